"""`kordon rules`: every rule id against the tests that guard it; and the rules as documentation."""

from __future__ import annotations

import ast
import json
import re
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

from kordon.cli import project
from kordon.engine.errors import Fault
from kordon.engine.rule_ids import RULE_ID
from kordon.engine.speech import LANGUAGES, Speech, Unsaid
from kordon.games import OURS, find

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator

    from kordon.engine.game import AnyGame

# Balance is measured by play between strong bots, and there are none yet; until then nothing guards these.
AWAITING_STRONG_BOTS = frozenset({"SE-806", "SE-909"})

HELP = """List every rule id with the tests that would fail if the rule were broken.

The command fails when a rule has no test, or a test quotes a rule that does not exist.
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("--json", action="store_true", help="an object from every id to its tests")
    parser.add_argument("--docs", action="store_true", help="write the rules to docs/rules")
    parser.add_argument("--folder", type=Path, help="the project of a game that lies elsewhere")


def run(args: argparse.Namespace) -> int:
    """Print the table, or write the documentation."""
    root = project.root() if args.folder is None else args.folder.resolve()
    games = [find(name) for name in OURS] if args.folder is None else games_of(root)
    if args.docs:
        for path, text in pages(root, games):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
            print(path.relative_to(root))
        return 0
    guarded = tests_by_rule(root / "tests")
    ids = known_rules(games) if args.folder is None else rules_of(games)
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


def games_of(folder: Path) -> list[AnyGame]:
    """The games of a project outside."""
    return [game for game, _ in project.games_in(folder)]


def known_rules(games: list[AnyGame]) -> list[str]:
    """The ids of the engine's, the tables' and the games' rules, in order."""
    ids = {id for game in games for chapter in Speech(game, LANGUAGES[0]).rules().values() for id in chapter}
    for file in files("kordon.tables").joinpath("text", LANGUAGES[0]).iterdir():
        ids.update(re.findall(rf"^({RULE_ID.pattern}) =", file.read_text(encoding="utf-8"), re.MULTILINE))
    return sorted(ids)


def rules_of(games: list[AnyGame]) -> list[str]:
    """The ids of the games' own rules, in order."""
    prefixes = tuple(game.prefix for game in games)
    return [id for id in known_rules(games) if id.startswith(prefixes)]


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


def page_path(root: Path, game: AnyGame, language: str) -> Path:
    """Where the rules of a game are, in one language."""
    return root / "docs" / "rules" / f"{game.name}.{language}.md"


def pages(root: Path, games: list[AnyGame]) -> Iterator[tuple[Path, str]]:
    """Every page of docs/rules with its text: one a game and language."""
    for game in games:
        for language in LANGUAGES:
            yield page_path(root, game, language), page(game, language)


def page(game: AnyGame, language: str) -> str:
    """One game's rules in one language; those of every table stand with our own games."""
    speech = Speech(game, language, strict=True)
    try:
        lines = [f"# {speech.rule('game')}", "", speech.rule("game.about"), ""]
        for chapter, ids in speech.rules().items():
            if game.name in OURS or chapter.startswith(game.prefix):
                lines += [f"## {speech.chapter(chapter)}", ""]
                lines += [f"- **{id}** {speech.rule(id)}" for id in ids]
                lines.append("")
    except Unsaid as unsaid:
        raise Fault(f"{game.name}: {unsaid}") from None
    return "\n".join(lines).rstrip() + "\n"


def check(root: Path) -> list[str]:
    """The pages that are not what the texts say now."""
    return stale(root, [find(name) for name in OURS])


def check_games(folder: Path) -> list[str]:
    """The same for the games of a project outside, and the rules that no test guards."""
    games = games_of(folder)
    guarded = tests_by_rule(folder / "tests")
    return [*stale(folder, games), *(f"{id} has no test" for id in rules_of(games) if id not in guarded)]


def stale(root: Path, games: list[AnyGame]) -> list[str]:
    """The pages of these games that are out of date, or can't be written."""
    found = []
    for game in games:
        for language in LANGUAGES:
            path = page_path(root, game, language)
            try:
                current = path.exists() and path.read_text(encoding="utf-8") == page(game, language)
            except Fault as fault:
                found.append(str(fault))
                continue
            if not current:
                found.append(f"{path.relative_to(root)} is out of date; write it with: kordon rules --docs")
    return found
