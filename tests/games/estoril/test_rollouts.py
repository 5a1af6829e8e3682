"""The quick roll-outs keep the rules: what they decide, played by the rules, comes to the same position."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any, Final

import pytest

from kordon.engine.chance import seed_from
from kordon.games.estoril import GAME, moves
from kordon.games.estoril.knowledge import rollouts
from kordon.games.estoril.knowledge.rollouts import finish_round
from kordon.games.estoril.options import EstorilOptions
from kordon.games.estoril.phases import (
    CONSPIRING,
    DISCARDING,
    LAYING,
    OVER,
    PEEKING,
    SACRIFICING,
    USING,
)
from kordon.games.estoril.position import Position
from tests.games.estoril.table import random_positions, snapshot

ALL: Final = {"secret_missions": True, "recruitment": True, "second_place": True}
TABLES: Final = [
    (2, EstorilOptions()),
    (2, EstorilOptions(recruitment=True, second_place=True)),
    (3, EstorilOptions(second_place=True)),
    (3, EstorilOptions(secret_missions=True)),
    (4, EstorilOptions()),
    (4, EstorilOptions(**ALL)),
]


def played(seed: str, seats: int, options: EstorilOptions) -> Iterator[Position]:
    """Positions of a random game, and of one that is laid and resolved as in roll-outs."""
    yield from random_positions(seed, seats, options)
    policy, source = GAME.policy(), Random(seed)
    position = GAME.start(options, seats, seed_from(seed))
    while acting := GAME.to_act(position):
        yield position
        GAME.apply(position, policy.pick(position, acting[0], source))


def by_the_rules(position: Position, made: list[Any]) -> Counter[type]:
    """Play these moves, and decline every peek; what was decided, by kind."""
    stage, rest = position.round, iter(made)
    while position.round == stage and GAME.to_act(position):
        if position.phase == PEEKING:
            GAME.apply(position, moves.DECLINE[position.acting])
            continue
        move = next(rest)
        assert move in GAME.moves(position, move.seat), (move, position.phase)
        GAME.apply(position, move)
    assert list(rest) == []
    return Counter(type(move) for move in made)


def compared(position: Position) -> list[Any]:
    """All fields that a roll-out keeps."""
    kept = position.copy()
    kept.turn = 0  # roll-outs don't count turns
    kept.scores = None
    if kept.phase == OVER:
        kept.acting = 0
    return [field if name != "ground" else ground_of(field) for name, field in named(kept)]


def named(position: Position) -> Iterator[tuple[str, Any]]:
    return zip(Position.FIELDS, snapshot(position), strict=True)


def ground_of(ground: Any) -> Any:
    """The boards as they lie."""
    return ground.layout, ground.turned


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_roll_out_comes_to_what_the_rules_come_to(seats: int, options: EstorilOptions) -> None:
    kinds: Counter[type] = Counter()
    begun: Counter[int] = Counter()
    ends = 0
    for game in range(4):
        for number, position in enumerate(played(f"rules {game}", seats, options)):
            if position.phase == OVER:
                continue
            begun[position.phase] += 1
            quick, slow, made = position.copy(), position.copy(), []
            finish_round(quick, Random(number), goes_on=True, made=made)
            assert len(made) <= rollouts.MOST_MOVES
            kinds += by_the_rules(slow, made)
            assert compared(quick) == compared(slow)
            assert quick.faults() == []
            ends += quick.phase == OVER
    assert ends
    assert set(begun) >= {LAYING, PEEKING, USING, CONSPIRING, SACRIFICING, DISCARDING}
    assert set(kinds) >= {
        moves.Lay,
        moves.Assassinate,
        moves.Conspire,
        moves.Rally,
        moves.Seduce,
        moves.Protect,
        moves.Decline,
        moves.Sacrifice,
        moves.Discard,
    }
