"""Who can see past what (SE-852 … SE-856), as data for the shared sight lines of `kordon.maps.sight`."""

# Not compiled: works on drawings, with Shapely, which a build does not need.
from __future__ import annotations

from typing import Final

from kordon.maps.sight import SightRules
from kordon.maps.terrain import ELEVATED, ENCLOSED, OBSTRUCTION, OPEN, TYPE_NAMES, WATER

# Three ways of looking, each with its own blocking spaces: over open ground (SE-852), from room to room
# (SE-853), from height to height (SE-854).
ACROSS: Final = 1
INDOORS: Final = 2
OVERHEAD: Final = 4
_LOOKS: Final = {
    OPEN: ACROSS,
    ENCLOSED: ACROSS | INDOORS,
    ELEVATED: ACROSS | OVERHEAD,
    WATER: 0,
    OBSTRUCTION: 0,
}
# Water is open ground to a line (SE-111), and what is elevated blocks all that is not from height to height
# (SE-855).
_BLOCKS: Final = {
    OPEN: INDOORS,
    WATER: INDOORS,
    ENCLOSED: ACROSS,
    ELEVATED: ACROSS | INDOORS,
    OBSTRUCTION: ACROSS | INDOORS | OVERHEAD,
}

# The lines themselves (SE-851), and the tunnels under walkways (SE-858), are those of `kordon.maps.sight`.
SIGHT: Final = SightRules(
    looks=tuple(_LOOKS[kind] for kind in range(len(TYPE_NAMES))),
    blocks=tuple(_BLOCKS[kind] for kind in range(len(TYPE_NAMES))),
    # SE-856: between elevated and enclosed the line must pass through an open space. Water is open ground
    # that nobody can stand on, and everything else on such a line blocks it.
    needs_ground=frozenset([frozenset((ELEVATED, ENCLOSED))]),
)
