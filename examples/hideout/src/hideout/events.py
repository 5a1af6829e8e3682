"""Everything that is told: one record a kind."""

from __future__ import annotations

from typing import TypeAlias

from kordon.engine.records import Event


class Hid(Event, frozen=True, tag="hid"):
    """The hider has chosen a square; UNKNOWN to others."""

    square: int


class Looked(Event, frozen=True, tag="looked"):
    """The seeker looked into a square."""

    square: int
    found: bool


GameEvent: TypeAlias = Hid | Looked
