"""The data files: mistakes are told with the file, the entry and the field."""

from __future__ import annotations

import pytest

from kordon.engine.errors import Fault
from kordon.engine.rule_ids import rule
from kordon.games.wolfenstein.content import effects as fx
from kordon.games.wolfenstein.content import tables
from kordon.games.wolfenstein.content.cards import Hero, Weapon
from kordon.games.wolfenstein.content.loading import read_entries

PISTOL = """
[[weapons]]
name = "pistol"
copies = 1
range = 2
dice = 1
ap = 2
ammunition = "light"
"""


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (PISTOL + "rnage = 3", "data/weapons.toml: entry 1, pistol: Object contains unknown field `rnage`"),
        (
            PISTOL.replace('"light"', '"heavier"'),
            "entry 1, pistol: Invalid enum value 'heavier' - at `$.ammunition`",
        ),
        (PISTOL.replace("dice = 1", 'dice = "one"'), "Expected `int`, got `str` - at `$.dice`"),
        (PISTOL + PISTOL, "data/weapons.toml: there are two entries called pistol"),
        (PISTOL + 'traits = [{ has = "magic" }]', "Invalid value 'magic' - at `$.traits[0].has`"),
        ("[[weapon]]\nname = 1", "data/weapons.toml: it holds [[weapons]] entries, not weapon"),
        ("name = ", "data/weapons.toml: Invalid value (at end of document)"),
    ],
)
def test_a_mistake_is_told_with_its_place(text: str, says: str) -> None:
    with pytest.raises(Fault) as fault:
        read_entries("weapons", Weapon, text)
    assert says in str(fault.value)


def test_effects_that_name_an_unknown_enemy_are_refused() -> None:
    with pytest.raises(Fault) as fault:
        tables.check_names((fx.Roll(success=(fx.Spawn(("yeti",)),)),), "data/events.toml: snow")
    assert "data/events.toml: snow: there is no yeti" in str(fault.value)
    with pytest.raises(Fault) as fault:
        tables.check_names((fx.Ally("panzerhund"),), "data/events.toml: dog")
    assert "panzerhund is large" in str(fault.value)


@rule("WO-001")
def test_the_six_heroes_have_three_skills_each_and_one_of_them_is_always_on() -> None:
    assert {hero.name for hero in tables.HEROES} == {"bj", "klaus", "anya", "set", "bombate", "max"}
    for hero in tables.HEROES:
        assert isinstance(hero, Hero)
        assert len(hero.skills) == 3
        assert any(skill.traits for skill in hero.skills)


@rule("WO-008")
def test_published_values_of_heroes_and_weapons() -> None:
    bj, klaus = tables.HEROES[tables.HERO["bj"]], tables.HEROES[tables.HERO["klaus"]]
    assert bj.ap == klaus.ap == 6
    assert klaus.accuracy == 2
    assert klaus.weapons == ("pistol-1960",)
    assert tables.WEAPONS[tables.WEAPON[bj.weapons[0]]].ap == 3
    pistol = tables.WEAPONS[tables.WEAPON["pistol-1960"]]
    assert (pistol.range, pistol.dice, pistol.ap) == (2, 1, 2)
    assert tables.WEAPONS[tables.WEAPON["laserkraftwerk"]].ap == 3
