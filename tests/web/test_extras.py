"""What is compiled is an extra: without it there is a plain answer or a slower way. The private is pinned."""

from __future__ import annotations

import asyncio
import inspect
import sys
import tomllib

import pytest
from packaging.requirements import Requirement
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from kordon.engine.errors import Fault
from kordon.tables.store import open_store
from kordon.web import passphrases, server
from kordon.web.connections import HttpConnection
from kordon.web.server import TableSocket, make_server
from kordon_dev import project


def test_postgresql_without_its_driver_gets_a_plain_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith("kordon.tables.store.postgres")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "asyncpg", None)  # as if it were not there
    with pytest.raises(Fault, match=r"needs asyncpg, which is not installed here; .*kordon\[server\]"):
        asyncio.run(open_store("postgresql://localhost/nothing"))


def test_passphrases_without_argon2_get_a_plain_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passphrases, "PasswordHasher", None)
    without = passphrases.Passphrases()
    for asked in (without.hash("a long passphrase"), without.match(None, "a long passphrase")):
        with pytest.raises(Fault, match=r"no passphrases here: .*kordon\[server\]"):
            asyncio.run(asked)


@pytest.mark.parametrize(("is_there", "loop"), [(True, "uvloop"), (False, "asyncio")])
def test_a_server_without_uvloop_runs_on_the_loop_of_python(
    monkeypatch: pytest.MonkeyPatch, is_there: bool, loop: str
) -> None:
    monkeypatch.setattr(server, "find_spec", lambda name: is_there or None)
    assert make_server(lambda *_: None).config.loop == loop  # type: ignore[arg-type]


# ---- private modules


@pytest.mark.parametrize("package", ["uvicorn", "websockets"])
def test_whose_private_modules_are_used_has_a_newest_version(package: str) -> None:
    described = tomllib.loads((project.ROOT / "pyproject.toml").read_text("utf-8"))
    wanted = [Requirement(one) for one in described["project"]["dependencies"]]
    bounds = next(one for one in wanted if one.name == package).specifier
    assert any(bound.operator == "<" for bound in bounds)


OVERRIDDEN: dict[type, str] = {
    HttpToolsProtocol: (
        "connection_made connection_lost data_received on_message_begin on_headers_complete "
        "on_message_complete on_response_complete handle_websocket_upgrade send_400_response"
    ),
    WebSocketsSansIOProtocol: (
        "connection_lost handle_connect data_received handle_ping handle_pong handle_cont "
        "send_receive_event_to_app run_asgi send receive send_500_response on_task_complete"
    ),
}
SET: dict[type, str] = {
    HttpToolsProtocol: "client cycle loop pipeline timeout_keep_alive transport",
    WebSocketsSansIOProtocol: (
        "client close_sent close_timer conn disconnected frames handshake_complete handshake_initiated "
        "logger loop queue read_paused tasks transport writable"
    ),
}


@pytest.mark.parametrize("base", OVERRIDDEN, ids=lambda base: base.__name__)
def test_what_we_override_and_read_in_uvicorn_is_there(base: type) -> None:
    """A new version that renames any of it fails here, and not as a limit that no longer holds."""
    ours = HttpConnection if base is HttpToolsProtocol else TableSocket
    assert issubclass(ours, base)
    assert [name for name in OVERRIDDEN[base].split() if name not in vars(base)] == []
    begins = inspect.getsource(base.__init__)  # type: ignore[misc]
    assert [name for name in SET[base].split() if f"self.{name}" not in begins] == []
    # Where the base class calls them, they count, limit and pause.
    source = inspect.getsource(base)
    called = [name for name in OVERRIDDEN[base].split() if name.startswith(("handle_", "send_receive"))]
    assert [name for name in called if f"self.{name}(" not in source] == []
