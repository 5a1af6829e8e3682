"""Create a starter game as a package of its own, which passes every check.

Its name is a word of lower-case letters, such as `smugglers`. The game is hide-and-seek on nine squares.
"""

from __future__ import annotations

import argparse
import keyword
import re
import shutil
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from kordon.engine.errors import Fault
from kordon.games import GAMES, working

EXTRA = "authors"  # for the next steps

# In the checkout, and in a wheel.
TEMPLATES: Final = (
    Path(__file__).parents[3] / "examples" / "hideout",
    Path(__file__).parent / "new_game_template",
)
NAME: Final = re.compile(r"[a-z]{3,20}")
LEFT_BEHIND: Final = shutil.ignore_patterns("__pycache__", ".*", "build", "dist")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("name", metavar="NAME", help="the game's name, which its package has too")
    parser.add_argument("--into", type=Path, default=Path(), help="where its folder goes (here)")
    parser.add_argument("--prefix", help="two capital letters for the rules' ids (from the name)")


def run(args: argparse.Namespace) -> int:
    """Write it, and tell the next steps."""
    folder: Path = args.into / args.name
    if folder.exists():
        raise Fault(f"{folder} is there already; choose another name, or another place with --into")
    check_name(args.name)
    prefix = args.prefix or free_prefix(args.name)
    check_prefix(prefix)
    try:
        write(args.name, prefix, folder)
    except OSError as error:
        raise Fault(f"{folder} can't be written: {error.strerror}") from None
    print(next_steps(args.name, folder))
    return 0


def check_name(name: str) -> None:
    """Refuse what can't be the name of a game and of its package."""
    if not NAME.fullmatch(name) or keyword.iskeyword(name):
        raise Fault(f"a game's name is 3 to 20 lower-case letters and not a Python keyword, unlike “{name}”")
    if name in GAMES:
        raise Fault(f"there is a game called {name} already")
    if find_spec(name) is not None:
        raise Fault(f"{name} is the name of another Python package, so it can't be a game's")


def check_prefix(prefix: str) -> None:
    """Refuse what can't begin the rules' ids, or already does for another game."""
    if not re.fullmatch("[A-Z]{2}", prefix):
        raise Fault(f"--prefix: two capital letters, not “{prefix}”")
    if prefix in taken_prefixes():
        raise Fault(f"--prefix: {prefix} already begins the ids of other rules")


def taken_prefixes() -> set[str]:
    """What the rules of the installed games and of every table begin with."""
    games, _ = working()
    return {"KO", *(game.prefix for game in games.values())}


def free_prefix(name: str) -> str:
    """The first letter of the name and the first other one that gives a prefix of its own."""
    wanted = [f"{name[0]}{letter}".upper() for letter in name[1:]]
    return next((prefix for prefix in wanted if prefix not in taken_prefixes()), wanted[0])


def write(name: str, prefix: str, folder: Path) -> None:
    """Copy the template with the new names in it."""
    template = next(path for path in TEMPLATES if path.is_dir())
    shutil.copytree(template, folder, ignore=LEFT_BEHIND)
    # The deepest first, so that a folder is renamed after what lies in it.
    for path in sorted(folder.rglob("*"), key=lambda path: -len(path.parts)):
        if path.is_file():
            path.write_text(renamed(path.read_text("utf-8"), name, prefix), "utf-8")
        if "hideout" in path.name:
            path.rename(path.with_name(path.name.replace("hideout", name)))


def renamed(text: str, name: str, prefix: str) -> str:
    """The template's text with the new names; imports stay in the order that the checks want."""
    text = text.replace("hideout", name).replace("Hideout", name.capitalize())
    return re.sub(r'\bHI(?=-\d|")', prefix, text)


def next_steps(name: str, folder: Path) -> str:
    """What to do with it."""
    has_tools = find_spec("pytest") is not None
    tools = "" if has_tools else f"  {sys.executable} -m pip install 'kordon[{EXTRA}]'\n"
    return f"""{name} is in {folder}. Next:

{tools}  {sys.executable} -m pip install --no-deps --no-build-isolation --editable {folder}
  kordon play {name}                     try it; `kordon serve` has it, too
  kordon fuzz {name}                     random games under every check
  kordon check --folder {folder}         format, lint, types, layers, texts, rules
  kordon rules --docs --folder {folder}  write docs/rules again after a change of the rules
  {sys.executable} -m pytest {folder}

Change one thing at a time, a rule and its test first. docs/add-a-game.md has the contract on one page;
examples/mole is a larger game to learn from.
"""
