"""A game's texts as a reader meets them: each line of whole games once, in one language, and its faults."""

# Not compiled: part of development, where the build's time counts for more.
from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any, Final, NamedTuple

from kordon.engine.chance import seed_from
from kordon.engine.checks.fuzz import configurations
from kordon.engine.checks.sayings import texts_in
from kordon.engine.checks.texts import declared_in
from kordon.engine.game import AnyGame
from kordon.engine.match import Match
from kordon.engine.records import Target, everybody_at
from kordon.engine.scene import labels
from kordon.engine.speech import MORE, STORY, Speech
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
                    if self._is_new(line) and not _targets(line) <= names.keys():
                        names = {**names, **labels(self.game.scene(match.observation(seat)))}
                    self._hear(line, names)
        for seat in everybody_at(seats):
            self._look(match, seat)

    def _look(self, match: Match, seat: int) -> dict[Target, Text]:
        scene = self.game.scene(match.observation(seat))
        names = labels(scene)
        for text in texts_in(scene):
            self._add(text, names)
        return names

    def _hear(self, line: Text, names: dict[Target, Text]) -> None:
        self._add(line, names)
        if Speech(self.game, "en").has(f"{line.id}.{STORY}"):
            self._add(Text(f"{line.id}.{STORY}", line.args), names)

    def _add(self, text: Text, names: dict[Target, Text]) -> None:
        if text.id in (LITERAL.id, NAMED.id):
            return
        if self._is_new(text):
            self._known.add(_shape(text))
            self.lines.append(Line(text, names))
            if Speech(self.game, "en").has(f"{text.id}.{MORE}"):
                self.lines.append(Line(Text(f"{text.id}.{MORE}", text.args), names))

    def _is_new(self, text: Text) -> bool:
        return _shape(text) not in self._known

    def said(self, language: str) -> Iterator[tuple[str, str]]:
        """Every line as it was said, and with each number of things; every name and rule. By message id."""
        speech = Speech(self.game, language, strict=True)
        told: set[str] = set()
        for line in self.lines:
            for text in (line.text, *_counted(line.text)):
                words = speech.say(text, line.names)
                if words not in told:
                    told.add(words)
                    yield text.id, words
        for id, arguments in sorted(declared_in(self.game.words).items()):
            if not arguments:
                yield id, speech.say(Text(id))
        for rules in speech.rules().values():
            yield from ((rule, speech.rule(rule)) for rule in rules)


def _targets(text: Text) -> set[Argument]:
    """What a line calls by the name that the scene gives it."""
    return {part.args["id"] for part in texts_in(text) if part.id == NAMED.id}


def _shape(text: Text) -> Any:
    """What makes a line another line: its message and the words that select its form; no names or numbers."""
    if not text.args:
        return text.id.partition("-")[0]
    parts = [(name, _part(value)) for name, value in sorted(text.args.items())]
    return text.id, tuple(parts)


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
FAULTS: Final = {
    "two spaces": re.compile(r"\S  +\S"),
    "a space before a mark": re.compile(r"\w [,.;:!?](?:\s|$)"),
    "no space after a mark": re.compile(r"[^\W_A-Z][,;:!?][^\W\d_]|[^\W\d_A-Z][.][^\W\d_a-z]"),
    "a space inside brackets": re.compile(r"\( | \)|\(\)"),
    "a word twice": re.compile(r"\b([^\W\d_]{4,}) \1\b", re.IGNORECASE),
    "a name twice": re.compile(r"\b([^\W\d_][\w. ]{3,}): \1\b"),
    "a mark twice": re.compile(r"[,;:]{2}|[,;:]\.|(?<!\.)\.\.(?!\.)"),
    "a raw name": re.compile(r"[{}$]|\b[a-z-]+:\d"),
    "two colons": re.compile(r":(?!\d|//)[^.!?;()·–\n]*:(?!\d|//)"),
}
# How players are addressed: one or several in Polish and Czech.
ADDRESS: Final = {
    "pl": {
        "ty": r"ciebie|tobie|cię|tobą|tw[óo]j\w*|jesteś|masz|możesz|musisz|widzisz|wybierz|wybierasz",
        "wy": r"was|wam|wami|wasz\w*|jesteście|macie|możecie|musicie|widzicie"
        r"|(?!wreszcie|reszcie)\w+(?:jcie|źcie|rzcie|szcie|czcie|żcie|ńcie)",
    },
    "cs": {
        "ty": r"tebe|tobě|tě|tvůj|tvá|tvé\w*|tvým\w*|tvých|tvoje|tvou|jsi|máš|můžeš|musíš|vidíš|vyber|zvol"
        r"|prohledej|dones|nech|vezmi|polož|napiš|počkej|zkus|podívej|hraj|jdi|otevři|najdi|lízni",
        "vy": r"vás|vám|vámi|váš\w*|vaš\w+|jste|máte|můžete|musíte|vidíte|vyberte|zvolte",
    },
}


def faults(words: str) -> list[str]:
    """What is wrong with a line in any language."""
    return [name for name, pattern in FAULTS.items() if pattern.search(words)]


def addresses(words: str, language: str) -> set[str]:
    """How the line addresses its reader; what people say to each other in quotation marks does not count."""
    plain = QUOTED.sub("", words)
    forms = ADDRESS.get(language, {})
    return {name for name, form in forms.items() if re.search(rf"\b(?:{form})\b", plain, re.IGNORECASE)}
