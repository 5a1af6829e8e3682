"""What is printed on cards and boards, as records that are read from `data/`.

`boards`, `characters` and `missions` make tables of them for the rules. They are modules of their own because
the compiled build compiles no records.
"""

from __future__ import annotations

from importlib.resources import files
from typing import TypeVar

import msgspec

Record = TypeVar("Record", bound=msgspec.Struct)


def read(name: str, kind: type[Record]) -> Record:
    """A file of the game's data."""
    return msgspec.json.decode(
        files("kordon.games.estoril").joinpath(f"data/{name}.json").read_bytes(), type=kind
    )


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


class Boards(msgspec.Struct, frozen=True):
    """All of them."""

    origin: str
    boards: tuple[Board, ...]


class Character(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One character card."""

    name: str
    flag: str
    strength: int
    points: int
    symbols: str = ""
    woman: bool = False


class Characters(msgspec.Struct, frozen=True):
    """All of them: the cards that every seat starts with, and the deck."""

    origin: str
    starters: tuple[Character, ...]
    deck: tuple[Character, ...]


class MissionCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a mission counts: a symbol, a flag, different flags, or else strength."""

    key: str
    symbol: str = ""
    flag: str = ""
    flags: tuple[str, ...] = ()


class Missions(msgspec.Struct, frozen=True):
    """All of them, and what one is worth."""

    origin: str
    points: int
    missions: tuple[MissionCard, ...]
