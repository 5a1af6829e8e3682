"""The eight location boards: facts of their cells and rules (ES-004, ES-010, ES-5xx)."""

from __future__ import annotations

from typing import Final

from kordon.games.estoril.rules.printed import Board, Boards, read

REWARD: Final = 0  # in place of an area's number
NO_PEEK: Final = 0
PEEK_HERE: Final = 1
PEEK_NEAR: Final = 2
PEEK_ANYWHERE: Final = 3
PEEK_BY_AREA: Final = (NO_PEEK, NO_PEEK, PEEK_HERE, PEEK_NEAR, PEEK_ANYWHERE)
ROMAN: Final = ("R", "I", "II", "III", "IV")

BOARDS: Final[dict[int, Board]] = {board.number: board for board in read("boards", Boards).boards}
