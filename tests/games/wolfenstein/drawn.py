"""Boards drawn as text for tests.

Squares stand in every second column and row, and what is between them stands between them:

    a .1~ .        `.` floor, `~` difficult, `#` no floor, a letter: floor that the test names
      -   x        digits are doors, `x`, `y` and `z` are bars, `|` and `-` are walls
    . b1. #        a letter drawn four times is the place of a large figure

All floor is one room unless `areas` draws the tiles, with a sign for each square in the same places.
"""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import dedent

from kordon.engine.bits import mask_of, members
from kordon.games.wolfenstein.board.grid import CORRIDOR, ROOM, Area, Board, Door, Edge
from kordon.games.wolfenstein.board.sight import sees, sees_large

BARS = "xyz"
Cells = list[str]


class Drawn:
    """A board with its squares called by their letters."""

    def __init__(self, rows: Cells, areas: Cells | None = None, **tokens: str) -> None:
        self.rows = rows
        width, height = (len(rows[0]) + 1) // 2, (len(rows) + 1) // 2
        self.width = width
        self.signs = {y * width + x: rows[2 * y][2 * x] for y in range(height) for x in range(width)}
        assert all(sign.isalpha() or sign in ".~#" for sign in self.signs.values()), self.signs
        self.letters: dict[str, int] = {}
        for square, sign in self.signs.items():
            if sign.isalpha():
                self.letters[sign] = self.letters.get(sign, 0) | 1 << square
        names = self.signs if areas is None else _spaced(areas, width)
        tiles: dict[str, int] = {}
        for square, sign in self.signs.items():
            if sign != "#":
                name = "all" if areas is None else names[square]
                tiles[name] = tiles.get(name, 0) | 1 << square
        numbers = {name: number for number, name in enumerate(sorted(tiles))}
        area = {square: numbers[name] for name in tiles for square in members(tiles[name])}
        sides = self._sides()
        doors = {
            sign: Door(tuple(edges), (area[edges[0][0]], area[edges[0][1]]))
            for sign, edges in sorted(sides.items())
            if sign.isdigit() or sign in BARS
        }
        self.door_numbers = {sign: number for number, sign in enumerate(filter(str.isdigit, doors))}
        self.bar_numbers = {sign: number for number, sign in enumerate(s for s in doors if s in BARS)}
        self.areas = numbers
        self.board = Board(
            "drawn",
            width,
            height,
            tuple(
                Area(name, CORRIDOR if tiles[name].bit_count() == 12 else ROOM, tiles[name])
                for name in sorted(tiles)
            ),
            walls=frozenset(sides.get("|", []) + sides.get("-", [])),
            doors=tuple(doors[sign] for sign in self.door_numbers),
            bars=tuple(doors[sign] for sign in self.bar_numbers),
            difficult=mask_of(square for square, sign in self.signs.items() if sign == "~"),
            **{kind: tuple(self.at(letter) for letter in letters) for kind, letters in tokens.items()},  # type: ignore[arg-type]
        )

    def _sides(self) -> dict[str, list[Edge]]:
        found: dict[str, list[Edge]] = {}
        for y, row in enumerate(self.rows):
            for x, sign in enumerate(row):
                if x % 2 + y % 2 == 1 and sign != " ":
                    square = y // 2 * self.width + x // 2
                    found.setdefault(sign, []).append((square, square + (1 if x % 2 else self.width)))
        return found

    def at(self, letter: str) -> int:
        """The square of a letter; the anchor of one that is drawn four times."""
        return members(self.letters[letter])[0]

    def mask(self, letters: str) -> int:
        """All squares of some letters."""
        return mask_of(square for letter in letters for square in members(self.letters[letter]))

    def written(self, squares: int) -> str:
        """The letters of some squares, in order; those without a letter by their signs."""
        return "".join(sorted({self.signs[square] for square in members(squares)}))

    def closed(self, doors: str) -> int:
        """Doors as a mask."""
        return mask_of(self.door_numbers[sign] for sign in doors)

    def barred(self, bars: str) -> int:
        """Bars as a mask."""
        return mask_of(self.bar_numbers[sign] for sign in bars)

    def sees(self, pair: str, figures: str = "", closed: str = "") -> bool:
        """Whether two squares, or large figures, see each other past figures and closed doors."""
        a, b = self.letters[pair[0]], self.letters[pair[1]]
        occupied = self.mask(figures)
        if a.bit_count() == b.bit_count() == 1:
            there = sees(self.board, self.at(pair[0]), self.at(pair[1]), self.closed(closed), occupied)
            back = sees(self.board, self.at(pair[1]), self.at(pair[0]), self.closed(closed), occupied)
        else:
            there = sees_large(self.board, a, b, self.closed(closed), occupied)
            back = sees_large(self.board, b, a, self.closed(closed), occupied)
        assert there == back, "sight is mutual"
        return there


def drawn(picture: str, areas: str | None = None, **tokens: str) -> Drawn:
    """The board of a picture. Tokens are given by letters: `events="e"`, `chests="cd"`, …"""
    return Drawn(_rows(picture), None if areas is None else _rows(areas), **tokens)


def every_way(picture: str, areas: str | None = None, **tokens: str) -> Iterator[Drawn]:
    """The board of a picture as drawn, turned and mirrored: eight boards on which the same holds."""
    rows, names = _rows(picture), None if areas is None else _rows(areas)
    for _ in range(2):
        for _ in range(4):
            yield Drawn(rows, names, **tokens)
            rows, names = _turned(rows), None if names is None else _turned(names)
        rows, names = _mirrored(rows), None if names is None else _mirrored(names)


def _rows(picture: str) -> Cells:
    rows = dedent(picture).strip("\n").splitlines()
    rows = [row.rstrip() for row in rows]
    while not rows[-1]:
        rows.pop()
    wide = max(map(len, rows))
    return [row.ljust(wide) for row in rows]


def _turned(rows: Cells) -> Cells:
    return ["".join(column) for column in zip(*reversed(rows), strict=True)]


def _mirrored(rows: Cells) -> Cells:
    return [row[::-1] for row in rows]


def _spaced(rows: Cells, width: int) -> dict[int, str]:
    return {y * width + x: rows[2 * y][2 * x] for y in range((len(rows) + 1) // 2) for x in range(width)}
