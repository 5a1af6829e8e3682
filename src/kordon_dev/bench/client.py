"""What the web client weighs, and how soon it is seen: the figures of `kordon bench` that a browser gives."""

from __future__ import annotations

import gzip
import statistics
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from kordon.engine.errors import Fault
from kordon.games import working
from kordon.web.build import MOST_BYTES, build, size, weight
from kordon.web.looks import ICONS, STYLESHEET, made
from kordon_dev.browser import opened, served

WEIGHT = "client weight"
AT_A_TABLE = "client weight at a table"
MOST_AT_A_TABLE = 110 * 1024
PAINT = "client first paint"

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
        heavy = size(build(say=lambda step: None))
        yield WEIGHT, heavy, "bytes compressed", heavy / MOST_BYTES
    if wanted(AT_A_TABLE):
        heavy = size_at_a_table(build(say=lambda step: None))
        yield AT_A_TABLE, heavy, "bytes compressed", heavy / MOST_AT_A_TABLE
    if not wanted(PAINT):
        return
    try:
        paint = statistics.median(first_paints(runs))
    except Fault as fault:
        print(f"{PAINT}: skipped: {fault}", file=sys.stderr)
        return
    yield PAINT, paint, "ms", paint * rate() / 1e9


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
