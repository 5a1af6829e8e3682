"""A quick policy: lays where a card turns a board worth having, and uses symbols for what they do best.

It goes by what the seat itself could know: a card face down counts as an average one, unless it is known.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp, fsum
from random import Random
from typing import Any, Final

from kordon.engine.bits import members
from kordon.engine.records import Seat
from kordon.games.estoril import moves
from kordon.games.estoril.knowledge.worth import worths
from kordon.games.estoril.moves import EstorilMove
from kordon.games.estoril.position import (
    CONSPIRING,
    DISCARDING,
    LAYING,
    NO_SEAT,
    PEEKING,
    SACRIFICING,
    USING,
    Position,
)
from kordon.games.estoril.rules import abilities, laying, resolving, rounds
from kordon.games.estoril.rules.characters import ABILITIES, FLAG, NO_CARD, STRENGTH, Card
from kordon.games.estoril.rules.ground import CELLS, PLACE_OF, PLACES, Cell, Place

AVERAGE_REWARD: Final = 4.0
AVERAGE_STRENGTH: Final = 1.8
NOISE: Final = 0.35
NOTHING_NEW: Final = -3.0  # a look at a card that the seat knows
# What a symbol adds to a card's strength when it is laid.
SYMBOL: Final = {"A": 1.6, "S": 0.9, "C": 0.4, "N": 0.8, "D": 0.3}
EXTRA: Final = tuple(fsum([SYMBOL[symbol] for symbol in symbols]) for symbols in ABILITIES)
# By half points of a lead, from −10 to 10: the chance to take the board.
_CHANCES: Final = tuple(1 / (1 + exp(-half / 2 / 1.3)) for half in range(-20, 21))


def chance(lead: float) -> float:
    """The chance to take a board with such a lead now."""
    return _CHANCES[max(0, min(40, int(2 * lead + 20.5)))]


class EstorilPolicy:
    """Which moves are worth trying."""

    def weights(self, position: Position, seat: Seat, moves: Sequence[EstorilMove]) -> list[float]:
        """How promising each legal move is."""
        score = SCORES[position.phase](position, seat)
        return [exp(min(20.0, score(move))) for move in moves]

    def pick(self, position: Position, seat: Seat, source: Random) -> EstorilMove:
        """The best one, with some noise, so that roll-outs differ."""
        if position.phase == LAYING:
            return _pick_lay(position, seat, source)
        score = SCORES[position.phase](position, seat)
        best, most = None, -1e9
        for move in rounds.LEGAL[position.phase](position, seat):
            value = score(move) + NOISE * source.random()
            if value > most:
                best, most = move, value
        assert best is not None
        return best


# ---- laying


class Boards:
    """How the boards stand for one seat: its lead on each, and what their rewards are worth."""

    __slots__ = ("leads", "prizes")

    def __init__(self, position: Position, seat: Seat) -> None:
        own = [0.0] * PLACES
        rivals: list[dict[Seat, float]] = [{} for _ in range(PLACES)]
        for cell, owner in enumerate(position.owner):
            if owner == NO_SEAT:
                continue
            place = PLACE_OF[cell]
            card = position.laid[cell]
            if owner == seat:
                own[place] += strength_at(position, card, place) + EXTRA[card] * 0.7
            else:
                known = position.up >> cell & 1 or position.knows[cell] >> seat & 1
                more = strength_at(position, card, place) if known else AVERAGE_STRENGTH
                rivals[place][owner] = rivals[place].get(owner, 0.0) + more
        self.leads = [own[place] - max(rivals[place].values(), default=-0.5) for place in range(PLACES)]
        gains = worths(position.missions)
        self.prizes: list[float] = []
        for place in range(PLACES):
            card = position.reward[place]
            if card == NO_CARD:
                self.prizes.append(0.0)
            elif position.rewards_up >> place & 1 or position.reward_knows[place] >> seat & 1:
                self.prizes.append(gains[card])
            else:
                self.prizes.append(AVERAGE_REWARD)

    def gain(self, place: Place, more: float) -> float:
        """What so much more strength on a board is worth."""
        lead = self.leads[place]
        return self.prizes[place] * (chance(lead + more) - chance(lead))


def strength_at(position: Position, card: Card, place: Place) -> int:
    """A card's strength on a board, symbols apart."""
    return STRENGTH[card] + (FLAG[card] == position.ground.board(place).favoured_flag)


def _risk(position: Position, card: Card, place: Place) -> float:
    """What a strong card may lose where the weakest player gives one up."""
    return 0.3 * STRENGTH[card] if position.ground.board(place).weakest_loses else 0.0


def _pick_lay(position: Position, seat: Seat, source: Random) -> EstorilMove:
    boards = Boards(position, seat)
    cells = members(laying.open_mask(position, seat))
    by_place: dict[Place, list[Cell]] = {}
    for cell in cells:
        by_place.setdefault(PLACE_OF[cell], []).append(cell)
    best, most = None, -1e9
    for card in members(position.hands[seat]):
        for place, free in by_place.items():
            more = strength_at(position, card, place) + EXTRA[card]
            value = boards.gain(place, more) - 0.12 * more + NOISE * source.random()
            if value > most:
                most = value
                best = moves.LAY[seat][card][free[int(source.random() * len(free))]]
    assert best is not None
    return best


def _lays(position: Position, seat: Seat) -> Callable[[Any], float]:
    boards = Boards(position, seat)
    number = position.ground.number

    def score(move: moves.Lay) -> float:
        place = PLACE_OF[move.cell]
        more = strength_at(position, move.card, place) + EXTRA[move.card]
        early = 0.1 * (4 - number[move.cell]) * (0.5 + ("A" in ABILITIES[move.card]))
        return boards.gain(place, more) - 0.12 * more + early - _risk(position, move.card, place)

    return score


def _peeks(position: Position, seat: Seat) -> Callable[[Any], float]:
    def score(move: Any) -> float:
        if type(move) is not moves.Peek:
            return -1.0
        if move.spot >= CELLS:
            return NOTHING_NEW if position.reward_knows[move.spot - CELLS] >> seat & 1 else 0.5
        return NOTHING_NEW if position.knows[move.spot] >> seat & 1 else 0.3

    return score


# ---- resolving


def _leads(position: Position, seat: Seat) -> bool:
    sums = resolving.totals(position)
    return bool(sums) and seat in sums and sums[seat] == max(sums.values())


def _uses(position: Position, seat: Seat) -> Callable[[Any], float]:
    sums = resolving.totals(position)
    most = max(sums.values(), default=0)
    order = position.ground.order
    now = abilities.active_cell(position)
    number = position.ground.number

    def score(move: Any) -> float:
        kind = type(move)
        if kind is moves.Rally:
            return 2.0
        if kind is moves.Conspire:
            return 0.8
        if kind is moves.Decline:
            return 0.0
        cell = move.cell
        owner, card = position.owner[cell], position.laid[cell]
        if kind is moves.Assassinate:
            if owner == seat:
                return -4.0
            value = 1.0 + resolving.strength(position, cell) + (1.5 if sums.get(owner, 0) == most else 0.0)
            if number[cell] > number[now] and not position.silent >> cell & 1:
                value += 0.7 * len(ABILITIES[card])
            return value
        known = owner == seat or position.up >> cell & 1 or position.knows[cell] >> seat & 1
        strength = STRENGTH[card] if known else AVERAGE_STRENGTH
        resolved = order.index(PLACE_OF[cell]) < position.step
        if kind is moves.Protect:
            here = PLACE_OF[cell] == position.place
            return 0.2 + 0.3 * strength + 0.4 * here if owner == seat and not resolved else -0.5
        # A seducer: an own card that has done its work, or a rival's away from where it is needed.
        if owner == seat:
            return 0.5 + strength if resolved else 0.1 * strength - 0.6
        return -0.3 * strength if resolved else 0.25 * strength - 0.6

    return score


def _choices(position: Position, seat: Seat) -> Callable[[Any], float]:
    gains = worths(position.missions)
    more = gains[position.deck[-1]] - gains[position.reward[position.place]]
    better = more if _leads(position, seat) else -more
    return lambda move: better if move.swap else 0.0


def _sacrifices(position: Position, seat: Seat) -> Callable[[Any], float]:
    gains = worths(position.missions)
    return lambda move: -gains[position.laid[move.cell]]


def _discards(position: Position, seat: Seat) -> Callable[[Any], float]:
    gains = worths(position.missions)
    left = 4 - position.round
    return lambda move: -gains[move.card] - 0.15 * left * (STRENGTH[move.card] + EXTRA[move.card])


SCORES: Final[dict[int, Callable[[Position, Seat], Callable[[Any], float]]]] = {
    LAYING: _lays,
    PEEKING: _peeks,
    USING: _uses,
    CONSPIRING: _choices,
    SACRIFICING: _sacrifices,
    DISCARDING: _discards,
}
