"""Everything a player can do: one record a kind."""

from __future__ import annotations

from typing import TypeAlias

from kordon.engine.records import Move


class Bid(Move, frozen=True, tag="bid"):
    """Coins for the next dive, in secret (SK-201)."""

    coins: int


class Claim(Move, frozen=True, tag="claim"):
    """Dive at a site, and say how many pearls were found (SK-301)."""

    site: int
    pearls: int


class Believe(Move, frozen=True, tag="believe"):
    """Let the claim pass (SK-302)."""


class Doubt(Move, frozen=True, tag="doubt"):
    """Have the die shown (SK-303)."""


SkerryMove: TypeAlias = Bid | Claim | Believe | Doubt
