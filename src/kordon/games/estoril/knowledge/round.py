"""A round in a roll-out: the position's fields in lists, changed without moves, events and observations.

Roll-outs go through it many thousand times a second: `quick_lays` lays, `quick_boards` resolves the boards,
and `quick_symbols` uses the symbols there. What everybody decides is greedy. Where a decision is made it can
be noted, so that a test can play the same moves by the rules and compare.
"""

from __future__ import annotations

from random import Random
from typing import Final

from kordon.engine.chance import Chance
from kordon.engine.records import EVERYBODY, Seat
from kordon.games.estoril.moves import EstorilMove
from kordon.games.estoril.position import NO_SEAT, Position
from kordon.games.estoril.rules.characters import ABILITIES, FLAG, NO_CARD, STRENGTH, Card, CardMask
from kordon.games.estoril.rules.ground import BOARDS, Cell, CellMask, Place

HIDDEN_STRENGTH: Final = 1.8  # of a card that a seat does not know
# By number of the board and card: strength there. No board is 0.
STRENGTH_ON: Final = [
    tuple(
        strength + (number > 0 and flag == BOARDS[number].favoured_flag)
        for strength, flag in zip(STRENGTH, FLAG, strict=True)
    )
    for number in range(len(BOARDS) + 1)
]


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

    def take_back(self) -> CardMask:
        """All characters return to their owners' hands; which they were."""
        found = 0
        for cell, card in enumerate(self.laid):
            if card != NO_CARD:
                self.hands[self.owner[cell]] |= 1 << card
                found |= 1 << card
        return found

    def active_cell(self, place: Place) -> Cell:
        """The area whose character has its turn."""
        return self.ground.areas[place][self.area]

    def sums(self, place: Place) -> dict[Seat, int]:
        """The strength of each player there; players with the lower-numbered areas come first."""
        laid, owner, bonus = self.laid, self.owner, self.bonus
        strength = STRENGTH_ON[self.ground.layout[place]]
        sums: dict[Seat, int] = {}
        for cell in self.ground.areas[place]:
            card = laid[cell]
            if card != NO_CARD:
                seat = owner[cell]
                sums[seat] = sums.get(seat, 0) + strength[card] + bonus[cell]
        return sums

    def both(self, place: Place, seat: Seat) -> tuple[float, float]:
        """The strength of a seat and of its strongest rival there, as the seat knows it; −1 for nobody."""
        laid, owner, bonus = self.laid, self.owner, self.bonus
        strength = STRENGTH_ON[self.ground.layout[place]]
        sums = [-1.0] * self.seats
        for cell in self.ground.areas[place]:
            card = laid[cell]
            if card != NO_CARD:
                whose = owner[cell]
                is_known = whose == seat or self.up >> cell & 1 or self.knows[cell] >> seat & 1
                more = strength[card] + bonus[cell] if is_known else HIDDEN_STRENGTH
                sums[whose] = max(0.0, sums[whose]) + more
        own = sums[seat]
        sums[seat] = -1.0
        return own, max(sums)

    def prize(self, place: Place) -> float:
        """What the reward there is worth."""
        card = self.reward[place]
        return 0.0 if card == NO_CARD else self.values[card]

    def take_off(self, cell: Cell) -> Card:
        """Remove the character from the boards; nothing that was on it stays behind."""
        card = self.laid[cell]
        self.laid[cell] = NO_CARD
        self.owner[cell] = NO_SEAT
        self.bonus[cell] = self.knows[cell] = 0
        others = ~(1 << cell)
        self.up &= others
        self.silent &= others
        self.shielded &= others
        return card

    def spend(self, card: Card, symbol: str) -> None:
        """Mark one of the active card's symbols of this kind as used."""
        for index, own in enumerate(ABILITIES[card]):
            if own == symbol and not self.used >> index & 1:
                self.used |= 1 << index
                return

    def leave_unclaimed(self, place: Place) -> None:
        """With nobody there the reward goes face down under the deck (ES-304)."""
        card = self.reward[place]
        self.reward[place] = NO_CARD
        self.rewards_up &= ~(1 << place)
        if card != NO_CARD:
            self.deck.insert(0, card)
            self.deck_knows.insert(0, EVERYBODY)
