"""`kordon map`: check, draw and build the maps of Sniper Elite."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import TYPE_CHECKING

from kordon.engine.errors import Fault
from kordon.games.sniper.maps.table import DATA, MAP_NAMES

if TYPE_CHECKING:
    import argparse

HELP = """Work on a map of Sniper Elite. FILE is a map's source, or the name of one of ours: launch, pens.

  check FILE   name every fault with the space it is in, or sum the map up
  draw FILE    make a picture of it
  build FILE   write the table that the game plays on beside it

docs/maps.md explains how to draw a map of your own."""

FAULTY = 2


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what is to be done with which map."""
    parser.add_argument("what", choices=["check", "draw", "build"])
    parser.add_argument("file", metavar="FILE", help="the map's source")
    parser.add_argument("--output", metavar="F", help="where the picture goes (the map's name with .svg)")
    parser.add_argument("--lang", default="en", help="the language of the names: en, pl or cs")


def run(args: argparse.Namespace) -> int:
    """Do it, and return the exit code."""
    if importlib.util.find_spec("shapely") is None:
        raise Fault("maps are worked on with Shapely, which is not installed here.")
    path = find(args.file)
    if args.what == "check":
        return check(path)
    return draw(path, args.output, args.lang) if args.what == "draw" else build(path)


def find(file: str) -> Path:
    """The file that was meant: a path, or the name of one of our maps."""
    path = Path(file)
    return DATA / f"{file}.json" if file in MAP_NAMES and not path.exists() else path


def check(path: Path) -> int:
    """Print all faults of a map, or that there are none."""
    from kordon.games.sniper.maps import check as checker
    from kordon.games.sniper.maps import format

    faults = checker.check_file(path)
    if faults:
        print("\n".join(faults))
        return FAULTY
    source = format.read(path)
    entered = sum(space.type in ("open", "enclosed", "elevated") for space in source.spaces)
    passages = f"{len(source.doorways)} doorways, {len(source.ladders)} ladders"
    print(
        f"{source.map}: {entered} spaces to enter, {len(source.spaces) - entered} more, {passages}, no fault."
    )
    return 0


def draw(path: Path, output: str | None, language: str) -> int:
    """Write the picture of a map whose shapes fit."""
    from kordon.games.sniper.maps import check as checker
    from kordon.games.sniper.maps import draw as drawer
    from kordon.games.sniper.maps import format

    source = format.read(path)
    faults = checker.drawing_faults(source)
    if faults:
        raise Fault(f"{path.name} can't be drawn yet: {faults[0]}")
    target = Path(output) if output else Path(f"{source.map}.svg")
    try:
        target.write_text(drawer.draw(source, language), encoding="utf-8")
    except OSError as error:
        raise Fault(f"the picture can't be written to {target}: {error.strerror}.") from None
    print(f"{target} is drawn.")
    return 0


def build(path: Path) -> int:
    """Write the table of a map without faults."""
    from kordon.games.sniper.maps import build as builder
    from kordon.games.sniper.maps import check as checker
    from kordon.games.sniper.maps import format

    source, faults = format.read_faults(path)
    faults = checker.by_rule("SE-807", faults) if source is None else checker.plan_faults(source)
    if source is None or faults:
        print("\n".join(faults))
        return FAULTY
    made = builder.build(source, path.read_bytes())
    faults = checker.sight_faults(builder.Ground(source), made.distance)
    if faults:
        print("\n".join(faults))
        return FAULTY
    target = builder.table_path(path)
    target.write_bytes(builder.encode(made))
    print(f"{target} is built.")
    return 0


def check_tables(root: Path) -> list[str]:
    """Our maps whose generated tables are not those of their sources."""
    from kordon.games.sniper.maps.build import current

    return [
        f"the table of {name} is out of date; write it anew with: kordon map build {name}"
        for name in MAP_NAMES
        if not current(DATA / f"{name}.json")
    ]
