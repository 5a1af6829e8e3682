"""Fields declared once: what a position and its observations share follows from one class of annotations.

A game declares it with the meaning of each field beside it:

    class Public:
        __slots__ = ()

        agents: tuple[Square, ...]  # where they stand
        mole: Annotated[Square, Secret(UNKNOWN)]  # where it is
        bids: Annotated[tuple[int, ...], PerSeat(UNKNOWN)]  # by seat: each knows its own
        plan: Masked[tuple[Square, ...]]  # each player knows a part

    class MoleObservation(Observation, Public, frozen=True):
        ...  # what only observations have

    class Position(State, Public):
        ...  # what no observation ever shows

From it follow the position's slots, `copy` and `showing`, and the observation's `of`. They are generated as
text, once for each class, and are as fast as if written by hand. The compiled build writes that text into the
sources before it compiles them (`expansion`).
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Annotated, Any, Final, TypeVar, get_args, get_origin, get_type_hints

import msgspec

T = TypeVar("T")

ALWAYS_SHOWN: Final = ("seats", "turn", "outcome")
NO_CONSTANTS: Final[Mapping[str, Any]] = {}


class Secret(msgspec.Struct, frozen=True):
    """Marks a public field that some see as it is; the others see the same thing for every secret."""

    seen_by_others: Any


class PerSeat(Secret, frozen=True):
    """Marks a public tuple of each seat's own secret: a seat sees its entry as it is, and not the others'."""


def own_entry(entries: tuple[Any, ...], seat: int, seen_by_others: Any) -> tuple[Any, ...]:
    """The entries as one seat sees them."""
    return tuple([entry if owner == seat else seen_by_others for owner, entry in enumerate(entries)])


MASKED: Final = "masked"
Masked = Annotated[T, MASKED]
"""A public field of which `observe` must say what the seat sees."""


class After(msgspec.Struct, frozen=True):
    """Gives a field of an observation its place behind a public one; all others follow the public ones."""

    name: str


# ---- positions


class StateType(type):
    """Makes classes of positions: the fields, own and public, become slots that `copy` knows."""

    def __new__(cls, name: str, bases: tuple[type, ...], namespace: dict[str, Any]) -> StateType:
        """The class, with its slots and the functions over its fields."""
        own = [field for field, hint in namespace.get("__annotations__", {}).items() if _is_field(hint)]
        inherited = [field for base in bases for field in fields_in(base)]
        slots = {slot for base in bases for slot in getattr(base, "FIELDS", ())}
        fields = tuple(dict.fromkeys([*inherited, *own]))
        namespace |= {"FIELDS": fields, "__slots__": tuple(field for field in fields if field not in slots)}
        made = super().__new__(cls, name, bases, namespace)
        if made.__dictoffset__:
            raise TypeError(f"{name}: a class that it inherits from lacks __slots__ = ()")
        if "copy" not in namespace:
            made.copy = _function("copy", copy_source(made), made)  # type: ignore[attr-defined]
        showing = staticmethod(_function("showing", showing_source(made), made))
        made.showing = showing  # type: ignore[attr-defined]
        return made


def fields_in(made: type) -> list[str]:
    """The fields that a class declares or inherits, in order."""
    declared = [name for base in reversed(made.__mro__) for name in _declared(base)]
    return list(dict.fromkeys([*getattr(made, "FIELDS", ()), *declared]))


def copy_source(made: type) -> str:
    """The text of a position's `copy`."""
    hints, name = get_type_hints(made), made.__name__
    lines = [f"def copy(self) -> {name}:", f"    other = {name}.__new__({name})"]
    for field in fields_in(made):
        call = ".copy()" if _can_change(f"{name}.{field}", hints[field]) else ""
        lines.append(f"    other.{field} = self.{field}{call}")
    return "\n".join([*lines, "    return other", ""])


def showing_source(made: type) -> str:
    """The text of a position's `showing`."""
    name = made.__name__
    lines = [f"def showing(seen: Any) -> {name}:", f"    other = {name}.__new__({name})"]
    lines += [f"    other.{field} = seen.{field}" for field in shown_as_it_is(made)]
    return "\n".join([*lines, "    return other", ""])


def shown_as_it_is(made: type) -> list[str]:
    """The fields that are the same in a position and in every observation of it."""
    shown = list(ALWAYS_SHOWN)
    for base in made.__mro__:
        if type(base) is type and base is not object:
            hints = hints_of(base)
            shown += [name for name in _declared(base) if _is_open(hints[name])]
    return shown


def _declared(made: type) -> list[str]:
    return [name for name, hint in vars(made).get("__annotations__", {}).items() if _is_field(hint)]


def _is_field(hint: object) -> bool:
    return "ClassVar" not in str(hint)


def _is_open(hint: Any) -> bool:
    return MASKED not in _marks(hint) and secret_in(hint) is None


def hints_of(base: type) -> dict[str, Any]:
    """The types of a class's fields, with what is said about them."""
    return get_type_hints(base, include_extras=True)


def secret_in(hint: Any) -> Secret | None:
    """What a type says about who sees the field."""
    return next((mark for mark in _marks(hint) if isinstance(mark, Secret)), None)


def _marks(hint: Any) -> tuple[Any, ...]:
    marks: tuple[Any, ...] = getattr(hint, "__metadata__", ())
    return marks


def _can_change(field: str, hint: Any) -> bool:
    """Whether a value of this type can change in place: it has a method `copy` then."""
    if any(hasattr(get_origin(part) or part, "copy") for part in get_args(hint)):
        raise TypeError(f"{field}: what can change in place may not lie in something else, or be missing")
    return hasattr(get_origin(hint) or hint, "copy")


# ---- observations


class ObservationType(msgspec.StructMeta):
    """Makes records of observations: they take in the public fields, and can be made from a position."""

    def __new__(cls, name: str, bases: tuple[type, ...], namespace: dict[str, Any], **config: Any) -> Any:
        """The record; its own fields follow the public ones unless they are placed otherwise."""
        public: dict[str, Any] = {}
        for base in bases:
            if type(base) is type:
                public |= hints_of(base)
        namespace["__annotations__"] = _in_order(public, bases, namespace)
        made = super().__new__(cls, name, bases, namespace, **config)
        if public:
            others = {f"{field}_seen_by_others": secret.seen_by_others for field, secret in _secrets(public)}
            others["own_entry"] = own_entry
            made.of = staticmethod(  # type: ignore[attr-defined]
                _function("of", of_source(made, public), made, others)
            )
        return made


def of_source(made: Any, public: dict[str, Any]) -> str:
    """The text of an observation's `of`: what the position does not tell is an argument."""
    fields: tuple[str, ...] = made.__struct_fields__
    secrets = dict(_secrets(public))
    shown = {*ALWAYS_SHOWN, *(name for name, hint in public.items() if _is_open(hint)), *secrets}
    given = [field for field in fields if field not in shown]
    values = {field: f"position.{field}" if field in shown else field for field in fields}
    full = f"{made.__name__}({', '.join(values.values())})"
    if not secrets:
        return f"def of(position, {', '.join(given)}):\n    return {full}\n"
    for field, secret in secrets.items():
        values[field] = f"{field}_seen_by_others"
        if isinstance(secret, PerSeat):
            values[field] = f"own_entry(position.{field}, {fields[0]}, {values[field]})"
    return (
        f"def of(position, {', '.join([*given[:3], 'sees_secrets', *given[3:]])}):\n"
        f"    if sees_secrets:\n        return {full}\n"
        f"    return {made.__name__}({', '.join(values.values())})\n"
    )


def _secrets(public: dict[str, Any]) -> list[tuple[str, Secret]]:
    return [(field, secret) for field, hint in public.items() if (secret := secret_in(hint)) is not None]


def _in_order(public: dict[str, Any], bases: tuple[Any, ...], namespace: dict[str, Any]) -> dict[str, Any]:
    """The fields that every observation has, the public ones, and the record's own, with their types."""
    own: dict[str, Any] = namespace.get("__annotations__", {})
    if not public:
        return own
    known = vars(sys.modules[namespace["__module__"]])
    own = get_type_hints(type("", (), {"__annotations__": own}), known, include_extras=True)
    common = [name for base in bases for name in getattr(base, "__struct_fields__", ()) if name in own]
    order = [*common, *public]
    for name, hint in own.items():
        if name not in order:
            order.insert(_place(hint, order), name)
    return {name: own.get(name, public.get(name)) for name in order}


def _place(hint: Any, order: list[str]) -> int:
    """Where a field goes: after the one that its mark names, or last."""
    places = [mark.name for mark in _marks(hint) if isinstance(mark, After)]
    return order.index(places[0]) + 1 if places else len(order)


def _function(name: str, source: str, made: Any, constants: Mapping[str, Any] = NO_CONSTANTS) -> Any:
    """The function with this text, which knows its class and the constants."""
    known: dict[str, Any] = {made.__name__: made, "Any": Any, **constants}
    exec(compile(source, f"<{name} of {made.__module__}.{made.__name__}>", "exec"), known)  # noqa: S102
    return known[name]
