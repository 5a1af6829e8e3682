"""The `.ftl` files against what is declared: nothing missing, nothing unused, no wrong arguments."""

# Not compiled: needs packages that only development has.
from __future__ import annotations

import re
from collections.abc import Iterable
from importlib.resources.abc import Traversable
from itertools import chain
from pathlib import Path
from types import ModuleType
from typing import Any, get_args

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from kordon.engine.game import AnyGame
from kordon.engine.looks import stock
from kordon.engine.rule_ids import RULE_ID
from kordon.engine.speech import CHAPTER, FALLBACK, LANGUAGES, MORE, STORY
from kordon.engine.words import LIST, LITERAL, NAMED, Message, Names, Sentences, Text

Variables = frozenset[str]
Entries = dict[str, Variables]  # message id, or id.attribute, to the variables it uses


class _VariableFinder(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def read_folder(folder: Traversable, faults: list[str]) -> Entries:
    """All messages of one language, with the variables that each uses; none where the folder is missing."""
    entries: Entries = {}
    files = folder.iterdir() if folder.is_dir() else ()
    for file in sorted(files, key=lambda file: file.name):
        if not file.name.endswith(".ftl"):
            continue
        resource = FluentParser().parse(file.read_text(encoding="utf-8"))
        where = f"{folder.name}/{file.name}"
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                faults.append(f"{where}: can't be read: {(entry.content or '').splitlines()[0]}")
            elif isinstance(entry, ast.Message):
                for name, part in parts_of(entry):
                    if name in entries:
                        faults.append(f"{where}: {name} is there twice")
                    entries[name] = _variables(part)
    return entries


def parts_of(entry: ast.Message) -> Iterable[tuple[str, Any]]:
    """The message and its attributes, each with its pattern."""
    if entry.value is not None:
        yield entry.id.name, entry.value
    for attribute in entry.attributes:
        yield f"{entry.id.name}.{attribute.id.name}", attribute.value


def _variables(part: Any) -> Variables:
    finder = _VariableFinder()
    finder.visit(part)
    return frozenset(finder.names)


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
    texts: Traversable, declared: Entries, free: re.Pattern[str], spoken: tuple[str, ...] = LANGUAGES
) -> list[str]:
    """The faults of a folder of languages; ids that match `free` need no declaration."""
    faults: list[str] = []
    languages = {language: read_folder(texts.joinpath(language), faults) for language in spoken}
    reference = languages[FALLBACK]
    # A line of the log may have other words for the story told after the end, a note more to say.
    stories = {f"{id}.{part}": given for id, given in declared.items() for part in (STORY, MORE)}
    for language, entries in languages.items():
        expected = declared.keys() | {id for id in reference if free.fullmatch(id) or id in stories}
        faults += [f"{language}: {id} is missing" for id in sorted(expected - entries.keys())]
        faults += [f"{language}: {id} is never used" for id in sorted(entries.keys() - expected)]
        for id, variables in entries.items():
            unknown = variables - (declared | stories).get(id, frozenset())
            if id in expected and unknown:
                faults.append(f"{language}: {id} is not given {', '.join(sorted(unknown))}")
    for id, arguments in declared.items():
        if "." in id:
            continue  # a counted form: some names, such as those of persons, have one form for all counts
        said = [
            entries.get(one, frozenset()) for one in (id, f"{id}.{MORE}") for entries in languages.values()
        ]
        used = frozenset[str]().union(*said)
        if arguments - used:
            faults.append(f"{id} is given {', '.join(sorted(arguments - used))}, which no language uses")
    return faults


SAID_BY_CLIENTS = (
    "sign",
    "ground",
)  # families that explain what stands in scenes (see `kordon.engine.scene`)


def unreferenced(words: ModuleType, folder: Path) -> list[str]:
    """Declared messages that no module of the folder mentions."""
    own = Path(words.__file__ or "")
    sources = [own.read_text(encoding="utf-8")]
    sources += [path.read_text(encoding="utf-8") for path in folder.rglob("*.py") if path != own]
    text = "\n".join(sources)
    return [
        f"{name} is declared but never said"
        for name, thing in vars(words).items()
        if isinstance(thing, Message | Names | Sentences)
        and getattr(thing, "family", "") not in SAID_BY_CLIENTS
        and len(re.findall(rf"\b{name}\b", text)) < 2
    ]


def game_faults(game: AnyGame) -> list[str]:
    """Everything wrong with the texts of a game."""
    declared = declared_in(game.words) | {line.id: line.arguments for line in game.lines.messages}
    declared |= {"game": frozenset(), "game.about": frozenset()}
    declared |= {f"seat-{seat}": frozenset() for seat in range(game.seat_counts[-1])}
    for name, hint in game.offered_options().items():
        declared |= {f"option-{name}": frozenset(), f"option-{name}.how": frozenset()}
        # Clients name a value that is a word by `OPTION-VALUE`.
        named = [value for value in get_args(hint) if isinstance(value, str)]
        declared |= {f"{name}-{value}": frozenset() for value in named}
    for medal in game.campaign.medals if game.campaign else ():
        declared |= {f"medal-{medal}": frozenset(), f"medal-{medal}.how": frozenset()}
    declared |= {f"look-{word}": frozenset() for word in game.looks.lettered - stock().lettered}
    free = re.compile(rf"{RULE_ID.pattern}|{CHAPTER.pattern}")
    folder = Path(game.words.__file__ or "").parent
    looks = game.looks
    told: dict[str, Iterable[str]] = {"sound": looks.sounds, "moment": looks.moments}
    silent = [
        f"looks.toml gives a {what} to {id}, which the game never says"
        for what, given in told.items()
        for id in given
        if id not in declared
    ]
    for name, group in looks.groups.items():
        lines = (group.begins, *group.ends, *group.sheet, *chain(*group.counts.values()))
        silent += [f"looks.toml groups {id}, which the game never says" for id in lines if id not in declared]
        if group.staged:
            declared[f"group-{name}"] = frozenset()
        declared |= {f"group-{name}-{count}": frozenset({"count"}) for count in group.counts}
    for name, tip in looks.tips.items():
        silent += [
            f"tips.toml waits for {id}, which the game never says"
            for id in (*tip.lines, *tip.asked)
            if id not in declared
        ]
        known = [declared.get(line, frozenset()) for line in tip.lines]
        known += [frozenset({"value", "high"})] if tip.track else []
        silent += [
            f"tips.toml: {name} is given {argument}, which it does not always have"
            for argument in tip.given
            if not any(argument in one for one in known)
        ]
        declared[f"tip-{name}"] = frozenset(tip.given)
    for name, course in looks.courses.items():
        waits = [*course.status, *chain(*[(*step.status, *step.asked) for step in course.steps.values()])]
        silent += [
            f"courses.toml waits for {id}, which the game never says" for id in waits if id not in declared
        ]
        declared |= {f"course-{name}-{step}": frozenset() for step in course.steps}
    for name, told_others in looks.told.items():
        unsaid = [id for id in told_others.asked if id not in declared]
        silent += [f"courses.toml waits for {id}, which the game never says" for id in unsaid]
        declared[f"told-{name}"] = frozenset()
    return [*compare(game.texts, declared, free, game.languages), *unreferenced(game.words, folder), *silent]
