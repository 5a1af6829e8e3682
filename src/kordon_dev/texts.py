"""The check of all texts: the engine's, the terminal's, the tables' and every game's, in all languages."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

from kordon.bots import words as bots_words
from kordon.engine import words as engine_words
from kordon.engine.checks.books import book_faults
from kordon.engine.checks.texts import compare, declared_in, game_faults, unreferenced
from kordon.engine.lessons import words as lesson_words
from kordon.engine.looks import stock
from kordon.games import OURS, find
from kordon.terminal import words as terminal_words

COMMON_IDS = re.compile(r"KO-\d{3}|chapter-KO")
TABLE_IDS = re.compile(r"KO-1\d\d")
NONE = re.compile(r"(?!)")


def check(root: Path) -> list[str]:
    """Everything missing, unused or given wrong arguments."""
    source = root / "src" / "kordon"
    common = declared_in(engine_words) | declared_in(bots_words)
    common |= {f"look-{word}": frozenset() for word in stock().lettered}
    faults = [
        *compare(files("kordon.engine").joinpath("text"), common, COMMON_IDS),
        *unreferenced(bots_words, source / "bots"),
        *compare(files("kordon.terminal").joinpath("text"), declared_in(terminal_words), NONE),
        *unreferenced(terminal_words, source / "terminal"),
        *compare(files("kordon.tables").joinpath("text"), {}, TABLE_IDS),
    ]
    faults += compare(files("kordon.engine.lessons").joinpath("text"), declared_in(lesson_words), NONE)
    for name in OURS:
        game = find(name)
        faults += [f"{name}: {fault}" for fault in (*game_faults(game), *book_faults(game))]
    return faults
