"""The picture of a map shows everything that is on it, in the reader's language."""

from __future__ import annotations

from functools import cache
from xml.etree import ElementTree as ET

import pytest
from msgspec.structs import replace

from kordon.engine.errors import Fault
from kordon.engine.rule_ids import rule
from kordon.games.sniper.maps import table
from kordon.games.sniper.maps.draw import draw
from kordon.games.sniper.maps.format import MapSource, read
from kordon.games.sniper.maps.lettering import place_mark, place_name, room_in, wraps
from kordon.games.sniper.maps.words import LANGUAGES, Words

SVG = "{http://www.w3.org/2000/svg}"
everywhere = pytest.mark.parametrize(
    ("name", "language"), [(name, language) for name in table.MAP_NAMES for language in LANGUAGES]
)


def source_of(name: str) -> MapSource:
    return read(table.DATA / f"{name}.json")


@cache
def picture(name: str, language: str) -> ET.Element:
    return ET.fromstring(draw(source_of(name), language))


def said(element: ET.Element) -> str:
    return " ".join(part.strip() for part in element.itertext())


@everywhere
@rule("SE-807")
def test_every_space_is_drawn_and_its_name_is_written_on_it(name: str, language: str) -> None:
    words = Words(language, {})
    titles = {said(title) for title in picture(name, language).iter(f"{SVG}title")}
    written = {said(text) for text in picture(name, language).iter(f"{SVG}text")}
    for space in source_of(name).spaces:
        assert words(space.name) in titles
        assert words(space.name) in written or space.type == "obstruction", words(space.name)


@everywhere
@rule("SE-807")
def test_title_objectives_and_legend_are_there(name: str, language: str) -> None:
    words = Words(language, {})
    written = [said(text) for text in picture(name, language).iter(f"{SVG}text")]
    assert words(f"map-{name}") in written
    assert {str(number) for number in range(1, 10)} <= set(written)
    assert {words(f"sector-{sector}") for sector in table.SECTOR_NAMES} <= set(written)
    assert (words("map-legend-ladder") in written) == (name == "pens")
    assert (words("map-legend-tunnel") in written) == (name == "pens")


@rule("SE-110", "SE-807")
def test_a_walkway_runs_on_above_the_mouths_of_its_tunnel() -> None:
    source, drawn = source_of("pens"), picture("pens", "en")
    dashed = [p.attrib["points"] for p in drawn.iter(f"{SVG}polygon") if p.attrib.get("class") == "tunnel"]
    tunnels = [space for space in source.spaces if space.under is not None]
    assert len(dashed) == len(tunnels) == 2
    seams = " ".join(p.attrib["d"] for p in drawn.iter(f"{SVG}path") if "seam" in p.attrib.get("class", ""))
    for points, tunnel in zip(dashed, tunnels, strict=True):
        heights = [int(point.split(",")[1]) for point in points.split()]
        full = [y for _, y in tunnel.polygon]
        assert max(full) - min(full) - (max(heights) - min(heights)) >= 10, "a strip is left to the walkway"
        left = min(x for x, _ in tunnel.polygon)
        assert f"M{left} {min(full)}L{left} {max(full)}" not in seams, "no line is drawn across the strip"


@rule("SE-807")
def test_a_map_brings_its_own_names_along_and_they_stay_text() -> None:
    source = source_of("launch")
    own = {"en": {source.spaces[0].name: "Fish & <Chips>"}}
    svg = draw(replace(source, words=own))
    assert "Fish &amp; &lt;Chips&gt;" in svg
    assert "Fish & <Chips>" in {said(title) for title in ET.fromstring(svg).iter(f"{SVG}title")}


def test_a_name_that_nobody_has_written_is_shown_as_its_id() -> None:
    assert Words("en", {})("space-nowhere") == "space-nowhere"


def test_a_language_that_maps_do_not_speak_is_refused() -> None:
    with pytest.raises(Fault, match="Maps speak en, pl and cs, not 'de'"):
        draw(source_of("launch"), "de")


def test_names_are_broken_between_words_as_evenly_as_they_allow() -> None:
    assert list(wraps("Under the Gantry")) == [
        ("Under the Gantry",),
        ("Under the", "Gantry"),
        ("Under", "the", "Gantry"),
    ]


def test_a_name_turns_upright_in_a_narrow_space_and_is_left_out_where_nothing_fits() -> None:
    alley = room_in([(0, 0), (24, 0), (24, 200), (0, 200)], [], 2)
    lettering = place_name("Back Alley", alley, (12, 100))
    assert lettering is not None
    assert lettering.upright
    assert place_name("Back Alley", room_in([(0, 0), (20, 0), (20, 20), (0, 20)], [], 2), (10, 10)) is None


def test_marks_keep_clear_of_each_other() -> None:
    outline = [(0, 0), (100, 0), (100, 60), (0, 60)]
    x, y = place_mark(room_in(outline, [], 0), (50, 30), 15)
    assert (x, y) == (50, 30)
    taken = room_in([(30, 0), (70, 0), (70, 60), (30, 60)], [], 0)
    x, _ = place_mark(room_in(outline, [taken], 0), (50, 30), 15)
    assert not 15 < x < 85
