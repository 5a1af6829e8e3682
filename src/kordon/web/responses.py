"""JSON in requests and responses, and what refusals and errors look like on the wire."""

from __future__ import annotations

import logging
from typing import Any, Final, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from kordon.engine.errors import Fault
from kordon.engine.play import Refused
from kordon.tables.refusals import BANNED, INVITED_ONLY, SIGN_IN_FIRST, TEXT_UNFIT, TOO_FAST, WRONG_PASSPHRASE
from kordon.tables.store.interface import Missing, NameTaken, Unavailable

LONGEST_BODY: Final = 64 << 10
NO_STORE: Final = {"cache-control": "no-store"}
FOR_EVER: Final = "public, max-age=31536000, immutable"  # what has its content in its address
STATUS_OF_RULE: Final = {
    INVITED_ONLY: 403,
    BANNED: 403,
    WRONG_PASSPHRASE: 403,
    SIGN_IN_FIRST: 403,
    TOO_FAST: 429,
}  # of all others 409

logger = logging.getLogger(__name__)

Body = TypeVar("Body")
_encode = msgspec.json.Encoder().encode


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
