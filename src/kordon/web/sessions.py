"""Who is asking: signed tokens, in a cookie for browsers and as a bearer token for programs."""

from __future__ import annotations

import hmac
import os
import secrets
from base64 import urlsafe_b64encode
from hashlib import sha256
from http.cookies import CookieError, SimpleCookie
from pathlib import Path
from typing import TYPE_CHECKING, Final

from kordon.engine.errors import Fault
from kordon.tables.requests import Person
from kordon.tables.store.interface import Player, is_id

if TYPE_CHECKING:
    from starlette.datastructures import Headers

    from kordon.tables.store.interface import Store

COOKIE: Final = "kordon"
SECRET_BYTES: Final = 32
YEAR: Final = 365 * 24 * 3600
BEARER: Final = "Bearer "


def read_secret(path: Path) -> bytes:
    """The host's secret, made on first use and readable by its owner alone."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        except FileExistsError:
            secret = path.read_bytes()
        else:
            secret = secrets.token_bytes(SECRET_BYTES)
            with os.fdopen(descriptor, "wb") as file:
                file.write(secret)
    except OSError as error:
        raise Fault(f"{path}: the secret can't be kept there: {error.strerror}") from None
    if len(secret) < SECRET_BYTES:
        raise Fault(f"{path} holds no secret: it must be at least {SECRET_BYTES} bytes long")
    return secret


class Sessions:
    """Tells players by their tokens. A token names a player and can't be made without the host's secret."""

    def __init__(self, store: Store, secret: bytes, secure: bool) -> None:
        self.store = store
        self.secret = secret
        self.secure = secure

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

    async def known(self, headers: Headers) -> Person | None:
        """Whoever asks, if they have been here before."""
        player = self.player_of(_token_in(headers))
        found = None if player is None else await self.store.player(player)
        return None if found is None else Person(found.id, found.name)

    async def new_guest(self) -> Person:
        """Somebody who has not been here before."""
        guest = Player(secrets.token_urlsafe(12), f"Guest {secrets.randbelow(9000) + 1000}")
        await self.store.create_player(guest)
        return Person(guest.id, guest.name)

    def cookie(self, player: str) -> str:
        """The header that keeps a player signed in."""
        flags = "; Secure" if self.secure else ""
        return f"{COOKIE}={self.token(player)}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{flags}"


def _token_in(headers: Headers) -> str:
    bearer = headers.get("authorization", "")
    if bearer.startswith(BEARER):
        return bearer.removeprefix(BEARER)
    try:
        cookies = SimpleCookie(headers.get("cookie", ""))
    except CookieError:
        return ""
    return cookies[COOKIE].value if COOKIE in cookies else ""
