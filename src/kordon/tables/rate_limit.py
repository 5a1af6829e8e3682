"""Rate limits: how often somebody may do something."""

from __future__ import annotations

from collections import deque
from ipaddress import ip_address, ip_network
from typing import Final

from kordon.tables.refusals import TOO_FAST, refused

SENTENCES: Final = 5  # so many at once …
SPAN: Final = 10_000  # … in so many milliseconds


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

    def forget_idle(self, at: int) -> None:
        """Forget everybody without a recent request."""
        quiet = [who for who, times in self._times.items() if not times or times[-1] <= at - self.span]
        for who in quiet:
            del self._times[who]


def network_of(address: str) -> str | None:
    """The network that counts as one for rate limits; None for this machine itself."""
    try:
        ip = ip_address(address)
    except ValueError:
        return address
    if ip.is_loopback:
        return None
    # A household usually has a whole IPv6 /64.
    return str(ip_network((ip, 64), strict=False)) if ip.version == 6 else str(ip)
