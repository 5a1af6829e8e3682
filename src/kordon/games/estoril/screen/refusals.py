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
from kordon.games.estoril.rules.characters import ABILITIES, NO_CARD
from kordon.games.estoril.rules.ground import NEIGHBOURS, PLACE_OF, Cell, ground_of
from kordon.games.estoril.screen.paths import DECLINE

Rules = tuple[RuleId, ...]

ABILITY_RULE = {"A": "ES-401", "C": "ES-402", "N": "ES-403", "S": "ES-404", "D": "ES-405"}


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
    ground = ground_of(seen.layout, seen.turned)
    place = ground.order[seen.step]
    card = seen.laid[ground.areas[place][seen.area]]
    symbol = ABILITIES[card][seen.symbol]
    rule = ABILITY_RULE[symbol]
    cell = _cell(path[-1])
    if cell is None or len(path) > 1:
        return (rule,)
    near = PLACE_OF[cell] in NEIGHBOURS[place]
    reachable = {"A": PLACE_OF[cell] == place, "S": near, "D": near or PLACE_OF[cell] == place}
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
