"""What a phone has little room for: it is read all the same, and nothing lies over it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect

from kordon.tables.messages import Snapshot
from tests.browser.conftest import PHONE, Arrive
from tests.browser.staged import AT_REST, Stage, moment_of, moments, showing

ON_ITS_SIDE = (844, 390)
SMALL = (360, 740)
PHONES = [PHONE, SMALL, ON_ITS_SIDE]
LANGUAGES = ["en-GB", "pl-PL", "cs-CZ"]

# The boxes of what looks like this and can be seen, with its words; what is outside of the frame can't.
SEEN = """([look, frame]) => {
  const around = document.querySelector(frame).getBoundingClientRect();
  return [...document.querySelectorAll(look)].flatMap(one => {
    const {left, top, right, bottom} = one.getBoundingClientRect();
    const isBeside = left < around.left - 1 || right > around.right + 1;
    const isIn = !isBeside && top >= around.top - 1 && bottom <= around.bottom + 1;
    const size = parseFloat(getComputedStyle(one).fontSize) * (one.getScreenCTM?.()?.d ?? 1);
    const isShown = getComputedStyle(one).visibility === 'visible' && isIn;
    return isShown ? [{text: one.textContent.trim(), left, top, right, bottom, size}] : [];
  });
}"""


def seen(page: Page, look: str, frame: str = ".stage") -> list[dict[str, Any]]:
    page.evaluate(AT_REST)
    found: list[dict[str, Any]] = page.evaluate(SEEN, [look, frame])
    return found


def touch(one: dict[str, Any], other: dict[str, Any]) -> bool:
    return bool(
        min(one["right"], other["right"]) - max(one["left"], other["left"]) > 1
        and min(one["bottom"], other["bottom"]) - max(one["top"], other["top"])
        > 3  # letters have room above them
    )


def overlapping(boxes: list[dict[str, Any]]) -> list[tuple[str, str]]:
    return [
        (one["text"], other["text"])
        for index, one in enumerate(boxes)
        for other in boxes[index + 1 :]
        if touch(one, other)
    ]


@pytest.mark.parametrize(
    ("screen", "language", "letters"),
    [
        *[(screen, language, "ours") for screen in PHONES for language in LANGUAGES],
        (SMALL, "pl-PL", "larger"),
    ],
)
def test_what_is_special_about_a_place_is_read_beside_its_name(
    stay: Arrive, screen: tuple[int, int], language: str, letters: str
) -> None:
    moment = moment_of("estoril", "prompt-conspirator")
    visitor = stay(language, screen=screen, letters=letters)
    Stage(visitor, moment)
    mottos = seen(visitor.page, ".plate .motto")
    assert len(mottos) == sum(shape.motto is not None for shape in moment.scene.shapes) > 0
    assert min(one["size"] for one in mottos) >= 10
    assert overlapping(seen(visitor.page, ".plate text")) == []


def test_a_tap_on_the_name_of_a_place_tells_what_is_special_there(stay: Arrive) -> None:
    page, stage = showing(stay, PHONE, moment_of("estoril", "prompt-lay"))
    page.locator(".plate [data-look]").first.tap()
    expect(page.locator("#tip")).to_contain_text("4, Hotel Atlântico")
    expect(page.locator(".toast")).to_have_count(0)
    assert stage.asked == []


def test_numbers_on_cards_of_a_small_board_are_read(stay: Arrive) -> None:
    page, _ = showing(stay, SMALL, moment_of("estoril", "prompt-conspirator"))
    page.wait_for_selector(".board .numbered .number[data-grown]")
    assert page.locator(".board .numbered .number[data-tiny]").count() == 0


@pytest.mark.parametrize("screen", [*PHONES, (1366, 768)])
def test_rows_and_columns_are_called_at_the_edges_of_what_is_in_sight(
    stay: Arrive, screen: tuple[int, int]
) -> None:
    moment = moment_of("wolfenstein", "prompt-turn")
    page, _ = showing(stay, screen, moment)
    called = [line for line in moment.scene.lines if line.look == "scenery ruler"]
    rulers = seen(page, ".rulers text")
    assert len(rulers) == len(called) > 0
    assert min(one["size"] for one in rulers) >= 10
    assert overlapping(rulers) == []
    for _ in range(3):
        page.get_by_role("button", name="Zoom in").click()
    near = seen(page, ".rulers text")
    assert {one["text"].isdigit() for one in near} == {True, False}
    assert len(near) < len(rulers)
    assert max(one["size"] for one in near) < 1.2 * max(one["size"] for one in rulers)


def test_from_close_no_name_lies_on_a_sign(stay: Arrive) -> None:
    page, _ = showing(stay, PHONE, moment_of("estoril", "prompt-lay"))
    for _ in range(2):
        page.get_by_role("button", name="Zoom in").click()
    signs = seen(page, ".shape-sign")
    names = seen(page, ".captions .place, .plate text")
    assert signs
    assert names
    assert [(one, name["text"]) for one in signs for name in names if touch(one, name)] == []


# Cards of which some part that lies in the tray is covered by something else.
COVERED = """() => {
  const tray = document.querySelector('.tray').getBoundingClientRect();
  return [...document.querySelectorAll('.tray .large .thing')].flatMap(one => {
    const {left, right, top, bottom} = one.getBoundingClientRect();
    if (right > tray.right || left < tray.left || bottom > tray.bottom + 1) return [];
    const [width, height] = [right - left, bottom - top];
    const downwards = x => [0.06, 0.3, 0.6, 0.94].map(y => [left + width * x, top + height * y]);
    const points = [0.1, 0.5, 0.9].flatMap(downwards);
    const hits = points.filter(([, y]) => y < tray.bottom - 1).map(at => document.elementFromPoint(...at));
    return hits.filter(hit => !one.contains(hit)).map(hit => `${one.dataset.piece} under ${hit?.className}`);
  });
}"""


@pytest.mark.parametrize("screen", [PHONE, SMALL])
@pytest.mark.parametrize("what", ["discards", "prompt-conspirator"])
def test_nothing_lies_over_a_hand_and_it_says_where_it_goes_on(
    stay: Arrive, what: str, screen: tuple[int, int]
) -> None:
    page, _ = showing(stay, screen, moment_of("estoril", what), "pl-PL")
    assert page.evaluate(COVERED) == []
    kept = page.locator(".tray .l-kept")
    expect(kept).to_be_in_viewport(ratio=0.9)
    things = page.locator(".tray .large .things").first
    reaches = things.evaluate("one => one.scrollWidth - one.clientWidth > 4")
    assert reaches == (what == "discards")
    if reaches:
        expect(things).to_have_attribute("data-more-beside", "")
        things.evaluate("one => one.scrollTo(one.scrollWidth, 0)")
        expect(things).not_to_have_attribute("data-more-beside", "")
        expect(things.locator("li").last).to_be_in_viewport(ratio=0.2)
        assert page.evaluate(COVERED) == []


class Advised(Stage):
    """A table whose viewer has taken many hints."""

    def _snapshot(self) -> Snapshot:
        snapshot = super()._snapshot()
        seats = tuple(msgspec.structs.replace(seat, advised=62) for seat in snapshot.table.seats)
        return msgspec.structs.replace(snapshot, table=msgspec.structs.replace(snapshot.table, seats=seats))


@pytest.mark.parametrize("screen", PHONES)
def test_the_scores_of_all_players_are_in_sight(stay: Arrive, screen: tuple[int, int]) -> None:
    visitor = stay("pl-PL", screen=screen)
    Advised(visitor, moment_of("estoril", "prompt-lay"))
    scores = seen(visitor.page, ".panel .panel-badge:first-child", ".standing")
    assert [one["text"] for one in scores] == ["6", "6", "6"]
    expect(visitor.page.locator(".own .hints")).to_have_text("62")
    expect(visitor.page.locator(".own .hints")).to_have_attribute("aria-label", "62 podpowiedzi")


def test_an_answer_to_a_tap_is_over_with_the_next_one(stay: Arrive) -> None:
    page, _ = showing(stay, PHONE, moment_of("estoril", "prompt-lay"))
    page.locator('.board [data-target^="area:"]').first.dispatch_event("click")
    expect(page.locator(".toast")).to_have_count(1)
    page.locator("[data-fold]").tap()
    expect(page.locator(".tab-panel")).to_be_visible()
    expect(page.locator(".toast")).to_have_count(0)


def test_what_a_skill_does_is_said_before_it_is_done(stay: Arrive) -> None:
    skill, moment = next(
        (choice.path[0], moment)
        for moment in moments("wolfenstein")
        for choice in moment.scene.choices
        if len(choice.path) == 1 and choice.path[0].startswith("skill:") and not choice.note
    )
    page, stage = showing(stay, PHONE, moment)
    page.locator(f'.offers [data-target="{skill}"]').tap()
    expect(page.locator("[data-effect]")).not_to_be_empty()
    assert stage.asked == []


def test_a_skill_that_is_told_in_a_few_words_tells_it_on_its_button(stay: Arrive) -> None:
    heals = next(
        moment
        for moment in moments("wolfenstein")
        if any(
            button.id.startswith("skill:") and "effect-heal" in str(button.detail)
            for button in moment.scene.buttons
        )
    )
    page, _ = showing(stay, PHONE, heals)
    expect(page.locator('.offers [data-target^="skill:"] small')).to_contain_text("2")


def test_what_the_prompt_offers_is_not_offered_over_the_board_as_well(stay: Arrive) -> None:
    page, _ = showing(stay, PHONE, moment_of("sniper", "prompt-defend"))
    page.locator('.board [data-target^="unit:"][data-lit]').first.tap()
    expect(page.locator(".offers .act").first).to_be_visible()
    expect(page.locator(".offered")).to_have_count(0)


def test_the_result_is_put_away_by_a_key(stay: Arrive) -> None:
    page, _ = showing(stay, (1366, 768), moment_of("estoril", "end"))
    expect(page.locator(".result")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".result")).to_have_count(0)


def test_small_print_keeps_its_spaces(stay: Arrive) -> None:
    page, _ = showing(stay, PHONE, moment_of("estoril", "prompt-lay"), "pl-PL")
    # Letters are set where they belong, not on whole pixels: a word twice as large is twice as wide.
    widths = page.evaluate("""() => {
      const name = document.querySelector('.l-kept .zone-name span');
      const width = (size) => {
        const one = name.cloneNode(true);
        one.style.cssText = `position: fixed; white-space: pre; font-size: ${size}px`;
        name.parentElement.append(one);
        const found = one.getBoundingClientRect().width;
        one.remove();
        return found;
      };
      return [width(11), width(88)];
    }""")
    assert abs(widths[0] * 8 / widths[1] - 1) < 0.01
