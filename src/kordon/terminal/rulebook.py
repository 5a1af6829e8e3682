"""The rules at the prompt: by chapter, by id, by any word in them."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain

from kordon.engine.records import RuleId
from kordon.engine.rule_ids import RULE_ID
from kordon.engine.speech import Speech
from kordon.terminal import words
from kordon.terminal.letters import plain_letters, wrap


def quoted(speech: Speech, rules: Iterable[RuleId], columns: int) -> list[str]:
    """The rules, each with its id in front."""
    indent = " " * 8
    return [line for rule in rules for line in wrap(f"{rule}  {speech.rule(rule)}", columns, indent)]


def look_up(speech: Speech, typed: str, columns: int) -> list[str]:
    """What the rules say about a chapter, an id or a word; all chapters if nothing is asked for."""
    chapters = {chapter: rules for chapter, rules in speech.rules().items() if rules}
    if not typed:
        headings = [f"{chapter}  {speech.chapter(chapter)}" for chapter in chapters]
        first = next(iter(chapters))
        return [*headings, speech.say(words.RULES(chapter=first, rule=chapters[first][0]))]
    asked, wanted = typed.upper(), plain_letters(typed)
    every = list(chain(*chapters.values()))
    if RULE_ID.fullmatch(asked) and asked in every:
        return quoted(speech, [asked], columns)
    for chapter, rules in chapters.items():
        if asked == chapter or wanted == plain_letters(speech.chapter(chapter)):
            return [speech.chapter(chapter), *quoted(speech, rules, columns)]
    found = [rule for rule in every if wanted in plain_letters(speech.rule(rule))]
    return quoted(speech, found, columns) or [speech.say(words.NO_RULE(input=typed))]
