"""Log lines that follow from events: a message for each kind of event, its arguments from the fields."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, TypeAlias, get_args

from kordon.engine.words import Argument, Message, Text

Fields: TypeAlias = Mapping[str, tuple[str, Callable[[Any], Argument]]]
Say: TypeAlias = Callable[[Any], Argument]
CACHED = 4096  # lines of a game


def plain(value: int) -> int:
    """A number, said as it is."""
    return int(value)


class Ways:
    """An event that is said in several ways: `which` tells of an event the number of its line.

    A line is the id of its message and its arguments, in order: those that fields are said by, and those that
    follow from the whole event as `said` has it.
    """

    def __init__(self, which: Callable[[Any], int], *lines: str, **said: Say) -> None:
        self.which = which
        self.lines = [line.split() for line in lines]
        self.said = said


def one_way(line: str, **said: Say) -> Ways:
    """An event whose line leaves some field out, or has an argument that is not a field."""
    return Ways(lambda event: 0, line, **said)


class Lines:
    """The log line of every event of a game.

    An event is said by the message of its own tag, or the one that `ids` names, with those of its fields that
    `fields` knows: under which argument, and in which words. One that needs more than that is in `ways`, or
    has a function of its own in `told`.
    """

    def __init__(
        self,
        events: Any,
        fields: Fields,
        ids: Mapping[type, str],
        told: Mapping[type, Callable[[Any], Text]],
        ways: Mapping[type, Ways] | None = None,
    ) -> None:
        self.messages: list[Message] = []  # those that are declared by events alone
        self._lines = dict(told)
        for kind in get_args(events):
            said = _said_by_fields(kind, fields)
            if ways and kind in ways:
                self._lines[kind] = self._by_ways(ways[kind], {**said, **ways[kind].said})
            elif kind not in told:
                self._lines[kind] = self._line(ids.get(kind, kind.__struct_config__.tag), said)
        self.tell = lru_cache(maxsize=CACHED)(lambda event: self._lines[type(event)](event))

    def _by_ways(self, ways: Ways, said: Mapping[str, Say]) -> Callable[[Any], Text]:
        lines = [self._line(id, {name: said[name] for name in names}) for id, *names in ways.lines]
        return lambda event: lines[ways.which(event)](event)

    def _line(self, id: str, said: Mapping[str, Say]) -> Callable[[Any], Text]:
        self.messages.append(Message(id, *said))
        return lambda event: Text(id, {argument: say(event) for argument, say in said.items()})


def _said_by_fields(kind: Any, fields: Fields) -> dict[str, Say]:
    """By argument: how the first field that is said by it is said of an event."""
    said: dict[str, Say] = {}
    for field in kind.__struct_fields__:
        if field in fields and fields[field][0] not in said:
            said[fields[field][0]] = _say_field(field, fields[field][1])
    return said


def _say_field(field: str, say: Say) -> Say:
    return lambda event: say(getattr(event, field))
