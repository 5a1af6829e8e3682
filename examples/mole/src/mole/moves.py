"""Everything a player can do: one record a kind."""

from __future__ import annotations

from typing import TypeAlias

from kordon.engine.records import Move

from mole.board import Square


class Burrow(Move, frozen=True, tag="burrow"):
    """The mole hides (MO-201), or moves (MO-202)."""

    square: Square


class Send(Move, frozen=True, tag="send"):
    """An agent moves (MO-301)."""

    agent: int
    square: Square


class Search(Move, frozen=True, tag="search"):
    """The hunter searches a square, which ends the turn (MO-302)."""

    square: Square


class Rest(Move, frozen=True, tag="rest"):
    """The hunter ends the turn without a search (MO-302)."""


MoleMove: TypeAlias = Burrow | Send | Search | Rest
