"""Seats at a served table, taken from terminals by its invitation."""

from __future__ import annotations

import os
import pty
import re
import select
import subprocess
import sys
import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import msgspec
import pytest

from kordon.cli.main import main
from kordon.engine import delta
from kordon.engine.errors import Fault
from kordon.engine.looks import Looks, stock
from kordon.engine.play import Refused
from kordon.engine.records import OPEN, Seat
from kordon.engine.speech import Speech
from kordon.engine.words import Text
from kordon.games import find
from kordon.terminal.console import Leaving
from kordon.terminal.join import Wish, join
from kordon.terminal.letters import Ink, width_of
from kordon.terminal.screen import DrawnScreen, PlainScreen, Screen
from kordon.terminal.served import ServedTable, missed
from kordon.terminal.server import Guests, clean, invitation_in
from kordon.terminal.words import TEXTS
from tests.web.node import Node
from tests.web.served import WAIT, Guest, guests, served

if TYPE_CHECKING:
    from kordon.terminal.connection import Connection

Arrive = Callable[[str], Guest]
Script = Callable[["Keyboard"], Iterator[str | None]]

COLUMNS = 90
LONG_GAME = 6 * WAIT


class Keyboard:
    """Types what a script says whenever the player is asked, and waits with the player in between.

    A script that yields None waits for news even where it could choose.
    """

    types_while_waiting = False

    def __init__(self, script: Script) -> None:
        self.lines: list[str] = []
        self.prompts: list[str] = []
        self.answer: list[str] = []  # what was printed since the last line was typed
        self._script = script(self)

    def read(self, prompt: str, wake: int | None = None) -> str | None:
        assert wake is not None
        if prompt or self.types_while_waiting:
            self.prompts.append(prompt)
            typed = next(self._script, "")
            if typed == "":
                raise Leaving
            if typed is not None:
                self.answer.clear()
                return typed
        assert select.select([wake], [], [], WAIT)[0], "nothing happens any more"
        return None

    def write(self, lines: Iterable[str]) -> None:
        new = list(lines)
        self.lines += new
        self.answer += new


def always_first(_: Keyboard) -> Iterator[str]:
    while True:
        yield "1"


def screens(plain: bool) -> Callable[[Speech, Looks, Seat], Screen]:
    def made(speech: Speech, looks: Looks, seat: Seat) -> Screen:
        return PlainScreen(speech, seat) if plain else DrawnScreen(speech, looks, seat, Ink(False), COLUMNS)

    return made


def sits_down(
    link: str,
    folder: Path,
    script: Script,
    language: str = "en",
    name: str = "",
    plain: bool = True,
    eager: bool = False,
) -> Keyboard:
    """Join in this thread, until the game is over or the script ends."""
    keyboard = Keyboard(script)
    keyboard.types_while_waiting = eager
    join(Wish(link, name, language, None, folder / "guests.json"), screens(plain), keyboard)
    return keyboard


@contextmanager
def at_a_terminal(*arguments: Any, **more: Any) -> Iterator[list[Keyboard]]:
    """Somebody at a terminal of their own, who must have left it at the end."""
    done: list[Keyboard] = []
    thread = threading.Thread(target=lambda: done.append(sits_down(*arguments, **more)))
    thread.start()
    yield done
    thread.join(LONG_GAME)
    assert not thread.is_alive()
    assert done


def invitation(host: Guest, address: str, seats: int = 2, **wanted: Any) -> tuple[str, str]:
    """A table that waits for players, none of whom is the host; and the link to it."""
    table = host.post("/tables", game="estoril", seats=seats, **wanted)["table"]
    looker = host.look(table)
    key = looker.snapshot["you"]["invitation"]
    looker.close()
    return table, f"{address}/#/table/{table}?key={key}"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(tmp_path_factory.mktemp("join")) as address:
        yield address


@pytest.fixture
def arrive() -> Iterator[Arrive]:
    with guests() as arrive:
        yield arrive


@pytest.fixture
def anna(address: str, arrive: Arrive) -> Guest:
    return arrive(address)


def begin(host: Guest, table: str) -> None:
    """Start the game as soon as everybody sits."""
    while host.http.post(f"/tables/{table}/start").status_code == 409:
        pass


def log_of(host: Guest, table: str, seat: Seat, language: str) -> list[str]:
    """Every line of the log that a seat was sent, as the server's replay has them."""
    speech = Speech(find("estoril"), language, strict=True, client=TEXTS)
    replay = host.get(f"/tables/{table}/replay?viewer={seat}")
    board = replay["scene"].get("board")
    scene = delta.apply(host.get(f"/boards/estoril/{board}") if board else {}, replay["scene"])
    lines: list[str] = []
    for step in replay["steps"]:
        scene = delta.apply(scene, step.get("scene", {}))
        parts = ("shapes", "pieces", "zones", "tracks", "buttons")
        things = [thing for part in parts for thing in scene.get(part, [])]
        names = {thing["id"]: msgspec.convert(thing["label"], Text) for thing in things}
        lines += [speech.say(msgspec.convert(line, Text), names) for line in step.get("log", [])]
    return lines


def told(keyboard: Keyboard, lines: list[str]) -> list[str]:
    """The printed lines that are lines of the log."""
    return [line for line in keyboard.lines if line in set(lines)]


def check_whole_game(keyboard: Keyboard, host: Guest, table: str, seat: Seat, language: str) -> None:
    """Every line of the log was printed once, in order, and the game was seen to its end."""
    info = host.get(f"/tables/{table}")
    assert info["state"] == "finished"
    assert keyboard.lines[-1].endswith(info["seed"])
    assert not any(id in line for line in keyboard.lines for id in ("client-", "seat-", "{ $"))
    assert not any(char in line for line in keyboard.lines for char in "│┃▒●\x1b")
    log = log_of(host, table, seat, language)
    printed = told(keyboard, log)
    assert printed == log[len(log) - len(printed) :]
    assert len(log) - len(printed) < 10  # what happened before the terminal was connected


def test_a_whole_game_against_a_bot(address: str, anna: Guest, tmp_path: Path) -> None:
    table, link = invitation(anna, address, public=False)
    anna.post(f"/tables/{table}/bot", seat=1)
    with at_a_terminal(link, tmp_path, always_first, name="Zoë") as done:
        begin(anna, table)
    check_whole_game(done[0], anna, table, 0, "en")
    assert anna.get(f"/tables/{table}")["seats"][0]["name"] == "Zoë"
    check_moments(done[0], anna, table)


def check_moments(keyboard: Keyboard, host: Guest, table: str) -> None:
    """What decided the game was told at its end: the lines that the server's replay marks, in order."""
    replay = host.get(f"/tables/{table}/replay?viewer={OPEN}")
    marked = [step["log"][index][0] for step in replay["steps"] for index in step.get("moments", ())]
    at = keyboard.lines.index("What decided it:")
    told = [line for line in keyboard.lines[at:-1] if re.match(r"\d+\. Round \d of 4: ", line)]
    assert [int(line.partition(".")[0]) for line in told] == list(range(1, len(marked) + 1))
    words = {
        "won": "chooses",
        "won-tie": "A tie",
        "seduced": "lures",
        "assassinated": "flees",
        "sacrificed": "gives up",
    }
    assert len(marked) > 1
    assert [id for id, line in zip(marked, told, strict=True) if id in words and words[id] not in line] == []
    assert any(id in words for id in marked)


def test_two_languages_at_one_table_drawn_and_plain(address: str, anna: Guest, tmp_path: Path) -> None:
    table, link = invitation(anna, address)
    with (
        at_a_terminal(f"{link}&seat=1", tmp_path, always_first, "pl", "Ola", plain=False) as ola,
        at_a_terminal(f"{link}&seat=0", tmp_path, always_first, "cs", "Jan") as jan,
    ):
        begin(anna, table)
    check_whole_game(jan[0], anna, table, 0, "cs")
    drawn = ola[0].lines
    assert drawn[-1].endswith(anna.get(f"/tables/{table}")["seed"])
    assert "Twoje miejsce: Zielony." in drawn
    assert any("┃" in line for line in drawn)
    assert max(width_of(line) for line in drawn[4:-1]) <= COLUMNS


def test_two_terminals_play_talk_and_take_back(address: str, anna: Guest, tmp_path: Path) -> None:
    table, link = invitation(anna, address)
    asked = threading.Event()

    def asks(keyboard: Keyboard) -> Iterator[str | None]:
        while "Bo: Hello, Ada" not in keyboard.lines:
            yield None
        keyboard.types_while_waiting = False
        yield from ("Hotel Nowhere", "1")
        keyboard.types_while_waiting = True
        yield "??"
        assert keyboard.answer[0].startswith("KO-160")
        yield from ("1", "u")
        assert any(line.startswith("KO-00") for line in keyboard.answer)
        assert keyboard.answer[-1] == "Type u once more to ask the others for it."
        yield "u"
        asked.set()
        while "Taken back." not in keyboard.lines:
            yield None
        keyboard.types_while_waiting = False
        yield from always_first(keyboard)

    def agrees(keyboard: Keyboard) -> Iterator[str | None]:
        yield "t Hello, Ada"
        while not any(line.startswith("Red lays") for line in keyboard.lines):
            yield "1" if keyboard.prompts[-1] else None
        while not any("would like to take a move back" in line for line in keyboard.lines):
            yield None
        yield "y"
        keyboard.types_while_waiting = False
        yield from always_first(keyboard)

    with at_a_terminal(link, tmp_path, asks, name="Ada", eager=True) as ada:
        until(lambda: "here" in anna.get(f"/tables/{table}")["seats"][0])
        with at_a_terminal(link, tmp_path, agrees, name="Bo", eager=True) as bo:
            begin(anna, table)
    assert asked.is_set()
    log = log_of(anna, table, 0, "en")
    for keyboard in (*ada, *bo):
        assert keyboard.lines.count("Taken back.") == 1
        assert keyboard.lines.count("Bo: Hello, Ada") == 1
        assert keyboard.lines[-1].endswith(anna.get(f"/tables/{table}")["seed"])
    assert "Bo sits at the table: Green." in ada[0].lines
    assert "Ada sits at the table: Red." in bo[0].lines
    assert not any("is back" in line for line in ada[0].lines)
    first = next(line for line in told(ada[0], log) if line.startswith("Red lays"))
    assert ada[0].lines.count(first) == 2  # the move that was taken back was made again


def until(holds: Callable[[], bool]) -> None:
    while not holds():
        pass


def test_a_server_that_is_killed_and_started_again_in_mid_game_is_survived(
    tmp_path: Path, arrive: Arrive
) -> None:
    database = str(tmp_path / "tables.sqlite")
    nodes = [Node(database)]
    try:
        anna = arrive(nodes[0].address)
        table, link = invitation(anna, nodes[0].address)

        def script(_: Keyboard) -> Iterator[str]:
            for number in range(10_000):
                if number == 6:
                    nodes[0].kill()
                    nodes.append(Node(database, port=nodes[0].port))
                yield "1"

        with (
            at_a_terminal(f"{link}&seat=0", tmp_path, script, name="Ada") as ada,
            at_a_terminal(f"{link}&seat=1", tmp_path, always_first, name="Bo") as bo,
        ):
            begin(anna, table)
        for seat, (keyboard,) in enumerate((ada, bo)):
            check_whole_game(keyboard, anna, table, seat, "en")
            assert keyboard.lines.count("Connection lost. Reconnecting…") == 1
            assert keyboard.lines.count("Connected again.") == 1
    finally:
        for node in nodes:
            if node.is_running:
                node.kill()


def test_who_leaves_finds_the_seat_again_and_others_do_not(address: str, anna: Guest, tmp_path: Path) -> None:
    table, link = invitation(anna, address, public=False)
    anna.post(f"/tables/{table}/bot", seat=1)

    def leaves(_: Keyboard) -> Iterator[str]:
        yield from ("1", "1", "q", "q")

    with at_a_terminal(link, tmp_path, leaves, name="Ada") as done:
        begin(anna, table)
    assert done[0].lines[-1] == (
        f"The game goes on without you. To come back: kordon play --join '{link}' --name Ada"
    )
    with pytest.raises(Fault, match="KO-103"):
        sits_down(link, tmp_path, always_first, name="Eve")
    again = sits_down(link, tmp_path, leaves, name="Ada")
    assert "Your seat: Red." in again.lines


def test_a_clock_is_told_at_every_decision(address: str, anna: Guest, tmp_path: Path) -> None:
    table, link = invitation(anna, address, clock={"kind": "move", "seconds": 3600})
    anna.post(f"/tables/{table}/bot", seat=1)
    with at_a_terminal(link, tmp_path, lambda _: iter(["1", "1", "1"])) as done:
        begin(anna, table)
    times = [line for line in done[0].lines if line.startswith("Time left: ")]
    assert len(times) == done[0].prompts.count("> ")
    assert all(re.fullmatch(r"Time left: (59:\d\d|60:00)", line) for line in times)


# ---- what goes wrong


@pytest.mark.parametrize(
    "link",
    [
        "",
        "estoril",
        "http://127.0.0.1/",
        "http://127.0.0.1/#/lobby",
        "http://127.0.0.1/#/table/",
        "http://127.0.0.1/#/table/x/replay",
        "http://127.0.0.1/#/table/a%20b",
        "http://127.0.0.1/elsewhere#/table/x",
        "ftp://127.0.0.1/#/table/x",
        "http://[/#/table/x",
        "http://127.0.0.1:99999/#/table/x",
    ],
)
def test_what_is_no_invitation_is_one_sentence(link: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--join", link]) == 2
    said = capsys.readouterr().err
    assert said.startswith("kordon: join: an invitation looks like http://HOST/#/table/ID?key=…")
    assert said.count("\n") == 1


def test_an_invitation_may_be_for_a_seat() -> None:
    found = invitation_in("https://kordon.example:8443/#/table/a_B-9?key=k%2Fy&seat=2")
    assert (found.server, found.table, found.key, found.seat) == (
        "https://kordon.example:8443",
        "a_B-9",
        "k/y",
        2,
    )
    assert invitation_in("http://127.0.0.1/#/table/x?seat=²").seat is None


@pytest.mark.parametrize("language", ["en", "pl"])
def test_refusals_at_the_door_are_one_sentence(
    address: str,
    anna: Guest,
    tmp_path: Path,
    language: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    private, link = invitation(anna, address, public=False)
    full, full_link = invitation(anna, address)
    for seat in range(2):
        anna.post(f"/tables/{full}/bot", seat=seat)
    said = {"en": ("You need the invitation link", "Every seat"), "pl": ("zaprosz", "Wszystkie miejsca")}
    for joined, sentence in (
        (f"{address}/#/table/{private}", said[language][0]),
        (link + "wrong", said[language][0]),
        (full_link, said[language][1]),
        (f"{full_link}&seat=1", "KO-102"),
        (f"{full_link}&seat=7", "KO-121"),
        (f"{address}/#/table/nowhere", "KO-132"),
        ("http://127.0.0.1:1/#/table/x", "http://127.0.0.1:1 can't be reached (connection refused)"),
    ):
        assert main(["play", "--join", joined, "--lang", language]) == 2
        output = capsys.readouterr()
        assert output.out == ""
        assert output.err.startswith("kordon: join: ")
        assert sentence in output.err
        assert output.err.count("\n") == 1


def test_arguments_of_a_game_of_ones_own_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    for more in (["estoril"], ["--players", "2"], ["--watch"], ["--seat", "9"], ["--lang", "de"]):
        assert main(["play", "--join", "http://127.0.0.1/#/table/x", *more]) == 2
    assert main(["play", "estoril", "--name", "Ada"]) == 2
    assert "--join" in capsys.readouterr().err


def test_text_from_a_server_cant_command_the_terminal() -> None:
    sent = {"a": ["x\x1b[2Jy", {"b": "\x9b1m\u202eé"}], "n": 1}
    assert clean(sent) == {"a": ["x[2Jy", {"b": "1mé"}], "n": 1}


def test_guests_are_kept_for_their_owner_only(tmp_path: Path) -> None:
    guests = Guests(tmp_path / "new" / "guests.json")
    assert guests.token("http://a", "") == ""
    guests.keep("http://a", "", "one")
    guests.keep("http://a", "Ada", "two")
    assert [guests.token("http://a", name) for name in ("", "Ada", "Bo")] == ["one", "two", ""]
    assert guests.file.stat().st_mode & 0o777 == 0o600
    guests.file.write_text("damaged")
    assert guests.token("http://a", "") == ""


@pytest.mark.parametrize(
    ("known", "sent", "new"),
    [
        ("", "abc", "abc"),
        ("abc", "abc", ""),
        ("abcd", "bcdef", "ef"),
        ("abcd", "abc", ""),  # d was taken back
        ("abcd", "abce", "e"),
        ("aab", "aabaab", "aab"),
        ("ab", "cd", "cd"),
    ],
)
def test_lines_of_a_snapshot_are_told_once(known: str, sent: str, new: str) -> None:
    assert "".join(missed(known, sent)) == new


# ---- the command itself


def test_the_command_at_a_real_terminal(address: str, anna: Guest, tmp_path: Path) -> None:
    table, link = invitation(anna, address)
    anna.post(f"/tables/{table}/bot", seat=1)
    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "kordon.cli", "play", "--join", link, "--plain", "--lang", "en"]
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "TERM": "dumb"}
    with subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, env=environment) as player:
        os.close(theirs)
        shown = ""

        def wait_for(pattern: str) -> None:
            nonlocal shown
            while not re.search(pattern, shown):
                assert select.select([ours], [], [], WAIT)[0], shown
                shown += os.read(ours, 4096).decode()

        wait_for("Waiting for the host to start the game")
        begin(anna, table)
        wait_for(r"You can choose:(?s:.*)> $")
        host = anna.look(table)
        host.ask(kind="say", text="Hello there")
        wait_for("Hello there(?s:.*)> $")
        os.write(ours, b"1\n")
        wait_for(" → $")
        os.write(ours, b"1\n")
        wait_for("Red lays")
        os.write(ours, b"q\n")
        wait_for("Type q again")
        os.write(ours, b"q\n")
        wait_for("To come back: kordon play --join")
        assert player.wait(WAIT) == 0
        assert shown.count("Waiting for the host to start the game") == 1
        assert shown.count("Hello there") == 1
    os.close(ours)


# ---- what a table makes of its messages


class Recorded:
    """A connection whose messages are given."""

    wake = -1

    def __init__(self, *messages: dict[str, Any], is_up: bool = True) -> None:
        self.messages = list(messages)
        self.is_up = is_up
        self.sent: list[dict[str, Any]] = []

    def send(self, request: dict[str, Any]) -> bool:
        self.sent.append(request)
        return self.is_up

    def take(self) -> dict[str, Any]:
        return self.messages.pop(0)

    def has_news(self) -> bool:
        return bool(self.messages)


SCENE = {"status": ["s"], "prompt": ["p"], "width": 0, "height": 0}


def snapshot(counter: int, log: str, **more: Any) -> dict[str, Any]:
    """A table of two whose log has a line for each letter."""
    table = {"state": "playing", "seats": [{"kind": "person", "name": "Ada"}, {"kind": "bot"}]}
    lines = [["literal", {"text": letter}] for letter in log]
    return {
        "kind": "snapshot",
        "table": table,
        "you": {"viewer": 0},
        "counter": counter,
        "scene": SCENE,
        "log": lines,
        **more,
    }


def seated(line: Recorded) -> ServedTable:
    """A seat behind a connection, after the first message."""
    given = cast("Connection", line)
    table = ServedTable(given, stock(), lambda _: {}, lambda table: table, lambda: None, dict)
    table.news()
    return table


def news_of(*messages: dict[str, Any]) -> list[str]:
    """What is told after the first message."""
    table = seated(Recorded(*messages))
    speech = Speech(None, "en", strict=True, client=TEXTS)
    return [speech.say(*line) for line in table.news()]


DOWN = {"kind": "down"}
LOST, FOUND = "Connection lost. Reconnecting…", "Connected again."
SAID = {"kind": "said", "name": "Bo", "text": "Hi"}
ASKED = {"kind": "question", "asker": 1, "waiting": [0]}
AGREED = {"kind": "question", "taken_back": True}
NOTHING = "Nothing is taken back."
QUESTION = "Player 2 would like to take a move back. Do you agree? Type y or n."


@pytest.mark.parametrize(
    ("messages", "told"),
    [
        ([snapshot(3, "abcd")], ["c", "d"]),
        ([DOWN, snapshot(3, "abcd")], [LOST, FOUND, "c", "d"]),
        ([DOWN, snapshot(1, "ab")], [LOST, FOUND]),
        ([snapshot(1, "ab")], []),  # after a stale click
        ([ASKED, snapshot(2, "a"), AGREED], [QUESTION, "Taken back."]),
        ([snapshot(2, "a", question=ASKED), AGREED], [QUESTION, "Taken back."]),  # the second is open already
        (
            [snapshot(2, "a", question=ASKED), AGREED, {"kind": "question"}],
            [QUESTION, "Taken back.", NOTHING],
        ),
        ([ASKED, {"kind": "question"}], [QUESTION, NOTHING]),
        ([ASKED, DOWN, snapshot(2, "abc")], [QUESTION, LOST, FOUND, NOTHING, "c"]),
        ([ASKED, DOWN, snapshot(2, "a")], [QUESTION, LOST, FOUND, "Taken back."]),
        ([SAID, snapshot(1, "ab", chat=[SAID])], ["Bo: Hi"]),
        ([{**SAID, "team": True}], ["Bo (to the team): Hi"]),
        ([{"kind": "end", "state": "abandoned", "seed": ""}], ["The game was abandoned."]),
        ([{"kind": "rematch", "table": "next"}], ["The others play on at another table: next"]),
        ([{"kind": "something new"}], []),
    ],
)
def test_every_line_is_told_once(messages: list[dict[str, Any]], told: list[str]) -> None:
    assert news_of(snapshot(1, "ab"), *messages) == told


def test_a_move_that_meets_a_broken_line_waits_until_that_is_known() -> None:
    """It is not taken for made, and the same choice is not offered again meanwhile."""
    line = Recorded(snapshot(1, "ab", scene={**SCENE, "choices": [{"path": ["x"]}]}), DOWN, is_up=False)
    table = seated(line)
    assert table.scene.choices
    table.play(("x",))
    assert not table.scene.choices
    assert line.messages == []
    table.play(("x",))  # nothing is sent before the line is up again
    assert len(line.sent) == 1


def test_who_is_too_fast_for_the_server_waits_and_asks_again(monkeypatch: pytest.MonkeyPatch) -> None:
    waits: list[float] = []
    monkeypatch.setattr("kordon.terminal.served.sleep", waits.append)
    replies = [{"kind": "reply", "id": number, "rules": ["KO-108"]} for number in range(1, 7)]
    line = Recorded(snapshot(1, "ab"), *replies[:2], {"kind": "reply", "id": 3})
    seated(line).say("Hi")
    assert [(request["kind"], request["id"]) for request in line.sent] == [("say", 1), ("say", 2), ("say", 3)]
    assert len(waits) == 2
    with pytest.raises(Refused, match="KO-108"):
        seated(Recorded(snapshot(1, "ab"), *replies)).say("Hi")


@pytest.mark.parametrize("changes", [{}, {"counter": 1, "scene": {"width": "x"}}])
def test_a_message_that_cant_be_read_is_one_sentence(changes: dict[str, Any]) -> None:
    with pytest.raises(Fault, match="join: the server sent what this version can't read"):
        news_of(snapshot(1, "ab"), {"kind": "delta", **changes})
