"""The compiled build plays the very same games as the sources."""

from __future__ import annotations

from pathlib import Path

import pytest

from kordon.games import OURS
from kordon_dev import compiled
from kordon_dev.compilable import modules
from tests.engine.course import digest

ROOT = Path(__file__).parents[2]

REPLAY = """
import sys
from importlib import import_module
from pathlib import Path
for module in {modules!r}:
    file = import_module(module).__file__
    assert file.endswith((".so", ".pyd")), file
from kordon.engine.checks.golden import is_unchanged, load
from kordon.games import find
games = load(Path(sys.argv[1], "tests", "golden", "{name}.jsonl"))
assert all(is_unchanged(find({name!r}), golden) for golden in games)
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
@pytest.mark.parametrize("name", OURS)
def test_golden_games_come_out_the_same_when_compiled(unpacked: Path, name: str) -> None:
    done = compiled.run_with(unpacked, "-c", REPLAY.format(name=name, modules=MODULES), str(ROOT))
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) >= 100


@pytest.mark.full
@pytest.mark.parametrize("name", OURS)
def test_scenes_refusals_and_beliefs_come_out_the_same_when_compiled(unpacked: Path, name: str) -> None:
    done = compiled.run_with(unpacked, "-c", COURSE.format(name=name), str(ROOT))
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == digest(name)
