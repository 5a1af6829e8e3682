"""Where turns begin (SE-302, SE-501, SE-602)."""

from __future__ import annotations

from typing import Final

from kordon.engine.records import EVERYBODY, Notice
from kordon.games.sniper import events
from kordon.games.sniper.phases import DEFENDERS_TURN, ENTERING, SNIPER_TURN
from kordon.games.sniper.pieces import NO_CARD, NO_SPACE, SQUADS, UNITS
from kordon.games.sniper.position import Position

FIRST_TURN: Final = 2
ACTIONS: Final = 2


def begin_first_turn(position: Position, notices: list[Notice]) -> None:
    """The sniper is about to come onto the board."""
    position.turn = FIRST_TURN
    begin_sniper_turn(position, notices)
    position.phase = ENTERING


def begin_sniper_turn(position: Position, notices: list[Notice]) -> None:
    """The figure is taken off; move, card and action are open again."""
    position.phase = SNIPER_TURN
    position.figure = NO_SPACE
    position.walked = ()
    position.card = NO_CARD
    position.acted = False
    position.used = 0
    count = position.orders.bit_count() if position.is_solo else position.countdown
    notices.append((EVERYBODY, events.SniperBegan(position.round, count)))


def begin_defenders_turn(position: Position) -> None:
    """Every squad has its actions, and nobody has done anything yet."""
    position.turn += 1
    position.phase = DEFENDERS_TURN
    position.used = position.intel = position.done = 0
    position.actions = (ACTIONS,) * SQUADS
    position.off_at_start = 0
    for unit in range(UNITS):
        if position.units[unit] == NO_SPACE:
            position.off_at_start |= 1 << unit


def end_defenders_turn(position: Position, notices: list[Notice]) -> None:
    """The countdown goes on and the sniper follows."""
    position.turn += 1
    position.countdown -= 1
    position.actions = (0,) * SQUADS
    position.did = (0,) * UNITS
    position.off_at_start = position.intel = position.done = 0
    begin_sniper_turn(position, notices)
