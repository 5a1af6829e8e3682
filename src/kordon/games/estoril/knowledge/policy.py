"""A quick policy: lays where a card turns a board worth having, and uses symbols for what they do best.

It goes by what the seat itself could know: a card face down counts as an average one, unless it is known.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp, fsum, inf
from random import Random
from typing import Any, Final

from kordon.engine.bits import members
from kordon.engine.records import Seat
from kordon.games.estoril import moves, phases
from kordon.games.estoril.knowledge import rollouts
from kordon.games.estoril.knowledge.worth import final_points, worths
from kordon.games.estoril.moves import EstorilMove
from kordon.games.estoril.position import NO_PLACE, NO_SEAT, ROUNDS, Position
from kordon.games.estoril.rules import abilities, laying, resolving, rounds
from kordon.games.estoril.rules.characters import (
    ABILITIES,
    ASSASSIN,
    FLAG,
    MOST_SEATS,
    NO_CARD,
    STRENGTH,
    Card,
    CardMask,
)
from kordon.games.estoril.rules.ground import BOARDS, CELLS, PLACE_MASK, PLACE_OF, PLACES, Cell, Place, Spot
from kordon.games.estoril.rules.missions import MISSION_POINTS

AVERAGE_REWARD: Final = 4.0
AVERAGE_STRENGTH: Final = 1.8
NOBODY_THERE: Final = -0.5  # a rival that any card beats
NOISE: Final = 0.35
POINTLESS: Final = -inf  # of a move that can't be better than another
# What a symbol adds to a card's strength when it is laid.
SYMBOL: Final = {"A": 1.6, "S": 0.9, "C": 0.4, "N": 0.8, "D": 0.3}
EXTRA: Final = tuple(fsum([SYMBOL[symbol] for symbol in symbols]) for symbols in ABILITIES)


def _strengths(favoured_flag: str) -> tuple[int, ...]:
    return tuple(strength + (flag == favoured_flag) for strength, flag in zip(STRENGTH, FLAG, strict=True))


# By number of the board and card: strength there, and the same with what its symbols may add. No board is 0.
STRENGTH_ON: Final = [_strengths(BOARDS[n].favoured_flag) if n else () for n in range(len(BOARDS) + 1)]
POWER_ON: Final = [
    tuple(strength + extra for strength, extra in zip(strengths, EXTRA, strict=False))
    for strengths in STRENGTH_ON
]
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
        scores = SCORES[position.phase](position, seat, moves)
        return [exp(min(20.0, score)) for score in scores]

    def pick(self, position: Position, seat: Seat, source: Random) -> EstorilMove:
        """The best one, with some noise, so that roll-outs differ."""
        phase = position.phase
        if phase == phases.LAYING:
            return _pick_lay(position, seat, source)
        offered = rounds.LEGAL[phase](position, seat)
        random = source.random
        if phase == phases.PEEKING:
            return offered[int(random() * (len(offered) - 1))]  # the last one declines
        best, most = 0, -1e9
        for index, score in enumerate(SCORES[phase](position, seat, offered)):
            value = score + NOISE * random()
            if value > most:
                best, most = index, value
        return offered[best]

    def play_on(self, position: Position, source: Random, last_stage: int | None, limit: int) -> None:
        """A roll-out: moves picked for all seats, to the end of a round or of the game."""
        last_round = ROUNDS if last_stage is None else last_stage
        while limit >= rollouts.MOST_MOVES and position.phase != phases.OVER and position.round <= last_round:
            rollouts.finish_round(position, source, position.round < last_round)
            limit -= rollouts.MOST_MOVES
        for _ in range(limit):
            acting = rounds.to_act(position)
            if not acting or position.round > last_round:
                return
            rounds.apply(position, self.pick(position, acting[0], source))


# ---- laying


class Boards:
    """How the boards stand for one seat: its lead on each, and what their rewards are worth."""

    __slots__ = ("leads", "prizes")

    def __init__(self, position: Position, seat: Seat) -> None:
        layout, laid, up, knows = position.ground.layout, position.laid, position.up, position.knows
        own = [0.0] * PLACES
        rivals = [NOBODY_THERE] * PLACES  # the strongest one
        sums = [0.0] * (PLACES * MOST_SEATS)
        for cell, owner in enumerate(position.owner):
            if owner == NO_SEAT:
                continue
            place, card = PLACE_OF[cell], laid[cell]
            if owner == seat:
                own[place] += STRENGTH_ON[layout[place]][card] + EXTRA[card] * 0.7
                continue
            is_known = up >> cell & 1 or knows[cell] >> seat & 1
            rival = place * MOST_SEATS + owner
            total = sums[rival] + (STRENGTH_ON[layout[place]][card] if is_known else AVERAGE_STRENGTH)
            sums[rival] = total
            if total > rivals[place]:
                rivals[place] = total
        self.leads = [own[place] - rivals[place] for place in range(PLACES)]
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
    layout, open_mask = position.ground.layout, laying.open_mask(position, seat)
    cards = members(position.hands[seat])
    random = source.random
    best_card, best_place, most = NO_CARD, NO_PLACE, -1e9
    for place in range(PLACES):
        if not open_mask & PLACE_MASK[place]:
            continue
        lead, prize, powers = boards.leads[place], boards.prizes[place], POWER_ON[layout[place]]
        now = prize * chance(lead)
        for card in cards:
            more = powers[card]
            value = prize * _CHANCES[int(2 * (lead + more) + _ROUNDED)] - now - COST * more + NOISE * random()
            if value > most:
                best_card, best_place, most = card, place, value
    free = members(open_mask & PLACE_MASK[best_place])
    return moves.LAY[seat][best_card][free[int(random() * len(free))]]


def _lays(position: Position, seat: Seat, offered: Sequence[Any]) -> list[float]:
    boards = Boards(position, seat)
    number, layout = position.ground.number, position.ground.layout
    scores = []
    for move in offered:
        card: Card = move.card
        cell: Cell = move.cell
        place = PLACE_OF[cell]
        board = layout[place]
        more = POWER_ON[board][card]
        score = boards.gain(place, more) - COST * more + EARLY[card] * (4 - number[cell])
        scores.append(score - RISK * STRENGTH[card] if board in RISKY else score)
    return scores


def _peeks(position: Position, seat: Seat, offered: Sequence[Any]) -> list[float]:
    """A look is free, so only somebody who knows all the cards declines."""
    scores = [_news(position, seat, move) for move in offered]
    if max(scores) > POINTLESS:
        return scores
    return [0.0 if type(move) is moves.Decline else POINTLESS for move in offered]


def _news(position: Position, seat: Seat, move: Any) -> float:
    if type(move) is moves.Decline:
        return POINTLESS
    spot: Spot = move.spot
    if spot >= CELLS:
        return POINTLESS if position.reward_knows[spot - CELLS] >> seat & 1 else 0.5
    return POINTLESS if position.knows[spot] >> seat & 1 else 0.3


# ---- resolving


def _leads(position: Position, seat: Seat) -> bool:
    sums = resolving.totals(position)
    return bool(sums) and seat in sums and sums[seat] == max(sums.values())


class Board:
    """The board that is being resolved, as a seat that uses a symbol sees it."""

    __slots__ = ("is_risky", "most", "number", "place", "position", "resolved_mask", "seat", "sums")

    def __init__(self, position: Position, seat: Seat) -> None:
        self.position = position
        self.seat = seat
        self.place = position.place
        self.is_risky = position.ground.layout[position.place] in RISKY
        self.number = position.ground.number[abilities.active_cell(position)]  # of the symbol's area
        self.sums = resolving.totals(position)
        self.most = max(self.sums.values(), default=0)
        self.resolved_mask = 0
        for place in position.ground.order[: position.step]:
            self.resolved_mask |= PLACE_MASK[place]

    def killing(self, cell: Cell) -> float:
        """What it is worth to send the character there home."""
        position = self.position
        owner = position.owner[cell]
        if owner == self.seat:  # at home it can't be given up, which nobody does who is alone here
            return -4.0 if self.is_risky and len(self.sums) > 1 else POINTLESS
        value = (
            1.0 + resolving.strength(position, cell) + (1.5 if self.sums.get(owner, 0) == self.most else 0.0)
        )
        if position.ground.number[cell] > self.number and not position.silent >> cell & 1:
            value += 0.7 * len(ABILITIES[position.laid[cell]])
        return value

    def shielding(self, cell: Cell) -> float:
        """What it is worth to protect the character there."""
        if self.position.owner[cell] != self.seat or self.is_resolved(cell):
            return -0.5
        if self.is_given_up(PLACE_OF[cell]):
            return -0.6  # whom the weakest player gives up no shield saves
        return 0.2 + 0.3 * self.strength(cell) + 0.4 * (PLACE_OF[cell] == self.place)

    def is_given_up(self, place: Place) -> bool:
        """Whether the seat is behind on a board where the weakest player gives up a character."""
        if self.position.ground.layout[place] not in RISKY:
            return False
        if place == self.place:
            return self.sums.get(self.seat, 0) < self.most
        return Boards(self.position, self.seat).leads[place] < 0

    def fetching(self, cell: Cell) -> float:
        """What it is worth to bring the character over: an own one that has done its work, or a rival's
        away from where it is needed."""
        strength = self.strength(cell)
        if self.position.owner[cell] == self.seat:
            return 0.5 + strength if self.is_resolved(cell) else 0.1 * strength - 0.6
        return -0.3 * strength if self.is_resolved(cell) else 0.25 * strength - 0.6

    def strength(self, cell: Cell) -> float:
        """The printed strength of the character there, as far as the seat knows."""
        position, seat = self.position, self.seat
        is_known = position.owner[cell] == seat or position.up >> cell & 1 or position.knows[cell] >> seat & 1
        return STRENGTH[position.laid[cell]] if is_known else AVERAGE_STRENGTH

    def is_resolved(self, cell: Cell) -> bool:
        """Whether the board there is done with."""
        return bool(self.resolved_mask >> cell & 1)


def _uses(position: Position, seat: Seat, offered: Sequence[Any]) -> list[float]:
    board = Board(position, seat)
    scores = [_use(board, move) for move in offered]
    kinds = [type(move) for move in offered]
    # More strength, or a look and a choice, is never worse than nothing.
    if moves.Decline in kinds and (moves.Rally in kinds or moves.Conspire in kinds):
        scores[kinds.index(moves.Decline)] = POINTLESS
    return scores


def _use(board: Board, move: Any) -> float:
    kind = type(move)
    if kind is moves.Assassinate:
        return board.killing(move.cell)
    if kind is moves.Protect:
        return board.shielding(move.cell)
    if kind is moves.Seduce:
        return board.fetching(move.cell)
    return SIMPLE[kind]


SIMPLE: Final[dict[type, float]] = {moves.Rally: 2.0, moves.Conspire: 0.8, moves.Decline: 0.0}


def _choices(position: Position, seat: Seat, offered: Sequence[Any]) -> list[float]:
    gains = worths(position.missions)
    more = gains[position.deck[-1]] - gains[position.reward[position.place]]
    better = more if _leads(position, seat) else -more
    return [better if move.swap else 0.0 for move in offered]


def _sacrifices(position: Position, seat: Seat, offered: Sequence[Any]) -> list[float]:
    gains = worths(position.missions)
    return [-gains[position.laid[move.cell]] for move in offered]


def _discards(position: Position, seat: Seat, offered: Sequence[Any]) -> list[float]:
    left = ROUNDS - position.round
    if not left:
        return _last_discards(position, seat, offered)
    gains = worths(position.missions)
    return [
        -gains[card] - 0.15 * left * (STRENGTH[card] + EXTRA[card])
        for card in [move.card for move in offered]
    ]


def _last_discards(position: Position, seat: Seat, offered: Sequence[Any]) -> list[float]:
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
    return [value(own & ~(1 << move.card)) - whole for move in offered]


SCORES: Final[dict[int, Callable[[Position, Seat, Sequence[Any]], list[float]]]] = {
    phases.LAYING: _lays,
    phases.PEEKING: _peeks,
    phases.USING: _uses,
    phases.CONSPIRING: _choices,
    phases.SACRIFICING: _sacrifices,
    phases.DISCARDING: _discards,
}


# ---- worlds that rivals would make
#
# The belief deals hidden cards without asking who would lay them so; that keeps it exact. Who searches
# prefers worlds by how likely a rival's hidden cards are to lie as they do: strong ones first, and where much
# is to win. The two numbers were fitted to lays of searching players: the logarithm of how likely the true
# cards are rose by 0.36 for each rival and moment.

FIRST: Final = 0.4  # for a point of power, laid at all
FOR_MORE: Final = 0.2  # and for each point that the board's reward is worth more than usual
USUAL_REWARD: Final = 3.5
USUAL_POWER: Final = 2.0


def plausibility(position: Position, seat: Seat) -> float:
    """A weight for a world in which rivals have laid these cards where the seat can't see them."""
    gains = worths(position.missions)
    layout, laid, up, knows = position.ground.layout, position.laid, position.up, position.knows
    for_power = []
    for place in range(PLACES):
        card = position.reward[place]
        prize = 0.0 if card == NO_CARD else AVERAGE_REWARD
        if card != NO_CARD and position.rewards_up >> place & 1:
            prize = gains[card]
        for_power.append(FIRST + FOR_MORE * (prize - USUAL_REWARD))
    total = 0.0
    for cell, owner in enumerate(position.owner):
        if owner in (NO_SEAT, seat) or up >> cell & 1 or knows[cell] >> seat & 1:
            continue
        place = PLACE_OF[cell]
        total += for_power[place] * (POWER_ON[layout[place]][laid[cell]] - USUAL_POWER)
    return exp(total)
