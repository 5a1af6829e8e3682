"""Targets and click paths: what one clicks, in turn, for every kind of move."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

from kordon.engine.records import Path, Target
from kordon.games.estoril import moves
from kordon.games.estoril.rules.characters import Card
from kordon.games.estoril.rules.ground import CELLS, Cell, Place, Spot

DECLINE: Final = "act:decline"
CONSPIRE: Final = "act:conspire"
KEEP: Final = "act:keep"
SWAP: Final = "act:swap"
RALLY: Final = "act:rally"


def card_target(card: Card) -> Target:
    """A card in the viewer's hand."""
    return f"card:{card}"


def area_target(cell: Cell) -> Target:
    """An activity area."""
    return f"area:{cell}"


def reward_target(place: Place) -> Target:
    """A reward field."""
    return f"reward:{place}"


def spot_target(spot: Spot) -> Target:
    """An area or a reward field."""
    return area_target(spot) if spot < CELLS else reward_target(spot - CELLS)


PATHS: dict[type, Callable[[Any], Path]] = {
    moves.Lay: lambda move: (card_target(move.card), area_target(move.cell)),
    moves.Peek: lambda move: (spot_target(move.spot),),
    moves.Decline: lambda move: (DECLINE,),
    moves.Assassinate: lambda move: (area_target(move.cell),),
    moves.Conspire: lambda move: (CONSPIRE,),
    moves.Choose: lambda move: (SWAP if move.swap else KEEP,),
    moves.Rally: lambda move: (RALLY,),
    moves.Seduce: lambda move: (area_target(move.cell), area_target(move.to)),
    moves.Protect: lambda move: (area_target(move.cell),),
    moves.Sacrifice: lambda move: (area_target(move.cell),),
    moves.Discard: lambda move: (card_target(move.card),),
}


@lru_cache(maxsize=1 << 15)
def path(move: moves.EstorilMove) -> Path:
    """The targets one clicks for this move."""
    return PATHS[type(move)](move)
