"""The sniper's turn: entering, walking, ending it (SE-3xx)."""

from __future__ import annotations

from typing import Final

from kordon.engine.audience import only
from kordon.engine.records import EVERYBODY, Notice, Seat
from kordon.games.sniper import events, moves, pieces
from kordon.games.sniper.board import units_in
from kordon.games.sniper.maps.compiled import CompiledMap
from kordon.games.sniper.moves import SniperMove
from kordon.games.sniper.phases import SNIPER_TURN
from kordon.games.sniper.pieces import NO_SPACE, SNIPER_SEAT, Space, SpaceMask, UnitMask
from kordon.games.sniper.position import Position
from kordon.games.sniper.rules import loadout, objectives, shooting
from kordon.games.sniper.rules.consequences import know_sector
from kordon.games.sniper.solo import orders

QUIET_WALK: Final = 1


def entries(position: Position, seat: Seat) -> list[SniperMove]:
    """Onto the board by an entrance of a sector without an own objective (SE-301)."""
    board = position.board
    occupied = position.occupied
    barred = [board.suit(objective) for objective in position.objectives]
    return [
        enter
        for sector in range(len(board.enters))
        if sector not in barred
        for enter, mask in zip(board.enters[sector], board.enter_masks[sector], strict=True)
        if not mask & occupied
    ]


def turn_moves(position: Position, seat: Seat) -> list[SniperMove]:
    """One move, one card and one action, each at most once, in any order (SE-303, SE-104)."""
    found: list[SniperMove] = []
    if not position.walked:
        board, occupied, space = position.board, position.occupied, position.space
        masks = board.walk_masks[space]
        found += [walk for walk, mask in zip(board.walks[space], masks, strict=True) if not mask & occupied]
    if position.card == pieces.NO_CARD:
        loadout.add_plays(position, found)
    if not position.acted:
        shooting.add_shots(position, found)
        objectives.add_actions(position, found)
        if position.is_solo:
            orders.add_misdirections(position, found)
    found.append(moves.END_TURN)
    return found


def enter(position: Position, move: moves.Enter, notices: list[Notice]) -> None:
    """The first move of the game; its sector is where the sniper was last known to be, in solo (SE-904)."""
    position.phase = SNIPER_TURN
    know_sector(position, position.board.map.sector[move.path[0]], notices)
    _go(position, move.path, notices)


def walk(position: Position, move: moves.Walk, notices: list[Notice]) -> None:
    """A whole move at once; only the sniper knows it, and those who hear or smell it."""
    _go(position, move.path, notices)


def _go(position: Position, path: tuple[Space, ...], notices: list[Notice]) -> None:
    # SE-402
    origin = position.space
    position.space = path[-1]
    position.walked = path
    notices.append((only(SNIPER_SEAT), events.Walked(origin, path)))
    if position.card != pieces.MASKING:
        alerted = alerted_units(position, origin, path)
        if alerted:
            notices.append((EVERYBODY, events.Alerted(alerted)))
            orders.hear(position, alerted, notices)
    dogs = 0
    for dog, space in enumerate(position.dogs):
        if space != NO_SPACE and (space == origin or space in path):
            dogs |= 1 << dog
    if dogs:
        notices.append((EVERYBODY, events.Scented(dogs)))


def alerted_units(position: Position, origin: Space, path: tuple[Space, ...]) -> UnitMask:
    """The units that hear the sniper go (SE-305)."""
    heard = heard_from(position.board.map, origin, path)
    return units_in(position.units, heard) if heard & position.occupied else 0


def heard_from(map: CompiledMap, origin: Space, path: tuple[Space, ...]) -> SpaceMask:
    """Where units hear a walk: next to any space of a run; the entrance arrow does not count (SE-305)."""
    if len(path) <= QUIET_WALK:
        return 0
    adjacent_mask = map.adjacent_mask
    heard: SpaceMask = 0 if origin == NO_SPACE else adjacent_mask[origin]
    for space in path:
        heard |= adjacent_mask[space]
    return heard
