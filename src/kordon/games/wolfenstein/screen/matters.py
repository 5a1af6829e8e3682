"""What is the matter with a wrong click, in a sentence: what to do first, or what is missing here.

The rules behind it are those of `refusals`; where they answer by themselves there is no sentence.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kordon.engine.bits import members
from kordon.engine.records import Path, RuleId
from kordon.engine.words import SEAT, Text
from kordon.games.wolfenstein import pieces, words
from kordon.games.wolfenstein.observation import WolfensteinObservation
from kordon.games.wolfenstein.pieces import NO_CARD
from kordon.games.wolfenstein.position import Position
from kordon.games.wolfenstein.rules.actions.far_walks import FarWalks, awaited, quiet
from kordon.games.wolfenstein.rules.actions.movement import Walker
from kordon.games.wolfenstein.rules.attack import attacks
from kordon.games.wolfenstein.rules.attack.sighting import distance_to
from kordon.games.wolfenstein.rules.glory_and_gear import gear
from kordon.games.wolfenstein.screen.refusals import POSITION, explain, on_squares

SAY: Final = words.MATTER


def matter(observation: WolfensteinObservation, path: Path) -> Text | None:
    """What is the matter with the last target of the path; None if the rules say it best."""
    if not path or observation.outcome is not None:
        return None
    if observation.pending:
        return SAY("question")
    if observation.phase in FIRST:
        return SAY(FIRST[observation.phase])
    if observation.phase == pieces.ACTIVATING:
        return _activating(observation, path)
    if observation.phase not in (pieces.HERO_TURN, pieces.ALLY_TURN):
        return None
    rules, path = explain(observation, path), on_squares(observation, path)
    if not rules:
        return SAY("look")
    find = TURN.get((path[0].partition(":")[0], rules[0]))
    return None if find is None else find(POSITION.of(observation), path, rules)


FIRST: Final = {
    pieces.PICKING: "pick",
    pieces.ENTRUSTING: "entrust",
    pieces.LEADING: "lead",
    pieces.ENEMY_PHASE: "tie",
}


def _activating(seen: WolfensteinObservation, path: Path) -> Text | None:
    kind, _, number = path[0].partition(":")
    if kind != "hero":
        return SAY("activate")
    slot = int(number)
    if seen.owners[slot] != seen.seat:
        return SAY("not-yours", who=SEAT(seen.owners[slot]))
    if seen.dead >> slot & 1:
        return SAY("dead")
    return SAY("had-turn") if seen.activated >> slot & 1 else None


Finding = Callable[[Position, Path, tuple[RuleId, ...]], Text | None]


def _always(key: str) -> Finding:
    return lambda position, path, rules: SAY(key)


def _out_of_reach(position: Position, path: Path, rules: tuple[RuleId, ...]) -> Text | None:
    square, here = int(path[0].partition(":")[2]), position.actor_square
    if square == here:
        return SAY("here")
    if position.board.distance(here, square) <= 1:
        return None  # right beside it, walls and corners are the matter, and the rule says so
    board, starts = position.board, awaited(position)
    if (board.start_mask & starts) >> square & 1 and not starts >> here & 1:
        loud = FarWalks(position, board.floor)
        near = board.neighbours(square, position.closed, position.barred)
        return SAY("by-noise") if any(map(loud.leads_to, members(near))) else SAY("start-far", ap=position.ap)
    if Walker(position).no_stop >> square & 1:
        return SAY("no-stop-far")
    # Something may come of a step there or on the way, so it is not walked to at one go.
    if FarWalks(position, quiet(position)).leads_to(square):
        return SAY("by-goal")
    if FarWalks(position, position.board.floor).leads_to(square):
        return SAY("by-noise")
    return SAY("far", ap=position.ap)


def _reload(position: Position, path: Path, rules: tuple[RuleId, ...]) -> Text | None:
    """The weapon in hand has to be reloaded: by the button, or why there is none."""
    if rules[0] == "WO-301":
        return SAY("reload-points", ap=pieces.RELOAD_AP)
    if position.attacks or gear.is_free_reload(position):
        return SAY("reload-twice" if gear.is_second_reload(position) else "reload")
    return SAY("reload-attack")


def _few_points(position: Position, path: Path, rules: tuple[RuleId, ...]) -> Text:
    return SAY("few-points", ap=position.ap) if position.ap >= pieces.STEP_AP else SAY("no-points")


def _unfit_weapon(position: Position, path: Path, rules: tuple[RuleId, ...]) -> Text | None:
    if position.phase == pieces.ALLY_TURN:
        return None
    weapon = position.active[position.hero]
    is_out = weapon != NO_CARD and not attacks.is_loaded(position, position.hero, weapon)
    return SAY("no-ammunition") if is_out else None


def _out_of_range(position: Position, path: Path, rules: tuple[RuleId, ...]) -> Text | None:
    shot = attacks.active_shot(position)
    if shot is None:
        return None
    away = distance_to(position, position.actor_square, int(path[0].partition(":")[2]))
    return SAY("out-of-range", distance=away, range=shot.range)


WALK_OFF: Final = _always("walk-off")
# In a turn, by the kind of what was clicked first and the first rule against it.
TURN: Final[dict[tuple[str, RuleId], Finding]] = {
    ("square", "WO-305"): _out_of_reach,
    ("square", "WO-301"): _few_points,
    ("square", "WO-306"): lambda position, path, rules: SAY(
        "friend-there" if "WO-307" in rules else "enemy-there"
    ),
    ("square", "WO-307"): lambda position, path, rules: SAY("no-stop" if len(rules) == 1 else "token-far"),
    ("square", "WO-308"): _always("door-between"),
    ("square", "WO-309"): _always("bars-between"),
    ("square", "WO-311"): _always("unsafe"),
    ("door", "WO-314"): _always("door-far"),
    ("door", "WO-308"): _always("door-open"),
    ("door", "WO-301"): _few_points,
    ("enemy", "WO-302"): _always("no-attack"),
    ("enemy", "WO-413"): _always("sabotaged"),
    ("enemy", "WO-404"): _always("empty"),
    ("enemy", "WO-401"): _unfit_weapon,
    ("enemy", "WO-301"): _few_points,
    ("enemy", "WO-409"): _out_of_range,
    ("enemy", "WO-408"): _always("no-sight"),
    ("hero", "WO-202"): _always("hero-turn"),
    ("hero", "WO-702"): _always("bleeding"),
    ("act", "WO-106"): WALK_OFF,
    **{("weapon", rule): _reload for rule in ("WO-301", "WO-302", "WO-404")},
    **{(kind, "WO-453"): _always("others-gear") for kind in ("weapon", "gear", "ammo", "tokens")},
    **{(kind, "WO-307"): WALK_OFF for kind in ("door", "enemy", "hero", "weapon", "gear", "skill", "tokens")},
}
