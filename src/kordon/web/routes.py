"""Routes to handlers, and what is answered: JSON, refusals, and what is the same for everybody, compressed.

Where a secret shares a body with words that somebody else chose, the length of the compressed body tells
about the secret; so no other response is compressed.
"""

from __future__ import annotations

import gzip
import logging
from collections.abc import Awaitable, Callable, Iterator
from functools import lru_cache
from typing import Any, Final, TypeAlias, TypeVar

import msgspec
from starlette.datastructures import Headers
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from kordon.engine.errors import Fault
from kordon.engine.play import Refused
from kordon.tables.refusals import BANNED, INVITED_ONLY, SIGN_IN_FIRST, TEXT_UNFIT, TOO_FAST, WRONG_PASSPHRASE
from kordon.tables.service import TableService
from kordon.tables.store.interface import RESERVED, Missing, NameTaken, Unavailable, looks_of
from kordon.web.sessions import Sessions, WrongToken

LONGEST_BODY: Final = 64 << 10
NO_STORE: Final = {"cache-control": "no-store"}
FOR_EVER: Final = "public, max-age=31536000, immutable"  # what has its content in its address
SUFFIXES: Final = {"br": ".br", "gzip": ".gz"}  # of files that the client's build compressed, the best first
SHORTEST: Final = 512  # bytes: below, nothing is gained
FORBIDDEN: Final = dict.fromkeys((INVITED_ONLY, BANNED, WRONG_PASSPHRASE, SIGN_IN_FIRST), 403)
STATUS_OF_RULE: Final = {**FORBIDDEN, TOO_FAST: 429}  # of all others 409

logger = logging.getLogger(__name__)

Body = TypeVar("Body")
Handler = Callable[..., Awaitable[Any]]
Found: TypeAlias = tuple[bytes, str]
"""A body and its tag."""

_encode = msgspec.json.Encoder().encode


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


class WrongBody(Fault):
    """What was sent can't be read; the sentence names the field."""


class TooLarge(Fault):
    """The request is too large."""

    rules = (TEXT_UNFIT,)


def json_response(content: Any = None, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """A JSON response; 204 without content."""
    if content is None:
        return Response(status_code=204, headers=headers)
    return Response(_encode(content), status, headers, "application/json")


def as_response(content: Any) -> Response:
    """What a handler returns, as JSON if it is no response yet."""
    return content if isinstance(content, Response) else json_response(content)


def refusal(fault: Fault) -> Response:
    """A refusal by rules, or a sentence about a mistake."""
    if isinstance(fault, Refused):
        return json_response({"rules": fault.rules}, STATUS_OF_RULE.get(fault.rules[0], 409))
    status = 400
    for kind, code in ((Missing, 404), (NameTaken, 409), (Unavailable, 503), (TooLarge, 413)):
        if isinstance(fault, kind):
            status = code
    return json_response(mistake(fault), status)


def mistake(fault: Fault) -> dict[str, Any]:
    """An error message; for errors that a player may see, also rules with texts in every language."""
    said = {"error": sentence(fault)}
    return {"rules": fault.rules, **said} if fault.rules else said


def sentence(fault: Fault) -> str:
    """The message a client gets: no details of database errors; those are in the server's log."""
    if not isinstance(fault, Unavailable):
        return str(fault)
    logger.warning("%s", fault)
    return "the database could not do it"


async def body_of(request: Request, type: type[Body], longest: int = LONGEST_BODY) -> Body:
    """The request's body as a record of this type."""
    content = b""
    try:
        async for chunk in request.stream():
            content += chunk
            if len(content) > longest:
                raise TooLarge(f"the body is longer than {longest} bytes")
    except ClientDisconnect:
        raise WrongBody("the body broke off") from None
    try:
        return msgspec.json.decode(content or b"{}", type=type)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise WrongBody(f"the body can't be read: {error}") from None
    except RecursionError:
        raise WrongBody("the body can't be read: it is nested too deeply") from None


# ---- the same for everybody


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
