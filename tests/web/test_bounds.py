"""Bounds on what a stranger can make: tables, imports, names, requests."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from kordon.engine.rule_ids import rule
from kordon.tables.live.node import Settings
from kordon.web.api import LONGEST_LOG
from tests.web.served import WAIT, Guest, served
from tests.web.test_archive_commands import finished_log

Arrive = Callable[[str], Guest]

TABLE = {"game": "estoril", "seats": 2}
HERS = "Anna Nowak"
STRICT = Settings(beat=0.0, tables_an_hour=(3, 5, 9), imports_an_hour=(1, 2, 3))


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(tmp_path_factory.mktemp("bounds")) as address:
        yield address


def statuses(
    client: httpx.Client, count: int, origin: str, path: str = "/tables", **body: object
) -> list[int]:
    """What a stranger without a cookie is told who asks again and again."""
    told = []
    for _ in range(count):
        client.cookies.clear()
        answer = client.post(path, json=body or TABLE, headers={"x-forwarded-for": origin})
        told.append(answer.status_code)
    return told


@rule("KO-108")
def test_tables_are_limited_by_player_address_and_in_all(tmp_path: Path, arrive: Arrive) -> None:
    with served(tmp_path, settings=STRICT) as address, httpx.Client(base_url=address, timeout=WAIT) as client:
        anna = arrive(address)
        assert [anna.http.post("/tables", json=TABLE).status_code for _ in range(5)] == [201] * 3 + [429] * 2
        assert statuses(client, 7, "203.0.113.5") == [201] * 5 + [429] * 2
        assert statuses(client, 3, "203.0.113.6") == [201] + [429] * 2
        assert len(anna.get("/tables")) == 9


def test_nobody_makes_thousands_of_tables(address: str, arrive: Arrive) -> None:
    anna = arrive(address)
    made = [anna.http.post("/tables", json=TABLE).status_code for _ in range(50)]
    assert made.count(201) <= 20
    assert made[-1] == 429


def test_a_rematch_is_a_new_table_too(tmp_path: Path, arrive: Arrive) -> None:
    with served(tmp_path, settings=STRICT) as address:
        anna = arrive(address)
        table = anna.table()
        told = []
        for _ in range(4):
            anna.http.post(f"/tables/{table}/abandon")
            answer = anna.http.post(f"/tables/{table}/rematch")
            told.append(answer.status_code)
            table = answer.json().get("table", table)
        assert told[-1] == 429


def test_imports_are_limited(tmp_path: Path) -> None:
    log = finished_log(1)
    with served(tmp_path, settings=STRICT) as address, httpx.Client(base_url=address, timeout=WAIT) as client:
        assert statuses(client, 3, "203.0.113.5", "/tables/import", log=log) == [201, 201, 429]
        assert statuses(client, 2, "203.0.113.6", "/tables/import", log="no log") == [400, 429]


def test_a_log_has_a_longest_size_and_counts_before_it_is_read(tmp_path: Path) -> None:
    with served(tmp_path, settings=STRICT) as address, httpx.Client(base_url=address, timeout=WAIT) as client:
        told = statuses(client, 3, "203.0.113.5", "/tables/import", log="x" * LONGEST_LOG)
        assert told == [413, 413, 429]


def test_requests_are_paced(tmp_path: Path, arrive: Arrive) -> None:
    with served(tmp_path, settings=Settings(beat=0.0, requests_a_second=(0.01, 0.01))) as address:
        anna, ben = arrive(address), arrive(address)
        told = [anna.http.get("/me").status_code for _ in range(70)]
        assert told[:50] == [200] * 50
        assert told[-1] == 429
        assert ben.get("/me")["name"]


@pytest.mark.parametrize("languages", [["en"] * 8000, ["en", "en"], ["en", "pl", "cs", "en"]])
def test_a_table_names_each_language_once(address: str, arrive: Arrive, languages: list[str]) -> None:
    status, said = arrive(address).refused("/tables", **TABLE, languages=languages)
    assert status == 400
    assert said["error"].startswith("languages: ")


def test_a_table_may_name_every_language(address: str, arrive: Arrive) -> None:
    anna = arrive(address)
    made = anna.post("/tables", **TABLE, languages=["en", "pl", "cs"])
    assert anna.get(f"/tables/{made['table']}")["languages"] == ["en", "pl", "cs"]


@rule("KO-117")
@pytest.mark.parametrize(
    "name",
    ["\u3164", "\u2800\u2800", "\u115f \u1160", "\u202e\u2066", "\u0301\u0302", "\u034f", "\U000e0100"],
)
def test_a_name_can_be_seen(address: str, arrive: Arrive, name: str) -> None:
    assert arrive(address).refused("/me", name=name) == (409, {"rules": ["KO-117"]})


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("An\u202ena", "An na"),
        ("Anna\u3164\u3164", "Anna"),
        ("\u2066Anna\u2069", "Anna"),
        ("A" + "\u0301\u0302\u0303\u0304\u0305" * 5, "\u00c1\u0302\u0303"),
        ("Žofie Łęcka", "Žofie Łęcka"),
        ("علي", "علي"),
        ("❤️", "❤️"),
    ],
)
def test_a_name_is_shown_without_tricks(address: str, arrive: Arrive, written: str, shown: str) -> None:
    anna = arrive(address)
    anna.post("/me", name=written)
    assert anna.get("/me")["name"] == shown


@rule("KO-125")
def test_a_guest_can_not_pass_for_somebody_with_an_account(address: str, arrive: Arrive) -> None:
    anna, eve = arrive(address), arrive(address)
    eve.post("/me", name=HERS)  # as long as nobody keeps the name
    eve.post("/me", name="somebody else")
    anna.post("/account", name=HERS, passphrase="a long passphrase")
    taken = (409, {"rules": ["KO-125"], "error": "another account has that name"})
    for name in (HERS, "anna nowak", "Аnnа Nowak", "Anna  N0wak", "Anna_Nowak."):
        assert eve.refused("/me", name=name) == taken
        assert eve.refused("/me/companion", name=name) == taken
        assert eve.refused("/account", name=name, passphrase="another passphrase") == taken
    assert eve.get("/me")["name"] == "somebody else"
    eve.post("/me", name="Eve")
    anna.post("/me", name=HERS)


def test_the_lobby_lists_what_can_be_joined(address: str, arrive: Arrive) -> None:
    anna = arrive(address)
    full, free, other = anna.table(), anna.table(), anna.table(game="sniper")
    anna.post(f"/tables/{full}/bot", seat=1)
    assert [one["id"] for one in anna.get("/tables")][:2] == [other, free]
    assert full not in [one["id"] for one in anna.get("/tables?limit=100")]
    assert anna.get("/tables?game=estoril&limit=1")[0]["id"] == free
    assert [one["id"] for one in anna.get("/tables?game=sniper&limit=1")] == [other]
    assert anna.get("/tables?game=chess") == []
    assert len(anna.get("/tables?list=mine")) == 3


def test_sockets_are_not_opened_without_end(tmp_path: Path, arrive: Arrive) -> None:
    """Who opens them too fast is turned away before anything is looked up; others are not."""
    with served(tmp_path) as address:
        anna, ben = arrive(address), arrive(address)
        table = anna.table()
        where = f"{address.replace('http', 'ws')}/tables/{table}/socket"
        headers = {"Authorization": f"Bearer {anna.token}"}
        turned_away: list[int] = []
        for _ in range(100):
            try:
                with connect(where, additional_headers=headers):
                    pass
            except InvalidStatus as refusal:
                turned_away.append(refusal.response.status_code)
        assert set(turned_away) == {403}
        assert len(turned_away) <= 40
        assert ben.look(table).snapshot["table"]["id"] == table
