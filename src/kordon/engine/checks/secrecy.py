"""Secrecy: what a seat can't know changes no byte that the seat is ever sent."""

# Not compiled: part of development, where the build's time counts for more.
from __future__ import annotations

from random import Random
from typing import Any

from kordon.engine.checks.evidence import AT_A_MOMENT, BELIEF, BELIEF_TWICE, SWAP, Evidence
from kordon.engine.checks.finding import Finding, field_states, require
from kordon.engine.game import AnyGame, Belief
from kordon.engine.match import Match
from kordon.engine.play import Refused, play, why_not_paths
from kordon.engine.records import Seat, encode, sight_of
from kordon.engine.scene import labels


def shown(game: AnyGame, position: Any, seat: Seat, strangers: list[Any]) -> list[bytes]:
    """Everything a seat can get out of a position: view, moves, team, scene, explanations, refusals."""
    observation = game.observe(position, seat)
    scene = game.scene(observation)
    parts = [encode(observation), encode(game.turn(position)), encode(scene)]
    parts.append(encode(game.moves(position, seat) if seat < observation.seats else []))
    parts.append(encode(game.team(position, seat) if seat < observation.seats else ()))
    targets = list(labels(scene))
    parts.append(encode(why_not_paths(game, observation, [(target,) for target in targets])))
    for first in {path[0]: None for path in (choice.path for choice in scene.choices) if len(path) > 1}:
        parts.append(encode([game.explain(observation, (first, target)) for target in targets]))
    parts.append(encode([_refusal(game, position, move) for move in strangers if move.seat == seat]))
    return parts


def _refusal(game: AnyGame, position: Any, move: Any) -> tuple[str, ...]:
    try:
        play(game, position.copy(), move)
    except Refused as refusal:
        return refusal.rules
    return ()


WORLDS = 4
PARTS = ("observation", "turn", "scene", "legal moves", "team", "explanations")


def at_a_moment(
    match: Match, viewer: Seat, belief: Belief, strangers: list[Any], source: Random, evidence: Evidence
) -> list[Any]:
    """Swap the truth for other worlds, which are the answer.

    Half of them the viewer itself holds possible, by its belief; half are made from the truth by the
    rules' word on what the viewer must not know. The first half finds an observation that changes with
    what it does not show, the second one that shows too much. The evidence says how many really differed.
    """
    game = match.game
    truth = shown(game, match.position, viewer, strangers)
    before = field_states(match.position)
    claimed = game.sees_everything(match.position, viewer)
    if claimed:
        evidence.claims[viewer] += 1
    drawn, worlds = None, []
    for number in range(WORLDS):
        if number % 2:
            name, world = BELIEF, belief.draw(source)
            faults = world.faults()
            require(not faults, "belief", f"an impossible world for seat {viewer}: {faults}")
        else:
            name, world = SWAP, game.swap_secrets(match.position, viewer, source)
        worlds.append(world)
        fields = field_states(world)
        if claimed:
            require(
                fields == before, "secrecy", f"seat {viewer} is said to see everything, but not by its {name}"
            )
        elif game.outcome(match.position) is None:
            evidence.compare(AT_A_MOMENT, viewer, name, before, fields)
            if name == BELIEF:
                if drawn is not None:
                    evidence.compare(AT_A_MOMENT, viewer, BELIEF_TWICE, drawn, fields)
                drawn = fields
        other = shown(game, world, viewer, strangers)
        for index, (one, two) in enumerate(zip(truth, other, strict=True)):
            if one != two:
                what = PARTS[index] if index < len(PARTS) else "explanations and refusals"
                raise Finding(f"secrecy: seat {viewer} can tell worlds apart by its {what}: {_gap(one, two)}")
    return worlds


def in_events(match: Match, seat: Seat, source: Random) -> None:
    """What a seat may hear of another's move must not depend on what the seat can't know.

    Every move of the others is tried, in truth and with other secrets: where both can leave the seat
    with the same observation, they must be able to leave it with the same events.
    """
    other = match.game.swap_secrets(match.position, seat, source)
    other.chance = match.position.chance.copy()
    for mover in match.game.to_act(match.position):
        if mover != seat:
            one, two = _heard(match.game, match.position, mover, seat), _heard(match.game, other, mover, seat)
            for seen in one.keys() & two.keys():
                odd = one[seen] ^ two[seen]
                require(not odd, "secrecy", f"events tell seat {seat} too much: {sorted(odd)[:2]}")


def _heard(game: AnyGame, position: Any, mover: Seat, seat: Seat) -> dict[bytes, set[bytes]]:
    """The events a seat can hear of a mover's next move, by the observation they leave it with."""
    heard: dict[bytes, set[bytes]] = {}
    for move in game.moves(position, mover):
        after = position.copy()
        notices = game.apply(after, move)
        seen = sight_of(notices, seat, game.observe(after, seat))
        heard.setdefault(encode(seen.observation), set()).add(encode((seen.events, seen.private)))
    return heard


def _gap(one: bytes, two: bytes) -> str:
    start = next((i for i, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), 0)
    return f"…{one[max(0, start - 40) : start + 40]!r} or …{two[max(0, start - 40) : start + 40]!r}"


class Twin:
    """Two games that look the same to a seat, played on side by side with different hidden choices.

    Both share the luck to come: what is visible of it must be the same. As long as a move of the one
    can be answered by a move of the other that the seat can't tell from it, every message, and where
    turns end between messages, must stay the same.
    """

    def __init__(self, match: Match, seat: Seat, belief: Belief, source: Random) -> None:
        self.game = match.game
        self.seat = seat
        self.source = source
        self.truth = match.position.copy()
        self.world = belief.draw(source)
        self.world.chance = self.truth.chance.copy()
        self.messages = 0

    def run(self, most: int) -> int:
        """Play on until the games part for good reason; how many messages were the same till then."""
        for _ in range(most):
            acting = self.game.to_act(self.truth)
            if not acting or not self._step(self.source.choice(acting)):
                break
        return self.messages

    def _step(self, mover: Seat) -> bool:
        move = self.source.choice(self.game.moves(self.truth, mover))
        known = encode(self.game.observe(self.truth, self.seat))
        sent = self._play(self.truth, move)
        if mover == self.seat:
            answers = [move]
        else:
            answers = self.game.moves(self.world, mover)
            self.source.shuffle(answers)
        for answer in answers:
            trial = self.world.copy()
            if self._play(trial, answer) == sent:
                self.world = trial
                self._compare()
                self.messages += sent[0] != known
                return True
        return False

    def _play(self, position: Any, move: Any) -> tuple[bytes, bytes]:
        notices = self.game.apply(position, move)
        observation = self.game.observe(position, self.seat)
        return encode(observation), encode(sight_of(notices, self.seat, observation))

    def _compare(self) -> None:
        """What is not in the messages must be the same too: when turns end, what is shown and refused."""
        one = shown(self.game, self.truth, self.seat, [])
        other = shown(self.game, self.world, self.seat, [])
        require(one == other, "secrecy", f"seat {self.seat}: the same messages, but not the same game shown")
