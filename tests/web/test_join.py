"""Seats at a served table, taken from terminals by its invitation."""

from __future__ import annotations

import select
import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from kordon.cli.terminal.console import Leaving
from kordon.cli.terminal.join import Wish, join
from kordon.cli.terminal.letters import Ink, width_of
from kordon.cli.terminal.screen import DrawnScreen, PlainScreen, Screen
from kordon.engine.looks import Looks
from kordon.engine.records import Seat
from kordon.engine.speech import LANGUAGES, Speech
from tests.web.served import WAIT, Guest, served

Arrive = Callable[[str], Guest]
Script = Callable[["Keyboard"], Iterator[str | None]]

COLUMNS = 90


class Keyboard:
    """Types what a script says whenever the player is asked, and waits with the player in between.

    A script that yields None waits for news even where it could choose.
    """

    def __init__(self, script: Script) -> None:
        self.lines: list[str] = []
        self.prompts: list[str] = []
        self.answer: list[str] = []  # what was printed since the last line was typed
        self._script = script(self)

    def read(self, prompt: str, wake: int | None = None) -> str | None:
        assert wake is not None
        if prompt:
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
    link: str, folder: Path, script: Script, language: str = "en", name: str = "", plain: bool = True
) -> Keyboard:
    """Join in this thread, until the game is over or the script ends."""
    keyboard = Keyboard(script)
    join(Wish(link, name, language, None, folder / "guests.json"), screens(plain), keyboard)
    return keyboard


@contextmanager
def at_a_terminal(*arguments: Any, **more: Any) -> Iterator[list[Keyboard]]:
    """Somebody at a terminal of their own, who must have left it at the end."""
    done: list[Keyboard] = []
    thread = threading.Thread(target=lambda: done.append(sits_down(*arguments, **more)))
    thread.start()
    yield done
    thread.join(WAIT)
    assert not thread.is_alive()
    assert done


def invitation(host: Guest, address: str, seats: int = 2, **wanted: Any) -> tuple[str, str]:
    """A table that waits for players, none of whom is the host; and the link to it."""
    table = host.post("/tables", game="estoril", seats=seats, **wanted)["table"]
    key = host.look(table).snapshot["you"]["invitation"]
    return table, f"{address}/#/table/{table}?key={key}"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(tmp_path_factory.mktemp("join")) as address:
        yield address


@pytest.fixture
def anna(address: str, arrive: Arrive) -> Guest:
    return arrive(address)


@pytest.mark.parametrize("plain", [True, False], ids=["plain", "drawn"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_against_a_bot(
    address: str, anna: Guest, tmp_path: Path, language: str, plain: bool
) -> None:
    table, link = invitation(anna, address, public=False)
    anna.post(f"/tables/{table}/bot", seat=1)
    with at_a_terminal(link, tmp_path, always_first, language, "Zoë", plain) as done:
        begin(anna, table)
    (keyboard,) = done
    info = anna.get(f"/tables/{table}")
    assert info["state"] == "finished"
    assert info["seats"][0]["name"] == "Zoë"
    assert keyboard.lines[-1].endswith(info["seed"])
    assert not any(id in line for line in keyboard.lines for id in ("client-", "seat-", "{ $"))
    if plain:
        assert not any(char in line for line in keyboard.lines for char in "│┃▒●\x1b")
    else:
        assert any("┃" in line for line in keyboard.lines)
        assert max(width_of(line) for line in keyboard.lines[3:-1]) <= COLUMNS


def begin(host: Guest, table: str) -> None:
    """Start the game as soon as everybody sits."""
    while host.http.post(f"/tables/{table}/start").status_code == 409:
        pass
