"""What follows from the fields that a game declares once."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
import pytest

from kordon.cli.fields import declaring, table
from kordon.engine.chance import Chance
from kordon.engine.fields import After, Masked, PerSeat, Secret
from kordon.engine.records import Observation
from kordon.engine.state import State
from kordon.games import find
from kordon_dev.expansion import expanded, is_expandable

UNKNOWN = -1


class Public:
    __slots__ = ()

    agents: tuple[int, ...]  # where they stand
    mole: Annotated[int, Secret(UNKNOWN)]  # where it is
    bids: Annotated[tuple[int, ...], PerSeat(UNKNOWN)]  # each knows its own
    plan: Masked[int]  # each knows a part
    # of it


class Seen(Observation, Public, frozen=True):
    late: int
    early: Annotated[int, After("agents")]


class Position(State, Public):
    trail: list[int]  # of the mole


def position() -> Position:
    made = Position()
    made.chance, made.seats, made.turn, made.outcome = Chance(1), 2, 3, None
    made.agents, made.mole, made.plan, made.trail, made.bids = (4, 5), 6, 7, [8], (1, 2)
    return made


def seen(sees_secrets: bool) -> Seen:
    return Seen.of(position(), 1, (0,), (), sees_secrets=sees_secrets, plan=70, early=80, late=90)


def test_the_fields_of_a_position_are_its_own_and_the_public_ones() -> None:
    assert Position.FIELDS == (
        "chance",
        "seats",
        "turn",
        "outcome",
        "agents",
        "mole",
        "bids",
        "plan",
        "trail",
    )
    with pytest.raises(AttributeError):
        position().spy = 1  # type: ignore[attr-defined]


def test_a_copy_is_equal_and_shares_nothing_that_can_change() -> None:
    one = position()
    other = one.copy()
    assert type(other) is Position
    for field in Position.FIELDS[1:]:
        assert getattr(other, field) == getattr(one, field)
    assert (other.chance.key, other.chance.count) == (1, 0)
    other.chance.below(6)
    other.trail.append(9)
    assert (one.chance.count, one.trail) == (0, [8])


def test_an_observation_takes_public_fields_from_the_position_and_all_others_as_given() -> None:
    full, masked = seen(sees_secrets=True), seen(sees_secrets=False)
    assert (full.seat, full.seats, full.turn, full.to_act, full.moves, full.outcome) == (
        1,
        2,
        3,
        (0,),
        (),
        None,
    )
    assert (full.agents, full.mole, full.plan, full.early, full.late) == ((4, 5), 6, 70, 80, 90)
    assert (masked.agents, masked.mole, masked.plan) == ((4, 5), UNKNOWN, 70)
    assert (full.bids, masked.bids) == ((1, 2), (UNKNOWN, 2))


def test_a_masked_field_is_never_taken_from_the_position() -> None:
    with pytest.raises(TypeError, match="plan"):
        Seen.of(position(), 1, (0,), (), sees_secrets=True, early=80, late=90)
    with pytest.raises(TypeError, match="sees_secrets"):
        Seen.of(position(), 1, (0,), (), plan=70, early=80, late=90)


def test_own_fields_follow_the_public_ones_unless_they_are_placed() -> None:
    shared = ("agents", "early", "mole", "bids", "plan", "late")
    assert Seen.__struct_fields__ == ("seat", "seats", "turn", "to_act", "moves", "outcome", *shared)
    there = msgspec.json.encode(seen(sees_secrets=True))
    assert msgspec.json.decode(there, type=Seen) == seen(sees_secrets=True)


def test_a_position_shows_only_what_is_open_in_an_observation() -> None:
    world = Position.showing(seen(sees_secrets=False))
    assert (world.seats, world.turn, world.outcome, world.agents) == (2, 3, None, (4, 5))
    for field in ("chance", "mole", "plan", "trail"):
        assert not hasattr(world, field)


def test_what_could_change_unseen_by_copy_is_refused() -> None:
    with pytest.raises(TypeError, match=r"Nested\.lists: what can change in place"):

        class Nested(State):
            lists: tuple[list[int], ...]

    class Base:
        field: int

    with pytest.raises(TypeError, match=r"Loose: .* lacks __slots__"):

        class Loose(State, Base):
            pass


@pytest.mark.parametrize("name", ["estoril", "sniper"])
def test_every_field_of_our_games_says_what_it_means(name: str) -> None:
    fields = [field for made in declaring(find(name)) for field in table(made)]
    assert len(fields) > 40
    assert [field for field, _, meaning in fields if not meaning] == []


def test_a_meaning_may_take_more_than_one_line() -> None:
    assert list(table(Public))[-1] == ("plan", "Masked[int]", "each knows a part of it")


@pytest.mark.parametrize("name", ["estoril", "sniper"])
def test_the_compiler_is_given_the_same_fields_and_functions(name: str) -> None:
    module = f"kordon.games.{name}.position"
    text = expanded(module)
    assert not is_expandable(text)
    known: dict[str, Any] = {"__name__": module}
    exec(compile(text, module, "exec"), known)  # noqa: S102
    game = find(name)
    plain = game.start(game.parse_options({}), game.seat_counts[0], b"seed")
    written_out = known["Position"]
    assert set(written_out.FIELDS) == set(plain.FIELDS)
    assert set(written_out.__annotations__) == {*plain.FIELDS, "FIELDS"}
    for part in ("observation", "observe"):
        assert not is_expandable(expanded(f"kordon.games.{name}.{part}"))
    copied = written_out.copy(plain)
    assert [getattr(copied, field) for field in plain.FIELDS[1:]] == [
        getattr(plain, field) for field in plain.FIELDS[1:]
    ]
