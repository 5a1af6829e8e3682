"""The client's tools: a build does without them, and they are installed when they are first needed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kordon.web import build
from kordon_dev import client


def test_a_build_installs_no_tools_and_tools_come_with_all_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "package.json").write_text("{}")
    (tmp_path / "package-lock.json").write_text("one")
    (tmp_path / "node_modules").mkdir()
    asked: list[bool] = []
    monkeypatch.setattr(build, "_run", lambda *words: asked.append("--omit=dev" in words))
    for _ in range(2):
        build.install(tmp_path, lambda step: None)
    assert asked == [True]
    for _ in range(2):
        build.install_tools(tmp_path, lambda step: None)
    build.install(tmp_path, lambda step: None)
    assert asked == [True, False]
    (tmp_path / "package-lock.json").write_text("two")
    build.install(tmp_path, lambda step: None)
    assert asked == [True, False, True]


def test_every_tool_is_pinned_and_none_is_built_with() -> None:
    described = json.loads((client.FOLDER / "package.json").read_text("utf-8"))
    assert client.STARTS.keys() <= described["devDependencies"].keys()
    assert not client.STARTS.keys() & described["dependencies"].keys()
    assert all(
        version[0].isdigit()
        for part in ("dependencies", "devDependencies")
        for version in described[part].values()
    )
