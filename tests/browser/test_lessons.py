"""Every course walked in a real browser: by its data, by clicks on the real table, wrong answers too."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from importlib.resources import files

import pytest
from playwright.sync_api import Page, expect

from kordon.engine.lessons import words as lesson_words
from kordon.engine.lessons.course import (
    Course,
    Lesson,
    Mistake,
    Step,
    about_mistake,
    courses,
    ending,
    find_course,
    fits,
    said,
)
from kordon.engine.lessons.puzzles import PUZZLES, find_taught
from kordon.engine.lessons.walker import begin
from kordon.engine.records import Path
from kordon.engine.speech import Speech
from kordon.games import GAMES, find
from tests.browser.conftest import LAPTOP, PHONE
from tests.browser.geometry import box, overlap
from tests.browser.visitor import Visitor

Arrive = Callable[..., Visitor]

# Screen and language follow from the order, which a new game does not change for the first one taught.
COURSES = sorted(
    ((name, course.id) for name in GAMES for course in courses(find(name))),
    key=lambda one: one[0] != "sniper",
)
# Every day the first lesson of each course; the engine's tests walk all of them, without a browser.
IS_FULL = bool(os.environ.get("KORDON_FULL"))
LOCALES = {"en-GB": "en", "pl-PL": "pl", "cs-CZ": "cs"}
# What others do comes at once.
AT_ONCE = "const start = setTimeout; window.setTimeout = (run, time) => start(run, time === 750 ? 0 : time);"
# The panel finds its place when everything has been drawn.
ARRANGED = """() => {
  const wait = n => new Promise(done => requestAnimationFrame(() => done(n && wait(n - 1))));
  return wait(4);
}"""
OVERLAP = """targets => {
  const panel = document.querySelector('.lesson').getBoundingClientRect();
  const apart = one => one.right <= panel.left + 1 || one.left >= panel.right - 1
    || one.bottom <= panel.top + 1 || one.top >= panel.bottom - 1;
  const found = [...targets.map(id => `[data-target="${id}"]`), '.zoom', '.offers', '.play-top'];
  const boxes = look => [...document.querySelectorAll(look)].map(one => one.getBoundingClientRect());
  return found.filter(look => boxes(look).some(one => !apart(one)));
}"""


# What marks the place, and the place.
OUTLINES = """id => ['.taught-place .taught', `.board [data-target="${id}"] .floor`]
  .map((look) => document.querySelector(look).getAttribute('d'))"""


class Learner:
    """Somebody who walks a course."""

    def __init__(self, visitor: Visitor, game: str, course: Course, language: str) -> None:
        self.visitor = visitor
        self.page: Page = visitor.page
        self.game, self.course = find(game), course
        self.speech = Speech(None, language, strict=True, client=self.game.lessons.joinpath("text"))
        self.panel = self.page.locator(".lesson")

    def does(self, path: Path) -> None:
        """Click the path's targets, one after the other, and confirm."""
        for target in path:
            self.page.locator(f'.play [data-target="{target}"][data-lit]').first.dispatch_event("click")
        if self.page.locator("[data-confirm]").count():
            self.page.click("[data-confirm]")

    def reads(self, text: str) -> None:
        expect(self.panel.locator(".says")).to_have_text(text)
        expect(self.panel).to_have_attribute("aria-busy", "false")

    def is_at(self, lesson: Lesson, number: int) -> None:
        expect(self.panel).to_have_attribute("data-step", str(number))
        self.reads(self.speech.say(said(self.course, lesson, lesson.steps[number])))
        self.page.evaluate(ARRANGED)

    def covers_nothing(self, things: list[str]) -> None:
        """The words find a place beside what they speak of, when that has come to rest."""
        self.visitor.until(lambda: self.page.evaluate(OVERLAP, things) == [])

    def walks(self, lesson: Lesson) -> None:
        """The lesson to its end; the last choice first wrongly."""
        moment = begin(self.game, self.course, lesson)
        for number, step in enumerate(lesson.steps):
            self.is_at(lesson, number)
            self.covers_nothing([*step.points, *step.right_path])
            if step.is_read:
                self.page.click("[data-read]")
            else:
                if step is lesson.steps[-1]:
                    self.errs(
                        lesson,
                        number,
                        step,
                        step.mistakes[0],
                        [*self.game.paths(moment.history[-1].observation)],
                    )
                self.does(step.right_path)
            moment = moment.take(step.right_path).after
        self.reads(self.speech.say(ending(self.course, lesson)))

    def errs(self, lesson: Lesson, number: int, step: Step, mistake: Mistake, paths: list[Path]) -> None:
        """A typical mistake is played out, answered and taken back; then there is a hint."""
        self.does(next(path for path in paths if fits(mistake.path, path)))
        self.reads(self.speech.say(about_mistake(self.course, lesson, step, mistake)))
        expect(self.panel).to_have_attribute("data-verdict", "mistake")
        assert not self.visitor.lit()
        self.page.click("[data-retry]")
        self.is_at(lesson, number)
        expect(self.panel.locator(".hint")).to_be_visible()


@pytest.mark.parametrize(("game", "course"), COURSES)
def test_a_course_is_walked_from_the_front_page_to_a_real_game(
    arrive: Arrive, game: str, course: str
) -> None:
    number = COURSES.index((game, course))
    locale = [*LOCALES][number % len(LOCALES)]
    visitor = arrive(locale, screen=(LAPTOP, PHONE)[number % 2], script=AT_ONCE)
    page = visitor.page
    found = find_course(find(game), course)
    learner = Learner(visitor, game, found, LOCALES[locale])
    visitor.open()
    if courses(find(game))[0] == found:
        page.click(f"[data-learn={game}]")
    else:
        page.wait_for_selector("[data-learn]")
        visitor.open(f"learn/{game}/{course}")
    walked = found.lessons if IS_FULL else found.lessons[:1]
    for lesson in walked:
        learner.walks(lesson)
        if lesson is not found.lessons[-1]:
            page.click("[data-onward]")
    page.reload()  # the place is kept: the lessons are ticked
    page.click("[data-lessons]")
    assert page.locator(".lessons .tick-mark").count() == len(walked)
    page.keyboard.press("Escape")
    page.click("[data-lessons]")
    page.click("[data-small-game]")
    expect(page).to_have_url(re.compile("#/table/"))
    page.wait_for_selector(".board")


NUMBERS = """() => [...document.querySelectorAll('.board text.caption')]
  .filter(text => getComputedStyle(text).visibility === 'visible').map(text => text.textContent)"""


def test_what_a_lesson_speaks_of_can_be_read_on_a_phone(arrive: Arrive) -> None:
    visitor = arrive(screen=PHONE, script=AT_ONCE)
    page = visitor.page
    found = courses(find("sniper"))[0]
    learner = Learner(visitor, "sniper", found, "en")
    visitor.open("learn/sniper")
    learner.is_at(found.lessons[0], 0)
    page.wait_for_function(f"() => ['107', '85', '69'].every(number => ({NUMBERS})().includes(number))")
    page.locator('.board [data-target="space:107"]').dispatch_event("click")
    page.wait_for_function(f"() => ['85', '86'].every(number => ({NUMBERS})().includes(number))")
    # The numbers of objectives, of their cards, and of what is in the bag.
    expect(page.locator(".ring + .number:not([data-tiny])")).to_have_count(9)
    assert page.locator("[data-zone='zone:objectives'] .copies").all_inner_texts() == ["2", "4"]
    assert page.locator("[data-zone='zone:bag'] .copies").all_inner_texts() == ["6", "3", "2"]


def test_after_the_last_lesson_comes_the_other_course(arrive: Arrive) -> None:
    visitor = arrive(script=AT_ONCE)
    page = visitor.page
    found = courses(find("sniper"))[0]
    learner = Learner(visitor, "sniper", found, "en")
    lesson = found.lessons[-1]
    visitor.open(f"learn/sniper/sniper/{lesson.id}")
    for number in range(len(lesson.steps)):
        learner.is_at(lesson, number)
        page.click("[data-skip]")
    page.click("[data-other-course]")
    expect(page).to_have_url(re.compile("learn/sniper/defenders"))


def test_hints_climb_and_steps_can_be_skipped_and_gone_back(arrive: Arrive, axe: str) -> None:
    visitor = arrive(script=AT_ONCE)
    page = visitor.page
    found = courses(find("sniper"))[0]
    lesson = found.lessons[0]
    learner = Learner(visitor, "sniper", found, "en")
    visitor.open("learn/sniper")
    learner.is_at(lesson, 0)
    assert visitor.findings(axe) == []
    # Words, rings around the whole way and a stronger one around what to click next; then the lesson does it.
    page.click("[data-hint]")
    expect(page.locator(".lesson .hint")).to_be_visible()
    expect(page.locator(".taught.hinted")).to_have_count(0)
    page.click("[data-hint]")
    expect(page.locator(".taught.hinted")).to_have_count(3)
    ring = page.locator(".taught.next").bounding_box()
    shape = page.locator('[data-target="space:107"]').bounding_box()
    assert ring is not None
    assert shape is not None
    assert ring["x"] <= shape["x"] <= ring["x"] + ring["width"]
    outlines = page.evaluate(OUTLINES, "space:107")
    assert outlines[0] == outlines[1]  # a place is marked as it lies there, not by a box around it
    page.click("[data-hint]")
    learner.is_at(lesson, 1)
    assert said_aloud(page, learner.speech.say(said(found, lesson, lesson.steps[1])))
    page.click("[data-skip]")
    learner.is_at(lesson, 2)
    page.click("[data-step-back]")
    learner.is_at(lesson, 1)
    # Any other legal move is played out and taken back; an illegal one is refused by a rule.
    page.click("[data-skip]")
    learner.is_at(lesson, 2)
    learner.does(("act:end",))
    expect(learner.panel).to_have_attribute("data-verdict", "other")
    page.keyboard.press("Enter")  # the way back has the focus
    learner.is_at(lesson, 2)
    page.locator('[data-target="space:45"]').first.dispatch_event("click")
    expect(page.locator(".toast")).to_contain_text("SE-")
    # The place is kept, and other lessons are a click away.
    page.reload()
    learner.is_at(lesson, 2)
    page.click("[data-lessons]")
    page.click(".lessons li:nth-child(3) a")
    learner.is_at(found.lessons[2], 0)
    visitor.choose_language("cs")
    learner.speech = Speech(None, "cs", strict=True, client=find("sniper").lessons.joinpath("text"))
    learner.is_at(found.lessons[2], 0)


def test_the_first_words_cover_nothing_of_the_way_they_name(arrive: Arrive) -> None:
    visitor = arrive(screen=LAPTOP)
    lesson = courses(find("sniper"))[0].lessons[0]
    visitor.open("learn/sniper")
    visitor.page.wait_for_selector(".lesson:not(.unplaced)")
    visitor.until(lambda: visitor.page.evaluate(OVERLAP, [*lesson.steps[0].right_path]) == [])


def test_the_words_cover_nothing_they_speak_of_and_stay_where_they_are(arrive: Arrive) -> None:
    """The beach in the first lesson: Green's card there is named, and the reward decides."""
    visitor = arrive(screen=LAPTOP, script=AT_ONCE)
    page = visitor.page
    found = courses(find("estoril"))[0]
    lesson = found.lessons[0]
    learner = Learner(visitor, "estoril", found, "en")
    visitor.open("learn/estoril")
    places = []
    for number in range(len(lesson.steps)):
        learner.is_at(lesson, number)
        assert page.evaluate(OVERLAP, [*lesson.steps[number].points]) == []
        if number >= 2:
            beach = page.locator('.board .piece [aria-label^="Araújo"], .board .piece [aria-label^="Garbo"]')
            assert beach.count() >= 2
            targets = [one.get_attribute("data-target") for one in beach.all()]
            assert page.evaluate(OVERLAP, targets) == []
            places.append(learner.panel.bounding_box())
        if number < len(lesson.steps) - 1:
            page.click("[data-skip]")
    assert places[0] == places[1]
    # A click on a card leaves it where it is, and nothing asks to press the hint.
    page.locator(".tray [data-lit]").first.click()
    page.evaluate(ARRANGED)
    assert learner.panel.bounding_box() == places[-1]
    assert page.locator("[data-hint]").evaluate("one => getComputedStyle(one).outlineStyle") == "none"


SIZES = {"upright": PHONE, "low": (360, 740), "aside": (844, 390)}
PARTS = [".play-top", ".standing", ".stage", ".dock", ".tray"]


@pytest.mark.parametrize("screen", SIZES.values(), ids=SIZES)
def test_on_a_phone_the_words_are_a_row_of_the_page_that_covers_nothing(
    arrive: Arrive, screen: tuple[int, int]
) -> None:
    """The third lesson: B.J. shoots from a door; everything is in sight, the menu of attacks too."""
    visitor = arrive("pl-PL", screen=screen, script=AT_ONCE)
    page = visitor.page
    found = courses(find("wolfenstein"))[0]
    lesson = found.lesson("noise")
    learner = Learner(visitor, "wolfenstein", found, "pl")
    visitor.open(f"learn/wolfenstein/wolfenstein/{lesson.id}")
    boards, bottoms = set(), set()
    for number, step in enumerate(lesson.steps):
        learner.is_at(lesson, number)
        assert_row_of_the_page(page)
        assert_whole_words(page)
        if len(step.right_path) > 1:
            page.locator(f'.board [data-target="{step.right_path[0]}"]').dispatch_event("click")
            page.wait_for_selector(".lesson.folded")
            page.wait_for_selector(f'.offers [data-target="{step.right_path[1]}"]')
            assert_row_of_the_page(page)
            page.keyboard.press("Escape")
            page.wait_for_selector(".lesson:not(.folded)")
        boards.add(tuple(box(page, ".stage").items()))
        bottoms.add(box(page, ".lesson")["bottom"])
        if step is not lesson.steps[-1]:
            page.click("[data-read], [data-skip]")
    assert len(boards) == len(bottoms) == 1


def assert_row_of_the_page(page: Page) -> None:
    assert [part for part in PARTS if overlap(page, ".lesson", part)] == []
    lesson, stage = box(page, ".lesson"), box(page, ".stage")
    width, height = page.evaluate("[innerWidth, innerHeight]")
    assert 0 <= lesson["left"] < lesson["right"] <= width
    assert stage["bottom"] <= lesson["bottom"] + 1 <= height + 1
    assert width > height or stage["height"] >= height / 2


def assert_whole_words(page: Page) -> None:
    """What a step says needs no scrolling."""
    room = page.locator(".spoken-words").evaluate("one => [one.scrollHeight, one.clientHeight]")
    assert room[0] <= room[1] + 1, room


def test_the_words_fold_by_a_tap_and_other_words_open_them(arrive: Arrive) -> None:
    visitor = arrive(screen=PHONE, script=AT_ONCE)
    page = visitor.page
    visitor.open("learn/estoril")
    page.wait_for_selector(".lesson[aria-busy=false]")
    height = box(page, ".lesson")["height"]
    page.locator("[data-fold-words]").tap()
    expect(page.locator(".lesson")).to_have_class(re.compile("folded"))
    assert box(page, ".lesson")["height"] < height / 2
    page.locator(".lesson .says").tap(force=True)  # the whole line opens it
    expect(page.locator(".lesson")).not_to_have_class(re.compile("folded"))
    # What is begun needs the room, and has a note of its own.
    page.locator(".tray [data-lit]").first.tap()
    expect(page.locator(".lesson")).to_have_class(re.compile("folded"))
    page.wait_for_selector(".looking:not(.unplaced)")
    assert overlap(page, ".lesson", ".looking") == 0
    page.locator("[data-fold-words]").tap()
    page.locator("[data-skip]").tap()
    expect(page.locator(".lesson")).not_to_have_class(re.compile("folded"))


def test_what_is_chosen_has_the_ring_on_the_button_that_confirms_it(arrive: Arrive) -> None:
    """The second lesson: the weapon is spoken of, its card is ringed; then only Confirm is left to press."""
    visitor = arrive(screen=PHONE, script=AT_ONCE)
    page = visitor.page
    found = courses(find("wolfenstein"))[0]
    lesson = found.lesson("shot")
    learner = Learner(visitor, "wolfenstein", found, "en")
    visitor.open(f"learn/wolfenstein/wolfenstein/{lesson.id}")
    for number in range(2):
        learner.is_at(lesson, number)
        page.click("[data-skip]")
    learner.is_at(lesson, 2)
    visitor.until(lambda: overlap(page, ".taught", '.tray [data-target="weapon:8"]') > 0)
    page.locator('.offers [data-target="reload:8"]').tap()
    page.wait_for_selector("[data-confirm]")
    visitor.until(lambda: overlap(page, ".taught", "[data-confirm]") > 0)
    expect(page.locator(".taught")).to_have_count(1)


@pytest.mark.parametrize("game", ["sniper", "wolfenstein"])
def test_after_a_course_the_game_is_that_of_the_front_page(arrive: Arrive, game: str) -> None:
    visitor = arrive()
    page = visitor.page
    wanted = []
    for where, press in (("", f"[data-quick={game}]"), (f"learn/{game}", "[data-small-game]")):
        visitor.open(where)
        if where:
            page.click("[data-lessons]")
        with page.expect_request(lambda one: one.method == "POST" and one.url.endswith("/tables")) as asked:
            page.click(press)
        wanted.append(asked.value.post_data_json)
        expect(page).to_have_url(re.compile("#/table/"))
    assert wanted[0] == wanted[1]


def test_a_puzzle_is_lost_and_solved_from_the_games_card_and_the_day_has_one(arrive: Arrive) -> None:
    visitor = arrive("pl-PL", screen=PHONE, script=AT_ONCE)
    page = visitor.page
    game, found = find("estoril"), find_taught(find("estoril"), PUZZLES)
    lesson = found.lessons[0]
    learner = Learner(visitor, "estoril", found, "pl")
    own = Speech(None, "pl", strict=True, client=files("kordon.engine.lessons").joinpath("text"))
    visitor.open()
    page.click("[data-puzzles=estoril]")
    learner.is_at(lesson, 0)
    moment = begin(game, found, lesson)
    right = lesson.steps[0].right_path
    paths = game.paths(moment.history[-1].observation)
    learner.does(next(path for path in paths if path != right))
    learner.reads(own.say(lesson_words.WORSE()))
    page.click("[data-retry]")
    learner.is_at(lesson, 0)
    expect(learner.panel.locator(".hint")).to_be_visible()
    # Words, then the whole way: the card and the area.
    page.locator("[data-hint]").tap()
    expect(page.locator(".taught.hinted")).to_have_count(len(right))
    learner.does(right)
    learner.reads(own.say(ending(found, lesson)))
    expect(page.locator("[data-because]")).to_contain_text(re.compile("^Dlaczego: .{5}"))
    page.click("[data-onward]")
    learner.is_at(found.lessons[1], 0)
    # The lessons are where they were: the puzzles are no course to go on with.
    visitor.open("learn/estoril")
    expect(page.locator(".table-page")).to_have_attribute("data-lesson", courses(game)[0].lessons[0].id)
    visitor.open("daily")
    expect(learner.panel.locator("header")).to_contain_text(own.say(lesson_words.DAILY()))


def said_aloud(page: Page, text: str) -> bool:
    return any(text in line for line in page.locator(".spoken p").all_inner_texts())


def test_the_log_says_what_a_search_asked_and_what_it_was_told(arrive: Arrive) -> None:
    visitor = arrive(screen=LAPTOP, script=AT_ONCE)
    course = find_course(find("sniper"), "sniper")
    lesson = course.lesson("walk")
    learner = Learner(visitor, "sniper", course, "en")
    visitor.open("learn/sniper/sniper/walk")
    for number, step in enumerate(lesson.steps[:3]):
        learner.is_at(lesson, number)
        learner.does(step.right_path)
    expect(visitor.page.locator(".log summary").last).to_have_text(
        "The defenders: Red soldier 2 sweeps 58, 57, 67 (nobody)"
    )
