"""Write what is generated from the server's records:

the TypeScript types in web/client/src/wire, docs/asyncapi.yaml, docs/openapi.yaml and docs/scene.md.
"""

from __future__ import annotations

import argparse
import ast
import inspect
from collections.abc import Iterator
from pathlib import Path
from pkgutil import resolve_name
from typing import Any, cast, get_args

import msgspec
import yaml

from kordon.engine import scene
from kordon.tables.messages import AnyMessage, TableInfo
from kordon.web import accounts, admin, api, campaigns, devices, lessons, looks, replays, socket
from kordon_dev import project, wire_types

WIRE = Path("src", "kordon", "web", "client", "src", "wire")
DOCS = Path("docs")

JSON = "application/json"
VERSION = "1"
SCHEMA = "#/components/schemas/{name}"
ADMIN = "/admin/"


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a request takes and gives; the addresses and methods themselves are read from the routes."""

    summary: str
    query: tuple[str, ...] = ()
    body: str = ""  # the record that it is sent: module and name
    answer: str = JSON  # the kind of what it is answered with; empty for nothing


_described = Path(__file__).with_name("requests.toml").read_bytes()
REQUESTS = msgspec.toml.decode(_described, type=dict[str, Request])
SCENE_INTRODUCTION = """# What a scene holds

Made by `./kordon protocol` from `kordon.engine.scene`, which also has helpers for outlines, endings and click
paths. How scenes are used: [add-a-game.md](add-a-game.md). A `Target` is the id of what can be clicked
(`area:13`), a `Path` the targets of one move, a `Seat` a number from 0 on, and a `Text` a message of the game
with its arguments, said in the viewer's language. `NOBODY` is -1. The words of a `look` are in
[looks.md](looks.md). What has a default can be left out.
"""


def run(args: argparse.Namespace) -> int:
    """Write the files that are not current."""
    root = project.ROOT
    for path, text in outdated(root):
        path.write_text(text, "utf-8")
        print(path.relative_to(root).as_posix())
    return 0


def check(root: Path) -> list[str]:
    """The files that are not what the records say now."""
    return [
        f"{path.relative_to(root).as_posix()} is out of date; write it with: kordon protocol"
        for path, _ in outdated(root)
    ]


def outdated(root: Path) -> Iterator[tuple[Path, str]]:
    """The files to be written, each with its new text."""
    made = {WIRE / name: text for name, text in wire_types.files().items()}
    made |= {DOCS / "asyncapi.yaml": as_yaml(asyncapi()), DOCS / "openapi.yaml": as_yaml(openapi())}
    made[DOCS / "scene.md"] = scene_page()
    for name, text in made.items():
        path = root / name
        if not path.is_file() or path.read_text("utf-8") != text:
            yield path, text


def as_yaml(description: dict[str, Any]) -> str:
    """A description as its file holds it."""
    plain = msgspec.to_builtins(description)
    return yaml.safe_dump(plain, sort_keys=False, allow_unicode=True, width=110)


def requests() -> list[tuple[str, str]]:
    """The method and address of everything that the API answers."""
    # The routes are bound to a service's methods when they are listed; none is called.
    service, sessions = cast("Any", _Anything()), cast("Any", None)
    return [
        (method, route.path)
        for part in (
            api.Api(service, sessions),
            accounts.Accounts(service, sessions, cast("Any", None)),
            admin.Admin(service, sessions),
            devices.Devices(service, sessions, None),
            replays.Replays(service, sessions),
            lessons.Lessons(service, sessions),
            campaigns.Campaigns(service, sessions),
        )
        for route in part.routes()
        for method in sorted((route.methods or set()) - {"HEAD"})
    ]


class _Anything:
    def __getattr__(self, name: str) -> None:
        return None


def openapi() -> dict[str, Any]:
    """The REST API."""
    bodies = dict.fromkeys(request.body for request in REQUESTS.values() if request.body)
    records = [*map(resolve_name, bodies), TableInfo]
    _, schemas = msgspec.json.schema_components(records, ref_template=SCHEMA)
    paths: dict[str, dict[str, Any]] = {}
    for method, path in requests():
        paths.setdefault(path, {})[method.lower()] = _operation(REQUESTS[f"{method} {path}"], path)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Kordon", "version": VERSION},
        "paths": paths,
        "components": {
            "schemas": schemas,
            "securitySchemes": {"admin": {"type": "http", "scheme": "bearer"}},
        },
    }


def _operation(request: Request, path: str) -> dict[str, Any]:
    named = [part[1:-1] for part in path.split("/") if part.startswith("{")]
    parameters = [_parameter(part, "path") for part in named]
    parameters += [_parameter(part, "query") for part in request.query]
    operation: dict[str, Any] = {"summary": request.summary, "parameters": parameters}
    if path.startswith(ADMIN):
        operation["security"] = [{"admin": []}]
    if request.body:
        schema = {"$ref": SCHEMA.format(name=request.body.rpartition(":")[2])}
        operation["requestBody"] = {"required": True, "content": {JSON: {"schema": schema}}}
    kind = looks.TYPES.get(path.rpartition("/")[2], request.answer)
    operation["responses"] = {
        "2XX" if kind else "204": {"description": "Done.", **({"content": {kind: {}}} if kind else {})},
        "4XX": {"description": "Refused: `rules` lists rule ids, `error` is one sentence; or both."},
    }
    return operation


def _parameter(name: str, place: str) -> dict[str, Any]:
    return {"name": name, "in": place, "required": place == "path", "schema": {"type": "string"}}


def asyncapi() -> dict[str, Any]:
    """The WebSocket protocol."""
    sent, asked = (*get_args(AnyMessage), socket.Reply), get_args(socket.AnyRequest)
    records = (*sent, *asked, scene.Scene)
    _, schemas = msgspec.json.schema_components(records, ref_template=SCHEMA)
    fields = schemas["Scene"]["properties"]
    schemas["Scene"]["properties"] = {
        # Groups are the server's own affair: patches know one list of pieces.
        **{"pieces" if name == "groups" else name: shape for name, shape in fields.items()},
        "pieces": {**fields["groups"], "items": fields["groups"]["items"]["items"]},
    }
    return {
        "asyncapi": "3.0.0",
        "info": {"title": "Kordon", "version": VERSION},
        "channels": {
            "table": {
                "address": "/tables/{table}/socket",
                "parameters": {"table": {"description": "The table’s id."}},
                "messages": {record.__name__: _message(record) for record in records},
            }
        },
        "operations": {"tell": _exchange("send", sent), "ask": _exchange("receive", asked)},
        "components": {"schemas": schemas},
    }


def _exchange(action: str, records: tuple[Any, ...]) -> dict[str, Any]:
    channel = "#/channels/table"
    messages = [{"$ref": f"{channel}/messages/{record.__name__}"} for record in records]
    return {"action": action, "channel": {"$ref": channel}, "messages": messages}


def _message(record: Any) -> dict[str, Any]:
    kind = record.__struct_config__.tag
    return {"name": kind, "payload": {"$ref": SCHEMA.format(name=record.__name__)}}


def scene_page() -> str:
    """The scene vocabulary: its records as they stand in the source, the whole scene first."""
    source = inspect.getsource(scene)
    lines = source.splitlines()
    records = [node for node in ast.parse(source).body if isinstance(node, ast.ClassDef)]
    page = [SCENE_INTRODUCTION]
    for record in sorted(records, key=lambda record: record.name != "Scene"):
        page += [f"## {record.name}", "", ast.get_docstring(record) or "", ""]
        page += ["| field | type | default | what it means |", "|---|---|---|---|"]
        for field in record.body:
            if isinstance(field, ast.AnnAssign):
                kind = ast.unparse(field.annotation).replace("|", "\\|")
                default = f"`{ast.unparse(field.value)}`" if field.value is not None else ""
                name, means = ast.unparse(field.target), meaning(field, lines)
                page.append(f"| `{name}` | `{kind}` | {default} | {means} |")
        page.append("")
    return "\n".join(page)


def meaning(field: ast.AnnAssign, lines: list[str]) -> str:
    """The comment of a field: at its end, or else in the lines right above it."""
    said = lines[field.lineno - 1].partition("  # ")[2]
    if not said:
        above = field.lineno - 1
        while lines[above - 1].lstrip().startswith("# "):
            above -= 1
        said = " ".join(line.strip().removeprefix("# ") for line in lines[above : field.lineno - 1])
    return (said[:1].upper() + said[1:].removesuffix(".")).replace("|", "\\|")
