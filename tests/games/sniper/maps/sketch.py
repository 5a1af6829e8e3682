"""Maps drawn as text for tests: every letter is a space.

Small letters are open ground, capitals are rooms, digits are walkways, `~` is water and `#` an obstruction.
All rooms are one building and all walkways one walkway unless said otherwise. Every cell is ten units wide.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from textwrap import dedent

from kordon.games.sniper.maps.source import MapSource, Space
from kordon.games.sniper.maps.tools import SIGHT
from kordon.maps.compiled import TerrainName
from kordon.maps.format import Passage, Point
from kordon.maps.ground import Ground

CELL = 10
Cell = tuple[int, int]


class Sketch:
    """A drawn map with its spaces called by their letters."""

    def __init__(
        self,
        picture: str,
        *,
        doors: Iterable[str] = (),
        ladders: Iterable[str] = (),
        buildings: dict[str, str] | None = None,
        difficult: str = "",
        tunnels: dict[str, tuple[str, tuple[int, int, int, int]]] | None = None,
    ) -> None:
        rows = dedent(picture).strip("\n").splitlines()
        cells = {(x, y): letter for y, row in enumerate(rows) for x, letter in enumerate(row)}
        outlines = {letter: outline(part) for letter, part in parts(cells)}
        for name, (_, (left, top, right, bottom)) in (tunnels or {}).items():
            outlines[name] = [(left, top), (left, bottom), (right, bottom), (right, top)]
        self.letters = list(outlines)
        spaces = []
        for number, letter in enumerate(self.letters):
            kind = kind_of(letter) if letter not in (tunnels or {}) else "enclosed"
            building = {"enclosed": "house", "elevated": "walkway"}.get(kind)
            spaces.append(
                Space(
                    id=number,
                    type=kind,
                    polygon=tuple(outlines[letter]),
                    name=f"space-{number}",
                    sector="white",
                    building=(buildings or {}).get(letter, building),
                    under=self.letters.index(tunnels[letter][0])
                    if letter in (tunnels or {}) and tunnels
                    else None,
                    difficult=letter in difficult,
                )
            )
        self.source = MapSource(
            map="sketch",
            name="map-sketch",
            origin="own",
            width=len(rows[0]) * CELL,
            height=len(rows) * CELL,
            spaces=tuple(spaces),
            doorways=tuple(self._passage(pair) for pair in doors),
            ladders=tuple(self._passage(pair) for pair in ladders),
            entrances=(),
            scenery=(),
            words={},
        )
        self.ground = Ground(self.source)
        self._distances: list[list[int]] | None = None

    def distance(self, pair: str) -> int:
        """The distance between two spaces, 0 without sight."""
        if self._distances is None:
            self._distances = self.ground.distances(SIGHT)
        a, b = self._pair(pair)
        assert self._distances[a][b] == self._distances[b][a]
        return self._distances[a][b]

    def sees(self, pair: str) -> bool:
        """Whether two spaces have sight of each other."""
        return self.distance(pair) > 0

    def adjacent(self, letter: str) -> str:
        """The letters of the spaces adjacent to one, in order."""
        return self._written(self.ground.neighbours()[self.letters.index(letter)])

    def steps(self, letter: str) -> str:
        """The letters of the spaces one may step to, in order."""
        return self._written(self.ground.steps()[self.letters.index(letter)])

    def _written(self, spaces: Iterable[int]) -> str:
        return "".join(sorted(self.letters[space] for space in spaces))

    def _pair(self, pair: str) -> tuple[int, int]:
        return self.letters.index(pair[0]), self.letters.index(pair[1])

    def _passage(self, pair: str) -> Passage:
        return Passage(self._pair(pair))


def kind_of(letter: str) -> TerrainName:
    if letter.startswith("~"):
        return "water"
    if letter.startswith("#"):
        return "obstruction"
    if letter.isdigit():
        return "elevated"
    return "enclosed" if letter.isupper() else "open"


def parts(cells: dict[Cell, str]) -> list[tuple[str, set[Cell]]]:
    """The connected parts of the drawing; a second pool or block gets a number behind its sign."""
    found: list[tuple[str, set[Cell]]] = []
    rest = dict(cells)
    while rest:
        start = min(rest, key=lambda cell: (cell[1], cell[0]))
        letter = rest[start]
        part, edge = {start}, [start]
        while edge:
            x, y = edge.pop()
            for near in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                if near not in part and rest.get(near) == letter:
                    part.add(near)
                    edge.append(near)
        for cell in part:
            del rest[cell]
        again = sum(name[0] == letter for name, _ in found)
        assert not again or letter in "~#", f"the space {letter} is drawn in two pieces"
        found.append((f"{letter}{again}" if again else letter, part))
    return found


def outline(part: set[Cell]) -> list[Point]:
    """The outline of some connected cells, as corners; a part around a hole has none."""
    following: dict[Point, list[Point]] = {}
    for x, y in part:
        ring = [(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)]
        beside = [(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)]
        for start, end, other in zip(ring, [*ring[1:], ring[0]], beside, strict=True):
            if other not in part:
                following.setdefault(start, []).append(end)
    start = min(following)
    walk, here = [start], following[start].pop()
    while here != start:
        walk.append(here)
        here = following[here].pop()
    assert not any(following.values()), "the outline has a hole or touches itself"
    return [(x * CELL, y * CELL) for x, y in _corners(walk)]


def _corners(walk: Sequence[Cell]) -> list[Cell]:
    around = zip([walk[-1], *walk[:-1]], walk, [*walk[1:], walk[0]], strict=True)
    return [
        here
        for before, here, after in around
        if (here[0] - before[0]) * (after[1] - here[1]) != (here[1] - before[1]) * (after[0] - here[0])
    ]
