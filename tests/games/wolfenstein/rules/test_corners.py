"""Corner cases, one for each place where a mistake would otherwise go unseen."""

from __future__ import annotations

from typing import Any

import pytest

from kordon.engine.rule_ids import rule
from kordon.engine.tuples import replaced
from kordon.games.wolfenstein import events, moves
from kordon.games.wolfenstein.content import effects as fx
from kordon.games.wolfenstein.content.goals import Leave, Take
from kordon.games.wolfenstein.content.tables import ALL_EVENTS, EVENT
from kordon.games.wolfenstein.pieces import ALLY
from kordon.games.wolfenstein.rules import dispatch, missions, rounds
from kordon.games.wolfenstein.rules.actions.search import choose_option
from kordon.games.wolfenstein.rules.attack.attacks import hero_shot
from kordon.games.wolfenstein.rules.enemies import enemy_phase
from kordon.games.wolfenstein.rules.enemies.enemy_attack import command_dice, enemy_attacks, enemy_dice
from kordon.games.wolfenstein.rules.enemies.enemy_plans import nearest
from kordon.games.wolfenstein.rules.glory_and_gear import effects
from kordon.games.wolfenstein.rules.noise_and_threat import noise
from tests.games.wolfenstein.phase import EnemyPhase
from tests.games.wolfenstein.table import Table, staged

ROOMS = "1 1 1 2 2 2"


def armed(table: Table, hero: str, weapon: str, part: str = "") -> None:
    """A weapon in a hero's hand, with what is attached to it, and ammunition for all modes."""
    card = table.give(hero, weapon=weapon, light=5, heavy=5, special=5)
    slot, position = table.slot(hero), table.position
    position.active = replaced(position.active, slot, card)
    if part:
        gear = table.give(hero, gear=part)
        position.carried = replaced(position.carried, slot, position.carried[slot] & ~(1 << gear))
        position.attached = replaced(position.attached, card, gear)


# ---- blasts


@rule("WO-412", "WO-503")
def test_a_silenced_blast_kills_without_noise_or_threat() -> None:
    table = staged(
        "a . . s t .", areas=ROOMS, heroes={"bj": "a"}, enemies={"drone": "st"}, active="bj", level="bring"
    )
    armed(table, "bj", "charge-launcher", "silencer")
    table.position.enemy_armour = (0,) * len(table.position.enemy_armour)
    table.rolls("heart " * 4)
    table.play(moves.Attack(0, table.figure("s"), mode=1))
    assert len(table.told(events.Killed)) == 2
    assert not table.position.threat
    # A drone's death is heard by itself; the attack is not.
    assert table.position.noise == 1 << table.area("s")


@rule("WO-412")
def test_without_a_silencer_the_same_blast_is_heard_and_raises_the_threat() -> None:
    table = staged("a . . s t .", areas=ROOMS, heroes={"bj": "a"}, enemies={"officer": "st"}, active="bj")
    armed(table, "bj", "charge-launcher")
    position = table.position
    position.enemy_armour = (0,) * len(position.enemy_armour)
    position.enemy_life = tuple(min(life, 1) for life in position.enemy_life)
    table.rolls("heart " * 4)
    table.play(moves.Attack(0, table.figure("s"), mode=1))
    assert [event.threat for event in table.told(events.ThreatChanged)] == [1, 0]
    assert position.noise == 0b11


@rule("WO-314")
def test_a_weapons_blast_stops_at_bars_and_an_explosion_does_not() -> None:
    def behind_bars() -> Table:
        return staged("a . sxt", heroes={"bj": "a"}, enemies={"ubersoldat": "st"}, active="bj")

    table = behind_bars()
    armed(table, "bj", "charge-launcher")
    table.rolls("blank " * 4)
    table.play(moves.Attack(0, table.figure("s"), mode=1))
    assert table.position.enemy_armour[table.figure("t")] == 4
    table = behind_bars()
    effects.run(table.position, (fx.Damage(2, "around"),), effects.Context(0, table.at("s")))
    assert table.position.enemy_armour[table.figure("t")] == 2


@rule("WO-314")
def test_a_rocket_troopers_blast_stops_at_bars() -> None:
    table = staged(
        """
        r . a b
              x
        . . . c
        """,
        heroes={"bj": "a", "klaus": "b", "anya": "c"},
        enemies={"rocket-trooper": "r"},
    )
    table.rolls("blank " * 9)
    enemy_attacks(table.position, table.figure("r"), 1)
    hurt = [event.who for event in table.told(events.HeroHurt)]
    assert hurt == [0]


@rule("WO-601")
def test_an_officer_hit_by_a_blast_has_been_attacked() -> None:
    table = staged("a . . s o .", heroes={"bj": "a"}, enemies={"soldat": "s", "officer": "o"}, active="bj")
    armed(table, "bj", "charge-launcher")
    table.rolls("blank " * 4)
    table.play(moves.Attack(0, table.figure("s"), mode=1))
    assert table.position.attacked >> table.figure("o") & 1


@rule("WO-601")
def test_an_officer_hurt_by_a_grenade_comes_though_it_sees_nobody() -> None:
    table = staged("a|. . o\n\n. . . .", heroes={"bj": "a"}, enemies={"officer": "o"})
    position = table.position
    assert not enemy_phase.woken(position)
    effects.run(position, (fx.Damage(1, "around"),), effects.Context(0, table.at("o")))
    phase = EnemyPhase(table)
    phase.run()
    assert phase.woke() == {"o": "attacked"}
    assert phase.rules("o") == ["WO-601"]


@rule("WO-009")
def test_a_rocket_does_not_blast_its_own_target_again() -> None:
    table = staged("r . a b", heroes={"bj": "a", "klaus": "b"}, enemies={"rocket-trooper": "r"})
    table.rolls("blank " * 9)
    before = table.life("bj")
    enemy_attacks(table.position, table.figure("r"), 0)
    assert table.life("bj") == before
    assert [event.who for event in table.told(events.HeroHurt)] == [1]


@rule("WO-314", "WO-801")
def test_a_panzerhund_bites_every_neighbour_once_and_nobody_else() -> None:
    table = staged(
        """
        a . . . .

        . h h b .

        . h h . c
          x x
        . . d . .
        """,
        heroes={"bj": "a", "klaus": "b", "anya": "c", "set": "d"},
        enemies={"panzerhund": "h"},
    )
    table.rolls("blank " * 20)
    enemy_attacks(table.position, table.figure("h"), 1)
    # Set stands behind bars, and an attack reaches through them; Anya is two squares away.
    assert [event.who for event in table.told(events.EnemyAttacked)] == [1, 0, 3]


# ---- dice


@rule("WO-009", "WO-402")
@pytest.mark.parametrize(("bonus", "first", "second"), [(0, 3, 2), (1, 3, 3)])
def test_a_machine_gun_shares_its_dice_out_the_first_target_gets_the_odd_one(
    bonus: int, first: int, second: int
) -> None:
    table = staged("a . s t", heroes={"bj": "a"}, enemies={"ubersoldat": "st"}, active="bj")
    armed(table, "bj", "machine-gun")
    table.position.bonus_dice = bonus
    shot = hero_shot(table.position, 0, mode=1)
    assert shot is not None
    assert shot.dice == 5
    table.rolls("blank " * 9)
    dispatch.APPLY[moves.Attack](table.position, moves.Attack(0, table.figure("s"), 1, table.figure("t")))
    assert [len(event.faces) for event in table.told(events.Attacked)] == [first, second]


@rule("WO-410")
def test_cover_never_takes_the_last_die() -> None:
    table = staged("a . . . s", heroes={"bj": "a"}, enemies={"soldat": "s"})
    armour = table.give("bj", gear="powered-armour")
    position = table.position
    assert enemy_dice(position, table.figure("s"), 0) == 1
    position.carried = replaced(position.carried, 0, 0)
    position.worn = replaced(position.worn, 0, 1 << armour)
    assert enemy_dice(position, table.figure("s"), 0) == 1
    position.put_hero(0, table.at("s") - 1)
    assert enemy_dice(position, table.figure("s"), 0) == 2


@rule("WO-009")
def test_an_officer_commands_others_and_not_itself() -> None:
    table = staged("a . o . s . p", heroes={"bj": "a"}, enemies={"officer": "o", "soldat": "s"})
    position = table.position
    assert command_dice(position, table.figure("o")) == 0
    assert command_dice(position, table.figure("s")) == 1
    other = staged("a . o . s . p", heroes={"bj": "a"}, enemies={"officer": "op", "soldat": "s"})
    assert command_dice(other.position, other.figure("o")) == 1
    assert command_dice(other.position, other.figure("s")) == 2


# ---- cards


@rule("WO-454")
def test_an_event_without_a_card_takes_the_token_and_the_discards_come_back_first() -> None:
    table = staged("a e . f", heroes={"bj": "a"}, active="bj", events="e")
    position = table.position
    position.event_deck = position.event_discard = 0
    position.tasks = (0, 0, 0, ALL_EVENTS)
    table.play(moves.Search(0, table.at("e")))
    assert table.told(events.EventFound) == [events.EventFound(0, table.at("e"), -1)]
    assert not position.event_tokens
    assert not position.pending

    table = staged("a e . f", heroes={"bj": "a"}, active="bj", events="e")
    position, card = table.position, EVENT["deserter"]
    position.event_deck, position.event_discard = 0, 1 << card
    position.tasks = (0, 0, 0, ALL_EVENTS & ~(1 << card))
    table.play(moves.Search(0, table.at("e")))
    assert table.told(events.EventFound) == [events.EventFound(0, table.at("e"), card)]
    assert not position.event_discard


@rule("WO-311")
def test_only_an_enemy_in_the_events_own_room_keeps_a_hero_from_searching() -> None:
    picture, heroes = "s . a e . t", {"bj": "a"}
    for kinds, is_legal in (({"soldat": "s"}, True), ({"soldat": "t"}, False), ({}, True)):
        table = staged(picture, areas=ROOMS, heroes=heroes, enemies=kinds, active="bj", events="e")
        assert bool(table.legal(moves.Search)) is is_legal


@rule("WO-456")
def test_a_task_taken_next_to_a_start_pays_at_once() -> None:
    for place, is_paid in (("b", True), ("c", False)):
        table = staged("h b c", heroes={"bj": place}, active="bj", starts="h")
        position, card = table.position, EVENT["turncoat"]
        position.event_deck &= ~(1 << card)
        choose_option(position, 0, card, table.at("c"), 0)
        assert bool(table.told(events.TaskPaid)) is is_paid
        assert bool(position.tasks[0]) is not is_paid


@rule("WO-906")
def test_a_reload_that_fails_has_taken_the_turns_slot() -> None:
    table = staged("a . s", heroes={"bj": "a"}, enemies={"soldat": "s"}, active="bj", level="death")
    weapon = table.position.active[0]
    table.position.reloads = 1 << weapon
    table.rolls("reload")
    table.play(moves.Reload(0, weapon))
    assert table.told(events.Reloaded) == [events.Reloaded(0, weapon, stuck=True)]
    assert table.position.reloads == 1 << weapon
    assert not table.position.attacks
    assert not table.legal(moves.Reload)


# ---- heroes who bleed, hide, push


@rule("WO-951", "WO-961")
def test_a_living_hero_who_bleeds_has_not_left() -> None:
    table = staged(
        "h b c d o",
        heroes={"bj": "d", "klaus": "b"},
        active="bj",
        starts="h",
        objectives="o",
        mission={"goals": (Take("A"), Leave())},
    )
    position = table.position
    position.dead, position.bleeding = 0b1100, 0b10
    position.life = (position.life[0], 0, 0, 0)
    position.count_heroes()
    table.play(moves.Work(0, table.at("o")), moves.Step(0, table.at("c")))
    position.put_hero(0, table.at("h"))
    missions.heed_leaving(position)
    assert position.outcome is None
    position.life, position.bleeding = replaced(position.life, 1, 1), 0
    position.count_heroes()
    missions.heed_leaving(position)
    assert position.outcome is not None


@rule("WO-205", "WO-961")
def test_noise_stays_where_only_a_bleeding_hero_lies() -> None:
    table = staged("a . . b . .", areas=ROOMS, heroes={"bj": "a", "klaus": "b"})
    position = table.position
    position.noise = 0b11
    position.life, position.bleeding = replaced(position.life, 1, 0), 0b10
    position.put_hero(0, table.at("b") + 1)
    position.count_heroes()
    noise.keep_noise_with_figures(position)
    assert position.noise == 0b10
    position.put_hero(0, table.at("a"))
    position.noise = 0b11
    noise.keep_noise_with_figures(position)
    assert position.noise == 0b11


@rule("WO-307")
@pytest.mark.parametrize("marker", ["starts", "supports", "events", "chests", "objectives"])
def test_nobody_is_shoved_onto_a_marker_or_token(marker: str) -> None:
    given: dict[str, Any] = {marker: "m"}
    table = staged("a s b m c", heroes={"max": "a"}, enemies={"soldat": "s"}, active="max", **given)
    figure = table.figure("s")
    effects.run(table.position, (fx.Push(2),), effects.Context(0, figure))
    assert table.position.enemy_at[figure] == table.at("b")


@rule("WO-009", "WO-601")
def test_unseen_ends_when_the_heros_next_turn_begins() -> None:
    table = staged("a . . . s", heroes={"klaus": "a"}, enemies={"soldat": "s"}, active="klaus")
    position = table.position
    effects.run(position, (fx.Unseen(2),), effects.Context(0))
    assert not enemy_phase.sees_somebody(position, table.figure("s"))
    rounds.activate(position, moves.Activate(0, 0))
    assert position.unseen[0] == 0
    assert enemy_phase.sees_somebody(position, table.figure("s"))


@rule("WO-603", "WO-802")
def test_of_a_hero_and_an_ally_at_equal_distance_the_weaker_is_the_target() -> None:
    table = staged(". a .\n\ns . .\n\n. b .", heroes={"bj": "a"}, enemies={"soldat": "s"})
    position = table.position
    effects.run(position, (fx.Ally("ubersoldat"),), effects.Context(0, square=table.at("b")))
    figure = table.figure("s")
    assert position.life[0] + position.armour[0] == 8
    assert nearest(position, figure, position.targets()) == [ALLY]  # 3 + 4
    position.life = replaced(position.life, 0, 3)
    assert nearest(position, figure, position.targets()) == [0]
    position.life = replaced(position.life, 0, 4)
    assert nearest(position, figure, position.targets()) == [0, ALLY]


@rule("WO-603")
def test_max_is_the_target_before_a_weaker_ally() -> None:
    table = staged(". a .\n\ns . .\n\n. b .", heroes={"max": "a"}, enemies={"soldat": "s"})
    effects.run(table.position, (fx.Ally("drone"),), effects.Context(0, square=table.at("b")))
    assert nearest(table.position, table.figure("s"), table.position.targets()) == [0]
