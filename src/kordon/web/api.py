"""The REST interface: lobby, seats, accounts, archive. Play itself goes over the socket."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final, Literal, get_args, get_origin, get_type_hints

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from kordon.engine.errors import Fault
from kordon.games import GAMES, find
from kordon.tables.chat import LONGEST_NAME, Pace, clean_line
from kordon.tables.entries import Level
from kordon.tables.requests import NewTable, Person
from kordon.tables.store.interface import Listed
from kordon.web.answers import answer, body_of, refusal
from kordon.web.texts import board_of, texts_of

if TYPE_CHECKING:
    from starlette.requests import Request

    from kordon.tables.service import TableService
    from kordon.web.sessions import Sessions

Handler = Callable[["Request", Person], Awaitable[Response]]

LONGEST_LOG: Final = 4 << 20
SHORTEST_PASSPHRASE: Final = 10
SIGN_INS_AT_ONCE: Final = 5


class SeatBody(msgspec.Struct, frozen=True):
    """What the requests about a seat hold."""

    seat: int | None = None
    key: str = ""
    level: Level = "normal"
    agrees: bool = False


class NameBody(msgspec.Struct, frozen=True):
    """A name to go by."""

    name: str


class AccountBody(msgspec.Struct, frozen=True):
    """A name and the passphrase that keeps it."""

    name: str
    passphrase: str


class LogBody(msgspec.Struct, frozen=True):
    """The log of a finished game."""

    log: str


def games_listed() -> list[dict[str, Any]]:
    """Every game with its seats and options; their words are in the texts."""
    return [
        {"name": game.name, "seats": list(game.seat_counts), "options": _options(game.options_type)}
        for game in map(find, GAMES)
    ]


def _options(type: type) -> list[dict[str, Any]]:
    hints = get_type_hints(type)
    listed = []
    for field in msgspec.structs.fields(type):
        option: dict[str, Any] = {"name": field.name, "default": field.default}
        if get_origin(hints[field.name]) is Literal:
            option["values"] = list(get_args(hints[field.name]))
        listed.append(option)
    return listed


class Api:
    """The handlers, over one service."""

    def __init__(self, service: TableService, sessions: Sessions) -> None:
        self.service = service
        self.sessions = sessions
        self.hasher = PasswordHasher()
        self.sign_ins = Pace(SIGN_INS_AT_ONCE, 60_000)

    def routes(self) -> list[Route]:
        """Where everything is."""
        service = self.service
        table = "/tables/{table}"
        return [
            Route("/games", self.games),
            Route("/texts/{game}/{language}", self.texts),
            Route("/boards/{game}/{board}", self.board),
            self._route("GET", "/me", self.me),
            self._route("POST", "/me", self.rename),
            self._route("POST", "/me/delete", self.delete),
            self._route("POST", "/account", self.keep),
            self._route("POST", "/account/sign-in", self.sign_in),
            self._route("GET", "/tables", self.tables),
            self._route("POST", "/tables", self.create),
            self._route("POST", "/tables/import", self.import_log),
            self._route("GET", table, self.info),
            self._route("GET", f"{table}/export", self.export),
            self._route("POST", f"{table}/sit", self.sit),
            self._route("POST", f"{table}/bot", self.seat_bot),
            self._route("POST", f"{table}/open", self.open_seat),
            self._route("POST", f"{table}/take-over", self.take_over),
            self._route("POST", f"{table}/rematch", self.rematch),
            self._plain(f"{table}/stand", service.stand),
            self._plain(f"{table}/start", service.start),
            self._plain(f"{table}/give-back", service.give_back),
            self._plain(f"{table}/abandon", service.abandon),
        ]

    def _route(self, method: str, path: str, handler: Handler) -> Route:
        """A handler for somebody known; who is new becomes a guest."""

        async def endpoint(request: Request) -> Response:
            person = await self.sessions.known(request.headers)
            is_new = person is None
            try:
                who = person or await self.sessions.new_guest()
                response = await handler(request, who)
            except Fault as fault:
                return refusal(fault)
            if is_new and "set-cookie" not in response.headers:
                response.headers["set-cookie"] = self.sessions.cookie(who.id)
            return response

        return Route(path, endpoint, methods=[method])

    def _plain(self, path: str, do: Callable[[str, Person], Awaitable[None]]) -> Route:
        """Something that a table is asked for without more words."""

        async def handler(request: Request, person: Person) -> Response:
            await do(request.path_params["table"], person)
            return answer()

        return self._route("POST", path, handler)

    # ---- what everybody may read

    async def games(self, request: Request) -> Response:
        """The games there are."""
        return answer(games_listed())

    async def texts(self, request: Request) -> Response:
        """The words of a game in one language."""
        found = texts_of(request.path_params["game"], request.path_params["language"])
        if found is None:
            return answer({"error": "there are no such texts"}, 404)
        return _tagged(request, PlainTextResponse(found[0]), found[1])

    async def board(self, request: Request) -> Response:
        """What never changes of a game's picture."""
        found = board_of(request.path_params["game"], request.path_params["board"])
        if found is None:
            return answer({"error": "there is no such board"}, 404)
        return _tagged(request, Response(found[0], media_type="application/json"), found[1])

    # ---- people

    async def me(self, request: Request, person: Person) -> Response:
        """Who one is; the token lets a program of one's own sit in one's seat."""
        return answer({"name": person.name, "token": self.sessions.token(person.id)})

    async def rename(self, request: Request, person: Person) -> Response:
        """Go by another name."""
        body = await body_of(request, NameBody)
        await self.service.store.set_name(person.id, clean_line(body.name, LONGEST_NAME))
        return answer()

    async def keep(self, request: Request, person: Person) -> Response:
        """Keep one's games under a name and a passphrase."""
        body = await body_of(request, AccountBody)
        if len(body.passphrase) < SHORTEST_PASSPHRASE:
            raise Fault(f"passphrase: it needs at least {SHORTEST_PASSPHRASE} characters")
        name = clean_line(body.name, LONGEST_NAME)
        hashed = await asyncio.to_thread(self.hasher.hash, body.passphrase)
        await self.service.store.set_name(person.id, name)
        await self.service.store.set_passphrase_hash(person.id, hashed)
        return answer({"name": name})

    async def sign_in(self, request: Request, person: Person) -> Response:
        """Come back on another device."""
        body = await body_of(request, AccountBody)
        self.sign_ins.step(body.name.casefold()[:LONGEST_NAME], self.service.time.now())
        found = await self.service.store.by_name(body.name)
        right = found is not None and await asyncio.to_thread(
            self._matches, found.passphrase_hash or "", body.passphrase
        )
        if found is None or not right:
            raise Fault("that name and passphrase do not go together")
        return answer({"name": found.name}, headers={"set-cookie": self.sessions.cookie(found.id)})

    def _matches(self, hashed: str, passphrase: str) -> bool:
        try:
            return self.hasher.verify(hashed, passphrase)
        except Argon2Error:
            return False

    async def delete(self, request: Request, person: Person) -> Response:
        """Be forgotten."""
        await self.service.forget(person.id)
        return answer(headers={"set-cookie": "kordon=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax"})

    # ---- tables

    async def tables(self, request: Request, person: Person) -> Response:
        """Public tables that wait for players, or one's own."""
        mine = request.query_params.get("list") == "mine"
        found = await (self.service.tables_of(person.id) if mine else self.service.open_tables())
        return answer([listed(one) for one in found])

    async def create(self, request: Request, person: Person) -> Response:
        """A new table."""
        return answer({"table": await self.service.create(person, await body_of(request, NewTable))}, 201)

    async def import_log(self, request: Request, person: Person) -> Response:
        """A finished game from its log."""
        body = await body_of(request, LogBody, LONGEST_LOG)
        return answer({"table": await self.service.import_log(person, body.log)}, 201)

    async def info(self, request: Request, person: Person) -> Response:
        """What a table is and who sits there."""
        key = request.query_params.get("key", "")
        return answer(await self.service.info(request.path_params["table"], person, key))

    async def export(self, request: Request, person: Person) -> Response:
        """The log of a finished game."""
        table, key = request.path_params["table"], request.query_params.get("key", "")
        log = await self.service.export(table, person, key)
        headers = {"content-disposition": f'attachment; filename="{table}.kordon"'}
        return PlainTextResponse(log, headers=headers)

    async def sit(self, request: Request, person: Person) -> Response:
        """Take a seat."""
        body = await body_of(request, SeatBody)
        table = request.path_params["table"]
        return answer({"seat": await self.service.sit(table, person, body.seat, body.key, body.agrees)})

    async def seat_bot(self, request: Request, person: Person) -> Response:
        """Put a bot on a seat."""
        body = await body_of(request, SeatBody)
        await self.service.seat_bot(request.path_params["table"], person, _seat(body), body.level)
        return answer()

    async def open_seat(self, request: Request, person: Person) -> Response:
        """Clear a seat."""
        body = await body_of(request, SeatBody)
        await self.service.open_seat(request.path_params["table"], person, _seat(body))
        return answer()

    async def take_over(self, request: Request, person: Person) -> Response:
        """Let a bot play on."""
        body = await body_of(request, SeatBody)
        await self.service.take_over(request.path_params["table"], person, _seat(body), body.level)
        return answer()

    async def rematch(self, request: Request, person: Person) -> Response:
        """Go on at another table, each one seat further."""
        return answer({"table": await self.service.rematch(request.path_params["table"], person)})


def _tagged(request: Request, response: Response, tag: str) -> Response:
    """The response, unless the browser has it already."""
    headers = {"etag": f'"{tag}"', "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == headers["etag"]:
        return Response(status_code=304, headers=headers)
    response.headers.update(headers)
    return response


def listed(one: Listed) -> dict[str, Any]:
    """A table as the lobby shows it."""
    id, summary = one
    return {
        "id": id,
        "game": summary.game,
        "state": summary.state,
        "seats": summary.seats,
        "free": summary.open_seats,
        "names": [member.name for member in summary.members],
    }


def _seat(body: SeatBody) -> int:
    if body.seat is None:
        raise Fault("seat: say which one")
    return body.seat
