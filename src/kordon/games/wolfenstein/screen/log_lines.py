"""The log line of every event. Heroes and squares are named by their targets: the scene says who they are."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, TypeAlias

from kordon.engine.bits import members
from kordon.engine.records import Target
from kordon.engine.telling import Fields, Lines, plain
from kordon.engine.words import LITERAL, NAMED, SEAT, Argument, Message, Names, Text
from kordon.games.wolfenstein import events, words
from kordon.games.wolfenstein.content import tables
from kordon.games.wolfenstein.pieces import ALLY, BLANK, HEART, NO_CARD, NOBODY, NOWHERE, RELOAD, SHIELD
from kordon.games.wolfenstein.rules.attack.attacks import FISTS
from kordon.games.wolfenstein.screen import paths
from kordon.games.wolfenstein.screen.sentences import enemy_name

Say: TypeAlias = Callable[[Any], Argument]
Line: TypeAlias = Callable[[Any], Text]
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
FORMS: Final[list[Message]] = []  # all that are declared by `form`


def form(id: str, *told: str | tuple[str, str, Say]) -> Line:
    """A message that tells some fields of an event: as FIELDS says, or as (argument, field, words)."""
    said = [(FIELDS[one][0], one, FIELDS[one][1]) if isinstance(one, str) else one for one in told]
    message = Message(id, *[argument for argument, _, _ in said])
    FORMS.append(message)
    return lambda event: message(**{argument: say(getattr(event, field)) for argument, field, say in said})


def either(is_so: Callable[[Any], Any], then: Line, otherwise: Line) -> Line:
    """One of two forms."""
    return lambda event: then(event) if is_so(event) else otherwise(event)


GIVEN_TO: Final = ("to", "to", hero_name)
EVENT_CARD: Final = ("event", "card", event_name)


def _halted(field: str, name: Say) -> Line:
    who = ("who", field, name)
    return either(lambda e: e.sabotaged, form("was-sabotaged", who), form("was-stunned", who))


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
        events.RoundBegan: form("round-began", "round"),
        events.Wished: either(
            lambda e: e.seat == e.next,
            form("wished-self", "seat"),
            form("wished", "seat", ("first", "next", SEAT)),
        ),
        events.Led: form("led", ("who", "next", SEAT)),
        events.EventFound: either(
            lambda e: e.card == NO_CARD,
            form("event-none", "who", "square"),
            form("event-found", "who", "square", EVENT_CARD),
        ),
        events.EventChosen: _event_chosen,
        events.ChestOpened: either(
            lambda e: e.chest == NO_CARD,
            form("chest-none", "who", "square"),
            form("chest-opened", "who", "square", "chest"),
        ),
        events.Worked: form("worked", "who", "square"),
        events.NoiseMade: form("noise-made", "area", ("why", "why", words.NOISE_WHY)),
        events.ThreatChanged: form("threat-is", "threat", ("why", "why", words.THREAT_WHY)),
        events.Tired: either(lambda e: e.is_tired, form("tired", "slot"), form("rested", "slot")),
        events.Reloaded: either(
            lambda e: e.stuck, form("reload-stuck", "slot", "weapon"), form("reloaded", "slot", "weapon")
        ),
        events.SkillUsed: lambda e: words.SKILL_USED(
            hero=hero_name(e.slot), skill=words.SKILL(tables.HEROES[e.hero].skills[e.skill].name)
        ),
        events.Readied: either(
            lambda e: e.weapon == NO_CARD, form("readied-fists", "slot"), form("readied", "slot", "weapon")
        ),
        events.GaveWeapon: form("gave", "slot", GIVEN_TO, ("what", "weapon", weapon_name)),
        events.GaveGear: form("gave", "slot", GIVEN_TO, ("what", "card", gear_name)),
        events.GaveAmmunition: form("gave", "slot", GIVEN_TO, ("what", "kind", ammunition_name)),
        events.Attacked: _attacked,
        events.SilentlyAttacked: form(
            "attacked-silently", "slot", "figure", "gear", ("faces", "faces", hits_text)
        ),
        events.FigureHurt: form("hurt", ("who", "figure", enemy_name), "life", "armour"),
        events.Killed: either(
            lambda e: e.who == NOBODY, form("killed-by-nobody", "figure"), form("killed", "figure", "who")
        ),
        events.Jammed: form("jammed", "weapon"),
        events.Stunned: _halted("figure", enemy_name),
        events.HeroStunned: _halted("slot", hero_name),
        events.GotGlory: either(
            lambda e: e.n >= 0, form("got-glory", "slot", "n"), form("lost-glory", "slot", "n")
        ),
        events.GotAmmunition: either(
            lambda e: e.n >= 0,
            form("got-ammunition", "slot", "n", "kind"),
            form("lost-ammunition", "slot", "n", "kind"),
        ),
        events.GotWeapon: form("got-card", "slot", ("card", "weapon", weapon_name)),
        events.LostWeapon: form("lost-card", "slot", ("card", "weapon", weapon_name)),
        events.DeckEmpty: form("deck-empty", "deck"),
        events.StateBegan: either(
            lambda e: e.beyond, form("is-unseen", "slot", "beyond"), form("is-hushed", "slot")
        ),
        events.TaskKept: form("task-kept", "slot", EVENT_CARD),
        events.TaskPaid: form("task-paid", "slot", EVENT_CARD),
        events.EnemyActs: either(
            lambda e: e.who != NOBODY,
            form("enemy-after", "figure", "who", "rule"),
            either(
                lambda e: e.area != NOWHERE,
                form("enemy-towards", "figure", "area", "rule"),
                form("enemy-stays", "figure", "rule"),
            ),
        ),
        events.EnemyWaits: form("enemy-waits", "figure", ("why", "why", words.WAITS), "rule"),
        events.Directed: _directed,
        events.Ended: lambda e: words.ENDED_WON() if e.won else lost_text(e.rule),
    },
)
LINES.messages += FORMS
