"""Play over a WebSocket: a snapshot, then what changes; requests go the other way, each with a reply.

A request is an object with a `kind`, an `id` of the client's choice, and its own fields:

- `play` (`path`, `counter`), `why_not` (`path`), `take_back` (`ask`), `answer` (`agrees`),
  `say` (`text`, `team`), `note` (`text`), `mark` (`marker`, `target`), `advise` (`counter`).

The reply repeats the `id` and holds the `rules` against it; none if it was done. It comes after the
messages about what the request changed. The one to `advise` holds the `advice`.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from contextlib import suppress
from functools import partial
from time import perf_counter
from typing import TYPE_CHECKING, Final, TypeAlias

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from kordon.engine.errors import Fault
from kordon.engine.play import Refused
from kordon.engine.records import SPECTATOR
from kordon.tables.messages import Advised
from kordon.tables.rate_limit import network_of
from kordon.tables.refusals import NOT_YOUR_SEAT, STALE, TOO_FAST, Unreadable, refused
from kordon.tables.store.interface import Missing
from kordon.web.rejections import log_rejected
from kordon.web.responses import sentence
from kordon.web.server import FAST_PATH
from kordon.web.sessions import PROTOCOL, WrongToken

if TYPE_CHECKING:
    from kordon.tables.requests import Person
    from kordon.tables.room import Subscription
    from kordon.tables.service import TableService
    from kordon.web.metrics import Metrics
    from kordon.web.server import TableSocket
    from kordon.web.sessions import Sessions

NOT_FOR_YOU: Final = 4004  # no such table, or none for this visitor
TOO_MANY: Final = 4008
UNREADABLE: Final = 1003
MOST_SOCKETS: Final = (24, 300)  # of one player, and from one address
REQUESTS_AT_ONCE: Final = 40
REQUESTS_A_SECOND: Final = 15.0
MOST_REFUSED: Final = 200  # for being too fast, before the socket is closed

logger = logging.getLogger(__name__)


class Request(msgspec.Struct, frozen=True, tag_field="kind"):
    """Something the client asks for."""

    id: int


class Play(Request, frozen=True, tag="play"):
    """Make the move with this click path."""

    path: tuple[str, ...]
    counter: int


class WhyNot(Request, frozen=True, tag="why_not"):
    """Ask why the last target can't be chosen."""

    path: tuple[str, ...]


class TakeBack(Request, frozen=True, tag="take_back"):
    """Undo, or ask the others for it."""

    ask: bool = False


class Answer(Request, frozen=True, tag="answer"):
    """Answer the take-back question."""

    agrees: bool


class Say(Request, frozen=True, tag="say"):
    """Say something to the table, or to one's team alone."""

    text: str
    team: bool = False


class Note(Request, frozen=True, tag="note"):
    """Keep these notes."""

    text: str


class PutMark(Request, frozen=True, tag="mark"):
    """Put a mark on the board, or take it off."""

    marker: str
    target: str


class Advise(Request, frozen=True, tag="advise"):
    """Ask for the best few moves."""

    counter: int


class Reply(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="kind", tag="reply"):
    """The result of a request."""

    id: int
    rules: tuple[str, ...]
    error: str = ""
    advice: tuple[Advised, ...] = ()  # the best move first


AnyRequest: TypeAlias = Play | WhyNot | TakeBack | Answer | Say | Note | PutMark | Advise

_decode = msgspec.json.Decoder(AnyRequest).decode
_encode = msgspec.json.Encoder().encode


class Sockets:
    """All sockets of this process."""

    def __init__(self, service: TableService, sessions: Sessions, metrics: Metrics) -> None:
        self.service = service
        self.sessions = sessions
        self.metrics = metrics
        self._open: Counter[str] = Counter()  # by player and by network

    async def serve(self, socket: WebSocket) -> None:
        """Serve one socket."""
        try:
            self.sessions.pace_socket(socket)
        except Refused:
            log_rejected(socket, "sockets are opened too fast")
            await socket.close()
            return
        protocol = PROTOCOL if PROTOCOL in socket.scope["subprotocols"] else None
        try:
            person, cookie = await self.sessions.person(socket)
        except WrongToken as fault:
            await socket.accept(protocol)
            await socket.close(NOT_FOR_YOU, why(fault))
            return
        await socket.accept(protocol, headers=[(b"set-cookie", cookie.encode())] if cookie else [])
        origin = network_of(socket.client.host if socket.client else "")
        counted = [person.id] if origin is None else [person.id, f"from {origin}"]
        if any(self._open[who] >= most for who, most in zip(counted, MOST_SOCKETS, strict=False)):
            log_rejected(socket, "too many sockets")
            await socket.close(TOO_MANY)
            return
        self._open.update(counted)
        try:
            await self._converse(socket, person)
        finally:
            self._open.subtract(counted)
            for who in counted:
                if not self._open[who]:
                    del self._open[who]

    async def _converse(self, socket: WebSocket, person: Person) -> None:
        try:
            subscription = await self._subscribe(socket, person)
        except (Missing, Refused, Unreadable) as fault:
            await socket.close(NOT_FOR_YOU, why(fault))
            return
        self.metrics.sockets += 1
        try:
            await Conversation(self, socket, person, subscription).run()
        finally:
            subscription.close()
            self.metrics.sockets -= 1

    async def _subscribe(self, socket: WebSocket, person: Person) -> Subscription:
        wanted = socket.query_params.get("viewer", "")
        viewer = int(wanted) if wanted.isdecimal() and len(wanted) < 3 else None
        key = socket.query_params.get("key", "")
        self.service.moderation.check(person)
        await self.service.hesitate()
        return await self.service.subscribe(socket.path_params["table"], person, viewer, key)


class Conversation:
    """One open socket: sending and receiving."""

    def __init__(
        self, sockets: Sockets, socket: WebSocket, person: Person, subscription: Subscription
    ) -> None:
        self.service = sockets.service
        self.metrics = sockets.metrics
        self.socket = socket
        self.wire: TableSocket = socket.scope["extensions"][FAST_PATH]
        self.table = socket.path_params["table"]
        self.key = socket.query_params.get("key", "")
        self.person = person
        self.subscription = subscription
        self._loop = asyncio.get_running_loop()
        self._tokens = float(REQUESTS_AT_ONCE)
        self._at = self._loop.time()
        self._refused = 0
        self._adviser: asyncio.Task[None] | None = None

    async def run(self) -> None:
        """Send and receive until either side ends it."""
        self.subscription.hurry = partial(self._loop.call_soon, self.subscription.deliver, self._write)
        sending = asyncio.create_task(self._send())
        receiving = asyncio.create_task(self._receive())
        try:
            await asyncio.wait((sending, receiving), return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.subscription.hurry = None
            ending = [task for task in (sending, receiving, self._adviser) if task is not None]
            for task in ending:
                task.cancel()
            results = await asyncio.gather(*ending, return_exceptions=True)
        for result in results:
            if isinstance(result, Exception) and not isinstance(result, WebSocketDisconnect):
                logger.warning("a socket of table %s ended badly: %r", self.table, result)
        if self.socket.application_state == WebSocketState.CONNECTED:
            with suppress(WebSocketDisconnect, RuntimeError):  # the other side may have gone just now
                await self.socket.close()

    async def _send(self) -> None:
        """Send what can't be sent at once: snapshots, and the backlog of a slow client."""
        while messages := await self.subscription.batch():
            await self.wire.send_texts(messages)
            self.metrics.course.messages += len(messages)
            del messages  # a snapshot is large, and the next batch may be hours away

    def _write(self, messages: list[bytes]) -> bool:
        """Send at once, if the client has room."""
        is_written = self.wire.write_texts(messages)
        if is_written:
            self.metrics.course.messages += len(messages)
        return is_written

    async def _receive(self) -> None:
        while True:
            text = await self.wire.receive_text()
            try:
                request = _decode(text)
            except (msgspec.DecodeError, RecursionError):
                self.metrics.unreadable += 1
                log_rejected(self.socket, "a message that can't be read")
                await self.socket.close(UNREADABLE)
                return
            if isinstance(request, Advise):
                self._begin_to_advise(request)
            else:
                self.subscription.reply(_encode(await self._reply(request)))
            if self._refused > MOST_REFUSED:
                log_rejected(self.socket, "far too many messages")
                await self.socket.close(TOO_MANY)
                return

    def _begin_to_advise(self, request: Advise) -> None:
        """Advice takes a while; moves that come meanwhile need not wait for it."""
        if self._adviser is None:
            self._adviser = asyncio.create_task(self._advise(request))
        else:
            self.subscription.reply(_encode(Reply(request.id, (TOO_FAST,))))

    async def _advise(self, request: Advise) -> None:
        try:
            self.subscription.reply(_encode(await self._reply(request)))
        finally:
            self._adviser = None

    async def _reply(self, request: AnyRequest) -> Reply:
        try:
            self._limit_requests()
            self.service.moderation.check(self.person)
            if not isinstance(request, Play) or not self._moves_at_once():
                await self.service.hesitate()
            if isinstance(request, Advise):
                seat = self._seat()
                advice = await self.service.advise(self.table, self.person, seat, request.counter)
                return Reply(request.id, (), advice=advice)
            return Reply(request.id, await self._do(request))
        except Refused as refusal:
            self.metrics.refused(refusal.rules)
            if STALE in refusal.rules:
                self.subscription.refresh()
            return Reply(request.id, refusal.rules)
        except Fault as fault:
            return Reply(request.id, fault.rules, sentence(fault))

    def _limit_requests(self) -> None:
        now = self._loop.time()
        self._tokens = min(REQUESTS_AT_ONCE, self._tokens + (now - self._at) * REQUESTS_A_SECOND)
        self._at = now
        if self._tokens < 1:
            self._refused += 1
            raise refused(TOO_FAST)
        self._tokens -= 1

    async def _do(self, request: AnyRequest) -> tuple[str, ...]:
        """Do it; returns the rules to report, which only `why_not` has."""
        service, table, person = self.service, self.table, self.person
        match request:
            case Play(path=path, counter=counter):
                begun = perf_counter()
                await service.play(table, person, self._seat(), counter, path=path)
                self.metrics.moved(table, perf_counter() - begun)
            case WhyNot(path=path):
                return await service.why_not(table, person, self._seat(), path)
            case TakeBack(ask=ask):
                await service.take_back(table, person, ask)
            case Answer(agrees=agrees):
                await service.answer(table, person, agrees)
            case Say(text=text, team=team):
                await service.say(table, person, text, self.key, team)
            case Note(text=text):
                await service.note(table, person, text)
            case PutMark(marker=marker, target=target):
                await service.mark(table, person, marker, target)
        return ()

    def _moves_at_once(self) -> bool:
        return self.service.moves_at_once(self.table, self.subscription.viewer)

    def _seat(self) -> int:
        if self.subscription.viewer >= SPECTATOR:
            raise refused(NOT_YOUR_SEAT)
        return self.subscription.viewer


def why(fault: Fault) -> str:
    """The rule that closes a socket, as its reason."""
    return "".join(fault.rules[:1])
