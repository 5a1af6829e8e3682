"""Writers killed at any moment: what was acknowledged is there, and once, and every table goes on."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path

import pytest

from kordon.tables.store import open_store
from tests.tables.store.examples import OPEN

pytestmark = pytest.mark.anyio

HAMMER = Path(__file__).with_name("hammer.py")
TABLES = [f"t{number}" for number in range(25)]


def kill_amid_writing(url: str, token: str, after: int) -> list[tuple[str, int]]:
    """Start a writer, kill it once so many entries are acknowledged; all that it acknowledged."""
    command: list[str | Path] = [sys.executable, HAMMER, url, ",".join(TABLES), token]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as writer:
        assert writer.stdout is not None
        lines = [writer.stdout.readline() for _ in range(after)]
        writer.kill()
        lines += writer.stdout.readlines()
    whole = [line.decode().split() for line in lines if line.endswith(b"\n")]
    return [(table, int(sequence)) for table, sequence in whole]


@pytest.mark.parametrize("kills", [2, pytest.param(20, marks=pytest.mark.full)])
async def test_no_acknowledged_entry_is_lost_or_doubled(url: str, kills: int) -> None:
    store = await open_store(url)
    for table in TABLES:
        await store.create(table, b"", OPEN)
    await store.close()
    source = random.Random(kills)
    acknowledged: dict[tuple[str, int], str] = {}
    for kill in range(kills):
        token = f"kill-{kill}"
        for table, sequence in kill_amid_writing(url, token, after=source.randrange(50, 1500)):
            assert acknowledged.setdefault((table, sequence), token) == token
        store = await open_store(url)
        for table in TABLES:
            log = await store.entries(table)
            assert [sequence for sequence, _ in log] == list(range(len(log)))
            written = dict(log)
            for (of, sequence), writer in acknowledged.items():
                if of == table:
                    assert written[sequence] == f"{writer} {table} {sequence}".encode()
        await store.close()
    assert len(acknowledged) >= kills * 50
