"""The client's own words and its weight."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from kordon.engine.errors import Fault
from kordon.engine.speech import LANGUAGES
from kordon.web.build import ELSEWHERE, MOST_BYTES, WEB, build, digest, is_current, size
from kordon_dev.bench.client import MOST_AT_A_TABLE, size_at_a_table

SOURCES = WEB / "client" / "src"
USED = re.compile(r"(?<!own\.)(?<!own!\.)(?<!this\.)words\('([a-z][a-z-]*)'")
OF_LESSONS = re.compile(r"'(learn-[a-z-]*)'")


class Arguments(Visitor):
    """The names of all variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(language: str, part: str = "words") -> dict[str, set[str]]:
    """Every message of the client, or of the host's page, in a language, with its arguments."""
    return found_in((SOURCES / part / "text" / f"{language}.ftl").read_text("utf-8"))


def found_in(source: str) -> dict[str, set[str]]:
    """Every message of a text, with its arguments."""
    found: dict[str, set[str]] = {}
    for entry in parse(source).body:
        assert not isinstance(entry, ast.Junk), entry
        if isinstance(entry, ast.Message):
            arguments = Arguments()
            arguments.visit(entry)
            found[entry.id.name] = arguments.names
    return found


def sources() -> list[Path]:
    return [path for path in SOURCES.rglob("*") if path.suffix in (".ts", ".svelte")]


def test_every_language_says_the_same_things() -> None:
    for part in ("words", "admin"):
        english = messages("en", part)
        for language in LANGUAGES:
            assert messages(language, part) == english


def test_everything_that_is_said_has_words() -> None:
    used = {id for path in sources() for id in USED.findall(path.read_text("utf-8"))}
    assert len(used) > 50
    assert used <= messages("en").keys()
    page = (SOURCES / "admin" / "AdminPage.svelte").read_text("utf-8")
    assert set(re.findall(r"own\('([a-z-]*)'", page)) == messages("en", "admin").keys()
    lessons = "".join(path.read_text("utf-8") for path in (SOURCES / "lessons").iterdir())
    taught = WEB.parent / "engine" / "lessons" / "text" / "en" / "learn.ftl"
    assert set(OF_LESSONS.findall(lessons)) <= found_in(taught.read_text("utf-8")).keys()


def test_the_client_does_nothing_that_it_was_spared_the_code_for() -> None:
    """No state is changed inside, and no text tells a date (see `lean` in vite.config.ts)."""
    deep = re.compile(r"\$state(?:<.*>)?\(\s*(?:[\[{]|new\b)")
    assert [path.name for path in sources() if deep.search(path.read_text("utf-8"))] == []
    texts = (
        *SOURCES.rglob("*.ftl"),
        *WEB.parent.glob("*/text/*/*.ftl"),
        *WEB.parent.glob("*/*/text/*/*.ftl"),
    )
    assert len(texts) > 20
    assert [path.name for path in texts if "DATETIME(" in path.read_text("utf-8")] == []


def test_the_client_is_light_and_current() -> None:
    static = build()
    assert is_current()
    assert size(static) <= MOST_BYTES
    assert size_at_a_table(static) <= MOST_AT_A_TABLE


def test_what_counts_as_loaded_elsewhere_is_imported_by_nothing_that_a_table_loads() -> None:
    counted = [path for path in (build() / "assets").glob("*.js") if not path.name.startswith(ELSEWHERE)]
    assert any(path.name.startswith("index-") for path in counted)
    imported = re.compile(r"""from\s*["']\./([^"']+)""")
    needed = {name for path in counted for name in imported.findall(path.read_text("utf-8"))}
    assert needed
    assert [name for name in needed if name.startswith(ELSEWHERE)] == []


@pytest.mark.parametrize("name", ["AdminPage", "LessonPage"])
def test_only_the_host_loads_the_hosts_page_and_only_learners_the_lessons(name: str) -> None:
    static = build()
    [page] = (static / "assets").glob(f"{name}-*.js")
    assert page.name not in (static / "sw.js").read_text("utf-8")
    assert page.name not in (static / "index.html").read_text("utf-8")
    assert len(page.read_bytes()) < 18_000


def test_a_copy_without_sources_needs_built_files(tmp_path: Path) -> None:
    with pytest.raises(Fault, match="neither a built web client nor the sources"):
        build(tmp_path)
    (tmp_path / "static").mkdir()
    (tmp_path / "static" / "stamp.txt").write_text("whatever it was built from")
    assert build(tmp_path) == tmp_path / "static"


def test_a_changed_source_makes_the_built_files_old(tmp_path: Path) -> None:
    (tmp_path / "client").mkdir()
    (tmp_path / "static").mkdir()
    source = tmp_path / "client" / "main.ts"
    source.write_text("one")
    (tmp_path / "static" / "stamp.txt").write_text(digest(tmp_path / "client"))
    assert is_current(tmp_path)
    source.write_text("two")
    assert not is_current(tmp_path)


def test_pages_hold_no_inline_script_or_style() -> None:
    page = (build() / "index.html").read_text("utf-8")
    assert not re.search(r"<style|style=|<script(?![^>]*\bsrc=)|\son\w+=", page)
