"""The difference between two scenes, small enough to send after every move.

A patch is an object from the names of the scene's fields to what became of them: the new value, or

- for a list whose things have names, `{"drop": [names], "put": [[index, thing], …], "set": {name: changes,
  …}}`, each of the three only if there is any: take out everything that is dropped or put, then insert
  what is put, from the first to the last; of a thing that is set, change the fields as in a patch.
  `[index, changes, name]` takes a thing out of the old list and puts it changed like this: a card from a
  hand now lies on the board;
- for a text, an object of the arguments that changed, if its id is the same as before;
- for the choices, `{"all": [[beginnings, ends], …]}`: every beginning (its targets joined by blanks) with
  every end, one group after the other.

A thing's name is its `id`, a panel's its `seat`, a mark's its `icon`, a choice's its path joined by blanks.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Any, TypeAlias

from msgspec.structs import astuple

from kordon.engine.scene import Choice, Scene
from kordon.engine.words import Text

Name: TypeAlias = str | int
Things: TypeAlias = tuple[Any, ...]

_id: Callable[[Any], Name] = attrgetter("id")

NAMES: dict[str, Callable[[Any], Name]] = {
    "shapes": _id,
    "pieces": _id,
    "zones": _id,
    "tracks": _id,
    "panels": attrgetter("seat"),
    "buttons": _id,
    "choices": lambda choice: " ".join(choice.path),
    "marks": attrgetter("icon"),
}
PLAIN_NAMES = {"panels": "seat", "marks": "icon"}  # the others are called by their id


def patch(old: Scene, new: Scene) -> dict[str, Any]:
    """What turns the old scene into the new one; empty if they are the same."""
    return _changed_fields(old, new)


def _changed_fields(old: Any, new: Any) -> dict[str, Any]:
    changed: dict[str, Any] = {}
    for field, before, after in zip(old.__struct_fields__, astuple(old), astuple(new), strict=True):
        if before is not after and before != after:
            if field in NAMES:
                changed[field] = _list_patch(field, before, after)
            elif isinstance(after, Text) and isinstance(before, Text):
                changed[field] = _text_patch(before, after)
            else:
                changed[field] = after
    return changed


def _text_patch(old: Text, new: Text) -> Any:
    if old.id != new.id or old.args.keys() != new.args.keys():
        return new
    return {name: argument for name, argument in new.args.items() if argument != old.args[name]}


def _list_patch(field: str, old: Things, new: Things) -> Any:
    """The difference of two lists, or the new one as a whole if that says it shorter."""
    if not old or not new:
        return _whole(field, new)
    name = NAMES[field]
    start, end_old, end_new = 0, len(old), len(new)
    for one, other in zip(old, new, strict=False):
        if one is not other and one != other:
            break
        start += 1
    while end_old > start and end_new > start:
        one, other = old[end_old - 1], new[end_new - 1]
        if one is not other and one != other:
            break
        end_old -= 1
        end_new -= 1
    places = {name(old[index]): index for index in range(start, end_old)}
    put: list[tuple[int, Any]] = []
    changed: dict[Name, dict[str, Any]] = {}
    # What stays must stand in the same order in both; what moved against it is put anew.
    last_kept = -1
    for index in range(start, end_new):
        thing = new[index]
        called = name(thing)
        place = places.pop(called, -1)
        if place <= last_kept:
            put.append((index, thing))
            continue
        last_kept = place
        if old[place] is not thing and old[place] != thing:
            changed[called] = _changed_fields(old[place], thing)
    if len(places) + len(put) >= len(new) or not _all_different(old, name) or not _all_different(new, name):
        return _whole(field, new)
    shown = [_made_from(old, places, *one) for one in put] if field == "pieces" and places else put
    parts: dict[str, Any] = {"drop": list(places), "put": shown, "set": changed}
    return {part: things for part, things in parts.items() if things}


def _whole(field: str, new: Things) -> Any:
    return _all_choices(new) if field == "choices" else new


def _made_from(old: Things, places: dict[Name, int], index: int, piece: Any) -> tuple[Any, ...]:
    """The piece as it is put: by what it was before, if one with the same marks was dropped."""
    for name, place in places.items():
        if piece.marks and old[place].marks == piece.marks:
            del places[name]
            return index, _changed_fields(old[place], piece), name
    return index, piece


def _all_choices(choices: tuple[Choice, ...]) -> Any:
    """All choices in groups of beginnings that have the same ends; as they are, if any bears a note."""
    if not choices or any(choice.note is not None or not choice.path for choice in choices):
        return choices
    groups: list[tuple[list[str], list[str]]] = []
    beginning: tuple[str, ...] | None = None
    for choice in choices:
        if choice.path[:-1] != beginning:
            beginning = choice.path[:-1]
            _join_last_two(groups)
            groups.append(([" ".join(beginning)], []))
        groups[-1][1].append(choice.path[-1])
    _join_last_two(groups)
    return {"all": groups}


def _join_last_two(groups: list[tuple[list[str], list[str]]]) -> None:
    if len(groups) > 1 and groups[-1][1] == groups[-2][1]:
        beginnings, _ = groups.pop()
        groups[-1][0].extend(beginnings)


def _all_different(things: Things, name: Callable[[Any], Name]) -> bool:
    return len(set(map(name, things))) == len(things)


# ---- the client's side, on plain JSON values


def apply(thing: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    """The new scene (or thing in it), from the old one and a patch."""
    patched = dict(thing)
    for field, change in changes.items():
        if not isinstance(change, dict):
            patched[field] = change
        elif field not in NAMES:
            id, arguments = thing[field]
            patched[field] = [id, {**arguments, **change}]
        elif "all" in change:
            patched[field] = [
                {"path": [*beginning.split(), end]}
                for beginnings, ends in change["all"]
                for beginning in beginnings
                for end in ends
            ]
        else:
            patched[field] = _apply_to_list(field, thing.get(field, []), change)
    return patched


def _apply_to_list(field: str, things: list[dict[str, Any]], change: dict[str, Any]) -> list[dict[str, Any]]:
    before = {_plain_name(field, thing): thing for thing in things}
    gone = set(change.get("drop", ()))
    put: list[tuple[int, dict[str, Any]]] = []
    for index, thing, *made_from in change.get("put", ()):
        whole = apply(before[made_from[0]], thing) if made_from else thing
        put.append((index, whole))
        gone.update(made_from, (_plain_name(field, whole),))
    new = change.get("set", {})
    kept = [
        apply(thing, new[str(name)]) if str(name) in new else thing
        for thing in things
        if (name := _plain_name(field, thing)) not in gone
    ]
    for index, thing in put:
        kept.insert(index, thing)
    return kept


def _plain_name(field: str, thing: dict[str, Any]) -> Name:
    if field == "choices":
        return " ".join(thing["path"])
    name: Name = thing[PLAIN_NAMES.get(field, "id")]
    return name
