"""Errors that a player in a browser can meet name rules, which the client shows in the player's language.

Programs get an English sentence beside them.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from kordon.engine.rule_ids import rule
from tests.web.served import WAIT, Guest, served

Arrive = Callable[[str], Guest]


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    with served(tmp_path, public_url="http://kordon.example") as address:
        yield address


@pytest.fixture
def anna(address: str, arrive: Arrive) -> Guest:
    return arrive(address)


def told(guest: Guest, path: str, **body: Any) -> tuple[int, list[str]]:
    """The status and the rules of a refusal that has a sentence, too."""
    status, said = guest.refused(path, **body)
    assert set(said) == {"rules", "error"}
    assert said["error"]
    return status, said["rules"]


def closing_words(guest: Guest, table: str, **options: Any) -> tuple[int, str]:
    """How the server ends a socket that it does not want."""
    where = guest.address.replace("http", "ws") + f"/tables/{table}/socket"
    with connect(where, open_timeout=WAIT, **options) as socket, pytest.raises(ConnectionClosed) as closed:
        socket.recv(timeout=WAIT)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code, closed.value.rcvd.reason


def change(folder: Path, statement: str) -> None:
    with closing(sqlite3.connect(folder / "tables.sqlite")) as database, database:
        database.execute(statement)


@rule("KO-124", "KO-125")
def test_an_account_needs_a_name_of_its_own_and_a_passphrase(
    address: str, anna: Guest, arrive: Arrive
) -> None:
    assert told(anna, "/account", name="Anna", passphrase="too short") == (400, ["KO-124"])
    anna.post("/account", name="Anna", passphrase="long enough to keep")
    assert told(arrive(address), "/account", name="ANNA", passphrase="another one") == (409, ["KO-125"])


@rule("KO-126")
def test_a_code_is_good_once(address: str, anna: Guest, arrive: Arrive) -> None:
    code, phone = anna.post("/me/pass")["code"], arrive(address)
    phone.post("/pass", code=code)
    assert told(phone, "/pass", code=code) == (400, ["KO-126"])


@rule("KO-127", "KO-128", "KO-129")
@pytest.mark.parametrize(
    ("url", "against"),
    [
        ("https://", "KO-127"),
        ("https://exa mple.org", "KO-127"),
        ("https://[::1", "KO-127"),
        ("https://me:secret@example.org", "KO-127"),
        ("http://example.org", "KO-128"),
        ("ftp://example.org", "KO-128"),
        ("https://localhost/hook", "KO-129"),
        ("https://192.168.0.1/hook", "KO-129"),
    ],
)
def test_a_webhook_must_be_an_address_that_can_be_called(anna: Guest, url: str, against: str) -> None:
    assert told(anna, "/me/webhook", url=url) == (400, [against])


@rule("KO-130")
def test_a_server_without_an_address_has_no_links_to_send(tmp_path: Path, arrive: Arrive) -> None:
    with served(tmp_path) as address:
        assert told(arrive(address), "/me/webhook", url="https://example.org") == (400, ["KO-130"])


@rule("KO-132", "KO-113", "KO-109")
def test_a_table_that_does_not_open_says_why(address: str, anna: Guest, arrive: Arrive) -> None:
    assert told(anna, "/tables/none/sit", seat=0) == (404, ["KO-132"])
    assert closing_words(anna, "none") == (4004, "KO-132")
    private = anna.table(public=False)
    assert closing_words(arrive(address), private) == (4004, "KO-113")
    without = anna.table(spectators=False)
    anna.post(f"/tables/{without}/bot", seat=1)
    anna.post(f"/tables/{without}/start")
    assert closing_words(arrive(address), without) == (4004, "KO-109")


@rule("KO-133")
def test_a_player_whom_the_server_does_not_know_is_told_so(anna: Guest) -> None:
    table = anna.table()
    wrong = anna.token[:-3] + "aaa"
    answer = httpx.post(f"{anna.address}/tables/{table}/stand", headers={"authorization": f"Bearer {wrong}"})
    assert (answer.status_code, answer.json()["rules"]) == (401, ["KO-133"])
    assert closing_words(anna, table, subprotocols=["kordon", wrong]) == (4004, "KO-133")


@rule("KO-131")
def test_a_database_in_trouble_is_told_without_a_word_about_it(
    address: str, anna: Guest, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    looker = anna.look(anna.table())
    change(tmp_path, "ALTER TABLE entries RENAME TO mislaid")
    assert looker.ask("say", text="hello?") == ["KO-131"]
    assert looker.replies[1]["error"] == "the database could not do it"
    change(tmp_path, "ALTER TABLE players RENAME TO absent")
    status, said = anna.refused("/me", name="Anna")
    assert (status, said) == (503, {"rules": ["KO-131"], "error": "the database could not do it"})
    assert "no such table: " in caplog.text
    change(tmp_path, "ALTER TABLE absent RENAME TO players")
    change(tmp_path, "ALTER TABLE mislaid RENAME TO entries")
    assert looker.ask("say", text="hello!") == []


@rule("KO-134")
def test_a_table_of_another_version_is_not_opened(tmp_path: Path, arrive: Arrive) -> None:
    with served(tmp_path) as address:
        table = arrive(address).table()
    change(tmp_path, """UPDATE entries SET entry = '{"kind":"danced"}'""")
    with served(tmp_path) as address:
        anna = arrive(address)
        assert told(anna, f"/tables/{table}/sit", seat=1) == (400, ["KO-134"])
        assert closing_words(anna, table) == (4004, "KO-134")


@rule("ES-701", "SE-861", "SE-908")
def test_options_that_do_not_go_together_are_refused_by_their_rules(anna: Guest) -> None:
    def against(game: str, seats: int, **options: bool) -> tuple[int, list[str]]:
        return told(anna, "/tables", game=game, seats=seats, options=options)

    assert against("estoril", 2, secret_missions=True) == (400, ["ES-701"])
    assert against("sniper", 2, two_random_cards=True, extra_card=True) == (400, ["SE-861", "SE-865"])
    assert against("sniper", 1, late_intel=True) == (400, ["SE-908"])


@rule("KO-117")
def test_far_too_long_a_text_is_too_long(anna: Guest) -> None:
    assert told(anna, "/account", name="Anna", passphrase="x" * 100_000) == (413, ["KO-117"])
