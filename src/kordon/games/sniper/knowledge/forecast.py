"""Where a sniper who wants to win most likely is: an estimate by headings, from public messages.

The belief says exactly what is possible. This says what is likely: a sniper heads for one objective and
chooses each turn among all legal walks, the likelier the nearer an end is to it, the fewer squads reach that
and the fewer units hear; acts before walking, more often than not; and announces tokens to suit the distance.
It predicts snipers of every school better than the belief's stated model does (`docs/journal.md`).
"""

# Not compiled: mypyc takes the sum of floats for an int.
from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import exp
from typing import Any, Final, TypeAlias

from kordon.engine.bits import mask_of
from kordon.engine.records import Delivery
from kordon.games.sniper import events, pieces
from kordon.games.sniper.belief.sniper_model import OFF, Moment, model_of
from kordon.games.sniper.belief.tracker import answer_of
from kordon.games.sniper.belief.transitions import Copied
from kordon.games.sniper.board import FAR, SECTORS, Board, board_of
from kordon.games.sniper.knowledge.routes import reach_of_squads
from kordon.games.sniper.observation import SniperObservation
from kordon.games.sniper.pieces import NO_SPACE, OBJECTIVES, Objective, Space, SpaceMask
from kordon.games.sniper.rules.shooting import odds

HASTE: Final = 0.96  # a step nearer to the objective
URGENCY: Final = 2.9  # the same, shared among the turns that are left
FEAR: Final = 1.7  # each squad that reaches a space
QUIET: Final = 0.7  # each unit that hears
LENGTHS: Final = (-1.5, -0.7, -0.6, 0.7)
AT_GOAL: Final = 1.4  # to end on the objective
WALKS_FIRST: Final = 0.1  # before the first thing that others see in a turn
MASKED: Final = 0.9  # that a card face down before the walk is masking
UNLIKELY: Final = 0.03  # a heading that is left out
LEAST: Final = 1e-5  # of everything: what is less likely is forgotten

Start: TypeAlias = int  # a space, or an entrance as `Moment` counts
Weights: TypeAlias = dict[Start, float]
Way: TypeAlias = tuple[Space, float, SpaceMask, SpaceMask]
"""The end of a walk, how much it is liked, and the spaces of the units and of the dogs that notice it."""


class Ground:
    """The walks that units leave open, and how they are liked."""

    def __init__(self, map: str, units: tuple[Space, ...], dogs: tuple[Space, ...]) -> None:
        board = board_of(map)
        occupied = mask_of([space for space in units if space != NO_SPACE])
        self._moment = Moment(model_of(board), occupied, dogs)
        squads = reach_of_squads(board, units)
        self._fear = [
            exp(-FEAR * sum([mask >> space & 1 for mask in squads])) for space in range(board.map.size)
        ]
        self._ways: dict[Start, list[Way]] = {}

    def ways(self, start: Start) -> list[Way]:
        """From a space or an entrance, staying there among them; of several alike the likeliest."""
        known = self._ways.get(start)
        if known is None:
            best: dict[tuple[Space, SpaceMask, SpaceMask], float] = {}
            if start >> 8 != OFF:
                best[start, 0, 0] = exp(LENGTHS[0]) * self._fear[start]
            for walk in self._moment.walks(start):
                units, dogs = self._moment.noticed(start, walk)
                end = walk[2]
                liked = exp(LENGTHS[len(walk[3])] - QUIET * units.bit_count()) * self._fear[end]
                key = end, units, dogs
                best[key] = max(liked, best.get(key, 0.0))
            known = self._ways[start] = [(end, liked, u, d) for (end, u, d), liked in best.items()]
        return known


@lru_cache(maxsize=1024)
def drive_of(map: str, heading: Objective, countdown: int) -> list[float]:
    """By space: how much a sniper with this heading likes to end there, with so much time left."""
    board = board_of(map)
    goal = board.map.objective_spaces[heading]
    haste = HASTE + URGENCY / countdown
    return [
        exp(-haste * min(steps, FAR) + (AT_GOAL if at == goal else 0.0))
        for at, steps in enumerate(board.steps_to(1 << goal))
    ]


@lru_cache(maxsize=128)
def ground_of(map: str, units: tuple[Space, ...], dogs: tuple[Space, ...]) -> Ground:
    """The ground as units and dogs stand."""
    return Ground(map, units, dogs)


class Forecast(Copied):
    """The weights of headings and spaces, of a sniper who may still walk in this turn, and of one who has."""

    def __init__(self, seen: SniperObservation) -> None:
        self.name = seen.options.map
        self.board: Board = board_of(self.name)
        self.headings: tuple[Objective, ...] = tuple(range(1, OBJECTIVES + 1))
        self.before: list[Weights] = [
            {OFF << 8 | sector: 1.0 for sector in range(SECTORS) if sector != self.board.suit(heading)}
            for heading in self.headings
        ]
        self.after: list[Weights] = [{} for _ in self.headings]
        self._units, self._dogs, self._bag = seen.units, seen.dogs, seen.bag
        self._countdown = seen.countdown
        self._is_masked = self._has_walked = self._is_silenced = False

    # ---- taking in

    def follow(self, delivery: Delivery) -> None:
        """Take in a message."""
        units = dogs = 0
        for event in delivery.events:
            if isinstance(event, events.Alerted):
                units = mask_of(
                    [self._units[unit] for unit in range(pieces.UNITS) if event.units >> unit & 1]
                )
            elif isinstance(event, events.Scented):
                dogs = mask_of([space for dog, space in enumerate(self._dogs) if event.dogs >> dog & 1])
        if units or dogs:
            self.after, self.before = self._walked(units, dogs), [{} for _ in self.headings]
            self._has_walked = True
            self._scale()
        for event in delivery.events:
            self._take(event)
        seen: SniperObservation = delivery.observation
        self._units, self._dogs, self._bag = seen.units, seen.dogs, seen.bag
        self._countdown = seen.countdown

    def _take(self, event: Any) -> None:
        match event:
            case events.SniperBegan():
                for before, after in zip(self.before, self.after, strict=True):
                    for start, weight in after.items():
                        before[start] = before.get(start, 0.0) + weight
                self.after = [{} for _ in self.headings]
                self._is_masked = self._has_walked = self._is_silenced = False
            case events.SniperDone():
                self._finish()
            case events.CardPlayed(card=card):
                self._is_masked |= card in (pieces.UNKNOWN, pieces.MASKING) and any(self.before)
                self._is_silenced = card == pieces.SILENCED
            case events.Shot(tokens=tokens, drawn=drawn, unit=unit):
                self._shot(tokens, drawn[pieces.AIM], unit)
            case events.Completed(objective=objective, space=space):
                self._acted(lambda at: float(at == space))
                self._turn_from(objective)
            case events.Looted():
                numbered = self.board.map.objective_at
                self._acted(lambda at: float(numbered[at] != pieces.NO_OBJECTIVE))
            case events.SpecialistShot(space=space, reached=True, wounded=wounded):
                self._weigh(lambda at: float((at == space) == wounded))
            case _:
                if (answer := answer_of(self.board.map, event)) is not None:
                    mask, is_inside = answer
                    weigh = self._acted if isinstance(event, events.Revealed) else self._weigh
                    weigh(lambda at: float(bool(mask >> at & 1) == is_inside))

    def _acted(self, factor: Callable[[Space], float]) -> None:
        """Something that all see: more often before the walk than after it."""
        if not self._has_walked:
            self._has_walked = True
            gone = self._walked(0, 0)
            for before, after, now in zip(self.before, self.after, gone, strict=True):
                for start in before:
                    before[start] *= 1 - WALKS_FIRST
                for end, weight in now.items():
                    after[end] = after.get(end, 0.0) + WALKS_FIRST * weight
        self._weigh(factor)

    def _weigh(self, factor: Callable[[Space], float]) -> None:
        """Each space by a factor; who is not on the board yet is nowhere."""
        factors = [factor(space) for space in range(self.board.map.size)]
        for part in (self.before, self.after):
            part[:] = [
                {at: weight * factors[at] for at, weight in weights.items() if at >> 8 != OFF and factors[at]}
                for weights in part
            ]
        self._scale(factors)

    def _scale(self, factors: list[float] | None = None) -> None:
        """The sum becomes 1; where nothing is left, anything that fits is as likely."""
        total = sum([sum(weights.values()) for part in (self.before, self.after) for weights in part])
        if not total:
            self._begin_anew(factors)
            return
        for part in (self.before, self.after):
            part[:] = [
                {at: weight / total for at, weight in weights.items() if weight > LEAST * total}
                for weights in part
            ]

    def _begin_anew(self, factors: list[float] | None) -> None:
        """Every space that can be entered and fits is as likely; if none fits, every one."""
        map = self.board.map
        enterable = [at for at in range(map.size) if map.enterable_mask >> at & 1]
        allowed = [at for at in enterable if factors is None or factors[at]] or enterable
        share = 1 / len(allowed) / len(self.headings)
        self.after = [dict.fromkeys(allowed, share) for _ in self.headings]

    def _finish(self) -> None:
        """Who has not walked may have done so, unnoticed."""
        gone = self._walked(0, 0)
        for after, now in zip(self.after, gone, strict=True):
            for end, weight in now.items():
                after[end] = after.get(end, 0.0) + weight
        self.before = [{} for _ in self.headings]
        self._has_walked = True
        self._scale()

    def _turn_from(self, done: Objective) -> None:
        """The next objective is of another suit."""
        suit = self.board.suit
        place: Weights = {}
        for weights in self.before:
            for at, weight in weights.items():
                place[at] = place.get(at, 0.0) + weight
        gone: Weights = {}
        for weights in self.after:
            for at, weight in weights.items():
                gone[at] = gone.get(at, 0.0) + weight
        if len(self.headings) == OBJECTIVES:
            self.headings = tuple([n for n in range(1, OBJECTIVES + 1) if suit(n) != suit(done)])
        share = 1 / len(self.headings)
        self.before = [{at: weight * share for at, weight in place.items()} for _ in self.headings]
        self.after = [{at: weight * share for at, weight in gone.items()} for _ in self.headings]

    def _shot(self, tokens: int, aim: int, unit: int) -> None:
        """The tokens suit the distance; a hit tells how far its target is at most."""
        if not tokens:
            return
        map = self.board.map
        likes = [0.0] + [self._announces(tokens, far) for far in range(1, tokens + 1)]

        def factor(at: Space) -> float:
            far = map.distance[at]
            if unit != pieces.NO_UNIT:
                distance = far[self._units[unit]]
                return likes[distance] if 0 < distance <= min(aim, tokens) else 0.0
            distances = [far[space] for space in self._units if space != NO_SPACE]
            return max([likes[d] for d in distances if aim < d <= tokens], default=0.0)

        self._acted(factor)

    def _announces(self, tokens: int, distance: int) -> float:
        """How likely so many tokens are for this distance."""
        values = []
        for number in range(distance, sum(self._bag) + 1):
            chances = odds(self._bag, distance, number, self._is_silenced)
            values.append(exp(10 * (chances.hit - 0.5 * chances.reveal)))
        if tokens - distance >= len(values):
            return 0.01
        share = max(0.01, values[tokens - distance] / sum(values))
        return share * (0.2 + odds(self._bag, distance, tokens, self._is_silenced).hit)

    # ---- walking

    def _drive(self, heading: Objective) -> list[float]:
        """By space: how much a sniper with this heading likes to end there."""
        return drive_of(self.name, heading, max(1, self._countdown))

    def _walked(self, units: SpaceMask, dogs: SpaceMask) -> list[Weights]:
        """Where those who have not walked end, if just these notice it."""
        ground = ground_of(self.name, self._units, self._dogs)
        masked = MASKED if self._is_masked and not units else 0.0
        found: list[Weights] = []
        for heading, weights in zip(self.headings, self.before, strict=True):
            drive = self._drive(heading)
            ends: Weights = {}
            for start, weight in weights.items():
                ways = ground.ways(start)
                whole = sum([liked * drive[end] for end, liked, _, _ in ways])
                if not whole:
                    continue
                share = weight / whole
                for end, liked, heard, smelled in ways:
                    if smelled == dogs and (heard == units or masked):
                        part = 1.0 if heard == units else masked
                        ends[end] = ends.get(end, 0.0) + share * part * liked * drive[end]
            found.append(ends)
        return found

    def expected(self, ground: Ground, start: Start) -> list[Way]:
        """The walks from a start with their chances, whatever the heading."""
        shares = []
        for number, heading in enumerate(self.headings):
            weight = self.before[number].get(start, 0.0) + self.after[number].get(start, 0.0)
            shares.append((weight, heading))
        whole = sum([weight for weight, _ in shares])
        if not whole:
            shares, whole = [(1.0, heading) for heading in self.headings], float(len(self.headings))
        ways = ground.ways(start)
        chances = [0.0] * len(ways)
        for weight, heading in shares:
            if weight < UNLIKELY * whole:
                continue
            drive = self._drive(heading)
            liked = [likes * drive[end] for end, likes, _, _ in ways]
            total = sum(liked)
            if total:
                share = weight / whole / total
                chances = [chance + share * one for chance, one in zip(chances, liked, strict=True)]
        return [(end, chance, u, d) for (end, _, u, d), chance in zip(ways, chances, strict=True) if chance]

    def weights(self, walked: bool) -> dict[Space, float]:
        """By space: how likely a sniper is there who has walked in this turn, or one who has not yet.

        A walk that nobody heard and nothing followed is public knowledge only as one that may have been.
        """
        found: dict[Space, float] = {}
        for weights in (*self._walked(0, 0), *self.after) if walked else self.before:
            for at, weight in weights.items():
                if at >> 8 != OFF:
                    found[at] = found.get(at, 0.0) + weight
        return found

    def aims(self) -> dict[Objective, float]:
        """By objective: how likely the sniper heads for it now."""
        found = dict.fromkeys(self.headings, 0.0)
        for part in (self.before, self.after):
            for heading, weights in zip(self.headings, part, strict=True):
                found[heading] += sum(weights.values())
        whole = sum(found.values()) or 1.0
        return {heading: weight / whole for heading, weight in found.items()}

    def spaces(self) -> list[float]:
        """By space: how likely the sniper is there."""
        chances = [0.0] * self.board.map.size
        for part in (self.before, self.after):
            for weights in part:
                for at, weight in weights.items():
                    if at >> 8 != OFF:
                        chances[at] += weight
        return chances

    def unshare(self) -> None:
        """Replace what a copy must not have in common with the original."""
        self.before = [weights.copy() for weights in self.before]
        self.after = [weights.copy() for weights in self.after]
