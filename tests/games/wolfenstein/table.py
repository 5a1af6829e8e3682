"""Positions of Wolfenstein built in a few words.

A mission is drawn as in `drawn`; `staged` puts heroes and enemies on its letters and begins a hero's turn:

    table = staged("a . . s", heroes={"klaus": "a"}, enemies={"soldat": "s"}, active="klaus")
    table.rolls("heart blank shield")
    table.play(moves.Attack(0, table.figure("s")))
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from kordon.engine.chance import Chance, seed_from
from kordon.engine.records import Seat
from kordon.engine.tuples import replaced
from kordon.games.wolfenstein import moves
from kordon.games.wolfenstein.board.mission import Mission
from kordon.games.wolfenstein.content.tables import (
    AMMUNITION_NAMES,
    ENEMY,
    FIGURE_OF,
    GEAR,
    GEAR_OF,
    HERO,
    HEROES,
    WEAPON,
    WEAPON_OF,
)
from kordon.games.wolfenstein.options import WolfensteinOptions
from kordon.games.wolfenstein.pieces import (
    DIE,
    FACE_NAMES,
    HERO_TURN,
    LEADING,
    NO_CARD,
    NOWHERE,
    SLOTS,
    WHICH_CARD,
)
from kordon.games.wolfenstein.position import Position
from kordon.games.wolfenstein.rules import dispatch, rounds, setup
from kordon.games.wolfenstein.rules.noise_and_threat import arrivals
from tests.games.wolfenstein.drawn import Drawn, drawn

TEAM = ("bj", "klaus", "anya", "set")


class LoadedDice(Chance):
    """Chance that shows the faces a test asks for, then goes on by itself; cards too, by their number."""

    def __init__(self, faces: Sequence[int]) -> None:
        super().__init__(1)
        self.faces = list(faces)

    def copy(self) -> LoadedDice:
        other = LoadedDice(self.faces)
        other.key, other.count = self.key, self.count
        return other

    def below(self, bound: int) -> int:
        if self.faces and bound == len(DIE):
            return DIE.index(self.faces.pop(0))
        return super().below(bound)


class Table:
    """A position on a drawn board, with its letters."""

    def __init__(self, board: Drawn, position: Position) -> None:
        self.drawn = board
        self.position = position

    def at(self, letter: str) -> int:
        """The square of a letter."""
        return self.drawn.at(letter)

    def slot(self, hero: str) -> int:
        """The slot of a hero."""
        return self.position.heroes.index(HERO[hero])

    def figure(self, letter: str) -> int:
        """The enemy figure on a letter."""
        return self.position.enemy_at.index(self.at(letter))

    def area(self, letter: str) -> int:
        """The area of a letter."""
        return self.position.board.area[self.at(letter)]

    def rolls(self, faces: str) -> None:
        """What the next dice show."""
        self.position.chance = LoadedDice([FACE_NAMES.index(face) for face in faces.split()])

    def legal(self, *kinds: type, seat: Seat | None = None) -> list[Any]:
        """The legal moves of who is to act, or of those kinds."""
        seats = dispatch.to_act(self.position) if seat is None else (seat,)
        found = [move for who in seats for move in dispatch.legal_moves(self.position, who)]
        return [move for move in found if not kinds or type(move) in kinds]

    def play(self, *given: Any) -> list[Any]:
        """Make legal moves; the events of the last one."""
        for move in given:
            assert move in self.legal(seat=move.seat), f"{move} is not among {self.legal(seat=move.seat)}"
            dispatch.apply(self.position, move)
            assert not self.position.faults(), self.position.faults()
        return list(self.position.news)

    def step(self, letters: str) -> list[Any]:
        """The active hero walks over these letters."""
        seat = dispatch.to_act(self.position)[0]
        return self.play(*[moves.Step(seat, self.at(letter)) for letter in letters])

    def end(self) -> list[Any]:
        """The active hero's turn ends."""
        return self.play(moves.EndTurn(dispatch.to_act(self.position)[0]))

    def told(self, kind: type) -> list[Any]:
        """The events of that kind of the last move."""
        return [event for event in self.position.news if isinstance(event, kind)]

    def life(self, hero: str) -> tuple[int, int]:
        """A hero's life and armour."""
        return self.position.life[self.slot(hero)], self.position.armour[self.slot(hero)]

    def give(self, hero: str, *, gear: str = "", weapon: str = "", glory: int = 0, **tokens: int) -> int:
        """A hero gets cards and tokens; the last card's number."""
        position, slot, card = self.position, self.slot(hero), NO_CARD
        for name in gear.split():
            card = next(c for c, k in enumerate(GEAR_OF) if k == GEAR[name] and position.gear_deck >> c & 1)
            position.gear_deck &= ~(1 << card)
            position.carried = replaced(position.carried, slot, position.carried[slot] | 1 << card)
        for name in weapon.split():
            cards = [
                c for c, k in enumerate(WEAPON_OF) if k == WEAPON[name] and position.weapon_deck >> c & 1
            ]
            card = cards[0]
            position.weapon_deck &= ~(1 << card)
            position.weapons = replaced(position.weapons, slot, position.weapons[slot] | 1 << card)
        position.glory = replaced(position.glory, slot, position.glory[slot] + glory)
        for kind, n in tokens.items():
            index = slot * 3 + AMMUNITION_NAMES.index(kind)
            position.ammunition = replaced(position.ammunition, index, n)
        return card


def mission_on(board: Drawn, enemies: Mapping[str, str] = {}, **rest: Any) -> Mission:
    """A mission on a drawn board; enemies by kind, with the letters they stand on."""
    placed = [(kind, board.at(letter)) for kind, letters in enemies.items() for letter in letters]
    return Mission("drawn", board.board, enemies=tuple(placed), **rest)


def begun(
    mission: Mission, *, seats: int = 1, seed: str = "wolf", team: Sequence[str] = TEAM, **options: Any
) -> Position:
    """A game of a mission up to the first activation, with this team; all agree on the first player."""
    position = setup.set_up(
        WolfensteinOptions(heroes="any", **options), seats, seed_from(seed), mission=mission
    )
    for hero in team:
        dispatch.apply(position, moves.Pick(position.acting, HERO[hero]))
    while position.phase == LEADING:
        dispatch.apply(position, moves.Lead(position.acting, 0))
    return position


def staged(
    picture: str,
    *,
    areas: str | None = None,
    heroes: Mapping[str, str],
    enemies: Mapping[str, str] = {},
    active: str = "",
    seats: int = 1,
    level: str = "bring",
    mission: Mapping[str, Any] = {},
    **tokens: str,
) -> Table:
    """Heroes and enemies on the letters of a picture, without random gear; `active` begins a turn.

    The team is filled up to four with heroes who are not on the map and wait for nothing.
    """
    board = drawn(picture, areas, **tokens)
    team = [*heroes, *[name for name in (*TEAM, "bombate", "max") if name not in heroes]][:SLOTS]
    position = begun(mission_on(board, **mission), seats=seats, team=team, level=level)
    for question in position.pending:
        if question[0] == WHICH_CARD:
            position.gear_deck |= 1 << question[2] | 1 << question[3]
    position.pending = ()
    position.round = 2
    for slot in range(SLOTS):
        own = {GEAR[name] for name in HEROES[position.heroes[slot]].equipment}
        for card in range(len(GEAR_OF)):
            if position.carried[slot] >> card & 1 and GEAR_OF[card] not in own:
                position.carried = replaced(position.carried, slot, position.carried[slot] & ~(1 << card))
                position.gear_deck |= 1 << card
    if not position.shared_lives[0]:
        position.shared_lives = (1,) * SLOTS
    for hero, letter in heroes.items():
        position.put_hero(team.index(hero), board.at(letter))
    position.activated = sum(1 << slot for slot in range(SLOTS) if position.hero_at[slot] == NOWHERE)
    for kind, letters in enemies.items():
        for letter in letters:
            figure = arrivals.free_figure(position, ENEMY[kind])
            position.add_figure(figure, board.at(letter))
            assert FIGURE_OF[figure] == ENEMY[kind]
    position.garrison, position.arrivals = position.alive, 0
    table = Table(board, position)
    if active:
        slot = table.slot(active)
        position.acting = position.owners[slot]
        rounds.activate(position, moves.Activate(position.owners[slot], slot))
        assert position.phase == HERO_TURN, "the hero's turn has begun"
    return table
