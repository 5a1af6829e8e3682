"""Mole: one digs in secret, one hunts. A small game to learn from; docs/add-a-game.md goes with it."""

from __future__ import annotations

from types import ModuleType
from typing import Any, ClassVar

from kordon.engine.game import Game

from mole import rules, screen, words
from mole.events import MoleEvent
from mole.moves import MoleMove
from mole.position import HUNTER, MOLE, MoleObservation, MoleOptions, Position


class Mole(Game[Position, MoleMove, MoleObservation]):
    """The engine's contract, answered by the modules of this package."""

    name = "mole"
    prefix = "MO"
    version = 1
    seat_counts = range(2, 3)
    sides = (MOLE, HUNTER)
    options_type = MoleOptions
    move_type: ClassVar[Any] = MoleMove
    event_type: ClassVar[Any] = MoleEvent
    observation_type = MoleObservation
    words: ClassVar[ModuleType] = words

    start = staticmethod(rules.set_up)
    to_act = staticmethod(rules.to_act)
    moves = staticmethod(rules.legal_moves)
    apply = staticmethod(rules.apply)
    observe = staticmethod(rules.observe)
    sees_everything = staticmethod(rules.sees_everything)
    swap_secrets = staticmethod(rules.swap_secrets)
    scene = staticmethod(screen.scene)
    path = staticmethod(screen.path)
    explain = staticmethod(screen.explain)
    tell = staticmethod(screen.tell)
    weight = staticmethod(screen.weight)


GAME = Mole()
