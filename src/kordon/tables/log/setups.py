"""What a table is set up with, and the words for who and what is at it.

A set-up is stored: fields may be added with a default, nothing may be renamed.
"""

from __future__ import annotations

from typing import Any, Final, Literal, TypeAlias

import msgspec

from kordon.engine.records import Seat

PlayerId: TypeAlias = str
TableId: TypeAlias = str
By: TypeAlias = Literal["person", "bot", "stand-in", "forced"]
ClockKind: TypeAlias = Literal["none", "move", "game"]
Agreement: TypeAlias = Literal["open-view", "hints"]
"""What is done only if every person at the table agreed before the start."""

Viewer: TypeAlias = Seat
"""Whose picture somebody is shown: a seat's, SPECTATOR's or OPEN's."""

Pace: TypeAlias = Literal["calm", "brisk", "at-once"]

NOBODY: Final[PlayerId] = ""


class Clock(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How long a seat may think: no limit, or a number of seconds per move or for the whole game."""

    kind: ClockKind = "none"
    seconds: int = 0


class Setup(msgspec.Struct, frozen=True, omit_defaults=True):
    """Everything fixed when a table is created. It holds the seed: no part of it is ever sent as it is."""

    game: str
    rules_version: int = msgspec.field(name="rules")
    options: dict[str, Any]
    seats: int
    seed: bytes
    host: PlayerId
    invitation: str  # lets its holder watch and sit down at a table that is not public
    at: int
    public: bool = True
    languages: tuple[str, ...] = ()
    clock: Clock = Clock()
    chat: bool = True
    spectators: bool = True
    open_view: bool = False  # whether the delayed all-seeing view is proposed to those who sit down
    pace: Pace = "brisk"


encode_setup = msgspec.json.Encoder().encode
decode_setup = msgspec.json.Decoder(Setup).decode
