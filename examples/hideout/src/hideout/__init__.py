"""Hideout: one hides, one seeks."""

from __future__ import annotations

from types import ModuleType
from typing import Any, ClassVar

from kordon.engine.game import Game

from hideout import rules, screen, words
from hideout.events import GameEvent
from hideout.moves import GameMove
from hideout.position import HIDER, SEEKER, GameObservation, GameOptions, Position


class Hideout(Game[Position, GameMove, GameObservation]):
    """The engine's contract, answered by the modules of this package."""

    name = "hideout"
    prefix = "HI"
    version = 1
    seat_counts = range(2, 3)
    sides = (HIDER, SEEKER)
    options_type = GameOptions
    move_type: ClassVar[Any] = GameMove
    event_type: ClassVar[Any] = GameEvent
    observation_type = GameObservation
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


GAME = Hideout()
