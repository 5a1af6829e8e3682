"""What an enemy suffers, and its death: loot, threat, officers, goals (WO-403, WO-406, WO-5xx, WO-964).

Loot is a list of effects, and effects can kill: `effects` gives `kill` its way of carrying them out.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from kordon.engine.bits import members
from kordon.games.wolfenstein import events
from kordon.games.wolfenstein.content import tables
from kordon.games.wolfenstein.content import traits as tr
from kordon.games.wolfenstein.content.tables import Figure
from kordon.games.wolfenstein.pieces import ALLY, HERO_TURN, KILLED, NO_FIGURE, NOBODY, Slot, Target
from kordon.games.wolfenstein.position import Position
from kordon.games.wolfenstein.rules import missions
from kordon.games.wolfenstein.rules.noise_and_threat import arrivals, noise

Payer: TypeAlias = Callable[[Position, tuple[Any, ...], Slot], None]
"""Gives a hero the effects of loot."""

IMMUNE_TO: Final[tuple[frozenset[str], ...]] = tuple(
    frozenset(trait.to for trait in kind.traits if isinstance(trait, tr.Immune)) for kind in tables.ENEMIES
)


def is_immune(figure: Figure, to: str) -> bool:
    """Whether a kind's skill stops this (WO-705)."""
    return to in IMMUNE_TO[tables.FIGURE_OF[figure]]


def kill(position: Position, figure: Figure, who: Target, pay: Payer, *, silent: bool) -> None:
    """A figure without life leaves; its loot, the threat and the goals follow (WO-406, WO-503, WO-964)."""
    kind_number = tables.FIGURE_OF[figure]
    kind = tables.ENEMIES[kind_number]
    square, squares = position.enemy_at[figure], position.squares_of(figure)
    counts = position.garrison >> figure & 1
    position.remove_figure(figure)
    position.tell(events.Killed(figure, who))
    for trait in kind.traits:
        if isinstance(trait, tr.NoisyDeath):
            for covered in members(squares):
                noise.make_noise(position, position.board.area[covered], "crash")
        elif isinstance(trait, tr.Becomes):
            other = arrivals.place(position, tables.ENEMY[trait.enemy], square)
            if counts and other != NO_FIGURE:
                position.garrison |= 1 << other
    if counts:
        missions.heed_kill(position, kind_number)
    if position.outcome is not None:
        return
    if who != NOBODY:
        _loot(position, figure, who, pay)
    threat, why = position.threat if silent else position.threat + 1, "kill"
    if tables.OFFICERS >> figure & 1 and not position.enemies & tables.OFFICERS:
        position.tell(events.OfficersGone())
        threat, why = 0, "officers"
    noise.set_threat(position, threat, why)
    missions.heed_threat(position)


def _loot(position: Position, figure: Figure, who: Target, pay: Payer) -> None:
    """The killer's loot, an ally's to its hero, and the team's to the others (WO-406, WO-802)."""
    kind = tables.FIGURE_KINDS[figure]
    killer = who if who < ALLY else who - ALLY
    pay(position, kind.loot, killer)
    if kind.team_loot:
        for slot in members(position.living):
            if slot != killer:
                pay(position, kind.team_loot, slot)
    if (
        who < ALLY
        and position.phase == HERO_TURN
        and who == position.hero
        and not position.turn_marks & KILLED
    ):
        position.turn_marks |= KILLED
        for trait in tables.HERO_TRAITS[position.heroes[who]]:
            if isinstance(trait, tr.FirstKill):
                position.ap += trait.ap
                position.tell(events.GotPoints(who, trait.ap, 0, 0))
