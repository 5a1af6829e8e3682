"""What every opponent is: something that is sent a seat's messages and answers with a move."""

from __future__ import annotations

from typing import Any, Protocol

from kordon.engine.records import Delivery


class Bot(Protocol):
    """An opponent in one seat. It never holds a position, only what its seat was sent."""

    def see(self, delivery: Delivery) -> None:
        """Take in the next message of the seat."""

    def choose(self, within: float | None = None) -> Any:
        """A legal move of the seat, which is to act; found within the given seconds, if limited."""
