"""`kordon serve` as a host starts it."""

from __future__ import annotations

import re
import signal
import stat
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from kordon.cli.main import main
from kordon.web.build import build
from tests.web.served import Guest

Arrive = Callable[[str], Guest]

KEPT = Path(__file__).parents[2] / "build" / "compiled"


@contextmanager
def serving(folder: Path, *more: str) -> Iterator[tuple[str, Path]]:
    """The address that is printed, and the file with the host's token; it must end in order."""
    options = ("--port", "0", "--no-browser", "--database", "tables.sqlite", *more)
    with subprocess.Popen(
        [sys.executable, "-m", "kordon.cli", "serve", *options],
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as server:
        assert server.stdout is not None
        try:
            said = [server.stdout.readline() for _ in range(3)]
            address = re.search(r"http://127\.0\.0\.1:[0-9]+", said[0])
            assert address, said
            yield address[0], folder / said[2].split()[-1]
            server.send_signal(signal.SIGINT)
            # As after any Ctrl-C; 0 if asyncio had no chance left to raise it.
            assert server.wait(30) in (130, 0)
            assert not (folder / "tables.sqlite-wal").exists()
        finally:
            if server.poll() is None:
                server.kill()


def test_a_host_starts_it_sees_to_order_and_starts_it_again(tmp_path: Path, arrive: Arrive) -> None:
    build(say=lambda step: None)
    with serving(tmp_path) as (address, file):
        anna = arrive(address)
        table = anna.table()
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        headers = {"authorization": f"Bearer {file.read_text().strip()}"}
        assert [one["id"] for one in httpx.get(f"{address}/admin/tables", headers=headers).json()] == [table]
        assert httpx.get(f"{address}/admin/tables").status_code == 401
        assert "kordon_tables" in httpx.get(f"{address}/metrics").text
        assert "set-cookie" in httpx.get(address).headers
    with serving(tmp_path) as (address, file):
        assert {"authorization": f"Bearer {file.read_text().strip()}"} == headers
        again = httpx.get(f"{address}/tables/{table}", headers={"authorization": f"Bearer {anna.token}"})
        assert again.json()["state"] == "open"


@pytest.mark.full
def test_a_host_serves_compiled_rules_which_are_built_once(tmp_path: Path, arrive: Arrive) -> None:
    builds = []
    for _ in range(2):
        with serving(tmp_path, "--compiled") as (address, _file):
            assert httpx.get(address).text.startswith("<!doctype html>")
            arrive(address).table()
        builds.append([(path, path.stat().st_mtime_ns) for path in sorted(KEPT.rglob("*.so"))])
    assert builds[0]
    assert builds[0] == builds[1]


@pytest.mark.parametrize(
    "url",
    ["kordon.example", "ftp://kordon.example", "https://", "https://[", "https://kordon.example/sub", "x"],
)
def test_a_public_address_that_leads_nowhere_is_told(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--public-url", url]) == 2
    assert "--public-url" in capsys.readouterr().err
