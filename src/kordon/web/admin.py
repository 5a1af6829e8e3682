"""Moderation with the admin token, which shows nothing that is secret in a running game.

The host sees all tables as lobbies show them. Closing a table ends its game, which reveals its secrets to
everybody at once.
"""

from __future__ import annotations

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
from kordon.web.routes import NO_STORE, Handler, Routes, as_response, body_of, json_response, refusal


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
            self.guarded("POST", "/admin/tables/{table}/silence", self.silence, SilenceBody),
            self.guarded("POST", "/admin/players/{player}/forget", self.forget),
            self.guarded("GET", "/admin/reports", self.reports),
            self.guarded("POST", "/admin/reports/{report}/settle", self.settle),
            self.guarded("GET", "/admin/bans", self.bans),
            self.guarded("POST", "/admin/bans", self.ban, BanBody),
            self.guarded("POST", "/admin/bans/lift", self.lift, LiftBody),
        ]

    def guarded(
        self, method: str, path: str, handler: Handler, body: type[msgspec.Struct] | None = None
    ) -> Route:
        """A handler for the host alone."""

        async def endpoint(request: Request) -> Response:
            if not self.sessions.is_admin(request.headers):
                log_rejected(request, "not the host's token")
                refused = {"www-authenticate": "Bearer", **NO_STORE}
                return json_response({"error": "this is for the host alone"}, 401, refused)
            try:
                given = () if body is None else (await body_of(request, body),)
                response = as_response(await handler(request, *given))
            except Fault as fault:
                response = refusal(fault)
            response.headers.update(NO_STORE)
            return response

        return Route(path, endpoint, methods=[method])

    async def tables(self, request: Request) -> list[AdminTable]:
        """All tables, in the order of their ids."""
        after = request.query_params.get("after", "")
        return [overview(one) for one in await self.service.store.all_tables(page_of(request), after)]

    async def close(self, request: Request) -> None:
        """End a table, regardless of who sits there."""
        await self.service.close_table(request.path_params["table"])

    async def silence(self, request: Request, body: SilenceBody) -> None:
        """Turn a table's chat off, or on again."""
        await self.service.silence(request.path_params["table"], body.silent)

    async def forget(self, request: Request) -> None:
        """Delete a player with all data."""
        await self.service.forget(request.path_params["player"])

    async def reports(self, request: Request) -> list[ReportInfo]:
        """All reports, the newest first."""
        found = await self.service.moderation.reports()
        return [ReportInfo(id, made, self.sessions.last_network(made.about)) for id, made in reversed(found)]

    async def settle(self, request: Request) -> None:
        """A report is seen to."""
        await self.service.moderation.settle(request.path_params["report"])

    async def bans(self, request: Request) -> list[BanInfo]:
        """Who is banned."""
        return [BanInfo(key, ban) for key, ban in await self.service.moderation.bans()]

    async def ban(self, request: Request, body: BanBody) -> None:
        """Ban a player, or a network."""
        if bool(body.player) == bool(body.address):
            raise Fault("say a player or an address, and not both")
        if body.player and not is_id(body.player):
            raise Fault("player: not the id of a player")
        await self.service.ban(body.player or key_of_network(body.address), body.note)

    async def lift(self, request: Request, body: LiftBody) -> None:
        """End a ban."""
        await self.service.lift_ban(body.key)


def overview(one: Listed) -> AdminTable:
    """A table as its host may see it."""
    _, summary = one
    members = tuple(MemberInfo(member.name, member.player) for member in summary.members)
    shown = asdict(listed(one))
    return AdminTable(**shown, public=summary.public, members=members, changed_at=summary.changed_at)
