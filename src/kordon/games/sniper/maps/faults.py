"""What makes a drawn map one of Sniper Elite's: sectors, objectives, starts, entrances, ways and sight."""

# Not compiled: works on drawings, with Shapely, which a build does not need.
from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final

from kordon.games.sniper.maps.source import Entrance, MapSource
from kordon.games.sniper.pieces import OBJECTIVES, SECTOR_NAMES
from kordon.maps.check import Named, is_on_outline
from kordon.maps.compiled import ENTERABLE_NAMES
from kordon.maps.ground import Ground, choke_points, moves_to

FEWEST_MOVES: Final = 5
MOST_MOVES: Final = 9
SOLDIERS: Final = 2


def space_faults(source: MapSource, named: Named) -> Iterator[str]:
    """What a space says about itself."""
    for space in source.spaces:
        entered = space.type in ENTERABLE_NAMES
        if entered and space.sector is None:
            yield f"{named(space.id)} is in no sector."
        if space.difficult and space.type != "open":
            yield f"{named(space.id)} is {space.type}; only open spaces are difficult."
        if not entered and (space.objective is not None or space.start is not None):
            yield f"{named(space.id)} is {space.type}: it can hold neither an objective nor a start mark."


def objective_faults(source: MapSource, named: Named) -> Iterator[str]:
    """SE-006, SE-805: nine objectives, three in one sector and two in each other."""
    numbered = [space for space in source.spaces if space.objective is not None]
    counts = Counter(space.objective for space in numbered)
    for number in sorted(set(range(1, OBJECTIVES + 1)) - counts.keys()):
        yield f"Objective {number} is missing."
    for space in numbered:
        start = f"{named(space.id)} is objective {space.objective}"
        if space.objective not in range(OBJECTIVES + 1):
            yield f"{start}, but there are only {OBJECTIVES}."
        elif counts[space.objective] > 1:
            yield f"{start}, and so is another space."
        if space.objective_name is None:
            yield f"{start}, which has no name."
    yield from _share_faults(Counter(space.sector for space in numbered))


def _share_faults(shares: Counter[str | None]) -> Iterator[str]:
    if sorted(shares[sector] for sector in SECTOR_NAMES) != [2, 2, 2, 3]:
        told = ", ".join(f"{sector} {shares[sector]}" for sector in SECTOR_NAMES)
        yield f"One sector has to hold three objectives and each other two; now it is {told}."


def start_faults(source: MapSource, named: Named) -> Iterator[str]:
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


def entrance_faults(source: MapSource, named: Named) -> Iterator[str]:
    """SE-109: one arrow a sector, from the board's border into a space of that sector."""
    counts = Counter(entrance.sector for entrance in source.entrances)
    for sector in SECTOR_NAMES:
        if counts[sector] != 1:
            yield f"The {sector} sector has {counts[sector]} entrances, not 1."
    for entrance in source.entrances:
        space = source.spaces[entrance.space]
        x, y = entrance.at
        if space.type not in ENTERABLE_NAMES:
            yield f"The {entrance.sector} entrance leads to {named.lower(space.id)}, which nobody can enter."
        elif space.sector != entrance.sector:
            yield (
                f"The {entrance.sector} entrance leads into the wrong sector: {named.lower(space.id)} is "
                f"{space.sector}."
            )
        if x not in (0, source.width) and y not in (0, source.height):
            yield f"The {entrance.sector} entrance at {x}, {y} is not on the board's border."
        elif not is_on_outline(space, entrance.at):
            yield f"The {entrance.sector} entrance at {x}, {y} is not on the edge of {named.lower(space.id)}."


def arrow_faults(source: MapSource, named: Named) -> Iterator[str]:
    """Entrances whose arrows can't be drawn: they are not on the border."""
    return (fault for fault in entrance_faults(source, named) if " is not on the " in fault)


def sector_faults(source: MapSource, ground: Ground, named: Named) -> Iterator[str]:
    """SE-001: only the white sector may lie in several parts."""
    near = ground.neighbours()
    for sector in SECTOR_NAMES[:3]:
        spaces = {
            space.id for space in source.spaces if space.sector == sector and space.type in ENTERABLE_NAMES
        }
        if not spaces:
            yield f"There is no {sector} sector."
            continue
        within = [[other for other in others if other in spaces] for others in near]
        largest = max((moves_to(start, within) for start in spaces), key=len)
        for space in sorted(spaces - largest.keys()):
            yield f"{named(space)} is in the wrong sector: it does not touch the rest of the {sector} one."


def reach_faults(source: MapSource, ground: Ground, named: Named) -> Iterator[str]:
    """Every space can be walked to, and every objective from each legal entrance by two ways (SE-805)."""
    steps = ground.steps()
    entered = {space.id for space in source.spaces if space.type in ENTERABLE_NAMES}
    home = source.entrances[0].space
    reached = moves_to(home, steps)
    for space in sorted(entered - reached.keys()):
        yield f"{named(space)} can't be reached."
    if entered - reached.keys():
        return
    for entrance in source.entrances:
        yield from _way_faults(source, entrance, steps, named)


def _way_faults(
    source: MapSource, entrance: Entrance, steps: Sequence[Sequence[int]], named: Named
) -> Iterator[str]:
    """From an entrance: how far the nearest objective is, and what cuts one off."""
    moves = moves_to(entrance.space, steps)
    legal = [
        space for space in source.spaces if space.objective is not None and space.sector != entrance.sector
    ]
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


def house_faults(ground: Ground, far: Sequence[Sequence[int]], named: Named) -> Iterator[str]:
    """SE-853: all rooms of one building see each other."""
    for a, b in combinations(range(len(far)), 2):
        if not far[a][b] and not far[b][a] and ground.is_same_house(a, b):
            yield (
                f"{named(a)} and {named.lower(b)} are rooms of one building but can't see each other; "
                "straighten it or make it two buildings."
            )
