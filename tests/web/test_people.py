"""What protects people from each other: names, bans, tokens, and answers that nobody else keeps."""

from __future__ import annotations

import socket
from collections.abc import Callable, Iterator

import httpx
import pytest

from tests.web.served import WAIT, Guest, Looker, served

ADMIN = "a" * 40
Arrive = Callable[[str], Guest]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(tmp_path_factory.mktemp("people"), admin_token=ADMIN) as address:
        yield address


@pytest.mark.parametrize(
    "name", ["Host", "kordon", "B0t", "ADMIN", "adm\u0131\u0307n", "Gospodarz", "Hostitel"]
)
def test_nobody_goes_by_a_name_of_the_server(address: str, arrive: Arrive, name: str) -> None:
    assert arrive(address).refused("/me", name=name)[0] == 409


def test_a_dot_written_apart_makes_no_other_name(address: str, arrive: Arrive) -> None:
    arrive(address).post("/account", name="Mikita", passphrase="correct horse")
    status, _ = arrive(address).refused("/me", name="M\u0131\u0307k\u0131\u0307ta")
    assert status == 409


def test_the_ban_of_an_address_closes_its_sockets(address: str, arrive: Arrive) -> None:
    anna, ben = arrive(address), arrive(address)
    table = anna.table()
    ben.http.headers["x-forwarded-for"] = "198.51.100.78"
    looker = Looker(ben, table, headers={"X-Forwarded-For": "198.51.100.78"})
    ben.lookers.append(looker)
    hers = anna.look(table)
    ban = {"address": "198.51.100.78"}
    bearer = {"authorization": f"Bearer {ADMIN}"}
    assert httpx.post(f"{address}/admin/bans", json=ban, headers=bearer, timeout=WAIT).status_code == 204
    assert looker.closed_with() == 1000
    assert hers.ask("say", text="others stay") == []


def test_a_guest_s_token_ends_with_the_making_of_an_account(address: str, arrive: Arrive) -> None:
    anna = arrive(address)
    copied = anna.token
    anna.post("/account", name="Anna Nowak", passphrase="correct horse")
    stolen = httpx.get(f"{address}/me", headers={"authorization": f"Bearer {copied}"}, timeout=WAIT)
    assert stolen.status_code == 401
    assert anna.get("/me")["name"] == "Anna Nowak"


def test_answers_about_tables_are_kept_by_nobody(address: str, arrive: Arrive) -> None:
    anna = arrive(address)
    table = anna.table()
    secret = anna.table(public=False)
    own = ("/tables", f"/tables/{table}", "/me", f"/tables/{table}/export", f"/tables/{table}/replay")
    for path in (*own, "/tables/nowhere", "/admin/tables", "/admin/reports", "/admin/bans"):
        bearer = {"authorization": f"Bearer {ADMIN}"} if path.startswith("/admin") else {}
        assert anna.http.get(path, headers=bearer).headers["cache-control"] == "no-store", path
    for path in (f"/tables/{secret}", "/admin/tables"):
        refused = arrive(address).http.get(path)
        assert refused.status_code >= 400
        assert refused.headers["cache-control"] == "no-store", path


def test_a_private_table_of_others_is_as_good_as_none_in_a_list(address: str, arrive: Arrive) -> None:
    anna, eve = arrive(address), arrive(address)
    table = anna.table(public=False)
    private, unknown = (eve.http.get(f"/tables?before={id}") for id in (table, "A" * 12))
    assert private.status_code == unknown.status_code == 404
    assert anna.http.get(f"/tables?before={table}").status_code == 200


def test_a_request_has_one_host(address: str) -> None:
    host, port = address.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), WAIT) as connection:
        connection.sendall(f"GET /livez HTTP/1.1\r\nHost: {host}\r\nHost: {host}\r\n\r\n".encode())
        assert connection.recv(100).startswith(b"HTTP/1.1 400")
