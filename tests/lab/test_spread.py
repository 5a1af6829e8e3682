"""Games side by side: every one exactly once, also when a machine of the cluster is lost in mid-run."""

from __future__ import annotations

import sys
from collections.abc import Iterator
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


@pytest.mark.full
def test_a_machine_lost_in_mid_run_costs_no_game(cluster: Any) -> None:
    games = league(40)
    running = on_ray(games, cluster.address, with_logs=True)
    played = [next(running) for _ in range(4)]
    cluster.remove_node(cluster.worker_nodes.copy().pop(), allow_graceful=False)
    played += running
    assert sorted([number for number, _ in played]) == list(range(40))
    for number, result in played:
        assert result.pairing == games[number]
        assert result.log
    again = play(games[39])
    assert (dict(played)[39].won, dict(played)[39].moves) == (again.won, again.moves)
