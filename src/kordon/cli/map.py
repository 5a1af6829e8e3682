"""Work on a map. FILE is a map's source, or GAME/NAME, or just NAME, for a map that a game brings.

  check FILE   name every fault with its place, or sum the map up; GAME checks all of its maps
  draw FILE    draw a picture of it
  build FILE   write the table that the game plays on beside it

docs/maps.md explains how to draw a map of your own."""

from __future__ import annotations

import argparse
from pathlib import Path

from kordon.engine.errors import Fault
from kordon.engine.game import MapTools
from kordon.games import find, working

EXTRA = "maps"

FAULTY = 2


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what is to be done with which map."""
    parser.add_argument("what", choices=["check", "draw", "build"])
    parser.add_argument("file", metavar="FILE", help="the map's source, GAME/NAME or NAME")
    parser.add_argument("--game", metavar="GAME", help="the game that FILE is for, if several have maps")
    parser.add_argument("--output", metavar="F", help="where the picture goes (FILE's name with .svg)")
    parser.add_argument("--lang", default="en", help="the language of the names: en, pl or cs")


def run(args: argparse.Namespace) -> int:
    """Do it, and return the exit code."""
    if args.what == "check" and not Path(args.file).exists() and args.file in tools_by_game():
        tools = tools_of(args.file)
        return check(tools, {f"{name}: ": path for name, path in tools.sources().items()})
    tools, path = resolve(args.file, args.game)
    if args.what == "check":
        return check(tools, {"": path})
    return draw(tools, path, args.output, args.lang) if args.what == "draw" else build(tools, path)


def resolve(file: str, game: str | None = None) -> tuple[MapTools, Path]:
    """The file that is meant, and the tools of its game."""
    tools = tools_by_game() if game is None else {game: tools_of(game)}
    path = Path(file)
    if not path.exists():
        return named_map(file, tools)
    candidates = _fitting(path, list(tools.values()))
    if len(candidates) != 1:
        raise Fault(f"say which game {file} is for: --game {' or '.join(tools)}.")
    return candidates[0], path


def _fitting(path: Path, tools: list[MapTools]) -> list[MapTools]:
    """The tools of the game that the file belongs to, or of all whose files are called like it."""
    known = [(tool, [at.resolve() for at in tool.sources().values()]) for tool in tools]
    owners = [tool for tool, sources in known if path.resolve() in sources]
    alike = [tool for tool, sources in known if path.suffix in [at.suffix for at in sources]]
    return owners or alike or tools


def named_map(name: str, tools: dict[str, MapTools]) -> tuple[MapTools, Path]:
    """The map of a game by its name, or by GAME/NAME."""
    maps = {
        f"{owner}/{own}": (tool, source)
        for owner, tool in tools.items()
        for own, source in tool.sources().items()
    }
    meant = [one for one in maps if name in (one, one.partition("/")[2])]
    if not meant:
        raise Fault(f"there is no file and no map called {name}; the maps are {', '.join(maps)}.")
    if len(meant) > 1:
        raise Fault(f"several games have a map called {name}; name one as GAME/{name}.")
    return maps[meant[0]]


def tools_by_game() -> dict[str, MapTools]:
    """The tools of every game that brings maps."""
    games, _ = working()
    tools = {name: tools for name in games if (tools := load_tools(name)) is not None}
    if not tools:
        raise Fault("no game here has maps.")
    return tools


def tools_of(game: str) -> MapTools:
    """The tools of one game."""
    tools = load_tools(game)
    if tools is None:
        raise Fault(f"{game} has no maps.")
    return tools


def load_tools(game: str) -> MapTools | None:
    """The tools of one game, or None; they may need packages that playing does not."""
    try:
        return find(game).map_tools()
    except ModuleNotFoundError as error:
        brought = f"`pip install 'kordon[{EXTRA}]'` brings what ours need"
        raise Fault(
            f"the maps of {game} need {error.name}, which is not installed here; {brought}."
        ) from None


def check(tools: MapTools, maps: dict[str, Path]) -> int:
    """Print all faults of some maps, each after what the map is called, and sum up those without."""
    code = 0
    for called, path in maps.items():
        if faults := tools.faults(path):
            print("\n".join(called + fault for fault in faults))
            code = FAULTY
        else:
            print(f"{tools.summary(path)}, no fault.")
    return code


def draw(tools: MapTools, path: Path, output: str | None, language: str) -> int:
    """Write the picture of a map."""
    picture = tools.draw(path, language)
    target = Path(output) if output else Path(f"{path.stem}.svg")
    try:
        target.write_text(picture, encoding="utf-8")
    except OSError as error:
        raise Fault(f"the picture can't be written to {target}: {error.strerror}.") from None
    print(f"{target} is drawn.")
    return 0


def build(tools: MapTools, path: Path) -> int:
    """Write the table of a map without faults."""
    target, faults = tools.build(path)
    if faults:
        print("\n".join(faults))
        return FAULTY
    print(f"{target} is built.")
    return 0


def check_tables(root: Path) -> list[str]:
    """The games' maps whose generated tables are not those of their sources."""
    return [
        f"the table of {game}/{name} is out of date; rebuild it with: kordon map build {game}/{name}"
        for game, tools in tools_by_game().items()
        for name in tools.stale()
    ]
