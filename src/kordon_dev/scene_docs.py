"""The scene vocabulary as a page of `docs`: every record of `kordon.engine.scene` with its fields."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from typing import Final

from kordon.engine import scene

NAME: Final = "scene.md"
INTRODUCTION: Final = """# What a scene holds

Made by `./kordon protocol` from `kordon.engine.scene`, which also has helpers for outlines, endings and click
paths. How scenes are used: [add-a-game.md](add-a-game.md). A `Target` is the id of what can be clicked
(`area:13`), a `Path` the targets of one move, a `Seat` a number from 0 on, and a `Text` a message of the game
with its arguments, said in the viewer's language. `NOBODY` is -1. The words of a `look` are in
[looks.md](looks.md). What has a default can be left out.
"""


def files() -> dict[str, str]:
    """The generated file of `docs`, by name."""
    return {NAME: page()}


def page() -> str:
    """The records as they stand in the source, the whole scene first."""
    source = inspect.getsource(scene)
    lines = source.splitlines()
    records = [node for node in ast.parse(source).body if isinstance(node, ast.ClassDef)]
    records.sort(key=lambda record: record.name != "Scene")
    return "\n".join([INTRODUCTION, *(_section(record, lines) for record in records)])


def _section(record: ast.ClassDef, lines: list[str]) -> str:
    rows = [_row(field, lines) for field in _fields(record)]
    head = [f"## {record.name}", "", ast.get_docstring(record) or "", ""]
    return "\n".join([*head, "| field | type | default | what it means |", "|---|---|---|---|", *rows, ""])


def _fields(record: ast.ClassDef) -> Iterator[ast.AnnAssign]:
    return (node for node in record.body if isinstance(node, ast.AnnAssign))


def _row(field: ast.AnnAssign, lines: list[str]) -> str:
    kind = ast.unparse(field.annotation).replace("|", "\\|")
    default = f"`{ast.unparse(field.value)}`" if field.value is not None else ""
    return f"| `{ast.unparse(field.target)}` | `{kind}` | {default} | {meaning(field, lines)} |"


def meaning(field: ast.AnnAssign, lines: list[str]) -> str:
    """The comment of a field: at its end, or else in the lines right above it."""
    said = lines[field.lineno - 1].partition("  # ")[2]
    if not said:
        above = field.lineno - 1
        while lines[above - 1].lstrip().startswith("# "):
            above -= 1
        said = " ".join(line.strip().removeprefix("# ") for line in lines[above : field.lineno - 1])
    return (said[:1].upper() + said[1:].removesuffix(".")).replace("|", "\\|")
