"""The types and descriptions of the protocol say what the code does."""

from __future__ import annotations

import re
from datetime import datetime
from pathlib import Path
from typing import Any, Literal, get_args

import msgspec
import pytest
import yaml

from kordon.bots.levels import Level
from kordon.cli.main import main
from kordon.engine import records, scene
from kordon.engine.records import Target
from kordon.engine.words import Text
from kordon.tables.messages import AnyMessage
from kordon.web import server, socket
from kordon_dev import project, protocol, wire_types
from kordon_dev.protocol import REQUESTS, requests

DOCS = project.ROOT / "docs"


class Card(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="kind", tag="card"):
    """A record to be translated.

    It holds a bit of everything.
    """

    id: Target  # what it is called
    level: Level | None = None
    places: tuple[tuple[Text | int, ...], ...] = ()
    at: tuple[int, str] = (0, "")
    extra: dict[str, Card | None] = {}
    colour: Literal["red", "blue"] = "red"


class Odd(msgspec.Struct):
    """A record with a type that has no translation."""

    when: datetime


def translated(record: type[msgspec.Struct]) -> str:
    file = wire_types.File("A test.", {})
    file.record(record)
    return file.text()


def test_two_types_of_one_name_are_refused() -> None:
    other = msgspec.defstruct("Card", [("id", int)])
    file = wire_types.File("A test.", {})
    file.record(Card)
    file.record(Card)
    with pytest.raises(TypeError, match="two types are called Card"):
        file.record(other)
    with pytest.raises(TypeError, match="two types are called Card"):
        wire_types.File("Another.", {"cards": file}).record(other)


def test_what_is_generated_is_current() -> None:
    assert protocol.check(project.ROOT) == []


def test_a_changed_record_is_found_and_written(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wire = tmp_path / protocol.WIRE
    wire.mkdir(parents=True)
    (tmp_path / "docs").mkdir()
    monkeypatch.setattr(project, "ROOT", tmp_path)
    assert len(protocol.check(tmp_path)) == 6
    assert main(["protocol"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 6
    assert protocol.check(tmp_path) == []
    monkeypatch.setattr(records, "OPEN", 9)
    assert protocol.check(tmp_path) == [
        "src/kordon/web/client/src/wire/messages.ts is out of date; write it with: kordon protocol"
    ]
    assert main(["protocol"]) == 0
    assert "export const OPEN: Seat = 9;" in (wire / "messages.ts").read_text("utf-8")


def test_a_record_becomes_an_interface_with_what_it_holds_before_it() -> None:
    assert (
        translated(Card).partition("*/\n\n")[2]
        == """\
export type Target = string;

export type Level = 'beginner' | 'steady' | 'sharp' | 'master';

export type Argument = number | string | Text;

/** Something to be said, in any language. */
export type Text = readonly [id: string, args?: { [name: string]: Argument }];

/**
 * A record to be translated.
 *
 * It holds a bit of everything.
 */
export interface Card {
  kind: 'card';
  id: Target; // what it is called
  level?: Level | null;
  places?: (Text | number)[][];
  at?: [number, string];
  extra?: { [name: string]: Card | null };
  colour?: 'red' | 'blue';
}
"""
    )


def test_a_type_without_a_translation_is_refused() -> None:
    with pytest.raises(TypeError, match="datetime"):
        translated(Odd)


def test_every_field_of_every_message_is_in_the_types() -> None:
    messages = wire_types.files()["messages.ts"]
    for record in (*get_args(AnyMessage), *get_args(socket.AnyRequest), socket.Reply):
        found = re.search(rf"interface {record.__name__} {{\n(.*?)\n}}", messages, re.DOTALL)
        assert found is not None, record
        fields = re.findall(r"^  (\w+)\??:", found[1], re.MULTILINE)
        assert fields == [record.__struct_config__.tag_field, *record.__struct_fields__]


def test_every_field_of_a_scene_is_explained_in_the_docs() -> None:
    sections = dict(
        re.findall(r"^## (\w+)\n(.*?)(?=^## |\Z)", protocol.scene_page(), re.DOTALL | re.MULTILINE)
    )
    records = [thing for thing in vars(scene).values() if _is_record_of(thing, scene)]
    assert sorted(sections) == sorted(record.__name__ for record in records)
    for record in records:
        rows = re.findall(r"^\| `(\w+)` \| `.+` \| .* \| (.*) \|$", sections[record.__name__], re.MULTILINE)
        assert [name for name, _ in rows] == list(record.__struct_fields__)
        assert all(meaning for _, meaning in rows), record


def _is_record_of(thing: Any, module: Any) -> bool:
    is_record = isinstance(thing, type) and issubclass(thing, msgspec.Struct)
    return is_record and thing.__module__ == module.__name__


def test_every_request_is_described_and_no_other() -> None:
    assert sorted(REQUESTS) == sorted(f"{method} {path}" for method, path in requests())


@pytest.mark.parametrize("name", ["asyncapi.yaml", "openapi.yaml"])
def test_every_reference_leads_somewhere(name: str) -> None:
    text = (DOCS / name).read_text("utf-8")
    whole = yaml.safe_load(text)
    references = re.findall(r"\$ref: '?#/([^'\s]+)", text)
    assert references
    for reference in references:
        found = whole
        for part in reference.split("/"):
            found = found[part]


def test_the_protocol_page_names_every_kind_of_message() -> None:
    page = (DOCS / "protocol.md").read_text("utf-8")
    records = (*get_args(AnyMessage), *get_args(socket.AnyRequest), socket.Reply)
    kinds = {record.__struct_config__.tag for record in records}
    assert [kind for kind in sorted(kinds) if f"`{kind}`" not in page] == []
    for code in (socket.NOT_FOR_YOU, server.TOO_MANY, socket.UNREADABLE):
        assert f"`{code}`" in page
