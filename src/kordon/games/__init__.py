"""The games. Each is a package of its own that keeps the engine's contract and knows no other."""

from __future__ import annotations

from importlib import import_module

from kordon.engine.errors import Fault
from kordon.engine.game import AnyGame

GAMES = ("estoril", "sniper")


def find(name: str) -> AnyGame:
    """The game of that name; its package is loaded only now."""
    if name not in GAMES:
        raise Fault(f"there is no game called {name}; there are {', '.join(GAMES)}")
    game: AnyGame = import_module(f"kordon.games.{name}").GAME
    return game
