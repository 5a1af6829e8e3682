"""What a card is worth to anybody in this game, and how likely a seat is to win as things stand.

The chance to win is learned: a sum of weights, by the rounds that are left, for every character in a network,
for leads in what missions count, and for a few things more. `training` plays the games and fits the weights.
"""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from math import exp, fsum
from typing import Final

import msgspec

from kordon.engine.bits import members
from kordon.games.estoril.position import NO_SEAT, ROUNDS, Position
from kordon.games.estoril.rules.characters import CARDS, CHARACTERS, DECK, NO_CARD, POINTS, STARTERS, CardMask
from kordon.games.estoril.rules.missions import MISSIONS, STRENGTH_MISSION, Mission, count

FOR_A_MISSION: Final = 1.2  # points of one more of what a mission counts
FOR_STRENGTH: Final = 0.35  # of one more strength, where a mission adds it up

# What the weights are for: characters (starters are the same for all seats), and what follows.
KIND: Final = tuple(card % STARTERS if card < DECK[0] else card - DECK[0] + STARTERS for card in range(CARDS))
_NAMES: Final = [CHARACTERS[KIND.index(kind)].name for kind in range(max(KIND) + 1)]
AHEAD: Final = len(_NAMES)  # by kind of mission: more of what it counts than every rival; less counts as −1
LEAD: Final = AHEAD + 3  # by kind of mission: how much more
DISCARD: Final = LEAD + 3  # each discard
FIRST: Final = DISCARD + 1  # first player of the round
RECRUIT: Final = FIRST + 1  # each point of the seat's own recruit
MISSION_KINDS: Final = ("cards", "flags", "strength")
FEATURES: Final = (
    *_NAMES,
    *[f"{what} by mission of {kind}" for what in ("ahead", "lead") for kind in MISSION_KINDS],
    "discard",
    "first player",
    "recruit",
)
# By mission: which of the three kinds it is.
MISSION_KIND: Final = tuple(
    2 if number == STRENGTH_MISSION else 1 if mission.flags else 0 for number, mission in enumerate(MISSIONS)
)
LEARNED_FOR: Final = 3  # rounds left at most: roll-outs stop after a round
WEIGHTS_FILE: Final = "data/evaluation.json"


def read_weights() -> list[list[float]]:
    """By rounds left, less one: the weight of every feature, as trained."""
    text = files("kordon.games.estoril").joinpath(WEIGHTS_FILE).read_bytes()
    by_left = msgspec.json.decode(text, type=dict[str, dict[str, float]])
    return [[by_left[str(left)][name] for name in FEATURES] for left in range(1, LEARNED_FOR + 1)]


WEIGHTS: Final = read_weights()


@lru_cache(maxsize=512)
def worths(missions: tuple[Mission, ...]) -> tuple[float, ...]:
    """By card: its points, and what it adds to these missions, for any owner."""
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
def network_worth(cards: CardMask, missions: tuple[Mission, ...], left: int) -> tuple[float, tuple[int, ...]]:
    """The weights of a network's characters, and its count for each mission."""
    weights = WEIGHTS[left - 1]
    total = 0.0
    rest = cards
    while rest:
        lowest = rest & -rest
        total += weights[KIND[lowest.bit_length() - 1]]
        rest ^= lowest
    return total, tuple([count(mission, cards) for mission in missions])


@lru_cache(maxsize=1 << 12)
def final_points(cards: CardMask, missions: tuple[Mission, ...]) -> tuple[int, tuple[int, ...]]:
    """The points of characters at the end, and their count for each mission (ES-602, ES-603)."""
    total = sum([POINTS[card] for card in members(cards)])
    return total, tuple([count(mission, cards) for mission in missions])


def rounds_left(position: Position) -> int:
    """The rounds yet to be scored, as far as weights tell them apart."""
    return max(1, min(LEARNED_FOR, ROUNDS - position.round + 1))


def networks_of(position: Position) -> list[CardMask]:
    """By seat: its characters, in hand and on the boards."""
    networks = list(position.hands)
    for cell, owner in enumerate(position.owner):
        if owner != NO_SEAT and position.laid[cell] != NO_CARD:
            networks[owner] |= 1 << position.laid[cell]
    return networks


def leads(counts: list[int]) -> list[int]:
    """By seat: how far it is ahead of its best rival, or behind."""
    *_, second, most = sorted(counts)
    return [value - (second if value == most else most) for value in counts]


def standings(position: Position) -> list[float]:
    """By seat: the sum of the weights of all that it has."""
    left = rounds_left(position)
    weights = WEIGHTS[left - 1]
    networks = networks_of(position)
    parts = [network_worth(network, position.missions, left) for network in networks]
    totals = [
        part[0] + weights[DISCARD] * discards.bit_count()
        for part, discards in zip(parts, position.discards, strict=True)
    ]
    totals[position.first] += weights[FIRST]
    for index, mission in enumerate(position.missions):
        kind = MISSION_KIND[mission]
        ahead, lead = weights[AHEAD + kind], weights[LEAD + kind]
        for seat, more in enumerate(leads([part[1][index] for part in parts])):
            if more:
                totals[seat] += lead * more + (ahead if more > 0 else -ahead)
    for seat, mission in enumerate(position.recruits):
        totals[seat] += weights[RECRUIT] * count(mission, networks[seat] | position.discards[seat])
    return totals


def evaluate(position: Position) -> list[float]:
    """By seat: the chance to win."""
    totals = standings(position)
    best = max(totals)
    shares = [exp(total - best) for total in totals]
    whole = fsum(shares)
    return [share / whole for share in shares]
