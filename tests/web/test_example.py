"""The example bot, as somebody would start it."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path
from random import Random

import httpx
import pytest

from tests.web.node import node
from tests.web.players import WAIT, Player

BOT = Path(__file__).parents[2] / "examples" / "bot.py"


@pytest.mark.anyio
@pytest.mark.parametrize("anyio_backend", ["asyncio"])
async def test_the_example_bot_plays_a_game_to_its_end(tmp_path: Path) -> None:
    assert len(BOT.read_text("utf-8").splitlines()) < 60
    with (
        node(str(tmp_path / "tables.sqlite")) as server,
        httpx.Client(base_url=server.address, timeout=WAIT) as host,
    ):
        token = host.post("/me/token").json()["token"]
        table = host.post("/tables", json={"game": "estoril", "seats": 2}).json()["table"]
        host.post(f"/tables/{table}/sit", json={"seat": 0}).raise_for_status()
        bot = subprocess.Popen([sys.executable, BOT, server.address, table])
        try:
            while host.post(f"/tables/{table}/start").status_code == 409:  # until the bot sits
                assert bot.poll() is None
            player = Player(token, table, Random(5))
            await player.play(server.address, lambda: None)
            assert player.over
            assert await asyncio.to_thread(bot.wait, WAIT) == 0
        finally:
            if bot.poll() is None:
                bot.kill()
                bot.wait()
