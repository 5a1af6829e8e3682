"""A mission in the browser: tiles, large figures, odds and dice; steps that need no confirmation."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from kordon.engine.bits import members
from kordon.engine.chance import seed_from
from kordon.engine.checks.steps import way_drawn
from kordon.engine.match import Match
from kordon.engine.records import Delivery, everybody_at
from kordon.engine.scene import labels
from kordon.engine.speech import Speech
from kordon.games.wolfenstein import GAME, events, moves
from kordon.games.wolfenstein.content.tables import HERO
from kordon.games.wolfenstein.pieces import BLANK, HEART, HERO_TURN, SHIELD
from kordon.games.wolfenstein.position import Position
from kordon.games.wolfenstein.screen.log_lines import hero_name, square_name
from kordon.games.wolfenstein.words import INTENT
from kordon.tables.messages import ChatLine, encode_message
from tests.browser.conftest import PHONE
from tests.browser.staged import Moment, Stage
from tests.browser.visitor import Visitor

Arrive = Callable[..., Visitor]

LAPTOP = (1366, 768)

# How much of the second thing the first covers.
SHARED = """(looks) => {
  const [a, b] = looks.map((look) => document.querySelector(look).getBoundingClientRect());
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return Math.max(0, across) * Math.max(0, down) / (b.width * b.height);
}"""


def turn_of(hero: str, mission: str = "kennels", arrange: Callable[[Position], None] | None = None) -> Moment:
    """The first turn of a hero, after one step off the start."""
    match = Match(GAME, GAME.parse_options({"mission": mission, "heroes": "any"}), 1, seed_from("browser"))
    team = [hero, *[name for name in HERO if name != hero]][:4]
    for name in team:
        match.play(moves.Pick(0, HERO[name]))
    while match.position.pending:
        match.play(match.observation(0).moves[0])
    start = match.position.board.starts[0]
    match.play(moves.Activate(0, 0, start))
    match.play(next(move for move in match.observation(0).moves if type(move) is moves.Step))
    assert match.position.phase == HERO_TURN
    if arrange is not None:
        arrange(match.position)
        for viewer in everybody_at(1):
            match.history[viewer].append(Delivery((), GAME.observe(match.position, viewer)))
    return Moment(match, 0)


def beside_a_soldat(position: Position) -> None:
    """The hero stands next to a Soldat."""
    figure = next(f for f in range(8) if position.alive >> f & 1)
    square = position.enemy_at[figure]
    taken = position.enemy_squares | position.tokens | position.board.no_stop
    near = position.board.neighbours(square, position.closed, position.barred) & ~taken
    position.put_hero(0, near.bit_length() - 1)


def at_a_friends_door(position: Position) -> None:
    """The hero stands beside a room with a friend in it; all doors are open and all is quiet."""
    board, position.closed, position.barred, position.noise = position.board, 0, 0, 0
    free = board.floor & ~(position.enemy_squares | position.tokens | board.no_stop)
    lonely = [area for area in board.areas if not area.squares & position.enemy_squares]
    for area in lonely:
        inside = area.squares & free
        for square in members(inside):
            near = board.neighbours(square, position.closed, position.barred) & free & ~area.squares
            others = inside & ~(1 << square)
            if near and others:
                position.put_hero(0, near.bit_length() - 1)
                position.put_hero(1, others.bit_length() - 1)
                return
    raise AssertionError("there is no such door")


def glorious(position: Position) -> None:
    position.glory = (2, 0, 0, 0)


def test_a_step_is_one_click_and_an_attack_is_asked_about(arrive: Arrive) -> None:
    for screen in (LAPTOP, PHONE):
        visitor = arrive(screen=screen)
        stage = Stage(visitor, turn_of("bj", arrange=beside_a_soldat))
        page = visitor.page
        enemy = next(c.path[0] for c in stage.moment.scene.choices if c.path[-1] == "act:attack")
        page.locator(f'.pieces [data-target="{enemy}"]').dispatch_event("click")
        expect(page.locator('.offers [data-target="act:attack"] small')).to_contain_text("kill")
        page.click('.offers [data-target="act:attack"]')
        expect(page.locator(".note summary")).to_contain_text("kills")
        expect(page.locator(".note")).to_contain_text("reload")
        expect(page.locator("[data-confirm]")).to_be_visible()
        assert stage.asked == []
        step = next(c.path[0] for c in stage.moment.scene.choices if c.path[0].startswith("square:"))
        page.locator(f'.board .shape[data-target="{step}"]').dispatch_event("click")
        expect(page.locator("[data-confirm]")).to_have_count(0)
        assert [asked["path"] for asked in stage.requests()] == [[step]]


def test_a_step_that_makes_noise_asks_first_and_says_where_and_why(arrive: Arrive) -> None:
    visitor = arrive(screen=LAPTOP)
    stage = Stage(visitor, turn_of("bj", arrange=at_a_friends_door))
    page = visitor.page
    loud = next(c for c in stage.moment.scene.choices if c.note is not None and c.note.id == "noise-ahead")
    assert loud.note is not None
    said = Speech(GAME, "en").say(loud.note, labels(stage.moment.scene))
    page.locator(f'.board .shape[data-target="{loud.path[0]}"]').dispatch_event("click")
    expect(page.locator(".note")).to_have_text(said)
    assert said.endswith(" (two heroes in one place)")
    assert stage.asked == []
    page.click("[data-confirm]")
    expect(page.locator("[data-confirm]")).to_have_count(0)
    assert [asked["path"] for asked in stage.requests()] == [list(loud.path)]


def test_a_far_square_is_walked_to_by_one_click(arrive: Arrive) -> None:
    """Like a step: it can be taken back. Pointed at, it shows the way and what that costs."""
    phone = arrive(screen=PHONE)
    for visitor in (arrive(screen=LAPTOP), phone):
        stage = Stage(visitor, turn_of("bj"))
        page = visitor.page
        far = stage.moment.scene.far[-1]
        square = page.locator(f'.board .shape[data-target="{far.targets[0]}"]')
        expect(square).to_have_attribute("data-lit", "true")
        if visitor is not phone:
            square.hover()
            steps = way_drawn(stage.moment.scene.far, far.targets[0])
            assert len(steps) > 3
            expect(page.locator(".cost")).to_contain_text(str(far.note.args["ap"]))
            points = re.compile(rf"^M[^L]+(L[^L]+){{{len(steps) - 1}}}$")
            expect(page.locator(".ways .course")).to_have_attribute("d", points)
            page.wait_for_selector(".looking:not(.unplaced)")
            assert page.evaluate(SHARED, [".looking", ".cost"]) == 0
            # What the board says is said once; a screen reader, which does not see it, has it from the tip.
            cost = page.locator(".cost").text_content() or "?"
            expect(page.locator(".looking .unseen")).to_have_text(cost)
            hero = page.locator(f'.pieces [data-target="{stage.moment.scene.about[0]}"]')
            hero.hover()
            expect(page.locator(".looking:not(.unplaced) strong")).to_have_text("B.J. Blazkowicz")
            assert page.evaluate(SHARED, [".looking", ".board"]) < 0.2
        square.dispatch_event("click")
        expect(page.locator("[data-confirm]")).to_have_count(0)
        assert [asked["path"] for asked in stage.requests()] == [[far.targets[0]]]


def test_what_lies_beside_the_board_shows_that_there_is_more_below(arrive: Arrive) -> None:
    visitor = arrive(screen=PHONE)
    Stage(visitor, turn_of("bj"))
    tray = visitor.page.locator(".tray")
    expect(tray).to_have_attribute("data-more", "")
    tray.evaluate("(tray) => tray.scrollTo(0, tray.scrollHeight)")
    expect(tray).not_to_have_attribute("data-more", "")
    visitor = arrive(screen=LAPTOP)
    Stage(visitor, turn_of("bj"))
    expect(visitor.page.locator(".tray")).not_to_have_attribute("data-more", "")


def test_a_click_on_a_square_means_its_tile_where_a_tile_is_asked(arrive: Arrive) -> None:
    visitor = arrive(screen=LAPTOP)
    stage = Stage(visitor, turn_of("set", arrange=glorious))
    page = visitor.page
    choice = next(c.path for c in stage.moment.scene.choices if c.path[-1].startswith("area:"))
    page.click(f'.offers [data-target="{choice[0]}"]')
    board = GAME.board(stage.moment.scene.board)
    tile = next(shape for shape in board.shapes if shape.id == choice[1])
    square = next(
        shape
        for shape in board.shapes
        if shape.id.startswith("square:") and shape.outline[:2] == tile.outline[:2]
    )
    page.locator(f'.board .shape[data-target="{square.id}"]').dispatch_event("click")
    page.click("[data-confirm]")
    expect(page.locator("[data-confirm]")).to_have_count(0)
    assert stage.requests()[-1]["path"] == list(choice)


LARGER = """looks => {
  const [large, small] = looks.map(look => document.querySelector(look).getBoundingClientRect().width);
  return small > 10 && large > 1.8 * small;
}"""


def test_a_large_figure_is_as_large_as_its_place(arrive: Arrive) -> None:
    visitor = arrive(screen=LAPTOP)
    stage = Stage(visitor, turn_of("bj"))
    large = next(piece.id for piece in stage.moment.scene.pieces if "large" in piece.look.split())
    small = next(piece.id for piece in stage.moment.scene.pieces if "soldat" in piece.look.split())
    bodies = [f'.pieces [data-piece="{id}"] .face .body' for id in (large, small)]
    visitor.page.wait_for_function(LARGER, arg=bodies)  # figures grow as they come


def test_the_dice_of_an_attack_lie_by_their_faces(arrive: Arrive) -> None:
    visitor = arrive(screen=LAPTOP, fresh=True)
    moment = turn_of("bj")
    stage = Stage(visitor, moment)
    line = GAME.tell(events.Attacked(0, 0, 0, False, (HEART, HEART, SHIELD, BLANK), 0))
    page = visitor.page
    page.clock.install()
    stage.show(moment, (line,))
    expect(page.locator(".turned-up li.k-die")).to_have_count(4)
    expect(page.locator(".turned-up .l-heart")).to_have_count(2)
    expect(page.locator(".turned-up .l-shield")).to_have_count(1)
    # They stay until something else happens: no button moves by itself.
    page.clock.fast_forward(20_000)
    expect(page.locator(".turned-up li.k-die")).to_have_count(4)
    stage.show(moment, (GAME.tell(events.Moved(0, 0, 1)),))
    expect(page.locator(".turned-up")).to_have_count(0)


def test_a_bot_calls_things_as_the_board_does(arrive: Arrive) -> None:
    visitor = arrive()
    stage = Stage(visitor, turn_of("bj"))
    door = next(shape for shape in stage.moment.scene.shapes if shape.id.startswith("square:"))
    line = INTENT("door", hero=hero_name(0), place=square_name(int(door.id.removeprefix("square:"))))
    stage.lines[-1].send(encode_message(ChatLine("", "", 1, team=True, words=line)).decode())
    names, speech = labels(stage.moment.scene), Speech(GAME, "en")
    said = f"{speech.say(names['hero:0'])}: I’ll take the door at {speech.say(names[door.id])}."
    expect(visitor.page.locator(".chat-toast")).to_have_text(said, use_inner_text=True)
    expect(visitor.page.locator(".chat-toast")).to_contain_text("B.J. Blazkowicz")
