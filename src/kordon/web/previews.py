"""A recorded game of each kind, for those who look around: its log is replayed under the installed rules."""

from __future__ import annotations

import asyncio
from functools import cache
from hashlib import sha256

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from kordon.analysis import replays
from kordon.engine import log
from kordon.engine.errors import Fault
from kordon.engine.records import OPEN
from kordon.games import find, working
from kordon.web.compression import tagged
from kordon.web.responses import json_response


@cache
def preview_of(game: str) -> tuple[bytes, str] | None:
    """The recorded game with everything open, and its tag; None if these rules can play none."""
    known = working()[0].get(game)
    if known is None or not known.preview:
        return None
    try:
        match = log.verify(known.preview, find)
    except Fault:
        return None
    content = msgspec.json.encode(replays.in_full(match, OPEN))
    return content, sha256(content).hexdigest()[:16]


async def preview(request: Request) -> Response:
    """A recorded game of this name, as a replay."""
    found = await asyncio.to_thread(preview_of, request.path_params["game"])
    if found is None:
        return json_response({"error": "there is no such preview"}, 404)
    return tagged(request.headers, found[0], "application/json", found[1])
