"""Replays over HTTP: computed in a thread, a few at a time, sent compressed and not cached."""

from __future__ import annotations

import asyncio
import gzip
from typing import TYPE_CHECKING, Final

from starlette.responses import Response

from kordon.analysis import replays
from kordon.web.routes import Routes

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.routing import Route

    from kordon.tables.archive import Course
    from kordon.tables.requests import Person
    from kordon.tables.service import TableService
    from kordon.web.sessions import Sessions

AT_ONCE: Final = 2
QUICKLY: Final = 5  # gzip's level: replays are large, and much in them repeats


class Replays(Routes):
    """The handler."""

    def __init__(self, service: TableService, sessions: Sessions) -> None:
        super().__init__(service, sessions)
        self._room = asyncio.Semaphore(AT_ONCE)

    def routes(self) -> list[Route]:
        """The routes."""
        return [self.route("GET", "/tables/{table}/replay", self.replay)]

    async def replay(self, request: Request, person: Person) -> Response:
        """A game step by step, as a viewer saw it."""
        wanted, key = request.query_params.get("viewer", ""), request.query_params.get("key", "")
        viewer = int(wanted) if wanted.isascii() and wanted.isdecimal() and len(wanted) < 3 else None
        course = await self.service.archive.course(request.path_params["table"], person, viewer, key)
        compress = "gzip" in request.headers.get("accept-encoding", "")
        async with self._room:
            content = await asyncio.to_thread(_made, course, compress)
        headers = {"cache-control": "no-store", "vary": "accept-encoding"}
        if compress:
            headers["content-encoding"] = "gzip"
        return Response(content, headers=headers, media_type="application/json")


def _made(course: Course, compress: bool) -> bytes:
    content = replays.of(course)
    return gzip.compress(content, QUICKLY, mtime=0) if compress else content
