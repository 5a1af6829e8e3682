"""What the web client weighs, and how soon it is seen: the figures of `kordon bench` that a browser gives."""

from __future__ import annotations

import gzip
import importlib.util
import statistics
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from kordon.cli.browser import chromium, served
from kordon.games import working
from kordon.web.build import MOST_BYTES, build, size
from kordon.web.looks import made

WEIGHT = "client weight"
AT_A_TABLE = "client weight at a table"
MOST_AT_A_TABLE = 96 * 1024
PAINT = "client first paint"
NAMES = (WEIGHT, AT_A_TABLE, PAINT)

FIRST_PAINT = """() => new Promise(painted => {
    new PerformanceObserver(list => painted(list.getEntriesByName('first-contentful-paint')[0].startTime))
        .observe({type: 'paint', buffered: true});
})"""


def figures(
    wanted: Callable[[str], bool], runs: int, rate: Callable[[], float]
) -> Iterator[tuple[str, float, str, float]]:
    """Name, value, unit and ratio of every figure; of both, less is better.

    The ratio of the weight is its share of what is allowed, that of the time how many rounds the calibration
    loop makes meanwhile, in millions.
    """
    if wanted(WEIGHT):
        weight = size(build(say=lambda step: None))
        yield WEIGHT, weight, "bytes gzipped", weight / MOST_BYTES
    if wanted(AT_A_TABLE):
        weight = size_at_a_table(build(say=lambda step: None))
        yield AT_A_TABLE, weight, "bytes gzipped", weight / MOST_AT_A_TABLE
    if not wanted(PAINT):
        return
    found = chromium()
    if found is None or importlib.util.find_spec("playwright") is None:
        print(f"{PAINT}: skipped, for it needs Chromium and playwright", file=sys.stderr)
        return
    paint = statistics.median(first_paints(found, runs))
    yield PAINT, paint, "ms", paint * rate() / 1e9


def size_at_a_table(static: Path) -> int:
    """What a table loads, compressed: the client, its texts in one language, a game's looks.

    Of games and languages it is the heaviest.
    """
    texts = [len(gzip.compress(path.read_bytes(), 9, mtime=0)) for path in static.glob("assets/*.ftl")]
    return size(static) - sum(sorted(texts)[:-1]) + heaviest_looks()


def heaviest_looks() -> int:
    """How many bytes a table loads of a game's looks, compressed: the most that any game has."""
    served = [made(name, game.looks) for name, game in working()[0].items()]
    return max(len(gzip.compress(b"".join(one.files.values()), 9, mtime=0)) for one in served)


def first_paints(chromium: str, runs: int) -> list[float]:
    """Milliseconds until a browser that has never been here shows something, once for each run."""
    from playwright.sync_api import sync_playwright

    paints: list[float] = []
    with served() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for _ in range(runs + 1):  # the first warms up the browser and the server
            context = browser.new_context()
            page = context.new_page()
            page.goto(address)
            paints.append(float(page.evaluate(FIRST_PAINT)))
            context.close()
        browser.close()
    return paints[1:]
