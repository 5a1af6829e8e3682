"""A map's source file: what a person draws, typed and read with every mistake named.

docs/maps.md explains the format. Reading checks the shape of the file only; whether the spaces fit together
is `check`'s part. A game that keeps more in its files subclasses `Space` and `MapSource`.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated, Any, Final, Literal, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from kordon.engine.errors import Fault
from kordon.maps.compiled import TerrainName

FORMAT: Final = 1
# Twice a product of two cross products must stay exact in a 64-bit float (see `sight`).
LONGEST_SIDE: Final = 4000

Coordinate = Annotated[int, msgspec.Meta(ge=0, le=LONGEST_SIDE)]
Side = Annotated[int, msgspec.Meta(ge=1, le=LONGEST_SIDE)]
Point = tuple[Coordinate, Coordinate]
WordId = Annotated[str, msgspec.Meta(pattern=r"^[a-z][a-z0-9-]*$")]


class Space(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """One space of the board.

    `building` names the house of an enclosed space or the walkway of an elevated one; `under` makes the space
    a tunnel and names the elevated space over it.
    """

    id: Annotated[int, msgspec.Meta(ge=0)]
    type: TerrainName
    polygon: Annotated[tuple[Point, ...], msgspec.Meta(min_length=3)]
    name: WordId
    building: WordId | None = None
    under: int | None = None


class Passage(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A doorway or a ladder between two spaces; `at` is its middle, where the edge leaves a choice."""

    between: tuple[int, int]
    at: Point | None = None


class Scenery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line that only the picture has: rails, the middle of a road, a fence."""

    kind: Literal["rails", "road", "fence"]
    points: Annotated[tuple[Point, ...], msgspec.Meta(min_length=2)]


class MapSource(msgspec.Struct, frozen=True, kw_only=True):
    """A whole map as drawn."""

    map: WordId
    name: WordId
    origin: Literal["kordon", "published", "own"]
    width: Side
    height: Side
    spaces: tuple[Space, ...]
    doorways: tuple[Passage, ...] = ()
    ladders: tuple[Passage, ...] = ()
    scenery: tuple[Scenery, ...] = ()
    words: dict[str, dict[str, str]] = {}

    def reference_faults(self, size: int) -> list[str]:
        """Spaces are numbered 0, 1, 2 … in the file's order, and nothing refers to one that is not there.

        `size` counts the file's spaces, also those that could not be read. A game adds what its own entries
        refer to.
        """
        faults = []
        for number, space in enumerate(self.spaces):
            if space.id != number and len(self.spaces) == size:
                faults.append(
                    f"Space {space.id} stands in place {number}: ids count up from 0 in the file's order."
                )
            if space.under is not None and not 0 <= space.under < size:
                faults.append(f"Space {space.id} lies under space {space.under}, which does not exist.")
        for called, passages in (("doorway", self.doorways), ("ladder", self.ladders)):
            for passage in passages:
                for end in passage.between:
                    if not 0 <= end < size:
                        a, b = passage.between
                        faults.append(f"The {called} between spaces {a} and {b}: space {end} does not exist.")
        return faults

    def other_names(self) -> list[tuple[str, str]]:
        """What has a name besides the map and its spaces: how a sentence calls it, and the name's id."""
        return []


Entry = TypeVar("Entry")
Source = TypeVar("Source", bound=MapSource)


def read(path: Path, kind: type[Source]) -> Source:
    """The map of a file; a file that is not one is refused with its first fault."""
    source, faults = read_faults(path, kind)
    if source is None:
        raise Fault(faults[0])
    return source


def read_faults(path: Path, kind: type[Source]) -> tuple[Source | None, list[str]]:
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
    lists = _list_fields(kind)
    try:
        head = msgspec.convert(raw, _head(kind, lists))
    except msgspec.ValidationError as error:
        return None, [f"The map's outermost level: {_plain(str(error))}."]
    if head.format != FORMAT:
        return None, [f"The file has format {head.format}; this version reads format {FORMAT}."]
    faults: list[str] = []
    fields = {name: getattr(head, name) for name in kind.__struct_fields__}
    for name, entry_kind in lists.items():
        fields[name] = _convert_all(fields[name], entry_kind, name.removesuffix("s"), faults)
    source = kind(**fields)
    faults += source.reference_faults(len(head.spaces))
    return (None, faults) if faults else (source, [])


def _list_fields(kind: type[MapSource]) -> dict[str, type]:
    """The fields that are lists in the file, each with the type of its entries."""
    hints = get_type_hints(kind)
    return {
        name: get_args(hints[name])[0] for name in kind.__struct_fields__ if get_origin(hints[name]) is tuple
    }


def _head(kind: type[MapSource], lists: dict[str, type]) -> Any:
    """The type of the file's outermost level; its lists are converted entry by entry, to find all faults."""
    hints = get_type_hints(kind, include_extras=True)
    fields: list[Any] = [("format", int)]
    for field in msgspec.structs.fields(kind):
        if field.required:
            fields.append((field.name, list[Any] if field.name in lists else hints[field.name]))
        elif field.name in lists:
            fields.append((field.name, list[Any], msgspec.field(default_factory=list)))
        else:
            fields.append((field.name, hints[field.name], msgspec.field(default_factory=dict)))
    return msgspec.defstruct("Head", fields, forbid_unknown_fields=True, kw_only=True)


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
