"""Reverse proxies that are believed about where a request comes from."""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Final

from kordon.engine.errors import Fault

HERE: Final = ("127.0.0.1", "::1")
MAPPED: Final = "::ffff:"  # how a socket for both families shows an IPv4 address


class TrustedProxies:
    """Addresses and networks of proxies."""

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
