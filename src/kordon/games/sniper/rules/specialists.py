"""The specialists' abilities in the defenders' turn (SE-7xx); the medic answers in `shooting`."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from kordon.engine.bits import members
from kordon.engine.records import EVERYBODY, Notice, Seat
from kordon.engine.tuples import replaced
from kordon.games.sniper import events, moves, pieces
from kordon.games.sniper.board import Board
from kordon.games.sniper.maps.compiled import CompiledMap
from kordon.games.sniper.moves import SniperMove
from kordon.games.sniper.phases import DEFENDERS_TURN, DRAWING
from kordon.games.sniper.pieces import NO_SPACE, Space, Squad
from kordon.games.sniper.position import Position
from kordon.games.sniper.rules.bag import draw_tokens, is_misfire, together
from kordon.games.sniper.rules.consequences import strike, wound

MOST_TOKENS: Final = 7  # SE-704


def usable(position: Position, squad: Squad) -> bool:
    """Whether the squad's specialist may use the ability at all (SE-701)."""
    return (
        position.uses[squad] > 0
        and not position.used >> squad & 1
        and position.units[pieces.OFFICER_OF[squad]] != NO_SPACE
    )


def spend_use(position: Position, seat: Seat, squad: Squad, notices: list[Notice]) -> None:
    """One use less, and none more this turn."""
    left = position.uses[squad] - 1
    position.uses = replaced(position.uses, squad, left)
    position.used |= 1 << squad
    notices.append((EVERYBODY, events.AbilityUsed(seat, squad, position.specialists[squad], left)))


def add_uses(position: Position, seat: Seat, squad: Squad, found: list[SniperMove]) -> None:
    """The ways to use the squad's ability now."""
    add = USES_OF.get(position.specialists[squad])
    if add is not None:
        add(position, seat, squad, found)


def _may_attack(position: Position, squad: Squad) -> bool:
    officer = pieces.OFFICER_OF[squad]
    return position.actions[squad] > 0 and not position.did[officer] & pieces.ATTACKED


# ---- radio operator (SE-703)


def _add_radio(position: Position, seat: Seat, squad: Squad, found: list[SniperMove]) -> None:
    officer = pieces.OFFICER_OF[squad]
    off = position.off_at_start & pieces.SOLDIERS_MASK
    if not off or position.did[officer] & pieces.MOVED:
        return
    beside = position.board.map.matching_mask[position.units[officer]] & ~position.occupied
    for unit in range(pieces.UNITS):
        waits = position.units[unit] == NO_SPACE and not position.did[unit] & (
            pieces.DEPLOYED | pieces.DISMISSED
        )
        if off >> unit & 1 and waits:
            found += moves.to_each(moves.radio, (seat, unit), beside)


def radio(position: Position, move: moves.Radio, notices: list[Notice]) -> None:
    """The soldier comes at once; it is his deployment of this turn."""
    spend_use(position, move.seat, position.squad_with(pieces.RADIO), notices)
    position.note(move.unit, pieces.DEPLOYED)
    position.put(move.unit, move.space)
    notices.append((EVERYBODY, events.Deployed(move.seat, move.unit, move.space)))


# ---- sniper (SE-704)


def _add_aims(position: Position, seat: Seat, squad: Squad, found: list[SniperMove]) -> None:
    officer = pieces.OFFICER_OF[squad]
    if not _may_attack(position, squad) or position.did[officer] & pieces.MOVED:
        return
    found += _aims(position.board, seat, position.units[officer], most_tokens(position))


@lru_cache(maxsize=1024)
def _aims(board: Board, seat: Seat, here: Space, most: int) -> tuple[SniperMove, ...]:
    far = board.map.distance[here]
    return tuple(
        [moves.aim(seat, space) for space in members(board.map.sight_mask[here]) if far[space] <= most]
    )


def most_tokens(position: Position) -> int:
    """How many tokens the specialist sniper may draw."""
    return min(MOST_TOKENS, sum(position.bag))


def aim_distance(
    map: CompiledMap, units: tuple[Space, ...], specialists: tuple[int, ...], target: Space
) -> int:
    """The distance of the space that the specialist sniper aims at (SE-704)."""
    return map.distance[units[pieces.OFFICER_OF[specialists.index(pieces.SNIPER)]]][target]


def _aim_distance(position: Position) -> int:
    return aim_distance(position.board.map, position.units, position.specialists, position.target)


def aim(position: Position, move: moves.Aim, notices: list[Notice]) -> None:
    """The attack is spent on a shot at this space; how many tokens comes next."""
    squad = position.squad_with(pieces.SNIPER)
    spend_use(position, move.seat, squad, notices)
    position.spend(pieces.OFFICER_OF[squad], pieces.ATTACKED)
    position.target = move.space
    position.phase = DRAWING


def draws(position: Position, seat: Seat) -> list[SniperMove]:
    """From the distance to seven tokens, as far as the bag goes."""
    found: list[SniperMove] = []
    found += moves.DRAW[seat][_aim_distance(position) : most_tokens(position) + 1]
    return found


def draw(position: Position, move: moves.Draw, notices: list[Notice]) -> None:
    """The shot: nobody is revealed by its noise, nothing is added, all tokens go back."""
    seat, officer = move.seat, pieces.OFFICER_OF[position.squad_with(pieces.SNIPER)]
    space, far = position.target, _aim_distance(position)
    drawn = draw_tokens(position, move.tokens)
    position.bag = together(position.bag, drawn)
    misfire = is_misfire(drawn)
    reached = not misfire and drawn[pieces.AIM] >= far
    wounded = reached and space == position.space
    shot = events.SpecialistShot(seat, officer, space, far, move.tokens, drawn, misfire, reached, wounded)
    notices.append((EVERYBODY, shot))
    position.target = NO_SPACE
    position.phase = DEFENDERS_TURN
    if wounded:
        wound(position, notices)


# ---- kennel master (SE-705)


def _add_dogs(position: Position, seat: Seat, squad: Squad, found: list[SniperMove]) -> None:
    if NO_SPACE not in position.dogs:
        return
    here = position.units[pieces.OFFICER_OF[squad]]
    found += moves.to_each(moves.unleash, (seat,), position.board.map.matching_mask[here] | 1 << here)


def unleash(position: Position, move: moves.Unleash, notices: list[Notice]) -> None:
    """The next dog stays there for the rest of the game."""
    spend_use(position, move.seat, position.squad_with(pieces.KENNEL), notices)
    dog = position.dogs.index(NO_SPACE)
    position.dogs = replaced(position.dogs, dog, move.space)
    notices.append((EVERYBODY, events.DogPlaced(move.seat, dog, move.space)))


# ---- Jäger (SE-706)


def _add_pounces(position: Position, seat: Seat, squad: Squad, found: list[SniperMove]) -> None:
    if _may_attack(position, squad):
        map, here = position.board.map, position.units[pieces.OFFICER_OF[squad]]
        found += moves.to_each(moves.pounce, (seat,), map.adjacent_mask[here] & map.enterable_mask)


def pounce(position: Position, move: moves.Pounce, notices: list[Notice]) -> None:
    """The officer's attack on an adjacent space."""
    squad = position.squad_with(pieces.JAEGER)
    spend_use(position, move.seat, squad, notices)
    position.spend(pieces.OFFICER_OF[squad], pieces.ATTACKED)
    strike(position, move.seat, pieces.OFFICER_OF[squad], move.space, notices)


# ---- scout (SE-707)


def _add_scoutings(position: Position, seat: Seat, squad: Squad, found: list[SniperMove]) -> None:
    map = position.board.map
    sector = map.sector[position.units[pieces.OFFICER_OF[squad]]]
    free = map.sector_mask[sector] & ~position.occupied
    for soldier in pieces.SOLDIERS_OF[squad]:
        space = position.units[soldier]
        if space != NO_SPACE and not position.did[soldier]:
            found += moves.to_each(moves.scout, (seat, soldier), free & map.type_mask[map.type[space]])


def scout(position: Position, move: moves.Scout, notices: list[Notice]) -> None:
    """The soldier turns up there; it is not a move, and he does nothing else this turn."""
    spend_use(position, move.seat, pieces.SQUAD_OF[move.unit], notices)
    origin: Space = position.units[move.unit]
    position.note(move.unit, pieces.SCOUTED)
    position.put(move.unit, move.space)
    notices.append((EVERYBODY, events.Scouted(move.seat, move.unit, origin, move.space)))


USES_OF: dict[int, Callable[[Position, Seat, Squad, list[SniperMove]], None]] = {
    pieces.RADIO: _add_radio,
    pieces.SNIPER: _add_aims,
    pieces.KENNEL: _add_dogs,
    pieces.JAEGER: _add_pounces,
    pieces.SCOUT: _add_scoutings,
}
