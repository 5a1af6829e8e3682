"""The direction of imports: each layer imports only itself and those above it, and no game another game."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib.util import resolve_name
from pathlib import Path

from kordon.cli import TOOLS

LAYERS = ("engine", "maps", "games", "bots", "tables", "analysis", "web", "lab", "terminal", "cli")
PACKAGE = "kordon"


def check(folder: Path) -> list[str]:
    """List the imports of the checkout that go the wrong way."""
    package = folder / "src" / PACKAGE
    return [fault for path in sorted(package.rglob("*.py")) for fault in faults_of(path, package)]


def check_game(package: Path, name: str) -> list[str]:
    """List the imports of an outside game that go the wrong way: it is held to what our own games are."""
    inside = f"{PACKAGE}.games.{name}"
    return [
        fault
        for path in sorted(package.rglob("*.py"))
        for fault in faults_of(path, package, inside, package.parent)
    ]


def faults_of(path: Path, package: Path, name: str = PACKAGE, root: Path | None = None) -> list[str]:
    """List the imports of one module that go the wrong way."""
    parts = (*name.split("."), *path.relative_to(package).with_suffix("").parts)
    module = ".".join(parts).removesuffix(".__init__")
    is_package = path.name == "__init__.py"
    shown = path.relative_to(root or package.parent.parent).as_posix()
    if layer_of(module) not in {*LAYERS, ""}:
        return [f"{shown}: {module} belongs to no layer; there are {', '.join(LAYERS)}"]
    found: list[str] = []
    known: set[str] = set()
    for line, target in imports(ast.parse(path.read_bytes(), str(path)), module, is_package):
        reason = objection(module, target)
        if reason and reason not in known:
            known.add(reason)
            found.append(f"{shown}:{line}: {reason}")
    return found


def layer_of(module: str) -> str:
    """Return the layer of a module of ours; empty for the package itself."""
    return module.partition(".")[2].partition(".")[0]


def game_of(module: str) -> str:
    """Return the game that a module belongs to; empty for everything outside a game."""
    parts = module.split(".")
    return parts[2] if len(parts) > 2 and parts[1] == "games" else ""


def objection(module: str, target: str) -> str:
    """Say why a module may not import another of ours, or nothing."""
    if target.partition(".")[0] == TOOLS:
        return f"only a checkout has {TOOLS}"
    own, wanted = layer_of(module), layer_of(target)
    if wanted not in LAYERS:
        return ""
    if own == "" or LAYERS.index(wanted) > LAYERS.index(own):
        return f"{own or PACKAGE} may not import {wanted}, which is below it"
    if own == wanted == "games" and game_of(module) and game_of(module) != game_of(target):
        return f"game {game_of(module)} may not import {game_of(target) or 'the list of games'}"
    return ""


def imports(tree: ast.Module, module: str, is_package: bool) -> Iterator[tuple[int, str]]:
    """Yield the line and the target of every import of ours, anywhere in the module.

    `from a import b` counts as `a.b`: b may be a module, and if it is a name in `a` the layer is the same.
    """
    package = module if is_package else module.rpartition(".")[0]
    for node in ast.walk(tree):
        targets: list[str] = []
        match node:
            case ast.Import(names=names):
                targets = [alias.name for alias in names]
            case ast.ImportFrom(module=source, names=names, level=level):
                base = resolve_name("." * level + (source or ""), package)
                targets = [f"{base}.{alias.name}" for alias in names]
            case ast.Call(
                func=ast.Name(id="__import__" | "import_module") | ast.Attribute(attr="import_module"),
                args=[ast.Constant(value=str(named)), *_],
            ):
                targets = [named]
        for target in targets:
            if target.partition(".")[0] in (PACKAGE, TOOLS):
                yield getattr(node, "lineno", 0), target
