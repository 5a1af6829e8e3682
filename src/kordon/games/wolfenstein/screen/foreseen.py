"""What the enemies would do if the player phase ended now: shown on their figures before it does."""

from __future__ import annotations

from typing import NamedTuple

from kordon.engine.words import LITERAL, NAMED, Text
from kordon.games.wolfenstein import words
from kordon.games.wolfenstein.pieces import NOBODY, NOWHERE
from kordon.games.wolfenstein.screen.log_lines import who_name
from kordon.games.wolfenstein.screen.paths import area_target


class Intent(NamedTuple):
    """Why an enemy would act, whom or where it would go for, by which rule, and with which odds."""

    why: str  # "sight", "noise", "attacked", "alarm"
    who: int  # a target, or NOBODY
    area: int  # a noisy room or corridor, or NOWHERE
    rule: str
    dice: int = 0  # of an attack at once; 0: it can't
    hit: int = 0  # in percents
    bleed: int = 0


def intent_texts(intent: Intent) -> list[Text]:
    """An intent in words."""
    rule = LITERAL.say(intent.rule)
    found = []
    if intent.who != NOBODY:
        found.append(words.WOULD_GO_FOR(who=who_name(intent.who), rule=rule))
    elif intent.area != NOWHERE:
        found.append(words.WOULD_GO_TO(place=NAMED.say(area_target(intent.area)), rule=rule))
    if intent.dice:
        found.append(
            words.THREATENS(who=who_name(intent.who), dice=intent.dice, bleed=intent.bleed, hit=intent.hit)
        )
    return found
