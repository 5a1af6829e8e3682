"""Measure the Python sources: lines by package, complexity, long functions, caches, duplicates.

Complexity is McCabe's, counted as radon does: branches, loops, handlers, cases, conditions joined by `and`
and `or`, comprehensions, lambdas and assertions; a function inside another counts on its own. Duplicates to
the letter are six lines or more that stand twice, without imports and comments; by shape, statements of
functions that differ in names and values only.
  kordon measure --list                          name what is above the limits
  kordon measure --src OLD/src --src src         one column each
"""

from __future__ import annotations

import argparse
import ast
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from kordon_dev import project

COMPLEX: Final = 10
TOO_COMPLEX: Final = 20
LONG: Final = 60
RUN: Final = 6  # lines that make a duplicate

BRANCHES: Final = (
    ast.If | ast.IfExp | ast.For | ast.AsyncFor | ast.While | ast.ExceptHandler | ast.Assert | ast.Lambda
)
FUNCTIONS: Final = ast.FunctionDef | ast.AsyncFunctionDef
CACHES: Final = frozenset({"cache", "lru_cache", "cached_property", "remember"})
SAYS_NOTHING: Final = re.compile(r"\s*(#.*|\W*)")  # a comment, or brackets only


class Module(NamedTuple):
    """A module below the folder that is measured."""

    path: Path
    text: str
    tree: ast.Module


class Function(NamedTuple):
    """A function and where it stands."""

    path: Path
    node: ast.FunctionDef | ast.AsyncFunctionDef
    complexity: int

    @property
    def lines(self) -> int:
        """How long it is, from its name to its end."""
        return len(_span(self.node))

    def __str__(self) -> str:
        return f"{self.path}:{self.node.lineno} {self.node.name}: {self.complexity}, {self.lines} lines"


class Place(NamedTuple):
    """Lines of a module."""

    path: Path
    lines: range


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument(
        "--src", type=Path, action="append", metavar="FOLDER", help="measure these sources (ours)"
    )
    parser.add_argument("--list", action="store_true", help="name what is above the limits")


def run(args: argparse.Namespace) -> int:
    """Print the table, a column for each folder."""
    folders = args.src or [project.ROOT / "src"]
    measured = [modules_of(folder) for folder in folders]
    print(f"| | {' | '.join(folder.name for folder in folders)} |\n|---{'|---' * len(folders)}|")
    for name, *row in rows(measured):
        print(f"| {name} | {' | '.join(row)} |")
    if args.list:
        for modules in measured:
            print("", *above_limits(modules), sep="\n")
    return 0


def rows(measured: list[list[Module]]) -> Iterator[tuple[str, ...]]:
    """The table: what is measured, and its figure for each folder."""
    packages = [lines_by_package(modules) for modules in measured]
    for name in sorted(set().union(*packages)):
        yield name, *(f"{lines[name]:,}" for lines in packages)
    tables = [figures(modules) for modules in measured]
    for name in tables[0]:
        yield name, *(table[name] for table in tables)


def modules_of(folder: Path) -> list[Module]:
    """Parse all modules of a folder."""
    paths = sorted(path for path in folder.rglob("*.py") if "node_modules" not in path.parts)
    texts = [path.read_text("utf-8") for path in paths]
    return [
        Module(path.relative_to(folder), text, ast.parse(text))
        for path, text in zip(paths, texts, strict=True)
    ]


def lines_by_package(modules: Iterable[Module]) -> Counter[str]:
    """Count the lines of each package below `kordon`, each game and the tools."""
    lines: Counter[str] = Counter()
    for module in modules:
        parts = module.path.parts[:-1]
        depth = 3 if "games" in parts else 2
        lines["/".join(parts[: depth if parts[:1] == ("kordon",) else 1])] += module.text.count("\n")
    return lines


def figures(modules: Sequence[Module]) -> dict[str, str]:
    """The rows of the table that are not about packages."""
    functions = list(functions_of(modules))
    complexities = [function.complexity for function in functions]
    above = sum(complexity > COMPLEX for complexity in complexities)
    folder, most = Counter(module.path.parent for module in modules).most_common(1)[0]
    return {
        "**lines in all**": f"{sum(lines_by_package(modules).values()):,}",
        "functions": f"{len(functions):,}",
        "complexity, mean": f"{sum(complexities) / len(functions):.2f}",
        "complexity, worst": str(max(complexities)),
        f"functions over {COMPLEX}": f"{above} ({above / len(functions):.1%})",
        f"functions over {TOO_COMPLEX}": str(sum(complexity > TOO_COMPLEX for complexity in complexities)),
        f"functions over {LONG} lines": str(sum(function.lines > LONG for function in functions)),
        "caches": str(sum(_makes_cache(node) for module in modules for node in ast.walk(module.tree))),
        "duplicates to the letter": str(len(repeated_lines(modules))),
        "duplicates by shape": str(len(repeated_shapes(functions))),
        "modules in the largest folder": f"{most} ({folder})",
    }


def above_limits(modules: Sequence[Module]) -> Iterator[str]:
    """Name complex and long functions, the worst first, and duplicates to the letter."""
    for function in sorted(functions_of(modules), key=lambda function: -function.complexity):
        if function.complexity > COMPLEX or function.lines > LONG:
            yield str(function)
    for places in repeated_lines(modules):
        yield "the same: " + ", ".join(f"{place.path}:{place.lines.start}" for place in places)


def functions_of(modules: Iterable[Module]) -> Iterator[Function]:
    """All functions, those inside others too."""
    for module in modules:
        for node in ast.walk(module.tree):
            if isinstance(node, FUNCTIONS):
                yield Function(module.path, node, 1 + sum(map(_branches, _own(node))))


def repeated_lines(modules: Iterable[Module]) -> list[list[Place]]:
    """Runs of lines that stand twice or more."""
    runs: dict[tuple[str, ...], list[Place]] = {}
    for module in modules:
        imports = {
            line
            for node in ast.walk(module.tree)
            if isinstance(node, ast.Import | ast.ImportFrom)
            for line in _span(node)
        }
        lines = [
            (number, line.strip())
            for number, line in enumerate(module.text.splitlines(), 1)
            if number not in imports and not SAYS_NOTHING.fullmatch(line)
        ]
        for start in range(len(lines) - RUN + 1):
            numbers, texts = zip(*lines[start : start + RUN], strict=True)
            runs.setdefault(texts, []).append(Place(module.path, range(numbers[0], numbers[-1] + 1)))
    return _repeated(runs.values())


def repeated_shapes(functions: Iterable[Function]) -> list[list[Place]]:
    """Statements of functions that stand twice or more, but for names and values."""
    runs: dict[tuple[str, ...], list[Place]] = {}
    for function in functions:
        for body in _bodies(function.node):
            shapes = [_shape(statement) for statement in body]
            for first, last in _shortest_runs(body):
                lines = range(body[first].lineno, _span(body[last]).stop)
                runs.setdefault(tuple(shapes[first : last + 1]), []).append(Place(function.path, lines))
    return _repeated(runs.values())


def _repeated(runs: Iterable[list[Place]]) -> list[list[Place]]:
    """The runs that have several places, the longest first; no line counts twice."""
    found: list[list[Place]] = []
    taken: set[tuple[Path, int]] = set()
    for places in sorted(runs, key=lambda places: -len(places[0].lines)):
        free = [place for place in places if not any((place.path, line) in taken for line in place.lines)]
        if len(free) > 1:
            taken.update((place.path, line) for place in free for line in place.lines)
            found.append(free)
    return found


def _branches(node: ast.AST) -> int:
    """How many ways a node adds."""
    if isinstance(node, ast.BoolOp):
        return len(node.values) - 1
    if isinstance(node, ast.comprehension):
        return 1 + len(node.ifs)
    if isinstance(node, ast.match_case):
        return not (isinstance(node.pattern, ast.MatchAs) and node.pattern.pattern is None)
    return isinstance(node, BRANCHES)


def _own(node: ast.AST) -> Iterator[ast.AST]:
    """All that is inside a function, but not inside functions and classes in it."""
    for child in ast.iter_child_nodes(node):
        if not isinstance(child, FUNCTIONS | ast.ClassDef):
            yield child
            yield from _own(child)


def _makes_cache(node: ast.AST) -> bool:
    """Whether a node calls for a cache, keeps something in one, or is decorated with one."""
    if isinstance(node, ast.Call):
        return _name(node.func) in CACHES
    return isinstance(node, FUNCTIONS) and any(_name(mark) in CACHES for mark in node.decorator_list)


def _name(node: ast.expr) -> str:
    return getattr(node, "id", "") or getattr(node, "attr", "")


def _bodies(function: ast.AST) -> Iterator[list[ast.stmt]]:
    """Every list of statements in a function, without docstrings."""
    for node in (function, *_own(function)):
        for name in ("body", "orelse", "finalbody"):
            body = getattr(node, name, None)
            if isinstance(body, list):
                yield [statement for statement in body if not _is_text(statement)]


def _is_text(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def _shortest_runs(body: list[ast.stmt]) -> Iterator[tuple[int, int]]:
    """From each statement, the first and last of those that are long enough together."""
    for first, start in enumerate(body):
        for last in range(first, len(body)):
            if _span(body[last]).stop - start.lineno >= RUN:
                yield first, last
                break


def _shape(statement: ast.stmt) -> str:
    """A statement without its names and values."""
    return " ".join(type(node).__name__ for node in ast.walk(statement))


def _span(node: ast.stmt) -> range:
    return range(node.lineno, (node.end_lineno or 0) + 1)
