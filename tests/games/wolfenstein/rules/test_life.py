"""Life and death (WO-7xx, WO-961)."""

from __future__ import annotations

from kordon.engine.rule_ids import rule
from kordon.engine.tuples import replaced
from kordon.games.wolfenstein import events, moves
from kordon.games.wolfenstein.pieces import NOWHERE, OVER
from kordon.games.wolfenstein.rules import life, rounds
from kordon.games.wolfenstein.rules.attack import attacks
from kordon.games.wolfenstein.rules.attack.sighting import sees_figure
from tests.games.wolfenstein.table import Table, staged


def bleed(table: Table, hero: str) -> int:
    """A hero loses all life."""
    slot = table.slot(hero)
    life.suffer(table.position, slot, table.position.life[slot], 0)
    return slot


def with_wounded(picture: str = "a k .", **rest: object) -> tuple[Table, int]:
    """B.J., whose turn it is, and Klaus, who bleeds."""
    table = staged(picture, heroes={"bj": "a", "klaus": "k"}, active="bj", **rest)  # type: ignore[arg-type]
    return table, bleed(table, "klaus")


@rule("WO-701")
def test_at_no_life_a_hero_bleeds() -> None:
    table, klaus = with_wounded()
    assert table.position.bleeding == 1 << klaus
    assert table.told(events.Bled) == [events.Bled(klaus)]
    assert table.position.hero_at[klaus] == table.at("k")


@rule("WO-403", "WO-701")
def test_shields_take_a_heros_armour_first_and_then_life() -> None:
    table = staged("a", heroes={"klaus": "a"})
    life.suffer(table.position, 0, 1, 2)
    assert table.life("klaus") == (3, 1)
    life.suffer(table.position, 0, 0, 3)
    assert table.life("klaus") == (1, 0)


@rule("WO-701")
def test_without_help_the_hero_dies_when_the_next_turn_begins() -> None:
    table, klaus = with_wounded()
    table.end()
    table.play(moves.Activate(0, klaus))
    assert table.position.dead == 1 << klaus
    assert table.position.hero_at[klaus] == NOWHERE
    assert table.told(events.HeroDied) == [events.HeroDied(klaus)]
    assert table.position.outcome is None


@rule("WO-701", "WO-702")
def test_the_owner_may_activate_others_first_and_a_rescued_hero_has_a_full_turn() -> None:
    table, klaus = with_wounded()
    table.position.armour = replaced(table.position.armour, klaus, 0)
    table.play(moves.Help(0, klaus))
    assert table.life("klaus") == (4, 3)
    table.end()
    table.play(moves.Activate(0, klaus))
    assert table.position.ap == 6


@rule("WO-702")
def test_helping_costs_the_token_and_tires_and_no_points() -> None:
    table, klaus = with_wounded()
    table.play(moves.Help(0, klaus))
    position, bj = table.position, table.slot("bj")
    assert position.ap == 6
    assert position.shared_lives[bj] == 0
    assert position.shared_lives[klaus] == 1
    assert position.fatigued == 1 << bj
    bleed(table, "klaus")
    assert not table.legal(moves.Help)


@rule("WO-702", "WO-304")
def test_a_tired_helper_may_help() -> None:
    table, klaus = with_wounded()
    table.position.fatigued = 1 << table.slot("bj")
    assert table.legal(moves.Help) == [moves.Help(0, klaus)]


@rule("WO-702")
def test_help_needs_a_neighbouring_square() -> None:
    assert not with_wounded("a . k")[0].legal(moves.Help)
    assert not with_wounded("a|k .")[0].legal(moves.Help)


def test_anya_helps_without_fatigue() -> None:
    table = staged("a k", heroes={"anya": "a", "klaus": "k"}, active="anya")
    klaus = bleed(table, "klaus")
    table.play(moves.Help(0, klaus))
    assert table.position.fatigued == 0


@rule("WO-701")
def test_a_hero_who_bleeds_in_the_own_turn_ends_it() -> None:
    table = staged("a k", heroes={"bj": "a", "klaus": "k"}, active="bj")
    bleed(table, "bj")
    rounds.settle(table.position)
    assert [move.slot for move in table.legal()] == [table.slot("klaus")]


@rule("WO-703", "WO-706")
def test_the_dead_leave_with_all_gear_and_objectives_stay_where_they_lay() -> None:
    table, klaus = with_wounded("a k .")
    position = table.position
    weapon = position.active[klaus]
    position.objective_at = (NOWHERE,)
    position.objectives_by = replaced(position.objectives_by, klaus, 1)
    life.die(position, klaus)
    assert not position.weapon_deck >> weapon & 1
    assert position.objective_at == (table.at("k"),)
    assert not position.faults()


@rule("WO-703")
def test_where_no_hero_may_be_lost_a_death_loses_the_mission() -> None:
    table, klaus = with_wounded(mission={"special": ("lose-none",)})
    table.end()
    table.play(moves.Activate(0, klaus))
    assert table.position.outcome is not None
    assert (table.position.outcome.rule, table.position.outcome.winners) == ("WO-703", ())


@rule("WO-704")
def test_with_all_heroes_dead_the_mission_is_lost() -> None:
    table = staged("a", heroes={"bj": "a"})
    table.position.dead = 0b1110
    table.position.life = (5, 0, 0, 0)
    bleed(table, "bj")
    table.play(moves.Activate(0, table.slot("bj")))
    assert table.position.phase == OVER
    assert table.position.outcome is not None
    assert table.position.outcome.rule == "WO-704"


@rule("WO-961")
def test_a_bleeding_hero_blocks_no_sight_and_is_passed() -> None:
    table = staged("a k s", heroes={"bj": "a", "klaus": "k"}, enemies={"soldat": "s"}, active="bj")
    figure = table.figure("s")
    assert not sees_figure(table.position, table.at("a"), figure)
    bleed(table, "klaus")
    assert sees_figure(table.position, table.at("a"), figure)
    assert table.slot("klaus") not in table.position.targets()
    table = staged("a k .", heroes={"bj": "a", "klaus": "k"}, active="bj")
    bleed(table, "klaus")
    table.step("k")
    assert not table.legal(moves.EndTurn)


@rule("WO-705", "WO-008")
def test_mighty_armour_goes_before_piercing() -> None:
    table = staged("a s t", heroes={"bj": "a"}, enemies={"soldat": "s", "supersoldat": "t"})
    assert attacks.results(table.position, table.figure("s"), [2, 2], pierces=True) == (2, 0)
    assert attacks.results(table.position, table.figure("t"), [2, 2], pierces=True) == (0, 2)
