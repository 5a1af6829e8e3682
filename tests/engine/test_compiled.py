"""The compiled build plays the very same games as the sources."""

from __future__ import annotations

from pathlib import Path

import pytest

from kordon.cli import compiled
from kordon.cli.compilable import modules
from kordon.games import GAMES
from tests.engine.course import digest

ROOT = Path(__file__).parents[2]

REPLAY = """
import sys
from importlib import import_module
import msgspec
sys.path.append(sys.argv[1])
for module in {modules!r}:
    file = import_module(module).__file__
    assert file.endswith((".so", ".pyd")), file
from kordon.engine import log
from kordon.games import find
from tests.golden.make import digests
from tests.golden.test_golden import load
games = load({name!r})
for golden in games:
    assert digests(log.verify(golden.log, find)) == (golden.state, golden.sent)
print(len(games))
"""

COURSE = """
import sys
sys.path.append(sys.argv[1])
from tests.engine.course import digest
print(digest({name!r}))
"""

SOURCE = ROOT / "src"
MODULES = [".".join(path.relative_to(SOURCE).with_suffix("").parts) for path in modules(SOURCE)]


@pytest.fixture(scope="module")
def unpacked() -> Path:
    return compiled.kept(ROOT)


@pytest.mark.full
@pytest.mark.parametrize("name", GAMES)
def test_golden_games_come_out_the_same_when_compiled(unpacked: Path, name: str) -> None:
    done = compiled.run_with(unpacked, "-c", REPLAY.format(name=name, modules=MODULES), str(ROOT))
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) >= 100


@pytest.mark.full
@pytest.mark.parametrize("name", GAMES)
def test_scenes_refusals_and_beliefs_come_out_the_same_when_compiled(unpacked: Path, name: str) -> None:
    done = compiled.run_with(unpacked, "-c", COURSE.format(name=name), str(ROOT))
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == digest(name)
