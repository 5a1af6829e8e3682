"""Why a target can't be chosen now: rule ids, computed from the observation alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from kordon.engine.bits import members
from kordon.engine.records import Path, RuleId, Target
from kordon.games.wolfenstein import pieces
from kordon.games.wolfenstein.content import tables
from kordon.games.wolfenstein.content.tables import Figure
from kordon.games.wolfenstein.observation import WolfensteinObservation
from kordon.games.wolfenstein.pieces import NO_CARD, NOWHERE, Slot, Square
from kordon.games.wolfenstein.position import Position
from kordon.games.wolfenstein.rules import dispatch, missions
from kordon.games.wolfenstein.rules.actions import search
from kordon.games.wolfenstein.rules.actions.movement import Walker, burns_metal
from kordon.games.wolfenstein.rules.attack import attacks
from kordon.games.wolfenstein.rules.attack.sighting import distance_to, is_forbidden, sees_figure
from kordon.games.wolfenstein.rules.glory_and_gear import gear
from kordon.games.wolfenstein.screen import paths
from kordon.games.wolfenstein.secrets import Latest

Rules: TypeAlias = tuple[RuleId, ...]
MOST_DIGITS: Final = 4
POSITION: Final = Latest()  # many targets of one moment are asked about, one after the other
QUESTIONS: Final = {
    pieces.WHICH_AMMUNITION: "WO-007",
    pieces.WHICH_OPTION: "WO-311",
    pieces.WHICH_CARD: "WO-454",
    pieces.WHICH_SPOIL: "WO-956",
}


def explain(observation: WolfensteinObservation, path: Path) -> Rules:
    """The rules against the last target of the path, after the ones before it."""
    if not path or observation.outcome is not None:
        return ()
    if observation.pending:  # something has to be answered first
        return (QUESTIONS[observation.pending[0][0]],)
    reasons = REASONS.get(observation.phase)
    return () if reasons is None else reasons(observation, path)


def _number(target: Target, kind: str, below: int) -> int | None:
    name, _, number = target.partition(":")
    if name != kind or not number.isascii() or not number.isdecimal() or len(number) > MOST_DIGITS:
        return None
    return int(number) if int(number) < below else None


def _kind(target: Target) -> str:
    return target.partition(":")[0]


# ---- whose turn


def _activating(seen: WolfensteinObservation, path: Path) -> Rules:
    slot = _number(path[0], "hero", len(seen.heroes))
    if slot is None:
        return ("WO-202",)
    if seen.dead >> slot & 1:
        return ("WO-703",)
    return ("WO-103", "WO-106") if len(path) > 1 else ("WO-202",)


# ---- a hero's or ally's turn


def on_squares(seen: WolfensteinObservation, path: Path) -> Path:
    """The path with a token at its beginning as the square that it lies on."""
    kind, _, number = path[0].partition(":")
    if kind in ("chest", "event"):
        return f"square:{number}", *path[1:]
    letter = _number(path[0], "objective", len(seen.objective_at))
    if letter is None or seen.objective_at[letter] == NOWHERE:
        return path
    return paths.square_target(seen.objective_at[letter]), *path[1:]


def _turn(seen: WolfensteinObservation, path: Path) -> Rules:
    position, path = POSITION.of(seen), on_squares(seen, path)
    reasons = TURN.get(_kind(path[0]))
    if reasons is None:
        return ()
    if _kind(path[0]) not in ("square", "door", "bars", "enemy") and seen.phase == pieces.ALLY_TURN:
        return ("WO-802",)
    walker = Walker(position)
    if not walker.no_stop >> position.actor_square & 1 or _kind(path[0]) == "square":
        return reasons(position, path)
    if path[0] == paths.END:
        return ("WO-106",)
    before = dispatch.before_leaving(position, walker)
    return ("WO-307",) if before is None else _kept_back(position, before, path)


def _kept_back(position: Position, before: Position, path: Path) -> Rules:
    """On the start marker the usual reasons hold; the points for the first step are kept (WO-107)."""
    reasons = TURN[_kind(path[0])]
    found = reasons(before, path)
    return found if found == reasons(position, path) else ("WO-107", *found)


def _square(position: Position, path: Path) -> Rules:
    square = _number(path[0], "square", position.board.size)
    if square is None:
        return ("WO-305",)
    bit, here = 1 << square, position.actor_square
    near = position.near(here)
    if position.tokens & bit:
        return _token(position, square, bool(near & bit))
    if square == here:
        return ("WO-305",)
    if position.enemy_squares & bit:
        return ("WO-306",)
    if position.phase == pieces.ALLY_TURN and position.board.passage_mask & bit:
        return ("WO-802",)
    walker = Walker(position)
    if near & bit:
        if walker.cost(square) > position.ap:
            return ("WO-301",)
        return ("WO-306", "WO-307") if walker.friends & bit else _stop_or_corner(position, square)
    return _between(position, here, square)


def _stop_or_corner(position: Position, square: Square) -> Rules:
    """A marker to go on from, a passage to step off, or a corner that is too tight."""
    if position.board.passage_mask >> square & 1:
        return ("WO-310",)
    return ("WO-307",) if position.board.no_stop >> square & 1 else ("WO-305",)


def _between(position: Position, here: Square, square: Square) -> Rules:
    """What stands between two squares that are not neighbours."""
    board = position.board
    if board.distance(here, square) > 1:
        return ("WO-301", "WO-305") if position.ap < pieces.STEP_AP else ("WO-305",)
    if board.neighbours(here, 0, position.barred) >> square & 1:
        return ("WO-308",)
    return ("WO-309",) if board.neighbours(here, position.closed, 0) >> square & 1 else ("WO-305",)


def _token(position: Position, square: Square, is_near: bool) -> Rules:
    """Nobody enters it; it is searched or worked on from a neighbouring square."""
    if position.objective_tokens >> square & 1:
        return _objective(position, square, is_near)
    if position.phase == pieces.ALLY_TURN and position.event_tokens >> square & 1:
        return ("WO-802",)
    if is_near and position.ap < pieces.SEARCH_AP:
        return ("WO-301",)
    if is_near and not search.is_safe(position, square):
        return ("WO-311",)
    return ("WO-307", "WO-311")


def _objective(position: Position, square: Square, is_near: bool) -> Rules:
    number = missions.goal_of(position, position.objective_at.index(square))
    if is_near and number >= 0 and position.ap < missions.cost_of(position, number):
        return ("WO-301",)
    return ("WO-307", "WO-951")


def _door(position: Position, path: Path) -> Rules:
    door = _number(path[0], "door", len(position.board.doors))
    if door is None or not position.closed >> door & 1:
        return ("WO-308",)
    if not position.board.touching_doors[position.actor_square] >> door & 1:
        return ("WO-314",)
    return ("WO-301",) if position.ap < pieces.OPEN_AP else ("WO-308",)


def _bars(position: Position, path: Path) -> Rules:
    bars = _number(path[0], "bars", len(position.board.bars))
    if position.phase == pieces.ALLY_TURN:
        return ("WO-802",)
    if bars is None or not position.barred >> bars & 1 or not burns_metal(position):
        return ("WO-309",)
    if not position.board.touching_bars[position.actor_square] >> bars & 1:
        return ("WO-314",)
    return ("WO-301",) if position.ap < pieces.BURN_AP else ("WO-309",)


# ---- attacks


def _enemy(position: Position, path: Path) -> Rules:
    figure = _number(path[0], "enemy", len(position.enemy_at))
    if figure is None or not position.enemies >> figure & 1:
        return ("WO-802",)
    if len(path) > 1 and _kind(path[1]) == "mode":
        return ("WO-302",) if position.turn_marks & pieces.USED_MODE else ("WO-405",)
    if len(path) > 1 and _kind(path[1]) == "blade":
        return ("WO-411",)
    return _attack(position, figure)


def _weapon_in_hand(position: Position, slot: Slot) -> Rules:
    """Why the weapon in the hero's hand can't be used, if so."""
    if position.sabotaged >> slot & 1:
        return ("WO-413",)
    weapon = position.active[slot]
    if weapon == NO_CARD or attacks.is_loaded(position, slot, weapon):
        return ()
    return ("WO-404",) if position.reloads >> weapon & 1 else ("WO-401",)


def _attack(position: Position, figure: Figure) -> Rules:
    """Why the active figure can't attack this one."""
    if not position.attacks:
        return ("WO-302",)
    if position.phase != pieces.ALLY_TURN and (rules := _weapon_in_hand(position, position.hero)):
        return rules
    shot = attacks.active_shot(position)
    if shot is None:
        return ("WO-401",)
    if shot.ap > position.ap:
        return ("WO-301", "WO-401")
    here = position.actor_square
    if distance_to(position, here, figure) > shot.range:
        return ("WO-409",)
    return ("WO-408",) if not sees_figure(position, here, figure) else ("WO-401",)


# ---- heroes and what they have


def _hero(position: Position, path: Path) -> Rules:
    slot = _number(path[0], "hero", len(position.heroes))
    if slot is not None and position.bleeding >> slot & 1:
        return ("WO-702",)
    return ("WO-202",)


def _act(position: Position, path: Path) -> Rules:
    if path[0] == paths.HELP:
        return ("WO-702",)
    if path[0] == paths.EXHAUST:
        is_able = not position.turn_marks & pieces.EXHAUSTED and not position.fatigued >> position.hero & 1
        return ("WO-612",) if is_able and is_forbidden(position, position.hero, "exhaust") else ("WO-303",)
    return ("WO-310",) if path[0] == paths.TRAVEL else ()


def _weapon(position: Position, path: Path) -> Rules:
    card = _number(path[0], "weapon", len(position.attached))
    if card is None or not position.weapons[position.hero] >> card & 1:
        return ("WO-453",)
    if len(path) > 1 and _kind(path[1]) == "hero":
        return ("WO-453",)
    if position.reloads >> card & 1 and card == position.active[position.hero]:
        return _reload(position, (paths.reload_target(card),))
    return ("WO-452",)


def _has_gear(position: Position, slot: Slot, card: int) -> bool:
    """Whether the hero carries or wears it, or has it on a weapon."""
    on_weapons = [position.attached[weapon] for weapon in members(position.weapons[slot])]
    return bool((position.carried[slot] | position.worn[slot]) >> card & 1) or card in on_weapons


def _gear(position: Position, path: Path) -> Rules:
    slot = position.hero
    card = _number(path[0], "gear", len(tables.GEAR_OF))
    if card is None:
        return ("WO-452",)
    if not _has_gear(position, slot, card):
        return ("WO-453",)
    if len(path) > 1 and _kind(path[1]) == "hero":
        return ("WO-452",) if position.worn[slot] & 1 << card & tables.STUCK else ("WO-453",)
    use = tables.GEAR_CARDS[card].use
    if tables.GEAR_CARDS[card].silent_kill is not None:
        return ("WO-411",)
    if use is None:
        return ("WO-452",)
    if not gear.can_pay(position, slot, use):
        return ("WO-304",) if use.ap <= position.ap else ("WO-301",)
    return ("WO-417",)


def _reload(position: Position, path: Path) -> Rules:
    card = _number(path[0], "reload", len(position.attached))
    if card is None or not (position.reloads & position.weapons[position.hero]) >> card & 1:
        return ("WO-404",)
    if is_forbidden(position, position.hero, "reload"):
        return ("WO-612",)
    return ("WO-301",) if position.ap < pieces.RELOAD_AP else ("WO-302", "WO-404")


TURN: Final[dict[str, Callable[[Position, Path], Rules]]] = {
    "square": _square,
    "door": _door,
    "bars": _bars,
    "enemy": _enemy,
    "hero": _hero,
    "act": _act,
    "weapon": _weapon,
    "gear": _gear,
    "ammo": lambda position, path: ("WO-453",),
    "tokens": lambda position, path: ("WO-453",),
    "skill": lambda position, path: (
        ("WO-302", "WO-451") if position.turn_marks & pieces.USED_SKILL else ("WO-451",)
    ),
    "reload": _reload,
}

REASONS: Final[dict[int, Callable[[WolfensteinObservation, Path], Rules]]] = {
    pieces.PICKING: lambda seen, path: ("WO-104",),
    pieces.ENTRUSTING: lambda seen, path: ("WO-903",),
    pieces.ACTIVATING: _activating,
    pieces.HERO_TURN: _turn,
    pieces.ALLY_TURN: _turn,
    pieces.ENEMY_PHASE: lambda seen, path: ("WO-606",),
    pieces.LEADING: lambda seen, path: ("WO-205",) if seen.round else ("WO-105",),
}
