"""Seeded chance: a counter over a keyed hash, two integers to copy, the same on every machine."""

from __future__ import annotations

from hashlib import blake2b, sha256
from typing import Final, TypeVar

Item = TypeVar("Item")

SEED_BYTES = 32
# A linear congruential generator of 30 bits: what the compiled build multiplies without allocating a number.
MULTIPLIER: Final = 116646453
INCREMENT: Final = 12345
STATE_MASK: Final = (1 << 30) - 1


def seed_from(text: str) -> bytes:
    """Turn any text into a seed; for seeds that people type and tests repeat."""
    return blake2b(text.encode(), digest_size=SEED_BYTES, person=b"kordon seed").digest()


def seed_commitment(seed: bytes) -> str:
    """What is published at the start so that the seed shown at the end can be checked."""
    return sha256(b"kordon seed " + seed).hexdigest()


class Chance:
    """All the luck of one game: draw `count` numbers and the next one is already decided, but unknowable."""

    __slots__ = ("count", "key")

    def __init__(self, key: int, count: int = 0) -> None:
        self.key = key
        self.count = count

    def copy(self) -> Chance:
        """A second source that goes on from the same point."""
        return Chance(self.key, self.count)

    def below(self, bound: int) -> int:
        """A number from 0 to bound − 1; the bias of the scaling is below bound / 2⁶⁴."""
        digest = blake2b(self.count.to_bytes(8, "big"), digest_size=8, key=self.key.to_bytes(16, "big"))
        self.count += 1
        return int.from_bytes(digest.digest(), "big") * bound >> 64

    def die(self, sides: int) -> int:
        """One roll of a die that starts at 1."""
        return 1 + self.below(sides)

    def shuffle(self, items: list[Item]) -> None:
        """Put the items into a random order, in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


class QuickChance(Chance):
    """The luck of a world that is only imagined: nobody verifies it, so a linear congruence will do."""

    __slots__ = ()

    def copy(self) -> QuickChance:
        """A second source that goes on from the same point."""
        return QuickChance(self.key, self.count)

    def below(self, bound: int) -> int:
        """A number from 0 to bound − 1, out of the state's better bits."""
        self.key = (self.key & STATE_MASK) * MULTIPLIER + INCREMENT & STATE_MASK
        self.count += 1
        return (self.key >> 8) * bound >> 22


def chance_from(seed: bytes) -> Chance:
    """The source that a game started from this seed draws on."""
    return Chance(int.from_bytes(blake2b(seed, digest_size=16, person=b"kordon chance").digest(), "big"))
