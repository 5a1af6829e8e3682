"""What the players of both sides share."""

# Not compiled: the players are not.
from __future__ import annotations

from abc import ABC, abstractmethod
from copy import copy
from random import Random
from typing import Self


class Copied(ABC):
    """A player of which others are made that imagine how the game goes on."""

    def copy(self, source: Random) -> Self:
        """One that can be told what might come next."""
        other = copy(self)
        other.unshare(source)
        return other

    @abstractmethod
    def unshare(self, source: Random) -> None:
        """Replace what a copy must not have in common with the original."""
