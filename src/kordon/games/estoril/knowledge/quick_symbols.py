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
    CellMask,
    Place,
)

# What a symbol that is still to be used is worth, in strength.
TO_COME: Final = {ASSASSIN: 1.8, SEDUCER: 1.5, NATIONALIST: 1.3, CONSPIRATOR: 0.8, DIPLOMAT: 0.3}
SYMBOLS_TO_COME: Final = tuple(fsum([TO_COME[symbol] for symbol in symbols]) for symbols in ABILITIES)
HIDDEN_SYMBOLS: Final = 0.8
LEADER: Final = 1.0  # more for a victim whose owner is the strongest rival
FOR_SYMBOLS: Final = 0.6  # of what is lost with a character that is lured away
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
            while _use_next(round, place, card, round.owner[cell]):
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
    number = round.ground.layout[place]
    if number in NO_ASSASSIN:
        return False
    laid, owner, strength, area = round.laid, round.owner, STRENGTH_ON[number], round.ground.number
    own_area = area[round.active_cell(place)]
    sums: dict[Seat, int] | None = None
    victim, most, is_usable = -1, 0.0, False
    for other in round.ground.areas[place]:
        card = laid[other]
        if card == NO_CARD or round.shielded >> other & 1:
            continue
        is_usable = True
        whose = owner[other]
        if whose == seat:
            continue
        value = 0.1 + strength[card] + round.bonus[other]
        if area[other] > own_area and not round.silent >> other & 1:
            value += SYMBOLS_TO_COME[card]
        if round.seats > 2:
            if sums is None:
                sums = round.sums(place)
            if sums[whose] == max([total for one, total in sums.items() if one != seat]):
                value += LEADER
        if value > most:
            victim, most = other, value
    if victim >= 0:
        whose = owner[victim]
        round.hands[whose] |= 1 << round.take_off(victim)
    if round.made is not None and is_usable:
        round.made.append(moves.ASSASSINATE[seat][victim] if victim >= 0 else moves.DECLINE[seat])
    return is_usable


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


def _seduce(round: Round, place: Place, seat: Seat) -> bool:
    """Whoever changes most here and there: an own character that has done its work, or a rival's."""
    free = [cell for cell in round.ground.areas[place] if round.laid[cell] == NO_CARD]
    if not free:
        return False
    laid, owner = round.laid, round.owner
    order, step = round.ground.order, round.step
    strength = STRENGTH_ON[round.ground.layout[place]]
    own, rivals = round.both(place, seat)
    prize = round.prize(place)
    now = prize * chance_of(own, rivals)
    lured, most, is_usable = -1, LEAST_GAIN, False
    for near in NEIGHBOURS[place]:
        is_open = order.index(near) > step  # its board is still to be resolved
        own_there = rivals_there = prize_there = now_there = 0.0
        is_seen = False
        for cell in round.ground.areas[near]:
            card = laid[cell]
            if card == NO_CARD or round.shielded >> cell & 1:
                continue
            is_usable = True
            whose = owner[cell]
            if not is_open and whose != seat:
                continue
            if is_open and not is_seen:
                is_seen = True
                own_there, rivals_there = round.both(near, seat)
                prize_there = round.prize(near)
                now_there = prize_there * chance_of(own_there, rivals_there)
            if whose == seat:
                value = prize * chance_of(max(own, 0.0) + strength[card], rivals) - now
                if is_open:
                    lost = STRENGTH[card] + FOR_SYMBOLS * SYMBOLS_TO_COME[card]
                    value += prize_there * chance_of(own_there - lost, rivals_there) - now_there
            else:
                is_known = round.up >> cell & 1 or round.knows[cell] >> seat & 1
                more = strength[card] if is_known else HIDDEN_STRENGTH
                lost = more + (FOR_SYMBOLS * SYMBOLS_TO_COME[card] if is_known else HIDDEN_SYMBOLS)
                value = prize * chance_of(own, max(rivals, 0.0) + more) - now
                value += prize_there * chance_of(own_there, rivals_there - lost) - now_there
            if value > most:
                lured, most = cell, value
    if lured < 0:
        if round.made is not None and is_usable:
            round.made.append(moves.DECLINE[seat])
        return is_usable
    whose = owner[lured]
    to = free[0] if whose == seat else free[-1]  # of two as strong the lower-numbered area wins
    laid[to] = round.take_off(lured)
    owner[to] = whose
    round.knows[to] = EVERYBODY
    round.up |= 1 << to
    round.silent |= 1 << to
    if round.made is not None:
        round.made.append(moves.Seduce(seat, lured, to))
    return True


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
