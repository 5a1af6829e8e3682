"""What cards say: a sentence for every record, in three languages, from the data that the rules carry out."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from kordon.engine.rule_ids import rule
from kordon.engine.words import Message
from kordon.games.wolfenstein import words
from kordon.games.wolfenstein.board.mission import MISSIONS
from kordon.games.wolfenstein.content import effects as fx
from kordon.games.wolfenstein.content import goals as gl
from kordon.games.wolfenstein.content import traits as tr
from kordon.games.wolfenstein.content.cards import Skill, Use
from kordon.games.wolfenstein.content.tables import (
    CHESTS,
    ENEMIES,
    EQUIPMENT,
    EVENTS,
    HEROES,
    WEAPON,
    WEAPONS,
)
from kordon.games.wolfenstein.screen import sentences
from tests.games.wolfenstein.screen.shown import SPEECHES

EXAMPLES: tuple[Any, ...] = (
    *[kind() for kind in get_args(fx.Effect) if kind not in (fx.Spawn, fx.Ally, fx.Task, fx.Roll)],
    fx.Spawn(("soldat", "officer")),
    fx.Ally("drone"),
    fx.Task((fx.Glory(2, "team"),)),
    fx.Roll(),
    fx.Roll((fx.Glory(),), (fx.Hurt(),), 3, 2),
    fx.Threat(-2),
    fx.Raise(1, 2),
    fx.Raise(0, 2),
)
NEEDY = (tr.Immune, tr.Summon, tr.Void, tr.Becomes, tr.Forbid)  # they do not go without arguments
TRAITS: tuple[Any, ...] = (
    *[kind() for kind in get_args(tr.Trait) if kind not in NEEDY],
    tr.StunOnHit(2),
    tr.SabotageOnHit(1),
    *[tr.Forbid(what) for what in get_args(tr.Manoeuvre)],
    *[tr.Immune(to) for to in ("stun", "sabotage", "silent-kill", "piercing")],
    tr.Summon("supersoldat", "soldat"),
    tr.Void(("reload", "blank")),
    tr.Becomes("hitler"),
)
GOALS: tuple[Any, ...] = (
    gl.Kill("officer", 0),
    gl.Kill("officer"),
    gl.Kill("officer", 3),
    gl.Take("A"),
    gl.Destroy("B", 2),
    gl.Carry("C"),
    gl.Leave(),
    gl.Finish(),
)


def said(text: Any, language: str = "en") -> str:
    return SPEECHES[language].say(text)


@pytest.mark.parametrize("language", SPEECHES)
def test_every_record_of_the_vocabularies_has_its_sentence(language: str) -> None:
    assert {type(effect) for effect in EXAMPLES} == set(get_args(fx.Effect))
    assert {type(trait) for trait in TRAITS} == set(get_args(tr.Trait))
    assert {type(goal) for goal in GOALS} == set(get_args(gl.Goal))
    for effect in EXAMPLES:
        assert said(sentences.effect_text(effect), language).strip()
    for trait in TRAITS:
        assert said(sentences.trait_text(trait), language).strip()
    for goal in GOALS:
        assert said(sentences.goal_text(goal), language).strip()


@pytest.mark.parametrize("language", SPEECHES)
def test_every_card_of_the_box_can_be_read(language: str) -> None:
    details = [sentences.enemy_detail(kind) for kind in range(len(ENEMIES))]
    details += [sentences.weapon_detail(kind) for kind in range(len(WEAPONS))]
    details += [sentences.gear_detail(kind) for kind in range(len(EQUIPMENT))]
    details += [sentences.hero_detail(kind) for kind in range(len(HEROES))]
    effects = [chest.effects for chest in CHESTS]
    effects += [option.effects for event in EVENTS for option in event.options]
    for detail in details:
        assert detail
        for text in detail:
            assert said(text, language).strip()
    for several in effects:
        assert said(sentences.effects_text(several), language).strip()


@pytest.mark.parametrize(
    ("effect", "english", "polish", "czech"),
    [
        (fx.Equip(1), "1 equipment card", "1 karta ekwipunku", "1 karta výbavy"),
        (fx.Equip(2), "2 equipment cards", "2 karty ekwipunku", "2 karty výbavy"),
        (
            fx.Equip(5, "team"),
            "5 equipment cards for every hero",
            "5 kart ekwipunku dla każdego bohatera",
            "5 karet výbavy pro každého hrdinu",
        ),
        (fx.Threat(-1), "threat −1", "zagrożenie −1", "ohrožení −1"),
        (fx.Threat(2), "threat +2", "zagrożenie +2", "ohrožení +2"),
        (
            fx.Damage(2, "around"),
            "damage 2 to everybody on that square and around it, friends too, armour first",
            "obrażenia 2 dla wszystkich na tym polu i wokół niego, także swoich (najpierw pancerz)",
            "zranění 2 pro všechny na tom poli a kolem něj, i vlastní (nejdřív pancíř)",
        ),
    ],
)
def test_numbers_and_targets_are_said_as_the_language_has_them(
    effect: Any, english: str, polish: str, czech: str
) -> None:
    text = sentences.effect_text(effect)
    assert (said(text), said(text, "pl"), said(text, "cs")) == (english, polish, czech)


@pytest.mark.parametrize(
    ("goal", "english", "polish", "czech"),
    [
        (gl.Kill("officer"), "kill the officer", "zabić oficera", "zabít důstojníka"),
        (gl.Kill("officer", 3), "kill 3 officers", "zabić 3 oficerów", "zabít 3 důstojníky"),
        (gl.Kill("officer", 5), "kill 5 officers", "zabić 5 oficerów", "zabít 5 důstojníků"),
        (gl.Kill("drone", 0), "kill all drones", "zabić wszystkie drony", "zabít všechny drony"),
        (gl.Kill("drone", 2), "kill 2 drones", "zabić 2 drony", "zabít 2 drony"),
        (gl.Kill("panzerhund", 22), "kill 22 Panzerhunde", "zabić 22 Panzerhundy", "zabít 22 Panzerhundů"),
        (
            gl.Kill("von-grim"),
            "kill General Oscar von Grim",
            "zabić generała Oscara von Grima",
            "zabít generála Oscara von Grima",
        ),
    ],
)
def test_enemies_are_declined_and_counted(goal: Any, english: str, polish: str, czech: str) -> None:
    text = sentences.goal_text(goal)
    assert (said(text), said(text, "pl"), said(text, "cs")) == (english, polish, czech)


def test_what_is_paid_later_is_told_last_and_apart() -> None:
    escort = next(event for event in EVENTS if event.name == "turncoat").options[0]
    text = sentences.effects_text(escort.effects)
    assert said(text) == (
        "threat +1; the hero keeps this card for a reward at a hero start (1 weapon card; 2 equipment cards)"
    )
    assert said(text, "pl").startswith("zagrożenie +1; bohater zatrzymuje kartę")
    assert said(text, "cs").startswith("ohrožení +1; hrdina si kartu nechá")


def test_the_alarm_counts_whom_it_brings() -> None:
    text = words.counted(["space-trooper", "ubersoldat", "drone", "space-trooper"])
    assert said(text) == "2 space troopers, an Übersoldat and a drone"
    assert said(text, "pl") == "2 żołnierzy piechoty kosmicznej, Übersoldata i drona"
    assert said(text, "cs") == "2 vesmírné vojáky, Übersoldata a dron"


@rule("WO-405")
def test_a_weapon_says_its_numbers_and_its_mode() -> None:
    texts = [said(text) for text in sentences.weapon_detail(WEAPON["sturmgewehr"])]
    assert texts == [
        "Range 5, dice 2 + accuracy, 3 action points; heavy ammunition",
        "Armour-piercing round (1 ammunition token): piercing (shields count as hearts)",
        "Full auto (2 ammunition tokens): dice +3",
    ]


def test_a_changed_number_changes_the_sentence() -> None:
    strong = Skill("bandage", glory=1, use=Use((fx.Heal(3, "target"),), target="hero-next"))
    weak = Skill("bandage", glory=1, use=Use((fx.Heal(2, "target"),), target="hero-next"))
    assert (
        said(sentences.skill_text(strong)) == "Use on a neighbouring hero (0 AP): life +3 for the chosen hero"
    )
    assert said(sentences.skill_text(strong)) != said(sentences.skill_text(weak))


def test_figures_are_numbered_where_there_are_several() -> None:
    names = [said(sentences.enemy_name(figure)) for figure in range(sum(kind.figures for kind in ENEMIES))]
    assert len(set(names)) == len(names)
    assert "Soldat 8" in names
    assert "Adolf Hitler" in names


@pytest.mark.parametrize("language", sorted(SPEECHES))
@pytest.mark.parametrize("message", [words.PROMPT_TURN, words.PROMPT_ALLY], ids=lambda message: message.id)
def test_a_turn_is_asked_for_and_not_only_counted(language: str, message: Message) -> None:
    asked = SPEECHES[language].say(message(hero="X", ap=3, attacks=1))
    assert "3" in asked
    assert asked.endswith("?")


@pytest.mark.parametrize("language", sorted(SPEECHES))
def test_every_hero_has_a_line_and_every_defeat_an_ending(language: str) -> None:
    lines = {said(sentences.hero_detail(kind)[0], language) for kind in range(len(HEROES))}
    assert len(lines) == len(HEROES)
    ends = {said(words.MISSION_STORY(f"{mission}-lost"), language) for mission in MISSIONS}
    assert len(ends) == len(MISSIONS)


@rule("WO-704")
def test_a_lost_mission_is_told_to_its_end() -> None:
    lost = words.LOST_STORY(how=words.LOST("rounds"), story=words.MISSION_STORY("cells-lost"))
    assert said(lost).startswith("The mission has failed: the last round is over. In the cells")
