"""Large figures when they act: doorways, steps, sight and distance (WO-801, WO-804)."""

from __future__ import annotations

from kordon.engine.rule_ids import rule
from kordon.games.wolfenstein import events, moves
from kordon.games.wolfenstein.rules.attack.sighting import distance_to
from tests.games.wolfenstein.phase import EnemyPhase
from tests.games.wolfenstein.table import Table, staged

# The doorway is between f and g: with its upper left square on f a large figure stands across it.
DOORWAY = """
    m m a b c d e f1g i j k o q h

    m m . . . . . .1. . . . . . .
"""


def before_the_door(picture: str = DOORWAY, friend: str = "") -> Table:
    """A Panzerhund (7 points) seven squares before an open doorway, in sight of the hero."""
    enemies = {"panzerhund": "m"} | ({"drone": friend} if friend else {})
    table = staged(picture, heroes={"bj": "h"}, enemies=enemies)
    table.position.closed = 0
    if friend:
        table.position.stunned_enemies = 1 << table.figure(friend)
    return table


@rule("WO-801")
def test_hard_case_6_who_would_end_across_a_doorway_is_pushed_one_square_on() -> None:
    phase = EnemyPhase(before_the_door())
    phase.run()
    assert phase.acts("m") == "go:a go:b go:c go:d go:e go:f push:g".replace("go:a", "go:m go:a")
    assert phase.at("m") == "g"
    assert not phase.position.board.is_across(phase.position.enemy_at[phase.figures["m"]])


@rule("WO-801")
def test_hard_case_6_with_the_space_beyond_taken_it_stops_before_the_door() -> None:
    for friend in "gi":
        phase = EnemyPhase(before_the_door(friend=friend))
        phase.run()
        assert phase.at("m") == "e"
        assert phase.told(events.Pushed) == []


@rule("WO-801")
def test_a_push_costs_nothing_and_comes_only_at_the_end_of_the_points() -> None:
    # One square nearer to the door: it comes through with its own points.
    nearer = DOORWAY.replace("m m a b c d e f1g", "m m b c d e f1g").replace(
        "m m . . . . . .1.", "m m . . . . .1."
    )
    phase = EnemyPhase(before_the_door(nearer))
    phase.run()
    assert phase.told(events.Pushed) == []
    assert phase.at("m") == "g"


@rule("WO-801", "WO-605")
def test_a_closed_door_is_opened_by_a_large_figure_too() -> None:
    table = staged(
        """
        m m1a b . h

        m m1. . . .
        """,
        areas="""
        1 1 2 2 2 2

        1 1 2 2 2 2
        """,
        heroes={"bj": "h"},
        enemies={"panzerhund": "m"},
    )
    table.position.noise = 0b10
    phase = EnemyPhase(table)
    phase.run()
    while phase.position.tie_kind:
        phase.choose(phase.asked()[0])
    assert phase.acts("m").startswith("open go:m go:a go:b")
    assert phase.attacks() == [("m", "bj")]


@rule("WO-804")
def test_a_step_that_newly_covers_difficult_ground_costs_one_more() -> None:
    # Seven points: six squares on, for one of the columns is difficult in its lower row.
    for ground, steps in ((".", 7), ("~", 6)):
        table = staged(
            f"""
            m m . . . . . . . . . . . h

            m m . {ground} . . . . . . . . . .
            """,
            heroes={"bj": "h"},
            enemies={"panzerhund": "m"},
        )
        phase = EnemyPhase(table)
        phase.run()
        while phase.position.tie_kind:
            phase.choose(phase.asked()[0])
        assert len(phase.told(events.EnemyMoved)) == steps


@rule("WO-801", "WO-804")
def test_it_can_stop_one_step_on_where_it_still_covers_squares_of_its_own() -> None:
    table = staged(
        """
        m m . h

        m m . .
        """,
        heroes={"bj": "h"},
        enemies={"panzerhund": "m"},
    )
    phase = EnemyPhase(table)
    phase.run()
    assert phase.acts("m").startswith("go:m attack:bj")


@rule("WO-804")
def test_distance_is_from_the_nearest_square() -> None:
    table = staged(
        """
        . . . m m . h

        . . . m m . .
        """,
        heroes={"bj": "h"},
        enemies={"panzerhund": "m"},
    )
    assert distance_to(table.position, table.at("h"), table.figure("m")) == 2
    table.position.put_hero(0, table.at("h") - 1)
    phase = EnemyPhase(table)
    phase.run()
    assert phase.acts("m") == "attack:bj", "it is next to him with its right squares"


@rule("WO-801")
def test_sight_is_from_any_of_its_squares() -> None:
    # From the upper squares the wall hides the hero, from the lower ones it does not.
    table = staged(
        """
        m m|. h .

        m m . . .
        """,
        heroes={"bj": "h"},
        enemies={"panzerhund": "m"},
    )
    phase = EnemyPhase(table)
    phase.run()
    assert phase.woke() == {"m": "sight"}


@rule("WO-801")
def test_it_wakes_by_noise_next_to_any_area_it_stands_in() -> None:
    table = staged(
        """
        h1. m m .2n

        . . m m . .
        """.replace("h1. m m .2n", "h . m m . n"),
        areas="""
        1 2 3 4 4 5

        1 2 3 4 4 5
        """,
        heroes={"bj": "h"},
        enemies={"panzerhund": "m"},
    )
    table.position.unseen = (1, 0, 0, 0)
    table.position.noise = 1 << table.area("n")
    phase = EnemyPhase(table)
    phase.run()
    assert phase.woke() == {"m": "noise"}


@rule("WO-801")
def test_hard_case_6_a_grenade_on_one_of_its_squares_hits_once() -> None:
    table = staged(
        """
        h . . m m

        . . . m m
        """,
        heroes={"bj": "h"},
        enemies={"panzerhund": "m"},
        active="bj",
    )
    card = table.give("bj", gear="hand-grenade")
    figure = table.figure("m")
    armour = table.position.enemy_armour[figure]
    table.play(moves.UseGear(0, card, table.at("m")))
    assert table.position.enemy_armour[figure] == armour - 2
    assert len(table.told(events.FigureHurt)) == 1


@rule("WO-306", "WO-801")
def test_a_large_figure_passes_friends_and_does_not_end_on_them() -> None:
    table = staged(
        """
        m m s . . . . . . . . h

        m m . . . . . . . . . .
        """,
        heroes={"bj": "h"},
        enemies={"panzerhund": "m", "soldat": "s"},
    )
    table.position.stunned_enemies = 1 << table.figure("s")
    phase = EnemyPhase(table)
    phase.run()
    while phase.position.tie_kind:
        phase.choose(phase.asked()[0])
    assert len(phase.told(events.EnemyMoved)) == 7
    assert not phase.position.faults()
