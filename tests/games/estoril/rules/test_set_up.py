"""Set-up and the beginning of a round (ES-1xx, ES-201, ES-202)."""

from __future__ import annotations

from collections import Counter

import pytest

from kordon.engine.audience import only
from kordon.engine.chance import Chance, seed_from
from kordon.engine.errors import Fault
from kordon.engine.records import EVERYBODY, NOBODY_KNOWS
from kordon.engine.rule_ids import rule
from kordon.games.estoril import GAME, events
from kordon.games.estoril.phases import LAYING
from kordon.games.estoril.position import Position
from kordon.games.estoril.rules.characters import DECK, NO_CARD
from kordon.games.estoril.rules.ground import PLACES
from tests.games.estoril.table import PLAIN, Table, name_of

SEEDS = [f"start {number}" for number in range(400)]


def start(seed: str, seats: int = 2) -> Position:
    return GAME.start(PLAIN, seats, seed_from(seed))


@rule("ES-101")
@pytest.mark.parametrize(("seats", "markers"), [(2, 6), (3, 4), (4, 3)])
def test_markers(seats: int, markers: int) -> None:
    assert start("markers", seats).markers == (markers,) * seats


@rule("ES-101")
@pytest.mark.parametrize("seats", [0, 1, 5, 6])
def test_two_to_four_play(seats: int) -> None:
    with pytest.raises(Fault, match="2 to 4 players"):
        GAME.check_options(PLAIN, seats)


@rule("ES-003", "ES-102")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_four_random_missions_lie_open(seats: int) -> None:
    seen: Counter[int] = Counter()
    for seed in SEEDS[:120]:
        position = start(seed, seats)
        assert len(set(position.missions)) == 4
        assert position.recruits == ()
        assert GAME.observe(position, 1).missions == position.missions
        seen.update(position.missions)
    assert set(seen) == set(range(12))
    assert 15 < min(seen.values()) <= max(seen.values()) < 70


@rule("ES-103")
def test_the_deck_is_shuffled_and_lies_face_down() -> None:
    tops: Counter[int] = Counter()
    for seed in SEEDS:
        position = start(seed)
        dealt = [card for card in position.reward if card != NO_CARD]
        assert sorted([*position.deck, *dealt]) == list(DECK)
        assert set(position.deck_knows) == {NOBODY_KNOWS}
        tops[position.deck[-1]] += 1
    assert set(tops) == set(DECK)


@rule("ES-103")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chance_chooses_the_first_player(seats: int) -> None:
    firsts = Counter(start(seed, seats).first for seed in SEEDS)
    assert set(firsts) == set(range(seats))
    assert min(firsts.values()) > 400 / seats / 2
    position = start("first", seats)
    assert GAME.to_act(position) == (position.first,)


@rule("ES-201")
def test_six_random_boards_turned_at_random() -> None:
    at_first_place: Counter[tuple[int, int]] = Counter()
    for seed in SEEDS:
        ground = start(seed).ground
        assert len(ground.layout) == len(set(ground.layout)) == PLACES
        at_first_place[ground.layout[0], ground.turned[0]] += 1
    assert set(at_first_place) == {(number, turns) for number in range(1, 9) for turns in range(4)}


@rule("ES-201")
def test_every_round_has_boards_of_its_own() -> None:
    seconds = [Table(chance=Chance(key)).resolve().position for key in range(30)]
    assert {position.round for position in seconds} == {2}
    layouts = {position.ground.layout for position in seconds}
    assert len(layouts) > 25
    assert {number for layout in layouts for number in layout} == set(range(1, 9))
    assert {turns for position in seconds for turns in position.ground.turned} == {0, 1, 2, 3}


@rule("ES-202", "ES-005")
def test_each_reward_field_gets_the_top_card_as_the_field_says() -> None:
    for seed in SEEDS[:60]:
        position = start(seed)
        assert NO_CARD not in position.reward
        assert len(position.deck) == 27 - 6
        for place, number in enumerate(position.ground.layout):
            hidden = number in (2, 8)
            assert bool(position.rewards_up >> place & 1) != hidden
            assert position.reward_knows[place] == (NOBODY_KNOWS if hidden else EVERYBODY)


@rule("ES-202")
def test_the_top_cards_go_to_the_boards_in_ascending_number() -> None:
    """Nobody lays in round 1, so its six rewards go under the deck, and the next six are the deck's top."""
    table = Table()
    top = table.deck()[:6]
    position = table.resolve().position
    assert [name_of(position.reward[place]) for place in position.ground.order] == top


@rule("ES-202")
def test_with_too_few_cards_the_highest_boards_stay_empty() -> None:
    table = Table(rest_gone=True, deck="Garbo, Pires, Salazar, C. Rosa")
    position = table.resolve().position
    assert position.round == 2
    order = position.ground.order
    dealt = [name_of(position.reward[place]) for place in order]
    assert dealt == ["Garbo", "Pires", "Salazar", "C. Rosa", "nothing", "nothing"]
    assert [position.ground.layout[place] for place in order] == sorted(position.ground.layout)
    assert position.deck == ()
    assert not any(position.rewards_up >> place & 1 for place in order[4:])


@rule("ES-202", "ES-304", "ES-402")
@pytest.mark.parametrize("who", [only(1), EVERYBODY])
def test_what_was_known_in_the_deck_stays_known_when_it_is_dealt_face_down(who: int) -> None:
    """Board 2 gets the deck's first card, which nobody knows, or its second, which green or everybody saw."""
    found = set()
    for key in range(40):
        table = Table(rest_gone=True, deck="C. Rosa, Otto M.", chance=Chance(key))
        table.position.deck_knows = (who, *table.position.deck_knows[1:])
        position = table.resolve().position
        if 2 in position.ground.layout:
            found.add((table.on("2-R"), position.reward_knows[table.place(2)]))
    assert found == {("C. Rosa", NOBODY_KNOWS), ("Otto M.", who)}


@rule("ES-306")
def test_a_round_begins_with_laying() -> None:
    table = Table(seats=3, first="blue").resolve()
    assert table.position.phase == LAYING
    assert table.happened(events.RoundBegan) == [events.RoundBegan(2, 0)]
