"""What Sniper Elite adds to a map's source file: sectors, terrain, objectives, starts and entrances."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from kordon.maps import format
from kordon.maps.format import Point, WordId

Sector = Literal["yellow", "red", "black", "white"]
Squad = Literal["yellow", "red", "black"]
Rank = Literal["officer", "soldier"]


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A start mark: where a squad's officer or one of its soldiers begins (SE-205)."""

    squad: Squad
    rank: Rank


class Space(format.Space, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """One space of the board; for tunnels (`under`) see SE-110."""

    sector: Sector | None = None
    difficult: bool = False
    objective: Annotated[int, msgspec.Meta(ge=1)] | None = None
    objective_name: WordId | None = None
    start: Start | None = None


class Entrance(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An arrow off the board into a space (SE-109); `at` is its tip, on the board's outer border."""

    sector: Sector
    space: int
    at: Point


class MapSource(format.MapSource, frozen=True, kw_only=True):
    """A whole map as drawn."""

    spaces: tuple[Space, ...]
    entrances: tuple[Entrance, ...] = ()

    def reference_faults(self, size: int) -> list[str]:
        """Nothing refers to a space that is not there."""
        return super().reference_faults(size) + [
            f"The {entrance.sector} entrance leads to space {entrance.space}, which does not exist."
            for entrance in self.entrances
            if not 0 <= entrance.space < size
        ]

    def other_names(self) -> list[tuple[str, str]]:
        """The objectives have names too."""
        return [
            (f"Objective {space.objective}", space.objective_name)
            for space in self.spaces
            if space.objective_name is not None
        ]
