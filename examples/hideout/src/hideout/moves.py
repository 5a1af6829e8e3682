"""Everything a player can do: one record a kind."""

from __future__ import annotations

from typing import TypeAlias

from kordon.engine.records import Move


class Hide(Move, frozen=True, tag="hide"):
    """The hider chooses a square (HI-102)."""

    square: int


class Look(Move, frozen=True, tag="look"):
    """The seeker looks into a square (HI-201)."""

    square: int


GameMove: TypeAlias = Hide | Look
