"""The log line of every event. Heroes and squares are named by their targets: the scene says who they are."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from kordon.engine.bits import members
from kordon.engine.records import Target
from kordon.engine.telling import Fields, Lines, Ways, one_way, plain
from kordon.engine.words import LITERAL, NAMED, SEAT, Names, Text
from kordon.games.wolfenstein import events, words
from kordon.games.wolfenstein.content import tables
from kordon.games.wolfenstein.pieces import ALLY, BLANK, HEART, NO_CARD, NOBODY, NOWHERE, RELOAD, SHIELD
from kordon.games.wolfenstein.rules.attack.attacks import FISTS
from kordon.games.wolfenstein.screen import paths
from kordon.games.wolfenstein.screen.sentences import enemy_name

LOST: Final = {"WO-201": "rounds", "WO-703": "hero"}  # by the rule that ended the mission; else: all are dead


# ---- names


def _named(target: Callable[[int], Target]) -> Callable[[int], Text]:
    """What the scene calls a thing of its own, by number."""
    return lambda number: NAMED.say(target(number))


def _called(names: Names, printed: Iterable[Any]) -> Callable[[int], Text]:
    """What cards are called, by number."""
    return [names(card.name) for card in printed].__getitem__


hero_name: Final = _named(paths.hero_target)
square_name: Final = _named(paths.square_target)
area_name: Final = _named(paths.area_target)
weapon_name: Final = _called(words.WEAPON, tables.WEAPON_CARDS)
gear_name: Final = _called(words.EQUIPMENT_CARD, tables.GEAR_CARDS)
event_name: Final = _called(words.EVENT, tables.EVENTS)


def who_name(who: int) -> Text:
    """A hero or a hero's ally."""
    return hero_name(who) if who < ALLY else words.ALLY_OF(hero=hero_name(who - ALLY))


def ammunition_name(kind: int) -> Text:
    """A kind of ammunition."""
    return words.AMMUNITION(tables.AMMUNITION_NAMES[kind])


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


# ---- lines of several fields at once


def _event_chosen(event: events.EventChosen) -> Text:
    card = tables.EVENTS[event.card]
    option = f"{card.name}-{card.options[event.option].name}"
    return words.EVENT_CHOSEN(
        hero=hero_name(event.slot), option=words.EVENT_OPTION(option), told=words.EVENT_OPTION(option, "told")
    )


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


# ---- lines of fields

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
    "door": ("door", _named(paths.door_target)),
    "bars": ("bars", _named(paths.bars_target)),
    "goal": ("goal", _named("goal:{}".format)),
    "weapon": ("weapon", weapon_name),
    "card": ("card", gear_name),
    "kind": ("kind", ammunition_name),
    "n": ("n", abs),
    "rule": ("rule", LITERAL.say),
    "gear": ("card", _called(words.EQUIPMENT_CARD, tables.EQUIPMENT)),
    "chest": ("chest", _called(words.CHEST, tables.CHESTS)),
    "deck": ("deck", words.DECK),
    "faces": ("faces", faces_text),
    "why": ("why", words.WHY),
    "helped": ("other", hero_name),
    **{
        number: (number, plain)
        for number in [
            "round",
            "ap",
            "life",
            "armour",
            "attacks",
            "dice",
            "threat",
            "token",
            "success",
            "beyond",
        ]
    },
}


def _event_card(event: Any) -> Text:
    return event_name(event.card)


def _given_to(event: Any) -> Text:
    return hero_name(event.to)


def _weapon(event: Any) -> Text:
    return weapon_name(event.weapon)


def _halted(name: Callable[[Any], Text]) -> Ways:
    return Ways(lambda e: e.sabotaged, "was-stunned who", "was-sabotaged who", who=name)


def _won_or_lost(thing: str) -> Ways:
    return Ways(lambda e: e.n >= 0, f"lost-{thing}", f"got-{thing}")


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
        events.EventChosen: _event_chosen,
        events.SkillUsed: lambda e: words.SKILL_USED(
            hero=hero_name(e.slot), skill=words.SKILL(tables.HEROES[e.hero].skills[e.skill].name)
        ),
        events.Attacked: _attacked,
        events.Directed: _directed,
        events.Ended: lambda e: words.ENDED_WON() if e.won else lost_text(e.rule),
    },
    ways={
        events.RoundBegan: one_way("round-began round"),
        events.Wished: Ways(
            lambda e: e.seat == e.next, "wished who first", "wished-self who", first=lambda e: SEAT(e.next)
        ),
        events.Led: one_way("led who", who=lambda e: SEAT(e.next)),
        events.EventFound: Ways(
            lambda e: e.card == NO_CARD,
            "event-found who place event",
            "event-none who place",
            event=_event_card,
        ),
        events.ChestOpened: Ways(
            lambda e: e.chest == NO_CARD, "chest-opened who place chest", "chest-none who place"
        ),
        events.Worked: one_way("worked who place"),
        events.NoiseMade: one_way("noise-made place why", why=lambda e: words.NOISE_WHY(e.why)),
        events.ThreatChanged: one_way("threat-is threat why", why=lambda e: words.THREAT_WHY(e.why)),
        events.Tired: Ways(lambda e: e.is_tired, "rested hero", "tired hero"),
        events.Reloaded: Ways(lambda e: e.stuck, "reloaded hero weapon", "reload-stuck hero weapon"),
        events.Readied: Ways(lambda e: e.weapon == NO_CARD, "readied hero weapon", "readied-fists hero"),
        events.GaveWeapon: one_way("gave hero to what", to=_given_to, what=_weapon),
        events.GaveGear: one_way("gave hero to what", to=_given_to, what=lambda e: gear_name(e.card)),
        events.GaveAmmunition: one_way(
            "gave hero to what", to=_given_to, what=lambda e: ammunition_name(e.kind)
        ),
        events.SilentlyAttacked: one_way(
            "attacked-silently hero enemy card faces", faces=lambda e: hits_text(e.faces)
        ),
        events.FigureHurt: one_way("hurt who life armour", who=lambda e: enemy_name(e.figure)),
        events.Killed: Ways(lambda e: e.who == NOBODY, "killed enemy who", "killed-by-nobody enemy"),
        events.Jammed: one_way("jammed weapon"),
        events.Stunned: _halted(lambda e: enemy_name(e.figure)),
        events.HeroStunned: _halted(lambda e: hero_name(e.slot)),
        events.GotGlory: _won_or_lost("glory hero n"),
        events.GotAmmunition: _won_or_lost("ammunition hero n kind"),
        events.GotWeapon: one_way("got-card hero card", card=_weapon),
        events.LostWeapon: one_way("lost-card hero card", card=_weapon),
        events.DeckEmpty: one_way("deck-empty deck"),
        events.StateBegan: Ways(lambda e: e.beyond > 0, "is-hushed hero", "is-unseen hero beyond"),
        events.TaskKept: one_way("task-kept hero event", event=_event_card),
        events.TaskPaid: one_way("task-paid hero event", event=_event_card),
        events.EnemyActs: Ways(
            lambda e: 2 if e.who != NOBODY else e.area != NOWHERE,
            "enemy-stays enemy rule",
            "enemy-towards enemy place rule",
            "enemy-after enemy who rule",
        ),
        events.EnemyWaits: one_way("enemy-waits enemy why rule", why=lambda e: words.WAITS(e.why)),
    },
)
