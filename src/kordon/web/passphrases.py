"""Passphrases: hashed slowly, and guessed slowly.

Wrong guesses slow down who makes them and nobody else: they are counted for each name by the network they
come from. Guesses at one name from many networks are limited together, but that does not concern a device
that was signed in under that name before, nor a network from which somebody signed in with it.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Callable, Iterator
from typing import Final

from kordon.engine.errors import Fault
from kordon.tables.people.limits import Rate, RateLimit, network_of

try:
    from argon2 import PasswordHasher
    from argon2.exceptions import Argon2Error
except ModuleNotFoundError:  # it is compiled, and nobody needs an account to play at home
    PasswordHasher = None  # type: ignore[assignment, misc]

MISSING: Final = "no passphrases here: argon2 is not installed; `pip install 'kordon[server]'` brings it"
MINUTE: Final = 60_000
WRONG_BY_ONE: Final = Rate(5, MINUTE)  # at one name, from one network
WRONG_FROM_ONE_ADDRESS: Final = Rate(20, MINUTE)  # at any names
WRONG_AT_ONE_NAME: Final = Rate(50)  # from networks where nobody has signed in with it, in an hour
MOST_WAITING: Final = 8  # for their turn to be hashed
NETWORKS_REMEMBERED: Final = 10_000
HERE: Final = "here"


class Passphrases:
    """Hashes and compares, one at a time and beside the event loop: it is slow by design."""

    def __init__(self) -> None:
        self._hasher = None if PasswordHasher is None else PasswordHasher()
        # Of a passphrase that nobody knows.
        self._nobodys = "" if self._hasher is None else self._hasher.hash(secrets.token_bytes(16))
        self._turn = asyncio.Semaphore(1)
        self._waiting = 0

    @property
    def is_busy(self) -> bool:
        """Whether the queue is so long that only known players should join it."""
        return self._waiting >= MOST_WAITING

    async def hash(self, passphrase: str) -> str:
        """What is stored of a passphrase."""
        async with self._turn:
            return await asyncio.to_thread(self._working().hash, passphrase)

    async def match(self, hashed: str | None, passphrase: str) -> bool:
        """Whether it is the passphrase; without a hash it takes as long and is wrong."""
        self._waiting += 1
        try:
            async with self._turn:
                return await asyncio.to_thread(self._matches, hashed, passphrase)
        finally:
            self._waiting -= 1

    def _matches(self, hashed: str | None, passphrase: str) -> bool:
        hasher = self._working()
        try:
            hasher.verify(hashed or self._nobodys, passphrase)
        except Argon2Error:
            return False
        return hashed is not None

    def _working(self) -> PasswordHasher:
        if self._hasher is None:
            raise Fault(MISSING)
        return self._hasher


class Guesses:
    """Counts wrong guesses; each is counted before it is tried, and forgiven if it was right."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._by_one = RateLimit(WRONG_BY_ONE)
        self._from_address = RateLimit(WRONG_FROM_ONE_ADDRESS)
        self._at_name = RateLimit(WRONG_AT_ONE_NAME)
        self._trusted: OrderedDict[str, None] = OrderedDict()  # networks with a name that was right there

    def count(self, name: str, address: str, is_owners: bool = False) -> None:
        """Count a guess at a name, or refuse it; the owner's own devices have a count of their own."""
        for limit, who in self._counts(name, address, is_owners):
            limit.count(who, self._now())

    def forgive(self, name: str, address: str, is_owners: bool = False) -> None:
        """The guess was right: it does not count, and the network is trusted with that name."""
        for limit, who in self._counts(name, address, is_owners):
            limit.forgive(who)
        guesser = _guesser(name, address, is_owners)
        self._trusted[guesser] = None
        self._trusted.move_to_end(guesser)
        while len(self._trusted) > NETWORKS_REMEMBERED:
            self._trusted.popitem(last=False)

    def _counts(self, name: str, address: str, is_owners: bool) -> Iterator[tuple[RateLimit, str]]:
        """The limits that a guess counts against, and as whose."""
        where, guesser = network_of(address), _guesser(name, address, is_owners)
        yield self._by_one, guesser
        if where is not None and not is_owners:
            yield self._from_address, where
        if not is_owners and guesser not in self._trusted:
            yield self._at_name, name


def _guesser(name: str, address: str, is_owners: bool) -> str:
    where = "own device" if is_owners else network_of(address) or HERE
    return f"{where} {name}"
