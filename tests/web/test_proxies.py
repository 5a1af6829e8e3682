"""Behind a reverse proxy: whose word counts for where a request comes from, and the examples of the docs."""

from __future__ import annotations

import json
import re
import shlex
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from configparser import ConfigParser
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from kordon.cli.main import main
from kordon.engine.errors import Fault
from kordon.web import connections
from kordon.web.connections import ConnectionLimits, TrustedProxies
from tests.web.served import ADMIN, WAIT, served

HOSTING = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text("utf-8")
PROXY, OTHER = "127.0.0.3", "127.0.0.4"  # where requests come from; only the first is trusted
BANNED, PLAYER = "203.0.113.5", "203.0.113.6"
URL = "https://kordon.example/"
MOST = 3  # connections from one address


def example(kind: str) -> str:
    """The block of the docs in this language."""
    found = re.findall(rf"```{kind}\n(.*?)```", HOSTING, re.DOTALL)
    assert len(found) == 1
    return str(found[0])


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(
        tmp_path_factory.mktemp("proxy"),
        public_url=URL,
        admin_token=ADMIN,
        proxies=TrustedProxies([PROXY]),
        limits=ConnectionLimits(from_one_address=MOST),
    ) as address:
        ban = {"address": BANNED}
        headers = {"authorization": f"Bearer {ADMIN}"}
        assert httpx.post(f"{address}/admin/bans", json=ban, headers=headers).status_code == 204
        yield address


def asked(address: str, proxy: str, **headers: str) -> int:
    """What a proxy is answered; those from a banned address get 403."""
    transport = httpx.HTTPTransport(local_address=proxy)
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    with httpx.Client(transport=transport, timeout=WAIT) as client:
        return client.get(f"{address}/tables", headers=named).status_code


@pytest.mark.parametrize(
    ("forwarded", "answer"),
    [
        (BANNED, 403),
        (PLAYER, 200),
        (f"{PLAYER}, {BANNED}", 403),
        (f"{BANNED}, {PLAYER}", 200),  # what a client wrote itself does not count
        (f"{BANNED}, {PROXY}", 403),  # a chain of proxies
        (f"{BANNED}:4711", 403),
    ],
)
def test_a_trusted_proxy_says_whom_it_asks_for(address: str, forwarded: str, answer: int) -> None:
    assert asked(address, PROXY, X_Forwarded_For=forwarded) == answer
    assert asked(address, OTHER, X_Forwarded_For=forwarded) == 200, "nobody believes the other one"


def test_what_can_be_named() -> None:
    proxies = TrustedProxies(["172.18.0.0/16", "2001:db8::7"])
    for trusted in ("172.18.3.4", "::ffff:172.18.3.4", "2001:db8::7"):
        assert trusted in proxies
    for stranger in ("172.19.0.1", "::ffff:172.19.0.1", "2001:db8::8", "proxy", ""):
        assert stranger not in proxies
    assert "::ffff:172.18.0.0/112" in proxies.for_uvicorn
    for wrong in ("proxy", "172.18.0.0/33", "0.0.0.0/0", "::/0", "*"):
        with pytest.raises(Fault, match="--trusted-proxy"):
            TrustedProxies([wrong])


def test_serve_refuses_a_proxy_without_an_address(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--trusted-proxy", "caddy"]) == 2
    assert "--trusted-proxy: an address or a network" in capsys.readouterr().err


def test_a_proxy_has_no_share_of_connections(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody comes through it; all others may have so many."""
    monkeypatch.setattr(connections, "network_of", lambda address: address)
    host, port = address.removeprefix("http://").split(":")

    def places(origin: str) -> int:
        with ExitStack() as stack:
            opened = [
                stack.enter_context(socket.create_connection((host, int(port)), WAIT, (origin, 0)))
                for _ in range(MOST + 2)
            ]
            for one in opened:
                with suppress(OSError):
                    one.sendall(b"GET /livez HTTP/1.1\r\nHost: localhost\r\n\r\n")
            return sum(answered(one) for one in opened)

    assert places(OTHER) == MOST
    assert places(PROXY) == MOST + 2


def answered(connection: socket.socket) -> bool:
    try:
        return connection.recv(100).startswith(b"HTTP/1.1 200")
    except OSError:
        return False


# ---- the examples of the docs


def as_nginx_sends(client: str, asked: dict[str, str]) -> dict[str, str]:
    """The headers that the example's directives make of a client's request."""
    values = {"$host": "kordon.example", "$remote_addr": client, "$scheme": "https"}
    values |= {f"$http_{name.lower()}": value for name, value in asked.items()}
    directives = re.findall(r"proxy_set_header (\S+) (\S+);", example("nginx"))
    assert directives
    sent = {name: values.get(value, "") for name, value in directives}
    kept = {name: value for name, value in asked.items() if name not in sent}
    return {name: value for name, value in (kept | sent).items() if value}


def test_nginx_forwards_requests_and_sockets(address: str) -> None:
    forged = {"X-Forwarded-For": BANNED}
    for client, answer in ((BANNED, 403), (PLAYER, 200)):
        headers = as_nginx_sends(client, forged)
        assert headers["Host"] == "kordon.example"
        assert asked(address, PROXY, **headers) == answer
    page = {"Upgrade": "websocket", "Connection": "Upgrade", "Origin": "https://kordon.example"}
    headers = as_nginx_sends(PLAYER, page)
    assert (headers["Upgrade"], headers["Connection"]) == ("websocket", "Upgrade")
    table = httpx.post(f"{address}/tables", json={"game": "estoril", "seats": 2}).json()["table"]
    own = {name: headers[name] for name in ("X-Forwarded-For", "X-Forwarded-Proto", "Origin")}
    where = f"ws://{headers['Host']}/tables/{table}/socket"
    host, port = address.removeprefix("http://").split(":")
    through = socket.create_connection((host, int(port)), WAIT, (PROXY, 0))
    with connect(where, sock=through, additional_headers=own) as opened:
        assert json.loads(opened.recv(WAIT))["kind"] == "snapshot"


def test_nginx_and_caddy_ask_the_address_that_is_served() -> None:
    for kind in ("nginx", "caddy"):
        text = example(kind)
        assert "127.0.0.1:8000" in text
        assert text.count("{") == text.count("}")
    body = re.search(r"client_max_body_size (\d+)m;", example("nginx"))
    assert body is not None
    assert int(body[1]) << 20 > 4 << 20, "a log that is imported"


# As systemd's manual of services and execution environments spells them.
KEYS = frozenset(
    (
        "DynamicUser",
        "ExecStart",
        "LimitNOFILE",
        "NoNewPrivileges",
        "PrivateDevices",
        "PrivateTmp",
        "ProtectControlGroups",
        "ProtectHome",
        "ProtectKernelTunables",
        "ProtectSystem",
        "Restart",
        "RestrictAddressFamilies",
        "StateDirectory",
        "StateDirectoryMode",
        "TimeoutStopSec",
    )
)


def unit() -> ConfigParser:
    parsed = ConfigParser(interpolation=None, strict=True)
    parsed.optionxform = str  # type: ignore[assignment,method-assign]
    parsed.read_string(example("ini"))
    return parsed


def started(command: list[str], folder: Path, replaced: dict[str, str]) -> str:
    """The first line of a command of the docs, on a free port and with other folders."""
    for old, new in replaced.items():
        command = [part.replace(old, new) for part in command]
    program = [sys.executable, "-m", "kordon.cli", *command[1:], "--port", "0"]
    with subprocess.Popen(program, cwd=folder, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        try:
            said = server.stdout.readline()
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(WAIT)
    return said


def test_the_unit_starts_the_server(tmp_path: Path) -> None:
    service = unit()["Service"]
    command = shlex.split(service["ExecStart"])
    assert Path(command[0]).name == "kordon"
    state = f"/var/lib/{service['StateDirectory']}/"
    assert any(part.startswith(state) for part in command), "a dynamic user may write nowhere else"
    said = started(command, tmp_path, {state: f"{tmp_path}/"})
    assert said == f"Kordon is served at {URL}\n"
    assert (tmp_path / "tables.sqlite").exists()


def test_systemd_takes_the_unit(tmp_path: Path) -> None:
    """By its own checker where there is one; every key is one of its in any case."""
    assert set(unit()["Service"]) <= KEYS
    if checker := shutil.which("systemd-analyze"):
        file = tmp_path / "kordon.service"
        file.write_text(example("ini").replace("/opt/kordon/bin/kordon", sys.executable))
        checked = subprocess.run(
            [checker, "verify", "--man=no", str(file)], capture_output=True, text=True, check=False
        )
        assert "kordon.service" not in checked.stderr, checked.stderr


def test_the_container_starts_the_server(tmp_path: Path) -> None:
    lines = example("dockerfile").replace("\\\n", "").splitlines()
    steps: dict[str, Any] = dict(line.split(maxsplit=1) for line in lines)
    assert list(steps) == ["FROM", "COPY", "RUN", "USER", "VOLUME", "EXPOSE", "STOPSIGNAL", "CMD"]
    command = json.loads(steps["CMD"])
    assert f"{steps['VOLUME']}/tables.sqlite" in command
    said = started(command, tmp_path, {"/data": str(tmp_path), "0.0.0.0": "127.0.0.1"})
    assert said == f"Kordon is served at {URL}\n"
