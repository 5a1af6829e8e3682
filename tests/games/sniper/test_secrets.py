"""What is swapped for a seat: all that is hidden from it, and nothing that is public."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from kordon.engine.chance import seed_from
from kordon.engine.match import Match
from kordon.engine.records import OPEN, SPECTATOR
from kordon.engine.rule_ids import rule
from kordon.games.sniper import GAME
from kordon.games.sniper.options import SniperOptions
from kordon.games.sniper.pieces import ALL_KNOW, NOBODY_KNOWS, SNIPER_KNOWS, SNIPER_SEAT
from kordon.games.sniper.position import Position
from kordon.games.sniper.secrets import swap_secrets
from tests.games.sniper.belief.every_world import lively

SNIPERS = {
    "objectives",
    "buried",
    "hand",
    "deck",
    "looked",
    "space",
    "walked",
    "record",
    "looted",
    "card",
    "mined",
    "played",
    "phase",
}
ORDERS = {"slots", "orders"}


def changed(one: Position, other: Position) -> set[str]:
    return {name for name in Position.FIELDS if getattr(one, name) != getattr(other, name)} - {"chance"}


def swapped(seats: int, seat: int, games: int) -> tuple[set[str], int]:
    """The fields that some swap has changed in some games, and the number of swaps after the end."""
    found: set[str] = set()
    after_the_end = 0
    for number in range(games):
        source = Random(f"{seats} {seat} {number}")
        options = SniperOptions(two_random_cards=number % 2 == 0, map="pens" if number % 3 else "launch")
        match = Match(GAME, options, seats, seed_from(f"{seats} {seat} {number}"))
        while True:
            position = match.position
            world = swap_secrets(position, seat, source)
            assert world.faults() == []
            if position.outcome is not None:
                assert changed(position, world) == set()
                after_the_end += 1
                break
            found |= changed(position, world)
            acting = source.choice(GAME.to_act(position))
            match.play(lively(GAME.moves(position, acting), source))
    return found, after_the_end


@rule("SE-306", "SE-511")
@pytest.mark.parametrize("seat", [1, 2, SPECTATOR])
def test_every_secret_of_the_sniper_is_swapped_for_the_others_and_nothing_else(seat: int) -> None:
    found, ended = swapped(3, seat, 12)
    assert found == SNIPERS
    assert ended == 12


@rule("SE-306")
@pytest.mark.parametrize("seat", [SNIPER_SEAT, OPEN])
def test_nothing_is_hidden_from_the_sniper_by_defenders_who_are_people(seat: int) -> None:
    found, _ = swapped(2, seat, 4)
    assert found == set()


@rule("SE-902", "SE-907")
def test_in_solo_the_order_cards_are_hidden_from_the_sniper() -> None:
    found, _ = swapped(1, SNIPER_SEAT, 8)
    assert found == ORDERS


@rule("SE-902")
def test_in_solo_spectators_know_neither_the_sniper_nor_the_orders() -> None:
    found, _ = swapped(1, SPECTATOR, 60)
    assert found >= ORDERS | SNIPERS - {"phase"}
    assert found <= ORDERS | SNIPERS


@rule("SE-902")
@pytest.mark.parametrize(
    ("known", "seat", "stays"),
    [
        (NOBODY_KNOWS, SNIPER_SEAT, False),
        (SNIPER_KNOWS, SNIPER_SEAT, True),
        (SNIPER_KNOWS, SPECTATOR, False),
        (ALL_KNOW, SPECTATOR, True),
    ],
)
def test_an_order_card_stays_for_those_who_know_it(known: int, seat: int, stays: bool) -> None:
    source = Random(1)
    match = Match(GAME, SniperOptions(), 1, seed_from("known"))
    match.position.order_known = known
    face_down = match.position.slots[2]
    swapped = {swap_secrets(match.position, seat, source).slots[2] for _ in range(50)}
    assert (swapped == {face_down}) == stays


@rule("SE-104", "SE-306")
def test_a_swapped_way_has_any_length_that_a_walk_can_have() -> None:
    """Other courses of play ended with ways that no swap gave, as long as it gave the last space alone."""
    source, match = Random(4), Match(GAME, SniperOptions(), 2, seed_from("ways"))
    while not match.position.walked:
        match.play(source.choice(GAME.moves(match.position, source.choice(GAME.to_act(match.position)))))
    worlds = [swap_secrets(match.position, 1, source) for _ in range(200)]
    assert {len(world.walked) for world in worlds} >= {1, 2, 3}
    adjacent = match.position.board.map.adjacent_mask
    for world in worlds:
        assert all(adjacent[a] >> b & 1 for a, b in pairwise(world.walked))
