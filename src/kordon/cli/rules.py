"""`kordon rules`: every rule id against the tests that guard it; and the rules as documentation."""

from __future__ import annotations

import ast
import json
import re
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

from kordon.cli import project
from kordon.engine.rule_ids import RULE_ID
from kordon.engine.speech import LANGUAGES, Speech
from kordon.games import GAMES, find

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator

# Balance is measured by play between strong bots, and there are none yet; until then nothing guards these.
AWAITING_STRONG_BOTS = frozenset({"SE-806", "SE-909"})

HELP = """List every rule id with the tests that would fail if the rule were broken.

The command fails when a rule has no test, or a test quotes a rule that does not exist.
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("--json", action="store_true", help="an object from every id to its tests")
    parser.add_argument("--docs", action="store_true", help="write the rules to docs/rules")


def run(args: argparse.Namespace) -> int:
    """Print the table, or write the documentation."""
    root = project.root()
    if args.docs:
        for path, text in pages(root):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
            print(path.relative_to(root))
        return 0
    guarded = tests_by_rule(root / "tests")
    ids = known_rules()
    table = {id: guarded.get(id, []) for id in ids}
    if args.json:
        print(json.dumps(table, indent=1))
    else:
        for id, tests in table.items():
            none = "awaits strong bots" if id in AWAITING_STRONG_BOTS else "no test"
            print(f"{id}  {len(tests):3}  {tests[0] if tests else f'—  {none}'}")
    missing = [id for id, tests in table.items() if not tests and id not in AWAITING_STRONG_BOTS]
    # Rules of a game that is not there yet may already be guarded by tests of its parts.
    prefixes = {id[:2] for id in ids}
    unknown = [id for id in guarded if id[:2] in prefixes and id not in table]
    if not args.json:
        print(f"{len(table)} rules, {len(missing)} without a test")
        for id in unknown:
            print(f"{id} is quoted by {guarded[id][0]}, but there is no such rule")
    return 1 if missing or unknown else 0


def known_rules() -> list[str]:
    """The ids of the engine's, the tables' and every game's rules, in order."""
    ids = {
        id
        for name in GAMES
        for chapter in Speech(find(name), LANGUAGES[0]).rules().values()
        for id in chapter
    }
    for file in files("kordon.tables").joinpath("text", LANGUAGES[0]).iterdir():
        ids.update(re.findall(rf"^({RULE_ID.pattern}) =", file.read_text(encoding="utf-8"), re.MULTILINE))
    return sorted(ids)


def tests_by_rule(folder: Path) -> dict[str, list[str]]:
    """The tests that quote each rule, found in the sources by their `@rule` decorators."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                for id in _quoted(node):
                    found.setdefault(id, []).append(f"{path.relative_to(folder)}::{node.name}")
    return found


def _quoted(node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) -> Iterator[str]:
    for decorator in node.decorator_list:
        if (
            isinstance(decorator, ast.Call)
            and isinstance(decorator.func, ast.Name)
            and decorator.func.id == "rule"
        ):
            for argument in decorator.args:
                if isinstance(argument, ast.Constant):
                    yield str(argument.value)


# ---- documentation


def pages(root: Path) -> Iterator[tuple[Path, str]]:
    """Every page of docs/rules with its text: one a game and language."""
    for name in GAMES:
        for language in LANGUAGES:
            yield root / "docs" / "rules" / f"{name}.{language}.md", page(name, language)


def page(name: str, language: str) -> str:
    """One game's rules in one language."""
    speech = Speech(find(name), language, strict=True)
    lines = [f"# {speech.rule('game')}", "", speech.rule("game.about"), ""]
    for chapter, ids in speech.rules().items():
        lines += [f"## {speech.chapter(chapter)}", ""]
        lines += [f"- **{id}** {speech.rule(id)}" for id in ids]
        lines.append("")
    return "\n".join(lines).rstrip() + "\n"


def check(root: Path) -> list[str]:
    """The pages that are not what the texts say now."""
    return [
        f"{path.relative_to(root)} is out of date; write it with: kordon rules --docs"
        for path, text in pages(root)
        if not path.exists() or path.read_text(encoding="utf-8") != text
    ]
