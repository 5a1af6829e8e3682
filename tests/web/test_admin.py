"""The host's token: what it opens, what it does not, and that nothing opens without it."""

from __future__ import annotations

import json
import stat
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from kordon.engine.errors import Fault
from kordon.engine.rule_ids import rule
from kordon.web.sessions import read_admin_token
from kordon_dev.protocol import requests
from tests.web.served import ADMIN, SECRET, Guest, served

Arrive = Callable[[str], Guest]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(tmp_path_factory.mktemp("admin"), admin_token=ADMIN) as address:
        yield address


class Host:
    """The server's host."""

    def __init__(self, address: str) -> None:
        self.http = httpx.Client(base_url=address, headers={"authorization": f"Bearer {ADMIN}"}, timeout=30)

    def tables(self) -> dict[str, Any]:
        found: list[dict[str, Any]] = []
        while page := self.http.get(
            "/admin/tables", params={"limit": 2, "after": found[-1]["id"] if found else ""}
        ).json():
            found += page
        return {one["id"]: one for one in found}

    def post(self, path: str, **body: Any) -> None:
        assert self.http.post(f"/admin/{path}", json=body).status_code == 204


@pytest.fixture
def host(address: str) -> Iterator[Host]:
    host = Host(address)
    yield host
    host.http.close()


def started(anna: Guest, **wanted: Any) -> str:
    table = anna.table(**wanted)
    anna.post(f"/tables/{table}/bot", seat=1)
    anna.post(f"/tables/{table}/start")
    return table


@pytest.mark.parametrize(
    "given",
    [None, "", "Bearer", ADMIN, f"Bearer {ADMIN}x", f"Bearer {ADMIN[:-1]}", "Bearer é", f"Basic {ADMIN}"],
)
def test_nothing_opens_without_the_token(address: str, arrive: Arrive, given: str | None) -> None:
    anna = arrive(address)
    table = anna.table()
    headers = {} if given is None else {b"authorization": given.encode()}
    for method, path in requests():
        if path.startswith("/admin/"):
            where = path.replace("{table}", table).replace("{player}", anna.token.partition(".")[0])
            answer = anna.http.request(method, where, headers=headers, json={})
            assert answer.status_code == 401, path
            assert set(answer.json()) == {"error"}
    assert anna.get(f"/tables/{table}")["state"] == "open"


def test_a_players_token_is_not_the_hosts(address: str, arrive: Arrive) -> None:
    anna = arrive(address)
    headers = {"authorization": f"Bearer {anna.token}"}
    assert httpx.get(f"{address}/admin/tables", headers=headers).status_code == 401


def test_without_a_token_of_its_own_a_server_has_no_admin(tmp_path: Path) -> None:
    with served(tmp_path) as address:
        for given in ("Bearer", ""):
            answer = httpx.get(f"{address}/admin/tables", headers={"authorization": given})
            assert answer.status_code == 401


def test_the_host_sees_all_tables_as_lobbies_do(host: Host, address: str, arrive: Arrive) -> None:
    anna = arrive(address)
    anna.post("/me", name="Anna")
    hidden = anna.table(public=False)
    running = started(anna, public=False)
    key = anna.look(hidden).snapshot["you"]["invitation"]
    tables = host.tables()
    assert tables[hidden]["state"] == "open"
    assert tables[running]["state"] == "playing"
    assert tables[running]["members"][0]["name"] == "Anna"
    assert key not in json.dumps(tables)
    assert set(tables[running]) == {
        *("id", "game", "state", "seats", "free", "names", "stopped", "public", "members", "changed_at")
    }


def test_the_host_sees_no_secret_of_a_running_game(host: Host, address: str, arrive: Arrive) -> None:
    anna = arrive(address)
    table = started(anna, public=False)
    assert host.http.get(f"/tables/{table}").status_code == 401
    assert host.http.get(f"/tables/{table}/export").status_code == 401
    before = host.tables()[table]
    looker = anna.look(table)
    for turn in range(5):
        looker.drain()
        if looker.is_asked():
            looker.play(turn)
    assert host.tables()[table] == before


def test_the_host_closes_a_table(host: Host, address: str, arrive: Arrive) -> None:
    anna, ben = arrive(address), arrive(address)
    table = anna.table()
    ben.post(f"/tables/{table}/sit", seat=1)
    anna.post(f"/tables/{table}/start")
    looker = ben.look(table)
    for _ in range(2):
        host.post(f"tables/{table}/close")
    while not any('"kind":"end"' in text for text in looker.received):
        looker.take()
    assert anna.get(f"/tables/{table}")["state"] == "abandoned"
    assert host.http.post("/admin/tables/nowhere/close").status_code == 404


def test_the_host_silences_a_table_and_lets_it_speak_again(host: Host, address: str, arrive: Arrive) -> None:
    anna = arrive(address)
    table, mute = started(anna), anna.table(chat=False)
    looker = anna.look(table)
    assert looker.ask("say", text="hello") == []
    for _ in range(2):
        host.post(f"tables/{table}/silence")
    assert looker.ask("say", text="hello?") == ["KO-107"]
    assert looker.snapshot["table"]["chat"] is False
    host.post(f"tables/{table}/silence", silent=False)
    assert looker.ask("say", text="hello!") == []
    host.post(f"tables/{mute}/silence", silent=True)
    host.post(f"tables/{mute}/silence", silent=False)
    assert anna.look(mute).ask("say", text="hello") == ["KO-107"]


def test_the_host_removes_a_player(host: Host, address: str, arrive: Arrive) -> None:
    anna = arrive(address)
    anna.post("/me", name="Anna the Unwanted")
    table = started(anna)
    player = host.tables()[table]["members"][0]["player"]
    host.post(f"players/{player}/forget")
    assert "Unwanted" not in json.dumps(host.tables())
    assert anna.get(f"/tables/{table}")["seats"][0].get("name", "") == ""
    assert host.http.post("/admin/players/nobody/forget").status_code == 404
    assert anna.get("/me")["name"].startswith("Guest")


@rule("KO-148")
def test_the_host_reads_reports_and_bans_whom_they_are_about(
    host: Host, address: str, arrive: Arrive
) -> None:
    anna, ben = arrive(address), arrive(address)
    anna.post("/me", name="Anna")
    ben.post("/me", name="Ben the Rude")
    table = anna.table(public=False)
    key = anna.look(table).snapshot["you"]["invitation"]
    ben.post(f"/tables/{table}/sit", seat=1, key=key)
    anna.post(f"/tables/{table}/start")
    line = ben.look(table)
    assert line.ask("say", text="you fools") == []
    anna.post(f"/tables/{table}/report", seat=1, reason="chat", text="he is rude")
    assert anna.refused(f"/tables/{table}/report", seat=1, reason="boredom")[0] == 400
    assert arrive(address).refused(f"/tables/{table}/report", seat=1, reason="chat") == (
        403,
        {"rules": ["KO-113"]},
    )
    [report] = host.http.get("/admin/reports").json()
    made = report["report"]
    assert (made["about_name"], made["text"], made["said"]) == ("Ben the Rude", "he is rude", ["you fools"])
    host.post("bans", player=made["about"], note="rude")
    assert line.closed_with() in (1000, 1005)
    assert closing_words(ben, table) == (4004, "KO-148")
    for path in (f"/tables/{table}/stand", "/tables"):
        assert ben.refused(path, game="estoril", seats=2) == (403, {"rules": ["KO-148"]})
    assert ben.get("/me")["name"] == "Ben the Rude", "their own data stay theirs, to be deleted too"
    anna.post(f"/tables/{table}/report", seat=1, reason="play")
    [ban] = host.http.get("/admin/bans").json()
    assert (ban["key"], ban["ban"]["note"]) == (made["about"], "rude")
    host.post("bans/lift", key=ban["key"])
    assert ben.look(table).snapshot["you"]["seat"] == 1
    host.post(f"reports/{report['id']}/settle")
    [other] = host.http.get("/admin/reports").json()
    assert other["report"]["reason"] == "play"


def closing_words(guest: Guest, table: str) -> tuple[int, str]:
    """The code and the reason with which a socket is closed at once."""
    with pytest.raises(ConnectionClosed) as closed:
        guest.look(table)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code, closed.value.rcvd.reason


@pytest.mark.parametrize(
    "body", [{}, {"player": "a", "address": "192.0.2.7"}, {"address": "127.0.0.1"}, {"player": "not an id"}]
)
def test_a_ban_that_makes_no_sense_is_one_sentence(host: Host, body: dict[str, str]) -> None:
    answer = host.http.post("/admin/bans", json=body)
    assert answer.status_code == 400
    assert answer.json()["error"]
    assert host.http.get("/admin/bans").json() == []


@rule("KO-148")
def test_the_host_bans_a_network(
    host: Host, address: str, arrive: Arrive, monkeypatch: pytest.MonkeyPatch
) -> None:
    host.post("bans", address="192.0.2.7", note="")
    anna = arrive(address)
    anna.table()
    monkeypatch.setattr("kordon.tables.requests.network_of", lambda address: "192.0.2.7")
    assert anna.refused("/tables", game="estoril", seats=2) == (403, {"rules": ["KO-148"]})
    host.post("bans/lift", key="from 192.0.2.7")
    anna.table()


def test_the_token_is_made_once_and_kept_for_its_owner_alone(tmp_path: Path) -> None:
    file = tmp_path / "tables.admin"
    token = read_admin_token(file)
    assert read_admin_token(file) == token
    assert len(token) >= 32
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    file.write_text("short")
    with pytest.raises(Fault, match="no admin token"):
        read_admin_token(file)
    assert SECRET.decode() not in token
