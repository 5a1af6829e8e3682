"""What is in the box, and where one may stand and go (SE-0xx, SE-1xx).

All positions lie on the yard of `boards`:

    abcdef      open ground; t and e are difficult
    ghABij      A B C D are one building, with doorways h–A and D–m
    klCDmn
    op~#qr      ~ is water, # an obstruction
    stuvwx
    yz1234      1 2 3 4 are a walkway, with ladders u–1 and x–4
"""

from __future__ import annotations

import pytest

from kordon.engine.errors import Fault
from kordon.engine.marks import toggled
from kordon.engine.play import Refused
from kordon.engine.records import SPECTATOR, Outcome
from kordon.engine.rule_ids import rule
from kordon.games.sniper import moves, pieces
from kordon.games.sniper.board import board_of
from kordon.games.sniper.maps.compiled import MAP_NAMES
from kordon.games.sniper.observe import observe
from kordon.games.sniper.position import Position
from kordon.games.sniper.screen.scene import scene
from tests.games.sniper.boards import (
    B1,
    R1,
    Y1,
    Y,
    at,
    defenders_turn,
    end_sniper_turn,
    fresh,
    legal,
    letters,
    marches,
    play,
    sniper_turn,
    told,
    walk,
    walks,
    yard,
)


@rule("SE-001", "SE-002")
def test_three_squads_of_an_officer_and_two_soldiers_have_a_home_sector_each() -> None:
    position = fresh()
    sectors = position.board.map.sector
    assert [sectors[space] for space in position.units] == [0, 0, 0, 1, 1, 1, 2, 2, 2]
    assert pieces.UNITS_OF == ((0, 1, 2), (3, 4, 5), (6, 7, 8))
    assert pieces.OFFICER_OF == (0, 3, 6)
    assert set(sectors) == {0, 1, 2, 3, -1}, "white is the fourth, and water and walls are in none"


@rule("SE-003")
def test_the_box_holds_thirty_tokens() -> None:
    assert dict(zip(pieces.TOKEN_NAMES, pieces.TOKENS_IN_BOX, strict=True)) == {
        "aim": 11,
        "recoil": 7,
        "noise": 9,
        "suppression": 3,
    }


@rule("SE-004")
def test_the_loadout_deck_has_ten_cards() -> None:
    copies = dict(zip(pieces.LOADOUT_NAMES, pieces.LOADOUT_COPIES, strict=True))
    guns = {"tommy": 1, "trench": 1}
    assert copies == {"masking": 2, "mine": 2, "silenced": 2, "distraction": 2, **guns}


@rule("SE-005")
def test_there_are_six_specialists() -> None:
    assert sorted(pieces.SPECIALIST_NAMES) == ["jaeger", "kennel", "medic", "radio", "scout", "sniper"]


@rule("SE-006", "SE-008")
@pytest.mark.parametrize("name", MAP_NAMES)
def test_each_map_has_nine_objectives_whose_suit_is_the_sector(name: str) -> None:
    board = board_of(name)
    spaces = board.map.objective_spaces[1:]
    assert len(set(spaces)) == 9
    suits = [board.suit(number) for number in range(1, 10)]
    assert suits == [board.map.sector[space] for space in spaces]
    assert sorted(suits.count(sector) for sector in range(4)) == [2, 2, 2, 3]


# ---- tracking cubes


def put_cube(position: Position, seat: int, on: tuple[str, ...], letter: str) -> tuple[str, ...]:
    """Where the cubes are after this seat put one there or took it off."""
    return toggled(scene(observe(position, seat)), {"cube": on}, "cube", f"space:{at(letter)}")


@rule("SE-007")
def test_a_defender_puts_cubes_down_and_takes_them_off_in_either_turn() -> None:
    position = sniper_turn("c")
    marked = put_cube(position, 1, (), "d")
    assert marked == (f"space:{at('d')}",)
    end_sniper_turn(position)
    assert put_cube(position, 1, marked, "d") == ()


@rule("SE-007")
def test_there_are_ten_cubes() -> None:
    position = sniper_turn("c")
    marked = tuple(f"space:{at(letter)}" for letter in "abcdefghij")
    with pytest.raises(Refused, match="SE-007"):
        put_cube(position, 1, marked, "k")
    assert len(put_cube(position, 1, marked, "j")) == 9


@rule("SE-007")
@pytest.mark.parametrize("seat", [0, SPECTATOR])
def test_cubes_are_the_defenders_and_everybody_sees_them(seat: int) -> None:
    position = sniper_turn("c")
    with pytest.raises(Refused, match="SE-007"):
        put_cube(position, seat, (), "d")
    (cube,) = scene(observe(position, seat)).markers
    assert (cube.id, cube.limit, cube.mine) == ("cube", 10, False)


@rule("SE-007")
def test_cubes_go_on_spaces_and_nowhere_else() -> None:
    shown = scene(observe(sniper_turn("c"), 1))
    for nowhere in ("space:99", "unit:red-1", "zone:bag", ""):
        with pytest.raises(Refused, match="SE-007"):
            toggled(shown, {}, "cube", nowhere)


@rule("SE-007")
def test_no_cubes_before_the_first_turn_nor_against_order_cards() -> None:
    assert scene(observe(fresh(), 1)).markers == ()
    assert scene(observe(sniper_turn("c", seats=1), 0)).markers == ()


@rule("SE-007")
def test_after_the_end_the_cubes_stay_where_they_are() -> None:
    position = sniper_turn("c")
    position.outcome = Outcome((0,), "SE-601", (1, 0))
    (cube,) = scene(observe(position, 1)).markers
    assert not cube.mine


# ---- adjacent and matching-adjacent


@rule("SE-101")
def test_spaces_that_share_an_edge_are_adjacent_whatever_lies_between() -> None:
    position = defenders_turn("f", "A.. ... ...")
    assert letters(spot.space for spot in legal(position, moves.Spot)) == "BCch", "c is beyond a wall"


@rule("SE-102")
def test_matching_adjacent_spaces_are_of_the_same_type() -> None:
    position = defenders_turn("f", "u.. ... ...")
    [sweep] = legal(position, moves.Sweep)
    assert letters(sweep.spaces) == "tv", "not the water, not the walkway; difficult ground is open"


# ---- who stands where


@rule("SE-103")
def test_defenders_pass_through_each_other_but_never_share_a_space() -> None:
    position = defenders_turn("y", ".ab ... ...")
    assert "b" not in marches(position, Y1)
    assert "c" in marches(position, Y1), "past the soldier in b"


@rule("SE-104")
def test_the_sniper_never_enters_a_space_with_a_defender() -> None:
    position = sniper_turn("c", "b.. ... ...")
    assert "b" not in walks(position)
    assert "ba" not in walks(position)
    assert "d" in walks(position)


@rule("SE-104")
def test_a_defender_in_the_snipers_space_changes_nothing_and_nobody_says_a_word() -> None:
    position = defenders_turn("c", "... .d. ...")
    before = observe(position, 1)
    [event] = told(position, moves.March(1, R1, at("c")), seat=1)
    assert (event.unit, event.space) == (R1, at("c"))  # type: ignore[attr-defined]
    after = observe(position, 1)
    assert (after.figure, after.wounds) == (before.figure, before.wounds)
    play(position, moves.DONE[1])
    assert "b" in walks(position), "the sniper simply leaves"


# ---- doorways, ladders, terrain


@rule("SE-105")
def test_a_building_is_entered_by_its_doorways_and_free_inside() -> None:
    assert "A" not in walks(sniper_turn("c")), "a wall"
    assert {"A", "AB", "ABD", "AC", "ACD"} <= set(walks(sniper_turn("h", "... ... ...")))
    assert "AB" in walks(sniper_turn("h", "... ... ..."))
    assert "Ac" not in walks(sniper_turn("h", "... ... ..."))


@rule("SE-105")
def test_a_walkway_is_entered_by_its_ladders_and_free_along_it() -> None:
    assert {"1", "12", "123"} <= set(walks(sniper_turn("u", "... ... ...")))
    assert "1" not in walks(sniper_turn("z", "... ... ...")), "adjacent, but no ladder"


@rule("SE-105")
def test_units_need_doorways_and_ladders_too() -> None:
    position = defenders_turn("f", "c.. ... ...")
    assert "A" not in marches(position, Y)
    assert marches(defenders_turn("f", "1.. ... ..."), Y) == "23uv", "t is difficult"


@rule("SE-106")
def test_the_sniper_goes_no_third_space_if_one_is_difficult() -> None:
    paths = walks(sniper_turn("s", "... ... ..."))
    assert {"t", "tu", "tz", "op"} <= set(paths)
    assert "tuv" not in paths
    assert "opt" not in paths
    assert "opl" in paths


@rule("SE-106")
def test_leaving_difficult_ground_costs_nothing() -> None:
    assert "uvw" in walks(sniper_turn("t", "... ... ..."))


@rule("SE-106")
def test_a_unit_enters_difficult_ground_only_with_a_sole_step() -> None:
    assert marches(defenders_turn("f", "... ... .s."), B1) == "koptyz"
    assert "t" not in marches(defenders_turn("f", "... ... .o."), B1), "two steps away"
    assert "u" not in marches(defenders_turn("f", "... ... .s."), B1), "through t"


@rule("SE-107")
def test_nobody_enters_water() -> None:
    assert not any("~" in path for path in walks(sniper_turn("u", "... ... ...")))
    assert "~" not in marches(defenders_turn("f", "u.. ... ..."), Y)
    assert at("~") not in [spot.space for spot in legal(defenders_turn("f", "u.. ... ..."), moves.Spot)]


@rule("SE-107")
def test_water_does_not_block_sight_and_counts_for_the_distance() -> None:
    assert yard().map.distance[at("p")][at("q")] == 3, "over the water and through the far corner of v"


@rule("SE-108")
def test_nobody_enters_an_obstruction() -> None:
    assert not any("#" in path for path in walks(sniper_turn("v", "... ... ...")))
    assert "#" not in marches(defenders_turn("f", "v.. ... ..."), Y)


@rule("SE-109")
def test_four_entrances_one_in_each_sector() -> None:
    position = sniper_turn(".", objectives=(1, 6))
    first = {move.path[0] for move in legal(position, moves.Enter)}
    sectors = yard().map.sector
    assert letters(first) == "cr", "those of the sectors without an objective"
    assert [sectors[space] for space in yard().map.entrances] == [0, 1, 2, 3]


@rule("SE-110")
def test_a_tunnel_and_the_walkway_over_it_are_different_spaces() -> None:
    map = board_of("pens").map
    tunnels = [space for space in range(map.size) if map.covers[space] >= 0]
    assert len(tunnels) == 2
    for tunnel in tunnels:
        over = map.covers[tunnel]
        assert not map.adjacent_mask[tunnel] >> over & 1
        assert not map.sight_mask[tunnel] >> over & 1


@rule("SE-008")
def test_a_map_that_is_not_there_is_named() -> None:
    with pytest.raises(Fault, match="atlantis"):
        board_of("atlantis")


def test_walking_leaves_the_units_where_they_are() -> None:
    position = sniper_turn("c")
    units = position.units[:]
    play(position, walk("d"))
    assert position.units == units
    assert position.faults() == []
