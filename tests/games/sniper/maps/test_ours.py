"""The two maps of the game: what the rules say of them holds, on the source and on the table made from it."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations

import pytest
import shapely
from shapely.geometry import LineString, Polygon

from kordon.engine.bits import mask_of, members
from kordon.engine.errors import Fault
from kordon.engine.rule_ids import rule
from kordon.engine.speech import LANGUAGES
from kordon.games.sniper.maps import compiled
from kordon.games.sniper.maps.compiled import CompiledMap
from kordon.games.sniper.maps.source import MapSource, Space
from kordon.games.sniper.maps.tools import SniperMaps
from kordon.maps.compiled import ELEVATED, ENCLOSED, OPEN
from kordon.maps.format import read
from kordon.maps.geometry import Point, doubled_area
from kordon.maps.ground import Ground, choke_points, moves_to
from kordon.maps.words import Words
from tests.games.sniper.boards import WHITE

MAPS = SniperMaps()
both = pytest.mark.parametrize("name", compiled.MAP_NAMES)


@cache
def source_of(name: str) -> MapSource:
    return read(compiled.DATA / f"{name}.json", MapSource)


def called(name: str, english: str) -> Space:
    """The space with an English name."""
    words = Words("en", {}, MAPS.texts)
    return next(space for space in source_of(name).spaces if words(space.name) == english)


def building(name: str, id: str) -> list[Space]:
    return [space for space in source_of(name).spaces if space.building == id]


def doors_of(name: str, id: str) -> list[str]:
    """The English names of what lies in front of a building's doors."""
    words = Words("en", {}, MAPS.texts)
    source = source_of(name)
    rooms = {space.id for space in building(name, id)}
    return [
        words(source.spaces[end].name)
        for door in source.doorways
        for end in door.between
        if end not in rooms and rooms & set(door.between)
    ]


@both
@rule("SE-801")
def test_the_map_has_no_fault_and_its_table_is_what_it_builds(name: str) -> None:
    assert MAPS.faults(MAPS.sources()[name]) == []
    assert name not in MAPS.stale()


@both
@rule("SE-801")
def test_adjacency_and_steps_of_the_table_follow_from_the_shapes(name: str) -> None:
    board, ground = compiled.load(name), Ground(source_of(name))
    assert [members(mask) for mask in board.adjacent_mask] == ground.neighbours()
    assert [members(mask) for mask in board.step_mask] == ground.steps()


@both
@rule("SE-102")
def test_matching_adjacent_is_adjacent_and_of_one_type(name: str) -> None:
    board = compiled.load(name)
    for space in members(board.enterable_mask):
        near = [
            other for other in members(board.adjacent_mask[space]) if board.type[other] == board.type[space]
        ]
        assert members(board.matching_mask[space]) == near


@both
@rule("SE-106")
def test_difficult_spaces_are_open_and_matching_adjacent_to_open_ground(name: str) -> None:
    board = compiled.load(name)
    assert board.difficult_mask
    assert not board.difficult_mask & ~board.type_mask[OPEN]
    for space in members(board.difficult_mask):
        assert board.matching_mask[space]


@both
@rule("SE-853")
def test_all_rooms_of_a_building_see_each_other(name: str) -> None:
    board = compiled.load(name)
    for a, b in combinations(members(board.type_mask[ENCLOSED]), 2):
        if board.file.buildings[a] == board.file.buildings[b]:
            assert board.distance[a][b]


@both
@rule("SE-859")
def test_distances_are_symmetric_and_sight_is_where_there_is_one(name: str) -> None:
    board = compiled.load(name)
    for a in range(board.size):
        assert board.sight_mask[a] == mask_of(b for b in range(board.size) if board.distance[a][b])
        assert all(board.distance[a][b] == board.distance[b][a] for b in range(board.size))
        assert board.distance[a][a] == (board.enterable_mask >> a & 1)


@both
@rule("SE-001", "SE-002", "SE-205")
def test_every_squad_starts_in_its_own_sector(name: str) -> None:
    board = compiled.load(name)
    for squad in range(3):
        starts = [board.officer_starts[squad], *board.soldier_starts[squad]]
        assert len(set(starts)) == 3
        assert all(board.sector_mask[squad] >> space & 1 for space in starts)


@both
@rule("SE-109")
def test_one_entrance_leads_into_each_sector(name: str) -> None:
    board = compiled.load(name)
    assert [board.sector[space] for space in board.entrances] == [0, 1, 2, WHITE]


@both
@rule("SE-006", "SE-805")
def test_nine_objectives_three_in_one_sector_and_two_in_each_other(name: str) -> None:
    board = compiled.load(name)
    spaces = board.objective_spaces[1:]
    assert len(set(spaces)) == 9
    assert sorted(Counter(board.sector[space] for space in spaces).values()) == [2, 2, 2, 3]
    assert [board.objective_at[space] for space in spaces] == list(range(1, 10))
    assert sum(map(bool, board.objective_at)) == 9


@both
@rule("SE-805")
def test_two_ways_lead_from_every_legal_entrance_to_every_objective(name: str) -> None:
    board = compiled.load(name)
    steps = [members(mask) for mask in board.step_mask]
    for sector, entrance in enumerate(board.entrances):
        moves = moves_to(entrance, steps)
        legal = [space for space in board.objective_spaces[1:] if board.sector[space] != sector]
        assert 5 <= min(moves[space] + 1 for space in legal) <= 9
        for space in legal:
            assert choke_points(entrance, space, steps) == []


@both
@rule("SE-802")
def test_open_ground_is_larger_than_rooms_and_sizes_differ(name: str) -> None:
    areas: dict[str, list[int]] = {"open": [], "enclosed": []}
    for space in source_of(name).spaces:
        if space.type in areas:
            areas[space.type].append(abs(doubled_area(space.polygon)))
    mean = {kind: sum(found) / len(found) for kind, found in areas.items()}
    assert mean["open"] > mean["enclosed"]
    assert max(areas["open"]) > 4 * min(areas["open"])


@both
@rule("SE-803", "SE-804")
def test_the_number_of_spaces_that_can_be_entered(name: str) -> None:
    assert 85 <= compiled.load(name).enterable_mask.bit_count() <= 110


@both
def test_every_space_and_objective_has_its_own_name_in_three_languages(name: str) -> None:
    board = compiled.load(name)
    for language in LANGUAGES:
        words = Words(language, {}, MAPS.texts)
        ids = [*board.file.names, *board.file.objective_names[1:], board.file.name]
        assert [id for id in ids if id not in words] == []
        names = [words(id) for id in board.file.names]
        assert [entry for entry, count in Counter(names).items() if count > 1] == []


@rule("SE-008", "SE-803")
def test_launch_facility_has_no_elevated_space_and_no_obstruction() -> None:
    kinds = Counter(space.type for space in source_of("launch").spaces)
    assert set(kinds) == {"open", "enclosed", "water"}
    assert compiled.load("launch").difficult_mask.bit_count() >= 6


@rule("SE-803")
def test_launch_facility_has_buildings_in_every_sector() -> None:
    houses = {(space.sector, space.building) for space in source_of("launch").spaces if space.building}
    assert {sector for sector, _ in houses} == {"yellow", "red", "black", "white"}


@rule("SE-803")
def test_warehouse_and_research_building_have_a_front_and_a_back_door() -> None:
    assert {"Warehouse Road", "Back Alley"} <= set(doors_of("launch", "warehouse"))
    assert {"Laboratory Street", "Cooling Alley"} <= set(doors_of("launch", "research"))


@rule("SE-803")
def test_the_submarine_lies_at_the_pier_and_three_rail_cars_in_the_black_sector() -> None:
    assert {"Pier", "Pier Steps", "Pier End"} <= set(doors_of("launch", "submarine"))
    cars = [space for number in "123" for space in building("launch", f"car-{number}")]
    assert [(car.type, car.sector) for car in cars] == [("enclosed", "black")] * 3


@rule("SE-008", "SE-804")
def test_submarine_pens_have_walkways_ladders_rooms_and_obstructions() -> None:
    source = source_of("pens")
    kinds = Counter(space.type for space in source.spaces)
    assert kinds["elevated"] >= 12
    assert len(source.ladders) >= 6
    assert kinds["obstruction"] >= 3
    assert {"yellow", "red", "black"} == {space.sector for space in source.spaces if space.type == "enclosed"}


@rule("SE-804")
def test_submarine_pens_have_five_difficult_spaces() -> None:
    assert compiled.load("pens").difficult_mask.bit_count() == 5


@rule("SE-851")
@pytest.mark.parametrize(
    ("one", "other", "line"),
    [
        ("Kitchen Alley", "Laboratory Street", [(639, 181), (752, 183)]),
        ("Cooling Alley", "Drawing Office", [(1139, 156), (975, 169)]),
        ("Customs Yard", "Bomb Crater", [(921, 675), (923, 786)]),
        ("Pier Steps", "Boat Beach", [(1278, 822), (1394, 826)]),
        ("Loading Track", "Water Crane", [(449, 959), (673, 967)]),
        ("West Track", "Coal Heap", [(0, 105), (0, 825)]),
    ],
)
def test_a_line_along_inner_walls_or_the_rim_of_the_launch_facility_shows_nothing(
    one: str, other: str, line: list[Point]
) -> None:
    """The line meets no room but along its walls, and yet it passes through the house."""
    a, b = called("launch", one), called("launch", other)
    assert (line[0] in a.polygon, line[1] in b.polygon) == (True, True)
    for space in source_of("launch").spaces:
        room = Polygon(space.polygon)
        if space.type == "enclosed" and space not in (a, b):
            assert not shapely.relate_pattern(room, LineString(line), "T********"), "it goes into a room"
    assert not compiled.load("launch").distance[a.id][b.id]


@rule("SE-804", "SE-110")
def test_two_red_tunnel_spaces_lie_under_the_central_walkway() -> None:
    board = compiled.load("pens")
    tunnels = [space for space in source_of("pens").spaces if space.under is not None]
    assert [(space.type, space.sector) for space in tunnels] == [("enclosed", "red")] * 2
    for tunnel in tunnels:
        assert tunnel.under is not None
        assert board.type[tunnel.under] == ELEVATED
        assert not board.adjacent_mask[tunnel.id] >> tunnel.under & 1
        assert not board.distance[tunnel.id][tunnel.under]
    assert board.distance[tunnels[0].id][tunnels[1].id] == 1
    assert board.step_mask[tunnels[0].id] >> tunnels[1].id & 1


@rule("SE-804", "SE-856")
def test_rooms_beside_walkways_do_not_see_them() -> None:
    board: CompiledMap = compiled.load("pens")
    for room, walkway in [("Dock Control", "Control Walkway"), ("Dock Control", "Short Catwalk")]:
        a, b = called("pens", room).id, called("pens", walkway).id
        assert board.adjacent_mask[a] >> b & 1
        assert not board.distance[a][b]


@rule("SE-804", "SE-107")
def test_from_the_boat_a_shot_over_the_water_at_the_walkway_needs_two_aim() -> None:
    board = compiled.load("pens")
    for deck, walkway in [("Foredeck", "Chain Walkway"), ("Foredeck", "Hook Walkway")]:
        assert board.distance[called("pens", deck).id][called("pens", walkway).id] == 2


def test_a_map_that_is_not_there_is_refused() -> None:
    with pytest.raises(Fault, match="There is no map called 'moon'"):
        compiled.load("moon")
