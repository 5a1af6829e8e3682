"""A round played on in lists of its own, by the rules but without their moves, events and observations.

Roll-outs go through it many thousand times a second. What everybody decides is greedy. Where a decision is
made it can be noted, so that a test can play the same moves by the rules and compare.
"""

from __future__ import annotations

from math import exp, fsum
from random import Random
from typing import Final

from kordon.engine.bits import members
from kordon.engine.chance import Chance
from kordon.engine.records import EVERYBODY, Seat
from kordon.games.estoril import moves, phases
from kordon.games.estoril.moves import EstorilMove
from kordon.games.estoril.position import NO_SEAT, Position
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
    CardMask,
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
from kordon.games.estoril.rules.resolving import DIE_SIDES

HIDDEN_STRENGTH: Final = 1.8  # of a card that a seat does not know
# What a symbol that is still to be used is worth, in strength.
TO_COME: Final = {ASSASSIN: 1.8, SEDUCER: 1.5, NATIONALIST: 1.3, CONSPIRATOR: 0.8, DIPLOMAT: 0.3}
SYMBOLS_TO_COME: Final = tuple(fsum([TO_COME[symbol] for symbol in symbols]) for symbols in ABILITIES)
HIDDEN_SYMBOLS: Final = 0.8
LEADER: Final = 1.0  # more for a victim whose owner is the strongest rival
FOR_SYMBOLS: Final = 0.6  # of what is lost with a character that is lured away
LEAST_GAIN: Final = 0.01
# By number of the board and card: strength there. No board is 0.
STRENGTH_ON: Final = [
    tuple(
        strength + (number > 0 and flag == BOARDS[number].favoured_flag)
        for strength, flag in zip(STRENGTH, FLAG, strict=True)
    )
    for number in range(len(BOARDS) + 1)
]
NO_ASSASSIN: Final = frozenset(number for number, board in BOARDS.items() if board.no_assassin)
WITH_DICE: Final = frozenset(number for number, board in BOARDS.items() if board.dice)
WEAKEST_LOSES: Final = frozenset(number for number, board in BOARDS.items() if board.weakest_loses)
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


class Round:
    """The rest of a round in one world. Fields are those of the position, as lists."""

    __slots__ = (
        "acting",
        "area",
        "bonus",
        "chance",
        "deck",
        "deck_knows",
        "gone",
        "ground",
        "hands",
        "knows",
        "laid",
        "made",
        "markers",
        "owner",
        "phase",
        "reward",
        "reward_knows",
        "rewards_up",
        "seats",
        "shielded",
        "silent",
        "source",
        "step",
        "up",
        "used",
        "values",
    )

    def __init__(
        self,
        position: Position,
        values: tuple[float, ...],
        source: Random,
        made: list[EstorilMove] | None = None,
    ) -> None:
        self.values = values  # by card: what it is worth to have
        self.source = source
        self.made = made  # the decisions, for who wants to know; peeks are none
        self.chance: Chance = position.chance
        self.ground = position.ground
        self.seats: int = position.seats
        self.phase: int = position.phase
        self.acting: Seat = position.acting
        self.step: int = position.step
        self.area: int = position.area
        self.used: int = position.used
        self.laid: list[Card] = list(position.laid)
        self.owner: list[Seat] = list(position.owner)
        self.bonus: list[int] = list(position.bonus)
        self.knows: list[int] = list(position.knows)
        self.up: CellMask = position.up
        self.silent: CellMask = position.silent
        self.shielded: CellMask = position.shielded
        self.reward: list[Card] = list(position.reward)
        self.reward_knows = position.reward_knows
        self.rewards_up: int = position.rewards_up
        self.deck: list[Card] = list(position.deck)
        self.deck_knows: list[int] = list(position.deck_knows)
        self.hands: list[CardMask] = list(position.hands)
        self.markers: list[int] = list(position.markers)
        self.gone: CardMask = position.gone

    def resolve(self) -> None:
        """Resolve the boards, from wherever the round stands after the laying."""
        phase = self.phase
        if phase == phases.CONSPIRING:
            place = self.ground.order[self.step]
            cell = self.ground.areas[place][self.area]
            self._choose(place, self.acting)
            self._spend(self.laid[cell], CONSPIRATOR)
            self._use_symbols(place)
            self._decide_board(place)
        elif phase == phases.USING:
            place = self.ground.order[self.step]
            self._use_symbols(place)
            self._decide_board(place)
        elif phase == phases.SACRIFICING:
            place = self.ground.order[self.step]
            self._sacrifice(place, self.acting)
            self._award(place)
        while self.step < PLACES:
            self._open(self.ground.order[self.step])

    def take_back(self) -> CardMask:
        """All characters return to their owners' hands; which they were."""
        found = 0
        for cell, card in enumerate(self.laid):
            if card != NO_CARD:
                self.hands[self.owner[cell]] |= 1 << card
                found |= 1 << card
        return found

    def is_known(self, cell: Cell, seat: Seat) -> bool:
        """Whether the seat knows the character there."""
        return self.owner[cell] == seat or bool(self.up >> cell & 1 or self.knows[cell] >> seat & 1)

    # ---- a board

    def _open(self, place: Place) -> None:
        self.rewards_up |= 1 << place
        laid, is_empty = self.laid, True
        for cell in self.ground.areas[place]:
            if laid[cell] != NO_CARD:
                self.up |= 1 << cell
                is_empty = False
        if is_empty:
            self._leave_unclaimed(place)
            self.step += 1
            return
        self.area = self.used = 0
        self._use_symbols(place)
        self._decide_board(place)

    def _decide_board(self, place: Place) -> None:
        """The board's own effect, and who takes the reward."""
        number = self.ground.layout[place]
        if number in WITH_DICE:
            die = self.chance.die
            for cell in self.ground.areas[place]:
                if self.laid[cell] != NO_CARD:
                    first = die(DIE_SIDES)
                    self.bonus[cell] += abs(first - die(DIE_SIDES))
        elif number in WEAKEST_LOSES:
            sums = self._sums(place)
            if len(sums) > 1:
                least = min(sums.values())
                self._sacrifice(place, [seat for seat, total in sums.items() if total == least][-1])
        self._award(place)

    def _award(self, place: Place) -> None:
        sums = self._sums(place)
        card = self.reward[place]
        if not sums:
            self._leave_unclaimed(place)
        elif card != NO_CARD:
            winner, most = NO_SEAT, -1
            for seat, total in sums.items():
                if total > most:
                    winner, most = seat, total
            self.hands[winner] |= 1 << card
            self.reward[place] = NO_CARD
            self.rewards_up &= ~(1 << place)
        self.step += 1
        self.area = self.used = 0

    def _leave_unclaimed(self, place: Place) -> None:
        card = self.reward[place]
        self.reward[place] = NO_CARD
        self.rewards_up &= ~(1 << place)
        if card != NO_CARD:
            self.deck.insert(0, card)
            self.deck_knows.insert(0, EVERYBODY)

    def _sacrifice(self, place: Place, seat: Seat) -> None:
        values, least, given = self.values, 1e9, -1
        for cell in self.ground.areas[place]:
            if self.owner[cell] == seat and values[self.laid[cell]] < least:
                given, least = cell, values[self.laid[cell]]
        self.gone |= 1 << self._take_off(given)
        if self.made is not None:
            self.made.append(moves.SACRIFICE[seat][given])

    def _sums(self, place: Place) -> dict[Seat, int]:
        """The strength of each player there; players with the lower-numbered areas come first."""
        laid, owner, bonus, strength = (
            self.laid,
            self.owner,
            self.bonus,
            STRENGTH_ON[self.ground.layout[place]],
        )
        sums: dict[Seat, int] = {}
        for cell in self.ground.areas[place]:
            card = laid[cell]
            if card != NO_CARD:
                seat = owner[cell]
                sums[seat] = sums.get(seat, 0) + strength[card] + bonus[cell]
        return sums

    def _both(self, place: Place, seat: Seat) -> tuple[float, float]:
        """The strength of a seat and of its strongest rival there, as the seat knows it; −1 for nobody."""
        laid, owner, bonus, strength = (
            self.laid,
            self.owner,
            self.bonus,
            STRENGTH_ON[self.ground.layout[place]],
        )
        sums = [-1.0] * self.seats
        for cell in self.ground.areas[place]:
            card = laid[cell]
            if card != NO_CARD:
                whose = owner[cell]
                is_known = whose == seat or self.up >> cell & 1 or self.knows[cell] >> seat & 1
                sums[whose] = max(0.0, sums[whose]) + (
                    strength[card] + bonus[cell] if is_known else HIDDEN_STRENGTH
                )
        own = sums[seat]
        sums[seat] = -1.0
        return own, max(sums)

    def _take_off(self, cell: Cell) -> Card:
        card = self.laid[cell]
        self.laid[cell] = NO_CARD
        self.owner[cell] = NO_SEAT
        self.bonus[cell] = self.knows[cell] = 0
        others = ~(1 << cell)
        self.up &= others
        self.silent &= others
        self.shielded &= others
        return card

    # ---- symbols: each method says whether the symbol could be used; whether it was is greedy

    def _use_symbols(self, place: Place) -> None:
        areas, laid = self.ground.areas[place], self.laid
        while self.area < len(areas):
            cell = areas[self.area]
            card = laid[cell]
            if card != NO_CARD and ABILITIES[card] and not self.silent >> cell & 1:
                while self._use_next(place, cell, card, self.owner[cell]):
                    pass
            self.area += 1
            self.used = 0

    def _use_next(self, place: Place, cell: Cell, card: Card, seat: Seat) -> bool:
        """Use or leave the first symbol that can be used, if there is one."""
        for symbol in LEFT[card][self.used]:
            if symbol == ASSASSIN:
                is_usable = self._assassinate(place, cell, seat)
            elif symbol == NATIONALIST:
                is_usable = self._rally(place, cell, seat)
            elif symbol == SEDUCER:
                is_usable = self._seduce(place, seat)
            elif symbol == CONSPIRATOR:
                is_usable = self._conspire(place, seat)
            else:
                is_usable = self._protect(place, seat)
            if is_usable:
                self._spend(card, symbol)
                return True
        return False

    def _spend(self, card: Card, symbol: str) -> None:
        for index, own in enumerate(ABILITIES[card]):
            if own == symbol and not self.used >> index & 1:
                self.used |= 1 << index
                return

    def _assassinate(self, place: Place, cell: Cell, seat: Seat) -> bool:
        """The strongest character of a rival, all the more one whose symbols are still to come."""
        number = self.ground.layout[place]
        if number in NO_ASSASSIN:
            return False
        laid, owner, strength, area = self.laid, self.owner, STRENGTH_ON[number], self.ground.number
        sums: dict[Seat, int] | None = None
        victim, most, is_usable = -1, 0.0, False
        for other in self.ground.areas[place]:
            card = laid[other]
            if card == NO_CARD or self.shielded >> other & 1:
                continue
            is_usable = True
            whose = owner[other]
            if whose == seat:
                continue
            value = 0.1 + strength[card] + self.bonus[other]
            if area[other] > area[cell] and not self.silent >> other & 1:
                value += SYMBOLS_TO_COME[card]
            if self.seats > 2:
                if sums is None:
                    sums = self._sums(place)
                if sums[whose] == max([total for one, total in sums.items() if one != seat]):
                    value += LEADER
            if value > most:
                victim, most = other, value
        if victim >= 0:
            whose = owner[victim]
            self.hands[whose] |= 1 << self._take_off(victim)
        if self.made is not None and is_usable:
            self.made.append(moves.ASSASSINATE[seat][victim] if victim >= 0 else moves.DECLINE[seat])
        return is_usable

    def _rally(self, place: Place, cell: Cell, seat: Seat) -> bool:
        laid, flag = self.laid, FLAG[self.laid[cell]]
        bonus = 0
        for other in members(self.up & NEAR_MASK[place] & ~(1 << cell)):
            if FLAG[laid[other]] == flag:
                bonus += 1
        for near in HERE_AND_NEIGHBOURS[place]:
            card = self.reward[near]
            if card != NO_CARD and self.rewards_up >> near & 1 and FLAG[card] == flag:
                bonus += 1
        if bonus and self.made is not None:
            self.made.append(moves.RALLY[seat])
        self.bonus[cell] += bonus
        return bonus > 0

    def _conspire(self, place: Place, seat: Seat) -> bool:
        if not self.deck or self.reward[place] == NO_CARD:
            return False
        self.deck_knows[-1] |= 1 << seat
        if self.made is not None:
            self.made.append(moves.CONSPIRE[seat])
        self._choose(place, seat)
        return True

    def _choose(self, place: Place, seat: Seat) -> None:
        """The better reward for who leads, the worse one for who does not."""
        top, card = self.deck[-1], self.reward[place]
        own, rivals = self._both(place, seat)
        is_swap = (own > rivals) == (self.values[top] > self.values[card])
        knows = self.deck_knows.pop()
        self.deck.pop()
        if is_swap:
            self.reward[place] = top
            self.deck.insert(0, card)
            self.deck_knows.insert(0, EVERYBODY)
        else:
            self.deck.insert(0, top)
            self.deck_knows.insert(0, knows)
        if self.made is not None:
            self.made.append(moves.CHOOSE[seat][is_swap])

    def _seduce(self, place: Place, seat: Seat) -> bool:
        """Whoever changes most here and there: an own character that has done its work, or a rival's."""
        free = [cell for cell in self.ground.areas[place] if self.laid[cell] == NO_CARD]
        if not free:
            return False
        laid, owner = self.laid, self.owner
        order, step = self.ground.order, self.step
        strength = STRENGTH_ON[self.ground.layout[place]]
        own, rivals = self._both(place, seat)
        prize = self._prize(place)
        now = prize * chance_of(own, rivals)
        lured, most, is_usable = -1, LEAST_GAIN, False
        for near in NEIGHBOURS[place]:
            is_open = order.index(near) > step  # its board is still to be resolved
            own_there = rivals_there = prize_there = now_there = 0.0
            is_seen = False
            for cell in self.ground.areas[near]:
                card = laid[cell]
                if card == NO_CARD or self.shielded >> cell & 1:
                    continue
                is_usable = True
                whose = owner[cell]
                if not is_open and whose != seat:
                    continue
                if is_open and not is_seen:
                    is_seen = True
                    own_there, rivals_there = self._both(near, seat)
                    prize_there = self._prize(near)
                    now_there = prize_there * chance_of(own_there, rivals_there)
                if whose == seat:
                    value = prize * chance_of(max(own, 0.0) + strength[card], rivals) - now
                    if is_open:
                        lost = STRENGTH[card] + FOR_SYMBOLS * SYMBOLS_TO_COME[card]
                        value += prize_there * chance_of(own_there - lost, rivals_there) - now_there
                else:
                    is_known = self.up >> cell & 1 or self.knows[cell] >> seat & 1
                    more = strength[card] if is_known else HIDDEN_STRENGTH
                    lost = more + (FOR_SYMBOLS * SYMBOLS_TO_COME[card] if is_known else HIDDEN_SYMBOLS)
                    value = prize * chance_of(own, max(rivals, 0.0) + more) - now
                    value += prize_there * chance_of(own_there, rivals_there - lost) - now_there
                if value > most:
                    lured, most = cell, value
        if lured < 0:
            if self.made is not None and is_usable:
                self.made.append(moves.DECLINE[seat])
            return is_usable
        whose = owner[lured]
        to = free[0] if whose == seat else free[-1]  # of two as strong the lower-numbered area wins
        laid[to] = self._take_off(lured)
        owner[to] = whose
        self.knows[to] = EVERYBODY
        self.up |= 1 << to
        self.silent |= 1 << to
        if self.made is not None:
            self.made.append(moves.Seduce(seat, lured, to))
        return True

    def _prize(self, place: Place) -> float:
        card = self.reward[place]
        return 0.0 if card == NO_CARD else self.values[card]

    def _protect(self, place: Place, seat: Seat) -> bool:
        """The seat's best character here or on a neighbouring board that is still to be resolved."""
        order, step = self.ground.order, self.step
        shielded, most, is_usable = -1, 0.0, False
        for near in HERE_AND_NEIGHBOURS[place]:
            for cell in self.ground.areas[near]:
                card = self.laid[cell]
                if card == NO_CARD or self.shielded >> cell & 1:
                    continue
                is_usable = True
                if self.owner[cell] != seat or order.index(near) < step:
                    continue
                value = 0.1 + STRENGTH[card] + 0.3 * SYMBOLS_TO_COME[card] + 0.5 * (near == place)
                if value > most:
                    shielded, most = cell, value
        if shielded >= 0:
            self.shielded |= 1 << shielded
        if self.made is not None and is_usable:
            self.made.append(moves.PROTECT[seat][shielded] if shielded >= 0 else moves.DECLINE[seat])
        return is_usable
