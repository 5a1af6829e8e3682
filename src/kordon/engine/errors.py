"""Mistakes that people can make, as exceptions with a clear message."""

# Not compiled: other modules subclass this, compiled or not.
from __future__ import annotations


class Fault(Exception):
    """Something a person asked for can't be done; the message is one clear sentence.

    What a player may meet also names the rules whose texts say it in every language.
    """

    rules: tuple[str, ...] = ()

    def __init__(self, sentence: str = "", *rules: str) -> None:
        super().__init__(sentence)
        if rules:
            self.rules = rules
