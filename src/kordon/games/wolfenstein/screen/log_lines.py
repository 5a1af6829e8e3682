"""The log line of every event. Heroes and squares are named by their targets: the scene says who they are."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kordon.engine.bits import members
from kordon.engine.telling import Fields, Lines, plain
from kordon.engine.words import LITERAL, NAMED, SEAT, Message, Text
from kordon.games.wolfenstein import events, words
from kordon.games.wolfenstein.content import tables
from kordon.games.wolfenstein.content.tables import Card
from kordon.games.wolfenstein.pieces import ALLY, BLANK, HEART, NO_CARD, NOBODY, NOWHERE, RELOAD, SHIELD, Slot
from kordon.games.wolfenstein.rules.attack.attacks import FISTS
from kordon.games.wolfenstein.screen import paths
from kordon.games.wolfenstein.screen.sentences import enemy_name

LOST: Final = {"WO-201": "rounds", "WO-703": "hero"}  # by the rule that ended the mission; else: all are dead


# ---- names


def hero_name(slot: Slot) -> Text:
    """A hero, as the scene calls the one of this slot."""
    return NAMED.say(paths.hero_target(slot))


def who_name(who: int) -> Text:
    """A hero or a hero's ally."""
    return hero_name(who) if who < ALLY else words.ALLY_OF(hero=hero_name(who - ALLY))


def square_name(square: int) -> Text:
    """A square of the map."""
    return NAMED.say(paths.square_target(square))


def area_name(area: int) -> Text:
    """A room or corridor."""
    return NAMED.say(paths.area_target(area))


def weapon_name(card: Card) -> Text:
    """A weapon card."""
    return words.WEAPON(tables.WEAPON_CARDS[card].name)


def gear_name(card: Card) -> Text:
    """An equipment card."""
    return words.EQUIPMENT_CARD(tables.GEAR_CARDS[card].name)


def event_name(card: Card) -> Text:
    """An event card."""
    return words.EVENT(tables.EVENTS[card].name)


def faces_text(faces: tuple[int, ...]) -> Text:
    """A roll: how many dice show each face."""
    return words.FACES(
        heart=faces.count(HEART),
        shield=faces.count(SHIELD),
        reload=faces.count(RELOAD),
        blank=faces.count(BLANK),
    )


def hits_text(faces: tuple[int, ...]) -> Text:
    """The roll of an attack; where nobody is hurt, no other line tells what came of it."""
    if HEART in faces or SHIELD in faces:
        return faces_text(faces)
    return words.MISSED_FACES(reload=faces.count(RELOAD), blank=faces.count(BLANK))


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
    card = tables.EVENTS[event.card]
    option = f"{card.name}-{card.options[event.option].name}"
    return words.EVENT_CHOSEN(
        hero=hero_name(event.slot), option=words.EVENT_OPTION(option), told=words.EVENT_OPTION(option, "told")
    )


def _chest_opened(event: events.ChestOpened) -> Text:
    who, place = who_name(event.who), square_name(event.square)
    if event.chest == NO_CARD:
        return words.CHEST_NONE(who=who, place=place)
    return words.CHEST_OPENED(who=who, place=place, chest=words.CHEST(tables.CHESTS[event.chest].name))


def _attacked(event: events.Attacked) -> Text:
    who, enemy, faces = who_name(event.who), enemy_name(event.figure), hits_text(event.faces)
    if event.weapon == FISTS:
        return words.ATTACKED_BARE(who=who, enemy=enemy, faces=faces, rerolled=event.rerolled)
    card = tables.WEAPONS[event.weapon]
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
        card=words.EQUIPMENT_CARD(tables.EQUIPMENT[event.gear].name),
        faces=hits_text(event.faces),
    )


def _killed(event: events.Killed) -> Text:
    enemy = enemy_name(event.figure)
    if event.who == NOBODY:
        return words.KILLED_BY_NOBODY(enemy=enemy)
    return words.KILLED(enemy=enemy, who=who_name(event.who))


def _halted(event: events.Stunned | events.HeroStunned, who: Text) -> Text:
    return (words.SABOTAGED if event.sabotaged else words.STUNNED)(who=who)


def _glory(event: events.GotGlory) -> Text:
    message = words.GOT_GLORY if event.n >= 0 else words.LOST_GLORY
    return message(hero=hero_name(event.slot), n=abs(event.n))


def _ammunition(event: events.GotAmmunition) -> Text:
    message = words.GOT_AMMUNITION if event.n >= 0 else words.LOST_AMMUNITION
    return message(
        hero=hero_name(event.slot), n=abs(event.n), kind=words.AMMUNITION(tables.AMMUNITION_NAMES[event.kind])
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


def _of_weapon(message: Message) -> Callable[[Any], Text]:
    return lambda e: message(hero=hero_name(e.slot), card=weapon_name(e.weapon))


def _gave(what: Callable[[Any], Text]) -> Callable[[Any], Text]:
    return lambda e: words.GAVE(hero=hero_name(e.slot), to=hero_name(e.to), what=what(e))


def _of_task(message: Message) -> Callable[[Any], Text]:
    return lambda e: message(hero=hero_name(e.slot), event=event_name(e.card))


def _readied(event: events.Readied) -> Text:
    hero = hero_name(event.slot)
    if event.weapon == NO_CARD:
        return words.READIED_FISTS(hero=hero)
    return words.READIED(hero=hero, weapon=weapon_name(event.weapon))


def _wished(event: events.Wished) -> Text:
    if event.seat == event.next:
        return words.WISHED_SELF(who=SEAT(event.seat))
    return words.WISHED(who=SEAT(event.seat), first=SEAT(event.next))


FIELDS: Final[Fields] = {
    "seat": ("who", SEAT),
    "controller": ("who", SEAT),
    "who": ("who", who_name),
    "slot": ("hero", hero_name),
    "figure": ("enemy", enemy_name),
    "square": ("place", square_name),
    "area": ("place", area_name),
    "areas": ("places", lambda areas: words.listed([area_name(area) for area in members(areas)])),
    "origin": ("origin", square_name),
    "to": ("to", square_name),
    "door": ("door", lambda door: NAMED.say(paths.door_target(door))),
    "bars": ("bars", lambda bars: NAMED.say(paths.bars_target(bars))),
    "goal": ("goal", lambda goal: NAMED.say(f"goal:{goal}")),
    "weapon": ("weapon", weapon_name),
    "card": ("card", gear_name),
    "gear": ("card", lambda gear: words.EQUIPMENT_CARD(tables.EQUIPMENT[gear].name)),
    "deck": ("deck", words.DECK),
    "faces": ("faces", faces_text),
    "why": ("why", words.WHY),
    "helped": ("other", hero_name),
    **{
        number: (number, plain)
        for number in ("round", "ap", "life", "armour", "attacks", "dice", "threat", "token", "success")
    },
}

LINES: Final = Lines(
    events.WolfensteinEvent,
    FIELDS,
    ids={
        events.AlarmSounded: "alarm-sounded",
        events.GotGear: "got-card",
        events.Rolled: "success-roll",
        events.HeroHurt: "hurt",
        events.GoalReached: "goal-reached",
    },
    told={
        events.RoundBegan: lambda e: words.ROUND_BEGAN(round=e.round),
        events.Wished: _wished,
        events.Led: lambda e: words.LED(who=SEAT(e.next)),
        events.EventFound: _event_found,
        events.EventChosen: _event_chosen,
        events.ChestOpened: _chest_opened,
        events.Worked: lambda e: words.WORKED(who=who_name(e.who), place=square_name(e.square)),
        events.NoiseMade: lambda e: words.NOISE_MADE(place=area_name(e.area), why=words.NOISE_WHY(e.why)),
        events.ThreatChanged: lambda e: words.THREAT_IS(threat=e.threat, why=words.THREAT_WHY(e.why)),
        events.Tired: lambda e: (words.TIRED if e.is_tired else words.RESTED)(hero=hero_name(e.slot)),
        events.Reloaded: lambda e: (words.RELOAD_STUCK if e.stuck else words.RELOADED)(
            hero=hero_name(e.slot), weapon=weapon_name(e.weapon)
        ),
        events.SkillUsed: lambda e: words.SKILL_USED(
            hero=hero_name(e.slot), skill=words.SKILL(tables.HEROES[e.hero].skills[e.skill].name)
        ),
        events.Readied: _readied,
        events.GaveWeapon: _gave(lambda e: weapon_name(e.weapon)),
        events.GaveGear: _gave(lambda e: gear_name(e.card)),
        events.GaveAmmunition: _gave(lambda e: words.AMMUNITION(tables.AMMUNITION_NAMES[e.kind])),
        events.Attacked: _attacked,
        events.SilentlyAttacked: _silently,
        events.FigureHurt: lambda e: words.HURT(who=enemy_name(e.figure), life=e.life, armour=e.armour),
        events.Killed: _killed,
        events.Jammed: lambda e: words.JAMMED(weapon=weapon_name(e.weapon)),
        events.Stunned: lambda e: _halted(e, enemy_name(e.figure)),
        events.HeroStunned: lambda e: _halted(e, hero_name(e.slot)),
        events.GotGlory: _glory,
        events.GotAmmunition: _ammunition,
        events.GotWeapon: _of_weapon(words.GOT_CARD),
        events.LostWeapon: _of_weapon(words.LOST_CARD),
        events.DeckEmpty: lambda e: words.DECK_EMPTY(deck=words.DECK(e.deck)),
        events.StateBegan: _state,
        events.TaskKept: _of_task(words.TASK_KEPT),
        events.TaskPaid: _of_task(words.TASK_PAID),
        events.EnemyActs: _acts,
        events.EnemyWaits: lambda e: words.ENEMY_WAITS(
            enemy=enemy_name(e.figure), why=words.WAITS(e.why), rule=LITERAL.say(e.rule)
        ),
        events.Directed: _directed,
        events.Ended: lambda e: words.ENDED_WON() if e.won else lost_text(e.rule),
    },
)
