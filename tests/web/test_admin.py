"""The host's token: what it opens, what it does not, and that nothing opens without it."""

from __future__ import annotations

import json
import stat
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from kordon.cli.protocol_docs import requests
from kordon.engine.errors import Fault
from kordon.web.sessions import read_admin_token
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
        *("id", "game", "state", "seats", "free", "names", "public", "members", "changed_at")
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
