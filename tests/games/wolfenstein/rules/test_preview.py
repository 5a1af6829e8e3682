"""What the players see before they end their phase: who would wake, whom they would go for and why."""

from __future__ import annotations

from random import Random

import pytest

from kordon.engine.chance import seed_from
from kordon.engine.rule_ids import rule
from kordon.games.wolfenstein import events, moves
from kordon.games.wolfenstein.observe import observe
from kordon.games.wolfenstein.options import WolfensteinOptions
from kordon.games.wolfenstein.pieces import ENEMY_PHASE
from kordon.games.wolfenstein.rules import dispatch, setup
from kordon.games.wolfenstein.rules.enemies.preview import Foreseen, foresee
from kordon.games.wolfenstein.secrets import position_of
from tests.games.wolfenstein.table import staged


def test_an_attack_is_foreseen() -> None:
    table = staged("h . . . s", heroes={"bj": "h"}, enemies={"soldat": "s"})
    expected = Foreseen(table.figure("s"), "sight", "attack", "WO-603", (0,), (), reaches=True)
    assert foresee(table.position) == (expected,)


def test_a_walk_is_foreseen_and_whether_it_ends_in_an_attack() -> None:
    table = staged("h . . . . . s", heroes={"bj": "h"}, enemies={"soldat": "s"})
    assert foresee(table.position) == (
        Foreseen(table.figure("s"), "sight", "approach", "WO-603", (0,), (), reaches=True),
    )
    table = staged("h . . . . . . . . s", heroes={"bj": "h"}, enemies={"soldat": "s"})
    assert foresee(table.position) == (
        Foreseen(table.figure("s"), "sight", "approach", "WO-603", (0,), (), reaches=False),
    )


@rule("WO-606")
def test_where_the_controller_would_choose_all_choices_are_given() -> None:
    table = staged("h . . s . . k", heroes={"bj": "h", "klaus": "k"}, enemies={"soldat": "s"})
    table.position.life, table.position.armour = (2, 2, 4, 3), (2, 2, 2, 3)
    (foreseen,) = foresee(table.position)
    assert (foreseen.act, foreseen.who) == ("attack", (0, 1))


@rule("WO-604")
def test_noise_is_foreseen_and_who_stays() -> None:
    table = staged("h .1s .2t", areas="1 1 2 2 3", heroes={"bj": "h"}, enemies={"soldat": "st"})
    table.position.noise = 0b001
    (foreseen,) = foresee(table.position)
    assert (foreseen.figure, foreseen.why, foreseen.areas) == (table.figure("s"), "noise", (0,))
    assert foreseen.rule == "WO-604"
    table.position.noise = 0b100
    first, second = foresee(table.position)
    assert {first.act, second.act} == {"approach", "wait"}


@rule("WO-413")
def test_the_stunned_are_foreseen_to_wait() -> None:
    table = staged("h . . s", heroes={"bj": "h"}, enemies={"soldat": "s"})
    table.position.stunned_enemies = 1 << table.figure("s")
    assert foresee(table.position) == (Foreseen(table.figure("s"), "sight", "wait", "WO-413"),)


@rule("WO-203")
def test_the_noise_that_ending_the_turn_makes_is_foreseen() -> None:
    table = staged(
        "h k|s", areas="1 1 2", heroes={"bj": "h", "klaus": "k"}, enemies={"soldat": "s"}, active="bj"
    )
    table.position.noise = 0
    assert [each.why for each in foresee(table.position)] == ["noise"]
    assert table.position.noise == 0, "the position is left as it is"


@rule("WO-602")
def test_they_are_given_in_the_order_in_which_they_would_act() -> None:
    table = staged(
        """
        h . . . . s .

        . . d . . . .

        . . . . . . o
        """,
        heroes={"bj": "h"},
        enemies={"soldat": "sd", "drone": "o"},
    )
    assert [each.figure for each in foresee(table.position)] == [table.figure(letter) for letter in "ods"]


@pytest.mark.parametrize("mission", ["officers-room", "kennels", "bevli"])
def test_the_first_to_act_does_what_was_foreseen_from_the_observation(mission: str) -> None:
    source = Random(mission)
    compared = 0
    for game in range(6):
        options = WolfensteinOptions(mission=mission, heroes="any", ties="seed")  # type: ignore[arg-type]
        position = setup.set_up(options, 1 + game % 4, seed_from(f"{mission} {game}"))
        foreseen: tuple[Foreseen, ...] = ()
        while seats := dispatch.to_act(position):
            move = source.choice(dispatch.legal_moves(position, seats[0]))
            if isinstance(move, moves.EndTurn | moves.Activate):
                foreseen = foresee(position_of(observe(position, seats[0])))
            before = position.round
            told = [event for _, event in dispatch.apply(position, move)]
            assert position.phase != ENEMY_PHASE, "the seed decides what is open"
            if position.round == before or not any(isinstance(e, events.EnemyPhaseBegan) for e in told):
                continue
            woke = [event.figure for event in told if isinstance(event, events.Woke) and event.why != "alarm"]
            if not any(isinstance(e, events.Moved | events.Attacked) for e in told):
                assert sorted(each.figure for each in foreseen) == woke
                acts = [event for event in told if isinstance(event, events.EnemyActs)]
                if acts:
                    wanted = next(each for each in foreseen if each.figure == acts[0].figure)
                    assert acts[0].who in (*wanted.who, -1)
                    assert acts[0].area in (*wanted.areas, -1)
                    assert acts[0].rule == wanted.rule
                    compared += 1
    assert compared > 5
