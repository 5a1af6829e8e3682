"""Names for guests who have not chosen one, in their own language."""

from __future__ import annotations

import re
from hashlib import sha256
from http.cookies import CookieError, SimpleCookie
from typing import Final

from starlette.datastructures import Headers

from kordon.engine.speech import FALLBACK

# Three words need no formatter, which would take 10 MB. The Czech one is not “Host”: English
# readers at the same table would take the guest for the host.
GUEST: Final = {"en": "Guest", "pl": "Gość", "cs": "Návštěva"}
COOKIE: Final = "language"  # set by the client, to what the visitor chose there
MOST_WISHES: Final = 20


def guest_name(id: str, language: str) -> str:
    """A name that stays the same for an id; it is stored with the guest."""
    number = int.from_bytes(sha256(id.encode()).digest()[:4]) % 9000 + 1000
    return f"{GUEST[language]} {number}"


def language_of(headers: Headers) -> str:
    """The language chosen in the client, or the best supported one in Accept-Language."""
    chosen = cookie_in(headers, COOKIE)
    if chosen in GUEST:
        return chosen
    wishes = headers.get("accept-language", "").lower().replace(" ", "").split(",")[:MOST_WISHES]
    for wish in sorted(wishes, key=_weight, reverse=True):
        language = re.split("[-;]", wish)[0]
        if language in GUEST and _weight(wish):
            return language
    return FALLBACK


def _weight(wish: str) -> float:
    """The q-value of a language; 0 if it can't be parsed."""
    _, _, weight = wish.partition(";q=")
    try:
        return float(weight or 1)
    except ValueError:
        return 0.0


def cookie_in(headers: Headers, name: str) -> str:
    """The value of a cookie; empty if it is missing."""
    try:
        cookies = SimpleCookie(headers.get("cookie", ""))
    except CookieError:
        return ""
    return cookies[name].value if name in cookies else ""
