"""The vocabulary of goals: what a mission asks for (WO-951)."""

from __future__ import annotations

from typing import TypeAlias

import msgspec


class Record(msgspec.Struct, frozen=True, gc=False, tag_field="goal", forbid_unknown_fields=True):
    """The base of goals."""


class OfObjective(Record, frozen=True):
    """A hero works on an objective token, from a neighbouring square."""

    objective: str
    cost: int = 1


class Kill(Record, frozen=True, tag="kill"):
    """So many enemies of a kind die; 0 means all that stand on the map at the start."""

    enemy: str
    count: int = 1


class Take(OfObjective, frozen=True, tag="take"):
    """A hero takes the objective token from a neighbouring square."""


class Destroy(OfObjective, frozen=True, tag="destroy"):
    """A hero destroys what the objective token stands for, from a neighbouring square."""


class Carry(OfObjective, frozen=True, tag="carry"):
    """A hero takes the objective token and reaches a hero start with it (WO-456)."""


class Leave(Record, frozen=True, tag="leave"):
    """With all other goals done, so many heroes reach a hero start, or all that live (WO-909)."""

    heroes: int = 4


class Finish(Record, frozen=True, tag="task"):
    """An event's task is fulfilled (WO-456)."""


Goal: TypeAlias = Kill | Take | Destroy | Carry | Leave | Finish
