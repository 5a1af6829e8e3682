"""This machine in its network: the addresses of its interfaces, and the names it goes by.

Everything is read from the system. Nothing is resolved and no packet is sent to find out.
"""

from __future__ import annotations

import ctypes
import socket
import sys
import time
from collections.abc import Callable, Iterator
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Any, Final, TypeAlias

IpAddress: TypeAlias = IPv4Address | IPv6Address

# What routers and mDNS append to a machine's name. Nobody can register a name under any of these, so no
# page of another site can be made to resolve to one.
HOME_DOMAINS: Final = ("local", "lan", "home", "home.arpa", "internal", "localdomain")
FRESH: Final = 5.0  # seconds for which the interfaces are not read again
LONGEST_ADDRESS: Final = 28  # bytes of a `sockaddr` that are read: the family in the first two
IS_UP: Final = 0x1  # of an interface's flags; the same on Linux, macOS and the BSDs
# Reserved for documentation: connecting a datagram socket only asks the routing table.
SOMEWHERE: Final = {socket.AF_INET: ("192.0.2.1", 9), socket.AF_INET6: ("2001:db8::1", 9)}


class Machine:
    """What this machine is called and where it can be reached. Both may change while the server runs."""

    def __init__(
        self,
        read_addresses: Callable[[], list[IpAddress]] | None = None,
        read_name: Callable[[], str] = socket.gethostname,
        clock: Callable[[], float] = time.monotonic,
        has_ipv6: bool = True,
    ) -> None:
        self.has_ipv6 = has_ipv6  # whether anybody listens there
        self._read_addresses = read_addresses or own_addresses
        self._read_name = read_name
        self._clock = clock
        self._addresses: list[IpAddress] = []
        self._names: list[str] = []
        self._read_at = float("-inf")

    def addresses(self) -> list[IpAddress]:
        """The addresses that others in the network can open, the most likely one first."""
        self._refresh()
        return self._addresses

    def names(self) -> list[str]:
        """The host names, the one that phones find first."""
        self._refresh()
        return self._names

    def is_called(self, name: str) -> bool:
        """Whether a host name or an address is this machine's own."""
        self._refresh()
        return name.removesuffix(".") in self._names or _as_address(name) in self._addresses

    def _refresh(self) -> None:
        """Read again what may have changed: a laptop joins another network, a router gives a new address."""
        now = self._clock()
        if now - self._read_at >= FRESH:
            self._read_at = now
            opened = [
                address
                for address in self._read_addresses()
                if can_be_opened(address) and (self.has_ipv6 or address.version == 4)
            ]
            self._addresses = sorted(opened, key=_preference)
            self._names = names_for(self._read_name())


def names_for(name: str) -> list[str]:
    """The names that a machine with this host name is found by, `NAME.local` first."""
    full = name.lower().rstrip(".")
    short = full.partition(".")[0]
    if not short or short == "localhost":
        return []
    return list(dict.fromkeys([*(f"{short}.{domain}" for domain in HOME_DOMAINS), short, full]))


def can_be_opened(address: IpAddress) -> bool:
    """Whether a browser on another machine can open an address of this one.

    A link-local IPv6 address can't: browsers do not accept the zone that it needs.
    """
    is_local = address.is_loopback or address.is_unspecified or address.is_multicast
    return not is_local and not (address.version == 6 and address.is_link_local)


def _preference(address: IpAddress) -> tuple[bool, bool]:
    """Short ones before long ones, those of a home before public ones; otherwise in the given order."""
    return address.version == 6, not address.is_private


def _as_address(name: str) -> IpAddress | None:
    try:
        return ip_address(name)
    except ValueError:
        return None


def web_address(host: str | IpAddress, port: int) -> str:
    """How a browser opens a host on a port, without a slash at the end."""
    return f"http://{f'[{host}]' if ':' in str(host) else host}:{port}"


# ---- read from the system


def own_addresses() -> list[IpAddress]:
    """The addresses of all interfaces that are up; those that lead out of the network first."""
    found = list(dict.fromkeys(interface_addresses()))
    leading_out = [_source_address(family) for family in SOMEWHERE]
    return sorted(found, key=lambda address: address not in leading_out)


def _source_address(family: int) -> IpAddress | None:
    """The address that a packet to the world outside would come from; none is sent."""
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as asked:
            asked.connect(SOMEWHERE[socket.AddressFamily(family)])
            return _as_address(asked.getsockname()[0])
    except OSError:
        return None


class _Interface(ctypes.Structure):
    """An entry of the list that `getifaddrs` makes, as far as it is read."""


_Interface._fields_ = [
    ("next", ctypes.POINTER(_Interface)),
    ("name", ctypes.c_char_p),
    ("flags", ctypes.c_uint),
    ("address", ctypes.POINTER(ctypes.c_ubyte * LONGEST_ADDRESS)),
]


def interface_addresses() -> Iterator[IpAddress]:
    """Every address of every interface that is up, by the system's `getifaddrs`; none where it is missing."""
    try:
        system = ctypes.CDLL(None)
        read, release = system.getifaddrs, system.freeifaddrs
    except (OSError, AttributeError, TypeError):
        return
    first = ctypes.POINTER(_Interface)()
    if read(ctypes.byref(first)) != 0:
        return
    try:
        entry: Any = first  # false at the end of the list
        while entry:
            interface = entry.contents
            if interface.flags & IS_UP and interface.address:
                address = interface.address.contents
                # Other systems than Linux have the length in the first byte.
                family = int.from_bytes(address[:2], sys.byteorder) if sys.platform == "linux" else address[1]
                # After the port (2 bytes) in IPv4, after port and flow label (6 bytes) in IPv6.
                if family == socket.AF_INET:
                    yield IPv4Address(bytes(address[4:8]))
                elif family == socket.AF_INET6:
                    yield IPv6Address(bytes(address[8:24]))
            entry = interface.next
    finally:
        release(first)
