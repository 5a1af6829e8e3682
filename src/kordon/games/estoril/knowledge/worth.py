"""What a card is worth to anybody in this game, and how likely a seat is to win as things stand."""

from __future__ import annotations

from functools import lru_cache
from math import exp, fsum
from typing import Final

from kordon.games.estoril.position import NO_SEAT, ROUNDS, Position
from kordon.games.estoril.rules.characters import ABILITIES, CARDS, NO_CARD, POINTS, STRENGTH, CardMask
from kordon.games.estoril.rules.missions import MISSION_POINTS, STRENGTH_MISSION, Mission, count

FOR_A_MISSION: Final = 1.2  # points of one more of what a mission counts
FOR_STRENGTH: Final = 0.35  # of one more strength, where a mission adds it up
FOR_A_ROUND: Final = 0.12  # of one strength, or a third of a symbol, in a round to come
IN_DOUBT: Final = 0.45  # how far behind, in what a mission counts, still has hope at the end
IN_DOUBT_MORE: Final = 0.6  # and in each round before it
SPREAD: Final = 1.0  # the same in points of the final score
SPREAD_MORE: Final = 2.2


@lru_cache(maxsize=512)
def worths(missions: tuple[Mission, ...]) -> tuple[float, ...]:
    """By card: its points, and what it adds to these missions, whoever has it."""
    found = []
    for card in range(CARDS):
        worth = float(POINTS[card])
        for mission in missions:
            if mission >= 0:
                more = count(mission, 1 << card)
                worth += more * (FOR_STRENGTH if mission == STRENGTH_MISSION else FOR_A_MISSION)
        found.append(max(1.0, worth))
    return tuple(found)


@lru_cache(maxsize=1 << 14)
def points_of(
    cards: CardMask, missions: tuple[Mission, ...], rounds_left: int
) -> tuple[float, tuple[int, ...]]:
    """What a network brings by itself, and its count for each mission."""
    total = 0.0
    rest = cards
    while rest:
        lowest = rest & -rest
        card = lowest.bit_length() - 1
        rest ^= lowest
        total += POINTS[card] + FOR_A_ROUND * rounds_left * (STRENGTH[card] + 3 * len(ABILITIES[card]))
    return total, tuple([count(mission, cards) for mission in missions])


def standings(position: Position) -> list[float]:
    """By seat: the points that it can expect at the end, apart from what all will win alike."""
    seats = position.seats
    left = max(0, ROUNDS - position.round + 1)
    networks = list(position.hands)
    for cell, owner in enumerate(position.owner):
        if owner != NO_SEAT and position.laid[cell] != NO_CARD:
            networks[owner] |= 1 << position.laid[cell]
    parts = [points_of(network, position.missions, left) for network in networks]
    totals = [part[0] + position.discards[seat].bit_count() for seat, part in enumerate(parts)]
    doubt = IN_DOUBT + IN_DOUBT_MORE * left
    for index, mission in enumerate(position.missions):
        scale = doubt * (3.0 if mission == STRENGTH_MISSION else 1.0)
        counts = [part[1][index] for part in parts]
        most = max(counts)
        shares = [exp((value - most) / scale) for value in counts]
        whole = fsum(shares)
        for seat in range(seats):
            totals[seat] += MISSION_POINTS * shares[seat] / whole
    if position.recruits:
        for seat in range(seats):
            if position.recruits[seat] >= 0:
                totals[seat] += count(position.recruits[seat], networks[seat] | position.discards[seat])
    return totals


def evaluate(position: Position) -> list[float]:
    """By seat: the chance to win, from the expected points of all."""
    totals = standings(position)
    left = max(0, ROUNDS - position.round + 1)
    spread = SPREAD + SPREAD_MORE * left
    best = max(totals)
    shares = [exp((total - best) / spread) for total in totals]
    whole = fsum(shares)
    return [share / whole for share in shares]
