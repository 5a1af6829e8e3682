"""A throttled log of rejected requests: one line a minute for each kind, with a count."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from starlette.requests import HTTPConnection

MINUTE: Final = 60.0


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


logger = logging.getLogger(__name__)
logger.addFilter(OnceAMinute())


def log_rejected(asking: HTTPConnection, why: str) -> None:
    """Log a rejected request; `why` is one of a few fixed sentences."""
    logger.warning(f"%s: {why}", asking.client.host if asking.client else "somebody")
