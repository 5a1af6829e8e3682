"""What must hold at every step of every game, for any players."""

# Not compiled: part of development, where the build's time counts for more.
from __future__ import annotations

from itertools import chain
from random import Random
from typing import Any

import msgspec

from kordon.engine import log
from kordon.engine.checks.finding import Finding, require, shared_parts, state
from kordon.engine.errors import Fault
from kordon.engine.game import AnyGame
from kordon.engine.match import Match
from kordon.engine.play import Refused, play
from kordon.engine.records import OPEN, Path, Seat, Target, encode, everybody_at
from kordon.engine.scene import Far, labels, unordered


def soundness(match: Match) -> None:
    """The position is possible, and exactly the seats that may act have something to do."""
    game, position = match.game, match.position
    require(not position.faults(), "soundness", position.faults())
    acting = game.to_act(position)
    over = game.outcome(position) is not None
    require(over == (not acting), "dead end", f"outcome {game.outcome(position)}, to act {acting}")
    require(len(set(acting)) == len(acting), "soundness", f"seats twice in to_act: {acting}")
    for seat in range(match.seats):
        moves = game.moves(position, seat)
        require(bool(moves) == (seat in acting), "dead end", f"seat {seat} has {len(moves)} moves")
        require(len(set(map(encode, moves))) == len(moves), "legal list", f"seat {seat}: a move twice")
        require(all(move.seat == seat for move in moves), "legal list", f"seat {seat}: another's move")


def copies(match: Match, source: Random) -> None:
    """A copy is equal, shares nothing changeable, and lives a life of its own."""
    game, position = match.game, match.position
    before = state(position)
    copy = position.copy()
    require(state(copy) == before, "copy", "a copy differs from its original")
    require(not shared_parts(position, copy), "copy", f"shared: {shared_parts(position, copy)}")
    for seat in game.to_act(copy)[:1]:
        game.apply(copy, source.choice(game.moves(copy, seat)))
        require(state(position) == before, "copy", "playing on a copy changed the original")


def strangers(match: Match, pool: list[Any], source: Random) -> list[Any]:
    """Up to three moves from the pool that are not legal now."""
    legal = {encode(move) for seat in range(match.seats) for move in match.game.moves(match.position, seat)}
    picked = source.sample(pool, min(6, len(pool)))
    return [move for move in picked if encode(move) not in legal][:3]


def refusals(match: Match, pool: list[Any], source: Random) -> None:
    """What is not offered is refused with rules that exist, and changes nothing."""
    before = state(match.position)
    for move in strangers(match, pool, source):
        try:
            play(match.game, match.position, move)
        except Refused as refusal:
            require(bool(refusal.rules), "refusal", f"{move} is refused without a rule")
        else:
            require(False, "legal list", f"{move} was accepted though it was not offered")
        require(state(match.position) == before, "refusal", f"refusing {move} changed the position")


def click_paths(game: AnyGame, observation: Any) -> None:
    """Every legal move has a click path of its own, through targets that the scene names."""
    scene = game.scene(observation)
    named = labels(scene)
    things = (scene.shapes, scene.zones, scene.tracks, scene.pieces, scene.buttons)
    require(len(named) == sum(map(len, things)), "names", "two things of the scene share a name")
    paths = [choice.path for choice in scene.choices]
    require(len(paths) == len(observation.moves), "click paths", "choices and moves differ in number")
    expected = [game.path(observation, move) for move in observation.moves]
    require(list(game.paths(observation)) == expected, "click paths", "paths and moves differ in order")
    require(paths == expected, "click paths", "choices and moves differ in order")
    taken, alike = set(chain(*paths)), list(chain(*scene.alike))
    require(len(set(alike)) == len(alike), "click paths", "a target is like two others that are not alike")
    for first, *others in scene.alike:
        require(not taken.intersection(others), "click paths", f"paths go through others than {first}")
    unnamed = [target for target in (*alike, *chain(*paths)) if target not in named]
    require(not unnamed, "click paths", f"the scene does not name {unnamed}")
    ends = set(paths)
    clicked = {_in_one_order(path, scene.any_order) for path in paths}
    require(len(clicked) == len(paths), "click paths", "two moves share a path")
    for path in paths:
        beginning = [path[:length] for length in range(1, len(path)) if path[:length] in ends]
        require(not beginning, "click paths", f"{beginning} is a whole path and the beginning of {path}")


def _in_one_order(path: Path, any_order: tuple[str, ...]) -> Path:
    """The path with what has no order in one."""
    start, end = unordered(path, any_order)
    return *path[:start], *sorted(path[start:end]), *path[end:]


def far_targets(match: Match, seat: Seat) -> None:
    """Every far target is reached by legal moves of the seat, without chance, and the seat is still asked.

    Of a walk that clients ask about, all of that holds up to its last move.
    """
    game, observation = match.game, match.observation(seat)
    scene = game.scene(observation)
    first = {choice.path[0] for choice in scene.choices}
    asked = set(chain(*(group.targets for group in scene.far if group.asks)))
    for target in chain(*(group.targets for group in scene.far)):
        require(target not in first, "far targets", f"{target} begins a choice as well")
        require(target in labels(scene), "far targets", f"the scene does not name {target}")
        way = game.way(observation, (target,))
        require(len(way) > (target not in asked), "far targets", f"{len(way)} moves lead to {target}")
        drawn = way_drawn(scene.far, target)
        walked = [game.path(observation, move)[-1] for move in way]
        require(drawn[1:] in ([], walked), "far targets", f"the way to {target} is drawn over {drawn}")
        world = match.position.copy()
        for move in way:
            is_last = target in asked and move is way[-1]
            require(
                is_last or is_free(game, game.observe(world, seat), move),
                "far targets",
                f"{move} on the way to {target} can't be taken back",
            )
            require(seat in game.to_act(world), "far targets", f"seat {seat} can't go on to {target}")
            require(move in game.moves(world, seat), "far targets", f"{move} to {target} is not legal")
            if is_last:
                break
            game.apply(world, move)
        require(seat in game.to_act(world), "far targets", f"seat {seat} is not asked at {target}")
        require(
            world.chance.count == match.position.chance.count, "far targets", f"the way to {target} took luck"
        )


def way_drawn(far: tuple[Far, ...], target: Target) -> list[Target]:
    """The places to a far target, from where one stands, as clients draw the way; none if it has none."""
    after = {place: way for one in far for place, way in zip(one.targets, one.after, strict=bool(one.after))}
    drawn = [target] if target in after else []
    while drawn and drawn[0] in after:
        drawn[:0] = after[drawn[0]].split()
    return drawn


def records(game: AnyGame, observation: Any) -> None:
    """An observation survives the way through JSON and back."""
    there = encode(observation)
    back: Any = msgspec.json.decode(there, type=game.observation_type)
    require(encode(back) == there, "records", "an observation changes on its way through JSON")


def saving(match: Match) -> None:
    """Saved and loaded, the game stands where it stood."""
    try:
        again = log.verify(log.write(match), lambda name: match.game)
    except Fault as fault:
        raise Finding(f"save and load: {fault}") from None
    require(state(again.position) == state(match.position), "save and load", "the position differs")
    require(again.commitments == match.commitments, "save and load", "the commitments differ")
    for seat in (*everybody_at(match.seats), OPEN):
        one, other = match.game.observe(match.position, seat), match.game.observe(again.position, seat)
        require(encode(one) == encode(other), "save and load", f"seat {seat} sees something else")


def is_free(game: AnyGame, observation: Any, move: Any) -> bool:
    """Whether the scene promised that the move can be taken back."""
    scene, path = game.scene(observation), game.path(observation, move)
    note = next(choice.note for choice in scene.choices if choice.path == path)
    return note is None and path[0].startswith(scene.free)


def taking_back(match: Match, was_promised: bool) -> bool:
    """If the last move can be taken back, all is as before it, and no opponent was sent anything."""
    seat = match.moves[-1].seat
    move = match.moves[-1]
    others = {other: len(match.history[other]) for other in match.kept_from(seat)}
    try:
        match.take_back(seat)
    except Refused:
        require(not was_promised, "take back", f"{move} can't be taken back, as the scene says it can")
        return False
    for other, count in others.items():
        require(len(match.history[other]) == count, "take back", f"seat {other} was told of it")
    require(move in match.game.moves(match.position, seat), "take back", "the move can't be made again")
    match.play(move)
    for other, count in others.items():
        require(len(match.history[other]) == count, "take back", f"seat {other} noticed it being made again")
    return True
