"""What `fields` generates when a class is made, written into the source instead: for the compiler.

mypyc compiles a class with typed slots only if it sees every field, and no base that is not compiled; and a
call quickly only if it sees all of it.
"""

# Not compiled: it is used by the build alone.

from __future__ import annotations

import ast
import inspect
import sys
from importlib import import_module
from itertools import accumulate
from textwrap import indent
from types import ModuleType
from typing import Any

from kordon.engine.fields import (
    ObservationType,
    PerSeat,
    StateType,
    copy_source,
    fields_in,
    hints_of,
    secret_in,
    showing_source,
)

HEAD = "from typing import TYPE_CHECKING, Any, ClassVar\n\nif TYPE_CHECKING:\n"


def is_expandable(source: str) -> bool:
    """Whether a module declares positions or observations, or makes observations."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ClassDef):
            bases = {base.id for base in node.bases if isinstance(base, ast.Name)}
            if "State" in bases or {"Observation", "Public"} <= bases:
                return True
        elif isinstance(node, ast.Attribute) and node.attr == "of":
            return True
    return False


def expanded(name: str) -> str:
    """The source of a module in which everything is declared and written out where it is used."""
    module = import_module(name)
    source = inspect.getsource(module)
    tree = ast.parse(source)
    edits: list[tuple[int, int, str]] = []
    needed: list[str] = []
    starts = [0, *accumulate(map(len, source.encode().splitlines(keepends=True)))]
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            text = _class(node, getattr(module, node.name, None), needed)
        elif isinstance(node, ast.Call):
            text = _call(node, module)
        else:
            continue
        if text:
            first = starts[node.lineno - 1] + node.col_offset
            last = starts[(node.end_lineno or 0) - 1] + (node.end_col_offset or 0)
            edits.append((first, last, text))
    if needed:
        imports = [node for node in tree.body if isinstance(node, ast.ImportFrom)]
        first = starts[next(node.lineno for node in imports if node.module != "__future__") - 1]
        edits.append((first, first, HEAD + indent("\n".join(dict.fromkeys(needed)), "    ") + "\n"))
    written = source.encode()
    for first, last, text in sorted(edits, reverse=True):
        written = written[:first] + text.encode() + written[last:]
    return written.decode()


def _class(node: ast.ClassDef, made: Any, needed: list[str]) -> str:
    """A class of positions or observations that says all by itself; empty for any other class."""
    if not isinstance(made, StateType | ObservationType):
        return ""
    types: dict[str, str] = {}
    for base in reversed(made.__mro__):
        if not isinstance(base, ObservationType):
            types |= _types(base)
            needed += _imports(base) if base.__module__ != made.__module__ else []
    body = [part for part in node.body if not isinstance(part, ast.AnnAssign | ast.Expr)]
    rest = [ast.unparse(part) for part in body]
    if isinstance(made, ObservationType):
        return _observation(node, made, types, rest)
    fields = fields_in(made)
    text = [
        f"FIELDS: ClassVar[tuple[str, ...]] = {tuple(fields)!r}",
        *(f"{field}: {types[field]}" for field in fields),
        copy_source(made),
        "@staticmethod",
        showing_source(made),
        *rest,
    ]
    return f"class {made.__name__}:\n" + indent("\n".join(text), "    ")


def _observation(node: ast.ClassDef, made: Any, types: dict[str, str], rest: list[str]) -> str:
    own = [part for part in node.body if isinstance(part, ast.AnnAssign)]
    types |= {ast.unparse(part.target): _type(ast.unparse(part.annotation)) for part in own}
    declared = [f"{field}: {types[field]}" for field in made.__struct_fields__ if field in types]
    head = f"class {made.__name__}(Observation, frozen=True):\n"
    return head + indent("\n".join([*declared, *rest]), "    ")


def _call(node: ast.Call, module: ModuleType) -> str:
    """A call of an observation's `of`, with every field; empty for any other call."""
    match node.func:
        case ast.Attribute(attr="of", value=ast.Name(id=name)):
            made = getattr(module, name, None)
        case _:
            return ""
    if not isinstance(made, ObservationType):
        return ""
    keywords = {str(keyword.arg): keyword.value for keyword in node.keywords}
    bound = inspect.signature(made.of).bind(*node.args, **keywords).arguments  # type: ignore[attr-defined]
    given = {field: ast.unparse(value) for field, value in bound.items()}
    position, sees = given.pop("position"), given.get("sees_secrets")
    hints: dict[str, Any] = {}
    for base in made.__mro__:
        hints |= hints_of(base) if type(base) is type else {}
    values = []
    for field in made.__struct_fields__:
        secret = secret_in(hints.get(field))
        if field in given:
            values.append(f"({given[field]})")
        elif secret is None:
            values.append(f"{position}.{field}")
        else:
            others = repr(secret.seen_by_others)
            if isinstance(secret, PerSeat):
                own = f"_entry if _owner == {given['seat']} else {others}"
                others = f"tuple([{own} for _owner, _entry in enumerate({position}.{field})])"
            values.append(f"({position}.{field} if {sees} else {others})")
    return f"{name}({', '.join(values)})"


def _types(base: type) -> dict[str, str]:
    return {field: _type(hint) for field, hint in vars(base).get("__annotations__", {}).items()}


def _type(hint: str) -> str:
    """The type itself, without what `Annotated` or `Masked` say about it."""
    tree = ast.parse(hint, mode="eval").body
    if isinstance(tree, ast.Subscript) and isinstance(tree.value, ast.Name):
        if tree.value.id == "Masked":
            return ast.unparse(tree.slice)
        if tree.value.id == "Annotated" and isinstance(tree.slice, ast.Tuple):
            return ast.unparse(tree.slice.elts[0])
    return hint


def _imports(base: type) -> list[str]:
    """Imports of what the module of a base imports or defines and its fields there have for types."""
    types = ast.parse("\n".join(_types(base).values()))
    used = {node.id for node in ast.walk(types) if isinstance(node, ast.Name)}
    if not used:
        return []
    tree = ast.parse(inspect.getsource(sys.modules[base.__module__]))
    found = []
    for node in tree.body:
        if isinstance(node, ast.ImportFrom):
            found += [f"from {node.module} import {alias.name}" for alias in node.names if alias.name in used]
        elif isinstance(node, ast.ClassDef) and node.name in used:
            found.append(f"from {base.__module__} import {node.name}")
    return found
