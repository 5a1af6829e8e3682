"""Nothing is cut or covered where much comes together: rolls, questions, absent players, numbers."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from kordon.engine.chance import seed_from
from kordon.engine.match import Match
from kordon.engine.words import Text
from kordon.games import find
from kordon.tables.messages import SeatInfo, SeatNews, encode_message
from tests.browser.conftest import LAPTOP, PHONE, Arrive
from tests.browser.geometry import clipped, out_of_sight, unreachable
from tests.browser.staged import Moment, Stage, moment_of, moments
from tests.browser.test_fullest_states import is_whole
from tests.browser.visitor import Visitor

SIZES = [LAPTOP, (1280, 720), PHONE]
TURNED_UP = re.compile(r"(?:^|-)(?:drawn|rolled|faces)$")  # as the client finds dice and tokens in a line

at_all_sizes = pytest.mark.parametrize("screen", SIZES, ids=lambda screen: "x".join(map(str, screen)))

# The numbers of places that lie on a piece's middle, where it is known by: how many, and of how many.
COVERED = """() => {
  const boxes = (look) => [...document.querySelectorAll(look)].map((one) => one.getBoundingClientRect());
  const seen = [...document.querySelectorAll('.board text.caption:not([data-tiny])')];
  const pieces = boxes('.board .piece');
  const covered = seen.filter((text) => {
    const {left, right, top, bottom} = text.getBoundingClientRect();
    return pieces.some((piece) => {
      const [x, y] = [piece.left + piece.width / 2, piece.top + piece.height / 2];
      const [width, height] = [piece.width / 4, piece.height / 4];
      return left < x + width && right > x - width && top < y + height && bottom > y - height;
    });
  });
  return [covered.map((text) => text.textContent), seen.length, pieces.length];
}"""


@pytest.fixture
def arrive(stay: Arrive) -> Arrive:
    return stay


def ids_in(text: Text) -> Iterator[str]:
    yield text.id
    for value in text.args.values():
        if isinstance(value, Text):
            yield from ids_in(value)


@cache
def after_a_throw(name: str) -> tuple[Moment, Moment, tuple[Any, ...]]:
    """Of the moments at which a seat is asked after a throw of its own, the one that asks and offers most."""
    game = find(name)
    best: tuple[int, Moment, Moment, tuple[Any, ...]] | None = None
    for number in range(4):
        source = Random(f"throws {number}")
        match = Match(game, game.parse_options({}), 3, seed_from(f"throws {number}"))
        while acting := game.to_act(match.position):
            seat = acting[0]
            before = Moment(match, seat)
            sent = match.play(source.choice(game.moves(match.position, seat)))
            lines = tuple(map(game.tell, sent[seat].events)) if seat in sent else ()
            if not any(TURNED_UP.search(id) for line in lines for id in ids_in(line)):
                continue
            after = Moment(match, seat)
            amount = 0 if not after.scene.choices else 1 + len(after.scene.buttons)
            if best is None or amount > best[0]:
                best = amount, before, after, lines
    assert best is not None
    assert best[0] > 0
    return best[1:]


@at_all_sizes
@pytest.mark.parametrize("game", ["sniper", "wolfenstein"])
def test_after_a_throw_the_question_and_every_answer_are_whole(
    arrive: Arrive, screen: tuple[int, int], game: str
) -> None:
    before, after, lines = after_a_throw(game)
    visitor = arrive("en", screen=screen)
    page = visitor.page
    stage = Stage(visitor, before)
    visitor.hold_time()
    page.evaluate("scrollTo(0, 0)")
    stage.show(after, lines)
    expect(page.locator(".turned-up li").first).to_be_visible()
    page.keyboard.press("Shift")  # ends what is staged over the board
    assert is_whole(page, ".asks")
    assert out_of_sight(page, ".question, .turned-up p") == []
    assert unreachable(page, ".offers .button") == []
    assert clipped(page, ".question, .turned-up p, .offers .button") == []
    assert visitor.fits()


@at_all_sizes
@pytest.mark.parametrize("game", ["estoril", "wolfenstein"])
def test_what_can_be_done_about_an_absent_player_squeezes_nobody(
    arrive: Arrive, screen: tuple[int, int], game: str
) -> None:
    visitor = arrive("pl", screen=screen)
    page = visitor.page
    stage = Stage(visitor, moment_of(game, "choices"))
    usual = page.locator(".panel strong").first.evaluate("one => one.getBoundingClientRect().height")
    name = "Maximiliane Brzęczyszczykiewicz"
    seats = (
        SeatInfo("person", name, here=True),
        SeatInfo("person", name),
        SeatInfo("person", name, here=True, left=True),
    )
    own = stage.moment.seat
    others = [seat for seat in range(3) if seat != own]
    told = [seats[0]] * 3
    told[others[0]], told[others[1]] = seats[1:]
    visitor.hold_time()
    stage.lines[-1].send(encode_message(SeatNews(tuple(told))).decode())
    # A bot may play for who left at once, for who is away after some minutes.
    expect(page.locator(".panel .button")).to_have_count(1)
    visitor.let_pass()
    expect(page.locator(".panel .button")).to_have_count(2)
    assert clipped(page, ".panel strong, .panel .button") == []
    for line in (".panel strong", ".panel .button"):
        for one in page.locator(line).all():
            height = one.evaluate("one => one.getBoundingClientRect().height")
            assert height <= max(usual + 1, 34), "it has one line"
    # Who left and who is away is told on every screen.
    for seat, state in zip(others, ("poza stołem", "miejsce czeka"), strict=True):
        small = page.locator(f".panel[data-owner='{seat}'] .who small")
        expect(small).to_be_visible()
        expect(small).to_contain_text(state)
    assert visitor.fits()


@at_all_sizes
def test_no_number_of_a_place_lies_on_a_piece(arrive: Arrive, screen: tuple[int, int]) -> None:
    crowded = max(
        moments("sniper", games=2),
        key=lambda moment: sum(piece.at.startswith("space:") for piece in moment.scene.pieces),
    )
    visitor = arrive("en", screen=screen)
    Stage(visitor, crowded)
    covered, numbers, pieces = visitor.page.evaluate(COVERED)
    assert covered == []
    assert numbers > 10
    assert pieces > 5


def take_back(visitor: Visitor) -> None:
    """Press it, and wait for the answer."""
    before = visitor.answers()
    visitor.page.click("[data-take-back]")
    visitor.until(lambda: visitor.answers() > before)


def test_take_back_can_be_pressed_only_where_there_is_something_to_take_back(arrive: Arrive) -> None:
    visitor = arrive("en", screen=LAPTOP)
    visitor.sit_down("sniper", 0, 2)
    page = visitor.page
    button = page.locator("[data-take-back]")
    visitor.settle()
    expect(button).to_be_disabled()
    source = Random(1)
    for _ in range(60):
        if visitor.is_over():  # shot before anything could be taken back
            visitor.sit_down("sniper", 0, 2)
            visitor.settle()
        if button.is_enabled():
            break
        visitor.step(source)
        visitor.settle()  # the table has answered
    page.reload()
    expect(button).to_be_enabled()
    while button.is_enabled():
        take_back(visitor)
    page.reload()
    visitor.settle()
    expect(button).to_be_disabled()
