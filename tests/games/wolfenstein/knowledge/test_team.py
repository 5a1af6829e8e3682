"""The team that plays by rules of thumb."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from kordon.engine.chance import seed_from
from kordon.engine.tuples import replaced
from kordon.games.wolfenstein import GAME, moves
from kordon.games.wolfenstein.content import effects as fx
from kordon.games.wolfenstein.content.goals import Leave, Take
from kordon.games.wolfenstein.knowledge import gear
from kordon.games.wolfenstein.knowledge.answers import promise
from kordon.games.wolfenstein.knowledge.prospects import Prospects, expected
from kordon.games.wolfenstein.knowledge.team import Judge, TeamPolicy
from kordon.games.wolfenstein.options import WolfensteinOptions
from kordon.games.wolfenstein.pieces import ALLY_TURN, BLANK
from kordon.games.wolfenstein.position import Position
from kordon.games.wolfenstein.rules import dispatch, life
from kordon.games.wolfenstein.rules.glory_and_gear import effects
from tests.games.wolfenstein.table import Table, staged

MOST_MOVES = 1500


def played(mission: str, level: str, seats: int, seed: str) -> Position:
    """A game of the team to its end."""
    policy, source = TeamPolicy(), Random(seed)
    options = WolfensteinOptions(mission=mission, level=level, ties="seed")  # type: ignore[arg-type]
    position = GAME.start(options, seats, seed_from(seed))
    for _ in range(MOST_MOVES):
        acting = dispatch.to_act(position)
        if not acting:
            return position
        dispatch.apply(position, policy.pick(position, acting[0], source))
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("mission", ["officers-room", "cells", "armoury"])
def test_the_team_wins_the_first_missions_on_the_easiest_level(mission: str) -> None:
    ends = [played(mission, "daddy", seats, f"team {seats}") for seats in (1, 2, 4)]
    won = [position.outcome is not None and bool(position.outcome.winners) for position in ends]
    assert sum(won) >= 2


def test_every_mission_comes_to_an_end() -> None:
    for mission in ("kennels", "tunnels", "fuhrer"):
        assert played(mission, "bring", 2, "team").outcome is not None


def test_a_roll_out_ends_with_a_round() -> None:
    position = GAME.start(WolfensteinOptions(mission="cells"), 2, seed_from("roll-out"))
    TeamPolicy().play_on(position, Random(1), last_stage=1, limit=400)
    assert position.round == 2
    before = position.copy()
    TeamPolicy().play_on(position, Random(1), last_stage=1, limit=400)
    assert position.turn == before.turn
    TeamPolicy().play_on(position, Random(1), last_stage=None, limit=1)
    assert position.round == 2


def test_a_kill_is_preferred_and_nobody_is_left_to_bleed() -> None:
    table = staged("a . s k", heroes={"bj": "a", "klaus": "k"}, enemies={"soldat": "s"}, active="bj")
    picked = TeamPolicy().pick(table.position, 0, Random(1))
    assert isinstance(picked, moves.Attack)
    table = staged("a k s", heroes={"bj": "a", "klaus": "k"}, enemies={"soldat": "s"}, active="bj")
    life.suffer(table.position, table.slot("klaus"), 9, 0)
    assert TeamPolicy().pick(table.position, 0, Random(1)) == moves.Help(0, table.slot("klaus"))


def test_weights_are_positive_and_fit_the_moves() -> None:
    table = staged("a . s", heroes={"bj": "a"}, enemies={"soldat": "s"}, active="bj")
    offered = table.legal()
    weights = TeamPolicy().weights(table.position, 0, offered)
    assert len(weights) == len(offered)
    assert min(weights) > 0


def test_chances_and_promises() -> None:
    assert expected(1, (), 1, 3, False, 0)[0] == pytest.approx(1 / 3)
    assert expected(1, (), 1, 3, True, 0)[0] == pytest.approx(2 / 3)
    assert expected(2, (), 2, 0, False, 0)[0] == pytest.approx(4 / 9)
    blanks_void = 1 << BLANK
    assert expected(2, (), 1, 3, False, blanks_void)[0] == pytest.approx(5 / 9 - 2 * (1 / 3) * (1 / 6))
    assert promise((fx.Glory(2),)) > promise(()) > promise((fx.Hurt(2),)) > 0


def test_a_hero_walks_to_what_the_mission_asks_for() -> None:
    table = staged(
        "a b . . o", heroes={"bj": "a"}, active="bj", objectives="o", mission={"goals": (Take("A"),)}
    )
    judge = Judge(table.position)
    assert judge.value(moves.Step(0, table.at("b"))) > judge.value(moves.EndTurn(0))
    assert TeamPolicy().pick(table.position, 0, Random(1)) == moves.Step(0, table.at("b"))


def test_nobody_ends_a_turn_in_the_line_of_fire_without_need() -> None:
    """A hero whose weapon is jammed steps behind the wall rather than wait before two guns."""
    table = staged(
        "b . a . s\n"  #
        "         \n"
        ". w # . t",
        heroes={"bj": "a"},
        enemies={"soldat": "s", "space-trooper": "t"},
        active="bj",
    )
    position = table.position
    position.attacks = 0
    prospects = Prospects(position, table.slot("bj"))
    assert prospects.danger(table.at("a"), position.closed) > prospects.danger(table.at("w"), position.closed)
    assert prospects.best().square != table.at("a")
    careless = Prospects(position, table.slot("bj"), careless=True)
    assert careless.danger(table.at("a"), position.closed) == 0


def test_the_last_token_is_not_spent_on_a_mode_that_hardly_helps() -> None:
    table = staged("a s", heroes={"anya": "a"}, enemies={"space-trooper": "s"}, active="anya")
    position = table.position
    slot, figure = table.slot("anya"), table.figure("s")
    position.ammunition = (1, 0, 0) * 4
    last = Prospects(position, slot).token_price(figure, 0.1, 1)
    position.ammunition = (3, 0, 0) * 4
    assert Prospects(position, slot).token_price(figure, 0.1, 1) < last
    assert Prospects(position, slot).token_price(figure, 0.1, 2) > 6  # two tokens cost more than one


def test_the_best_weapon_is_taken_at_once_not_one_after_another() -> None:
    """With a jammed pistol in hand, the best of the bag, though any other would do."""
    table = staged("a . s", heroes={"klaus": "a"}, enemies={"soldat": "s"}, active="klaus")
    position, slot = table.position, table.slot("klaus")
    table.give("klaus", weapon="shotgun sturmgewehr", heavy=2)
    position.reloads |= 1 << position.active[slot]
    judge = Judge(position)
    offered = table.legal(moves.Ready)
    better = [move for move in offered if gear.usable(position, slot, move.weapon) > 1.0]
    assert len(better) > 1
    wanted = [move for move in offered if judge.value(move) > 0]
    assert [move.weapon for move in wanted] == [
        max([move.weapon for move in offered], key=lambda weapon: gear.usable(position, slot, weapon))
    ]


def test_an_aid_kit_goes_to_a_neighbour_who_is_badly_hurt() -> None:
    table = staged("a k . . s", heroes={"bj": "a", "klaus": "k"}, enemies={"soldat": "s"}, active="bj")
    position, bj, klaus = table.position, table.slot("bj"), table.slot("klaus")
    kit = table.give("bj", gear="aid-kit")
    give = moves.GiveGear(0, kit, klaus)
    assert give in table.legal(moves.GiveGear)
    assert Judge(position).value(give) == 0  # nobody needs it
    life.suffer(position, klaus, 2, 0)
    assert Judge(position).value(give) > Judge(position).value(moves.EndTurn(0))
    life.suffer(position, bj, 2, 0)
    assert Judge(position).value(give) == 0  # the one who has it does


def test_a_spare_booster_goes_to_a_neighbour_who_has_none() -> None:
    table = staged("a k . . s", heroes={"bj": "a", "klaus": "k"}, enemies={"soldat": "s"}, active="bj")
    spare = table.give("bj", gear="steel-skin")
    give = moves.GiveGear(0, spare, table.slot("klaus"))
    assert Judge(table.position).value(give) == 0  # it has a place here
    table.play(moves.Wear(0, spare))
    spare = table.give("bj", gear="adrenaline")
    give = moves.GiveGear(0, spare, table.slot("klaus"))
    assert give in table.legal(moves.GiveGear)
    assert Judge(table.position).value(give) > Judge(table.position).value(moves.EndTurn(0))


def test_of_two_things_for_one_slot_the_better_one_is_worn() -> None:
    table = staged("a . . . s", heroes={"bj": "a"}, enemies={"soldat": "s"}, active="bj")
    vest, powered = table.give("bj", gear="vest"), table.give("bj", gear="powered-armour")
    judge = Judge(table.position)
    assert judge.value(moves.Wear(0, vest)) == 0 < judge.value(moves.Wear(0, powered))


def test_nobody_plans_to_stop_where_a_friend_stands() -> None:
    """On the way through a friend's square the turn goes on: from there nothing can be done (WO-307)."""
    table = staged("a k b . s", heroes={"bj": "a", "klaus": "k"}, enemies={"soldat": "s"}, active="bj")
    policy = TeamPolicy()
    for letter in "kb":
        assert policy.pick(table.position, 0, Random(1)) == moves.Step(0, table.at(letter))
        table.play(moves.Step(0, table.at(letter)))
    assert isinstance(policy.pick(table.position, 0, Random(1)), moves.Attack)


def test_a_door_to_many_guards_is_opened_only_where_a_friend_comes_after() -> None:
    """The same door and guards: opened with a friend's turn to come, left shut without one."""
    table = staged(
        "k . . a1s v t\n"  #
        "             \n"
        ". . . .1u . o",
        areas="1 1 1 1 2 2 2\n\n1 1 1 1 2 2 2",
        heroes={"bj": "a", "klaus": "k"},
        enemies={"ubersoldat": "s", "space-trooper": "tuv"},
        active="bj",
        objectives="o",
        mission={"goals": (Take("A"),), "rounds": 12},
    )
    position, slot, klaus = table.position, table.slot("bj"), table.slot("klaus")
    position.attacks = 0
    assert Prospects(position, slot).best().act == "open"
    position.activated |= 1 << klaus
    assert Prospects(position, slot).best().act != "open"


def test_a_last_token_is_spent_by_the_chance_to_get_one_back() -> None:
    """Dice for the last token are no bargain where the kill that would bring one back is unlikely."""
    table = staged("a . s", heroes={"klaus": "a"}, enemies={"space-trooper": "s"}, active="klaus")
    position, figure = table.position, table.figure("s")
    plain, mode = moves.Attack(0, figure), moves.Attack(0, figure, mode=1)
    position.ammunition = (1, 0, 0) * 4
    assert Judge(position).value(mode) < Judge(position).value(plain)
    position.ammunition = (3, 0, 0) * 4
    assert Judge(position).value(mode) > Judge(position).value(plain)


def test_who_has_paid_for_dice_attacks_before_throwing_anything() -> None:
    """With points for one of the two, the attack; a grenade comes first if nothing is paid yet."""
    table = staged("a . s t", heroes={"bj": "a"}, enemies={"drone": "st"}, active="bj")
    position = table.position
    grenade = table.give("bj", gear="hand-grenade", glory=1)
    position.ap = 3
    throw = max(table.legal(moves.UseGear), key=Judge(position).value)
    assert throw.card == grenade
    attack = moves.Attack(0, table.figure("s"))
    assert Judge(position).value(throw) > Judge(position).value(attack)
    position.bonus_dice = 2
    assert Judge(position).value(throw) < Judge(position).value(attack)


def test_a_weapon_is_drawn_for_what_it_reaches() -> None:
    """The shotgun is the better weapon, but only the rifle reaches; next to the enemy it is the other way."""
    for picture, wanted in (("a # . . . . s", 0), ("a . . . . s", 1), ("a s", 0)):
        table = staged(picture, heroes={"bombate": "a"}, enemies={"space-trooper": "s"}, active="bombate")
        position, slot = table.position, table.slot("bombate")
        table.give("bombate", weapon="sturmgewehr", heavy=2)
        position.ap = 3
        assert [Judge(position).value(move) > 0 for move in table.legal(moves.Ready)] == [bool(wanted)]
        shotgun, rifle = position.active[slot], table.legal(moves.Ready)[0].weapon
        assert gear.usable(position, slot, shotgun) > gear.usable(position, slot, rifle)


def test_with_nothing_to_attack_the_stronger_weapon_is_drawn() -> None:
    table = staged("a . .", heroes={"klaus": "a"}, active="klaus")
    table.give("klaus", weapon="shotgun", heavy=1)
    assert [Judge(table.position).value(move) > 0 for move in table.legal(moves.Ready)] == [True]
    table.play(*table.legal(moves.Ready))
    table.play(moves.Step(0, table.at("a") + 1))
    assert [Judge(table.position).value(move) > 0 for move in table.legal(moves.Ready)] == [False]


def test_in_the_last_round_nobody_reloads_what_will_not_be_fired() -> None:
    for level, free in (("bring", False), ("hurt", True)):
        table = staged(
            "a . s",
            heroes={"bj": "a"},
            enemies={"soldat": "s"},
            active="bj",
            level=level,
            mission={"rounds": 9},
        )
        position, slot = table.position, table.slot("bj")
        position.reloads |= 1 << position.active[slot]
        reload = moves.Reload(0, position.active[slot])
        assert reload in table.legal(moves.Reload)
        assert Judge(position).value(reload) > Judge(position).value(moves.EndTurn(0))
        position.round = 9
        assert (Judge(position).value(reload) > 0) is free  # where it leaves the attack, it is fired at once


def test_a_stun_grenade_is_thrown_at_those_who_would_shoot() -> None:
    """Before four guns that have woken; not at one who sleeps behind a wall."""
    table = staged(
        "a . . s t\n"  #
        "         \n"
        ". . . u v",
        heroes={"bj": "a"},
        enemies={"space-trooper": "stuv"},
        active="bj",
    )
    position = table.position
    table.give("bj", gear="stun-grenade")
    position.attacks = 0
    position.attacked = position.enemies
    best = max(table.legal(moves.UseGear), key=Judge(position).value)
    assert Judge(position).value(best) > Judge(position).value(moves.EndTurn(0))
    position.stunned_enemies = position.enemies
    assert {Judge(position).value(move) for move in table.legal(moves.UseGear)} == {0.0}


def test_a_skill_that_stuns_waits_for_the_attack() -> None:
    """The attack may kill whom the skill would have spared the team from."""
    table = staged("a . s", heroes={"set": "a"}, enemies={"ubersoldat": "s"}, active="set")
    position, figure = table.position, table.figure("s")
    table.give("set", glory=2, special=2)
    position.attacked = position.enemies
    short_circuit = next(move for move in table.legal(moves.UseSkill) if move.target == figure)
    assert Judge(position).value(short_circuit) == 0
    position.attacks = position.ap = 0
    assert Judge(position).value(short_circuit) > Judge(position).value(moves.EndTurn(0))


def test_in_the_last_round_heroes_walk_home_instead_of_attacking() -> None:
    """With only leaving left; with a round to spare the enemy comes first."""
    table = staged(
        "h b . . . a s",
        heroes={"bj": "a"},
        enemies={"soldat": "s"},
        active="bj",
        starts="h",
        mission={"goals": (Leave(),), "rounds": 9},
    )
    position, slot = table.position, table.slot("bj")
    assert Prospects(position, slot).best().act == "attack"
    position.round = 9
    plan = Prospects(position, slot).best()
    assert (plan.act, plan.square) == ("rest", table.at("b"))


def test_a_bot_follows_its_hero() -> None:
    """And stops following once it has attacked."""
    table = staged("b d . . a", heroes={"bj": "a"}, active="bj")
    position = table.position
    effects.run(position, (fx.Ally("soldat"),), effects.Context(0, square=table.at("b")))
    table.end()
    assert position.phase == ALLY_TURN
    assert TeamPolicy().pick(position, 0, Random(1)) == moves.Step(0, table.at("d"))
    position.attacks = 0
    assert isinstance(TeamPolicy().pick(position, 0, Random(1)), moves.EndTurn)


# ---- modes and explosions (WO-405, WO-419, WO-420)


def launcher(picture: str, weapon: str = "charge-launcher", enemies: str = "st", **tokens: Any) -> Table:
    """B.J. on `a` with a weapon in hand and Klaus on `k`, if drawn, against Soldaten."""
    heroes = {"bj": "a", "klaus": "k"} if "k" in picture else {"bj": "a"}
    table = staged(picture, heroes=heroes, enemies={"soldat": enemies}, active="bj")
    card = table.give("bj", weapon=weapon, **tokens)
    table.position.active = replaced(table.position.active, table.slot("bj"), card)
    return table


def test_a_blast_is_worth_more_among_enemies_and_less_among_friends() -> None:
    alone = launcher("a . . s . . t", special=4)
    crowd = launcher("a . . s t", special=4)
    beside = launcher("a . . s k", enemies="s", special=4)
    attack = moves.Attack(0, alone.figure("s"), 1)
    worth = [Judge(table.position).value(attack) for table in (beside, alone, crowd)]
    assert worth == sorted(worth)
    assert len(set(worth)) == 3


def test_a_grenade_is_not_thrown_where_a_friend_would_fall() -> None:
    for picture, thrown in (("a . s k", False), ("a . s . k", True)):
        table = staged(picture, heroes={"bj": "a", "klaus": "k"}, enemies={"drone": "s"}, active="bj")
        klaus = table.slot("klaus")
        table.position.life = replaced(table.position.life, klaus, 1)
        table.position.armour = replaced(table.position.armour, klaus, 0)
        table.give("bj", gear="hand-grenade")
        table.position.attacks = 0  # the shot is spent
        own = [move for move in table.legal(moves.UseGear) if move.target == table.at("s")]
        assert [Judge(table.position).value(move) > 0 for move in own] == [thrown]


def test_the_dearer_mode_is_for_those_who_have_the_tokens() -> None:
    """Where piercing is no use, two tokens go for three dice, if there are more of them."""
    table = staged("a . s", heroes={"bj": "a"}, enemies={"supersoldat": "s"}, active="bj")
    table.give("bj", heavy=6)
    rich = {move.mode: Judge(table.position).value(move) for move in table.legal(moves.Attack)}
    table.give("bj", heavy=2)
    poor = {move.mode: Judge(table.position).value(move) for move in table.legal(moves.Attack)}
    assert max(rich, key=rich.__getitem__) == 2
    assert max(poor, key=poor.__getitem__) == 0


def test_a_mode_that_reaches_further_makes_a_plan_where_the_plain_attack_does_not() -> None:
    table = staged("a . . . s", heroes={"klaus": "a"}, enemies={"drone": "s"}, active="klaus")
    table.position.ap = 2
    plans = []
    for tokens in (0, 3):
        table.give("klaus", light=tokens)
        plans.append(Prospects(table.position, table.slot("klaus")).best().act)
    assert plans == ["rest", "attack"]


def test_hits_that_stun_are_feared_more() -> None:
    dangers = []
    for enemy in ("ubersoldat", "stormtrooper"):
        table = staged("a s", heroes={"bj": "a"}, enemies={enemy: "s"}, active="bj")
        dangers.append(Prospects(table.position, table.slot("bj")).danger(table.at("a"), 0))
    assert dangers[0] > dangers[1]
