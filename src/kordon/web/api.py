"""The REST interface: lobby, seats, archive. Play itself goes over the socket."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Mapping
from functools import cache
from typing import Any, Final, Literal, get_args, get_origin

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from kordon.bots.levels import Level, is_played_together, usual_level
from kordon.engine.errors import Fault
from kordon.engine.game import AnyGame
from kordon.engine.lessons.course import courses
from kordon.engine.lessons.puzzles import count
from kordon.engine.records import encode
from kordon.engine.speech import FALLBACK, LANGUAGES, Speech
from kordon.engine.words import SEAT, Text
from kordon.games import in_order, working
from kordon.tables.log import decisions
from kordon.tables.log.setups import TableId
from kordon.tables.messages import TableInfo
from kordon.tables.people.moderation import ReportReason
from kordon.tables.requests import NewTable, Person
from kordon.tables.requests import Request as TableRequest
from kordon.tables.store.interface import NEWEST, Listed, Place, TableState, no_table
from kordon.web.looks import TYPES, looks_of, made
from kordon.web.routes import FOR_EVER, Routes, body_of, compressed, json_response, resource, tagged
from kordon.web.texts import board_of, book_of, tag_of, texts_of

ASKED: Final[Mapping[str, type[TableRequest]]] = {
    "bot": decisions.SeatBot,
    "open": decisions.OpenSeat,
    "configure": decisions.TableChange,
    "take-over": decisions.TakeOver,
    "pace": decisions.SetPace,
    "agree": decisions.Agree,
    "invitation": decisions.RenewInvitation,
    "stand": decisions.Stand,
    "give-back": decisions.GiveBack,
}
LONGEST_LOG: Final = 4 << 20
LONGEST_PAGE: Final = 100


class RematchBody(msgspec.Struct, frozen=True):
    """Whether everybody sits one seat further, or where they sat; onward, with a campaign's next game."""

    swaps: bool = True
    onward: bool = False


class ReportBody(msgspec.Struct, frozen=True):
    """What the host is to know about the player of a seat."""

    seat: int
    reason: ReportReason
    text: str = ""
    key: str = ""


class LogBody(msgspec.Struct, frozen=True):
    """The log of a finished game."""

    log: str


class ValueInfo(msgspec.Struct, frozen=True):
    """What an option can be."""

    value: str | int
    label: str


class OptionInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """An option of a game. One with several values shapes the whole game; a yes or no is a variant."""

    name: str
    default: Any
    label: str  # in the language that was asked for
    how: str  # what it does, in a line
    values: tuple[ValueInfo, ...] | None = None  # those to choose from; none for a yes or no
    first: Any = None  # for somebody's first game, if not the default


class SideInfo(msgspec.Struct, frozen=True):
    """A seat that plays differently from the others."""

    seat: int
    label: str


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played here, as lists show it."""

    name: str
    title: str  # in the language that was asked for
    about: str
    looks: str  # the version of its looks
    seats: tuple[int, ...]
    sides: tuple[SideInfo, ...]  # none where all seats play alike
    together: bool  # all seats win and lose together
    level: Level  # of bots, where nobody says another
    minutes: tuple[int, int]  # that a game takes people; zeros if nobody says
    complexity: int  # 1 to 3, from light to heavy; 0 if nobody says
    options: tuple[OptionInfo, ...]
    courses: tuple[str, ...]  # of lessons, in their order
    puzzles: int  # how many there are
    preview: bool  # whether a game of it was recorded, to look at
    campaign: bool  # whether what is won of it is kept on a sheet


class ListedTable(msgspec.Struct, frozen=True):
    """A table as the lobby shows it."""

    id: TableId
    game: str
    state: TableState
    seats: int
    free: int
    names: tuple[str, ...]
    stopped: bool  # the rules that are installed can't carry the game on


@cache
def games_listed(language: str) -> tuple[bytes, str]:
    """Every game, in the order that their looks state, and the list's tag."""
    listed = encode([_game(game, Speech(game, language)) for game in in_order(working()[0].values())])
    return listed, tag_of(listed)


def _game(game: AnyGame, speech: Speech) -> GameInfo:
    return GameInfo(
        game.name,
        speech.say(Text("game")),
        speech.say(Text("game.about")),
        made(game.name, game.looks).tag,
        tuple(game.seat_counts),
        tuple(SideInfo(seat, speech.say(SEAT(seat))) for seat in game.sides),
        is_played_together(game),
        usual_level(game),
        game.minutes,
        game.complexity,
        tuple(_options(game, speech)),
        tuple(course.id for course in courses(game)),
        count(game),
        bool(game.preview),
        game.campaign is not None,
    )


def _options(game: AnyGame, speech: Speech) -> Iterator[OptionInfo]:
    choices = game.offered_options()
    for field in msgspec.structs.fields(game.options_type):
        if field.name not in choices:
            continue
        hint = choices[field.name]
        values = get_args(hint) if get_origin(hint) is Literal else None
        yield OptionInfo(
            field.name,
            field.default,
            speech.say(Text(f"option-{field.name}")),
            speech.say(Text(f"option-{field.name}.how")),
            values and tuple(ValueInfo(value, value_name(speech, field.name, value)) for value in values),
            game.first_game.get(field.name),
        )


def value_name(speech: Speech, option: str, value: str | int) -> str:
    """A value by its name in the texts, if it has one there; a number needs none."""
    id = f"{option}-{value}"
    said = speech.say(Text(id))
    return str(value) if said == id else said


class Api(Routes):
    """The handlers, over one service."""

    def routes(self) -> list[Route]:
        """The routes."""
        table = "/tables/{table}"
        return [
            Route("/games", self.games),
            resource("/texts/{game}/{language}", texts_of, "text/plain", "there are no such texts"),
            resource("/boards/{game}/{board}", board_of, "application/json", "there is no such board"),
            resource("/books/{game}/{language}", book_of, "application/json", "there is no such book"),
            *[Route(f"/looks/{{game}}/{{tag}}/{file}", self.looks) for file in TYPES],
            self.route("GET", "/tables", self.tables),
            self.route("POST", "/tables", self.create, NewTable),
            self.route("POST", "/tables/import", self.import_log),
            self.route("GET", table, self.info),
            self.route("GET", f"{table}/export", self.export),
            self.route("POST", f"{table}/sit", self.sit, decisions.SeatBody),
            self.route("POST", f"{table}/rematch", self.rematch, RematchBody),
            self.route("POST", f"{table}/report", self.report, ReportBody),
            *[self.asking(f"{table}/{name}", kind) for name, kind in ASKED.items()],
            self.plain(f"{table}/start", self.service.start),
            self.plain(f"{table}/go-ahead", self.service.go_ahead),
            self.plain(f"{table}/abandon", self.service.abandon),
        ]

    def asking(self, path: str, kind: type[TableRequest]) -> Route:
        """What is asked of a table: the body says it, unless there is no more to say than the kind."""

        async def handler(request: Request, person: Person, asked: TableRequest | None = None) -> None:
            await self.service.ask(request.path_params["table"], person, asked or kind())

        return self.route("POST", path, handler, kind if kind.__struct_fields__ else None)

    def plain(self, path: str, do: Callable[[str, Person], Awaitable[None]]) -> Route:
        """A request about a table without a body."""
        return self.route("POST", path, lambda request, person: do(request.path_params["table"], person))

    # ---- what everybody may read

    async def games(self, request: Request) -> Response:
        """The games there are, in the language that was asked for."""
        listed, tag = games_listed(language_of(request))
        return tagged(request.headers, listed, "application/json", tag)

    async def looks(self, request: Request) -> Response:
        """A file of a game's looks; its address changes with the content, so it may be kept for ever."""
        found = looks_of(request.path_params["game"])
        file = request.url.path.rpartition("/")[2]
        if found is None:
            return json_response({"error": "there are no such looks"}, 404)
        kept = FOR_EVER if request.path_params["tag"] == found.tag else "no-cache"
        return compressed(request.headers, found.files[file], TYPES[file], {"cache-control": kept})

    # ---- tables

    async def tables(self, request: Request, person: Person) -> list[ListedTable]:
        """Public tables that can be joined, of one game or of all; or one's own."""
        limit, before = page_of(request), await self._place(request.query_params.get("before"), person)
        if request.query_params.get("list") == "mine":
            found = await self.service.store.tables_of(person.id, limit, before)
        else:
            found = await self.service.store.open_tables(limit, before, request.query_params.get("game", ""))
        return [listed(one) for one in found]

    async def _place(self, table: str | None, person: Person) -> Place:
        """Where the page after this table begins; the client never sees its time.

        A private table of others is as good as none.
        """
        if not table:
            return NEWEST
        summary = await self.service.store.summary(table)
        if not summary.public and person.id not in summary.players:
            raise no_table(table)
        return summary.changed_at, table

    async def create(self, request: Request, person: Person, wanted: NewTable) -> Response:
        """A new table."""
        return json_response({"table": await self.service.create(person, wanted)}, 201)

    async def import_log(self, request: Request, person: Person) -> Response:
        """A finished game from its log."""
        self.service.exports.count_import(person)
        body = await body_of(request, LogBody, LONGEST_LOG)
        return json_response({"table": await self.service.exports.import_log(person, body.log)}, 201)

    async def info(self, request: Request, person: Person) -> TableInfo:
        """What a table is and who sits there."""
        return await self.service.info(
            request.path_params["table"], person, request.query_params.get("key", "")
        )

    async def export(self, request: Request, person: Person) -> Response:
        """The log of a finished game."""
        table, key = request.path_params["table"], request.query_params.get("key", "")
        log = await self.service.exports.export(table, person, key)
        headers = {"content-disposition": f'attachment; filename="{table}.kordon"'}
        return PlainTextResponse(log, headers=headers)

    async def sit(self, request: Request, person: Person, body: decisions.SeatBody) -> dict[str, Any]:
        """Take a seat."""
        table = request.path_params["table"]
        return {"seat": await self.service.sit(table, person, body.seat, body.key, body.agrees)}

    async def report(self, request: Request, person: Person, body: ReportBody) -> None:
        """Tell the server's host about a player."""
        table = request.path_params["table"]
        await self.service.report(table, person, body.seat, body.reason, body.text, body.key)

    async def rematch(self, request: Request, person: Person, body: RematchBody) -> dict[str, Any]:
        """Go on at another table."""
        table = request.path_params["table"]
        fresh, swaps = await self.service.rematch(table, person, body.swaps, body.onward)
        return {"table": fresh, "swaps": swaps}


def language_of(request: Request) -> str:
    """The language that is asked for."""
    wanted = request.query_params.get("language", FALLBACK)
    return wanted if wanted in LANGUAGES else FALLBACK


def page_of(request: Request) -> int:
    """The page size that is asked for."""
    wanted = request.query_params.get("limit", "50")
    if not wanted.isascii() or not wanted.isdecimal() or not 1 <= int(wanted[:9]) <= LONGEST_PAGE:
        raise Fault(f"limit: a number from 1 to {LONGEST_PAGE}")
    return int(wanted)


def listed(one: Listed) -> ListedTable:
    """A table as the lobby shows it."""
    id, summary = one
    names = tuple(member.name for member in summary.members)
    return ListedTable(
        id, summary.game, summary.state, summary.seats, summary.open_seats, names, summary.stopped
    )
