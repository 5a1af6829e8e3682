"""Replays over HTTP: computed in a thread, a few at a time, sent compressed and not cached."""

from __future__ import annotations

import asyncio
import gzip
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from kordon.analysis import replays
from kordon.tables.archive.exports import Course
from kordon.tables.requests import Person
from kordon.tables.service import TableService
from kordon.web.previews import preview
from kordon.web.responses import json_response
from kordon.web.routes import Routes
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
        return [
            self.route("GET", "/tables/{table}/replay", self.replay),
            self.route("GET", "/tables/{table}/why", self.why),
            Route("/previews/{game}", preview),
        ]

    async def replay(self, request: Request, person: Person) -> Response:
        """A game step by step, as a viewer saw it."""
        wanted, key = request.query_params.get("viewer", ""), request.query_params.get("key", "")
        viewer = int(wanted) if wanted.isascii() and wanted.isdecimal() and len(wanted) < 3 else None
        course = await self.service.exports.course(request.path_params["table"], person, viewer, key)
        compress = "gzip" in request.headers.get("accept-encoding", "")
        async with self._room:
            content = await asyncio.to_thread(_made, course, compress)
        headers = {"cache-control": "no-store", "vary": "accept-encoding"}
        if compress:
            headers["content-encoding"] = "gzip"
        return Response(content, headers=headers, media_type="application/json")

    async def why(self, request: Request, person: Person) -> Response:
        """What spoke for a move of a game that is over."""
        wanted, key = request.query_params.get("move", ""), request.query_params.get("key", "")
        number = int(wanted) if wanted.isascii() and wanted.isdecimal() and len(wanted) < 7 else -1
        return json_response(
            replays.Reason(*await self.service.reason(request.path_params["table"], person, number, key))
        )


def _made(course: Course, compress: bool) -> bytes:
    content = replays.of(course)
    return gzip.compress(content, QUICKLY, mtime=0) if compress else content
