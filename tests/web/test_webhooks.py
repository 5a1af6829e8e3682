"""Webhooks: called once a turn, with nothing but the link, and only at allowed addresses."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest

from kordon.engine.errors import Fault
from kordon.web import webhooks
from kordon.web.webhooks import Failed, Webhooks, check_url, may_be_called
from tests.web.receiver import receiving
from tests.web.served import Guest, Looker, served

Arrive = Callable[[str], Guest]

PUBLIC = "http://kordon.example"
HOSTED: dict[str, Any] = {"public_url": PUBLIC, "private_webhooks": True}


def play_on(looker: Looker, receiver: Any) -> None:
    """Play until somebody is called."""
    while receiver.arrived.empty():
        looker.drain()
        if looker.is_asked():
            assert looker.play(0) in ([], ["KO-105"])


def table_of(anna: Guest, ben: Guest) -> str:
    table = anna.table()
    ben.post(f"/tables/{table}/sit", seat=1)
    return table


def test_who_is_away_is_sent_the_link_once_and_nothing_else(tmp_path: Path, arrive: Arrive) -> None:
    with served(tmp_path, **HOSTED) as address, receiving() as receiver:
        anna, ben = arrive(address), arrive(address)
        ben.post("/me/webhook", url=f"{receiver.address}/hook?for=ben")
        assert ben.get("/me")["webhook"] == f"{receiver.address}/hook?for=ben"
        assert anna.get("/me")["webhook"] == ""
        table = table_of(anna, ben)
        anna.post(f"/tables/{table}/start")
        looker = anna.look(table)
        play_on(looker, receiver)
        path, body, headers = receiver.next()
        assert path == "/hook?for=ben"
        assert json.loads(body) == {"text": f"{PUBLIC}/#/table/{table}"}
        assert "cookie" not in headers.lower()
        assert "referer" not in headers.lower()
        assert looker.ask("say", text="are you there?") == []
        back = ben.look(table)
        while not back.is_asked():
            back.take()
        assert receiver.arrived.empty()
        while back.is_asked():
            assert back.play(0) == []
            back.drain()
        back.close()
        play_on(looker, receiver)
        assert receiver.next()[1] == body
        assert receiver.arrived.empty()


def test_who_is_connected_or_has_no_webhook_is_not_called(tmp_path: Path, arrive: Arrive) -> None:
    with served(tmp_path, **HOSTED) as address, receiving() as receiver:
        anna, ben = arrive(address), arrive(address)
        for guest in (anna, ben):
            guest.post("/me/webhook", url=receiver.address)
        table = table_of(anna, ben)
        lookers = [anna.look(table), ben.look(table)]
        anna.post(f"/tables/{table}/start")
        for turn in range(10):
            for looker in lookers:
                looker.drain()
                if looker.is_asked():
                    looker.play(turn)
        ben.post("/me/webhook", url="")
        assert ben.get("/me")["webhook"] == ""
        lookers[1].close()
        for turn in range(10):
            lookers[0].drain()
            if lookers[0].is_asked():
                lookers[0].play(turn)
        assert receiver.arrived.empty()


@pytest.mark.parametrize(("status", "calls"), [(302, 1), (404, 1), (503, 3)])
def test_redirects_are_not_followed_and_failures_tried_again_a_little(
    tmp_path: Path, arrive: Arrive, monkeypatch: pytest.MonkeyPatch, status: int, calls: int
) -> None:
    monkeypatch.setattr(webhooks, "PAUSES", (0.01, 0.01))
    with (
        receiving() as elsewhere,
        served(tmp_path, **HOSTED) as address,
        receiving(status, elsewhere.address) as receiver,
    ):
        anna, ben = arrive(address), arrive(address)
        ben.post("/me/webhook", url=receiver.address)
        table = table_of(anna, ben)
        anna.post(f"/tables/{table}/start")
        play_on(anna.look(table), receiver)
        for _ in range(calls):
            receiver.next()
        # Any other call would come after further attempts.
        other = arrive(address)
        other.post("/me/webhook", url=f"{receiver.address}/other")
        another = table_of(anna, other)
        anna.post(f"/tables/{another}/start")
        play_on(anna.look(another), receiver)
        assert receiver.next()[0] == "/other"
        assert elsewhere.arrived.empty()


def test_a_receiver_that_never_answers_holds_nobody_up(tmp_path: Path, arrive: Arrive) -> None:
    with served(tmp_path, **HOSTED) as address, receiving() as receiver:
        receiver.release.clear()
        anna, ben = arrive(address), arrive(address)
        ben.post("/me/webhook", url=receiver.address)
        table = table_of(anna, ben)
        anna.post(f"/tables/{table}/start")
        looker = anna.look(table)
        play_on(looker, receiver)
        receiver.next()
        assert looker.ask("say", text="still here") == []
        receiver.release.set()


@pytest.mark.parametrize(
    "url",
    [
        *(
            "http://example.org/",
            "ftp://example.org/",
            "javascript:alert(1)",
            "//example.org",
            "x",
            "https://",
        ),
        *("https://127.0.0.1/", "https://10.1.2.3/", "https://192.168.0.1", "https://169.254.169.254/latest"),
        *("https://[::1]/", "https://[::ffff:127.0.0.1]/", "https://[fe80::1]/", "https://[64:ff9b::a00:1]/"),
        *("https://localhost/", "https://a.localhost./", "https://0.0.0.0/", "https://224.0.0.1/"),
        *("https://user:word@example.org/", "https://example.org/\r\nX: y", "https://exa mple.org/"),
        *("https://example.org:99999/", "https://example.org/" + "x" * 600, "https://éxample.org/"),
    ],
)
def test_what_must_not_be_called_is_refused(url: str) -> None:
    with pytest.raises(Fault, match="webhook: "):
        check_url(url, allow_private=False)


def test_the_host_may_let_webhooks_lead_into_the_own_network() -> None:
    for url in ("https://10.1.2.3/", "http://127.0.0.1:9/x", "https://example.org/?a=b", "http://[::1]:9"):
        check_url(url, allow_private=True)
    for url in ("http://10.1.2.3/", "https://224.0.0.1", "https://0.0.0.0"):
        with pytest.raises(Fault, match="webhook: "):
            check_url(url, allow_private=True)
    check_url("https://93.184.215.14/", allow_private=False)


def test_a_name_that_leads_to_a_private_address_is_not_called() -> None:
    async def story() -> None:
        calls = Webhooks(cast("Any", None), PUBLIC, allow_private=False)
        with pytest.raises(Failed, match="may not be called"):
            await calls._address("localhost", 443, True)
        assert await Webhooks(cast("Any", None), PUBLIC, True)._address("127.0.0.1", 80, False) == "127.0.0.1"

    asyncio.run(story())
    assert not may_be_called("::ffff:10.0.0.1", is_https=True, allow_private=False)
    assert not may_be_called("2002:7f00:1::", is_https=True, allow_private=False)


def test_the_address_is_its_owners_alone_and_leaves_a_pass_as_it_is(tmp_path: Path, arrive: Arrive) -> None:
    with served(tmp_path, **HOSTED) as address:
        anna, ben = arrive(address), arrive(address)
        code = anna.post("/me/pass")["code"]
        anna.post("/me/webhook", url="https://example.org/secret")
        own = anna.http.get("/me")
        assert own.json()["webhook"] == "https://example.org/secret"
        assert own.headers["cache-control"] == "no-store"
        table = anna.table()
        seen = [ben.http.get(path).text for path in ("/me", "/tables", f"/tables/{table}")]
        assert not any("secret" in text for text in (*seen, *ben.look(table).received))
        ben.post("/pass", code=code)
        assert anna.get("/me")["webhook"] == "https://example.org/secret"
        anna.post("/me/webhook", url="")
        assert anna.get("/me")["webhook"] == ""


def test_the_queue_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhooks, "MOST_WAITING", 3)

    async def story() -> int:
        calls = Webhooks(cast("Any", None), PUBLIC, allow_private=False)
        for number in range(10):
            calls.call(f"t{number}", "somebody")
        return calls._queue.qsize()

    assert asyncio.run(story()) == 3


def test_a_server_that_does_not_know_its_address_calls_nobody(tmp_path: Path, arrive: Arrive) -> None:
    with served(tmp_path) as address:
        anna = arrive(address)
        status, said = anna.refused("/me/webhook", url="https://example.org/hook")
        assert status == 400
        assert "--public-url" in said["error"]
        assert anna.refused("/me/webhook", url="http://127.0.0.1/")[0] == 400
        assert anna.refused("/me/webhook", url=5)[0] == 400
