"""The application: routes, security headers, the static client, and what begins and ends with it."""

from __future__ import annotations

from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

import msgspec
from starlette.applications import Starlette
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles

from kordon.tables.service import TableService
from kordon.tables.store import open_store
from kordon.web.answers import answer
from kordon.web.api import Api
from kordon.web.figures import Figures, as_text
from kordon.web.sessions import Sessions
from kordon.web.socket import Sockets

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from starlette.requests import Request
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from kordon.tables.bots import BotRunner
    from kordon.tables.node import Settings as TableSettings

STATIC: Final = Path(__file__).parent / "static"
FOR_EVER: Final = "public, max-age=31536000, immutable"

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS: Final = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]

WITHOUT_CLIENT: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Kordon</title>
<h1>Kordon</h1><p>The server runs; the client has not been built.</p>"""


class Options(msgspec.Struct, frozen=True):
    """What a host decides."""

    database: str
    secret: bytes
    public_url: str = ""


def make_app(
    options: Options, bots: BotRunner | None = None, settings: TableSettings | None = None
) -> ASGIApp:
    """The application; the store is opened when it starts and closed when it ends."""
    figures = Figures()

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store = await open_store(options.database)
        service = TableService(store, bots, settings=settings)
        sessions = Sessions(store, options.secret, options.public_url.startswith("https://"))
        sockets = Sockets(service, sessions, figures)
        await service.open()

        async def health(request: Request) -> Response:
            healthy = await store.healthy()
            return PlainTextResponse("ok\n" if healthy else "no database\n", 200 if healthy else 503)

        async def metrics(request: Request) -> Response:
            return PlainTextResponse(as_text(figures, await service.counts()))

        app.router.routes[:0] = [
            Route("/healthz", health),
            Route("/metrics", metrics),
            WebSocketRoute("/tables/{table}/socket", sockets.serve),
            *Api(service, sessions).routes(),
        ]
        try:
            yield
        finally:
            await service.close()
            await store.close()

    app = Starlette(routes=[client()], lifespan=lifespan)
    return Guard(app, options.public_url)


def client() -> Route | Mount:
    """The built client, or a page that says that there is none."""
    if (STATIC / "index.html").is_file():
        return Mount("/", ClientFiles(directory=STATIC, html=True))

    async def without(request: Request) -> Response:
        return HTMLResponse(WITHOUT_CLIENT)

    return Route("/", without)


class ClientFiles(StaticFiles):
    """Static files; those whose names change with their content may be kept for ever."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """The file, with how long it may be kept."""
        response = await super().get_response(path, scope)
        kept = path.startswith("assets/") and response.status_code == 200
        response.headers["cache-control"] = FOR_EVER if kept else "no-cache"
        return response


class Guard:
    """Puts the security headers on every answer and turns other sites' pages away."""

    def __init__(self, app: ASGIApp, public_url: str) -> None:
        self.app = app
        self.public_host = urlsplit(public_url).netloc

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        changes = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD", "OPTIONS")
        if changes and self._is_foreign(dict(scope["headers"])):
            if scope["type"] == "websocket":
                await receive()
                await send({"type": "websocket.close", "code": 1008})
            else:
                await answer({"error": "that page may not ask this server for anything"}, 403)(
                    scope, receive, self._with_headers(send)
                )
            return
        await self.app(scope, receive, self._with_headers(send))

    def _is_foreign(self, headers: dict[bytes, bytes]) -> bool:
        origin = headers.get(b"origin")
        if origin is None:
            return False
        host = urlsplit(origin.decode("latin-1")).netloc
        return host not in (headers.get(b"host", b"").decode("latin-1"), self.public_host) or not host

    @staticmethod
    def _with_headers(send: Send) -> Send:
        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                message = {**message, "headers": [*message["headers"], *HEADERS]}
            await send(message)

        return guarded
