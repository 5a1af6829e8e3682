"""Games side by side: every one exactly once, also when a worker of the cluster is killed in mid-run."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import pytest

from kordon.engine.errors import Fault
from kordon.lab.arena import Pairing, pairings, play
from kordon.lab.spread import on_processes, on_ray

OBJECT_STORE = 80 * 1024 * 1024


def league(games: int) -> list[Pairing]:
    return pairings("estoril", ["rules", "random"], games, 2, [{}], "spread")


def test_processes_play_every_game_once() -> None:
    games = league(6)
    played = list(on_processes(games, 2, with_logs=False))
    assert sorted([number for number, _ in played]) == list(range(6))
    for number, result in played:
        assert result.pairing == games[number]
    assert dict(played)[3].won == play(games[3]).won


def test_workers_leave_interrupts_to_their_parent() -> None:
    """In a terminal Ctrl-C reaches them too; a worker that ended by it would take its game along."""
    games = league(8)
    played = on_processes(games, 1, with_logs=False)
    numbers = [next(played)[0]]
    [worker] = active_children()
    assert worker.pid is not None
    os.kill(worker.pid, signal.SIGINT)
    numbers += [number for number, _ in played]
    assert sorted(numbers) == list(range(8))


def test_who_stops_reading_ends_the_games_that_are_being_played() -> None:
    endless = Pairing("estoril", ("search:1000000",) * 2, {}, "endless")
    played = on_processes([*league(1), endless], 2, with_logs=False)
    assert next(played)[0] == 0
    played.close()
    assert not active_children()


def test_ray_is_needed_only_where_it_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(Fault, match=r"pip install kordon\[ray\]"):
        next(on_ray(league(2), "auto", with_logs=False))


@pytest.fixture
def cluster() -> Iterator[Any]:
    """A real Ray on this machine: a head that plays nothing, and two workers with a core each."""
    from ray.cluster_utils import Cluster

    made: Any = Cluster(
        initialize_head=True,
        head_node_args={"num_cpus": 0, "object_store_memory": OBJECT_STORE, "include_dashboard": False},
    )
    for _ in range(2):
        made.add_node(num_cpus=1, object_store_memory=OBJECT_STORE)
    yield made
    made.shutdown()


def busy_workers(cluster: Any) -> list[int]:
    """The processes of the cluster that are in the middle of a game."""
    nodes = {node.all_processes["raylet"][0].process.pid for node in cluster.worker_nodes}
    while True:
        busy = [
            int(folder.name)
            for folder in Path("/proc").iterdir()
            if folder.name.isdecimal() and is_playing(folder, nodes)
        ]
        if busy:
            return busy


def is_playing(process: Path, nodes: set[int]) -> bool:
    try:
        parent = int(process.joinpath("stat").read_text().rpartition(")")[2].split()[1])
        return parent in nodes and process.joinpath("cmdline").read_bytes().startswith(b"ray::play")
    except OSError:  # it has just ended
        return False


@pytest.mark.full
def test_a_worker_killed_in_mid_run_costs_no_game(cluster: Any) -> None:
    games = pairings("estoril", ["search:40", "random"], 10, 2, [{}], "spread")
    running = on_ray(games, cluster.address, with_logs=True)
    played = [next(running) for _ in range(2)]
    os.kill(busy_workers(cluster)[0], signal.SIGKILL)
    played += running
    assert sorted([number for number, _ in played]) == list(range(10))
    for number, result in played:
        assert result.pairing == games[number]
        assert result.log
    again = play(games[9])
    assert (dict(played)[9].won, dict(played)[9].moves) == (again.won, again.moves)
