"""What a skill or a card can be used on."""

from __future__ import annotations

from kordon.engine.bits import members
from kordon.games.wolfenstein.board.sight import sees
from kordon.games.wolfenstein.content.cards import Use
from kordon.games.wolfenstein.pieces import NOBODY, Area, Slot
from kordon.games.wolfenstein.position import Position
from kordon.games.wolfenstein.rules.attack.sighting import in_reach


def targets_of(position: Position, slot: Slot, use: Use) -> list[int]:
    """The figures, slots, squares or areas to choose from; one NOBODY where nothing is chosen."""
    kind, square = use.target, position.hero_at[slot]
    if kind == "none":
        return [NOBODY]
    if kind == "enemy-in-sight":
        return in_reach(position, square, use.range)
    if kind == "area":
        return areas_within(position, position.board.area[square], use.range)
    if kind == "square":
        return squares_for(position, square, use.range)
    near = position.board.neighbours(square, position.closed, position.barred)
    if kind == "enemy-next":
        return [figure for figure in members(position.enemies) if position.squares_of(figure) & near]
    slots = position.standing if kind == "hero-next" else position.bleeding
    return [other for other in members(slots & ~(1 << slot)) if near >> position.hero_at[other] & 1]


def areas_within(position: Position, start: Area, steps: int) -> list[Area]:
    """The areas at most so many tiles away, the own one among them."""
    found = {start}
    for _ in range(steps):
        found |= {other for area in found for other in position.board.beside[area]}
    return sorted(found)


def squares_for(position: Position, square: int, reach: int) -> list[int]:
    """Squares in range and sight where something can be hit: an enemy's own, or next to one (WO-314)."""
    board = position.board
    hit = position.enemy_squares | board.open_edges(position.closed, 0).around(position.enemy_squares)
    hit &= board.within(square, reach) & ~(1 << square)
    return [
        target for target in members(hit) if sees(board, square, target, position.closed, position.occupied)
    ]
