"""The missions, as the rules use them (WO-951)."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any, ClassVar, Final

from kordon.games.wolfenstein.board import source as src
from kordon.games.wolfenstein.board.grid import Board, Square
from kordon.games.wolfenstein.board.layout import Layout
from kordon.games.wolfenstein.board.source import MissionMistake, MissionSource
from kordon.games.wolfenstein.content.goals import Leave

FOLDER: Final = Path(str(files("kordon.games.wolfenstein"))) / "maps"
MISSIONS: Final = (  # in the campaign's order (WO-953)
    "officers-room",
    "cells",
    "armoury",
    "kennels",
    "radio",
    "drone-works",
    "tunnels",
    "bevli",
    "von-grim",
    "fuhrer",
)


class Mission:
    """A board with what stands on it, what is to be done there, and until when."""

    FIELDS: ClassVar[tuple[str, ...]] = ("name",)  # missions of one name are the same
    __slots__ = (
        "alarm",
        "board",
        "enemies",
        "goals",
        "leaving",
        "name",
        "number",
        "repeats",
        "rounds",
        "special",
        "suggested",
        "swaps",
        "threat_limit",
    )

    def __init__(
        self,
        name: str,
        board: Board,
        *,
        number: int = 0,
        enemies: tuple[tuple[str, Square], ...] = (),
        rounds: int = 8,
        threat_limit: int = 6,
        alarm: tuple[str, ...] = (),
        repeats: bool = False,
        goals: tuple[Any, ...] = (),
        special: tuple[str, ...] = (),
        suggested: tuple[str, ...] = ("bj", "klaus", "anya", "set"),
        swaps: tuple[tuple[int, str], ...] = (),
    ) -> None:
        self.name: str = name
        self.number: int = number
        self.board: Board = board
        self.enemies: tuple[tuple[str, Square], ...] = enemies  # kind and square; a large one's anchor
        self.rounds: int = rounds
        self.threat_limit: int = threat_limit  # 0: there is no alarm
        self.alarm: tuple[str, ...] = alarm  # the kinds that come
        self.repeats: bool = repeats
        self.goals: tuple[Any, ...] = goals
        self.leaving: int = sum(1 << number for number, goal in enumerate(goals) if isinstance(goal, Leave))
        self.special: tuple[str, ...] = special
        self.suggested: tuple[str, ...] = suggested
        self.swaps: tuple[tuple[int, str], ...] = swaps  # on the hardest level: place in `enemies`, kind

    def placed(self, *, with_swaps: bool) -> list[tuple[str, Square]]:
        """The enemies at the start, by kind and square; the hardest level swaps some (WO-905)."""
        found = list(self.enemies)
        if with_swaps:
            for number, kind in self.swaps:
                found[number] = kind, found[number][1]
        return found


_missions: dict[str, Mission] = {}


def load(name: str) -> Mission:
    """A mission that comes with the game."""
    if name not in _missions:
        _missions[name] = read_mission(FOLDER / f"{name}.toml")
    return _missions[name]


def tile_names() -> tuple[str, ...]:
    """The names of all tiles of the game's missions, in alphabetical order."""
    tiles = [tile for name in MISSIONS for tile in src.read(FOLDER / f"{name}.toml").tiles]
    return tuple(sorted({tile.name for tile in tiles}))


def read_mission(path: Path) -> Mission:
    """The mission in a file; the first mistake in it is told with its place and rule."""
    written = src.read(path)
    layout = Layout(written)
    for rule, fault in layout.faults:
        raise MissionMistake(f"{path.name}: {fault} ({rule})", rule)
    return built(written, layout)


def built(written: MissionSource, layout: Layout) -> Mission:
    """The mission of a layout without faults."""
    return Mission(
        written.mission,
        layout.board(),
        number=written.number,
        enemies=tuple((kind, layout.square(place)) for kind, place in layout.enemies),
        rounds=written.rounds,
        threat_limit=written.threat,
        alarm=written.alarm,
        repeats=written.repeats,
        goals=written.goals,
        special=written.special,
        suggested=written.heroes,
        swaps=tuple(_swaps(written, layout)),
    )


def _swaps(written: MissionSource, layout: Layout) -> list[tuple[int, str]]:
    names = [tile.name for tile in written.tiles]
    found = []
    for swap in written.hardest:
        for number, (kind, place) in enumerate(layout.enemies):
            if kind == swap.enemy and names[layout.tile_at[place]] == swap.tile:
                found.append((number, swap.by))
                break
    return found
