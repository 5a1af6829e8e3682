"""Numbers and names that the whole game shares."""

from __future__ import annotations

from typing import Final, TypeAlias

Square: TypeAlias = int  # y · width + x on the mission's grid
SquareMask: TypeAlias = int
Area: TypeAlias = int  # a room or corridor tile
AreaMask: TypeAlias = int
Slot: TypeAlias = int  # one of the four heroes of this game, in the order they were picked
SlotMask: TypeAlias = int
Target: TypeAlias = int
"""Whom enemies can go for: 0 to 3 the hero of that slot, 4 to 7 the ally of the hero in slot − 4 (WO-802)."""

NOWHERE: Final = -1
NOBODY: Final = -1
NO_FIGURE: Final = -1
NO_CARD: Final = -1

SLOTS: Final = 4  # always four heroes (WO-104)
ALL_SLOTS: Final = (1 << SLOTS) - 1
ALLY: Final = 4  # the ally of a slot is the target slot + ALLY
MOST_SEATS: Final = 4

# ---- the die (WO-004, WO-009): a face by each of the twelve numbers

BLANK, RELOAD, SHIELD, HEART = range(4)
FACE_NAMES: Final = ("blank", "reload", "shield", "heart")
DIE: Final = (HEART,) * 4 + (SHIELD,) * 4 + (RELOAD,) * 2 + (BLANK,) * 2
SIDES: Final = len(DIE)

# ---- questions that wait in `pending` (`rules.glory_and_gear.questions`)

WHICH_AMMUNITION: Final = 0  # (kind, slot): the answer is a kind of ammunition
WHICH_OPTION: Final = 1  # (kind, slot, event card, square): the answer is the number of an option
WHICH_CARD: Final = 2  # (kind, slot, equipment card, equipment card): the answer is the card to keep
WHICH_SPOIL: Final = 3  # (kind, slot, cards): the answer is the card to bring; weapons from SPOIL_WEAPONS on
SPOIL_WEAPONS: Final = 100

# ---- prices in action points (WO-301)

STEP_AP: Final = 1
DIFFICULT_AP: Final = 2
TRAVEL_AP: Final = 1
OPEN_AP: Final = 1
BURN_AP: Final = 1
SEARCH_AP: Final = 1
RELOAD_AP: Final = 2


def half(points: int) -> int:
    """Half of the action points, rounded up (WO-962)."""
    return (points + 1) // 2
