"""The quick roll-outs keep the rules: what they decide, played by the rules, comes to the same position."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

import pytest

from kordon.engine.bits import mask_of, members
from kordon.engine.chance import seed_from
from kordon.engine.rule_ids import rule
from kordon.games.estoril import GAME, moves
from kordon.games.estoril.knowledge import rollouts
from kordon.games.estoril.knowledge.rollouts import finish_round, last_surplus, surplus, values_of
from kordon.games.estoril.knowledge.worth import evaluate
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
from kordon.games.estoril.position import HAND_LIMIT, Position
from kordon.games.estoril.rules.characters import CHARACTERS, DECK, POINTS
from kordon.games.estoril.rules.ground import Ground
from kordon.games.estoril.rules.missions import MISSIONS, count
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


def by_the_rules(position: Position, made: list[Any]) -> None:
    """Play these moves, and decline every peek."""
    stage, rest = position.round, iter(made)
    while position.round == stage and GAME.to_act(position):
        if position.phase == PEEKING:
            GAME.apply(position, moves.DECLINE[position.acting])
            continue
        move = next(rest)
        assert move in GAME.moves(position, move.seat), (move, position.phase)
        GAME.apply(position, move)
    assert list(rest) == []


def compared(position: Position) -> list[Any]:
    """All fields that a roll-out keeps."""
    kept = position.copy()
    kept.turn = 0  # roll-outs don't count turns
    kept.scores = None
    if kept.phase == OVER:
        kept.acting = 0
    return [(field.layout, field.turned) if isinstance(field, Ground) else field for field in snapshot(kept)]


def finished(position: Position, number: int) -> tuple[Position, list[Any]]:
    """The round played to its end, and the decisions; the rules come to the same."""
    quick, slow = position.copy(), position.copy()
    made: list[Any] = []
    finish_round(quick, Random(number), goes_on=True, made=made)
    by_the_rules(slow, made)
    assert compared(quick) == compared(slow)
    assert quick.faults() == []
    return quick, made


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_roll_out_comes_to_what_the_rules_come_to(seats: int, options: EstorilOptions) -> None:
    kinds: set[type] = set()
    begun: set[int] = set()
    ends = 0
    for game in range(4):
        for number, position in enumerate(played(f"rules {game}", seats, options)):
            if position.phase != OVER:
                begun.add(position.phase)
                quick, made = finished(position, number)
                assert len(made) <= rollouts.MOST_MOVES
                kinds |= {type(move) for move in made}
                ends += quick.phase == OVER
    assert ends
    assert begun >= {LAYING, PEEKING, USING, CONSPIRING, SACRIFICING, DISCARDING}
    assert kinds >= {
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


@rule("ES-607")
def test_who_runs_out_of_cards_lays_no_more_in_roll_outs() -> None:
    position = GAME.start(EstorilOptions(), 3, seed_from("few"))
    for seat, left in ((0, 1), (1, 3)):
        lost = mask_of(members(position.hands[seat])[left:])
        position.hands[seat] ^= lost
        position.gone |= lost
    _, made = finished(position, 1)
    assert [move.seat for move in made if isinstance(move, moves.Lay)] == [
        *turns_from(position.first, 3, {0: 1, 1: 3, 2: 4})
    ]


def turns_from(first: int, seats: int, cards: dict[int, int]) -> Iterator[int]:
    """Who lays, in turn, with so many cards or markers."""
    seat = first
    while any(cards.values()):
        if cards[seat]:
            cards[seat] -= 1
            yield seat
        seat = (seat + 1) % seats


def test_without_play_to_come_only_the_boards_are_missing() -> None:
    """Nothing that an evaluation goes by differs."""
    for seats in (2, 3, 4):
        for position in random_positions("judged", seats):
            if position.phase == OVER:
                continue
            dealt, judged = position.copy(), position.copy()
            finish_round(dealt, Random(1), goes_on=True)
            finish_round(judged, Random(1), goes_on=False)
            assert judged.faults() == []
            assert (judged.round, judged.phase, judged.first) == (dealt.round, dealt.phase, dealt.first)
            assert evaluate(judged) == evaluate(dealt)
            assert judged.outcome == dealt.outcome


def test_a_roll_out_keeps_to_its_limit() -> None:
    position = GAME.start(EstorilOptions(), 2, seed_from("limit"))
    GAME.policy().play_on(position, Random(1), None, rollouts.MOST_MOVES - 1)
    assert position.turn  # it went move by move
    assert position.turn <= rollouts.MOST_MOVES - 1


def test_cards_that_are_worth_least_are_laid_aside() -> None:
    missions = (0, 1, 2, 3)
    for left in (1, 2, 3):
        hand = mask_of(DECK[:9])
        values = values_of(missions, left)
        aside = surplus(hand, missions, left)
        kept = hand & ~aside
        assert (kept.bit_count(), aside & ~hand) == (HAND_LIMIT, 0)
        assert max([values[card] for card in members(aside)]) <= min([values[card] for card in members(kept)])


@rule("ES-603", "ES-703")
def test_after_the_last_round_the_card_that_decides_a_mission_is_kept() -> None:
    """A card of few points is laid aside unless a mission, or its second place, hangs on it."""
    nationalists = next(i for i, mission in enumerate(MISSIONS) if mission.symbol == "N")
    missions = (nationalists,)
    [only] = [card for card in DECK if CHARACTERS[card].name == "Walser S."]
    others = [card for card in DECK if POINTS[card] > POINTS[only] and not count(nationalists, 1 << card)]
    hand = mask_of([only, *others[:HAND_LIMIT]])
    assert hand.bit_count() == HAND_LIMIT + 1
    assert last_surplus(hand, ((3,),), missions, has_second=False) == 1 << only
    assert last_surplus(hand, ((0,),), missions, has_second=False) != 1 << only
    assert last_surplus(hand, ((3,),), missions, has_second=True) != 1 << only
