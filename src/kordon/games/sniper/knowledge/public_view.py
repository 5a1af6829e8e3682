"""What everybody was told, out of what the sniper was sent: the sniper can compute what others can know."""

# Not compiled: it rebuilds records.
from __future__ import annotations

from typing import Any

import msgspec

from kordon.engine.records import SPECTATOR, Delivery
from kordon.games.sniper import events
from kordon.games.sniper.observation import SniperObservation
from kordon.games.sniper.observe import PHASE_SEEN_BY_OTHERS
from kordon.games.sniper.pieces import UNKNOWN


def public_delivery(delivery: Delivery) -> Delivery:
    """The message as somebody without secrets would have got it: all that `Tracker` reads of one."""
    seen: SniperObservation = delivery.observation
    observation = msgspec.structs.replace(
        seen, seat=SPECTATOR, phase=PHASE_SEEN_BY_OTHERS[seen.phase], moves=(), space=UNKNOWN
    )
    heard: list[Any] = []
    for index, event in enumerate(delivery.events):
        if index not in delivery.private:
            heard.append(event)
        elif isinstance(event, events.CardPlayed):
            heard.append(events.CardPlayed(UNKNOWN))
        elif isinstance(event, events.Looted):
            heard.append(events.Looted((UNKNOWN,) * len(event.cards)))
        elif isinstance(event, events.Equipped):
            heard.append(events.Equipped((UNKNOWN,) * len(event.cards)))
    return Delivery(tuple(heard), observation)
