"""Whole games and odd answers at a scripted keyboard, through the real loop."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from kordon.engine.chance import seed_from
from kordon.engine.match import Match
from kordon.engine.records import SPECTATOR, Delivery, Seat
from kordon.engine.rule_ids import rule
from kordon.engine.speech import LANGUAGES, Speech
from kordon.games import find
from kordon.terminal import words
from kordon.terminal.console import Leaving
from kordon.terminal.letters import Ink, width_of
from kordon.terminal.screen import DrawnScreen, PlainScreen
from kordon.terminal.session import Session, welcome
from kordon.terminal.table import LocalTable
from kordon.terminal.words import TEXTS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

GAME = find("estoril")
COLUMNS = 90
GAME_SPEECH = Speech(GAME, "en", strict=True, client=TEXTS)


class Keyboard:
    """Types what a script says; the script may read the screen."""

    def __init__(self, script: Callable[[Keyboard], Iterator[str]]) -> None:
        self.lines: list[str] = []
        self.prompts: list[str] = []
        self.answer: list[str] = []  # what was printed since the last line was typed
        self._script = script(self)

    def read(self, prompt: str, wake: int | None = None) -> str:
        self.prompts.append(prompt)
        try:
            typed = next(self._script)
        except StopIteration:
            raise Leaving from None
        self.answer.clear()
        return typed

    def write(self, lines: Iterable[str]) -> None:
        new = list(lines)
        self.lines += new
        self.answer += new


class RandomBot:
    """Makes any legal move."""

    def __init__(self, source: Random) -> None:
        self._source = source
        self._moves: tuple[Any, ...] = ()

    def see(self, delivery: Delivery) -> None:
        self._moves = delivery.observation.moves

    def choose(self, within: float | None = None) -> Any:
        return self._source.choice(self._moves)


def session(
    script: Callable[[Keyboard], Iterator[str]],
    language: str = "en",
    plain: bool = True,
    seed: str = "a",
    seats: int = 2,
    seat: Seat = 0,
) -> tuple[Session, Keyboard]:
    match = Match(GAME, GAME.parse_options({}), seats, seed_from(seed))
    bots = {other: RandomBot(Random(other)) for other in range(seats) if other != seat}
    speech = Speech(GAME, language, strict=True, client=TEXTS)
    keyboard = Keyboard(script)
    drawn = DrawnScreen(speech, GAME.looks, seat, Ink(False), COLUMNS)
    screen = PlainScreen(speech, seat) if plain else drawn
    return Session(
        LocalTable(match, lambda _: bots, seat, lambda _: None), speech, screen, keyboard
    ), keyboard


def match_of(play: Session) -> Match:
    assert isinstance(play.table, LocalTable)
    return play.table.match


def typed(*lines: str) -> Callable[[Keyboard], Iterator[str]]:
    return lambda _: iter(lines)


def always_first(_: Keyboard) -> Iterator[str]:
    while True:
        yield "1"


@pytest.mark.parametrize("plain", [True, False], ids=["plain", "drawn"])
@pytest.mark.parametrize(("language", "seats"), list(zip(LANGUAGES, (2, 3, 4), strict=True)))
def test_a_whole_game_by_always_taking_the_first_choice(language: str, seats: int, plain: bool) -> None:
    play, keyboard = session(always_first, language, plain, f"whole {language}", seats, seat=seats - 1)
    assert play.run()
    outcome = GAME.outcome(match_of(play).position)
    assert outcome is not None
    assert keyboard.lines[-1].endswith(seed_from(f"whole {language}").hex())
    assert any(str(outcome.scores[seats - 1]) in line for line in keyboard.lines[-20:])
    if plain:
        assert not any(char in line for line in keyboard.lines for char in "│┃▒●")
    else:
        assert max(width_of(line) for line in keyboard.lines[:-1]) <= COLUMNS


def an_area(play: Session) -> str:
    shapes = GAME.scene(GAME.observe(match_of(play).position, 0)).shapes
    return next(shape.id for shape in shapes if shape.id.startswith("area:"))


@pytest.mark.parametrize("plain", [True, False], ids=["plain", "drawn"])
def test_a_place_is_marked_until_the_mark_is_rubbed_out(plain: bool) -> None:
    seen: list[list[str]] = []

    def script(keyboard: Keyboard) -> Iterator[str]:
        place = an_area(play)
        for line in (f"m {place}", f"m {place}", "m track:round", "m", "m nowhere at all"):
            yield line
            seen.append(list(keyboard.answer))

    play, _ = session(script, plain=plain)
    play.run()
    there, gone, no_place, nothing, unknown = ("\n".join(lines) for lines in seen)
    sign = "a pencil mark" if plain else "✎"
    assert sign in there
    assert sign not in gone
    assert "KO-006" in no_place
    assert nothing == ""
    assert "nowhere at all" in unknown


def test_a_mark_stays_while_the_game_goes_on() -> None:
    def script(_: Keyboard) -> Iterator[str]:
        yield from (f"m {an_area(play)}", "1", "1", "1", "1", "s")

    play, keyboard = session(script)
    play.run()
    assert play.table.marks == {"pencil": (an_area(play),)}
    assert any("pencil mark" in line for line in keyboard.answer)


@pytest.mark.parametrize("language", LANGUAGES)
def test_advice_names_what_to_choose_and_why(language: str) -> None:
    def script(keyboard: Keyboard) -> Iterator[str]:
        yield "??"
        _, *advised = keyboard.answer
        assert 1 < sum([line.startswith("- ") for line in advised]) <= 3
        first, *steps = advised[0].removeprefix("- ").partition(" (")[0].split(" → ")
        yield from (first, *steps)

    play, keyboard = session(script, language)
    play.run()
    assert "%" in keyboard.lines[keyboard.lines.index(play.speech.say(words.ADVICE())) + 1]
    assert len(match_of(play).moves) >= 1


def test_watching_shows_the_spectators_view_to_the_end() -> None:
    play, keyboard = session(typed(), seat=SPECTATOR, plain=False)
    assert play.run()
    assert keyboard.prompts == []
    boards = sum("laying cards" in line for line in keyboard.lines)
    assert boards == 4
    assert not any("(you)" in line for line in keyboard.lines)


def test_the_welcome_names_the_game_the_seat_and_the_promise() -> None:
    play, _ = session(typed())
    assert welcome(play, "abc") == [
        "Estoril 1942. You play Red. Type ? for help.",
        "Seed commitment: abc",
    ]


def test_names_and_beginnings_choose_and_the_prompt_shows_the_way() -> None:
    play, keyboard = session(typed("lin", "muchaxo"), seed="b")
    play.run()
    assert keyboard.prompts[:2] == ["> ", "Linda X. → "]
    assert keyboard.answer[0] == "“muchaxo” fits several things. Type a little more: " + ", ".join(
        f"Muchaxo, area {area}" for area in ("I", "II", "III")
    )


@pytest.mark.parametrize("back", ["b", "", "\x1b"])
def test_a_step_back(back: str) -> None:
    play, keyboard = session(typed("1", back, back))
    play.run()
    assert keyboard.prompts == ["> ", "Hans R. → ", "> ", "> "]
    assert keyboard.answer == ["This is the first step; u takes your last move back."]


@pytest.mark.parametrize("garbage", ["xyzzy", "0", "99", "9" * 5000, "-1", "1.5", "🦄", "r2d2", "x" * 5000])
def test_garbage_gets_one_sentence_and_a_new_prompt(garbage: str) -> None:
    play, keyboard = session(typed(garbage))
    assert not play.run()
    assert len(keyboard.answer) == 1
    assert len(keyboard.answer[0]) < 200
    assert keyboard.prompts == ["> ", "> "]
    assert match_of(play).moves == []


def test_the_end_of_input_ends_cleanly() -> None:
    play, keyboard = session(typed())
    assert not play.run()
    assert len(keyboard.prompts) == 1


def test_leaving_is_asked_once() -> None:
    play, keyboard = session(typed("q", "no", "q", "Q", "1"))
    assert not play.run()
    assert keyboard.answer == []
    assert keyboard.lines.count("Leave the game? Type q again to leave, anything else to go on.") == 2


def test_a_target_that_cant_be_chosen_is_explained_with_the_rule() -> None:
    def script(keyboard: Keyboard) -> Iterator[str]:
        yield "1"
        yield "Boca do Inferno, reward"
        assert keyboard.answer[0] == "Boca do Inferno, reward can’t be chosen now."
        assert keyboard.answer[1].startswith("ES-205 ")

    play, keyboard = session(script, seed="b")
    play.run()
    assert len(keyboard.prompts) == 3
    assert not any(move.seat == 0 for move in match_of(play).moves)


def test_questions_about_things() -> None:
    def script(keyboard: Keyboard) -> Iterator[str]:
        yield "? 2"
        assert keyboard.answer == [
            "Elizabeth (Red), strength 1, 1 VP, Great Britain, Seducer, Woman.",
            *(
                GAME_SPEECH.rule(f"sign-{icon}")
                for icon in ("strength", "points", "flag", "symbol-S", "symbol-W")
            ),
            "Elizabeth can be chosen now.",
        ]
        yield "?Deck"
        assert keyboard.answer[0].startswith("Each reward field gets the top card of the deck")
        assert keyboard.answer[1] == "Deck can’t be chosen now."
        assert keyboard.answer[2].startswith("ES-203 ")
        yield "? round"
        assert keyboard.answer[0] == GAME_SPEECH.rule("track-round")
        yield "? red"
        assert any(GAME_SPEECH.rule("sign-markers") in line for line in keyboard.answer)
        assert not any("can’t be chosen" in line for line in keyboard.answer)
        yield "? area:0"
        assert any(line.startswith(("To its right: ", "Beneath it: ")) for line in keyboard.answer)
        yield "?"
        assert len(keyboard.answer) == 10
        yield "h"
        assert len(keyboard.answer) == 10

    play, keyboard = session(script, seed="b")
    play.run()
    assert len(keyboard.prompts) == 8


def test_the_help_of_a_drawn_table_has_a_legend() -> None:
    play, keyboard = session(typed("?"), plain=False)
    play.run()
    assert any(line.startswith("Signs: ▒") for line in keyboard.answer)
    assert GAME_SPEECH.rule("sign-symbol-S") in " ".join(" ".join(keyboard.answer).split())


@pytest.mark.parametrize("plain", [True, False], ids=["plain", "drawn"])
def test_the_goal_is_told_first_and_when_all_is_shown(plain: bool) -> None:
    play, keyboard = session(typed("1", "1", "s"), plain=plain)
    play.run()
    goal = play.table.scene.goal
    assert goal is not None
    said = " ".join(" ".join(keyboard.lines).split())
    assert said.count(GAME_SPEECH.say(goal)) == 2
    assert GAME_SPEECH.say(goal) in " ".join(" ".join(keyboard.answer).split())


@pytest.mark.parametrize("plain", [True, False], ids=["plain", "drawn"])
def test_the_question_follows_the_steps(plain: bool) -> None:
    asked: list[str] = []

    def script(keyboard: Keyboard) -> Iterator[str]:
        asked.append(" ".join(keyboard.answer))
        yield "1"
        asked.append(" ".join(keyboard.answer))

    play, _ = session(script, plain=plain)
    scene = play.table.scene
    play.run()
    after_a_card = dict(scene.prompts)["card"]
    assert GAME_SPEECH.say(scene.prompt) in asked[0]
    assert GAME_SPEECH.say(after_a_card) in asked[1]
    assert GAME_SPEECH.say(scene.prompt) not in asked[1]


@pytest.mark.parametrize("plain", [True, False], ids=["plain", "drawn"])
def test_the_end_tells_what_decided_the_game(plain: bool) -> None:
    play, keyboard = session(always_first, plain=plain, seed="story")
    assert play.run()
    at = keyboard.lines.index("What decided it:")
    told = " ".join(" ".join(keyboard.lines[at:]).split())
    lines = play.table.moments()
    assert 2 <= len(lines) <= 6
    places = [
        told.index(f"{number}. {GAME_SPEECH.say(when)}. {GAME_SPEECH.tell(*line)}")
        for number, (when, line) in enumerate(lines, 1)
    ]
    assert places == sorted(places)
    assert "chooses" in told, "the story has words of its own"
    stories = [(GAME_SPEECH.say(when), GAME_SPEECH.tell(*line)) for when, line in lines]
    assert all(when.startswith("Round ") for when, _ in stories)
    assert not any(when.rpartition(": ")[2] in story for when, story in stories), "each place is named once"


def test_the_rules_by_chapter_id_heading_and_word() -> None:
    def script(keyboard: Keyboard) -> Iterator[str]:
        yield "r"
        assert keyboard.answer[0] == "ES-0  Pieces"
        yield "r es-205"
        assert keyboard.answer[0].startswith("ES-205 ")
        yield "r ES-2"
        by_name = list(keyboard.answer)
        assert by_name[0] == "A round"
        yield "r a round"
        assert keyboard.answer == by_name
        yield "r seducer"
        assert any(line.startswith("ES-404 ") for line in keyboard.answer)
        assert not any(line.startswith("ES-101 ") for line in keyboard.answer)
        yield "r qqqq"
        assert keyboard.answer == ["No rule says “qqqq”."]

    play, keyboard = session(script)
    play.run()
    assert len(keyboard.prompts) == 7


def test_the_log_and_the_table_again() -> None:
    def script(keyboard: Keyboard) -> Iterator[str]:
        yield "1"
        yield "1"
        while not any("Choose a card" in line for line in keyboard.answer):
            yield "1"
        yield "l"
        log = list(keyboard.answer)
        assert log[0].startswith("Red lays Hans R.: ")
        assert any(line.startswith("Green lays") for line in log)
        yield "s"
        assert any(line.startswith("Empty: ") for line in keyboard.answer)

    play, keyboard = session(script)
    play.run()
    assert keyboard.answer[1] == "Round 1 of 4: laying cards. Round: 1 of 4."


@rule("KO-004")
def test_nothing_to_take_back_is_said_with_the_rule() -> None:
    play, keyboard = session(typed("u"))
    play.run()
    assert keyboard.answer[0].startswith("KO-004 ")


@rule("KO-005")
def test_a_peek_cant_be_taken_back() -> None:
    def script(keyboard: Keyboard) -> Iterator[str]:
        while not any("Choose one face-down card" in line for line in keyboard.answer):
            yield "1"
        yield "u"
        assert keyboard.answer[0].startswith("KO-005 ")

    play, keyboard = session(script)
    play.run()
    assert keyboard.answer[0].startswith("KO-005 ")


def test_a_card_laid_aside_can_be_taken_back() -> None:
    def script(keyboard: Keyboard) -> Iterator[str]:
        while not any("2 more to lay aside" in line for line in keyboard.answer):
            yield "1"
        yield "2"
        assert any("One more to lay aside" in line for line in keyboard.answer)
        yield "u"
        assert keyboard.answer[0] == "Taken back."
        assert any("2 more to lay aside" in line for line in keyboard.answer)

    play, keyboard = session(script, seed="discards")
    play.run()
    assert keyboard.answer[0] == "Taken back."
    assert "Taken back." in play.log
