"""The stores under test, each the real thing and each empty at the start of a test."""

from __future__ import annotations

import atexit
import itertools
from functools import cache
from typing import TYPE_CHECKING

import pytest

from kordon.tables.store import open_store
from tests.tables.store.server import PostgresServer

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterator
    from pathlib import Path

    from kordon.tables.store.base import Store

KINDS = ("sqlite", "postgres")


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@cache
def running() -> PostgresServer:
    """The one server of this process: fixtures that a module imports count as others."""
    server = PostgresServer()
    server.start()
    atexit.register(server.stop)
    return server


@pytest.fixture(scope="session")
def postgres() -> PostgresServer:
    return running()


@pytest.fixture
def new_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Callable[[str], str]]:
    """Finds an empty database of a kind and returns its address."""
    numbers = itertools.count()
    names: list[str] = []

    def make(kind: str) -> str:
        if kind == "sqlite":
            return str(tmp_path / f"kordon-{next(numbers)}.db")
        server: PostgresServer = request.getfixturevalue("postgres")
        names.append(server.empty_database())
        return server.url(names[-1])

    yield make
    for name in names:
        request.getfixturevalue("postgres").free(name)


@pytest.fixture(params=KINDS)
def kind(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    return name


@pytest.fixture
def url(kind: str, new_url: Callable[[str], str]) -> str:
    return new_url(kind)


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    opened = await open_store(url)
    yield opened
    await opened.close()


@pytest.fixture
def postgres_url(new_url: Callable[[str], str]) -> str:
    return new_url("postgres")
