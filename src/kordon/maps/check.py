"""What can be wrong with any drawn map, one sentence a fault; a game adds what is wrong by its own rules."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from importlib.resources.abc import Traversable
from itertools import combinations
from typing import NamedTuple

import shapely
from shapely.geometry import Polygon, box
from shapely.validation import explain_validity

from kordon.engine.records import RuleId
from kordon.engine.speech import LANGUAGES
from kordon.maps.compiled import ELEVATED, ENTERABLE_NAMES
from kordon.maps.format import MapSource, Space
from kordon.maps.geometry import doubled_area, is_on
from kordon.maps.ground import Ground
from kordon.maps.words import Words


class RuleIds(NamedTuple):
    """The game's rule for each kind of fault; empty where it has none."""

    file: RuleId = ""  # not in the format, or not named in a language
    shapes: RuleId = ""  # gaps, overlaps, a compiled map that was not built from them
    passages: RuleId = ""  # doorways, ladders, walkways
    sight: RuleId = ""  # distances that differ there and back


def by_rule(rule: RuleId, faults: Iterable[str]) -> list[str]:
    """The sentences, each with the rule that it is about."""
    return [f"{fault} ({rule})" if rule else fault for fault in faults]


class Named:
    """How a sentence refers to a space: by number and English name."""

    def __init__(self, source: MapSource, texts: Traversable | None) -> None:
        self.words = Words("en", source.words, texts)
        self.source = source

    def __call__(self, space: int) -> str:
        """At the start of a sentence."""
        id = self.source.spaces[space].name
        return f"Space {space} ({self.words(id)})" if id in self.words else f"Space {space}"

    def lower(self, space: int) -> str:
        """Within a sentence."""
        return "s" + self(space)[1:]


def outline_faults(source: MapSource, named: Named) -> list[str]:
    """Outlines that are none, or do not fit each other."""
    return list(_shape_faults(source, named)) or list(_fit_faults(source, named))


def _shape_faults(source: MapSource, named: Named) -> Iterator[str]:
    """Each outline for itself."""
    for space in source.spaces:
        outline = space.polygon
        if len(set(outline)) < len(outline):
            yield f"{named(space.id)} has a corner twice in its outline."
        elif not doubled_area(outline):
            yield f"{named(space.id)} has no area."
        elif not Polygon(outline).is_valid:
            yield f"{named(space.id)} crosses its own outline ({explain_validity(Polygon(outline))})."
        if any(x > source.width or y > source.height for x, y in outline):
            yield f"{named(space.id)} reaches beyond the board of {source.width} by {source.height}."


def _fit_faults(source: MapSource, named: Named) -> Iterator[str]:
    """The outlines together: no gap, no overlap but a tunnel under its walkway."""
    ground_floor = [space for space in source.spaces if space.under is None]
    tunnels = [space for space in source.spaces if space.under is not None]
    for floor in filter(None, (ground_floor, tunnels)):
        yield from _overlap_faults(floor, named)
    for tunnel in tunnels:
        yield from _tunnel_faults(source, tunnel, named)
    yield from _gap_faults(source, ground_floor, named)


def _gap_faults(source: MapSource, ground_floor: list[Space], named: Named) -> Iterator[str]:
    filled = shapely.union_all([Polygon(space.polygon) for space in ground_floor])
    for hole in shapely.get_parts(box(0, 0, source.width, source.height).difference(filled)):
        if hole.area > 0:
            x, y = hole.representative_point().coords[0]
            beside = min(ground_floor, key=lambda space: Polygon(space.polygon).distance(hole))
            yield f"There is a gap near {round(x)}, {round(y)}, beside {named.lower(beside.id)}."


def _tunnel_faults(source: MapSource, tunnel: Space, named: Named) -> Iterator[str]:
    assert tunnel.under is not None
    cover = source.spaces[tunnel.under]
    if tunnel.type != "enclosed" or cover.type != "elevated":
        yield (
            f"{named(tunnel.id)} lies under {named.lower(cover.id)}, but only an enclosed space may lie "
            "under an elevated one."
        )
    elif not Polygon(cover.polygon).covers(Polygon(tunnel.polygon)):
        yield f"{named(tunnel.id)} sticks out from under {named.lower(cover.id)}."


def _overlap_faults(floor: list[Space], named: Named) -> Iterator[str]:
    shapes = [Polygon(space.polygon) for space in floor]
    for first, second in shapely.STRtree(shapes).query(shapes, predicate="intersects").T.tolist():
        if first < second and (shared := shapes[first].intersection(shapes[second])).area > 0:
            x, y = shared.representative_point().coords[0]
            both = f"{named(floor[first].id)} and {named.lower(floor[second].id)}"
            yield f"{both} overlap near {round(x)}, {round(y)}."


def space_faults(source: MapSource, named: Named) -> Iterator[str]:
    """Rooms and walkways are part of something, and nothing else is."""
    for space in source.spaces:
        if space.type in ("enclosed", "elevated") and space.building is None:
            yield f"{named(space.id)} is {space.type} but part of no building or walkway."
        if space.type not in ("enclosed", "elevated") and space.building is not None:
            yield f"{named(space.id)} is {space.type} and can't be part of the building {space.building}."


def name_faults(source: MapSource, named: Named, texts: Traversable | None) -> Iterator[str]:
    """Names in all languages on maps that come with a game, else in every language that the file brings."""
    languages = (
        LANGUAGES if source.origin == "kordon" else [code for code in LANGUAGES if code in source.words]
    )
    for language in languages:
        words = Words(language, source.words, texts)
        if source.name not in words:
            yield f"The map's name {source.name} is not there in “{language}”."
        things = [(named(space.id), space.name) for space in source.spaces] + source.other_names()
        for called, id in things:
            if id not in words:
                yield f"{called} has no name in “{language}”: {id} is missing."


def passage_faults(ground: Ground, named: Named) -> Iterator[str]:
    """A doorway needs a wall, a ladder a drop, and both need an edge to be on."""
    source = ground.source
    seen = set()
    for called, passages, needed, lack in (
        ("doorway", source.doorways, ground.is_wall, "no wall stands there"),
        ("ladder", source.ladders, ground.is_brink, "both are on one level"),
    ):
        for passage in passages:
            a, b = sorted(passage.between)
            start = f"The {called} between {named.lower(a)} and {named.lower(b)}"
            if (a, b) in seen:
                yield f"{start} is there twice."
            elif (a, b) not in ground.shared:
                yield f"{start} is not on an edge: the two are not adjacent."
            elif source.spaces[a].type not in ENTERABLE_NAMES or source.spaces[b].type not in ENTERABLE_NAMES:
                yield f"{start} leads into a space that nobody can enter."
            elif not needed(a, b):
                yield f"{start} has no use: {lack}."
            elif called == "doorway" and ground.is_brink(a, b):
                yield f"{start} leads up or down: it has to be a ladder."
            elif (at := passage.at) and not any(is_on(at, *ground.view.ends(n)) for n in ground.shared[a, b]):
                yield f"{start} is drawn at {at[0]}, {at[1]}, which is not on their edge."
            seen.add((a, b))


def walkway_faults(ground: Ground, named: Named) -> Iterator[str]:
    """Elevated spaces side by side are one walkway."""
    for a, b in ground.shared:
        if ground.types[a] == ground.types[b] == ELEVATED and ground.building(a) != ground.building(b):
            yield f"{named(a)} and {named.lower(b)} are adjacent but on different walkways; give them one."


def sight_faults(far: Sequence[Sequence[int]], named: Named) -> Iterator[str]:
    """Distances that differ there and back."""
    for a, b in combinations(range(len(far)), 2):
        if far[a][b] != far[b][a]:
            both = f"{named(a)} and {named.lower(b)}"
            yield f"{both} see each other differently: {far[a][b]} one way, {far[b][a]} back."


def is_on_outline(space: Space, at: tuple[int, int]) -> bool:
    """Whether a point is on a space's border."""
    ring = space.polygon
    return any(is_on(at, a, b) for a, b in zip(ring, [*ring[1:], ring[0]], strict=True))
