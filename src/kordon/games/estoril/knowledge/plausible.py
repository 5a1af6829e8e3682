"""How likely a rival's hidden cards are to lie as they do: strong ones first, and where much is to win.

The belief deals hidden cards without asking who would lay them so; that keeps it exact. Who searches prefers
worlds by this. The two numbers were fitted to lays of searching players: the logarithm of how likely the true
cards are rose by 0.36 for each rival and moment.
"""

from __future__ import annotations

from math import exp
from typing import Final

from kordon.engine.records import Seat
from kordon.games.estoril.knowledge.policy import AVERAGE_REWARD, POWER_ON
from kordon.games.estoril.knowledge.worth import worths
from kordon.games.estoril.position import NO_SEAT, Position
from kordon.games.estoril.rules.characters import NO_CARD
from kordon.games.estoril.rules.ground import PLACE_OF, PLACES

FIRST: Final = 0.4  # for a point of power, laid at all
FOR_MORE: Final = 0.2  # and for each point that the board's reward is worth more than usual
USUAL_REWARD: Final = 3.5
USUAL_POWER: Final = 2.0


def plausibility(position: Position, seat: Seat) -> float:
    """A weight for a world in which rivals have laid these cards where the seat can't see them."""
    gains = worths(position.missions)
    layout, laid, up, knows = position.ground.layout, position.laid, position.up, position.knows
    for_power = []
    for place in range(PLACES):
        card = position.reward[place]
        prize = 0.0 if card == NO_CARD else AVERAGE_REWARD
        if card != NO_CARD and position.rewards_up >> place & 1:
            prize = gains[card]
        for_power.append(FIRST + FOR_MORE * (prize - USUAL_REWARD))
    total = 0.0
    for cell, owner in enumerate(position.owner):
        if owner in (NO_SEAT, seat) or up >> cell & 1 or knows[cell] >> seat & 1:
            continue
        place = PLACE_OF[cell]
        total += for_power[place] * (POWER_ON[layout[place]][laid[cell]] - USUAL_POWER)
    return exp(total)
