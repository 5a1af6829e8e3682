"""A belief for any small game: it replays what others may have done from what a seat was sent.

It keeps the positions that would have looked the same to the seat, with their probabilities: every hidden
start, every legal move of every player, each as likely as the next. What a seat is not told of may have
happened any time, so moves that it would not notice are tried before each message and after the last one.
Luck is matched with what the seat was told (`luck`). While the worlds fit into `most`, all of them are there;
beyond it a sample is kept.

It uses nothing of a game but `start_like`, `to_act`, `moves`, `apply` and `observe`, and no true position.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator, Sequence
from hashlib import blake2b
from random import Random
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from kordon.engine.chance import QuickChance
from kordon.engine.checks.finding import hidden_state
from kordon.engine.luck import Outcome, Told, every_outcome, fitting_outcome
from kordon.engine.records import Delivery, encode

if TYPE_CHECKING:
    from kordon.engine.game import AnyGame

MOST_WORLDS: Final = 2000
GROWTH: Final = 4  # how much larger a sample is tried when none of its worlds explains a message
ATTEMPTS: Final = 3
LEAST_LUCK: Final = 24  # outcomes of a move that uses chance
MOST_LUCK: Final = 64
ALL_LUCK: Final = 6000  # for one move in every world
HIDDEN_LUCK: Final = 8  # of more outcomes than those: so many that fit, which differ in what is hidden
STARTS_AT_LEAST: Final = 256
STARTS_FOR_EACH: Final = 24  # so many draws for each start found, before no other is expected
REMEMBERED: Final = 128

Worlds: TypeAlias = dict[bytes, tuple[float, Any]]
"""Positions with their probabilities, by all that is hidden in them but luck."""


class Unexplained(Exception):
    """What a seat was sent can't have been sent by this game, as far as the belief can see."""


class FilterBelief:
    """The worlds that fit all that one seat was sent."""

    def __init__(self, game: AnyGame, history: Sequence[Delivery], most: int = MOST_WORLDS) -> None:
        self._game = game
        self._most = most
        self._history: list[Delivery] = []
        self._steps: list[tuple[bytes, Worlds]] = []  # after each message: its digest, the worlds then
        self.is_whole = True  # whether every world is there that fits
        for delivery in history:
            self.update(delivery)

    def update(self, delivery: Delivery) -> None:
        """Take in the next message."""
        self._history.append(delivery)
        self._follow(self._most)
        attempt = 1
        while not self._worlds and attempt < ATTEMPTS:
            self._steps.clear()
            self._follow(self._most * GROWTH**attempt)
            attempt += 1
        if not self._worlds:
            raise Unexplained(
                f"{self._game.name}: no world explains what seat {self._seat} was sent last, "
                f"{encode(delivery.events).decode()}. Either something is shown that no move leads to, such "
                "as luck to come; or luck was not matched, because no draw shows by itself: then write a "
                "belief of your own (docs/add-a-game.md#luck-and-the-belief)"
            )
        worlds = list(self._worlds.values())
        self._drawn_from = [world for _, world in worlds]
        total = 0.0
        self._weights = [total := total + weight for weight, _ in worlds]

    def draw(self, source: Random) -> Any:
        """One world, with luck of its own."""
        [world] = source.choices(self._drawn_from, cum_weights=self._weights)
        drawn = world.copy()
        drawn.chance = QuickChance(source.getrandbits(128))
        return drawn

    def __len__(self) -> int:
        """How many worlds are held possible."""
        return len(self._drawn_from)

    def possible(self) -> list[Any]:
        """Every world held possible, as it is kept: not to be changed."""
        return self._drawn_from

    # ---- message by message

    @property
    def _worlds(self) -> Worlds:
        return self._steps[-1][1]

    @property
    def _seat(self) -> int:
        seat: int = self._history[0].observation.seat
        return seat

    def _follow(self, most: int) -> None:
        """The worlds after every message that has none yet; those of a history seen before are remembered."""
        for delivery in self._history[len(self._steps) :]:
            before = self._steps[-1][0] if self._steps else b""
            digest = blake2b(before + encode(delivery), digest_size=16).digest()
            key = type(self._game), most, digest
            known = _remembered.pop(key, None)
            if known is None:
                source = Random(digest)
                worlds = (self._next if self._steps else self._starts)(delivery, most, source)
                self.is_whole &= len(worlds) < most
                worlds = self._unnoticed(sample(worlds, most, source), delivery.observation, most, source)
                self.is_whole &= len(worlds) < most
                known = worlds, self.is_whole
            worlds, self.is_whole = known
            _remembered[key] = known
            while len(_remembered) > REMEMBERED:
                _remembered.popitem(last=False)
            self._steps.append((digest, worlds))

    def _starts(self, first: Delivery, most: int, source: Random) -> Worlds:
        """The positions that the game may have begun with."""
        worlds: Worlds = {}
        draws = 0
        while draws < max(STARTS_AT_LEAST, STARTS_FOR_EACH * len(worlds)) and len(worlds) < most:
            world = self._game.start_like(first.observation, source)
            add(worlds, world, 1.0)
            draws += 1
        return worlds

    def _next(self, delivery: Delivery, most: int, source: Random) -> Worlds:
        """The worlds after a move that the seat noticed by this message."""
        worlds: Worlds = {}
        for weight, world in self._moved(self._worlds, delivery, source, own=True):
            add(worlds, world, weight)
        return worlds or self._taken_back(delivery)

    def _taken_back(self, delivery: Delivery) -> Worlds:
        """A message without events may say that the seat took a move back: all is as it was before."""
        if not delivery.events:
            for earlier, (_, worlds) in zip(self._history[-2::-1], self._steps[::-1], strict=False):
                if earlier.observation == delivery.observation:
                    return worlds
        return {}

    def _unnoticed(self, worlds: Worlds, seen: Any, most: int, source: Random) -> Worlds:
        """These worlds, and those that others can reach from them without the seat's noticing."""
        reached, edge, nothing = dict(worlds), worlds, Delivery((), seen)
        while edge and len(reached) < most:
            fresh: Worlds = {}
            for weight, world in self._moved(edge, nothing, source, own=False):
                add(fresh, world, weight)
            edge = {key: value for key, value in fresh.items() if key not in reached}
            reached |= edge
        return sample(reached, most, source)

    def _moved(
        self, worlds: Worlds, delivery: Delivery, source: Random, own: bool
    ) -> Iterator[tuple[float, Any]]:
        """Every world after every move in it that would have sent the seat this."""
        game, told = self._game, Told(self._game, self._seat, delivery)
        moved = [
            (weight / len(acting), world, game.moves(world, mover))
            for weight, world in worlds.values()
            for acting in (game.to_act(world),)
            for mover in acting
            if own or mover != self._seat
        ]
        limit = min(MOST_LUCK, max(LEAST_LUCK, ALL_LUCK // (1 + sum([len(moves) for _, _, moves in moved]))))
        for weight, world, moves in moved:
            for move in moves:
                outcomes = every_outcome(game, world, move, limit)
                if outcomes is None:
                    outcomes = self._lucky(world, move, told, source)
                for share, after, notices, _ in outcomes:
                    if told.fits(after, notices):
                        yield weight / len(moves) * share, after

    def _lucky(self, world: Any, move: Any, told: Told, source: Random) -> list[Outcome]:
        """A few outcomes of much luck that fit."""
        found = []
        self.is_whole = False
        for _ in range(HIDDEN_LUCK):
            outcome = fitting_outcome(self._game, world, move, told, source)
            if outcome is None:
                break
            found.append(outcome)
            if outcome.is_only:
                break
        return [outcome._replace(share=outcome.share / len(found)) for outcome in found]


def add(worlds: Worlds, world: Any, weight: float) -> None:
    """Put a world among others; one that is there already becomes more likely."""
    key = hidden_state(world)
    known = worlds.get(key)
    worlds[key] = (weight, world) if known is None else (known[0] + weight, known[1])


def sample(worlds: Worlds, most: int, source: Random) -> Worlds:
    """All the worlds, their probabilities summing up to 1; if they are too many, so many drawn from them."""
    total = sum(weight for weight, _ in worlds.values())
    if len(worlds) <= most:
        return {key: (weight / total, world) for key, (weight, world) in worlds.items()}
    weights = [weight for weight, _ in worlds.values()]
    drawn: Worlds = {}
    for key in source.choices(list(worlds), weights, k=most):
        share, _ = drawn.get(key, (0.0, None))
        drawn[key] = share + 1 / most, worlds[key][1]
    return drawn


_remembered: OrderedDict[tuple[type, int, bytes], tuple[Worlds, bool]] = OrderedDict()
