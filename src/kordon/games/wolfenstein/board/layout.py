"""Tiles laid out beside each other: the board of a mission's file, and what is wrong with its drawing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TypeAlias

from kordon.engine.bits import BITS, mask_of
from kordon.engine.records import RuleId
from kordon.games.wolfenstein.board import source as src
from kordon.games.wolfenstein.board.grid import CORRIDOR, ROOM, Area, Board, Door, Edge
from kordon.games.wolfenstein.board.source import Joint, MissionSource, Tile
from kordon.games.wolfenstein.content import tables
from kordon.games.wolfenstein.pieces import Square

Place: TypeAlias = tuple[int, int]  # column and row on the map
FaultFound: TypeAlias = tuple[RuleId, str]

SHAPES = {(6, 6): ROOM, (6, 2): CORRIDOR, (2, 6): CORRIDOR}  # WO-009, in columns and rows
DOOR_WIDTH = 2
WALLED_WIDTH = 6  # of a joint that can have a gap (WO-012)


class Layout:
    """A mission's squares with all that is drawn on them. With faults it has no board."""

    def __init__(self, source: MissionSource) -> None:
        self.source = source
        self.faults: list[FaultFound] = []
        self.tile_at: dict[Place, int] = {}
        self.sign_at: dict[Place, str] = {}
        self.width = self.height = 0
        self._lay_tiles()
        self.contacts = self._contacts()
        self.walls: list[tuple[Place, Place]] = []
        self.doors: list[list[tuple[Place, Place]]] = []
        self.bars: list[list[tuple[Place, Place]]] = []
        if not self.faults:
            self._join_tiles()
        self.found: dict[str, list[Place]] = {}  # by sign: its places, row by row
        for place in sorted(self.sign_at, key=lambda place: (place[1], place[0])):
            self.found.setdefault(self.sign_at[place], []).append(place)
        self.enemies: list[tuple[str, Place]] = []
        if not self.faults:
            self._place_enemies()

    def _fault(self, rule: RuleId, sentence: str) -> None:
        self.faults.append((rule, sentence))

    # ---- tiles

    def _lay_tiles(self) -> None:
        for name, count in sorted(Counter(tile.name for tile in self.source.tiles).items()):
            if count > 1:
                self._fault("WO-951", f"There are two tiles called {name}.")
        placed = [(number, tile) for number, tile in enumerate(self.source.tiles) if self._is_shaped(tile)]
        left, top = (min(numbers, default=0) for numbers in _columns_and_rows(tile.at for _, tile in placed))
        for number, tile in placed:
            self._lay(number, tile, (left, top))
        self.width, self.height = (
            max(numbers, default=-1) + 1 for numbers in _columns_and_rows(self.tile_at)
        )
        if self.width * self.height > len(BITS):
            size = f"{self.width} squares wide and {self.height} high"
            self._fault("WO-011", f"The tiles lie too far apart: the map would be {size}.")

    def _is_shaped(self, tile: Tile) -> bool:
        """Whether a tile has the shape of one; if not, that is a fault."""
        rows = tile.rows
        if len({len(row) for row in rows}) == 1 and (len(rows[0]), len(rows)) in SHAPES:
            return True
        shapes = "six rows of six signs, two of six or six of two"
        self._fault("WO-009", f"Tile {tile.name} is not {shapes}.")
        return False

    def _lay(self, number: int, tile: Tile, corner: Place) -> None:
        """Lay the signs of a tile; it ends where another tile lies."""
        for y, row in enumerate(tile.rows):
            for x, sign in enumerate(row):
                place = tile.at[0] - corner[0] + x, tile.at[1] - corner[1] + y
                if place in self.tile_at:
                    other = self.source.tiles[self.tile_at[place]].name
                    self._fault("WO-011", f"Tiles {other} and {tile.name} overlap.")
                    return
                if sign not in src.TOKENS and sign not in self.source.signs:
                    hint = "give it an enemy under [signs]"
                    self._fault("WO-951", f"{self.at(tile, x, y)}: {sign} is not a sign; {hint}.")
                self.tile_at[place] = number
                self.sign_at[place] = sign

    def at(self, tile: Tile, x: int, y: int) -> str:
        """How a sentence refers to a square of a tile."""
        return f"Tile {tile.name}, row {y + 1}, column {x + 1}"

    def called(self, place: Place) -> str:
        """How a sentence refers to a square of the map."""
        number = self.tile_at[place]
        tile = self.source.tiles[number]
        own = [other for other, owner in self.tile_at.items() if owner == number]
        return self.at(tile, place[0] - min(x for x, _ in own), place[1] - min(y for _, y in own))

    def kind(self, number: int) -> str:
        """Whether a tile is a room or a corridor."""
        rows = self.source.tiles[number].rows
        return SHAPES[len(rows[0]), len(rows)]

    # ---- joints

    def _contacts(self) -> dict[tuple[int, int], list[tuple[Place, Place]]]:
        """By pair of tiles that touch: the sides they share, from the top or left end."""
        contacts: dict[tuple[int, int], list[tuple[Place, Place]]] = {}
        for x, y in sorted(self.tile_at):
            for other in ((x + 1, y), (x, y + 1)):
                if other in self.tile_at and self.tile_at[other] != self.tile_at[x, y]:
                    pair = sorted((self.tile_at[x, y], self.tile_at[other]))
                    contacts.setdefault((pair[0], pair[1]), []).append(((x, y), other))
        return contacts

    def _join_tiles(self) -> None:
        names = [tile.name for tile in self.source.tiles]
        seen = set()
        for number, joint in enumerate(self.source.joints, start=1):
            called = f"Joint {number}, between {joint.tiles[0]} and {joint.tiles[1]},"
            unknown = [name for name in joint.tiles if name not in names]
            if unknown:
                self._fault("WO-951", f"{called} names {unknown[0]}, and there is no such tile.")
                continue
            ends = sorted(names.index(name) for name in joint.tiles)
            pair = ends[0], ends[1]
            if pair not in self.contacts:
                self._fault("WO-011", f"{called} leads nowhere: the two tiles don't touch.")
            elif pair in seen:
                self._fault("WO-011", f"{called} is there twice.")
            else:
                self._join(joint, called, pair)
            seen.add(pair)

    def _join(self, joint: Joint, called: str, pair: tuple[int, int]) -> None:
        sides = self.contacts[pair]
        if joint.has == "wall":
            if joint.gap:
                self._fault("WO-012", f"{called} is wall, so it can't have a gap.")
            self.walls += sides
            return
        gap = self._opening(joint, called, pair)
        if not gap:
            return
        self.walls += [side for side in sides if side not in gap]
        if joint.has == "door":
            self.doors.append(gap)
        elif joint.has == "bars":
            self.bars.append(gap)

    def _opening(self, joint: Joint, called: str, pair: tuple[int, int]) -> list[tuple[Place, Place]]:
        """Where a joint is open or can be opened; nowhere if that can't be."""
        sides = self.contacts[pair]
        if joint.gap:
            return self._gap(joint, called, sides)
        if joint.has == "open" or self._is_mouth(pair):
            return sides
        where = "neither a corridor's mouth nor a gap of two"
        what = "a door" if joint.has == "door" else "bars"
        self._fault("WO-012", f"{called} has {what}, but is {where}.")
        return []

    def _gap(self, joint: Joint, called: str, sides: list[tuple[Place, Place]]) -> list[tuple[Place, Place]]:
        """Where a joint of two rooms is open; nowhere if that can't be."""
        if len(sides) != WALLED_WIDTH or not 1 <= joint.gap <= WALLED_WIDTH - DOOR_WIDTH + 1:
            where = f"only a joint of six has a gap, from 1 to 5; this one is of {len(sides)}"
            self._fault("WO-012", f"{called} has a gap at {joint.gap}: {where}.")
            return []
        return sides[joint.gap - 1 : joint.gap - 1 + DOOR_WIDTH]

    def _is_mouth(self, pair: tuple[int, int]) -> bool:
        """Whether two tiles touch along a corridor's short side."""
        sides = self.contacts[pair]
        if len(sides) != DOOR_WIDTH:
            return False
        first, second = sides[0]
        level = first[0] == second[0]  # the joint runs from left to right
        for number in pair:
            rows = self.source.tiles[number].rows
            if (len(rows[0]) if level else len(rows)) == DOOR_WIDTH:
                return True
        return False

    # ---- what is drawn on the squares

    def _place_enemies(self) -> None:
        for sign, kind in self.source.signs.items():
            if len(sign) != 1 or not sign.islower():
                self._fault("WO-951", f"The sign {sign} is not one small letter.")
            elif kind not in tables.ENEMY:
                known = ", ".join(tables.ENEMY)
                self._fault("WO-002", f"The sign {sign} is for {kind}, and the enemies are {known}.")
            elif sign not in self.found:
                self._fault("WO-951", f"The sign {sign} ({kind}) is drawn nowhere.")
            elif kind in tables.LARGE_KINDS:
                self._place_large(sign, kind)
            else:
                self.enemies += [(kind, place) for place in self.found[sign]]
        self.enemies.sort(key=lambda enemy: (enemy[1][1], enemy[1][0]))

    def _place_large(self, sign: str, kind: str) -> None:
        left = list(self.found[sign])
        while left:
            x, y = left[0]
            squares = [(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)]
            if not all(square in left for square in squares):
                self._fault("WO-801", f"{self.called((x, y))}: {kind} needs four squares.")
                return
            left = [square for square in left if square not in squares]
            self.enemies.append((kind, (x, y)))

    # ---- the board

    def square(self, place: Place) -> Square:
        """The number of a square."""
        return place[1] * self.width + place[0]

    def squares(self, signs: str) -> tuple[Square, ...]:
        """Where signs are drawn, sign by sign."""
        return tuple(self.square(place) for sign in signs for place in self.found.get(sign, ()))

    def board(self) -> Board:
        """The board of a layout without faults."""
        areas = tuple(
            Area(
                tile.name,
                self.kind(number),
                mask_of(self.square(place) for place, owner in self.tile_at.items() if owner == number),
            )
            for number, tile in enumerate(self.source.tiles)
        )
        passages = [self.squares(sign) for sign in src.PASSAGES]  # of other than two ends: a fault (WO-310)
        return Board(
            self.source.mission,
            self.width,
            self.height,
            areas,
            walls=frozenset(map(self._edge, self.walls)),
            doors=tuple(map(self._door, self.doors)),
            bars=tuple(map(self._door, self.bars)),
            difficult=mask_of(self.squares(src.DIFFICULT)),
            starts=self.squares(src.STARTS),
            supports=self.squares(src.SUPPORTS),
            passages=tuple(
                (ends[0], ends[1]) for ends in passages if len(ends) == 2
            ),  # else a fault (WO-310)
            events=self.squares(src.EVENT),
            chests=self.squares(src.CHEST),
            objectives=self.squares(src.OBJECTIVES),
        )

    def _edge(self, side: tuple[Place, Place]) -> Edge:
        return self.square(side[0]), self.square(side[1])

    def _door(self, sides: list[tuple[Place, Place]]) -> Door:
        first, second = sides[0]
        edges = tuple(self._edge(side) for side in sides)
        return Door(edges, (self.tile_at[first], self.tile_at[second]))


def _columns_and_rows(places: Iterable[Place]) -> tuple[list[int], list[int]]:
    found = list(places)
    return [x for x, _ in found], [y for _, y in found]
