"""The symbols in roll-outs: each function says whether the symbol could be used; if it pays it was."""

from __future__ import annotations

from collections.abc import Callable
from math import exp, fsum
from typing import Final

from kordon.engine.bits import members
from kordon.engine.records import EVERYBODY, Seat
from kordon.games.estoril import moves
from kordon.games.estoril.knowledge.round import HIDDEN_STRENGTH, STRENGTH_ON, Round
from kordon.games.estoril.rules.abilities import LEFT
from kordon.games.estoril.rules.characters import (
    ABILITIES,
    ASSASSIN,
    CONSPIRATOR,
    DIPLOMAT,
    FLAG,
    NATIONALIST,
    NO_CARD,
    SEDUCER,
    STRENGTH,
    Card,
)
from kordon.games.estoril.rules.ground import (
    BOARDS,
    HERE_AND_NEIGHBOURS,
    NEIGHBOURS,
    PLACE_MASK,
    PLACES,
    Cell,
    CellMask,
    Place,
)

# What a symbol that is still to be used is worth, in strength.
TO_COME: Final = {ASSASSIN: 1.8, SEDUCER: 1.5, NATIONALIST: 1.3, CONSPIRATOR: 0.8, DIPLOMAT: 0.3}
SYMBOLS_TO_COME: Final = tuple(fsum([TO_COME[symbol] for symbol in symbols]) for symbols in ABILITIES)
HIDDEN_SYMBOLS: Final = 0.8
LEADER: Final = 1.0  # more for a victim whose owner is the strongest rival
FOR_SYMBOLS: Final = 0.6  # of what is lost with a character that is lured away
SYMBOLS_MISSED: Final = tuple(FOR_SYMBOLS * worth for worth in SYMBOLS_TO_COME)
LEAST_GAIN: Final = 0.01
NO_ASSASSIN: Final = frozenset(number for number, board in BOARDS.items() if board.no_assassin)
NEAR_MASK: Final[tuple[CellMask, ...]] = tuple(
    sum([PLACE_MASK[near] for near in HERE_AND_NEIGHBOURS[place]]) for place in range(PLACES)
)
# By quarters of a lead, from −20 to 20: the chance that it lasts.
MOST_QUARTERS: Final = 80
LASTS: Final = tuple(
    1 / (1 + exp(-quarter / 4 * 1.2)) for quarter in range(-MOST_QUARTERS, MOST_QUARTERS + 1)
)


def chance_of(own: float, rivals: float) -> float:
    """The chance that a seat with such a strength takes the board; below 0 it has nobody there."""
    if own < 0:
        return 0.0
    if rivals < 0:
        return 1.0
    quarter = int(4 * (own - rivals) + (MOST_QUARTERS + 0.5))
    return LASTS[min(2 * MOST_QUARTERS, max(0, quarter))]


def use_symbols(round: Round, place: Place) -> None:
    """All symbols on a board, in the order of its areas, from the active one on (ES-302)."""
    areas, laid = round.ground.areas[place], round.laid
    while round.area < len(areas):
        cell = areas[round.area]
        card = laid[cell]
        if card != NO_CARD and ABILITIES[card] and not round.silent >> cell & 1:
            while LEFT[card][round.used] and _use_next(round, place, card, round.owner[cell]):
                pass
        round.area += 1
        round.used = 0


def _use_next(round: Round, place: Place, card: Card, seat: Seat) -> bool:
    """Use or leave the first symbol that can be used, if there is one."""
    for symbol in LEFT[card][round.used]:
        if USE[symbol](round, place, seat):
            round.spend(card, symbol)
            return True
    return False


def _assassinate(round: Round, place: Place, seat: Seat) -> bool:
    """The strongest character of a rival, all the more one whose symbols are still to come."""
    if round.ground.layout[place] in NO_ASSASSIN:
        return False
    cells, owner = _unprotected(round, place), round.owner
    if not cells:
        return False
    rivals = [cell for cell in cells if owner[cell] != seat]
    if rivals:
        victim = _victim(round, place, seat, rivals)
        whose = owner[victim]
        round.hands[whose] |= 1 << round.take_off(victim)
        if round.made is not None:
            round.made.append(moves.ASSASSINATE[seat][victim])
    elif round.made is not None:
        round.made.append(moves.DECLINE[seat])
    return True


def _unprotected(round: Round, place: Place) -> list[Cell]:
    """Where characters without a shield are."""
    laid, shielded = round.laid, round.shielded
    return [cell for cell in round.ground.areas[place] if laid[cell] != NO_CARD and not shielded >> cell & 1]


def _victim(round: Round, place: Place, seat: Seat, rivals: list[Cell]) -> Cell:
    """Of these cells of rivals the one whose character it is best to be rid of."""
    if len(rivals) == 1:
        return rivals[0]
    area, own_area = round.ground.number, round.ground.number[round.active_cell(place)]
    strength = STRENGTH_ON[round.ground.layout[place]]
    leaders = _leaders(round, place, seat) if round.seats > 2 else ()
    victim, most = -1, 0.0
    for cell in rivals:
        card = round.laid[cell]
        value = 0.1 + strength[card] + round.bonus[cell]
        if area[cell] > own_area and not round.silent >> cell & 1:
            value += SYMBOLS_TO_COME[card]
        if round.owner[cell] in leaders:
            value += LEADER
        if value > most:
            victim, most = cell, value
    return victim


def _leaders(round: Round, place: Place, seat: Seat) -> list[Seat]:
    """The strongest rivals there."""
    sums = round.sums(place)
    sums.pop(seat, None)
    most = max(sums.values())
    return [rival for rival, total in sums.items() if total == most]


def _rally(round: Round, place: Place, seat: Seat) -> bool:
    cell = round.active_cell(place)
    laid, flag = round.laid, FLAG[round.laid[cell]]
    bonus = 0
    for other in members(round.up & NEAR_MASK[place] & ~(1 << cell)):
        if FLAG[laid[other]] == flag:
            bonus += 1
    for near in HERE_AND_NEIGHBOURS[place]:
        card = round.reward[near]
        if card != NO_CARD and round.rewards_up >> near & 1 and FLAG[card] == flag:
            bonus += 1
    if bonus and round.made is not None:
        round.made.append(moves.RALLY[seat])
    round.bonus[cell] += bonus
    return bonus > 0


def _conspire(round: Round, place: Place, seat: Seat) -> bool:
    if not round.deck or round.reward[place] == NO_CARD:
        return False
    round.deck_knows[-1] |= 1 << seat
    if round.made is not None:
        round.made.append(moves.CONSPIRE[seat])
    choose(round, place, seat)
    return True


def choose(round: Round, place: Place, seat: Seat) -> None:
    """The better reward for who leads, the worse one for who does not."""
    top, card = round.deck[-1], round.reward[place]
    own, rivals = round.both(place, seat)
    is_swap = (own > rivals) == (round.values[top] > round.values[card])
    knows = round.deck_knows.pop()
    round.deck.pop()
    if is_swap:
        round.reward[place] = top
        round.deck.insert(0, card)
        round.deck_knows.insert(0, EVERYBODY)
    else:
        round.deck.insert(0, top)
        round.deck_knows.insert(0, knows)
    if round.made is not None:
        round.made.append(moves.CHOOSE[seat][is_swap])


class Outlook:
    """A board as a seat knows it, and what it may expect of the reward there."""

    __slots__ = ("expected", "own", "prize", "rivals")

    def __init__(self, round: Round, place: Place, seat: Seat) -> None:
        self.own, self.rivals = round.both(place, seat)
        self.prize = round.prize(place)
        self.expected = self.prize * chance_of(self.own, self.rivals)

    def gain(self, own: float, rivals: float) -> float:
        """What the seat may expect more, if these become the strengths."""
        return self.prize * chance_of(own, rivals) - self.expected


def _seduce(round: Round, place: Place, seat: Seat) -> bool:
    """Whoever changes most here and there: an own character that has done its work, or a rival's."""
    free = [cell for cell in round.ground.areas[place] if round.laid[cell] == NO_CARD]
    if not free:
        return False
    reach = [(near, cells) for near in NEIGHBOURS[place] if (cells := _unprotected(round, near))]
    if not reach:
        return False
    lured = _to_lure(round, place, seat, reach)
    if lured >= 0:
        # Of two as strong the lower-numbered area wins.
        _lure(round, lured, free[0] if round.owner[lured] == seat else free[-1], seat)
    elif round.made is not None:
        round.made.append(moves.DECLINE[seat])
    return True


def _to_lure(round: Round, place: Place, seat: Seat, reach: list[tuple[Place, list[Cell]]]) -> Cell:
    """Of these cells of neighbouring boards the one whose character brings most here; −1 for none."""
    owner, order, step = round.owner, round.ground.order, round.step
    strength = STRENGTH_ON[round.ground.layout[place]]
    here = Outlook(round, place, seat)
    lured, most = -1, LEAST_GAIN
    for near, cells in reach:
        is_open = order.index(near) > step  # its board is still to be resolved
        there = Outlook(round, near, seat) if is_open else None
        for cell in cells:
            if owner[cell] == seat:
                value = _gain_by_own(round.laid[cell], strength, here, there)
            elif there is not None:
                value = _gain_by_rival(round, cell, seat, strength, here, there)
            else:
                continue
            if value > most:
                lured, most = cell, value
    return lured


def _gain_by_own(card: Card, strength: tuple[int, ...], here: Outlook, there: Outlook | None) -> float:
    """What it brings to lure an own character here; there it is missed only if that board is open."""
    value = here.gain(max(here.own, 0.0) + strength[card], here.rivals)
    if there is not None:
        lost = STRENGTH[card] + SYMBOLS_MISSED[card]
        value += there.gain(there.own - lost, there.rivals)
    return value


def _gain_by_rival(
    round: Round, cell: Cell, seat: Seat, strength: tuple[int, ...], here: Outlook, there: Outlook
) -> float:
    """What it brings to lure a rival's character here from an open board, as far as the seat knows it."""
    card = round.laid[cell]
    is_known = round.up >> cell & 1 or round.knows[cell] >> seat & 1
    more = strength[card] if is_known else HIDDEN_STRENGTH
    lost = more + (SYMBOLS_MISSED[card] if is_known else HIDDEN_SYMBOLS)
    return here.gain(here.own, max(here.rivals, 0.0) + more) + there.gain(there.own, there.rivals - lost)


def _lure(round: Round, lured: Cell, to: Cell, seat: Seat) -> None:
    """Move a character to a free area, face up and without its symbols."""
    whose = round.owner[lured]
    round.laid[to] = round.take_off(lured)
    round.owner[to] = whose
    round.knows[to] = EVERYBODY
    round.up |= 1 << to
    round.silent |= 1 << to
    if round.made is not None:
        round.made.append(moves.Seduce(seat, lured, to))


def _protect(round: Round, place: Place, seat: Seat) -> bool:
    """The seat's best character here or on a neighbouring board that is still to be resolved."""
    order, step = round.ground.order, round.step
    shielded, most, is_usable = -1, 0.0, False
    for near in HERE_AND_NEIGHBOURS[place]:
        for cell in round.ground.areas[near]:
            card = round.laid[cell]
            if card == NO_CARD or round.shielded >> cell & 1:
                continue
            is_usable = True
            if round.owner[cell] != seat or order.index(near) < step:
                continue
            value = 0.1 + STRENGTH[card] + 0.3 * SYMBOLS_TO_COME[card] + 0.5 * (near == place)
            if value > most:
                shielded, most = cell, value
    if shielded >= 0:
        round.shielded |= 1 << shielded
    if round.made is not None and is_usable:
        round.made.append(moves.PROTECT[seat][shielded] if shielded >= 0 else moves.DECLINE[seat])
    return is_usable


USE: Final[dict[str, Callable[[Round, Place, Seat], bool]]] = {
    ASSASSIN: _assassinate,
    CONSPIRATOR: _conspire,
    NATIONALIST: _rally,
    SEDUCER: _seduce,
    DIPLOMAT: _protect,
}
