"""The games that are installed. Each is a package that keeps the engine's contract and knows no other.

A package brings a game by an entry point of the group `kordon.games`: its name is the game's, its object the
`Game`, which may keep older versions of its rules (`Game.earlier`). The games in this folder use the same
mechanism, also in a plain folder of sources that nobody has installed. Names are read without loading any
package.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Final

from kordon.engine.errors import Fault
from kordon.engine.game import AnyGame, Game
from kordon.engine.records import SPECTATOR
from kordon.engine.speech import FALLBACK, LANGUAGES

GROUP: Final = "kordon.games"


def _doors() -> list[EntryPoint]:
    """What is installed; without our own, as in a plain folder of sources, the games of this folder too."""
    found = list(entry_points(group=GROUP))
    if not any(door.module.startswith(f"{__name__}.") for door in found):
        folders = [path.parent.name for path in Path(__file__).parent.glob("*/__init__.py")]
        found += [EntryPoint(name, f"{__name__}.{name}:GAME", GROUP) for name in folders]
    return sorted(found, key=lambda door: (door.name, door.value))


_DOORS: Final = _doors()

GAMES: Final = tuple(dict.fromkeys(door.name for door in _DOORS))
OURS: Final = tuple(door.name for door in _DOORS if door.module.startswith("kordon.games."))


def find(name: str) -> AnyGame:
    """The game of that name; only its package is loaded. A `Fault` tells why it can't be had.

    `NAME@VERSION` is the game under a version of its rules that the package keeps.
    """
    name, _, version = name.partition("@")
    if version:
        newest = find(name)
        kept = newest.under(int(version)) if version.isdecimal() else None
        if kept is None:
            raise Fault(f"{name} has version {newest.version} of its rules here, not {version}")
        return kept
    doors = [door for door in _DOORS if door.name == name]
    if not doors:
        raise Fault(f"there is no game called {name}; there are {', '.join(GAMES)}")
    if len(doors) > 1:
        packages = " and ".join(_package(door) for door in doors)
        raise Fault(f"the packages {packages} both bring a game called {name}; uninstall one of them")
    return _loaded(doors[0])


@cache
def working() -> tuple[dict[str, AnyGame], list[str]]:
    """Every installed game that can be played, by name, and for each other one a sentence with the reason."""
    games, faults = {}, []
    for name in GAMES:
        try:
            game = find(name)
            _ = game.looks  # read now, so that a mistake in them is told at the start
            games[name] = game
        except Fault as fault:
            faults.append(str(fault))
    return games, faults


def playable(name: str) -> AnyGame:
    """The game of that name, for players: they are told no more of a broken one than that it is not there."""
    games, _ = working()
    if name not in games:
        raise Fault(f"there is no game called {name}; there are {', '.join(games)}")
    return games[name]


def _loaded(door: EntryPoint) -> AnyGame:
    where = f"the game {door.name} of the package {_package(door)} can't be loaded"
    try:
        game: object = door.load()
    except Exception as error:
        reason = " ".join(str(error).split())
        raise Fault(f"{where}: {type(error).__name__}: {reason}") from error
    if not isinstance(game, Game):
        raise Fault(f"{where}: {door.value} is not a Game instance")
    if game.name != door.name:
        raise Fault(f"{where}: the game there is called {game.name}")
    fault = _mistake(game)
    if fault:
        raise Fault(f"{where}: {fault}")
    return game


def _mistake(game: AnyGame) -> str:
    """What is wrong with what a game says of itself, if anything."""
    if game.seat_counts[-1] > SPECTATOR:
        return f"it takes {game.seat_counts[-1]} players, but a table has {SPECTATOR} seats at most"
    if not game.languages or game.languages[0] != FALLBACK or not set(game.languages) <= set(LANGUAGES):
        order = f"{FALLBACK} comes first, then any of {', '.join(LANGUAGES[1:])}"
        return f"it states {game.languages} as its languages; {order}"
    for older in game.earlier:
        if older.name != game.name or not 0 < older.version < game.version:
            return f"{older.name} {older.version} is not an earlier version of it"
    return ""


def in_order(games: Iterable[AnyGame]) -> list[AnyGame]:
    """The games as lists show them: in the order that their looks state."""
    return sorted(games, key=lambda game: (game.looks.order, game.name))


def _package(door: EntryPoint) -> str:
    return door.dist.name if door.dist is not None else door.value
