"""What the enemies would do if their phase began now: who wakes, whom they go for, by which rule (WO-6xx).

Each enemy is looked at as the map lies now: what those before it change
is not foreseen. Where the controller would choose, all of the choices are given.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from kordon.engine.bits import members
from kordon.engine.records import RuleId
from kordon.games.wolfenstein import pieces
from kordon.games.wolfenstein.content.tables import FIGURE_KINDS, Figure
from kordon.games.wolfenstein.pieces import NO_FIGURE, NOBODY, NOWHERE, Area, Target
from kordon.games.wolfenstein.position import Position
from kordon.games.wolfenstein.rules.attack.sighting import distance_to
from kordon.games.wolfenstein.rules.enemies import enemy_phase
from kordon.games.wolfenstein.rules.enemies.enemy_plans import ATTACK, WAIT, Plan, plan
from kordon.games.wolfenstein.rules.noise_and_threat import noise


class Foreseen(NamedTuple):
    """What one enemy would do: it was woken by `why` and would `act`, as `rule` says."""

    figure: Figure
    why: str  # "sight", "noise", "attacked"
    act: Literal["attack", "approach", "wait"]
    rule: RuleId
    who: tuple[Target, ...] = ()  # whom it goes for; several if the controller would choose
    areas: tuple[Area, ...] = ()  # the noisy areas it goes to, likewise
    reaches: bool = False  # whether it can attack in this phase, now or after walking


def foresee(position: Position) -> tuple[Foreseen, ...]:
    """The enemies that would wake, in the order in which they would act; the position is left as it is."""
    world = position.copy()
    if world.phase == pieces.HERO_TURN and world.standing >> world.hero & 1:
        noise.heed_presence(world, world.board.area[world.hero_at[world.hero]])
    why = dict(enemy_phase.woken(world))
    waiting = sum(1 << figure for figure in why)
    found = []
    while waiting:
        for figure in enemy_phase.first_of(world, waiting):
            waiting &= ~(1 << figure)
            found.append(_foresee(world, figure, why[figure]))
    return tuple(found)


def _foresee(position: Position, figure: Figure, why: str) -> Foreseen:
    if position.stunned_enemies >> figure & 1:
        return Foreseen(figure, why, "wait", "WO-413")
    wish = plan(position, figure, enemy_phase.AP[figure], enemy_phase.ATTACKS[figure], NOBODY, NOWHERE)
    if wish.kind == WAIT:
        return Foreseen(figure, why, "wait", wish.rule)
    who, areas = _aims(wish)
    if wish.kind == ATTACK or (wish.approach is None and _in_range(position, figure, who)):
        return Foreseen(figure, why, "attack", wish.rule, who, areas, reaches=True)
    return Foreseen(
        figure, why, "approach", wish.rule, who, areas, _reaches(position, figure, wish, who, areas)
    )


def _aims(wish: Plan) -> tuple[tuple[Target, ...], tuple[Area, ...]]:
    if wish.tie_kind == pieces.TARGET_TIE:
        return wish.options, ()
    if wish.tie_kind == pieces.AREA_TIE:
        return (), wish.options
    return ((wish.who,) if wish.who != NOBODY else ()), ((wish.area,) if wish.area != NOWHERE else ())


def _in_range(position: Position, figure: Figure, who: tuple[Target, ...]) -> bool:
    """Whether one of several equal heroes would be attacked at once."""
    if not who or position.sabotaged_enemies >> figure & 1:
        return False
    kind = FIGURE_KINDS[figure]
    near = distance_to(position, position.square_of(who[0]), figure) <= kind.range
    return near and kind.ap >= kind.attack_ap and enemy_phase.sees_somebody(position, figure)


def _reaches(
    position: Position, figure: Figure, wish: Plan, who: tuple[Target, ...], areas: tuple[Area, ...]
) -> bool:
    """Whether any of its walks brings it to where it can attack."""
    wishes = [wish]
    if wish.approach is None:
        ap, attacks = enemy_phase.AP[figure], enemy_phase.ATTACKS[figure]
        wishes = [plan(position, figure, ap, attacks, chased, NOWHERE) for chased in who]
        wishes += [plan(position, figure, ap, attacks, NOBODY, area) for area in areas]
    return any(
        _attacks_from(position, figure, end, enemy_phase.AP[figure] - approach.spent(end))
        for approach in [choice.approach for choice in wishes if choice.approach is not None]
        for end in members(approach.stopped)
    )


def _attacks_from(position: Position, figure: Figure, square: int, ap: int) -> bool:
    world = position.copy()
    world.figure = NO_FIGURE
    world.put_figure(figure, square)
    then = plan(world, figure, ap, enemy_phase.ATTACKS[figure], NOBODY, NOWHERE)
    return then.kind == ATTACK or (
        then.approach is None and then.kind != WAIT and _in_range(world, figure, then.options)
    )
