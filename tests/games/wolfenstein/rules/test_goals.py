"""Goals and endings (WO-704, WO-951, WO-967)."""

from __future__ import annotations

from kordon.engine.bits import members
from kordon.engine.rule_ids import rule
from kordon.games.wolfenstein import events, moves
from kordon.games.wolfenstein.content.goals import Carry, Destroy, Finish, Goal, Kill, Leave, Take
from kordon.games.wolfenstein.content.tables import ENEMY, EVENT, EVENTS, TASKS
from kordon.games.wolfenstein.pieces import NOWHERE
from kordon.games.wolfenstein.position import Position
from kordon.games.wolfenstein.rules import missions
from kordon.games.wolfenstein.rules.actions.search import choose_option, pay_tasks
from kordon.games.wolfenstein.rules.glory_and_gear import decks
from tests.games.wolfenstein.table import Table, staged


def aiming(picture: str, *goals: Goal, enemies: dict[str, str] | None = None, **rest: object) -> Table:
    """B.J., whose turn it is, with these goals."""
    return staged(
        picture,
        heroes={"bj": "a"},
        enemies=enemies or {},
        active="bj",
        mission={"goals": goals},
        **rest,  # type: ignore[arg-type]
    )


def is_won(position: Position) -> bool:
    return position.outcome is not None and position.outcome.winners == tuple(range(position.seats))


@rule("WO-704", "WO-951")
def test_killing_the_last_one_asked_for_wins_for_all_players() -> None:
    table = aiming("a . s . t", Kill("officer", 2), enemies={"officer": "st"})
    for letter in "st":
        table.rolls("heart heart blank blank")
        table.play(moves.Attack(0, table.figure(letter)))
        if letter == "s":
            assert not is_won(table.position)
            table.play(moves.Exhaust(0))
    assert is_won(table.position)
    assert table.told(events.GoalReached) == [events.GoalReached(0)]
    assert table.told(events.Ended) == [events.Ended(won=True, rule="WO-704")]
    assert not table.legal()


@rule("WO-951")
def test_all_of_a_kind_means_those_that_the_mission_starts_with() -> None:
    table = staged(
        "a s . t",
        heroes={"bj": "a"},
        active="bj",
        mission={"goals": (Kill("officer", 0),), "enemies": {"officer": "st"}},
    )
    position = table.position
    missions.heed_kill(position, ENEMY["officer"])
    assert position.outcome is None
    missions.heed_kill(position, ENEMY["officer"])
    assert is_won(position)


@rule("WO-951")
def test_an_objective_is_taken_from_a_neighbouring_square() -> None:
    table = aiming("a . o", Take("A"), Kill("officer"), objectives="o")
    assert not table.legal(moves.Work)
    table.play(moves.Step(0, table.at("a") + 1))
    table.play(moves.Work(0, table.at("o")))
    assert table.position.ap == 4
    assert table.position.objective_at == (NOWHERE,)
    assert table.position.objective_tokens == 0
    assert table.position.goals_done == 1
    assert table.position.outcome is None


@rule("WO-951")
def test_destroying_costs_what_the_mission_says() -> None:
    table = aiming("a o", Destroy("A", 3), Kill("officer"), objectives="o")
    table.position.ap = 2
    assert not table.legal(moves.Work)
    table.position.ap = 3
    table.play(moves.Work(0, table.at("o")))
    assert table.position.ap == 0


@rule("WO-951", "WO-456")
def test_what_has_to_be_carried_out_counts_at_a_hero_start() -> None:
    table = aiming("h b c a o", Carry("A"), objectives="o", starts="h")
    table.play(moves.Work(0, table.at("o")))
    assert table.position.objectives_by == (1, 0, 0, 0)
    assert not table.position.goals_done
    table.step("c")
    assert not is_won(table.position)
    table.step("b")
    assert is_won(table.position)


@rule("WO-456")
def test_at_a_hero_start_is_on_it_or_next_to_it_with_no_door_between() -> None:
    table = staged("h b c1d i", heroes={"bj": "c"}, starts="hi")
    for letter, is_there in (("h", True), ("b", True), ("c", False), ("d", True), ("i", True)):
        assert missions.at_start(table.position, table.at(letter)) == is_there, letter
    table = staged("h1b", heroes={"bj": "b"}, starts="h")
    assert not missions.at_start(table.position, table.at("b"))
    table.position.closed = 0
    assert missions.at_start(table.position, table.at("b"))


@rule("WO-951")
def test_leaving_needs_every_living_hero_at_a_start_after_all_else() -> None:
    table = staged(
        "h a o k . n",
        heroes={"bj": "a", "klaus": "k", "anya": "n"},
        active="bj",
        starts="h",
        objectives="o",
        mission={"goals": (Take("A"), Leave())},
    )
    position = table.position
    position.dead, position.life = 1 << 3, (5, 4, 4, 0)
    table.play(moves.Work(0, table.at("o")))
    assert not is_won(position)
    position.put_hero(1, table.at("o"))
    missions.heed_leaving(position)
    assert not is_won(position)
    position.dead |= 1 << 2
    position.put_hero(2, NOWHERE)
    position.put_hero(1, table.at("a") + 0)
    missions.heed_leaving(position)
    assert is_won(position)


@rule("WO-456", "WO-951")
def test_a_mission_can_ask_for_an_events_task() -> None:
    table = aiming("h b . a . .", Finish(), starts="h")
    position = table.position
    position.event_deck &= ~(1 << EVENT["hunted"])
    choose_option(position, 0, EVENT["hunted"], table.at("a") + 2, 0)
    assert position.outcome is None
    for figure in members(position.enemies):
        position.remove_figure(figure)
    pay_tasks(position, 0)
    assert is_won(position)


@rule("WO-456", "WO-951")
def test_where_tasks_come_first_an_event_with_a_task_is_drawn_while_there_is_one() -> None:
    table = staged("a", heroes={"bj": "a"}, active="bj", mission={"special": ("tasks-first",)})
    position = table.position
    drawn = [decks.draw_event(position) for _ in range(len(EVENTS))]
    tasks = TASKS.bit_count()
    assert 0 < tasks < len(EVENTS)
    assert [TASKS >> card & 1 for card in drawn] == [1] * tasks + [0] * (len(EVENTS) - tasks)


@rule("WO-967")
def test_victory_comes_before_any_check_for_loss() -> None:
    table = staged(
        "a . s",
        heroes={"bj": "a"},
        enemies={"officer": "s"},
        active="bj",
        mission={"goals": (Kill("officer"),), "threat_limit": 1, "alarm": ("soldat",), "rounds": 2},
        supports="",
    )
    table.rolls("heart heart blank blank")
    table.play(moves.Attack(0, table.figure("s")))
    assert is_won(table.position)
    assert not table.told(events.AlarmSounded)
    assert table.position.news[-1] == events.Ended(won=True, rule="WO-704")  # no loot, no threat after that


def test_an_objective_nobody_asks_for_is_left_alone() -> None:
    table = aiming("a o", Kill("officer"), objectives="o")
    assert not table.legal(moves.Work)


@rule("WO-951")
def test_a_death_can_leave_only_heroes_who_are_out() -> None:
    table = staged(
        "h a . . k",
        heroes={"bj": "a", "klaus": "k"},
        starts="h",
        mission={"goals": (Leave(),)},
    )
    position = table.position
    position.dead, position.life = 0b1100, (5, 0, 0, 0)
    position.bleeding = 1 << table.slot("klaus")
    position.count_heroes()
    table.play(moves.Activate(0, table.slot("klaus")))
    assert is_won(position)


@rule("WO-905", "WO-951")
def test_all_of_a_kind_are_fewer_where_hans_took_ones_place() -> None:
    for level, needed in (("bring", 2), ("death", 1)):
        table = staged(
            "a s . t",
            heroes={"bj": "a"},
            level=level,
            mission={
                "goals": (Kill("stormtrooper", 0),),
                "enemies": {"stormtrooper": "st"},
                "swaps": ((0, "hans-grosse"),),
            },
        )
        for _ in range(needed):
            assert table.position.outcome is None
            missions.heed_kill(table.position, ENEMY["stormtrooper"])
        assert is_won(table.position)
