"""The difference between two scenes, small enough to send after every move.

A snapshot is a patch too: on the game's board of the name it holds, or on nothing at all. The pieces of a
board are patterns, one for each kind of piece: a snapshot says of a piece only what sets it apart from its
pattern, so what is printed on thirty soldiers is loaded once, with the board.

A patch is an object from the names of the scene's fields to what became of them: the new value, or

- for a list whose things have names, `{"drop": [names], "put": [[index, thing], …], "set": {name: changes,
  …}}`, each of the three only if there is any: take out everything that is dropped or put, then insert
  what is put, from the first to the last; of a thing that is set, change the fields as in a patch.
  `[index, changes, name]` takes a thing out of the old list and puts it changed like this: a card from a
  hand now lies on the board. Patterns lie nowhere (`at` is empty): things are made from them, and they go;
- for a text, an object of the arguments that changed, if its id is the same as before;
- for lines and a piece's details, `{"keep": count, "add": [values], "last": count}`: the first and the last
  ones stay, what lies between them is replaced; a count that is not there is 0;
- for the choices, `{"all": [[beginnings, ends], [beginnings, ends, notes], [beginnings, ends, notes, worths],
  …]}`: every beginning (its targets joined by blanks) with every end and, if they are there, the note and the
  worth of that end; one group after the other.

A thing's name is its `id`, a panel's its `seat`, a badge's its `icon`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain
from operator import attrgetter
from typing import Any, TypeAlias

from msgspec.structs import astuple

from kordon.engine.scene import Choice, Scene
from kordon.engine.words import Text

Patch: TypeAlias = dict[str, Any]
Name: TypeAlias = str | int
Things: TypeAlias = tuple[Any, ...]

Group: TypeAlias = tuple[list[str], list[str], list[Text | None], list[int]]

# What became of a list: the old things that are gone, the new ones with their index, what changed of others.
ListChange: TypeAlias = tuple[dict[Name, Any], list[tuple[int, Any]], dict[Name, Patch]]

CALLED_BY = {"panels": "seat", "badges": "icon"} | dict.fromkeys(
    ("shapes", "pieces", "zones", "tracks", "buttons"), "id"
)
NAMES: dict[str, Callable[[Any], Name]] = {field: attrgetter(name) for field, name in CALLED_BY.items()}
_id = NAMES["pieces"]
SPLICED = frozenset(("lines", "detail"))  # lists of things without names


MOST_KNOWN = 1 << 14
MOST_LISTS_KNOWN = 1 << 6  # rarely needed again after the move


class Patches:
    """Makes patches, and caches the comparisons that several viewers or moments share.

    The cache is keyed by identity: games cache equal things, too. It keeps its objects alive, because Python
    may reuse the id of an object that is gone.
    """

    def __init__(self) -> None:
        self._known: dict[tuple[int, int], tuple[Any, Any, Any]] = {}
        self._known_lists: dict[tuple[int, int], tuple[Any, Any, Any]] = {}
        self._last: tuple[Scene, Scene, Patch] | None = None

    def patch(self, old: Scene, new: Scene) -> Patch:
        """What turns the old scene into the new one; empty if they are the same."""
        last = self._last
        if last is not None and last[0] is old and last[1] is new:  # several viewers are shown the same
            return last[2]
        if len(self._known) > MOST_KNOWN:
            self._known.clear()
        if len(self._known_lists) > MOST_LISTS_KNOWN:
            self._known_lists.clear()
        changed = self._changed_fields(old, new)
        self._last = old, new, changed
        return changed

    def _changed_fields(self, old: Any, new: Any) -> Patch:
        changed: Patch = {}
        fields, values = new.__struct_fields__, astuple(new)
        for index, before in enumerate(astuple(old)):
            after = values[index]
            if before is after or before == after:
                continue
            field = fields[index]
            if field == "groups":
                changed["pieces"] = self._pieces_patch(before, after)
            elif field in NAMES:
                changed[field] = self._list_patch(field, before, after)
            elif field == "choices":
                changed[field] = _all_choices(after)
            elif isinstance(after, Text) and isinstance(before, Text):
                changed[field] = _text_patch(before, after)
            elif field in SPLICED and type(before) is type(after) is tuple:
                changed[field] = _spliced(before, after)
            else:
                changed[field] = after
        return changed

    def _changed_thing(self, old: Any, new: Any) -> Any:
        key = id(old), id(new)
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = old, new, self._changed_fields(old, new)
        return known[2]

    def _list_patch(self, field: str, old: Things, new: Things) -> Any:
        """The difference of two lists, or the new one as a whole if that says it shorter."""
        name = NAMES[field]
        if not old or not new:
            return new
        if field == "badges" and any(len(set(map(name, things))) < len(things) for things in (old, new)):
            return new  # two of one icon can't be told apart
        gone, put, changed = self._list_change(name, old, new)
        return new if len(gone) + len(put) >= len(new) else _told(gone, put, changed)

    def _pieces_patch(self, old: tuple[Things, ...], new: tuple[Things, ...]) -> Any:
        """The difference of two lists of pieces, group by group."""
        if old and old[0] and not old[0][0].at:  # those of a board lie nowhere: others are made from them
            return self._from_patterns(old[0], new)
        if len(old) != len(new):
            return self._list_patch("pieces", tuple(chain(*old)), tuple(chain(*new)))
        gone: dict[Name, Any] = {}
        put: list[tuple[Any, ...]] = []
        changed: dict[Name, Patch] = {}
        length = 0
        for number, after in enumerate(new):
            before = old[number]
            if before is not after and before != after:
                group_gone, group_put, group_changed = self._list_change(_id, before, after)
                if group_gone:
                    gone.update(group_gone)
                for index, piece in group_put:
                    put.append((length + index, piece))
                if group_changed:
                    changed.update(group_changed)
            length += len(after)
        if gone and len(gone) + len(put) >= length:
            return tuple(chain(*new))
        if put and gone:
            put = [self._made_from(gone, index, piece) for index, piece in put]
        return _told(gone, put, changed)

    def _from_patterns(self, patterns: Things, groups: tuple[Things, ...]) -> Patch:
        """All pieces, those that have a pattern by what sets them apart from it."""
        by_name = {pattern.id: pattern for pattern in patterns}
        put: list[tuple[Any, ...]] = []
        for index, piece in enumerate(chain(*groups)):
            pattern = by_name.get(pattern_name(piece.look))
            if pattern is None:
                put.append((index, piece))
            else:
                put.append((index, self._changed_thing(pattern, piece), pattern.id))
        return {"put": put}

    def _list_change(self, name: Callable[[Any], Name], old: Things, new: Things) -> ListChange:
        key = id(old), id(new)
        known = self._known_lists.get(key)
        if known is not None:
            change: ListChange = known[2]
            return change
        start, end_old, end_new = _changed_part(old, new)
        gone: dict[Name, Any] = {}
        put: list[tuple[int, Any]] = []
        changed: dict[Name, Patch] = {}
        for place in range(start, end_old):
            gone[name(old[place])] = place
        # Things that stay must be in the same order in both lists; the others are put again.
        last_kept = -1
        for index in range(start, end_new):
            thing = new[index]
            called = name(thing)
            place = gone.pop(called, -1)
            if place <= last_kept:
                put.append((index, thing))
                continue
            last_kept = place
            before = old[place]
            if before is not thing and before != thing:
                changed[called] = self._changed_thing(before, thing)
        for called, place in gone.items():
            gone[called] = old[place]
        self._known_lists[key] = old, new, (gone, put, changed)
        return gone, put, changed

    def _made_from(self, gone: dict[Name, Any], index: int, piece: Any) -> tuple[Any, ...]:
        """The piece as it is put: by what it was before, in another group, or by one like it that is gone."""
        if piece.id in gone:
            return index, self._changed_thing(gone.pop(piece.id), piece), piece.id
        for name, before in gone.items():
            if piece.badges and before.badges == piece.badges:
                del gone[name]
                return index, self._changed_thing(before, piece), name
        return index, piece


_patches = Patches()
patch = _patches.patch


def pattern_name(look: str) -> str:
    """The name of the pattern for pieces that look like this: the last word of the look."""
    return look[look.rfind(" ") + 1 :]


def _told(gone: dict[Name, Any], put: list[Any], changed: dict[Name, Patch]) -> Any:
    parts: dict[str, Any] = {}
    if gone:
        parts["drop"] = list(gone)
    if put:
        parts["put"] = put
    if changed:
        parts["set"] = changed
    return parts


def _text_patch(old: Text, new: Text) -> Any:
    if old.id != new.id or old.args.keys() != new.args.keys():
        return new
    return {name: argument for name, argument in new.args.items() if argument != old.args[name]}


def _changed_part(old: Things, new: Things) -> tuple[int, int, int]:
    """Where two lists begin to differ, and where in each of them they end to."""
    start, end_old, end_new = 0, len(old), len(new)
    shorter = min(end_old, end_new)
    while start < shorter and old[start] is new[start]:
        start += 1
    while end_old > start and end_new > start and old[end_old - 1] is new[end_new - 1]:
        end_old -= 1
        end_new -= 1
    return start, end_old, end_new


def _spliced(old: Things, new: Things) -> Any:
    keep, end_old, end_new = _changed_part(old, new)
    last = len(old) - end_old
    if not keep and not last:
        return new
    parts: dict[str, Any] = {"add": new[keep:end_new]}
    if keep:
        parts["keep"] = keep
    if last:
        parts["last"] = last
    return parts


def _all_choices(choices: tuple[Choice, ...]) -> Any:
    """All choices in groups of beginnings that have the same ends with the same notes and worths."""
    for choice in choices:
        if choice.note is not None or choice.worth:
            return {"all": _noted_groups(choices)}
    return {"all": _plain_groups(choices)}


def _plain_groups(choices: tuple[Choice, ...]) -> list[tuple[list[str], list[str]]]:
    """Most lists of choices say nothing else about them: a hundred of these take half the time."""
    groups: list[tuple[list[str], list[str]]] = []
    beginning: tuple[str, ...] | None = None
    ends: list[str] = []
    but_last = slice(-1)  # made once: Python makes one per iteration for `path[:-1]`
    for choice in choices:
        path = choice.path
        start = path[but_last]
        if start != beginning:
            if beginning is not None:
                _add(groups, beginning, ends)
            beginning, ends = start, []
        ends.append(path[-1])
    if beginning is not None:
        _add(groups, beginning, ends)
    return groups


def _add(groups: list[tuple[list[str], list[str]]], beginning: tuple[str, ...], ends: list[str]) -> None:
    if groups and groups[-1][1] == ends:
        groups[-1][0].append(" ".join(beginning))
    else:
        groups.append(([" ".join(beginning)], ends))


def _noted_groups(choices: tuple[Choice, ...]) -> list[Any]:
    groups: list[Group] = []
    beginning: tuple[str, ...] | None = None
    ends: list[str] = []
    notes: list[Text | None] = []
    worths: list[int] = []
    for choice in choices:
        path = choice.path
        start = path[:-1]
        if start != beginning:
            beginning = start
            _close(groups)
            ends, notes, worths = [], [], []
            groups.append(([" ".join(beginning)], ends, notes, worths))
        ends.append(path[-1])
        notes.append(choice.note)
        worths.append(choice.worth)
    _close(groups)
    return [_short(group) for group in groups]


def _short(group: Group) -> Any:
    """The group without lists that say nothing."""
    if any(group[3]):
        return group
    return group[:3] if any(group[2]) else group[:2]


def _close(groups: list[Group]) -> None:
    """Put the last group into the one before, if only their beginnings differ."""
    if len(groups) > 1:
        before, last = groups[-2], groups[-1]
        if before[1:] == last[1:]:
            before[0].extend(last[0])
            groups.pop()


# ---- the client's side, on plain JSON values


def apply(thing: dict[str, Any], changes: Patch) -> dict[str, Any]:
    """The new scene (or thing in it), from the old one and a patch.

    A program that does not look at the board may start from `{}`: what it does not know stays unknown.
    """
    patched = dict(thing)
    for field, change in changes.items():
        before = thing.get(field, [])
        if not isinstance(change, dict):
            patched[field] = change
        elif field == "choices":
            patched[field] = list(_choices(change["all"]))
        elif field in NAMES:
            patched[field] = _apply_to_list(field, before, change)
        elif "add" in change and not (before and isinstance(before[0], str)):  # not a text with an argument
            last = len(before) - change.get("last", 0)
            patched[field] = [*before[: change.get("keep", 0)], *change["add"], *before[last:]]
        elif before:
            id, arguments = before
            patched[field] = [id, {**arguments, **change}]
    return patched


def _choices(groups: list[list[Any]]) -> Iterator[dict[str, Any]]:
    for beginnings, ends, *more in groups:
        notes = more[0] if more else [None] * len(ends)
        worths = more[1] if len(more) > 1 else [0] * len(ends)
        for beginning in beginnings:
            for end, note, worth in zip(ends, notes, worths, strict=True):
                yield {"path": [*beginning.split(), end], "note": note, "worth": worth}


def _apply_to_list(field: str, things: list[dict[str, Any]], change: dict[str, Any]) -> list[dict[str, Any]]:
    called = CALLED_BY[field]
    before = {thing[called]: thing for thing in things}
    gone = set(change.get("drop", ()))
    put: list[tuple[int, dict[str, Any]]] = []
    for index, thing, *made_from in change.get("put", ()):
        whole = apply(before.get(made_from[0], {}), thing) if made_from else thing
        put.append((index, whole))
        gone.update(made_from, (whole[called],))
    new = change.get("set", {})
    kept = [
        apply(thing, new[str(thing[called])]) if str(thing[called]) in new else thing
        for thing in things
        if thing[called] not in gone and thing.get("at") != ""
    ]
    for index, thing in put:
        kept.insert(index, thing)
    return kept
