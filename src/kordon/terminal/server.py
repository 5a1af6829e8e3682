"""A server as a guest meets it: the invitation, the REST interface, and who the guest is there."""

from __future__ import annotations

import json
import os
import re
from contextlib import suppress
from http.client import HTTPException
from pathlib import Path
from typing import Any, Final
from urllib.error import HTTPError, URLError
from urllib.parse import parse_qs, quote, urlsplit
from urllib.request import Request, urlopen

import msgspec

from kordon.engine.errors import Fault
from kordon.engine.play import Refused
from kordon.engine.speech import FALLBACK, Sources

PATIENCE: Final = 15.0  # seconds for one request
PLACE: Final = re.compile(r"/table/([A-Za-z0-9_-]{1,64})")
EXAMPLE: Final = "http://HOST/#/table/ID?key=…"


class Invitation(msgspec.Struct, frozen=True):
    """What a link says: the server, the table, its key, and perhaps a seat."""

    server: str
    table: str
    key: str = ""
    seat: int | None = None


def invitation_in(link: str) -> Invitation:
    """The invitation in a link; a `Fault` if it is none."""
    wrong = Fault(f"join: an invitation looks like {EXAMPLE}, not “{link[:200]}”")
    try:
        parts = urlsplit(link)
        is_address = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
    except ValueError:
        raise wrong from None
    place, _, query = parts.fragment.partition("?")
    found = PLACE.fullmatch(place)
    if not is_address or found is None or parts.path not in ("", "/"):
        raise wrong
    given = {name: values[0] for name, values in parse_qs(query).items()}
    seat = given.get("seat", "")
    return Invitation(
        f"{parts.scheme}://{parts.netloc}",
        found[1],
        given.get("key", ""),
        int(seat) if seat.isdecimal() and len(seat) < 3 else None,
    )


class Server:
    """Requests of one guest to one server."""

    def __init__(self, address: str, language: str) -> None:
        self.address = address
        self.token = ""
        self._language = language

    def get(self, path: str) -> Any:
        """The JSON at a path."""
        return self._decoded(self._ask(path))

    def post(self, path: str, **body: Any) -> Any:
        """What the server answers to a request; `Refused` by rules, or a `Fault`."""
        return self._decoded(self._ask(path, json.dumps(body).encode()) or b"null")

    def texts(self, game: str) -> Sources:
        """A game's texts in the player's language, and in English for what that lacks."""
        languages = dict.fromkeys((self._language, FALLBACK))
        sent = {language: self._ask(f"/texts/{quote(game)}/{language}") for language in languages}
        found = {language: printable(text.decode("utf-8", "replace")) for language, text in sent.items()}
        return Sources(f"{self.address} {game}", found)

    def _decoded(self, content: bytes) -> Any:
        try:
            return clean(msgspec.json.decode(content))
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise self._no_kordon() from None

    def _ask(self, path: str, body: bytes | None = None) -> bytes:
        headers = {"Accept-Language": self._language, "Content-Type": "application/json"}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        try:
            with urlopen(Request(self.address + path, body, headers), timeout=PATIENCE) as answer:
                content: bytes = answer.read()
                return content
        except HTTPError as error:
            raise self._refusal(error) from None
        except (URLError, HTTPException, OSError, ValueError) as error:
            raise Fault(f"join: {self.address} can't be reached ({why(error)})") from None

    def _refusal(self, error: HTTPError) -> Fault:
        with suppress(OSError, HTTPException, msgspec.DecodeError, UnicodeDecodeError):
            said = clean(msgspec.json.decode(error.read()))
            if isinstance(said, dict) and said.get("rules"):
                return Refused(tuple(said["rules"]))
            if isinstance(said, dict) and said.get("error"):
                return Fault(f"join: {self.address} says: {said['error']}")
        return self._no_kordon()

    def _no_kordon(self) -> Fault:
        return Fault(f"join: what answers at {self.address} is no Kordon server")


def why(error: BaseException) -> str:
    """Why a server could not be reached, in a few words."""
    reason = getattr(error, "reason", None)
    if isinstance(reason, OSError):
        error = reason
    said = getattr(error, "strerror", None) or str(error) or type(error).__name__
    return printable(str(said)).strip().rstrip(".").lower()[:120]


# ---- text from elsewhere must not command the terminal


def clean(value: Any) -> Any:
    """A decoded message without control characters in any of its texts."""
    if isinstance(value, str):
        return value if value.isprintable() else printable(value)
    if isinstance(value, list):
        return [clean(one) for one in value]
    if isinstance(value, dict):
        return {name: clean(one) for name, one in value.items()}
    return value


def printable(text: str) -> str:
    """The text without control characters; line ends stay."""
    return "".join(char for char in text if char.isprintable() or char in "\n\u00a0\u202f")


# ---- who the guest is, from one evening to the next


class Guests:
    """The tokens of this machine's guests, by server and name: who comes back finds their seat."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def token(self, server: str, name: str) -> str:
        """The token that was kept; empty if there is none."""
        return self._all().get(f"{server} {name}", "")

    def keep(self, server: str, name: str, token: str) -> None:
        """Keep a token, readable by its owner only; a machine that can't keep it plays without."""
        content = json.dumps(self._all() | {f"{server} {name}": token}, indent=1)
        with suppress(OSError):
            self.file.parent.mkdir(parents=True, exist_ok=True)
            fresh = self.file.with_name(self.file.name + ".new")
            descriptor = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
            with os.fdopen(descriptor, "w", encoding="utf-8") as file:
                file.write(content)
            fresh.replace(self.file)

    def _all(self) -> dict[str, str]:
        try:
            return msgspec.json.decode(self.file.read_bytes(), type=dict[str, str])
        except (OSError, msgspec.DecodeError, UnicodeDecodeError):
            return {}
