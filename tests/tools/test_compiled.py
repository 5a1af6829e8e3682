"""The compiled build plays the very same games as the sources."""

from __future__ import annotations

import os
import re
import sys
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


def module_names() -> list[str]:
    source = ROOT / "src"
    return [".".join(path.relative_to(source).with_suffix("").parts) for path in modules(source)]


def test_the_steps_of_a_build_are_shown_and_all_it_says_is_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = "import sys; print('gcc …'); print('kordon: compiling'); sys.exit('x.c: error: no such header')"
    status, told = compiled.watched([sys.executable, "-c", said], tmp_path, dict(os.environ))
    assert (status, sorted(told)) == (1, ["gcc …", "kordon: compiling", "x.c: error: no such header"])
    shown = capsys.readouterr().err.splitlines()
    assert len(shown) == 1
    assert re.fullmatch(r"kordon: compiling … \(\d+ s so far\)", shown[0])


def test_a_long_build_says_that_it_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The build here waits until it has been said."""
    monkeypatch.setattr(compiled, "EVERY", 0.01)
    go_on = tmp_path / "go on"
    monkeypatch.setattr(compiled, "print", lambda *_, **__: go_on.touch(), raising=False)
    waits = "import pathlib, time\nwhile not pathlib.Path('go on').exists(): time.sleep(0.01)"
    assert compiled.watched([sys.executable, "-c", waits], tmp_path, dict(os.environ)) == (0, [])


@pytest.fixture(scope="module")
def unpacked() -> Path:
    return compiled.kept(ROOT)


@pytest.mark.full
@pytest.mark.parametrize("name", OURS)
def test_golden_games_come_out_the_same_when_compiled(unpacked: Path, name: str) -> None:
    done = compiled.run_with(unpacked, "-c", REPLAY.format(name=name, modules=module_names()), str(ROOT))
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) >= 100


@pytest.mark.full
@pytest.mark.parametrize("name", OURS)
def test_scenes_refusals_and_beliefs_come_out_the_same_when_compiled(unpacked: Path, name: str) -> None:
    done = compiled.run_with(unpacked, "-c", COURSE.format(name=name), str(ROOT))
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == digest(name)
