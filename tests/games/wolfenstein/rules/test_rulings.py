"""Rules that are easy to read wrongly, each with the case that tells."""

from __future__ import annotations

import pytest

from kordon.engine.rule_ids import rule
from kordon.games.wolfenstein import events, moves
from kordon.games.wolfenstein.content import effects as fx
from kordon.games.wolfenstein.content.goals import Carry, Kill
from kordon.games.wolfenstein.content.tables import CHEST_OF, CHESTS
from kordon.games.wolfenstein.pieces import NO_CARD, NOWHERE
from kordon.games.wolfenstein.rules import life, rounds
from kordon.games.wolfenstein.rules.attack.attacks import FISTS
from kordon.games.wolfenstein.rules.enemies.enemy_plans import WALK, plan
from kordon.games.wolfenstein.rules.glory_and_gear import decks, effects
from kordon.games.wolfenstein.rules.noise_and_threat import arrivals, noise
from tests.games.wolfenstein.table import Table, staged

# ---- fatigue


@rule("WO-203", "WO-303")
def test_a_token_that_comes_after_a_rest_stays_to_the_end_of_the_next_turn() -> None:
    table = staged("a . .", heroes={"bj": "a"})
    position = table.position
    position.fatigued = 1
    coffee = table.give("bj", gear="coffee-flask")
    table.play(moves.Activate(0, 0), moves.Wear(0, coffee), moves.UseGear(0, coffee), moves.Exhaust(0))
    table.end()
    assert position.fatigued == 1
    rounds.activate(position, moves.Activate(0, 0))
    assert position.ap == 3
    table.end()
    assert not position.fatigued


# ---- fists


def max_with_a_gun() -> Table:
    """Max, who came with his fists, has found a pistol and has no ammunition."""
    table = staged("a s", heroes={"max": "a"}, enemies={"soldat": "s"}, active="max")
    decks.draw_weapon(table.position, 0)
    return table


@rule("WO-401", "WO-458")
def test_a_weapon_that_max_finds_does_not_take_his_fists_away() -> None:
    table = max_with_a_gun()
    assert table.position.active[0] == NO_CARD
    table.play(moves.Attack(0, table.figure("s")))
    assert table.told(events.Attacked)[0].weapon == FISTS


@rule("WO-401", "WO-458")
def test_fists_can_always_be_chosen_again() -> None:
    table = max_with_a_gun()
    (weapon,) = [move.weapon for move in table.legal(moves.Ready)]
    table.play(moves.Ready(0, weapon))
    assert not table.legal(moves.Attack)  # no ammunition
    assert moves.Ready(0, NO_CARD) not in table.legal()  # WO-457: something else comes first
    table.play(moves.Exhaust(0))
    table.position.reloads |= 1 << weapon
    table.play(moves.Ready(0, NO_CARD))
    assert table.legal(moves.Attack)
    assert table.told(events.Readied) == [events.Readied(0, NO_CARD)]


@rule("WO-458")
def test_only_who_has_fists_puts_the_last_weapon_away() -> None:
    table = staged("a s", heroes={"bj": "a"}, enemies={"soldat": "s"}, active="bj")
    assert not table.legal(moves.Ready)


@rule("WO-458")
def test_max_gives_his_weapon_away_and_has_his_fists_again() -> None:
    table = staged("a b", heroes={"max": "a", "bj": "b"}, active="max")
    first, second = table.give("max", weapon="shotgun"), table.give("max", weapon="heavy-pistol")
    table.play(moves.Ready(0, first), moves.GiveWeapon(0, first, 1))
    assert table.position.active[0] == NO_CARD
    assert table.position.weapons[0] == 1 << second


# ---- what was meant for the dead


def before_the_alarm(**rest: object) -> Table:
    """One more kill and a Soldat comes to the marker: the one that has just died."""
    mission = {"threat_limit": 1, "alarm": ("soldat",)}
    return staged(
        "a . s t .\n\n. . . . .\n\n. . . . w",
        heroes={"bj": "a"},
        enemies={"soldat": "s"},
        active="bj",
        supports="w",
        mission=mission,
        **rest,  # type: ignore[arg-type]
    )


@rule("WO-413", "WO-505")
def test_the_stun_of_a_shot_that_kills_does_not_hit_who_comes_instead() -> None:
    table = before_the_alarm()
    figure = table.figure("s")
    table.give("bj", weapon="grenade-pistol", heavy=3)
    table.play(next(move for move in table.legal(moves.Ready)))
    table.rolls("heart " * 6)
    table.play(moves.Attack(0, figure, mode=1))
    assert table.told(events.Killed)
    assert table.told(events.Appeared) == [events.Appeared(figure, table.at("w"))]
    assert not table.position.stunned_enemies
    assert table.position.enemy_life[figure] == 1


@rule("WO-413", "WO-505")
@pytest.mark.parametrize(
    "after",
    [fx.Stun("target"), fx.Sabotage("target"), fx.Damage(3, "target")],
    ids=lambda fx: type(fx).__name__,
)
def test_what_a_card_does_after_a_kill_does_not_hit_who_comes_instead(after: fx.Effect) -> None:
    table = before_the_alarm()
    figure = table.figure("s")
    effects.run(table.position, (fx.Damage(9, "target"), after), effects.Context(0, figure))
    position = table.position
    assert position.enemy_at[figure] == table.at("w")
    assert not position.stunned_enemies | position.sabotaged_enemies
    assert position.enemy_armour[figure] == 3


@rule("WO-505")
def test_a_grenade_does_not_hit_who_comes_while_it_kills() -> None:
    table = staged(
        "a . s t w",
        heroes={"bj": "a"},
        enemies={"soldat": "st"},
        active="bj",
        supports="w",
        mission={"threat_limit": 1, "alarm": ("soldat",)},
    )
    effects.run(table.position, (fx.Damage(9, "around"),), effects.Context(0, table.at("t")))
    assert len(table.told(events.Killed)) == 2
    assert table.position.enemies == 1 << table.figure("w")
    assert table.position.enemy_life[table.figure("w")] == 1


@rule("WO-413", "WO-505")
def test_what_a_grenade_does_after_it_has_killed_spares_who_has_come() -> None:
    table = staged(
        "a . s t w",
        heroes={"bj": "a"},
        enemies={"soldat": "st"},
        active="bj",
        supports="w",
        mission={"threat_limit": 1, "alarm": ("soldat",)},
    )
    grenade = (fx.Damage(9, "around"), fx.Stun("around"))
    effects.run(table.position, grenade, effects.Context(0, table.at("t")))
    assert table.position.enemies == 1 << table.figure("w")
    assert not table.position.stunned_enemies


# ---- goals


@rule("WO-951")
def test_only_an_officer_who_stood_there_at_the_start_counts() -> None:
    table = staged(
        "a . o . p",
        heroes={"bj": "a"},
        enemies={"officer": "o"},
        active="bj",
        mission={"goals": (Kill("officer"),)},
    )
    called = arrivals.place(table.position, 2, table.at("p"))
    table.position.arrivals = 0
    own = table.figure("o")
    effects.run(table.position, (fx.Damage(9, "target"),), effects.Context(0, called))
    assert table.told(events.Killed)
    assert not table.told(events.GoalReached)
    effects.run(table.position, (fx.Damage(9, "target"),), effects.Context(0, own))
    assert table.told(events.GoalReached)


@rule("WO-951")
def test_an_officer_who_comes_in_the_place_of_a_dead_one_does_not_count() -> None:
    table = staged(
        "a . o . p",
        heroes={"bj": "a"},
        enemies={"officer": "op"},
        active="bj",
        mission={"goals": (Kill("officer", 2),)},
    )
    own = table.figure("o")
    for _ in range(2):
        effects.run(table.position, (fx.Damage(9, "target"),), effects.Context(0, own))
        assert arrivals.place(table.position, 2, table.at("o")) == own
        table.position.arrivals = 0
    assert table.position.kills[2] == 1
    assert not table.told(events.GoalReached)


# ---- allies


@rule("WO-802")
def test_a_trap_hurts_the_ally_that_opens_the_chest_and_not_its_hero() -> None:
    table = staged("a . . . . b c", heroes={"bj": "a"}, active="bj", chests="c")
    position = table.position
    effects.run(position, (fx.Ally("ubersoldat"),), effects.Context(0, square=table.at("b")))
    ally = position.allies[0]
    table.end()
    trap = next(kind for kind, chest in enumerate(CHESTS) if chest.name == "trap")
    position.chest_deck, position.chest_discard = 1 << CHEST_OF.index(trap), 0
    whole, armour = table.life("bj"), position.enemy_armour[ally]
    found = moves.Search(0, table.at("c"))
    position.chest_discard = ~position.chest_deck & (1 << len(CHEST_OF)) - 1
    table.play(found)
    assert table.life("bj") == whole
    assert position.enemy_armour[ally] == armour - 2


# ---- reloading


@rule("WO-404", "WO-906")
@pytest.mark.parametrize("level", ["daddy", "hurt"])
def test_on_the_easier_levels_a_second_reload_still_needs_exhausting(level: str) -> None:
    table = staged("a . s", heroes={"bj": "a"}, enemies={"soldat": "s"}, active="bj", level=level)
    other = table.give("bj", weapon="shotgun")
    position = table.position
    position.reloads = position.weapons[0]
    position.ap = 12
    table.play(moves.Reload(0, position.active[0]))
    assert position.attacks == 1
    assert not table.legal(moves.Reload)
    table.play(moves.Exhaust(0))
    table.play(moves.Reload(0, other))
    assert position.attacks == 1  # the second one took a slot


# ---- ways


@rule("WO-609")
def test_a_walk_is_not_led_to_a_friends_square_where_a_free_one_costs_the_same() -> None:
    table = staged(
        """
        . f . . . . . .

        h # # # # # # s

        . g b . . . . .
        """,
        heroes={"bj": "h"},
        enemies={"soldat": "sf"},
    )
    wish = plan(table.position, table.figure("s"), 5, 0, 0, NOWHERE)
    assert wish.kind == WALK
    assert wish.approach is not None
    assert wish.approach.ends == 1 << table.at("b")


@rule("WO-951")
def test_who_steps_out_of_one_of_the_garrison_counts_too() -> None:
    table = staged(
        """
        a . . m m

        . . . m m
        """,
        heroes={"bj": "a"},
        enemies={"mecha-hitler": "m"},
        active="bj",
        mission={"goals": (Kill("hitler"),)},
    )
    for square in (table.at("m"), table.at("m")):
        figure = table.position.enemy_at.index(square)
        effects.run(table.position, (fx.Damage(18, "target"),), effects.Context(0, figure))
        table.position.arrivals = 0
    assert table.told(events.GoalReached)
    assert table.position.outcome is not None


@rule("WO-413")
def test_a_sabotage_that_comes_in_the_own_turn_lasts_through_the_next() -> None:
    table = staged("a . . s", heroes={"bj": "a"}, enemies={"soldat": "s"}, active="bj")
    slot = table.slot("bj")
    life.daze(table.position, slot, sabotaged=True)
    rounds.end_turn(table.position)
    assert table.position.sabotaged >> slot & 1
    rounds.activate(table.position, moves.Activate(0, slot))
    assert not table.legal(moves.Attack)
    rounds.end_turn(table.position)
    assert not table.position.sabotaged >> slot & 1


@rule("WO-907")
def test_soft_steps_end_when_the_heros_next_turn_begins() -> None:
    table = staged("a . b", heroes={"bj": "a", "klaus": "b"}, active="bj")
    slot = table.slot("bj")
    table.position.hushed |= 1 << slot
    rounds.end_turn(table.position)
    assert noise.is_quiet(table.position, slot)
    rounds.activate(table.position, moves.Activate(0, slot))
    assert not noise.is_quiet(table.position, slot)


@rule("WO-612")
def test_an_enemy_behind_a_closed_door_forbids_nothing() -> None:
    table = staged("a1s", heroes={"bj": "a"}, enemies={"stormtrooper": "s"}, areas="1 2", active="bj")
    table.position.closed = table.drawn.closed("1")
    assert table.legal(moves.Exhaust)
    table.position.closed = 0
    assert not table.legal(moves.Exhaust)


@rule("WO-413")
def test_a_hero_can_be_stunned_and_sabotaged_at_once() -> None:
    table = staged("a .", heroes={"bj": "a"}, active="bj")
    life.daze(table.position, 0)
    life.daze(table.position, 0, sabotaged=True)
    assert table.position.stunned == table.position.sabotaged == 1


@rule("WO-456", "WO-951")
def test_what_lies_next_to_a_start_is_home_as_soon_as_it_is_taken() -> None:
    table = staged(
        "h a o", heroes={"bj": "a"}, active="bj", starts="h", objectives="o", mission={"goals": (Carry("A"),)}
    )
    table.play(table.legal(moves.Work)[0])
    assert table.position.outcome is not None
    assert table.position.outcome.winners == (0,)
