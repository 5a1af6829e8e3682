"""TypeScript for the client: the types of everything the server sends, from the server's own records.

An annotation is translated as it is written, so `Target` and `Seat` keep their names. A field that has a
default may be missing on the wire. Docstrings and the comments beside fields come along.
"""

from __future__ import annotations

import ast
import inspect
import json
import re
import sys
from collections import ChainMap
from collections.abc import Iterable, Mapping
from typing import Any, Final, get_args

import msgspec

from kordon.analysis import replays
from kordon.engine import book, delta, marks, records, scene
from kordon.tables import messages, requests
from kordon.web import admin, api, campaigns, devices, lessons, socket

GENERATED: Final = (
    "/* Generated from the server's records; to change it, change them and run: kordon protocol */"
)
PLAIN: Final = {
    "str": "string",
    "int": "number",
    "float": "number",
    "bool": "boolean",
    "None": "null",
    "Any": "unknown",
}
FIELD: Final = re.compile(r"^    (\w+): .*?  # (.+)$", re.MULTILINE)
BRACKETED: Final = re.compile(r"\([^()]*\)|\{[^{}]*\}|\[[^\[\]]*\]")

# The server keeps pieces in groups, to compare them faster; clients know one list.
GROUPS: Final = "groups"
PIECES: Final = ("pieces", "tuple[Piece, ...]")


class File:
    """One file of types. Names that another file defines are imported from there."""

    def __init__(self, about: str, others: Mapping[str, File]) -> None:
        self.about = about
        self.others = others
        self.defined: dict[str, str] = {}
        self.meant: dict[str, Any] = {}
        self._imported: dict[str, set[str]] = {}

    def alias(self, name: str, module: Any) -> str:
        """Define a type alias of a module; its name."""
        return self._named(name, vars(module))

    def record(self, record: type[msgspec.Struct], is_filled: bool = False) -> str:
        """Define a record, after all that it holds; its name. A filled one has all its fields."""
        name = record.__name__
        if self._is_known(name, record):
            return name
        self.defined[name] = ""  # so that records may hold themselves
        made = self._tuple(record) if record.__struct_config__.array_like else self._object(record, is_filled)
        del self.defined[name]  # what it holds stands before it
        self.defined[name] = f"{_comment(record)}export {made}"
        return name

    def union(self, name: str, records: Iterable[type[msgspec.Struct]]) -> None:
        """Define a type that is any of these records."""
        members = "".join(f"\n  | {self.record(record)}" for record in records)
        self.defined[name] = f"export type {name} ={members};"

    def constant(self, name: str, value: Any, type: str) -> None:
        """Define a value that both sides know."""
        if isinstance(value, dict):
            fields = "".join(f"  {field}: {_literal(held)},\n" for field, held in value.items())
            self.defined[name] = f"export const {name}: {type} = {{\n{fields}}};"
        else:
            self.defined[name] = f"export const {name}: {type} = {_literal(value)};"

    def text(self) -> str:
        """The file."""
        imports = [
            f"import type {{ {', '.join(sorted(names))} }} from './{file}';"
            for file, names in sorted(self._imported.items())
        ]
        head = [f"/** {self.about} */\n{GENERATED}", *(["\n".join(imports)] if imports else [])]
        return "\n\n".join([*head, *self.defined.values()]) + "\n"

    # ---- records

    def _object(self, record: type[msgspec.Struct], is_filled: bool) -> str:
        config = record.__struct_config__
        lines = [f"  {config.tag_field}: '{config.tag}';"] if config.tag else []
        comments = dict(FIELD.findall(inspect.getsource(record)))
        for field in msgspec.structs.fields(record):
            name, annotation = field.encode_name, _annotation(record, field.name)
            if record is scene.Scene and name == GROUPS:
                name, annotation = PIECES
            optional = "" if field.required or is_filled else "?"
            comment = f" // {comments[name]}" if name in comments else ""
            lines.append(f"  {name}{optional}: {self._written(annotation, record)};{comment}")
        return f"interface {record.__name__} {{\n" + "\n".join(lines) + "\n}"

    def _tuple(self, record: type[msgspec.Struct]) -> str:
        parts = [
            f"{field.encode_name}{'' if field.required else '?'}: "
            f"{self._written(_annotation(record, field.name), record)}"
            for field in msgspec.structs.fields(record)
        ]
        return f"type {record.__name__} = readonly [{', '.join(parts)}];"

    # ---- annotations

    def _written(self, annotation: str, record: type) -> str:
        """What an annotation means in the module of the record, or of a base that declares the field."""
        return self._parsed(
            annotation, ChainMap(*[vars(sys.modules[kind.__module__]) for kind in record.__mro__])
        )

    def _parsed(self, annotation: str, names: Mapping[str, Any]) -> str:
        return self._of(ast.parse(annotation, mode="eval").body, names)

    def _of(self, node: ast.expr, names: Mapping[str, Any]) -> str:
        match node:
            case ast.Name(id=name):
                return PLAIN[name] if name in PLAIN else self._named(name, names)
            case ast.Constant(value=None):
                return "null"
            case ast.BinOp(left=left, op=ast.BitOr(), right=right):
                return f"{self._of(left, names)} | {self._of(right, names)}"
            case ast.Subscript(value=ast.Name(id="Literal"), slice=held):
                return " | ".join(_literal(value) for value in _literals(held))
            case ast.Subscript(value=ast.Name(id="dict"), slice=ast.Tuple(elts=[_, value])):
                return f"{{ [name: string]: {self._of(value, names)} }}"
            case ast.Subscript(value=ast.Name(id="tuple"), slice=ast.Tuple(elts=items)):
                if ast.unparse(items[-1]) == "...":
                    return _array(self._of(items[0], names))
                return f"[{', '.join(self._of(item, names) for item in items)}]"
        raise TypeError(f"no TypeScript for {ast.unparse(node)}")

    def _named(self, name: str, names: Mapping[str, Any]) -> str:
        value = names[name]
        if isinstance(value, type) and issubclass(value, msgspec.Struct):
            return self.record(value)
        if not self._is_known(name, value):
            self.defined[name] = ""
            meant = value.__name__ if isinstance(value, type) else str(value).replace("typing.", "")
            if meant == name:
                raise TypeError(f"no TypeScript for {value}")
            self.defined[name] = f"export type {name} = {self._parsed(meant, names)};"
        return name

    def _is_known(self, name: str, meant: Any) -> bool:
        held: File = self
        for file, other in self.others.items():
            if name in other.defined:
                self._imported.setdefault(file, set()).add(name)
                held = other
        if held.meant.setdefault(name, meant) != meant:
            raise TypeError(f"two types are called {name}")
        return name in held.defined


def _annotation(record: type, field: str) -> str:
    for base in record.__mro__:
        annotations = inspect.get_annotations(base)
        if field in annotations:
            return str(annotations[field])
    raise TypeError(f"{record.__name__} has no field {field}")


def _array(item: str) -> str:
    is_union = "|" in BRACKETED.sub("", item)
    return f"({item})[]" if is_union else f"{item}[]"


def _literals(node: ast.expr) -> list[Any]:
    parts = node.elts if isinstance(node, ast.Tuple) else [node]
    return [ast.literal_eval(part) for part in parts]


def _literal(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False).replace('"', "'")


def _comment(record: type) -> str:
    lines = inspect.cleandoc(record.__doc__ or "").splitlines()
    if len(lines) == 1:
        return f"/** {lines[0]} */\n"
    return "/**\n" + "".join(f" * {line}".rstrip() + "\n" for line in lines) + " */\n"


# ---- the files


def files() -> dict[str, str]:
    """The generated files of `client/src/wire`, by name."""
    shown = File("What the server shows: the scene's vocabulary.", {})
    for name in ("Seat", "Target", "RuleId", "Path"):
        shown.alias(name, records)
    shown.alias("Patch", delta)
    shown.alias("Marks", marks)
    shown.record(scene.Scene, is_filled=True)
    nothing = msgspec.to_builtins(msgspec.structs.asdict(scene.NOTHING))
    nothing = {PIECES[0] if name == GROUPS else name: value for name, value in nothing.items()}
    shown.constant("NOTHING", nothing, "Scene")
    shown.constant("PENCIL", msgspec.to_builtins(marks.PENCIL), "Marker")

    sent = File("What a table and its clients send each other.", {"scene": shown})
    sent.constant("SPECTATOR", records.SPECTATOR, sent.alias("Seat", records))
    sent.constant("OPEN", records.OPEN, sent.alias("Seat", records))
    sent.union("Message", (*get_args(messages.AnyMessage), socket.Reply))
    sent.union("AnyRequest", get_args(socket.AnyRequest))

    rest = File("What is fetched and posted over HTTP.", {"scene": shown, "messages": sent})
    listed = (api.GameInfo, api.ListedTable, campaigns.CampaignInfo, devices.ServerAddresses)
    played = (book.PrintedBook, requests.NewTable, replays.Replay, replays.Reason)
    ruled = (admin.AdminTable, admin.ReportInfo, admin.BanInfo)
    taught = (lessons.CourseInfo, lessons.LessonNews, lessons.DailyInfo)
    for record in (*listed, *played, *ruled, *taught):
        rest.record(record)
    return {"scene.ts": shown.text(), "messages.ts": sent.text(), "rest.ts": rest.text()}
