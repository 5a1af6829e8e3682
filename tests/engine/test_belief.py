"""The belief for any small game, on one small enough to count its worlds by hand."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from kordon.engine.audience import only
from kordon.engine.belief import FilterBelief, Unexplained
from kordon.engine.chance import chance_from
from kordon.engine.records import EVERYBODY, Delivery, Event, Move, Notice, Observation, Seat
from kordon.engine.state import State

HIDER, SEEKER = 0, 1
CUPS = 4
DIE = 3


class Shift(Move, frozen=True, tag="shift"):
    """The coin goes one cup further; the seeker does not notice."""


class Done(Move, frozen=True, tag="done"):
    """A die is rolled, and the seeker told the sum of the die and the coin's cup."""


class Lift(Move, frozen=True, tag="lift"):
    cup: int


class Told(Event, frozen=True, tag="told"):
    total: int


class Shifted(Event, frozen=True, tag="shifted"):
    pass


class Seen(Observation, frozen=True):
    options: None
    coin: int


class Position(State):
    coin: int
    shifts: int


class Cups:
    """A coin lies under a random cup; the hider shifts it up to twice, unnoticed."""

    name = "cups"

    def start(self, options: Any, seats: int, seed: bytes) -> Position:
        position = Position()
        position.chance, position.seats, position.turn, position.outcome = chance_from(seed), 2, 0, None
        position.coin, position.shifts = position.chance.below(CUPS), 0
        return position

    def start_like(self, first: Seen, source: Random) -> Position:
        while True:
            position = self.start(None, 2, source.randbytes(8))
            if self.observe(position, first.seat) == first:
                return position

    def to_act(self, position: Position) -> tuple[Seat, ...]:
        return (HIDER,) if position.turn == 0 else (SEEKER,)

    def moves(self, position: Position, seat: Seat) -> list[Any]:
        if seat == SEEKER:
            return [Lift(SEEKER, cup) for cup in range(CUPS)]
        return [Done(HIDER), *[Shift(HIDER)] * (position.shifts < 2)]

    def apply(self, position: Position, move: Any) -> list[Notice]:
        if isinstance(move, Shift):
            position.coin = (position.coin + 1) % CUPS
            position.shifts += 1
            return [(only(HIDER), Shifted())]
        position.turn += 1
        if isinstance(move, Lift):
            return []
        return [(EVERYBODY, Told(position.coin + position.chance.die(DIE)))]

    def observe(self, position: Position, seat: Seat) -> Seen:
        acting = self.to_act(position)
        moves = tuple(self.moves(position, seat)) if seat in acting else ()
        coin = position.coin if seat == HIDER else -1
        return Seen(seat, 2, position.turn, acting, moves, None, None, coin)


CUPS_GAME: Any = Cups()


def first(seat: Seat = SEEKER) -> Delivery:
    return Delivery((), CUPS_GAME.observe(CUPS_GAME.start(None, 2, b"x"), seat))


def after_done(total: int) -> Delivery:
    position = CUPS_GAME.start(None, 2, b"x")
    position.turn = 1
    return Delivery((Told(total),), CUPS_GAME.observe(position, SEEKER))


def shares(belief: FilterBelief, field: str) -> dict[int, float]:
    source, draws = Random(1), 6000
    counted = Counter(getattr(belief.draw(source), field) for _ in range(draws))
    return {value: count / draws for value, count in counted.items()}


def test_hidden_starts_are_found_and_moves_nobody_notices_may_have_been_made() -> None:
    belief = FilterBelief(CUPS_GAME, [first()])
    assert len(belief) == CUPS * 3  # no shift, one or two
    assert shares(belief, "shifts").keys() == {0, 1, 2}
    assert shares(belief, "coin") == pytest.approx(dict.fromkeys(range(CUPS), 1 / CUPS), abs=0.08)


def test_who_knows_the_secret_holds_one_world_possible() -> None:
    assert len(FilterBelief(CUPS_GAME, [first(HIDER)])) == 1


@pytest.mark.parametrize(("total", "cups"), [(1, (0,)), (2, (0, 1)), (3, (0, 1, 2)), (5, (2, 3)), (6, (3,))])
def test_luck_is_drawn_again_and_weighed_by_what_was_told(total: int, cups: tuple[int, ...]) -> None:
    belief = FilterBelief(CUPS_GAME, [first(), after_done(total)])
    expected = dict.fromkeys(cups, 1 / len(cups))
    assert shares(belief, "coin") == pytest.approx(expected, abs=0.12)
    # No shift in 1/2 of all cases, one in 1/4, two in 1/4 (then there is nothing but Done).
    assert shares(belief, "shifts") == pytest.approx({0: 0.5, 1: 0.25, 2: 0.25}, abs=0.12)


def test_each_world_drawn_has_luck_of_its_own() -> None:
    belief, source = FilterBelief(CUPS_GAME, [first()]), Random(2)
    assert len({belief.draw(source).chance.key for _ in range(20)}) == 20


def test_what_the_game_can_not_have_sent_is_reported() -> None:
    with pytest.raises(Unexplained, match="cups: no world explains what seat 1 was sent"):
        FilterBelief(CUPS_GAME, [first(), after_done(7)])


def test_beyond_the_bound_a_sample_is_kept_and_grows_when_it_explains_nothing() -> None:
    small = FilterBelief(CUPS_GAME, [first()], most=5)
    assert len(small) <= 5
    # Two worlds of twelve explain a sum of 6 after no shift: a sample of two mostly misses them.
    grown = FilterBelief(CUPS_GAME, [first(), after_done(6)], most=2)
    assert shares(grown, "coin") == {3: 1.0}


def test_a_belief_told_message_by_message_is_the_one_told_all_at_once() -> None:
    one = FilterBelief(CUPS_GAME, [first()])
    one.update(after_done(2))
    assert shares(one, "coin") == shares(FilterBelief(CUPS_GAME, [first(), after_done(2)]), "coin")


def test_a_move_taken_back_leaves_the_worlds_as_they_were() -> None:
    before, position = first(HIDER), CUPS_GAME.start(None, 2, b"x")
    CUPS_GAME.apply(position, Shift(HIDER))
    shifted = Delivery((Shifted(),), CUPS_GAME.observe(position, HIDER))
    belief = FilterBelief(CUPS_GAME, [before, shifted])
    assert shares(belief, "shifts") == {1: 1.0}
    belief.update(Delivery((), before.observation))
    assert shares(belief, "shifts") == {0: 1.0}


class Rolled(Event, frozen=True, tag="rolled"):
    dice: tuple[int, ...]
    total: int  # of a hidden die and the coin's cup


class OpenDice(Cups):
    """With the sum everybody sees six dice that mean nothing."""

    def apply(self, position: Position, move: Any) -> list[Notice]:
        notices = super().apply(position, move)
        if not isinstance(move, Done):
            return notices
        told: Any = notices[0][1]
        dice = tuple(position.chance.die(6) for _ in range(6))
        return [(EVERYBODY, Rolled(dice, told.total))]


def test_open_dice_are_matched_one_by_one_and_the_hidden_one_is_weighed() -> None:
    game: Any = OpenDice()
    seen = after_done(3).observation
    belief = FilterBelief(game, [first(), Delivery((Rolled((2, 2, 1, 1, 3, 4), 3),), seen)])
    assert shares(belief, "coin") == pytest.approx(dict.fromkeys((0, 1, 2), 1 / 3), abs=0.12)
    assert not belief.is_whole
    with pytest.raises(Unexplained, match="luck was not matched"):
        FilterBelief(game, [first(), Delivery((Rolled((2, 2, 1, 1, 3, 7), 3),), seen)])
