"""What cards say: a sentence for every record, in three languages, from the data that the rules carry out."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from kordon.engine.rule_ids import rule
from kordon.engine.words import Message
from kordon.games.wolfenstein import words
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
    *[kind() for kind in get_args(fx.Effect) if kind not in (fx.Spawn, fx.Bot, fx.Task, fx.Roll)],
    fx.Spawn(("soldat", "officer")),
    fx.Bot("drone"),
    fx.Task((fx.Glory(2, "team"),)),
    fx.Roll(),
    fx.Roll((fx.Glory(),), (fx.Hurt(),), 3, 2),
    fx.Threat(-2),
    fx.Raise(1, 2),
    fx.Raise(0, 2),
)
TRAITS: tuple[Any, ...] = (
    *[kind() for kind in get_args(tr.Trait) if kind not in (tr.Immune, tr.Summon, tr.Void, tr.Becomes)],
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
        (fx.Equip(1), "equipment cards: 1", "1 karta ekwipunku", "1 karta vybavení"),
        (fx.Equip(2), "equipment cards: 2", "2 karty ekwipunku", "2 karty vybavení"),
        (
            fx.Equip(5, "team"),
            "every hero: equipment cards: 5",
            "każdy bohater: 5 kart ekwipunku",
            "každý hrdina: 5 karet vybavení",
        ),
        (fx.Threat(-1), "threat −1", "zagrożenie −1", "ohrožení −1"),
        (fx.Threat(2), "threat +2", "zagrożenie +2", "ohrožení +2"),
        (
            fx.Damage(2, "around"),
            "every enemy there and around: damage 2, armour first",
            "każdy wróg na polu i wokół niego: obrażenia 2, najpierw pancerz",
            "každý nepřítel na poli a kolem něj: zranění 2, nejdřív brnění",
        ),
    ],
)
def test_numbers_and_targets_are_said_as_the_language_has_them(
    effect: Any, english: str, polish: str, czech: str
) -> None:
    text = sentences.effect_text(effect)
    assert (said(text), said(text, "pl"), said(text, "cs")) == (english, polish, czech)


@rule("WO-405")
def test_a_weapon_says_its_numbers_and_its_mode() -> None:
    texts = [said(text) for text in sentences.weapon_detail(WEAPON["sturmgewehr"])]
    assert texts == [
        "Range 5, dice 2 + accuracy, 3 action points; heavy ammunition",
        "Special mode (1 token): piercing: shields count as hearts",
    ]


def test_a_changed_number_changes_the_sentence() -> None:
    strong = Skill("bandage", glory=1, use=Use((fx.Heal(3, "target"),), target="hero-next"))
    weak = Skill("bandage", glory=1, use=Use((fx.Heal(2, "target"),), target="hero-next"))
    assert said(sentences.skill_text(strong)) == "Use on a hero next to you (0 AP): the chosen hero: life +3"
    assert said(sentences.skill_text(strong)) != said(sentences.skill_text(weak))


def test_figures_are_numbered_where_there_are_several() -> None:
    names = [said(sentences.enemy_name(figure)) for figure in range(sum(kind.figures for kind in ENEMIES))]
    assert len(set(names)) == len(names)
    assert "Soldat 8" in names
    assert "Adolf Hitler" in names


@pytest.mark.parametrize("language", sorted(SPEECHES))
@pytest.mark.parametrize("message", [words.PROMPT_TURN, words.PROMPT_BOT], ids=lambda message: message.id)
def test_a_turn_is_asked_for_and_not_only_counted(language: str, message: Message) -> None:
    asked = SPEECHES[language].say(message(hero="X", ap=3, attacks=1))
    assert "3" in asked
    assert asked.endswith("?")
