"""Secrecy: what a seat can't know changes no byte that the seat is ever sent."""

# Not compiled: part of development, where the build's time counts for more.
from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any, NamedTuple

from kordon.engine.checks.evidence import AT_A_MOMENT, BELIEF, BELIEF_TWICE, SWAP, Evidence
from kordon.engine.checks.finding import Finding, field_states, hidden_state, require
from kordon.engine.game import AnyGame, Belief
from kordon.engine.luck import every_outcome
from kordon.engine.match import Match
from kordon.engine.play import Refused, play, why_not_paths
from kordon.engine.records import Seat, delivery_to, encode
from kordon.engine.scene import labels


def shown(game: AnyGame, position: Any, seat: Seat, strangers: list[Any]) -> list[bytes]:
    """Everything a seat can get out of a position: view, moves, team, scene, explanations, refusals."""
    observation = game.observe(position, seat)
    scene = game.scene(observation)
    parts = [encode(observation), encode(game.turn(position)), encode(scene)]
    is_seated = seat < observation.seats
    parts += [encode(game.moves(position, seat) if is_seated else ())]
    parts += [encode(game.team(position, seat) if is_seated else ())]
    targets = list(labels(scene))
    parts.append(encode(why_not_paths(game, observation, [(target,) for target in targets])))
    asked = targets if seat in observation.to_act else []
    parts.append(encode([game.matter(observation, (target,)) for target in asked]))
    for first in dict.fromkeys(choice.path[0] for choice in scene.choices if len(choice.path) > 1):
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
MOST_LUCK = 12  # outcomes of a move that are all tried
PARTS = ("observation", "turn", "scene", "legal moves", "team", "explanations", "answers to clicks")


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
        _require_same(truth, shown(game, world, viewer, strangers), viewer)
    return worlds


def _require_same(truth: list[bytes], other: list[bytes], viewer: Seat) -> None:
    for index, (one, two) in enumerate(zip(truth, other, strict=True)):
        if one != two:
            what = PARTS[index] if index < len(PARTS) else "explanations and refusals"
            raise Finding(f"secrecy: seat {viewer} can tell worlds apart by its {what}: {_gap(one, two)}")


def in_events(match: Match, seat: Seat, source: Random) -> None:
    """What a seat hears of another's move tells nothing that the observation after it hides.

    Every move of the others is tried, in truth and with other secrets.

    - Of the moves in one world that leave the seat with the same observation, each event must leave the same
      things possible: else it tells a sealed choice, or something of it.
    - Where both worlds can leave the seat with the same observation, they must be able to leave it with the
      same events.
    - For the same events the log must have the same lines, and for the same observation all that is shown
      must be the same.
    """
    game = match.game
    other = game.swap_secrets(match.position, seat, source)
    other.chance = match.position.chance.copy()
    for mover in game.to_act(match.position):
        if mover != seat:
            one, two = _heard(game, match.position, mover, seat), _heard(game, other, mover, seat)
            for heard in (one, two):
                for outcomes in heard.values():
                    _tells_no_choice(game, seat, outcomes, source)
            for seen in one.keys() & two.keys():
                there, here = {told.events for told in one[seen]}, {told.events for told in two[seen]}
                if odd := there ^ here:
                    raise Finding(_told_too_much(seat, sorted(odd), "by what was hidden before the move"))


class _Told(NamedTuple):
    """One way that a move of another can go."""

    position: Any
    events: bytes
    lines: bytes  # of the log
    is_one_of_all: bool  # whether every outcome of the move's luck is among them


def _heard(game: AnyGame, position: Any, mover: Seat, seat: Seat) -> dict[bytes, list[_Told]]:
    """What can come of a mover's next move, by the observation that it leaves a seat with."""
    heard: dict[bytes, list[_Told]] = {}
    for move in game.moves(position, mover):
        outcomes = every_outcome(game, position, move, MOST_LUCK)
        if outcomes is None:
            after = position.copy()
            ways = [(after, game.apply(after, move))]
        else:
            ways = [(outcome.position, outcome.notices) for outcome in outcomes]
        for after, notices in ways:
            seen = delivery_to(notices, seat, game.observe(after, seat))
            told = _Told(
                after, encode((seen.events, seen.private)), _lines(game, seen.events), outcomes is not None
            )
            heard.setdefault(encode(seen.observation), []).append(told)
    return heard


def _lines(game: AnyGame, events: tuple[Any, ...]) -> bytes:
    return encode([game.tell(event) for event in events])


def _tells_no_choice(game: AnyGame, seat: Seat, outcomes: list[_Told], source: Random) -> None:
    """Outcomes after which the seat sees the same: what it hears and reads must not tell them apart."""
    lines: dict[bytes, bytes] = {}
    hidden: dict[bytes, dict[bytes, Any]] = {}
    for told in outcomes:
        same = lines.setdefault(told.events, told.lines)
        require(
            same == told.lines,
            "secrecy",
            f"seat {seat}: for the same events the log has different lines: {_gap(same, told.lines)}; "
            "tell may read nothing but its event",
        )
        hidden.setdefault(told.events, {})[hidden_state(told.position)] = told.position
    if all(told.is_one_of_all for told in outcomes):
        (first, left), *others = hidden.items()
        for events, also_left in others:
            if left.keys() != also_left.keys():
                fields = _fields_apart(left.values(), also_left.values())
                raise Finding(_told_too_much(seat, [first, events], f"by what is hidden now, {fields}"))
    if len(outcomes) > 1:
        one, other = (shown(game, told.position, seat, []) for told in source.sample(outcomes, 2))
        require(one == other, "secrecy", f"seat {seat}: the same observation, but not the same game shown")


def _fields_apart(some: Iterable[Any], others: Iterable[Any]) -> str:
    """The fields that do not have the same values here and there."""
    one, two = [list(map(field_states, positions)) for positions in (some, others)]
    return ", ".join(
        f"`{name}`" for name in one[0] if {state[name] for state in one} != {state[name] for state in two}
    )


def _told_too_much(seat: Seat, events: list[bytes], why: str) -> str:
    some = " or ".join([told.decode() for told in events[:2]])
    return (
        f"secrecy: events tell seat {seat} more than its observation keeps. The observation after the move "
        f"is the same, but it hears {some}, {why}. If it may know that, keep it in the observation; "
        f"if not, don't tell it (docs/add-a-game.md#what-an-event-tells)"
    )


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
        moves = self.game.moves(self.truth, mover)
        if not moves:  # a dead end, which another check reports
            return False
        move = self.source.choice(moves)
        known = encode(self.game.observe(self.truth, self.seat))
        sent = self._play(self.truth, move)
        if mover == self.seat:
            answers = [move]
        else:
            answers = self.game.moves(self.world, mover)
            self.source.shuffle(answers)
        for answer in answers:
            trial = self.world.copy()
            answered = self._play(trial, answer)
            if answered[:2] == sent[:2]:
                self.world = trial
                self._compare(sent[2], answered[2])
                self.messages += sent[0] != known
                return True
        return False

    def _play(self, position: Any, move: Any) -> tuple[bytes, bytes, bytes]:
        notices = self.game.apply(position, move)
        observation = self.game.observe(position, self.seat)
        delivery = delivery_to(notices, self.seat, observation)
        return encode(observation), encode(delivery), _lines(self.game, delivery.events)

    def _compare(self, line: bytes, other_line: bytes) -> None:
        """What is not in the messages must be the same too: the log, turns' ends, what is shown."""
        require(
            line == other_line,
            "secrecy",
            f"seat {self.seat}: for the same events the log has different lines",
        )
        one = shown(self.game, self.truth, self.seat, [])
        other = shown(self.game, self.world, self.seat, [])
        require(one == other, "secrecy", f"seat {self.seat}: the same messages, but not the same game shown")
