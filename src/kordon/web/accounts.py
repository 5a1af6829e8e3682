"""The REST interface for a player's own data: name, account, token, deletion."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING, Final

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error

from kordon.engine.errors import Fault
from kordon.tables.rate_limit import RateLimit, network_of
from kordon.tables.refusals import SHORT_PASSPHRASE, WRONG_PASSPHRASE, refused
from kordon.tables.user_text import LONGEST_NAME, clean_line
from kordon.web.player_settings import with_part
from kordon.web.responses import NO_STORE, body_of, json_response
from kordon.web.routes import Routes
from kordon.web.webhooks import WEBHOOK, webhook_in

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response
    from starlette.routing import Route

    from kordon.tables.requests import Person
    from kordon.tables.service import TableService
    from kordon.web.sessions import Sessions
    from kordon.web.webhooks import Webhooks

SHORTEST_PASSPHRASE: Final = 10
SIGN_INS_AT_ONCE: Final = 5  # under one name, in a minute
SIGN_INS_FROM_ONE_ADDRESS: Final = 20
MINUTE: Final = 60_000


class NameBody(msgspec.Struct, frozen=True):
    """A name to go by."""

    name: str


class WebhookBody(msgspec.Struct, frozen=True):
    """The URL to call; empty for none."""

    url: str


class AccountBody(msgspec.Struct, frozen=True):
    """A name and the passphrase that keeps it."""

    name: str
    passphrase: str


class Accounts(Routes):
    """The handlers."""

    def __init__(self, service: TableService, sessions: Sessions, webhooks: Webhooks) -> None:
        super().__init__(service, sessions)
        self.webhooks = webhooks
        self.hasher = PasswordHasher()
        self.nobodys = self.hasher.hash(secrets.token_bytes(16))  # the hash of a passphrase that nobody knows
        self.sign_ins = RateLimit(SIGN_INS_AT_ONCE, MINUTE)
        self.sign_ins_from = RateLimit(SIGN_INS_FROM_ONE_ADDRESS, MINUTE)
        self.hashing = asyncio.Semaphore(1)  # it is slow by design; play goes on meanwhile

    def routes(self) -> list[Route]:
        """The routes."""
        return [
            self.route("GET", "/me", self.me),
            self.route("POST", "/me", self.rename),
            self.route("POST", "/me/token", self.token),
            self.route("POST", "/me/webhook", self.set_webhook),
            self.route("POST", "/me/delete", self.delete),
            self.route("POST", "/account", self.keep),
            self.route("POST", "/account/sign-in", self.sign_in),
        ]

    async def me(self, request: Request, person: Person) -> Response:
        """The player's name and webhook; nobody else is shown the webhook."""
        found = await self.service.store.player(person.id)
        webhook = "" if found is None else webhook_in(found.settings)
        return json_response({"name": person.name, "webhook": webhook}, headers=NO_STORE)

    async def token(self, request: Request, person: Person) -> Response:
        """A token for the player's own programs."""
        return json_response({"token": self.sessions.token(person.id)})

    async def set_webhook(self, request: Request, person: Person) -> Response:
        """Set the URL that is called when it is the player's turn and they are away; empty for none."""
        body = await body_of(request, WebhookBody)
        if body.url:
            self.webhooks.check(body.url)
        await self.service.welcome(person)
        found = await self.service.store.player(person.id)
        settings = with_part(b"" if found is None else found.settings, WEBHOOK, body.url)
        await self.service.store.set_settings(person.id, settings)
        return json_response()

    async def rename(self, request: Request, person: Person) -> Response:
        """Go by another name."""
        body = await body_of(request, NameBody)
        name = clean_line(body.name, LONGEST_NAME)
        await self.service.welcome(person)
        await self.service.store.set_name(person.id, name)
        return json_response()

    async def keep(self, request: Request, person: Person) -> Response:
        """Keep one's games under a name and a passphrase."""
        body = await body_of(request, AccountBody)
        if len(body.passphrase) < SHORTEST_PASSPHRASE:
            raise Fault(f"passphrase: it needs at least {SHORTEST_PASSPHRASE} characters", SHORT_PASSPHRASE)
        name = clean_line(body.name, LONGEST_NAME)
        self._limit_sign_ins(name, request)
        await self.service.welcome(person)
        async with self.hashing:
            hashed = await asyncio.to_thread(self.hasher.hash, body.passphrase)
        await self.service.store.set_name(person.id, name)
        await self.service.store.set_passphrase_hash(person.id, hashed)
        return json_response({"name": name})

    async def sign_in(self, request: Request, person: Person) -> Response:
        """Come back on another device. An unknown name takes as long as a wrong passphrase."""
        body = await body_of(request, AccountBody)
        self._limit_sign_ins(body.name, request)
        found = await self.service.store.by_name(body.name)
        hashed = found.passphrase_hash if found is not None else None
        async with self.hashing:
            is_right = await asyncio.to_thread(self._matches, hashed, body.passphrase)
        if found is None or not is_right:
            raise refused(WRONG_PASSPHRASE)
        return json_response({"name": found.name}, headers={"set-cookie": self.sessions.cookie(found.id)})

    def _limit_sign_ins(self, name: str, request: Request) -> None:
        now = self.service.time.now()
        where = network_of(request.client.host if request.client else "")
        for limit in (self.sign_ins, self.sign_ins_from):
            limit.forget_idle(now)
        if where is not None:
            self.sign_ins_from.count(where, now)
        self.sign_ins.count(name.casefold()[:LONGEST_NAME], now)

    def _matches(self, hashed: str | None, passphrase: str) -> bool:
        try:
            self.hasher.verify(hashed or self.nobodys, passphrase)
        except Argon2Error:
            return False
        return hashed is not None

    async def delete(self, request: Request, person: Person) -> Response:
        """Delete one's data."""
        if person.stranger_from is None:
            await self.service.forget(person.id)
        return json_response(headers={"set-cookie": self.sessions.no_cookie()})
