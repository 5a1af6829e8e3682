"""The application: routes, the static client, startup and shutdown."""

from __future__ import annotations

from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec
from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles

from kordon.tables.rate_limit import network_of
from kordon.tables.service import TableService
from kordon.tables.store import open_store
from kordon.web.accounts import Accounts
from kordon.web.admin import Admin
from kordon.web.api import Api
from kordon.web.devices import Devices
from kordon.web.guard import Guard
from kordon.web.metrics import Metrics
from kordon.web.replays import Replays
from kordon.web.responses import FOR_EVER, json_response
from kordon.web.sessions import Sessions
from kordon.web.socket import Sockets
from kordon.web.webhooks import Webhooks

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from starlette.requests import Request
    from starlette.types import ASGIApp, Scope

    from kordon.tables.bots import BotRunner
    from kordon.tables.node import Settings as TableSettings

STATIC: Final = Path(__file__).parent / "static"

WITHOUT_CLIENT: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Kordon</title>
<h1>Kordon</h1><p>The server runs; the client has not been built.</p>"""


class Options(msgspec.Struct, frozen=True):
    """What a host decides."""

    database: str
    secret: bytes
    public_url: str = ""
    address: str = "127.0.0.1"  # where the server listens
    admin_token: str = ""  # without one there is no admin
    private_webhooks: bool = False  # whether players' webhooks may lead into the host's own network


def make_app(
    options: Options, bots: BotRunner | None = None, settings: TableSettings | None = None
) -> ASGIApp:
    """The application; the store is opened when it starts and closed when it ends."""
    metrics = Metrics()

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store = await open_store(options.database)
        webhooks = Webhooks(store, options.public_url, options.private_webhooks)
        service = TableService(store, bots, settings=settings, called=webhooks.call)
        is_secure = options.public_url.startswith("https://")
        sessions = Sessions(store, options.secret, is_secure, options.admin_token)
        sockets = Sockets(service, sessions, metrics)
        await service.open()
        webhooks.open()

        async def health(request: Request) -> Response:
            healthy = await store.healthy()
            return PlainTextResponse("ok\n" if healthy else "no database\n", 200 if healthy else 503)

        async def show_metrics(request: Request) -> Response:
            if not sessions.is_admin(request.headers) and not is_at_home(request, options.public_url):
                return json_response(
                    {"error": "the metrics are for the host alone"}, 401, {"www-authenticate": "Bearer"}
                )
            figures = service.bot_turns.queue.figures()
            return PlainTextResponse(metrics.as_text(await service.counts(), *figures))

        app.router.routes[:] = [
            Route("/healthz", health),
            Route("/metrics", show_metrics),
            WebSocketRoute("/tables/{table}/socket", sockets.serve),
            *Api(service, sessions).routes(),
            *Admin(service, sessions).routes(),
            *Accounts(service, sessions, webhooks).routes(),
            *Devices(service, sessions).routes(),
            *Replays(service, sessions).routes(),
            client(sessions),
        ]
        try:
            yield
        finally:
            await service.close()
            await webhooks.close()
            await store.close()

    return Guard(Starlette(lifespan=lifespan), options.public_url, options.address)


def is_at_home(request: Request, public_url: str) -> bool:
    """Whether the request comes from this machine; never true behind a proxy, where all seem to."""
    is_passed_on = any(name in request.headers for name in ("forwarded", "x-forwarded-for", "via"))
    here = request.client is not None and network_of(request.client.host) is None
    return here and not is_passed_on and not public_url


def client(sessions: Sessions) -> Route | Mount:
    """The built client, or a page that says that there is none."""
    if (STATIC / "index.html").is_file():
        return Mount("/", ClientFiles(sessions))

    async def without(request: Request) -> Response:
        return HTMLResponse(WITHOUT_CLIENT)

    return Route("/", without)


class ClientFiles(StaticFiles):
    """Static files; those with a content hash in their names are cached for ever."""

    def __init__(self, sessions: Sessions) -> None:
        super().__init__(directory=STATIC, html=True)
        self.sessions = sessions

    async def get_response(self, path: str, scope: Scope) -> Response:
        """The file with its cache header; the page itself also sets a new guest's cookie."""
        response = await super().get_response(path, scope)
        kept = path.startswith("assets/") and response.status_code == 200
        response.headers["cache-control"] = FOR_EVER if kept else "no-cache"
        if path in (".", "index.html"):
            cookie = self.sessions.cookie_for_stranger(Headers(scope=scope))
            if cookie is not None:
                response.headers["set-cookie"] = cookie
        return response
