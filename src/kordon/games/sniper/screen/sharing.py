"""What everybody can see: whether the game is being set up, and who shares a squad with whom."""

from __future__ import annotations

from typing import Final

from kordon.engine.records import Seat
from kordon.games.sniper.observation import SniperObservation
from kordon.games.sniper.phases import ASSIGNING, BURYING, DEFENDERS_TURN, PICKING, SHOWING
from kordon.games.sniper.pieces import CONTROLLERS, NO_SPACE, OFFICER_OF, SNIPER_SEAT, Squad

SET_UP_PHASES: Final = (BURYING, SHOWING, PICKING, ASSIGNING)


def shares(seen: SniperObservation) -> tuple[Seat, ...]:
    """The defenders who can now act with a squad that is this one's as well (SE-207)."""
    if seen.seat == SNIPER_SEAT or seen.seat not in seen.to_act or len(seen.to_act) == 1:
        return ()
    others = [seat for seat in seen.to_act if seat != seen.seat]
    if seen.phase != DEFENDERS_TURN:  # all who are asked are asked about one squad
        return tuple(others)
    partners = _partners(seen)
    return tuple([other for other in others if partners >> other & 1])


def _partners(seen: SniperObservation) -> int:
    """The seats, as bits, of all who control a squad of this one's that can act."""
    found = 0
    for squad, seats in enumerate(CONTROLLERS[seen.seats]):
        if seats >> seen.seat & 1 and _can_act(seen, squad):
            found |= seats
    return found


def _can_act(seen: SniperObservation, squad: Squad) -> bool:
    """Whether the squad has actions left, or a specialist that was not used in this turn."""
    if seen.actions[squad]:
        return True
    officer_is_on = seen.units[OFFICER_OF[squad]] != NO_SPACE
    return officer_is_on and bool(seen.uses[squad]) and not seen.used >> squad & 1
