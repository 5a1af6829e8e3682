"""Replays over HTTP: computed in a thread, a few at a time, sent compressed and not cached."""

from __future__ import annotations

import asyncio
import gzip
from functools import cache
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from kordon.analysis import replays
from kordon.engine import log
from kordon.engine.errors import Fault
from kordon.engine.records import OPEN
from kordon.games import find, working
from kordon.tables.archive import Course
from kordon.tables.requests import Person
from kordon.tables.service import TableService
from kordon.web.routes import Found, Routes, json_response, tagged
from kordon.web.sessions import Sessions
from kordon.web.texts import tag_of

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
        key, viewer = request.query_params.get("key", ""), _number(request, "viewer", digits=2)
        course = await self.service.exports.course(request.path_params["table"], person, viewer, key)
        compress = "gzip" in request.headers.get("accept-encoding", "")
        async with self._room:
            content = await asyncio.to_thread(_made, course, compress)
        headers = {"cache-control": "no-store", "vary": "accept-encoding"}
        if compress:
            headers["content-encoding"] = "gzip"
        return Response(content, headers=headers, media_type="application/json")

    async def why(self, request: Request, person: Person) -> replays.Reason:
        """What spoke for a move of a game that is over."""
        key, number = request.query_params.get("key", ""), _number(request, "move", digits=6)
        asked = request.path_params["table"], person, -1 if number is None else number, key
        return replays.Reason(*await self.service.reason(*asked))


def _number(request: Request, name: str, digits: int) -> int | None:
    wanted = request.query_params.get(name, "")
    return int(wanted) if wanted.isascii() and wanted.isdecimal() and len(wanted) <= digits else None


def _made(course: Course, compress: bool) -> bytes:
    content = replays.of(course)
    return gzip.compress(content, QUICKLY, mtime=0) if compress else content


# ---- a recorded game of each kind, for those who look around, replayed under the installed rules


@cache
def preview_of(game: str) -> Found | None:
    """The recorded game with everything open, and its tag; None if these rules can play none."""
    known = working()[0].get(game)
    if known is None or not known.preview:
        return None
    try:
        match = log.verify(known.preview, find)
    except Fault:
        return None
    content = msgspec.json.encode(replays.in_full(match, OPEN))
    return content, tag_of(content)


async def preview(request: Request) -> Response:
    """A recorded game of this name, as a replay."""
    found = await asyncio.to_thread(preview_of, request.path_params["game"])
    if found is None:
        return json_response({"error": "there is no such preview"}, 404)
    return tagged(request.headers, found[0], "application/json", found[1])
