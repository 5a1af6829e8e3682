"""Solo: the 21 order cards as data (SE-902, SE-906)."""

from __future__ import annotations

from importlib.resources import files
from typing import Final, Literal

import msgspec

Kind = Literal["converge", "sweep", "spot", "patrol", "reinforce", "lockdown"]
SquadName = Literal["yellow", "red", "black"]


class Order(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One order card: what is done, by which squads in which order, how often, and how far a unit moves."""

    kind: Kind
    squads: tuple[SquadName, ...]
    times: int = 1
    spaces: int = 2
    objective: int = 1  # patrol: where unit 0 goes; the others follow in number


class _File(msgspec.Struct, frozen=True):
    origin: str
    orders: tuple[Order, ...]


_DATA = msgspec.json.decode(
    files("kordon.games.sniper").joinpath("data/orders.json").read_bytes(), type=_File
)

# How hard they are is measured (SE-909).
ORDERS: Final[tuple[Order, ...]] = _DATA.orders
