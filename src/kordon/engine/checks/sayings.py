"""Every text that a game produces can be said, completely, in all languages."""

# Not compiled: part of development, where the build's time counts for more.
from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from kordon.engine.checks.finding import require
from kordon.engine.game import AnyGame
from kordon.engine.play import why_not_paths
from kordon.engine.records import Delivery, encode
from kordon.engine.scene import Scene, labels
from kordon.engine.speech import Speech, Unsaid
from kordon.engine.words import NAMED, Text

_said: dict[str, set[bytes]] = {}  # by game; saying is slow and most texts come again and again


class Sayings:
    """Says each new text of a game in all languages that it speaks."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self._speeches = [Speech(game, language, strict=True) for language in game.languages]
        self._said = _said.setdefault(game.name, set())

    def check_scene(self, scene: Scene) -> None:
        """All texts of a scene."""
        for text in texts_in(scene):
            self.check(text)

    def check_events(self, delivery: Delivery) -> None:
        """The log lines of a message."""
        for event in delivery.events:
            text = self.game.tell(event)
            if encode(text) not in self._said:
                known = labels(self.game.scene(delivery.observation))
                for part in texts_in(text):
                    named = part.args.get("id") if part.id == NAMED.id else None
                    require(named is None or named in known, "texts", f"{text.id} names no target: {named}")
            self.check(text)

    def check_refusals(self, observation: Any) -> None:
        """The rules that explain why a target can't be chosen."""
        paths = [(target,) for target in labels(self.game.scene(observation))]
        for rules in why_not_paths(self.game, observation, paths):
            for rule in rules:
                self.check(Text(rule))

    def check(self, text: Text) -> None:
        """One text."""
        key = encode(text)
        if key in self._said:
            return
        for speech in self._speeches:
            try:
                words = speech.say(text)
            except Unsaid as error:
                require(False, "texts", error)
            else:
                require(bool(words.strip()), "texts", f"{speech.language}: {text.id} is empty")
        self._said.add(key)


def texts_in(thing: object) -> Iterator[Text]:
    """Every text inside a record, however deep."""
    if isinstance(thing, Text):
        yield thing
        for argument in thing.args.values():
            yield from texts_in(argument)
    elif isinstance(thing, msgspec.Struct):
        for name in thing.__struct_fields__:
            yield from texts_in(getattr(thing, name))
    elif isinstance(thing, tuple | list):
        for part in thing:
            yield from texts_in(part)
