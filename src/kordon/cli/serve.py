"""`kordon serve`: the tables over the network, for browsers and programs."""

from __future__ import annotations

import asyncio
import os
import re
import socket
import sys
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING

from kordon.cli import compiled, project
from kordon.engine.errors import Fault
from kordon.games import working
from kordon.tables.store import open_store

if TYPE_CHECKING:
    import argparse

HELP = """Serve the tables: one process, one database. Ctrl-C ends it; the next start goes on where it was.

The database is a file, or a postgresql:// address that several servers may share.
"""

PUBLIC_URL = re.compile(r"https?://([A-Za-z0-9.-]+|\[[0-9A-Fa-f:.]+\])(:[0-9]{1,5})?/?")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("--address", default="127.0.0.1", help="where to listen (default 127.0.0.1)")
    parser.add_argument("--port", type=int, default=8000, help="the port (default 8000; 0: any free one)")
    parser.add_argument("--database", default="", help="a file or a postgresql:// address")
    parser.add_argument("--secret-file", type=Path, help="signs the sessions (default: beside the database)")
    parser.add_argument("--admin-file", type=Path, help="holds the admin token (default: beside it)")
    parser.add_argument(
        "--expire-days",
        type=float,
        default=30.0,
        help="delete tables that did not start, or were given up, after so long (default 30; 0: never)",
    )
    parser.add_argument("--public-url", default="", help="how players reach the server, if not directly")
    parser.add_argument(
        "--private-webhooks",
        action="store_true",
        help="let players' webhooks lead to addresses of this machine and its network",
    )
    parser.add_argument(
        "--compiled", action="store_true", help="serve compiled rules: a minute to build, once; then quicker"
    )
    parser.add_argument("--no-browser", action="store_true", help="do not open a browser")


def run(args: argparse.Namespace) -> int:
    """Serve until interrupted."""
    if args.compiled:
        become_compiled()
    from kordon.tables.node import Settings
    from kordon.web.app import Options, make_app
    from kordon.web.door import FEWEST_DESCRIPTORS, RESERVED, raise_descriptors
    from kordon.web.rejections import set_up_logging
    from kordon.web.server import make_ready, make_server
    from kordon.web.sessions import read_admin_token, read_old_secret, read_secret

    check_public_url(args.public_url)
    database = args.database or str(data_folder() / "kordon.sqlite")
    if "://" not in database:
        Path(database).expanduser().parent.mkdir(parents=True, exist_ok=True)
    secret_file = args.secret_file or secret_beside(database)
    admin_file = args.admin_file or secret_file.with_suffix(".admin")
    secret, admin_token = read_secret(secret_file), read_admin_token(admin_file)
    build_client()
    asyncio.run(try_database(database))
    listener = listen(args.address, args.port)
    host, port = listener.getsockname()[:2]
    address = args.public_url or f"http://{f'[{host}]' if ':' in host else host}:{port}/"
    set_up_logging()
    app = make_app(
        Options(
            database,
            secret,
            args.public_url,
            args.address,
            admin_token,
            private_webhooks=args.private_webhooks,
            old_secrets=read_old_secret(secret_file),
        ),
        settings=Settings(expire_days=args.expire_days),
    )
    if (descriptors := raise_descriptors()) < FEWEST_DESCRIPTORS:
        room = f"there is room for {descriptors - RESERVED} connections; raise `ulimit -n` for more"
        print(f"kordon: {room}", file=sys.stderr, flush=True)
    for fault in working()[1]:
        print(f"kordon: {fault}", file=sys.stderr, flush=True)
    print(f"Kordon is served at {address}", flush=True)
    print(f"The tables are kept in {_without_password(database)}", flush=True)
    print(f"The host's own token, for /admin and /metrics, is in {admin_file}", flush=True)
    if not args.no_browser and sys.stdout.isatty() and _has_desktop():
        webbrowser.open(address)
    server = make_server(app)
    make_ready()
    server.run(sockets=[listener])
    return 0 if server.started else 2


def become_compiled() -> None:
    """Go on as the same command, with the compiled build of these sources in their place."""
    print("kordon: building what is to be compiled, if it is not there yet …", file=sys.stderr, flush=True)
    path = str(compiled.kept(project.root()))
    # An option may be shortened, down to one letter.
    arguments = [word for word in sys.argv[1:] if len(word) < 3 or not "--compiled".startswith(word)]
    command = [sys.executable, "-m", "kordon.cli", *arguments]
    os.execve(sys.executable, command, {**os.environ, "PYTHONPATH": path})


def check_public_url(url: str) -> None:
    """Refuse an address that nobody could reach the server by."""
    if url and not PUBLIC_URL.fullmatch(url):
        raise Fault(f"--public-url: an address like https://kordon.example/, not {url}")


async def try_database(database: str) -> None:
    """Open and close the database: what is wrong with it is told in one sentence, before anything starts."""
    await (await open_store(database)).close()


def data_folder() -> Path:
    """The default folder for a host's data."""
    base = os.environ.get("XDG_DATA_HOME") or "~/.local/share"
    return Path(base).expanduser() / "kordon"


def secret_beside(database: str) -> Path:
    """Where the secret of a database is kept unless told otherwise."""
    return data_folder() / "secret" if "://" in database else Path(f"{database}.secret").expanduser()


def _without_password(database: str) -> str:
    scheme, separator, rest = database.partition("://")
    return f"{scheme}://{rest.rpartition('@')[2]}" if separator else database


def _has_desktop() -> bool:
    return sys.platform == "darwin" or any(name in os.environ for name in ("DISPLAY", "WAYLAND_DISPLAY"))


def listen(address: str, port: int) -> socket.socket:
    """The socket to serve on; a `Fault` if it can't be had."""
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((address, port))
        listener.listen(1024)
    except (OSError, OverflowError) as error:
        listener.close()
        reason = getattr(error, "strerror", None) or str(error)
        raise Fault(f"{address}:{port} can't be listened on: {reason}") from None
    return listener


def build_client() -> None:
    """Build the client if it is missing or its sources changed."""
    from kordon.web.build import build

    build(say=lambda step: print(f"kordon: {step} …", file=sys.stderr, flush=True))
