"""The missions, as the rules use them (WO-951)."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias, get_args

from kordon.engine.bits import mask_of
from kordon.games.wolfenstein.board import source as src
from kordon.games.wolfenstein.board.grid import Board, ByName
from kordon.games.wolfenstein.board.layout import Layout, Place
from kordon.games.wolfenstein.board.source import MissionMistake, MissionSource
from kordon.games.wolfenstein.content.goals import Leave
from kordon.games.wolfenstein.content.tables import LEVEL, LEVELS
from kordon.games.wolfenstein.pieces import Square

FOLDER: Final = Path(str(files("kordon.games.wolfenstein"))) / "data" / "missions"
MissionName: TypeAlias = Literal[  # in the campaign's order (WO-953)
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
]
MISSIONS: Final[tuple[str, ...]] = get_args(MissionName)


class Mission(ByName):
    """A board with what stands on it, what is to be done there, and until when."""

    def __init__(
        self,
        name: str,
        board: Board,
        *,
        number: int = 0,
        enemies: tuple[tuple[str, Square], ...] = (),  # kind and square; a large one's anchor
        rounds: int = 8,
        threat_limit: int = 6,  # 0: there is no alarm
        alarm: tuple[str, ...] = (),  # the kinds that come
        repeats: bool = False,
        goals: tuple[Any, ...] = (),
        special: tuple[str, ...] = (),
        suggested: tuple[str, ...] = ("bj", "klaus", "anya", "set"),
        swaps: tuple[tuple[int, str], ...] = (),  # on the hardest level: place in `enemies`, kind
    ) -> None:
        self.name, self.board, self.number, self.rounds = name, board, number, rounds
        self.threat_limit, self.alarm, self.repeats = threat_limit, alarm, repeats
        self.goals, self.special, self.suggested = goals, special, suggested
        self.enemies, self.swaps = enemies, swaps
        self.leaving: int = mask_of([n for n, goal in enumerate(goals) if isinstance(goal, Leave)])

    def placed(self, *, with_swaps: bool) -> list[tuple[str, Square]]:
        """The enemies at the start, by kind and square; the hardest level swaps some (WO-905)."""
        found = list(self.enemies)
        if with_swaps:
            for number, kind in self.swaps:
                found[number] = kind, found[number][1]
        return found


_missions: dict[tuple[str, str], Mission] = {}


def load(name: str, level: str = "") -> Mission:
    """A mission that comes with the game, as it is on a level; without one, as it is drawn."""
    if (name, level) not in _missions:
        _missions[name, level] = built(*_drawn(name), level)
    return _missions[name, level]


@cache
def _drawn(name: str) -> tuple[MissionSource, Layout, Board]:
    written, layout = _laid_out(FOLDER / f"{name}.toml")
    return written, layout, layout.board()


def tile_names() -> tuple[str, ...]:
    """The names of all tiles of the game's missions, in alphabetical order."""
    tiles = [tile for name in MISSIONS for tile in src.read(FOLDER / f"{name}.toml").tiles]
    return tuple(sorted({tile.name for tile in tiles}))


def read_mission(path: Path) -> Mission:
    """The mission in a file; the first mistake in it is told with its place and rule."""
    written, layout = _laid_out(path)
    return built(written, layout, layout.board())


def _laid_out(path: Path) -> tuple[MissionSource, Layout]:
    written = src.read(path)
    layout = Layout(written)
    for rule, fault in layout.faults:
        raise MissionMistake(f"{path.name}: {fault} ({rule})", rule)
    return written, layout


def built(written: MissionSource, layout: Layout, board: Board, level: str = "") -> Mission:
    """The mission of a layout without faults, as it is on a level (WO-908, WO-909)."""
    varied = written.levels.get(level, src.Variation())
    there = standing(written, layout, varied)
    swapped = [(swap, _those_in(written, layout, there, swap)) for swap in written.hardest]
    leavers = LEVELS[LEVEL[level]].leavers if level else Leave().heroes
    return Mission(
        written.mission,
        board,
        number=written.number,
        enemies=tuple((kind, layout.square(place)) for kind, place in there),
        rounds=written.rounds if varied.rounds is None else varied.rounds,
        threat_limit=written.threat if varied.threat is None else varied.threat,
        alarm=written.alarm if varied.alarm is None else varied.alarm,
        repeats=written.repeats,
        goals=tuple(Leave(leavers) if isinstance(goal, Leave) else goal for goal in written.goals),
        special=written.special,
        suggested=written.heroes,
        swaps=tuple((found[0], swap.by) for swap, found in swapped if found),
    )


def standing(written: MissionSource, layout: Layout, varied: src.Variation) -> list[tuple[str, Place]]:
    """The enemies that are drawn, without those that stay away."""
    there = list(layout.enemies)
    for away in varied.away:
        for number in reversed(_those_in(written, layout, there, away)[: away.count]):
            del there[number]
    return there


def _those_in(
    written: MissionSource, layout: Layout, there: list[tuple[str, Place]], which: src.Away | src.Swap
) -> list[int]:
    """The places in a list of enemies of those of a kind that stand in a tile."""
    tiles = [written.tiles[layout.tile_at[place]].name for _, place in there]
    return [n for n, (kind, _) in enumerate(there) if kind == which.enemy and tiles[n] == which.tile]
