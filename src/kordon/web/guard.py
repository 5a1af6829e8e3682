"""In front of every request: checks of Host and Origin, and the security headers."""

from __future__ import annotations

from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kordon.web.machine import Machine
from kordon.web.rejections import log_rejected
from kordon.web.routes import json_response

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS: Final = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
LOOPBACK: Final = frozenset(("localhost", "127.0.0.1", "::1"))
POLICY_VIOLATION: Final = 1008


class Guard:
    """Rejects foreign Host names and requests from other sites' pages; adds headers to every response.

    This stops DNS rebinding: a page whose name was made to resolve to this machine would be same-origin, and
    only its Host header gives it away. A server that listens on all interfaces also goes by the machine's own
    names and addresses, which no other site can have.
    """

    def __init__(self, app: ASGIApp, public_url: str, address: str, machine: Machine) -> None:
        self.app = app
        self.public_host = urlsplit(public_url).netloc.lower()
        self.machine = machine if is_unspecified(address) else None
        listens_at = "localhost" if self.machine else address.lower()
        self.names = LOOPBACK | {urlsplit(public_url).hostname or "localhost", listens_at}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        if sum(name == b"host" for name, _ in scope["headers"]) > 1:
            await self._refuse(scope, receive, send, 400, "a request has one Host")
        elif not self._is_ours(headers.get(b"host", "")):
            await self._refuse(scope, receive, send, 421, "this server does not go by that name")
        elif self._changes(scope) and self._is_foreign(headers):
            await self._refuse(scope, receive, send, 403, "that page may not ask this server for anything")
        else:
            await self.app(scope, receive, _with_headers(send))

    def _is_ours(self, host: str) -> bool:
        name = name_in(host)
        return name in self.names or (self.machine is not None and self.machine.is_called(name))

    @staticmethod
    def _changes(scope: Scope) -> bool:
        return scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD", "OPTIONS")

    def _is_foreign(self, headers: dict[bytes, str]) -> bool:
        origin = headers.get(b"origin")
        if origin is None:
            return False
        host = _place_of(origin)
        return host not in (headers.get(b"host", "").lower(), self.public_host) or not host

    @staticmethod
    async def _refuse(scope: Scope, receive: Receive, send: Send, status: int, why: str) -> None:
        log_rejected(HTTPConnection(scope), why)
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": POLICY_VIOLATION})
        else:
            await json_response({"error": why}, status)(scope, receive, _with_headers(send))


def _with_headers(send: Send) -> Send:
    async def guarded(message: Message) -> None:
        if message["type"] == "http.response.start":
            message = {**message, "headers": [*message["headers"], *HEADERS]}
        await send(message)

    return guarded


def name_in(host: str) -> str:
    """The name in a Host header, without the port."""
    if host.startswith("["):
        return host[1:].partition("]")[0].lower()
    return host.partition(":")[0].lower()


def is_unspecified(address: str) -> bool:
    """Whether listening on the address means listening on all interfaces."""
    try:
        return not address or ip_address(address).is_unspecified
    except ValueError:
        return False


def _place_of(origin: str) -> str:
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return ""
