"""Which modules the compiled build compiles: a rule, so that nobody keeps a list.

Every module of the layers below is compiled unless it defines records or opts out. Records (msgspec) lose
their metaclass in mypyc. A module opts out by a comment line of its own that gives the reason:

    # Not compiled: mypyc has no …

`kordon.maps` is not such a layer: to play, a game needs only its tables, which are records.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

PACKAGE = "kordon"
LAYERS = ("engine", "games")
RECORD = "msgspec.Struct"
OPT_OUT = re.compile(r"^# Not compiled: \S.*$", re.MULTILINE)


def modules(source: Path) -> list[Path]:
    """The files to compile below a folder of sources, in order."""
    paths = {
        path: ".".join(path.relative_to(source).with_suffix("").parts)
        for path in sorted((source / PACKAGE).rglob("*.py"))
    }
    trees = {name: ast.parse(path.read_bytes(), str(path)) for path, name in paths.items()}
    with_records = {record.rpartition(".")[0] for record in records(trees)}
    return [
        path
        for path, name in paths.items()
        if path.relative_to(source / PACKAGE).parts[0] in LAYERS
        and path.name != "__init__.py"
        and name not in with_records
        and not OPT_OUT.search(path.read_text(encoding="utf-8"))
    ]


def records(trees: dict[str, ast.Module]) -> set[str]:
    """The full names of all classes that are records, directly or through other classes."""
    bases = {
        f"{module}.{node.name}": {resolved(base, module, tree) for base in node.bases}
        for module, tree in trees.items()
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
    }
    found = {RECORD}
    while more := {name for name, above in bases.items() if above & found} - found:
        found |= more
    return found - {RECORD}


def resolved(base: ast.expr, module: str, tree: ast.Module) -> str:
    """The full name of a class that a module refers to by a name, an attribute or a subscript of them."""
    if isinstance(base, ast.Subscript):
        return resolved(base.value, module, tree)
    first, _, rest = ast.unparse(base).partition(".")
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom | ast.Import):
            prefix = f"{node.module}." if isinstance(node, ast.ImportFrom) else ""
            for alias in node.names:
                if first == (alias.asname or alias.name):
                    return f"{prefix}{alias.name}.{rest}".rstrip(".")
    return f"{module}.{first}"
