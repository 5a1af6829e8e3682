"""What is foreseen of moves: the noise they make, and what enemies would do if the player phase ended now."""

from __future__ import annotations

from operator import attrgetter
from typing import Any, Final, NamedTuple

from kordon.engine.bits import members
from kordon.engine.caches import remember
from kordon.engine.memo import forget_by
from kordon.engine.words import LITERAL, NAMED, Text
from kordon.games.wolfenstein import pieces, words
from kordon.games.wolfenstein.content import traits as tr
from kordon.games.wolfenstein.content.tables import FIGURE_KINDS, Figure, has
from kordon.games.wolfenstein.events import NoiseMade
from kordon.games.wolfenstein.observation import WolfensteinObservation
from kordon.games.wolfenstein.pieces import NO_FIGURE, NOWHERE, Area, Slot, Square
from kordon.games.wolfenstein.position import NO_NEWS, Position
from kordon.games.wolfenstein.rules.attack.odds import enemy_odds
from kordon.games.wolfenstein.rules.enemies.preview import Foreseen, foresee
from kordon.games.wolfenstein.rules.noise_and_threat import noise
from kordon.games.wolfenstein.screen.chances import percent
from kordon.games.wolfenstein.screen.log_lines import who_name
from kordon.games.wolfenstein.screen.paths import area_target


class Intent(NamedTuple):
    """What an enemy would do, and the odds of its attack."""

    ahead: Foreseen
    odds: tuple[tuple[int, int, int], ...] = ()  # by target attacked at once: dice, hit and bleed in percents


# All that a preview depends on: viewers of one position share what was worked out for the first of them.
PARTS: Final = attrgetter(
    *("phase", "hero", "heroes", "hero_at", "life", "armour", "unseen", "hushed", "bleeding", "dead", "worn"),
    *("allies", "alive", "enemy_at", "enemy_life", "enemy_armour", "attacked", "stunned_enemies"),
    *("sabotaged_enemies", "closed", "barred", "event_tokens", "chest_tokens", "objective_at"),
    *("noise", "level"),
)
MOST_KEPT: Final = 256
_kept: dict[Any, dict[Figure, Intent]] = {}
forget_by(_kept.clear)


def intents(position: Position) -> dict[Figure, Intent]:
    """By enemy that would wake: what it would do."""
    key = (id(position.board), PARTS(position))
    known = _kept.get(key)
    if known is None:
        known = remember(_kept, key, _intents(position), MOST_KEPT)
    return known


def _intents(position: Position) -> dict[Figure, Intent]:
    found = {}
    for ahead in foresee(position):
        attacked = ahead.who if ahead.act == "attack" else ()
        odds = [enemy_odds(position, ahead.figure, who) for who in attacked]
        found[ahead.figure] = Intent(ahead, tuple([(o.dice, percent(o.hit), percent(o.kill)) for o in odds]))
    return found


def intent_texts(intent: Intent) -> list[Text]:
    """What an enemy would do, in words."""
    ahead, rule = intent.ahead, LITERAL.say(intent.ahead.rule)
    if ahead.act == "wait":
        return [words.WOULD_WAIT(rule=rule)]
    found = []
    if ahead.who:
        who = words.listed([who_name(target) for target in ahead.who])
        found.append(words.WOULD_GO_FOR(who=who, rule=rule))
    elif ahead.areas:
        place = words.listed([NAMED.say(area_target(area)) for area in ahead.areas])
        found.append(words.WOULD_GO_TO(place=place, rule=rule))
    for target, (dice, hit, bleed) in zip(ahead.who, intent.odds, strict=False):
        found.append(words.THREATENS(who=who_name(target), dice=dice, bleed=bleed, hit=hit))
    if ahead.reaches and not intent.odds:
        found.append(words.WOULD_REACH())
    return found


# ---- noise


def noise_of_steps(position: Position) -> dict[Area, Text]:
    """By area: the noise that the active figure would make there by coming (WO-502)."""
    loud = noise.areas_disturbed(position, position.actor_square)
    return {area: _noise_text(area, noise.why_disturbed(position, area)) for area in members(loud)}


def noise_of_turn(position: Position, slot: Slot, start: Square) -> Text | None:
    """The noise that a hero would make by having a turn, on a start marker or where the hero is."""
    if position.bleeding >> slot & 1:
        return None
    world = position.copy()
    world.hushed &= ~(1 << slot)
    return _noise_on(world, slot, start)


def noise_of_travel(position: Position, to: Square) -> Text | None:
    """The noise at the other end of a passage."""
    return _noise_on(position.copy(), position.hero, to)


def noise_of_help(position: Position, slot: Slot) -> Text | None:
    """The noise that a bleeding hero would make by being back."""
    world = position.copy()
    world.bleeding &= ~(1 << slot)
    world.count_heroes()
    return _noise_on(world, slot, NOWHERE)


def _noise_on(world: Position, slot: Slot, square: Square) -> Text | None:
    if square != NOWHERE:
        world.put_hero(slot, square)
    world.news = NO_NEWS
    if world.hero_at[slot] != NOWHERE:
        noise.heed_presence(world, world.board.area[world.hero_at[slot]])
    made = [event for event in world.news if isinstance(event, NoiseMade)]
    return _noise_text(made[0].area, made[0].why) if made else None


def noise_of_attack(position: Position, figures: list[Figure], *, silent: bool) -> Text | None:
    """What would be heard of an attack (WO-501), or of the fall of those who fall loudly."""
    area_of = position.board.area
    there = 0
    for figure in figures:
        there |= position.squares_of(figure)
    if not silent and position.level.attacks_make_noise:
        there |= 1 << position.actor_square
        message = words.NOISE_OF_ATTACK
    elif any(has(FIGURE_KINDS[figure].traits, tr.NoisyDeath) for figure in figures):
        message = words.NOISE_OF_FALL
    else:
        return None
    areas = {area_of[square] for square in members(there)}
    places = [NAMED.say(area_target(area)) for area in sorted(areas) if not position.noise >> area & 1]
    return message(places=words.listed(places)) if places else None


def _noise_text(area: Area, why: str) -> Text:
    return words.NOISE_AHEAD(place=NAMED.say(area_target(area)), why=words.NOISE_WHY(why))


def ending(seen: WolfensteinObservation, awake: int) -> Text | None:
    """What is known about the end of this turn, if the enemies come after it."""
    others = pieces.ALL_SLOTS & ~seen.dead & ~seen.activated
    has_ally = seen.phase == pieces.HERO_TURN and seen.allies[seen.hero] != NO_FIGURE
    if seen.phase not in (pieces.HERO_TURN, pieces.ALLY_TURN) or others or has_ally:
        return None
    return words.END_WAKES(n=awake)
