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

# ---- phases: who is asked what

PICKING: Final = 0  # a player: which hero (WO-104)
ENTRUSTING: Final = 1  # the first player: who gets the only shared-life token (WO-903)
ACTIVATING: Final = 2  # a player: which hero's turn comes (WO-202)
HERO_TURN: Final = 3  # the active hero's player: anything of WO-3xx
ALLY_TURN: Final = 4  # the same player: what the hero's ally does (WO-802)
ENEMY_PHASE: Final = 5  # nobody; or, with a `tie`, the controller (WO-606)
LEADING: Final = 6  # the first player: who begins the next round (WO-205); in round 0 all in turn (WO-105)
OVER: Final = 7

# ---- what the active hero did this turn (WO-302)

EXHAUSTED: Final = 1
USED_MODE: Final = 2
USED_SKILL: Final = 4
KILLED: Final = 8
WAS_FATIGUED: Final = 16  # the token was there at the start, so it goes at the end (WO-203)
MOVED: Final = 32
WAS_STUNNED: Final = 64  # likewise (WO-413)
WAS_SABOTAGED: Final = 128
RELOADED: Final = 256

# ---- what the controller is asked (WO-602, WO-603, WO-604, WO-606)

NO_TIE: Final = 0
ORDER_TIE: Final = 1  # which figure acts next
TARGET_TIE: Final = 2  # which hero it goes for
AREA_TIE: Final = 3  # which noisy area it goes to
SQUARE_TIE: Final = 4  # on which square it ends
TIE_NAMES: Final = ("", "order", "target", "area", "square")

# ---- questions that wait in `pending`: the player of that slot's hero answers the first of them

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
