"""What is sent compressed: what everybody gets, and nothing else."""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from kordon.web.app import STATIC
from kordon.web.build import build
from tests.web.served import Guest, served

Arrive = Callable[..., Guest]


@pytest.fixture(scope="module")
def script() -> Path:
    """The client's main script, as it was built."""
    build(say=lambda step: None)
    [path] = (STATIC / "assets").glob("index-*.js")
    return path


@pytest.fixture(scope="module")
def server(script: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(tmp_path_factory.mktemp("compression")) as address:
        yield address


def fetch(address: str, path: str, encodings: str, **headers: str) -> tuple[httpx.Response, bytes]:
    """The response and its body as it was sent."""
    wanted = {
        "accept-encoding": encodings,
        **{name.replace("_", "-"): value for name, value in headers.items()},
    }
    with httpx.stream("GET", f"{address}/{path}", headers=wanted) as response:
        return response, b"".join(response.iter_raw())


@pytest.mark.parametrize(
    ("encodings", "expected"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("BR", "br"),
        ("br;q=0.0", None),
        ("identity", None),
        ("", None),
    ],
)
def test_the_client_comes_in_the_best_encoding(
    server: str, script: Path, encodings: str, expected: str | None
) -> None:
    response, sent = fetch(server, f"assets/{script.name}", encodings)
    assert response.headers.get("content-encoding") == expected
    assert response.headers["content-type"].startswith("text/javascript")
    assert response.headers["vary"] == "accept-encoding"
    assert "immutable" in response.headers["cache-control"]
    assert int(response.headers["content-length"]) == len(sent)
    suffix = {"br": ".br", "gzip": ".gz", None: ""}[expected]
    assert sent == script.with_name(script.name + suffix).read_bytes()
    if expected == "gzip":
        assert gzip.decompress(sent) == script.read_bytes()
    assert (len(sent) < len(script.read_bytes()) / 2) == (expected is not None)


def test_every_encoding_has_a_tag_of_its_own(server: str, script: Path) -> None:
    path = f"assets/{script.name}"
    tags = {one: fetch(server, path, one)[0].headers["etag"] for one in ("br", "gzip", "identity")}
    assert len(set(tags.values())) == 3
    for encoding, tag in tags.items():
        for other in tags:
            response, sent = fetch(server, path, other, if_none_match=tag)
            assert (response.status_code, sent == b"") == ((304, True) if other == encoding else (200, False))
            assert response.headers["vary"] == "accept-encoding"


def test_texts_boards_and_looks_are_compressed(server: str) -> None:
    games = httpx.get(f"{server}/games").json()
    looks = next(one["looks"] for one in games if one["name"] == "wolfenstein")
    for path in (
        "games?language=pl",
        "texts/wolfenstein/pl",
        "boards/sniper/launch",
        f"looks/wolfenstein/{looks}/theme.css",
        f"looks/wolfenstein/{looks}/icons.json",
    ):
        plain, whole = fetch(server, path, "identity")
        assert plain.status_code == 200
        packed, sent = fetch(server, path, "br, gzip")
        assert packed.headers["content-encoding"] == "gzip"
        assert packed.headers["content-type"] == plain.headers["content-type"]
        assert (packed.headers["vary"], plain.headers["vary"]) == ("accept-encoding",) * 2
        assert gzip.decompress(sent) == whole
        if "etag" in plain.headers:
            assert packed.headers["etag"] != plain.headers["etag"]
            again, nothing = fetch(server, path, "gzip", if_none_match=packed.headers["etag"])
            assert (again.status_code, nothing) == (304, b"")
            assert "content-encoding" not in again.headers


def test_nothing_of_a_table_or_a_player_is_compressed(server: str, arrive: Arrive) -> None:
    """Its length would tell what else is in it."""
    anna = arrive(server)
    table = anna.table()
    for path in (f"tables/{table}", "tables?list=mine", "tables", "me"):
        response = anna.http.get(f"/{path}", headers={"accept-encoding": "br, gzip"})
        assert "content-encoding" not in response.headers, path
    page, sent = fetch(server, "", "br")
    assert page.headers["content-encoding"] == "br"
    assert "set-cookie" in page.headers
    assert not re.search(rb"session", sent)
