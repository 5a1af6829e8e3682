"""The check of all texts: the engine's, the terminal's, the tables' and every game's, in all languages."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

from kordon.cli import project
from kordon.games import OURS, find

COMMON_IDS = r"KO-\d{3}|chapter-KO"
TABLE_IDS = r"KO-1\d\d"


def check(root: Path) -> list[str]:
    """Everything missing, unused or wrongly fed."""
    project.require_packages("fluent.syntax")
    from kordon.bots import words as bots_words
    from kordon.cli.terminal import words
    from kordon.engine import words as engine_words
    from kordon.engine.checks.texts import compare, declared_in, game_faults, unreferenced
    from kordon.engine.looks import stock

    common = files("kordon.engine").joinpath("text")
    declared = declared_in(engine_words) | declared_in(words) | declared_in(bots_words)
    declared |= {f"look-{word}": frozenset() for word in stock().lettered}
    faults = compare(common, declared, re.compile(COMMON_IDS))
    faults += unreferenced(words, root / "src" / "kordon" / "cli" / "terminal")
    faults += unreferenced(bots_words, root / "src" / "kordon" / "bots")
    faults += compare(files("kordon.tables").joinpath("text"), {}, re.compile(TABLE_IDS))
    for name in OURS:
        faults += [f"{name}: {fault}" for fault in game_faults(find(name))]
    return faults


def check_games(folder: Path) -> list[str]:
    """The same for the games of a project outside."""
    project.require_packages("fluent.syntax")
    from kordon.engine.checks.texts import game_faults

    return [f"{game.name}: {fault}" for game, _ in project.games_in(folder) for fault in game_faults(game)]
