"""The application: routes, the static client, startup and shutdown."""

from __future__ import annotations

import asyncio
import math
import os
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from mimetypes import guess_type
from pathlib import Path
from typing import Final

import msgspec
from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import ASGIApp, Scope

from kordon.analysis import replays
from kordon.tables.bots.workers import BotRunner
from kordon.tables.live.node import Settings as TableSettings
from kordon.tables.people.limits import network_of
from kordon.tables.service import TableService
from kordon.tables.store import open_store
from kordon.tables.store.base import Store
from kordon.web.accounts import Accounts
from kordon.web.admin import Admin
from kordon.web.api import Api
from kordon.web.campaigns import Campaigns
from kordon.web.devices import Devices
from kordon.web.guard import Guard, is_unspecified
from kordon.web.lessons import Lessons
from kordon.web.machine import Machine
from kordon.web.metrics import Metrics
from kordon.web.replays import Replays
from kordon.web.routes import FOR_EVER, SUFFIXES, accepted, json_response
from kordon.web.sessions import Sessions
from kordon.web.socket import Sockets
from kordon.web.webhooks import Webhooks

STATIC: Final = Path(__file__).parent / "static"
BETWEEN_TRIES: Final = 5.0  # seconds
PATIENCE: Final = 30.0  # with a database that is being tried

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
    old_secrets: tuple[bytes, ...] = ()  # that still open sessions, until all of those are renewed


def make_app(
    options: Options,
    bots: BotRunner | None = None,
    settings: TableSettings | None = None,
    machine: Machine | None = None,
) -> ASGIApp:
    """The application; the store is opened when it starts and closed when it ends."""
    metrics = Metrics()
    machine = machine or Machine()
    is_shared = is_unspecified(options.address) and not options.public_url

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store = await open_store(options.database)
        webhooks = Webhooks(store, options.public_url, options.private_webhooks)
        service = TableService(
            store, bots, settings=settings, called=webhooks.call, make_replays=replays.all_of
        )
        is_secure = options.public_url.startswith("https://")
        sessions = Sessions(
            store,
            options.secret,
            is_secure,
            options.admin_token,
            options.old_secrets,
            service.settings.requests_a_second,
        )
        health = Health(store)
        sockets = Sockets(service, sessions, metrics)
        await health.look()
        watching = asyncio.create_task(health.watch())
        await service.open()
        webhooks.open()

        async def show_metrics(request: Request) -> Response:
            if not sessions.is_admin(request.headers) and not is_at_home(request, options.public_url):
                return json_response(
                    {"error": "the metrics are for the host alone"}, 401, {"www-authenticate": "Bearer"}
                )
            figures = service.bot_turns.queue.figures()
            return PlainTextResponse(metrics.as_text(await store.counts(), *figures))

        app.router.routes[:] = [
            Route("/healthz", health.answer),
            Route("/livez", alive),
            Route("/metrics", show_metrics),
            WebSocketRoute("/tables/{table}/socket", sockets.serve),
            *Api(service, sessions).routes(),
            *Admin(service, sessions).routes(),
            *Accounts(service, sessions, webhooks).routes(),
            *Devices(service, sessions, machine if is_shared else None).routes(),
            *Replays(service, sessions).routes(),
            *Lessons(service, sessions).routes(),
            *Campaigns(service, sessions).routes(),
            client(sessions),
        ]
        try:
            yield
        finally:
            watching.cancel()
            await asyncio.gather(watching, return_exceptions=True)
            await service.close()
            await webhooks.close()
            await store.close()

    return Guard(Starlette(lifespan=lifespan), options.public_url, options.address, machine)


class Health:
    """Tries from time to time whether the server can do its work, and answers what came of it.

    Nobody who asks makes it read or write anything.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._trouble = ""
        self._tried_at = -math.inf

    async def watch(self) -> None:
        """Try the database, again and again."""
        while True:
            await self.look()
            await asyncio.sleep(BETWEEN_TRIES)

    async def look(self) -> None:
        """Try the database once."""
        self._trouble = await self._store.trouble()
        self._tried_at = time.monotonic()

    async def answer(self, request: Request) -> Response:
        """200, or 503 and what is wrong."""
        trouble = self._trouble
        if time.monotonic() - self._tried_at > BETWEEN_TRIES + PATIENCE:
            trouble = "the database does not answer"
        return PlainTextResponse(f"{trouble or 'ok'}\n", 503 if trouble else 200)


async def alive(request: Request) -> Response:
    """The process answers; whether the database does is for `/healthz` to say."""
    return PlainTextResponse("ok\n")


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
            cookie = await self.sessions.cookie_for_stranger(Headers(scope=scope))
            if cookie is not None:
                response.headers["set-cookie"] = cookie
        return response

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        """The file, in the best encoding that the build made of it and the browser takes."""
        wanted = Headers(scope=scope)
        media_type = guess_type(os.fspath(full_path))[0] or "text/plain"
        for encoding in accepted(wanted):
            packed = Path(f"{os.fspath(full_path)}{SUFFIXES[encoding]}")
            if packed.is_file():
                response = FileResponse(packed, status_code, media_type=media_type, stat_result=packed.stat())
                response.headers["content-encoding"] = encoding
                break
        else:
            response = FileResponse(full_path, status_code, media_type=media_type, stat_result=stat_result)
        response.headers["vary"] = "accept-encoding"
        is_known = self.is_not_modified(response.headers, wanted)
        return NotModifiedResponse(response.headers) if is_known else response
