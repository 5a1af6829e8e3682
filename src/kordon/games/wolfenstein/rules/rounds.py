"""Rounds and their phases, a hero's activation, who begins and who controls (WO-2xx, WO-606)."""

from __future__ import annotations

from kordon.engine.bits import members
from kordon.engine.records import Seat
from kordon.engine.tuples import replaced
from kordon.games.wolfenstein import events, moves, pieces
from kordon.games.wolfenstein.content import traits as tr
from kordon.games.wolfenstein.content.tables import FIGURE_KINDS, HEROES, total
from kordon.games.wolfenstein.moves import EXHAUSTIONS, WolfensteinMove
from kordon.games.wolfenstein.pieces import ALLY, NO_FIGURE, NOBODY, NOWHERE, Slot, Square, half
from kordon.games.wolfenstein.position import Position
from kordon.games.wolfenstein.rules import life
from kordon.games.wolfenstein.rules.actions import movement
from kordon.games.wolfenstein.rules.attack.sighting import is_forbidden, traits_of
from kordon.games.wolfenstein.rules.enemies import enemy_phase
from kordon.games.wolfenstein.rules.noise_and_threat import noise


def begin_round(position: Position) -> None:
    """The next round's player phase, from the first player clockwise (WO-202)."""
    position.round += 1
    position.activated = 0
    position.phase = pieces.ACTIVATING
    position.acting = position.first
    position.tell(events.RoundBegan(position.round, position.first))


# ---- whose turn it is


def waiting_slots(position: Position, seat: Seat) -> list[Slot]:
    """The seat's living heroes that have not been activated in this round."""
    waiting = position.living & ~position.activated
    return [slot for slot in members(waiting) if position.owners[slot] == seat]


def _next_player(position: Position) -> Seat:
    """The player who activates next, or NOBODY when all heroes have been (WO-202)."""
    for seat in _clockwise(position, position.acting):
        if waiting_slots(position, seat):
            return seat
    return NOBODY


def _clockwise(position: Position, start: Seat) -> list[Seat]:
    return [(start + step) % position.seats for step in range(position.seats)]


def settle(position: Position) -> None:
    """Go on by the rules until somebody has to decide or the mission is over."""
    while position.outcome is None and not position.pending:
        phase = position.phase
        if phase == pieces.HERO_TURN:
            if position.standing >> position.hero & 1:
                return
            end_turn(position)
        elif phase == pieces.ALLY_TURN:
            if position.allies[position.hero] != NO_FIGURE:
                return
            leave_turn(position)
        elif phase == pieces.ACTIVATING:
            seat = _next_player(position)
            if seat != NOBODY:
                position.acting = seat
                return
            _begin_enemy_phase(position)
        elif phase == pieces.ENEMY_PHASE:
            if position.tie_kind != pieces.NO_TIE or not enemy_phase.act(position):
                return
            _tidy_up(position)
        else:
            return


# ---- activation (WO-103, WO-203)


def activations(position: Position, seat: Seat) -> list[WolfensteinMove]:
    """Any of the player's heroes that wait; one who is not on the map enters on a start marker."""
    found: list[WolfensteinMove] = []
    for slot in waiting_slots(position, seat):
        if position.hero_at[slot] != NOWHERE:
            found.append(moves.Activate(seat, slot))
        else:
            found += [moves.Activate(seat, slot, start) for start in free_starts(position, slot)]
    return found


def free_starts(position: Position, slot: Slot) -> list[Square]:
    """The start markers a hero can enter on; a lone NOWHERE if all are blocked (WO-103, WO-106, WO-108)."""
    starts = [start for start in position.board.starts if not position.starts_taken >> start & 1]
    return [start for start in starts if _can_enter(position, slot, start)] or [NOWHERE]


def _can_enter(position: Position, slot: Slot, start: Square) -> bool:
    """A hero who shares the marker with another has to be able to step off it."""
    taken = position.hero_squares | position.fallen_squares
    if not taken >> start & 1:
        return True
    world = position.copy()
    world.hero, world.phase = slot, pieces.HERO_TURN
    return movement.Walker(world).goes_on(start, turn_ap(position, slot), 1 << start)


def base_ap(position: Position, slot: Slot) -> int:
    """The hero's action points for a turn."""
    return HEROES[position.heroes[slot]].ap + total(traits_of(position, slot), tr.Swift)


def turn_ap(position: Position, slot: Slot) -> int:
    """Half of them with a fatigue token on the card (WO-203)."""
    points = base_ap(position, slot)
    return half(points) if position.fatigued >> slot & 1 else points


def activate(position: Position, move: moves.Activate) -> None:
    """A hero's turn begins; one who bleeds dies now, one who is stunned does nothing (WO-413, WO-701)."""
    slot = move.slot
    position.activated |= 1 << slot
    if position.bleeding >> slot & 1:
        life.die(position, slot)
        return
    _begin_turn(position, slot)
    position.phase = pieces.HERO_TURN
    position.unseen = replaced(position.unseen, slot, 0)
    position.hushed &= ~(1 << slot)
    if move.start != NOWHERE:
        position.put_hero(slot, move.start)
        if len(position.board.starts) > 1:
            position.starts_taken |= 1 << move.start
    position.turn_marks = _marks(position, slot)
    if position.hero_at[slot] == NOWHERE or position.stunned >> slot & 1:
        position.tell(events.Missed(slot))
        end_turn(position)
        return
    position.ap = turn_ap(position, slot)
    position.tell(events.Activated(slot, position.hero_at[slot], position.ap))
    noise.heed_presence(position, position.board.area[position.hero_at[slot]])


def _marks(position: Position, slot: Slot) -> int:
    """The tokens that are on the hero when the turn begins, and go when it ends."""
    marks = pieces.WAS_FATIGUED if position.fatigued >> slot & 1 else 0
    marks |= pieces.WAS_STUNNED if position.stunned >> slot & 1 else 0
    return marks | (pieces.WAS_SABOTAGED if position.sabotaged >> slot & 1 else 0)


def _begin_turn(position: Position, slot: Slot) -> None:
    position.hero = slot
    position.ap = position.bonus_dice = position.turn_marks = 0
    position.handled_weapons = position.handled_gear = position.used_gear = 0
    position.attacks = 1


def offer_exhaustion(position: Position, seat: Seat, found: list[WolfensteinMove]) -> None:
    """Once a turn, and not with a fatigue token: it is a cost; some enemies forbid it (WO-303, WO-612)."""
    if position.turn_marks & pieces.EXHAUSTED or position.fatigued >> position.hero & 1:
        return
    if not is_forbidden(position, position.hero, "exhaust"):
        found.append(EXHAUSTIONS[seat])


def exhaust(position: Position, move: moves.Exhaust) -> None:
    """Half the base action points, a second attack, a fatigue token to the end of the next turn (WO-303)."""
    slot = position.hero
    points = half(base_ap(position, slot))
    position.ap += points
    position.attacks += 1
    position.turn_marks |= pieces.EXHAUSTED
    position.tell(events.Exhausted(slot, points))
    life.tire(position, slot)


def finish(position: Position, move: moves.EndTurn) -> None:
    """The hero or ally is done; what is left of the points is lost (WO-204)."""
    if position.phase == pieces.ALLY_TURN:
        position.tell(events.TurnEnded(position.hero + ALLY))
        leave_turn(position)
    else:
        end_turn(position)


def end_turn(position: Position) -> None:
    """Fatigue from before goes, stun and sabotage go, company makes noise; the ally acts (WO-203, WO-413)."""
    slot = position.hero
    others = ~(1 << slot)
    if position.turn_marks & pieces.WAS_FATIGUED and position.fatigued >> slot & 1:
        position.fatigued &= others
        position.tell(events.Tired(slot, is_tired=False))
    if position.turn_marks & pieces.WAS_STUNNED:
        position.stunned &= others
    if position.turn_marks & pieces.WAS_SABOTAGED:
        position.sabotaged &= others
    if position.standing >> slot & 1:
        noise.heed_presence(position, position.board.area[position.hero_at[slot]])
    position.tell(events.TurnEnded(slot))
    if position.allies[slot] != NO_FIGURE:
        _begin_turn(position, slot)
        figure = position.allies[slot]
        position.phase = pieces.ALLY_TURN
        position.ap = FIGURE_KINDS[figure].ap
        position.tell(events.Activated(slot + ALLY, position.enemy_at[figure], position.ap))
    else:
        leave_turn(position)


def leave_turn(position: Position) -> None:
    """Nobody's turn: somebody is activated next."""
    _begin_turn(position, NOBODY)
    position.attacks = 0
    position.phase = pieces.ACTIVATING


# ---- the enemy phase (WO-601, WO-606)


def _begin_enemy_phase(position: Position) -> None:
    position.phase = pieces.ENEMY_PHASE
    position.controller = next_controller(position)
    position.acting = position.controller
    position.tell(events.EnemyPhaseBegan(position.controller))
    enemy_phase.begin_phase(position)


def next_controller(position: Position) -> Seat:
    """From the first player on clockwise, among those with the fewest living heroes (WO-606)."""
    owners = [position.owners[slot] for slot in members(position.living)]
    start = position.first if position.controller == NOBODY else position.controller + 1
    return min(_clockwise(position, start), key=owners.count)


def directions(position: Position, seat: Seat) -> list[WolfensteinMove]:
    """What the controller can choose from (WO-606)."""
    return [moves.Direct(seat, answer) for answer in range(len(position.tie))]


# ---- tidy-up (WO-205)


def _tidy_up(position: Position) -> None:
    """Noise goes where nobody is, the round counter moves on, a first player is named (WO-205, WO-413)."""
    position.stunned_enemies = position.sabotaged_enemies = position.attacked = 0
    enemy_phase.clear(position)
    noise.keep_noise_with_figures(position)
    if position.round >= position.mission.rounds:
        life.end(position, "WO-201", won=False)
        return
    leaders = _leaders(position)
    if len(leaders) == 1:
        position.first = leaders[0]
        begin_round(position)
        return
    position.phase = pieces.LEADING
    position.acting = position.first


def _leaders(position: Position) -> list[Seat]:
    """The players with living heroes."""
    return sorted({position.owners[slot] for slot in members(position.living)})


def leads(position: Position, seat: Seat) -> list[WolfensteinMove]:
    """Any player with living heroes can be named (WO-105, WO-205, WO-206)."""
    return [moves.Lead(seat, leader) for leader in _leaders(position)]


def lead(position: Position, move: moves.Lead) -> None:
    """A new first player begins the next round."""
    position.first = move.next
    position.tell(events.Led(move.seat, move.next))
    begin_round(position)
