"""Saying a `Text` in a viewer's language: the messages of the engine and of one game, by Project Fluent."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, TypeAlias

from kordon.engine.rule_ids import RULE_ID
from kordon.engine.words import LIST, LIST_AND, LITERAL, NAMED, Text

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

    from kordon.engine.game import AnyGame
    from kordon.engine.records import RuleId, Seat, Target

LANGUAGES = ("en", "pl", "cs")
FALLBACK = "en"
STORY = "story"  # the attribute with which a line of the log is told after the end
MORE = "more"  # the attribute with which a note goes on, for those who ask
SHORT = "short"  # the attribute with which a prompt is said where there is little room
CHAPTER = re.compile(r"chapter-([A-Z]{2}(?:-\d+)?)")
MESSAGE = re.compile(r"([A-Za-z][\w-]*) *=")
DOUBLE_STOP = re.compile(r"(?<!\.)\.\.(?!\.)")
NO_NAMES: Mapping[Target, Text] = {}
SEAT_NAME = re.compile(r"seat-(\d)(?:\.\w+)?")


class Sources:
    """Texts that lie in no package here, such as those a server sent: Fluent sources by language."""

    def __init__(self, name: str, by_language: Mapping[str, str]) -> None:
        self.name = name  # of its own, by which the parsed texts are cached
        self.by_language = by_language

    def __str__(self) -> str:
        return self.name


Texts: TypeAlias = "Traversable | Sources"


class Unsaid(Exception):
    """A message that can't be said as it should be: it is missing, unfinished, or lacks an argument."""


class Speech:
    """One viewer's language at one table.

    A strict speech raises `Unsaid` at the first flaw. Any other says the flawed message in English, and
    by its bare id if English has the same flaw: a translation never stops a player.
    """

    def __init__(
        self,
        game: AnyGame | None,
        language: str,
        seat_names: Mapping[Seat, str] | None = None,
        strict: bool = False,
        texts: Sources | None = None,  # instead of a game's
        client: Traversable | tuple[Traversable, ...] = (),  # what the client says itself
    ) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"no such language: {language}")
        self.language = language
        self.seat_names = dict(seat_names or {})
        self.strict = strict
        clients = client if isinstance(client, tuple) else (client,)
        parts = (texts if game is None else game.texts, *clients)
        self._texts: tuple[Texts, ...] = tuple(part for part in parts if part is not None)

    def say(self, text: Text, names: Mapping[Target, Text] = NO_NAMES) -> str:
        """The words of the text; texts among its arguments are said first.

        `names` are the labels of the scene, for texts that name things by their targets.
        """
        if text.id == NAMED.id:
            target = str(text.args["id"])
            return self.say(names[target]) if target in names else target.rpartition(":")[2]
        args = {
            name: self.say(arg, names) if isinstance(arg, Text) else arg for name, arg in text.args.items()
        }
        if text.id == LITERAL.id and "text" in args:
            return str(args["text"])
        if text.id == LIST.id:
            *some, last = [str(arg) for arg in args.values()] or [""]
            return self._say(LIST_AND.id, {"some": ", ".join(some), "last": last}) if some else last
        seat = SEAT_NAME.fullmatch(text.id)
        if seat is not None and int(seat[1]) in self.seat_names:
            return self.seat_names[int(seat[1])]
        # The full stop of an abbreviation closes the sentence as well.
        return DOUBLE_STOP.sub(".", self._say(text.id, args))

    def tell(self, line: Text, names: Mapping[Target, Text] = NO_NAMES) -> str:
        """A line of the log as the story after the end tells it."""
        story = f"{line.id}.{STORY}"
        return self.say(Text(story, line.args) if self.has(story) else line, names)

    def in_full(self, note: Text, names: Mapping[Target, Text] = NO_NAMES) -> str:
        """What is known of a choice, with all there is to say about it."""
        more = self._more(note)
        said = [note] if more is None else [note, more]
        return " · ".join([self.say(text, names) for text in said])

    def _more(self, note: Text) -> Text | None:
        """What else there is to say of a note, or of the first of its parts that has more to say."""
        if self.has(f"{note.id}.{MORE}"):
            return Text(f"{note.id}.{MORE}", note.args)
        parts = [self._more(part) for part in note.args.values() if isinstance(part, Text)]
        return next((more for more in parts if more is not None), None)

    def has(self, id: str) -> bool:
        """Whether there is such a message, or such an attribute of one."""
        name, _, attribute = id.partition(".")
        for language in (self.language, FALLBACK):
            bundle = _bundle(self._texts, language)
            if bundle.has_message(name):
                return not attribute or attribute in bundle.get_message(name).attributes
        return False

    def rule(self, id: RuleId) -> str:
        """What the rule says."""
        return self._say(id, {})

    def rules(self) -> dict[str, list[RuleId]]:
        """The ids of all rules by chapter, the game's own first; a chapter is named like `ES-3` or `KO`."""
        lines = [line for source in _sources(self._texts, FALLBACK) for line in source.splitlines()]
        known = [found[1] for line in lines if (found := MESSAGE.match(line)) is not None]
        chapters: dict[str, list[RuleId]] = {
            found[1]: [] for id in known if (found := CHAPTER.fullmatch(id)) is not None
        }
        for id in filter(RULE_ID.fullmatch, known):
            of = [chapter for chapter in chapters if id.startswith(chapter)]
            chapters.setdefault(max(of, key=len, default=id[:2]), []).append(id)
        return chapters

    def chapter(self, name: str) -> str:
        """The heading of a chapter."""
        return self._say(f"chapter-{name}", {})

    def _say(self, id: str, args: Mapping[str, Any]) -> str:
        try:
            return _format(self._texts, self.language, id, args)
        except Unsaid:
            if self.strict:
                raise
        try:
            return _format(self._texts, FALLBACK, id, args)
        except Unsaid:
            return id


def _format(texts: tuple[Texts, ...], language: str, id: str, args: Mapping[str, Any]) -> str:
    bundle = _bundle(texts, language)
    name, _, attribute = id.partition(".")
    if not bundle.has_message(name):
        raise Unsaid(f"{language}: there is no message {name}")
    message = bundle.get_message(name)
    pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        raise Unsaid(f"{language}: {id} has no text")
    words, errors = bundle.format_pattern(pattern, dict(args))
    if errors or not isinstance(words, str):
        raise Unsaid(f"{language}: {id}: {'; '.join(str(error) for error in errors) or 'no text'}")
    return words


_bundles: dict[tuple[str, ...], FluentBundle] = {}  # by language and folders


def _bundle(texts: tuple[Texts, ...], language: str) -> FluentBundle:
    # Imported late: a start that formats no text should not pay for it.
    from fluent.runtime import FluentBundle

    key = language, *map(str, texts)
    if key not in _bundles:
        bundle = FluentBundle([language], use_isolating=False)
        for source in _sources(texts, language):
            bundle.add_resource(_parsed(source))
        _bundles[key] = bundle
    return _bundles[key]


@lru_cache(maxsize=256)
def _parsed(source: str) -> Resource:
    """A file's messages; parsing takes long, and bundles of other folders have the same files."""
    from fluent.runtime import FluentResource

    return FluentResource(source)


def _sources(texts: tuple[Texts, ...], language: str) -> list[str]:
    """The sources in a language; of two messages with one id the first counts, so the game's come first."""
    found: list[str] = []
    for part in (*texts, files("kordon.engine").joinpath("text")):
        if isinstance(part, Sources):
            found.append(part.by_language.get(language, ""))
        else:
            found += [file.read_text(encoding="utf-8") for file in files_in(part.joinpath(language))]
    return found


def files_in(folder: Traversable) -> list[Traversable]:
    """The Fluent files of a folder, by their names; none where it is missing."""
    found = [file for file in folder.iterdir() if file.name.endswith(".ftl")] if folder.is_dir() else []
    return sorted(found, key=lambda file: file.name)
