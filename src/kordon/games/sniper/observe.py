"""What a seat may know: the one way out of a position (SE-306, SE-307, SE-511).

The defenders hide nothing. The sniper's secrets are the fields from `objectives` to `mined`: others see them
only after the end, and until then what stands in their place does not depend on the secret: empty, 0,
UNKNOWN for the space. Also hidden is how far the sniper's own steps have got, so `phase` folds into one what
the others can't tell apart. Nobody sees future chance or the cards of the solo deck.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from kordon.engine.bits import mask_of, members
from kordon.engine.records import OPEN, Seat
from kordon.games.sniper import pieces
from kordon.games.sniper.observation import SniperObservation
from kordon.games.sniper.phases import BURYING, CHOOSING_LOOT, ENTERING, PHASES, PICKING, SHOWING, SNIPER_TURN
from kordon.games.sniper.pieces import SNIPER_SEAT, Loadout, Objective
from kordon.games.sniper.position import Position
from kordon.games.sniper.rules.dispatch import LEGAL, to_act
from kordon.games.sniper.rules.setup import cards_at_start
from kordon.games.sniper.solo.order_cards import ORDERS

_FOLDED: Final = {BURYING: PICKING, SHOWING: PICKING, ENTERING: SNIPER_TURN, CHOOSING_LOOT: SNIPER_TURN}
PHASE_SEEN_BY_OTHERS: Final = tuple(_FOLDED.get(phase, phase) for phase in range(PHASES))


def observe(position: Position, seat: Seat) -> SniperObservation:
    """All that the seat may know now."""
    sees_all = seat in (SNIPER_SEAT, OPEN) or position.outcome is not None
    phase = position.phase
    acting = to_act(position)
    face_up = position.face_up
    played: tuple[Loadout, ...] = position.played
    card = position.card
    if played and not sees_all:
        played = tuple([card if face_up >> i & 1 else pieces.UNKNOWN for i, card in enumerate(played)])
        card = pieces.NO_CARD if card == pieces.NO_CARD else played[-1]
    in_box = phase in (BURYING, SHOWING, PICKING)
    started_with = 0 if in_box else cards_at_start(position.options)
    loots = position.loots
    slots = position.slots
    knows_order = position.order_known >= (pieces.SNIPER_KNOWS if sees_all else pieces.ALL_KNOW)
    if slots and not knows_order and position.outcome is None:
        slots = (slots[0], slots[1], pieces.UNKNOWN if slots[2] >= 0 else slots[2])
    return SniperObservation.of(
        position,
        seat,
        acting,
        tuple(LEGAL[phase](position, seat)) if seat in acting else (),
        sees_secrets=sees_all,
        phase=phase if sees_all else PHASE_SEEN_BY_OTHERS[phase],
        round=position.round,
        completed=numbers_in(position.completed),
        played=played,
        hand_size=started_with + len(loots) - len(played),
        deck_size=pieces.LOADOUT_CARDS - started_with - len(loots),
        slots=slots,
        orders_left=position.orders.bit_count(),
        orders_gone=orders_gone(position) if slots else (),
        buried=numbers_in(position.buried) if sees_all else (),
        looted=numbers_in(position.looted) if sees_all else (),
        card=card,
    )


@cache
def numbers_in(mask: int) -> tuple[Objective, ...]:
    """The objectives of a set, rising."""
    return tuple(members(mask))


def orders_gone(position: Position) -> tuple[int, ...]:
    """The order cards that were carried out in a solo game, rising."""
    left = position.orders | mask_of([order for order in position.slots if order >= 0])
    return tuple(order for order in range(len(ORDERS)) if not left >> order & 1)
