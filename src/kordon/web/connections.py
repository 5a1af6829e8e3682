"""Connections: how many there may be, and how long each may take to say what it wants.

A connection costs a descriptor, and there are only so many. So a request must be complete within a time, one
address has a share, and when all places are taken, the connection that has owed the server the rest of a
request for the longest makes room.
"""

from __future__ import annotations

import asyncio
import logging
import resource
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterable
from functools import partial
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Any, Final, Protocol, cast

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from kordon.engine.errors import Fault
from kordon.tables.people.limits import network_of

RESERVED: Final = 200  # descriptors for the database, files, bots and webhooks
DESCRIPTORS: Final = 20_000  # as many as are asked for at the start
FEWEST_DESCRIPTORS: Final = 4096  # below which the host is told
LONGEST_HEAD: Final = 64 << 10
HERE: Final = ("127.0.0.1", "::1")
MAPPED: Final = "::ffff:"  # how a socket for both families shows an IPv4 address

logger = logging.getLogger(__name__)


class ConnectionLimits(msgspec.Struct, frozen=True):
    """What connections may take; times in seconds."""

    head: float = 10.0  # until a request's headers are complete
    body: float = 30.0  # from there until its body is
    response: float = 120.0  # from there until the response was sent
    from_one_address: int = 400  # connections; this machine and trusted proxies have no such limit
    in_all: int = 800


class TrustedProxies:
    """Addresses and networks of the reverse proxies that are believed about where a request comes from."""

    def __init__(self, named: Iterable[str] = ()) -> None:
        self._networks = [_network(one) for one in named]

    def __contains__(self, address: str) -> bool:
        try:
            ip = ip_address(address)
        except ValueError:
            return False
        ip = getattr(ip, "ipv4_mapped", None) or ip
        return any(ip in network for network in self._networks)

    @property
    def for_uvicorn(self) -> list[str]:
        """All that may say whom they ask for, in every form that a socket shows them in."""
        mapped = [
            f"{MAPPED}{network.network_address}/{96 + network.prefixlen}"
            for network in self._networks
            if network.version == 4
        ]
        return [*HERE, *map(str, self._networks), *mapped]


def _network(text: str) -> IPv4Network | IPv6Network:
    try:
        network = ip_network(text.strip(), strict=False)
    except ValueError:
        raise Fault(f"--trusted-proxy: an address or a network like 172.18.0.0/16, not {text}") from None
    if not network.prefixlen:
        raise Fault("--trusted-proxy: everybody could then say they come from anywhere; name the proxy alone")
    return network


def raise_descriptors() -> int:
    """Ask for more descriptors than a process usually gets; how many it has now."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, DESCRIPTORS)
    if wanted > soft:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (OSError, ValueError):
            return soft
    return max(soft, wanted)


class Leaving(Protocol):
    """A connection that says when it is closed."""

    left: Callable[[], None] | None


class Connections:
    """Who is in, and who has not said yet what they want."""

    def __init__(self, limits: ConnectionLimits, proxies: TrustedProxies | None = None) -> None:
        self.limits = limits
        self.proxies = proxies or TrustedProxies()
        self._inside = 0
        self._from: Counter[str] = Counter()
        self._waiting: OrderedDict[HttpConnection, None] = OrderedDict()

    def enter(self, connection: HttpConnection) -> bool:
        """Let a connection in, or don't; somebody who has been slow may have to make room."""
        if connection.network and self._from[connection.network] >= self.limits.from_one_address:
            logger.warning("%s: too many connections from one address", connection.network)
            return False
        if self._inside >= self.limits.in_all:
            if not self._waiting:
                logger.warning("all %d places for connections are taken", self.limits.in_all)
                return False
            next(iter(self._waiting)).make_room()
        self._inside += 1
        if connection.network:
            self._from[connection.network] += 1
        return True

    def waits(self, connection: HttpConnection, is_waiting: bool) -> None:
        """The connection owes us a request, or the rest of one; or no longer."""
        if is_waiting:
            self._waiting[connection] = None
        else:
            self._waiting.pop(connection, None)

    def leave(self, network: str | None) -> None:
        """A connection of this network is closed."""
        self._inside -= 1
        if network:
            self._from[network] -= 1
            if not self._from[network]:
                del self._from[network]


class HttpConnection(HttpToolsProtocol):
    """uvicorn's HTTP connection, with a time limit for each part of a request."""

    def __init__(self, connections: Connections, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._connections = connections
        self.network: str | None = None
        self._is_in = False
        self._head = 0  # bytes of it so far
        self._owes_head = True
        self._owes_body = False
        self._timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Come in, if there is room."""
        super().connection_made(transport)
        peer = self.client[0] if self.client else ""
        self.network = network_of(peer) if peer and peer not in self._connections.proxies else None
        self._is_in = self._connections.enter(self)
        if not self._is_in:
            transport.abort()
            return
        self._connections.waits(self, True)
        self._allow(self._connections.limits.head)

    def connection_lost(self, exc: Exception | None) -> None:
        """Leave."""
        super().connection_lost(exc)
        self._left()

    def data_received(self, data: bytes) -> None:
        """Read on; headers that are not complete yet have a longest size, what comes after them does not."""
        super().data_received(data)
        if self._owes_head:
            self._head += len(data)
            if self._head > LONGEST_HEAD and not self.transport.is_closing():
                self.send_400_response("The headers are too long.")

    def on_message_begin(self) -> None:
        """A request begins: its headers must come soon."""
        super().on_message_begin()
        if not self._owes_head:
            self._owes_head, self._head = True, 0
            self._allow(self._connections.limits.head)

    def on_headers_complete(self) -> None:
        """The headers are there: the body must come soon."""
        self._owes_head, self._owes_body = False, True
        self._allow(self._connections.limits.body)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The request is there: it is our turn."""
        self._owes_body = False
        is_answered = getattr(self.cycle, "response_complete", False)  # it was not worth reading
        self._connections.waits(self, is_answered)
        self._allow(self.timeout_keep_alive if is_answered else self._connections.limits.response)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """The response is sent; uvicorn waits a moment for another request."""
        super().on_response_complete()
        if not self._owes_body and not self.pipeline:
            self._allow(None)
            self._connections.waits(self, True)

    def handle_websocket_upgrade(self) -> None:
        """Become a WebSocket, in the same place."""
        self._allow(None)
        self._connections.waits(self, False)
        super().handle_websocket_upgrade()
        # The socket keeps the place, and not this object, which takes some kilobytes.
        self._is_in = False
        cast("Leaving", self.transport.get_protocol()).left = partial(self._connections.leave, self.network)

    def make_room(self) -> None:
        """Go: somebody else needs the place."""
        self._left()
        self.transport.abort()

    def _left(self) -> None:
        self._allow(None)
        self._connections.waits(self, False)
        if self._is_in:
            self._is_in = False
            self._connections.leave(self.network)

    def _allow(self, seconds: float | None) -> None:
        """Give the present part of the request this long, or as long as it takes."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if seconds is None else self.loop.call_later(seconds, self.transport.abort)
