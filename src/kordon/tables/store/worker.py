"""A thread that runs jobs in order; lighter than `ThreadPoolExecutor`."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from typing import Any, TypeAlias, TypeVar

T = TypeVar("T")

Job: TypeAlias = "tuple[Callable[[], Any], asyncio.Future[Any], asyncio.AbstractEventLoop]"


class Worker:
    """The thread and its queue. A job that runs when the process exits is not waited for."""

    def __init__(self, name: str) -> None:
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._work, name=name, daemon=True)
        self._thread.start()

    async def do(self, job: Callable[[], T]) -> T:
        """Queue a job and wait for its result."""
        loop = asyncio.get_running_loop()
        outcome: asyncio.Future[T] = loop.create_future()
        self._jobs.put((job, outcome, loop))
        return await outcome

    def shut_down(self) -> None:
        """Finish the queued jobs, and end."""
        self._jobs.put(None)
        self._thread.join()

    def _work(self) -> None:
        while (waiting := self._jobs.get()) is not None:
            job, outcome, loop = waiting
            try:
                result = job()
            except BaseException as error:
                _tell(loop, _fail, outcome, error)
            else:
                _tell(loop, _succeed, outcome, result)
                del result
            del waiting, job, outcome, loop  # hold no references while idle


def _tell(loop: asyncio.AbstractEventLoop, how: Callable[..., None], *what: Any) -> None:
    with suppress(RuntimeError):  # the loop may be closed, and its caller gone
        loop.call_soon_threadsafe(how, *what)


def _succeed(outcome: asyncio.Future[Any], result: Any) -> None:
    if not outcome.done():
        outcome.set_result(result)


def _fail(outcome: asyncio.Future[Any], error: BaseException) -> None:
    if not outcome.done():
        outcome.set_exception(error)
