"""Log lines that follow from events."""

from __future__ import annotations

from typing import TypeAlias

from kordon.engine.records import Event
from kordon.engine.telling import Lines, plain
from kordon.engine.words import SEAT, Message, Text


class Laid(Event, frozen=True, tag="laid"):
    seat: int
    strength: int
    at: int


class Ended(Event, frozen=True, tag="ended"):
    seat: int


class Rested(Event, frozen=True, tag="rested"):
    at: int


SomeEvent: TypeAlias = Laid | Ended | Rested
OVER = Message("it-is-over")
LINES = Lines(
    SomeEvent,
    {"seat": ("who", SEAT), "strength": ("n", plain)},
    ids={Laid: "laid-down"},
    told={Ended: lambda event: OVER()},
)


def test_a_line_has_the_event_s_tag_or_another_id_and_the_fields_that_are_said() -> None:
    assert LINES.tell(Laid(1, 3, 7)) == Text("laid-down", {"who": SEAT(1), "n": 3})
    assert LINES.tell(Rested(7)) == Text("rested")


def test_an_event_with_words_of_its_own_is_said_by_them() -> None:
    assert LINES.tell(Ended(1)) == OVER()


def test_what_events_declare_can_be_compared_with_the_texts() -> None:
    assert {line.id: line.arguments for line in LINES.messages} == {
        "laid-down": {"who", "n"},
        "rested": frozenset(),
    }
