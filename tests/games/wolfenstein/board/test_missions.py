"""The ten missions: each passes the check, is as big as the design says, and has its own twist."""

from __future__ import annotations

from typing import get_args, get_type_hints

import pytest

from kordon.engine.bits import mask_of
from kordon.engine.rule_ids import rule
from kordon.engine.speech import LANGUAGES
from kordon.games.wolfenstein.board.check import is_burner_sure, reach
from kordon.games.wolfenstein.board.grid import CORRIDOR, ROOM
from kordon.games.wolfenstein.board.mission import load
from kordon.games.wolfenstein.board.sight import sees
from kordon.games.wolfenstein.board.tools import WolfensteinMaps
from kordon.games.wolfenstein.content.goals import Carry, Destroy, Finish, Kill, Leave, Take
from kordon.games.wolfenstein.options import WolfensteinOptions

# By mission: rooms, corridors, rounds, threat limit.
SIZES = {
    "officers-room": (3, 2, 10, 4),
    "cells": (4, 3, 11, 5),
    "armoury": (4, 4, 11, 4),
    "kennels": (4, 4, 12, 5),
    "radio": (5, 4, 9, 0),
    "drone-works": (5, 5, 16, 5),
    "tunnels": (6, 5, 13, 5),
    "bevli": (6, 6, 10, 5),
    "von-grim": (7, 6, 11, 6),
    "fuhrer": (8, 8, 13, 8),
}


@rule("WO-951", "WO-952", "WO-953", "WO-002", "WO-013", "WO-103", "WO-505")
@pytest.mark.parametrize("name", SIZES)
def test_a_mission_has_no_fault(name: str) -> None:
    tools = WolfensteinMaps()
    assert tools.faults(tools.sources()[name]) == []


@rule("WO-953")
def test_there_are_ten_missions_in_order_and_all_can_be_chosen() -> None:
    assert sorted(WolfensteinMaps().sources()) == sorted(SIZES)
    assert [load(name).number for name in SIZES] == list(range(1, 11))
    assert get_args(get_type_hints(WolfensteinOptions)["mission"]) == tuple(SIZES)


@rule("WO-951")
@pytest.mark.parametrize("name", SIZES)
def test_a_mission_is_as_big_and_as_long_as_designed(name: str) -> None:
    mission = load(name)
    kinds = [area.kind for area in mission.board.areas]
    size = kinds.count(ROOM), kinds.count(CORRIDOR), mission.rounds, mission.threat_limit
    assert size == SIZES[name]
    assert load(name) is mission, "read once"


@pytest.mark.parametrize("name", SIZES)
def test_a_mission_can_be_drawn_in_every_language(name: str) -> None:
    tools = WolfensteinMaps()
    pictures = {tools.draw(tools.sources()[name], language) for language in LANGUAGES}
    assert len(pictures) == len(LANGUAGES)
    assert all("tile-" not in picture for picture in pictures)


@rule("WO-309")
def test_bars_never_stand_on_the_only_way_to_a_goal() -> None:
    assert not is_burner_sure(), "four heroes can be picked without a weapon that burns metal"
    for name in SIZES:
        board = load(name).board
        tokens = mask_of((*board.events, *board.chests, *board.objectives))
        reached = reach(board, board.starts[0], (1 << len(board.bars)) - 1, tokens)
        for square in board.objectives:
            assert board.neighbours(square, 0, 0) & reached


@rule("WO-103")
@pytest.mark.parametrize("name", SIZES)
def test_nobody_is_seen_before_the_first_step(name: str) -> None:
    mission = load(name)
    board, closed = mission.board, (1 << len(mission.board.doors)) - 1
    for start in board.starts:
        for kind, square in mission.enemies:
            assert not sees(board, start, square, closed, 0), f"{kind} sees the hero start"


# ---- each has a twist of its own


def test_the_officer_can_be_reached_past_the_guard_or_behind_its_back() -> None:
    board = load("officers-room").board
    names = [area.name for area in board.areas]
    beside = {names[number] for number in board.beside[names.index("officers-room")]}
    assert beside == {"coal-passage", "guardroom"}
    assert board.difficult & board.areas[names.index("coal-passage")].squares == board.difficult
    assert load("officers-room").goals == (Kill("officer"), Take("A"), Leave())


@rule("WO-456")
def test_the_prisoners_tunnel_is_the_way_into_a_barred_cell() -> None:
    mission = load("cells")
    board = mission.board
    names = [area.name for area in board.areas]
    dark = board.areas[names.index("dark-cell")].squares
    bars = (1 << len(board.bars)) - 1
    assert mission.goals == (Finish(),)
    assert mission.special == ("tasks-first",)
    assert reach(board, board.starts[0], bars, 0) & dark
    assert {board.area[end] for end in board.passages[0]} == {
        names.index("laundry"),
        names.index("dark-cell"),
    }


def test_the_armoury_is_a_ring_full_of_chests() -> None:
    mission = load("armoury")
    assert all(len(beside) == 2 for beside in mission.board.beside)
    assert len(mission.board.chests) >= 6
    assert mission.goals == (Take("A"), Take("B"), Leave())


@rule("WO-703")
def test_three_dogs_and_nobody_may_be_lost() -> None:
    mission = load("kennels")
    assert [kind for kind, _ in mission.enemies].count("panzerhund") == 3
    assert mission.special == ("lose-none",)


@rule("WO-103")
def test_everybody_begins_alone_around_the_radio_room() -> None:
    mission = load("radio")
    board = mission.board
    assert len({board.area[start] for start in board.starts}) == 4
    assert mission.goals == (Kill("officer", 3),)
    assert not mission.alarm


@rule("WO-966")
def test_the_drone_works_never_stop() -> None:
    mission = load("drone-works")
    assert mission.repeats
    assert set(mission.alarm) == {"drone"}
    assert [goal.objective for goal in mission.goals] == list("ABCD")
    assert all(isinstance(goal, Destroy) and goal.cost == 2 for goal in mission.goals)


@rule("WO-310")
def test_enemies_cannot_follow_through_the_tunnels() -> None:
    mission = load("tunnels")
    board = mission.board
    assert len(board.passages) == 3
    passages = mask_of(end for pair in board.passages for end in pair)
    above = board.starts[0]
    bars = (1 << len(board.bars)) - 1
    walls_only = reach(board, above, bars, passages)
    assert not board.neighbours(board.objectives[0], 0, 0) & walls_only
    assert all(1 << support & walls_only for support in board.supports), "the alarm comes in above"
    assert mission.goals == (Carry("A"),)


@rule("WO-309", "WO-905")
def test_bevli_and_von_grim_sit_behind_a_window_of_bars() -> None:
    for name, boss, window in (("bevli", "bevli", "viewing-passage"), ("von-grim", "von-grim", "great-hall")):
        mission = load(name)
        board = mission.board
        closed = (1 << len(board.doors)) - 1
        place = dict(mission.enemies)[boss]
        outside = next(area for area in board.areas if area.name == window)
        seen = [s for s in range(board.size) if outside.squares >> s & 1 and sees(board, place, s, closed, 0)]
        assert seen, "the boss is seen through the bars"


@rule("WO-905", "WO-008")
def test_on_the_hardest_level_hans_stands_beside_each_boss() -> None:
    guards = {"bevli": "stormtrooper", "von-grim": "supersoldat", "fuhrer": "stormtrooper"}
    bosses = {"bevli": "bevli", "von-grim": "von-grim", "fuhrer": "mecha-hitler"}
    for name in SIZES:
        mission = load(name)
        if name not in guards:
            assert mission.swaps == ()
            continue
        [(number, by)] = mission.swaps
        kind, square = mission.enemies[number]
        assert (kind, by) == (guards[name], "hans-grosse")
        boss = next(place for kind, place in mission.enemies if kind == bosses[name])
        assert mission.board.area[square] == mission.board.area[boss]


@rule("WO-008", "WO-801")
def test_the_last_floor_uses_every_tile_and_ends_with_hitler() -> None:
    mission = load("fuhrer")
    assert len(mission.board.areas) == 16
    assert mission.goals == (Kill("hitler"),)
    assert "mecha-hitler" in dict(mission.enemies)
