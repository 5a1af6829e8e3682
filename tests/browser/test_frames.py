"""How smooth it is: frames while moments of a turn are staged, and that they hold up nothing."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import LAPTOP
from tests.browser.staged import Stage
from tests.browser.test_moments import STAGED, told
from tests.browser.visitor import Visitor

LEAST = 30  # frames a second
# Notes how long each frame takes while anything moves; resolves when nothing has moved for half a second.
WATCH = """() => new Promise((done) => {
  const took = [];
  let last, still = 0;
  const tick = (now) => {
    const moves = document.getAnimations().some(({ playState }) => playState === 'running');
    if (moves && last !== undefined) took.push(now - last);
    still = moves ? 0 : still + 1;
    last = now;
    still > 30 ? done(took) : requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
})"""


@pytest.mark.full
def test_the_moments_of_a_turn_hold_thirty_frames_a_second(browser: Browser, server: str) -> None:
    """On two cores, with software rendering; what can be chosen next is lit while they run."""
    window = browser.new_context(locale="en", viewport={"width": LAPTOP[0], "height": LAPTOP[1]})
    visitor = Visitor(window.new_page(), server)
    held: dict[str, float] = {}
    for kind, (game, ids, _) in STAGED.items():
        before, after, lines = told(game, ids)
        stage = Stage(visitor, before)
        stage.show(after, lines)
        if after.scene.choices:
            assert visitor.page.locator(".play [data-lit], [data-confirm]").count() > 0
        took = visitor.page.evaluate(WATCH)
        if took:
            held[kind] = 1000 * len(took) / sum(took)
    window.close()
    assert held
    print({kind: round(frames) for kind, frames in held.items()})
    assert min(held.values()) >= LEAST, held
