"""The picture of a map shows everything that is on it, in the reader's language."""

from __future__ import annotations

from functools import cache
from xml.etree import ElementTree as ET

import pytest
from msgspec.structs import replace

from kordon.engine.errors import Fault
from kordon.engine.rule_ids import rule
from kordon.engine.speech import LANGUAGES
from kordon.games.sniper.maps import compiled
from kordon.games.sniper.maps.source import MapSource
from kordon.games.sniper.maps.tools import SniperMaps
from kordon.games.sniper.pieces import SECTOR_NAMES
from kordon.maps.format import read
from kordon.maps.words import Words

MAPS = SniperMaps()
SVG = "{http://www.w3.org/2000/svg}"
everywhere = pytest.mark.parametrize(
    ("name", "language"), [(name, language) for name in compiled.MAP_NAMES for language in LANGUAGES]
)


def source_of(name: str) -> MapSource:
    return read(compiled.DATA / f"{name}.json", MapSource)


@cache
def picture(name: str, language: str) -> ET.Element:
    return ET.fromstring(MAPS.picture(source_of(name), language))


def said(element: ET.Element) -> str:
    return " ".join(part.strip() for part in element.itertext())


@everywhere
@rule("SE-807")
def test_every_space_is_drawn_and_its_name_is_written_on_it(name: str, language: str) -> None:
    words = Words(language, {}, MAPS.texts)
    titles = {said(title) for title in picture(name, language).iter(f"{SVG}title")}
    written = {said(text) for text in picture(name, language).iter(f"{SVG}text")}
    for space in source_of(name).spaces:
        assert words(space.name) in titles
        assert words(space.name) in written or space.type == "obstruction", words(space.name)


@everywhere
@rule("SE-807")
def test_title_objectives_and_legend_are_there(name: str, language: str) -> None:
    words = Words(language, {}, MAPS.texts)
    written = [said(text) for text in picture(name, language).iter(f"{SVG}text")]
    assert words(f"map-{name}") in written
    assert {str(number) for number in range(1, 10)} <= set(written)
    assert {words(f"sector-{sector}") for sector in SECTOR_NAMES} <= set(written)
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
    svg = MAPS.picture(replace(source, words=own), "en")
    assert "Fish &amp; &lt;Chips&gt;" in svg
    assert "Fish & <Chips>" in {said(title) for title in ET.fromstring(svg).iter(f"{SVG}title")}


def test_a_name_that_nobody_has_written_is_shown_as_its_id() -> None:
    assert Words("en", {}, MAPS.texts)("space-nowhere") == "space-nowhere"


def test_a_language_that_maps_do_not_speak_is_refused() -> None:
    with pytest.raises(Fault, match="unsupported language 'de'"):
        MAPS.picture(source_of("launch"), "de")
