"""Moderation with the admin token, which shows nothing that is secret in a running game.

The host sees all tables as lobbies show them. Closing a table ends its game, which reveals its secrets to
everybody at once.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import asdict
from starlette.routing import Route

from kordon.engine.errors import Fault
from kordon.web.api import listed, page_of
from kordon.web.rejections import log_rejected
from kordon.web.responses import body_of, json_response, refusal
from kordon.web.routes import Routes

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response

    from kordon.tables.store.interface import Listed


class SilenceBody(msgspec.Struct, frozen=True):
    """Whether a table's chat is to be off."""

    silent: bool = True


class Admin(Routes):
    """The handlers; none is reached without the token."""

    def routes(self) -> list[Route]:
        """The routes."""
        return [
            self.guarded("GET", "/admin/tables", self.tables),
            self.guarded("POST", "/admin/tables/{table}/close", self.close),
            self.guarded("POST", "/admin/tables/{table}/silence", self.silence),
            self.guarded("POST", "/admin/players/{player}/forget", self.forget),
        ]

    def guarded(self, method: str, path: str, handler: Callable[[Request], Awaitable[Response]]) -> Route:
        """A handler for the host alone."""

        async def endpoint(request: Request) -> Response:
            if not self.sessions.is_admin(request.headers):
                log_rejected(request, "not the host's token")
                return json_response(
                    {"error": "this is for the host alone"}, 401, {"www-authenticate": "Bearer"}
                )
            try:
                return await handler(request)
            except Fault as fault:
                return refusal(fault)

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


def overview(one: Listed) -> dict[str, Any]:
    """A table as its host may see it."""
    _, summary = one
    members = [{"name": member.name, "player": member.player} for member in summary.members]
    return {
        **asdict(listed(one)),
        "public": summary.public,
        "members": members,
        "changed_at": summary.changed_at,
    }
