"""What is in the box: units, squads, shot tokens, loadout cards, specialists (SE-0xx)."""

from __future__ import annotations

from typing import Final, TypeAlias

Unit: TypeAlias = int
UnitMask: TypeAlias = int
Squad: TypeAlias = int
Space: TypeAlias = int
SpaceMask: TypeAlias = int
Objective: TypeAlias = int  # 1 to 9
Loadout: TypeAlias = int  # a kind of loadout card
Specialist: TypeAlias = int
Tokens: TypeAlias = tuple[int, int, int, int]  # aim, recoil, noise, suppression

UNKNOWN: Final = -2  # something that is there, but hidden from the viewer
NO_SPACE: Final = -1  # off the board
NO_UNIT: Final = -1
NO_SEAT: Final = -1  # solo: an order card acts
NO_ORDER: Final = -1
NO_CARD: Final = -1
NO_SPECIALIST: Final = -1
NO_TOKEN: Final = -1
NO_OBJECTIVE: Final = 0
NO_SECTOR: Final = -1

# ---- sectors and objectives (SE-001, SE-006)

SECTOR_NAMES: Final = ("yellow", "red", "black", "white")
OBJECTIVES: Final = 9

# ---- units (SE-002): unit = 3 × squad + rank, rank 0 is the officer

SQUADS: Final = 3
UNITS: Final = 9
UNITS_IN_SQUAD: Final = 3
SQUAD_NAMES: Final = ("yellow", "red", "black")
UNIT_NAMES: Final = tuple(
    name for squad in SQUAD_NAMES for name in (f"officer-{squad}", f"soldier-{squad}-1", f"soldier-{squad}-2")
)
SQUAD_OF: Final = (0, 0, 0, 1, 1, 1, 2, 2, 2)
OFFICER_OF: Final = (0, 3, 6)
UNITS_OF: Final = ((0, 1, 2), (3, 4, 5), (6, 7, 8))
SOLDIERS_OF: Final = ((1, 2), (4, 5), (7, 8))
OFFICERS_MASK: Final[UnitMask] = 0b001001001
SOLDIERS_MASK: Final[UnitMask] = 0b110110110

# ---- what a unit has done this turn (SE-502)

MOVED: Final = 1
ATTACKED: Final = 2
SPOTTED: Final = 4
SWEPT: Final = 8
DEPLOYED: Final = 16
DISMISSED: Final = 32
SCOUTED: Final = 64  # may not act this turn (SE-707)
DID_NAMES: Final = ("moved", "attacked", "spotted", "swept", "deployed", "dismissed", "scouted")  # by bit

# ---- shot tokens (SE-003, SE-202)

AIM: Final = 0
RECOIL: Final = 1
NOISE: Final = 2
SUPPRESSION: Final = 3
TOKEN_NAMES: Final = ("aim", "recoil", "noise", "suppression")
CUBES: Final = 10  # SE-007
TOKENS_IN_BOX: Final = (11, 7, 9, 3)
BAG_AT_START: Final = (6, 3, 2, 0)
NO_TOKENS: Final = (0, 0, 0, 0)
AIM_WITH_FEWER: Final = 5  # SE-862

# ---- loadout cards (SE-004)

MASKING: Final = 0
MINE: Final = 1
SILENCED: Final = 2
DISTRACTION: Final = 3
TOMMY: Final = 4
TRENCH: Final = 5
LOADOUT_NAMES: Final = ("masking", "mine", "silenced", "distraction", "tommy", "trench")
LOADOUT_COPIES: Final = (2, 2, 2, 2, 1, 1)
LOADOUT_CARDS: Final = 10
CARDS_AT_START: Final = 3
RANDOM_CARDS: Final = 2  # SE-861

# ---- specialists (SE-005)

MEDIC: Final = 0
RADIO: Final = 1
SNIPER: Final = 2
KENNEL: Final = 3
JAEGER: Final = 4
SCOUT: Final = 5
SPECIALISTS: Final = 6
SPECIALIST_NAMES: Final = ("medic", "radio", "sniper", "kennel", "jaeger", "scout")
USES: Final = 2
DOGS: Final = 2

# ---- who knows the order card that lies face down (SE-902, SE-907)

NOBODY_KNOWS: Final = 0
SNIPER_KNOWS: Final = 1
ALL_KNOW: Final = 2

# ---- the countdown and the end

COUNTDOWN: Final = 10
SHORT_COUNTDOWN: Final = 7  # SE-864
WOUNDS_TO_LOSE: Final = 2
OBJECTIVES_TO_WIN: Final = 2

# ---- seats (SE-207)

SNIPER_SEAT: Final = 0
MOST_SEATS: Final = 4
# By number of seats, then by squad: the mask of the seats that may act with it.
CONTROLLERS: Final = (
    (0, 0, 0),
    (0, 0, 0),
    (0b0010, 0b0010, 0b0010),
    (0b0010, 0b0100, 0b0110),
    (0b0010, 0b0100, 0b1000),
)
