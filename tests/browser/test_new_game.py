"""A game that was written, installed as a package, and played in a browser to its end."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, expect

from kordon.cli.main import main
from kordon.web.build import build
from kordon_dev.browser import served
from tests.browser.visitor import Visitor

MOST_STEPS = 60


@pytest.fixture
def address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A server beside which a new game, the mole and the skerry are installed."""
    assert main(["new-game", "raiders", "--into", str(tmp_path)]) == 0
    site = tmp_path / "site"
    examples = [str(Path(__file__).parents[2] / "examples" / name) for name in ("mole", "skerry")]
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-index", "--no-deps"]
    command = [*pip, "--no-build-isolation", "--target", str(site), str(tmp_path / "raiders"), *examples]
    subprocess.run(command, check=True, env={**os.environ, "PIP_DISABLE_PIP_VERSION_CHECK": "1"})
    monkeypatch.setenv("PYTHONPATH", str(site))
    build()
    with served() as address:
        yield address.rstrip("/")


def test_a_new_game_is_installed_and_played_to_its_end(browser: Browser, address: str) -> None:
    context = browser.new_context(locale="pl", reduced_motion="reduce")
    visitor = Visitor(context.new_page(), address)
    visitor.sit_down("raiders", seat=1, seats=2)
    expect(visitor.page.locator("h1")).to_have_text("Raiders")
    visitor.switch("confirm")
    source = Random(1)
    for _ in range(MOST_STEPS):
        visitor.settle()
        if visitor.is_over():
            break
        visitor.step(source)
    expect(visitor.page.locator(".sheet-view tbody tr")).to_have_count(1)
    # The mole is there as well, in its own words; the hunter's move follows the mole's two.
    visitor.sit_down("mole", seat=0, seats=2)
    expect(visitor.page.locator("h1")).to_have_text("Kret")
    for _ in range(2):
        visitor.settle()
        visitor.step(source)
    expect(visitor.page.locator(".log-lines")).to_contain_text("Łowca")
    # At the skerry bids are sealed; then pearls are claimed, and believed or not, until a buoy is put down.
    visitor.sit_down("skerry", seat=0, seats=2)
    asked = set()
    for _ in range(MOST_STEPS):
        visitor.settle()
        if any(id.startswith("buoy:") for id in visitor.pieces()):
            break
        asked.add(visitor.scene["prompt"][0])
        visitor.step(source)
    expect(visitor.page.locator("[data-piece^='buoy:']")).to_have_count(1)
    assert {"prompt-bid"} < asked <= {"prompt-bid", "prompt-claim", "prompt-doubt"}
    expect(visitor.page.locator(".log-lines")).to_contain_text("Przypływ")
    assert visitor.errors == []
    context.close()
