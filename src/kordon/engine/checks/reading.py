"""A game's texts as a reader meets them: each line of whole games once, in one language, and its faults."""

# Not compiled: needs packages that only development has.
from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import combinations
from random import Random
from typing import Any, Final, NamedTuple

import msgspec
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from kordon.engine.chance import seed_from
from kordon.engine.checks.fuzz import configurations
from kordon.engine.checks.sayings import texts_in
from kordon.engine.checks.texts import parts_of, selectors, words_of
from kordon.engine.game import AnyGame
from kordon.engine.match import Match
from kordon.engine.records import Target, everybody_at
from kordon.engine.scene import labels
from kordon.engine.speech import MORE, STORY, Speech, Unsaid, files_in
from kordon.engine.words import LITERAL, NAMED, Argument, Text

COUNTS: Final = (0, 1, 2, 5, 22)  # one of each plural form that our languages have
SCENE_EVERY: Final = 9  # moves: scenes change little from one to the next

# ---- what is read


class Line(NamedTuple):
    """Something a game says, with the names that its targets had then."""

    text: Text
    names: dict[Target, Text]


class Reader:
    """Collects what whole games say: every line once, however often it comes with other names or numbers."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.lines: list[Line] = []
        self._known: set[Any] = set()

    def play(self, games: int) -> None:
        """Random games of different configurations, from their first line to their last."""
        everything = configurations(self.game)
        Random(self.game.name).shuffle(everything)
        for number in range(games):
            self._play(*everything[number % len(everything)], number)

    def _play(self, options: Any, seats: int, number: int) -> None:
        match, source = Match(self.game, options, seats, seed_from(f"reading {number}")), Random(number)
        names: dict[Target, Text] = {}
        while acting := self.game.to_act(match.position):
            seat = source.choice(acting)
            if len(match.moves) % SCENE_EVERY == 0:
                names = self._look(match, seat)
            for delivery in match.play(source.choice(self.game.moves(match.position, seat))).values():
                for line in map(self.game.tell, delivery.events):
                    if self._is_new(line) and not _named_in(line) <= names.keys():
                        names = {**names, **labels(self.game.scene(match.observation(seat)))}
                    self._add(line, names)
                    if Speech(self.game, "en").has(f"{line.id}.{STORY}"):
                        self._add(Text(f"{line.id}.{STORY}", line.args), names)
        for seat in everybody_at(seats):
            self._look(match, seat)

    def _look(self, match: Match, seat: int) -> dict[Target, Text]:
        scene = self.game.scene(match.observation(seat))
        names = labels(scene)
        for text in texts_in(scene):
            self._add(text, names)
        return names

    def _add(self, text: Text, names: dict[Target, Text]) -> None:
        if text.id not in (LITERAL.id, NAMED.id) and self._is_new(text):
            self._known.add(_shape(text))
            self.lines.append(Line(text, names))
            if Speech(self.game, "en").has(f"{text.id}.{MORE}"):
                self.lines.append(Line(Text(f"{text.id}.{MORE}", text.args), names))

    def _is_new(self, text: Text) -> bool:
        return _shape(text) not in self._known

    def said(self, language: str) -> Iterator[tuple[str, str]]:
        """Every line as it was said, and with each number of things; then everything else. By message id."""
        speech = Speech(self.game, language, strict=True)
        told: set[str] = set()
        ids: set[str] = set()
        for line in self.lines:
            ids |= {part.id for part in texts_in(line.text)}
            for text in (line.text, *_counted(line.text)):
                words = speech.say(text, line.names)
                if words not in told:
                    told.add(words)
                    yield text.id, words
        yield from ((id, words) for id, words in self.forms(language) if id not in ids and words not in told)

    def forms(self, language: str) -> Iterator[tuple[str, str]]:
        """Every text of the game, its book and its lessons, in each of its forms. By message id."""
        book = self.game.book()
        folders = [self.game.texts, self.game.lessons.joinpath("text"), *([book.texts] if book else [])]
        yield from forms(sources(*[folder.joinpath(language) for folder in folders]), language)
        if book:
            yield from (("book", words) for words in words_of(book.printed(language, strict=True)))


# ---- every form of a text


def sources(*places: Traversable) -> list[str]:
    """The Fluent sources of these files and folders."""
    found = [file for place in places for file in ([place] if place.is_file() else files_in(place))]
    return [file.read_text(encoding="utf-8") for file in found]


def forms(given: Iterable[str], language: str) -> Iterator[tuple[str, str]]:
    """Each message and attribute, with each of the counts for its arguments and each word it selects by."""
    bundle = FluentBundle([language], use_isolating=False)
    for source in (given := list(given)):
        bundle.add_resource(FluentResource(source))
    for source in given:
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, ast.Message):
                for id, pattern in parts_of(entry):
                    yield from ((id, words) for words in dict.fromkeys(_formed(bundle, id, pattern)))


def _formed(bundle: FluentBundle, id: str, pattern: ast.Pattern) -> Iterator[str]:
    name, _, attribute = id.partition(".")
    message = bundle.get_message(name)
    compiled = message.attributes[attribute] if attribute else message.value
    assert compiled is not None, id
    chosen_by = selectors(pattern)
    for number in range(max([len(COUNTS), *map(len, chosen_by.values())]) if chosen_by else 1):
        args: dict[str, Any] = {name: COUNTS[number % len(COUNTS)] for name in chosen_by}
        args |= {name: words[number % len(words)] for name, words in chosen_by.items() if words}
        said, errors = bundle.format_pattern(compiled, args)
        if errors:
            raise Unsaid(f"{id}: {'; '.join(map(str, errors))}")
        yield str(said)


def _shape(text: Text) -> Any:
    """What makes a line another line: its message, the words that select its form, a name that comes twice.

    Other names and numbers don't.
    """
    if not text.args:
        return text.id.partition("-")[0]
    parts = [(name, _part(value)) for name, value in sorted(text.args.items())]
    said = [value for value in text.args.values() if isinstance(value, Text)]
    return text.id, tuple(parts), any(one == other for one, other in combinations(said, 2))


def _part(value: Argument) -> Any:
    if isinstance(value, Text):
        return _shape(value) if value.id not in (LITERAL.id, NAMED.id) else ""
    return value if isinstance(value, str) else 0


def _counted(text: Text) -> Iterator[Text]:
    """The text with each of the counts in the place of all its numbers."""
    if any(isinstance(value, int) for part in texts_in(text) for value in part.args.values()):
        for count in COUNTS:
            yield _with_count(text, count)


def _with_count(text: Text, count: int) -> Text:
    args: dict[str, Argument] = {}
    for name, value in text.args.items():
        if isinstance(value, Text):
            args[name] = _with_count(value, count)
        else:
            args[name] = count if isinstance(value, int) else value
    return Text(text.id, args)


# ---- what is wrong with it

QUOTED: Final = re.compile(r"„[^“”]*[“”]|“[^”]*”")
DESCRIBED: Final = r"(?:(?:action|loadout|equipment|weapon|more|other|free|discarded|akční|akčních) )?"


class Grammar(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is known of a language, in `data/reading.toml`."""

    faults: dict[str, str] = {}
    counted: tuple[str, ...] = ()
    few: tuple[int, ...] = ()
    address: dict[str, tuple[str, ...]] = {}


@cache
def _grammar(language: str) -> Grammar:
    """Of a language, with the faults of all languages."""
    written = tomllib.loads(files("kordon.engine").joinpath("data", "reading.toml").read_text("utf-8"))
    own = msgspec.convert(written.get(language, {}), Grammar)
    return msgspec.structs.replace(own, faults={**written["faults"], **own.faults})


def faults(words: str, language: str) -> list[str]:
    """What is wrong with a line, in any language or in this one."""
    return [name for name, pattern in _grammar(language).faults.items() if re.search(pattern, words)]


def miscounted(words: str, language: str) -> list[str]:
    """Numbers that stand with a form of a word that they can't have."""
    return [found[0] for wrong in _miscounts(language) if (found := wrong.search(words))]


@cache
def _miscounts(language: str) -> tuple[re.Pattern[str], ...]:
    """Other cases share some of the forms of a word, so only what no case allows is a fault."""
    found, grammar = [], _grammar(language)
    for forms in grammar.counted:
        one, *others = forms.split()
        few, many = others[0], others[-1]
        pairs = []
        for count in COUNTS:
            right = one if count == 1 else few if count in grammar.few else many
            # The genitive: of 1 it looks like the form with 2, of 2 like that with 5.
            genitive = right if few == many else {one: few, few: many}.get(right, many)
            wrong = sorted({one, few, many} - {right, genitive})
            pairs += [f"{count} {DESCRIBED}{form}" for form in wrong]
        found.append(re.compile(rf"(?<!\d )\b(?:{'|'.join(pairs)})\b", re.IGNORECASE))
    return tuple(found)


def addresses(words: str, language: str) -> set[str]:
    """How the line addresses its reader; what people say to each other in quotation marks does not count."""
    plain = QUOTED.sub("", words)
    known = _grammar(language).address.items()
    return {name for name, forms in known if re.search(rf"\b(?:{'|'.join(forms)})\b", plain, re.IGNORECASE)}


def _named_in(line: Text) -> set[Any]:
    """What a line calls by the name that the scene gives it."""
    return {part.args["id"] for part in texts_in(line) if part.id == NAMED.id}
