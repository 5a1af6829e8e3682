"""A map's source file: what a person draws, typed and read with every mistake named.

docs/maps.md explains the format. Reading checks the shape of the file only: whether the pieces make a map
is `check`'s part.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated, Any, Final, Literal, TypeVar

import msgspec

from kordon.engine.errors import Fault

FORMAT: Final = 1
# Twice a product of two cross products must stay exact in a 64-bit float (see `sight`).
LONGEST_SIDE: Final = 4000

Coordinate = Annotated[int, msgspec.Meta(ge=0, le=LONGEST_SIDE)]
Point = tuple[Coordinate, Coordinate]
SpaceType = Literal["open", "enclosed", "elevated", "water", "obstruction"]
Sector = Literal["yellow", "red", "black", "white"]
Squad = Literal["yellow", "red", "black"]
Rank = Literal["officer", "soldier"]
Entry = TypeVar("Entry")
WordId = Annotated[str, msgspec.Meta(pattern=r"^[a-z][a-z0-9-]*$")]


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A start mark: where a squad's officer or one of its soldiers begins (SE-205)."""

    squad: Squad
    rank: Rank


class Space(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """One space of the board.

    `building` names the house of an enclosed space or the walkway of an elevated one; `under` makes the space
    a tunnel and names the elevated space over it (SE-110).
    """

    id: Annotated[int, msgspec.Meta(ge=0)]
    type: SpaceType
    polygon: Annotated[tuple[Point, ...], msgspec.Meta(min_length=3)]
    name: WordId
    sector: Sector | None = None
    building: WordId | None = None
    under: int | None = None
    difficult: bool = False
    objective: Annotated[int, msgspec.Meta(ge=1)] | None = None
    objective_name: WordId | None = None
    start: Start | None = None


class Passage(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A doorway or a ladder between two spaces; `at` is its middle, where the edge leaves a choice."""

    between: tuple[int, int]
    at: Point | None = None


class Entrance(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An arrow off the board into a space (SE-109); `at` is its tip, on the board's outer border."""

    sector: Sector
    space: int
    at: Point


class Scenery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line that only the picture has: rails, the middle of a road, a fence."""

    kind: Literal["rails", "road", "fence"]
    points: Annotated[tuple[Point, ...], msgspec.Meta(min_length=2)]


class MapSource(msgspec.Struct, frozen=True, kw_only=True):
    """A whole map as drawn."""

    map: str
    name: str
    origin: str
    width: int
    height: int
    spaces: tuple[Space, ...]
    doorways: tuple[Passage, ...]
    ladders: tuple[Passage, ...]
    entrances: tuple[Entrance, ...]
    scenery: tuple[Scenery, ...]
    words: dict[str, dict[str, str]]


class _Head(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The file's outermost level; the lists are typed one entry at a time, so that all faults are found."""

    format: int
    map: WordId
    name: WordId
    origin: Literal["kordon", "published", "own"]
    width: Annotated[int, msgspec.Meta(ge=1, le=LONGEST_SIDE)]
    height: Annotated[int, msgspec.Meta(ge=1, le=LONGEST_SIDE)]
    spaces: list[Any]
    doorways: list[Any] = []
    ladders: list[Any] = []
    entrances: list[Any] = []
    scenery: list[Any] = []
    words: dict[str, dict[str, str]] = {}


def read(path: Path) -> MapSource:
    """The map of a file; a file that is not one is refused with its first fault."""
    source, faults = read_faults(path)
    if source is None:
        raise Fault(faults[0])
    return source


def read_faults(path: Path) -> tuple[MapSource | None, list[str]]:
    """The map of a file, or None and a sentence for every entry that is not as the format wants it."""
    try:
        content = path.read_bytes()
    except OSError as error:
        return None, [f"The map {path} can't be read: {error.strerror}."]
    try:
        raw = msgspec.json.decode(content)
    except msgspec.DecodeError as error:
        return None, [_broken(content, str(error))]
    except UnicodeDecodeError:
        return None, ["The file is not UTF-8 text."]
    try:
        head = msgspec.convert(raw, _Head)
    except msgspec.ValidationError as error:
        return None, [f"The map's outermost level: {_plain(str(error))}."]
    if head.format != FORMAT:
        return None, [f"The file has format {head.format}; this version reads format {FORMAT}."]
    faults: list[str] = []
    spaces = _convert_all(head.spaces, Space, "space", faults)
    doorways = _convert_all(head.doorways, Passage, "doorway", faults)
    ladders = _convert_all(head.ladders, Passage, "ladder", faults)
    entrances = _convert_all(head.entrances, Entrance, "entrance", faults)
    scenery = _convert_all(head.scenery, Scenery, "scenery", faults)
    faults += _id_faults(len(head.spaces), spaces, doorways, ladders, entrances)
    if faults:
        return None, faults
    return MapSource(
        map=head.map,
        name=head.name,
        origin=head.origin,
        width=head.width,
        height=head.height,
        spaces=spaces,
        doorways=doorways,
        ladders=ladders,
        entrances=entrances,
        scenery=scenery,
        words=head.words,
    ), []


def write(source: MapSource, path: Path) -> None:
    """The source as a file, one entry a line, so that a change to one space is a change to one line."""
    head = {
        "format": FORMAT,
        "map": source.map,
        "name": source.name,
        "origin": source.origin,
        "width": source.width,
        "height": source.height,
    }
    lines = [f"  {_json(key)}: {_json(value)}" for key, value in head.items()]
    for key in ("spaces", "doorways", "ladders", "entrances", "scenery"):
        entries = ",\n".join(f"    {_json(entry)}" for entry in getattr(source, key))
        lines.append(f"  {_json(key)}: [\n{entries}\n  ]" if entries else f"  {_json(key)}: []")
    if source.words:
        lines.append(f"  {_json('words')}: {_json(source.words)}")
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def _convert_all(entries: list[Any], kind: type[Entry], called: str, faults: list[str]) -> tuple[Entry, ...]:
    good = []
    for number, entry in enumerate(entries):
        try:
            good.append(msgspec.convert(entry, kind))
        except msgspec.ValidationError as error:
            shown = (
                entry["id"] if isinstance(entry, dict) and isinstance(entry.get("id"), int) else number + 1
            )
            which = f"{called} {shown}" if called == "space" and "id" in entry else f"{called} number {shown}"
            faults.append(f"The {which}: {_plain(str(error))}.")
    return tuple(good)


def _id_faults(
    size: int,
    spaces: tuple[Space, ...],
    doorways: tuple[Passage, ...],
    ladders: tuple[Passage, ...],
    entrances: tuple[Entrance, ...],
) -> list[str]:
    """Spaces are numbered 0, 1, 2 … in the file's order, and nothing points at one that is not there."""
    faults = []
    for number, space in enumerate(spaces):
        if space.id != number and len(spaces) == size:
            faults.append(
                f"Space {space.id} stands in place {number}: ids count up from 0 in the file's order."
            )
        if space.under is not None and not 0 <= space.under < size:
            faults.append(f"Space {space.id} lies under space {space.under}, which does not exist.")
    for called, passages in (("doorway", doorways), ("ladder", ladders)):
        for passage in passages:
            for end in passage.between:
                if not 0 <= end < size:
                    a, b = passage.between
                    faults.append(f"The {called} between spaces {a} and {b}: space {end} does not exist.")
    for entrance in entrances:
        if not 0 <= entrance.space < size:
            faults.append(
                f"The {entrance.sector} entrance leads to space {entrance.space}, which does not exist."
            )
    return faults


def _broken(content: bytes, message: str) -> str:
    """Where the JSON breaks, as a line of the file."""
    place = re.search(r"\(byte (\d+)\)", message)
    reason = re.sub(r"\s*\(byte \d+\)", "", message).removeprefix("JSON is malformed: ")
    line = content.count(b"\n", 0, int(place[1])) + 1 if place else content.count(b"\n") + 1
    return f"The JSON breaks in line {line}: {reason}."


def _plain(message: str) -> str:
    """msgspec's words with its path put into ours."""
    message, _, path = message.partition(" - at `$")
    return f"{message} in {path.rstrip('`').lstrip('.')}" if path.strip("`") else message


def _json(value: object) -> str:
    return msgspec.json.format(msgspec.json.encode(value), indent=0).decode()
