"""Special modes, explosions, and what enemies do besides wounding (WO-405, WO-419, WO-420, WO-612)."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from kordon.engine.rule_ids import rule
from kordon.engine.tuples import replaced
from kordon.games.wolfenstein import events, moves
from kordon.games.wolfenstein.content import effects as fx
from kordon.games.wolfenstein.content import traits as tr
from kordon.games.wolfenstein.content.tables import (
    CHESTS,
    ENEMIES,
    EQUIPMENT,
    EVENTS,
    HEROES,
    WEAPON,
    WEAPONS,
)
from kordon.games.wolfenstein.position import Position
from kordon.games.wolfenstein.rules.enemies.enemy_attack import enemy_attacks
from tests.games.wolfenstein.table import Table, staged


def armed(picture: str, weapon: str, *, level: str = "bring", enemies: str = "s", **tokens: Any) -> Table:
    """B.J. on `a` with a weapon in hand and Klaus on `k`, if drawn, against Supersoldaten."""
    heroes = {"bj": "a", "klaus": "k"} if "k" in picture else {"bj": "a"}
    table = staged(picture, heroes=heroes, enemies={"supersoldat": enemies}, active="bj", level=level)
    card = table.give("bj", weapon=weapon, **tokens)
    table.position.active = replaced(table.position.active, table.slot("bj"), card)
    return table


def modes(table: Table, letter: str = "s") -> set[int]:
    """The ways to attack an enemy: 0 is the plain one."""
    return {move.mode for move in table.legal(moves.Attack) if move.figure == table.figure(letter)}


def number(weapon: str, mode: str) -> int:
    """A special mode's number on its card."""
    return [entry.name for entry in WEAPONS[WEAPON[weapon]].modes].index(mode) + 1


# ---- special modes (WO-405)


@rule("WO-405")
def test_every_weapon_has_two_or_three_modes_that_differ() -> None:
    for weapon in WEAPONS:
        assert 2 <= len(weapon.modes) <= 3, weapon.name
        assert len({mode.name for mode in weapon.modes}) == len(weapon.modes)
        assert len({mode.traits for mode in weapon.modes}) == len(weapon.modes)
        assert all(mode.tokens >= 1 for mode in weapon.modes)


@rule("WO-405")
def test_a_mode_is_offered_for_its_own_price() -> None:
    assert modes(armed("a . s", "sturmgewehr", heavy=1)) == {0, 1}
    assert modes(armed("a . s", "sturmgewehr", heavy=2)) == {0, 1, 2}
    table = armed("a . s", "sturmgewehr", heavy=3)
    table.rolls("blank " * 7)
    table.play(moves.Attack(0, table.figure("s"), 2))
    told = table.told(events.Attacked)[0]
    assert (told.mode, len(told.faces)) == (2, 2 + 2 + 3)
    assert table.position.ammunition[1] == 1


@rule("WO-405", "WO-302")
def test_one_mode_a_turn_whichever_it_is() -> None:
    table = armed("a . s", "sturmgewehr", heavy=4)
    table.rolls("blank " * 4)
    table.play(moves.Attack(0, table.figure("s"), 1), moves.Exhaust(0))
    assert modes(table) == {0}


@rule("WO-405", "WO-901")
def test_on_the_hardest_level_every_mode_costs_one_more() -> None:
    assert modes(armed("a . s", "sturmgewehr", heavy=1, level="death")) == {0}
    assert modes(armed("a . s", "sturmgewehr", heavy=2, level="death")) == {0, 1}
    table = armed("a . s", "sturmgewehr", heavy=3, level="death")
    table.play(moves.Attack(0, table.figure("s"), 2))
    assert table.position.ammunition[1] == 0


@rule("WO-405")
def test_a_snap_shot_is_cheaper_than_the_plain_attack() -> None:
    table = armed("a . s", "marksman-rifle", heavy=1)
    table.position.ap = 2
    snap = number("marksman-rifle", "snap-shot")
    assert modes(table) == {snap}
    table.play(moves.Attack(0, table.figure("s"), snap))
    assert table.position.ap == 0


@rule("WO-405", "WO-409")
def test_a_steady_hand_reaches_further_than_the_plain_attack() -> None:
    steady = number("pistol-1960", "steady-hand")
    assert modes(armed("a . . . s", "pistol-1960", light=1)) == {steady}
    assert not modes(armed("a . . . . s", "pistol-1960", light=1))


@rule("WO-405", "WO-420")
def test_suppressing_fire_sabotages_whom_it_hits() -> None:
    fire = number("machine-gun", "suppressing-fire")
    table = armed("a . s", "machine-gun", heavy=2)
    table.rolls("shield blank blank blank blank blank")
    table.play(moves.Attack(0, table.figure("s"), fire))
    assert table.position.sabotaged_enemies == 1 << table.figure("s")
    table = armed("a . s", "machine-gun", heavy=2)
    table.rolls("blank blank blank blank blank blank")
    table.play(moves.Attack(0, table.figure("s"), fire))
    assert not table.position.sabotaged_enemies


@rule("WO-420", "WO-705")
def test_a_stun_shell_does_nothing_to_the_numb() -> None:
    shell = number("grenade-pistol", "stun-shell")
    for enemy, stunned in (("supersoldat", True), ("ubersoldat", False)):
        table = staged("a . s", heroes={"bj": "a"}, enemies={enemy: "s"}, active="bj")
        card = table.give("bj", weapon="grenade-pistol", heavy=1)
        table.position.active = replaced(table.position.active, table.slot("bj"), card)
        table.rolls("shield blank blank blank")
        table.play(moves.Attack(0, table.figure("s"), shell))
        assert bool(table.position.stunned_enemies) == stunned, enemy


# ---- explosions (WO-419)


@rule("WO-419")
def test_a_blast_hurts_every_other_figure_next_to_the_target_but_not_the_shooter() -> None:
    table = armed("k s\n\na t", "rocket-launcher", enemies="st", special=1)
    before = table.life("klaus"), table.life("bj")
    table.rolls("blank " * 5)
    table.play(moves.Attack(0, table.figure("s")))
    assert table.told(events.FigureHurt) == [events.FigureHurt(table.figure("t"), 0, 1)]
    assert table.told(events.HeroHurt) == [events.HeroHurt(table.slot("klaus"), 0, 1)]
    assert table.life("klaus") == (before[0][0], before[0][1] - 1)
    assert table.life("bj") == before[1]


@rule("WO-419")
def test_a_blast_spares_friends_further_away_and_behind_walls() -> None:
    for picture in ("k . s . a", "k|s . a"):
        table = armed(picture, "rocket-launcher", special=1)
        table.play(moves.Attack(0, table.figure("s")))
        assert not table.told(events.HeroHurt)


@rule("WO-419")
def test_a_double_charge_hurts_friends_twice_as_much() -> None:
    table = armed("k s . a", "charge-launcher", special=2)
    table.rolls("blank " * 5)
    table.play(moves.Attack(0, table.figure("s"), number("charge-launcher", "double-charge")))
    assert table.told(events.HeroHurt) == [events.HeroHurt(table.slot("klaus"), 0, 2)]


@rule("WO-419", "WO-417")
def test_a_grenade_hurts_friends_on_and_around_its_square_but_not_who_throws_it() -> None:
    table = staged(
        "a s k m", heroes={"bj": "a", "klaus": "k", "max": "m"}, enemies={"soldat": "s"}, active="bj"
    )
    card = table.give("bj", gear="hand-grenade")
    bj, far = table.life("bj"), table.life("max")
    table.play(moves.UseGear(0, card, table.at("s")))
    assert table.told(events.HeroHurt) == [events.HeroHurt(table.slot("klaus"), 0, 2)]
    assert (table.life("bj"), table.life("max")) == (bj, far)
    assert not table.position.sabotaged


@rule("WO-419", "WO-701")
def test_a_friend_may_fall_in_an_explosion() -> None:
    table = staged("a . s k", heroes={"bj": "a", "klaus": "k"}, enemies={"soldat": "s"}, active="bj")
    klaus = table.slot("klaus")
    table.position.life = replaced(table.position.life, klaus, 1)
    table.position.armour = replaced(table.position.armour, klaus, 0)
    card = table.give("bj", gear="hand-grenade")
    table.play(moves.UseGear(0, card, table.at("s")))
    assert table.told(events.Bled) == [events.Bled(klaus)]
    assert table.position.bleeding == 1 << klaus


@rule("WO-419")
def test_a_stun_grenade_does_not_touch_friends() -> None:
    table = staged("a . s k", heroes={"bj": "a", "klaus": "k"}, enemies={"soldat": "s"}, active="bj")
    card = table.give("bj", gear="stun-grenade")
    table.play(moves.UseGear(0, card, table.at("s")))
    assert table.position.stunned_enemies
    assert not table.position.stunned


@rule("WO-419")
def test_a_rocket_troopers_blast_spares_its_friends() -> None:
    table = staged("k s . . r", heroes={"klaus": "k"}, enemies={"soldat": "s", "rocket-trooper": "r"})
    before = table.position.enemy_armour
    table.rolls("blank blank blank")
    enemy_attacks(table.position, table.figure("r"), table.slot("klaus"))
    assert table.position.enemy_armour == before


# ---- heroes are stunned and sabotaged (WO-413, WO-420)


def hit(enemy: str, faces: str, *, hero: str = "klaus") -> Position:
    """The position after an enemy's attack on a hero next to it whose armour is gone."""
    table = staged("a s", heroes={hero: "a"}, enemies={enemy: "s"})
    slot = table.slot(hero)
    table.position.armour = replaced(table.position.armour, slot, 0)
    table.rolls(faces)
    enemy_attacks(table.position, table.figure("s"), slot)
    for life in table.told(events.HeroStunned):
        assert life.slot == slot
    return table.position


@rule("WO-420")
def test_a_drone_sabotages_a_hero_who_loses_life_and_stands() -> None:
    assert hit("drone", "heart blank").sabotaged
    assert not hit("drone", "blank blank").sabotaged
    assert not hit("drone", "heart blank").stunned


@rule("WO-420")
def test_armour_keeps_the_jamming_pulse_off() -> None:
    table = staged("a s", heroes={"klaus": "a"}, enemies={"drone": "s"})
    table.rolls("shield shield")
    enemy_attacks(table.position, table.figure("s"), table.slot("klaus"))
    assert not table.position.sabotaged


@rule("WO-420")
def test_an_ubersoldat_stuns_by_two_life_at_once_and_not_by_one() -> None:
    assert hit("ubersoldat", "heart shield blank blank").stunned
    assert not hit("ubersoldat", "heart blank blank blank").stunned


@rule("WO-420", "WO-701")
def test_who_falls_is_not_stunned_as_well() -> None:
    position = hit("ubersoldat", "heart heart heart heart")
    assert position.bleeding
    assert not position.stunned


@rule("WO-420", "WO-413")
def test_two_hits_give_one_token_which_goes_after_the_next_turn() -> None:
    table = staged("a s", heroes={"klaus": "a"}, enemies={"drone": "s"})
    slot = table.slot("klaus")
    for _ in range(2):
        table.rolls("heart blank")
        enemy_attacks(table.position, table.figure("s"), slot)
    assert table.told(events.HeroStunned) == [events.HeroStunned(slot, True)]
    table.play(moves.Activate(0, slot))
    assert not table.legal(moves.Attack)
    assert table.legal(moves.Exhaust)
    table.rolls("blank blank")
    table.end()
    assert not table.position.sabotaged


@rule("WO-420", "WO-802")
def test_bots_are_neither_stunned_nor_sabotaged() -> None:
    table = staged("a . b s", heroes={"klaus": "a"}, enemies={"soldat": "b", "ubersoldat": "s"})
    position, slot = table.position, table.slot("klaus")
    position.allies = replaced(position.allies, slot, table.figure("b"))
    position.count_all()
    table.rolls("shield shield shield blank")
    enemy_attacks(position, table.figure("s"), slot + 4)
    assert table.told(events.HeroHurt)
    assert not position.stunned | position.stunned_enemies


# ---- forbidden manoeuvres (WO-612)


@rule("WO-612")
@pytest.mark.parametrize(
    ("picture", "enemy", "allowed"),
    [
        ("a s", "stormtrooper", False),
        ("a . s", "stormtrooper", True),
        ("a|s", "stormtrooper", True),
        ("a s", "soldat", True),
    ],
)
def test_next_to_a_stormtrooper_nobody_exhausts(picture: str, enemy: str, allowed: bool) -> None:
    table = staged(picture, heroes={"bj": "a"}, enemies={enemy: "s"}, active="bj")
    assert bool(table.legal(moves.Exhaust)) == allowed


@rule("WO-612")
def test_a_stunned_enemy_forbids_nothing() -> None:
    table = staged("a s", heroes={"bj": "a"}, enemies={"stormtrooper": "s"}, active="bj")
    table.position.stunned_enemies = table.position.enemies
    assert table.legal(moves.Exhaust)


@rule("WO-612")
def test_next_to_a_panzerhund_nobody_reloads_but_everybody_may_exhaust() -> None:
    for picture, allowed in (("a p p\n\n. p p", False), ("a . p p\n\n. . p p", True)):
        table = staged(picture, heroes={"bj": "a"}, enemies={"panzerhund": "p"}, active="bj")
        table.position.reloads = 1 << table.position.active[table.slot("bj")]
        assert bool(table.legal(moves.Reload)) == allowed
        assert table.legal(moves.Exhaust)


# ---- nothing in the vocabularies lies idle (WO-009)


def _all_traits() -> set[type]:
    cards: list[Any] = [*ENEMIES, *WEAPONS, *EQUIPMENT, *[skill for hero in HEROES for skill in hero.skills]]
    found = [trait for card in cards for trait in card.traits]
    return {type(trait) for trait in found} | {
        type(trait) for weapon in WEAPONS for mode in weapon.modes for trait in mode.traits
    }


def _within(effects: tuple[object, ...]) -> set[type]:
    found: set[type] = set()
    for effect in effects:
        found.add(type(effect))
        for name in ("pay", "success", "failure"):
            found |= _within(getattr(effect, name, ()))
    return found


@rule("WO-009")
def test_every_trait_and_effect_of_the_vocabularies_is_on_some_card() -> None:
    assert _all_traits() == set(get_args(tr.Trait))
    uses = [card.use.effects for card in EQUIPMENT if card.use is not None]
    uses += [skill.use.effects for hero in HEROES for skill in hero.skills if skill.use is not None]
    uses += [option.effects for event in EVENTS for option in event.options]
    uses += [chest.effects for chest in CHESTS]
    uses += [kind.loot + kind.team_loot for kind in ENEMIES]
    assert set().union(*[_within(effects) for effects in uses]) == set(get_args(fx.Effect))
