"""Messages without a language: an id and arguments, declared once so that every text can be checked."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeAlias

import msgspec

Argument: TypeAlias = "int | str | Text"


class Text(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """Something to be said, in any language."""

    id: str
    args: dict[str, Argument] = {}


class Message:
    """A message of the `.ftl` files and the arguments it is always given."""

    def __init__(self, id: str, *arguments: str) -> None:
        self.id = id
        self.arguments = frozenset(arguments)

    def __call__(self, **args: Argument) -> Text:
        """The message with its arguments."""
        if args.keys() != self.arguments:
            raise TypeError(f"message {self.id} takes {sorted(self.arguments)}, not {sorted(args)}")
        return Text(self.id, args)


class Names:
    """A family of messages without arguments, one for each key: `symbol-A`, `symbol-S`, …

    `attributes` are said by themselves; `forms` are cases and counted forms, with the one argument of each.
    """

    def __init__(self, family: str, keys: Iterable[str | int], *attributes: str, **forms: str) -> None:
        self.family = family
        self.keys = frozenset(str(key) for key in keys)
        self.attributes = {attribute: frozenset[str]() for attribute in attributes}
        self.attributes |= {form: frozenset([argument]) for form, argument in forms.items()}
        self._texts = {key: Text(f"{family}-{key}") for key in self.keys}

    @property
    def ids(self) -> frozenset[str]:
        """Every message id of the family."""
        return frozenset(text.id for text in self._texts.values())

    def __call__(self, key: str | int, attribute: str = "", **args: Argument) -> Text:
        """The name for the key, or an attribute of it."""
        if not attribute:
            return self._texts[str(key)]
        if args.keys() != self.attributes[attribute]:
            raise TypeError(f"{self.family}.{attribute} takes {sorted(self.attributes[attribute])}")
        return Text(f"{self._texts[str(key)].id}.{attribute}", args)


class Sentences:
    """A family of messages with arguments, one for each kind of record: `effect-heal`, `effect-stun`, …"""

    def __init__(self, family: str, arguments: Mapping[str, Iterable[str]]) -> None:
        self.family = family
        self.messages = {key: Message(f"{family}-{key}", *given) for key, given in arguments.items()}

    def __call__(self, key: str, **args: Argument) -> Text:
        """The sentence for the key with its arguments."""
        return self.messages[key](**args)


class Literal(Message):
    """A proper name or other words that are the same in every language."""

    def say(self, text: str) -> Text:
        """The words as they are."""
        return Text(self.id, {"text": text})


class Named(Message):
    """Something of the scene by its target: clients say its label, and can point at it."""

    def say(self, target: str) -> Text:
        """The name that the scene gives it."""
        return Text(self.id, {"id": target})


class Listed(Message):
    """Any number of things in a row, as each language lists them: "2, 3 and 6"."""

    def say(self, items: Iterable[Argument]) -> Text:
        """All of them, in their order."""
        return Text(self.id, {str(number): item for number, item in enumerate(items)})


SEAT = Names("seat", range(6))
LITERAL = Literal("literal", "text")
NAMED = Named("target", "id")
LIST = Listed("items", "items")
LIST_AND = Message("list-and", "some", "last")
PENCIL_MARK = Message("marker-pencil")
TITLE = Names("title", ["won", "won-together", "lost", "team-won", "team-lost", "over"])
WON_BY = Message("title-won-by", "who")
YOU_WON = Message("verdict-won", "how")
YOU_WON_TOGETHER = Message("verdict-won-together", "how")
YOU_LOST = Message("verdict-lost", "how")
YOU_LOST_TOGETHER = Message("verdict-lost-together", "how")
