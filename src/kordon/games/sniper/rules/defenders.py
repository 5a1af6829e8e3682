"""The defenders' turn: intel and unit actions (SE-5xx)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Final

from kordon.engine.records import EVERYBODY, Notice, Seat
from kordon.engine.tuples import replaced
from kordon.games.sniper import events, moves, pieces
from kordon.games.sniper.board import Board
from kordon.games.sniper.moves import SniperMove
from kordon.games.sniper.options import SniperOptions
from kordon.games.sniper.pieces import CONTROLLERS, NO_SPACE, SQUADS, UNITS_OF, Space, SpaceMask, Squad, Unit
from kordon.games.sniper.position import Position
from kordon.games.sniper.rules import rounds, specialists
from kordon.games.sniper.rules.consequences import add_noise, reveal, set_off_mine, strike

FIRST_INTEL_ROUND_IF_LATE: Final = 3  # SE-867


def turn_moves(position: Position, seat: Seat) -> list[SniperMove]:
    """All that the seat's squads can still do, and being done (SE-501, SE-207, SE-512)."""
    found: list[SniperMove] = []
    controllers, occupied = CONTROLLERS[position.seats], position.occupied
    reach_mask, actions = position.board.reach_mask, _actions_on(position.board)
    for squad in range(SQUADS):
        if controllers[squad] >> seat & 1:
            left = position.actions[squad]
            if left:
                on_board = 0
                for unit in UNITS_OF[squad]:
                    space = position.units[unit]
                    if space != NO_SPACE:
                        on_board += 1
                        found += actions(seat, unit, space, position.did[unit], reach_mask[space] & occupied)
                if on_board < pieces.UNITS_IN_SQUAD:
                    _add_deployments(position, seat, squad, found)
                if left == rounds.ACTIONS and may_gather_intel(position, squad):
                    found.append(moves.INTEL[seat][squad])
            if specialists.usable(position, squad):
                specialists.add_uses(position, seat, squad, found)
    found.append(moves.DONE[seat])
    return found


def done(position: Position, move: moves.Done, notices: list[Notice]) -> None:
    """When every player is done, what is left of the actions is passed (SE-512)."""
    position.done |= 1 << move.seat
    notices.append((EVERYBODY, events.DefenderDone(move.seat)))
    if position.done.bit_count() == position.seats - 1:
        rounds.end_defenders_turn(position, notices)


def is_home(position: Position, squad: Squad) -> bool:
    """Whether the squad's officer is on the board in the squad's own sector."""
    space = position.units[pieces.OFFICER_OF[squad]]
    return space != NO_SPACE and position.board.map.sector[space] == squad


@cache
def _actions_on(board: Board) -> Callable[[Seat, Unit, Space, int, SpaceMask], tuple[SniperMove, ...]]:
    """What a unit can do where it stands, after what it did; it can't march to a space that is blocked."""
    # SE-103

    @lru_cache(maxsize=1 << 13)
    def actions(seat: Seat, unit: Unit, space: Space, did: int, blocked: SpaceMask) -> tuple[SniperMove, ...]:
        found: list[SniperMove] = []
        if did & pieces.SCOUTED:
            return ()
        offer = board.unit_moves(seat, unit, space)
        if not did & pieces.MOVED:
            found += [march for march in offer.marches if not blocked >> march.space & 1]
        if not did & pieces.ATTACKED:
            found.append(offer.attack)
        if not did & pieces.SPOTTED:
            found += offer.spots
        if not did & pieces.SWEPT:
            found += offer.sweeps
        found.append(offer.dismiss)
        return tuple(found)

    return actions


# ---- intel (SE-503, SE-867, SE-868)


def may_gather_intel(position: Position, squad: Squad) -> bool:
    """Whether the squad can ask now, apart from having both actions left."""
    options = position.options
    if is_too_early_for_intel(options, position.round):
        return False
    if options.single_intel and position.intel:
        return False
    return is_home(position, squad)


def is_too_early_for_intel(options: SniperOptions, round: int) -> bool:
    """Whether nobody can ask yet, by a choice of difficulty (SE-867)."""
    return options.late_intel and round < FIRST_INTEL_ROUND_IF_LATE


def gather_intel(position: Position, move: moves.Intel, notices: list[Notice]) -> None:
    """The sniper answers truthfully."""
    position.actions = replaced(position.actions, move.squad, 0)
    position.intel |= 1 << move.squad
    found = position.board.map.sector[position.space] == move.squad
    notices.append((EVERYBODY, events.IntelGathered(move.seat, move.squad, found)))


# ---- moving and hunting (SE-504 to SE-507)


def march(position: Position, move: moves.March, notices: list[Notice]) -> None:
    """The unit goes, and onto a mine if there is one."""
    position.spend(move.unit, pieces.MOVED)
    origin = position.units[move.unit]
    position.put(move.unit, move.space)
    notices.append((EVERYBODY, events.Marched(move.seat, move.unit, origin, move.space)))
    set_off_mine(position, move.unit, notices)


def attack(position: Position, move: moves.Attack, notices: list[Notice]) -> None:
    """The unit's own space is attacked."""
    position.spend(move.unit, pieces.ATTACKED)
    strike(position, move.seat, move.unit, position.units[move.unit], notices)


def spot(position: Position, move: moves.Spot, notices: list[Notice]) -> None:
    """A sniper who is seen is revealed and gets noisier."""
    position.spend(move.unit, pieces.SPOTTED)
    found = move.space == position.space
    notices.append((EVERYBODY, events.Spotted(move.seat, move.unit, move.space, found)))
    if found:
        reveal(position, notices)
        add_noise(position)


def sweep(position: Position, move: moves.Sweep, notices: list[Notice]) -> None:
    """The sniper says whether they are in one of the spaces, not in which."""
    position.spend(move.unit, pieces.SWEPT)
    spaces = (position.units[move.unit], *move.spaces)
    notices.append((EVERYBODY, events.Swept(move.seat, move.unit, spaces, position.space in spaces)))


# ---- deploying and dismissing (SE-508 to SE-510)


def _add_deployments(position: Position, seat: Seat, squad: Squad, found: list[SniperMove]) -> None:
    for unit in UNITS_OF[squad]:
        if may_deploy(position, unit):
            found += moves.to_each(moves.deploy, (seat, unit), places_for(position, unit))


def places_for(position: Position, unit: Unit) -> SpaceMask:
    """Where a unit can be deployed: an officer in his start space, soldiers beside one who is at home."""
    # SE-509
    map, squad = position.board.map, pieces.SQUAD_OF[unit]
    officer = pieces.OFFICER_OF[squad]
    if unit == officer:
        return 1 << map.officer_starts[squad] & ~position.occupied
    return map.matching_mask[position.units[officer]] & ~position.occupied if is_home(position, squad) else 0


def may_deploy(position: Position, unit: Unit) -> bool:
    """Whether the unit is off the board and was neither deployed nor dismissed this turn (SE-502, SE-510)."""
    return position.units[unit] == NO_SPACE and not position.did[unit] & (
        pieces.DEPLOYED | pieces.DISMISSED | pieces.SCOUTED
    )


def deploy(position: Position, move: moves.Deploy, notices: list[Notice]) -> None:
    """The unit is back on the board; no movement, so no mine goes off."""
    position.spend(move.unit, pieces.DEPLOYED)
    position.put(move.unit, move.space)
    notices.append((EVERYBODY, events.Deployed(move.seat, move.unit, move.space)))


def dismiss(position: Position, move: moves.Dismiss, notices: list[Notice]) -> None:
    """The unit leaves the board."""
    position.spend(move.unit, pieces.DISMISSED)
    space = position.units[move.unit]
    position.take_off(move.unit)
    notices.append((EVERYBODY, events.Dismissed(move.seat, move.unit, space)))
