"""The page of looks tells all that the stage can draw."""

from __future__ import annotations

import re

from kordon.engine.checks.looks import unseen
from kordon.engine.looks import stock
from kordon.engine.scene import labels
from kordon_dev import gallery, looks, project

MOST_BYTES = 300 << 10


def test_the_page_is_current_and_its_pictures_are_there() -> None:
    root = project.ROOT
    text = (root / looks.PAGE).read_text("utf-8")
    assert text == looks.page(), "write it again with: kordon looks --docs"
    named = re.findall(r"\(pictures/looks/([a-z]+\.png)\)", text)
    assert sorted(named) == sorted(file.name for file in (root / looks.PICTURES).iterdir())
    assert sum(file.stat().st_size for file in (root / looks.PICTURES).iterdir()) < MOST_BYTES


def test_every_word_of_the_stock_is_on_it() -> None:
    told = {
        word for section in gallery.sections() for thing in section.things for word in thing.words.split()
    }
    looks = stock()
    assert looks.icons.keys() <= told
    assert {word for word, sign in looks.signs.items() if sign.at} <= told
    assert looks.styles.keys() <= told


def test_the_gallery_shows_all_that_it_names() -> None:
    shown = gallery.scene()
    ids = labels(shown).keys() | {zone.id for zone in shown.zones}
    for section in gallery.sections():
        for thing in section.things:
            for id in re.findall(r"\[data-(?:target|piece|zone)='([^']+)'\]", thing.place):
                assert id in ids, thing
    assert unseen(gallery.looks(), shown.shapes) == []
