"""Write what is generated from the server's records:

the TypeScript types in web/client/src/wire, docs/asyncapi.yaml, docs/openapi.yaml and docs/scene.md.
"""

from __future__ import annotations

import argparse
import ast
import inspect
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast, get_args

import msgspec
import yaml

from kordon.engine import scene
from kordon.tables.log import decisions
from kordon.tables.messages import AnyMessage, TableInfo
from kordon.tables.requests import NewTable
from kordon.web import accounts, admin, api, campaigns, devices, lessons, looks, replays, socket
from kordon_dev import project, wire_types

WIRE = Path("src", "kordon", "web", "client", "src", "wire")
DOCS = Path("docs")

JSON = "application/json"
TEXT = "text/plain"
VERSION = "1"

# What each request takes and gives; the addresses and methods themselves are read from the routes.
BODIES: dict[str, type] = {
    "POST /me": accounts.NameBody,
    "POST /me/webhook": accounts.WebhookBody,
    "POST /me/sign-out": accounts.SignOutBody,
    "POST /me/companion": devices.CompanionBody,
    "POST /pass": devices.PassBody,
    "POST /qr": devices.QrBody,
    "POST /account": accounts.KeepBody,
    "POST /account/sign-in": accounts.AccountBody,
    "POST /lessons/{game}/{course}/{lesson}": lessons.LessonBody,
    "POST /tables": NewTable,
    "POST /tables/import": api.LogBody,
    "POST /admin/tables/{table}/silence": admin.SilenceBody,
    "POST /admin/bans": admin.BanBody,
    "POST /admin/bans/lift": admin.LiftBody,
    "POST /tables/{table}/sit": decisions.SeatBody,
    "POST /tables/{table}/bot": decisions.SeatBody,
    "POST /tables/{table}/open": decisions.SeatBody,
    "POST /tables/{table}/configure": decisions.TableChange,
    "POST /tables/{table}/take-over": decisions.SeatBody,
    "POST /tables/{table}/rematch": api.RematchBody,
    "POST /tables/{table}/pace": decisions.SetPace,
    "POST /tables/{table}/agree": decisions.Agree,
    "POST /tables/{table}/report": api.ReportBody,
}
QUERIES = {
    "GET /tables/{table}/replay": ["viewer"],
    "GET /tables/{table}/why": ["move"],
    "GET /games": ["language"],
    "GET /campaigns/{game}": ["language"],
    "GET /tables": ["list", "game", "limit", "before"],
    "GET /admin/tables": ["limit", "after"],
}
WITH_KEY = (
    "GET /tables/{table}",
    "GET /tables/{table}/export",
    "GET /tables/{table}/replay",
    "GET /tables/{table}/why",
)
EMPTY = (
    "POST /me",
    "POST /me/delete",
    "POST /me/sign-out",
    "POST /me/webhook",
    "POST /admin/players/{player}/forget",
    "POST /admin/reports/{report}/settle",
    "POST /admin/bans",
    "POST /admin/bans/lift",
    *(f"POST /admin/tables/{{table}}/{what}" for what in ("close", "silence")),
    *(
        f"POST /tables/{{table}}/{what}"
        for what in ("bot", "open", "configure", "take-over", "pace", "agree", "report")
    ),
    *(f"POST /tables/{{table}}/{what}" for what in ("stand", "start", "give-back", "abandon")),
)
ADMIN = "/admin/"
# What is answered with something else than JSON.
KINDS: dict[str, str] = {
    "GET /tables/{table}/export": TEXT,
    "GET /texts/{game}/{language}": TEXT,
    "GET /lessons/{game}/{language}": TEXT,
    **{f"GET /looks/{{game}}/{{tag}}/{file}": kind for file, kind in looks.TYPES.items()},
    "POST /qr": "image/svg+xml",
}
SUMMARIES: dict[str, str] = {
    "GET /games": "The games with their titles, seats and options, in the order to show them in.",
    "GET /texts/{game}/{language}": "A game’s texts, as Project Fluent sources, with an ETag.",
    "GET /books/{game}/{language}": "A game’s rules as a book with its pictures, with an ETag.",
    "GET /boards/{game}/{board}": "What never changes of a game’s picture, with an ETag.",
    "GET /looks/{game}/{tag}/theme.css": "A game’s colours; `tag` is `looks` of GET /games.",
    "GET /looks/{game}/{tag}/icons.json": "What a game’s look words are drawn with.",
    "GET /looks/{game}/{tag}/cover.svg": "A picture of a game.",
    "GET /looks/{game}/{tag}/living.svg": "The same picture, with a detail that slowly moves.",
    "GET /looks/{game}/{tag}/looks.json": "All looks of a game but its picture, for clients without CSS.",
    "GET /previews/{game}": "A recorded game with everything open, as a replay, with an ETag.",
    "GET /puzzles/today": "The puzzle of the day, in UTC: a lesson of the course `puzzles` of a game.",
    "GET /lessons/{game}": "The courses of a game, with the real game at the end of each; its puzzles.",
    "GET /lessons/{game}/{language}": "The texts of a game’s lessons, with an ETag.",
    "POST /lessons/{game}/{course}/{lesson}": "Where a learner stands, or what comes of a click path there.",
    "GET /campaigns/{game}": "What I have won of a game’s campaign, alone and with others.",
    "GET /me": "Who I am. A new guest is given a cookie.",
    "POST /me/token": "The token for a program of mine; it authenticates me.",
    "POST /me": "Change my name.",
    "POST /me/webhook": "Set the URL that is sent a table’s link when I am away and to act; empty for none.",
    "POST /me/sign-out": "Sign out this device, all others, or all; the tokens that are out end with them.",
    "POST /me/delete": "Delete my data; my moves stay, without a name.",
    "POST /me/companion": "A guest of their own for somebody else at my device: a name and a token.",
    "POST /me/pass": "A one-time code that signs another device in as me, within minutes.",
    "POST /pass": "Sign this device in as the player who gave the code.",
    "POST /qr": "A text as a QR code, a picture in SVG.",
    "GET /addresses": "For the host: the addresses by which phones in the same network open this server.",
    "POST /account": "Create an account: a name and a passphrase; a new passphrase ends other sessions.",
    "POST /account/sign-in": "Sign in on another device.",
    "GET /tables": "Public tables with a free seat, also of one game; or with list=mine my own.",
    "POST /tables": "A new table; I am its host.",
    "POST /tables/import": "A finished game from its log.",
    "GET /tables/{table}": "What the table is and who sits there.",
    "GET /tables/{table}/export": "The log of a finished game, for `kordon verify`.",
    "GET /tables/{table}/replay": "A game step by step, as a viewer saw it; before the end only as myself.",
    "GET /tables/{table}/why": "Whose a move of a finished game was, and why a bot made it.",
    "POST /tables/{table}/sit": "Take a seat, or come back to my own.",
    "POST /tables/{table}/bot": "The host puts a bot on a seat.",
    "POST /tables/{table}/open": "The host clears a seat.",
    "POST /tables/{table}/configure": "The host changes the set-up before the start.",
    "POST /tables/{table}/take-over": "Let a bot play on for a seat.",
    "POST /tables/{table}/rematch": "Play again: one seat further each, or the same seats.",
    "POST /tables/{table}/pace": "The host, or the only person among bots, chooses how fast bots move.",
    "POST /tables/{table}/agree": "Agree to what needs everybody’s consent, before the start.",
    "POST /tables/{table}/report": "Tell the server’s host about the player of a seat.",
    "POST /tables/{table}/invitation": "The host replaces the invitation; the old one opens nothing.",
    "POST /tables/{table}/stand": "Stand up.",
    "POST /tables/{table}/start": "The host begins the game.",
    "POST /tables/{table}/give-back": "Take my seat back from the bot.",
    "POST /tables/{table}/go-ahead": "Let the bots that wait for my seat move first, in this turn.",
    "POST /tables/{table}/abandon": "Give the table up.",
    "GET /admin/tables": "All tables, in the order of ids, as lobbies show them.",
    "POST /admin/tables/{table}/close": "End a table for everybody.",
    "POST /admin/tables/{table}/silence": "Turn a table’s chat off, or on again.",
    "POST /admin/players/{player}/forget": "Delete a player’s data.",
    "GET /admin/reports": "What players have reported, the newest first.",
    "POST /admin/reports/{report}/settle": "A report is seen to; it is deleted.",
    "GET /admin/bans": "The players and networks that are banned.",
    "POST /admin/bans": "Ban a player by id, or everybody at an address.",
    "POST /admin/bans/lift": "End a ban.",
}
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
    records = (*{type.__name__: type for type in BODIES.values()}.values(), TableInfo)
    _, schemas = msgspec.json.schema_components(records, ref_template="#/components/schemas/{name}")
    paths: dict[str, dict[str, Any]] = {}
    for method, path in requests():
        paths.setdefault(path, {})[method.lower()] = _operation(f"{method} {path}", path)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Kordon", "version": VERSION},
        "paths": paths,
        "components": {
            "schemas": schemas,
            "securitySchemes": {"admin": {"type": "http", "scheme": "bearer"}},
        },
    }


def _operation(name: str, path: str) -> dict[str, Any]:
    named = [part[1:-1] for part in path.split("/") if part.startswith("{")]
    parameters = [_parameter(part, "path") for part in named]
    asked = (["key"] if name in WITH_KEY else []) + QUERIES.get(name, [])
    parameters += [_parameter(part, "query") for part in asked]
    operation: dict[str, Any] = {"summary": SUMMARIES[name], "parameters": parameters}
    if path.startswith(ADMIN):
        operation["security"] = [{"admin": []}]
    if name in BODIES:
        schema = {"$ref": f"#/components/schemas/{BODIES[name].__name__}"}
        operation["requestBody"] = {"required": True, "content": {JSON: {"schema": schema}}}
    content: dict[str, Any] = {} if name in EMPTY else {"content": {KINDS.get(name, JSON): {}}}
    operation["responses"] = {
        "204" if name in EMPTY else "2XX": {"description": "Done.", **content},
        "4XX": {"description": "Refused: `rules` lists rule ids, `error` is one sentence; or both."},
    }
    return operation


def _parameter(name: str, place: str) -> dict[str, Any]:
    return {"name": name, "in": place, "required": place == "path", "schema": {"type": "string"}}


def asyncapi() -> dict[str, Any]:
    """The WebSocket protocol."""
    sent, asked = get_args(AnyMessage), get_args(socket.AnyRequest)
    records = (*sent, socket.Reply, *asked, scene.Scene)
    _, schemas = msgspec.json.schema_components(records, ref_template="#/components/schemas/{name}")
    fields = schemas["Scene"]["properties"]
    schemas["Scene"]["properties"] = {
        # Groups are the server's own affair: patches know one list of pieces.
        **{"pieces" if name == "groups" else name: shape for name, shape in fields.items()},
        "pieces": {**fields["groups"], "items": fields["groups"]["items"]["items"]},
    }
    channel = "#/channels/table"
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
        "operations": {
            "tell": {
                "action": "send",
                "channel": {"$ref": channel},
                "messages": [{"$ref": f"{channel}/messages/{one.__name__}"} for one in (*sent, socket.Reply)],
            },
            "ask": {
                "action": "receive",
                "channel": {"$ref": channel},
                "messages": [{"$ref": f"{channel}/messages/{one.__name__}"} for one in asked],
            },
        },
        "components": {"schemas": schemas},
    }


def _message(record: Any) -> dict[str, Any]:
    kind = record.__struct_config__.tag
    return {"name": kind, "payload": {"$ref": f"#/components/schemas/{record.__name__}"}}


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
