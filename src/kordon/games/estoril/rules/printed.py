"""What is printed on cards and boards, as records that are read from `data/`.

`characters`, `ground` and `missions` make tables of them for the rules. They are modules of their own because
the compiled build compiles no records.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final, TypeVar

import msgspec

Printed = TypeVar("Printed")


def _read(name: str, entry: str, kind: type[Printed]) -> Printed:
    """An entry of a file of the game's data."""
    text = files("kordon.games.estoril").joinpath(f"data/{name}.json").read_bytes()
    return msgspec.convert(msgspec.json.decode(text)[entry], kind)


class Board(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One location board; its cells run clockwise from the top left before turning."""

    number: int
    cells: tuple[str, str, str, str]
    secret_areas: bool = True
    secret_reward: bool = False
    peeks: bool = True
    no_assassin: bool = False
    all_outer: bool = False
    dice: bool = False
    weakest_loses: bool = False
    favoured_flag: str = ""


class Character(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One character card."""

    name: str
    flag: str
    strength: int
    points: int
    symbols: str = ""
    woman: bool = False


class MissionCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a mission counts: a symbol, a flag, different flags, or else strength."""

    key: str
    symbol: str = ""
    flag: str = ""
    flags: tuple[str, ...] = ()


BOARDS: Final = _read("boards", "boards", tuple[Board, ...])
STARTERS: Final = _read(
    "characters", "starters", tuple[Character, ...]
)  # the cards that every seat starts with
DECK: Final = _read("characters", "deck", tuple[Character, ...])
MISSIONS: Final = _read("missions", "missions", tuple[MissionCard, ...])
MISSION_POINTS: Final = _read("missions", "points", int)
