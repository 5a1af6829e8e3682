"""What a host is told, and what a host never has to clean up."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from kordon.cli import serve
from kordon.cli.main import main
from kordon.tables.store import open_store, sqlite_file
from kordon.tables.store.sqlite import SQLiteStore
from kordon.web import app, rejections
from tests.web.served import WAIT, Guest, served

Arrive = Callable[[str], Guest]

BOTS = """
import asyncio, multiprocessing, time
from kordon.tables.bots.workers import BotRunner

def main():
    bots = BotRunner(processes=1)
    worker = bots._worker(0)
    worker.submit(abs, -1).result()
    print(multiprocessing.active_children()[0].pid, flush=True)
    worker.submit(time.sleep, 60)
    time.sleep(60)

if __name__ == "__main__":
    main()
"""


def change(folder: Path, statement: str) -> None:
    with closing(sqlite3.connect(folder / "tables.sqlite")) as database, database:
        database.execute(statement)


def test_health_tells_when_nothing_can_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "BETWEEN_TRIES", 0.05)
    with served(tmp_path) as address:
        assert httpx.get(f"{address}/healthz").text == "ok\n"
        change(tmp_path, "CREATE TRIGGER full BEFORE INSERT ON health BEGIN SELECT raise(ABORT, 'full'); END")
        answer = becomes(address, 503)
        assert answer.text == "the database can't be written to\n"
        assert httpx.get(f"{address}/livez").status_code == 200
        change(tmp_path, "DROP TRIGGER full")
        assert becomes(address, 200).text == "ok\n"


def becomes(address: str, status: int) -> httpx.Response:
    """The answer of `/healthz`, as soon as it has this status."""
    until = time.monotonic() + WAIT
    while (answer := httpx.get(f"{address}/healthz")).status_code != status:
        assert time.monotonic() < until
        time.sleep(0.02)
    return answer


def test_nobody_makes_the_server_write_by_asking_for_its_health(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "BETWEEN_TRIES", 3600.0)

    def written_at() -> int:
        with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database:
            (at,) = database.execute("SELECT written_at FROM health").fetchone()
        return int(at)

    with served(tmp_path) as address, httpx.Client(base_url=address, timeout=WAIT) as client:
        seen = set()
        for _ in range(20):
            assert client.get("/healthz").text == "ok\n"
            seen.add(written_at())
        assert len(seen) <= 2, "it is tried twice at the start, and not again for an hour"


def test_a_database_that_does_not_answer_is_no_health(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "BETWEEN_TRIES", 0.05)
    monkeypatch.setattr(app, "PATIENCE", 0.2)

    async def hangs(store: SQLiteStore) -> str:
        if asks:
            await asyncio.sleep(3600)
        asks.append(1)
        return ""

    asks: list[int] = []
    monkeypatch.setattr(SQLiteStore, "trouble", hangs)
    with served(tmp_path) as address:
        assert becomes(address, 503).text == "the database does not answer\n"


def test_health_tells_when_the_file_is_damaged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "BETWEEN_TRIES", 0.05)
    path = tmp_path / "tables.sqlite"
    with closing(sqlite_file.connect(path)) as file:
        sqlite_file.bring_up_to_date(file, path)
        file.execute("INSERT INTO entries VALUES ('t', 0, zeroblob(100000))")
        rows = [(f"t{number}", 0, b"x" * 1000) for number in range(100)]
        file.executemany("INSERT INTO entries VALUES (?, ?, ?)", rows)
    with path.open("r+b") as raw:
        pages = path.stat().st_size // 4096
        for page in range(pages // 2, pages):
            raw.seek(page * 4096)
            raw.write(b"\xff" * 4096)
    with served(tmp_path) as address:
        assert becomes(address, 503).text == "the database is damaged\n"
        assert httpx.get(f"{address}/livez").text == "ok\n"


@pytest.fixture
def no_client(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "build_client", lambda: None)


def told(capsys: pytest.CaptureFixture[str], database: Path) -> str:
    """What `kordon serve` says about a database that it can't use: one sentence."""
    assert main(["serve", "--no-browser", "--port", "0", "--database", str(database)]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert "Traceback" not in said.err
    return said.err


@pytest.mark.usefixtures("no_client")
def test_mistakes_at_the_start_are_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = tmp_path / "tables.sqlite"
    with served(tmp_path):
        assert "is in use by another running Kordon" in told(capsys, database)
        link = tmp_path / "link.sqlite"
        link.hardlink_to(database)
        assert "is a hard link of a database that is in use" in told(capsys, link)
    change(tmp_path, "PRAGMA user_version = 99")
    assert "was written by a newer Kordon" in told(capsys, database)
    assert "can't be opened" in told(capsys, tmp_path)


def test_invitation_keys_are_not_logged(
    tmp_path: Path, arrive: Arrive, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    with served(tmp_path) as address:
        anna, ben = arrive(address), arrive(address)
        table = anna.table(public=False)
        key = anna.look(table).snapshot["you"]["invitation"]
        ben.look(table, key)
        assert ben.get(f"/tables/{table}?key={key}")
        httpx.get(f"{address}/tables/{table}/socket?key={key}")
    assert len(key) > 8
    ours = [record for record in caplog.records if record.name != "httpx"]
    assert not any(key in record.getMessage() for record in ours)


def test_the_bots_processes_end_with_a_node_that_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "node_of_bots.py"
    script.write_text(BOTS)
    with subprocess.Popen([sys.executable, script], stdout=subprocess.PIPE, text=True) as node:
        assert node.stdout is not None
        bot = int(node.stdout.readline())
        node.send_signal(signal.SIGKILL)
        node.wait(WAIT)
    until = time.monotonic() + WAIT
    while is_running(bot):
        if time.monotonic() > until:
            os.kill(bot, signal.SIGKILL)
            raise AssertionError("the bot outlived its node")
        time.sleep(0.05)


def is_running(pid: int) -> bool:
    try:
        status = Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return False
    return status.rpartition(")")[2].split()[0] != "Z"


def test_a_flood_of_anything_does_not_fill_the_log() -> None:
    bounded, lines = rejections.Bounded(), []
    for number in range(100_000):
        record = logging.LogRecord(f"logger {number % 50}", 30, "", 0, "%s: no", ("x" * 5000,), None)
        record.created = 1e9 + number / 1000
        if bounded.filter(record):
            lines.append(record.getMessage())
    assert len(lines) <= 2 * rejections.IN_ALL
    assert max(map(len, lines)) < 1100
    assert any("more lines were dropped" in line for line in lines)


def test_every_line_of_a_server_passes_the_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    root = logging.Logger("root")
    monkeypatch.setattr(logging, "root", root)
    monkeypatch.setattr(logging, "getLogger", lambda name=None: root)
    rejections.set_up_logging()
    assert [[type(one) for one in handler.filters] for handler in root.handlers] == [[rejections.Bounded]]


def test_a_backup_names_the_secret_that_belongs_to_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = tmp_path / "tables.sqlite"

    async def make() -> None:
        await (await open_store(str(database))).close()

    asyncio.run(make())
    assert main(["backup", str(tmp_path / "copy"), "--database", str(database)]) == 0
    assert f"{database}.secret" in capsys.readouterr().out
