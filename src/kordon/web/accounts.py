"""The REST interface for a player's own data: name, account, token, deletion."""

from __future__ import annotations

from typing import Final, Literal

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from kordon.engine.errors import Fault
from kordon.tables.refusals import (
    SHORT_PASSPHRASE,
    SIGN_IN_FIRST,
    TOO_FAST,
    WRONG_PASSPHRASE,
    refuse_if,
    refused,
)
from kordon.tables.requests import Person
from kordon.tables.service import TableService
from kordon.tables.store.interface import Player, account_key
from kordon.tables.user_text import LONGEST_NAME, clean_line
from kordon.web.passphrases import Guesses, Passphrases
from kordon.web.routes import NO_STORE, Routes, json_response
from kordon.web.sessions import BY_PASSPHRASE, Sessions
from kordon.web.webhooks import WEBHOOK, Webhooks, webhook_of

SHORTEST_PASSPHRASE: Final = 10


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


class KeepBody(AccountBody, frozen=True):
    """To change a passphrase: the one before, unless the player signed in a moment ago."""

    old: str = ""


class SignOutBody(msgspec.Struct, frozen=True):
    """Which devices are to be signed out; `others` leaves this one signed in."""

    where: Literal["here", "others", "everywhere"] = "here"


class Accounts(Routes):
    """The handlers."""

    def __init__(self, service: TableService, sessions: Sessions, webhooks: Webhooks) -> None:
        super().__init__(service, sessions)
        self.webhooks = webhooks
        self.passphrases = Passphrases()
        self.guesses = Guesses(lambda: service.time.now())

    def routes(self) -> list[Route]:
        """The routes."""
        return [
            self.route("GET", "/me", self.me),
            self.route("POST", "/me", self.rename, NameBody),
            self.route("POST", "/me/token", self.token),
            self.route("POST", "/me/webhook", self.set_webhook, WebhookBody),
            self.route("POST", "/me/sign-out", self.sign_out, SignOutBody),
            self.route("POST", "/me/delete", self.delete),
            self.route("POST", "/account", self.keep, KeepBody),
            self.route("POST", "/account/sign-in", self.sign_in, AccountBody),
        ]

    async def me(self, request: Request, person: Person) -> Response:
        """The player's name and webhook; nobody else is shown the webhook."""
        webhook = webhook_of(await self._stored(person))
        return json_response({"name": person.name, "webhook": webhook}, headers=NO_STORE)

    async def _stored(self, person: Person) -> Player:
        """What is stored of somebody: nothing but defaults of a guest."""
        return await self.service.store.player(person.id) or Player(person.id, person.name)

    async def token(self, request: Request, person: Person) -> Response:
        """A token for the player's own programs."""
        generation = (await self._stored(person)).generation
        return json_response({"token": self.sessions.token(person.id, generation)})

    async def set_webhook(self, request: Request, person: Person, body: WebhookBody) -> None:
        """Set the URL that is called when it is the player's turn and they are away; empty for none."""
        if body.url:
            self.webhooks.check(body.url)
        await self.service.admission.welcome(person)
        await self.service.store.change_settings(
            person.id, lambda player: player.settings_with(WEBHOOK, body.url)
        )

    async def rename(self, request: Request, person: Person, body: NameBody) -> None:
        """Go by another name."""
        name = clean_line(body.name, LONGEST_NAME)
        await self.check_name(name, person.id)
        await self.service.admission.welcome(person)
        await self.service.store.set_name(person.id, name)

    async def keep(self, request: Request, person: Person, body: KeepBody) -> Response:
        """Keep one's games under a name and a passphrase, or change either.

        Another passphrase needs the old one or a fresh sign-in, and ends all other sessions.
        """
        if len(body.passphrase) < SHORTEST_PASSPHRASE:
            raise Fault(f"passphrase: it needs at least {SHORTEST_PASSPHRASE} characters", SHORT_PASSPHRASE)
        name = clean_line(body.name, LONGEST_NAME)
        self.guesses.count(person.id, person.address)
        await self.check_name(name, person.id)
        await self.service.admission.welcome(person)
        found = await self._stored(person)
        before, generation = found.passphrase_hash, found.generation
        if before is not None and await self.passphrases.match(before, body.passphrase):
            await self.service.store.set_name(person.id, name)
        else:
            is_proven = before is None or self.sessions.has_just_signed_in(request)
            if not is_proven and not (body.old and await self.passphrases.match(before, body.old)):
                raise refused(SIGN_IN_FIRST)
            await self.service.store.set_name(person.id, name)
            hashed = await self.passphrases.hash(body.passphrase)
            await self.service.store.set_passphrase_hash(person.id, hashed)
            generation = await self.service.end_sessions(person.id)  # a guest's, too: others may have a copy
        self.guesses.forgive(person.id, person.address)
        return json_response({"name": name}, headers=self._signed_in(person.id, generation))

    async def sign_in(self, request: Request, person: Person, body: AccountBody) -> Response:
        """Come back on another device. An unknown name takes as long as a wrong passphrase."""
        found = await self.service.store.by_name(body.name)
        key = account_key(body.name[:LONGEST_NAME]).decode()
        is_owners = found is not None and self.sessions.had_session_of(request, found.id)
        self.guesses.count(key, person.address, is_owners)
        refuse_if(not is_owners and self.passphrases.is_busy, TOO_FAST)
        hashed = found.passphrase_hash if found is not None else None
        if not await self.passphrases.match(hashed, body.passphrase) or found is None:
            raise refused(WRONG_PASSPHRASE)
        self.guesses.forgive(key, person.address, is_owners)
        return json_response({"name": found.name}, headers=self._signed_in(found.id, found.generation))

    async def sign_out(self, request: Request, person: Person, body: SignOutBody) -> Response:
        """Sign this device out, all others, or all; every token that is out ends with them."""
        if body.where == "here":
            return json_response(headers={"set-cookie": self.sessions.no_cookie()})
        await self.service.admission.welcome(person)
        generation = await self.service.end_sessions(person.id)
        is_all = body.where == "everywhere"
        cookie = self.sessions.no_cookie() if is_all else self.sessions.cookie(person.id, generation)
        return json_response(headers={"set-cookie": cookie})

    def _signed_in(self, player: str, generation: int) -> dict[str, str]:
        return {"set-cookie": self.sessions.cookie(player, generation, BY_PASSPHRASE)}

    async def delete(self, request: Request, person: Person) -> Response:
        """Delete one's data."""
        if person.stranger_from is None:
            await self.service.forget(person.id)
        return json_response(headers={"set-cookie": self.sessions.no_cookie()})
