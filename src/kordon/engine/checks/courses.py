"""Other courses of play: what might have happened instead, by the game's own moves, without its `belief`.

The truth is retraced up to an early moment. Then other games are played from the start, at random, and kept
only while they send the viewer the same messages, byte by byte. It is plain rejection, so every world found
this way is one that the viewer can't rule out. The cost is bounded; late in a big game no course is left.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final, NamedTuple

from kordon.engine.belief import FilterBelief, Unexplained
from kordon.engine.chance import SEED_BYTES, Chance
from kordon.engine.checks.evidence import BELIEF, BESIDE_COURSES, COURSES, SWAP, Evidence, Fields
from kordon.engine.checks.finding import field_states, require
from kordon.engine.game import AnyGame
from kordon.engine.match import Match
from kordon.engine.records import SPECTATOR, Delivery, Seat, encode, witnessed

MOST_MESSAGES: Final = 10  # of the viewer, from the start
COURSES_TRIED: Final = 12
COURSES_NEEDED: Final = 6  # to say how much the past tells
MORE_SWAPS: Final = 120  # to know the range of a swap
MOVES_TRIED: Final = 6
VARIANTS_TRIED: Final = 16  # of a move, before what differs in them counts as seen: a part may be hidden
SILENT_TRIED: Final = 3
MOMENTS_TRIED: Final = 4
SILENT_MOVES: Final = 12  # that nobody but the mover notices, in a row
MOST_WORLDS: Final = 400  # that are counted, to see whether belief draws others
WORLDS_PER_COURSE: Final = 2  # of swap_secrets and of belief, to compare with; the same share at each moment


class Step(NamedTuple):
    """A move of the truth that the viewer noticed."""

    before: Any  # the position
    move: Any
    sent: bytes  # to the viewer
    hidden: frozenset[str]  # fields of the move that could be otherwise without the viewer noticing
    after_silence: bool  # whether somebody may have moved before it without the viewer noticing


class Past:
    """The truth retraced from its start to an early moment of the viewer."""

    def __init__(self, match: Match, viewer: Seat, source: Random) -> None:
        self.game = match.game
        self.options, self.seats = match.options, match.seats
        self.viewer = viewer
        self.source = source
        self.start = match.game.start(match.options, match.seats, match.seed)
        self.end: Any = None  # where no fitting moment is found
        self.steps: list[Step] = []
        self.history = [Delivery((), match.game.observe(self.start, viewer))]
        self._retrace(match)

    def _retrace(self, match: Match) -> None:
        """Up to a random moment among the first at which the viewer is asked, or was sent something."""
        game, viewer = self.game, self.viewer
        moments: list[tuple[int, Any]] = [(0, self.start)]
        noticed: list[tuple[Any, Any, bytes, Any]] = []
        position = since = self.start
        for move in match.moves:
            before, position = position, position.copy()
            events = witnessed(game.apply(position, move), viewer)
            observation = game.observe(position, viewer)
            if events or observation != self.history[-1].observation:
                delivery = Delivery(events, observation)
                self.history.append(delivery)
                noticed.append((before, move, encode(delivery), since))
                since = position
                if observation.outcome is not None or len(noticed) == MOST_MESSAGES:
                    break
                if viewer == SPECTATOR or viewer in observation.to_act:
                    moments.append((len(noticed), position))
        self._end_at_one_of(moments, noticed)

    def _end_at_one_of(
        self, moments: list[tuple[int, Any]], noticed: list[tuple[Any, Any, bytes, Any]]
    ) -> None:
        self.source.shuffle(moments)
        for length, end in moments[:MOMENTS_TRIED]:
            # Where somebody may move unnoticed at any time, nobody can say how far they have got.
            if self._silent_move(end, MOVES_TRIED) is None:
                del self.history[1 + length :]
                self.steps = [self._step(*one) for one in noticed[:length]]
                self.end = end
                return

    def _step(self, before: Any, move: Any, sent: bytes, since: Any) -> Step:
        hidden = self._hidden_fields(before, move, sent) if move.seat != self.viewer else frozenset()
        return Step(before, move, sent, hidden, since is not before or self._silent_move(since) is not None)

    def _hidden_fields(self, before: Any, move: Any, sent: bytes) -> frozenset[str]:
        """The fields of the move that the viewer did not see, as far as a few other moves show."""
        names = move.__struct_fields__
        variants: dict[str, list[Any]] = {}
        far = []
        for other in self.game.moves(before, move.seat):
            if type(other) is type(move):
                fields = _differing(other, move)
                if len(fields) == 1:
                    variants.setdefault(fields[0], []).append(other)
                elif fields:
                    far.append(other)
        hidden = {
            name
            for name in names
            if name not in variants or self._any_sends(before, variants[name], sent, VARIANTS_TRIED)
        }
        return frozenset(names if self._any_sends(before, far, sent, MOVES_TRIED) else hidden)

    def _any_sends(self, before: Any, moves: list[Any], sent: bytes, most: int) -> bool:
        tried = self.source.sample(moves, min(most, len(moves)))
        return any(self._sent(before, move, before.chance)[1] == sent for move in tried)

    def _sent(self, position: Any, move: Any, luck: Chance) -> tuple[Any, bytes]:
        """The position after the move and what the viewer is sent of it, if anything."""
        after = position.copy()
        after.chance = luck.copy()
        events = witnessed(self.game.apply(after, move), self.viewer)
        observation = self.game.observe(after, self.viewer)
        if not events and observation == self.game.observe(position, self.viewer):
            return after, b""
        return after, encode(Delivery(events, observation))

    def other_courses(self) -> list[Any]:
        """The positions in which other courses end that look the same to the viewer."""
        starts = [] if self.end is None else self._starts()
        return [end for end in map(self._follow, starts) if end is not None]

    def _starts(self) -> list[Any]:
        """First positions that look the same: from other seeds, or else with other secrets."""
        game, source = self.game, self.source
        first = encode(self.history[0])
        starts = []
        for _ in range(COURSES_TRIED):
            start = game.start(self.options, self.seats, source.randbytes(SEED_BYTES))
            if encode(Delivery((), game.observe(start, self.viewer))) == first:
                starts.append(start)
            elif not starts:
                break
        while len(starts) < COURSES_TRIED:
            starts.append(game.swap_secrets(self.start, self.viewer, source))
        return starts

    def _follow(self, position: Any) -> Any:
        """Play on from here with other moves and the same messages; None where that fails."""
        for step in self.steps:
            position = self._to_message(position, step)
            if position is None:
                return None
        return position

    def _to_message(self, position: Any, step: Step) -> Any:
        for _ in range(SILENT_MOVES):
            waits = step.after_silence and self.source.random() < 0.5
            after = None if waits else self._same_message(position, step)
            if after is not None:
                return after
            silent = self._silent_move(position)
            if silent is None:
                return self._same_message(position, step) if waits else None
            position = silent
        return None

    def _same_message(self, position: Any, step: Step) -> Any:
        """The position after a move that differs from the truth's in hidden parts; None if there is none."""
        if step.move.seat not in self.game.to_act(position):
            return None
        alike = [
            move
            for move in self.game.moves(position, step.move.seat)
            if type(move) is type(step.move) and step.hidden.issuperset(_differing(move, step.move))
        ]
        for number in range(MOVES_TRIED if alike else 0):
            luck = step.before.chance if number % 2 else Chance(self.source.getrandbits(128))
            after, sent = self._sent(position, self.source.choice(alike), luck)
            if sent == step.sent:
                return after
        return None

    def _silent_move(self, position: Any, tries: int = SILENT_TRIED) -> Any:
        """The position after somebody else's move that the viewer does not notice; None if none is found."""
        acting = [seat for seat in self.game.to_act(position) if seat != self.viewer]
        if not acting:
            return None
        moves = self.game.moves(position, self.source.choice(acting))
        for move in self.source.sample(moves, min(tries, len(moves))):
            after, sent = self._sent(position, move, Chance(self.source.getrandbits(128)))
            if not sent:
                return after
        return None


def _differing(move: Any, other: Any) -> list[str]:
    """The fields in which two moves of one kind differ."""
    return [name for name in move.__struct_fields__ if getattr(move, name) != getattr(other, name)]


def _require_one_end(truth: Fields, ends: list[Fields], viewer: Seat) -> None:
    """Nothing is open to who sees everything."""
    for end in ends:
        open_to_it = [name for name, value in truth.items() if end[name] != value]
        require(
            not open_to_it,
            "secrecy",
            f"seat {viewer} is said to see everything, but another course of moves that looks the same "
            f"to it ends with another {', '.join(open_to_it)}",
        )


def _are_missing(ends: list[Fields], swaps: list[Fields]) -> bool:
    """Whether other courses end with values that no swapped world has."""
    swapped = {name: {world[name] for world in swaps} for name in ends[0]}
    return any(end[name] not in values for end in ends for name, values in swapped.items())


def compare(match: Match, viewer: Seat, source: Random, evidence: Evidence) -> int:
    """Set other courses beside `swap_secrets` and `belief`, at an early moment; how many were found."""
    past = Past(match, viewer, source)
    ends = [field_states(end) for end in past.other_courses()]
    if not ends:
        return 0
    game: AnyGame = match.game
    truth = field_states(past.end)
    if game.sees_everything(past.end, viewer):
        _require_one_end(truth, ends, viewer)
        return len(ends)
    belief = game.belief(past.history)
    count = WORLDS_PER_COURSE * len(ends)

    def swapped(count: int) -> list[Fields]:
        return [field_states(game.swap_secrets(past.end, viewer, source)) for _ in range(count)]

    swaps = swapped(count)
    draws = [field_states(belief.draw(source)) for _ in range(count)]
    for name, worlds in ((COURSES, ends), (SWAP, swaps), (BELIEF, draws)):
        for world in worlds:
            evidence.compare(BESIDE_COURSES, viewer, name, truth, world)
    if len(ends) >= COURSES_NEEDED:
        evidence.weigh_past(viewer, ends, swaps, draws)
        if _are_missing(ends, swaps):
            # Of few worlds nobody can tell how many values are left.
            swaps += swapped(MORE_SWAPS)
        evidence.weigh_swaps(viewer, ends, swaps)
    possible = None if isinstance(belief, FilterBelief) else every_world(game, past.history)
    if possible is not None:
        evidence.weigh_belief(viewer, possible, draws)
    return len(ends)


def every_world(game: AnyGame, history: list[Delivery]) -> list[Fields] | None:
    """All worlds that fit what was sent, by the game's own moves; None where they are too many to count."""
    if game.name in _too_large:
        return None
    try:
        belief = FilterBelief(game, history[:1], MOST_WORLDS)
    except (AttributeError, TypeError):  # a game with a belief of its own need not serve the generic one
        _too_large.add(game.name)
        return None
    if not belief.is_whole:
        _too_large.add(game.name)
        return None
    if not all(_is_whole_after(belief, delivery) for delivery in history[1:]):
        return None
    return list(map(field_states, belief.possible()))


def _is_whole_after(belief: FilterBelief, delivery: Delivery) -> bool:
    """Take in the next message; whether every world is there that fits."""
    try:
        belief.update(delivery)
    except Unexplained:
        return False
    return belief.is_whole


_too_large: set[str] = set()  # games with more starts than can be counted
