"""What the enemies would do if the player phase ended now: shown on their figures before it does."""

from __future__ import annotations

from operator import attrgetter
from typing import Any, Final, NamedTuple

from kordon.engine.caches import remember
from kordon.engine.words import LITERAL, NAMED, Text
from kordon.games.wolfenstein import words
from kordon.games.wolfenstein.content.tables import Figure
from kordon.games.wolfenstein.observation import WolfensteinObservation
from kordon.games.wolfenstein.pieces import ALL_SLOTS, NO_FIGURE, Area, Target
from kordon.games.wolfenstein.position import ALLY_TURN, HERO_TURN, Position
from kordon.games.wolfenstein.rules.attack.odds import enemy_odds
from kordon.games.wolfenstein.rules.enemies.preview import foresee
from kordon.games.wolfenstein.screen.chances import percent
from kordon.games.wolfenstein.screen.log_lines import who_name
from kordon.games.wolfenstein.screen.paths import area_target


class Intent(NamedTuple):
    """Why an enemy would act, whom or where it would go for and by which rule; the odds of an attack."""

    why: str  # "sight", "noise", "attacked"
    deed: str  # "attack", "approach", "wait"
    rule: str
    who: tuple[Target, ...] = ()  # several if the controller would choose
    areas: tuple[Area, ...] = ()
    reaches: bool = False  # it can attack in this phase
    odds: tuple[tuple[int, int, int], ...] = ()  # by target attacked at once: dice, hit and bleed in percents


# All that a preview depends on: viewers of one position share what was worked out for the first of them.
PARTS: Final = attrgetter(
    *("phase", "hero", "heroes", "hero_at", "life", "armour", "unseen", "hushed", "bleeding", "dead", "worn"),
    *("allies", "alive", "enemy_at", "enemy_life", "enemy_armour", "attacked", "stunned_enemies"),
    *(
        "sabotaged_enemies",
        "closed",
        "barred",
        "event_tokens",
        "chest_tokens",
        "objective_at",
        "noise",
        "level",
    ),
)
MOST_KEPT: Final = 256
_kept: dict[Any, dict[Figure, Intent]] = {}


def intents(position: Position) -> dict[Figure, Intent]:
    """By enemy that would wake: what it would do."""
    key = (id(position.board), PARTS(position))
    known = _kept.get(key)
    if known is None:
        known = remember(_kept, key, _intents(position), MOST_KEPT)
    return known


def _intents(position: Position) -> dict[Figure, Intent]:
    return {
        ahead.figure: Intent(
            ahead.why,
            ahead.deed,
            ahead.rule,
            ahead.who,
            ahead.areas,
            ahead.reaches,
            tuple([_odds(position, ahead.figure, who) for who in ahead.who])
            if ahead.deed == "attack"
            else (),
        )
        for ahead in foresee(position)
    }


def _odds(position: Position, figure: Figure, who: Target) -> tuple[int, int, int]:
    odds = enemy_odds(position, figure, who)
    return odds.dice, percent(odds.hit), percent(odds.kill)


def intent_texts(intent: Intent) -> list[Text]:
    """What an enemy would do, in words."""
    rule = LITERAL.say(intent.rule)
    if intent.deed == "wait":
        return [words.WOULD_WAIT(rule=rule)]
    found = []
    if intent.who:
        who = words.listed([who_name(target) for target in intent.who])
        found.append(words.WOULD_GO_FOR(who=who, rule=rule))
    elif intent.areas:
        place = words.listed([NAMED.say(area_target(area)) for area in intent.areas])
        found.append(words.WOULD_GO_TO(place=place, rule=rule))
    for target, (dice, hit, bleed) in zip(intent.who, intent.odds, strict=False):
        found.append(words.THREATENS(who=who_name(target), dice=dice, bleed=bleed, hit=hit))
    if intent.reaches and not intent.odds:
        found.append(words.WOULD_REACH())
    return found


def ending(seen: WolfensteinObservation, awake: int) -> Text | None:
    """What is known about the end of this turn, if the enemies come after it."""
    others = ALL_SLOTS & ~seen.dead & ~seen.activated
    has_ally = seen.phase == HERO_TURN and seen.allies[seen.hero] != NO_FIGURE
    if seen.phase not in (HERO_TURN, ALLY_TURN) or others or has_ally:
        return None
    return words.END_WAKES(n=awake)
