"""Moves that readers of games laughed at, and that nobody makes any more."""

from __future__ import annotations

from random import Random

import pytest

from kordon.engine.tuples import replaced
from kordon.games.wolfenstein import moves
from kordon.games.wolfenstein.content import effects as fx
from kordon.games.wolfenstein.content.goals import Carry, Finish, Take
from kordon.games.wolfenstein.knowledge.danger import Peril
from kordon.games.wolfenstein.knowledge.errands import TRAVELLED, Errand
from kordon.games.wolfenstein.knowledge.prospects import BEHIND, NEARLY_THERE, Prospects
from kordon.games.wolfenstein.knowledge.team import NO_USE, Judge, TeamPolicy
from kordon.games.wolfenstein.pieces import EXHAUSTED, NOWHERE, WAS_FATIGUED
from kordon.games.wolfenstein.rules import life
from kordon.games.wolfenstein.rules.glory_and_gear import effects
from tests.games.wolfenstein.table import Table, staged


def test_who_would_go_all_out_does_so_before_stepping_back() -> None:
    """The attack is spent and a wall is near: behind it, then out again for a second shot, is silly."""
    table = staged(
        "h|. . s\n"  #
        "       \n"
        "a . . .",
        heroes={"bj": "a"},
        enemies={"soldat": "s"},
        active="bj",
    )
    position = table.position
    position.attacks, position.ap = 0, 3
    judge = Judge(position)
    assert (judge.plan().act, judge.plan().square) == ("rest", table.at("h"))
    assert judge.value(moves.Exhaust(0)) > judge.value(moves.Step(0, table.at("h"))) > 0


@pytest.mark.parametrize(("chests", "events"), [("c", ""), ("", "c")])
def test_nobody_goes_all_out_for_what_waits(chests: str, events: str) -> None:
    table = staged("a . . . . . c", heroes={"bj": "a"}, active="bj", chests=chests, events=events)
    table.position.ap = 4
    assert Judge(table.position).plan().act == "rest"
    assert Judge(table.position).value(moves.Exhaust(0)) == 0
    table.position.ap = 7
    assert Judge(table.position).plan().act == "search"


def test_nobody_goes_all_out_to_open_a_door() -> None:
    table = staged(
        "a . . . .1. . s o",
        areas="1 1 1 1 1 2 2 2 2",
        heroes={"bj": "a"},
        enemies={"soldat": "s"},
        active="bj",
        objectives="o",
        mission={"goals": (Take("A"),), "rounds": 12},
    )
    table.position.ap = 4
    assert Judge(table.position).value(moves.Exhaust(0)) == 0
    table.position.ap = 7
    assert Judge(table.position).plan().act == "open"


def test_a_grenade_is_kept_where_a_shot_does_as_well() -> None:
    """One drone is left to the weapon, two are not."""
    for picture, thrown in (("a . s .", False), ("a . s t", True)):
        drones = "st" if thrown else "s"
        table = staged(picture, heroes={"bj": "a"}, enemies={"drone": drones}, active="bj")
        table.give("bj", gear="hand-grenade")
        judge = Judge(table.position)
        assert (max(judge.value(move) for move in table.legal(moves.UseGear)) > 0) == thrown


def test_the_kills_of_a_blast_are_heard() -> None:
    """At the threat's limit a blast that kills is worth less than where no alarm can sound any more."""
    table = staged(
        "a . s t",
        heroes={"bj": "a"},
        enemies={"drone": "st"},
        active="bj",
        mission={"threat_limit": 2, "alarm": ("soldat", "soldat"), "rounds": 20},
    )
    around = table.drawn.mask("st")
    alarmed = Prospects(table.position, table.slot("bj")).blast_worth(2, around)
    table.position.alarms = 1
    assert Prospects(table.position, table.slot("bj")).blast_worth(2, around) > alarmed + 20


def test_dice_are_paid_where_they_help() -> None:
    for enemy, paid in (("drone", False), ("ubersoldat", True)):
        table = staged("a . s", heroes={"bj": "a"}, enemies={enemy: "s"}, active="bj")
        table.give("bj", glory=1)
        (skill,) = table.legal(moves.UseSkill)
        assert (Judge(table.position).value(skill) > 0) == paid


def test_a_way_through_difficult_ground_is_taken_only_where_it_is_as_cheap() -> None:
    table = staged(
        ". ~ ~ . s\n"  #
        "         \n"
        "a . . . .\n"
        "         \n"
        ". . . . .",
        heroes={"max": "a"},
        enemies={"soldat": "s"},
        active="max",
    )
    policy = TeamPolicy()
    for seed in range(8):
        step = policy.pick(table.position, 0, Random(seed))
        assert isinstance(step, moves.Step)
        assert not table.position.board.difficult >> step.to & 1


def test_a_weapon_is_not_given_away_by_who_needs_it_most() -> None:
    """The better weapon stays with its owner, who takes it in hand."""
    table = staged(
        "a k . . s", heroes={"klaus": "a", "anya": "k"}, enemies={"soldat": "s"}, active="klaus", level="hurt"
    )
    better = table.give("klaus", weapon="machine-gun")
    judge = Judge(table.position)
    assert judge.value(moves.GiveWeapon(0, better, table.slot("anya"))) == 0
    assert judge.value(moves.Ready(0, better)) > 0


def test_in_the_last_round_nothing_is_to_be_feared() -> None:
    table = staged(
        "a . . s", heroes={"bj": "a"}, enemies={"ubersoldat": "s"}, active="bj", mission={"rounds": 12}
    )
    position, slot = table.position, table.slot("bj")
    assert Prospects(position, slot).danger(table.at("a"), 0) > 0
    position.round = 12
    assert Prospects(position, slot).danger(table.at("a"), 0) == 0


def test_the_clock_counts_the_way_behind_a_passage_and_home() -> None:
    """To p one step, through it with what it tires, one to the thing, and all of it back (WO-310)."""
    table = staged(
        "h . a p|q . o",
        heroes={"bj": "a"},
        active="bj",
        starts="h",
        objectives="o",
        mission={"goals": (Carry("A"),), "rounds": 12},
    )
    position, board = table.position, table.position.board
    p, q = table.at("p"), table.at("q")
    board.passages = ((p, q),)
    board.passage_mask = 1 << p | 1 << q
    board.no_stop |= board.passage_mask
    errand = Errand(position, table.slot("bj"))
    assert errand.entry == p
    there = 1 + TRAVELLED + 1
    back = 1 + TRAVELLED + 2
    assert errand.whole_way(table.at("a")) == there + back


def test_who_is_not_needed_is_in_no_hurry() -> None:
    """While a friend carries home what is asked for, time is short for the friend alone."""
    table = staged(
        "h . . . k a . c o",
        heroes={"bj": "a", "klaus": "k"},
        active="bj",
        starts="h",
        chests="c",
        objectives="o",
        mission={"goals": (Carry("A"),), "rounds": 3},
    )
    table.position.put_objective(0, NOWHERE)
    position, slot, klaus = table.position, table.slot("bj"), table.slot("klaus")
    position.objectives_by = replaced(position.objectives_by, klaus, 1)
    position.ap = 1
    position.round = 3
    assert Prospects(position, klaus).spare < 1
    assert Prospects(position, slot).spare == 1


def test_who_reaches_a_bleeding_friend_only_by_going_all_out_does_so_first() -> None:
    """Before the shot that could be fired: the friend dies otherwise, and help tires anyway (WO-702)."""
    table = staged("s . a . . . . . k", heroes={"bj": "a", "klaus": "k"}, enemies={"drone": "s"}, active="bj")
    position = table.position
    life.suffer(position, table.slot("klaus"), 9, 0)
    position.ap = 4
    judge = Judge(position)
    assert judge.plan().act == "attack"
    assert judge.value(moves.Exhaust(0)) == max(judge.value(move) for move in table.legal())


def test_nobody_plans_to_stop_where_an_ally_stands() -> None:
    """From b alone Max could hit, but a Soldat of his own is there (WO-802)."""
    table = staged("a . b s", heroes={"max": "a"}, enemies={"drone": "s"}, active="max")
    max_ = table.slot("max")
    assert Judge(table.position).plan().square == table.at("b")
    effects.run(table.position, (fx.Ally("soldat"),), effects.Context(max_, square=table.at("b")))
    assert Judge(table.position).plan().square != table.at("b")


def test_a_friend_who_is_walked_past_still_blocks_sight() -> None:
    """Where B.J. crosses Klaus's square, nothing behind Klaus is seen from a, or steps lead to and fro."""
    table = staged("a k . s", heroes={"bj": "a", "klaus": "k"}, enemies={"soldat": "s"}, active="bj", seats=1)
    position, bj = table.position, table.slot("bj")
    assert not Peril(position, bj).sees(table.at("a"), table.figure("s"), 0)
    table.step("k")
    assert not Peril(position, bj).sees(table.at("a"), table.figure("s"), 0)
    life.suffer(position, table.slot("klaus"), 9, 0)
    assert Peril(position, bj).sees(table.at("a"), table.figure("s"), 0), "who bleeds blocks no sight"


def test_the_tired_leave_the_fire_before_they_reload() -> None:
    """Three points lead behind the wall; reloading costs two of them. The rested can go all out then."""
    table = staged(
        "h|. . . s\n"  #
        "         \n"
        ". . a . .",
        heroes={"bj": "a"},
        enemies={"ubersoldat": "s"},
        active="bj",
        mission={"rounds": 20},
    )
    position, slot = table.position, table.slot("bj")
    weapon = position.active[slot]
    position.reloads |= 1 << weapon
    position.life = replaced(position.life, slot, 2)
    position.ap = 3
    assert Judge(position).value(moves.Reload(0, weapon)) > 0
    position.fatigued |= 1 << slot
    judge = Judge(position)
    assert judge.plan().square == table.at("h")
    assert judge.value(moves.Reload(0, weapon)) == 0
    position.ap = 5
    assert Judge(position).value(moves.Reload(0, weapon)) > 0


@pytest.mark.parametrize(("chests", "events"), [("c", ""), ("", "c")])
def test_in_the_last_round_nothing_is_searched(chests: str, events: str) -> None:
    """Nor gone for: nothing can come of it. What somebody points at is."""
    table = staged(
        "b a c . . . . s",
        heroes={"bj": "a"},
        enemies={"soldat": "s"},
        active="bj",
        areas="1 1 1 1 2 2 2 2",
        chests=chests,
        events=events,
        mission={"rounds": 12},
    )
    position, slot = table.position, table.slot("bj")
    position.attacks = 0
    (search,) = table.legal(moves.Search)
    assert Judge(position).value(search) > NO_USE
    position.round = 12
    assert Judge(position).value(search) == 0
    table.position.put_hero(slot, table.at("b"))
    assert Errand(position, slot).cost(table.at("b")) > 1
    table.position.put_hero(slot, table.at("a"))
    assert Judge(position, pointed=1 << search.square).value(search) > NO_USE


def test_what_the_mission_asks_for_is_searched_in_the_last_round_too() -> None:
    table = staged(
        "a c", heroes={"bj": "a"}, active="bj", events="c", mission={"goals": (Finish(),), "rounds": 12}
    )
    table.position.round = 12
    assert Judge(table.position).value(table.legal(moves.Search)[0]) > NO_USE


def jammed(table: Table, *heroes: str) -> None:
    """The weapons in these heroes' hands need reloading."""
    for hero in heroes:
        table.position.reloads |= 1 << table.position.active[table.slot(hero)]


def use_of_worn(table: Table, gear: str) -> moves.UseGear:
    """The use of a piece of equipment that B.J. gets and puts on."""
    card = table.give("bj", gear=gear)
    table.play(moves.Wear(0, card))
    return moves.UseGear(0, card)


def test_a_drill_is_for_friends_whose_weapons_are_jammed() -> None:
    """It does nothing for Klaus himself, nor is a spare gun worth two glory."""
    table = staged("a b", heroes={"klaus": "a", "bj": "b"}, active="klaus", mission={"rounds": 12})
    table.give("klaus", glory=2)
    position = table.position
    drill = max(table.legal(moves.UseSkill), key=lambda move: move.skill)
    jammed(table, "klaus")
    position.reloads |= 1 << table.give("bj", weapon="shotgun")
    assert Judge(position).value(drill) == 0
    jammed(table, "bj")
    assert Judge(position).value(drill) > 0
    position.round = 12
    assert Judge(position).value(drill) > 0, "he has a turn to come"
    position.activated |= 1 << table.slot("bj")
    assert Judge(position).value(drill) == 0


def test_in_the_last_round_a_weapon_is_repaired_only_to_be_fired() -> None:
    table = staged(
        "a . . s", heroes={"bj": "a"}, enemies={"soldat": "s"}, active="bj", mission={"rounds": 12}
    )
    repair = use_of_worn(table, "tool-roll")
    jammed(table, "bj")
    position = table.position
    position.round = 12
    assert Judge(position).value(repair) > 0
    position.attacks = 0
    assert Judge(position).value(repair) == 0
    position.round = 11
    assert Judge(position).value(repair) > 0


def test_a_weapon_that_is_put_away_is_not_reloaded_first() -> None:
    """Where reloading leaves the attack alone both are wanted at once; the marksman rifle reaches s."""
    table = staged(
        "a . . . . . . s", heroes={"klaus": "a"}, enemies={"soldat": "s"}, active="klaus", level="hurt"
    )
    jammed(table, "klaus")
    better = table.give("klaus", weapon="marksman-rifle")
    judge = Judge(table.position)
    (reload,) = table.legal(moves.Reload)
    assert judge.value(moves.Ready(0, better)) > judge.value(reload) > 0


@pytest.mark.parametrize("enemies", ["", "s"])
def test_coffee_at_a_turns_end_is_for_a_token_that_would_stay(enemies: str) -> None:
    """One from before goes anyway (WO-203); but with a point more B.J. could attack s."""
    table = staged(
        "a s", heroes={"bj": "a"}, enemies={"soldat": enemies}, active="bj", mission={"rounds": 12}
    )
    drink = use_of_worn(table, "coffee-flask")
    position = table.position
    position.fatigued |= 1 << table.slot("bj")
    position.ap = 2
    assert Judge(position).value(drink) > 0, "of this turn"
    position.turn_marks |= WAS_FATIGUED
    assert (Judge(position).value(drink) > 0) is bool(enemies)
    position.turn_marks |= EXHAUSTED
    assert (Judge(position).value(drink) > 0) is bool(enemies), "without going all out, too"
    position.turn_marks, position.attacks, position.round = EXHAUSTED, 0, 12
    assert Judge(position).value(drink) == 0, "in the last round none stays"


def test_nobody_waits_at_a_passage_for_who_goes_another_way() -> None:
    """Klaus is nearly there, but carries home what he took."""
    table = staged(
        "h . k . . . . . . p|q . o",
        heroes={"bj": "p", "klaus": "k"},
        active="bj",
        starts="h",
        objectives="o",
        mission={"goals": (Carry("A"),), "rounds": 40},
    )
    position, board = table.position, table.position.board
    p, q = table.at("p"), table.at("q")
    board.passages = ((p, q),)
    board.passage_mask = 1 << p | 1 << q
    board.no_stop |= board.passage_mask
    slot, klaus = table.slot("bj"), table.slot("klaus")
    assert BEHIND < Errand(position, slot).cost(table.at("k")) <= NEARLY_THERE
    assert Prospects(position, slot)._waits()
    position.tasks = replaced(position.tasks, klaus, 1)
    assert not Prospects(position, slot)._waits()
