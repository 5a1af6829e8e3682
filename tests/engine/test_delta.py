"""Patches: what a client makes of them is the new scene, exactly."""

from __future__ import annotations

from itertools import pairwise
from operator import attrgetter
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kordon.engine.chance import seed_from
from kordon.engine.delta import apply, patch
from kordon.engine.match import Match
from kordon.engine.records import OPEN, encode, everybody_at
from kordon.engine.scene import Badge, Button, Choice, Panel, Piece, Scene, Track
from kordon.engine.words import Text
from kordon.games import GAMES, find
from tests.tables.house import as_scene, as_shown

texts = st.builds(
    Text, st.sampled_from("ab"), st.dictionaries(st.sampled_from("xy"), st.integers(0, 2), max_size=2)
)
badges = st.lists(st.builds(Badge, st.sampled_from("ijk"), texts, st.none() | st.integers(0, 1)), max_size=3)
names = st.sampled_from([f"id:{number}" for number in range(6)])
known = [Text(id, {"x": 1}) for id in "abcde"]  # the same objects again and again, as games cache them
details = st.lists(st.sampled_from(known), max_size=4).map(tuple)
looks = st.sampled_from(["card", "card ann", "figure ann", "figure bob"])
pieces = st.builds(
    Piece, names, names, looks, texts, st.integers(-1, 1), st.booleans(), badges.map(tuple), details
)
panels = st.builds(Panel, st.integers(0, 3), texts, st.booleans(), badges.map(tuple))
buttons = st.builds(Button, names, texts, st.none() | texts, st.none() | st.integers(0, 2))
choices = st.builds(
    Choice, st.lists(names, min_size=1, max_size=3).map(tuple), st.none() | texts, st.integers(-1, 1)
)
tracks = st.builds(Track, names, texts, st.integers(0, 1), st.just(0), st.just(3), detail=st.none() | texts)


def several(things: st.SearchStrategy[Any], name: str = "id") -> st.SearchStrategy[tuple[Any, ...]]:
    return st.lists(things, max_size=6, unique_by=attrgetter(name)).map(tuple)


def in_groups(all: tuple[Any, ...]) -> st.SearchStrategy[tuple[tuple[Any, ...], ...]]:
    """The pieces cut in two or three."""
    ends = st.lists(st.integers(0, len(all)), min_size=1, max_size=2).map(sorted)
    return ends.map(lambda cuts: tuple(all[a:b] for a, b in pairwise((0, *cuts, len(all)))))


scenes = st.builds(
    Scene,
    status=texts,
    prompt=texts,
    width=st.integers(1, 2),
    height=st.just(1),
    groups=several(pieces).flatmap(in_groups),
    panels=several(panels, "seat"),
    buttons=several(buttons),
    tracks=several(tracks),
    choices=several(choices, "path"),
    goal=st.none() | texts,
    prompts=st.lists(st.tuples(names, texts), max_size=2).map(tuple),
    about=st.lists(names, max_size=2).map(tuple),
    free=st.lists(names, max_size=1).map(tuple),
)


def as_a_client_sees_it(old: Scene, new: Scene) -> Scene:
    """The new scene, from the bytes of the old one and of the patch; a client knows no groups."""
    before = msgspec.json.decode(encode(old))
    before["pieces"] = [piece for group in before.pop("groups", ()) for piece in group]
    return as_scene(apply(before, msgspec.json.decode(encode(patch(old, new)))))


@given(scenes, scenes)
def test_a_patch_makes_the_new_scene_of_the_old_one(old: Scene, new: Scene) -> None:
    """Also when badges share a name, things change their order, or lose and gain fields."""
    assert as_a_client_sees_it(old, new) == as_shown(new)


patterns = several(
    st.builds(
        Piece, st.sampled_from(["ann", "bob"]), st.just(""), looks, texts, st.just(-1), st.just(False),
        badges.map(tuple), details,
    )
)  # fmt: skip


@settings(max_examples=40)
@given(patterns, scenes)
def test_a_snapshot_makes_the_scene_on_a_board_with_patterns(printed: tuple[Piece, ...], new: Scene) -> None:
    board = Scene(Text("s"), Text("p"), 1, 1, groups=(printed,))
    assert as_a_client_sees_it(board, new) == as_shown(new)


def test_a_piece_is_told_by_what_sets_it_apart_from_its_pattern() -> None:
    label, stats, loot = Text("numbered", {"name": Text("ann"), "number": 1}), Text("stats"), Text("loot")
    life = Badge("life", Text("life", {"n": 2, "of": 2}), 2)
    pattern = Piece("ann", "", "figure ann", label, badges=(life,), detail=(stats, loot))
    board = Scene(Text(""), Text(""), 1, 1, groups=((pattern,),))
    hurt = Badge("life", Text("life", {"n": 1, "of": 2}), 1)
    second = Piece(
        "enemy:2",
        "area:1",
        "figure ann",
        Text("numbered", {"name": Text("ann"), "number": 2}),
        badges=(hurt,),
        detail=(Text("would-wake"), stats, loot),
    )
    coin = Piece("coin:1", "area:1", "token coin", Text("coin"))
    told = patch(board, msgspec.structs.replace(board, groups=((second, coin),)))["pieces"]
    apart = {
        "id": "enemy:2",
        "at": "area:1",
        "label": {"number": 2},
        "badges": {"set": {"life": {"label": {"n": 1}, "value": 1}}},
        "detail": {"add": (Text("would-wake"),), "last": 2},
    }
    assert told == {"put": [(0, apart, "ann"), (1, coin)]}


def test_one_who_starts_from_nothing_knows_what_was_said() -> None:
    """A program that has not loaded the board: what the patterns say stays unknown to it."""
    put = [
        [0, {"id": "enemy:2", "at": "area:1", "label": {"number": 2}, "detail": {"add": [["x", {}]]}}, "ann"]
    ]
    known = {"id": "enemy:2", "at": "area:1", "detail": [["x", {}]]}
    assert apply({}, {"pieces": {"put": put}}) == {"pieces": [known]}


@given(scenes)
def test_nothing_changed_means_an_empty_patch(scene: Scene) -> None:
    assert patch(scene, msgspec.convert(msgspec.to_builtins(scene), Scene)) == {}


@pytest.mark.parametrize("name", GAMES)
def test_patches_along_whole_games(name: str) -> None:
    game = find(name)
    source = Random(name)
    seats = game.seat_counts[-1]
    match = Match(game, game.parse_options({}), seats, seed_from(name))
    everybody = (*everybody_at(seats), OPEN)
    shown = {viewer: game.scene(game.observe(match.position, viewer)) for viewer in everybody}
    while acting := game.to_act(match.position):
        match.play(source.choice(game.moves(match.position, source.choice(acting))))
        for viewer in source.sample(everybody, 2):  # so some patches span several moves
            new = game.scene(game.observe(match.position, viewer))
            assert as_a_client_sees_it(shown[viewer], new) == as_shown(new)
            shown[viewer] = new


def test_a_card_that_moves_is_told_by_what_changed_of_it() -> None:
    badge = Badge("strength", Text("strength", {"value": 2}), 2)
    card = Piece("card:1", "zone:hand", "card", Text("ann"), badges=(badge,))
    others = [Piece(f"card:{number}", "zone:hand", "card", Text("bob")) for number in (2, 3)]
    board = Scene(Text("s"), Text("p"), 1, 1, groups=((card, *others), ()))
    laid = msgspec.structs.replace(card, id="on:1", at="area:1")
    after = msgspec.structs.replace(board, groups=(tuple(others), (laid,)))
    assert patch(board, after)["pieces"] == {"put": [(2, {"id": "on:1", "at": "area:1"}, "card:1")]}


def test_choices_are_told_in_groups() -> None:
    board = Scene(Text("s"), Text("p"), 1, 1)
    paths = [(card, area) for card in ("card:1", "card:2") for area in ("area:1", "area:2")]
    after = msgspec.structs.replace(board, choices=tuple(map(Choice, [*paths, ("act:pass",)])))
    told = patch(board, after)["choices"]
    assert told == {"all": [(["card:1", "card:2"], ["area:1", "area:2"]), ([""], ["act:pass"])]}
