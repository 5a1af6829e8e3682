"""Figures that come onto the map: the alarm, events, the box (WO-013, WO-505, WO-506)."""

from __future__ import annotations

from kordon.engine.bits import members
from kordon.engine.rule_ids import rule
from kordon.games.wolfenstein import events
from kordon.games.wolfenstein.content.tables import ENEMIES, ENEMY, FIGURE_OF, FIGURES_OF_KIND
from kordon.games.wolfenstein.pieces import NO_FIGURE
from kordon.games.wolfenstein.rules import missions
from kordon.games.wolfenstein.rules.noise_and_threat import arrivals
from tests.games.wolfenstein.phase import EnemyPhase
from tests.games.wolfenstein.table import Table, staged


def at(table: Table, letter: str) -> str:
    """The kind of the enemy on a letter, or nothing."""
    for figure, square in enumerate(table.position.enemy_at):
        if square == table.at(letter):
            return ENEMIES[FIGURE_OF[figure]].name
    return ""


def alarm(table: Table) -> None:
    """The alarm sounds."""
    table.position.threat = table.position.mission.threat_limit
    missions.heed_threat(table.position)
    assert not table.position.faults(), table.position.faults()


@rule("WO-505")
def test_the_alarm_brings_figures_to_the_support_markers() -> None:
    table = staged(
        "h . . . . t . . u",
        heroes={"bj": "h"},
        supports="tu",
        mission={"threat_limit": 3, "alarm": ("soldat", "soldat")},
    )
    alarm(table)
    assert (at(table, "t"), at(table, "u")) == ("soldat", "soldat")
    assert table.position.enemies.bit_count() == 2


@rule("WO-505")
def test_with_the_markers_taken_they_come_to_the_nearest_free_squares_towards_the_heroes() -> None:
    table = staged(
        "h . . a t b . .",
        heroes={"bj": "h"},
        supports="t",
        mission={"threat_limit": 3, "alarm": ("soldat", "soldat", "soldat")},
    )
    alarm(table)
    assert at(table, "t") == at(table, "a") == at(table, "b") == "soldat"
    table = staged(
        "h . . a t b . .",
        heroes={"bj": "h"},
        enemies={"drone": "t"},
        supports="t",
        mission={"threat_limit": 3, "alarm": ("soldat",)},
    )
    alarm(table)
    assert at(table, "a") == "soldat", "both neighbours are as near, a is nearer to a hero"


@rule("WO-505")
def test_the_squares_are_found_first_and_then_filled_by_initiative() -> None:
    # Squares t, a, b; the drone (8) comes nearest to the hero, the officer (3) furthest from him.
    for order in (("officer", "soldat", "drone"), ("drone", "officer", "soldat")):
        table = staged(
            "h . . a t b . .",
            heroes={"bj": "h"},
            supports="t",
            mission={"threat_limit": 3, "alarm": order},
        )
        alarm(table)
        assert [at(table, letter) for letter in "atb"] == ["drone", "soldat", "officer"]


@rule("WO-505", "WO-307")
def test_nobody_arrives_on_tokens_heroes_or_other_markers() -> None:
    table = staged(
        "h k t e a b",
        heroes={"bj": "h", "klaus": "k"},
        enemies={"drone": "t"},
        supports="ta",
        events="e",
        mission={"threat_limit": 3, "alarm": ("soldat",)},
    )
    table.position.event_tokens = 1 << table.at("e")
    alarm(table)
    assert at(table, "b") == "" or at(table, "a") == "soldat"
    assert at(table, "e") == at(table, "k") == ""


@rule("WO-505", "WO-601")
def test_in_the_player_phase_the_alarms_figures_wake_like_all_others() -> None:
    table = staged(
        "h . . .|t",
        areas="1 1 1 1 2",
        heroes={"bj": "h"},
        supports="t",
        mission={"threat_limit": 3, "alarm": ("soldat",)},
    )
    alarm(table)
    phase = EnemyPhase(table)
    phase.run()
    assert phase.woke() == {}


@rule("WO-505")
def test_hard_case_2_arrivals_in_mid_phase_act_in_it_without_a_check_for_waking() -> None:
    # The Soldat sees the hero too far away: its call is the alarm, in the middle of the phase.
    table = staged(
        "h . . . . . . . . . . . s|t . u",
        areas="1 1 1 1 1 1 1 1 1 1 1 1 1 2 2 2",
        heroes={"bj": "h"},
        enemies={"soldat": "s"},
        supports="t",
        mission={"threat_limit": 1, "alarm": ("soldat",)},
    )
    phase = EnemyPhase(table)
    phase.run()
    arrived = phase.told(events.Appeared)[0].figure
    assert [(e.figure, e.why) for e in phase.told(events.Woke)] == [
        (phase.figures["s"], "sight"),
        (arrived, "alarm"),
    ]
    waits = [e for e in phase.told(events.EnemyWaits) if e.figure == arrived]
    acts = [e for e in phase.told(events.EnemyActs) if e.figure == arrived]
    assert len(waits) + len(acts) == 1, "it was tried once: it had its place in the order"


@rule("WO-505", "WO-602")
def test_hard_case_2_with_a_higher_initiative_than_the_current_actor_it_is_next() -> None:
    # s (4) raises the alarm; the drone (8) acts before the Soldat u (4), which is awake all along.
    table = staged(
        """
        h . . . . . . . . . s u
                    -
        # # # # . . t . # # # #
        """,
        heroes={"bj": "h"},
        enemies={"soldat": "su"},
        supports="t",
        mission={"threat_limit": 1, "alarm": ("drone",)},
    )
    table.position.noise = 1
    phase = EnemyPhase(table)
    phase.run()
    while phase.position.tie_kind:
        phase.choose(phase.asked()[0])
    drone = phase.told(events.Appeared)[0].figure
    acting = [e.figure for e in phase.told(events.EnemyActs)]
    assert acting[0] == phase.figures["s"]
    assert acting.index(drone) < acting.index(phase.figures["u"])


@rule("WO-505", "WO-602")
def test_hard_case_2_with_a_lower_initiative_it_acts_after_those_with_more() -> None:
    table = staged(
        """
        h . . . . . . . . . s u
                    -
        # # # # . . t . # # # #
        """,
        heroes={"bj": "h"},
        enemies={"soldat": "su"},
        supports="t",
        mission={"threat_limit": 1, "alarm": ("rocket-trooper",)},
    )
    table.position.noise = 1
    phase = EnemyPhase(table)
    phase.run()
    while phase.position.tie_kind:
        phase.choose(phase.asked()[0])
    rocket = phase.told(events.Appeared)[0].figure
    acting = [e.figure for e in phase.told(events.EnemyActs)]
    assert acting.index(rocket) > acting.index(phase.figures["u"])


@rule("WO-505")
def test_hard_case_2_nobody_acts_twice() -> None:
    table = staged(
        "h . . . . . . . . . t s",
        heroes={"bj": "h"},
        enemies={"soldat": "s"},
        supports="t",
        mission={"threat_limit": 1, "alarm": ("drone", "soldat"), "repeats": True},
    )
    phase = EnemyPhase(table)
    phase.run()
    while phase.position.tie_kind:
        phase.choose(phase.asked()[0])
    acts = [e.figure for e in phase.events if isinstance(e, events.EnemyMoved | events.EnemyAttacked)]
    activations = [figure for n, figure in enumerate(acts) if n == 0 or acts[n - 1] != figure]
    assert len(activations) == len(set(activations)) > 2


# ---- events (WO-506)


@rule("WO-506")
def test_an_events_figures_come_to_the_tokens_square_and_around_it() -> None:
    table = staged(
        """
        . . . . .

        . a b c .

        h d e f .

        . g i j .
        """,
        heroes={"bj": "h"},
    )
    table.position.news = ()
    kinds = [ENEMY["soldat"], ENEMY["space-trooper"], ENEMY["officer"]]
    arrivals.appear(table.position, kinds, (table.at("e"),))
    squares = {event.square for event in table.told(events.Appeared)}
    near = {table.at(letter) for letter in "abcdefgij"}
    assert len(squares) == 3
    assert squares <= near
    assert table.at("e") in squares
    # The two others are on the side of the hero; the trooper (5) is nearest to him, the officer (3) last.
    assert at(table, "e") == "officer"


@rule("WO-506", "WO-307")
def test_an_events_figures_do_not_come_onto_support_markers() -> None:
    table = staged("h e t a", heroes={"bj": "h"}, supports="t")
    arrivals.appear(table.position, [ENEMY["soldat"]] * 2, (table.at("e"),))
    assert (at(table, "e"), at(table, "t"), at(table, "a")) == ("soldat", "", "soldat")


# ---- the box (WO-013)


@rule("WO-013")
def test_hard_case_12_a_ninth_soldat_is_not_placed() -> None:
    table = staged(
        "h . . . . . . . . . . . . . t",
        heroes={"bj": "h"},
        supports="t",
        mission={"threat_limit": 3, "alarm": ("soldat",) * 9 + ("drone",)},
    )
    alarm(table)
    soldats = [f for f in FIGURES_OF_KIND[ENEMY["soldat"]] if table.position.alive >> f & 1]
    assert len(soldats) == 8
    assert table.position.enemies.bit_count() == 9, "the drone comes all the same"
    assert arrivals.free_figure(table.position, ENEMY["soldat"]) == NO_FIGURE


@rule("WO-013")
def test_the_dead_can_come_again() -> None:
    table = staged("h . . s t", heroes={"bj": "h"}, enemies={"hans-grosse": "s"})
    figure = table.figure("s")
    assert arrivals.free_figure(table.position, ENEMY["hans-grosse"]) == NO_FIGURE
    table.position.remove_figure(figure)
    assert arrivals.place(table.position, ENEMY["hans-grosse"], table.at("t")) == figure
    assert table.position.enemy_life[figure] > 0


@rule("WO-013", "WO-505")
def test_without_room_nobody_comes() -> None:
    table = staged(
        "h k|t",
        heroes={"bj": "h", "klaus": "k"},
        enemies={"drone": "t"},
        supports="t",
        mission={"threat_limit": 3, "alarm": ("soldat",)},
    )
    alarm(table)
    assert table.position.enemies.bit_count() == 1


@rule("WO-507")
def test_large_figures_find_their_places_before_small_ones() -> None:
    # There is room for both only if the Soldat does not come to the marker first.
    for order in (("soldat", "panzerhund"), ("panzerhund", "soldat")):
        table = staged(
            """
            h|. t
            - -
            #|. .
             |
            # a .
            """,
            heroes={"bj": "h"},
            supports="t",
            mission={"threat_limit": 3, "alarm": order},
        )
        alarm(table)
        kinds = sorted(ENEMIES[FIGURE_OF[figure]].name for figure in members(table.position.enemies))
        assert kinds == ["panzerhund", "soldat"]


@rule("WO-505", "WO-801")
def test_a_large_figure_arrives_where_it_fits_and_not_across_a_doorway() -> None:
    # At t it would stand across the open doorway; one square to the left it does not.
    table = staged(
        """
        h . . . . a t1u b .

        . . . . . . .1. . .
        """,
        heroes={"bj": "h"},
        supports="t",
        mission={"threat_limit": 3, "alarm": ("panzerhund", "soldat")},
    )
    table.position.closed = 0
    alarm(table)
    assert table.position.enemies.bit_count() == 2
    panzerhund = next(f for f in FIGURES_OF_KIND[ENEMY["panzerhund"]] if table.position.alive >> f & 1)
    assert table.position.enemy_at[panzerhund] == table.at("a")
