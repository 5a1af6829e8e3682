"""Who is to act, what is legal by phase, and the function that carries out each kind of move."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kordon.engine.records import EVERYBODY, SPECTATOR, Notice, Seat
from kordon.games.sniper import events, moves, phases
from kordon.games.sniper.moves import SniperMove
from kordon.games.sniper.pieces import CONTROLLERS, MEDIC, NO_SPECIALIST, SNIPER, SNIPER_SEAT, Squad
from kordon.games.sniper.position import Position
from kordon.games.sniper.rules import (
    defenders,
    loadout,
    objectives,
    setup,
    shooting,
    sniper_turn,
    specialists,
)
from kordon.games.sniper.rules.consequences import end, write_down_turn
from kordon.games.sniper.rules.rounds import begin_defenders_turn
from kordon.games.sniper.solo import orders

LAST_SPACE: Final = 1  # of the countdown
SNIPER_ACTS: Final = (SNIPER_SEAT,)


def end_turn(position: Position, move: moves.EndTurn, notices: list[Notice]) -> None:
    """The sniper is done: out of time, or the defenders follow (SE-602)."""
    write_down_turn(position)
    if position.is_solo:
        orders.defenders_turn(position, notices)
        return
    notices.append((EVERYBODY, events.SniperDone(position.countdown)))
    if position.countdown == LAST_SPACE:
        end(position, sniper_won=False, rule="SE-602", notices=notices)
    else:
        begin_defenders_turn(position)


# By phase: the legal moves of a seat that is to act.
LEGAL: list[Callable[[Position, Seat], list[SniperMove]]] = [
    setup.burials,  # BURYING
    setup.showings,  # SHOWING
    setup.hands,  # PICKING
    setup.assignments,  # ASSIGNING
    sniper_turn.entries,  # ENTERING
    sniper_turn.turn_moves,  # SNIPER_TURN
    objectives.finds,  # CHOOSING_LOOT
    shooting.announced_shots,  # BURSTING
    shooting.rescues,  # HEALING
    defenders.turn_moves,  # DEFENDERS_TURN
    specialists.draws,  # DRAWING
]

APPLY: dict[type, Callable[[Position, Any, list[Notice]], None]] = {
    moves.Bury: setup.bury,
    moves.Show: setup.show,
    moves.Equip: setup.equip,
    moves.Assign: setup.assign,
    moves.Enter: sniper_turn.enter,
    moves.Walk: sniper_turn.walk,
    moves.Play: loadout.play,
    moves.Distract: loadout.distract,
    moves.Shoot: shooting.shoot,
    moves.Announce: shooting.announce,
    moves.Blast: shooting.blast,
    moves.Loot: objectives.loot,
    moves.Keep: objectives.keep,
    moves.Complete: objectives.complete,
    moves.Swap: orders.swap,
    moves.Peek: orders.peek,
    moves.EndTurn: end_turn,
    moves.Save: shooting.save,
    moves.Decline: shooting.decline,
    moves.March: defenders.march,
    moves.Attack: defenders.attack,
    moves.Spot: defenders.spot,
    moves.Sweep: defenders.sweep,
    moves.Deploy: defenders.deploy,
    moves.Dismiss: defenders.dismiss,
    moves.Intel: defenders.gather_intel,
    moves.Done: defenders.done,
    moves.Radio: specialists.radio,
    moves.Aim: specialists.aim,
    moves.Draw: specialists.draw,
    moves.Unleash: specialists.unleash,
    moves.Pounce: specialists.pounce,
    moves.Scout: specialists.scout,
}

_SNIPER_PHASES: Final = (
    1 << phases.BURYING
    | 1 << phases.SHOWING
    | 1 << phases.PICKING
    | 1 << phases.ENTERING
    | 1 << phases.SNIPER_TURN
    | 1 << phases.CHOOSING_LOOT
    | 1 << phases.BURSTING
)
# By mask of seats: the seats, in order.
_SEATS: Final = tuple(tuple([seat for seat in range(4) if mask >> seat & 1]) for mask in range(16))


def apply(position: Position, move: SniperMove) -> list[Notice]:
    """Carry out a legal move and advance to the next decision."""
    notices: list[Notice] = []
    turn = position.turn
    APPLY[type(move)](position, move, notices)
    if position.turn != turn:
        position.news = position.news[position.older_news :]
        position.older_news = len(position.news)
    fresh: list[Any] = [event for audience, event in notices if audience >> SPECTATOR & 1]
    if fresh:
        position.news = (*position.news, *fresh)
    return notices


def to_act(position: Position) -> tuple[Seat, ...]:
    """The sniper; or the squad's players who are asked; or all defenders that are not done (SE-207)."""
    phase = position.phase
    if _SNIPER_PHASES >> phase & 1:
        return SNIPER_ACTS
    if phase == phases.DEFENDERS_TURN:
        return _SEATS[((1 << position.seats) - 2) & ~position.done]
    if phase == phases.OVER:
        return ()
    return _SEATS[CONTROLLERS[position.seats][_squad_asked(position)] & ~position.done]


def _squad_asked(position: Position) -> Squad:
    if position.phase == phases.ASSIGNING:
        return position.squad_with(NO_SPECIALIST)
    if position.phase == phases.HEALING:
        return position.squad_with(MEDIC)
    assert position.phase == phases.DRAWING, f"nobody can be asked anything in phase {position.phase}"
    return position.squad_with(SNIPER)


def legal_moves(position: Position, seat: Seat) -> list[SniperMove]:
    """The legal moves of a seat; none when it is not to act."""
    if seat not in to_act(position):
        return []
    return LEGAL[position.phase](position, seat)
