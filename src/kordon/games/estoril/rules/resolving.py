"""Resolving the boards: opening, the boards' own effects, who takes the reward (ES-3xx, ES-5xx)."""

from __future__ import annotations

from typing import Final

from kordon.engine.records import EVERYBODY, Notice, Seat
from kordon.engine.tuples import replaced
from kordon.games.estoril import events, moves
from kordon.games.estoril.moves import EstorilMove
from kordon.games.estoril.position import NO_SEAT, Position
from kordon.games.estoril.rules.characters import FLAG, NO_CARD, STRENGTH
from kordon.games.estoril.rules.ground import PLACE_OF, Cell

DIE_SIDES: Final = 6


def occupied_areas(position: Position) -> list[Cell]:
    """The areas of this board that hold a character, in the order I, II, …"""
    return [cell for cell in position.ground.areas[position.place] if position.laid[cell] != NO_CARD]


def open_board(position: Position, notices: list[Notice]) -> None:
    """Turn up everything on this board, and only here (ES-301)."""
    place = position.place
    position.rewards_up |= 1 << place
    position.reward_knows = replaced(position.reward_knows, place, EVERYBODY)
    knows = list(position.knows)
    for cell in occupied_areas(position):
        position.up |= 1 << cell
        knows[cell] = EVERYBODY
    position.knows = tuple(knows)
    notices.append((EVERYBODY, events.Opened(position.ground.layout[place], place)))


def leave_unclaimed(position: Position, notices: list[Notice]) -> None:
    """With nobody there the reward goes face down under the deck; all have seen it (ES-304)."""
    place = position.place
    card = position.reward[place]
    position.reward = replaced(position.reward, place, NO_CARD)
    position.rewards_up &= ~(1 << place)
    if card != NO_CARD:
        position.deck = (card, *position.deck)
        position.deck_knows = (EVERYBODY, *position.deck_knows)
        notices.append((EVERYBODY, events.Unclaimed(position.ground.layout[place], card)))


def strength(position: Position, cell: Cell) -> int:
    """A character's strength on the board being resolved (ES-502, ES-504)."""
    card = position.laid[cell]
    favoured = FLAG[card] == position.ground.board(PLACE_OF[cell]).favoured_flag
    return STRENGTH[card] + position.bonus[cell] + favoured


def totals(position: Position) -> dict[Seat, int]:
    """The strength of each player on this board; players with the lower-numbered areas come first."""
    sums: dict[Seat, int] = {}
    for cell in occupied_areas(position):
        owner = position.owner[cell]
        sums[owner] = sums.get(owner, 0) + strength(position, cell)
    return sums


def roll_dice(position: Position, notices: list[Notice]) -> None:
    """At the casino each character adds the difference of two dice (ES-506)."""
    for cell in occupied_areas(position):
        first, second = position.chance.die(DIE_SIDES), position.chance.die(DIE_SIDES)
        position.bonus = replaced(position.bonus, cell, position.bonus[cell] + abs(first - second))
        notices.append((EVERYBODY, events.Rolled(position.owner[cell], position.laid[cell], first, second)))


def weakest(position: Position) -> Seat:
    """Who must give up a character; a tie spares the one with the lowest-numbered area (ES-507)."""
    sums = totals(position)
    if len(sums) < 2:
        return NO_SEAT
    least = min(sums.values())
    return [seat for seat, total in sums.items() if total == least][-1]


def sacrifices(position: Position, seat: Seat) -> list[EstorilMove]:
    """Any of the seat's characters on this board."""
    table = moves.SACRIFICE[seat]
    return [table[cell] for cell in occupied_areas(position) if position.owner[cell] == seat]


def sacrifice(position: Position, move: moves.Sacrifice, notices: list[Notice]) -> None:
    """The character leaves the game for good."""
    card = position.take_off(move.cell)
    position.gone |= 1 << card
    notices.append((EVERYBODY, events.Sacrificed(move.seat, card)))


def award(position: Position, notices: list[Notice]) -> None:
    """The strongest takes the reward; a tie goes to the lowest-numbered area (ES-303)."""
    place = position.place
    card = position.reward[place]
    if card == NO_CARD:
        return
    sums = totals(position)
    most = max(sums.values())
    strongest = [seat for seat, total in sums.items() if total == most]
    winner = strongest[0]
    position.reward = replaced(position.reward, place, NO_CARD)
    position.rewards_up &= ~(1 << place)
    position.hands[winner] |= 1 << card
    board = position.ground.layout[place]
    notices.append((EVERYBODY, events.Won(winner, card, board, most, tied=len(strongest) > 1)))
