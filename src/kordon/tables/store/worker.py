"""A thread that does one job after the other; with less ado than the executors of the standard library."""

from __future__ import annotations

import asyncio
import threading
from contextlib import suppress
from queue import SimpleQueue
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

T = TypeVar("T")

Job: TypeAlias = "tuple[Callable[[], Any], asyncio.Future[Any], asyncio.AbstractEventLoop]"


class Worker:
    """The thread, and what waits to be done. What is under way when the process ends is not waited for."""

    def __init__(self, name: str) -> None:
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._work, name=name, daemon=True)
        self._thread.start()

    async def do(self, job: Callable[[], T]) -> T:
        """Have the job done after those that were given before, and wait for what comes of it."""
        loop = asyncio.get_running_loop()
        outcome: asyncio.Future[T] = loop.create_future()
        self._jobs.put((job, outcome, loop))
        return await outcome

    def shut_down(self) -> None:
        """Finish what was given, and end."""
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
            del waiting, job, outcome, loop  # nothing is kept while nothing is to be done


def _tell(loop: asyncio.AbstractEventLoop, how: Callable[..., None], *what: Any) -> None:
    with suppress(RuntimeError):  # the loop may be gone, and with it whoever asked
        loop.call_soon_threadsafe(how, *what)


def _succeed(outcome: asyncio.Future[Any], result: Any) -> None:
    if not outcome.done():
        outcome.set_result(result)


def _fail(outcome: asyncio.Future[Any], error: BaseException) -> None:
    if not outcome.done():
        outcome.set_exception(error)
