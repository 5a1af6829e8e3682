"""What a check reports, and how positions are compared byte by byte."""

# Not compiled: part of development, where the build's time counts for more.
from __future__ import annotations

from typing import Any

import msgspec

from kordon.engine.chance import Chance


class Finding(Exception):
    """Something that must not be; the message names the check and what it saw."""


def require(truth: bool, check: str, what: object) -> None:
    """Report a finding unless this holds."""
    if not truth:
        raise Finding(f"{check}: {what}")


def _plain(value: object) -> object:
    """Chance and other objects inside a position, as data; their FIELDS say what makes them equal."""
    if isinstance(value, Chance):
        return [hex(value.key), value.count]
    fields: tuple[str, ...] = getattr(type(value), "FIELDS", ())
    if not fields:
        raise TypeError(f"a position holds a {type(value).__name__}, which has no FIELDS to compare")
    return [getattr(value, name) for name in fields]


_encode = msgspec.json.Encoder(enc_hook=_plain, order="deterministic").encode


def state(position: Any) -> bytes:
    """The whole position as bytes: equal for equal positions, different for any difference."""
    return _encode({name: getattr(position, name) for name in position.FIELDS})


def hidden_state(position: Any) -> bytes:
    """The same without the luck to come, which no two worlds share."""
    return _encode({name: getattr(position, name) for name in position.FIELDS if name != "chance"})


def shared_parts(one: Any, other: Any) -> list[str]:
    """The fields of two positions that hold the very same changeable object."""
    changeable = (list, dict, set, bytearray, Chance)
    return [
        name
        for name in one.FIELDS
        if isinstance(getattr(one, name), changeable) and getattr(one, name) is getattr(other, name)
    ]


def field_states(position: Any) -> dict[str, bytes]:
    """Each field of the position as bytes, without the luck to come."""
    return {name: _encode(getattr(position, name)) for name in position.FIELDS if name != "chance"}
