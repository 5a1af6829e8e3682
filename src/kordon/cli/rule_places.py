"""Where rules are decided: the functions, classes, constants and data files that name a rule's id.

A rule that holds because nothing breaks it has no such place. It stands in a dictionary `BY_ABSENCE`, beside
the rules, with the reason.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, TypeAlias

from kordon.engine.rule_ids import RULE_ID

# What shows a rule, explains it, plays by it or checks it does not decide it.
FOLDERS: Final = frozenset(
    {"belief", "bots", "checks", "cli", "client", "knowledge", "lab", "looks"}
    | {"screen", "static", "terminal", "text"}
)
MODULES: Final = frozenset({"events", "moves", "secrets", "words"})
BY_ABSENCE: Final = "BY_ABSENCE"
ID: Final = re.compile(rf"\b{RULE_ID.pattern}\b")
Definition: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


class Places:
    """The places of all rules in a package, by id."""

    def __init__(self, package: Path, root: Path) -> None:
        self.deciding: dict[str, list[str]] = {}
        self.absent: dict[str, str] = {}
        modules: dict[str, tuple[str, ast.Module]] = {}
        for path in _sources(package):
            text, shown = path.read_text(encoding="utf-8"), path.relative_to(root).as_posix()
            if path.suffix == ".py":
                modules[shown] = text, ast.parse(text)
            else:
                self._add(ID.findall(text), shown)
        aliases = {name: id for _, tree in modules.values() for name, id in _aliases(tree)}
        for shown, (text, tree) in modules.items():
            self.absent |= _absent(tree)
            for id, name in [*_told(text, tree, aliases), *_definitions(tree, aliases)]:
                self._add([id], f"{shown}:{name}" if name else shown)

    def _add(self, ids: list[str], place: str) -> None:
        for id in ids:
            known = self.deciding.setdefault(id, [])
            if place not in known:
                known.append(place)


def _aliases(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """Names that a module gives to rules' ids."""
    for node in tree.body:
        if isinstance(node, ast.Assign | ast.AnnAssign) and isinstance(node.value, ast.Constant):
            name, value = _named_by(node), str(node.value.value)
            if name and RULE_ID.fullmatch(value):
                yield name, value


def _definitions(tree: ast.Module, aliases: dict[str, str]) -> Iterator[tuple[str, str]]:
    """The ids that definitions use by another name, with the name of the innermost definition."""
    for node in ast.walk(tree):
        name = node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""
        if name in aliases and isinstance(getattr(node, "ctx", None), ast.Load):
            yield aliases[name], _name(tree, getattr(node, "lineno", 0))


def _absent(tree: ast.Module) -> dict[str, str]:
    for node in tree.body:
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == BY_ABSENCE and node.value:
            found: dict[str, str] = ast.literal_eval(node.value)
            return found
    return {}


def _sources(package: Path) -> list[Path]:
    """The modules and data that may decide rules."""
    paths = [*package.rglob("*.py"), *package.rglob("*.toml")]
    return sorted(
        path
        for path in paths
        if path.stem not in MODULES and FOLDERS.isdisjoint(path.relative_to(package).parts)
    )


def _told(text: str, tree: ast.Module, aliases: dict[str, str]) -> Iterator[tuple[str, str]]:
    """The rules that comments, docstrings and code name, each with what the line belongs to.

    A line that only gives a rule's id a name does not count.
    """
    for number, line in enumerate(text.splitlines(), 1):
        ids = ID.findall(line)
        if ids and line.partition(":")[0].partition(" ")[0] not in aliases:
            name = _name(tree, number)
            yield from [(id, name) for id in ids if name != BY_ABSENCE]


def _around(body: list[ast.stmt], line: int) -> Definition | None:
    """The definition that the line stands in."""
    for node in body:
        if isinstance(node, Definition):
            first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
            if first <= line <= (node.end_lineno or 0):
                return node
    return None


def _name(tree: ast.Module, line: int) -> str:
    """What a line belongs to: a definition, or the first thing that is named at or after it."""
    names, around = [], _around(tree.body, line)
    while around is not None:
        names.append(around.name)
        around = _around(around.body, line)
    if names:
        return ".".join(names)
    return next((_named_by(node) for node in tree.body if (node.end_lineno or 0) >= line), "")


def _named_by(node: ast.stmt) -> str:
    match node:
        case ast.Assign(targets=[ast.Name(id=name), *_]) | ast.AnnAssign(target=ast.Name(id=name)):
            return name
        case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
            return name
    return ""
