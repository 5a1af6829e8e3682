"""Log lines that follow from events: a message for each kind of event, its arguments from the fields."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, TypeAlias, get_args

from kordon.engine.words import Argument, Message, Text

Fields: TypeAlias = Mapping[str, tuple[str, Callable[[Any], Argument]]]
CACHED = 4096  # lines of a game


def plain(value: int) -> int:
    """A number, said as it is."""
    return int(value)


class Lines:
    """The log line of every event of a game.

    An event is said by the message of its own tag, or the one that `ids` names, with those of its fields that
    `fields` knows: under which argument, and in which words. An event that is said in several ways, or that
    leaves some field out, has a function of its own in `told`.
    """

    def __init__(
        self,
        events: Any,
        fields: Fields,
        ids: Mapping[type, str],
        told: Mapping[type, Callable[[Any], Text]],
    ) -> None:
        self.messages: list[Message] = []  # those that are declared by events alone
        self._lines = dict(told)
        for kind in get_args(events):
            if kind not in told:
                self._lines[kind] = self._by_fields(kind, fields, ids.get(kind, kind.__struct_config__.tag))
        self.tell = lru_cache(maxsize=CACHED)(lambda event: self._lines[type(event)](event))

    def _by_fields(self, kind: Any, fields: Fields, id: str) -> Callable[[Any], Text]:
        said = [(field, *fields[field]) for field in kind.__struct_fields__ if field in fields]
        message = Message(id, *(argument for _, argument, _ in said))
        self.messages.append(message)
        return lambda event: message(
            **{argument: say(getattr(event, field)) for field, argument, say in said}
        )
