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
from kordon.games.estoril.knowledge.worth import final_points, worths
from kordon.games.estoril.moves import EstorilMove
from kordon.games.estoril.position import (
    CONSPIRING,
    DISCARDING,
    LAYING,
    NO_PLACE,
    NO_SEAT,
    PEEKING,
    ROUNDS,
    SACRIFICING,
    USING,
    Position,
)
from kordon.games.estoril.rules import abilities, laying, resolving, rounds
from kordon.games.estoril.rules.boards import BOARDS
from kordon.games.estoril.rules.characters import ABILITIES, ASSASSIN, FLAG, NO_CARD, STRENGTH, CardMask
from kordon.games.estoril.rules.ground import CELLS, PLACE_OF, PLACES, Cell, Place
from kordon.games.estoril.rules.missions import MISSION_POINTS

AVERAGE_REWARD: Final = 4.0
AVERAGE_STRENGTH: Final = 1.8
NOBODY_THERE: Final = -0.5  # a rival that any card beats
NOISE: Final = 0.35
NOTHING_NEW: Final = -3.0  # a look at a card that the seat knows
# What a symbol adds to a card's strength when it is laid.
SYMBOL: Final = {"A": 1.6, "S": 0.9, "C": 0.4, "N": 0.8, "D": 0.3}
EXTRA: Final = tuple(fsum([SYMBOL[symbol] for symbol in symbols]) for symbols in ABILITIES)
# By number of the board and card: strength there, and the same with what its symbols may add.
STRENGTH_ON: Final = {
    number: tuple(
        strength + (flag == board.favoured_flag) for strength, flag in zip(STRENGTH, FLAG, strict=True)
    )
    for number, board in BOARDS.items()
}
POWER_ON: Final = {
    number: tuple(strength + extra for strength, extra in zip(strengths, EXTRA, strict=True))
    for number, strengths in STRENGTH_ON.items()
}
EARLY: Final = tuple(0.15 if ASSASSIN in symbols else 0.05 for symbols in ABILITIES)  # of an earlier area
RISK: Final = 0.3  # of a point of strength, on a board where the weakest player gives up a character
RISKY: Final = frozenset(number for number, board in BOARDS.items() if board.weakest_loses)
COST: Final = 0.12  # of using up a point of power, which is then not there for another board
# By half points of a lead, from −40 to 40: the chance to take the board. No lead is as large as that, and
# one of 10 is as good as any.
MOST_HALVES: Final = 80
_CHANCES: Final = tuple(
    1 / (1 + exp(-max(-20, min(20, half)) / 2 / 1.3)) for half in range(-MOST_HALVES, MOST_HALVES + 1)
)
_ROUNDED: Final = MOST_HALVES + 0.5


def chance(lead: float) -> float:
    """The chance to take a board with such a lead now."""
    return _CHANCES[int(2 * lead + _ROUNDED)]


class EstorilPolicy:
    """Which moves are worth trying."""

    def weights(self, position: Position, seat: Seat, moves: Sequence[EstorilMove]) -> list[float]:
        """How promising each legal move is."""
        score = SCORES[position.phase](position, seat)
        return [exp(min(20.0, score(move))) for move in moves]

    def pick(self, position: Position, seat: Seat, source: Random) -> EstorilMove:
        """The best one, with some noise, so that roll-outs differ."""
        phase = position.phase
        if phase == LAYING:
            return _pick_lay(position, seat, source)
        offered = rounds.LEGAL[phase](position, seat)
        if phase == PEEKING:
            return offered[int(source.random() * (len(offered) - 1))]  # the last one declines
        score = SCORES[phase](position, seat)
        best, most = offered[0], -1e9
        for move in offered:
            value = score(move) + NOISE * source.random()
            if value > most:
                best, most = move, value
        return best


# ---- laying


class Boards:
    """How the boards stand for one seat: its lead on each, and what their rewards are worth."""

    __slots__ = ("leads", "prizes")

    def __init__(self, position: Position, seat: Seat) -> None:
        layout, laid, up, knows = position.ground.layout, position.laid, position.up, position.knows
        own = [0.0] * PLACES
        rivals = [NOBODY_THERE] * PLACES  # the strongest one
        sums: dict[int, float] = {}
        for cell, owner in enumerate(position.owner):
            if owner == NO_SEAT:
                continue
            place, card = PLACE_OF[cell], laid[cell]
            if owner == seat:
                own[place] += STRENGTH_ON[layout[place]][card] + EXTRA[card] * 0.7
                continue
            known = up >> cell & 1 or knows[cell] >> seat & 1
            rival = place << 3 | owner
            more = STRENGTH_ON[layout[place]][card] if known else AVERAGE_STRENGTH
            total = sums[rival] = sums.get(rival, 0.0) + more
            if total > rivals[place]:
                rivals[place] = total
        self.leads = [one - other for one, other in zip(own, rivals, strict=True)]
        gains = worths(position.missions)
        self.prizes: list[float] = []
        for place, card in enumerate(position.reward):
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


def _pick_lay(position: Position, seat: Seat, source: Random) -> EstorilMove:
    """A card for a board; which of the open areas there it takes is left to chance."""
    boards = Boards(position, seat)
    by_place: dict[Place, list[Cell]] = {}
    for cell in members(laying.open_mask(position, seat)):
        by_place.setdefault(PLACE_OF[cell], []).append(cell)
    rows: list[tuple[Place, float, float, float, tuple[float, ...]]] = []
    for place in by_place:
        lead, prize = boards.leads[place], boards.prizes[place]
        rows.append((place, lead, prize, prize * chance(lead), POWER_ON[position.ground.layout[place]]))
    random = source.random
    best_card, best_place, most = NO_CARD, NO_PLACE, -1e9
    for card in members(position.hands[seat]):
        for place, lead, prize, now, powers in rows:
            more = powers[card]
            value = prize * _CHANCES[int(2 * (lead + more) + _ROUNDED)] - now - COST * more + NOISE * random()
            if value > most:
                best_card, best_place, most = card, place, value
    free = by_place[best_place]
    return moves.LAY[seat][best_card][free[int(random() * len(free))]]


def _lays(position: Position, seat: Seat) -> Callable[[Any], float]:
    boards = Boards(position, seat)
    number, layout = position.ground.number, position.ground.layout

    def score(move: moves.Lay) -> float:
        card, cell = move.card, move.cell
        place = PLACE_OF[cell]
        board = layout[place]
        more = POWER_ON[board][card]
        value = boards.gain(place, more) - COST * more + EARLY[card] * (4 - number[cell])
        return value - RISK * STRENGTH[card] if board in RISKY else value

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
    left = ROUNDS - position.round
    if not left:
        return _last_discards(position, seat)
    gains = worths(position.missions)
    return lambda move: -gains[move.card] - 0.15 * left * (STRENGTH[move.card] + EXTRA[move.card])


def _last_discards(position: Position, seat: Seat) -> Callable[[Any], float]:
    """By what the card still brings: its points, and missions that would be lost or shared without it.

    What rivals have laid aside in secret counts as theirs still.
    """
    missions, own = position.missions, position.hands[seat]
    rivals = [other for other in range(position.seats) if other != seat]
    theirs = [final_points(position.hands[rival] | position.picked[rival], missions)[1] for rival in rivals]
    prize = MISSION_POINTS * (1 + 1 / len(rivals))  # what one loses the rivals gain

    def value(cards: CardMask) -> float:
        points, counts = final_points(cards, missions)
        won = 0.0
        for index, number in enumerate(counts):
            others = [their[index] for their in theirs]
            if number and number >= max(others):
                won += prize / (1 + others.count(number))
        return points + won

    whole = value(own)
    return lambda move: value(own & ~(1 << move.card)) - whole


SCORES: Final[dict[int, Callable[[Position, Seat], Callable[[Any], float]]]] = {
    LAYING: _lays,
    PEEKING: _peeks,
    USING: _uses,
    CONSPIRING: _choices,
    SACRIFICING: _sacrifices,
    DISCARDING: _discards,
}
