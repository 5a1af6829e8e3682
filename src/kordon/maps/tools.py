"""What `kordon map` does with maps that are drawn as polygons: check, draw, build.

A game subclasses `DrawnMaps`. The attributes are its data, and what only its rules know.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, ClassVar, TypeAlias

import msgspec

from kordon.engine.errors import Fault
from kordon.engine.records import RuleId
from kordon.maps import build, check, compiled, format
from kordon.maps.check import Named, RuleIds, by_rule
from kordon.maps.compiled import ENTERABLE_NAMES, CompiledFile
from kordon.maps.format import MapSource
from kordon.maps.ground import Ground
from kordon.maps.sheet import Drawing, Sheet
from kordon.maps.sight import SightRules
from kordon.maps.words import Words

Checks: TypeAlias = Mapping[str, tuple[tuple[RuleId, Callable[..., Iterable[str]]], ...]]
"""What can be wrong by a game's own rules, each with its rule, by when it is looked for: `plan`, the entries
of a map apart from their shapes; `drawing`, those of them that keep it from being drawn; `layout`, how spaces
lie beside each other; `routes`, the ways over a map that is otherwise sound; `sight`, who sees whom."""


class DrawnMaps:
    """A game's drawn maps: an implementation of the engine's `MapTools`."""

    folder: ClassVar[Path]  # holds `NAME.json` and the compiled map for every map the game brings
    names: ClassVar[tuple[str, ...]]
    sight: ClassVar[SightRules]
    texts: ClassVar[Traversable | None] = None  # holds `LANGUAGE/maps.ftl`, the names on the game's own maps
    rules: ClassVar[RuleIds] = RuleIds()
    sheet: ClassVar[Sheet] = Sheet()
    source_type: ClassVar[type[MapSource]] = MapSource
    compiled_type: ClassVar[type[CompiledFile]] = CompiledFile

    checks: ClassVar[Checks] = {}

    def table_fields(self, source: Any) -> dict[str, Any]:
        """What the game's compiled maps hold besides the common fields; `source` is of its `source_type`."""
        return {}

    def own_faults(self, when: str, *given: Any) -> list[str]:
        """What the game's own checks find."""
        return [fault for rule, check in self.checks.get(when, ()) for fault in by_rule(rule, check(*given))]

    # ---- what the command asks for

    def sources(self) -> dict[str, Path]:
        """By name: the source file of every map that the game brings."""
        return {name: self.folder / f"{name}.json" for name in self.names}

    def faults(self, path: Path) -> list[str]:
        """All faults of a map file, and of the compiled map beside it if there is one."""
        source, faults = self._read(path)
        if source is None:
            return faults
        if not build.table_path(path).exists():
            return self.source_faults(source)
        return self.shape_faults(source) or self.table_faults(path, source)

    def summary(self, path: Path) -> str:
        """One line about a map without faults."""
        source = format.read(path, self.source_type)
        entered = sum(space.type in ENTERABLE_NAMES for space in source.spaces)
        passages = f"{len(source.doorways)} doorways, {len(source.ladders)} ladders"
        return f"{source.map}: {entered} spaces to enter, {len(source.spaces) - entered} more, {passages}"

    def draw(self, path: Path, language: str) -> str:
        """The map as an SVG document, with names in a language."""
        source = format.read(path, self.source_type)
        faults = self.picture_faults(source)
        if faults:
            raise Fault(f"{path.name} can't be drawn yet: {faults[0]}")
        return self.picture(source, language)

    def build(self, path: Path) -> tuple[Path | None, list[str]]:
        """Write the compiled map beside its source; the file written, or None and the map's faults."""
        source, faults = self._read(path)
        if source is None:
            return None, faults
        faults = self.shape_faults(source)
        if faults:
            return None, faults
        made = self.compiled(source, path.read_bytes())
        faults = self.distance_faults(Ground(source), made.distance)
        if faults:
            return None, faults
        target = build.table_path(path)
        target.write_bytes(build.encode(made))
        return target, []

    def stale(self) -> list[str]:
        """The maps whose compiled form was not built from their source by this version."""
        return [
            name for name, path in self.sources().items() if not build.is_current(path, self.compiled_type)
        ]

    # ---- a map that has been read

    def source_faults(self, source: MapSource) -> list[str]:
        """All faults of a map; lines of sight are drawn only when all else is sound."""
        faults = self.shape_faults(source)
        if not faults:
            ground = Ground(source)
            faults += self.distance_faults(ground, ground.distances(self.sight))
        return faults

    def shape_faults(self, source: MapSource) -> list[str]:
        """All faults but those of sight; what rests on the shapes is looked at only where they fit."""
        rules, named = self.rules, Named(source, self.texts)
        faults = by_rule(rules.shapes, check.outline_faults(source, named))
        faults += by_rule(rules.shapes, check.space_faults(source, named))
        faults += self.own_faults("plan", source, named)
        faults += by_rule(rules.file, check.name_faults(source, named, self.texts))
        if faults:
            return faults
        ground = Ground(source)
        faults += by_rule(rules.passages, check.passage_faults(ground, named))
        faults += by_rule(rules.passages, check.walkway_faults(ground, named))
        faults += self.own_faults("layout", source, ground, named)
        return faults or self.own_faults("routes", source, ground, named)

    def picture_faults(self, source: MapSource) -> list[str]:
        """What keeps a map from being drawn: shapes that don't fit, passages on no edge."""
        named = Named(source, self.texts)
        faults = by_rule(self.rules.shapes, check.outline_faults(source, named))
        if not faults:
            faults += by_rule(self.rules.passages, check.passage_faults(Ground(source), named))
        return faults + self.own_faults("drawing", source, named)

    def distance_faults(self, ground: Ground, far: Sequence[Sequence[int]]) -> list[str]:
        """Distances that differ there and back, and those that the game's rules forbid."""
        named = Named(ground.source, self.texts)
        faults = by_rule(self.rules.sight, check.sight_faults(far, named))
        return faults + self.own_faults("sight", ground, far, named)

    def table_faults(self, path: Path, source: MapSource) -> list[str]:
        """The faults of a compiled map: built from something else, or changed by hand afterwards."""
        target = build.table_path(path)
        try:
            if not build.is_current(path, self.compiled_type):
                differs = f"The compiled map {target.name} was not built from this map by this version"
                return by_rule(self.rules.shapes, [f"{differs}; build it again."])
            kept = compiled.read(target, self.compiled_type)
        except Fault as fault:
            return [str(fault)]
        # Where labels go is rounded by the geometry library; everything else is exact.
        again = msgspec.structs.replace(self.compiled(source, path.read_bytes()), labels=kept.labels)
        faults = self.distance_faults(Ground(source), kept.distance)
        if not faults and kept != again:
            by_hand = f"The compiled map {target.name} was changed by hand; build it again."
            faults += by_rule(self.rules.shapes, [by_hand])
        return faults

    def compiled(self, source: MapSource, content: bytes) -> Any:
        """The compiled form of a map without faults; `content` is the source file's, for its hash."""
        common = build.common_fields(Ground(source), content, self.sight)
        return self.compiled_type(**common, **self.table_fields(source))

    def picture(self, source: MapSource, language: str) -> str:
        """The picture of a map that can be drawn."""
        return Drawing(source, Words(language, source.words, self.texts), self.sheet).document()

    def _read(self, path: Path) -> tuple[MapSource | None, list[str]]:
        source, faults = format.read_faults(path, self.source_type)
        return source, by_rule(self.rules.file, faults)
