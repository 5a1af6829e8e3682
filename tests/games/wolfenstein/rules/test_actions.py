"""What can be done in a turn and how often; fatigue; searching (WO-301 to WO-304, WO-311, WO-312, WO-404)."""

from __future__ import annotations

from kordon.engine.rule_ids import rule
from kordon.engine.tuples import replaced
from kordon.games.wolfenstein import events, moves
from kordon.games.wolfenstein.content import effects as fx
from kordon.games.wolfenstein.content.cards import Use
from kordon.games.wolfenstein.content.tables import CHESTS, EVENT, EVENTS
from kordon.games.wolfenstein.pieces import NO_CARD
from kordon.games.wolfenstein.rules.attack import dice
from kordon.games.wolfenstein.rules.glory_and_gear import gear
from tests.games.wolfenstein.table import Table, staged

LINE = "a . . s t"


def duel(hero: str = "bj", **rest: object) -> Table:
    """A hero with a rifle and Soldats in range."""
    return staged(LINE, heroes={hero: "a"}, enemies={"soldat": "st"}, active=hero, **rest)  # type: ignore[arg-type]


@rule("WO-302")
def test_there_is_one_attack_a_turn() -> None:
    table = duel()
    table.rolls("blank blank blank blank")
    table.play(moves.Attack(0, table.figure("s")))
    assert table.position.ap == 3
    assert not table.legal(moves.Attack)


@rule("WO-302", "WO-303")
def test_exhausting_gives_points_and_a_second_attack_once_a_turn_and_tires() -> None:
    table = duel()
    slot = table.slot("bj")
    table.rolls("blank blank blank blank")
    table.play(moves.Attack(0, table.figure("s")), moves.Exhaust(0))
    assert table.position.ap == 6
    assert table.position.fatigued == 1 << slot
    assert not table.legal(moves.Exhaust)
    table.rolls("blank blank blank blank")
    table.play(moves.Attack(0, table.figure("s")))
    assert not table.legal(moves.Attack)
    table.end()
    assert table.position.fatigued == 1 << slot  # to the end of the next turn


@rule("WO-303", "WO-962")
def test_half_of_an_odd_number_of_points_is_rounded_up() -> None:
    table = staged("a .", heroes={"anya": "a"}, active="anya")
    table.play(moves.Exhaust(0))
    assert table.position.ap == 7 + 4


@rule("WO-303", "WO-304")
def test_a_tired_hero_can_not_exhaust_for_it_is_a_cost() -> None:
    table = duel()
    table.position.fatigued = 1 << table.slot("bj")
    assert not table.legal(moves.Exhaust)


@rule("WO-302", "WO-404")
def test_reload_change_weapon_attack_needs_exhausting() -> None:
    table = duel()
    position, slot = table.position, table.slot("bj")
    rifle = position.active[slot]
    position.reloads = 1 << rifle
    other = table.give("bj", weapon="sub-machine-gun", light=1)
    table.play(moves.Reload(0, rifle))
    assert position.ap == 4
    assert position.reloads == 0
    assert table.told(events.Reloaded) == [events.Reloaded(slot, rifle, stuck=False)]
    table.play(moves.Ready(0, other))
    assert not table.legal(moves.Attack)
    table.play(moves.Exhaust(0))
    assert table.legal(moves.Attack)


@rule("WO-302", "WO-404")
def test_attack_exhaust_reload_is_allowed() -> None:
    table = duel()
    table.rolls("reload blank blank blank")
    table.play(moves.Attack(0, table.figure("s")))
    assert not table.legal(moves.Reload)
    table.play(moves.Exhaust(0))
    assert len(table.legal(moves.Reload)) == 1
    table.play(table.legal(moves.Reload)[0])
    assert not table.legal(moves.Attack, moves.Reload)


@rule("WO-301", "WO-404")
def test_a_reload_costs_two_points() -> None:
    table = duel()
    table.position.reloads = 1 << table.position.active[table.slot("bj")]
    table.position.ap = 1
    assert not table.legal(moves.Reload)


# ---- fatigue (WO-304)


@rule("WO-304")
def test_fatigue_as_a_cost_is_not_paid_by_a_tired_hero() -> None:
    table = duel()
    use = Use((fx.ActionPoints(2),), fatigue=True)
    assert gear.can_pay(table.position, 0, use)
    table.position.fatigued = 1
    assert not gear.can_pay(table.position, 0, use)


@rule("WO-304")
def test_there_is_never_more_than_one_token() -> None:
    table = staged("a k", heroes={"bj": "a", "klaus": "k"}, active="bj")
    position = table.position
    position.fatigued = 1 << table.slot("bj")
    position.bleeding = 1 << table.slot("klaus")
    position.life = replaced(position.life, table.slot("klaus"), 0)
    position.count_heroes()
    table.play(moves.Help(0, table.slot("klaus")))
    assert position.fatigued == 1 << table.slot("bj")
    assert not table.told(events.Tired)


# ---- searching (WO-311)


@rule("WO-311", "WO-301")
def test_a_chest_is_searched_from_a_neighbouring_square_enemies_or_not() -> None:
    table = staged("a c s", heroes={"bj": "a"}, enemies={"soldat": "s"}, active="bj", chests="c")
    table.play(moves.Search(0, table.at("c")))
    assert table.position.ap == 5
    assert table.position.chest_tokens == 0
    (opened,) = table.told(events.ChestOpened)
    assert 0 <= opened.chest < len(CHESTS)
    assert table.position.chest_discard.bit_count() == 1


@rule("WO-311")
def test_an_event_is_not_searched_with_an_enemy_in_its_room() -> None:
    rooms = "1 1 2 2"
    picture = "a e . s"
    table = staged(
        picture, areas="1 1 1 1", heroes={"bj": "a"}, enemies={"soldat": "s"}, active="bj", events="e"
    )
    assert not table.legal(moves.Search)
    table = staged(picture, areas=rooms, heroes={"bj": "a"}, enemies={"soldat": "s"}, active="bj", events="e")
    assert table.legal(moves.Search) == [moves.Search(0, table.at("e"))]


@rule("WO-311", "WO-314")
def test_tokens_are_out_of_reach_from_afar_and_through_walls_doors_and_bars() -> None:
    for gap in ("|", "1", "x", " . "):
        table = staged(f"a{gap}c", heroes={"bj": "a"}, active="bj", chests="c")
        assert not table.legal(moves.Search), gap
    table = staged("a c", heroes={"bj": "a"}, active="bj", chests="c")
    table.position.ap = 0
    assert not table.legal(moves.Search)


def found_event(name: str, picture: str = "a e . .") -> Table:
    """A hero who has just found an event."""
    table = staged(picture, heroes={"bj": "a"}, active="bj", events="e")
    table.position.event_deck = 1 << EVENT[name]
    table.play(moves.Search(0, table.at("e")))
    return table


@rule("WO-311")
def test_an_event_token_goes_and_one_of_the_cards_options_is_chosen() -> None:
    table = found_event("hunted")
    position = table.position
    assert position.event_tokens == 0
    assert [move.answer for move in table.legal()] == list(range(len(EVENTS[EVENT["hunted"]].options)))
    assert not table.legal(moves.EndTurn)
    table.play(moves.Choose(0, len(EVENTS[EVENT["hunted"]].options) - 1))
    assert position.event_discard == 1 << EVENT["hunted"]


@rule("WO-454")
def test_without_a_card_the_event_token_still_goes() -> None:
    table = staged("a e", heroes={"bj": "a"}, active="bj", events="e")
    position = table.position
    position.tasks = (0, position.event_deck, 0, 0)
    position.event_deck = 0
    table.play(moves.Search(0, table.at("e")))
    assert table.told(events.EventFound) == [events.EventFound(table.slot("bj"), table.at("e"), NO_CARD)]
    assert position.event_tokens == 0
    assert not position.pending


@rule("WO-312")
def test_hearts_and_shields_succeed_reloads_and_blanks_fail() -> None:
    assert dice.successes([3, 2, 1, 0]) == 2
    assert dice.successes([1, 0]) == 0
