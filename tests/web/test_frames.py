"""A request is the same however its bytes are split; a connection that breaks the protocol is closed."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

import pytest
from websockets.frames import Frame, Opcode

from kordon.web.server import MOST_UNREAD
from tests.web.served import Guest, Looker, served


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
