"""The metrics: who may read them, and that they reveal nothing about a single table."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import httpx

from kordon.web.metrics import CROWD, Metrics
from tests.web.served import ADMIN, Guest, Looker, served

Arrive = Callable[[str], Guest]


def read(text: str) -> dict[str, float]:
    """The metrics by name; every line is one, or says of which type the next ones are."""
    metrics: dict[str, float] = {}
    for line in text.splitlines():
        if not re.fullmatch(r"# TYPE kordon_[a-z_]+ (gauge|counter|histogram)", line):
            found = re.fullmatch(r'(kordon_[a-z_]+(?:\{[a-z]+="[A-Za-z0-9.+]+"\})?) ([0-9.]+)', line)
            assert found, line
            metrics[found[1]] = float(found[2])
    return metrics


def move(looker: Looker) -> None:
    """Make one move, whenever it comes to that."""
    while True:
        looker.drain()
        if looker.is_asked() and looker.play(0) == []:
            return


def test_the_figures_are_for_the_host(tmp_path: Path) -> None:
    token = {"authorization": f"Bearer {ADMIN}"}
    with served(tmp_path, admin_token=ADMIN) as address:
        where = f"{address}/metrics"
        assert httpx.get(where).status_code == 200
        assert httpx.get(where, headers={"x-forwarded-for": "203.0.113.5"}).status_code == 401
        assert httpx.get(where, headers={"x-forwarded-for": "127.0.0.1"}).status_code == 401
        assert httpx.get(where, headers=token | {"x-forwarded-for": "203.0.113.5"}).status_code == 200
    with served(tmp_path, admin_token=ADMIN, public_url="http://kordon.example") as address:
        where = f"{address}/metrics"
        assert httpx.get(where).status_code == 401
        assert httpx.get(where, headers={"authorization": f"Bearer {ADMIN}x"}).status_code == 401
        assert httpx.get(where, headers=token).status_code == 200


def test_the_figures_say_what_was_done(tmp_path: Path, arrive: Arrive) -> None:
    with served(tmp_path) as address:

        def metrics() -> dict[str, float]:
            return read(httpx.get(f"{address}/metrics").text)

        anna = arrive(address)
        lookers: list[Looker] = []
        for _ in range(CROWD):
            table = anna.table()
            anna.post(f"/tables/{table}/bot", seat=1, level="beginner")
            anna.post(f"/tables/{table}/start")
            lookers.append(anna.look(table))
        anna.table()
        assert lookers[0].ask("play", path=["no:such"], counter=-1) == ["KO-105"]
        assert lookers[0].ask("why_not", path=["card:0", "reward:0"]) != []
        for looker in lookers[:-1]:
            move(looker)
            assert metrics()["kordon_move_seconds_count"] == 0
        move(lookers[-1])
        shown = metrics()
        assert shown["kordon_move_seconds_count"] == CROWD
        assert shown['kordon_move_seconds_bucket{le="+Inf"}'] == CROWD
        assert shown["kordon_move_seconds_sum"] > 0
        assert shown['kordon_refusals_total{rules="KO"}'] >= 1
        assert shown["kordon_messages_total"] > CROWD
        assert shown["kordon_sockets"] == CROWD
        assert shown['kordon_tables{state="open"}'] == 1
        assert shown['kordon_tables{state="playing"}'] == CROWD
        assert "kordon_bots_waiting" in shown
        move(lookers[0])
        assert metrics()["kordon_move_seconds_count"] == CROWD


def test_nothing_that_grows_with_play_shows_the_play_of_few_tables() -> None:
    metrics = Metrics()
    before = metrics.as_text({"playing": 2}, 0)
    for number in range(50):
        metrics.moved(f"t{number % (CROWD - 1)}", 0.003)
        metrics.refused(("SE-101", "SE-102"))
        metrics.course.messages += 3
        assert metrics.as_text({"playing": 2}, number) == before
    metrics.moved("another", 5.0)
    shown = read(metrics.as_text({"playing": 3}, 4))
    assert shown['kordon_move_seconds_bucket{le="0.0025"}'] == 0
    assert shown['kordon_move_seconds_bucket{le="0.005"}'] == 50
    assert shown['kordon_move_seconds_bucket{le="1.0"}'] == 50
    assert shown['kordon_move_seconds_bucket{le="+Inf"}'] == 51
    assert shown['kordon_refusals_total{rules="SE"}'] == 50
    assert shown["kordon_bots_waiting"] == 4
