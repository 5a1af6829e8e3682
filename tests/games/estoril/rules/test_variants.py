"""The variants, alone and together (ES-701 to ES-705)."""

from __future__ import annotations

from collections import Counter

import pytest

from kordon.engine.chance import seed_from
from kordon.engine.errors import Fault
from kordon.engine.rule_ids import rule
from kordon.games.estoril import GAME
from kordon.games.estoril.options import EstorilOptions
from kordon.games.estoril.position import Position
from kordon.games.estoril.rules.missions import STRENGTH_MISSION, UNKNOWN_MISSION
from tests.games.estoril.moments import final, scores, winners
from tests.games.estoril.table import COLOURS, Table, mission, random_positions

SECRET = EstorilOptions(secret_missions=True)
RECRUITS = EstorilOptions(recruitment=True)
SECOND = EstorilOptions(second_place=True)
ALL = EstorilOptions(secret_missions=True, recruitment=True, second_place=True)


def start(options: EstorilOptions, seats: int, number: int = 0) -> Position:
    return GAME.start(options, seats, seed_from(f"variant {number}"))


# ---- secret missions


@rule("ES-701")
@pytest.mark.parametrize("seats", [3, 4])
def test_one_open_mission_and_one_between_each_two_neighbours(seats: int) -> None:
    position = start(SECRET, seats)
    assert len(set(position.missions)) == 1 + seats
    for reader in range(seats):
        known = [
            slot
            for slot, seen in enumerate(GAME.observe(position, reader).missions)
            if seen != UNKNOWN_MISSION
        ]
        left = seats if reader == 0 else reader  # the slot it shares with the neighbour before it
        assert sorted(known) == sorted([0, reader + 1, left])
        assert all(GAME.observe(position, reader).missions[slot] == position.missions[slot] for slot in known)


@rule("ES-701")
@pytest.mark.parametrize("seats", [3, 4])
def test_each_secret_mission_has_two_readers_who_sit_side_by_side(seats: int) -> None:
    position = start(SECRET, seats)
    for slot in range(1, seats + 1):
        views = {reader: GAME.observe(position, reader).missions[slot] for reader in range(seats)}
        first, second = (reader for reader, seen in views.items() if seen != UNKNOWN_MISSION)
        assert (second - first) % seats in (1, seats - 1)


@rule("ES-701")
def test_a_spectator_reads_only_the_open_one() -> None:
    table = Table(seats=3, options=SECRET, missions="A S C N")
    assert table.observe("spectator").missions == (mission("A"), *[UNKNOWN_MISSION] * 3)
    assert table.observe("open").missions == table.position.missions


@rule("ES-701")
def test_secret_missions_need_three_players() -> None:
    with pytest.raises(Fault, match="secret_missions"):
        GAME.check_options(SECRET, 2)
    GAME.check_options(SECRET, 3)
    GAME.check_options(SECRET, 4)
    for options in (RECRUITS, SECOND, EstorilOptions(recruitment=True, second_place=True)):
        GAME.check_options(options, 2)


@rule("ES-701")
def test_at_the_end_all_are_turned_up_and_score_for_everybody() -> None:
    """Mission C lies between green and blue; red wins it all the same."""
    hands = {"red": "Dusko P.", "green": "Roque", "blue": "Araújo"}
    table = final(hands, "A S C N", options=SECRET)
    assert scores(table).missions == ((0, 0, 0), (0, 0, 0), (6, 0, 0), (0, 6, 0))
    for who in ("red", "green", "blue", "spectator"):
        assert table.observe(who).missions == table.position.missions
    before = Table(seats=3, options=SECRET, missions="A S C N")
    assert before.observe("red").missions[2] == UNKNOWN_MISSION


@rule("ES-701")
def test_with_four_players_five_missions_score() -> None:
    hands = dict.fromkeys(COLOURS, "Roque") | {"yellow": "Zsa Zsa G."}
    table = final(hands, "A S W flags strength", options=SECRET)
    assert [points[3] for points in scores(table).missions] == [0, 6, 6, 6, 6]


# ---- recruitment office


@rule("ES-702", "ES-704")
@pytest.mark.parametrize("options", [RECRUITS, ALL])
@pytest.mark.parametrize("seats", [3, 4])
def test_every_player_gets_a_mission_of_the_rest_never_strength(options: EstorilOptions, seats: int) -> None:
    dealt: Counter[int] = Counter()
    for number in range(150):
        position = start(options, seats, number)
        assert len(position.recruits) == seats
        assert len(position.missions) == (1 + seats if options.secret_missions else 4)
        assert len({*position.missions, *position.recruits}) == len(position.missions) + seats
        dealt.update(position.recruits)
    assert STRENGTH_MISSION not in dealt
    assert len(dealt) == 11


@rule("ES-702")
def test_only_its_owner_sees_a_recruits_mission() -> None:
    table = Table(seats=3, options=RECRUITS, recruits="D W PT")
    hidden = UNKNOWN_MISSION
    assert table.observe("red").recruits == (mission("D"), hidden, hidden)
    assert table.observe("blue").recruits == (hidden, hidden, mission("PT"))
    assert table.observe("spectator").recruits == (hidden, hidden, hidden)


@rule("ES-702")
def test_a_point_for_each_symbol_in_hand_and_in_the_discard_pile() -> None:
    hands = {"red": "J. Bourbon, Araújo", "green": "Guedes, Otto M."}
    discards = {"red": "Guedes, Clark G., Pires", "green": "Hans R., E. Windsor"}
    table = final(hands, "A S N GB", discards, RECRUITS, "D DE")
    assert scores(table).recruits == (2 + 1 + 1, 1 + 1)
    assert scores(table).totals == (3 + 4 + 4, 2 + 4 + 2)
    assert winners(table) == ["red"]
    assert table.observe("spectator").recruits == (mission("D"), mission("DE"))


@rule("ES-702")
def test_a_recruits_mission_is_not_won_by_anybody_else() -> None:
    table = final({"red": "", "green": "J. Bourbon"}, "A S N GB", None, RECRUITS, "D W")
    assert scores(table).recruits == (0, 0)
    assert scores(table).missions_won == (0, 0)


@rule("ES-704")
def test_the_flags_count_each_country_once_for_recruits_too() -> None:
    hands = {"red": "Garbo, J. Bourbon, Araújo", "green": ""}
    table = final(hands, "A S N GB", {"red": "G. René, Antoine S.E."}, RECRUITS, "flags W")
    assert scores(table).recruits == (2, 0)


@rule("ES-704")
def test_open_missions_are_dealt_before_the_recruits() -> None:
    """With and without recruits the same luck gives the same open missions."""
    for number in range(20):
        assert start(RECRUITS, 3, number).missions == start(EstorilOptions(), 3, number).missions
        assert start(ALL, 4, number).missions == start(SECRET, 4, number).missions


# ---- second place


@rule("ES-703", "ES-705")
@pytest.mark.parametrize(
    ("hands", "points"),
    [
        ({"red": "I. Shouwaloff", "green": "Linda X."}, (6, 3)),
        ({"red": "C. Rosa", "green": "Linda X."}, (4, 4)),  # 9 shared by two, and no second
        ({"red": "C. Rosa", "green": "Linda X.", "blue": "S. Smith"}, (3, 3, 3)),
        ({"red": "C. Rosa", "green": "Linda X.", "blue": "S. Smith", "yellow": "Nora S."}, (2, 2, 2, 2)),
        ({"red": "I. Shouwaloff", "green": "C. Rosa, S. Smith", "blue": "Linda X."}, (4, 4, 0)),
        ({"red": "I. Shouwaloff", "green": "Linda X.", "blue": "Linda X."}, (6, 1, 1)),
        (
            {"red": "I. Shouwaloff", "green": "Linda X.", "blue": "C. Rosa", "yellow": "S. Smith"},
            (6, 1, 1, 1),
        ),
        ({"red": "I. Shouwaloff, Linda X.", "green": "C. Rosa, S. Smith", "blue": "Linda X."}, (6, 3, 0)),
        ({"red": "I. Shouwaloff", "green": "Araújo"}, (6, 0)),  # nobody is second with none of it
        ({"red": "Araújo", "green": "Roque"}, (0, 0)),
    ],
)
def test_the_second_place(hands: dict[str, str], points: tuple[int, ...]) -> None:
    assert scores(final(hands, "A DE GB D", options=SECOND)).missions[0] == points


@rule("ES-703", "ES-606")
def test_a_second_place_is_no_mission_won() -> None:
    table = final({"red": "I. Shouwaloff", "green": "Linda X."}, "A DE GB D", options=SECOND)
    assert scores(table).missions_won == (1, 0)


@rule("ES-703")
def test_without_the_variant_the_second_gets_nothing() -> None:
    assert scores(final({"red": "I. Shouwaloff", "green": "Linda X."}, "A DE GB D")).missions[0] == (6, 0)


# ---- all at once


@rule("ES-701", "ES-702", "ES-703")
def test_all_variants_together() -> None:
    hands = {"red": "I. Shouwaloff, Garbo", "green": "Linda X.", "blue": "Zsa Zsa G."}
    table = final(hands, "A S W flags", {"green": "J. Bourbon"}, ALL, "US D PT")
    assert scores(table).missions == ((6, 3, 0), (0, 0, 6), (0, 4, 4), (6, 0, 3))
    assert scores(table).recruits == (0, 2, 0)
    assert scores(table).totals == (5 + 12, 1 + 1 + 7 + 2, 3 + 13)
    assert winners(table) == ["red"]


@rule("ES-701", "ES-702", "ES-703")
@pytest.mark.parametrize("seats", [3, 4])
def test_a_whole_game_with_all_variants(seats: int) -> None:
    last = None
    for position in random_positions("all variants", seats, ALL):
        last = position
    assert last is not None
    assert last.scores is not None
    assert len(last.scores.missions) == 1 + seats
    assert GAME.outcome(last) is not None
