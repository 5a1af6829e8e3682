"""Allies: enemy figures won over by an event, which the catalogue calls allies (WO-802, WO-805).

An ally walks, opens doors and chests and attacks by the functions of heroes, in ALLY_TURN.
"""

from __future__ import annotations

from kordon.engine.tuples import replaced
from kordon.games.wolfenstein import events
from kordon.games.wolfenstein.content.tables import Kind
from kordon.games.wolfenstein.pieces import ALLY, NO_FIGURE, NOWHERE, Slot, Square
from kordon.games.wolfenstein.position import Position
from kordon.games.wolfenstein.rules.noise_and_threat import arrivals, noise


def join(position: Position, slot: Slot, kind: Kind, square: Square) -> None:
    """A figure comes over; a hero has one ally at most, a new one takes its place (WO-805)."""
    lose(position, slot)
    figure = arrivals.free_figure(position, kind)
    if figure == NO_FIGURE:
        return
    place = arrivals.nearest_free(position, figure, square)
    if place == NOWHERE:
        return
    position.add_figure(figure, place)
    position.allies = replaced(position.allies, slot, figure)
    position.count_all()
    position.tell(events.AllyJoined(slot, figure, place))
    noise.heed_presence(position, position.board.area[place])


def suffer(position: Position, slot: Slot, hearts: int, shields: int) -> None:
    """An ally is hit; without life it is lost, it does not bleed (WO-802)."""
    figure = position.allies[slot]
    armour, life = position.enemy_armour[figure], position.enemy_life[figure]
    lost_armour = min(armour, shields)
    lost_life = min(life, hearts + shields - lost_armour)
    if not lost_armour and not lost_life:
        return
    position.enemy_armour = replaced(position.enemy_armour, figure, armour - lost_armour)
    position.enemy_life = replaced(position.enemy_life, figure, life - lost_life)
    position.tell(events.HeroHurt(slot + ALLY, lost_life, lost_armour))
    if life == lost_life:
        lose(position, slot)


def lose(position: Position, slot: Slot) -> None:
    """The hero's ally, if there is one, is out of the game."""
    if position.allies[slot] != NO_FIGURE:
        position.remove_figure(position.allies[slot])
        position.tell(events.AllyLost(slot))
