"""The example bot, as somebody would start it: at every seat of every game there is."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest

from kordon.games import working
from tests.web.node import node
from tests.web.players import WAIT

BOT = Path(__file__).parents[2] / "examples" / "bot.py"
LONGEST_GAME = 60.0  # seconds

GAMES = [
    pytest.param(name, count, marks=[] if count == min(max(game.seat_counts), 2) else pytest.mark.full)
    for name, game in working()[0].items()
    for count in game.seat_counts
]


@contextmanager
def playing(address: str, table: str) -> Iterator[subprocess.Popen[bytes]]:
    """A bot that sits down at the table; it does not outlive the test."""
    with subprocess.Popen([sys.executable, BOT, address, table]) as bot:
        try:
            yield bot
        finally:
            if bot.poll() is None:
                bot.kill()


def test_the_example_is_short() -> None:
    assert len(BOT.read_text("utf-8").splitlines()) < 65


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with node(str(tmp_path_factory.mktemp("example") / "tables.sqlite")) as server:
        yield server.address


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_the_example_bot_plays_every_game_to_its_end(address: str, game: str, seats: int) -> None:
    with httpx.Client(base_url=address, timeout=WAIT) as host, ExitStack() as stack:
        table = host.post("/tables", json={"game": game, "seats": seats}).json()["table"]
        bots = [stack.enter_context(playing(address, table)) for _ in range(seats)]
        while host.post(f"/tables/{table}/start").status_code == 409:  # until all sit
            assert all(bot.poll() is None for bot in bots)
        until = time.monotonic() + LONGEST_GAME
        while any(bot.poll() is None for bot in bots) and not any(bot.poll() for bot in bots):
            assert time.monotonic() < until, "the game does not end"
            time.sleep(0.05)
        assert [bot.poll() for bot in bots] == [0] * seats
        assert host.get(f"/tables/{table}").json()["state"] == "finished"
