"""The log of what was turned away, which a flood can't fill: of each kind one line a minute, with a count."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from starlette.requests import HTTPConnection

MINUTE: Final = 60.0


class OnceAMinute(logging.Filter):
    """Lets one record of each kind through, and says with the next how many there were in between."""

    def __init__(self) -> None:
        super().__init__()
        self._since: dict[str, float] = {}
        self._held_back: dict[str, int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether it is time for this kind again."""
        kind = str(record.msg)
        if record.created - self._since.get(kind, 0.0) < MINUTE:
            self._held_back[kind] = self._held_back.get(kind, 0) + 1
            return False
        self._since[kind] = record.created
        count = self._held_back.pop(kind, 0)
        if count:
            record.msg = f"{kind} ({count} more since the last time)"
        return True


logger = logging.getLogger(__name__)
logger.addFilter(OnceAMinute())


def log_rejected(asking: HTTPConnection, why: str) -> None:
    """Write down that somebody was turned away; `why` is one of a few fixed sentences."""
    logger.warning(f"%s: {why}", asking.client.host if asking.client else "somebody")
