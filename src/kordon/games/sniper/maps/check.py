"""Everything that can be wrong with a drawn map, said in one sentence each, all at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from pathlib import Path
from typing import Final

import msgspec
import shapely
from shapely.geometry import Polygon, box
from shapely.validation import explain_validity

from kordon.engine.errors import Fault
from kordon.engine.records import RuleId
from kordon.games.sniper.maps import build, format, table
from kordon.games.sniper.maps.build import Ground
from kordon.games.sniper.maps.format import MapSource, Space
from kordon.games.sniper.maps.geometry import doubled_area, is_between
from kordon.games.sniper.maps.routes import choke_points, moves_to
from kordon.games.sniper.maps.table import ELEVATED, OBJECTIVES, SECTOR_NAMES
from kordon.games.sniper.maps.words import LANGUAGES, Words

FEWEST_MOVES: Final = 5
MOST_MOVES: Final = 9
SOLDIERS: Final = 2


def check_file(path: Path) -> list[str]:
    """All faults of a map file, and of the table beside it if there is one."""
    source, faults = format.read_faults(path)
    if source is None:
        return by_rule("SE-807", faults)
    if not build.table_path(path).exists():
        return check(source)
    return plan_faults(source) or table_faults(path, source)


def check(source: MapSource) -> list[str]:
    """All faults of a map; lines of sight are drawn only on a plan that is sound."""
    faults = plan_faults(source)
    if not faults:
        ground = Ground(source)
        faults += sight_faults(ground, ground.distances())
    return faults


def plan_faults(source: MapSource) -> list[str]:
    """All faults but those of sight; what rests on the shapes is looked at only where they fit."""
    named = _Named(source)
    faults = _outline_faults(source, named)
    faults += by_rule("SE-801", _space_faults(source, named))
    faults += by_rule("SE-805", _objective_faults(source, named))
    faults += by_rule("SE-205", _start_faults(source, named))
    faults += by_rule("SE-109", _entrance_faults(source, named))
    faults += by_rule("SE-807", _name_faults(source, named))
    if faults:
        return faults
    ground = Ground(source)
    faults += by_rule("SE-105", _passage_faults(source, ground, named))
    faults += by_rule("SE-105", _building_faults(ground, named))
    faults += by_rule("SE-001", _sector_faults(source, ground, named))
    if not faults:
        faults += by_rule("SE-805", _reach_faults(source, ground, named))
    return faults


def by_rule(rule: RuleId, faults: Iterable[str]) -> list[str]:
    """The sentences, each with the rule that it is about."""
    return [f"{fault} ({rule})" for fault in faults]


def _outline_faults(source: MapSource, named: _Named) -> list[str]:
    """Outlines that are none, or do not fit each other."""
    alone = by_rule("SE-801", _shape_faults(source, named))
    return alone or by_rule("SE-801", _fit_faults(source, named))


def drawing_faults(source: MapSource) -> list[str]:
    """What keeps a map from being drawn: shapes that don't fit, passages on no edge, arrows on no border."""
    named = _Named(source)
    faults = _outline_faults(source, named)
    if not faults:
        faults += by_rule("SE-105", _passage_faults(source, Ground(source), named))
    arrows = [fault for fault in _entrance_faults(source, named) if " is not on the " in fault]
    return faults + by_rule("SE-109", arrows)


def table_faults(path: Path, source: MapSource) -> list[str]:
    """The faults of a generated table: made from something else, or changed by hand afterwards."""
    name = build.table_path(path).name
    try:
        if not build.current(path):
            return by_rule(
                "SE-801", [f"The table {name} was not made from this map by this version; build it again."]
            )
        made = table.read(build.table_path(path))
    except Fault as fault:
        return [str(fault)]
    # Where labels go is rounded by the geometry library; everything else is exact.
    again = msgspec.structs.replace(build.build(source, path.read_bytes()), labels=made.labels)
    faults = sight_faults(Ground(source), made.distance)
    if not faults and made != again:
        faults += by_rule("SE-801", [f"The table {name} was changed by hand; build it again."])
    return faults


def sight_faults(ground: Ground, far: Sequence[Sequence[int]]) -> list[str]:
    """Distances that differ there and back (SE-859), and rooms of one building out of sight (SE-853)."""
    named = _Named(ground.source)
    faults: list[str] = []
    for a, b in combinations(range(len(far)), 2):
        both = f"{named(a)} and {named.lower(b)}"
        if far[a][b] != far[b][a]:
            differ = f"{both} see each other differently: {far[a][b]} one way, {far[b][a]} back."
            faults += by_rule("SE-859", [differ])
        elif not far[a][b] and ground.is_same_house(a, b):
            hidden = (
                f"{both} are rooms of one building but can't see each other; "
                "straighten it or make it two buildings."
            )
            faults += by_rule("SE-853", [hidden])
    return faults


class _Named:
    """How a sentence calls a space: by number and English name."""

    def __init__(self, source: MapSource) -> None:
        self.words = Words("en", source.words)
        self.source = source

    def __call__(self, space: int) -> str:
        id = self.source.spaces[space].name
        return f"Space {space} ({self.words(id)})" if id in self.words else f"Space {space}"

    def lower(self, space: int) -> str:
        """The same within a sentence."""
        return "s" + self(space)[1:]


def _shape_faults(source: MapSource, named: _Named) -> Iterator[str]:
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


def _fit_faults(source: MapSource, named: _Named) -> Iterator[str]:
    """The outlines together: no gap, no overlap but a tunnel under its walkway (SE-801)."""
    ground_floor = [space for space in source.spaces if space.under is None]
    tunnels = [space for space in source.spaces if space.under is not None]
    for floor in filter(None, (ground_floor, tunnels)):
        shapes = [Polygon(space.polygon) for space in floor]
        tree = shapely.STRtree(shapes)
        for first, second in tree.query(shapes, predicate="intersects").T.tolist():
            if first < second:
                shared = shapes[first].intersection(shapes[second])
                if shared.area > 0:
                    x, y = shared.representative_point().coords[0]
                    yield (
                        f"{named(floor[first].id)} and {named.lower(floor[second].id)} overlap near "
                        f"{round(x)}, {round(y)}."
                    )
    for tunnel in tunnels:
        assert tunnel.under is not None
        cover = source.spaces[tunnel.under]
        if tunnel.type != "enclosed" or cover.type != "elevated":
            yield (
                f"{named(tunnel.id)} lies under {named.lower(cover.id)}, but only an enclosed space may lie "
                "under an elevated one."
            )
        elif not Polygon(cover.polygon).covers(Polygon(tunnel.polygon)):
            yield f"{named(tunnel.id)} sticks out from under {named.lower(cover.id)}."
    filled = shapely.union_all([Polygon(space.polygon) for space in ground_floor])
    for hole in shapely.get_parts(box(0, 0, source.width, source.height).difference(filled)):
        if hole.area > 0:
            x, y = hole.representative_point().coords[0]
            beside = min(ground_floor, key=lambda space: Polygon(space.polygon).distance(hole))
            yield f"There is a gap near {round(x)}, {round(y)}, beside {named.lower(beside.id)}."


def _space_faults(source: MapSource, named: _Named) -> Iterator[str]:
    """What a space says of itself."""
    for space in source.spaces:
        entered = space.type in build.ENTERED
        if entered and space.sector is None:
            yield f"{named(space.id)} is in no sector."
        if space.difficult and space.type != "open":
            yield f"{named(space.id)} is {space.type}; only open spaces are difficult."
        if space.type in ("enclosed", "elevated") and space.building is None:
            yield f"{named(space.id)} is {space.type} but part of no building or walkway."
        if space.type not in ("enclosed", "elevated") and space.building is not None:
            yield f"{named(space.id)} is {space.type} and can't be part of the building {space.building}."
        if not entered and (space.objective is not None or space.start is not None):
            yield f"{named(space.id)} is {space.type}: it can hold neither an objective nor a start mark."


def _objective_faults(source: MapSource, named: _Named) -> Iterator[str]:
    """SE-006, SE-805: nine objectives, three in one sector and two in each other."""
    numbered = [space for space in source.spaces if space.objective is not None]
    counts = Counter(space.objective for space in numbered)
    for number in range(1, OBJECTIVES + 1):
        if not counts[number]:
            yield f"Objective {number} is missing."
    for space in numbered:
        assert space.objective is not None
        if space.objective > OBJECTIVES:
            yield f"{named(space.id)} is objective {space.objective}, but there are only {OBJECTIVES}."
        elif counts[space.objective] > 1:
            yield f"{named(space.id)} is objective {space.objective}, and so is another space."
        if space.objective_name is None:
            yield f"{named(space.id)} is objective {space.objective}, which has no name."
    shares = Counter(space.sector for space in numbered)
    if sorted(shares[sector] for sector in SECTOR_NAMES) != [2, 2, 2, 3]:
        told = ", ".join(f"{sector} {shares[sector]}" for sector in SECTOR_NAMES)
        yield f"One sector has to hold three objectives and each other two; now it is {told}."


def _start_faults(source: MapSource, named: _Named) -> Iterator[str]:
    """SE-205: an officer and two soldiers for each squad, in its own sector."""
    marks = [(space.start, space) for space in source.spaces if space.start is not None]
    for squad in SECTOR_NAMES[:3]:
        for rank, wanted in (("officer", 1), ("soldier", SOLDIERS)):
            found = sum(mark.squad == squad and mark.rank == rank for mark, _ in marks)
            if found != wanted:
                yield f"The {squad} squad has {found} start marks for its {rank}, not {wanted}."
    for mark, space in marks:
        if space.sector != mark.squad:
            yield f"{named(space.id)} is a {mark.squad} start in the wrong sector ({space.sector})."


def _entrance_faults(source: MapSource, named: _Named) -> Iterator[str]:
    """SE-109: one arrow a sector, from the board's border into a space of that sector."""
    counts = Counter(entrance.sector for entrance in source.entrances)
    for sector in SECTOR_NAMES:
        if counts[sector] != 1:
            yield f"The {sector} sector has {counts[sector]} entrances, not 1."
    for entrance in source.entrances:
        space = source.spaces[entrance.space]
        x, y = entrance.at
        if space.type not in build.ENTERED:
            yield f"The {entrance.sector} entrance leads to {named.lower(space.id)}, which nobody can enter."
        elif space.sector != entrance.sector:
            yield (
                f"The {entrance.sector} entrance leads into the wrong sector: {named.lower(space.id)} is "
                f"{space.sector}."
            )
        if x not in (0, source.width) and y not in (0, source.height):
            yield f"The {entrance.sector} entrance at {x}, {y} is not on the board's border."
        elif not _on_outline(space, entrance.at):
            yield f"The {entrance.sector} entrance at {x}, {y} is not on the edge of {named.lower(space.id)}."


def _name_faults(source: MapSource, named: _Named) -> Iterator[str]:
    """Names in all three languages on our own maps, and in every language that a map file brings along."""
    languages = (
        LANGUAGES if source.origin == "kordon" else [code for code in LANGUAGES if code in source.words]
    )
    for language in languages:
        words = Words(language, source.words)
        if source.name not in words:
            yield f"The map's name {source.name} is not there in “{language}”."
        for space in source.spaces:
            if space.name not in words:
                yield f"{named(space.id)} has no name in “{language}”: {space.name} is missing."
            if space.objective_name is not None and space.objective_name not in words:
                lack = f"{space.objective_name} is missing"
                yield f"Objective {space.objective} has no name in “{language}”: {lack}."


def _passage_faults(source: MapSource, ground: Ground, named: _Named) -> Iterator[str]:
    """A doorway needs a wall, a ladder a drop, and both need an edge to be on (SE-105)."""
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
            elif source.spaces[a].type not in build.ENTERED or source.spaces[b].type not in build.ENTERED:
                yield f"{start} leads into a space that nobody can enter."
            elif not needed(a, b):
                yield f"{start} has no use: {lack}."
            elif called == "doorway" and ground.is_brink(a, b):
                yield f"{start} leads up or down: it has to be a ladder."
            elif passage.at is not None and not _on_shared_edge(ground, (a, b), passage.at):
                yield f"{start} is drawn at {passage.at[0]}, {passage.at[1]}, which is not on their edge."
            seen.add((a, b))


def _building_faults(ground: Ground, named: _Named) -> Iterator[str]:
    """A walkway is one piece of a kind; so is a building."""
    for a, b in ground.shared:
        if ground.types[a] == ground.types[b] == ELEVATED and ground.building(a) != ground.building(b):
            yield f"{named(a)} and {named.lower(b)} are adjacent but on different walkways; give them one."


def _sector_faults(source: MapSource, ground: Ground, named: _Named) -> Iterator[str]:
    """SE-001: only the white sector may lie in several parts."""
    near = ground.neighbours()
    for sector in SECTOR_NAMES[:3]:
        spaces = {
            space.id for space in source.spaces if space.sector == sector and space.type in build.ENTERED
        }
        if not spaces:
            yield f"There is no {sector} sector."
            continue
        largest = max((_joined(start, spaces, near) for start in spaces), key=len)
        for space in sorted(spaces - largest):
            yield f"{named(space)} is in the wrong sector: it does not touch the rest of the {sector} one."


def _reach_faults(source: MapSource, ground: Ground, named: _Named) -> Iterator[str]:
    """Every space can be walked to, and every objective from each legal entrance by two ways (SE-805)."""
    steps = ground.steps()
    entered = {space.id for space in source.spaces if space.type in build.ENTERED}
    home = source.entrances[0].space
    reached = moves_to(home, steps)
    for space in sorted(entered - reached.keys()):
        yield f"{named(space)} can't be reached."
    if entered - reached.keys():
        return
    objectives = [space for space in source.spaces if space.objective is not None]
    for entrance in source.entrances:
        moves = moves_to(entrance.space, steps)
        legal = [space for space in objectives if space.sector != entrance.sector]
        # The arrow is off the board, so that entering its space is the first move (SE-301).
        nearest = min(legal, key=lambda space: moves[space.id])
        far = moves[nearest.id] + 1
        if not FEWEST_MOVES <= far <= MOST_MOVES:
            yield (
                f"From the {entrance.sector} entrance the nearest objective, {named.lower(nearest.id)}, "
                f"is {far} moves away, not {FEWEST_MOVES} to {MOST_MOVES}."
            )
        for goal in legal:
            for choke in choke_points(entrance.space, goal.id, steps):
                way = f"objective {goal.objective} off from the {entrance.sector} entrance"
                yield f"{named(choke)} alone cuts {way}."


def _joined(start: int, among: set[int], near: list[list[int]]) -> set[int]:
    part, rest = {start}, [start]
    while rest:
        for space in near[rest.pop()]:
            if space in among and space not in part:
                part.add(space)
                rest.append(space)
    return part


def _on_outline(space: Space, at: tuple[int, int]) -> bool:
    ring = space.polygon
    return at in ring or any(is_between(at, a, b) for a, b in zip(ring, [*ring[1:], ring[0]], strict=True))


def _on_shared_edge(ground: Ground, pair: tuple[int, int], at: tuple[int, int]) -> bool:
    corners = ground.view.corners
    for number in ground.shared[pair]:
        edge = ground.view.edges[number]
        ends = corners[edge.a], corners[edge.b]
        if at in ends or is_between(at, *ends):
            return True
    return False
