"""Who is asking: signed tokens, in a cookie for browsers and as a bearer token for programs.

A token is all a guest needs. Guests are stored only when something of theirs must be. A token names the
player, the generation of their sessions, and how and when it was given: `PLAYER.GENERATION.HOW.SIGNATURE`. It
ends with its generation (“sign out everywhere”), after half a year, and with the host's secret.
"""

from __future__ import annotations

import hmac
import math
import os
import re
import secrets
import time
from base64 import urlsafe_b64encode
from collections import OrderedDict
from hashlib import sha256
from http.cookies import CookieError, SimpleCookie
from pathlib import Path
from typing import Final, NamedTuple

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection

from kordon.engine.errors import Fault
from kordon.engine.speech import FALLBACK
from kordon.tables.people.limits import OriginLimit, Rate, network_of
from kordon.tables.refusals import NO_SUCH_PLAYER
from kordon.tables.requests import Person
from kordon.tables.store.base import Store
from kordon.tables.store.interface import Player
from kordon.web.rejections import log_rejected

COOKIE: Final = "kordon"
SECRET_BYTES: Final = 32
DAY: Final = 24 * 3600
LASTS: Final = 180 * DAY  # seconds; a browser's token is renewed before
RENEWED: Final = 7 * DAY
FRESH: Final = 600  # seconds in which somebody who signed in need not prove it again
AT_ONCE: Final = 60  # requests of a player, before they are paced
AT_ONCE_FROM_ONE_ADDRESS: Final = 300
AT_ONCE_FROM_HERE: Final = 3000  # a proxy that does not say whom it asks for seems to be this machine
NETWORKS_REMEMBERED: Final = 20_000
BY_PASSPHRASE: Final = "p"
OTHERWISE: Final = "g"
BEARER: Final = "Bearer "
PROTOCOL: Final = "kordon"  # subprotocol of a socket that offers a token

# Three words need no formatter, which would take 10 MB. The Czech one is not “Host”: English
# readers at the same table would take the guest for the host.
GUEST: Final = {"en": "Guest", "pl": "Gość", "cs": "Návštěva"}
LANGUAGE: Final = "language"  # set by the client, to what the visitor chose there
MOST_WISHES: Final = 20


class WrongToken(Fault):
    """A token that this host has not signed."""


def read_secret(path: Path) -> bytes:
    """The host's secret, created on first use, readable by its owner only."""
    secret = _kept(path, secrets.token_bytes(SECRET_BYTES))
    if len(secret) < SECRET_BYTES:
        raise Fault(f"{path} holds no secret: it must be at least {SECRET_BYTES} bytes long")
    return secret


def read_old_secret(path: Path) -> tuple[bytes, ...]:
    """The secret before this one, if the host kept it as FILE.old; tokens signed with it are still good."""
    old = path.with_name(path.name + ".old")
    return (read_secret(old),) if old.exists() else ()


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


class Token(NamedTuple):
    """What a genuine token says."""

    player: str
    generation: int
    how: str  # BY_PASSPHRASE or OTHERWISE
    given_at: int
    is_current: bool  # signed with the secret of today

    def is_fresh(self, seconds: float) -> bool:
        """Whether it was given in these last seconds."""
        return self.given_at > time.time() - seconds


class Sessions:
    """Identifies players by tokens, which name a player and can't be made without the host's secret."""

    def __init__(
        self,
        store: Store,
        secret: bytes,
        secure: bool,
        admin_token: str = "",
        old_secrets: tuple[bytes, ...] = (),
        requests_a_second: tuple[float, float] = (math.inf, math.inf),
    ) -> None:
        self.store = store
        self.secret = secret
        self.old_secrets = old_secrets
        self.secure = secure
        self.admin_token = admin_token
        self._networks: OrderedDict[str, str] = OrderedDict()
        by_player, by_network = requests_a_second
        network = _a_second(AT_ONCE_FROM_ONE_ADDRESS, by_network)
        here = _a_second(AT_ONCE_FROM_HERE, 10 * by_network)
        self._requests = OriginLimit(player=_a_second(AT_ONCE, by_player), network=network, here=here)
        # A page opens one socket, and after that as fast as a bad line makes it.
        by_socket = _a_second(AT_ONCE, by_player / 2)
        self._sockets = OriginLimit(player=by_socket, network=network, here=here)

    def last_network(self, player: str) -> str:
        """Where a player was last seen by this process since it started; empty if it does not know."""
        return self._networks.get(player, "")

    def count_request(self, person: Person) -> None:
        """Refuse the request if the person, or everybody at their address, asks too fast."""
        network = network_of(person.address)
        if network is not None:
            self._networks[person.id] = network
            self._networks.move_to_end(person.id)
            if len(self._networks) > NETWORKS_REMEMBERED:
                self._networks.popitem(last=False)
        self._requests.count(person.id, person.address, _now())

    def count_socket(self, asking: HTTPConnection) -> None:
        """Refuse a socket before anything is looked up for it, if too many are opened."""
        token = self.read(_token_in(asking.headers))
        address = asking.client.host if asking.client else ""
        self._sockets.count("" if token is None else token.player, address, _now())

    def token(self, player: str, generation: int = 0, how: str = OTHERWISE) -> str:
        """A new token of the player's."""
        said = f"{player}.{generation}.{how}{int(time.time())}"
        return f"{said}.{_signature(self.secret, said)}"

    def read(self, token: str) -> Token | None:
        """What a token says, if it is genuine and not too old; whether it was revoked is in the store."""
        said, _, signature = token.rpartition(".")
        signers = [
            secret
            for secret in (self.secret, *self.old_secrets)
            if hmac.compare_digest(_signature(secret, said).encode(), signature.encode())
        ]
        if not signers:
            return None
        player, generation, given = said.rsplit(".", 2)
        read = Token(player, int(generation), given[0], int(given[1:]), signers[0] is self.secret)
        return read if read.is_fresh(LASTS) else None

    async def person(self, asking: HTTPConnection) -> tuple[Person, str | None]:
        """The person asking, and the cookie to set if they sent no token, or one to be renewed."""
        address = asking.client.host if asking.client else ""
        text = _token_in(asking.headers)
        token, found = await self._valid(text)
        if token is not None:
            is_renewed = not token.is_current or not token.is_fresh(RENEWED)
            cookie = None
            if is_renewed and not given_token(asking.headers):
                cookie = self.cookie(token.player, token.generation)
            id = token.player
        else:
            if text:
                log_rejected(asking, "a token that is not good here, or no longer")
            if given_token(asking.headers):
                # An explicit token must not fall back to the cookie's player.
                raise WrongToken("that token is nobody's here", NO_SUCH_PLAYER)
            id = secrets.token_urlsafe(12)
            cookie = self.cookie(id)
        if found is not None:
            return Person(found.id, found.name, address=address), cookie
        return Person(id, guest_name(id, language_of(asking.headers)), address, address), cookie

    async def _valid(self, text: str) -> tuple[Token | None, Player | None]:
        """The token, if its generation has not ended, and the player, if they are stored."""
        token = self.read(text)
        if token is None:
            return None, None
        found = await self.store.player(token.player)
        generation = 0 if found is None else found.generation
        return (token, found) if token.generation == generation else (None, None)

    async def cookie_for_stranger(self, headers: Headers) -> str | None:
        """The cookie to send with a page, so all requests of the page have the same one."""
        token, _ = await self._valid(_token_in(headers))
        return None if token else self.cookie(secrets.token_urlsafe(12))

    def has_just_signed_in(self, asking: HTTPConnection) -> bool:
        """Whether the person gave their passphrase a moment ago; their token is known to be good."""
        token = self.read(_token_in(asking.headers))
        return token is not None and token.how == BY_PASSPHRASE and token.is_fresh(FRESH)

    def had_session_of(self, asking: HTTPConnection, player: str) -> bool:
        """Whether the device was signed in as this player before, ended sessions included."""
        token = self.read(_token_in(asking.headers))
        return token is not None and token.player == player

    def cookie(self, player: str, generation: int = 0, how: str = OTHERWISE) -> str:
        """The header that keeps a player signed in."""
        token = self.token(player, generation, how)
        return f"{COOKIE}={token}; Path=/; Max-Age={LASTS}; {self._flags}"

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


def _a_second(at_once: int, rate: float) -> Rate:
    """A burst of requests, then a rate per second."""
    return Rate(at_once, int(1000 * at_once / rate))


def _now() -> int:
    return int(1000 * time.monotonic())


def _signature(secret: bytes, said: str) -> str:
    signature = hmac.new(secret, b"kordon session 2 " + said.encode(), sha256).digest()
    return urlsafe_b64encode(signature[:18]).decode()


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


# ---- names for guests who have not chosen one, in their own language


def guest_name(id: str, language: str) -> str:
    """A name that stays the same for an id; it is stored with the guest."""
    number = int.from_bytes(sha256(id.encode()).digest()[:4]) % 9000 + 1000
    return f"{GUEST[language]} {number}"


def language_of(headers: Headers) -> str:
    """The language chosen in the client, or the best supported one in Accept-Language."""
    chosen = cookie_in(headers, LANGUAGE)
    if chosen in GUEST:
        return chosen
    wishes = headers.get("accept-language", "").lower().replace(" ", "").split(",")[:MOST_WISHES]
    for wish in sorted(wishes, key=_weight, reverse=True):
        language = re.split("[-;]", wish)[0]
        if language in GUEST and _weight(wish):
            return language
    return FALLBACK


def _weight(wish: str) -> float:
    """The q-value of a language; 0 if it can't be parsed."""
    _, _, weight = wish.partition(";q=")
    try:
        return float(weight or 1)
    except ValueError:
        return 0.0


def cookie_in(headers: Headers, name: str) -> str:
    """The value of a cookie; empty if it is missing."""
    try:
        cookies = SimpleCookie(headers.get("cookie", ""))
    except CookieError:
        return ""
    return cookies[name].value if name in cookies else ""
