"""Targets and click paths: what one clicks, in turn, for every kind of move."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, cast

from kordon.engine.memo import thing
from kordon.engine.records import Path, Target
from kordon.games.estoril import moves
from kordon.games.estoril.observation import EstorilObservation
from kordon.games.estoril.phases import CONSPIRING, LAYING, USING
from kordon.games.estoril.rules import characters
from kordon.games.estoril.rules.characters import CARDS
from kordon.games.estoril.rules.ground import CELLS, Place, Spot, ground_of

DECLINE: Final = "act:decline"
TOP_CARD: Final = "deck:top"


def spot_target(spot: Spot) -> Target:
    """An area or a reward field."""
    return f"area:{spot}" if spot < CELLS else f"reward:{spot - CELLS}"


# The paths of all lays, by card and cell: dozens are offered at a time.
LAYS: Final = [[(f"card:{card}", f"area:{cell}") for cell in range(CELLS)] for card in range(CARDS)]

SYMBOL_USED: Final[dict[type, str]] = {
    moves.Assassinate: characters.ASSASSIN,
    moves.Conspire: characters.CONSPIRATOR,
    moves.Rally: characters.NATIONALIST,
    moves.Seduce: characters.SEDUCER,
    moves.Protect: characters.DIPLOMAT,
}

STEPS: dict[type, Callable[[Any], Path]] = {
    moves.Lay: lambda move: LAYS[move.card][move.cell],
    moves.Peek: lambda move: (spot_target(move.spot),),
    moves.Decline: lambda move: (DECLINE,),
    moves.Assassinate: lambda move: (f"area:{move.cell}",),
    moves.Conspire: lambda move: (f"symbol:{characters.CONSPIRATOR}",),
    moves.Rally: lambda move: (f"symbol:{characters.NATIONALIST}",),
    moves.Seduce: lambda move: (f"area:{move.cell}", f"area:{move.to}"),
    moves.Protect: lambda move: (f"area:{move.cell}",),
    moves.Sacrifice: lambda move: (f"area:{move.cell}",),
    moves.Discard: lambda move: (f"card:{move.card}",),
}


def path(seen: EstorilObservation, move: moves.EstorilMove) -> Path:
    """The targets one clicks for this move."""
    if isinstance(move, moves.Choose):
        return (TOP_CARD,) if move.swap else (f"prize:{resolved_place(seen)}",)
    return steps(move, asks_which_symbol(seen))


def all_paths(seen: EstorilObservation) -> list[Path]:
    """The paths of the viewer's legal moves."""
    if seen.phase == LAYING:
        return [LAYS[move.card][move.cell] for move in lays(seen)]
    if seen.phase == CONSPIRING:
        return [path(seen, move) for move in seen.moves]
    with_symbol = asks_which_symbol(seen)
    return [steps(move, with_symbol) for move in seen.moves]


def lays(seen: EstorilObservation) -> tuple[moves.Lay, ...]:
    """The viewer's legal moves while cards are laid."""
    return cast("tuple[moves.Lay, ...]", seen.moves)


@thing
def steps(move: moves.EstorilMove, with_symbol: bool) -> Path:
    """The targets of a move that needs nothing but itself; first its symbol, where two can be used."""
    path = STEPS[type(move)](move)
    if not with_symbol or type(move) not in SYMBOL_USED:
        return path
    symbol = f"symbol:{SYMBOL_USED[type(move)]}"
    return path if path[0] == symbol else (symbol, *path)


def offered_symbols(seen: EstorilObservation) -> tuple[str, ...]:
    """The different symbols that the viewer, whose character has its turn, can use now."""
    return tuple(dict.fromkeys([SYMBOL_USED[kind] for kind in map(type, seen.moves) if kind in SYMBOL_USED]))


def asks_which_symbol(seen: EstorilObservation) -> bool:
    """Whether the viewer has to say which of two symbols to use."""
    return seen.phase == USING and len(offered_symbols(seen)) > 1


def resolved_place(seen: EstorilObservation) -> Place:
    """The place whose board is being resolved."""
    return ground_of(seen.layout, seen.turned).order[seen.step]
