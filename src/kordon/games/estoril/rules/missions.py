"""The missions and what they count (ES-003, ES-009, ES-604)."""

from __future__ import annotations

from typing import Final, TypeAlias

from kordon.engine.bits import members
from kordon.games.estoril.rules import printed
from kordon.games.estoril.rules.characters import CHARACTERS, Card, CardMask
from kordon.games.estoril.rules.printed import MissionCard

Mission: TypeAlias = int

UNKNOWN_MISSION: Final = -2

MISSION_POINTS: Final[int] = printed.MISSION_POINTS
MISSIONS: Final[tuple[MissionCard, ...]] = printed.MISSIONS
STRENGTH_MISSION: Final[Mission] = next(i for i, mission in enumerate(MISSIONS) if mission.key == "strength")


def _value(mission: MissionCard, card: Card) -> int:
    character = CHARACTERS[card]
    if mission.symbol:
        symbols = character.symbols + ("W" if character.woman else "")
        return symbols.count(mission.symbol)
    if mission.flag:
        return int(character.flag == mission.flag)
    if mission.flags:
        return 1 << mission.flags.index(character.flag) if character.flag in mission.flags else 0
    return character.strength


_COUNTS_FLAGS: Final = [bool(mission.flags) for mission in MISSIONS]
_VALUES: Final = [[_value(mission, card) for card in range(len(CHARACTERS))] for mission in MISSIONS]


def count(mission: Mission, cards: CardMask) -> int:
    """How much of what the mission counts is on these cards."""
    values = [_VALUES[mission][card] for card in members(cards)]
    if not _COUNTS_FLAGS[mission]:
        return sum(values)
    seen = 0
    for value in values:
        seen |= value
    return seen.bit_count()
