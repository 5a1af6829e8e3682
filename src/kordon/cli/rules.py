"""List every rule id with the tests that would fail if the rule were broken.

With ids, or a sample at random: what each says, the places that decide it and its tests. The command fails
when a rule has no test, or a test quotes a rule that does not exist.
"""

from __future__ import annotations

import argparse
import ast
import json
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Final

from kordon.cli import project
from kordon.cli.rule_places import BY_ABSENCE, Definition, Places
from kordon.engine.book import TERM, PrintedBook, PrintedPart
from kordon.engine.errors import Fault
from kordon.engine.game import AnyGame
from kordon.engine.speech import LANGUAGES, Speech, Unsaid
from kordon.games import OURS, find


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("ids", nargs="*", metavar="ID", help="print everything about these rules")
    parser.add_argument("--sample", type=int, metavar="N", help="print everything about N random rules")
    parser.add_argument("--json", action="store_true", help="an object from every id to its tests")
    parser.add_argument("--docs", action="store_true", help="write the rules to docs/rules")
    parser.add_argument("--folder", type=Path, help="the project of a game that lies elsewhere")


@dataclass(frozen=True)
class Rules:
    """The rules of some games, and where their sources and tests are."""

    games: list[AnyGame]
    words: dict[str, str]  # by id, in order
    packages: list[Path]
    root: Path | None  # None if the package was installed without its tests

    def tests(self) -> dict[str, list[str]]:
        """The tests that quote each rule."""
        return tests_by_rule(self.root / "tests") if self.root is not None else {}

    def places(self) -> list[Places]:
        """The places that decide rules, by package."""
        return [Places(package, self.root or package.parent) for package in self.packages]


def ours() -> Rules:
    """The rules of the engine, the tables and our games."""
    games = [find(name) for name in OURS]
    try:
        root = project.tool("project").ROOT
    except Fault:
        root = None
    return Rules(games, known_rules(games), [Path(str(files("kordon")))], root)


def outside(folder: Path) -> Rules:
    """The rules of the games of a project outside."""
    found = project.games_in(folder)
    games = [game for game, _ in found]
    prefixes = tuple(game.prefix for game in games)
    words = {id: words for id, words in known_rules(games).items() if id.startswith(prefixes)}
    return Rules(games, words, [package for _, package in found], folder)


def known_rules(games: list[AnyGame]) -> dict[str, str]:
    """The engine's, the tables' and the games' rules, in order: id and words."""
    speeches = [Speech(game, LANGUAGES[0], client=files("kordon.tables").joinpath("text")) for game in games]
    found = {id: speech.rule(id) for speech in speeches for ids in speech.rules().values() for id in ids}
    return dict(sorted(found.items()))


def run(args: argparse.Namespace) -> int:
    """Print the table or some rules, or write the documentation."""
    rules = ours() if args.folder is None else outside(args.folder.resolve())
    if args.ids or args.sample is not None:
        return tell(rules, args.ids or Random().sample([*rules.words], min(args.sample, len(rules.words))))
    if rules.root is None:
        project.tool("project")
    assert rules.root is not None
    if not args.docs:
        return tell_table(rules, as_json=args.json)
    for path, game, language in page_paths(rules.root, rules.games):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(page(game, language), encoding="utf-8")
        print(path.relative_to(rules.root))
    return 0


def tell_table(rules: Rules, *, as_json: bool) -> int:
    """Print every rule with its tests; 1 if one has none, or a test quotes a rule that does not exist."""
    guarded = rules.tests()
    table = {id: guarded.get(id, []) for id in rules.words}
    missing = [id for id, tests in table.items() if not tests]
    # Rules of a game that is not there yet may already be guarded by tests of its parts.
    prefixes = {id[:2] for id in table}
    unknown = [id for id in guarded if id[:2] in prefixes and id not in table]
    if as_json:
        print(json.dumps(table, indent=1))
    else:
        for id, tests in table.items():
            print(f"{id}  {len(tests):3}  {tests[0] if tests else '—  no test'}")
        print(f"{len(table)} rules, {len(missing)} without a test")
        for id in unknown:
            print(f"{id} is quoted by {guarded[id][0]}, but there is no such rule")
    return 1 if missing or unknown else 0


def tell(rules: Rules, ids: list[str]) -> int:
    """Print what rules say, the places that decide them, and their tests."""
    unknown = [id for id in ids if id not in rules.words]
    if unknown:
        raise Fault(f"there is no rule {unknown[0]}.")
    places, guarded = rules.places(), rules.tests()
    for id in ids:
        lines = [place for one in places for place in one.deciding.get(id, [])]
        lines += [f"by absence: {one.absent[id]}" for one in places if id in one.absent]
        lines += [f"tests/{test}" for test in guarded.get(id, [])]
        print("\n    ".join([f"{id}  {rules.words[id]}", *lines]))
    return 0


def tests_by_rule(folder: Path) -> dict[str, list[str]]:
    """The tests that quote each rule, found in the sources by their `@rule` decorators."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, Definition):
                for id in _quoted(node):
                    found.setdefault(id, []).append(f"{path.relative_to(folder)}::{node.name}")
    return found


def _quoted(node: Definition) -> Iterator[str]:
    for decorator in node.decorator_list:
        match decorator:
            case ast.Call(func=ast.Name(id="rule"), args=arguments):
                yield from [str(one.value) for one in arguments if isinstance(one, ast.Constant)]


def check(root: Path) -> list[str]:
    """The pages that are not what the texts say now, and the rules that no place decides."""
    rules = ours()
    return [*stale(root, rules.games), *unplaced(rules)]


def check_games(folder: Path) -> list[str]:
    """The same for the games of a project outside, and the rules that no test guards."""
    rules = outside(folder)
    guarded = rules.tests()
    untested = [f"{id} has no test" for id in rules.words if id not in guarded]
    return [*stale(folder, rules.games), *unplaced(rules), *untested]


def unplaced(rules: Rules) -> list[str]:
    """The rules whose place nothing names, and those that are said to need none and have one."""
    places = rules.places()
    deciding = {id for one in places for id in one.deciding}
    absent = {id for one in places for id in one.absent}
    wanted = f"name it where it is decided, or in {BY_ABSENCE} beside the rules"
    return [
        *(f"{id} has no place: {wanted}" for id in rules.words if id not in deciding | absent),
        *(f"{id} is in {BY_ABSENCE}, but there is no such rule" for id in sorted(absent - {*rules.words})),
        *(f"{id} is in {BY_ABSENCE}, but code names it as well" for id in sorted(absent & deciding)),
    ]


def stale(root: Path, games: list[AnyGame]) -> list[str]:
    """The pages of these games that are out of date, or can't be written."""
    found = []
    for path, game, language in page_paths(root, games):
        try:
            if not path.exists() or path.read_text(encoding="utf-8") != page(game, language):
                found.append(f"{path.relative_to(root)} is out of date; write it with: kordon rules --docs")
        except Fault as fault:
            found.append(str(fault))
    return found


# ---- documentation

PICTURES: Final = "pictures"  # beside the pages
RULE: Final = re.compile(r"\b([A-Z]{2}-\d{3})\b")


def page_paths(root: Path, games: list[AnyGame]) -> list[tuple[Path, AnyGame, str]]:
    """Every page of docs/rules: one per game and language."""
    folder = root / "docs" / "rules"
    return [(folder / f"{game.name}.{code}.md", game, code) for game in games for code in LANGUAGES]


def page(game: AnyGame, language: str) -> str:
    """One game's rules in one language, its book first; those of every table stand with our own games."""
    speech = Speech(game, language, strict=True)
    book = game.book()
    try:
        lines = [f"# {speech.rule('game')}", "", speech.rule("game.about"), ""]
        if book is not None:
            lines += book_lines(game.name, language, book.printed(language, strict=True))
        for chapter, ids in speech.rules().items():
            if game.name in OURS or chapter.startswith(game.prefix):
                lines += [f"##{'#' * (book is not None)} {speech.chapter(chapter)}", ""]
                lines += [f'- <a id="{id}"></a>**{id}** {linked(speech.rule(id))}' for id in ids]
                lines.append("")
    except Unsaid as unsaid:
        raise Fault(f"{game.name}: {unsaid}") from None
    return "\n".join(lines).rstrip() + "\n"


def book_lines(game: str, language: str, book: PrintedBook) -> list[str]:
    """A game's book as Markdown: contents, chapters, words."""
    contents = [(chapter.name, chapter.title) for chapter in book.chapters]
    contents += [("words", book.words), ("rulings", book.rulings)]
    lines = [*[f"- [{title}](#{name})" for name, title in contents], ""]
    for chapter in book.chapters:
        lines += [f'## <a id="{chapter.name}"></a>{chapter.title}', ""]
        for part in chapter.parts:
            lines += [*_part(game, language, book, part), ""]
    lines += [f'## <a id="words"></a>{book.words}', ""]
    lines += [f'- <a id="term-{term}"></a>**{word}**: {means}' for term, (word, means) in book.terms.items()]
    return [*lines, "", f'## <a id="rulings"></a>{book.rulings}', ""]


def picture_name(game: str, scene: str, language: str) -> str:
    """Where the picture of an example is, beside the pages."""
    return f"{PICTURES}/{game}/{scene}.{language}.svg"


def sign_name(game: str, sign: str) -> str:
    """Where an icon is, beside the pages."""
    return f"{PICTURES}/{game}/signs/{sign}.svg"


def linked(text: str) -> str:
    """A text with links to terms and rules."""
    return RULE.sub(r"[\1](#\1)", TERM.sub(r"[\1](#term-\2)", text))


def _row(cells: Iterable[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _part(game: str, language: str, book: PrintedBook, part: PrintedPart) -> Iterator[str]:
    words = [linked(text) for text in part.words]
    if part.kind == "steps":
        yield from _numbered(words)
    elif part.kind == "points":
        yield from (f"- {text}" for text in words)
    elif part.kind == "table":
        heads = ["", *part.heads] if part.signs else part.heads
        yield from (f"**{words[0]}**", "", _row(heads), "|---" * len(heads) + "|")
        signs = [[f"![]({sign_name(game, sign)})"] for sign in part.signs] or [[]] * len(part.rows)
        for sign, row in zip(signs, part.rows, strict=True):
            yield _row([*sign, *[linked(cell).replace("|", "/") for cell in row]])
    elif part.kind == "scene":
        alt = TERM.sub(r"\1", part.words[0])
        yield from (f"![{alt}]({picture_name(game, part.scene, language)})", "", words[0])
        if notes := [linked(text) for _, text in book.scenes[part.scene].notes]:
            yield from ("", *_numbered(notes))
    else:
        yield from words


def _numbered(texts: list[str]) -> list[str]:
    return [f"{number}. {text}" for number, text in enumerate(texts, 1)]
