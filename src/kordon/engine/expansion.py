"""What `fields` generates when a class is made, written into the source instead: for the compiler.

mypyc compiles a class with typed slots only if it sees every field, and no base that is not compiled.
"""

from __future__ import annotations

import ast
import inspect
import sys
from importlib import import_module
from textwrap import indent

from kordon.engine.fields import StateType, copy_source, fields_in, showing_source

HEAD = "from typing import TYPE_CHECKING, Any, ClassVar\n\nif TYPE_CHECKING:\n"


def declares_state(source: str) -> bool:
    """Whether a module has a class of positions."""
    classes = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ClassDef)]
    return any(isinstance(base, ast.Name) and base.id == "State" for node in classes for base in node.bases)


def expanded(name: str) -> str:
    """The source of a module in which classes of positions declare and define everything themselves."""
    module = import_module(name)
    source = inspect.getsource(module)
    lines, tree, needed = source.splitlines(), ast.parse(source), []
    for node in reversed(tree.body):
        made = getattr(module, node.name) if isinstance(node, ast.ClassDef) else None
        if isinstance(node, ast.ClassDef) and isinstance(made, StateType):
            lines[node.lineno - 1 : node.end_lineno] = _class(node, made)
            for base in made.__mro__[1:-1]:
                needed += _imports(base)
    first = next(node for node in tree.body if _is_import(node))
    lines.insert(first.lineno - 1, HEAD + indent("\n".join(needed), "    "))
    return "\n".join(lines) + "\n"


def _class(node: ast.ClassDef, made: StateType) -> list[str]:
    types = {
        field: _type(hint)
        for base in reversed(made.__mro__)
        for field, hint in vars(base).get("__annotations__", {}).items()
    }
    fields = fields_in(made)
    body = [part for part in node.body if not isinstance(part, ast.AnnAssign)]
    text = [
        f"FIELDS: ClassVar[tuple[str, ...]] = {tuple(fields)!r}",
        *(f"{field}: {types[field]}" for field in fields),
        copy_source(made),
        "@staticmethod",
        showing_source(made),
        *(ast.unparse(part) for part in body if not isinstance(part, ast.Expr)),
    ]
    return [f"class {made.__name__}:", indent("\n".join(text), "    ")]


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
    """The imports by which the module of a base knows the types of the fields there."""
    types = ast.parse("\n".join(_type(hint) for hint in vars(base).get("__annotations__", {}).values()))
    used = {node.id for node in ast.walk(types) if isinstance(node, ast.Name)}
    tree = ast.parse(inspect.getsource(sys.modules[base.__module__]))
    return [
        f"from {node.module} import {alias.name}"
        for node in tree.body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
        if alias.name in used
    ]


def _is_import(node: ast.stmt) -> bool:
    return isinstance(node, ast.ImportFrom) and node.module != "__future__"
