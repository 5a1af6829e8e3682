"""Skerry: sealed bids, claims and doubts among pearl divers."""

from __future__ import annotations

from types import ModuleType
from typing import Any, ClassVar

from kordon.engine.game import Game

from skerry import rules, screen, words
from skerry.events import SkerryEvent
from skerry.moves import SkerryMove
from skerry.position import Position, SkerryObservation, SkerryOptions


class Skerry(Game[Position, SkerryMove, SkerryObservation]):
    """The engine's contract, answered by the modules of this package."""

    name = "skerry"
    prefix = "SK"
    version = 1
    seat_counts = range(2, 4)
    options_type = SkerryOptions
    move_type: ClassVar[Any] = SkerryMove
    event_type: ClassVar[Any] = SkerryEvent
    observation_type = SkerryObservation
    words: ClassVar[ModuleType] = words

    start = staticmethod(rules.set_up)
    start_like = staticmethod(rules.start_like)
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


GAME = Skerry()
