"""What the web client weighs, and how soon it is seen: the figures of `kordon bench` that a browser gives."""

from __future__ import annotations

import gzip
import statistics
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

from kordon.engine.errors import Fault
from kordon.games import working
from kordon.web.build import MOST_BYTES, build, size, weight
from kordon.web.looks import ICONS, STYLESHEET, made
from kordon_dev.bench.tables import Figures, Measured, compared
from kordon_dev.browser import opened, served

WEIGHT = "client weight"
AT_A_TABLE = "client weight at a table"
MOST_AT_A_TABLE = 110 * 1024
PAINT = "client first paint"

FIRST_PAINT = """() => new Promise(painted => {
    new PerformanceObserver(list => painted(list.getEntriesByName('first-contentful-paint')[0].startTime))
        .observe({type: 'paint', buffered: true});
})"""


def figures(runs: int, rate: Callable[[], float]) -> Figures:
    """What it weighs, as a share of what is allowed, and how soon it is seen; of both, less is better."""
    yield WEIGHT, partial(weighed, size, MOST_BYTES)
    yield AT_A_TABLE, partial(weighed, size_at_a_table, MOST_AT_A_TABLE)
    yield PAINT, partial(first_paint, runs, rate)


def weighed(by: Callable[[Path], int], most: int) -> Measured:
    """What the built client weighs."""
    heavy = by(build(say=lambda step: None))
    return heavy, "bytes compressed", heavy / most


def first_paint(runs: int, rate: Callable[[], float]) -> Measured | None:
    """How long somebody who has never been here waits; None where there is no browser."""
    try:
        return compared(statistics.median(first_paints(runs)), "ms", rate())
    except Fault as fault:
        print(f"{PAINT}: skipped: {fault}", file=sys.stderr)
        return None


def size_at_a_table(static: Path) -> int:
    """What a table loads, compressed: the client, its texts in one language, a game's looks.

    Of games and languages it is the heaviest.
    """
    texts = [weight(path) for path in static.glob("assets/*.ftl")]
    served = [made(name, game.looks) for name, game in working()[0].items()]
    files = [[one.files[name] for name in (STYLESHEET, ICONS)] for one in served]
    looks = max(sum(len(gzip.compress(file, 9, mtime=0)) for file in loaded) for loaded in files)
    return size(static) - sum(sorted(texts)[:-1]) + looks


def first_paints(runs: int) -> list[float]:
    """Milliseconds until a browser that has never been here shows something, once for each run."""
    paints: list[float] = []
    with served() as address, opened() as browser:
        for _ in range(runs + 1):  # the first warms up the browser and the server
            context = browser.new_context()
            page = context.new_page()
            page.goto(address)
            paints.append(float(page.evaluate(FIRST_PAINT)))
            context.close()
    return paints[1:]
