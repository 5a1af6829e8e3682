"""The enemy phase: who wakes, in which order they act, what they do (WO-505, WO-601 to WO-607).

`rounds` calls `begin_phase` once, then `act` until it returns True. When only the controller can say how it
goes on, `act` fills `tie` and `tie_kind` and returns False; the answer comes back by `decide`, and `act` is
called again. All state of a phase is in the position. What a figure wants to do is worked out in
`enemy_plans`; here it is done and told, each act with the rule that explains it.
"""

from __future__ import annotations

from typing import Final

from kordon.engine.bits import members, union
from kordon.engine.records import RuleId
from kordon.games.wolfenstein import events, pieces
from kordon.games.wolfenstein.board.approach import Approach
from kordon.games.wolfenstein.content import tables
from kordon.games.wolfenstein.content import traits as tr
from kordon.games.wolfenstein.content.tables import Figure
from kordon.games.wolfenstein.pieces import NO_FIGURE, NOBODY, NOWHERE, Area, Square, SquareMask, Target
from kordon.games.wolfenstein.position import Position
from kordon.games.wolfenstein.rules import missions
from kordon.games.wolfenstein.rules.attack.sighting import distance_to, own_areas, sees_target
from kordon.games.wolfenstein.rules.enemies import enemy_plans
from kordon.games.wolfenstein.rules.enemies.enemy_attack import enemy_attacks
from kordon.games.wolfenstein.rules.enemies.enemy_plans import Plan, least
from kordon.games.wolfenstein.rules.noise_and_threat import arrivals, noise

# By figure: how often it attacks in a phase (WO-603), and its action points.
ATTACKS: Final[tuple[int, ...]] = tuple(
    max([trait.n for trait in kind.traits if isinstance(trait, tr.Attacks)], default=1)
    for kind in tables.FIGURE_KINDS
)
AP: Final[tuple[int, ...]] = tuple(kind.ap for kind in tables.FIGURE_KINDS)
NO_HERO: Final = 1_000  # the distance to a hero when there is none


# ---- waking (WO-601)


def begin_phase(position: Position) -> None:
    """Check once which enemies wake; the stunned do nothing (WO-413)."""
    clear(position)
    for figure, why in woken(position):
        position.awake |= 1 << figure
        position.tell(events.Woke(figure, why))
    for figure in members(position.awake & position.stunned_enemies):
        position.done |= 1 << figure
        position.tell(events.EnemyWaits(figure, "stunned", "WO-413"))


def clear(position: Position) -> None:
    """No enemy acts, or has acted."""
    position.awake = position.done = position.waiting = position.tried = 0
    position.figure, position.chased, position.noisy_area = NO_FIGURE, NOBODY, NOWHERE


def woken(position: Position) -> list[tuple[Figure, str]]:
    """The enemies that would be active if the phase began now, and why."""
    found = []
    loud = enemy_plans.noisy_areas(position)
    loud |= position.board.areas_beside(loud)
    in_front = _not_behind_doors(position)
    for figure in members(position.enemies):
        if position.squares_of(figure) & in_front and sees_somebody(position, figure):
            found.append((figure, "sight"))
        elif tables.DEAF >> figure & 1:
            if position.attacked >> figure & 1:
                found.append((figure, "attacked"))
        elif own_areas(position, figure) & loud:
            found.append((figure, "noise"))
    return found


def _not_behind_doors(position: Position) -> SquareMask:
    """The squares that no wall or closed door keeps apart from all heroes: from others nobody is seen."""
    edges = position.board.open_edges(position.closed, 0)
    return union([edges.part(square) for square in members(position.hero_squares)])


def sees_somebody(position: Position, figure: Figure) -> bool:
    """Whether a hero or ally is in an enemy's sight."""
    for who in position.targets():  # noqa: SIM110 - a generator takes twice as long
        if sees_target(position, figure, who):
            return True
    return False


# ---- order (WO-602)


def act(position: Position) -> bool:
    """Go on until the phase is over (True) or the controller has to decide (False)."""
    while position.outcome is None:
        if position.figure == NO_FIGURE:
            ready = position.awake & ~position.done & ~position.tried
            if ready:
                if not _choose_actor(position, ready):
                    return False
            elif position.awake & ~position.done:
                _give_up(position)
            else:
                return True
        elif not _go_on(position):
            return False
    return True


def first_of(position: Position, figures: int) -> list[Figure]:
    """Those that act first: with the highest initiative, then nearest to a hero; several are equal."""
    leading = members(figures)
    if len(leading) > 1:
        best = max([tables.INITIATIVE[figure] for figure in leading])
        leading = [figure for figure in leading if tables.INITIATIVE[figure] == best]
    if len(leading) > 1:
        leading = least(leading, [distance_to_heroes(position, figure) for figure in leading])
    return leading


def distance_to_heroes(position: Position, figure: Figure) -> int:
    """How far the nearest hero or ally is (WO-965)."""
    nearest = NO_HERO
    for who in position.targets():
        nearest = min(nearest, distance_to(position, position.square_of(who), figure))
    return nearest


def _choose_actor(position: Position, ready: int) -> bool:
    """The next to act; of equals only those that can do something are chosen from (WO-602, WO-606)."""
    leading = first_of(position, ready)
    if len(leading) > 1:
        plans = [enemy_plans.plan(position, one, AP[one], ATTACKS[one], NOBODY, NOWHERE) for one in leading]
        able = [one for one, first in zip(leading, plans, strict=True) if first.kind != enemy_plans.WAIT]
        if len(able) > 1:
            return _ask(position, pieces.ORDER_TIE, tuple(able))
        if able:
            leading = able
    _begin(position, leading[0])
    return True


def _begin(position: Position, figure: Figure) -> None:
    position.figure = figure
    position.figure_ap, position.figure_attacks = AP[figure], ATTACKS[figure]
    position.chased, position.noisy_area = NOBODY, NOWHERE


def _finish(position: Position) -> None:
    """The figure has acted: its skills follow, and those that were blocked are tried again (WO-602)."""
    figure = position.figure
    position.done |= 1 << figure
    position.tried = 0
    position.figure, position.chased, position.noisy_area = NO_FIGURE, NOBODY, NOWHERE
    _use_skills(position, figure, attacked=position.figure_attacks < ATTACKS[figure])


def _wait(position: Position, because: Plan) -> None:
    """The figure can do nothing now: it waits for the next ones; told once (WO-602)."""
    figure = position.figure
    position.tried |= 1 << figure
    position.figure = NO_FIGURE
    if not position.waiting >> figure & 1:
        position.waiting |= 1 << figure
        why, rule = because.why, because.rule
        if position.sabotaged_enemies >> figure & 1:
            why, rule = "sabotaged", "WO-413"
        position.tell(events.EnemyWaits(figure, why, rule))


def _give_up(position: Position) -> None:
    """None of those left can act: the first of them is done for this phase (WO-602)."""
    figure = first_of(position, position.awake & ~position.done)[0]
    position.done |= 1 << figure
    _use_skills(position, figure, attacked=False)


def _use_skills(position: Position, figure: Figure, *, attacked: bool) -> None:
    """What an enemy's activation brings about at its end: calls for help, and figures it calls (WO-610)."""
    for trait in tables.FIGURE_KINDS[figure].traits:
        if isinstance(trait, tr.Alert):
            if not attacked and sees_somebody(position, figure):
                noise.set_threat(position, position.threat + trait.threat, "shout")
                missions.heed_threat(position)
        elif isinstance(trait, tr.Summon):
            position.summons += 1
            if position.summons % trait.every == 0:
                called = trait.easy if trait.easy and position.level.easy_summons else trait.enemy
                arrivals.place(position, tables.ENEMY[called], position.enemy_at[figure])


# ---- acts (WO-603 to WO-605)


def _go_on(position: Position) -> bool:
    """The acting figure's next act; False if the controller has to decide."""
    figure = position.figure
    wish = enemy_plans.plan(
        position, figure, position.figure_ap, position.figure_attacks, position.chased, position.noisy_area
    )
    if wish.kind == enemy_plans.ATTACK:
        _attack(position, wish.who)
    elif wish.kind == enemy_plans.WAIT:
        if position.figure_ap == AP[figure] and position.figure_attacks == ATTACKS[figure]:
            _wait(position, wish)
        else:
            _finish(position)
    elif wish.approach is None:
        return _ask(position, wish.tie_kind, wish.options)
    else:
        _set_out(position, wish.who, wish.area, wish.rule)
        if wish.kind != enemy_plans.WALK:
            return _ask(position, wish.tie_kind, wish.options)
        _walk(position, wish.approach, wish.approach.ends.bit_length() - 1)
    return True


def _set_out(position: Position, who: Target, area: Area, rule: RuleId) -> None:
    """Settle whom or where the figure goes for, and tell it once."""
    if who != position.chased or area != position.noisy_area:
        position.chased, position.noisy_area = who, area
        position.tell(events.EnemyActs(position.figure, who, area, rule))


def _attack(position: Position, who: Target) -> None:
    figure = position.figure
    _set_out(position, who, NOWHERE, "WO-603")
    position.figure_ap -= tables.FIGURE_KINDS[figure].attack_ap
    position.figure_attacks -= 1
    enemy_attacks(position, figure, who)
    # Whom it goes for is settled again after an attack (WO-608).
    position.chased = NOBODY


def _walk(position: Position, approach: Approach, end: Square) -> None:
    """Walk to an end of an approach, step by step, and open the door that is to be opened there."""
    figure = position.figure
    position.figure_ap -= approach.spent(end)
    for square in approach.way(end):
        origin = position.enemy_at[figure]
        position.tell(events.EnemyMoved(figure, origin, square))
        _stand(position, square)
    if end in approach.pushes:
        position.tell(events.Pushed(figure, position.enemy_at[figure], end))
        _stand(position, end)
    elif end in approach.doors and not approach.stopped >> end & 1:
        door = approach.doors[end]
        position.figure_ap -= pieces.OPEN_AP
        position.closed &= ~(1 << door)
        position.tell(events.EnemyOpened(figure, door))


def _stand(position: Position, square: Square) -> None:
    figure = position.figure
    position.put_figure(figure, square)
    if tables.LARGE >> figure & 1:
        noise.heed_presence_of(position, position.squares_of(figure))
    else:
        noise.heed_presence(position, position.board.area[square])


# ---- what the rules leave open (WO-606)


def _ask(position: Position, kind: int, options: tuple[int, ...]) -> bool:
    """Let the controller decide, or the seed if the players so chose; False if somebody is asked."""
    position.tie, position.tie_kind = options, kind
    if position.options.ties != "seed":
        return False
    decide(position, position.chance.below(len(options)), by_chance=True)
    return True


def decide(position: Position, answer: int, *, by_chance: bool = False) -> None:
    """An entry of `tie` was chosen."""
    kind, choice = position.tie_kind, position.tie[answer]
    position.tie, position.tie_kind = (), pieces.NO_TIE
    seat = NOBODY if by_chance else position.controller
    position.tell(events.Directed(seat, pieces.TIE_NAMES[kind], choice))
    figure = position.figure
    if kind == pieces.ORDER_TIE:
        _begin(position, choice)
    elif kind == pieces.TARGET_TIE:
        _set_out(position, choice, NOWHERE, enemy_plans.intent_rule(position, figure, choice))
    elif kind == pieces.AREA_TIE:
        _set_out(position, NOBODY, choice, "WO-604")
    else:
        ap, attacks = position.figure_ap, position.figure_attacks
        approach = enemy_plans.approach_to(
            position, figure, ap, attacks, position.chased, position.noisy_area
        )
        _walk(position, approach, choice)
