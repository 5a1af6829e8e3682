"""The checkout that the commands of development work on."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
import tomllib
from importlib import import_module
from pathlib import Path

from kordon.engine.errors import Fault
from kordon.engine.game import AnyGame, Game
from kordon.games import GROUP

# Folders that hold nothing of ours, for trees that git does not know.
FOREIGN_FOLDERS = frozenset({"__pycache__", "build", "dist", "node_modules"})
OWN_DOT_NAMES = frozenset({".ci", ".gitignore"})


def root() -> Path:
    """Return the checkout's root; a `Fault` if the package was installed without its sources."""
    folder = Path(__file__).resolve().parents[3]
    if (folder / "pyproject.toml").is_file() and (folder / "tests").is_dir():
        return folder
    raise Fault("this command works on the sources: run it as `./kordon` in a checkout of the project.")


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


def require_packages(*names: str) -> None:
    """Raise a `Fault` unless the packages for development are there."""
    missing = [name for name in names if importlib.util.find_spec(name) is None]
    if missing:
        raise Fault(f"{' and '.join(missing)} is not installed: start this command as `./kordon`.")


def files(folder: Path) -> list[Path]:
    """List the project's own files: those git would track, or, without git, all but foreign folders."""
    try:
        listed = subprocess.run(
            ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
            cwd=folder,
            capture_output=True,
            check=True,
            text=True,
        )
    except (OSError, subprocess.CalledProcessError):
        return sorted(_walk(folder))
    paths = (folder / name for name in listed.stdout.split("\0") if name)
    return sorted({path for path in paths if path.is_file()})


def _walk(folder: Path) -> list[Path]:
    found: list[Path] = []
    for entry in folder.iterdir():
        if entry.name in FOREIGN_FOLDERS or (entry.name.startswith(".") and entry.name not in OWN_DOT_NAMES):
            continue
        found += _walk(entry) if entry.is_dir() else [entry]
    return found
