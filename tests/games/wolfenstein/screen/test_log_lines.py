"""The log: a line for every event, in three languages, that names who and where."""

from __future__ import annotations

from typing import Any, get_args, get_type_hints

import pytest

from kordon.engine.rule_ids import rule
from kordon.engine.words import LITERAL
from kordon.games.wolfenstein import events
from kordon.games.wolfenstein.content.tables import EVENT, EVENTS
from kordon.games.wolfenstein.events import WolfensteinEvent
from kordon.games.wolfenstein.pieces import BLANK, HEART, NO_CARD, NOBODY, NOWHERE, RELOAD, SHIELD
from kordon.games.wolfenstein.screen.log_lines import LINES
from kordon.games.wolfenstein.screen.story import DECISIVE, weight
from tests.games.wolfenstein.screen.shown import SPEECHES

NAMES = {
    "hero:0": LITERAL.say("B.J."),
    "hero:1": LITERAL.say("Anya"),
    "square:0": LITERAL.say("A1"),
    "square:1": LITERAL.say("B1"),
    "area:0": LITERAL.say("Cellar"),
    "door:0": LITERAL.say("Door 1"),
    "bars:0": LITERAL.say("Bars 1"),
    "goal:0": LITERAL.say("kill the officer"),
}
WORDS: dict[str, tuple[str, ...]] = {
    "EnemyWaits.why": ("stunned", "sabotaged", "blocked", "obstacle", "idle", "near", "spent"),
    "Woke.why": ("sight", "noise", "attacked", "alarm"),
    "NoiseMade.why": ("together", "enemy", "attack", "crash", "effect"),
    "ThreatChanged.why": ("kill", "shout", "effect", "officers", "alarm"),
    "Directed.kind": ("order", "target", "area", "square"),
    "DeckEmpty.deck": ("weapon", "equipment", "event", "chest"),
    "EnemyActs.rule": ("WO-603",),
    "EnemyWaits.rule": ("WO-602",),
    "Ended.rule": ("WO-201", "WO-703", "WO-704"),
}


def examples(kind: type) -> list[Any]:
    """Events of a kind with every word that it can hold; all numbers are 0, or 1 for amounts."""
    made: list[dict[str, Any]] = [{}]
    for name, hint in get_type_hints(kind).items():
        if hint is str:
            values: tuple[Any, ...] = WORDS[f"{kind.__name__}.{name}"]
        elif hint is bool:
            values = (False, True)
        elif name == "areas":
            values = (1,)
        elif name in ("n", "ap", "life", "armour"):
            values = (1, 2, 5)
        else:
            values = (0,) if hint is int else ((HEART, SHIELD, RELOAD, BLANK),)
        made = [{**one, name: value} for one in made for value in values]
    return [kind(**one) for one in made]


def said(event: WolfensteinEvent, language: str = "en") -> str:
    return SPEECHES[language].say(LINES.tell(event), NAMES)


@pytest.mark.parametrize("language", SPEECHES)
def test_every_event_has_a_line(language: str) -> None:
    for kind in get_args(WolfensteinEvent):
        for event in examples(kind):
            line = said(event, language)
            assert line.strip(), event
            assert "hero:" not in line
            assert "square:" not in line


@rule("WO-403")
def test_an_attack_tells_the_dice_and_what_they_did() -> None:
    faces = (HEART, HEART, SHIELD, RELOAD)
    assert (
        said(events.Attacked(0, 0, 0, False, faces, 1))
        == "B.J. attacks Soldat 1 (Pistol 1960): hearts 2, shields 1, reloads 1, blanks 0, rerolled 1."
    )
    missed = said(events.Attacked(0, 0, 0, False, (RELOAD,), 0))
    assert missed == "B.J. attacks Soldat 1 (Pistol 1960): no hit (reloads 1, blanks 0)."
    assert said(events.FigureHurt(0, 2, 1)) == "Soldat 1: life −2, armour −1."
    assert said(events.HeroHurt(1, 0, 2), "pl") == "Anya: pancerz −2."
    assert said(events.HeroHurt(4, 1, 0), "cs") == "Bot (B.J.): životy −1."


@rule("WO-603", "WO-604", "WO-606")
def test_enemies_say_whom_they_go_for_and_why() -> None:
    assert said(events.EnemyActs(0, 1, NOWHERE, "WO-603")) == "Soldat 1 goes for Anya (WO-603)."
    assert said(events.EnemyActs(0, NOBODY, 0, "WO-604")) == "Soldat 1 goes towards Cellar (WO-604)."
    assert said(events.EnemyMoved(0, 0, 1)) == "Soldat 1: A1 → B1."
    assert said(events.Directed(0, "square", 1)) == "Player 1 decides: B1."
    assert said(events.Directed(NOBODY, "target", 1)) == "Chance decides: Anya."


@rule("WO-503", "WO-504")
def test_the_threat_is_told_with_what_moved_it() -> None:
    assert said(events.ThreatChanged(2, "shout")) == "Threat: 2 (an enemy saw a hero and shouted)."
    assert said(events.ThreatChanged(1, "kill"), "pl") == "Zagrożenie: 1 (zginął wróg)."
    assert said(events.ThreatChanged(0, "officers"), "cs") == "Ohrožení: 0 (nemá kdo velet)."


def test_a_player_who_wants_to_begin_is_named_once() -> None:
    assert said(events.Wished(0, 0)) == "Player 1 wants to begin."
    assert said(events.Wished(0, 1)) == "Player 1 wants Player 2 to begin."


@rule("WO-454")
def test_an_empty_deck_is_told() -> None:
    assert said(events.EventFound(0, 0, NO_CARD)) == "B.J. searches A1 and finds nothing."
    assert said(events.ChestOpened(0, 0, NO_CARD)) == "B.J. opens the chest at A1. It is empty."


def test_the_story_is_made_of_what_decided() -> None:
    goal, step = events.GoalReached(0), events.Moved(0, 0, 1)
    assert weight(goal) == weight(events.HeroDied(0)) == DECISIVE
    assert DECISIVE > weight(events.AlarmSounded()) > weight(events.TaskPaid(0, 0)) > weight(step) == 0
    soldat, officer = (
        events.Killed(0, 0),
        next(events.Killed(f, 0) for f in range(60) if weight(events.Killed(f, 0))),
    )
    assert weight(soldat) == 0 < weight(officer)


@rule("WO-311")
def test_a_choice_is_told_with_what_came_of_it() -> None:
    help_them = EVENT["hunted"]
    assert said(events.EventChosen(0, help_them, 0)).startswith(
        "B.J. decides: Take them along. The oldest of the three"
    )
    options = [(card, option) for card, event in enumerate(EVENTS) for option in range(len(event.options))]
    told = {said(events.EventChosen(0, card, option)) for card, option in options}
    assert len(told) == len(options)


@pytest.mark.parametrize("language", SPEECHES)
def test_what_decided_it_is_told_as_a_story(language: str) -> None:
    speech = SPEECHES[language]
    for event in (
        events.AlarmSounded(),
        events.Bled(0),
        events.Helped(0, 1, token=True),
        events.HeroDied(0),
        events.GoalReached(0),
    ):
        line = LINES.tell(event)
        assert speech.tell(line, NAMES) != speech.say(line, NAMES)
