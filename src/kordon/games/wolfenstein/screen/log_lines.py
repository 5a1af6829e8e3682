"""The log line of every event. Heroes and squares are named by their targets: the scene says who they are."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

from kordon.engine.bits import members
from kordon.engine.words import LITERAL, NAMED, SEAT, Text
from kordon.games.wolfenstein import events, words
from kordon.games.wolfenstein.content.tables import (
    AMMUNITION_NAMES,
    CHESTS,
    EQUIPMENT,
    EVENTS,
    GEAR_OF,
    HEROES,
    WEAPON_OF,
    WEAPONS,
    Card,
)
from kordon.games.wolfenstein.pieces import ALLY, BLANK, HEART, NO_CARD, NOBODY, NOWHERE, RELOAD, SHIELD, Slot
from kordon.games.wolfenstein.rules.attack.attacks import FISTS
from kordon.games.wolfenstein.screen.paths import (
    area_target,
    bars_target,
    door_target,
    hero_target,
    square_target,
)
from kordon.games.wolfenstein.screen.sentences import enemy_name

LOST: Final = {"WO-201": "rounds", "WO-703": "hero"}  # by the rule that ended the mission; else: all are dead


@lru_cache(maxsize=4096)
def tell(event: events.WolfensteinEvent) -> Text:
    """What the log says of an event."""
    return LINES[type(event)](event)


# ---- names


def hero_name(slot: Slot) -> Text:
    """A hero, as the scene calls the one of this slot."""
    return NAMED.say(hero_target(slot))


def who_name(who: int) -> Text:
    """A hero or a hero's ally."""
    return hero_name(who) if who < ALLY else words.ALLY_OF(hero=hero_name(who - ALLY))


def square_name(square: int) -> Text:
    """A square of the map."""
    return NAMED.say(square_target(square))


def area_name(area: int) -> Text:
    """A room or corridor."""
    return NAMED.say(area_target(area))


def weapon_name(card: Card) -> Text:
    """A weapon card."""
    return words.WEAPON(WEAPONS[WEAPON_OF[card]].name)


def gear_name(card: Card) -> Text:
    """An equipment card."""
    return words.EQUIPMENT_CARD(EQUIPMENT[GEAR_OF[card]].name)


def event_name(card: Card) -> Text:
    """An event card."""
    return words.EVENT(EVENTS[card].name)


def faces_text(faces: tuple[int, ...]) -> Text:
    """A roll: how many dice show each face."""
    return words.FACES(
        heart=faces.count(HEART),
        shield=faces.count(SHIELD),
        reload=faces.count(RELOAD),
        blank=faces.count(BLANK),
    )


def lost_text(rule: str) -> Text:
    """Why a mission was lost."""
    return words.LOST(LOST.get(rule, "heroes"))


# ---- lines with more than one form


def _event_found(event: events.EventFound) -> Text:
    who, place = who_name(event.who), square_name(event.square)
    if event.card == NO_CARD:
        return words.EVENT_NONE(who=who, place=place)
    return words.EVENT_FOUND(who=who, place=place, event=event_name(event.card))


def _event_chosen(event: events.EventChosen) -> Text:
    card = EVENTS[event.card]
    option = f"{card.name}-{card.options[event.option].name}"
    return words.EVENT_CHOSEN(
        hero=hero_name(event.slot),
        option=words.EVENT_OPTION(option),
        told=words.EVENT_OPTION(option, "told"),
    )


def _chest_opened(event: events.ChestOpened) -> Text:
    who, place = who_name(event.who), square_name(event.square)
    if event.chest == NO_CARD:
        return words.CHEST_NONE(who=who, place=place)
    return words.CHEST_OPENED(who=who, place=place, chest=words.CHEST(CHESTS[event.chest].name))


def _attacked(event: events.Attacked) -> Text:
    who, enemy, faces = who_name(event.who), enemy_name(event.figure), faces_text(event.faces)
    if event.weapon == FISTS:
        return words.ATTACKED_BARE(who=who, enemy=enemy, faces=faces, rerolled=event.rerolled)
    card = WEAPONS[event.weapon]
    weapon = words.WEAPON(card.name)
    if not event.mode:
        return words.ATTACKED(who=who, enemy=enemy, weapon=weapon, faces=faces, rerolled=event.rerolled)
    mode = words.MODE_NAME(card.modes[event.mode - 1].name)
    return words.ATTACKED_MODE(
        who=who, enemy=enemy, weapon=weapon, mode=mode, faces=faces, rerolled=event.rerolled
    )


def _silently(event: events.SilentlyAttacked) -> Text:
    return words.ATTACKED_SILENTLY(
        hero=hero_name(event.slot),
        enemy=enemy_name(event.figure),
        card=words.EQUIPMENT_CARD(EQUIPMENT[event.gear].name),
        faces=faces_text(event.faces),
    )


def _killed(event: events.Killed) -> Text:
    enemy = enemy_name(event.figure)
    if event.who == NOBODY:
        return words.KILLED_BY_NOBODY(enemy=enemy)
    return words.KILLED(enemy=enemy, who=who_name(event.who))


def _stunned(event: events.Stunned) -> Text:
    return (words.SABOTAGED if event.sabotaged else words.STUNNED)(who=enemy_name(event.figure))


def _glory(event: events.GotGlory) -> Text:
    message = words.GOT_GLORY if event.n >= 0 else words.LOST_GLORY
    return message(hero=hero_name(event.slot), n=abs(event.n))


def _ammunition(event: events.GotAmmunition) -> Text:
    message = words.GOT_AMMUNITION if event.n >= 0 else words.LOST_AMMUNITION
    return message(
        hero=hero_name(event.slot), n=abs(event.n), kind=words.AMMUNITION(AMMUNITION_NAMES[event.kind])
    )


def _state(event: events.StateBegan) -> Text:
    hero = hero_name(event.slot)
    return words.UNSEEN(hero=hero, beyond=event.beyond) if event.beyond else words.HUSHED(hero=hero)


def _acts(event: events.EnemyActs) -> Text:
    enemy, rule = enemy_name(event.figure), LITERAL.say(event.rule)
    if event.who != NOBODY:
        return words.ENEMY_AFTER(enemy=enemy, who=who_name(event.who), rule=rule)
    if event.area != NOWHERE:
        return words.ENEMY_TOWARDS(enemy=enemy, place=area_name(event.area), rule=rule)
    return words.ENEMY_STAYS(enemy=enemy, rule=rule)


DECIDED: Final[dict[str, Callable[[int], Text]]] = {
    "order": enemy_name,
    "target": who_name,
    "area": area_name,
    "square": square_name,
}


def _directed(event: events.Directed) -> Text:
    what = DECIDED[event.kind](event.choice)
    if event.seat == NOBODY:
        return words.DIRECTED_BY_CHANCE(what=what)
    return words.DIRECTED(who=SEAT(event.seat), what=what)


def _ended(event: events.Ended) -> Text:
    return words.ENDED_WON() if event.won else lost_text(event.rule)


LINES: Final[dict[type, Callable[[Any], Text]]] = {
    events.Picked: lambda e: words.PICKED(who=SEAT(e.seat), hero=hero_name(e.slot)),
    events.FirstPlayerRolled: lambda e: words.FIRST_ROLLED(who=SEAT(e.seat)),
    events.Entrusted: lambda e: words.ENTRUSTED(hero=hero_name(e.slot)),
    events.RoundBegan: lambda e: words.ROUND_BEGAN(round=e.round),
    events.Wished: lambda e: words.WISHED(who=SEAT(e.seat), first=SEAT(e.next)),
    events.Led: lambda e: words.LED(who=SEAT(e.next)),
    events.Activated: lambda e: words.ACTIVATED(who=who_name(e.who), place=square_name(e.square), ap=e.ap),
    events.TurnEnded: lambda e: words.TURN_ENDED(who=who_name(e.who)),
    events.Missed: lambda e: words.MISSED(who=who_name(e.who)),
    events.Tidied: lambda e: words.TIDIED(
        places=words.listed([area_name(area) for area in members(e.areas)])
    ),
    events.Moved: lambda e: words.MOVED(
        who=who_name(e.who), origin=square_name(e.origin), to=square_name(e.to)
    ),
    events.Travelled: lambda e: words.TRAVELLED(
        who=who_name(e.who), origin=square_name(e.origin), to=square_name(e.to)
    ),
    events.DoorOpened: lambda e: words.DOOR_OPENED(who=who_name(e.who), door=NAMED.say(door_target(e.door))),
    events.BarsBurned: lambda e: words.BARS_BURNED(who=who_name(e.who), bars=NAMED.say(bars_target(e.bars))),
    events.EventFound: _event_found,
    events.EventChosen: _event_chosen,
    events.ChestOpened: _chest_opened,
    events.Worked: lambda e: words.WORKED(who=who_name(e.who), place=square_name(e.square)),
    events.Exhausted: lambda e: words.EXHAUSTED(hero=hero_name(e.slot), ap=e.ap),
    events.Tired: lambda e: (words.TIRED if e.is_tired else words.RESTED)(hero=hero_name(e.slot)),
    events.Reloaded: lambda e: (words.RELOAD_STUCK if e.stuck else words.RELOADED)(
        hero=hero_name(e.slot), weapon=weapon_name(e.weapon)
    ),
    events.SkillUsed: lambda e: words.SKILL_USED(
        hero=hero_name(e.slot), skill=words.SKILL(HEROES[e.hero].skills[e.skill].name)
    ),
    events.GearUsed: lambda e: words.GEAR_USED(
        hero=hero_name(e.slot), card=words.EQUIPMENT_CARD(EQUIPMENT[e.gear].name)
    ),
    events.Readied: lambda e: (
        words.READIED_FISTS(hero=hero_name(e.slot))
        if e.weapon == NO_CARD
        else words.READIED(hero=hero_name(e.slot), weapon=weapon_name(e.weapon))
    ),
    events.Wore: lambda e: words.WORE(hero=hero_name(e.slot), card=gear_name(e.card)),
    events.Attached: lambda e: words.ATTACHED(
        hero=hero_name(e.slot), card=gear_name(e.card), weapon=weapon_name(e.weapon)
    ),
    events.GaveWeapon: lambda e: words.GAVE(
        hero=hero_name(e.slot), to=hero_name(e.to), what=weapon_name(e.weapon)
    ),
    events.GaveGear: lambda e: words.GAVE(hero=hero_name(e.slot), to=hero_name(e.to), what=gear_name(e.card)),
    events.GaveAmmunition: lambda e: words.GAVE(
        hero=hero_name(e.slot), to=hero_name(e.to), what=words.AMMUNITION(AMMUNITION_NAMES[e.kind])
    ),
    events.Helped: lambda e: words.HELPED(
        hero=hero_name(e.slot), other=hero_name(e.helped), token=int(e.token)
    ),
    events.Attacked: _attacked,
    events.SilentlyAttacked: _silently,
    events.EnemyAttacked: lambda e: words.ENEMY_ATTACKED(
        enemy=enemy_name(e.figure), who=who_name(e.who), faces=faces_text(e.faces)
    ),
    events.FigureHurt: lambda e: words.HURT(who=enemy_name(e.figure), life=e.life, armour=e.armour),
    events.HeroHurt: lambda e: words.HURT(who=who_name(e.who), life=e.life, armour=e.armour),
    events.Killed: _killed,
    events.Jammed: lambda e: words.JAMMED(weapon=weapon_name(e.weapon)),
    events.Stunned: _stunned,
    events.HeroStunned: lambda e: (words.SABOTAGED if e.sabotaged else words.STUNNED)(who=hero_name(e.slot)),
    events.Pushed: lambda e: words.PUSHED(
        enemy=enemy_name(e.figure), origin=square_name(e.origin), to=square_name(e.to)
    ),
    events.GotGlory: _glory,
    events.GotAmmunition: _ammunition,
    events.GotGear: lambda e: words.GOT_CARD(hero=hero_name(e.slot), card=gear_name(e.card)),
    events.GotWeapon: lambda e: words.GOT_CARD(hero=hero_name(e.slot), card=weapon_name(e.weapon)),
    events.LostWeapon: lambda e: words.LOST_CARD(hero=hero_name(e.slot), card=weapon_name(e.weapon)),
    events.DeckEmpty: lambda e: words.DECK_EMPTY(deck=words.DECK(e.deck)),
    events.Mended: lambda e: words.MENDED(hero=hero_name(e.slot), life=e.life, armour=e.armour),
    events.Cleared: lambda e: words.CLEARED(hero=hero_name(e.slot)),
    events.StateBegan: _state,
    events.GotPoints: lambda e: words.GOT_POINTS(
        hero=hero_name(e.slot), ap=e.ap, attacks=e.attacks, dice=e.dice
    ),
    events.Rolled: lambda e: words.ROLLED(
        hero=hero_name(e.slot), faces=faces_text(e.faces), success=int(e.success)
    ),
    events.TaskKept: lambda e: words.TASK_KEPT(hero=hero_name(e.slot), event=event_name(e.card)),
    events.TaskPaid: lambda e: words.TASK_PAID(hero=hero_name(e.slot), event=event_name(e.card)),
    events.AllyJoined: lambda e: words.ALLY_JOINED(
        hero=hero_name(e.slot), enemy=enemy_name(e.figure), place=square_name(e.square)
    ),
    events.NoiseMade: lambda e: words.NOISE_MADE(place=area_name(e.area), why=words.NOISE_WHY(e.why)),
    events.NoiseGone: lambda e: words.NOISE_GONE(place=area_name(e.area)),
    events.ThreatChanged: lambda e: words.THREAT_IS(threat=e.threat),
    events.OfficersGone: lambda e: words.OFFICERS_GONE(),
    events.AlarmSounded: lambda e: words.ALARM(),
    events.Appeared: lambda e: words.APPEARED(enemy=enemy_name(e.figure), place=square_name(e.square)),
    events.EnemyPhaseBegan: lambda e: words.ENEMY_PHASE(who=SEAT(e.controller)),
    events.Woke: lambda e: words.WOKE(enemy=enemy_name(e.figure), why=words.WHY(e.why)),
    events.EnemyActs: _acts,
    events.EnemyMoved: lambda e: words.ENEMY_MOVED(
        enemy=enemy_name(e.figure), origin=square_name(e.origin), to=square_name(e.to)
    ),
    events.EnemyOpened: lambda e: words.ENEMY_OPENED(
        enemy=enemy_name(e.figure), door=NAMED.say(door_target(e.door))
    ),
    events.EnemyWaits: lambda e: words.ENEMY_WAITS(
        enemy=enemy_name(e.figure), why=words.WAITS(e.why), rule=LITERAL.say(e.rule)
    ),
    events.Directed: _directed,
    events.Bled: lambda e: words.BLED(hero=hero_name(e.slot)),
    events.HeroDied: lambda e: words.HERO_DIED(hero=hero_name(e.slot)),
    events.AllyLost: lambda e: words.ALLY_LOST(hero=hero_name(e.slot)),
    events.GoalReached: lambda e: words.GOAL_REACHED(goal=NAMED.say(f"goal:{e.goal}")),
    events.Ended: _ended,
}
