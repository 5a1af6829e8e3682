"""A request is the same however its bytes are split; a connection that breaks the protocol is closed."""

from __future__ import annotations

import asyncio
import json
import socket as raw_socket
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest
import uvicorn
from websockets.frames import Frame, Opcode

from kordon.cli.serve import listen
from kordon.tables.bots.workers import BotRunner
from kordon.tables.live.node import Settings
from kordon.web.app import Options, make_app
from kordon.web.server import FRAMES, MOST_UNREAD, TOO_MANY, Gate, TableSocket
from tests.web.served import WAIT, Guest, Looker, served


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(tmp_path_factory.mktemp("frames")) as address:
        yield address


@pytest.fixture
def looker(address: str, arrive: Callable[[str], Guest]) -> Looker:
    guest = arrive(address)
    return guest.look(guest.table())


def note(id: int, text: str = "a thought") -> bytes:
    return json.dumps({"kind": "note", "id": id, "text": text}).encode()


def frame(data: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True, mask: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=mask)


def send(looker: Looker, *pieces: bytes) -> None:
    for piece in pieces:
        looker.socket.socket.sendall(piece)


def replies(looker: Looker, count: int) -> list[int]:
    """The numbers of the next replies; none of them a refusal."""
    numbers: list[int] = []
    while len(numbers) < count:
        message = looker.take()
        if message["kind"] == "reply":
            assert not message["rules"]
            numbers.append(message["id"])
    return numbers


def test_a_request_may_come_byte_by_byte(looker: Looker) -> None:
    send(looker, *(bytes([byte]) for byte in frame(note(1)) + frame(note(2, "x" * 300))))
    assert replies(looker, 2) == [1, 2]


def test_many_requests_may_come_at_once_with_a_ping_between(looker: Looker) -> None:
    whole = frame(note(1)) + frame(b"?", Opcode.PING) + frame(note(2, "y" * 1500)) + frame(note(3))
    send(looker, whole[:40], whole[40:-7], whole[-7:])
    assert replies(looker, 3) == [1, 2, 3]


def test_more_requests_may_come_at_once_than_are_kept_unread(looker: Looker) -> None:
    numbers = list(range(1, MOST_UNREAD * 2))
    send(looker, b"".join(frame(note(number, f"thought {number}")) for number in numbers))
    assert replies(looker, len(numbers)) == numbers
    send(looker, frame(note(99)))
    assert replies(looker, 1) == [99]


def test_a_request_may_come_in_fragments(looker: Looker) -> None:
    text = note(1)
    send(
        looker,
        frame(text[:9], fin=False) + frame(b"", Opcode.PING),
        frame(text[9:20], Opcode.CONT, fin=False),
        frame(text[20:], Opcode.CONT) + frame(note(2)),
    )
    assert replies(looker, 2) == [1, 2]


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (frame(note(1), mask=False), 1002),
        (b"\x81\x00", 1002),  # not masked, and too short for a mask
        (frame(b"{", fin=False) + frame(note(1)), 1002),  # a text within another
        (b"\x83" + frame(note(1))[1:], 1002),  # no such kind
        (b"\xc1" + frame(note(1))[1:], 1002),  # compressed, which nobody agreed on
        (frame(b"\xff\xfe"), 1007),
        (b"\x81\xff" + (1 << 40).to_bytes(8), 1009),
    ],
    ids=["unmasked", "unmasked and empty", "within another", "no kind", "compressed", "no text", "too long"],
)
def test_what_is_no_request_ends_the_socket(looker: Looker, sent: bytes, code: int) -> None:
    send(looker, frame(note(7)))
    assert replies(looker, 1) == [7]
    send(looker, sent)
    assert looker.closed_with() == code


PING, PONG = frame(b"", Opcode.PING), frame(b"", Opcode.PONG)
FRAGMENTS = frame(b"{", fin=False), frame(b"", Opcode.CONT, fin=False)


@pytest.mark.parametrize(
    ("first", "again"),
    [(b"", PING), (b"", PONG), FRAGMENTS, (b"", frame(b"x" * 125, Opcode.PING))],
    ids=["pings", "pongs", "empty fragments", "long pings"],
)
def test_frames_that_ask_for_nothing_count_too(
    address: str, arrive: Callable[[str], Guest], first: bytes, again: bytes
) -> None:
    guest = arrive(address)
    table = guest.table()
    looker, other = guest.look(table), arrive(address).look(table)
    send(looker, first, again * (FRAMES.most // 2))
    assert other.ask("say", text="still here") == []
    with suppress(ConnectionError):
        send(looker, again * 20_000)
    # The code is lost where the client goes on sending to a connection that is closed.
    assert looker.closed_with() in (TOO_MANY, 0)
    assert other.ask("say", text="and nobody waited") == []


def opened(address: str, guest: Guest, at_once: bytes = b"") -> raw_socket.socket:
    """A connection to a new table, as bytes."""
    host, port = address.removeprefix("http://").split(":")
    head = (
        f"GET /tables/{guest.table()}/socket HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
    connection = raw_socket.create_connection((host, int(port)), WAIT)
    connection.sendall(head.encode() + at_once)
    return connection


def read_until(connection: raw_socket.socket, part: bytes) -> bytes:
    """All that comes, until this has."""
    received = b""
    while part not in received:
        received += connection.recv(65536)
    return received


def test_a_flood_right_behind_the_handshake_is_cut_off_too(
    address: str, arrive: Callable[[str], Guest]
) -> None:
    """The library reads such a connection from the start, and it gets the bytes slice by slice."""
    with opened(address, arrive(address), PING * 3) as connection:
        received = read_until(connection, b"snapshot")
        with suppress(ConnectionError):
            connection.sendall(PING * 20_000)
            while some := connection.recv(65536):
                received += some
    assert received.count(b"\x8a\x00") <= FRAMES.most + 20  # pongs: the bucket and what fills up meanwhile


def test_a_client_that_does_not_read_is_sent_no_pongs(
    looker: Looker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Gate, "is_set", lambda gate: False)
    send(looker, PING)
    monkeypatch.undo()
    send(looker, frame(note(1)))
    assert replies(looker, 1) == [1]
    pong = looker.socket.ping()  # the library's own: it is answered, and the one before was not
    assert pong.wait(WAIT)


def test_any_asgi_server_will_do(tmp_path: Path, arrive: Callable[[str], Guest]) -> None:
    """Without our own protocol classes the socket speaks plain ASGI."""
    settings = Settings(beat=0.0, request_delay=0.0)
    app = make_app(Options(str(tmp_path / "tables.sqlite"), b"s" * 32), BotRunner(processes=0), settings)
    config = uvicorn.Config(app, ws="websockets-sansio", log_config=None, access_log=False)
    listener, plain = listen("127.0.0.1", 0), uvicorn.Server(config)
    thread = threading.Thread(target=lambda: asyncio.run(plain.serve(sockets=[listener])))
    thread.start()
    try:
        anna, ben = (arrive(f"http://127.0.0.1:{listener.getsockname()[1]}") for _ in range(2))
        table = anna.table()
        hers, his = anna.look(table), ben.look(table)
        assert hers.ask("say", text="hello") == []
        while his.take()["kind"] != "said":
            pass
        send(hers, b"".join(frame(note(number)) for number in range(1, MOST_UNREAD * 2)))
        assert replies(hers, MOST_UNREAD * 2 - 1) == list(range(1, MOST_UNREAD * 2))
        send(his, frame(b"no request"))
        assert his.closed_with() == 1003
        hers.close()
        assert anna.get(f"/tables/{table}")["state"] == "open"
    finally:
        plain.should_exit = True
        thread.join(WAIT)
        assert not thread.is_alive()


@pytest.mark.parametrize("pieces", [(), (frame(b"late", Opcode.PING), frame(note(1)))])
def test_a_socket_that_the_server_closes_ends_with_the_clients_close(
    monkeypatch: pytest.MonkeyPatch, looker: Looker, pieces: tuple[bytes, ...]
) -> None:
    timed_out: list[bool] = []
    ended = threading.Event()
    lost = TableSocket.connection_lost

    def record(self: TableSocket, exc: Exception | None) -> None:
        if self.close_sent:
            timed_out.append(self.close_timer is not None)
            ended.set()
        lost(self, exc)

    monkeypatch.setattr(TableSocket, "connection_lost", record)
    send(looker, b"".join((frame(b"{"), *pieces)))  # at once: the answer to the first ends the socket
    assert looker.closed_with() == 1003
    assert ended.wait(WAIT)
    assert timed_out == [False]


def test_a_flood_after_the_servers_close_is_not_read_on(
    address: str, monkeypatch: pytest.MonkeyPatch, arrive: Callable[[str], Guest]
) -> None:
    read: list[bool] = []
    takes_frame = TableSocket.takes_frame

    def record(self: TableSocket) -> bool:
        read.append(takes_frame(self))
        return read[-1]

    monkeypatch.setattr(TableSocket, "takes_frame", record)
    with opened(address, arrive(address)) as connection:
        read_until(connection, b"snapshot")
        connection.sendall(frame(b"{"))
        read_until(connection, (1003).to_bytes(2))
        connection.sendall(PING * 20_000)
        while False not in read:
            threading.Event().wait(0.01)
        connection.sendall(PING)
    assert read.count(False) == 1
