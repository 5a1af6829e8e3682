"""The eight location boards: facts of their cells and rules (ES-004, ES-010, ES-5xx)."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

import msgspec

REWARD: Final = 0  # in place of an area's number
NO_PEEK, PEEK_HERE, PEEK_NEAR, PEEK_ANYWHERE = range(4)
PEEK_BY_AREA: Final = (NO_PEEK, NO_PEEK, PEEK_HERE, PEEK_NEAR, PEEK_ANYWHERE)
ROMAN: Final = ("R", "I", "II", "III", "IV")


class Board(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One location board; its cells run clockwise from the top left before turning."""

    number: int
    cells: tuple[str, str, str, str]
    secret_areas: bool = True
    secret_reward: bool = False
    peeks: bool = True
    no_assassin: bool = False
    all_outer: bool = False
    dice: bool = False
    weakest_loses: bool = False
    favoured_flag: str = ""


class _File(msgspec.Struct, frozen=True):
    origin: str
    boards: tuple[Board, ...]


_DATA = msgspec.json.decode(
    files("kordon.games.estoril").joinpath("data/boards.json").read_bytes(), type=_File
)
BOARDS: Final[dict[int, Board]] = {board.number: board for board in _DATA.boards}
