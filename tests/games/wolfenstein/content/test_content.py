"""What the box holds (WO-00x), the published values (WO-008), and mistakes in the data files."""

from __future__ import annotations

from collections import Counter

import pytest

from kordon.engine.rule_ids import rule
from kordon.games.wolfenstein.content import effects as fx
from kordon.games.wolfenstein.content import tables
from kordon.games.wolfenstein.content import traits as tr
from kordon.games.wolfenstein.content.cards import Event, Weapon
from kordon.games.wolfenstein.content.loading import ContentMistake, read_entries

BOX = {
    "soldat": 8,
    "space-trooper": 8,
    "supersoldat": 4,
    "panzerhund": 3,
    "officer": 6,
    "drone": 8,
    "ubersoldat": 4,
    "stormtrooper": 2,
    "rocket-trooper": 2,
}
BOSSES = {"bevli", "von-grim", "mecha-hitler", "hitler"}


@rule("WO-002", "WO-013")
def test_the_box_holds_these_figures() -> None:
    figures = {kind.name: kind.figures for kind in tables.ENEMIES}
    assert figures == BOX | dict.fromkeys(BOSSES, 1) | {"hans-grosse": 1}
    assert {kind.name for kind in tables.ENEMIES if kind.rank == "boss"} == BOSSES
    assert [kind.name for kind in tables.ENEMIES if kind.rank == "officer"] == ["officer"]
    large = {kind.name for kind in tables.ENEMIES if tables.has(kind.traits, tr.Large)}
    assert large == {"panzerhund", "mecha-hitler"}


@rule("WO-003", "WO-009")
def test_the_decks_have_their_sizes() -> None:
    assert len(tables.WEAPON_OF) == 31
    assert len(tables.WEAPONS) == 12
    assert len(tables.GEAR_OF) == 62
    assert len(tables.EVENTS) == 20
    assert len(tables.CHEST_OF) == 14


@rule("WO-005", "WO-015")
def test_equipment_is_of_six_kinds() -> None:
    kinds = Counter(tables.EQUIPMENT[gear].kind for gear in tables.GEAR_OF)
    assert kinds == {
        "armour": 8,
        "attachment": 12,
        "booster": 8,
        "consumable": 22,
        "outfit": 6,
        "other": 6,
    }
    assert tables.EQUIPMENT[tables.GEAR["powered-armour"]].copies == 2


@rule("WO-001", "WO-009")
def test_six_heroes_have_three_skills_and_one_of_them_always_on() -> None:
    assert {hero.name for hero in tables.HEROES} == {"bj", "anya", "set", "bombate", "max", "klaus"}
    for hero in tables.HEROES:
        assert len(hero.skills) == 3
        assert any(skill.traits for skill in hero.skills)
        assert [skill.glory for skill in hero.skills if skill.use is not None] == [1, 2]


@rule("WO-008")
def test_published_values_of_heroes_and_weapons() -> None:
    bj, klaus = (tables.HEROES[tables.HERO[name]] for name in ("bj", "klaus"))
    assert bj.ap == klaus.ap == 6
    assert klaus.accuracy == 2
    assert klaus.weapons == ("pistol-1960",)
    assert klaus.skills[0].traits == (tr.Reroll(face="reload"),)
    (rifle,) = (tables.WEAPONS[tables.WEAPON[name]] for name in bj.weapons)
    assert rifle.ap == 3
    pistol = tables.WEAPONS[tables.WEAPON["pistol-1960"]]
    assert (pistol.range, pistol.dice, pistol.ap) == (2, 1, 2)
    laser = tables.WEAPONS[tables.WEAPON["laserkraftwerk"]]
    assert laser.ap == 3
    assert tables.has(laser.traits, tr.BurnsMetal)
    modes = tables.WEAPONS[tables.WEAPON["sturmgewehr"]].modes
    assert modes[0].traits == (tr.Piercing(),)


@rule("WO-008")
def test_published_values_of_enemies() -> None:
    soldat = tables.ENEMIES[tables.ENEMY["soldat"]]
    assert (soldat.life, soldat.armour) == (1, 3)
    assert soldat.ap >= 5
    assert (soldat.range, soldat.dice, soldat.attack_ap) == (4, 3, 2)
    assert soldat.loot == (fx.Glory(), fx.Equip(), fx.Ammunition())
    assert soldat.team_loot == ()
    assert tables.has(soldat.traits, tr.Alert)
    mighty = tables.ENEMIES[tables.ENEMY["supersoldat"]].traits
    assert tr.Immune("piercing") in mighty
    (call,) = tables.ENEMIES[tables.ENEMY["bevli"]].traits
    assert isinstance(call, tr.Summon)
    assert (call.enemy, call.easy) == ("supersoldat", "soldat")
    (fuhrer,) = tables.ENEMIES[tables.ENEMY["hitler"]].traits
    assert isinstance(fuhrer, tr.Void)
    assert fuhrer.easy == ("reload",)
    assert set(fuhrer.faces) > {"reload"}


@rule("WO-008")
def test_the_hunted_are_helped_or_killed() -> None:
    event = tables.EVENTS[tables.EVENT["hunted"]]
    helping, killing = event.options
    assert fx.Spawn(("soldat", "space-trooper", "officer")) in helping.effects
    assert any(isinstance(effect, fx.Task) for effect in helping.effects)
    assert not any(isinstance(effect, fx.Task | fx.Spawn) for effect in killing.effects)
    assert killing.effects


@rule("WO-008", "WO-411")
def test_what_exists_in_the_box_of_equipment() -> None:
    for name in ("knife", "axe", "pipe"):
        assert tables.EQUIPMENT[tables.GEAR[name]].silent_kill is not None
    assert {"silencer", "bayonet", "hand-grenade", "stun-grenade", "dynamite"} <= set(tables.GEAR)


@rule("WO-009", "WO-456")
def test_events_are_dilemmas_and_three_are_forced() -> None:
    assert sum(len(event.options) == 1 for event in tables.EVENTS) == 3
    for event in tables.EVENTS:
        assert all(option.effects for option in event.options)
        assert len({option.effects for option in event.options}) == len(event.options)


def test_a_mistake_names_the_file_the_entry_and_the_field() -> None:
    with pytest.raises(ContentMistake, match=r"data/weapons.toml: entry 1, club: .*`dice`"):
        read_entries("weapons", Weapon, '[[weapons]]\nname = "club"\ncopies = 1\nrange = 1')
    event = '[[events]]\nname = "cat"\noptions = [{ name = "pat", effects = [{ do = "purr" }] }]'
    with pytest.raises(ContentMistake, match=r"data/events.toml: entry 1, cat: Invalid value 'purr'"):
        read_entries("events", Event, event)
    club = '[[weapons]]\nname = "club"\ncopies = 1\nrange = 1\ndice = 1\nap = 1\nammunition = "none"\n'
    with pytest.raises(ContentMistake, match="two entries called club"):
        read_entries("weapons", Weapon, club * 2)


def test_an_effect_with_an_unknown_enemy_is_a_mistake() -> None:
    with pytest.raises(ContentMistake, match="here: there is no wolf; there are soldat"):
        tables.check_names((fx.Task((fx.Spawn(("wolf",)),)),), "here")
    with pytest.raises(ContentMistake, match="panzerhund is large"):
        tables.check_names((fx.Roll(failure=(fx.Ally("panzerhund"),)),), "here")
