"""Rate limits: how often somebody may do something."""

from __future__ import annotations

from collections import deque
from ipaddress import ip_address, ip_network
from typing import Final

from kordon.tables.refusals import TOO_FAST, refused

SENTENCES: Final = 5  # so many at once …
SPAN: Final = 10_000  # … in so many milliseconds
HOUR: Final = 3_600_000
EVERYBODY: Final = ""
MOST_BUCKETS: Final = 20_000


class RateLimit:
    """A sliding window for each person or address."""

    def __init__(self, most: int = SENTENCES, span: int = SPAN) -> None:
        self.most = most
        self.span = span
        self._times: dict[str, deque[int]] = {}

    def count(self, who: str, at: int) -> None:
        """Count one more request, or refuse it."""
        times = self._times.setdefault(who, deque())
        while times and times[0] <= at - self.span:
            times.popleft()
        if len(times) >= self.most:
            raise refused(TOO_FAST)
        times.append(at)

    def forgive(self, who: str) -> None:
        """Take the last request back: it was none of those that count."""
        if times := self._times.get(who):
            times.pop()

    def forget_idle(self, at: int) -> None:
        """Forget everybody without a recent request."""
        quiet = [who for who, times in self._times.items() if not times or times[-1] <= at - self.span]
        for who in quiet:
            del self._times[who]


class Allowance:
    """How much one player, one network and everybody together may do in an hour."""

    def __init__(self, player: int, network: int, everybody: int) -> None:
        self._limits = tuple(RateLimit(most, HOUR) for most in (player, network, everybody))

    def count(self, player: str, address: str, at: int) -> None:
        """Count one more request, or refuse it; this machine counts as a player and not as a network."""
        network = network_of(address) if address else None
        for limit, who in zip(self._limits, (player, network, EVERYBODY), strict=True):
            if who is not None:
                limit.count(who, at)

    def forget_idle(self, at: int) -> None:
        """Forget everybody without a recent request."""
        for limit in self._limits:
            limit.forget_idle(at)


class Pace:
    """A bucket of requests for each player or network: many at once, then so many a second."""

    def __init__(self, at_once: int, a_second: float) -> None:
        self._at_once = at_once
        self._a_second = a_second
        self._buckets: dict[str, tuple[float, float]] = {}  # what is left, and when that was

    def count(self, who: str, at: float) -> None:
        """Count one more request at this time, in seconds, or refuse it."""
        left, since = self._buckets.get(who, (float(self._at_once), at))
        left = min(self._at_once, left + (at - since) * self._a_second)
        if left < 1:
            raise refused(TOO_FAST)
        if len(self._buckets) >= MOST_BUCKETS:
            self._forget_full(at)
        self._buckets[who] = left - 1, at

    def _forget_full(self, at: float) -> None:
        """Forget those whose bucket has filled up again; if that does not help, everybody."""
        self._buckets = {
            who: (left, since)
            for who, (left, since) in self._buckets.items()
            if left + (at - since) * self._a_second < self._at_once
        }
        if len(self._buckets) >= MOST_BUCKETS:
            self._buckets.clear()


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
