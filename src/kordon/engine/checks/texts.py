"""The `.ftl` files against what is declared: nothing missing, nothing unused, no wrong arguments."""

# Not compiled: needs packages that only development has.
from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Set
from functools import lru_cache
from importlib.resources.abc import Traversable
from itertools import chain
from pathlib import Path
from types import ModuleType
from typing import Any, get_args

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from kordon.engine.book import TERM, Book, PrintedBook
from kordon.engine.game import AnyGame
from kordon.engine.looks import Group, Looks, stock
from kordon.engine.rule_ids import RULE_ID
from kordon.engine.speech import CHAPTER, FALLBACK, LANGUAGES, MORE, SHORT, STORY, files_in
from kordon.engine.words import LIST, LITERAL, NAMED, Message, Names, Sentences, Text

NONE = re.compile(r"(?!)")
PLURALS = ("zero", "one", "two", "few", "many", "other")
Entries = dict[str, frozenset[str]]  # message id, or id.attribute, to the variables it uses


class _Selectors(Visitor):
    def __init__(self) -> None:
        self.words: dict[str, list[str]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.words.setdefault(node.id.name, [])

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.generic_visit(node)
        if isinstance(node.selector, ast.VariableReference):
            keys = [key.key.name for key in node.variants if isinstance(key.key, ast.Identifier)]
            known = self.words[node.selector.id.name]
            known += [word for word in keys if word not in (*PLURALS, *known)]


def selectors(pattern: Any) -> dict[str, list[str]]:
    """The variables of a pattern, each with the words that its forms are chosen by; none for numbers."""
    found = _Selectors()
    found.visit(pattern)
    return found.words


def read_folder(folder: Traversable, faults: list[str]) -> Entries:
    """All messages of one language, with the variables that each uses; none where the folder is missing."""
    entries: Entries = {}
    for file in files_in(folder):
        messages, junk = read_messages(file.read_text(encoding="utf-8"))
        where = f"{folder.name}/{file.name}"
        faults += [f"{where}: can't be read: {line}" for line in junk]
        for name, variables in messages:
            if name in entries:
                faults.append(f"{where}: {name} is there twice")
            entries[name] = variables
    return entries


@lru_cache(maxsize=512)
def read_messages(source: str) -> tuple[list[tuple[str, frozenset[str]]], list[str]]:
    """The messages of a file, with the variables that each uses; the first lines of what can't be read."""
    messages: list[tuple[str, frozenset[str]]] = []
    junk: list[str] = []
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Junk):
            junk.append((entry.content or "").splitlines()[0])
        elif isinstance(entry, ast.Message):
            messages += [(name, frozenset(selectors(part))) for name, part in parts_of(entry)]
    return messages, junk


def parts_of(entry: ast.Message) -> Iterator[tuple[str, Any]]:
    """The message and its attributes, each with its pattern."""
    if entry.value is not None:
        yield entry.id.name, entry.value
    for attribute in entry.attributes:
        yield f"{entry.id.name}.{attribute.id.name}", attribute.value


def declared_in(words: ModuleType) -> Entries:
    """What a module of words declares, with the arguments each message is given."""
    entries: Entries = {}
    for thing in vars(words).values():
        if isinstance(thing, Message):
            entries[thing.id] = frozenset(thing.arguments)
        elif isinstance(thing, Names):
            for id in thing.ids:
                entries[id] = frozenset()
                entries.update({f"{id}.{name}": given for name, given in thing.attributes.items()})
        elif isinstance(thing, Sentences):
            entries.update({message.id: message.arguments for message in thing.messages.values()})
        elif isinstance(thing, Text):
            entries[thing.id] = frozenset()
    for said_by_clients in (LITERAL, NAMED, LIST):
        entries.pop(said_by_clients.id, None)
    return entries


def compare(
    texts: Traversable, declared: Entries, free: re.Pattern[str] = NONE, spoken: tuple[str, ...] = LANGUAGES
) -> list[str]:
    """The faults of a folder of languages; ids that match `free` need no declaration."""
    faults: list[str] = []
    languages = {language: read_folder(texts.joinpath(language), faults) for language in spoken}
    # A line of the log may have other words in the story after the end, a note more to say, a prompt less.
    parts = (STORY, MORE, SHORT)
    known = declared | {f"{id}.{part}": given for id, given in declared.items() for part in parts}
    optional = {id for id in languages[FALLBACK] if free.fullmatch(id) or id in known}
    expected = declared.keys() | optional
    for language, entries in languages.items():
        faults += [f"{language}: {fault}" for fault in _language_faults(entries, expected, known)]
    return [*faults, *_unused(declared, list(languages.values()))]


def _language_faults(entries: Entries, expected: Set[str], known: Entries) -> Iterator[str]:
    """What one language lacks, has for nothing, or asks for in vain."""
    yield from [f"{id} is missing" for id in sorted(expected - entries.keys())]
    yield from [f"{id} is never used" for id in sorted(entries.keys() - expected)]
    for id in sorted(entries.keys() & expected):
        unknown = entries[id] - known.get(id, frozenset())
        if unknown:
            yield f"{id} is not given {', '.join(sorted(unknown))}"


def _unused(declared: Entries, languages: list[Entries]) -> Iterator[str]:
    """Messages that are given more than any language uses."""
    for id, arguments in declared.items():
        if "." in id:
            continue  # a counted form: some names, such as those of persons, have one form for all counts
        said = [entries.get(one, frozenset()) for one in (id, f"{id}.{MORE}") for entries in languages]
        unused = arguments.difference(*said)
        if unused:
            yield f"{id} is given {', '.join(sorted(unused))}, which no language uses"


SAID_BY_CLIENTS = ("sign", "ground")  # families that explain what stands in scenes (see `engine.scene`)


def unreferenced(words: ModuleType, folder: Path) -> list[str]:
    """Declared messages that no module of the folder mentions."""
    own = Path(words.__file__ or "")
    sources = [own.read_text(encoding="utf-8")]
    sources += [path.read_text(encoding="utf-8") for path in folder.rglob("*.py") if path != own]
    mentions = Counter(word for source in sources for word in re.findall(r"\w+", source))
    return [
        f"{name} is declared but never said"
        for name, thing in vars(words).items()
        if isinstance(thing, Message | Names | Sentences)
        and getattr(thing, "family", "") not in SAID_BY_CLIENTS
        and mentions[name] < 2
    ]


def game_faults(game: AnyGame) -> list[str]:
    """Everything wrong with the texts of a game."""
    said = declared_in(game.words) | {line.id: line.arguments for line in game.lines.messages} | _named(game)
    silent = [
        f"{what} {id}, which the game never says" for what, id in _waited_for(game.looks) if id not in said
    ]
    declared = said | _told_by_looks(game.looks, said)
    free = re.compile(rf"{RULE_ID.pattern}|{CHAPTER.pattern}")
    folder = Path(game.words.__file__ or "").parent
    return [
        *compare(game.texts, declared, free, game.languages),
        *unreferenced(game.words, folder),
        *silent,
        *_tip_faults(game.looks, said),
    ]


def _named(game: AnyGame) -> Entries:
    """What clients name by itself: the game, its seats, options, medals and looks."""
    ids = ["game", "game.about", *[f"seat-{seat}" for seat in range(game.seat_counts[-1])]]
    for name, hint in game.offered_options().items():
        # A value that is a word is named by `OPTION-VALUE`.
        named = [value for value in get_args(hint) if isinstance(value, str)]
        ids += [f"option-{name}", f"option-{name}.how", *[f"{name}-{value}" for value in named]]
    for medal in game.campaign.medals if game.campaign else ():
        ids += [f"medal-{medal}", f"medal-{medal}.how"]
    ids += [f"look-{word}" for word in game.looks.lettered - stock().lettered]
    return dict.fromkeys(ids, frozenset())


def _waited_for(looks: Looks) -> Iterator[tuple[str, str]]:
    """The lines that the looks of a game wait for, each with what does."""
    yield from [("looks.toml gives a sound to", id) for id in looks.sounds]
    yield from [("looks.toml gives a moment to", id) for id in looks.moments]
    for group in looks.groups.values():
        for id in (group.begins, *group.ends, *group.sheet, *chain(*group.counts.values())):
            yield "looks.toml groups", id
    for tip in looks.tips.values():
        yield from [("tips.toml waits for", id) for id in (*tip.lines, *tip.asked)]
    named = [course.status for course in looks.courses.values()]
    for course in looks.courses.values():
        named += [step.status + step.asked for step in course.steps.values()]
    named += [told.asked for told in looks.told.values()]
    yield from [("courses.toml waits for", id) for id in chain(*named)]


def _told_by_looks(looks: Looks, said: Entries) -> Entries:
    """The texts that clients say because the looks of a game tell them to."""
    told: Entries = {}
    for name, group in looks.groups.items():
        told |= _told_of_group(f"group-{name}", group, said)
    told |= {f"tip-{name}": frozenset(tip.given) for name, tip in looks.tips.items()}
    for name, course in looks.courses.items():
        told |= {f"course-{name}-{step}": frozenset() for step in course.steps}
    return told | {f"told-{name}": frozenset() for name in looks.told}


def _told_of_group(id: str, group: Group, said: Entries) -> Entries:
    told: Entries = {}
    if group.staged:
        told[id] = frozenset()
    if group.quiet:
        told[f"{id}-quiet"] = frozenset()
    for count, lines in group.counts.items():
        arguments = [said.get(line, frozenset()) for line in lines if count in group.each]
        told[f"{id}-{count}"] = frozenset.intersection(*arguments or [frozenset({"count"})])
    return told


def _tip_faults(looks: Looks, said: Entries) -> Iterator[str]:
    """Arguments of tips that none of their lines has."""
    for name, tip in looks.tips.items():
        known = [said.get(line, frozenset()) for line in tip.lines]
        known += [frozenset({"value", "high"})] if tip.track else []
        for argument in tip.given:
            if not any(argument in one for one in known):
                yield f"tips.toml: {name} is given {argument}, which it does not always have"


# ---- a game's book: its texts, the rules and terms they name, and what its examples claim

RULE = re.compile(r"\b[A-Z]{2}-\d{3}\b")
PREFIX = "book-"


def book_faults(game: AnyGame) -> list[str]:
    """Everything wrong with a game's book, if it has one."""
    book = game.book()
    if book is None:
        return []
    own = {id: arguments for id, arguments in book.said().items() if id.startswith(PREFIX)}
    faults = compare(book.texts, own)
    if not faults:
        faults = [fault for language in LANGUAGES for fault in _wrong_links(book, language)]
    return [*faults, *book.faults()]


def _wrong_links(book: Book, language: str) -> Iterator[str]:
    printed = book.printed(language, strict=True)
    known = {rule for rules in book.speech(language).rules().values() for rule in rules}
    for text in words_of(printed):
        for rule in RULE.findall(text):
            if rule not in known:
                yield f"{language}: there is no rule {rule}: {text}"
        for _, term in TERM.findall(text):
            if term not in printed.terms:
                yield f"{language}: there is no term {term}: {text}"


def words_of(book: PrintedBook) -> Iterator[str]:
    """Every text of a book."""
    for chapter in book.chapters:
        for part in chapter.parts:
            yield from part.words
            for row in part.rows:
                yield from row
    for picture in book.scenes.values():
        yield from (words for _, words in picture.notes)
    for _, means in book.terms.values():
        yield means
