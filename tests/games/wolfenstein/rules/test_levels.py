"""The four levels, row by row (WO-901 to WO-906, WO-908, WO-909)."""

from __future__ import annotations

import pytest

from kordon.engine.bits import members
from kordon.engine.chance import seed_from
from kordon.engine.rule_ids import rule
from kordon.engine.tuples import replaced
from kordon.games.wolfenstein import events, moves
from kordon.games.wolfenstein.board.mission import load
from kordon.games.wolfenstein.content import effects as fx
from kordon.games.wolfenstein.content.goals import Leave, Take
from kordon.games.wolfenstein.content.tables import ENEMIES, FIGURE_OF
from kordon.games.wolfenstein.options import WolfensteinOptions
from kordon.games.wolfenstein.rules import life, missions, setup
from kordon.games.wolfenstein.rules.attack import attacks
from kordon.games.wolfenstein.rules.glory_and_gear import effects
from tests.games.wolfenstein.small import small_mission
from tests.games.wolfenstein.table import Table, begun, mission_on, staged

LEVELS = ("daddy", "hurt", "bring", "death")


def duel(level: str, picture: str = "a . s", areas: str = "1 1 2", enemy: str = "soldat") -> Table:
    """B.J. and an enemy in different rooms."""
    return staged(picture, areas=areas, heroes={"bj": "a"}, enemies={enemy: "s"}, active="bj", level=level)


def by_level(*values: object) -> pytest.MarkDecorator:
    """A case for each level."""
    return pytest.mark.parametrize(("level", "value"), list(zip(LEVELS, values, strict=True)))


@rule("WO-901")
@by_level(2, 0, 0, 0)
def test_extra_ammunition_at_the_start(level: str, value: int) -> None:
    position = begun(small_mission(), level=level, team=("bj", "klaus", "anya", "max"))
    assert [question[0] for question in position.pending] == [0] * 4 * value


@rule("WO-901")
@by_level(True, True, False, False)
def test_whether_an_attack_goes_without_ammunition(level: str, value: bool) -> None:
    table = duel(level)
    table.give("bj", heavy=0)
    assert bool(table.legal(moves.Attack)) == value


@rule("WO-901")
@by_level(1, 1, 1, 2)
def test_what_a_mode_costs(level: str, value: int) -> None:
    table = duel(level)
    table.give("bj", heavy=value - 1)
    assert not any(move.mode for move in table.legal(moves.Attack))
    table.give("bj", heavy=value)
    table.play(moves.Attack(0, table.figure("s"), 1))
    assert table.position.ammunition[1] == 0


@rule("WO-902")
@by_level(2, 1, 1, 1)
def test_glory_for_kills(level: str, value: int) -> None:
    table = duel(level)
    table.rolls("heart blank blank blank")
    table.play(moves.Attack(0, table.figure("s")))
    assert table.position.glory[0] == value


@rule("WO-902")
@by_level(2, 2, 1, 1)
def test_glory_for_events(level: str, value: int) -> None:
    table = duel(level)
    about = effects.Context(0, glory_from=effects.FROM_EVENT)
    effects.run(table.position, (fx.Glory(),), about)
    assert table.position.glory[0] == value
    effects.run(table.position, (fx.Glory(),), effects.Context(0))
    assert table.position.glory[0] == value + 1  # a chest's or a card's is not doubled


@rule("WO-902")
@by_level(1, 1, 1, 2)
def test_what_skills_cost_and_whether_they_tire(level: str, value: int) -> None:
    table = duel(level)
    table.give("bj", glory=value - 1)
    assert moves.UseSkill(0, 1) not in table.legal()
    table.give("bj", glory=1)
    table.play(moves.UseSkill(0, 1))
    assert table.position.glory[0] == 0
    assert bool(table.position.fatigued) == (level == "death")


@rule("WO-902")
def test_always_on_skills_stay_free_on_the_hardest_level() -> None:
    table = duel("death")
    table.rolls("heart blank blank blank")
    table.play(moves.Attack(0, table.figure("s")))
    assert table.position.ap == 6 - 3 + 1
    assert table.position.fatigued == 0


@rule("WO-903")
@by_level((1, 1, 1, 1), (2, 2, 2, 2), (1, 1, 1, 1), (0, 0, 0, 0))
def test_shared_lives_at_the_start(level: str, value: tuple[int, ...]) -> None:
    position = begun(small_mission(), level=level)
    assert position.shared_lives == value  # on the hardest level one is still to be given to somebody


@rule("WO-903", "WO-702")
@by_level(True, False, False, False)
def test_whether_helping_needs_a_token(level: str, value: bool) -> None:
    table = staged("a k", heroes={"bj": "a", "klaus": "k"}, active="bj", level=level)
    table.position.shared_lives = (0, 0, 0, 0)
    life.suffer(table.position, 1, 9, 0)
    assert bool(table.legal(moves.Help)) == value
    if value:
        table.play(moves.Help(0, 1))
        assert table.position.fatigued == 1  # the helper still tires


@rule("WO-904")
@by_level(0, 0, 0b11, 0b11)
def test_whether_attacks_make_noise(level: str, value: int) -> None:
    table = duel(level)
    table.rolls("blank " * 4)
    table.play(moves.Attack(0, table.figure("s")))
    assert table.position.noise == value


@rule("WO-904")
@by_level(0, 1, 1, 1)
def test_whether_heroes_together_make_noise(level: str, value: int) -> None:
    table = staged("a k", heroes={"bj": "a", "klaus": "k"}, active="bj", level=level)
    assert table.position.noise == value


@rule("WO-904")
@by_level(1, 1, 1, 1)
def test_hero_and_enemy_together_always_do(level: str, value: int) -> None:
    table = duel(level, areas="1 1 1")
    assert table.position.noise == value


@rule("WO-906")
@by_level(True, True, False, False)
def test_whether_reload_and_attack_go_in_one_turn(level: str, value: bool) -> None:
    table = duel(level)
    weapon = table.position.active[0]
    table.position.reloads = 1 << weapon
    table.rolls("blank")
    table.play(moves.Reload(0, weapon))
    assert bool(table.legal(moves.Attack)) == value


@rule("WO-906")
@by_level(False, False, False, True)
def test_whether_a_die_can_put_the_token_back(level: str, value: bool) -> None:
    table = duel(level)
    weapon = table.position.active[0]
    table.position.reloads = 1 << weapon
    table.rolls("reload")
    table.play(moves.Reload(0, weapon))
    assert bool(table.position.reloads) == value
    assert table.told(events.Reloaded)[0].stuck == value


@rule("WO-906")
def test_on_the_hardest_level_another_face_lets_it_go() -> None:
    table = duel("death")
    weapon = table.position.active[0]
    table.position.reloads = 1 << weapon
    table.rolls("blank")
    table.play(moves.Reload(0, weapon))
    assert table.position.reloads == 0


@rule("WO-401", "WO-415", "WO-901")
@by_level(True, True, False, False)
def test_a_second_attack_after_the_last_token(level: str, value: bool) -> None:
    table = duel(level, enemy="officer")
    table.give("bj", heavy=2 if level == "death" else 1)
    table.rolls("blank " * 4)
    table.play(moves.Attack(0, table.figure("s"), 1), moves.Exhaust(0))
    assert bool(table.legal(moves.Attack)) == value


def test_a_levels_rows_do_not_leak_into_another() -> None:
    table = duel("bring")
    assert table.position.level.name == "bring"
    table.position.glory = replaced(table.position.glory, 0, 1)
    assert moves.UseSkill(0, 1) in table.legal()


@rule("WO-905")
@by_level(2, 2, 1, 1)
def test_which_faces_void_a_heart_on_hitler(level: str, value: int) -> None:
    table = duel(level, enemy="hitler")
    hearts, shields = attacks.results(table.position, table.figure("s"), [3, 3, 3, 1, 0], pierces=False)
    assert (hearts, shields) == (value, 0)


@rule("WO-905", "WO-013")
@by_level(0, 0, 0, 1)
def test_hans_comes_on_the_hardest_level_in_place_of_another(level: str, value: int) -> None:
    for name, replaced_kind in (
        ("bevli", "stormtrooper"),
        ("von-grim", "supersoldat"),
        ("fuhrer", "stormtrooper"),
    ):
        options = WolfensteinOptions(mission=name, level=level)  # type: ignore[arg-type]
        position = setup.set_up(options, 1, seed_from("hans"))
        kinds = [ENEMIES[FIGURE_OF[figure]].name for figure in members(position.enemies)]
        printed = [kind for kind, _ in position.mission.enemies]
        assert kinds.count("hans-grosse") == value
        assert kinds.count(replaced_kind) == printed.count(replaced_kind) - value


@rule("WO-909", "WO-951")
@pytest.mark.parametrize(("level", "needed"), [("daddy", 1), ("hurt", 2), ("bring", 4), ("death", 4)])
def test_how_many_heroes_have_to_get_out(level: str, needed: int) -> None:
    table = staged(
        "h b c . e . g . . o",
        heroes={"bj": "e", "klaus": "g", "anya": "c", "max": "b"},
        active="anya",
        starts="h",
        objectives="o",
        level=level,
        mission={"goals": (Take("A"), load("armoury", level).goals[-1])},
    )
    position = table.position
    position.put_hero(table.slot("max"), table.at("g") + 1)
    missions.reach(position, 0)
    starts = [table.at(letter) for letter in "hb"]
    open_goals = []
    for out, hero in enumerate(("anya", "max", "bj", "klaus")):
        position.put_hero(table.slot(hero), starts[out % 2])
        missions.heed_leaving(position)
        open_goals.append(position.outcome is None)
    assert open_goals.index(False) == needed - 1


@rule("WO-909")
def test_where_two_have_to_get_out_the_last_one_alive_is_enough() -> None:
    table = staged("h b c . o", heroes={"bj": "c"}, active="bj", starts="h", objectives="o", level="hurt")
    table.position.mission = mission_on(table.drawn, goals=(Take("A"), Leave(2)))
    table.position.dead = 0b1110
    table.position.life = (table.position.life[0], 0, 0, 0)
    missions.reach(table.position, 0)
    table.step("b")
    assert table.position.outcome is not None


@rule("WO-908")
def test_a_mission_differs_by_level_as_its_file_says() -> None:
    drawn, easiest = load("officers-room"), load("officers-room", "daddy")
    assert easiest.board is drawn.board
    assert easiest.rounds > drawn.rounds
    assert len(easiest.enemies) < len(drawn.enemies)
    assert load("armoury", "bring").enemies == load("armoury").enemies, "nothing is said of that level"
