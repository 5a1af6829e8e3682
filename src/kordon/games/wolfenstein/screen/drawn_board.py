"""The map as it is shown: squares, tiles, walls and doors. What never changes is made once per mission."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Final, TypeAlias

from kordon.engine.bits import members, union
from kordon.engine.memo import group
from kordon.engine.scene import Line, Shape, rectangle
from kordon.engine.words import LITERAL, Text
from kordon.games.wolfenstein import words
from kordon.games.wolfenstein.board.grid import Area, Board, Door
from kordon.games.wolfenstein.board.mission import Mission, load
from kordon.games.wolfenstein.pieces import Square
from kordon.games.wolfenstein.screen.paths import area_target, bars_target, door_target, square_target

SIZE: Final = 60  # of a square
DOOR_WIDTH: Final = 24
DOOR_MARGIN: Final = 6  # that a door leaves free at both ends
NOISE_MARGIN: Final = 5  # between a tile's edge and the line that shows its noise
FURNISHED: Final = 6  # squares of a room to a piece of furniture
LEAF: Final = 40  # how far an open door's leaf stands out
LOOKS: Final = files("kordon.games.wolfenstein").joinpath("looks")
ROOMS: Final = tomllib.loads(LOOKS.joinpath("rooms.toml").read_text("utf-8"))
FLOORS: Final = {tile: floor for floor, room in ROOMS.items() for tile in room.get("tiles", ())}
LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
Stretch: TypeAlias = tuple[int, int, int, int]
Side: TypeAlias = tuple[int, int, bool]  # column, row, whether it is level


class DrawnBoard:
    """What never changes of a mission's picture, and the parts that its changing lines are made of."""

    def __init__(self, mission: Mission) -> None:
        board = mission.board
        self.mission = mission
        self.board = board
        self.width: int = board.width * SIZE
        self.height: int = board.height * SIZE
        # Tiles of our own missions have names; those of others are called as it is written there.
        self.areas: tuple[Text, ...] = tuple(
            words.TILE(area.name) if area.name in words.TILE.keys else LITERAL.say(area.name)
            for area in board.areas
        )
        self.squares: tuple[Text, ...] = tuple(
            LITERAL.say(square_name(square, board.width)) for square in range(board.size)
        )
        self.shapes: tuple[Shape, ...] = (
            *map(self._tile, range(len(board.areas))),
            *map(self._square, members(board.floor)),
            *[self._door(n, door, bars=False) for n, door in enumerate(board.doors)],
            *[self._door(n, door, bars=True) for n, door in enumerate(board.bars)],
        )
        self.lines: tuple[Line, ...] = (
            *[Line(stretch, "joint") for stretch in _merged(_joints(board))],
            *[Line(stretch, "wall") for stretch in _merged(_walls(board))],
            *_furniture(board),
            *_rulers(board),
        )
        self.doors: tuple[Stretch, ...] = tuple(_stretch(door, board.width) for door in board.doors)
        self.bars: tuple[Stretch, ...] = tuple(_stretch(door, board.width) for door in board.bars)

    def middle(self, square: Square) -> tuple[int, int]:
        """The middle of a square."""
        x, y = square % self.board.width, square // self.board.width
        return x * SIZE + SIZE // 2, y * SIZE + SIZE // 2

    def _tile(self, area: int) -> Shape:
        tile = self.board.areas[area]
        return Shape(
            area_target(area),
            _outline(self.board, area),
            f"tile {tile.kind} {floor_of(tile)}",
            self.areas[area],
            detail=self.areas[area],
        )

    def _square(self, square: Square) -> Shape:
        board, x, y = self.board, square % self.board.width, square // self.board.width
        found = ["square", board.areas[board.area[square]].kind]
        caption = None
        if board.difficult >> square & 1:
            found.append("difficult")
        if square in board.starts:
            found.append("start")
            caption = LETTERS[board.starts.index(square)] if len(board.starts) > 1 else None
        if square in board.supports:
            found.append("support")
        for number, ends in enumerate(board.passages):
            if square in ends:
                found.append("passage")
                caption = LETTERS[number]
        return Shape(
            square_target(square),
            rectangle(x * SIZE, y * SIZE, SIZE, SIZE),
            " ".join(found),
            self.squares[square],
            None if caption is None else LITERAL.say(caption),
        )

    def _door(self, number: int, door: Door, *, bars: bool) -> Shape:
        x1, y1, x2, y2 = _stretch(door, self.board.width)
        half = DOOR_WIDTH // 2
        if y1 == y2:
            outline = rectangle(x1 + DOOR_MARGIN, y1 - half, x2 - x1 - 2 * DOOR_MARGIN, DOOR_WIDTH)
        else:
            outline = rectangle(x1 - half, y1 + DOOR_MARGIN, DOOR_WIDTH, y2 - y1 - 2 * DOOR_MARGIN)
        if bars:
            return Shape(bars_target(number), outline, "doorway barred", words.BARS(number=number + 1))
        return Shape(door_target(number), outline, "doorway", words.DOOR(number=number + 1))


def square_name(square: Square, width: int) -> str:
    """A square as players call it: its column's letter and its row's number."""
    column, row = square % width, square // width
    letter = LETTERS[column] if column < len(LETTERS) else "A" + LETTERS[column - len(LETTERS)]
    return f"{letter}{row + 1}"


_drawn: dict[tuple[str, str], DrawnBoard] = {}


def drawn_board(name: str, level: str = "") -> DrawnBoard:
    """The picture of a mission on a level, made once per process."""
    mission, key = load(name, level), (name, level)
    if key not in _drawn or _drawn[key].mission is not mission:
        _drawn[key] = DrawnBoard(mission)
    return _drawn[key]


def floor_of(tile: Area) -> str:
    """The word for what a tile is paved with."""
    return FLOORS.get(tile.name, "flags" if tile.kind == "room" else "cobbles")


@group
def lines(drawn: DrawnBoard, closed: int, barred: int, noise: int, lit: int) -> tuple[Line, ...]:
    """All lines: those that never change, dark and noisy tiles, doors and bars as they are now."""
    found = [*drawn.lines]
    for area in range(len(drawn.board.areas)):
        if not lit >> area & 1:
            found.append(Line(_outline(drawn.board, area), "scenery veil"))
    for area in members(noise):
        corners = _outline(drawn.board, area, NOISE_MARGIN)
        found.append(Line((*corners, *corners[:2]), "noise", words.LEGEND("noise")))
    for number, stretch in enumerate(drawn.doors):
        state = "door" if closed >> number & 1 else "opened"
        found.append(Line(stretch, state, words.LEGEND(state)))
        if state == "opened":
            found += _leaves(stretch)
    for number, stretch in enumerate(drawn.bars):
        state = "bars" if barred >> number & 1 else "burned"
        found.append(Line(stretch, state, words.LEGEND(state)))
    return tuple(found)


def _leaves(stretch: Stretch) -> list[Line]:
    """The leaves of a door that stands open: one at each end, if it is wide."""
    x1, y1, x2, y2 = stretch
    ends = [(x1, y1), (x2, y2)] if abs(x2 - x1) + abs(y2 - y1) > SIZE else [(x1, y1)]
    out = (0, LEAF) if y1 == y2 else (LEAF, 0)
    return [Line((x, y, x + out[0], y + out[1]), "scenery leaf") for x, y in ends]


def _furniture(board: Board) -> list[Line]:
    """What stands along the walls and means nothing: lines from its back to its front."""
    walls, found = _walls(board), []
    kept_clear = board.no_stop | union(door.squares for door in board.doors + board.bars)
    for number, area in enumerate(board.areas):
        things = ROOMS[floor_of(area)]["furniture"]
        squares = members(area.squares & ~board.difficult) if things and area.kind == "room" else []
        placed = 0
        for square in squares:
            x, y = square % board.width, square // board.width
            around = (x, y, True), (x + 1, y, False), (x, y + 1, True), (x, y, False)  # clockwise
            backs = [side for side, wall in enumerate(around) if wall in walls]
            # Spread over the room, always the same way.
            if backs and not kept_clear >> square & 1 and (x * 5 + y * 3 + number) % 4 == 0:
                placed += 1
                if placed > len(squares) // FURNISHED:
                    break
                found.append(Line(_from_wall(x, y, backs[0]), f"scenery prop {things[placed % len(things)]}"))
    return found


def _from_wall(x: int, y: int, side: int) -> Stretch:
    """From a side of a square, counted clockwise from its top, to the opposite one."""
    left, top, half = x * SIZE, y * SIZE, SIZE // 2
    middles = (
        (left + half, top + 4),
        (left + SIZE - 4, top + half),
        (left + half, top + SIZE - 4),
        (left + 4, top + half),
    )
    return *middles[side], *middles[(side + 2) % 4]


def _rulers(board: Board) -> list[Line]:
    """The letters and numbers that squares are called by, at the edges of the map."""
    across = [(column * SIZE + SIZE // 2, -SIZE // 5) for column in range(board.width)]
    down = [(-SIZE // 5, row * SIZE + SIZE // 2) for row in range(board.height)]
    names = [square_name(column, board.width)[:-1] for column in range(board.width)]
    return [
        *[Line(at, "scenery ruler", LITERAL.say(name)) for at, name in zip(across, names, strict=True)],
        *[Line(at, "scenery ruler", LITERAL.say(str(row + 1))) for row, at in enumerate(down)],
    ]


def _outline(board: Board, area: int, margin: int = 0) -> tuple[int, ...]:
    """The rectangle around a tile, so far inside."""
    squares = members(board.areas[area].squares)
    columns = [square % board.width * SIZE for square in squares]
    rows = [square // board.width * SIZE for square in squares]
    left, top = min(columns) + margin, min(rows) + margin
    return rectangle(left, top, max(columns) + SIZE - margin - left, max(rows) + SIZE - margin - top)


# ---- the sides of squares: level ones by the square below, upright ones by the square to the right


def _side(first: Square, second: Square, width: int) -> Side:
    """The side between two squares, the left or upper one first."""
    return second % width, second // width, second - first != 1


def _walls(board: Board) -> set[Side]:
    """Every side of a floor square with no floor behind it, and the mission's walls."""
    barriers, found = board.barriers, set()
    for sides, is_level in ((barriers.level, True), (barriers.upright, False)):
        for number in members(sides):
            found.add((number % barriers.stride, number // barriers.stride - 1, is_level))
    return found


def _joints(board: Board) -> set[Side]:
    """The sides between squares of two tiles."""
    return {_side(*edge, board.width) for edge in board.joints}


def _merged(sides: set[Side]) -> list[Stretch]:
    """The sides as straight lines, as long as they go."""
    found = []
    for x, y, level in sorted(sides):
        dx, dy = (1, 0) if level else (0, 1)
        if (x - dx, y - dy, level) in sides:
            continue
        length = 1
        while (x + dx * length, y + dy * length, level) in sides:
            length += 1
        found.append((x * SIZE, y * SIZE, (x + dx * length) * SIZE, (y + dy * length) * SIZE))
    return found


def _stretch(door: Door, width: int) -> Stretch:
    """Where a door or bars stand."""
    return _merged({_side(*edge, width) for edge in door.edges})[0]
