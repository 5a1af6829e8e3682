"""The memo under all screens: parts made once, by what they are made from; and never out of date."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from kordon.engine import memo
from kordon.engine.memo import forget, group, part, thing
from kordon.engine.records import Observation, encode, everybody_at
from kordon.games import GAMES, find

MOMENTS = 15  # of each game, at which scenes are made afresh


class Seen(Observation, frozen=True):
    """Three numbers."""

    a: int = 0
    b: int = 0
    c: int = 0


def seen(a: int = 0, b: int = 0, c: int = 0) -> Seen:
    return Seen(0, 2, 1, (), (), None, a, b, c)


@pytest.fixture
def made() -> Iterator[list[str]]:
    """What was made, in turn; the memo forgets afterwards."""
    yield []
    forget()


def test_a_part_is_made_again_only_if_a_field_changed_that_it_reads(made: list[str]) -> None:
    @part
    def total(seen: Seen) -> tuple[int, ...]:
        made.append(f"{seen.a} {seen.b}")
        return (seen.a + seen.b,)

    first = total(seen(1, 2, 3))
    assert total(seen(1, 2, 4)) is first
    assert total(seen(1, 3)) == (4,)
    assert total(seen(1, 2)) is first
    assert made == ["1 2", "1 3"]


def test_a_branch_that_was_never_taken_may_read_more(made: list[str]) -> None:
    @part
    def chosen(seen: Seen) -> tuple[int, ...]:
        return (seen.b if seen.a else seen.c,)

    assert [chosen(seen(0, b, 7)) for b in (1, 2)] == [(7,), (7,)]
    assert [chosen(seen(1, b, 7)) for b in (1, 2)] == [(1,), (2,)]
    assert [chosen(seen(0, 1, c)) for c in (7, 8)] == [(7,), (8,)]


def test_parts_within_parts_are_made_from_the_same_fields(made: list[str]) -> None:
    @part
    def inner(seen: Seen) -> tuple[int, ...]:
        return (seen.b if seen.a > 1 else seen.a,)

    @part
    def outer(seen: Seen) -> tuple[int, ...]:
        return (*inner(seen), seen.c)

    assert outer(seen(1, 2, 3)) == (1, 3)
    assert outer(seen(0, 2, 3)) == (0, 3), "the inner one was asked before and knew its field"
    assert outer(seen(2, 2, 3)) == (2, 3), "the inner one learned a field while the outer one was made"
    assert outer(seen(2, 5, 3)) == (5, 3)
    assert inner(seen(2, 6)) == (6,)
    assert outer(seen(2, 6, 4)) == (6, 4)


def test_what_a_part_is_given_besides_counts_as_well(made: list[str]) -> None:
    @part
    def times(seen: Seen, factor: int) -> tuple[int, ...]:
        return (seen.a * factor,)

    assert [times(seen(3), factor) for factor in (2, 3, 2)] == [(6,), (9,), (6,)]
    assert times(seen(3), 2) is times(seen(3, 1), 2)


def test_nothing_is_kept_without_end(monkeypatch: pytest.MonkeyPatch, made: list[str]) -> None:
    monkeypatch.setattr(memo, "MOST_PARTS", 3)
    kept = memo.Memo(lambda seen: (seen.a,))
    for number in range(10):
        fields, results = kept.known
        assert kept.make(seen(number), memo.NOTHING, results, fields(seen(number))) == (number,)
        assert len(kept.known[1]) <= 3


@pytest.mark.parametrize("keep", [group, thing])
def test_equal_arguments_make_one_object_until_it_is_forgotten(keep: Any, made: list[str]) -> None:
    def both(a: int, b: int) -> list[int]:
        return [a, b]

    pair = keep(both)
    first = pair(1, 2)
    assert pair(1, 2) is first
    assert pair(2, 1) is not first
    forget()
    assert pair(1, 2) is not first
    assert pair(1, 2) == first


@pytest.mark.parametrize("name", GAMES)
def test_scenes_are_as_if_nothing_was_ever_kept(name: str) -> None:
    game, source = find(name), Random(f"memo {name}")
    compared = 0
    for seats in (game.seat_counts[-1], game.seat_counts[0]):
        shown = []
        position = game.start(game.parse_options({}), seats, source.randbytes(32))
        while acting := game.to_act(position):
            observed = [game.observe(position, seat) for seat in everybody_at(seats)]
            shown.append([(one, encode(game.scene(one))) for one in observed])
            game.apply(position, source.choice(game.moves(position, source.choice(acting))))
        for moment in source.sample(shown, min(MOMENTS, len(shown))):
            for one, scene in moment:
                forget()
                assert encode(game.scene(one)) == scene
                compared += 1
    assert compared > 50
