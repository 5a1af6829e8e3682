"""What can be wrong with a mission whose file is in order: the box, the places, the ways (WO-951, WO-952)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from kordon.engine.bits import mask_of, union
from kordon.games.wolfenstein.board import source as src
from kordon.games.wolfenstein.board.grid import CORRIDOR, ROOM, Board
from kordon.games.wolfenstein.board.layout import FaultFound, Layout
from kordon.games.wolfenstein.board.mission import Mission, built, standing
from kordon.games.wolfenstein.board.source import MissionSource
from kordon.games.wolfenstein.content import goals as gl
from kordon.games.wolfenstein.content import tables
from kordon.games.wolfenstein.content import traits as tr
from kordon.games.wolfenstein.pieces import Square, SquareMask

HEROES = 4
PASSAGE_ENDS = 2
STEPS_AT_START = 2  # within which four heroes find room


def faults(written: MissionSource, layout: Layout, mission: Mission) -> list[FaultFound]:
    """All faults; ways are looked at only if everything else is sound."""
    found = [
        *_box_faults(layout, mission),
        *_hero_faults(written),
        *_token_faults(layout, mission.board),
        *_alarm_faults(mission),
        *_goal_faults(mission),
        *_swap_faults(written, mission),
        *_level_faults(written, layout, mission),
    ]
    return found or list(_way_faults(layout, mission))


# ---- what is in the box


def _box_faults(layout: Layout, mission: Mission) -> Iterator[FaultFound]:
    # WO-014
    board = mission.board
    kinds = Counter(area.kind for area in board.areas)
    for called, count, most in (
        ("room tiles", kinds[ROOM], 8),
        ("corridor tiles", kinds[CORRIDOR], 8),
        ("doors", len(board.doors), 14),
        ("bars", len(board.bars), 4),
        ("event tokens", len(board.events), 5),
        ("chests", len(board.chests), 8),
        ("objectives", len(board.objectives), 4),
        ("support markers", len(board.supports), 4),
        ("difficult squares", board.difficult.bit_count(), 4),
    ):
        if count > most:
            yield "WO-952", f"There are {count} {called}; the box has {most}."
    enemies = _counts(mission, with_swaps=False) | _counts(mission, with_swaps=True)
    for kind, count in sorted(enemies.items()):
        most = tables.ENEMIES[tables.ENEMY[kind]].figures
        if count > most:
            yield "WO-013", f"There are {count} of {kind}; the box has {most}."
    if mission.rounds < 1:
        yield "WO-201", f"The mission has {mission.rounds} rounds."


def _hero_faults(written: MissionSource) -> Iterator[FaultFound]:
    for name in written.heroes:
        if name not in tables.HERO:
            yield "WO-001", f"Hero {name} is unknown; the heroes are {', '.join(tables.HERO)}."
    if len(set(written.heroes)) != HEROES or len(written.heroes) != HEROES:
        yield "WO-104", f"Four different heroes are suggested, not {len(written.heroes)}."


# ---- tokens and markers


def _token_faults(layout: Layout, board: Board) -> Iterator[FaultFound]:
    if len(board.starts) not in (1, HEROES):
        yield "WO-103", f"There are {len(board.starts)} hero starts; there must be one or four."
    for signs, called, rule in (
        (src.STARTS, "Hero start", "WO-103"),
        (src.SUPPORTS, "Support marker", "WO-505"),
        (src.OBJECTIVES, "Objective", "WO-952"),
    ):
        for number, sign in enumerate(signs):
            count = len(layout.found.get(sign, ()))
            if count > 1:
                yield rule, f"{called} {sign} is drawn {count} times."
            if count and number and not layout.found.get(signs[number - 1]):
                yield rule, f"{called} {sign} is drawn without {signs[number - 1]}."
    for sign in src.PASSAGES:
        count = len(layout.found.get(sign, ()))
        if count not in (0, PASSAGE_ENDS):
            yield "WO-310", f"Secret passage {sign} has {count} ends instead of two."


def _alarm_faults(mission: Mission) -> Iterator[FaultFound]:
    for kind in mission.alarm:
        if kind not in tables.ENEMY:
            yield "WO-002", f"The alarm brings {kind}, and the enemies are {', '.join(tables.ENEMY)}."
    limit = mission.threat_limit
    if limit < 0:
        yield "WO-505", f"The threat limit is {limit}."
    if not mission.alarm:
        if limit > 0:
            yield "WO-505", "There is a threat limit, but the alarm brings nobody."
        if mission.repeats:
            yield "WO-966", "The alarm repeats, but there is none."
        return
    if limit <= 0:
        yield "WO-505", "The alarm brings enemies, but there is no threat limit."
    if not mission.board.supports:
        yield "WO-505", "The alarm brings enemies, but there is no support marker."
    yield from _too_many_called(mission)


def _too_many_called(mission: Mission) -> Iterator[FaultFound]:
    """The alarm brings no more than are left in the box."""
    on_map = _counts(mission, with_swaps=False) | _counts(mission, with_swaps=True)
    for kind, count in Counter(mission.alarm).items():
        if kind in tables.ENEMY:
            left = max(0, tables.ENEMIES[tables.ENEMY[kind]].figures - on_map[kind])
            if count > left:
                box = f"of those in the box, {left} are not on the map"
                yield "WO-013", f"The alarm brings {count} of {kind}; {box}."


# ---- levels


def _level_faults(written: MissionSource, layout: Layout, mission: Mission) -> Iterator[FaultFound]:
    for level, varied in written.levels.items():
        if level not in tables.LEVEL:
            yield "WO-908", f"There is no level {level}; there are {', '.join(tables.LEVEL)}."
            continue
        gone = len(layout.enemies) - len(standing(written, layout, varied))
        named = sum(away.count for away in varied.away)
        if gone != named:
            yield "WO-908", f"On level {level} {named} enemies stay away, but only {gone} of them are drawn."
        on_level = built(written, layout, mission.board, level)
        if on_level.rounds < 1:
            yield "WO-201", f"On level {level} the mission has {on_level.rounds} rounds."
        for rule, fault in (*_alarm_faults(on_level), *_goal_faults(on_level)):
            yield rule, f"On level {level}: {fault}"


# ---- goals


def _goal_faults(mission: Mission) -> Iterator[FaultFound]:
    if not mission.goals:
        yield "WO-951", "There is no goal."
    # There have to be enough on every level, also where Hans Grösse takes the place of one (WO-905).
    placed = _counts(mission, with_swaps=False) & _counts(mission, with_swaps=True)
    for number, goal in enumerate(mission.goals, start=1):
        if isinstance(goal, gl.Kill):
            yield from _kill_faults(f"Goal {number}", goal, placed)
        elif isinstance(goal, gl.Finish) and not (mission.board.events and tables.TASKS):
            yield "WO-456", f"Goal {number} is an event's task, but no event on the map can bring one."
    yield from _objective_faults(mission)
    leaves = [number for number, goal in enumerate(mission.goals, start=1) if isinstance(goal, gl.Leave)]
    if len(leaves) > 1:
        yield "WO-951", f"Goals {leaves[0]} and {leaves[1]} are both to leave."


def _kill_faults(called: str, goal: gl.Kill, placed: Counter[str]) -> Iterator[FaultFound]:
    if goal.enemy not in tables.ENEMY:
        yield "WO-951", f"{called} is to kill {goal.enemy}, which is not an enemy."
        return
    there = placed[goal.enemy] + sum(placed[kind] for kind in _forerunners(goal.enemy))
    if there < max(goal.count, 1):
        yield "WO-951", f"{called} is to kill {goal.count or 'all'} of {goal.enemy}; {there} are there."


def _objective_faults(mission: Mission) -> Iterator[FaultFound]:
    """Each objective on the map has one goal."""
    there = src.OBJECTIVES[: len(mission.board.objectives)]
    asked: set[str] = set()
    for number, goal in enumerate(mission.goals, start=1):
        if isinstance(goal, gl.OfObjective):
            if goal.objective not in there:
                yield "WO-951", f"Goal {number} is about objective {goal.objective}, which is not on the map."
            if goal.objective in asked:
                yield "WO-951", f"Goal {number} is about objective {goal.objective}, like another one."
            asked.add(goal.objective)
    for letter in there:
        if letter not in asked:
            yield "WO-951", f"Objective {letter} is on the map, but no goal is about it."


def _counts(mission: Mission, *, with_swaps: bool) -> Counter[str]:
    return Counter(kind for kind, _ in mission.placed(with_swaps=with_swaps) if kind in tables.ENEMY)


def _forerunners(kind: str) -> list[str]:
    """The enemies that turn into this one when they die."""
    return [
        enemy.name
        for enemy in tables.ENEMIES
        if any(isinstance(trait, tr.Becomes) and trait.enemy == kind for trait in enemy.traits)
    ]


def _swap_faults(written: MissionSource, mission: Mission) -> Iterator[FaultFound]:
    if len(mission.swaps) != len(written.hardest):
        yield "WO-905", "A swap for the hardest level names an enemy that does not stand in its tile."
    for swap in written.hardest:
        if swap.by not in tables.ENEMY:
            yield "WO-905", f"A swap brings {swap.by}, and the enemies are {', '.join(tables.ENEMY)}."


# ---- ways


def _way_faults(layout: Layout, mission: Mission) -> Iterator[FaultFound]:
    board = mission.board
    tokens = mask_of((*board.events, *board.chests, *board.objectives))
    everywhere = reach(board, board.starts[0], 0, tokens)
    yield from _large_faults(layout, board)
    for area in board.areas:
        if not area.squares & everywhere:
            yield "WO-011", f"Tile {area.name} can't be reached from the hero start."
    sure = everywhere if is_burner_sure() else reach(board, board.starts[0], _all(board.bars), tokens)
    for called, square in (*[("Hero start", start) for start in board.starts], *_needed(mission)):
        near = (board.neighbours(square, 0, 0) if tokens >> square & 1 else 0) | 1 << square
        if not near & everywhere:
            yield "WO-951", f"{_where(layout, square)}: {called} can't be reached from the hero start."
        elif not near & sure:
            burner = "and no hero is sure to have a weapon that burns metal"
            yield "WO-309", f"{_where(layout, square)}: {called} can be reached only through bars, {burner}."
    yield from _search_faults(layout, board, everywhere)
    yield from _start_faults(layout, mission, tokens)


def _search_faults(layout: Layout, board: Board, everywhere: SquareMask) -> Iterator[FaultFound]:
    for called, squares in (("event", board.events), ("chest", board.chests)):
        for square in squares:
            if not board.neighbours(square, 0, 0) & everywhere:
                yield "WO-311", f"{_where(layout, square)}: nobody can stand next to this {called}."


def _large_faults(layout: Layout, board: Board) -> Iterator[FaultFound]:
    fits = board.open_edges(0, 0).large_fits
    for kind, place in layout.enemies:
        if kind in tables.LARGE_KINDS:
            anchor = layout.square(place)
            if not fits >> anchor & 1:
                yield "WO-801", f"{layout.called(place)}: {kind} stands on a wall."
            elif board.is_across(anchor):
                yield "WO-801", f"{layout.called(place)}: {kind} stands across a doorway."


def _start_faults(layout: Layout, mission: Mission, tokens: SquareMask) -> Iterator[FaultFound]:
    board, taken = mission.board, tokens | _standing(mission)
    wanted = HEROES if len(board.starts) == 1 else 1
    edges = board.open_edges(_all(board.doors), _all(board.bars))
    for start in board.starts:
        room = 1 << start
        for _ in range(STEPS_AT_START):
            room |= edges.steps(room, ~taken)
        if (room & board.floor & ~taken & ~board.no_stop).bit_count() < wanted:
            yield "WO-103", f"{_where(layout, start)}: there is no room for {wanted} around this hero start."


def _where(layout: Layout, square: Square) -> str:
    return layout.called((square % layout.width, square // layout.width))


def _all(things: tuple[object, ...]) -> int:
    return (1 << len(things)) - 1


def _standing(mission: Mission) -> SquareMask:
    """The squares of the enemies that are there at the start."""
    return union(
        mission.board.large(square) if kind in tables.LARGE_KINDS else 1 << square
        for kind, square in mission.enemies
    )


def _needed(mission: Mission) -> list[tuple[str, Square]]:
    """The places that goals and the alarm depend on."""
    board = mission.board
    needed = [
        (f"objective {letter}", square)
        for letter, square in zip(src.OBJECTIVES, board.objectives, strict=False)
    ]
    needed += [(f"support marker {number}", square) for number, square in enumerate(board.supports, start=1)]
    hunted = {goal.enemy for goal in mission.goals if isinstance(goal, gl.Kill)}
    hunted |= {kind for goal in list(hunted) for kind in _forerunners(goal)}
    return needed + [(kind, square) for kind, square in mission.enemies if kind in hunted]


def reach(board: Board, start: Square, barred: int, tokens: SquareMask) -> SquareMask:
    """The squares that heroes can come to, through all doors and passages."""
    edges = board.open_edges(0, barred)
    reached = 0
    edge = 1 << start
    while edge:
        reached |= edge
        edge = edges.steps(reached, board.floor & ~tokens)
        for a, b in board.passages:
            if (reached | edge) & (1 << a | 1 << b):
                edge |= 1 << a | 1 << b
        edge &= ~reached
    return reached


def is_burner_sure() -> bool:
    """Whether any four heroes start with a weapon that burns metal among them (WO-309)."""
    burners = {weapon.name for weapon in tables.WEAPONS if tables.has(weapon.traits, tr.BurnsMetal)}
    return sum(burners.isdisjoint(hero.weapons) for hero in tables.HEROES) < HEROES
