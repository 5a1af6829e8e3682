"""A game that the client does not know: rooms on a grid, figures with life and gear, dice, a deck."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import msgspec
from playwright.sync_api import Route, WebSocketRoute, expect

from kordon.engine.delta import patch
from kordon.engine.looks import stock
from kordon.engine.scene import (
    NOTHING,
    Badge,
    Button,
    Choice,
    Line,
    Panel,
    Piece,
    Scene,
    Shape,
    Track,
    Zone,
    hexagon,
)
from kordon.engine.words import LIST, LITERAL, SEAT, Text
from kordon.tables.log.setups import Clock
from kordon.tables.messages import SeatInfo, Snapshot, TableInfo, You, encode_message
from kordon.web.looks import TYPES, made
from tests.browser.visitor import Visitor

Arrive = Callable[..., Visitor]

COLUMNS, ROWS, SIDE = 8, 5, 60


def named(words: str) -> Text:
    return LITERAL.say(words)


def square(column: int, row: int, across: int = 1, down: int = 1) -> tuple[int, ...]:
    left, top, right, bottom = (
        column * SIDE,
        row * SIDE,
        (column + across) * SIDE,
        (row + down) * SIDE,
    )
    return left, top, right, top, right, bottom, left, bottom


def castle() -> Scene:
    """A room and a corridor, two heroes side by side with a guard, dice thrown, gear in hand."""
    rooms = (
        Shape("room:0", square(0, 0, 5, ROWS), "room", named("Guardroom"), named("A")),
        Shape("room:1", square(5, 0, 3, ROWS), "corridor", named("Corridor"), named("B")),
    )
    squares = tuple(
        Shape(f"square:{row * COLUMNS + column}", square(column, row), "square", named(f"{column} {row}"))
        for row in range(ROWS)
        for column in range(COLUMNS)
    )
    life = Badge("life", named("4 life"), 4)
    return Scene(
        status=named("Round 1"),
        prompt=named("Choose a hero."),
        width=COLUMNS * SIDE,
        height=ROWS * SIDE,
        shapes=rooms + squares,
        lines=(Line((300, 0, 300, 120), "wall"), Line((300, 120, 300, 180), "door")),
        groups=(
            (
                Piece("hero:0", "square:9", "figure hero blue", named("Anya"), 0, badges=(life,)),
                Piece("hero:1", "square:10", "figure hero green", named("Max"), 0, badges=(life,)),
                Piece("enemy:0", "square:12", "figure guard red", named("Guard"), badges=(life,)),
            ),
            (
                Piece("noise:0", "square:12", "token noise", named("Noise")),
                Piece("chest:0", "square:30", "token chest", named("Chest")),
            ),
            (
                Piece("die:0", "zone:dice", "die heart", named("A heart")),
                Piece("die:1", "zone:dice", "die blank", named("A blank")),
                Piece("gear:0", "zone:gear", "card weapon", named("Pistol"), 0, detail=(named("Range 4"),)),
            ),
        ),
        zones=(Zone("zone:dice", "row", named("Dice")), Zone("zone:gear", "hand", named("Gear"), 0)),
        tracks=(Track("track:threat", named("Threat"), 2, 0, 8),),
        panels=(Panel(0, SEAT(0), True, (Badge("glory", named("2 glory"), 2),)),),
        buttons=(Button("act:attack", named("Attack"), named("Two dice")),),
        choices=(
            Choice(("hero:0", "act:attack", "enemy:0"), named("Hits in 66 of 100 cases")),
            Choice(("hero:0", "square:17")),
            Choice(("hero:1", "square:18")),
        ),
    )


def snapshot(scene: Scene, *lines: Text) -> str:
    table = TableInfo(
        id="castle",
        game="castle",
        rules_version=1,
        options={},
        state="playing",
        seats=(SeatInfo("person", "Anna", here=True),),
        public=True,
        languages=(),
        clock=Clock(),
        chat=True,
        spectators=True,
        open_view=False,
        seed_hash="",
    )
    message = Snapshot(table, You(viewer=0, seat=0), 3, patch(NOTHING, scene), lines)
    return encode_message(message).decode()


def stage(visitor: Visitor, scene: Scene, *told: Text) -> tuple[list[Any], list[WebSocketRoute]]:
    """Open a table of the game that shows this; what is asked there, and the sockets."""
    page = visitor.page
    asked: list[Any] = []
    lines: list[WebSocketRoute] = []

    def serve(line: WebSocketRoute) -> None:
        def hear(said: str | bytes) -> None:
            request = json.loads(said)
            asked.append(request)
            line.send(json.dumps({"kind": "delta", "counter": 4}))
            line.send(json.dumps({"kind": "reply", "id": request["id"], "rules": []}))

        line.on_message(hear)
        line.send(snapshot(scene, *told))
        lines.append(line)

    def say(route: Route) -> None:
        texts = (
            "game = The Castle\nseat-0 = Heroes\nlist-and = { $some } and { $last }\nall-rolled = { $dice }\n"
        )
        route.fulfill(body=texts, content_type="text/plain")

    looks = made("castle", stock())
    listing = [{"name": "castle", "title": "The Castle", "about": "", "looks": looks.tag}]

    def show(route: Route) -> None:
        file = route.request.url.rpartition("/")[2]
        route.fulfill(body=looks.files[file], content_type=TYPES[file])

    page.route("**/games?*", lambda route: route.fulfill(json=listing))
    page.route("**/looks/castle/**", show)
    page.route("**/texts/castle/*", say)
    visitor.stand_in("**/tables/castle/socket*", serve)
    visitor.open("table/castle")
    return asked, lines


def test_a_game_nobody_has_heard_of_needs_no_line_of_the_client(arrive: Arrive, axe: str) -> None:
    visitor = arrive()
    page = visitor.page
    asked, lines = stage(visitor, castle(), named("Anya opens the door."))
    expect(page.locator("h1")).to_have_text("The Castle")
    expect(page.locator(".board .shape[data-target]")).to_have_count(COLUMNS * ROWS)
    expect(page.locator(".face.k-die")).to_have_count(2)
    assert visitor.findings(axe) == []
    visitor.click(visitor.find('[data-target="hero:0"]'))
    # Somebody else comes in between: what was begun is there again afterwards.
    whole, waiting = castle(), msgspec.structs.replace(castle(), choices=())
    for before, after, count in ((whole, waiting, 0), (waiting, whole, 1)):
        change = msgspec.to_builtins(patch(before, after))
        lines[0].send(json.dumps({"kind": "delta", "counter": 3, "scene": change}))
        expect(page.locator(".steps li")).to_have_count(count)
    visitor.click(visitor.find('[data-target="act:attack"]'))
    visitor.click(visitor.find('[data-target="enemy:0"]'))
    expect(page.locator(".note")).to_have_text("Hits in 66 of 100 cases")
    assert not asked
    visitor.page.click("[data-confirm]")
    visitor.until(lambda: asked)
    assert [request["path"] for request in asked] == [["hero:0", "act:attack", "enemy:0"]]
    assert asked[0]["counter"] == 3
    # The picture is as it was: the same is asked again.
    expect(page.locator('[data-target="hero:0"][data-lit]')).to_have_count(1)


RADIUS = 60


def reef() -> Scene:
    """Three hexagons in a row with captions, a figure on one and a token on another, two equal cards."""
    sites = tuple(
        Shape(f"site:{n}", hexagon(60 + 104 * n, 60, RADIUS), "site", named(f"Site {n}"), named("ABC"[n]))
        for n in range(3)
    )
    cards = tuple(Piece(f"card:{n}", "zone:hand", "card", named("Net"), 0) for n in range(2))
    return Scene(
        status=named("Round 1"),
        prompt=named("Choose a card."),
        width=328,
        height=120,
        shapes=sites,
        groups=(
            (
                Piece("diver", "site:0", "figure diver red", named("Diver")),
                Piece("buoy", "site:1", "token buoy", named("Buoy")),
                *cards,
            ),
        ),
        zones=(Zone("zone:hand", "hand", named("Hand"), 0),),
        panels=(Panel(0, SEAT(0), True),),
        choices=(Choice(("card:0", "site:2")), Choice(("card:0", "site:1"))),
        alike=(("card:0", "card:1"),),
    )


# How far the middles of some things lie from those of the places they are on, in parts of a place's width.
ASIDE = """([things, places]) => things.map((thing, index) => {
  const [a, b] = [thing, places[index]].map((one) => document.querySelector(one).getBoundingClientRect());
  const aside = [(a.left + a.right - b.left - b.right) / 2, (a.top + a.bottom - b.top - b.bottom) / 2];
  return aside.map((one) => Math.abs(one) / b.width);
})"""


def test_pieces_stand_in_the_middle_of_hexagons_and_captions_above_them(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.page
    stage(visitor, reef(), Text("all-rolled", {"dice": LIST.say([2, 5, 5, 1])}))
    expect(page.locator(".board .caption")).to_have_text(["A", "B", "C"])
    pieces = [f'.board [data-piece="{one}"] .glow' for one in ("diver", "buoy")]
    places = [f'.board .shape[data-target="site:{n}"]' for n in range(3)]
    for across, down in page.evaluate(ASIDE, [pieces, places]):
        assert across < 0.06
        assert down < 0.12
    captions = [f".board .caption >> nth={n}" for n in range(3)]
    for caption, place in zip(captions, places, strict=True):
        letters, ground = page.locator(caption).bounding_box(), page.locator(place).bounding_box()
        assert letters is not None
        assert ground is not None
        middle = letters["x"] + letters["width"] / 2 - ground["x"] - ground["width"] / 2
        assert abs(middle) < 0.04 * ground["width"]
        assert letters["y"] + letters["height"] < ground["y"] + ground["height"] * 0.4
    expect(page.locator(".turned-up, .log").first).to_contain_text("2, 5, 5 and 1")


def test_either_of_two_equal_cards_can_be_clicked(arrive: Arrive) -> None:
    visitor = arrive()
    asked, _ = stage(visitor, reef())
    for card in ("card:0", "card:1"):
        expect(visitor.page.locator(f'[data-target="{card}"][data-lit]')).to_have_count(1)
    visitor.click(visitor.find('[data-target="card:1"]'))
    visitor.click(visitor.find('[data-target="site:2"]'))
    visitor.page.click("[data-confirm]")
    visitor.until(lambda: asked)
    assert [request["path"] for request in asked] == [["card:1", "site:2"]]
