"""Everything that is told: one record a kind."""

from __future__ import annotations

from typing import TypeAlias

from kordon.engine.records import Event

from mole.board import Square


class Burrowed(Event, frozen=True, tag="burrowed"):
    """The mole is in this square now; UNKNOWN to others."""

    square: Square


class Sent(Event, frozen=True, tag="sent"):
    """An agent moved."""

    agent: int
    square: Square


class Searched(Event, frozen=True, tag="searched"):
    """A square was searched; NO_SQUARE: the hunter ended the turn without a search."""

    square: Square
    found: bool


class Visited(Event, frozen=True, tag="visited"):
    """A target was visited a turn ago."""

    target: Square


MoleEvent: TypeAlias = Burrowed | Sent | Searched | Visited
