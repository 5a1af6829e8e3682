"""Play over a WebSocket: a snapshot, then what changes; requests go the other way, each with a reply.

A request is an object with a `kind`, an `id` of the client's choice, and its own fields:

- `play` (`path`, `counter`), `why_not` (`path`), `take_back` (`ask`), `answer` (`agrees`),
  `say` (`text`, `team`), `note` (`text`), `mark` (`marker`, `target`), `advise` (`counter`),
  `look_around` (`target`).

The reply repeats the `id` and holds the `rules` against it; none if it was done. It comes after the
messages about what the request changed. The one to `advise` holds the `advice`, the one to
`look_around` the `survey`.
"""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from functools import partial
from time import perf_counter
from typing import Any, Final, TypeAlias

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from kordon.engine.errors import Fault
from kordon.engine.play import Refused
from kordon.engine.records import SPECTATOR
from kordon.engine.scene import Survey
from kordon.engine.words import Text
from kordon.tables.live.subscription import Subscription
from kordon.tables.log.decisions import Note, PutMark, Say
from kordon.tables.log.playing import Answer, TakeBack
from kordon.tables.messages import Advised
from kordon.tables.people.limits import network_of
from kordon.tables.refusals import NOT_YOUR_SEAT, STALE, TOO_FAST, Unreadable, refuse_if, refused
from kordon.tables.requests import Person, SocketRequest
from kordon.tables.service import TableService
from kordon.tables.store.interface import Missing
from kordon.web.asgi_socket import AsgiSocket
from kordon.web.metrics import Metrics
from kordon.web.rejections import log_rejected, log_rejected_host
from kordon.web.routes import sentence
from kordon.web.server import FAST_PATH, NORMAL, TOO_MANY, TableSocket
from kordon.web.sessions import PROTOCOL, Sessions, WrongToken

NOT_FOR_YOU: Final = 4004  # no such table, or none for this visitor
UNREADABLE: Final = 1003
MOST_SOCKETS: Final = (24, 300)  # of one player, and from one address
MOST_REFUSED: Final = 200  # for being too fast, before the socket is closed

logger = logging.getLogger(__name__)


class Play(SocketRequest, frozen=True, tag="play"):
    """Make the move with this click path."""

    path: tuple[str, ...]
    counter: int


class WhyNot(SocketRequest, frozen=True, tag="why_not"):
    """Ask why the last target can't be chosen."""

    path: tuple[str, ...]


class Advise(SocketRequest, frozen=True, tag="advise"):
    """Ask for the best few moves."""

    counter: int


class LookAround(SocketRequest, frozen=True, tag="look_around"):
    """Ask what a place sees."""

    target: str


class Reply(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="kind", tag="reply"):
    """The result of a request."""

    id: int
    rules: tuple[str, ...]
    error: str = ""
    advice: tuple[Advised, ...] = ()  # the best move first
    survey: Survey | None = None  # what the place sees
    final: bool = False  # to `play`: the move surely can't be taken back
    why: Text | None = None  # to `why_not`: what is the matter here, if there is more to say than the rules


AnyRequest: TypeAlias = Play | WhyNot | TakeBack | Answer | Say | Note | PutMark | Advise | LookAround

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
            self.sessions.count_socket(socket)
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
            subscription = await self._subscribe(socket, person)
        except BaseException as error:
            self._closed(counted)
            if not isinstance(error, (Missing, Refused, Unreadable)):
                raise
            await socket.close(NOT_FOR_YOU, why(error))
            return
        self.metrics.sockets += 1
        wire = socket.scope.get("extensions", {}).get(FAST_PATH) or AsgiSocket(socket)
        host, key = socket.client.host if socket.client else "", socket.query_params.get("key", "")
        table, ended = socket.path_params["table"], partial(self._ended, counted)
        Conversation(self.service, self.metrics, wire, host, table, key, person, subscription, ended).begin()
        if isinstance(wire, AsgiSocket):
            await wire.until_closed()

    def _ended(self, counted: list[str]) -> None:
        self.metrics.sockets -= 1
        self._closed(counted)

    def _closed(self, counted: list[str]) -> None:
        self._open.subtract(counted)
        for who in counted:
            if not self._open[who]:
                del self._open[who]

    async def _subscribe(self, socket: WebSocket, person: Person) -> Subscription:
        wanted = socket.query_params.get("viewer", "")
        viewer = int(wanted) if wanted.isdecimal() and len(wanted) < 3 else None
        key = socket.query_params.get("key", "")
        self.service.moderation.check(person)
        await self.service.delay_request()
        return await self.service.subscribe(socket.path_params["table"], person, viewer, key)


@dataclass(slots=True, eq=False)
class Conversation:
    """One open socket: sending and receiving. While nothing happens, no task waits for it."""

    service: TableService
    metrics: Metrics
    wire: TableSocket | AsgiSocket
    host: str
    table: str
    key: str
    person: Person
    subscription: Subscription
    _ended: Callable[[], None]
    _is_reading: bool = field(default=False, init=False)
    _is_sending: bool = field(default=False, init=False)
    _is_advised: bool = field(default=False, init=False)
    _is_over: bool = field(default=False, init=False)
    _refused: int = field(default=0, init=False)

    def begin(self) -> None:
        """Take the socket over from the ASGI call, until either side ends it."""
        self.wire.take_over(self._heard)
        self.subscription.hurry = self._hurry
        self._hurry()

    def _end(self) -> None:
        """The connection has ended, or is about to."""
        if not self._is_over:
            self._is_over = True
            self.wire.let_go()
            self.subscription.hurry = None
            self.subscription.close()
            self._ended()

    async def _close(self, code: int) -> None:
        self._end()
        await self.wire.close(code)

    async def _guarded(self, work: Coroutine[Any, Any, None]) -> None:
        """Do some work for the socket; where that fails, the socket ends."""
        try:
            await work
        except WebSocketDisconnect:
            self._end()
        except Exception as error:
            logger.warning("a socket of table %s ended badly: %r", self.table, error)
            await self._close(NORMAL)

    # ---- sending

    def _hurry(self) -> None:
        self.wire.loop.call_soon(self._deliver)

    def _deliver(self) -> None:
        """Send what there is: at once if possible, or else by a task."""
        if not self.subscription.deliver(self._write) and not self._is_sending and not self._is_over:
            self._is_sending = True
            self.wire.spawn(self._guarded(self._send()))

    async def _send(self) -> None:
        """Send what can't be sent at once: snapshots, the backlog of a slow client, the end."""
        try:
            while self.subscription.has_news() and not self.subscription.is_closed:
                messages = await self.subscription.batch()
                await self.wire.send_texts(messages)
                self.metrics.course.messages += len(messages)
        finally:
            self._is_sending = False
        if self.subscription.is_closed and not self._is_over:
            await self._close(NORMAL)

    def _write(self, messages: list[bytes]) -> bool:
        """Send at once, if the client has room and nothing else is being sent."""
        is_written = not self._is_sending and self.wire.write_texts(messages)
        if is_written:
            self.metrics.course.messages += len(messages)
        return is_written

    # ---- receiving

    def _heard(self) -> None:
        if not self._is_reading:
            self._is_reading = True
            self.wire.spawn(self._guarded(self._receive()))

    async def _receive(self) -> None:
        """Answer what has come, one request after the other."""
        try:
            while not self._is_over and (text := self.wire.take_text()) is not None:
                await self._answer(text)
        finally:
            self._is_reading = False

    async def _answer(self, text: str) -> None:
        try:
            request = _decode(text)
        except (msgspec.DecodeError, RecursionError):
            self.metrics.unreadable += 1
            log_rejected_host(self.host, "a message that can't be read")
            await self._close(UNREADABLE)
            return
        if not isinstance(request, Advise):
            self.subscription.reply(_encode(await self._reply(request)))
        elif self._is_advised:
            self.subscription.reply(_encode(Reply(request.id, (TOO_FAST,))))
        else:  # moves that come meanwhile need not wait for it
            self._is_advised = True
            self.wire.spawn(self._guarded(self._advise(request)))
        if self._refused > MOST_REFUSED:
            log_rejected_host(self.host, "far too many messages")
            await self._close(TOO_MANY)

    async def _advise(self, request: Advise) -> None:
        try:
            self.subscription.reply(_encode(await self._reply(request)))
        finally:
            self._is_advised = False

    async def _carry_out(self, request: AnyRequest) -> Reply:
        if isinstance(request, Advise):
            advice = await self.service.advisers.advise(
                self.table, self.person, self._seat(), request.counter
            )
            return Reply(request.id, (), advice=advice)
        if isinstance(request, LookAround):
            found = await self.service.survey(self.table, self.person, self._seat(), request.target)
            return Reply(request.id, (), survey=found)
        if isinstance(request, WhyNot):
            rules, why = await self.service.why_not(self.table, self.person, self._seat(), request.path)
            return Reply(request.id, rules, why=why)
        if isinstance(request, Play):
            return Reply(request.id, (), final=await self._play(request))
        await self.service.ask(self.table, self.person, request, self.key)
        return Reply(request.id, ())

    async def _reply(self, request: AnyRequest) -> Reply:
        try:
            if not self.wire.takes_frame():
                self._refused += 1
                raise refused(TOO_FAST)
            self.service.moderation.check(self.person)
            viewer = self.subscription.viewer
            if not isinstance(request, Play) or not self.service.moves_at_once(self.table, viewer):
                await self.service.delay_request()
            return await self._carry_out(request)
        except Refused as refusal:
            self.metrics.refused(refusal.rules)
            if STALE in refusal.rules:
                self.subscription.refresh()
            return Reply(request.id, refusal.rules)
        except Fault as fault:
            return Reply(request.id, fault.rules, sentence(fault))

    async def _play(self, request: Play) -> bool:
        begun = perf_counter()
        asked = self.table, self.person, self._seat(), request.counter
        is_final = await self.service.play(*asked, path=request.path)
        self.metrics.moved(self.table, perf_counter() - begun)
        return is_final

    def _seat(self) -> int:
        refuse_if(self.subscription.viewer >= SPECTATOR, NOT_YOUR_SEAT)
        return self.subscription.viewer


def why(fault: Fault) -> str:
    """The rule that closes a socket, as its reason."""
    return "".join(fault.rules[:1])
