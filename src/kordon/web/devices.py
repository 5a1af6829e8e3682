"""Several people at one device, and several devices of one person: companions, passes, QR codes."""

from __future__ import annotations

import asyncio
import hmac
import secrets
from hashlib import sha256
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from kordon.engine.errors import Fault
from kordon.tables.people.limits import Rate, RateLimit, network_of
from kordon.tables.refusals import CODE_SPENT
from kordon.tables.requests import Person
from kordon.tables.service import TableService
from kordon.tables.store.interface import Missing, Player
from kordon.tables.user_text import LONGEST_NAME, clean_line
from kordon.web import qr
from kordon.web.machine import Machine, web_address
from kordon.web.routes import NO_STORE, Routes, json_response
from kordon.web.sessions import Sessions

COMPANIONS_AN_HOUR: Final = 20
ID_BYTES: Final = 12
PASS_BYTES: Final = 18
PASS_LASTS: Final = 180_000  # milliseconds
PASS: Final = "pass"  # its place in a player's settings


class CompanionBody(msgspec.Struct, frozen=True):
    """The name of somebody who plays at the same device."""

    name: str


class PassBody(msgspec.Struct, frozen=True):
    """The code that another device showed."""

    code: str


class QrBody(msgspec.Struct, frozen=True):
    """The text of a QR code."""

    text: str


class Pass(msgspec.Struct, frozen=True):
    """A stored pass: never the code itself."""

    hashed: str
    until: int


class ServerAddresses(msgspec.Struct, frozen=True):
    """How other devices of the network open this server: addresses without a slash at the end, best first."""

    addresses: tuple[str, ...]


class Devices(Routes):
    """The handlers."""

    def __init__(self, service: TableService, sessions: Sessions, machine: Machine | None) -> None:
        super().__init__(service, sessions)
        self._machine = machine  # if the server is open to the machine's whole network
        self._companions = RateLimit(Rate(COMPANIONS_AN_HOUR))

    def routes(self) -> list[Route]:
        """The routes."""
        return [
            self.route("POST", "/me/companion", self.companion, CompanionBody),
            self.route("POST", "/me/pass", self.give_pass),
            self.route("POST", "/pass", self.take_pass, PassBody),
            self.route("POST", "/qr", self.qr, QrBody),
            self.route("GET", "/addresses", self.addresses),
        ]

    async def companion(self, request: Request, person: Person, body: CompanionBody) -> Response:
        """Somebody else at this device: a guest of their own, whose token the device keeps."""
        name = clean_line(body.name, LONGEST_NAME)
        self._companions.count(person.id, self.service.time.now())
        await self.check_name(name)
        guest = Person(secrets.token_urlsafe(ID_BYTES), name, person.address)
        await self.service.admission.welcome(guest)
        return json_response({"name": name, "token": self.sessions.token(guest.id)}, 201, NO_STORE)

    async def give_pass(self, request: Request, person: Person) -> Response:
        """A one-time code to sign another device in as this player, for minutes; a new one replaces it."""
        secret = secrets.token_urlsafe(PASS_BYTES)
        until = self.service.time.now() + PASS_LASTS
        await self.service.admission.welcome(person)
        given = Pass(_hashed(secret), until)
        await self.service.store.change_settings(person.id, lambda player: player.settings_with(PASS, given))
        return json_response({"code": f"{person.id}.{secret}", "seconds": PASS_LASTS // 1000}, 201, NO_STORE)

    async def take_pass(self, request: Request, person: Person, body: PassBody) -> Response:
        """Sign this device in as the player who gave the code."""
        player, _, secret = body.code.rpartition(".")
        try:
            found = await self.service.store.change_settings(player, lambda one: self._spent(one, secret))
        except Missing:
            raise _code_spent() from None
        headers = {"set-cookie": self.sessions.cookie(found.id, found.generation), **NO_STORE}
        return json_response({"name": found.name}, headers=headers)

    def _spent(self, player: Player, secret: str) -> bytes:
        """The player's settings without the pass that the secret opens; a `Fault` if it opens none."""
        stored = player.parts().get(PASS)
        if stored is None or not self._opens(msgspec.convert(stored, Pass), secret):
            raise _code_spent()
        return player.settings_with(PASS, None)

    def _opens(self, known: Pass, secret: str) -> bool:
        return hmac.compare_digest(known.hashed, _hashed(secret)) and self.service.time.now() < known.until

    async def qr(self, request: Request, person: Person, body: QrBody) -> Response:
        """A QR code as a picture. The link is in the request's body, because it may hold a secret."""
        picture = await asyncio.to_thread(qr.picture, body.text)
        return Response(picture, headers=NO_STORE, media_type="image/svg+xml")

    async def addresses(self, request: Request, person: Person) -> Response:
        """For the host, at the machine itself: the addresses for phones in its network. For others none."""
        addresses: tuple[str, ...] = ()
        machine, where = self._machine, request.client.host if request.client else ""
        if machine is not None and (network_of(where) is None or machine.is_called(where)):
            port = request.scope["server"][1]
            addresses = tuple(web_address(address, port) for address in machine.addresses())
        return json_response(ServerAddresses(addresses), headers=NO_STORE)


def _code_spent() -> Fault:
    return Fault("that code has been used, or it is too old", CODE_SPENT)


def _hashed(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()
