"""Allies: enemy figures won over by an event (WO-802)."""

from __future__ import annotations

from kordon.engine.rule_ids import rule
from kordon.engine.tuples import replaced
from kordon.games.wolfenstein import events, moves
from kordon.games.wolfenstein.content import effects as fx
from kordon.games.wolfenstein.pieces import ACTIVATING, ALLY, ALLY_TURN, NO_FIGURE
from kordon.games.wolfenstein.rules import life
from kordon.games.wolfenstein.rules.attack.sighting import sees_target
from kordon.games.wolfenstein.rules.glory_and_gear import effects
from tests.games.wolfenstein.table import Table, staged


def with_bot(picture: str, **rest: object) -> Table:
    """B.J., whose turn it is, with a Soldat as an ally on `b`."""
    table = staged(picture, heroes={"bj": "a"}, active="bj", **rest)  # type: ignore[arg-type]
    effects.run(table.position, (fx.Ally("soldat"),), effects.Context(0, square=table.at("b")))
    return table


@rule("WO-802")
def test_a_bot_stands_on_the_events_square_and_acts_right_after_its_hero() -> None:
    table = with_bot("a . b . .")
    figure = table.position.allies[0]
    assert table.position.enemy_at[figure] == table.at("b")
    assert table.told(events.AllyJoined) == [events.AllyJoined(0, figure, table.at("b"))]
    table.end()
    assert table.position.phase == ALLY_TURN
    assert table.position.ap == 5
    table.play(moves.Step(0, table.at("b") + 1))
    assert table.position.enemy_at[figure] == table.at("b") + 1
    assert table.position.ap == 4
    table.end()
    assert table.position.phase == ACTIVATING
    assert table.position.round == 3


@rule("WO-802")
def test_a_bot_attacks_as_printed_its_loot_goes_to_the_hero_and_its_kill_raises_the_threat() -> None:
    table = with_bot("a . b . s", enemies={"soldat": "s"})
    table.end()
    figure = table.figure("s")
    table.rolls("reload heart")  # three dice less one at distance 2
    table.play(moves.Attack(0, figure))
    told = table.told(events.Attacked)[0]
    assert told.who == ALLY
    assert len(told.faces) == 2
    assert table.told(events.Killed) == [events.Killed(figure, ALLY)]
    assert table.position.glory[0] == 1
    assert table.position.threat == 1
    assert table.position.reloads == 0


@rule("WO-802")
def test_a_bot_opens_doors_and_chests_but_searches_no_events_and_carries_nothing() -> None:
    table = with_bot("a . b1.\n\n. e c .", events="e", chests="c")
    table.give("bj", gear="aid-kit", glory=3)
    table.end()
    kinds = {type(move) for move in table.legal()}
    assert kinds == {moves.Step, moves.Open, moves.Search, moves.EndTurn}
    assert table.legal(moves.Search) == [moves.Search(0, table.at("c"))]
    before = table.position.weapons[0].bit_count() + table.position.carried[0].bit_count()
    table.play(moves.Search(0, table.at("c")))
    after = table.position.weapons[0].bit_count() + table.position.carried[0].bit_count()
    assert after > before  # what it found is the hero's


@rule("WO-802")
def test_a_bot_is_a_hero_to_enemies_and_does_not_bleed() -> None:
    table = with_bot("a|b . s", enemies={"soldat": "s"})
    assert table.position.targets() == [0, ALLY]
    assert sees_target(table.position, table.figure("s"), ALLY)
    life.suffer(table.position, ALLY, 1, 0)
    assert table.position.allies[0] == NO_FIGURE
    assert not table.position.bleeding
    assert table.told(events.AllyLost) == [events.AllyLost(0)]
    assert not table.position.faults()


@rule("WO-802")
def test_heroes_pass_through_it_and_it_makes_noise_like_a_hero() -> None:
    table = with_bot("a b c")
    assert table.position.noise == 1  # the ally and its hero are company
    table.step("b")
    assert not table.legal(moves.EndTurn)
    table.step("c")


@rule("WO-802")
def test_a_bot_acts_though_its_hero_is_stunned_and_leaves_when_the_hero_dies() -> None:
    table = with_bot("a . b .")
    table.position.activated = 0b1110
    table.position.hero, table.position.phase = -1, ACTIVATING
    table.position.stunned = 1
    table.play(moves.Activate(0, 0))
    assert table.position.phase == ALLY_TURN
    table.end()
    table.position.life = replaced(table.position.life, 0, 0)
    table.position.bleeding = 1
    table.position.count_heroes()
    table.play(moves.Activate(0, 0))
    assert table.position.allies == (NO_FIGURE,) * 4
    assert table.position.alive == 0


@rule("WO-802")
def test_a_bot_does_not_use_passages() -> None:
    table = with_bot("b p|q a")
    board = table.position.board
    board.passages = ((table.at("p"), table.at("q")),)
    board.passage_mask = board.no_stop = 1 << table.at("p") | 1 << table.at("q")
    table.end()
    assert not table.legal(moves.Step, moves.Travel)


@rule("WO-802")
def test_a_bot_is_no_target_of_its_heroes() -> None:
    table = with_bot("a b .")
    assert not table.legal(moves.Attack)
    assert not table.legal(moves.GiveWeapon)


@rule("WO-013")
def test_a_kind_that_the_box_has_no_figure_left_of_brings_no_bot() -> None:
    table = staged("a b c d e f g h i j", heroes={"bj": "a"}, enemies={"soldat": "cdefghij"}, active="bj")
    effects.run(table.position, (fx.Ally("soldat"),), effects.Context(0, square=table.at("b")))
    assert table.position.allies[0] == NO_FIGURE
    effects.run(table.position, (fx.Spawn(("soldat",)),), effects.Context(0, square=table.at("b")))
    assert table.position.alive.bit_count() == 8


@rule("WO-805")
def test_a_new_bot_takes_the_place_of_the_old() -> None:
    table = with_bot("a . b . c")
    first = table.position.allies[0]
    effects.run(table.position, (fx.Ally("drone"),), effects.Context(0, square=table.at("c")))
    assert table.position.allies[0] != first
    assert table.position.alive == 1 << table.position.allies[0]
    assert not table.position.faults()
