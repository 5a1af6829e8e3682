"""While strangers throw all they have at a server, people elsewhere play on, and their bots answer.

The server is the real one, with its usual limits; everything stays on this machine. Quiet times and attacks
take turns, so that both see the same machine.
"""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from statistics import median, quantiles
from time import monotonic
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from kordon.web.build import build
from kordon_dev import project
from tests.web.siege import Meter
from tests.web.test_serve import serving

ATTACKS = {
    "sockets": 500,
    "junk": 20_000,
    "bots": 40,
    "half": 1000,
    "pings": 20_000,
    "fragments": 20_000,
    "unread": 20_000,
    "masters": 60,
}
MOST_TIMES_SLOWER = 3.0
LONGEST_BOT = 5.0  # seconds


async def sat_down(address: str, people: int, seats: int) -> list[tuple[str, dict[str, str]]]:
    """A running game of people and bots; how each person looks at it."""
    async with httpx.AsyncClient(base_url=address, timeout=60) as client:
        tokens = []
        for _ in range(people):
            tokens.append((await client.post("/me/token")).json()["token"])
            client.cookies.clear()
        headers = [{"authorization": f"Bearer {token}"} for token in tokens]
        wanted = {"game": "estoril", "seats": seats, "public": False}
        made = await client.post("/tables", json=wanted, headers=headers[0])
        table = made.raise_for_status().json()["table"]
        info = f"{address.replace('http', 'ws')}/tables/{table}/socket"
        async with connect(info, additional_headers=headers[0]) as socket:
            key = json.loads(await socket.recv())["you"]["invitation"]
        for seat, header in enumerate(headers):
            body = {"seat": seat, "key": key}
            (await client.post(f"/tables/{table}/sit", json=body, headers=header)).raise_for_status()
        for seat in range(people, seats):
            body = {"seat": seat, "level": "steady"}
            (await client.post(f"/tables/{table}/bot", json=body, headers=headers[0])).raise_for_status()
        (await client.post(f"/tables/{table}/start", headers=headers[0])).raise_for_status()
    return [(f"{info}?key={key}", header) for header in headers]


@asynccontextmanager
async def played(address: str, people: int, seats: int) -> AsyncIterator[list[Meter]]:
    """Games of these people, one after the other, for as long as it takes."""
    meters: list[Meter] = []

    async def play_on() -> None:
        source = Random(people)
        while True:
            places = await sat_down(address, people, seats)
            async with AsyncExitStack() as stack:
                sockets = [
                    await stack.enter_async_context(connect(where, additional_headers=header))
                    for where, header in places
                ]
                now = [Meter(socket, Random(source.random())) for socket in sockets]
                meters.extend(now)
                await asyncio.gather(*(meter.play() for meter in now))

    task = asyncio.create_task(play_on())
    try:
        while not meters and not task.done():
            await asyncio.sleep(0.05)
        yield meters
        if task.done():
            task.result()
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


def taken(meters: list[Meter]) -> list[float]:
    """The waits since the last call."""
    waits = [wait for meter in meters for wait in meter.waits]
    for meter in meters:
        meter.waits.clear()
    return waits


def silences(meters: list[Meter]) -> float:
    """The longest time since the last call in which nothing happened at a table."""
    now = monotonic()
    found = max(
        (max(one.longest_silence, now - one.changed_at) for one in meters if not one.over), default=0.0
    )
    for meter in meters:
        meter.longest_silence = 0.0
    return found


def p95(waits: list[float]) -> float:
    return quantiles(waits, n=20)[-1]


async def besieged(address: str, sizes: dict[str, int], seconds: float) -> dict[str, Any]:
    """Throw each attack in turn, with quiet times between them; what people notice of it."""
    quiet: list[float] = []
    found: dict[str, Any] = {}
    async with played(address, people=2, seats=2) as people, played(address, people=1, seats=3) as among_bots:
        await asyncio.sleep(seconds)
        taken(people)
        for kind, size in sizes.items():
            await asyncio.sleep(seconds)
            quiet += taken(people)
            silences(among_bots)
            attack = await asyncio.create_subprocess_exec(
                sys.executable,
                *("-m", "tests.web.siege", address, kind, str(size), str(seconds)),
                cwd=project.ROOT,
                stdout=subprocess.PIPE,
            )
            said, _ = await asyncio.wait_for(attack.communicate(), 240)
            waits, silence = taken(people), silences(among_bots)
            assert attack.returncode == 0
            assert int(said) >= size, f"{kind}: only {int(said)} of {size} were thrown"
            found[kind] = {"waits": waits, "silence": silence}
            await asyncio.sleep(seconds / 2)
            taken(people)
    return {"quiet": quiet, **found}


def told(found: dict[str, Any]) -> Callable[[str], str]:
    """A line for each kind of trouble."""
    usual = p95(found["quiet"])

    def line(kind: str) -> str:
        waits = found[kind]["waits"]
        return (
            f"{kind}: p95 {1000 * p95(waits):.1f} ms ({p95(waits) / usual:.1f} times the quiet "
            f"{1000 * usual:.1f}), median {1000 * median(waits):.1f}, {len(waits)} moves; "
            f"bots' longest silence {found[kind]['silence']:.1f} s"
        )

    return line


def test_people_play_on_while_little_is_thrown(tmp_path: Path) -> None:
    """Without a word about time: the attackers work, and nobody's game breaks."""
    build(say=lambda step: None)
    with serving(tmp_path) as (address, _):
        sizes = {"sockets": 30, "junk": 300, "bots": 2, "half": 30, "pings": 2000}
        found = asyncio.run(besieged(address, sizes, 0.5))
    assert all(found[kind]["waits"] for kind in sizes)


@pytest.mark.full
def test_people_play_on_while_all_is_thrown(tmp_path: Path) -> None:
    build(say=lambda step: None)
    with serving(tmp_path) as (address, _):
        found = asyncio.run(besieged(address, ATTACKS, 10.0))
    line = told(found)
    for kind in ATTACKS:
        print(line(kind))
    for kind in ATTACKS:
        assert p95(found[kind]["waits"]) <= MOST_TIMES_SLOWER * p95(found["quiet"]), line(kind)
        # Sixty masters share the bots' processes with everybody: their people wait for them, and so do others.
        assert kind == "masters" or found[kind]["silence"] <= LONGEST_BOT, line(kind)
