"""The front door over real sockets: unfinished requests, too many connections, bodies without end."""

from __future__ import annotations

import json
import resource
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest

from kordon.web.connections import LONGEST_HEAD, ConnectionLimits
from tests.web.served import WAIT, Guest, served

Arrive = Callable[[str], Guest]

WHOLE = b"GET /livez HTTP/1.1\r\nHost: localhost\r\n\r\n"
UNFINISHED = b"GET /livez HTTP/1.1\r\nHost: localhost\r\nX-Slow: "
HALF_A_BODY = b"POST /me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{"
DEEP = 20_000
ENDLESSLY_PATIENT = """
from functools import partial
from kordon.web import server
from tests.web.node import main

server.ConnectionLimits = partial(server.ConnectionLimits, head=3600.0)
main()
"""


def calls(stack: ExitStack, address: str, *, source: str = "127.0.0.1") -> socket.socket:
    """A bare connection."""
    host, _, port = address.removeprefix("http://").partition(":")
    opened = socket.create_connection((host, int(port)), WAIT, source_address=(source, 0))
    return stack.enter_context(opened)


def says(connection: socket.socket, content: bytes) -> None:
    connection.sendall(content)


def is_answered(connection: socket.socket) -> bool:
    """Whether a request gets its answer."""
    says(connection, WHOLE)
    answer = b""
    while not answer.endswith(b"ok\n"):
        part = connection.recv(1000)
        if not part:
            return False
        answer += part
    return answer.startswith(b"HTTP/1.1 200 ")


def drips(connection: socket.socket) -> bool:
    """Send a byte and wait a little; whether there was somebody to send it to."""
    try:
        says(connection, b"x")
    except ConnectionError:
        return False
    time.sleep(0.05)
    return True


def is_hung_up(connection: socket.socket, patience: float) -> bool:
    """Whether the server ends the connection within a time."""
    connection.settimeout(patience)
    try:
        while connection.recv(1000):
            pass
    except TimeoutError:
        return False
    except ConnectionError:
        return True
    return True


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    limits = ConnectionLimits(head=1.0, body=1.0, in_all=20)
    with served(tmp_path_factory.mktemp("impatient"), limits=limits) as address:
        yield address


@pytest.fixture
def patient(tmp_path: Path) -> Iterator[str]:
    with served(tmp_path) as address:
        yield address


def test_who_does_not_finish_a_request_is_hung_up_on(impatient: str) -> None:
    with ExitStack() as stack:
        connections = [calls(stack, impatient) for _ in range(3)]
        for connection, begun in zip(connections, (b"", UNFINISHED, HALF_A_BODY), strict=True):
            says(connection, begun)
        assert all(is_hung_up(connection, WAIT) for connection in connections)
    assert httpx.get(f"{impatient}/livez").text == "ok\n"


def test_a_drop_now_and_then_does_not_keep_the_door_open(impatient: str) -> None:
    with ExitStack() as stack:
        connection = calls(stack, impatient)
        says(connection, UNFINISHED)
        assert any(not drips(connection) for _ in range(600)), "it is hung up on, whatever comes"


def test_between_two_requests_there_is_more_time_than_within_one(impatient: str) -> None:
    with ExitStack() as stack:
        connection = calls(stack, impatient)
        assert is_answered(connection)
        later = calls(stack, impatient)
        says(later, UNFINISHED)
        assert is_hung_up(later, WAIT)
        assert is_answered(connection)


def test_headers_without_end_are_not_collected(tmp_path: Path) -> None:
    with served(tmp_path, limits=ConnectionLimits(head=WAIT)) as address, ExitStack() as stack:
        connection = calls(stack, address)
        says(connection, UNFINISHED + b"x" * (LONGEST_HEAD + 1))
        connection.settimeout(WAIT / 2)
        assert connection.recv(1000).startswith(b"HTTP/1.1 400 ")
        with pytest.raises(ConnectionError):
            says(connection, b"x" * (1 << 25))


def test_a_long_body_may_come_in_one_piece_with_its_headers(patient: str) -> None:
    content = b"x" * 150_000
    head = b"POST /tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: %d\r\n\r\n" % len(content)
    with ExitStack() as stack:
        connection = calls(stack, patient)
        says(connection, head + content)
        assert connection.recv(1000).startswith(b"HTTP/1.1 413 ")


def test_when_all_places_are_taken_the_slowest_makes_room(tmp_path: Path, arrive: Arrive) -> None:
    with served(tmp_path, limits=ConnectionLimits(in_all=20)) as address, ExitStack() as stack:
        table = arrive(address).table()
        players = [arrive(address).look(table) for _ in range(3)]
        idle = [calls(stack, address) for _ in range(60)]
        for connection in idle:
            says(connection, UNFINISHED)
        assert httpx.get(f"{address}/livez", timeout=WAIT).text == "ok\n"
        assert players[0].ask("say", text="still here") == []
        assert sum(is_hung_up(connection, 0.01) for connection in idle) >= 40


def test_one_address_has_its_share(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kordon.web.connections.network_of", lambda address: address)
    with served(tmp_path, limits=ConnectionLimits(from_one_address=5)) as address, ExitStack() as stack:
        greedy = [calls(stack, address, source="127.0.0.9") for _ in range(8)]
        assert all(is_hung_up(connection, WAIT) for connection in greedy[5:])
        assert not any(is_hung_up(connection, 0.1) for connection in greedy[:5])
        assert httpx.get(f"{address}/livez").text == "ok\n"
        greedy[0].close()
        assert any(not is_hung_up(calls(stack, address, source="127.0.0.9"), 0.1) for _ in range(300)), (
            "there is room for another"
        )


@contextmanager
def few_descriptors(folder: Path, most: int) -> Iterator[str]:
    """A real server that can't have more descriptors than this, and waits for the rest of any request."""
    command = [sys.executable, "-c", ENDLESSLY_PATIENT, str(folder / "tables.sqlite"), "{}", "0"]

    def lower() -> None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))

    with subprocess.Popen(command, stdout=subprocess.PIPE, preexec_fn=lower, text=True) as node:
        assert node.stdout is not None
        try:
            yield node.stdout.readline().strip()
        finally:
            node.kill()


def test_more_unfinished_requests_than_descriptors_do_not_silence_the_server(tmp_path: Path) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, 4096)), hard))
    with few_descriptors(tmp_path, 1024) as address, ExitStack() as stack:
        assert httpx.get(f"{address}/livez", timeout=WAIT).text == "ok\n"
        for _ in range(1100):
            says(calls(stack, address), UNFINISHED)
        for _ in range(5):
            assert httpx.get(f"{address}/healthz", timeout=WAIT).text == "ok\n"


def test_deeply_nested_json_is_a_wrong_body(
    patient: str, arrive: Arrive, caplog: pytest.LogCaptureFixture
) -> None:
    anna = arrive(patient)
    nested = "[" * DEEP + "]" * DEEP
    for path in ("/tables", "/me", "/account"):
        answer = anna.http.post(
            path, content=f'{{"game": "estoril", "seats": 2, "options": {{"x": {nested}}}}}'
        )
        assert (answer.status_code, answer.json()["error"]) == (
            400,
            "the body can't be read: it is nested too deeply",
        )
    log = json.dumps({"log": nested})
    assert anna.http.post("/tables/import", content=log).status_code == 400
    looker = anna.look(anna.table())
    looker.socket.send(f'{{"kind": "say", "id": 1, "text": "x", "more": {nested}}}')
    assert looker.closed_with() == 1003
    assert not any(record.exc_info for record in caplog.records)
