"""The descriptions of the protocol say what the code does."""

from __future__ import annotations

import re
from typing import get_args

import pytest
import yaml

from kordon.tables.messages import AnyMessage
from kordon.web import socket
from tests.web.make_docs import DOCS, FILES, SUMMARIES, as_yaml, requests


@pytest.mark.parametrize("name", FILES)
def test_a_description_is_current(name: str) -> None:
    assert (DOCS / name).read_text("utf-8") == as_yaml(FILES[name]()), "run python -m tests.web.make_docs"


def test_every_request_is_described_and_no_other() -> None:
    assert sorted(SUMMARIES) == sorted(f"{method} {path}" for method, path in requests())


@pytest.mark.parametrize("name", FILES)
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
    for code in (socket.NOT_FOR_YOU, socket.TOO_MANY, socket.UNREADABLE):
        assert f"`{code}`" in page
