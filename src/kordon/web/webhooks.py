"""Webhooks for play over days: a player's own URL is sent the table's link when it is their turn.

Nothing of the game is sent. A call is made when the player's own observation says that they are to act, which
is when their screen would have shown it. Calls never block play: they wait in a short queue, are retried a
few times, and are dropped when there are too many.
"""

from __future__ import annotations

import asyncio
import logging
import re
import ssl
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Final
from urllib.parse import SplitResult, urlsplit

import msgspec

from kordon.engine.errors import Fault
from kordon.tables.log.setups import PlayerId, TableId
from kordon.tables.refusals import CALLS_NOBODY, HTTPS_ONLY, NO_ADDRESS, PUBLIC_ONLY
from kordon.tables.store.base import Store
from kordon.tables.store.interface import Player

MOST_WAITING: Final = 1000
WORKERS: Final = 8
PATIENCE: Final = 5.0  # seconds for one attempt
PAUSES: Final = (5.0, 60.0)  # seconds before each further attempt
REST: Final = 600.0  # seconds without calls after all attempts failed
LONGEST_URL: Final = 500
LONGEST_LINE: Final = 1024
WEBHOOK: Final = "webhook"  # its place in a player's settings

PLAIN: Final = re.compile(r"[!-~]+")  # nothing that could end a line of the request
HOST: Final = re.compile(r"[A-Za-z0-9.-]+|[0-9A-Fa-f:.]+")
TRANSLATED: Final = IPv6Network("64:ff9b::/96")  # NAT64: contains every IPv4 address

logger = logging.getLogger(__name__)


def webhook_of(player: Player) -> str:
    """A player's webhook; empty for none."""
    return str(player.parts().get(WEBHOOK, ""))


class Failed(Exception):
    """A call failed; it may be retried."""


class Webhooks:
    """The queue of calls and the tasks that make them."""

    def __init__(self, store: Store, public_url: str, allow_private: bool) -> None:
        self.store = store
        self.public_url = public_url.rstrip("/")
        self.allow_private = allow_private
        self._queue: asyncio.Queue[tuple[TableId, PlayerId, int]] = asyncio.Queue(MOST_WAITING)
        self._tired: dict[PlayerId, float] = {}  # until when failed webhooks get no calls
        self._workers: list[asyncio.Task[None]] = []
        self._tls = ssl.create_default_context()

    def open(self) -> None:
        """Start making calls."""
        self._workers = [asyncio.create_task(self._work()) for _ in range(WORKERS)]

    async def close(self) -> None:
        """Stop making calls."""
        for worker in self._workers:
            worker.cancel()
        await asyncio.gather(*self._workers, return_exceptions=True)

    def check(self, url: str) -> None:
        """Refuse a URL that could never be called."""
        if not self.public_url:
            why = "this server does not know its own address; its host can set --public-url"
            raise Fault(f"webhook: {why}", CALLS_NOBODY)
        check_url(url, self.allow_private)

    def call(self, table: TableId, player: PlayerId) -> None:
        """Queue a call to a player who is to act; returns at once."""
        self._put(table, player, 0)

    def _put(self, table: TableId, player: PlayerId, attempt: int) -> None:
        try:
            self._queue.put_nowait((table, player, attempt))
        except asyncio.QueueFull:
            logger.warning("too many webhook calls are queued; one was dropped")

    async def _work(self) -> None:
        while True:
            table, player, attempt = await self._queue.get()
            try:
                await self._call(table, player)
            except Failed as failure:
                self._again(table, player, attempt, str(failure))
            except Exception:  # one call must not end all others
                logger.exception("a webhook call failed")

    def _again(self, table: TableId, player: PlayerId, attempt: int, why: str) -> None:
        loop = asyncio.get_running_loop()
        if attempt < len(PAUSES):
            loop.call_later(PAUSES[attempt], self._put, table, player, attempt + 1)
            return
        logger.warning("a player's webhook failed: %s", why)
        self._tired = {one: until for one, until in self._tired.items() if until > loop.time()}
        self._tired[player] = loop.time() + REST

    async def _call(self, table: TableId, player: PlayerId) -> None:
        found = await self.store.player(player)
        url = webhook_of(found) if found else ""
        if not url or self._tired.get(player, 0.0) > asyncio.get_running_loop().time():
            return
        body = msgspec.json.encode({"text": f"{self.public_url}/#/table/{table}"})
        try:
            async with asyncio.timeout(PATIENCE):
                await self._post(urlsplit(url), body)
        except (OSError, ValueError, EOFError, asyncio.LimitOverrunError) as error:
            raise Failed(type(error).__name__) from None  # nothing of the response

    async def _post(self, url: SplitResult, body: bytes) -> None:
        """Send it to an address that was checked; redirects are not followed."""
        host, is_https = url.hostname or "", url.scheme == "https"
        port = url.port or (443 if is_https else 80)
        reader, writer = await asyncio.open_connection(
            await self._address(host, port, is_https),
            port,
            ssl=self._tls if is_https else None,
            server_hostname=host if is_https else None,
            limit=LONGEST_LINE,
        )
        try:
            writer.write(_request(url, body))
            await writer.drain()
            status = _status(await reader.readuntil(b"\n"))
        finally:
            writer.transport.abort()
        if status >= 500:
            raise Failed(f"it answers {status}")

    async def _address(self, host: str, port: int, is_https: bool) -> str:
        """The current addresses of the name; all of them must be allowed."""
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=1)
        addresses = [str(place[4][0]) for place in found]
        if not addresses or not all(may_be_called(one, is_https, self.allow_private) for one in addresses):
            raise Failed("its name leads to an address that may not be called")
        return addresses[0]


def check_url(url: str, allow_private: bool) -> None:
    """Refuse an address that is not well-formed, or that players may not have called."""
    try:
        parts = urlsplit(url)
        _ = parts.port
    except ValueError:
        raise Fault("webhook: not an address", NO_ADDRESS) from None
    host = parts.hostname or ""
    is_plain = len(url) <= LONGEST_URL and PLAIN.fullmatch(url) is not None
    if not is_plain or not HOST.fullmatch(host) or "@" in parts.netloc:
        raise Fault("webhook: not a valid URL", NO_ADDRESS)
    if parts.scheme not in (("https", "http") if allow_private else ("https",)):
        raise Fault("webhook: it must begin with https://", HTTPS_ONLY)
    numbers = _numbers_of(host)
    if numbers and not may_be_called(numbers, parts.scheme == "https", allow_private):
        raise Fault("webhook: that address may not be called", PUBLIC_ONLY)


def _numbers_of(host: str) -> str:
    """The address that a host stands for by itself; empty if a name server knows it."""
    try:
        return str(ip_address(host))
    except ValueError:
        return "127.0.0.1" if host.rstrip(".").endswith("localhost") else ""


def _unmapped(address: str) -> IPv4Address | IPv6Address:
    """The address; where version 6 only writes one of version 4, that."""
    ip = ip_address(address)
    mapped = ip.ipv4_mapped if isinstance(ip, IPv6Address) else None
    return ip if mapped is None else mapped


def _is_translated(ip: IPv6Address) -> bool:
    """Whether it leads on to an address of version 4, which may be a private one."""
    return ip in TRANSLATED or ip.sixtofour is not None or ip.teredo is not None


def may_be_called(address: str, is_https: bool, allow_private: bool) -> bool:
    """Whether players may have the server call this address."""
    ip = _unmapped(address)
    if isinstance(ip, IPv6Address) and _is_translated(ip):
        return False
    if allow_private:
        return (is_https or ip.is_loopback) and not ip.is_multicast and not ip.is_unspecified
    return is_https and ip.is_global and not ip.is_multicast


def _request(url: SplitResult, body: bytes) -> bytes:
    target = (url.path or "/") + (f"?{url.query}" if url.query else "")
    lines = (
        f"POST {target} HTTP/1.1",
        f"Host: {url.netloc}",
        "User-Agent: Kordon",
        "Content-Type: application/json",
        f"Content-Length: {len(body)}",
        "Connection: close",
    )
    return "\r\n".join(lines).encode() + b"\r\n\r\n" + body


def _status(line: bytes) -> int:
    """The status code in the first line of a response."""
    found = re.match(rb"HTTP/1\.[01] ([1-5][0-9][0-9])\b", line)
    if found is None:
        raise ValueError("not an HTTP answer")
    return int(found[1])
