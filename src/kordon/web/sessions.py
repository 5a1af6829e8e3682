"""Who is asking: signed tokens, in a cookie for browsers and as a bearer token for programs.

A token is all a guest needs. Guests are stored only when something of theirs must be.
"""

from __future__ import annotations

import hmac
import os
import secrets
from base64 import urlsafe_b64encode
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Final

from kordon.engine.errors import Fault
from kordon.tables.refusals import NO_SUCH_PLAYER
from kordon.tables.requests import Person
from kordon.tables.store.interface import is_id
from kordon.web.guests import cookie_in, guest_name, language_of
from kordon.web.rejections import log_rejected

if TYPE_CHECKING:
    from starlette.datastructures import Headers
    from starlette.requests import HTTPConnection

    from kordon.tables.store.interface import Store

COOKIE: Final = "kordon"
SECRET_BYTES: Final = 32
YEAR: Final = 365 * 24 * 3600
BEARER: Final = "Bearer "
PROTOCOL: Final = "kordon"  # subprotocol of a socket that offers a token


class WrongToken(Fault):
    """A token that this host has not signed."""


def read_secret(path: Path) -> bytes:
    """The host's secret, created on first use, readable by its owner only."""
    secret = _kept(path, secrets.token_bytes(SECRET_BYTES))
    if len(secret) < SECRET_BYTES:
        raise Fault(f"{path} holds no secret: it must be at least {SECRET_BYTES} bytes long")
    return secret


def read_admin_token(path: Path) -> str:
    """The admin token, created on first use, readable by its owner only."""
    token = _kept(path, secrets.token_urlsafe(SECRET_BYTES).encode() + b"\n").decode("latin-1").strip()
    if len(token) < SECRET_BYTES or not token.isascii():
        raise Fault(f"{path} holds no admin token: it must be at least {SECRET_BYTES} plain characters long")
    return token


def _kept(path: Path, fresh: bytes) -> bytes:
    """The file's content; a new one is written if there is no file."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        except FileExistsError:
            return path.read_bytes()
        with os.fdopen(descriptor, "wb") as file:
            file.write(fresh)
    except OSError as error:
        raise Fault(f"{path}: the secret can't be kept there: {error.strerror}") from None
    return fresh


class Sessions:
    """Identifies players by tokens, which name a player and can't be made without the host's secret."""

    def __init__(self, store: Store, secret: bytes, secure: bool, admin_token: str = "") -> None:
        self.store = store
        self.secret = secret
        self.secure = secure
        self.admin_token = admin_token

    def token(self, player: str) -> str:
        """The player's token."""
        signature = hmac.new(self.secret, b"kordon session " + player.encode(), sha256).digest()
        return f"{player}.{urlsafe_b64encode(signature[:18]).decode()}"

    def player_of(self, token: str) -> str | None:
        """The player whom a token names, if it is genuine."""
        player, _, _ = token.rpartition(".")
        if not is_id(player) or not hmac.compare_digest(self.token(player).encode(), token.encode()):
            return None
        return player

    async def person(self, asking: HTTPConnection) -> tuple[Person, str | None]:
        """The person asking, and the cookie to set if they sent no token."""
        token = _token_in(asking.headers)
        id = self.player_of(token)
        cookie = None
        if id is None:
            if token:
                log_rejected(asking, "a token that this server did not make")
            if given_token(asking.headers):
                # An explicit token must not fall back to the cookie's player.
                raise WrongToken("that token is nobody's here", NO_SUCH_PLAYER)
            id = secrets.token_urlsafe(12)
            cookie = self.cookie(id)
        found = await self.store.player(id) if cookie is None else None
        if found is not None:
            return Person(found.id, found.name), cookie
        name = guest_name(id, language_of(asking.headers))
        return Person(id, name, asking.client.host if asking.client else ""), cookie

    def cookie_for_stranger(self, headers: Headers) -> str | None:
        """The cookie to send with a page, so all requests of the page have the same one."""
        return None if self.player_of(_token_in(headers)) else self.cookie(secrets.token_urlsafe(12))

    def cookie(self, player: str) -> str:
        """The header that keeps a player signed in."""
        return f"{COOKIE}={self.token(player)}; Path=/; Max-Age={YEAR}; {self._flags}"

    def no_cookie(self) -> str:
        """The header that signs a player out."""
        return f"{COOKIE}=; Path=/; Max-Age=0; {self._flags}"

    @property
    def _flags(self) -> str:
        return "HttpOnly; SameSite=Lax" + ("; Secure" if self.secure else "")

    def is_admin(self, headers: Headers) -> bool:
        """Whether the request has the admin token."""
        given, wanted = headers.get("authorization", ""), BEARER + self.admin_token
        return bool(self.admin_token) and hmac.compare_digest(given.encode(), wanted.encode())


def given_token(headers: Headers) -> str:
    """The explicit token of a request, which takes precedence over the cookie.

    A browser's socket can't send a header of its own, but it can offer the token beside the protocol.
    """
    bearer = headers.get("authorization", "")
    if bearer.startswith(BEARER):
        return bearer.removeprefix(BEARER)
    offered = [one.strip() for one in headers.get("sec-websocket-protocol", "").split(",")]
    return offered[1] if len(offered) == 2 and offered[0] == PROTOCOL else ""


def _token_in(headers: Headers) -> str:
    return given_token(headers) or cookie_in(headers, COOKIE)
