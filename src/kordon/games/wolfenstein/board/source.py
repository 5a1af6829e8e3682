"""A mission's file: TOML that says which tiles lie where and what stands on them (WO-951).

A tile is drawn: six rows of six signs are a room, six of two or two of six a corridor. Tiles that touch are
open to each other along the whole edge; `[[joints]]` puts walls, doors and bars there.

    .  floor          ?  event         1 to 4    hero starts      P Q R    secret passages, each twice
    ~  difficult      $  chest         W X Y Z   enemy support    A to D   objectives

Small letters are enemies, by the table `[signs]`; a large one is drawn on all its four squares.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias

import msgspec

from kordon.engine.errors import Fault
from kordon.games.wolfenstein.content.cards import Record
from kordon.games.wolfenstein.content.goals import Goal

FLOOR: Final = "."
DIFFICULT: Final = "~"
EVENT: Final = "?"
CHEST: Final = "$"
STARTS: Final = "1234"
SUPPORTS: Final = "WXYZ"
PASSAGES: Final = "PQR"
OBJECTIVES: Final = "ABCD"
TOKENS: Final = FLOOR + DIFFICULT + EVENT + CHEST + STARTS + SUPPORTS + PASSAGES + OBJECTIVES

Special: TypeAlias = Literal[
    "lose-none",  # the mission is lost when a hero dies (WO-703)
    "tasks-first",  # event cards with a task are drawn before all others
]


class Tile(Record, frozen=True):
    """A tile with the place of its top left square, counted from the map's."""

    name: str
    at: tuple[int, int]
    drawn: str

    @property
    def rows(self) -> list[str]:
        """The drawing, row by row."""
        return self.drawn.split()


class Joint(Record, frozen=True):
    """What stands between two tiles that touch.

    `gap` is the first of two squares that a walled joint of six leaves open, counted from its top or left
    end; without it a door or bars stand in a corridor's mouth (WO-012).
    """

    tiles: tuple[str, str]
    has: Literal["open", "wall", "door", "bars"] = "open"
    gap: int = 0


class Swap(Record, frozen=True):
    """On the hardest level an enemy that stands in a tile is replaced by another (WO-905)."""

    tile: str
    enemy: str
    by: str


class Away(Record, frozen=True):
    """Enemies drawn in a tile that stay away on a level (WO-908)."""

    tile: str
    enemy: str
    count: int = 1


class Variation(Record, frozen=True):
    """How a mission differs on a level (WO-908); what is not named stays as it is."""

    rounds: int | None = None
    threat: int | None = None
    alarm: tuple[str, ...] | None = None
    away: tuple[Away, ...] = ()


class MissionSource(Record, frozen=True):
    """A mission as written down (WO-006)."""

    mission: str
    number: int
    rounds: int
    heroes: tuple[str, ...]  # suggested
    goals: tuple[Goal, ...]
    signs: dict[str, str]
    tiles: tuple[Tile, ...]
    joints: tuple[Joint, ...] = ()
    threat: int = 0  # the limit at which the alarm sounds; 0: there is none
    alarm: tuple[str, ...] = ()  # who comes
    repeats: bool = False
    special: tuple[Special, ...] = ()
    hardest: tuple[Swap, ...] = ()
    levels: dict[str, Variation] = msgspec.field(default_factory=dict)  # by level
    origin: str = ""


class MissionMistake(Fault):
    """A mission's file that can't be used; the sentence names the place in it and the rule."""


def read(path: Path) -> MissionSource:
    """A mission's file, as written; what is drawn in it is looked at by `layout`."""
    try:
        tables = tomllib.loads(path.read_text("utf-8"))
    except OSError as error:
        raise MissionMistake(f"{path.name} can't be read: {error.strerror}. (WO-951)", "WO-951") from None
    except UnicodeDecodeError:
        raise MissionMistake(f"{path.name} is not in UTF-8. (WO-951)", "WO-951") from None
    except tomllib.TOMLDecodeError as mistake:
        raise MissionMistake(f"{path.name}: {_sentence(str(mistake))} (WO-951)", "WO-951") from None
    try:
        return msgspec.convert(tables, MissionSource)
    except msgspec.ValidationError as mistake:
        message, _, where = str(mistake).partition(" - at `$")
        place = _place(where.rstrip("`"), tables)
        raise MissionMistake(f"{path.name}{place}: {_sentence(message)} (WO-951)", "WO-951") from None


def _sentence(message: str) -> str:
    return message[:1].upper() + message[1:].rstrip(".") + "."


def _place(where: str, tables: dict[str, Any]) -> str:
    """Where a mistake is: `.tiles[2].at` is told as "tile hall, at"."""
    entry = re.match(r"\.(tiles|joints|goals|hardest)\[(\d+)\]", where)
    if entry is None:
        return f": {where[1:]}" if where else ""
    kind, number = entry[1], int(entry[2])
    called = {"tiles": "tile", "joints": "joint", "goals": "goal", "hardest": "swap"}[kind]
    table = tables[kind][number]
    name = table.get("name") if isinstance(table, dict) else None
    field = where[entry.end() :].lstrip(".")
    return f": {called} {name or number + 1}" + (f", {field}" if field else "")
