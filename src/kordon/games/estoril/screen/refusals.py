"""Why a target can't be chosen now: rule ids and a sentence, worked out from the observation alone."""

from __future__ import annotations

from collections.abc import Callable

from kordon.engine.records import Path, RuleId, Target
from kordon.engine.words import Text
from kordon.games.estoril import phases, words
from kordon.games.estoril.observation import EstorilObservation
from kordon.games.estoril.rules import characters
from kordon.games.estoril.rules.characters import NO_CARD
from kordon.games.estoril.rules.ground import NEIGHBOURS, PLACE_OF, Cell, ground_of
from kordon.games.estoril.screen.paths import DECLINE, offered_symbols, resolved_place

Rules = tuple[RuleId, ...]

ABILITY_RULE = {
    characters.ASSASSIN: "ES-401",
    characters.CONSPIRATOR: "ES-402",
    characters.NATIONALIST: "ES-403",
    characters.SEDUCER: "ES-404",
    characters.DIPLOMAT: "ES-405",
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
    reachable = {characters.ASSASSIN: here, characters.SEDUCER: near, characters.DIPLOMAT: near or here}
    if seen.shielded >> cell & 1 and reachable.get(symbol):
        return ("ES-405",)
    return (rule,)


REASONS: dict[int, Callable[[EstorilObservation, Path], Rules]] = {
    phases.LAYING: _laying,
    phases.PEEKING: _peeking,
    phases.USING: _using,
    phases.CONSPIRING: lambda seen, path: ("ES-402",),
    phases.SACRIFICING: lambda seen, path: ("ES-507",),
    phases.DISCARDING: lambda seen, path: ("ES-305",),
}


# ---- what is the matter with a wrong click; no sentence where the rules answer by themselves


def matter(seen: EstorilObservation, path: Path) -> Text | None:
    """What is the matter with the last target of the path; None if the rules say it best."""
    rules = explain(seen, path)
    key = MATTERS[seen.phase](path, rules) if rules and seen.phase in MATTERS else None
    return None if key is None else words.MATTER(key)


def _of_laying(path: Path, rules: tuple[str, ...]) -> str | None:
    if len(path) == 1:
        return "card-first"
    if path[-1].startswith("reward:"):
        return "reward"
    if rules == ("ES-203",):
        return "taken" if path[-1].startswith(("area:", "on:")) else "area"
    return "inner" if len(rules) == 2 else None


def _of_using(path: Path, rules: Rules) -> str:
    return "shielded" if rules[0] == "ES-405" and path[-1].startswith(("area:", "on:")) else "lit"


MATTERS: dict[int, Callable[[Path, Rules], str | None]] = {
    phases.LAYING: _of_laying,
    phases.PEEKING: lambda path, rules: "own-card" if rules[0] == "ES-011" else "peek",
    phases.DISCARDING: lambda path, rules: "picked" if path[-1].startswith("picked:") else "discard",
    phases.USING: _of_using,
}
