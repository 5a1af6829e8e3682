"""Routes to handlers, with the person asking and the response to errors."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from kordon.engine.errors import Fault
from kordon.tables.service import TableService
from kordon.tables.store.interface import NameTaken
from kordon.tables.store.lookalikes import RESERVED, looks_of
from kordon.web.responses import LONGEST_BODY, as_response, body_of, json_response, mistake, refusal
from kordon.web.sessions import Sessions, WrongToken

Handler = Callable[..., Awaitable[Any]]


class Routes:
    """Handlers over one service."""

    def __init__(self, service: TableService, sessions: Sessions) -> None:
        self.service = service
        self.sessions = sessions

    def route(
        self,
        method: str,
        path: str,
        handler: Handler,
        body: type[msgspec.Struct] | None = None,
        longest: int = LONGEST_BODY,
    ) -> Route:
        """A handler with the person asking, and the request's body if there is one; new guests get a token.

        What it returns is sent as JSON, unless it is a response. Requests about a table are handled at a
        random moment (see `TableService.delay_request`).
        """
        is_about_table = "{table}" in path
        is_for_all = not path.startswith("/tables")  # also for those who are banned from tables

        async def endpoint(request: Request) -> Response:
            try:
                person, cookie = await self.sessions.person(request)
                self.sessions.count_request(person)
                if not is_for_all:
                    self.service.moderation.check(person)
                if is_about_table:
                    await self.service.delay_request()
                given = () if body is None else (await body_of(request, body, longest),)
                response = as_response(await handler(request, person, *given))
                if cookie is not None and "set-cookie" not in response.headers:
                    response.headers["set-cookie"] = cookie
            except WrongToken as fault:
                response = json_response(mistake(fault), 401, {"www-authenticate": "Bearer"})
            except Fault as fault:
                response = refusal(fault)
            response.headers.setdefault("cache-control", "no-store")  # it is for this person alone
            return response

        return Route(path, endpoint, methods=[method])

    async def check_name(self, name: str, player: str = "") -> None:
        """Refuse a name that looks like another player's account, or like the server's own."""
        if {looks_of(name), looks_of(name.casefold())} & RESERVED:
            raise NameTaken()
        account = await self.service.store.lookalike(name)
        if account is not None and account.id != player:
            raise NameTaken()
