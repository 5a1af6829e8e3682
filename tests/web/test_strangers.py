"""New guests: what is stored of them, how many may come, and which Host names are accepted."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from pathlib import Path

import httpx
import pytest
from argon2 import PasswordHasher
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import connect

from kordon.tables.people.admission import STRANGERS
from kordon.web import app as web
from kordon.web import socket
from kordon.web.passphrases import WRONG_FROM_ONE_ADDRESS, Passphrases
from tests.web.served import WAIT, Guest, served
from tests.web.test_hostile import open_and_close

Arrive = Callable[[str], Guest]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path


@pytest.fixture
def address(folder: Path) -> Iterator[str]:
    with served(folder) as address:
        yield address


def players(folder: Path) -> int:
    """How many the database knows."""
    with closing(sqlite3.connect(folder / "tables.sqlite")) as database:
        count: int = database.execute("SELECT count(*) FROM players").fetchone()[0]
    return count


def test_who_only_looks_leaves_nothing_behind(address: str, folder: Path, arrive: Arrive) -> None:
    anna = arrive(address)
    table = anna.table()
    assert players(folder) == 1
    eve = arrive(address)
    for path in ("/", "/me", "/tables", "/tables?list=mine", f"/tables/{table}"):
        assert eve.http.get(path).status_code == 200
        assert httpx.get(address + path).status_code == 200
    looker = eve.look(table)
    assert looker.snapshot["you"]["viewer"] == 6
    assert eve.refused(f"/tables/{table}/sit", seat=0) == (409, {"rules": ["KO-102"]})
    assert eve.refused("/tables", game="chess", seats=2)[0] == 400
    assert eve.refused("/me", name="")[0] == 409
    assert eve.http.post("/me/delete").status_code == 204
    assert players(folder) == 1
    assert looker.ask("say", text="Good evening") == []
    assert players(folder) == 2
    assert looker.ask("say", text="again") == []


def test_a_new_browser_is_one_guest_however_much_it_asks_for_at_once(address: str, folder: Path) -> None:
    with httpx.Client(base_url=address, timeout=WAIT) as browser:
        browser.get("/me")
        cookie = browser.cookies["kordon"]
        with ThreadPoolExecutor(8) as many:
            answers = list(many.map(lambda _: browser.post("/me", json={"name": "Nina"}), range(8)))
        assert {answer.status_code for answer in answers} == {204}
        assert browser.cookies["kordon"] == cookie
        assert browser.get("/me").json()["name"] == "Nina"
    assert players(folder) == 1


def test_the_page_brings_the_cookie(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "client").mkdir()
    (tmp_path / "client" / "index.html").write_text("<!doctype html>")
    monkeypatch.setattr(web, "STATIC", tmp_path / "client")
    with served(tmp_path) as address, httpx.Client(base_url=address, timeout=WAIT) as browser:
        assert "HttpOnly" in browser.get("/").headers["set-cookie"]
        assert "set-cookie" not in browser.get("/").headers
        assert "set-cookie" not in browser.get("/me").headers


def test_a_flood_of_strangers_does_not_fill_the_database(address: str, folder: Path) -> None:
    client = httpx.Client(base_url=address, timeout=WAIT)

    def arrives(origin: str) -> int:
        client.cookies.clear()
        return client.post("/me", json={"name": "Nina"}, headers={"x-forwarded-for": origin}).status_code

    assert {arrives("203.0.113.5") for _ in range(STRANGERS.most)} == {204}
    assert arrives("203.0.113.5") == 429
    assert arrives("203.0.113.6") == 204
    assert {arrives(f"2001:db8::{number + 1:x}") for number in range(STRANGERS.most)} == {204}
    assert arrives("2001:db8::ffff") == 429
    assert arrives("2001:db8:0:1::1") == 204
    assert players(folder) == 2 * STRANGERS.most + 2
    client.close()


def test_the_token_is_given_only_to_who_asks_for_it(address: str, arrive: Arrive) -> None:
    anna = arrive(address)
    answer = anna.http.get("/me")
    assert anna.token not in answer.text
    assert set(answer.json()) == {"name", "webhook"}
    assert httpx.get(f"{address}/me/token").status_code in (404, 405)
    foreign = {"origin": "https://elsewhere.example"}
    assert anna.http.post("/me/token", headers=foreign).status_code == 403


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:80", "", "127.0.0.1.evil.example", "10.0.0.7"]
)
def test_the_server_answers_to_no_other_name(address: str, host: str) -> None:
    for path in ("/", "/me", "/healthz", "/tables"):
        assert httpx.get(address + path, headers={"host": host}).status_code in (400, 421)
    assert httpx.post(f"{address}/me/token", headers={"host": host}).status_code in (400, 421)
    where = address.replace("http", "ws") + "/tables/x/socket"
    with pytest.raises(InvalidHandshake):
        open_and_close(where, {"Host": host})


def test_the_server_answers_to_its_own_names(tmp_path: Path) -> None:
    url = "https://Kordon.example:8443/"
    with served(tmp_path, public_url=url) as address:
        for host in ("localhost", "127.0.0.1:1", "[::1]:80", "kordon.example", "KORDON.example:9"):
            assert httpx.get(f"{address}/healthz", headers={"host": host}).status_code == 200
        assert httpx.get(f"{address}/healthz", headers={"host": "evil.example"}).status_code == 421
        for origin, status in (("https://kordon.example:8443", 200), ("https://kordon.example.evil", 403)):
            answer = httpx.post(f"{address}/me/token", headers={"origin": origin})
            assert answer.status_code == status


def test_a_passphrase_is_hashed_slowly() -> None:
    """As RFC 9106 recommends where memory is short; the servers of the tests hash quickly."""
    hasher = Passphrases()._working()
    assert hasher.time_cost >= 3
    assert hasher.memory_cost >= 64 << 10


def test_an_unknown_name_costs_as_much_as_a_wrong_passphrase(
    address: str, arrive: Arrive, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = arrive(address)
    anna.post("/account", name="Anna", passphrase="a long passphrase")
    checked: list[str] = []
    verify = PasswordHasher.verify

    def counted(hasher: PasswordHasher, hashed: str, passphrase: str) -> bool:
        checked.append(hashed)
        return verify(hasher, hashed, passphrase)

    monkeypatch.setattr(PasswordHasher, "verify", counted)
    wrong = [anna.refused("/account/sign-in", name=name, passphrase="wrong") for name in ("Anna", "Nobody")]
    assert wrong[0] == wrong[1]
    assert len(checked) == 2
    assert (
        checked[0].rpartition("$")[0].rpartition("$")[0] == checked[1].rpartition("$")[0].rpartition("$")[0]
    )


def test_lists_come_in_pages(address: str, arrive: Arrive) -> None:
    anna = arrive(address)
    made = [anna.table() for _ in range(7)]
    for which in ("open", "mine"):
        seen: list[str] = []
        page = anna.get(f"/tables?list={which}&limit=3")
        while page:
            assert len(page) <= 3
            seen += [one["id"] for one in page]
            page = anna.get(f"/tables?list={which}&limit=3&before={seen[-1]}")
        assert sorted(seen) == sorted(made)
    for limit in ("0", "101", "x", "-1", "٣", "9" * 30):
        assert anna.http.get("/tables", params={"limit": limit}).status_code == 400
    assert anna.http.get("/tables", params={"before": "nowhere"}).status_code == 404


def test_a_connection_without_a_cookie_can_still_look(address: str, arrive: Arrive) -> None:
    table = arrive(address).table()
    with connect(address.replace("http", "ws") + f"/tables/{table}/socket") as socket:
        assert '"snapshot"' in str(socket.recv(timeout=WAIT))


def test_one_address_can_not_try_names_for_ever(address: str) -> None:
    def tries(name: str, origin: str) -> int:
        body = {"name": name, "passphrase": "whatever it is"}
        headers = {"x-forwarded-for": origin}
        return browser.post("/account/sign-in", json=body, headers=headers).status_code

    with httpx.Client(base_url=address, timeout=WAIT) as browser:
        tried = [tries(f"name {number}", "203.0.113.9") for number in range(WRONG_FROM_ONE_ADDRESS.most + 1)]
        assert tried == [403] * WRONG_FROM_ONE_ADDRESS.most + [429]
        assert tries("another", "203.0.113.10") == 403


def test_one_address_can_not_take_all_sockets(
    address: str, arrive: Arrive, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket, "MOST_SOCKETS", (2, 3))
    table = arrive(address).table()
    where = address.replace("http", "ws") + f"/tables/{table}/socket"

    def comes_in(stack: ExitStack, origin: str) -> bool:
        opened = stack.enter_context(connect(where, additional_headers={"x-forwarded-for": origin}))
        try:
            return '"snapshot"' in str(opened.recv(timeout=WAIT))
        except ConnectionClosed as closed:
            return closed.rcvd is None or closed.rcvd.code != 4008

    with ExitStack() as stack:
        assert [comes_in(stack, "203.0.113.7") for _ in range(5)] == [True, True, True, False, False]
        assert comes_in(stack, "203.0.113.8")
    with ExitStack() as stack:
        while not comes_in(stack, "203.0.113.7"):  # until those that hung up are gone
            stack.close()
