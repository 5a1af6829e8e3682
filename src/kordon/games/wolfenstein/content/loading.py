"""Reading the data files: every mistake is told with the file, the entry and the field."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final, TypeVar

import msgspec

from kordon.engine.errors import Fault

DATA: Final = "data"
R = TypeVar("R")


class ContentMistake(Fault):
    """A data file that can't be used; the sentence names the file and the place in it."""


def folder() -> Traversable:
    """Where the data files of this game are."""
    return files("kordon.games.wolfenstein").joinpath(DATA)


def read_entries(name: str, record: type[R], text: str | None = None) -> tuple[R, ...]:
    """The entries of `data/NAME.toml`, a list of tables called `[[NAME]]`, in their order."""
    file = f"{DATA}/{name}.toml"
    try:
        tables = tomllib.loads(folder().joinpath(f"{name}.toml").read_text("utf-8") if text is None else text)
    except tomllib.TOMLDecodeError as mistake:
        raise ContentMistake(f"{file}: {mistake}") from None
    unknown = [key for key in tables if key not in (name, "origin")]
    if unknown:
        raise ContentMistake(f"{file}: it holds [[{name}]] entries, not {unknown[0]}")
    entries = [
        _converted(file, index, table, record) for index, table in enumerate(tables.get(name, []), start=1)
    ]
    names: list[Any] = [getattr(entry, "name", None) for entry in entries]
    for index, twice in enumerate(names):
        if twice in names[:index]:
            raise ContentMistake(f"{file}: there are two entries called {twice}")
    return tuple(entries)


def _converted(file: str, index: int, table: Any, record: type[R]) -> R:
    called = table.get("name") if isinstance(table, dict) else None
    where = f"{file}: entry {index}" + (f", {called}" if called else "")
    try:
        return msgspec.convert(table, record)
    except msgspec.ValidationError as mistake:
        raise ContentMistake(f"{where}: {mistake}") from None
