"""Games by the hundred, side by side: on the cores of this machine, or on a cluster of Ray.

Each game is played whole by one worker and comes back with its number, in the order in which games end. On a
cluster, a game whose worker dies is played again from its seed, so every game counts exactly once. A caller
that closes the iterator gives up the games that are being played.
"""

from __future__ import annotations

import importlib
import logging
import signal
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import active_children
from typing import Any, Final, TypeAlias

from kordon.engine.errors import Fault
from kordon.lab.arena import Pairing, Result, play

Played: TypeAlias = Generator[tuple[int, Result]]

AHEAD: Final = 2  # games handed out for each worker, so that none waits for the next
DEATHS: Final = 5  # of workers over one game, before it is given up


def on_processes(games: Sequence[Pairing], processes: int, with_logs: bool) -> Played:
    """All games, in several processes of this machine."""
    others = set(active_children())
    with ProcessPoolExecutor(processes, initializer=_leave_interrupts_to_the_parent) as pool:
        running: dict[Future[Result], int] = {}
        waiting = iter(enumerate(games))
        try:
            while True:
                while len(running) < AHEAD * processes and (item := next(waiting, None)) is not None:
                    running[pool.submit(play, item[1], with_logs)] = item[0]
                if not running:
                    return
                finished, _ = wait(running, return_when=FIRST_COMPLETED)
                for future in finished:
                    yield running.pop(future), future.result()
        finally:
            if running:
                for worker in set(active_children()) - others:
                    worker.terminate()


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def on_ray(games: Sequence[Pairing], address: str, with_logs: bool) -> Played:
    """All games, on the machines of a Ray cluster; each needs the same Kordon installed."""
    try:
        ray: Any = importlib.import_module("ray")  # most of it has no types
    except ImportError:
        raise Fault("--ray needs Ray, which comes with: pip install kordon[ray]") from None
    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise Fault(f"--ray: there is no Ray cluster at {address} ({error})") from None
    try:
        remote: Callable[..., Any] = ray.remote(max_retries=DEATHS)(play).remote
        running: dict[Any, int] = {}
        waiting = iter(enumerate(games))
        while True:
            workers = max(1, int(ray.cluster_resources().get("CPU", 1)))
            while len(running) < AHEAD * workers and (item := next(waiting, None)) is not None:
                running[remote(item[1], with_logs)] = item[0]
            if not running:
                return
            [done], _ = ray.wait(list(running), num_returns=1)
            yield running.pop(done), ray.get(done)
    finally:
        ray.shutdown()
