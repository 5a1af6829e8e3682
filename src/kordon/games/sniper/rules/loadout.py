"""The loadout cards (SE-4xx)."""

from __future__ import annotations

from typing import Final

from kordon.engine.audience import only, told
from kordon.engine.records import EVERYBODY, Notice
from kordon.games.sniper import events, moves, pieces
from kordon.games.sniper.moves import SniperMove
from kordon.games.sniper.pieces import NO_SPACE, SNIPER_SEAT, Loadout
from kordon.games.sniper.position import Position, changed
from kordon.games.sniper.rules.consequences import set_off_mine

FACE_DOWN: Final = (pieces.MASKING, pieces.MINE)
FOR_SHOOTING: Final = (pieces.SILENCED, pieces.TOMMY, pieces.TRENCH)


def add_plays(position: Position, found: list[SniperMove]) -> None:
    """The cards that can be played now; one that changes a move or an action comes before it (SE-401)."""
    hand = position.hand
    if hand[pieces.MASKING] and not position.walked:
        found.append(moves.PLAY[pieces.MASKING])
    if hand[pieces.MINE]:
        found.append(moves.PLAY[pieces.MINE])
    if not position.acted:
        for card in FOR_SHOOTING:
            if hand[card]:
                found.append(moves.PLAY[card])
    if hand[pieces.DISTRACTION]:
        _add_distractions(position, found)


def play(position: Position, move: moves.Play, notices: list[Notice]) -> None:
    """A card without a further choice; what it changes is looked up when the time comes."""
    _lay_down(position, move.card, notices)
    if move.card == pieces.MINE:
        position.mined = (*position.mined[:-1], position.space)
        notices.append((only(SNIPER_SEAT), events.Mined(position.space)))


def _lay_down(position: Position, card: Loadout, notices: list[Notice]) -> None:
    # SE-408
    position.hand = changed(position.hand, card, -1)
    position.card = card
    position.played = (*position.played, card)
    position.played_round = (*position.played_round, position.round)
    position.mined = (*position.mined, NO_SPACE)
    if card in FACE_DOWN:
        notices += told(SNIPER_SEAT, events.CardPlayed(card), events.CardPlayed(pieces.UNKNOWN))
    else:
        position.face_up |= 1 << (len(position.played) - 1)
        notices.append((EVERYBODY, events.CardPlayed(card)))


# ---- distraction (SE-405)


def _add_distractions(position: Position, found: list[SniperMove]) -> None:
    """Any unit to any free space that it can reach and the sniper sees."""
    board = position.board
    seen = board.map.sight_mask[position.space] & ~position.occupied
    for unit in range(pieces.UNITS):
        start = position.units[unit]
        if start != NO_SPACE:
            found += moves.to_each(moves.distract, (SNIPER_SEAT, unit), board.reach_mask[start] & seen)


def distract(position: Position, move: moves.Distract, notices: list[Notice]) -> None:
    """The unit goes there, and onto a mine if there is one."""
    _lay_down(position, pieces.DISTRACTION, notices)
    origin = position.units[move.unit]
    position.put(move.unit, move.space)
    notices.append((EVERYBODY, events.Distracted(move.unit, origin, move.space)))
    set_off_mine(position, move.unit, notices)
