"""Secrecy over the wire: two tables that differ only in what a seat can't know send it the same bytes.

Both begin alike, on two real servers. Whenever another seat moves, the second table answers with another move
that the watching seat can't tell from the first, if there is one.
"""

from __future__ import annotations

import json
import re
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest
from websockets.sync.client import connect

from kordon.engine import delta
from kordon.engine.records import encode, witnessed
from kordon.games import find
from kordon.tables.bots.workers import BotRunner
from kordon.tables.log import new_tables
from kordon.tables.log.setups import Setup
from kordon.tables.requests import Person
from kordon.tables.service import TableService
from kordon.tables.store import open_store
from kordon.tables.store.interface import Player
from kordon.web.sessions import Sessions
from tests.web.node import SECRET, node

SEATS = 3
WATCHER = 0
STEPS = 60
WAIT = 30.0
COMMITMENT = re.compile(r"[0-9a-f]{64}")  # hashes of what is hidden differ, and are as long as each other
GAME = find("estoril")


async def prepare(database: str, seed: bytes) -> None:
    """A table that has just begun."""
    store = await open_store(database)
    service = TableService(store, BotRunner(processes=0))
    people = [Person(f"player-{seat}", f"Player {seat}") for seat in range(SEATS)]
    for person in people:
        await store.create_player(Player(person.id, person.name))
    setup = Setup("estoril", GAME.version, {}, SEATS, seed, people[0].id, "key", 0)
    await new_tables.create(store, "table", setup)
    for seat, person in enumerate(people):
        await service.sit("table", person, seat)
    await service.start("table", people[0])
    await service.close()
    await store.close()


class Socket:
    """One seat's socket; it remembers every byte."""

    def __init__(self, address: str, seat: int, stack: ExitStack) -> None:
        token = Sessions(cast("Any", None), SECRET, secure=False).token(f"player-{seat}")
        self._socket = stack.enter_context(
            connect(
                address.replace("http", "ws") + "/tables/table/socket",
                additional_headers={"Authorization": f"Bearer {token}"},
                open_timeout=WAIT,
            )
        )
        self.received: list[str] = []
        self.scene: dict[str, Any] = {}
        self._counter = 0
        self._asked = 0
        self._take()

    def _take(self) -> dict[str, Any]:
        text = str(self._socket.recv(timeout=WAIT))
        self.received.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["kind"] in ("snapshot", "delta"):
            self._counter = message.get("counter", 0)
            changes = message.get("scene", {})
            before = {} if message["kind"] == "snapshot" else self.scene
            self.scene = delta.apply(before, changes)
        return message

    def ask(self, kind: str, **fields: Any) -> list[str]:
        """Ask, and take everything in up to the reply."""
        self._asked += 1
        self._socket.send(json.dumps({"kind": kind, "id": self._asked, **fields}))
        while (message := self._take())["kind"] != "reply":
            pass
        rules: list[str] = message["rules"]
        return rules

    def play(self, path: list[str]) -> None:
        self.ask("why_not", path=["nothing"])  # everything sent before has arrived after the reply
        assert self.ask("play", path=path, counter=self._counter) == []


def seen(position: Any, move: Any) -> tuple[bytes, bytes]:
    """What the move shows the watcher; the position is played on."""
    notices = GAME.apply(position, move)
    return encode(witnessed(notices, WATCHER)), encode(GAME.observe(position, WATCHER))


def answer(world: Any, mover: int, shown: tuple[bytes, bytes], not_this: Any, source: Random) -> Any:
    """A move that the watcher can't tell from the first table's, another one if there is any."""
    moves = GAME.moves(world, mover)
    source.shuffle(moves)
    moves.sort(key=lambda move: move == not_this)
    return next((move for move in moves if seen(world.copy(), move) == shown), None)


@pytest.mark.anyio
@pytest.mark.parametrize("anyio_backend", ["asyncio"])
@pytest.mark.parametrize("number", range(3))
async def test_what_a_seat_can_not_know_changes_no_byte_on_its_socket(tmp_path: Path, number: int) -> None:
    source = Random(number)
    seed = source.randbytes(32)
    databases = [str(tmp_path / f"{side}.sqlite") for side in ("one", "other")]
    for database in databases:
        await prepare(database, seed)
    with ExitStack() as stack:
        servers = [stack.enter_context(node(database)) for database in databases]
        sides = [[Socket(server.address, seat, stack) for seat in range(SEATS)] for server in servers]
        positions = [GAME.start(GAME.parse_options({}), SEATS, seed) for _ in sides]
        different = 0
        for _ in range(STEPS):
            acting = GAME.to_act(positions[0])
            if not acting:
                break
            mover = source.choice(acting)
            move = source.choice(GAME.moves(positions[0], mover))
            shown = seen(positions[0].copy(), move)
            other = move if mover == WATCHER else answer(positions[1], mover, shown, move, source)
            if other is None:
                break  # the games part for a good reason
            different += other != move
            for side, position, chosen in zip(sides, positions, (move, other), strict=True):
                if mover != WATCHER and side is sides[1]:
                    place = side[mover].scene["shapes"][0]["id"]
                    assert side[mover].ask("mark", marker="pencil", target=place) == []
                side[mover].play(list(GAME.path(GAME.observe(position, mover), chosen)))
                GAME.apply(position, chosen)
            told = [side[WATCHER].ask("why_not", path=["nothing"]) for side in sides]
            assert told[0] == told[1]
            one, two = ([COMMITMENT.sub("…", text) for text in side[WATCHER].received] for side in sides)
            assert one == two
        assert different > 3, "the tables hardly differed"
        movers = [[COMMITMENT.sub("…", text) for text in side[1].received] for side in sides]
        assert movers[0] != movers[1], "who made the hidden choices must see that they were others"
