"""The rules as books: every claim of an example holds, and what is wrong with one is found."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from shapely import LineString, Polygon

from kordon.cli import rules
from kordon.engine.book import Book
from kordon.engine.checks.texts import book_faults
from kordon.engine.errors import Fault
from kordon.engine.rule_ids import rule
from kordon.engine.speech import LANGUAGES
from kordon.games import OURS, find
from kordon.games.estoril.book import EstorilBook
from kordon.games.sniper.board import board_of
from kordon.games.sniper.book import SniperBook
from kordon.maps.compiled import ENCLOSED
from kordon.web.texts import book_of
from kordon_dev import book as pictures
from kordon_dev import project

SIGHT_WIDTH = 0.01


def book(game: str) -> Book:
    found = find(game).book()
    assert found is not None
    return found


def changed(game: str, change: Callable[[dict[str, Any]], None]) -> list[str]:
    """What is wrong with a book once something in its plan was changed."""
    one = book(game)
    plan = msgspec.to_builtins(one.plan)
    change(plan)
    one.plan = msgspec.convert(plan, type(one.plan))
    return one.faults()


@pytest.mark.parametrize("game", OURS)
def test_a_book_has_all_its_words_and_claims_nothing_false(game: str) -> None:
    assert book_faults(find(game)) == []


@pytest.mark.parametrize("game", OURS)
def test_a_book_is_the_same_in_every_language(game: str) -> None:
    first, *others = [book(game).printed(language, strict=True) for language in LANGUAGES]

    def shape(printed: Any) -> Any:
        parts = [part for chapter in printed.chapters for part in chapter.parts]
        notes = [len(picture.notes) for picture in printed.scenes.values()]
        return [
            (part.kind, len(part.words), [len(row) for row in part.rows], part.glance) for part in parts
        ], notes

    assert [shape(other) for other in others] == [shape(first)] * len(others)
    assert first.chapters[0].name == "start"
    steps = [part for chapter in first.chapters for part in chapter.parts if part.kind == "steps"]
    assert len(steps[0].words) == 6  # a turn in six lines


@pytest.mark.parametrize("game", OURS)
def test_every_sort_of_claim_can_fail(game: str) -> None:
    """Each example claims something false once in turn; the rules contradict it."""
    one = book(game)
    tried = set()
    for name, example in one.plan.scenes.items():
        for claim, value in example.claims.items():
            tried.add(claim)
            assert not one.holds(one.staged(name), claim, wrong(game, claim, value)), f"{name}: {claim}"
    assert len(tried) > 4


def wrong(game: str, claim: str, value: Any) -> Any:
    """Something of the same sort that is not true."""
    if game == "wolfenstein" and claim in ("sees", "blocked"):
        return {"sees": [["A5", "R12"]], "blocked": [["A5", "B6"]]}[claim]
    if claim in ("blocked", "gone"):
        return {"blocked": [54, 54], "gone": {"0": "Linda X."}}[claim]
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return {"soldier-red-1": "officer-red"}.get(value, f"{value} A5" if value.isupper() else "Pires")
    if isinstance(value, dict):
        key = "by" if "by" in value else "hit" if "hit" in value else next(iter(value))
        return value | {key: ["officer-red"] if key == "by" else wrong(game, claim, value[key])}
    if value and isinstance(value[-1], list | int | str):
        return [*value[:-1], wrong(game, claim, value[-1]) if value[-1] != [] else ["x"]]
    return [*value, 0]


def test_what_is_wrong_with_a_book_is_said() -> None:
    def blind(plan: dict[str, Any]) -> None:
        plan["scenes"]["clear"]["claims"] = {"blocked": [54, 57]}

    def lost(plan: dict[str, Any]) -> None:
        plan["scenes"]["run"]["notes"] = ["unit:8"]

    def unused(plan: dict[str, Any]) -> None:
        plan["chapters"] = [chapter for chapter in plan["chapters"] if chapter["name"] != "spaces"]

    assert changed("sniper", blind) == ["sniper: scenes.clear: blocked = [54, 57] is not true"]
    assert changed("sniper", lost) == ["sniper: scenes.run: unit:8 is not in the picture"]
    assert sorted(changed("sniper", unused)) == [
        "sniper: scenes.adjacent is on no page",
        "sniper: scenes.doorway is on no page",
    ]

    def nowhere(plan: dict[str, Any]) -> None:
        plan["scenes"]["run"]["show"] = ["space:999"]

    with pytest.raises(Fault, match=r"scenes\.run: there is no place space:999"):
        changed("sniper", nowhere)


def test_every_row_of_symbols_has_an_icon_that_there_is(monkeypatch: pytest.MonkeyPatch) -> None:
    signs = {"symbols": ("A", "S", "C", "N", "D"), "boards": tuple(f"board-{n}" for n in range(2, 10))}
    monkeypatch.setattr(EstorilBook, "signs", {**signs, "nothing": ()})
    assert book("estoril").faults() == [
        "estoril: table symbols has 6 rows and 5 signs",
        "estoril: there is no icon board-9",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OURS)
def test_a_book_begins_with_what_it_is_about_in_three_sentences(game: str, language: str) -> None:
    start = book(game).printed(language).chapters[0]
    said = " ".join(text for part in start.parts if part.kind == "text" for text in part.words)
    assert len(re.findall(r"[.!?](?:\s|$)", said)) == 3, said


@rule("SE-851", "SE-859")
def test_the_line_along_a_wall_passes_through_no_building() -> None:
    """What is drawn as a clear line starts and ends at the edges of the two spaces, and enters no other."""
    one = book("sniper")
    (stroke,) = one.plan.scenes["along"].strokes
    start, end, far = one.plan.scenes["along"].claims["distance"]
    map = board_of("launch").map
    line = LineString([stroke.points[:2], stroke.points[2:]])
    areas = [Polygon(points) for points in map.file.polygons]
    for space, point in ((start, stroke.points[:2]), (end, stroke.points[2:])):
        assert LineString([point, point]).distance(areas[space].exterior) < SIGHT_WIDTH
    enclosed = [areas[space] for space in range(map.size) if map.type[space] == ENCLOSED]
    assert all(line.intersection(area.buffer(-SIGHT_WIDTH)).is_empty for area in enclosed)
    assert far == 2


def test_an_example_shows_its_part_of_the_board_and_no_secret_of_another() -> None:
    one = book("sniper")
    scene, box = one.drawn("ask")
    assert box is not None
    assert {piece.id for piece in scene.pieces} == {"unit:1"}  # a defender does not see the sniper
    whole, no_box = one.drawn("table")
    assert no_box is None
    assert len(whole.shapes) > 3 * len(scene.shapes)
    assert (whole.choices, whole.zones) == ((), ())


def test_tables_follow_the_data(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kordon.games.sniper.pieces.BAG_AT_START", (5, 3, 2, 0))
    tokens = SniperBook.tables["tokens"]()
    assert [row[1] for row in tokens.rows] == [5, 3, 2, 0]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OURS)
def test_the_pages_links_lead_somewhere(game: str, language: str) -> None:
    page = rules.page(find(game), language)
    anchors = {part.partition('"')[0] for part in page.split('<a id="')[1:]}
    links = {part.partition(")")[0] for part in page.split("](#")[1:]}
    assert len(links) > 20
    assert links <= anchors
    for name in book(game).plan.scenes:
        assert f"({rules.picture_name(game, name, language)})" in page
    for sign in {sign for signs in book(game).signs.values() for sign in signs}:
        assert f"| ![]({rules.sign_name(game, sign)}) |" in page


def test_pictures_that_show_something_else_are_found(tmp_path: Path) -> None:
    assert pictures.check(project.ROOT) == []
    folder = tmp_path / pictures.FOLDER
    for source in (project.ROOT / pictures.FOLDER).rglob("*.svg"):
        path = folder / source.relative_to(project.ROOT / pictures.FOLDER)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(source.read_text("utf-8"), "utf-8")
    changed = folder / "pictures" / "sniper" / "clear.pl.svg"
    changed.write_text(changed.read_text("utf-8").replace('data-of="', 'data-of="0'), "utf-8")
    (folder / "pictures" / "estoril" / "eye.en.svg").unlink()
    (folder / "pictures" / "estoril" / "signs" / "A.svg").write_text("<svg/>", "utf-8")
    (folder / "pictures" / "estoril" / "ear.en.svg").write_text("<svg/>", "utf-8")
    assert [line.split(" ")[0].rpartition("/")[2] for line in pictures.check(tmp_path)] == [
        "A.svg",
        "eye.en.svg",
        "clear.pl.svg",
        "ear.en.svg",
    ]


def test_the_server_gives_a_book_and_an_empty_one_where_there_is_none(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found = book_of("estoril", "pl")
    assert found is not None
    assert msgspec.json.decode(found[0])["chapters"][0]["title"] == "O co chodzi"
    assert book_of("estoril", "de") is None
    assert book_of("nothing", "en") is None
    monkeypatch.setattr("kordon.games.estoril.Estoril.book", lambda self: None)
    book_of.cache_clear()
    bare = book_of("estoril", "en")
    book_of.cache_clear()
    assert bare is not None
    assert msgspec.json.decode(bare[0]) == {"title": "Estoril 1942"}
