"""The folders that commands work on: the project of a game, and this project's own checkout."""

from __future__ import annotations

import sys
import tomllib
from importlib import import_module
from pathlib import Path
from typing import Any

from kordon.cli import TOOLS
from kordon.engine.errors import Fault
from kordon.engine.game import AnyGame, Game
from kordon.games import GROUP


def tool(name: str) -> Any:
    """A module of this repository's tools; a `Fault` if the package was installed without its sources."""
    try:
        return import_module(f"{TOOLS}.{name}")
    except ModuleNotFoundError as error:
        if error.name != TOOLS:
            raise
    raise Fault("this works on the sources: run it as `./kordon` in a checkout of the project.")


def games_in(folder: Path) -> list[tuple[AnyGame, Path]]:
    """The games that a project outside brings, installed or not, each with the folder of its package."""
    try:
        content = tomllib.loads((folder / "pyproject.toml").read_text("utf-8"))
    except (OSError, tomllib.TOMLDecodeError) as error:
        raise Fault(f"{folder}: its pyproject.toml can't be read ({type(error).__name__})") from None
    doors: dict[str, str] = content.get("project", {}).get("entry-points", {}).get(GROUP, {})
    if not doors:
        raise Fault(f"{folder}: its pyproject.toml has no entry point of the group {GROUP}")
    for path in (folder, folder / "src"):
        if str(path.resolve()) not in sys.path:
            sys.path.insert(0, str(path.resolve()))
    found = []
    for name, door in doors.items():
        module, _, attribute = door.partition(":")
        try:
            package = import_module(module)
        except Exception as error:
            raise Fault(f"{folder}: {module} can't be imported: {error}") from error
        game: object = getattr(package, attribute, None)
        if not isinstance(game, Game) or game.name != name:
            raise Fault(f"{folder}: {door} is not the game {name}")
        found.append((game, Path(package.__file__ or "").parent))
    return found
