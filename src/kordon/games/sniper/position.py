"""The whole truth of a game at one moment."""

from __future__ import annotations

from collections.abc import Iterator

from kordon.engine.bits import mask_of
from kordon.engine.state import State
from kordon.engine.tuples import replaced
from kordon.games.sniper import pieces
from kordon.games.sniper.board import Board
from kordon.games.sniper.observation import Public
from kordon.games.sniper.phases import BURYING, OVER
from kordon.games.sniper.pieces import NO_SPACE, Space, SpaceMask, Squad, Unit, UnitMask


def changed(counts: tuple[int, ...], index: int, by: int) -> tuple[int, ...]:
    """The same counts but for one."""
    return replaced(counts, index, counts[index] + by)


class Position(State, Public):
    """The whole truth; changed in place by the rules, field by field.

    Copies and observations share what fields hold. What the public fields mean stands beside `Public`.
    """

    board: Board  # the map that was chosen, and its suits
    # ---- the sniper's secrets
    buried: int  # mask of objectives put under the deck during set-up
    looted: int  # mask of objective numbers whose spaces were looted
    # ---- what everybody sees in another form
    completed: int  # mask of objective numbers
    targets: UnitMask  # solo: units this shoot action was aimed at
    occupied: SpaceMask  # the spaces of the units
    orders: int  # mask of order cards still in the deck, which has no order of its own

    @property
    def round(self) -> int:
        """The number of the sniper's turn, and of the defenders' turn that follows it; 0 during set-up."""
        return self.turn >> 1

    @property
    def is_solo(self) -> bool:
        """Whether order cards play the defenders (SE-901)."""
        return self.seats == 1

    def squad_with(self, specialist: int) -> Squad:
        """The squad that has the specialist, or −1."""
        return self.specialists.index(specialist) if specialist in self.specialists else -1

    def put(self, unit: Unit, space: Space) -> None:
        """Stand a unit on a free space, from anywhere."""
        before = self.units[unit]
        if before != NO_SPACE:
            self.occupied ^= 1 << before
        self.units = replaced(self.units, unit, space)
        self.occupied |= 1 << space

    def take_off(self, unit: Unit) -> None:
        """Take a unit off the board."""
        self.occupied ^= 1 << self.units[unit]
        self.units = replaced(self.units, unit, NO_SPACE)

    def spend(self, unit: Unit, action: int) -> None:
        """An action of the unit's squad goes, and the unit will not do this again this turn (SE-502)."""
        self.actions = changed(self.actions, pieces.SQUAD_OF[unit], -1)
        self.note(unit, action)

    def note(self, unit: Unit, action: int) -> None:
        """The unit has done this in this turn (SE-502)."""
        self.did = replaced(self.did, unit, self.did[unit] | action)

    def faults(self) -> list[str]:
        """Everything that can't be true of a game of Sniper Elite."""
        return [
            *self._unit_faults(),
            *self._squad_faults(),
            *self._card_faults(),
            *self._token_faults(),
            *self._sniper_faults(),
            *self._objective_faults(),
        ]

    def _unit_faults(self) -> Iterator[str]:
        where: dict[Space, Unit] = {}
        standing = 0
        for unit, (name, space) in enumerate(zip(pieces.UNIT_NAMES, self.units, strict=True)):
            if space == NO_SPACE:
                continue
            if not 0 <= space < self.board.map.size or not self.board.map.enterable_mask >> space & 1:
                yield f"{name} stands in {space}, which nobody can enter"
                continue
            if space in where:
                yield f"{name} and {pieces.UNIT_NAMES[where[space]]} both stand in {space}"
            where[space] = unit
            standing |= 1 << space
        if standing != self.occupied:
            yield "the occupied spaces are not those of the units"

    def _squad_faults(self) -> Iterator[str]:
        for squad in range(pieces.SQUADS):
            if not 0 <= self.actions[squad] <= 2:
                yield f"squad {squad} has {self.actions[squad]} actions left"
            if not 0 <= self.uses[squad] <= 2:
                yield f"the specialist of squad {squad} has {self.uses[squad]} uses left"
        chosen = [specialist for specialist in self.specialists if specialist != pieces.NO_SPECIALIST]
        if len(set(chosen)) != len(chosen):
            yield "two squads have the same specialist"

    def _card_faults(self) -> Iterator[str]:
        for card, copies in enumerate(pieces.LOADOUT_COPIES):
            somewhere = self.hand[card] + self.deck[card] + self.played.count(card) + self.looked.count(card)
            if somewhere != copies or self.hand[card] < 0 or self.deck[card] < 0:
                yield f"there are {somewhere} cards of {pieces.LOADOUT_NAMES[card]}, not {copies}"
        if not len(self.played) == len(self.played_round) == len(self.mined):
            yield "the lists of cards played differ in length"
        for card, space in zip(self.played, self.mined, strict=False):
            if space != NO_SPACE and card != pieces.MINE:
                yield f"a card that is not a mine lies in {space}"

    def _token_faults(self) -> Iterator[str]:
        for token, count in enumerate(self.bag):
            total = count + self.pending[token] + self.drawn[token]
            if count < 0 or total > pieces.TOKENS_IN_BOX[token]:
                yield f"there are {total} tokens of {pieces.TOKEN_NAMES[token]}"
        recoil = self.bag[pieces.RECOIL] + self.drawn[pieces.RECOIL]
        if recoil != pieces.BAG_AT_START[pieces.RECOIL]:
            yield f"there are {recoil} recoil tokens, though none is ever added"
        blue = sum([tokens[pieces.SUPPRESSION] for tokens in (self.bag, self.pending, self.drawn)])
        if blue + self.suppression.bit_count() != pieces.TOKENS_IN_BOX[pieces.SUPPRESSION]:
            yield f"{blue} suppression tokens are in the bag, the cards have {self.suppression:03b}"

    def _sniper_faults(self) -> Iterator[str]:
        map = self.board.map
        if self.space != NO_SPACE and not map.enterable_mask >> self.space & 1:
            yield f"the sniper is in {self.space}, which nobody can enter"
        if self.walked and self.walked[-1] != self.space:
            yield "the sniper's path does not end where the sniper is"
        if not 0 <= self.wounds <= pieces.WOUNDS_TO_LOSE:
            yield f"the sniper has {self.wounds} wounds"
        if (self.outcome is None) == (self.phase == OVER):
            yield "a game is over if and only if somebody won"

    def _objective_faults(self) -> Iterator[str]:
        own = mask_of(self.objectives)
        suits = {self.board.suit(objective) for objective in self.objectives}
        if len(self.objectives) != 2 or (self.phase != BURYING and len(suits) != 2):
            yield f"the objectives {self.objectives} are not two of different suits"
        if self.completed & ~own:
            yield "an objective was completed that is not the sniper's"
        if self.looted & own:
            yield "the sniper looted the space of an own objective"
