"""What enemies' skills do when they act (WO-905), and Hans Grösse (WO-013)."""

from __future__ import annotations

import pytest

from kordon.engine.chance import seed_from
from kordon.engine.rule_ids import rule
from kordon.games.wolfenstein import events, moves
from kordon.games.wolfenstein.board.mission import load
from kordon.games.wolfenstein.content.tables import ENEMIES, ENEMY, FIGURE_OF
from kordon.games.wolfenstein.options import WolfensteinOptions
from kordon.games.wolfenstein.rules import setup
from tests.games.wolfenstein.phase import EnemyPhase
from tests.games.wolfenstein.table import staged

# ---- the Soldat's call


@rule("WO-503")
def test_a_soldat_that_sees_a_hero_and_could_not_attack_raises_the_threat() -> None:
    phase = EnemyPhase(staged("h . . . . . . . . . . s", heroes={"bj": "h"}, enemies={"soldat": "s"}))
    told = phase.run()
    assert phase.position.threat == 1
    assert events.ThreatChanged(1, "shout") in told
    phase = EnemyPhase(staged("h . . s", heroes={"bj": "h"}, enemies={"soldat": "s"}))
    phase.run()
    assert phase.position.threat == 0, "it attacked"


@rule("WO-503")
def test_a_soldat_that_sees_nobody_or_is_stunned_does_not_call() -> None:
    table = staged("h .|s . .", areas="1 1 2 2 2", heroes={"bj": "h"}, enemies={"soldat": "s"})
    table.position.noise = 1 << table.area("s")
    phase = EnemyPhase(table)
    phase.run()
    assert phase.position.threat == 0
    table = staged("h . . . s", heroes={"bj": "h"}, enemies={"soldat": "s"})
    table.position.stunned_enemies = 1 << table.figure("s")
    phase = EnemyPhase(table)
    phase.run()
    assert phase.position.threat == 0


def test_a_sabotaged_soldat_calls_and_so_does_one_that_stayed_blocked() -> None:
    table = staged("h s", heroes={"bj": "h"}, enemies={"soldat": "s"})
    table.position.sabotaged_enemies = 1 << table.figure("s")
    phase = EnemyPhase(table)
    phase.run()
    assert phase.position.threat == 1
    phase = EnemyPhase(staged("h . . . .xs", heroes={"bj": "h"}, enemies={"soldat": "s"}))
    phase.run()
    assert phase.acts("s") == "wait:obstacle"
    assert phase.position.threat == 1


# ---- bosses


@rule("WO-905")
@pytest.mark.parametrize(("level", "called"), [("bring", "supersoldat"), ("daddy", "soldat")])
def test_bevli_calls_a_figure_in_each_second_phase(level: str, called: str) -> None:
    table = staged(
        """
        h . . . . . .

        . . . . . . s
        """,
        heroes={"bj": "h"},
        enemies={"bevli": "s"},
        level=level,
    )
    # Sabotaged and stunned, nobody is hurt and the one who is called stays where he appeared.
    came, bevli = [], table.figure("s")
    for _ in range(4):
        table.position.sabotaged_enemies = (1 << len(FIGURE_OF)) - 1
        table.position.stunned_enemies = table.position.alive & ~(1 << bevli)
        phase = EnemyPhase(table)
        phase.run()
        while phase.position.tie_kind:
            phase.choose(phase.asked()[0])
        came.append([ENEMIES[FIGURE_OF[event.figure]].name for event in phase.told(events.Appeared)])
    assert came == [[], [called], [], [called]]


@rule("WO-610")
def test_the_one_that_is_called_stands_next_to_bevli_and_does_not_act_in_that_phase() -> None:
    table = staged("h . . . . . s t", heroes={"bj": "h"}, enemies={"bevli": "s"})
    table.position.summons = 1
    phase = EnemyPhase(table)
    phase.run()
    figure = phase.told(events.Appeared)[0].figure
    bevli = table.position.enemy_at[phase.figures["s"]]
    assert table.position.board.distance(table.position.enemy_at[figure], bevli) == 1
    assert all(event.figure != figure for event in phase.told(events.EnemyActs) + phase.told(events.Woke))


@rule("WO-013")
def test_bevli_calls_in_vain_when_the_box_is_empty() -> None:
    table = staged("h . . . . s a b c d", heroes={"bj": "h"}, enemies={"bevli": "s", "supersoldat": "abcd"})
    table.position.summons = 1
    table.position.stunned_enemies = sum(1 << table.figure(letter) for letter in "abcd")
    phase = EnemyPhase(table)
    phase.run()
    assert phase.told(events.Appeared) == []
    assert table.position.summons == 2


def test_hans_grosse_attacks_twice() -> None:
    phase = EnemyPhase(staged("h . . s", heroes={"bj": "h"}, enemies={"hans-grosse": "s"}))
    phase.run()
    assert phase.attacks() == [("s", "bj")] * 2
    assert len(phase.told(events.EnemyMoved)) == 1, "5 points: two attacks and a step"


def test_the_second_attack_goes_to_who_is_nearest_then() -> None:
    table = staged("h . s . . k", heroes={"bj": "h", "klaus": "k"}, enemies={"hans-grosse": "s"})
    table.position.life = (1, 4, 4, 3)
    phase = EnemyPhase(table)
    table.rolls("heart " * 20)
    phase.run()
    assert phase.attacks() == [("s", "bj"), ("s", "klaus")]


@rule("WO-905")
@pytest.mark.parametrize(
    ("name", "guard"), [("bevli", "stormtrooper"), ("von-grim", "supersoldat"), ("fuhrer", "stormtrooper")]
)
def test_hans_grosse_stands_in_for_a_guard_on_the_hardest_level_only(name: str, guard: str) -> None:
    counts = {}
    for level in ("bring", "death"):
        options = WolfensteinOptions(mission=name, level=level)  # type: ignore[arg-type]
        position = setup.set_up(options, 1, seed_from("hans"))
        kinds = [ENEMIES[FIGURE_OF[f]].name for f in range(len(FIGURE_OF)) if position.alive >> f & 1]
        drawn = [kind for kind, _ in load(name, level).enemies]
        assert len(kinds) == len(drawn)
        counts[level] = (kinds.count("hans-grosse"), kinds.count(guard) - drawn.count(guard))
    assert counts == {"bring": (0, 0), "death": (1, -1)}


def test_when_mecha_hitler_falls_hitler_steps_out_and_wakes_by_sight() -> None:
    table = staged(
        """
        h . . . . m m

        . . . . . m m
        """,
        heroes={"bj": "h"},
        enemies={"mecha-hitler": "m"},
        active="bj",
    )
    figure = table.figure("m")
    table.position.enemy_life = tuple(
        1 if f == figure else n for f, n in enumerate(table.position.enemy_life)
    )
    table.give("bj", heavy=3)
    table.rolls("heart heart heart heart")
    table.play(moves.Attack(0, figure))
    hitler = next(f for f, kind in enumerate(FIGURE_OF) if kind == ENEMY["hitler"])
    assert table.position.enemies == 1 << hitler
    assert table.drawn.letters["m"] >> table.position.enemy_at[hitler] & 1
    phase = EnemyPhase(table)
    phase.run()
    assert [event.figure for event in phase.told(events.Woke)] == [hitler]


@rule("WO-905")
@pytest.mark.parametrize(("level", "lost"), [("bring", 0), ("hurt", 1), ("daddy", 1)])
def test_reloads_and_on_harder_levels_blanks_void_hearts_against_hitler(level: str, lost: int) -> None:
    table = staged("h . s", heroes={"bj": "h"}, enemies={"hitler": "s"}, active="bj", level=level)
    table.give("bj", heavy=3)
    figure = table.figure("s")
    life = table.position.enemy_life[figure]
    table.rolls("heart heart blank reload")
    table.play(moves.Attack(0, figure))
    assert life - table.position.enemy_life[figure] == lost
