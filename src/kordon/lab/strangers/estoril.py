"""Strangers for Estoril 1942: what a reward is worth, what a board takes, and whom to send home."""

from __future__ import annotations

from math import inf, log, sqrt
from random import Random
from time import process_time
from typing import Any, Final

from kordon.engine.bits import members
from kordon.engine.game import AnyGame
from kordon.engine.records import Delivery, Seat
from kordon.games.estoril import moves
from kordon.games.estoril.observation import EstorilObservation
from kordon.games.estoril.phases import DISCARDING, LAYING
from kordon.games.estoril.position import NO_SEAT, Position
from kordon.games.estoril.rules.characters import (
    ABILITIES,
    FLAG,
    NO_CARD,
    POINTS,
    STRENGTH,
    UNKNOWN,
    Card,
    CardMask,
)
from kordon.games.estoril.rules.ground import CELLS, PLACE_OF, PLACES, Place, ground_of
from kordon.games.estoril.rules.missions import MISSION_POINTS, STRENGTH_MISSION, count
from kordon.lab.strangers import Stranger

UNKNOWN_STRENGTH: Final = 1.5
UNKNOWN_REWARD: Final = 3.5
NEVER: Final = -100.0
FIXED: Final[dict[type, float]] = {moves.Conspire: 0.3, moves.Rally: 1.0}


class EstorilStranger(Stranger):
    """Counts strengths on every board and values the lead that a move brings."""

    seen: EstorilObservation

    missions = 1.5  # points for one more of what a mission counts
    boldness = 1.0  # how much a lead counts beyond the first point
    thrift = 0.25  # what a point of strength costs
    spite = 0.5  # what a rival loses counts
    symbols = 0.5  # what a symbol counts for, in strength

    def consider(self) -> None:
        """How the boards stand."""
        seen = self.seen
        self.ground = ground_of(seen.layout, seen.turned)
        self.totals = [[0.0] * seen.seats for _ in range(PLACES)]
        for cell, owner in enumerate(seen.owner):
            if owner != NO_SEAT:
                place = PLACE_OF[cell]
                self.totals[place][owner] += self.strength(seen.laid[cell], place) + seen.bonus[cell]
        self.prizes = [
            0.0 if card == NO_CARD else UNKNOWN_REWARD if card == UNKNOWN else self.worth(card)
            for card in seen.reward
        ]

    def strength(self, card: Card, place: Place) -> float:
        """Of a card on a board."""
        if card == UNKNOWN:
            return UNKNOWN_STRENGTH
        return STRENGTH[card] + (FLAG[card] == self.ground.board(place).favoured_flag)

    def worth(self, card: Card) -> float:
        """Of a card to keep."""
        counted = 0.0
        for mission in self.seen.missions:
            if mission >= 0:
                counted += count(mission, 1 << card) * (0.3 if mission == STRENGTH_MISSION else 1.0)
        return POINTS[card] + self.missions * counted

    def standing(self, place: Place, more: float = 0.0) -> float:
        """What the board promises: all of the prize with a safe lead, none of it far behind."""
        own = self.totals[place][self.seat] + more
        rivals = max([total for seat, total in enumerate(self.totals[place]) if seat != self.seat])
        lead = (own - rivals) * self.boldness if own or rivals else -1.0
        return self.prizes[place] * min(1.0, max(0.0, 0.5 + lead / 4))

    def value(self, move: Any) -> float:
        """By the kind of move."""
        seen = self.seen
        match move:
            case moves.Lay(card=card, cell=cell):
                place = PLACE_OF[cell]
                power = self.strength(card, place)
                might = power + self.symbols * len(ABILITIES[card])
                gain = self.standing(place, might) - self.standing(place)
                return gain - self.thrift * power - 0.02 * self.ground.number[cell]
            case moves.Peek(spot=spot):
                return 1.0 + (spot >= CELLS)
            case moves.Assassinate(cell=cell) | moves.Seduce(cell=cell):
                return self.removed(cell)
            case moves.Choose(swap=swap):
                return (1 if swap else -1) * (self.worth(seen.deck[-1]) - self.prizes[self.here()])
            case moves.Protect(cell=cell):
                return 0.2 if seen.owner[cell] == self.seat else -0.2
            case moves.Sacrifice(cell=cell):
                return -self.worth(seen.laid[cell])
            case moves.Discard(card=card):
                return -self.worth(card) - 0.3 * STRENGTH[card] * (seen.round < 4)
        return FIXED.get(type(move), 0.0)

    def here(self) -> Place:
        """The board that is being resolved."""
        return self.ground.order[self.seen.step]

    def removed(self, cell: int) -> float:
        """A rival's card taken out of a board that matters."""
        owner, place = self.seen.owner[cell], PLACE_OF[cell]
        if owner in (NO_SEAT, self.seat):
            return NEVER if owner == self.seat else 0.0
        loss = self.strength(self.seen.laid[cell], place)
        return 0.1 + self.standing(place, loss) - self.standing(place) + self.spite * loss / 4


class Greedy(EstorilStranger):
    """The largest gain at once."""

    thrift = 0.1


class Strongman(EstorilStranger):
    """The strongest card for the best prize."""

    thrift, boldness = -0.3, 0.4


class Collector(EstorilStranger):
    """Missions above all."""

    missions = 4.0


class Spoiler(EstorilStranger):
    """Goes where rivals are and sends them home."""

    spite = 4.0

    def standing(self, place: Place, more: float = 0.0) -> float:
        """A board that somebody else wants is worth more."""
        crowd = sum([total > 0 for seat, total in enumerate(self.totals[place]) if seat != self.seat])
        return super().standing(place, more) * (1 + 0.5 * crowd)


class Thrifty(EstorilStranger):
    """Just enough to lead, and the rest for other boards."""

    thrift, boldness = 0.6, 2.5


class Learner(EstorilStranger):
    """All that the others look at, weighed by what won against three of them (`kordon.lab.breeding`)."""

    boldness, missions, spite, symbols, thrift = 1.17, 3.77, -0.27, 0.56, 0.19
    crowd = -0.01  # a board where rivals are is worth that much more
    again = 0.12  # a second card on a board costs that much
    order = 0.15  # boards that are resolved early come first

    def standing(self, place: Place, more: float = 0.0) -> float:
        """By who is there."""
        rivals = sum([total > 0 for seat, total in enumerate(self.totals[place]) if seat != self.seat])
        return super().standing(place, more) * (1 + self.crowd * rivals)

    def value(self, move: Any) -> float:
        """As others do, with more in view."""
        if isinstance(move, moves.Lay):
            is_second = self.totals[PLACE_OF[move.cell]][self.seat] > 0
            number = self.ground.number[move.cell]
            return super().value(move) - self.again * is_second + (0.02 - self.order) * number
        return super().value(move)


class FirstTimer(EstorilStranger):
    """A sensible newcomer: goes where most points lie, with strength to lead there."""

    thrift = 0.1

    def value(self, move: Any) -> float:
        """As others do, with a mind that wanders a little."""
        return super().value(move) + 0.1 * self.source.random()


class Searcher(EstorilStranger):
    """Plays each of its moves out in many worlds, everybody by plain greed, and counts points."""

    seconds = 0.3  # of processor time a decision, unless a budget says otherwise
    candidates = 12
    exploration = 0.35

    def __init__(self, game: AnyGame, seat: Seat, source: Random, budget: Any = None) -> None:
        super().__init__(game, seat, source)
        if budget is not None:
            self.seconds = budget.seconds

    def see(self, delivery: Delivery) -> None:
        """Its belief follows."""
        super().see(delivery)
        self.belief = self.game.belief([delivery])

    def choose(self, within: float | None = None) -> Any:
        """The move with the best mean, by a bandit over the most promising ones."""
        offered = self.seen.moves
        if len(offered) == 1:
            return offered[0]
        self.consider()
        tried = sorted(offered, key=lambda move: -self.value(move))[: self.candidates]
        sums, visits = [0.0] * len(tried), [0] * len(tried)
        end, number = process_time() + self.seconds, 0
        while process_time() < end or number < len(tried):
            best = max(range(len(tried)), key=lambda i: self._bound(sums[i], visits[i], number))
            world = self.belief.draw(self.source)
            self.game.apply(world, tried[best])
            sums[best] += self._play_out(world)
            visits[best] += 1
            number += 1
        return tried[max(range(len(tried)), key=lambda i: (visits[i], sums[i]))]

    def _bound(self, total: float, visits: int, number: int) -> float:
        return inf if not visits else total / visits + self.exploration * sqrt(log(number) / visits)

    def _play_out(self, world: Position) -> float:
        """To the end of the round, then the lead in points, squeezed between 0 and 1."""
        game, stage, random = self.game, world.round, self.source.random
        while (acting := game.to_act(world)) and world.round == stage and world.phase != DISCARDING:
            seat = acting[0]
            offered = game.moves(world, seat)
            if world.phase == LAYING:
                game.apply(world, max(offered, key=lambda move: self._lay(world, seat, move) + random()))
            else:
                game.apply(world, offered[int(random() * len(offered))])
        outcome = game.outcome(world)
        if outcome is not None:
            return (self.seat in outcome.winners) / len(outcome.winners or (0,))
        lead = self._lead(world) / 8
        return 0.5 + lead / (2 * (1 + abs(lead)))

    def _lead(self, world: Position) -> float:
        """The own points less the best rival's."""
        points = [self._points(world, seat) for seat in range(world.seats)]
        return points[self.seat] - max([total for seat, total in enumerate(points) if seat != self.seat])

    def _lay(self, world: Position, seat: Seat, move: moves.Lay) -> float:
        """A strong card where nobody of one's own lies yet, and a prize does."""
        place = PLACE_OF[move.cell]
        prize = world.reward[place]
        own = [cell for cell, owner in enumerate(world.owner) if owner == seat and PLACE_OF[cell] == place]
        return STRENGTH[move.card] / 3 + (POINTS[prize] / 3 if prize != NO_CARD else 0.0) - len(own)

    def _points(self, world: Position, seat: Seat) -> float:
        """Points of characters, discards and leads in missions; what lies on the boards comes home."""
        network: CardMask = world.hands[seat]
        for cell, owner in enumerate(world.owner):
            if owner == seat:
                network |= 1 << world.laid[cell]
        total = world.discards[seat].bit_count() + sum([POINTS[card] for card in members(network)])
        counted = sum([count(mission, network) for mission in world.missions if mission >= 0])
        return float(total + counted * MISSION_POINTS / 6)
