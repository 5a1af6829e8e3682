"""Looting and completing objectives (SE-37x)."""

from __future__ import annotations

from typing import Final

from kordon.engine.audience import only, told
from kordon.engine.records import EVERYBODY, Notice, Seat
from kordon.games.sniper import events, moves
from kordon.games.sniper.moves import SniperMove
from kordon.games.sniper.phases import CHOOSING_LOOT, SNIPER_TURN
from kordon.games.sniper.pieces import NO_OBJECTIVE, OBJECTIVES_TO_WIN, SNIPER_SEAT, UNKNOWN
from kordon.games.sniper.position import Position, changed
from kordon.games.sniper.rules.consequences import add_noise, end, reveal, write_down_turn
from kordon.games.sniper.rules.setup import countdown_start, look_at_cards

CARDS_LOOKED_AT: Final = 3


def add_actions(position: Position, found: list[SniperMove]) -> None:
    """What the number of the sniper's space allows."""
    objective = position.board.map.objective_at[position.space]
    if objective == NO_OBJECTIVE:
        return
    if objective not in position.objectives:
        if not position.looted >> objective & 1 and any(position.deck):
            found.append(moves.LOOT)
    elif not position.completed >> objective & 1:
        found.append(moves.COMPLETE)


def loot(position: Position, move: moves.Loot, notices: list[Notice]) -> None:
    """Look at the top cards; everybody learns that the sniper is on a numbered space (SE-371)."""
    position.acted = True
    position.looted |= 1 << position.board.map.objective_at[position.space]
    position.loots = (*position.loots, position.round)
    count = min(CARDS_LOOKED_AT, sum(position.deck))
    look_at_cards(position, count)
    notices += told(SNIPER_SEAT, events.Looted(position.looked), events.Looted((UNKNOWN,) * count))
    position.phase = CHOOSING_LOOT


def finds(position: Position, seat: Seat) -> list[SniperMove]:
    """Any of the cards looked at."""
    return [moves.KEEP[card] for card in sorted(set(position.looked))]


def keep(position: Position, move: moves.Keep, notices: list[Notice]) -> None:
    """One card is kept, the others go back and the deck is shuffled; nobody else notices."""
    for card in position.looked:
        position.deck = changed(position.deck, card, 1)
    position.deck = changed(position.deck, move.card, -1)
    position.hand = changed(position.hand, move.card, 1)
    position.looked = ()
    notices.append((only(SNIPER_SEAT), events.Kept(move.card)))
    position.phase = SNIPER_TURN


def complete(position: Position, move: moves.Complete, notices: list[Notice]) -> None:
    """The card is shown, the figure put down, noise added, the countdown set back; the second one wins."""
    # SE-373
    objective = position.board.map.objective_at[position.space]
    position.acted = True
    position.completed |= 1 << objective
    notices.append((EVERYBODY, events.Completed(objective, position.space)))
    reveal(position, notices)
    add_noise(position)
    if position.completed.bit_count() == OBJECTIVES_TO_WIN:
        write_down_turn(position)
        end(position, sniper_won=True, rule="SE-601", notices=notices)
    else:
        position.countdown = countdown_start(position.options)
