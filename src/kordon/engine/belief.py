"""A belief for any small game: it replays what others may have done from what a seat was sent.

It keeps the positions that would have looked the same to the seat, with their probabilities: every hidden
start, every legal move of every player, each as likely as the next. What a seat is not told of may have
happened any time, so moves that it would not notice are tried before each message and after the last one.
Luck is drawn again and kept where it shows what the seat saw. While the worlds fit into `most`, all of them
are there; beyond it a sample is kept.

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
from kordon.engine.records import Sight, encode, witnessed

if TYPE_CHECKING:
    from kordon.engine.game import AnyGame

MOST_WORLDS: Final = 2000
GROWTH: Final = 4  # how much larger a sample is tried when none of its worlds explains a message
ATTEMPTS: Final = 3
LEAST_LUCK: Final = 24  # draws for a move that uses chance
MOST_LUCK: Final = 256
ALL_LUCK: Final = 6000  # for one move in every world
STARTS_AT_LEAST: Final = 256
STARTS_FOR_EACH: Final = 24  # so many draws for each start found, before no other is expected
REMEMBERED: Final = 128

Worlds: TypeAlias = dict[bytes, tuple[float, Any]]
"""Positions with their probabilities, by all that is hidden in them but luck."""


class Unexplained(Exception):
    """What a seat was sent can't have been sent by this game, as far as the belief can see."""


class FilterBelief:
    """The worlds that fit all that one seat was sent."""

    def __init__(self, game: AnyGame, history: Sequence[Sight], most: int = MOST_WORLDS) -> None:
        self._game = game
        self._most = most
        self._history: list[Sight] = []
        self._steps: list[tuple[bytes, Worlds]] = []  # after each message: its digest, the worlds then
        for sight in history:
            self.update(sight)

    def update(self, sight: Sight) -> None:
        """Take in the next message."""
        self._history.append(sight)
        self._follow(self._most)
        attempt = 1
        while not self._worlds and attempt < ATTEMPTS:
            self._steps.clear()
            self._follow(self._most * GROWTH**attempt)
            attempt += 1
        if not self._worlds:
            raise Unexplained(f"{self._game.name}: no world explains what seat {self._seat} was sent")
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
        for sight in self._history[len(self._steps) :]:
            before = self._steps[-1][0] if self._steps else b""
            digest = blake2b(before + encode(sight), digest_size=16).digest()
            key = type(self._game), most, digest
            worlds = _remembered.pop(key, None)
            if worlds is None:
                source = Random(digest)
                worlds = self._next(sight, most, source) if self._steps else self._starts(sight, most, source)
                worlds = self._unnoticed(sample(worlds, most, source), sight.observation, most, source)
            _remembered[key] = worlds
            while len(_remembered) > REMEMBERED:
                _remembered.popitem(last=False)
            self._steps.append((digest, worlds))

    def _starts(self, first: Sight, most: int, source: Random) -> Worlds:
        """The positions that the game may have begun with."""
        worlds: Worlds = {}
        draws = 0
        while draws < max(STARTS_AT_LEAST, STARTS_FOR_EACH * len(worlds)) and len(worlds) < most:
            world = self._game.start_like(first.observation, source)
            add(worlds, world, 1.0)
            draws += 1
        return worlds

    def _next(self, sight: Sight, most: int, source: Random) -> Worlds:
        """The worlds after a move that the seat noticed by this message."""
        worlds: Worlds = {}
        for weight, world, events in self._moved(self._worlds, source, own=True):
            if events == sight.events and self._game.observe(world, self._seat) == sight.observation:
                add(worlds, world, weight)
        return worlds or self._taken_back(sight)

    def _taken_back(self, sight: Sight) -> Worlds:
        """A message without events may say that the seat took a move back: all is as it was before."""
        if not sight.events:
            for earlier, (_, worlds) in zip(self._history[-2::-1], self._steps[::-1], strict=False):
                if earlier.observation == sight.observation:
                    return worlds
        return {}

    def _unnoticed(self, worlds: Worlds, seen: Any, most: int, source: Random) -> Worlds:
        """These worlds, and those that others can reach from them without the seat's noticing."""
        reached, edge = dict(worlds), worlds
        while edge and len(reached) < most:
            fresh: Worlds = {}
            for weight, world, events in self._moved(edge, source, own=False):
                if not events and self._game.observe(world, self._seat) == seen:
                    add(fresh, world, weight)
            edge = {key: value for key, value in fresh.items() if key not in reached}
            reached |= edge
        return sample(reached, most, source)

    def _moved(self, worlds: Worlds, source: Random, own: bool) -> Iterator[tuple[float, Any, Any]]:
        """Every world after every move that can be made in it, and what the seat hears of that."""
        game = self._game
        draws = min(MOST_LUCK, max(LEAST_LUCK, ALL_LUCK // len(worlds)))
        for weight, world in worlds.values():
            acting = game.to_act(world)
            for mover in acting:
                if mover == self._seat and not own:
                    continue
                moves = game.moves(world, mover)
                share = weight / (len(acting) * len(moves))
                for move in moves:
                    after = world.copy()
                    notices = game.apply(after, move)
                    if after.chance.count == world.chance.count:
                        yield share, after, witnessed(notices, self._seat)
                        continue
                    for _ in range(draws):
                        after = world.copy()
                        after.chance = QuickChance(source.getrandbits(128))
                        notices = game.apply(after, move)
                        yield share / draws, after, witnessed(notices, self._seat)


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


_remembered: OrderedDict[tuple[type, int, bytes], Worlds] = OrderedDict()
