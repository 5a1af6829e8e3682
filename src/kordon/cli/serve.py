"""Serve the tables: one process, one database. Ctrl-C ends it; the next start continues from there.

The database is a file, or a postgresql:// address that several servers may share.

  kordon serve          for this machine alone
  kordon serve --lan    for phones and computers in the house, too; prints a QR code to open it with
"""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import socket
import sys
import webbrowser
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

from kordon.cli.project import tool
from kordon.engine.errors import Fault
from kordon.games import working
from kordon.tables.store import open_store

if TYPE_CHECKING:
    from kordon.web.machine import Machine

EVERYWHERE = ("0.0.0.0", "::")
# Black on white regardless of the terminal's colours: an inverted code is one that many cameras don't read.
DARK_ON_LIGHT = "\x1b[38;5;16;48;5;231m"
NORMAL = "\x1b[0m"
PUBLIC_URL = re.compile(r"https?://([A-Za-z0-9.-]+|\[[0-9A-Fa-f:.]+\])(:[0-9]{1,5})?/?")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("--address", help="where to listen (default 127.0.0.1)")
    parser.add_argument("--lan", action="store_true", help="open the tables to everybody in your network")
    parser.add_argument("--port", type=int, default=8000, help="the port (default 8000; 0: any free one)")
    parser.add_argument("--database", default="", help="a file or a postgresql:// address")
    parser.add_argument("--secret-file", type=Path, help="signs the sessions (default: beside the database)")
    parser.add_argument("--admin-file", type=Path, help="holds the admin token (default: beside it)")
    parser.add_argument(
        "--expire-days",
        type=float,
        default=30.0,
        help="delete tables that did not start or were abandoned after this time (default 30; 0: never)",
    )
    parser.add_argument(
        "--close-days",
        type=float,
        default=90.0,
        help="abandon games in which nothing happened for this time (default 90; 0: never)",
    )
    parser.add_argument("--public-url", default="", help="how players reach the server, if not directly")
    parser.add_argument(
        "--trusted-proxy",
        action="append",
        default=[],
        metavar="ADDRESS",
        help="a reverse proxy on another machine or in another container, which names the client: "
        "an address or a network; may be given several times",
    )
    parser.add_argument(
        "--private-webhooks",
        action="store_true",
        help="let players' webhooks lead to addresses of this machine and its network",
    )
    parser.add_argument(
        "--compiled",
        action="store_true",
        help="serve compiled rules: about six minutes to build on two cores, once; then quicker",
    )
    parser.add_argument("--no-browser", action="store_true", help="do not open a browser")


def run(args: argparse.Namespace) -> int:
    """Serve until interrupted."""
    if args.compiled:
        tool("compiled").become()
    from kordon.tables.live.node import Settings
    from kordon.web.app import Options, make_app
    from kordon.web.connections import TrustedProxies
    from kordon.web.guard import is_unspecified
    from kordon.web.machine import Machine, web_address
    from kordon.web.rejections import set_up_logging
    from kordon.web.server import make_ready, make_server
    from kordon.web.sessions import read_admin_token, read_old_secret, read_secret

    if args.public_url and not PUBLIC_URL.fullmatch(args.public_url):
        raise Fault(f"--public-url: an address like https://kordon.example/, not {args.public_url}")
    proxies = TrustedProxies(args.trusted_proxy)
    listen_at = addresses_of(args)
    database = database_of(args)
    secret_file = args.secret_file or secret_beside(database)
    admin_file = args.admin_file or secret_file.with_suffix(".admin")
    secret, admin_token = read_secret(secret_file), read_admin_token(admin_file)
    build_client()
    asyncio.run(try_database(database))
    listeners = listen_on_all(listen_at, args.port)
    is_shared = is_unspecified(listen_at[0])
    host, port = listeners[0].getsockname()[:2]
    address = args.public_url or f"{web_address('127.0.0.1' if is_shared else host, port)}/"
    machine = Machine(has_ipv6=any(listener.family == socket.AF_INET6 for listener in listeners))
    set_up_logging()
    app = make_app(
        Options(
            database,
            secret,
            args.public_url,
            listen_at[0],
            admin_token,
            private_webhooks=args.private_webhooks,
            old_secrets=read_old_secret(secret_file),
        ),
        settings=Settings(expire_days=args.expire_days, close_days=args.close_days),
        machine=machine,
    )
    warn()
    print(f"Kordon is served at {address}", flush=True)
    print(f"The tables are kept in {_without_password(database)}", flush=True)
    print(f"The host's own token, for {address}#/admin and /metrics, is in {admin_file}", flush=True)
    if is_shared and not args.public_url:
        print(*for_the_house(machine, port, can_draw(sys.stdout)), sep="\n", flush=True)
    if not args.no_browser and _is_attended():
        webbrowser.open(address)
    server = make_server(app, proxies=proxies)
    make_ready()
    server.run(sockets=listeners)
    return 0 if server.started else 2


def addresses_of(args: argparse.Namespace) -> tuple[str, ...]:
    """Where to listen."""
    if args.lan and args.address is not None:
        raise Fault("--lan listens on every address of this machine; leave --address out")
    return EVERYWHERE if args.lan else (args.address or "127.0.0.1",)


def database_of(args: argparse.Namespace) -> str:
    """Where the tables are kept; the folder of a file is made."""
    database = str(args.database or data_folder() / "kordon.sqlite")
    if "://" not in database:
        Path(database).expanduser().parent.mkdir(parents=True, exist_ok=True)
    return database


def warn() -> None:
    """Say what the server will lack: connections, or games that can't be loaded."""
    from kordon.web.connections import FEWEST_DESCRIPTORS, RESERVED, raise_descriptors

    if (descriptors := raise_descriptors()) < FEWEST_DESCRIPTORS:
        room = f"there is room for {descriptors - RESERVED} connections; raise `ulimit -n` for more"
        print(f"kordon: {room}", file=sys.stderr, flush=True)
    for fault in working()[1]:
        print(f"kordon: {fault}", file=sys.stderr, flush=True)


def for_the_house(machine: Machine, port: int, draws: bool) -> list[str]:
    """The addresses for phones in the house, what is open to them, and how to close it."""
    from kordon.web import qr
    from kordon.web.machine import web_address

    closing = "Ctrl-C closes it; without --lan and --address, only this machine can open it."
    addresses = machine.addresses()
    if not addresses:
        return [f"This machine is in no network now, so no phone can open the tables yet. {closing}"]
    first, *others = [f"{web_address(address, port)}/" for address in addresses]
    others += [f"{web_address(name, port)}/" for name in machine.names()[:1]]
    lines = ["", f"Phones and computers in the house open {first}"]
    if others:
        lines.append(f"If that does not work: {', '.join(others)}")
    if draws:
        lines += ["", *(f"{DARK_ON_LIGHT}{line}{NORMAL}" for line in qr.blocks(first))]
    lines.append("")
    if any(address.version == 4 and address.is_global for address in addresses):
        lines.append("This machine has a public address: people outside your house can open the tables, too.")
    lines.append("Everybody in your network can open the tables now, and nothing else on this machine.")
    return [*lines, closing]


def can_draw(stream: TextIO) -> bool:
    """Whether a QR code can be shown: on a terminal that has the letters for it."""
    try:
        "▀▄█".encode(stream.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return stream.isatty()


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


def _is_attended() -> bool:
    """Whether somebody sits here, with a desktop."""
    has_desktop = sys.platform == "darwin" or not os.environ.keys().isdisjoint({"DISPLAY", "WAYLAND_DISPLAY"})
    return sys.stdout.isatty() and has_desktop


def listen_on_all(addresses: Sequence[str], port: int) -> list[socket.socket]:
    """A socket for each address, all on one port; only the first is required."""
    listeners = [listen(addresses[0], port)]
    for address in addresses[1:]:
        with suppress(Fault):  # a machine without IPv6
            listeners.append(listen(address, listeners[0].getsockname()[1], only_its_family=True))
    return listeners


def listen(address: str, port: int, only_its_family: bool = False) -> socket.socket:
    """The socket to serve on; a `Fault` if it can't be had."""
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    try:
        listener = socket.socket(family, socket.SOCK_STREAM)
    except OSError as error:
        raise Fault(f"{address}:{port} can't be listened on: {error.strerror}") from None
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        if only_its_family:
            listener.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
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
