"""The missions and what they count (ES-003, ES-009, ES-604), and the record of a final score."""

from __future__ import annotations

from importlib.resources import files
from typing import Final, TypeAlias

import msgspec

from kordon.engine.bits import members
from kordon.games.estoril.rules.characters import CHARACTERS, Card, CardMask

Mission: TypeAlias = int

UNKNOWN_MISSION: Final = -2


class MissionCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a mission counts: a symbol, a flag, different flags, or else strength."""

    key: str
    symbol: str = ""
    flag: str = ""
    flags: tuple[str, ...] = ()


class _File(msgspec.Struct, frozen=True):
    origin: str
    points: int
    missions: tuple[MissionCard, ...]


_DATA = msgspec.json.decode(
    files("kordon.games.estoril").joinpath("data/missions.json").read_bytes(), type=_File
)
MISSION_POINTS: Final = _DATA.points
MISSIONS: Final = _DATA.missions
STRENGTH_MISSION: Final[Mission] = next(i for i, mission in enumerate(MISSIONS) if mission.key == "strength")


class Scores(msgspec.Struct, frozen=True):
    """The final score, by seat, and within `missions` by mission."""

    discards: tuple[int, ...]
    characters: tuple[int, ...]
    missions: tuple[tuple[int, ...], ...]
    missions_won: tuple[int, ...]
    recruits: tuple[int, ...]
    totals: tuple[int, ...]


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


_VALUES: Final = [[_value(mission, card) for card in range(len(CHARACTERS))] for mission in MISSIONS]


def count(mission: Mission, cards: CardMask) -> int:
    """How much of what the mission counts is on these cards."""
    values = _VALUES[mission]
    if MISSIONS[mission].flags:
        seen = 0
        for card in members(cards):
            seen |= values[card]
        return seen.bit_count()
    return sum(values[card] for card in members(cards))
