"""Rate limits: how often somebody may do something."""

from __future__ import annotations

from collections.abc import Mapping
from ipaddress import ip_address, ip_network
from typing import Final, NamedTuple

from kordon.tables.refusals import TOO_FAST, refuse_if

HOUR: Final = 3_600_000
HERE: Final = "here"
EVERYBODY: Final = "everybody"
MOST_REMEMBERED: Final = 20_000


class Rate(NamedTuple):
    """So many requests at once, and as many again within a span, in milliseconds."""

    most: int
    span: int = HOUR


# How often one player may ask the same of tables: at once, and in an hour.
LIMITS: Final[Mapping[str, tuple[Rate, ...]]] = {
    "changes": (Rate(20, 10_000),),  # before the start
    "pace": (Rate(10, 60_000), Rate(60)),
    "take-backs": (Rate(60, 60_000), Rate(600)),
    "lines": (Rate(5, 10_000), Rate(300)),
    "notes": (Rate(20, 10_000), Rate(600)),
    "marks": (Rate(20, 10_000), Rate(2000)),
}


class Bucket:
    """What is left of a rate; it fills up again with time."""

    __slots__ = ("_at", "_left", "_rate")

    def __init__(self, rate: Rate, at: float) -> None:
        self._rate = rate
        self._left = float(rate.most)
        self._at = at

    def left(self, at: float) -> float:
        """How many requests there is room for at this time, in milliseconds."""
        most, span = self._rate
        return min(most, self._left + (at - self._at) * most / span) if span else most

    def is_full(self, at: float) -> bool:
        """Whether nothing was taken recently."""
        return self.left(at) >= self._rate.most

    def take(self, at: float) -> bool:
        """Take room for one request; False if there is none."""
        self._left, self._at = self.left(at), at
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def put_back(self) -> None:
        """Give the room for one request back."""
        self._left += 1


class RateLimit:
    """Buckets for each person or address; a request takes from all of theirs, or is refused."""

    def __init__(self, *rates: Rate) -> None:
        self._rates = rates
        self._buckets: dict[str, tuple[Bucket, ...]] = {}

    def count(self, who: str, at: int) -> None:
        """Count one more request, or refuse it."""
        buckets = self._buckets.get(who)
        if buckets is None:
            if len(self._buckets) >= MOST_REMEMBERED:
                self._forget_idle(at)
            buckets = self._buckets[who] = tuple(Bucket(rate, at) for rate in self._rates)
        refuse_if(min(bucket.left(at) for bucket in buckets) < 1, TOO_FAST)
        for bucket in buckets:
            bucket.take(at)

    def forgive(self, who: str) -> None:
        """Take the last request back: it was none of those that count."""
        for bucket in self._buckets.get(who, ()):
            bucket.put_back()

    def _forget_idle(self, at: int) -> None:
        """Forget everybody without a recent request; if that does not help, everybody."""
        self._buckets = {
            who: buckets
            for who, buckets in self._buckets.items()
            if not all(bucket.is_full(at) for bucket in buckets)
        }
        if len(self._buckets) >= MOST_REMEMBERED:
            self._buckets.clear()


class OriginLimit:
    """What one player, one network, this machine itself and everybody together may do."""

    def __init__(self, **rates: Rate) -> None:
        """Of `player`, `network`, `here` and `everybody`, those that are limited."""
        self._limits = {origin: RateLimit(rate) for origin, rate in rates.items()}

    def count(self, player: str, address: str, at: int) -> None:
        """Count one more request, or refuse it; a part that is not known is not counted."""
        network = network_of(address) if address else None
        here = None if network else HERE
        origins = {"player": player, "network": network, "here": here, "everybody": EVERYBODY}
        for origin, limit in self._limits.items():
            if who := origins[origin]:
                limit.count(who, at)


def an_hour(player: int, network: int, everybody: int) -> OriginLimit:
    """So many an hour by a player, from an address, by all."""
    return OriginLimit(player=Rate(player), network=Rate(network), everybody=Rate(everybody))


def network_of(address: str) -> str | None:
    """The network that counts as one for rate limits; None for this machine itself."""
    try:
        ip = ip_address(address)
    except ValueError:
        return address
    # A server that listens on [::] gets IPv4 clients by mapped addresses, which would all be one network.
    ip = getattr(ip, "ipv4_mapped", None) or ip
    if ip.is_loopback:
        return None
    # A household usually has a whole IPv6 /64.
    return str(ip_network((ip, 64), strict=False)) if ip.version == 6 else str(ip)
