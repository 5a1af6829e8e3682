"""Moderation with the admin token, which shows nothing that is secret in a running game.

The host sees all tables as lobbies show them. Closing a table ends its game, which reveals its secrets to
everybody at once.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import msgspec
from msgspec.structs import asdict
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from kordon.engine.errors import Fault
from kordon.tables.people.moderation import Ban, Report, key_of_network
from kordon.tables.store.interface import Listed, is_id
from kordon.web.api import ListedTable, listed, page_of
from kordon.web.rejections import log_rejected
from kordon.web.responses import NO_STORE, body_of, json_response, refusal
from kordon.web.routes import Routes


class SilenceBody(msgspec.Struct, frozen=True):
    """Whether a table's chat is to be off."""

    silent: bool = True


class BanBody(msgspec.Struct, frozen=True):
    """Who is banned: a player by id, or everybody at an address."""

    player: str = ""
    address: str = ""
    note: str = ""  # for the host's own memory


class LiftBody(msgspec.Struct, frozen=True):
    """Which ban ends."""

    key: str


class AdminTable(ListedTable, frozen=True):
    """A table as its host may see it."""

    public: bool
    members: tuple[MemberInfo, ...]
    changed_at: int


class MemberInfo(msgspec.Struct, frozen=True):
    """Somebody at a table."""

    name: str
    player: str


class ReportInfo(msgspec.Struct, frozen=True):
    """A report; `network` is where the reported player was last seen, if this node knows."""

    id: str
    report: Report
    network: str


class BanInfo(msgspec.Struct, frozen=True):
    """A ban of a player, or of a network if its key begins with “from”."""

    key: str
    ban: Ban


class Admin(Routes):
    """The handlers; none is reached without the token."""

    def routes(self) -> list[Route]:
        """The routes."""
        return [
            self.guarded("GET", "/admin/tables", self.tables),
            self.guarded("POST", "/admin/tables/{table}/close", self.close),
            self.guarded("POST", "/admin/tables/{table}/silence", self.silence),
            self.guarded("POST", "/admin/players/{player}/forget", self.forget),
            self.guarded("GET", "/admin/reports", self.reports),
            self.guarded("POST", "/admin/reports/{report}/settle", self.settle),
            self.guarded("GET", "/admin/bans", self.bans),
            self.guarded("POST", "/admin/bans", self.ban),
            self.guarded("POST", "/admin/bans/lift", self.lift),
        ]

    def guarded(self, method: str, path: str, handler: Callable[[Request], Awaitable[Response]]) -> Route:
        """A handler for the host alone."""

        async def endpoint(request: Request) -> Response:
            if not self.sessions.is_admin(request.headers):
                log_rejected(request, "not the host's token")
                refused = {"www-authenticate": "Bearer", **NO_STORE}
                return json_response({"error": "this is for the host alone"}, 401, refused)
            try:
                response = await handler(request)
            except Fault as fault:
                response = refusal(fault)
            response.headers.update(NO_STORE)
            return response

        return Route(path, endpoint, methods=[method])

    async def tables(self, request: Request) -> Response:
        """All tables, in the order of their ids."""
        after = request.query_params.get("after", "")
        return json_response(
            [overview(one) for one in await self.service.store.all_tables(page_of(request), after)]
        )

    async def close(self, request: Request) -> Response:
        """End a table, regardless of who sits there."""
        await self.service.close_table(request.path_params["table"])
        return json_response()

    async def silence(self, request: Request) -> Response:
        """Turn a table's chat off, or on again."""
        body = await body_of(request, SilenceBody)
        await self.service.silence(request.path_params["table"], body.silent)
        return json_response()

    async def forget(self, request: Request) -> Response:
        """Delete a player with all data."""
        await self.service.forget(request.path_params["player"])
        return json_response()

    async def reports(self, request: Request) -> Response:
        """All reports, the newest first."""
        found = await self.service.moderation.reports()
        return json_response(
            [ReportInfo(id, made, self.sessions.last_network(made.about)) for id, made in reversed(found)]
        )

    async def settle(self, request: Request) -> Response:
        """A report is seen to."""
        await self.service.moderation.settle(request.path_params["report"])
        return json_response()

    async def bans(self, request: Request) -> Response:
        """Who is banned."""
        return json_response([BanInfo(key, ban) for key, ban in await self.service.moderation.bans()])

    async def ban(self, request: Request) -> Response:
        """Ban a player, or a network."""
        body = await body_of(request, BanBody)
        if bool(body.player) == bool(body.address):
            raise Fault("say a player or an address, and not both")
        if body.player and not is_id(body.player):
            raise Fault("player: not the id of a player")
        await self.service.ban(body.player or key_of_network(body.address), body.note)
        return json_response()

    async def lift(self, request: Request) -> Response:
        """End a ban."""
        await self.service.lift_ban((await body_of(request, LiftBody)).key)
        return json_response()


def overview(one: Listed) -> AdminTable:
    """A table as its host may see it."""
    _, summary = one
    members = tuple(MemberInfo(member.name, member.player) for member in summary.members)
    shown = asdict(listed(one))
    return AdminTable(**shown, public=summary.public, members=members, changed_at=summary.changed_at)
