"""Why a target can't be chosen now, computed from the observation alone.

Rule ids; and a sentence, what to do first or what is missing here, where they do not answer by themselves.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kordon.engine.records import Path, RuleId, Target
from kordon.engine.words import Text
from kordon.games.sniper import phases, pieces, words
from kordon.games.sniper.board import LONGEST_WALK, board_of
from kordon.games.sniper.maps.compiled import CompiledMap
from kordon.games.sniper.observation import SniperObservation
from kordon.games.sniper.pieces import NO_SPACE, Space, Squad, Unit
from kordon.games.sniper.rules.defenders import is_too_early_for_intel
from kordon.games.sniper.rules.loadout import FOR_SHOOTING
from kordon.maps.compiled import OBSTRUCTION, WATER

Rules = tuple[RuleId, ...]

ACTION: Final = {
    "act:move": (pieces.MOVED, "SE-504"),
    "act:attack": (pieces.ATTACKED, "SE-505"),
    "act:spot": (pieces.SPOTTED, "SE-506"),
    "act:sweep": (pieces.SWEPT, "SE-507"),
    "act:dismiss": (pieces.DISMISSED, "SE-510"),
}
ABILITY: Final = ("SE-702", "SE-703", "SE-704", "SE-705", "SE-706", "SE-707")  # by specialist
# Tokens in the bag are there to be read about: what each kind does to a shot.
TOKEN: Final = {
    "bag:aim": "SE-354",
    "bag:recoil": "SE-353",
    "bag:noise": "SE-355",
    "bag:suppression": "SE-355",
}
SNIPER_ACTION: Final = {
    "act:shoot": "SE-351",
    "act:blast": "SE-407",
    "act:loot": "SE-371",
    "act:complete": "SE-372",
    "act:peek": "SE-907",
}


def explain(seen: SniperObservation, path: Path) -> Rules:
    """The rules against the last target of the path, after the ones before it."""
    if not path or seen.phase not in REASONS:
        return ()
    return REASONS[seen.phase](seen, path if _belongs(path) else path[-1:])


# By the kind of a path's first target: the kinds of those that may follow it.
FOLLOWS: Final = {
    "space": ("space", "act"),
    "act": ("unit", "tokens"),
    "loadout": ("unit", "space"),
    "slot": ("slot",),
    "unit": ("act", "space"),
    "squad": ("act",),
    "specialist": ("unit", "space"),
}


def kind_of(target: Target) -> str:
    """The kind of a target, as in `FOLLOWS`."""
    return target.partition(":")[0]


def _belongs(path: Path) -> bool:
    """Whether the last target has to do with the ones before it; a card clicked during a walk has not."""
    first, last = kind_of(path[0]), kind_of(path[-1])
    return len(path) == 1 or last in FOLLOWS.get(first, (last,))


def _number(target: Target, kind: str, below: int) -> int | None:
    name, _, number = target.partition(":")
    if name != kind or not number.isascii() or not number.isdecimal() or len(number) > 3:
        return None
    return int(number) if int(number) < below else None


# ---- walking


def _impassable(map: CompiledMap, here: Space, space: Space) -> Rules:
    """Why no figure steps from here to there, or nothing (SE-101, SE-105, SE-107, SE-108)."""
    if map.type[space] == WATER:
        return ("SE-107",)
    if map.type[space] == OBSTRUCTION:
        return ("SE-108",)
    if not map.adjacent_mask[here] >> space & 1:
        return ("SE-101",)
    return () if map.step_mask[here] >> space & 1 else ("SE-105",)


def _walking(seen: SniperObservation, map: CompiledMap, path: Path, start: Space) -> Rules:
    """Why the walk can't go on to its last space."""
    numbers = [_number(target, "space", map.size) for target in path]
    steps = [space for space in numbers if space is not None]
    if len(steps) < len(path):
        return ("SE-304",)
    space = steps[-1]
    here = steps[-2] if len(steps) > 1 else start
    if here != NO_SPACE:
        rules = _impassable(map, here, space)
        if rules:
            return rules
    if space in seen.units:
        return ("SE-104",)
    if space == start or space in steps[:-1] or len(steps) > LONGEST_WALK:
        return ("SE-304",)
    return ("SE-106",)


def _entering(seen: SniperObservation, path: Path) -> Rules:
    map = board_of(seen.options.map).map
    first = _number(path[0], "space", map.size)
    if first is None or (len(path) == 1 and first not in seen.units) or first not in map.entrances:
        return ("SE-301",)
    return _walking(seen, map, path, NO_SPACE)


# ---- the rest of the sniper's turn


def _sniper_turn(seen: SniperObservation, path: Path) -> Rules:
    map = board_of(seen.options.map).map
    kind = kind_of(path[0])
    if kind == "space":
        return ("SE-303",) if seen.walked else _walking(seen, map, path, seen.space)
    if kind == "loadout":
        return _card(seen, path)
    if kind == "slot":
        return ("SE-303", "SE-907") if seen.acted else ("SE-907",)
    if path[0] in SNIPER_ACTION:
        if seen.acted:
            return ("SE-303",)
        if path[0] == "act:shoot":
            return _shot(seen, map, path)
        return (SNIPER_ACTION[path[0]],)
    return (TOKEN.get(path[-1], "SE-303"),)


def _card(seen: SniperObservation, path: Path) -> Rules:
    card = _number(path[0], "loadout", len(seen.hand))
    if seen.card != pieces.NO_CARD:
        return ("SE-303",)
    if card is None or not seen.hand[card]:
        return ("SE-401",)
    if card == pieces.DISTRACTION:
        return ("SE-405",)
    if card == pieces.MASKING and seen.walked:
        return ("SE-408",)
    return ("SE-401",) if seen.acted and card in FOR_SHOOTING else ()


def _shot(seen: SniperObservation, map: CompiledMap, path: Path) -> Rules:
    unit = _number(path[1], "unit", pieces.UNITS) if len(path) > 1 else None
    if unit is None and len(path) > 1:
        return ("SE-351",) if path[1].startswith("unit:") else ("SE-352", "SE-409")
    meant = range(pieces.UNITS) if unit is None else [unit]
    # Somebody may be in sight and yet out of reach of all the tokens in the bag.
    return ("SE-352",) if any(_is_in_sight(seen, map, unit) for unit in meant) else ("SE-351",)


def _is_in_sight(seen: SniperObservation, map: CompiledMap, unit: Unit) -> bool:
    space = seen.units[unit]
    return space != NO_SPACE and map.distance[seen.space][space] > 0


# ---- the defenders' turn


def _defenders(seen: SniperObservation, path: Path) -> Rules:
    kind = kind_of(path[0])
    if kind == "unit":
        unit = _number(path[0], "unit", pieces.UNITS)
        return ("SE-002",) if unit is None else _unit(seen, path, unit)
    if kind == "squad":
        squad = _number(path[0], "squad", pieces.SQUADS)
        return ("SE-002",) if squad is None else _intel(seen, squad)
    if kind == "specialist":
        return _ability(seen, path)
    return (TOKEN.get(path[-1], "SE-501"),)


def _controls(seen: SniperObservation, squad: Squad) -> bool:
    return bool(pieces.CONTROLLERS[seen.seats][squad] >> seen.seat & 1)


def _unit(seen: SniperObservation, path: Path, unit: Unit) -> Rules:
    squad = pieces.SQUAD_OF[unit]
    if not _controls(seen, squad):
        return ("SE-207",)
    if not seen.actions[squad]:
        return ("SE-501",)
    if path[1:] == ("act:intel",):
        return _intel(seen, squad)
    if seen.did[unit] & pieces.SCOUTED:
        return ("SE-707",)
    act = path[1] if len(path) > 1 else "act:deploy"
    if act == "act:deploy":
        return _deployment(seen, path, unit)
    return _action(seen, path, unit) if act in ACTION else ("SE-501",)


def _action(seen: SniperObservation, path: Path, unit: Unit) -> Rules:
    action, rule = ACTION[path[1]]
    if seen.units[unit] == NO_SPACE:
        return (rule,)
    if seen.did[unit] & action:
        return ("SE-502",)
    if path[1] == "act:move" and len(path) > 2:
        return _march(seen, seen.units[unit], path[2])
    return (rule,)


def _march(seen: SniperObservation, here: Space, target: Target) -> Rules:
    map = board_of(seen.options.map).map
    space = _number(target, "space", map.size)
    if space is None or space == here:
        return ("SE-504",)
    if space in seen.units:
        return ("SE-103",)
    blocked = _impassable(map, here, space)
    if blocked and blocked != ("SE-101",):
        return blocked
    return ("SE-106", "SE-504") if map.difficult_mask >> space & 1 else ("SE-504",)


def _deployment(seen: SniperObservation, path: Path, unit: Unit) -> Rules:
    rule = "SE-508" if pieces.OFFICERS_MASK >> unit & 1 else "SE-509"
    if seen.units[unit] != NO_SPACE:
        return (rule,)
    if seen.did[unit] & pieces.DEPLOYED:
        return ("SE-502",)
    if seen.did[unit] & pieces.DISMISSED:
        return ("SE-510",)
    if len(path) > 2:
        space = _number(path[2], "space", board_of(seen.options.map).map.size)
        if space is not None and space in seen.units:
            return ("SE-103", rule)
    return (rule,)


def _intel(seen: SniperObservation, squad: Squad) -> Rules:
    if not _controls(seen, squad):
        return ("SE-207",)
    if is_too_early_for_intel(seen.options, seen.round):
        return ("SE-867",)
    if seen.options.single_intel and seen.intel:
        return ("SE-868",)
    return ("SE-503",)


def _ability(seen: SniperObservation, path: Path) -> Rules:
    specialist = _number(path[0], "specialist", pieces.SPECIALISTS)
    if specialist is None or specialist not in seen.specialists:
        return ("SE-204",)
    squad = seen.specialists.index(specialist)
    if not _controls(seen, squad):
        return ("SE-207",)
    officer_is_off = seen.units[pieces.OFFICER_OF[squad]] == NO_SPACE
    if officer_is_off or not seen.uses[squad] or seen.used >> squad & 1:
        return ("SE-701",)
    return (ABILITY[specialist],)


REASONS: dict[int, Callable[[SniperObservation, Path], Rules]] = {
    phases.BURYING: lambda seen, path: ("SE-201",),
    phases.SHOWING: lambda seen, path: ("SE-863",),
    phases.PICKING: lambda seen, path: ("SE-861",) if seen.options.two_random_cards else ("SE-203",),
    phases.ASSIGNING: lambda seen, path: ("SE-204",),
    phases.ENTERING: _entering,
    phases.SNIPER_TURN: _sniper_turn,
    phases.CHOOSING_LOOT: lambda seen, path: ("SE-371",),
    phases.BURSTING: lambda seen, path: ("SE-409",),
    phases.HEALING: lambda seen, path: ("SE-702",),
    phases.DEFENDERS_TURN: _defenders,
    phases.DRAWING: lambda seen, path: ("SE-704",),
}


# ---- what is the matter with a wrong click

# By the first rule against it: what is the matter with a space of a walk.
WALK: Final = {
    "SE-101": "step",
    "SE-104": "unit-there",
    "SE-105": "no-doorway",
    "SE-106": "rough",
    "SE-301": "enter",
    "SE-303": "walked",
    "SE-304": "been-there",
}
UNIT: Final = {"SE-207": "not-yours", "SE-501": "no-actions", "SE-502": "did-that", "SE-707": "scouted"}
SPENT: Final = {"act": "acted", "loadout": "played"}  # once a turn (SE-303)
LOOKED_AT: Final = ("bag", "tokens", "played", "figure", "sniper", "mine", "objective", "squad", "specialist")


def matter(seen: SniperObservation, path: Path) -> Text | None:
    """What is the matter with the last target of the path; None if the rules say it best."""
    rules = explain(seen, path)
    key = MATTERS[seen.phase](seen, path, rules[0]) if rules and seen.phase in MATTERS else None
    return None if key is None else words.MATTER(key)


def _of_sniper(seen: SniperObservation, path: Path, rule: str) -> str | None:
    kind, last = kind_of(path[0]), kind_of(path[-1])
    if path[0] == "act:shoot":
        return _of_shot(seen, len(path), rule)
    if last == "space":
        return WALK.get(rule)
    if kind == "unit" or (last == "unit" and kind == "space"):
        return "acted" if seen.acted else "shoot-first"
    if rule == "SE-303" and kind in SPENT:
        return SPENT[kind]
    return "look" if kind in LOOKED_AT else None


def _of_shot(seen: SniperObservation, steps: int, rule: str) -> str | None:
    if rule == "SE-303":
        return "acted"
    if rule == "SE-351":
        return "nobody-in-sight" if steps == 1 else "not-in-sight"
    return "few-tokens" if steps == 1 or rule == "SE-352" else None


def _of_defenders(seen: SniperObservation, path: Path, rule: str) -> str | None:
    kind, last = kind_of(path[0]), kind_of(path[-1])
    if kind == "unit":
        return "verb-first" if len(path) == 2 and last != "act" else UNIT.get(rule)
    if kind == "space":
        return "unit-first"
    if rule == "SE-207":
        return "not-yours"
    return "look" if kind == "bag" or (kind in LOOKED_AT and rule == "SE-501") else None


# By phase; before the first turn, what has to be answered first.
MATTERS: Final[dict[int, Callable[[SniperObservation, Path, str], str | None]]] = {
    phases.BURYING: lambda seen, path, rule: "bury",
    phases.SHOWING: lambda seen, path, rule: "show",
    phases.PICKING: lambda seen, path, rule: "pick",
    phases.ASSIGNING: lambda seen, path, rule: "assign",
    phases.ENTERING: lambda seen, path, rule: WALK.get(rule),
    phases.SNIPER_TURN: _of_sniper,
    phases.DEFENDERS_TURN: _of_defenders,
}
