"""Compressed bodies, of nothing but what is the same for everybody: the client, texts, boards, looks.

Where a secret shares a body with words that somebody else chose, the length of the compressed body tells
about the secret; so no other response is compressed.
"""

from __future__ import annotations

import gzip
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Final, TypeAlias

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from kordon.web.responses import json_response

Found: TypeAlias = tuple[bytes, str]
"""A body and its tag."""

SUFFIXES: Final = {"br": ".br", "gzip": ".gz"}  # of files that the client's build compressed, the best first
SHORTEST: Final = 512  # bytes: below, nothing is gained


def accepted(headers: Headers) -> Iterator[str]:
    """The encodings of ours that the browser takes, the best first."""
    wished = headers.get("accept-encoding", "").lower().replace(" ", "").split(",")
    names = {
        name
        for name, _, weight in (one.partition(";q=") for one in wished)
        if weight.strip("0.") or not weight
    }
    return (name for name in SUFFIXES if name in names)


def compressed(headers: Headers, content: bytes, media_type: str, more: dict[str, str]) -> Response:
    """A response to everybody with these headers; gzipped if that is taken, with an ETag of its own."""
    more = {**more, "vary": "accept-encoding"}
    if len(content) >= SHORTEST and "gzip" in accepted(headers):
        content = _gzipped(content)
        more["content-encoding"] = "gzip"
        if "etag" in more:
            more["etag"] = f'{more["etag"][:-1]}-gzip"'
    if "etag" in more and headers.get("if-none-match") == more["etag"]:
        return Response(
            status_code=304, headers={name: more[name] for name in more if name != "content-encoding"}
        )
    return Response(content, headers=more, media_type=media_type)


def tagged(headers: Headers, content: bytes, media_type: str, tag: str) -> Response:
    """What changes with the server alone: the response, or 304 if the browser has it."""
    return compressed(headers, content, media_type, {"etag": f'"{tag}"', "cache-control": "no-cache"})


def resource(path: str, find: Callable[..., Found | None], media_type: str, missing: str) -> Route:
    """A route to what changes with the server alone, found by the names in its path."""

    async def endpoint(request: Request) -> Response:
        found = find(**request.path_params)
        if found is None:
            return json_response({"error": missing}, 404)
        return tagged(request.headers, found[0], media_type, found[1])

    return Route(path, endpoint)


@lru_cache(maxsize=64)
def _gzipped(content: bytes) -> bytes:
    return gzip.compress(content, 9, mtime=0)
