"""Why a target can't be chosen now: rule ids, worked out from the observation alone."""

from __future__ import annotations

from collections.abc import Callable

from kordon.engine.records import Path, RuleId, Target
from kordon.games.estoril.observation import EstorilObservation
from kordon.games.estoril.position import (
    CONSPIRING,
    DISCARDING,
    LAYING,
    PEEKING,
    SACRIFICING,
    USING,
)
from kordon.games.estoril.rules.characters import (
    ASSASSIN,
    CONSPIRATOR,
    DIPLOMAT,
    NATIONALIST,
    NO_CARD,
    SEDUCER,
)
from kordon.games.estoril.rules.ground import NEIGHBOURS, PLACE_OF, Cell, ground_of
from kordon.games.estoril.screen.paths import DECLINE, offered_symbols, resolved_place

Rules = tuple[RuleId, ...]

ABILITY_RULE = {
    ASSASSIN: "ES-401",
    CONSPIRATOR: "ES-402",
    NATIONALIST: "ES-403",
    SEDUCER: "ES-404",
    DIPLOMAT: "ES-405",
}


def explain(seen: EstorilObservation, path: Path) -> Rules:
    """The rules against the last target of the path, after the ones before it."""
    if not path or seen.phase not in REASONS:
        return ()
    return REASONS[seen.phase](seen, path)


def _cell(target: Target) -> Cell | None:
    kind, _, number = target.partition(":")
    if kind not in ("area", "on") or not number.isdecimal():
        return None
    return int(number) if int(number) < len(PLACE_OF) else None


def _laying(seen: EstorilObservation, path: Path) -> Rules:
    if path[-1] == DECLINE:
        return ("ES-207",)
    if len(path) == 1:
        return ("ES-203",)
    if path[-1].startswith("reward:"):
        return ("ES-205",)
    cell = _cell(path[-1])
    if cell is None:
        return ("ES-203",)
    ground = ground_of(seen.layout, seen.turned)
    if not ground.area_mask >> cell & 1:
        return ("ES-205",)
    return ("ES-203",) if seen.laid[cell] != NO_CARD else ("ES-205", "ES-204")


def _peeking(seen: EstorilObservation, path: Path) -> Rules:
    cell = _cell(path[-1])
    if cell is not None and seen.owner[cell] == seen.seat:
        return ("ES-011",)
    return ("ES-006",)


def _using(seen: EstorilObservation, path: Path) -> Rules:
    symbol, *other = offered_symbols(seen)
    if other:
        # The path begins with one of the two symbols.
        if len(path) == 1:
            return ("ES-309",)
        symbol, path = symbol if path[0] == f"symbol:{symbol}" else other[0], path[1:]
    rule = ABILITY_RULE[symbol]
    cell = _cell(path[-1])
    if cell is None or len(path) > 1:
        return (rule,)
    place = resolved_place(seen)
    near = PLACE_OF[cell] in NEIGHBOURS[place]
    here = PLACE_OF[cell] == place
    reachable = {ASSASSIN: here, SEDUCER: near, DIPLOMAT: near or here}
    if seen.shielded >> cell & 1 and reachable.get(symbol):
        return ("ES-405",)
    return (rule,)


REASONS: dict[int, Callable[[EstorilObservation, Path], Rules]] = {
    LAYING: _laying,
    PEEKING: _peeking,
    USING: _using,
    CONSPIRING: lambda seen, path: ("ES-402",),
    SACRIFICING: lambda seen, path: ("ES-507",),
    DISCARDING: lambda seen, path: ("ES-305",),
}
