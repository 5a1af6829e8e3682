"""Hostile clients: refused, and nobody else disturbed."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Iterator

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import connect

from kordon.web import rejections
from tests.web.served import SECRET, WAIT, Guest, served

Arrive = Callable[[str], Guest]

NASTY = "<b>'; DROP TABLE t; --\x00\u202e"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(tmp_path_factory.mktemp("hostile")) as address:
        yield address


@pytest.fixture
def anna(address: str, arrive: Arrive) -> Guest:
    return arrive(address)


def test_every_answer_carries_the_security_headers(address: str) -> None:
    for path in ("/", "/games", "/me", "/nothing", "/tables/none", "/healthz"):
        headers = httpx.get(address + path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"


def test_pages_of_other_sites_are_turned_away(address: str, anna: Guest) -> None:
    foreign = {"origin": "https://elsewhere.example"}
    assert anna.http.post("/tables", json={}, headers=foreign).status_code == 403
    table = anna.table()
    where = address.replace("http", "ws") + f"/tables/{table}/socket"
    with pytest.raises(InvalidHandshake):
        open_and_close(where, {"Origin": "https://elsewhere.example"})


def open_and_close(where: str, headers: dict[str, str]) -> None:
    with connect(where, additional_headers=headers):
        pass


@pytest.mark.parametrize(
    "cookie", ["", "x", "a.b", "../../etc.passwd", f"{SECRET.hex()}.{SECRET.hex()}", "é.ü"]
)
def test_a_forged_cookie_is_nobody(address: str, anna: Guest, cookie: str) -> None:
    table = anna.table(public=False)
    headers = {b"cookie": f"kordon={cookie}".encode()}
    assert httpx.get(f"{address}/tables/{table}", headers=headers).status_code == 403
    swapped = anna.token[:-3] + ("aaa" if not anna.token.endswith("aaa") else "bbb")
    assert httpx.get(f"{address}/tables/{table}", headers={"cookie": f"kordon={swapped}"}).status_code == 403


def test_a_bearer_token_is_as_good_as_the_cookie(address: str, anna: Guest) -> None:
    table = anna.table(public=False)
    headers = {"authorization": f"Bearer {anna.token}"}
    assert httpx.get(f"{address}/tables/{table}", headers=headers).status_code == 200


@pytest.mark.parametrize(
    "body",
    [b"", b"{", b"[]", b"null", b'{"game": 5}', b'{"game": "chess", "seats": 2}', b"\xff", b'{"seats": 2}'],
)
def test_a_wrong_body_is_answered_with_a_sentence(anna: Guest, body: bytes) -> None:
    answer = anna.http.post("/tables", content=body)
    assert answer.status_code == 400
    assert answer.json()["error"]


def test_a_huge_body_is_not_read_to_its_end(anna: Guest) -> None:
    assert anna.http.post("/tables", content=b"x" * 200_000).status_code == 413


@pytest.mark.parametrize(
    "frame", ["", "{", "[]", "5", '{"kind": "fly", "id": 1}', '{"kind": "play", "id": "x"}', b"no text"]
)
def test_a_malformed_frame_ends_that_socket_only(anna: Guest, frame: str | bytes) -> None:
    table = anna.table()
    good, bad = anna.look(table), anna.look(table)
    bad.socket.send(frame)
    assert bad.closed_with() == 1003
    assert good.ask("say", text="still here") == []


def test_a_huge_frame_ends_that_socket_only(anna: Guest) -> None:
    table = anna.table()
    good, bad = anna.look(table), anna.look(table)
    bad.socket.send("x" * 300_000)
    assert bad.closed_with() in (1009, 1006, 0)
    assert good.ask("say", text="still here") == []


def test_a_flood_is_slowed_down_and_then_cut(anna: Guest) -> None:
    table = anna.table()
    good, bad = anna.look(table), anna.look(table)
    try:
        for number in range(2000):
            bad.socket.send(json.dumps({"kind": "why_not", "id": number, "path": ["x"]}))
    except ConnectionClosed:
        pass
    assert bad.closed_with() == 4008
    assert good.ask("answer", agrees=True) != ["KO-108"]


def test_other_seats_and_tables_are_out_of_reach(address: str, anna: Guest, arrive: Arrive) -> None:
    eve = arrive(address)
    table = anna.table()
    anna.post(f"/tables/{table}/bot", seat=1)
    anna.post(f"/tables/{table}/start")
    looker = eve.look(table)
    assert looker.ask("play", path=["card:0", "area:0"], counter=0) == ["KO-101"]
    assert eve.refused(f"/tables/{table}/take-over", seat=0) == (409, {"rules": ["KO-101"]})
    with (
        connect(
            address.replace("http", "ws") + f"/tables/{table}/socket?viewer=0",
            additional_headers={"Cookie": f"kordon={eve.token}"},
        ) as socket,
        pytest.raises(ConnectionClosed) as closed,
    ):
        socket.recv(timeout=WAIT)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4004
    for id in ("../secret", "%2e%2e", "x" * 500, "' OR 1=1 --"):
        assert eve.http.get(f"/tables/{id}").status_code in (400, 404)


def test_marks_that_nobody_may_make_are_refused(address: str, anna: Guest, arrive: Arrive) -> None:
    table = anna.table()
    anna.post(f"/tables/{table}/bot", seat=1)
    mine = anna.look(table)
    assert mine.ask("mark", marker="pencil", target="area:0") == ["KO-104"]
    anna.post(f"/tables/{table}/start")
    looker = arrive(address).look(table)
    assert looker.scene is not None
    place = looker.scene["shapes"][0]["id"]
    assert looker.ask("mark", marker="pencil", target=place) == ["KO-101"]
    assert mine.ask("mark", marker="cube", target=place) == ["KO-003"]
    assert mine.ask("mark", marker=NASTY, target=place) == ["KO-003"]
    for target in ("area:9999", "", NASTY, "x" * 3000, "zone:hand"):
        assert mine.ask("mark", marker="pencil", target=target) == ["KO-006"]
    assert mine.ask("mark", marker="pencil", target=place) == []
    assert not any("pencil" in text for text in looker.received)
    bad = anna.look(table)
    bad.socket.send('{"kind": "mark", "id": 1, "marker": "pencil", "target": 5}')
    assert bad.closed_with() == 1003


def test_nasty_words_are_words(anna: Guest) -> None:
    anna.post("/me", name=NASTY)
    table = anna.table(public=True)
    looker = anna.look(table)
    assert looker.ask("say", text=NASTY) == []
    while not any('"said"' in text for text in looker.received):
        looker.take()
    said = next(json.loads(text) for text in looker.received if '"kind":"said"' in text)
    assert "\x00" not in said["text"]
    assert "\u202e" not in said["name"]
    assert "DROP TABLE" in said["text"]
    assert anna.get("/tables?list=open")


def test_names_and_passphrases_are_checked(anna: Guest) -> None:
    assert anna.refused("/me", name="")[0] in (400, 409)
    assert anna.refused("/me", name="x" * 500)[0] in (400, 409)
    assert "at least 10" in anna.refused("/account", name="Anna", passphrase="short")[1]["error"]
    tries = [
        anna.refused("/account/sign-in", name="nobody at all", passphrase="whatever it is") for _ in range(10)
    ]
    assert tries[0][0] == 403
    assert tries[-1] == (429, {"rules": ["KO-108"]})


def test_what_is_turned_away_is_logged_and_a_flood_does_not_fill_the_log(
    address: str, anna: Guest, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rejections.logger, "filters", [rejections.OnceAMinute()])
    for _ in range(20):
        anna.http.get("/me", headers={"host": "evil.example"})
        anna.http.post("/tables", json={}, headers={"origin": "https://elsewhere.example"})
        anna.http.get("/me", headers={"authorization": "Bearer forged.token"})
        anna.http.get("/admin/tables")
    bad = anna.look(anna.table())
    bad.socket.send("{")
    assert bad.closed_with() == 1003
    told = [record.getMessage() for record in caplog.records if record.name == rejections.__name__]
    assert told == [
        "127.0.0.1: this server does not go by that name",
        "127.0.0.1: that page may not ask this server for anything",
        "127.0.0.1: a token that is not good here, or no longer",
        "127.0.0.1: not the host's token",
        "127.0.0.1: a message that can't be read",
    ]
    assert not any(word in line for line in told for word in ("evil", "elsewhere", "forged", anna.token))


def test_the_next_line_of_a_kind_counts_those_held_back() -> None:
    kept = rejections.OnceAMinute()
    lines = []
    for second in range(0, 150, 10):
        record = logging.LogRecord("x", logging.WARNING, "", 0, "%s: too loud", ("1.2.3.4",), None)
        record.created = 1e9 + second
        if kept.filter(record):
            lines.append(record.getMessage())
    more = "1.2.3.4: too loud (5 more since the last time)"
    assert lines == ["1.2.3.4: too loud", more, more]
