"""What is the matter with a wrong click, in a sentence: what to do first, or what is missing here.

The rules behind it are those of `refusals`; where they answer by themselves there is no sentence.
"""

from __future__ import annotations

from typing import Final

from kordon.engine.records import Path
from kordon.engine.words import Text
from kordon.games.sniper import phases, words
from kordon.games.sniper.observation import SniperObservation
from kordon.games.sniper.screen.refusals import explain

# What has to be answered before anything else, by phase.
FIRST: Final = {
    phases.BURYING: "bury",
    phases.SHOWING: "show",
    phases.PICKING: "pick",
    phases.ASSIGNING: "assign",
}
# By the first rule against it: what is the matter with a space of a walk.
WALK: Final = {
    "SE-101": "step",
    "SE-104": "unit-there",
    "SE-105": "no-doorway",
    "SE-106": "rough",
    "SE-303": "walked",
    "SE-304": "been-there",
}
UNIT: Final = {"SE-207": "not-yours", "SE-501": "no-actions", "SE-502": "did-that", "SE-707": "scouted"}
LOOKED_AT: Final = ("bag", "tokens", "played", "figure", "sniper", "mine", "objective", "squad", "specialist")


def matter(seen: SniperObservation, path: Path) -> Text | None:
    """What is the matter with the last target of the path; None if the rules say it best."""
    rules = explain(seen, path)
    if not rules:
        return None
    if seen.phase in FIRST:
        return words.MATTER(FIRST[seen.phase])
    key = None
    if seen.phase == phases.ENTERING:
        key = "enter" if rules[0] == "SE-301" else WALK.get(rules[0])
    elif seen.phase == phases.SNIPER_TURN:
        key = _of_sniper(seen, path, rules[0])
    elif seen.phase == phases.DEFENDERS_TURN:
        key = _of_defenders(path, rules[0])
    return None if key is None else words.MATTER(key)


def _kind(target: str) -> str:
    return target.partition(":")[0]


def _of_sniper(seen: SniperObservation, path: Path, rule: str) -> str | None:
    kind, last = _kind(path[0]), _kind(path[-1])
    if path[0] == "act:shoot":
        return _of_shot(seen, len(path), rule)
    if last == "space":
        return WALK.get(rule)
    if kind == "unit" or (last == "unit" and kind == "space"):
        return "acted" if seen.acted else "shoot-first"
    if kind == "act" and rule == "SE-303":
        return "acted"
    if kind == "loadout":
        return "played" if rule == "SE-303" else None
    return "look" if kind in LOOKED_AT else None


def _of_shot(seen: SniperObservation, steps: int, rule: str) -> str | None:
    if rule == "SE-303":
        return "acted"
    if rule == "SE-351":
        return "nobody-in-sight" if steps == 1 else "not-in-sight"
    return "few-tokens" if steps == 1 or rule == "SE-352" else None


def _of_defenders(path: Path, rule: str) -> str | None:
    kind, last = _kind(path[0]), _kind(path[-1])
    if kind == "unit":
        return "verb-first" if len(path) == 2 and last in ("space", "unit") else UNIT.get(rule)
    if kind == "space":
        return "unit-first"
    if rule == "SE-207":
        return "not-yours"
    return "look" if kind == "bag" or (kind in LOOKED_AT and rule == "SE-501") else None
