"""All worlds that differ only in what a seat does not know, by plain enumeration, as a measure for draws."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Mapping
from itertools import combinations, permutations, product
from math import comb, sqrt
from random import Random
from typing import Any

from kordon.engine.bits import members
from kordon.engine.records import Delivery
from kordon.engine.tuples import replaced
from kordon.games.estoril import GAME
from kordon.games.estoril.phases import DISCARDING
from kordon.games.estoril.position import HAND_LIMIT, Position
from kordon.games.estoril.rules.characters import NO_CARD

Key = tuple[Hashable, ...]


def key_of(world: Position) -> Key:
    """Everything that may be hidden, but the missions."""
    hidden = (world.laid, world.reward, world.deck, world.hands, world.picked)
    return tuple(tuple(part) for part in hidden)


def worlds_for(position: Position, seat: int) -> Iterator[tuple[Position, float]]:
    """Every way to deal what the seat does not know, with its weight in the players' model of each other."""
    owners = [other for other in range(position.seats) if other != seat]
    cells = [_hidden_cells(position, seat, owner) for owner in owners]
    pools = [
        [*members(position.hands[owner] | position.picked[owner]), *(position.laid[cell] for cell in hidden)]
        for owner, hidden in zip(owners, cells, strict=True)
    ]
    rewards = [
        p
        for p, card in enumerate(position.reward)
        if card != NO_CARD and not position.reward_knows[p] >> seat & 1
    ]
    depths = [depth for depth in range(len(position.deck)) if not position.deck_knows[depth] >> seat & 1]
    unseen = [*(position.reward[place] for place in rewards), *(position.deck[depth] for depth in depths)]
    deals = [permutations(pool, len(hidden)) for pool, hidden in zip(pools, cells, strict=True)]
    for dealt in product(*deals):
        for stock in permutations(unseen):
            world = position.copy()
            for owner, pool, hidden, cards in zip(owners, pools, cells, dealt, strict=True):
                world.picked[owner] = 0
                world.hands[owner] = sum(1 << card for card in pool if card not in cards)
                for cell, card in zip(hidden, cards, strict=True):
                    world.laid = replaced(world.laid, cell, card)
            for place, card in zip(rewards, stock, strict=False):
                world.reward = replaced(world.reward, place, card)
            for depth, card in zip(depths, stock[len(rewards) :], strict=True):
                world.deck = replaced(world.deck, depth, card)
            yield from (
                _with_picks(world, owners, position, seat) if position.phase == DISCARDING else [(world, 1.0)]
            )


def _hidden_cells(position: Position, seat: int, owner: int) -> list[int]:
    return [
        cell
        for cell, whose in enumerate(position.owner)
        if whose == owner and not position.knows[cell] >> seat & 1
    ]


def _with_picks(
    world: Position, owners: list[int], truth: Position, seat: int
) -> Iterator[tuple[Position, float]]:
    """Any numbers of picks that look the same are equally likely, and so are all sets of one size.

    Somebody is still to pick, or all would have been shown.
    """
    seen = GAME.observe(truth, seat)
    choices: list[list[tuple[int, ...]]] = []
    for owner in owners:
        hand = list(members(world.hands[owner]))
        most = max(0, len(hand) - HAND_LIMIT)
        choices.append([picks for size in range(most + 1) for picks in combinations(hand, size)])
    for picked in product(*choices):
        other = world.copy()
        weight = 1.0
        for owner, cards in zip(owners, picked, strict=True):
            weight /= comb(world.hands[owner].bit_count(), len(cards))
            other.picked[owner] = sum(1 << card for card in cards)
            other.hands[owner] &= ~other.picked[owner]
        if GAME.to_act(other) and GAME.observe(other, seat) == seen:
            yield other, weight


def draws(position: Position, seat: int, number: int, key: Callable[[Position], Any]) -> Counter[Any]:
    """How often the seat's belief draws each world."""
    belief = GAME.belief([Delivery((), GAME.observe(position, seat))])
    source = Random(1942)
    return Counter(key(belief.draw(source)) for _ in range(number))


def assert_distributed(drawn: Counter[Any], weights: Mapping[Any, float]) -> None:
    """The same support exactly, and a chi-square that chance alone would hardly exceed."""
    assert set(drawn) == set(weights)
    total, whole = sum(drawn.values()), sum(weights.values())
    expected = {world: total * weight / whole for world, weight in weights.items()}
    assert min(expected.values()) > 5, "too few draws to tell"
    statistic = sum((drawn[world] - expected[world]) ** 2 / expected[world] for world in weights)
    freedom = len(weights) - 1
    assert statistic < freedom + 5 * sqrt(2 * freedom) + 10
