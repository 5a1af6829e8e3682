"""What a seat holds possible: drawn worlds against full enumeration."""

from __future__ import annotations

from random import Random

import pytest

from kordon.engine.audience import only
from kordon.engine.bits import members
from kordon.engine.records import EVERYBODY, SPECTATOR, Delivery, encode, everybody_at
from kordon.engine.rule_ids import rule
from kordon.games.estoril import GAME, moves
from kordon.games.estoril.options import EstorilOptions
from kordon.games.estoril.phases import DISCARDING
from kordon.games.estoril.position import Position
from kordon.games.estoril.rules.characters import NO_CARD
from tests.games.estoril.table import PLAIN, Table, card_of, random_positions
from tests.games.estoril.worlds import assert_distributed, draws, key_of, worlds_for

ALL = EstorilOptions(secret_missions=True, recruitment=True, second_place=True)


def check(position: Position, seat: int, worlds: int, number: int) -> None:
    """The belief draws just the enumerated worlds, as often as it should, and the truth is among them."""
    weights = {key_of(world): weight for world, weight in worlds_for(position, seat)}
    assert len(weights) == worlds
    assert key_of(position) in weights
    assert_distributed(draws(position, seat, number, key_of), weights)


@rule("ES-005")
def test_face_down_cards_are_any_of_the_owners_unseen_ones() -> None:
    """Green: 4 unseen cards, 2 of them face down. Blue: 2 unseen, 1 of them face down."""
    laid = {"1-I": "green Araújo", "4-I": "green Garbo", "3-II": "green Pires", "6-I": "blue Roque"}
    hands = {"red": "Araújo", "green": "Roque, Hans R.", "blue": "Guedes"}
    table = Table(laid=laid, hands=hands, seats=3, rest_gone=True)
    check(table.position, 0, 12 * 2, 4_800)
    check(table.position, 1, 2, 1_000)
    check(table.position, SPECTATOR, 12 * 2, 4_800)


@rule("ES-006")
def test_a_card_peeked_at_is_known() -> None:
    laid = {"1-I": "green Araújo", "4-I": "green Garbo"}
    hands = {"red": "Araújo", "green": "Roque, Hans R."}
    table = Table(laid=laid, hands=hands, rest_gone=True)
    check(table.position, 0, 12, 2_400)
    table.set_known("1-I", "red")
    check(table.position, 0, 3, 900)


@rule("ES-103", "ES-202")
def test_hidden_rewards_and_the_deck_are_any_unseen_cards() -> None:
    table = Table(
        "1 2 3 4 5 8", rest_gone=True, rewards={2: "Garbo", 8: "Pires", 3: "Salazar"}, deck="C. Rosa, Otto M."
    )
    check(table.position, 0, 24, 4_800)
    table.set_known("8-R", "red")
    check(table.position, 0, 6, 1_200)
    check(table.position, 1, 24, 4_800)


@rule("ES-304", "ES-402")
def test_what_is_known_under_the_deck_stays_there() -> None:
    """The bottom card is known to all, the one above it to green, who conspired."""
    table = Table(rest_gone=True, rewards={2: "Garbo"}, deck="Pires, Salazar, C. Rosa, Otto M.")
    table.position.deck_knows = (EVERYBODY, only(1), *table.position.deck_knows[2:])
    check(table.position, 0, 24, 4_800)
    check(table.position, 1, 6, 1_200)
    check(table.position, SPECTATOR, 24, 4_800)


@rule("ES-402")
def test_a_conspirator_remembers_what_went_under_the_deck() -> None:
    laid = {"3-I": "red Hans R.", "4-I": "green Guedes"}
    hands = {"red": "Araújo", "green": "Roque"}
    table = Table(
        laid=laid, hands=hands, rest_gone=True, rewards={3: "Garbo"}, deck="Pires, Salazar, C. Rosa"
    ).resolve()
    table.conspire()
    check(table.position, 0, 2 * 2, 800)
    check(table.position, 1, 6, 1_200)
    table.choose(swap=False)
    assert table.asked == "green Guedes D"
    check(table.position, 0, 2, 400)
    check(table.position, 1, 6, 1_200)


@rule("ES-005", "ES-202")
def test_cards_and_deck_together() -> None:
    table = Table(
        laid={"1-I": "green Araújo"},
        hands={"red": "Araújo", "green": "Roque, Hans R."},
        rest_gone=True,
        rewards={2: "Garbo"},
        deck="Pires, Salazar",
    )
    check(table.position, 0, 3 * 6, 3_600)


@rule("ES-305")
def test_others_may_have_picked_any_discards_so_far() -> None:
    """Green has eight cards, two too many: none, one or both may be picked, and red can't tell."""
    laid = {"3-I": "green Araújo", "4-I": "green Pires", "5-I": "red Araújo"}
    hands = {
        "red": "Hans R., Elizabeth, Linda X., Guedes, Roque, Garbo",
        "green": "Hans R., Elizabeth, Linda X., Guedes",
    }
    table = Table(laid=laid, hands=hands, rest_gone=True, rewards={3: "Otto M.", 4: "Dusko P."}).resolve()
    table.leave_all()
    assert GAME.to_act(table.position) == (0, 1)
    check(table.position, 0, 1 + 8 + 28, 4_000)
    table.discard("green", "Pires")
    check(table.position, 0, 1 + 8 + 28, 4_000)
    table.discard("green", "Guedes")
    check(table.position, 0, 1 + 8 + 28, 4_000)


@rule("ES-305")
def test_who_is_done_knows_that_somebody_else_is_not() -> None:
    """Red and green have one card too many each; blue and the spectators know that not both have picked."""
    laid = {"3-I": "red Araújo", "5-I": "green Araújo"}
    rewards = {3: "Otto M.", 5: "Dusko P."}
    table = Table(laid=laid, seats=3, rest_gone=True, rewards=rewards).resolve()
    check(table.position, 0, 1 + 7, 800)
    check(table.position, 2, 1 + 7 + 7, 1_500)
    table.discard("red", "Roque")
    check(table.position, 0, 1, 20)
    check(table.position, 1, 1 + 7, 800)
    check(table.position, 2, 1 + 7 + 7, 1_500)
    check(table.position, SPECTATOR, 1 + 7 + 7, 1_500)


@rule("ES-305")
def test_own_picks_are_remembered() -> None:
    laid = {"3-I": "red Araújo", "4-I": "red Pires", "5-I": "green Garbo"}
    table = Table(laid=laid, rewards={3: "Otto M.", 4: "Dusko P."}).resolve()
    table.leave_all()
    table.play(moves.Discard(0, card_of("Otto M.", "red")))
    belief = GAME.belief([Delivery((), table.observe("red"))])
    for seed in range(20):
        world = belief.draw(Random(seed))
        assert world.picked[0] == table.position.picked[0]
        assert world.hands[0] == table.position.hands[0]


def pools(position: Position, seat: int) -> list[set[int]]:
    """The cards that the seat can't tell apart: each other player's unseen ones, and those of the deck."""
    groups = []
    for owner in range(position.seats):
        laid = {
            card
            for cell, card in enumerate(position.laid)
            if position.owner[cell] == owner and not _knows(position, cell, seat)
        }
        groups.append(laid | set(members(position.hands[owner] | position.picked[owner])))
    stock = {
        card for place, card in enumerate(position.reward) if not position.reward_knows[place] >> seat & 1
    }
    stock |= {card for depth, card in enumerate(position.deck) if not position.deck_knows[depth] >> seat & 1}
    return [*groups, stock - {NO_CARD}]


def _knows(position: Position, cell: int, seat: int) -> bool:
    return bool(position.knows[cell] >> seat & 1)


@pytest.mark.parametrize(("seats", "options"), [(2, PLAIN), (3, ALL), (4, ALL)])
def test_worlds_of_random_games_are_sound_and_look_the_same(seats: int, options: EstorilOptions) -> None:
    source = Random(7)
    for number, position in enumerate(random_positions("belief", seats, options)):
        seat = everybody_at(seats)[number % (seats + 1)]
        seen = encode(GAME.observe(position, seat))
        belief = GAME.belief([Delivery((), GAME.observe(position, seat))])
        for _ in range(3):
            world = belief.draw(source)
            assert world.faults() == []
            assert encode(GAME.observe(world, seat)) == seen
            assert pools(world, seat) == pools(position, seat)
            assert len({*world.missions, *world.recruits}) == len(world.missions) + len(world.recruits)


def test_a_world_has_luck_of_its_own() -> None:
    position = Table().position
    belief = GAME.belief([Delivery((), GAME.observe(position, 0))])
    source = Random(3)
    keys = {belief.draw(source).chance.key for _ in range(20)}
    assert len(keys) == 20
    assert position.chance.key not in keys


def test_an_updated_belief_is_that_of_the_last_message() -> None:
    before, after = (
        Table(laid={"1-I": "green Garbo"}),
        Table(laid={"1-I": "green Garbo", "4-I": "green Pires"}),
    )
    fresh = GAME.belief([Delivery((), after.observe("red"))])
    updated = GAME.belief([Delivery((), before.observe("red"))])
    updated.update(Delivery((), after.observe("red")))
    one, other = updated.draw(Random(5)), fresh.draw(Random(5))
    assert key_of(one) == key_of(other)
    assert encode(GAME.observe(one, 0)) == encode(after.observe("red"))


def test_a_drawn_world_can_be_played_without_touching_the_next_one() -> None:
    table = Table(laid={"1-I": "green Garbo"})
    belief = GAME.belief([Delivery((), table.observe("red"))])
    seen = encode(table.observe("red"))
    world = belief.draw(Random(1))
    while acting := GAME.to_act(world):
        GAME.apply(world, GAME.moves(world, acting[0])[0])
    assert world.phase != DISCARDING
    assert encode(GAME.observe(belief.draw(Random(2)), 0)) == seen
