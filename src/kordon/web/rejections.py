"""A log that nobody can flood: rejected requests once a minute for each kind, all else at a bounded rate."""

from __future__ import annotations

import logging
from collections import Counter
from typing import Final

from starlette.requests import HTTPConnection

MINUTE: Final = 60.0
OF_A_KIND: Final = 5  # lines in a minute
IN_ALL: Final = 100
LONGEST_LINE: Final = 1000


class OnceAMinute(logging.Filter):
    """Passes one record of each kind a minute; the next one says how many were dropped."""

    def __init__(self) -> None:
        super().__init__()
        self._since: dict[str, float] = {}
        self._dropped: dict[str, int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a record of this kind is due."""
        kind = str(record.msg)
        if record.created - self._since.get(kind, 0.0) < MINUTE:
            self._dropped[kind] = self._dropped.get(kind, 0) + 1
            return False
        self._since[kind] = record.created
        count = self._dropped.pop(kind, 0)
        if count:
            record.msg = f"{kind} ({count} more since the last time)"
        return True


class Bounded(logging.Filter):
    """Passes a few records of each kind a minute, and a bounded number in all; then says how many it dropped.

    A kind is a logger with a text before its arguments. It is for a handler, behind everything that logs.
    """

    def __init__(self, of_a_kind: int = OF_A_KIND, in_all: int = IN_ALL) -> None:
        super().__init__()
        self._of_a_kind = of_a_kind
        self._in_all = in_all
        self._since = 0.0
        self._passed: Counter[tuple[str, str]] = Counter()
        self._dropped = 0

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether there is room for a record, which is cut if it is too long."""
        if record.created - self._since >= MINUTE:
            self._since = record.created
            self._passed.clear()
        kind = record.name, str(record.msg)[:LONGEST_LINE]
        if self._passed[kind] >= self._of_a_kind or self._passed.total() >= self._in_all:
            self._dropped += 1
            return False
        self._passed[kind] += 1
        more = f" ({self._dropped} more lines were dropped)" if self._dropped else ""
        self._dropped = 0
        record.msg, record.args = f"{record.getMessage()[:LONGEST_LINE]}{more}", ()
        return True


def set_up_logging() -> None:
    """Log to standard error, with the time of day and within bounds."""
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(message)s", datefmt="%H:%M:%S")
    for handler in logging.getLogger().handlers:
        handler.addFilter(Bounded())


logger = logging.getLogger(__name__)
logger.addFilter(OnceAMinute())


def log_rejected(asking: HTTPConnection, why: str) -> None:
    """Log a rejected request; `why` is one of a few fixed sentences."""
    log_rejected_host(asking.client.host if asking.client else "", why)


def log_rejected_host(host: str, why: str) -> None:
    """The same by the address of who asked."""
    logger.warning(f"%s: {why}", host or "somebody")
