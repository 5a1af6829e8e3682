"""The reasons that advice gives for a move."""

from __future__ import annotations

from kordon.games.wolfenstein import moves
from kordon.games.wolfenstein.content.goals import Leave, Take
from kordon.games.wolfenstein.knowledge.reasons import reason
from kordon.games.wolfenstein.knowledge.team import Judge
from kordon.games.wolfenstein.pieces import WHICH_AMMUNITION
from kordon.games.wolfenstein.rules import life
from kordon.games.wolfenstein.screen.log_lines import hero_name
from kordon.games.wolfenstein.screen.sentences import enemy_name
from kordon.games.wolfenstein.words import ADVICE
from tests.games.wolfenstein.table import Table, staged


def why(table: Table, move: moves.WolfensteinMove) -> object:
    return reason(Judge(table.position), move)


def test_an_attack_is_advised_with_its_chance_to_kill() -> None:
    """Two fists and one of accuracy: three dice, 8 of 12 faces hit; a drone without armour dies of one."""
    table = staged("a s", heroes={"max": "a"}, enemies={"drone": "s"}, active="max")
    figure = table.figure("s")
    position = table.position
    position.enemy_armour = (0,) * len(position.enemy_armour)
    chance = round(100 * (1 - (1 / 3) ** 3))
    assert why(table, moves.Attack(0, figure)) == ADVICE("attack", enemy=enemy_name(figure), chance=chance)


def test_a_silent_kill_says_that_nobody_hears_it() -> None:
    table = staged("a s", heroes={"anya": "a"}, enemies={"drone": "s"}, active="anya")
    silent = table.legal(moves.SilentKill)[0]
    found = why(table, silent)
    assert getattr(found, "id", "") == "advice-silent"


def test_a_step_is_advised_by_what_it_leads_to() -> None:
    goal = staged(
        "a b . . . . . . . . o",
        heroes={"bj": "a"},
        active="bj",
        objectives="o",
        mission={"goals": (Take("A"),), "rounds": 12},
    )
    assert why(goal, moves.Step(0, goal.at("b"))) == ADVICE("to-goal")
    goal.position.ap = 20
    assert why(goal, moves.Step(0, goal.at("b"))) == ADVICE("to-work")
    home = staged(
        "h . . b a", heroes={"bj": "a"}, active="bj", starts="h", mission={"goals": (Leave(),), "rounds": 3}
    )
    assert why(home, moves.Step(0, home.at("b"))) == ADVICE("to-home")
    enemy = staged("a b . . . . s", heroes={"klaus": "a"}, enemies={"soldat": "s"}, active="klaus")
    assert why(enemy, moves.Step(0, enemy.at("b"))) == ADVICE("to-attack")
    friend = staged("a b . . k", heroes={"bj": "a", "klaus": "k"}, active="bj")
    life.suffer(friend.position, friend.slot("klaus"), 9, 0)
    assert why(friend, moves.Step(0, friend.at("b"))) == ADVICE("to-help")


def test_what_gains_nothing_is_not_praised() -> None:
    table = staged("c a s", heroes={"max": "a"}, enemies={"soldat": "s"}, active="max")
    assert why(table, moves.Step(0, table.at("c"))) == ADVICE("nothing")
    assert why(table, moves.EndTurn(0)) == ADVICE("nothing")
    table.position.attacks = table.position.ap = 0
    assert why(table, moves.EndTurn(0)) == ADVICE("end")


def test_who_goes_next_is_advised_by_the_way_and_by_who_bleeds() -> None:
    table = staged(
        "a . k . o",
        heroes={"bj": "a", "klaus": "k"},
        objectives="o",
        mission={"goals": (Take("A"),), "rounds": 12},
    )
    klaus = table.slot("klaus")
    assert why(table, moves.Activate(0, klaus)) == ADVICE("first", hero=hero_name(klaus), points=1)
    life.suffer(table.position, klaus, 9, 0)
    assert why(table, moves.Activate(0, klaus)) == ADVICE("last", hero=hero_name(klaus))


def test_ammunition_that_fits_no_weapon_makes_no_difference() -> None:
    """Max has no weapon, so no ammunition fits; B.J.'s takes heavy ammunition."""
    table = staged("a . k", heroes={"max": "a", "bj": "k"}, active="max")
    for hero, reasons in (("max", ["no-matter"] * 3), ("bj", ["nothing", "ammunition", "nothing"])):
        table.position.pending = ((WHICH_AMMUNITION, table.slot(hero)),)
        answers = table.legal(moves.Choose)
        assert [why(table, answer) for answer in answers] == [ADVICE(key) for key in reasons]
