"""The whole truth of a game at one moment."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from kordon.engine.bits import members
from kordon.engine.records import Seat
from kordon.engine.state import State
from kordon.engine.tuples import replaced
from kordon.games.estoril.observation import Public
from kordon.games.estoril.rules.characters import DECK_MASK, NO_CARD, Card, CardMask, starters_mask
from kordon.games.estoril.rules.ground import CELLS, PLACES, Cell, Ground, Place

HAND_LIMIT: Final = 6
ROUNDS: Final = 4
NO_PLACE: Final = -1
NO_SEAT: Final = -1


class Position(State, Public):
    """The whole truth; changed in place by the rules. What observations hold as it is are tuples."""

    ground: Ground  # the six boards as they lie
    hands: list[CardMask]  # by seat
    picked: list[CardMask]  # by seat: laid aside in DISCARDING

    @property
    def place(self) -> Place:
        """The place whose board is being resolved."""
        return self.ground.order[self.step] if 0 <= self.step < PLACES else NO_PLACE

    def surplus(self, seat: Seat) -> int:
        """How many cards the seat has yet to lay aside."""
        return max(0, self.hands[seat].bit_count() - HAND_LIMIT)

    def take_off(self, cell: Cell) -> Card:
        """Remove the character from the boards; nothing that was on it stays behind."""
        card = self.laid[cell]
        self.laid = replaced(self.laid, cell, NO_CARD)
        self.owner = replaced(self.owner, cell, NO_SEAT)
        self.knows = replaced(self.knows, cell, 0)
        self.bonus = replaced(self.bonus, cell, 0)
        others = ~(1 << cell)
        self.up &= others
        self.silent &= others
        self.shielded &= others
        return card

    def clear_boards(self) -> None:
        """Take everything off the ground, without giving it to anybody."""
        self.laid = (NO_CARD,) * CELLS
        self.owner = (NO_SEAT,) * CELLS
        self.knows = self.bonus = (0,) * CELLS
        self.up = self.silent = self.shielded = 0
        self.reward = (NO_CARD,) * PLACES
        self.reward_knows = (0,) * PLACES
        self.rewards_up = 0

    def faults(self) -> list[str]:
        """Everything that can't be true: each card is in exactly one place, every marker on a card."""
        found = []
        where: dict[Card, list[str]] = {}
        for card, place in self._places():
            where.setdefault(card, []).append(place)
        expected = DECK_MASK
        for seat in range(self.seats):
            expected |= starters_mask(seat)
        for card in members(expected):
            if len(where.get(card, [])) != 1:
                found.append(f"card {card} is in {where.get(card) or 'no place'}")
        found += [f"card {card} does not belong to this game" for card in where if not expected >> card & 1]
        if len(self.deck) != len(self.deck_knows):
            found.append("the deck and what is known of it differ in length")
        return [*found, *self._cell_faults()]

    def _cell_faults(self) -> Iterator[str]:
        for cell in range(CELLS):
            if (self.laid[cell] == NO_CARD) != (self.owner[cell] == NO_SEAT):
                yield f"cell {cell} has a card without a marker, or a marker without a card"
            if self.laid[cell] != NO_CARD and not self.ground.area_mask >> cell & 1:
                yield f"cell {cell} is not an area, but a card lies there"

    def _places(self) -> Iterator[tuple[Card, str]]:
        """Every card with where it is."""
        for name in ("hands", "discards", "picked"):
            for seat, mask in enumerate(getattr(self, name)):
                yield from [(card, f"{name}[{seat}]") for card in members(mask)]
        for name in ("laid", "reward", "deck"):
            for index, card in enumerate(getattr(self, name)):
                if card != NO_CARD:
                    yield card, f"{name}[{index}]"
        yield from [(card, "gone") for card in members(self.gone)]
