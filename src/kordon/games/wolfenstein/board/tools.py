"""`kordon map` for Wolfenstein: missions are checked and drawn; they are played from their own files."""

# Not compiled: used by `kordon map` only.
from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from kordon.engine.errors import Fault
from kordon.engine.speech import LANGUAGES
from kordon.games.wolfenstein.board import check, draw, mission, source
from kordon.games.wolfenstein.board.grid import CORRIDOR, ROOM
from kordon.games.wolfenstein.board.layout import FaultFound, Layout
from kordon.games.wolfenstein.board.source import MissionSource
from kordon.maps.words import Words

TEXTS = files("kordon.games.wolfenstein").joinpath("text")


class WolfensteinMaps:
    """The missions of the game, and any that somebody writes for it: an implementation of `MapTools`."""

    def sources(self) -> dict[str, Path]:
        """By name: the files of the game's missions."""
        return {path.stem: path for path in sorted(mission.FOLDER.glob("*.toml"))}

    def faults(self, path: Path) -> list[str]:
        """All faults of a mission's file."""
        try:
            written = source.read(path)
        except Fault as fault:
            return [str(fault)]
        layout = Layout(written)
        found: list[FaultFound] = layout.faults
        if not found:
            found = check.faults(written, layout, mission.built(written, layout, layout.board()))
            found = found + self._name_faults(path, written)
        return [f"{fault} ({rule})" for rule, fault in found]

    def _name_faults(self, path: Path, written: MissionSource) -> list[FaultFound]:
        """Our own missions have the name of their file, and all their tiles have one in every language."""
        if path.resolve() not in map(Path.resolve, self.sources().values()):
            return []
        found: list[FaultFound] = []
        if written.mission != path.stem:
            found.append(("WO-951", f"The mission is called {written.mission}, its file {path.stem}."))
        for language in LANGUAGES:
            words = Words(language, {}, TEXTS)
            for tile in written.tiles:
                if f"tile-{tile.name}" not in words:
                    found.append(("WO-951", f"Tile {tile.name} has no name in “{language}”."))
        return found

    def summary(self, path: Path) -> str:
        """One line about a mission without faults."""
        found = mission.read_mission(path)
        kinds = [area.kind for area in found.board.areas]
        tiles = f"{kinds.count(ROOM)} rooms, {kinds.count(CORRIDOR)} corridors"
        return f"{found.name}: {tiles}, {len(found.board.doors)} doors, {len(found.enemies)} enemies"

    def draw(self, path: Path, language: str) -> str:
        """The mission's map as an SVG document."""
        written = source.read(path)
        layout = Layout(written)
        if layout.faults:
            rule, fault = layout.faults[0]
            raise Fault(f"{path.name} can't be drawn yet: {fault} ({rule})")
        return draw.draw(layout, layout.board(), Words(language, {}, TEXTS))

    def build(self, path: Path) -> tuple[Path | None, list[str]]:
        """Nothing is built."""
        return None, [f"{path.name} needs no building: missions are played from their own files."]

    def stale(self) -> list[str]:
        """Nothing is built, so nothing is out of date."""
        return []
