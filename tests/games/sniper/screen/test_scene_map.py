"""The map as it is shown: names, looks, levels, lines; drawn once and shared."""

from __future__ import annotations

import pytest
from shapely.geometry import LineString, Polygon

from kordon.engine.records import encode
from kordon.engine.rule_ids import rule
from kordon.engine.speech import LANGUAGES, Speech
from kordon.games.sniper import GAME
from kordon.games.sniper.pieces import NO_SPACE
from kordon.games.sniper.screen.drawn_map import chains, drawn_map, outline
from tests.games.sniper.boards import at, sniper_turn


def test_the_map_is_drawn_once_and_shared() -> None:
    one = GAME.scene(GAME.observe(sniper_turn("c"), 0))
    other = GAME.scene(GAME.observe(sniper_turn("k"), 1))
    assert one.shapes is other.shapes


@pytest.mark.parametrize("name", ["launch", "pens"])
def test_every_space_of_our_maps_has_a_name_and_what_can_be_entered_a_number(name: str) -> None:
    drawn = drawn_map(name)
    map = drawn.map
    assert len(drawn.shapes) == map.size
    for shape in drawn.shapes:
        space = int(shape.id.removeprefix("space:"))
        entered = bool(map.enterable_mask >> space & 1)
        assert (shape.caption is not None) == entered
        for language in LANGUAGES:
            assert Speech(GAME, language, strict=True).say(shape.label).startswith(f"{space} ")


def test_looks_tell_type_ground_sector_and_objective() -> None:
    shapes = {shape.id: shape.look for shape in GAME.scene(GAME.observe(sniper_turn(), 0)).shapes}
    assert shapes[f"space:{at('A')}"] == "space enclosed sector-white objective-8"
    assert shapes[f"space:{at('t')}"] == "space open difficult sector-black"
    assert shapes[f"space:{at('1')}"] == "space elevated sector-black"
    assert shapes[f"space:{at('~')}"] == "space water"
    assert shapes[f"space:{at('b')}"] == "space open sector-yellow entrance"
    assert shapes[f"space:{at('u')}"] == "space open sector-black officer-black"


def test_what_lies_below_can_be_seen_and_clicked() -> None:
    """The tunnels lie under a walkway (SE-110)."""
    drawn = drawn_map("pens")
    tunnels = [space for space, cover in enumerate(drawn.map.covers) if cover != NO_SPACE]
    assert [int(shape.id.removeprefix("space:")) for shape in drawn.shapes[-len(tunnels) :]] == tunnels
    above = {shape.id for shape in drawn.shapes if shape.level}
    assert above == {f"space:{drawn.map.covers[space]}" for space in tunnels}


@rule("SE-110")
def test_a_walkway_over_a_tunnel_is_drawn_in_one_piece_and_nothing_of_the_tunnel_is_on_it() -> None:
    """A figure on the walkway must not seem to stand in the tunnel, nor the walkway to end there."""
    drawn = drawn_map("pens")
    shapes = {
        shape.id: list(zip(shape.outline[::2], shape.outline[1::2], strict=True)) for shape in drawn.shapes
    }
    for tunnel, walkway in enumerate(drawn.map.covers):
        if walkway == NO_SPACE:
            continue
        below, above = Polygon(shapes[f"space:{tunnel}"]), Polygon(shapes[f"space:{walkway}"])
        assert below.is_valid
        assert above.is_valid
        assert below.intersection(above).area == 0
        assert above.convex_hull.contains(below.centroid), "the walkway goes on behind it"
        assert below.distance(LineString(mouth_of(tunnel))) >= 10, "a strip of the walkway is above the mouth"


def mouth_of(tunnel: int) -> list[tuple[int, int]]:
    """The doorway of a tunnel of the Pens."""
    x1, y1, x2, y2 = next(d.stretch for d in drawn_map("pens").map.file.doorways if tunnel in d.between)
    return [(x1, y1), (x2, y2)]


def test_an_outline_keeps_only_the_corners_where_it_turns() -> None:
    assert outline(((0, 0), (5, 0), (10, 0), (10, 10), (0, 10))) == (0, 0, 10, 0, 10, 10, 0, 10)


def test_walls_are_joined_into_lines() -> None:
    assert chains(((0, 0, 10, 0), (10, 0, 20, 0), (20, 0, 20, 10), (50, 50, 60, 50))) == [
        (0, 0, 20, 0, 20, 10),
        (50, 50, 60, 50),
    ]


def test_every_doorway_and_ladder_is_drawn_and_every_entrance_has_an_arrow() -> None:
    drawn = drawn_map("pens")
    looks = [line.look.split()[0] for line in drawn.lines]
    assert looks.count("door") == len(drawn.map.file.doorways)
    assert looks.count("ladder") == len(drawn.map.file.ladders)
    arrows = [line for line in drawn.lines if line.look.startswith("arrow")]
    assert len(arrows) == 4
    for arrow in arrows:
        assert all(0 <= x <= drawn.map.file.width for x in arrow.points[::2])
        assert all(0 <= y <= drawn.map.file.height for y in arrow.points[1::2])


@pytest.mark.parametrize("name", ["launch", "pens"])
def test_a_map_is_small_enough_to_be_sent_whole(name: str) -> None:
    drawn = drawn_map(name)
    assert len(encode((drawn.shapes, drawn.lines))) < 32_000
