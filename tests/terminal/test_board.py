"""Scenes made by hand, drawn and told: captions, pieces, numbers, crowds, parts, tables."""

from __future__ import annotations

from kordon.engine.looks import stock
from kordon.engine.scene import Badge, Button, Choice, Line, Panel, Piece, Scene, Shape, Sheet, Track, Zone
from kordon.engine.speech import Speech
from kordon.engine.words import LITERAL
from kordon.terminal.board import Board
from kordon.terminal.letters import Ink, width_of
from kordon.terminal.raster import beside
from kordon.terminal.screen import DrawnScreen, PlainScreen
from kordon.terminal.signs import legend
from kordon.terminal.words import TEXTS

say = LITERAL.say
SPEECH = Speech(None, "en", strict=True, client=TEXTS)
LOOKS = stock()
NO_INK = Ink(False)


def room(id: str, column: int, row: int, look: str = "room", level: int = 0) -> Shape:
    x, y = column * 100, row * 100
    outline = (x, y, x + 100, y, x + 100, y + 100, x, y + 100)
    return Shape(f"at:{id}", outline, look, say(f"Room {id}"), say(id), level)


ROOMS = (
    room("A", 0, 0),
    room("B", 1, 0, "room secret start-2"),
    room("C", 0, 1, "room water"),
    room("D", 1, 1),
)
HANS = Piece(
    "p:1",
    "at:A",
    "card",
    say("Hans R."),
    0,
    badges=(Badge("strength", say("strength 1"), 1), Badge("flag-DE", say("Germany"))),
)
UNKNOWN = Piece("p:2", "at:B", "card back", say("Face-down card"), 1, hidden=True)


def scene(*pieces: Piece, shapes: tuple[Shape, ...] = ROOMS, **more: object) -> Scene:
    width = max(max(shape.outline[::2]) for shape in shapes) if shapes else 0
    height = max(max(shape.outline[1::2]) for shape in shapes) if shapes else 0
    return Scene(say("Round 1"), say("Choose."), width, height, shapes=shapes, groups=(pieces,), **more)  # type: ignore[arg-type]


def board(shown: Scene, numbers: dict[str, int] | None = None, columns: int = 40) -> list[str]:
    return Board(shown, SPEECH, LOOKS, numbers or {}, columns).lines(NO_INK)


def test_a_small_board_looks_like_this() -> None:
    assert board(scene(HANS, UNKNOWN), {"at:D": 3}) == [
        "┌──────────────────┬──────────────────┐",
        "│ A                │ B ▒⌂2            │",
        "│ ●Hans R.         │ ▲▒▒▒             │",
        "│ ↑1 DE            │                  │",
        "│                  │                  │",
        "├──────────────────┼──────────────────┤",
        "│~C~~~~~~~~~~~~~~~~│ [3]D             │",
        "│~~~~~~~~~~~~~~~~~~│                  │",
        "│~~~~~~~~~~~~~~~~~~│                  │",
        "│~~~~~~~~~~~~~~~~~~│                  │",
        "└──────────────────┴──────────────────┘",
    ]


def test_pieces_that_find_no_room_are_counted_and_listed() -> None:
    crowd = [Piece(f"t:{n}", "at:A", "token", say(f"Token {n}"), 0) for n in range(30)]
    lines = board(scene(*crowd))
    assert any("A +30" in line for line in lines)
    listed = " ".join(line.strip() for line in lines if "┃" not in line and "│" not in line)
    assert all(f"●Token {n}" in listed for n in range(30))


def test_a_board_that_is_too_wide_comes_in_parts_and_loses_nothing() -> None:
    wide = tuple(room(f"R{column}", column, 0) for column in range(12))
    lines = board(scene(shapes=wide), columns=50)
    assert sum(line.startswith("Part ") for line in lines) > 1
    assert all(width_of(line) <= 50 for line in lines)
    assert all(any(f"R{column} " in line for line in lines) for column in range(12))


def test_what_lies_below_is_drawn_by_itself() -> None:
    shapes = (*ROOMS, room("walkway", 1, 1, level=1))
    lines = board(scene(Piece("p", "at:D", "figure", say("Sniper"), 0), shapes=shapes))
    below = lines[lines.index("What lies below") + 1 :]
    assert any("●Sniper" in line for line in below)
    assert not any("A" in line for line in below)


def test_colours_come_from_owners_and_looks_and_can_be_switched_off() -> None:
    shown = scene(HANS, Piece("p:3", "at:D", "figure blue", say("Guard")))
    coloured = "\n".join(Board(shown, SPEECH, LOOKS, {"at:A": 1}, 40).lines(Ink(True)))
    assert "\x1b[31m●Hans R." in coloured
    assert "\x1b[34mGuard" in coloured
    assert "\x1b[1;7m[1]" in coloured
    assert "\x1b" not in "\n".join(board(shown, {"at:A": 1}))


def test_wide_letters_do_not_push_borders() -> None:
    lines = board(scene(Piece("p", "at:A", "card", say("東京の人"))))
    assert len({width_of(line) for line in lines}) == 1


def test_walls_of_the_scene_are_drawn() -> None:
    walled = scene(lines=(Line((100, 0, 100, 100), "wall"), Line((100, 40, 100, 60), "door")))
    column = [line[20 - 1] for line in board(walled)]
    assert "┃" in column
    assert "╹" in column


TABLE = scene(
    HANS,
    UNKNOWN,
    Piece("card:1", "zone:hand", "card", say("Elizabeth"), 0, badges=(Badge("points", say("2 VP"), 2),)),
    Piece("card:2", "zone:other", "card", say("Roque"), 1),
    zones=(
        Zone("zone:hand", "hand", say("Your hand"), 0),
        Zone("zone:other", "row", say("Green’s hand"), 1, 4),
        Zone("zone:deck", "pile", say("Deck"), count=21),
    ),
    tracks=(Track("track:threat", say("Threat"), 2, 0, 5),),
    panels=(
        Panel(0, say("Red"), True, (Badge("markers", say("3 markers"), 3), Badge("coin", say("Coins"), 6))),
        Panel(1, say("Green"), False),
    ),
    buttons=(Button("act:pass", say("Pass"), say("costs nothing")), Button("act:shoot", say("Shoot"))),
    choices=(
        Choice(("card:1", "at:D")),
        Choice(("act:pass",)),
        Choice(("act:shoot",), say("hits in 40 %")),
    ),
)
NUMBERS = {"card:1": 1, "act:pass": 2, "act:shoot": 3}
NOTES = {"act:shoot": "hits in 40 %"}


def test_the_drawn_table_shows_what_a_player_needs_and_the_rest_when_asked() -> None:
    screen = DrawnScreen(SPEECH, LOOKS, 0, NO_INK, 70)
    brief = screen.table(TABLE, NUMBERS, full=False)
    assert brief[1] == "Round 1"
    assert brief[2] == "▸● Red (you): 3 markers, Coins 6   ▲ Green"
    assert "Threat 2/5 · Green’s hand (4) · Deck (21)" in brief
    assert brief[-2:] == ["Your hand", "  [1]Elizabeth ★2"]
    assert "Green’s hand (4): Roque" in screen.table(TABLE, NUMBERS, full=True)


def test_the_drawn_choices_are_those_not_numbered_elsewhere() -> None:
    screen = DrawnScreen(SPEECH, LOOKS, 0, NO_INK, 70)
    screen.table(TABLE, NUMBERS, full=False)
    lines = screen.choices(TABLE, NUMBERS, NOTES)
    assert lines == ["Choose.", "  [2] Pass (costs nothing)  [3] Shoot (hits in 40 %)"]


def test_a_target_that_is_drawn_nowhere_is_listed() -> None:
    screen = DrawnScreen(SPEECH, LOOKS, 0, NO_INK, 70)
    numbers = {"track:threat": 1, "at:D": 2}
    screen.step(TABLE, numbers)
    assert screen.choices(TABLE, numbers, {}) == ["Choose.", "  [1] Threat"]


def test_a_step_shows_the_board_only_if_something_on_it_can_be_chosen() -> None:
    screen = DrawnScreen(SPEECH, LOOKS, 0, NO_INK, 70)
    assert any("[1]D" in line for line in screen.step(TABLE, {"at:D": 1}))
    assert screen.step(TABLE, {"act:pass": 1}) == []
    assert screen.step(TABLE, {"card:1": 1}) == ["  [1]Elizabeth ★2"]


def test_an_empty_board_is_not_drawn_again_unless_asked_for() -> None:
    screen = DrawnScreen(SPEECH, LOOKS, 0, NO_INK, 70)
    empty = scene()
    assert any("┼" in line for line in screen.table(empty, {}, full=False))
    assert not any("┼" in line for line in screen.table(empty, {}, full=False))
    assert any("┼" in line for line in screen.table(empty, {}, full=True))


def test_the_plain_table_says_everything_in_sentences() -> None:
    screen = PlainScreen(SPEECH, 0)
    assert screen.table(TABLE, NUMBERS, full=False) == [
        "",
        "Round 1. Threat: 2 of 5.",
        "Red (you), to move: 3 markers, Coins 6.",
        "Green.",
        "Room A: Hans R. (Player 1), strength 1, Germany.",
        "Room B: Face-down card.",
        "2 other places are empty.",
        "Your hand: Elizabeth, 2 VP.",
        "Green’s hand: 4.",
        "Deck: 21.",
    ]
    assert screen.table(TABLE, NUMBERS, full=False) == []
    full = screen.table(TABLE, NUMBERS, full=True)
    assert "Empty: Room C, Room D." in full
    assert "Green’s hand: Roque." in full


def test_the_plain_choices_are_one_a_line() -> None:
    assert PlainScreen(SPEECH, 0).choices(TABLE, NUMBERS, NOTES) == [
        "Choose.",
        "You can choose:",
        "1: Elizabeth, 2 VP",
        "2: Pass (costs nothing)",
        "3: Shoot (hits in 40 %)",
    ]


SCORES = Sheet(
    say("Final score"),
    (say("Player"), say("Discards"), say("Total")),
    ((say("東京"), 8, 40), (say("Red"), 12, 6)),
)


def test_score_tables_are_aligned_and_turned_over_if_too_wide() -> None:
    shown = scene(sheets=(SCORES,))
    lines = DrawnScreen(SPEECH, LOOKS, 0, NO_INK, 70).table(shown, {}, full=False)
    assert lines[-4:] == [
        "Player  Discards  Total",
        "───────────────────────",
        "東京           8     40",
        "Red           12      6",
    ]
    narrow = DrawnScreen(SPEECH, LOOKS, 0, NO_INK, 22).table(shown, {}, full=False)
    assert narrow[-4:] == [
        "Player    東京  Red",
        "───────────────────",
        "Discards     8   12",
        "Total       40    6",
    ]
    assert PlainScreen(SPEECH, 0).table(shown, {}, full=False)[-2:] == [
        "東京: Discards 8, Total 40.",
        "Red: Discards 12, Total 6.",
    ]


def test_the_legend_names_every_sign_in_use() -> None:
    assert legend(scene(HANS), SPEECH, LOOKS) == [
        "▒ what lies here is face down",
        "⌂ a starting place",
        "↑1 strength 1",
        "DE Germany",
    ]


def test_neighbours_are_told_by_direction_across_gaps_too() -> None:
    apart = Shape("at:E", (230, 0, 330, 0, 330, 100, 230, 100), "room", say("Room E"))
    around = Shape("floor", (0, 0, 330, 0, 330, 200, 0, 200), "", say("Floor"))
    shapes = (around, *ROOMS, apart)
    assert beside(shapes, "at:B") == {"right": "at:E", "beneath": "at:D", "left": "at:A"}
    assert beside(shapes, "at:C") == {"above": "at:A", "right": "at:D"}
    assert beside(shapes, "nowhere") == {}
