"""One memo under all screens: what looks the same is made once, for all viewers, moments and tables.

A screen is made of plain functions; three decorators say which results are worth keeping:

- `part` goes on functions of an observation. Nobody says which fields the result is made from: the memo notes
  what the function reads, and runs it again only when one of these fields has changed.
- `group` goes on functions of few numbers and tuples that make several things at once: a row of zones.
- `thing` goes on those that make one: a piece, a badge, a text.

That saves more than the making: equal things are the same object, and scenes are compared by identity first
(`delta`). A part costs about 500 instructions more than a group if its result is known, and 8,000 more if it
is not: what changes with every move and viewer is better a group of what it needs.

All want pure functions: the result depends on the arguments and on what never changes, and on nothing else.
Results are found by the values that a viewer may see, so nobody is shown what only another one saw. A test
plays whole games and compares their scenes with ones made afresh (`forget`).
"""
# Not compiled: it makes classes while it runs.

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, wraps
from operator import attrgetter
from threading import RLock
from typing import Any, Final, TypeAlias, TypeVar

from msgspec.structs import force_setattr

from kordon.engine.caches import remember

# How many results are kept of each function.
MOST_PARTS: Final = 1 << 10
MOST_GROUPS: Final = 1 << 11
MOST_THINGS: Final = 1 << 15

NOTHING: Final = object()
Function = TypeVar("Function", bound=Callable[..., Any])
Known: TypeAlias = tuple[Callable[[Any], Any], dict[Any, Any]]

_forgetting: list[Callable[[], None]] = []
_making: Final = RLock()  # parts are made of parts


def part(make: Function) -> Function:
    """A function of an observation, and perhaps one thing more, that makes the same only once."""
    memo = Memo(make)
    forget_by(memo.forget)

    @wraps(make)
    def made(seen: Any, more: Any = NOTHING) -> Any:
        fields, results = memo.known
        key = fields(seen) if more is NOTHING else (fields(seen), more)
        last = memo.last
        if last[0] is results and last[1] == key:  # viewers of one moment come one after the other
            return last[2]
        result = results.get(key)
        if result is None:
            return memo.make(seen, more, results, key)
        memo.last = results, key, result
        return result

    return made  # type: ignore[return-value]


def group(make: Function) -> Function:
    """A function of few small arguments that makes several things; equal ones give the same object."""
    return _kept(make, MOST_GROUPS)


def thing(make: Function) -> Function:
    """A function of few small arguments that makes one thing; equal ones give the same object."""
    return _kept(make, MOST_THINGS)


def forget() -> None:
    """Make everything afresh from now on."""
    for clear in _forgetting:
        clear()


def forget_by(clear: Callable[[], None]) -> None:
    """Let `forget` empty a cache that is none of these."""
    _forgetting.append(clear)


def _kept(make: Function, most: int) -> Function:
    kept = lru_cache(maxsize=most)(make)
    forget_by(kept.cache_clear)
    return kept  # type: ignore[return-value]


class Memo:
    """The results of one function by all fields that it has ever read.

    If it reads a new one, what was kept by fewer is dropped. Results are found without a lock: `known` is
    replaced as a whole. They are made under one, so that what two threads read is never mixed up.
    """

    __slots__ = ("_fields", "_make", "_read", "_views", "known", "last")

    def __init__(self, make: Callable[..., Any]) -> None:
        self.known: Known = _no_fields, {}
        self.last: tuple[Any, Any, Any] = None, None, None  # the result asked for last: of which, and its key
        self._make = make
        self._fields: dict[str, None] = {}
        self._read: list[str] = []  # fields that are not known yet
        self._views: dict[type, Any] = {}  # by kind of observation, or of another function's view of it

    def forget(self) -> None:
        """Drop all results; the fields stay known."""
        self.known = self.known[0], {}

    def make(self, seen: Any, more: Any, results: dict[Any, Any], key: Any) -> Any:
        """A result that is not among these yet.

        It is made from a copy of the observation that notes the reading of fields that are not known yet.
        """
        with _making:
            view = seen.__copy__()
            force_setattr(view, "__class__", self._views.get(type(seen)) or self._new_view(type(seen)))
            result = self._make(view) if more is NOTHING else self._make(view, more)
            if self._read:
                fields, results = self._learn()
                # A function that calls this one for a result of its own reads the new fields, too, by this.
                key = fields(seen) if more is NOTHING else (fields(seen), more)
            self.last = results, key, result
            return remember(results, key, result, MOST_PARTS)

    def _new_view(self, kind: Any) -> Any:
        """The class of such copies: for each field that is not known yet it has a property."""
        observed = getattr(kind, "observed", kind)
        view = self._views.get(observed)
        if view is None:
            inside = {"__module__": observed.__module__, "observed": observed}
            view = self._views[observed] = type(observed)(observed.__name__, (observed,), inside)
            for name in observed.__struct_fields__:
                if name not in self._fields:
                    setattr(view, name, self._noting(name, getattr(observed, name).__get__))
        self._views[kind] = view
        return view

    def _noting(self, name: str, get: Callable[[Any], Any]) -> property:
        def read(view: Any) -> Any:
            self._read.append(name)
            return get(view)

        return property(read)

    def _learn(self) -> Known:
        """Take in the fields that were read, and start with no results."""
        new = dict.fromkeys(self._read)
        self._read.clear()
        self._fields |= new
        known: Known = attrgetter(*self._fields), {}
        self.known = known
        for view in set(self._views.values()):
            for name in new:
                if name in vars(view):
                    delattr(view, name)
        return known


def _no_fields(seen: Any) -> None:
    return None
