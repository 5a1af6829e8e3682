"""What an open socket holds while nothing happens: thousands of them wait for hours."""

from __future__ import annotations

import gc
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from types import CoroutineType

from starlette.websockets import WebSocket
from websockets.datastructures import Headers

from kordon.web.connections import HttpConnection
from kordon.web.server import TableSocket
from kordon.web.socket import MOST_SOCKETS, Conversation
from tests.web.served import WAIT, Guest, served

SOCKETS = 5
LEFT_BY_HANDSHAKES = (HttpConnection, WebSocket, CoroutineType)


def counted() -> Counter[type]:
    """How many there are of what a handshake needs and an idle socket does not."""
    gc.collect()
    objects = gc.get_objects()
    known = Counter(map(type, objects))
    cookies = sum(type(one) is Headers and "Cookie" in one for one in objects)
    scopes = sum(type(one) is TableSocket and hasattr(one, "scope") for one in objects)
    return Counter({kind: known[kind] for kind in LEFT_BY_HANDSHAKES} | {Headers: cookies, dict: scopes})


def test_an_idle_socket_holds_no_task_and_nothing_of_its_handshake(
    tmp_path: Path, arrive: Callable[[str], Guest]
) -> None:
    with served(tmp_path) as address:
        anna, ben = arrive(address), arrive(address)
        table = anna.table()
        anna.look(table)
        for guest in (anna, ben):
            guest.http.close()
        before = counted()
        lookers = [ben.look(table) for _ in range(SOCKETS)]
        assert all(looker.ask("say", text="hello") == [] for looker in lookers)
        deadline = time.monotonic() + WAIT
        # Every client, which is in this process too, holds the headers it has sent.
        while (more := counted() - before) != {Headers: SOCKETS}:  # the last task may be about to end
            assert time.monotonic() < deadline, more
            time.sleep(0.05)


def test_a_closed_socket_leaves_nothing(tmp_path: Path, arrive: Callable[[str], Guest]) -> None:
    with served(tmp_path) as address:
        anna, ben = arrive(address), arrive(address)
        table = anna.table()
        for _ in range(MOST_SOCKETS[0] + 5):
            assert anna.look(table).snapshot["table"]["seats"][0]["here"]
            anna.lookers.pop().close()
        deadline = time.monotonic() + WAIT
        while "here" in anna.get(f"/tables/{table}")["seats"][0]:
            assert time.monotonic() < deadline, "she has gone"
            time.sleep(0.05)
        ben.look(table).close()
        while any(type(one) is Conversation for one in gc.get_objects()):
            assert time.monotonic() < deadline
            time.sleep(0.05)
            gc.collect()
