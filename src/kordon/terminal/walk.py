"""Walking the click paths of a scene: what can come next, one step back, what a typed word means."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import chain

from kordon.engine.records import Path, Target
from kordon.engine.scene import Choice, arranged, following
from kordon.engine.words import Text
from kordon.terminal.letters import plain_letters

DONE: Target = "done:"
"""Stands for choosing nothing more, where a path that is complete could also go on."""


class Walk:
    """The steps chosen so far. A step without alternatives that ends no move is taken automatically."""

    def __init__(self, choices: Sequence[Choice], any_order: tuple[str, ...] = ()) -> None:
        self.choices = choices
        self.any_order = any_order
        self.path: Path = ()
        self._stops: list[Path] = []  # where the player was asked, before each answer
        self._pass_by()

    def next(self) -> list[Target]:
        """What can be chosen now, each once, in the order of the moves."""
        after = chain(*(following(choice.path, self.path, self.any_order) for choice in self.choices))
        found = list(dict.fromkeys(after))
        return [*found, DONE] if found and self._ends_here(self.path) else found

    def is_whole(self) -> bool:
        """Whether the path is a move and can't go on."""
        return self._ends_here(self.path) and not self.next()

    def choose(self, target: Target) -> Path | None:
        """Take a step; returns the path of the move, once it is complete."""
        self._stops.append(self.path)
        if target == DONE:
            return self.path
        self.path = (*self.path, target)
        if self.is_whole():
            return self.path
        self._pass_by()
        return None

    def back(self) -> bool:
        """Take the last answer back, if there was one."""
        if not self._stops:
            return False
        self.path = self._stops.pop()
        return True

    def note(self, target: Target) -> Text | None:
        """What is known about the result, if the target decides the move."""
        path = self.path if target == DONE else (*self.path, target)
        ways = [(choice, arranged(choice.path, path, self.any_order)) for choice in self.choices]
        left = [choice for choice, way in ways if way[: len(path)] == path]
        if target == DONE:
            left = [choice for choice, way in ways if way == path]
        return left[0].note if len(left) == 1 else None

    def _ends_here(self, path: Path) -> bool:
        return any(arranged(choice.path, path, self.any_order) == path for choice in self.choices)

    def _pass_by(self) -> None:
        while len(only := self.next()) == 1 and not self._ends_here((*self.path, only[0])):
            self.path = (*self.path, only[0])


def matching(typed: str, labels: Mapping[Target, str]) -> list[Target]:
    """The targets that a typed id, name or beginning of a name can mean; the best kind of match decides."""
    if typed in labels:
        return [typed]
    wanted = plain_letters(typed)
    names = {target: plain_letters(label) for target, label in labels.items()}
    for fits in (str.__eq__, str.startswith, _has_word):
        found = [target for target, name in names.items() if fits(name, wanted)]
        if found:
            return found
    return []


def _has_word(name: str, beginning: str) -> bool:
    """Whether a word in the name begins like this."""
    return any(name.startswith(beginning, at + 1) for at, char in enumerate(name) if not char.isalnum())
