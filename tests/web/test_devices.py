"""Several people at one device, several devices of one person, and replays over the wire."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from kordon.web import devices
from tests.web.served import WAIT, Guest, served


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(tmp_path_factory.mktemp("devices")) as address:
        yield address


@pytest.fixture
def anna(address: str, arrive: Callable[[str], Guest]) -> Guest:
    return arrive(address)


def socket_of(address: str, table: str, *protocols: str, **headers: str) -> tuple[dict[str, object], str]:
    """The first message of a socket, and the protocol that the server chose."""
    place = address.replace("http", "ws") + f"/tables/{table}/socket"
    with connect(
        place,
        subprotocols=list(protocols) or None,  # type: ignore[arg-type]
        additional_headers=headers,
        open_timeout=WAIT,
    ) as socket:
        return json.loads(socket.recv(timeout=WAIT)), socket.subprotocol or ""


def test_a_companion_has_a_seat_and_a_socket_of_their_own(address: str, anna: Guest) -> None:
    table = anna.table(public=False)
    made = anna.http.post("/me/companion", json={"name": " Ben  B. "})
    assert made.status_code == 201
    assert made.headers["cache-control"] == "no-store"
    assert "set-cookie" not in made.headers
    assert made.json()["name"] == "Ben B."
    token = made.json()["token"]
    key = anna.look(table).snapshot["you"]["invitation"]
    ben = {"authorization": f"Bearer {token}"}
    sat = anna.http.post(f"/tables/{table}/sit", json={"key": key}, headers=ben)
    assert sat.json() == {"seat": 1}
    assert "set-cookie" not in sat.headers
    # A browser sends its cookie too; the token counts.
    snapshot, protocol = socket_of(address, table, "kordon", token, Cookie=f"kordon={anna.token}")
    assert protocol == "kordon"
    assert snapshot["you"] == {"viewer": 1, "seat": 1, "invitation": key}
    assert socket_of(address, table, Cookie=f"kordon={anna.token}")[0]["you"]["seat"] == 0  # type: ignore[index]


def test_a_token_that_is_nobodys_makes_nobody_a_guest(address: str, anna: Guest) -> None:
    table = anna.table()
    wrong = anna.token[:-3] + "aaa"
    answer = httpx.get(f"{address}/me", headers={"authorization": f"Bearer {wrong}"})
    assert answer.status_code == 401
    assert "set-cookie" not in answer.headers
    place = address.replace("http", "ws") + f"/tables/{table}/socket"
    with connect(place, subprotocols=["kordon", wrong], open_timeout=WAIT) as socket:  # type: ignore[list-item]
        assert "set-cookie" not in (socket.response.headers if socket.response else {})
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=WAIT)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4004


def test_nobody_fills_the_house_with_companions(address: str, anna: Guest) -> None:
    for _ in range(devices.COMPANIONS_AN_HOUR):
        anna.post("/me/companion", name="Ben")
    assert anna.refused("/me/companion", name="Ben") == (429, {"rules": ["KO-108"]})
    assert anna.refused("/me/companion", name="  ")[1] == {"rules": ["KO-117"]}


def test_a_pass_makes_another_device_the_same_player_once(address: str, anna: Guest) -> None:
    table = anna.table(public=False)
    given = anna.http.post("/me/pass")
    assert given.headers["cache-control"] == "no-store"
    code = given.json()["code"]
    assert anna.token not in code
    with httpx.Client(base_url=address, timeout=WAIT) as phone:
        phone.get("/me")
        assert phone.get(f"/tables/{table}").status_code == 403
        taken = phone.post("/pass", json={"code": code})
        assert taken.json()["name"] == anna.get("/me")["name"]
        assert phone.cookies["kordon"].partition(".")[0] == anna.token.partition(".")[0]
        assert phone.get(f"/tables/{table}").status_code == 200
    with httpx.Client(base_url=address, timeout=WAIT) as thief:
        refused = thief.post("/pass", json={"code": code})
        assert (refused.status_code, refused.json()) == (
            400,
            {"rules": ["KO-126"], "error": "that code has been used, or it is too old"},
        )
        assert thief.cookies.get("kordon") != anna.token


def test_a_new_pass_ends_the_last_and_time_ends_all(
    address: str, anna: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = (anna.post("/me/pass")["code"] for _ in range(2))
    assert anna.refused("/pass", code=first)[0] == 400
    for wrong in ("", ".", "nobody.code", f"{second}x", second.partition(".")[0] + "."):
        assert anna.refused("/pass", code=wrong)[0] == 400
    anna.post("/pass", code=second)
    monkeypatch.setattr(devices, "PASS_LASTS", -1)
    assert anna.refused("/pass", code=anna.post("/me/pass")["code"])[0] == 400


def test_a_link_as_a_picture(anna: Guest) -> None:
    answer = anna.http.post("/qr", json={"text": "https://example.org/#/table/x?key=y"})
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.headers["cache-control"] == "no-store"
    assert answer.text.startswith("<svg")
    assert anna.refused("/qr", text="x" * 300)[0] == 400


def test_notes_and_pencil_marks_do_not_lie_open_on_the_table(address: str, anna: Guest) -> None:
    table = anna.table()
    anna.post(f"/tables/{table}/bot", seat=1)
    anna.post(f"/tables/{table}/start")
    own = anna.look(table)
    assert own.scene is not None
    place = own.scene["shapes"][0]["id"]
    own.ask("note", text="It is Ottokar.")
    assert own.ask("mark", marker="pencil", target=place) == []
    mine, _ = socket_of(address, table, Cookie=f"kordon={anna.token}")
    assert mine["you"]["notes"] == "It is Ottokar."  # type: ignore[index]
    assert mine["marks"] == {"pencil": [place]}
    where = address.replace("http", "ws") + f"/tables/{table}/socket?viewer=6"
    with connect(where, additional_headers={"Cookie": f"kordon={anna.token}"}, open_timeout=WAIT) as socket:
        told = [str(socket.recv(timeout=WAIT))]
        own.ask("note", text="It is Ottokar after all.")
        own.ask("mark", marker="pencil", target=place)
        own.ask("say", text="Hello")
        while "Hello" not in told[-1]:
            told.append(str(socket.recv(timeout=WAIT)))
        assert not any("Ottokar" in text or "pencil" in text for text in told)
        assert not any(json.loads(text)["kind"] in ("notes", "marks") for text in told)


def test_a_replay_before_and_after_the_end(address: str, anna: Guest, arrive: Callable[[str], Guest]) -> None:
    table = anna.table(public=False)
    anna.post(f"/tables/{table}/bot", seat=1)
    anna.post(f"/tables/{table}/start")
    looker = anna.look(table)
    key = looker.snapshot["you"]["invitation"]
    while not looker.is_asked():
        looker.take()
    looker.play(0)
    mine = anna.http.get(f"/tables/{table}/replay")
    assert mine.headers["cache-control"] == "no-store"
    assert mine.headers["content-encoding"] == "gzip"
    assert mine.json()["viewer"] == 0
    plain = anna.http.get(f"/tables/{table}/replay", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    eve = arrive(address)
    for viewer, status in ((1, 409), (7, 409), (0, 200), (6, 200)):
        assert anna.http.get(f"/tables/{table}/replay?viewer={viewer}").status_code == status
    assert eve.http.get(f"/tables/{table}/replay").status_code == 403
    assert eve.http.get(f"/tables/{table}/replay?key={key}").json()["viewer"] == 6
    anna.post(f"/tables/{table}/abandon")
    assert eve.http.get(f"/tables/{table}/replay?viewer=7").status_code == 403
    for viewer in (0, 1, 6, 7):
        found = eve.http.get(f"/tables/{table}/replay?viewer={viewer}&key={key}").json()
        assert found["viewer"] == viewer
        assert found["steps"][0]["moves"] == 1
    assert anna.http.get("/tables/nothing/replay").status_code == 404
