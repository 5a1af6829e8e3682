"""A small map to test the rules on, and positions set up by hand on it.

Letters are spaces, as in `sketch`: small ones open ground, capitals a building, digits a walkway, `~` water
and `#` an obstruction. Y, R and B are the officers, Y1 to B2 their soldiers.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

from msgspec.structs import replace

from kordon.engine.bits import mask_of
from kordon.engine.chance import seed_from
from kordon.engine.records import SPECTATOR, Event, Notice, Seat, witnessed
from kordon.games.sniper import moves
from kordon.games.sniper.board import Board, add_board
from kordon.games.sniper.maps.compiled import CompiledMap
from kordon.games.sniper.maps.source import Entrance, Sector, Squad, Start
from kordon.games.sniper.maps.tools import SniperMaps
from kordon.games.sniper.moves import SniperMove
from kordon.games.sniper.options import SniperOptions
from kordon.games.sniper.phases import DEFENDERS_TURN, ENTERING, SNIPER_TURN
from kordon.games.sniper.pieces import (
    LOADOUT_COPIES,
    NO_SPACE,
    NO_SPECIALIST,
    UNITS,
    Space,
    Unit,
)
from kordon.games.sniper.position import Position
from kordon.games.sniper.rules import dispatch
from kordon.games.sniper.rules.rounds import begin_defenders_turn
from kordon.games.sniper.rules.setup import set_up
from tests.games.sniper.maps.sketch import Sketch

YELLOW, RED, BLACK, WHITE = range(4)  # sectors

# t and e are difficult ground; A and h, D and m are joined by doorways, 1 and u, 4 and x by ladders.
YARD = """
    abcdef
    ghABij
    klCDmn
    op~#qr
    stuvwx
    yz1234
"""
SECTORS = "YYWWRR YYWWRR YYWWRR BBWWRR BBBBBB BBBBWW".replace(" ", "")
OBJECTIVES = "akfniswAD"  # 1 to 9: yellow 1 2, red 3 4 5, black 6 7, white 8 9
OFFICERS = "hmu"
SOLDIERS = ("gl", "jq", "pv")
ENTRANCES = "bryc"
Y, Y1, Y2, R, R1, R2, B, B1, B2 = range(UNITS)
EVERYBODY_HOME = "hgl mjq upv"
NAMES: dict[str, Sector] = {"Y": "yellow", "R": "red", "B": "black", "W": "white"}
SQUADS: tuple[Squad, ...] = ("yellow", "red", "black")


SKETCH = Sketch(YARD, doors=("hA", "Dm"), ladders=("u1", "x4"), difficult="te")


def at(letter: str) -> Space:
    """The number of a space."""
    return NO_SPACE if letter == "." else SKETCH.letters.index(letter)


def spaces(letters: str) -> tuple[Space, ...]:
    """The numbers of some spaces."""
    return tuple(at(letter) for letter in letters)


def letters(numbers: Iterable[Space]) -> str:
    """Spaces, written as letters in order."""
    return "".join(sorted(SKETCH.letters[space] for space in numbers))


@cache
def yard() -> Board:
    """The map as the rules use it."""
    in_order = "".join(YARD.split())
    drawn = []
    for space, letter in zip(SKETCH.source.spaces, SKETCH.letters, strict=True):
        sector = None if letter[0] in "~#" else NAMES[SECTORS[in_order.index(letter)]]
        number = OBJECTIVES.index(letter) + 1 if letter in OBJECTIVES else None
        drawn.append(replace(space, sector=sector, objective=number, start=_start(letter)))
    entrances = tuple(
        Entrance(sector, at(letter), (0, 0)) for sector, letter in zip(NAMES.values(), ENTRANCES, strict=True)
    )
    source = replace(SKETCH.source, spaces=tuple(drawn), entrances=entrances)
    return add_board(CompiledMap(SniperMaps().compiled(source, b"")))


def _start(letter: str) -> Start | None:
    for squad, officer, soldiers in zip(SQUADS, OFFICERS, SOLDIERS, strict=True):
        if letter == officer:
            return Start(squad, "officer")
        if letter in soldiers:
            return Start(squad, "soldier")
    return None


def options(**given: bool) -> SniperOptions:
    """Options for the yard, which is not among the maps that people can choose."""
    yard()
    return SniperOptions(map="sketch", **given)  # type: ignore[arg-type]


def fresh(seats: int = 2, **given: bool) -> Position:
    """A game before its first move."""
    return set_up(options(**given), seats, seed_from("yard"))


def sniper_turn(
    space: str = "c",
    units: str = EVERYBODY_HOME,
    *,
    seats: int = 2,
    objectives: tuple[int, int] = (1, 6),
    hand: tuple[int, ...] = (),
    bag: tuple[int, int, int, int] = (6, 3, 2, 0),
    specialists: tuple[int, ...] = (),
    round: int = 2,
    **given: bool,
) -> Position:
    """The sniper's turn, with the sniper in a space (`.`: not yet on the board) and the units in theirs."""
    position = fresh(seats, **given)
    position.phase = ENTERING if space == "." else SNIPER_TURN
    position.turn = 2 * round
    position.space = at(space)
    position.objectives = objectives
    position.hand = tuple([hand.count(card) for card in range(len(LOADOUT_COPIES))])
    position.deck = tuple([copies - hand.count(card) for card, copies in enumerate(LOADOUT_COPIES)])
    position.looked = ()
    position.bag = bag
    position.units = tuple([at(letter) for letter in units.replace(" ", "")])
    position.occupied = mask_of(tuple(space for space in position.units if space != NO_SPACE))
    if seats > 1:
        given_out = (*specialists, *(NO_SPECIALIST,) * 3)[:3]
        position.specialists = given_out
        position.uses = tuple([2 * (card != NO_SPECIALIST) for card in given_out])
    elif space != ".":
        position.sector = yard().map.sector[position.space]
    return position


def defenders_turn(space: str = "c", units: str = EVERYBODY_HOME, **given: Any) -> Position:
    """The defenders' turn, as `sniper_turn` otherwise."""
    position = sniper_turn(space, units, **given)
    begin_defenders_turn(position)
    assert position.phase == DEFENDERS_TURN
    return position


# ---- moves and what is told


def legal(position: Position, kind: type, seat: Seat | None = None) -> list[Any]:
    """The legal moves of a kind; of whoever is first to act, unless said otherwise."""
    who = dispatch.to_act(position)[0] if seat is None else seat
    return [move for move in dispatch.legal_moves(position, who) if isinstance(move, kind)]


def play(position: Position, move: SniperMove) -> list[Notice]:
    """Make a move, which must be legal."""
    assert move.seat in dispatch.to_act(position), f"it is not the turn of {move.seat}"
    assert move in dispatch.legal_moves(position, move.seat), f"{move} is not legal"
    return dispatch.apply(position, move)


def told(position: Position, move: SniperMove, seat: Seat = SPECTATOR) -> tuple[Event, ...]:
    """Make a move and return what a seat was told; by default what everybody was told."""
    return witnessed(play(position, move), seat)


def walk(path: str) -> moves.Walk:
    """The sniper's walk along some spaces."""
    return moves.Walk(0, spaces(path))


def marches(position: Position, unit: Unit, seat: Seat = 1) -> str:
    """Where a unit can march, as letters."""
    return letters(move.space for move in legal(position, moves.March, seat) if move.unit == unit)


def walks(position: Position) -> list[str]:
    """The sniper's walks, each as the letters of its path."""
    found = legal(position, moves.Walk) or legal(position, moves.Enter)
    return ["".join(SKETCH.letters[space] for space in move.path) for move in found]


def end_sniper_turn(position: Position) -> tuple[Event, ...]:
    """The sniper does nothing more."""
    return told(position, moves.END_TURN)


def end_defenders_turn(position: Position) -> None:
    """Nobody does anything more."""
    for seat in dispatch.to_act(position):
        play(position, moves.DONE[seat])
