"""Whom enemies go for and how: attacks, ways, noise, doors, obstacles (WO-603, WO-604, WO-605, WO-607)."""

from __future__ import annotations

import pytest

from kordon.engine.rule_ids import rule
from kordon.engine.tuples import replaced
from kordon.games.wolfenstein import events
from kordon.games.wolfenstein.content.tables import ENEMY
from kordon.games.wolfenstein.pieces import ALLY, NOBODY, NOWHERE
from kordon.games.wolfenstein.rules.enemies.enemy_plans import Lookout
from kordon.games.wolfenstein.rules.noise_and_threat import arrivals
from tests.games.wolfenstein.phase import EnemyPhase
from tests.games.wolfenstein.table import Table, staged


def hurt(table: Table, hero: str, life: int, armour: int) -> None:
    """Set a hero's life and armour."""
    slot = table.slot(hero)
    table.position.life = replaced(table.position.life, slot, life)
    table.position.armour = replaced(table.position.armour, slot, armour)


# ---- attack first, then walk (WO-603)


@rule("WO-603")
def test_it_attacks_first_and_then_walks_next_to_the_hero() -> None:
    phase = EnemyPhase(staged("h a b c s", heroes={"bj": "h"}, enemies={"soldat": "s"}))
    phase.run()
    assert phase.acts("s") == "attack:bj go:c go:b go:a"
    assert phase.rules("s") == ["WO-603", "WO-603"]


@rule("WO-603")
def test_out_of_range_it_walks_until_it_can_attack_and_then_on() -> None:
    phase = EnemyPhase(staged("h a b c d s", heroes={"bj": "h"}, enemies={"soldat": "s"}))
    phase.run()
    assert phase.acts("s") == "go:d attack:bj go:c go:b"


@rule("WO-603")
def test_it_attacks_only_once_a_phase() -> None:
    phase = EnemyPhase(staged("h s", heroes={"bj": "h"}, enemies={"stormtrooper": "s"}))
    phase.run()
    assert phase.acts("s") == "attack:bj", "six points would pay three attacks"


@rule("WO-603")
def test_without_the_points_for_an_attack_it_walks_on() -> None:
    # In range after four of five steps: the point left pays no attack, but one more step.
    phase = EnemyPhase(staged("h a b c d e f g s", heroes={"bj": "h"}, enemies={"soldat": "s"}))
    phase.run()
    assert phase.acts("s") == "go:g go:f go:e go:d go:c"
    assert phase.attacks() == []


@rule("WO-603")
def test_the_nearest_hero_in_sight_is_attacked_though_another_is_weaker() -> None:
    table = staged("h . s . . k", heroes={"bj": "h", "klaus": "k"}, enemies={"soldat": "s"})
    hurt(table, "klaus", 1, 0)
    phase = EnemyPhase(table)
    phase.run()
    assert phase.attacks() == [("s", "bj")]


@rule("WO-603")
def test_a_nearer_hero_out_of_sight_does_not_count() -> None:
    table = staged("h|s . . . k", heroes={"bj": "h", "klaus": "k"}, enemies={"soldat": "s"})
    phase = EnemyPhase(table)
    phase.run()
    assert phase.attacks() == [("s", "klaus")]


@rule("WO-603")
def test_hard_case_5_of_two_heroes_at_distance_3_the_one_with_less_life_and_armour() -> None:
    for weaker in ("bj", "klaus"):
        table = staged("h . . s . . k", heroes={"bj": "h", "klaus": "k"}, enemies={"soldat": "s"})
        hurt(table, "bj", 2, 2)
        hurt(table, "klaus", 3, 1)
        hurt(table, weaker, 3, 0)
        phase = EnemyPhase(table)
        phase.run()
        assert phase.attacks() == [("s", weaker)]


@rule("WO-603", "WO-606")
def test_hard_case_5_with_equal_sums_the_controller_says_who() -> None:
    for choice in ("bj", "klaus"):
        table = staged("h . . s . . k", heroes={"bj": "h", "klaus": "k"}, enemies={"soldat": "s"})
        hurt(table, "bj", 2, 2)
        hurt(table, "klaus", 3, 1)
        phase = EnemyPhase(table)
        phase.run()
        assert phase.asked() == ["bj", "klaus"]
        phase.choose(choice)
        assert phase.attacks() == [("s", choice)]
        assert phase.told(events.Directed) == [events.Directed(0, "target", table.slot(choice))]


def test_a_bulwark_is_the_target_before_the_weaker() -> None:
    table = staged("h . . s . . k", heroes={"max": "h", "klaus": "k"}, enemies={"soldat": "s"})
    hurt(table, "klaus", 1, 0)
    phase = EnemyPhase(table)
    phase.run()
    assert phase.attacks() == [("s", "max")]


@rule("WO-802", "WO-603")
def test_a_bot_is_a_hero_to_enemies() -> None:
    table = staged("h . . . s . b", heroes={"bj": "h"}, enemies={"soldat": "s"})
    ally = arrivals.free_figure(table.position, ENEMY["drone"])
    table.position.add_figure(ally, table.at("b"))
    table.position.allies = (ally, -1, -1, -1)
    table.position.count_all()
    phase = EnemyPhase(table)
    phase.run()
    assert phase.told(events.EnemyAttacked)[0].who == ALLY


@rule("WO-603", "WO-301")
def test_it_takes_the_way_that_costs_least_not_the_shortest() -> None:
    # Straight over the difficult squares is two steps shorter and one point more.
    table = staged(
        """
        # . . . . . #
          -       -
        h ~ ~ ~ ~ ~ s
        """.replace("  -       -\n", "\n"),
        heroes={"bj": "h"},
        enemies={"drone": "s"},
    )
    phase = EnemyPhase(table)
    phase.run()
    assert phase.told(events.EnemyMoved)[0].to < table.position.board.width, "the upper row"


@rule("WO-603", "WO-608")
def test_next_to_any_hero_it_stops_also_on_its_way_to_another() -> None:
    # It cannot attack; the nearest in sight is klaus, and it comes past bj who hides beyond 1.
    table = staged(
        """
        . . . h . . .

        s a b c d e k
        """,
        heroes={"bj": "h", "klaus": "k"},
        enemies={"soldat": "s"},
    )
    table.position.unseen = replaced(table.position.unseen, table.slot("bj"), 1)
    table.position.sabotaged_enemies = 1 << table.figure("s")
    phase = EnemyPhase(table)
    phase.run()
    while phase.position.tie_kind:
        phase.choose(phase.asked()[-1])
    assert phase.told(events.EnemyActs)[0].who == table.slot("klaus")
    assert phase.at("s") in "b."
    assert table.position.board.distance(table.at("h"), table.position.enemy_at[phase.figures["s"]]) == 1


@rule("WO-606", "WO-603")
def test_only_final_squares_are_asked_about() -> None:
    # Three squares next to the hero cost three steps; the ways to each of them are many.
    phase = EnemyPhase(
        staged(
            """
            . . . . . .

            . a . . . .

            h b . . s .

            . c . . . .
            """,
            heroes={"bj": "h"},
            enemies={"soldat": "s"},
        )
    )
    phase.run()
    assert phase.asked() == ["a", "b", "c"]
    phase.choose("c")
    assert phase.at("s") == "c"
    assert len(phase.told(events.Directed)) == 1


@rule("WO-608")
def test_after_its_attack_whom_it_goes_for_is_settled_again() -> None:
    # klaus bleeds after the attack: it goes on to bj.
    table = staged("h . . . . s . k", heroes={"bj": "h", "klaus": "k"}, enemies={"soldat": "s"})
    hurt(table, "klaus", 1, 0)
    phase = EnemyPhase(table)
    table.rolls("heart heart heart")
    phase.run()
    assert phase.attacks() == [("s", "klaus")]
    assert [event.who for event in phase.told(events.EnemyActs)] == [table.slot("klaus"), table.slot("bj")]


@rule("WO-609")
def test_with_the_near_squares_taken_it_goes_round_if_its_points_last() -> None:
    table = staged(
        """
        a s t

        h u d

        b v .
        """,
        heroes={"bj": "h"},
        enemies={"soldat": "suv", "drone": "d"},
    )
    table.position.sabotaged_enemies = (1 << table.figure("d")) - 1
    table.position.stunned_enemies = sum(1 << table.figure(letter) for letter in "suv")
    table.position.noise = 1
    phase = EnemyPhase(table)
    phase.run()
    while phase.position.tie_kind:
        phase.choose(phase.asked()[0])
    assert phase.at("d") in "ab"


# ---- noise (WO-604)


@rule("WO-604")
def test_with_nobody_in_sight_it_goes_to_the_noisy_neighbour_until_it_can_attack() -> None:
    table = staged("s .1a b|h", areas="1 1 2 2 2", heroes={"bj": "h"}, enemies={"soldat": "s"})
    table.position.noise = 1 << table.area("a")
    phase = EnemyPhase(table)
    phase.run()
    assert phase.rules("s")[0] == "WO-604"
    assert phase.told(events.EnemyActs)[0].area == table.area("a")
    assert "open" in phase.acts("s")
    assert phase.at("s") == "a", "there is no way to the hero behind the wall"


@rule("WO-604")
def test_it_goes_where_most_heroes_are() -> None:
    picture = "h k . .1. s .2. . b"
    areas = "1 1 1 1 2 2 2 3 3 3"
    for where, expected in (((0, 1), "1"), ((1, 0), "3")):
        table = staged(picture, areas=areas, heroes={"bj": "b", "klaus": "k"}, enemies={"soldat": "s"})
        if where == (0, 1):
            table.position.put_hero(table.slot("bj"), table.at("h"))
        else:
            table.position.put_hero(table.slot("klaus"), table.at("b") - 1)
        table.position.noise = 0b101
        phase = EnemyPhase(table)
        phase.run()
        assert table.position.board.areas[phase.told(events.EnemyActs)[0].area].name == expected


@rule("WO-604")
def test_of_equal_areas_the_nearer_then_the_controller() -> None:
    areas = "1 1 1 2 2 2 2 3 3 3"
    table = staged(
        "h . .1. s . .2. . k", areas=areas, heroes={"bj": "h", "klaus": "k"}, enemies={"soldat": "s"}
    )
    table.position.noise = 0b101
    phase = EnemyPhase(table)
    phase.run()
    assert phase.told(events.EnemyActs)[0].area == 0, "two steps and a door against three and a door"
    areas = "1 1 2 2 2 3 3"
    for choice in "13":
        table = staged(
            "h .1. s .2. k", areas=areas, heroes={"bj": "h", "klaus": "k"}, enemies={"soldat": "s"}
        )
        table.position.noise = 0b101
        phase = EnemyPhase(table)
        phase.run()
        assert phase.asked() == ["1", "3"]
        phase.choose(choice)
        assert phase.told(events.EnemyActs)[0].area == int(choice) - 1
        assert phase.attacks()


@rule("WO-611")
def test_the_nearer_area_is_the_one_that_costs_fewer_points_to_enter() -> None:
    # Area 1 is two squares away and 3 is three; the door or the difficult square turns that round.
    areas = "1 1 2 2 2 2 3 3"
    for picture, expected in (("h a . s . b c k", "1"), ("h ~ ~ s . b c k", "3"), ("h a1. s . b c k", None)):
        table = staged(picture, areas=areas, heroes={"bj": "h", "klaus": "k"}, enemies={"soldat": "s"})
        table.position.noise = 0b101
        table.position.unseen = (1, 1, 0, 0)
        phase = EnemyPhase(table)
        phase.run()
        if expected is None:
            assert phase.asked() == ["1", "3"], (
                "a door counts: two steps and a door are as much as three steps"
            )
        else:
            acts = phase.told(events.EnemyActs)[0]
            assert table.position.board.areas[acts.area].name == expected


@rule("WO-604")
def test_hard_case_4_a_hero_hidden_behind_another_enemy_in_its_own_noisy_room() -> None:
    # It is woken by noise, goes up to the hero it does not see and does not leave for the noisy neighbour.
    table = staged(
        "k . .1a s b . h",
        areas="1 1 1 2 2 2 2 2",
        heroes={"bj": "h", "klaus": "k"},
        enemies={"soldat": "s", "officer": "b"},
    )
    table.position.noise = 0b11
    table.position.stunned_enemies = 1 << table.figure("b")
    table.position.unseen = (1, 0, 0, 0)
    phase = EnemyPhase(table)
    phase.run()
    assert phase.woke()["s"] == "noise"
    assert phase.rules("s")[0] == "WO-604"
    assert phase.told(events.EnemyActs)[0].who == table.slot("bj")
    assert table.position.enemy_at[phase.figures["s"]] == table.at("h") - 1


@rule("WO-604")
def test_hard_case_4_with_nobody_in_its_own_room_it_goes_to_the_noisy_neighbour() -> None:
    table = staged("k . .1a s b", areas="1 1 1 2 2 2", heroes={"klaus": "k"}, enemies={"soldat": "s"})
    table.position.noise = 0b11
    phase = EnemyPhase(table)
    phase.run()
    assert phase.acts("s").startswith("go:a open attack:klaus")


@rule("WO-604")
def test_with_noise_in_its_own_room_alone_it_stays() -> None:
    table = staged("k . .1a s b", areas="1 1 1 2 2 2", heroes={"klaus": "k"}, enemies={"soldat": "s"})
    table.position.noise = 0b10
    phase = EnemyPhase(table)
    phase.run()
    assert phase.woke() == {"s": "noise"}
    assert phase.acts("s") == "wait:idle"
    assert phase.rules("s") == ["WO-604"]


@rule("WO-604")
def test_once_in_the_noisy_area_it_does_not_go_back_to_where_it_came_from() -> None:
    table = staged("s a b c . .|h", areas="1 1 2 2 2 2 3", heroes={"bj": "h"}, enemies={"soldat": "s"})
    table.position.noise = 0b011
    phase = EnemyPhase(table)
    phase.run()
    assert phase.acts("s") == "go:a go:b"


@rule("WO-608")
def test_a_hero_who_comes_into_sight_takes_over_from_noise() -> None:
    # On its way to the noise below it sees bj, too far for the drone's range of 2: it turns to him.
    table = staged(
        """
        h # #

        a # #

        b # #

        c d s

        n # #

        . # #
        """,
        areas="""
        1 # #

        1 # #

        1 # #

        2 2 2

        3 # #

        3 # #
        """,
        heroes={"bj": "h"},
        enemies={"drone": "s"},
    )
    table.position.noise = 1 << table.area("n")
    phase = EnemyPhase(table)
    phase.run()
    acts = phase.told(events.EnemyActs)
    assert [(act.who, act.area, act.rule) for act in acts[:2]] == [
        (NOBODY, table.area("n"), "WO-604"),
        (table.slot("bj"), NOWHERE, "WO-603"),
    ]
    assert phase.acts("s") == "go:d go:b attack:bj go:a"


# ---- doors (WO-605) and obstacles (WO-607)


@rule("WO-605")
def test_opening_a_door_costs_one_point() -> None:
    table = staged("s a1b . . . . h", areas="1 1 2 2 2 2 2 2", heroes={"bj": "h"}, enemies={"soldat": "s"})
    table.position.noise = 0b10
    phase = EnemyPhase(table)
    phase.run()
    assert phase.acts("s") == "go:a open go:b go:. go:.", "four steps and a door for five points"


@rule("WO-605", "WO-308")
def test_with_the_door_open_it_attacks_through_it() -> None:
    table = staged("s1. . h", areas="1 2 2 2", heroes={"bj": "h"}, enemies={"soldat": "s"})
    table.position.noise = 0b10
    phase = EnemyPhase(table)
    phase.run()
    assert phase.acts("s").split()[:2] == ["open", "attack:bj"]
    assert table.position.closed == 0


@rule("WO-605", "WO-307")
def test_from_the_marker_it_stands_on_it_opens_a_door() -> None:
    table = staged("t1b . h", areas="1 2 2 2", heroes={"bj": "h"}, enemies={"soldat": "t"}, supports="t")
    table.position.noise = 0b10
    phase = EnemyPhase(table)
    phase.run()
    assert phase.acts("t").split()[0] == "open"


@rule("WO-408", "WO-604")
def test_the_square_it_has_left_does_not_take_its_sight() -> None:
    table = staged("a s h", heroes={"bj": "h"}, enemies={"soldat": "s"})
    lookout = Lookout(table.position, table.figure("s"), [(table.at("h"), 9)], 0)
    assert lookout.stops(1 << table.at("a"), 1) == 1 << table.at("a")


@rule("WO-607", "WO-603")
def test_hard_case_5_behind_bars_without_a_way_round_it_stands_at_the_bars() -> None:
    table = staged("h a b c dxe . s", heroes={"bj": "h"}, enemies={"drone": "s"})
    phase = EnemyPhase(table)
    phase.run()
    assert phase.at("s") == "e"
    phase.events = []
    phase.run()
    assert phase.at("s") == "e"
    assert phase.acts("s") == "wait:obstacle"
    assert phase.rules("s")[-1] == "WO-607"


@rule("WO-607", "WO-309")
def test_it_attacks_through_bars() -> None:
    phase = EnemyPhase(staged("h bxs", heroes={"bj": "h"}, enemies={"soldat": "s"}))
    phase.run()
    assert phase.acts("s") == "attack:bj"


@rule("WO-607")
def test_with_a_way_round_the_bars_it_takes_that() -> None:
    phase = EnemyPhase(
        staged(
            """
            h bxs .
              -
            # a c d
            """.replace("              -\n", "\n"),
            heroes={"bj": "h"},
            enemies={"soldat": "s"},
        )
    )
    phase.run()
    while phase.position.tie_kind:
        phase.choose(phase.asked()[0])
    assert phase.acts("s").startswith("attack:bj go:")
    assert phase.at("s") in "ab"


@rule("WO-607", "WO-307")
def test_a_token_in_the_way_is_an_obstacle_too() -> None:
    table = staged("h a e b c s", events="e", heroes={"bj": "h"}, enemies={"drone": "s"})
    phase = EnemyPhase(table)
    phase.run()
    assert phase.at("s") == "b"


@rule("WO-310", "WO-307")
def test_enemies_do_not_enter_passages_and_do_not_stop_on_markers() -> None:
    table = staged(
        "h a p q s", passages="", heroes={"bj": "h"}, enemies={"drone": "s"}, starts="a", supports="q"
    )
    phase = EnemyPhase(table)
    phase.run()
    assert phase.at("s") == "p", "a is a hero start"


@pytest.mark.parametrize("kind", ["soldat", "space-trooper"])
@rule("WO-301")
def test_difficult_ground_costs_two_unless_the_figure_is_sure_footed(kind: str) -> None:
    phase = EnemyPhase(staged("h . . . . . . . . . . ~ ~ ~ s", heroes={"bj": "h"}, enemies={kind: "s"}))
    phase.run()
    steps = len(phase.told(events.EnemyMoved))
    assert steps == (2 if kind == "soldat" else 5)


@rule("WO-502")
def test_an_enemy_that_comes_into_a_heros_area_makes_noise_there_at_once() -> None:
    table = staged("s a b . . h", areas="1 1 2 2 2 2", heroes={"bj": "h"}, enemies={"drone": "s"})
    table.position.sabotaged_enemies = 1 << table.figure("s")
    phase = EnemyPhase(table)
    phase.run()
    entered = phase.events.index(events.EnemyMoved(phase.figures["s"], table.at("a"), table.at("b")))
    assert phase.events[entered + 1] == events.NoiseMade(table.area("b"), "enemy")
    assert len(phase.told(events.NoiseMade)) == 1


@rule("WO-310", "WO-607")
def test_enemies_do_not_cross_secret_passages() -> None:
    table = staged("h a p b s q", heroes={"bj": "h"}, enemies={"drone": "s"})
    table.position.board.passage_mask = 1 << table.at("p")
    table.position.board.no_stop = 1 << table.at("p")
    phase = EnemyPhase(table)
    phase.run()
    assert phase.at("s") == "b"
    assert phase.rules("s")[-1] == "WO-603"


@rule("WO-609", "WO-605")
def test_a_door_is_not_opened_from_a_friends_square() -> None:
    # The only square at the door is a sleeping friend's: who comes up behind it stays behind it.
    table = staged(
        "s a t1b . h", areas="1 1 1 2 2 2", heroes={"bj": "h"}, enemies={"drone": "s", "soldat": "t"}
    )
    table.position.stunned_enemies = 1 << table.figure("t")
    table.position.noise = 1 << table.area("b")
    phase = EnemyPhase(table)
    phase.run()
    assert phase.told(events.EnemyOpened) == []


@rule("WO-608")
def test_the_hero_it_set_out_for_stays_its_aim_when_he_gets_out_of_sight() -> None:
    # It sees bj through the bars; at the door on the way round it sees nobody and hears nothing.
    table = staged(
        """
        a hxs b

        c # # d

        f g1i j
        """,
        areas="""
        1 1 2 2

        1 # # 2

        1 1 2 2
        """,
        heroes={"bj": "h"},
        enemies={"soldat": "s"},
    )
    table.position.sabotaged_enemies = 1 << table.figure("s")
    phase = EnemyPhase(table)
    phase.run()
    assert phase.acts("s") == "go:d go:i open go:g go:c"
    assert [event.who for event in phase.told(events.EnemyActs)] == [table.slot("bj")]


@rule("WO-604")
def test_an_unseen_hero_in_its_own_quiet_room_does_not_draw_it() -> None:
    table = staged("n a s . . h", areas="1 2 2 2 2 2", heroes={"bj": "h"}, enemies={"soldat": "s"})
    table.position.unseen = (1, 0, 0, 0)
    table.position.hushed = 1
    table.position.noise = 1 << table.area("n")
    phase = EnemyPhase(table)
    phase.run()
    assert phase.acts("s") == "go:a go:n"


HALL = """
    . . . . . . . . .

    h . . . . . t . s

    . . . . . . . . .
"""


@rule("WO-603", "WO-606")
def test_without_the_points_for_an_attack_it_does_not_stop_on_its_way() -> None:
    # Four squares away it has one point left, and no attack: it is asked only where its five steps end.
    phase = EnemyPhase(staged(HALL, heroes={"bj": "h"}, enemies={"soldat": "s"}))
    phase.run()
    assert len(phase.position.tie) == 3
    phase.choose(".")
    assert phase.position.tie_kind == 0
    assert len(phase.told(events.EnemyMoved)) == 5


@rule("WO-603", "WO-606")
def test_it_does_not_stop_where_the_hero_is_still_unseen() -> None:
    table = staged(HALL, heroes={"bj": "h"}, enemies={"soldat": "t"})
    table.position.unseen = (1, 0, 0, 0)
    table.position.noise = 1
    phase = EnemyPhase(table)
    phase.run()
    assert len(phase.position.tie) == 3
    phase.choose(".")
    assert phase.position.tie_kind == 0
    assert len(phase.told(events.EnemyMoved)) == 5
    assert phase.attacks() == []
