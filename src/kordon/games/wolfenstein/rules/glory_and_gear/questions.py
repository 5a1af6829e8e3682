"""Questions that come up in the middle of something: which ammunition, which card, which way out of an event.

They wait in `pending`, each a tuple `(kind, slot, …)`, and the player of that slot's hero answers the first
before anything else goes on.
"""

from __future__ import annotations

from kordon.engine.records import Seat
from kordon.games.wolfenstein import moves
from kordon.games.wolfenstein.content.tables import AMMUNITION, EVENTS, Card
from kordon.games.wolfenstein.moves import WolfensteinMove
from kordon.games.wolfenstein.pieces import WHICH_AMMUNITION, WHICH_CARD, WHICH_OPTION, Slot, Square
from kordon.games.wolfenstein.position import Position


def ask_ammunition(position: Position, slot: Slot, tokens: int) -> None:
    """The hero gets so many tokens, each of a kind of choice."""
    position.pending += ((WHICH_AMMUNITION, slot),) * tokens


def ask_option(position: Position, slot: Slot, card: Card, square: Square) -> None:
    """The hero chooses a way out of an event."""
    position.pending += ((WHICH_OPTION, slot, card, square),)


def ask_card(position: Position, slot: Slot, first: Card, second: Card) -> None:
    """The hero keeps one of two equipment cards."""
    position.pending += ((WHICH_CARD, slot, first, second),)


def answers(position: Position, seat: Seat) -> list[WolfensteinMove]:
    """What can be answered to the first question."""
    question = position.pending[0]
    if question[0] == WHICH_AMMUNITION:
        return [moves.cached_choose(seat, kind) for kind in AMMUNITION]
    if question[0] == WHICH_OPTION:
        return [moves.cached_choose(seat, option) for option in range(len(EVENTS[question[2]].options))]
    return [moves.cached_choose(seat, card) for card in question[2:]]
