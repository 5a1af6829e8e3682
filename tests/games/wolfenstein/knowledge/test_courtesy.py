"""What bots leave to people: acts of the mission and chests, while people can do them soon."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from kordon.engine.knowledge import Around
from kordon.engine.records import Delivery
from kordon.engine.tuples import replaced
from kordon.games.wolfenstein import GAME, moves
from kordon.games.wolfenstein.content.goals import Carry, Finish, Kill, Leave, Take
from kordon.games.wolfenstein.knowledge import player as player_module
from kordon.games.wolfenstein.knowledge.courtesy import Courtesy
from kordon.games.wolfenstein.knowledge.player import TeamPlayer
from kordon.games.wolfenstein.knowledge.prospects import Prospects
from kordon.games.wolfenstein.knowledge.reasons import reason
from kordon.games.wolfenstein.knowledge.team import Judge
from kordon.games.wolfenstein.pieces import NOWHERE
from kordon.games.wolfenstein.words import ADVICE
from kordon.lab import teamwork
from tests.games.wolfenstein.table import Table, staged

BOT, PERSON = 0, 1
PEOPLE = frozenset({PERSON})
TAKE = (Take("A"),)


def company(picture: str, *, rounds: int = 12, goals: Any = TAKE, **rest: Any) -> Table:
    """B.J. is a bot's and to move, Klaus is a person's and has a turn to come."""
    heroes = rest.pop("heroes", {"bj": "a", "klaus": "k"})
    table = staged(
        picture, heroes=heroes, active="bj", seats=2, mission={"goals": goals, "rounds": rounds}, **rest
    )
    table.position.owners = (BOT, PERSON, BOT, PERSON)
    return table


def courtesy(table: Table, people: frozenset[int] = PEOPLE) -> Courtesy:
    return Courtesy(table.position, table.slot("bj"), people)


def value(table: Table, move: Any, people: frozenset[int] = PEOPLE) -> float:
    return Judge(table.position, courtesy=courtesy(table, people)).value(move)


def test_what_the_mission_asks_for_is_left_to_a_person_who_can_take_it_soon() -> None:
    table = company("k . . o a", objectives="o")
    work = table.legal(moves.Work)[0]
    assert value(table, work) == 0
    assert value(table, work, frozenset()) > 0
    assert value(table, work, frozenset({BOT})) > 0, "only for others"


def test_not_to_one_who_is_far_away_or_bleeds() -> None:
    far = company("k" + " ." * 13 + " o a", objectives="o")
    assert value(far, far.legal(moves.Work)[0]) > 0
    near = company("k . . o a", objectives="o")
    near.position.life = replaced(near.position.life, near.slot("klaus"), 0)
    near.position.bleeding |= 1 << near.slot("klaus")
    near.position.count_heroes()
    assert value(near, near.legal(moves.Work)[0]) > 0


def test_in_this_round_and_the_next_is_two_turns_or_one() -> None:
    """Nine squares: two turns of a hero who still has one in this round, too much for one turn."""
    table = company("k . . . . . . . . o a", objectives="o")
    work = table.legal(moves.Work)[0]
    assert value(table, work) == 0
    table.position.activated |= 1 << table.slot("klaus")
    assert value(table, work) > 0


def test_nothing_is_left_without_time_to_spare() -> None:
    table = company("k . . o a", objectives="o", rounds=3)
    assert value(table, table.legal(moves.Work)[0]) > 0


def test_a_hero_who_leaves_the_act_still_comes_along() -> None:
    table = company("k . . o . . . b a", objectives="o")
    assert value(table, moves.Step(0, table.at("b"))) > value(table, moves.EndTurn(0))


def test_a_chest_is_left_to_a_person_next_to_it() -> None:
    table = company("k . c a . . . o", chests="c", objectives="o")
    search = table.legal(moves.Search)[0]
    assert value(table, search) == 0
    assert value(table, search, frozenset()) > 0
    far = company("k . . . . . . c a . . . o", chests="c", objectives="o")
    assert value(far, far.legal(moves.Search)[0]) > 0


def test_an_event_of_a_task_is_left_to_a_person_with_a_turn_in_this_round() -> None:
    table = company("k . e a", events="e", goals=(Finish(),))
    search = table.legal(moves.Search)[0]
    assert value(table, search) == 0
    table.position.activated |= 1 << table.slot("klaus")
    assert value(table, search) > 0


def test_the_last_blow_is_left_to_a_person_who_still_has_a_turn() -> None:
    table = company("k s a", enemies={"officer": "s"}, goals=(Kill("officer"),))
    figure = table.figure("s")
    position = table.position
    assert courtesy(table).leaves_kill(figure, 0.9)
    assert not courtesy(table).leaves_kill(figure, 0.1), "a wound is welcome"
    position.activated |= 1 << table.slot("klaus")
    assert not courtesy(table).leaves_kill(figure, 0.9)


def test_only_the_last_of_several_is_the_last_blow() -> None:
    table = company("k s a . t", enemies={"officer": "st"}, goals=(Kill("officer", count=2),))
    assert not courtesy(table).leaves_kill(table.figure("s"), 0.9)


def test_attacks_that_would_be_the_last_blow_are_worth_nothing() -> None:
    table = company("k s a", enemies={"officer": "s"}, goals=(Kill("officer"),))
    figure, position = table.figure("s"), table.position
    position.enemy_life = replaced(position.enemy_life, figure, 1)
    position.enemy_armour = replaced(position.enemy_armour, figure, 0)
    free = Prospects(position, table.slot("bj"))
    kind = Prospects(position, table.slot("bj"), courtesy=courtesy(table))
    assert free.shot is not None
    assert kind.shot is not None
    assert kind.shot_worth(kind.shot, figure, 1) == 0 < free.shot_worth(free.shot, figure, 1)
    assert kind.blade_worth(3, figure) == 0 < free.blade_worth(3, figure)


def test_the_door_to_what_it_is_all_about_is_left_to_a_person() -> None:
    table = company("k .1. o\n       \n. a1b .", areas="1 1 2 2\n       \n1 1 2 2", objectives="o")
    table.position.closed = table.drawn.closed("1")
    door = table.drawn.door_numbers["1"]
    assert courtesy(table).leaves_door(door)
    table.position.activated |= 1 << table.slot("klaus")
    assert not courtesy(table).leaves_door(door)


def test_a_door_to_anywhere_else_is_not() -> None:
    table = company(
        "k .1. .2. o\n           \n. a1b .2. .", areas="1 1 2 2 3 3\n           \n1 1 2 2 3 3", objectives="o"
    )
    table.position.closed = table.drawn.closed("12")
    assert not courtesy(table).leaves_door(table.drawn.door_numbers["1"])


@pytest.mark.parametrize(("heroes", "is_left"), [(1, True), (2, False)])
def test_the_way_out_is_left_to_a_person_where_one_is_enough(heroes: int, is_left: bool) -> None:
    """With two to leave the first one is no act."""
    table = company("h . . . a k", starts="h", goals=(Leave(heroes=heroes),))
    out = courtesy(table).leaves_home()
    assert bool(out >> table.at("h") & 1) == is_left
    table.position.put_hero(table.slot("klaus"), NOWHERE)
    assert not courtesy(table).leaves_home()


def test_who_alone_is_missing_at_home_is_not_waited_for() -> None:
    """Klaus is home; nor does B.J. step out again where he was the last but one to come."""
    table = company("h k . . a", starts="h", goals=(Leave(heroes=2),))
    assert not courtesy(table).leaves_home()
    table = company(
        "h a . . . . k b", heroes={"bj": "a", "klaus": "k", "set": "b"}, starts="h", goals=(Leave(heroes=2),)
    )
    assert not courtesy(table).leaves_home()


def test_the_others_go_home_with_who_carries_the_thing() -> None:
    """Not for their own sake: among bots the others go on hunting."""
    table = company(
        "h . b a . . . . . . k . s", starts="h", goals=(Carry("A"),), enemies={"soldat": "s"}, objectives="k"
    )
    position = table.position
    position.put_objective(0, NOWHERE)
    position.objectives_by = replaced(position.objectives_by, table.slot("klaus"), 1)
    slot = table.slot("bj")
    assert Prospects(position, slot, courtesy=courtesy(table)).errand.cost(table.at("b")) == 1
    assert not Prospects(position, slot, courtesy=courtesy(table)).errand.hunts
    assert Prospects(position, slot).errand.hunts


def test_people_are_waited_for_two_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    table = company("k . . o a", objectives="o")
    monkeypatch.setattr(player_module, "position_of", lambda seen: table.position.copy())
    player = TeamPlayer(0, 1.0, Random(1), Around(PEOPLE))
    work = table.legal(moves.Work)[0]

    def is_wanted() -> bool:
        player.see(Delivery((), GAME.observe(table.position, BOT)))
        return bool(max(player.options(), key=lambda option: option.value).move == work)

    assert not is_wanted()
    table.position.round += 1
    assert not is_wanted()
    table.position.round += 1
    assert is_wanted()


def test_a_player_of_a_persons_own_seat_leaves_itself_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Stand-ins and advice play for the person."""
    table = company("k . . o a", objectives="o", heroes={"bj": "a", "klaus": "k"})
    table.position.owners = (BOT,) * 4
    monkeypatch.setattr(player_module, "position_of", lambda seen: table.position.copy())
    player = GAME.player(BOT, 1.0, Random(1), Around(frozenset({BOT})))
    player.see(Delivery((), GAME.observe(table.position, BOT)))
    best = max(player.options(), key=lambda option: option.value)
    assert isinstance(best.move, moves.Work)


def test_waiting_has_its_words(monkeypatch: pytest.MonkeyPatch) -> None:
    table = company("k . . o a", objectives="o")
    monkeypatch.setattr(player_module, "position_of", lambda seen: table.position.copy())
    table.position.ap = 1
    polite = Judge(table.position, courtesy=courtesy(table))
    assert reason(polite, moves.EndTurn(0)) == ADVICE("leave")
    player = TeamPlayer(0, 1.0, Random(1), Around(PEOPLE))
    player.see(Delivery((), GAME.observe(table.position, BOT)))
    assert player.why(moves.EndTurn(0)) == ADVICE("leave")
    assert player.why(table.legal(moves.Work)[0]) == ADVICE("work")


def test_a_step_with_who_carries_the_thing_has_its_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    """B.J. has nothing else to do: with him alone it would be a step to nowhere."""
    table = company("h . b a . . k c", starts="h", goals=(Carry("A"),), chests="c")
    klaus = table.slot("klaus")
    table.position.objectives_by = replaced(table.position.objectives_by, klaus, 1)
    monkeypatch.setattr(player_module, "position_of", lambda seen: table.position.copy())
    player = TeamPlayer(0, 1.0, Random(1), Around(PEOPLE))
    player.see(Delivery((), GAME.observe(table.position, BOT)))
    assert player.why(moves.Step(0, table.at("b"))) != ADVICE("nothing")


def test_nothing_is_left_to_people_by_who_only_stays_with_them() -> None:
    """B.J. is at home with Klaus, who carries the thing; without him he would go for the chest."""
    table = company("h a k" + " ." * 12 + " c", starts="h", goals=(Carry("A"),), chests="c")
    klaus = table.slot("klaus")
    table.position.objectives_by = replaced(table.position.objectives_by, klaus, 1)
    judge = Judge(table.position, courtesy=courtesy(table))
    assert judge.is_here("rest")
    assert reason(judge, moves.EndTurn(0)) == ADVICE("end")


def test_a_person_does_more_among_bots_that_know_of_people() -> None:
    """Deterministic: the same six games with and without the knowledge."""
    found = [
        sum(
            teamwork.play("officers-room", "daddy", f"deeds {n}", "master", is_known=known)[
                "person's goal acts"
            ]
            for n in range(6)
        )
        for known in (False, True)
    ]
    assert found[0] < found[1]
