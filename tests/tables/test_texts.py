"""The table's own rules have a text in every language."""

from __future__ import annotations

import re

from kordon.engine.checks.texts import compare, read_folder
from kordon.engine.rule_ids import RULE_ID
from kordon.engine.speech import LANGUAGES
from kordon.tables import refusals


def test_every_refusal_can_be_said_in_every_language() -> None:
    used = {value for value in vars(refusals).values() if isinstance(value, str) and RULE_ID.fullmatch(value)}
    faults = compare(refusals.texts(), {}, re.compile(r"KO-1\d\d"))
    for language in LANGUAGES:
        assert read_folder(refusals.texts().joinpath(language), faults).keys() == used
    assert faults == []
