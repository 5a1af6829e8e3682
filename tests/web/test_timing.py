"""Nobody can measure a hidden step: not by a refusal, not by a request that is done, not as a stranger.

The disk is slow here, and somebody probes the server right after the sniper has made a step that nobody else
sees. A rank test compares how long these probes take with how long they take when nothing happens.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect

from kordon.engine import delta
from kordon.tables import service
from kordon.tables.live.node import Settings
from kordon.tables.log import playing
from kordon.tables.people.limits import LIMITS, Rate, RateLimit
from kordon.tables.service import TableService
from kordon.tables.store.sqlite import SQLiteStore
from kordon.web import server
from tests.ranks import deviation, margin, share_larger
from tests.web.served import WAIT, Guest, guests, served

SLOW = 0.008  # seconds for each commit: what is done may wait for it, at an unknown moment
VERY_SLOW = 0.06  # what is refused waits for nothing
REQUEST_DELAY = 0.02  # at most; that is too short beside such a commit, so the server makes it longer
AFTER = 0.002  # seconds between the hidden step and the probe, which then finds it being written
TRIALS = 20  # of each kind
MANY_TRIALS = 2000
NOT_SO_SLOW = 0.02  # instead of VERY_SLOW, with many trials

MOST_MOVES = 60

Probe = Callable[[], Awaitable[Any]]


def test_the_rank_test_tells_what_differs_and_nothing_else() -> None:
    source = Random(1)
    some = [source.random() for _ in range(TRIALS)]
    others = [source.random() for _ in range(TRIALS)]
    assert abs(deviation(some, others)) < 2
    assert deviation([one + 1 for one in some], others) > 5
    assert deviation(some, [one + 1 for one in others]) < -5


class Seated:
    """A socket that waits for replies; everything else it is sent is counted and taken in."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.choices: list[dict[str, Any]] = []
        self.counter = 0
        self.others = 0  # messages that were no reply to a request
        self._asked = 0

    async def take(self) -> dict[str, Any]:
        message: dict[str, Any] = msgspec.json.decode(await self.socket.recv(decode=False))
        if message["kind"] in ("snapshot", "delta"):
            self.counter = message.get("counter", 0)
            if message["kind"] == "snapshot":
                self.choices = []
            if "choices" in (changes := message.get("scene", {})):
                self.choices = delta.apply({}, {"choices": changes["choices"]})["choices"]
        self.others += message["kind"] != "reply"
        return message

    async def send(self, kind: str, **fields: Any) -> None:
        self._asked += 1
        request = {"kind": kind, "id": self._asked, **fields}
        await self.socket.send(msgspec.json.encode(request), text=True)

    async def replied(self) -> list[str]:
        while True:
            message = await self.take()
            if message["kind"] == "reply" and message["id"] == self._asked:
                return list(message["rules"])

    async def ask(self, kind: str, **fields: Any) -> list[str]:
        await self.send(kind, **fields)
        return await self.replied()

    async def said(self, text: str) -> None:
        """Say something, and wait until everybody is shown it."""
        await self.send("say", text=text)
        while (await self.take())["kind"] != "said":
            pass
        await self.replied()


class Visits:
    """Connections to one table."""

    def __init__(self, address: str, table: str, stack: AsyncExitStack) -> None:
        self.address = address
        self.table = table
        self.stack = stack

    async def connect(self, token: str) -> Seated:
        where = self.address.replace("http", "ws") + f"/tables/{self.table}/socket"
        headers = {"Authorization": f"Bearer {token}"}
        # With a limit to what may come unread, closing a socket that nobody reads takes ten seconds.
        opened = connect(where, additional_headers=headers, max_queue=None)
        seated = Seated(await self.stack.enter_async_context(opened))
        await seated.take()
        return seated

    async def web(self, token: str) -> httpx.AsyncClient:
        headers = {"Authorization": f"Bearer {token}"}
        client = httpx.AsyncClient(base_url=self.address, headers=headers, timeout=WAIT)
        return await self.stack.enter_async_context(client)

    async def knock(self) -> None:
        """Open a socket and wait for the snapshot."""
        where = self.address.replace("http", "ws") + f"/tables/{self.table}/socket"
        async with connect(where) as opened:
            await opened.recv()


class Disk:
    """How long every commit takes; at 0 nothing is measured yet, and nothing is delayed."""

    seconds = 0.0


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    """A disk that can be slow, and a server that nobody probes too often."""
    disk, write = Disk(), SQLiteStore._on_writer

    async def slowly(store: SQLiteStore, job: Callable[[Any], Any]) -> Any:
        def job_of_a_slow_disk(db: Any) -> Any:
            time.sleep(disk.seconds)
            return job(db)

        return await write(store, job_of_a_slow_disk)

    delay_request = TableService.delay_request

    async def delay_once_measured(service: TableService) -> None:
        if disk.seconds:
            await delay_request(service)

    monkeypatch.setattr(SQLiteStore, "_on_writer", slowly)
    monkeypatch.setattr(TableService, "delay_request", delay_once_measured)
    monkeypatch.setattr(RateLimit, "count", lambda *_: None)
    monkeypatch.setattr(server, "FRAMES", Rate(10_000))
    return disk


async def hidden_step(seats: list[Seated]) -> tuple[Seated, list[str]]:
    """Play until somebody has a click path that nobody else notices, and can take it back."""
    source = Random(4)
    for _ in range(MOST_MOVES):
        # What was sent before the reply is read with it.
        await asyncio.gather(*(seat.ask("why_not", path=["no:such"]) for seat in seats))
        mover = next(seat for seat in seats if seat.choices)
        others = [seat for seat in seats if seat is not mover]
        path: list[str] = source.choice(mover.choices)["path"]
        before = [one.others for one in others]
        assert await mover.ask("play", path=path, counter=mover.counter) == []
        await asyncio.gather(*(one.ask("why_not", path=["no:such"]) for one in others))
        if before == [one.others for one in others] and await mover.ask("take_back") == []:
            return mover, path
    raise AssertionError("nobody had a step that nobody else notices")


async def compare(
    sniper: Seated, path: list[str], probes: dict[str, Probe], disk: Disk, seconds: float, trials: int
) -> dict[str, float]:
    """How often each probe takes longer beside a hidden step than beside nothing, on a disk this slow."""
    kinds = [True] * trials + [False] * trials
    Random(len(probes)).shuffle(kinds)
    times: dict[tuple[str, bool], list[float]] = {}

    async def timed(name: str, is_hidden: bool) -> None:
        begun = time.perf_counter()
        await probes[name]()
        times.setdefault((name, is_hidden), []).append(time.perf_counter() - begun)

    for is_hidden in kinds:
        disk.seconds = seconds
        if is_hidden:
            await sniper.send("play", path=path, counter=sniper.counter)
        await asyncio.sleep(AFTER)
        await asyncio.gather(*(timed(name, is_hidden) for name in probes))
        if is_hidden:
            assert await sniper.replied() == []
            disk.seconds = 0.0
            assert await sniper.ask("take_back") == []
    return {name: share_larger(times[name, True], times[name, False]) for name in probes}


KINDS = ("refused", "noted", "said")


@pytest.mark.parametrize(
    ("trials", "slowest", "kinds"),
    [
        (TRIALS, VERY_SLOW, KINDS),
        *(pytest.param(MANY_TRIALS, NOT_SO_SLOW, (kind,), marks=pytest.mark.full) for kind in KINDS),
    ],
)
def test_a_hidden_step_can_not_be_timed(
    tmp_path: Path,
    disk: Disk,
    monkeypatch: pytest.MonkeyPatch,
    trials: int,
    slowest: float,
    kinds: tuple[str, ...],
) -> None:
    # It takes back more often than a player may.
    monkeypatch.setattr(playing, "MOST_TAKEN_BACK", 10_000)
    monkeypatch.setattr(service, "LIMITS", {**LIMITS, "take-backs": (Rate(10_000),)})
    with (
        served(tmp_path, settings=Settings(beat=0.0, request_delay=REQUEST_DELAY)) as address,
        guests() as arrive,
    ):
        players = [arrive(address) for _ in range(4)]
        table = players[0].table(4, "sniper")
        for seat, player in enumerate(players[1:], 1):
            player.post(f"/tables/{table}/sit", seat=seat)
        players[0].post(f"/tables/{table}/start")
        prober = Prober(address, table, disk, trials, slowest, kinds)
        found = asyncio.run(prober.shares(players, arrive(address), arrive(address)))
    most = margin(trials, trials)
    for name, share in found.items():
        print(f"{name}: longer in {share:.3f}")
    print(f"{trials} of each, margin {most:.3f}")
    assert {name: share for name, share in found.items() if abs(share - 0.5) > most} == {}


class Prober(NamedTuple):
    """How a table is probed."""

    address: str
    table: str
    disk: Disk
    trials: int
    slowest: float  # seconds of a commit beside what is refused
    kinds: tuple[str, ...]

    async def shares(self, players: list[Guest], spectator: Guest, stranger: Guest) -> dict[str, float]:
        """By probe: in what share of all pairs it took longer beside a hidden step."""
        async with AsyncExitStack() as stack:
            return await self._probed(Visits(self.address, self.table, stack), players, spectator, stranger)

    async def _probed(
        self, visits: Visits, players: list[Guest], spectator: Guest, stranger: Guest
    ) -> dict[str, float]:
        seats = [await visits.connect(player.token) for player in players]
        looker, late = await visits.connect(spectator.token), await visits.connect(spectator.token)
        sniper, path = await hidden_step([*seats, looker])
        squad, other, *_ = (seat for seat in seats if seat is not sniper)
        by_token = dict(zip(seats, players, strict=True))
        rest = {
            "seat": await visits.web(by_token[squad].token),
            "spectator": await visits.web(spectator.token),
            "stranger": await visits.web(stranger.token),
        }
        where = f"/tables/{self.table}"
        refused: dict[str, Probe] = {
            "a stranger stands up": lambda: rest["stranger"].post(f"{where}/stand"),
            "a spectator asks what there is": lambda: rest["spectator"].get(where),
            "a spectator sits down": lambda: rest["spectator"].post(f"{where}/sit", json={"seat": 1}),
            "a seat takes itself back": lambda: rest["seat"].post(f"{where}/give-back"),
            "a seat takes a move back": lambda: squad.ask("take_back"),
            "a seat plays": lambda: other.ask("play", path=["no:such"], counter=other.counter),
            "a spectator marks": lambda: looker.ask("mark", marker="pencil", target="space:1"),
            "a stranger connects": visits.knock,
        }
        noted = iter(range(10_000))
        probes: dict[str, tuple[dict[str, Probe], float]] = {
            "refused": (refused, self.slowest),
            "noted": ({"a seat notes": lambda: squad.ask("note", text=f"note {next(noted)}")}, SLOW),
            "said": ({"a spectator talks": lambda: late.said("hm")}, SLOW),
        }
        found: dict[str, float] = {}
        for kind in self.kinds:
            tried, seconds = probes[kind]
            found |= await compare(sniper, path, tried, self.disk, seconds, self.trials)
        return found
