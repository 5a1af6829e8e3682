"""What an open socket holds while nothing happens: thousands of them wait for hours."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from kordon.web.door import Visitor
from kordon.web.socket import Conversation
from tests.web.served import Guest, served


class Batch(list[bytes]):
    """Messages, of which it can be told whether anybody still holds them."""


@pytest.mark.anyio
async def test_what_was_sent_is_let_go_before_the_next_wait() -> None:
    batches = [Batch([b"a large snapshot"])]
    sent: list[weakref.ref[Batch]] = []
    waits = asyncio.Event()

    async def batch() -> Batch:
        if batches:
            return batches.pop()
        waits.set()
        return await asyncio.Future()

    async def send_texts(messages: Batch) -> None:
        sent.append(weakref.ref(messages))

    conversation: Any = Conversation.__new__(Conversation)
    conversation.subscription = SimpleNamespace(batch=batch)
    conversation.wire = SimpleNamespace(send_texts=send_texts)
    conversation.metrics = SimpleNamespace(course=SimpleNamespace(messages=0))
    sending = asyncio.create_task(conversation._send())
    await waits.wait()
    assert [one() for one in sent] == [None]
    sending.cancel()


def test_a_socket_does_not_hold_its_handshake(tmp_path: Path, arrive: Callable[[str], Guest]) -> None:
    with served(tmp_path) as address:
        anna = arrive(address)
        table = anna.table()
        for _ in range(3):
            anna.look(table)
        anna.http.close()
        gc.collect()
        visitors = [one for one in gc.get_objects() if isinstance(one, Visitor)]
        assert len(visitors) <= 1  # the connection of the requests may not have ended yet


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"
