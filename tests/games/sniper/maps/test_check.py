"""Every fault of a map is named, with the space it is in, in one sentence."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from kordon.engine.rule_ids import rule
from kordon.games.sniper.maps import compiled
from kordon.games.sniper.maps.source import Entrance, MapSource, Space, Start
from kordon.games.sniper.maps.tools import SniperMaps
from kordon.maps import build, format
from kordon.maps.format import Passage
from kordon.maps.ground import Ground

MAPS = SniperMaps()
LAUNCH = format.read(compiled.DATA / "launch.json", MapSource)
PENS = format.read(compiled.DATA / "pens.json", MapSource)


def changed(source: MapSource, number: int, **fields: Any) -> MapSource:
    """The map with one space changed."""
    spaces = list(source.spaces)
    spaces[number] = replace(spaces[number], **fields)
    return replace(source, spaces=tuple(spaces))


def faults_of(source: MapSource) -> list[str]:
    return MAPS.source_faults(source)


def find(wanted: Callable[[Space], bool], source: MapSource = LAUNCH) -> int:
    return next(space.id for space in source.spaces if wanted(space))


def only(faults: list[str], sentence: str) -> None:
    """Exactly one fault, and it reads like this."""
    assert len(faults) == 1, faults
    assert re.search(sentence, faults[0]), faults[0]


def has(faults: list[str], sentence: str) -> None:
    assert any(re.search(sentence, fault) for fault in faults), faults


ROOM = find(lambda space: space.type == "enclosed" and space.objective is None)
WATER = find(lambda space: space.type == "water")
STREET = find(lambda space: space.type == "open" and space.sector == "white")


@rule("SE-801", "SE-807")
def test_a_gap_is_named_with_the_space_beside_it() -> None:
    x, y = LAUNCH.spaces[0].polygon[0]
    assert (x, y) == (0, 0)
    faults = faults_of(changed(LAUNCH, 0, polygon=((20, 20), *LAUNCH.spaces[0].polygon[1:])))
    only(faults, r"There is a gap near \d+, \d+, beside space 0 \(Pine Wood\)\.")


@rule("SE-801", "SE-807")
def test_an_overlap_is_named_with_both_spaces() -> None:
    source = changed(LAUNCH, 0, polygon=LAUNCH.spaces[1].polygon)
    has(faults_of(source), r"Space 0 \(Pine Wood\) and space 1 \(North Fence\) overlap near")


@rule("SE-807")
@pytest.mark.parametrize(
    ("polygon", "sentence"),
    [
        (((0, 0), (10, 10), (10, 0), (0, 5)), "crosses its own outline"),
        (((0, 0), (10, 10), (20, 20)), "has no area"),
        (((0, 0), (10, 0), (10, 10), (0, 0), (0, 10)), "has a corner twice"),
        (((0, 0), (3000, 0), (3000, 10)), "reaches beyond the board"),
    ],
)
def test_a_bad_outline_is_named(polygon: tuple[tuple[int, int], ...], sentence: str) -> None:
    has(faults_of(changed(LAUNCH, 0, polygon=polygon)), rf"Space 0 \(Pine Wood\) {sentence}")


@rule("SE-807", "SE-105")
def test_a_space_that_cannot_be_reached_is_named() -> None:
    doors = tuple(door for door in LAUNCH.doorways if ROOM not in door.between)
    mates = {space.id for space in LAUNCH.spaces if space.building == LAUNCH.spaces[ROOM].building}
    doors = tuple(door for door in LAUNCH.doorways if not mates & set(door.between))
    faults = faults_of(replace(LAUNCH, doorways=doors))
    assert len(faults) == len(mates)
    has(faults, rf"Space {ROOM} \(.*\) can't be reached\.")


@rule("SE-807", "SE-105")
def test_a_door_needs_a_wall_an_edge_and_one_level() -> None:
    grounds = [space.id for space in LAUNCH.spaces if space.type == "open"]
    near = next(b for a, b in sorted(Ground(LAUNCH).shared) if a == grounds[0] and b in grounds)
    only(faults_of(with_door(LAUNCH, grounds[0], near)), "has no use: no wall stands there")
    only(faults_of(with_door(LAUNCH, 0, grounds[-1])), "is not on an edge: the two are not adjacent")
    a, b = LAUNCH.doorways[0].between
    only(faults_of(with_door(LAUNCH, b, a)), "is there twice")
    shore = next(pair for pair in Ground(LAUNCH).shared if WATER in pair)
    only(faults_of(with_door(LAUNCH, *shore)), "leads into a space that nobody can enter")
    ladder = next(rung for rung in PENS.ladders)
    others = tuple(rung for rung in PENS.ladders if rung != ladder)
    has(faults_of(with_door(replace(PENS, ladders=others), *ladder.between)), "no wall stands there")


@rule("SE-807", "SE-105")
def test_a_ladder_needs_a_drop_and_a_door_none() -> None:
    faults = faults_of(replace(LAUNCH, ladders=(Passage(LAUNCH.doorways[0].between),), doorways=()))
    has(faults, "The ladder between .* has no use: both are on one level")
    room, walkway = next(
        pair
        for pair in Ground(PENS).shared
        if {PENS.spaces[end].type for end in pair} == {"enclosed", "elevated"}
    )
    only(faults_of(with_door(PENS, room, walkway)), "leads up or down: it has to be a ladder")


@rule("SE-807")
def test_a_door_is_drawn_on_its_own_edge() -> None:
    doors = (Passage(LAUNCH.doorways[0].between, (1, 1)), *LAUNCH.doorways[1:])
    only(faults_of(replace(LAUNCH, doorways=doors)), "is drawn at 1, 1, which is not on their edge")


@rule("SE-807", "SE-006", "SE-805")
def test_objectives_are_counted_by_number_and_by_sector() -> None:
    third = find(lambda space: space.objective == 3)
    faults = faults_of(changed(LAUNCH, third, objective=None, objective_name=None))
    has(faults, r"Objective 3 is missing\.")
    has(faults, "now it is yellow 2, red 2, black 2, white 2")
    has(
        faults_of(changed(LAUNCH, third, objective=4)),
        rf"Space {third} .* is objective 4, and so is another",
    )
    has(faults_of(changed(LAUNCH, third, objective=12)), "is objective 12, but there are only 9")
    only(faults_of(changed(LAUNCH, third, objective_name=None)), "is objective 3, which has no name")


@rule("SE-807", "SE-205")
def test_start_marks_are_counted_and_have_to_be_at_home() -> None:
    officer = find(lambda space: space.start == Start("red", "officer"))
    only(
        faults_of(changed(LAUNCH, officer, start=None)),
        "The red squad has 0 start marks for its officer, not 1",
    )
    faults = faults_of(changed(changed(LAUNCH, officer, start=None), STREET, start=Start("red", "officer")))
    only(faults, rf"Space {STREET} .* is a red start in the wrong sector \(white\)")


@rule("SE-807", "SE-109")
def test_entrances_are_one_a_sector_on_the_border_into_the_right_space() -> None:
    first, *others = LAUNCH.entrances
    only(
        faults_of(replace(LAUNCH, entrances=tuple(others))),
        "The yellow sector has 0 entrances, not 1",
    )
    inland = (Entrance(first.sector, first.space, (50, 60)), *others)
    only(
        faults_of(replace(LAUNCH, entrances=inland)),
        "entrance at 50, 60 is not on the board's border",
    )
    elsewhere = (Entrance(first.sector, first.space, (0, LAUNCH.height)), *others)
    only(faults_of(replace(LAUNCH, entrances=elsewhere)), "is not on the edge of space")
    foreign = (Entrance(first.sector, STREET, first.at), *others)
    has(
        faults_of(replace(LAUNCH, entrances=foreign)),
        "leads into the wrong sector: space .* is white",
    )
    wet = (Entrance(first.sector, WATER, first.at), *others)
    has(faults_of(replace(LAUNCH, entrances=wet)), "which nobody can enter")


@rule("SE-807", "SE-001")
def test_a_coloured_sector_hangs_together() -> None:
    far = find(lambda space: space.sector == "white" and space.type == "open" and space.polygon[0][1] > 900)
    only(
        faults_of(changed(LAUNCH, far, sector="yellow")),
        f"Space {far} .* is in the wrong sector: it does not touch",
    )


@rule("SE-807", "SE-106")
def test_what_a_space_says_of_itself_has_to_fit_its_type() -> None:
    only(
        faults_of(changed(LAUNCH, ROOM, difficult=True)),
        f"Space {ROOM} .* only open spaces are difficult",
    )
    only(
        faults_of(changed(LAUNCH, ROOM, building=None)),
        "is enclosed but part of no building or walkway",
    )
    only(
        faults_of(changed(LAUNCH, STREET, building="shed")),
        "is open and can't be part of the building shed",
    )
    only(faults_of(changed(LAUNCH, STREET, sector=None)), f"Space {STREET} .* is in no sector")
    has(
        faults_of(changed(LAUNCH, WATER, objective=9)),
        "it can hold neither an objective nor a start mark",
    )


@rule("SE-807", "SE-110")
def test_a_tunnel_lies_wholly_under_one_walkway_space() -> None:
    tunnel = find(lambda space: space.under is not None, PENS)
    (left, top), *_ = PENS.spaces[tunnel].polygon
    out = ((left, top - 100), *PENS.spaces[tunnel].polygon[1:])
    has(
        faults_of(changed(PENS, tunnel, polygon=out)),
        f"Space {tunnel} .* sticks out from under space",
    )
    ground = find(lambda space: space.type == "open", PENS)
    has(
        faults_of(changed(PENS, tunnel, under=ground)),
        "only an enclosed space may lie under an elevated one",
    )


@rule("SE-807", "SE-805")
def test_a_space_that_alone_bars_the_way_to_an_objective_is_named() -> None:
    goal = find(lambda space: space.objective == 6)
    one_door = tuple(door for door in LAUNCH.doorways if goal not in door.between)
    kept = next(door for door in LAUNCH.doorways if goal in door.between)
    faults = faults_of(replace(LAUNCH, doorways=(*one_door, kept)))
    before = next(end for end in kept.between if end != goal)
    has(faults, f"Space {before} .* alone cuts objective 6 off from the white entrance")


@rule("SE-807", "SE-805")
def test_an_objective_too_near_to_a_legal_entrance_is_named() -> None:
    goal = find(lambda space: space.objective == 2)
    red = next(entrance for entrance in LAUNCH.entrances if entrance.sector == "red")
    inside = find(lambda space: space.sector == "red" and space.type == "open" and space.polygon[0][1] == 0)
    x = sum(corner[0] for corner in LAUNCH.spaces[inside].polygon if corner[1] == 0) // 2
    others = tuple(entrance for entrance in LAUNCH.entrances if entrance != red)
    faults = faults_of(replace(LAUNCH, entrances=(*others, Entrance("red", inside, (x, 0)))))
    has(faults, f"From the red entrance the nearest objective, space {goal} .*, is 3 moves away, not 5 to 9")


@rule("SE-807", "SE-859")
def test_sight_that_differs_there_and_back_is_named() -> None:
    far = [list(row) for row in compiled.load("launch").distance]
    a, b = 0, next(space for space in range(1, len(far)) if far[0][space])
    far[a][b] += 1
    only(
        MAPS.distance_faults(Ground(LAUNCH), far),
        f"Space {a} .* and space {b} .* see each other differently",
    )


@rule("SE-807", "SE-853")
def test_rooms_of_one_building_out_of_sight_are_named() -> None:
    far = [list(row) for row in compiled.load("launch").distance]
    mates = [space.id for space in LAUNCH.spaces if space.building == "warehouse"]
    far[mates[0]][mates[1]] = far[mates[1]][mates[0]] = 0
    only(MAPS.distance_faults(Ground(LAUNCH), far), "are rooms of one building but can't see each other")


@rule("SE-807")
def test_adjacent_walkways_are_one_walkway() -> None:
    walkway = find(lambda space: space.type == "elevated", PENS)
    has(faults_of(changed(PENS, walkway, building="other")), "are adjacent but on different walkways")


@rule("SE-807")
def test_a_missing_name_is_told_for_each_language() -> None:
    faults = faults_of(changed(LAUNCH, 0, name="space-nowhere"))
    assert faults == [
        f"Space 0 has no name in “{code}”: space-nowhere is missing. (SE-807)" for code in ("en", "pl", "cs")
    ]


@rule("SE-807")
def test_all_faults_are_told_at_once() -> None:
    officer = find(lambda space: space.start == Start("red", "officer"))
    source = changed(changed(LAUNCH, officer, start=None), ROOM, difficult=True)
    assert len(faults_of(source)) == 2


def written(tmp_path: Path, content: str) -> Path:
    path = tmp_path / "own.json"
    path.write_text(content, encoding="utf-8")
    return path


@rule("SE-807")
def test_broken_json_is_told_with_its_line(tmp_path: Path) -> None:
    only(MAPS.faults(written(tmp_path, '{\n"format": 1,\n"map": oops}')), "The JSON breaks in line 3")
    only(
        MAPS.faults(written(tmp_path, '{\n"format": 1,\n')),
        "The JSON breaks in line 3: Input data was truncated",
    )
    only(MAPS.faults(tmp_path / "none.json"), "can't be read: No such file")
    only(MAPS.faults(written(tmp_path, "{}")), "The map's outermost level: .*`format`")


@rule("SE-807")
def test_entries_of_the_wrong_shape_are_all_told(tmp_path: Path) -> None:
    raw = msgspec.json.decode((compiled.DATA / "launch.json").read_bytes())
    raw["spaces"][3]["type"] = "cellar"
    raw["spaces"][5]["polygon"] = [[0, 0]]
    raw["doorways"][0]["between"] = [1, "b"]
    raw["entrances"][0]["space"] = 999
    faults = MAPS.faults(written(tmp_path, msgspec.json.encode(raw).decode()))
    assert len(faults) == 4
    has(faults, "The space 3: Invalid enum value 'cellar' in type")
    has(faults, "The space 5: Expected `array` of length >= 3 in polygon")
    has(faults, "The doorway number 1: Expected `int`, got `str`")
    has(faults, "The yellow entrance leads to space 999, which does not exist")


@rule("SE-807")
def test_ids_count_up_from_nought(tmp_path: Path) -> None:
    raw = msgspec.json.decode((compiled.DATA / "launch.json").read_bytes())
    raw["spaces"][4]["id"] = 40
    raw["format"] = 1
    has(MAPS.faults(written(tmp_path, msgspec.json.encode(raw).decode())), "Space 40 stands in place 4")
    raw["format"] = 2
    only(MAPS.faults(written(tmp_path, msgspec.json.encode(raw).decode())), "The file has format 2")


@rule("SE-801")
def test_a_table_of_another_source_or_changed_by_hand_is_told(tmp_path: Path) -> None:
    path = tmp_path / "launch.json"
    path.write_bytes((compiled.DATA / "launch.json").read_bytes())
    assert not build.is_current(path, compiled.CompiledFile)
    made = (compiled.DATA / "launch.compiled.json").read_bytes()
    build.table_path(path).write_bytes(made)
    assert build.is_current(path, compiled.CompiledFile)
    build.table_path(path).write_bytes(made.replace(b'"difficult": [', b'"difficult": [1,'))
    only(MAPS.faults(path), "was changed by hand; build it again")
    build.table_path(path).write_bytes(made[: len(made) // 2])
    only(MAPS.faults(path), "launch.compiled.json is not a compiled map")
    build.table_path(path).write_bytes(made)
    path.write_bytes(path.read_bytes() + b"\n")
    only(MAPS.faults(path), "was not built from this map by this version")


def with_door(source: MapSource, a: int, b: int) -> MapSource:
    return replace(source, doorways=(*source.doorways, Passage((a, b))))


@rule("SE-807")
def test_the_example_of_the_documentation_can_be_read(tmp_path: Path) -> None:
    page = (Path(__file__).parents[4] / "docs" / "maps.md").read_text(encoding="utf-8")
    example = re.search(r"```json\n(.*?)```", page, re.DOTALL)
    assert example
    source, faults = format.read_faults(written(tmp_path, example[1]), MapSource)
    assert source is not None, faults
    assert {
        field for space in source.spaces for field in space.__struct_fields__ if f"`{field}`" not in page
    } == set()
    assert MAPS.picture_faults(source) == []
