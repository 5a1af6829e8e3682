from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from kordon.cli import layers
from kordon_dev import project

if TYPE_CHECKING:
    from pathlib import Path


def faults(folder: Path, files: dict[str, str]) -> list[str]:
    """Write a tree of modules below `src/kordon` and return what the check finds."""
    for name, source in files.items():
        path = folder / "src" / "kordon" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(source)
    return layers.check(folder)


def test_our_own_sources_keep_the_direction() -> None:
    assert layers.check(project.ROOT) == []


def test_a_layer_may_import_itself_and_those_above(tmp_path: Path) -> None:
    assert not faults(
        tmp_path,
        {
            "__init__.py": "",
            "engine/chance.py": "import random\nfrom kordon.engine.errors import Fault\n",
            "games/__init__.py": "from kordon.games.sniper import game\n",
            "games/sniper/game.py": "import kordon\nfrom kordon.games.sniper import moves\n",
            "bots/search.py": "from kordon.games import sniper\nimport kordon.engine.chance\n",
            "cli/main.py": "from kordon import engine, web, lab\n",
        },
    )


@pytest.mark.parametrize(
    ("source", "line"),
    [
        ("import kordon.web.server", 1),
        ("import os, kordon.web", 1),
        ("from kordon.web import server", 1),
        ("from kordon import engine, web", 1),
        ("from ..web import server", 1),
        ("from .. import web", 1),
        ("def late():\n    from kordon.web import server", 2),
        ("if TYPE_CHECKING:\n    import kordon.web", 2),
        ("import importlib\nimportlib.import_module('kordon.web')", 2),
    ],
)
def test_an_import_of_a_layer_below_is_found(source: str, line: int, tmp_path: Path) -> None:
    assert faults(tmp_path, {"bots/search.py": source}) == [
        f"src/kordon/bots/search.py:{line}: bots may not import web, which is below it"
    ]


@pytest.mark.parametrize("source", ["import kordon_dev.project", "from kordon_dev import project"])
def test_nothing_imports_the_tools_of_the_repository(source: str, tmp_path: Path) -> None:
    assert faults(tmp_path, {"cli/main.py": source}) == [
        "src/kordon/cli/main.py:1: only a checkout has kordon_dev"
    ]


def test_relative_imports_in_a_package_start_there(tmp_path: Path) -> None:
    assert not faults(tmp_path, {"bots/__init__.py": "from .web import page\nfrom . import cli\n"})
    assert faults(tmp_path, {"bots/__init__.py": "from ..web import page\n"})


@pytest.mark.parametrize(
    ("source", "other"),
    [
        ("from kordon.games.estoril import moves", "estoril"),
        ("from kordon.games import estoril", "estoril"),
        ("from ..estoril.moves import Move", "estoril"),
    ],
)
def test_games_never_import_each_other(source: str, other: str, tmp_path: Path) -> None:
    assert faults(tmp_path, {"games/sniper/moves.py": source}) == [
        f"src/kordon/games/sniper/moves.py:1: game sniper may not import {other}"
    ]


def test_the_package_itself_imports_no_layer(tmp_path: Path) -> None:
    assert faults(tmp_path, {"__init__.py": "from kordon.engine import game"}) == [
        "src/kordon/__init__.py:1: kordon may not import engine, which is below it"
    ]


def test_a_folder_that_is_no_layer_is_found(tmp_path: Path) -> None:
    assert [fault.partition(";")[0] for fault in faults(tmp_path, {"misc/tools.py": ""})] == [
        "src/kordon/misc/tools.py: kordon.misc.tools belongs to no layer"
    ]
