"""The whole truth of a game at one moment."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from kordon.engine.bits import BITS, mask_of, members
from kordon.engine.state import State
from kordon.engine.tuples import replaced
from kordon.games.wolfenstein import pieces
from kordon.games.wolfenstein.board.grid import Board
from kordon.games.wolfenstein.board.mission import Mission
from kordon.games.wolfenstein.content import tables
from kordon.games.wolfenstein.content.cards import Difficulty
from kordon.games.wolfenstein.content.tables import Figure
from kordon.games.wolfenstein.events import WolfensteinEvent
from kordon.games.wolfenstein.observation import Public
from kordon.games.wolfenstein.pieces import ALLY, NOWHERE, Slot, SlotMask, Square, SquareMask, Target

NO_NEWS: Final[tuple[WolfensteinEvent, ...]] = ()

# ---- fields that follow from others

COUNTED: Final = (
    "objective_tokens",
    "standing",
    "hero_squares",
    "fallen_squares",
    "enemy_squares",
    "ally_figures",
)


def damage(life: int, armour: int, hearts: int, shields: int) -> tuple[int, int]:
    """The life and the armour lost: hearts go past the armour, shields take it first (WO-403)."""
    lost_armour = min(armour, shields)
    return min(life, hearts + shields - lost_armour), lost_armour


class Position(State, Public):
    """The whole truth; changed in place by the rules. What the public fields mean stands beside `Public`.

    The last fields follow from the others and are kept because rules ask for them all the time: change
    squares only by `put_hero`, `put_figure` and the like.
    """

    board: Board
    mission: Mission
    level: Difficulty
    objective_tokens: SquareMask  # the squares of objective tokens
    standing: SlotMask  # heroes on the map who do not bleed
    hero_squares: SquareMask  # of standing heroes and of allies: they block sight, and enemies' ways
    fallen_squares: SquareMask  # of bleeding heroes (WO-961)
    enemy_squares: SquareMask  # of enemies, allies aside
    ally_figures: int  # mask of the figures that are allies
    arrivals: int  # mask of the figures that came during this move: what was meant for the dead spares them

    def tell(self, event: WolfensteinEvent) -> None:
        """Something happened: everybody sees it."""
        self.news += (event,)

    # ---- who and where

    @property
    def enemies(self) -> int:
        """The mask of enemy figures on the map, allies aside."""
        return self.alive & ~self.ally_figures

    @property
    def occupied(self) -> SquareMask:
        """The squares of all figures that block sight (WO-408, WO-961)."""
        return self.hero_squares | self.enemy_squares

    @property
    def tokens(self) -> SquareMask:
        """The squares nobody enters: events, chests, objectives (WO-307)."""
        return self.event_tokens | self.chest_tokens | self.objective_tokens

    @property
    def living(self) -> int:
        """The mask of slots whose heroes are not dead, on the map or not, bleeding or not."""
        return pieces.ALL_SLOTS & ~self.dead

    @property
    def actor(self) -> Target:
        """The figure whose turn it is: a hero, or a hero's ally."""
        return self.hero + ALLY if self.phase == pieces.ALLY_TURN else self.hero

    @property
    def actor_square(self) -> Square:
        """Where it stands."""
        if self.phase == pieces.ALLY_TURN:
            return self.enemy_at[self.allies[self.hero]]
        return self.hero_at[self.hero]

    def ammunition_of(self, slot: Slot) -> tuple[int, ...]:
        """A hero's tokens, by kind."""
        own = slot * len(tables.AMMUNITION)
        return self.ammunition[own : own + len(tables.AMMUNITION)]

    def near(self, square: Square) -> SquareMask:
        """The squares next to one, around no wall, closed door or bars (WO-314)."""
        return self.board.open_edges(self.closed, self.barred).near(square)

    def is_target_still(self, figure: Figure) -> bool:
        """Whether an enemy is there that was there before this move."""
        return bool(self.enemies & ~self.arrivals & BITS[figure])

    def squares_of(self, figure: Figure) -> SquareMask:
        """The squares that an enemy figure fills (WO-801)."""
        square = self.enemy_at[figure]
        return self.board.large(square) if tables.LARGE >> figure & 1 else BITS[square]

    def square_of(self, who: Target) -> Square:
        """Where a hero or ally is."""
        return self.hero_at[who] if who < ALLY else self.enemy_at[self.allies[who - ALLY]]

    def targets(self) -> list[Target]:
        """The standing heroes and the allies: whom enemies see and attack."""
        found = members(self.standing)
        if self.ally_figures:
            found += [slot + ALLY for slot, figure in enumerate(self.allies) if figure != pieces.NO_FIGURE]
        return found

    # ---- tokens

    def put_objective(self, letter: int, square: Square) -> None:
        """Lay an objective token on a square, or take it off the map with NOWHERE."""
        self.objective_at = replaced(self.objective_at, letter, square)
        self.count_objectives()

    def count_objectives(self) -> None:
        """Work out the squares of the objective tokens."""
        self.objective_tokens = mask_of([square for square in self.objective_at if square != NOWHERE])

    # ---- moving figures about

    def put_hero(self, slot: Slot, square: Square) -> None:
        """Stand a hero on a square, or take the hero off the map with NOWHERE."""
        self.hero_at = replaced(self.hero_at, slot, square)
        self.count_heroes()

    def put_figure(self, figure: Figure, square: Square) -> None:
        """Stand a figure that is on the map already on another square."""
        if self.ally_figures >> figure & 1:
            self.enemy_at = replaced(self.enemy_at, figure, square)
            self.count_heroes()
            return
        enemies = self.enemies
        together = (
            self.enemy_squares.bit_count() < enemies.bit_count() + 3 * (enemies & tables.LARGE).bit_count()
        )
        before = self.squares_of(figure)
        self.enemy_at = replaced(self.enemy_at, figure, square)
        if together:  # it passes through a friend, whose square stays taken (WO-306)
            self.count_enemies()
        else:
            self.enemy_squares = self.enemy_squares ^ before | self.squares_of(figure)

    def add_figure(self, figure: Figure, square: Square) -> None:
        """Bring a fresh enemy figure onto the map."""
        kind = tables.FIGURE_KINDS[figure]
        self.alive |= 1 << figure
        self.arrivals |= 1 << figure
        self.enemy_at = replaced(self.enemy_at, figure, square)
        self.enemy_life = replaced(self.enemy_life, figure, kind.life)
        self.enemy_armour = replaced(self.enemy_armour, figure, kind.armour)
        self.enemy_squares |= self.squares_of(figure)

    def remove_figure(self, figure: Figure) -> None:
        """Take a figure off the map; nothing that was on it stays behind."""
        if not self.ally_figures >> figure & 1:
            self.enemy_squares &= ~self.squares_of(figure)
        others = ~(1 << figure)
        self.alive &= others
        self.garrison &= others
        self.attacked &= others
        self.stunned_enemies &= others
        self.sabotaged_enemies &= others
        self.awake &= others
        self.enemy_at = replaced(self.enemy_at, figure, NOWHERE)
        self.enemy_life = replaced(self.enemy_life, figure, 0)
        self.enemy_armour = replaced(self.enemy_armour, figure, 0)
        if self.ally_figures >> figure & 1:
            self.ally_figures &= others
            self.allies = tuple([pieces.NO_FIGURE if ally == figure else ally for ally in self.allies])
            self.count_heroes()

    def wound(self, figure: Figure, hearts: int, shields: int) -> tuple[int, int]:
        """A figure is hit; the life and the armour that it lost (WO-403, WO-407)."""
        life, armour = self.enemy_life[figure], self.enemy_armour[figure]
        lost_life, lost_armour = damage(life, armour, hearts, shields)
        if lost_armour:
            self.enemy_armour = replaced(self.enemy_armour, figure, armour - lost_armour)
        if lost_life:
            self.enemy_life = replaced(self.enemy_life, figure, life - lost_life)
        return lost_life, lost_armour

    def count_heroes(self) -> None:
        """Work out who stands, and the squares of heroes and allies."""
        slots = standing = fallen = 0
        for slot, square in enumerate(self.hero_at):
            if square != NOWHERE:
                if self.bleeding >> slot & 1:
                    fallen |= BITS[square]
                else:
                    standing |= BITS[square]
                    slots |= 1 << slot
        if self.ally_figures:
            for figure in self.allies:
                if figure != pieces.NO_FIGURE:
                    standing |= 1 << self.enemy_at[figure]
        self.standing, self.hero_squares, self.fallen_squares = slots, standing, fallen

    def count_enemies(self) -> None:
        """Work out the squares of enemies."""
        self.enemy_squares = 0
        for figure in members(self.enemies):
            self.enemy_squares |= self.squares_of(figure)

    def count_all(self) -> None:
        """Work out all fields that follow from others."""
        self.ally_figures = 0
        for figure in self.allies:
            if figure != pieces.NO_FIGURE:
                self.ally_figures |= 1 << figure
        self.count_enemies()
        self.count_heroes()
        self.count_objectives()

    # ---- what can't be

    def faults(self) -> list[str]:
        """Everything that can't be true of a game of Wolfenstein."""
        return [*self._figure_faults(), *self._card_faults(), *self._hero_faults(), *self._game_faults()]

    def _figure_faults(self) -> Iterator[str]:
        where: dict[Square, str] = {}
        passing = self.hero if self.phase == pieces.HERO_TURN else NOWHERE
        for slot, square in enumerate(self.hero_at):
            if square != NOWHERE and slot != passing:
                where[square] = f"hero {slot}"
        for figure in range(len(tables.FIGURE_OF)):
            is_alive = bool(self.alive >> figure & 1)
            if is_alive == (self.enemy_at[figure] == NOWHERE):
                yield f"figure {figure} is on the map without a square, or off it with one"
            elif is_alive:
                yield from self._place_faults(figure, where)
        counted = self.copy()
        counted.count_all()
        for name in COUNTED:
            if getattr(self, name) != getattr(counted, name):
                yield f"{name} is {getattr(self, name)}, counted it is {getattr(counted, name)}"

    def _place_faults(self, figure: Figure, where: dict[Square, str]) -> Iterator[str]:
        """What is wrong with a living figure; it joins `where`."""
        if self.enemy_life[figure] <= 0 or self.enemy_armour[figure] < 0:
            yield f"figure {figure} has life {self.enemy_life[figure]}"
        if self.phase == pieces.ALLY_TURN and self.allies[self.hero] == figure:
            return
        for square in members(self.squares_of(figure)):
            if not self.board.floor >> square & 1:
                yield f"figure {figure} stands on {square}, which is not floor"
            if square in where:
                yield f"figure {figure} and {where[square]} both stand on {square}"
            where[square] = f"figure {figure}"

    def _piles(self) -> dict[str, tuple[list[int], int]]:
        """By kind of card: the masks of all places that hold some, and of all there are."""
        attached = [1 << card for card in self.attached if card != pieces.NO_CARD]
        events, gear = [self.event_deck, self.event_discard, *self.tasks], [self.gear_deck, self.gear_discard]
        gear += [*self.carried, *self.worn, *attached]
        for question in self.pending:
            if question[0] == pieces.WHICH_OPTION:
                events.append(1 << question[2])
            elif question[0] == pieces.WHICH_CARD:
                gear += [1 << card for card in question[2:]]
        return {
            "weapon": ([self.weapon_deck, *self.weapons], tables.ALL_WEAPONS),
            "equipment": (gear, tables.ALL_GEAR),
            "event": (events, tables.ALL_EVENTS),
            "chest": ([self.chest_deck, self.chest_discard], tables.ALL_CHESTS),
        }

    def _card_faults(self) -> Iterator[str]:
        for name, (masks, expected) in self._piles().items():
            together = 0
            for mask in masks:
                if together & mask:
                    yield f"{name} cards {members(together & mask)} are in two places"
                together |= mask
            # The cards of the dead are out of the game.
            may_lack = name == "event" or self.dead
            if together & ~expected or (together != expected and not may_lack):
                yield f"{name} cards {members(together ^ expected)} are missing or too many"
        yield from self._worn_faults()

    def _worn_faults(self) -> Iterator[str]:
        for slot, worn in enumerate(self.worn):
            for kind in tables.WORN_KINDS:
                if (worn & kind).bit_count() > 1:
                    yield f"hero {slot} wears two cards of one kind"
            if self.active[slot] != pieces.NO_CARD and not self.weapons[slot] >> self.active[slot] & 1:
                yield f"hero {slot} has an active weapon that is not their own"

    def _hero_faults(self) -> Iterator[str]:
        for slot in range(len(self.life) if self.round else 0):
            if not 0 <= self.life[slot] <= self.base_life[slot]:
                yield f"hero {slot} has life {self.life[slot]} of {self.base_life[slot]}"
            if not 0 <= self.armour[slot] <= self.base_armour[slot]:
                yield f"hero {slot} has armour {self.armour[slot]} of {self.base_armour[slot]}"
            if (self.life[slot] == 0) != bool((self.bleeding | self.dead) >> slot & 1):
                yield f"hero {slot} has life {self.life[slot]} but bleeds or not"
            if min(self.glory[slot], *self.ammunition_of(slot)) < 0:
                yield f"hero {slot} has less than no tokens"

    def _game_faults(self) -> Iterator[str]:
        if self.bleeding & self.dead:
            yield "a dead hero bleeds"
        if min(self.ap, self.attacks, self.threat) < 0:
            yield f"{self.ap} AP, {self.attacks} attacks, threat {self.threat}"
        if (self.outcome is None) == (self.phase == pieces.OVER):
            yield "a game is over if and only if it has an outcome"
        if len(self.heroes) > pieces.SLOTS:
            yield "there are more than four heroes"
