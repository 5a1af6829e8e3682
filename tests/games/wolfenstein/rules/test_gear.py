"""Glory and gear (WO-45x)."""

from __future__ import annotations

from kordon.engine.bits import members
from kordon.engine.rule_ids import rule
from kordon.engine.tuples import replaced
from kordon.games.wolfenstein import events, moves
from kordon.games.wolfenstein.content import effects as fx
from kordon.games.wolfenstein.content.tables import ALL_CHESTS, EVENT, GEAR, GEAR_OF
from kordon.games.wolfenstein.pieces import NO_CARD
from kordon.games.wolfenstein.rules.actions.search import choose_option
from kordon.games.wolfenstein.rules.enemies.enemy_attack import enemy_attacks
from kordon.games.wolfenstein.rules.glory_and_gear import decks, effects
from tests.games.wolfenstein.table import Table, staged


def pair(picture: str = "a k .", **rest: object) -> Table:
    """B.J., whose turn it is, next to Klaus."""
    return staged(picture, heroes={"bj": "a", "klaus": "k"}, active="bj", **rest)  # type: ignore[arg-type]


# ---- glory (WO-451)


@rule("WO-451", "WO-302")
def test_glory_pays_the_own_skills_one_a_turn() -> None:
    table = staged("a . s", heroes={"bj": "a"}, enemies={"soldat": "s"}, active="bj")
    assert not table.legal(moves.UseSkill)
    table.give("bj", glory=3)
    assert [move.skill for move in table.legal(moves.UseSkill)] == [1, 2]
    table.play(moves.UseSkill(0, 1))
    assert table.position.glory[table.slot("bj")] == 2
    assert not table.legal(moves.UseSkill)
    table.rolls("blank " * 6)
    table.play(moves.Attack(0, table.figure("s")))
    assert len(table.told(events.Attacked)[0].faces) == 6
    assert table.position.bonus_dice == 0


@rule("WO-451")
def test_an_extra_attack_can_be_bought() -> None:
    table = staged("a . s", heroes={"bj": "a"}, enemies={"officer": "s"}, active="bj")
    table.give("bj", glory=2)
    table.rolls("blank " * 4)
    table.play(moves.Attack(0, table.figure("s")), moves.UseSkill(0, 2))
    assert table.legal(moves.Attack)


@rule("WO-451")
def test_another_heros_glory_does_not_pay() -> None:
    table = pair()
    table.give("klaus", glory=3)
    assert not table.legal(moves.UseSkill)


# ---- slots (WO-452)


@rule("WO-452", "WO-457")
def test_changing_the_weapon_is_free_and_there_is_one_active_one() -> None:
    table = pair()
    first = table.position.active[table.slot("bj")]
    second = table.give("bj", weapon="shotgun")
    table.play(moves.Ready(0, second))
    assert table.position.ap == 6
    assert table.position.active[table.slot("bj")] == second
    assert not table.legal(moves.Ready)  # back again only after something else was done
    table.play(moves.Exhaust(0))
    assert table.legal(moves.Ready) == [moves.Ready(0, first)]


@rule("WO-457")
def test_other_changes_of_gear_do_not_let_a_weapon_be_changed_back() -> None:
    table = pair()
    first = table.position.active[table.slot("bj")]
    second = table.give("bj", weapon="shotgun")
    part = table.give("bj", gear="silencer")
    table.play(moves.Ready(0, second), moves.Attach(0, part, second))
    table.play(moves.GiveAmmunition(0, 1, table.slot("klaus")))
    assert not table.legal(moves.Ready, moves.Attach)
    table.play(moves.Exhaust(0))
    assert moves.Ready(0, first) in table.legal()


@rule("WO-452")
def test_a_weapon_has_one_attachment_and_it_can_be_moved() -> None:
    table = pair()
    slot = table.slot("bj")
    rifle = table.position.active[slot]
    gun = table.give("bj", weapon="shotgun")
    one = table.give("bj", gear="silencer")
    other = table.give("bj", gear="silencer")
    table.play(moves.Attach(0, one, rifle))
    table.play(moves.Attach(0, other, rifle))
    assert table.position.attached[rifle] == other
    assert table.position.carried[slot] == 1 << one
    table.play(moves.Exhaust(0), moves.Attach(0, other, gun))
    assert (table.position.attached[rifle], table.position.attached[gun]) == (NO_CARD, other)


@rule("WO-452", "WO-455")
def test_armour_and_boosters_stay_where_they_were_put_on_and_are_not_given() -> None:
    table = pair()
    slot = table.slot("bj")
    vest, second = table.give("bj", gear="vest"), table.give("bj", gear="vest")
    shot = table.give("bj", gear="adrenaline")
    assert moves.GiveGear(0, vest, table.slot("klaus")) in table.legal()
    table.play(moves.Wear(0, vest), moves.Wear(0, shot), moves.Exhaust(0))
    assert table.position.worn[slot] == 1 << vest | 1 << shot
    given = {move.card for move in table.legal(moves.GiveGear)}
    assert given == {second}
    assert not table.legal(moves.Wear)


@rule("WO-455")
def test_a_booster_raises_base_life_and_current_life() -> None:
    table = pair()
    slot = table.slot("bj")
    card = table.give("bj", gear="adrenaline")
    table.position.life = replaced(table.position.life, slot, 3)
    table.play(moves.Wear(0, card))
    assert (table.position.base_life[slot], table.position.life[slot]) == (6, 4)


@rule("WO-455")
def test_a_consumable_is_used_once() -> None:
    table = pair()
    slot = table.slot("bj")
    card = table.give("bj", gear="aid-kit")
    table.position.life = replaced(table.position.life, slot, 2)
    table.play(moves.UseGear(0, card))
    assert table.position.life[slot] == 4
    assert table.position.ap == 5
    assert table.position.gear_discard == 1 << card
    assert not table.legal(moves.UseGear)


@rule("WO-455")
def test_armour_absorbs_a_shield_of_each_attack() -> None:
    table = staged("a s", heroes={"bj": "a"}, enemies={"soldat": "s"}, active="bj")
    card = table.give("bj", gear="vest")
    table.play(moves.Wear(0, card))
    table.rolls("shield shield blank")
    enemy_attacks(table.position, table.figure("s"), table.slot("bj"))
    assert table.life("bj") == (5, 2)


# ---- giving (WO-453)


@rule("WO-453")
def test_gear_is_given_to_a_neighbour_for_nothing_and_not_taken() -> None:
    table = pair()
    klaus = table.slot("klaus")
    weapon = table.position.active[table.slot("bj")]
    pistol = table.position.active[klaus]
    table.position.reloads = 1 << weapon
    card = table.give("bj", gear="aid-kit")
    table.play(moves.GiveWeapon(0, weapon, klaus), moves.GiveGear(0, card, klaus))
    table.play(moves.GiveAmmunition(0, 1, klaus))
    position = table.position
    assert position.ap == 6
    assert position.weapons[klaus] == 1 << weapon | 1 << pistol
    assert position.active == (NO_CARD, pistol, *position.active[2:])
    assert position.reloads == 1 << weapon  # the token goes with it
    assert position.carried[klaus] == 1 << card
    assert position.ammunition[:6] == (0, 0, 0, 1, 1, 0)
    assert not table.legal(moves.GiveWeapon, moves.GiveGear, moves.GiveAmmunition)


@rule("WO-458")
def test_without_the_active_weapon_the_next_own_one_is_in_hand() -> None:
    table = pair()
    bj, klaus = table.slot("bj"), table.slot("klaus")
    first = table.position.active[bj]
    second = table.give("bj", weapon="shotgun")
    table.play(moves.GiveWeapon(0, first, klaus))
    assert table.position.active[bj] == second
    effects.run(table.position, (fx.Disarm(),), effects.Context(bj))
    assert table.position.active[bj] == NO_CARD
    decks.draw_weapon(table.position, bj)
    assert 1 << table.position.active[bj] == table.position.weapons[bj]


@rule("WO-418")
def test_of_any_ammunition_the_kind_goes_that_the_hero_has_most_of() -> None:
    table = pair()
    table.give("bj", light=1, heavy=2, special=2)
    loss = (fx.LoseAmmunition(),)
    left = []
    for _ in range(4):
        effects.run(table.position, loss, effects.Context(0))
        left.append(table.position.ammunition[:3])
    assert left == [(1, 1, 2), (1, 1, 1), (0, 1, 1), (0, 0, 1)]


@rule("WO-453")
def test_nothing_is_given_from_afar_through_a_wall_or_to_one_who_bleeds() -> None:
    kinds = (moves.GiveWeapon, moves.GiveGear, moves.GiveAmmunition)
    assert not pair("a . k").legal(*kinds)
    assert not pair("a|k .").legal(*kinds)
    table = pair()
    table.position.bleeding = 1 << table.slot("klaus")
    table.position.life = replaced(table.position.life, table.slot("klaus"), 0)
    table.position.count_heroes()
    assert not table.legal(*kinds)


@rule("WO-453")
def test_with_one_hero_beside_nothing_is_given_to_another_further_off() -> None:
    heroes = {"bj": "a", "klaus": "k", "bombate": "b"}
    table = staged("a k . b", heroes=heroes, active="bj")
    assert {move.slot for move in table.legal(moves.GiveWeapon)} == {table.slot("klaus")}


# ---- decks (WO-454)


@rule("WO-454")
def test_used_cards_are_shuffled_when_the_deck_is_empty() -> None:
    table = pair()
    position = table.position
    rest = position.gear_deck & (position.gear_deck - 1)
    position.gear_discard = rest
    position.gear_deck &= ~rest
    decks.draw_gear(position, 0)
    assert position.gear_deck == 0
    decks.draw_gear(position, 0)
    assert position.gear_discard == 0
    assert position.gear_deck.bit_count() == rest.bit_count() - 1


@rule("WO-454")
def test_with_deck_and_discard_empty_no_card_comes_and_other_loot_stands() -> None:
    table = staged("a . s k", heroes={"bj": "a", "klaus": "k"}, enemies={"officer": "s"}, active="bj")
    position = table.position
    position.carried = replaced(position.carried, 1, position.gear_deck)
    position.gear_deck = 0
    table.rolls("heart heart blank blank")
    table.play(moves.Attack(0, table.figure("s")))
    assert position.glory[0] == 2
    assert table.told(events.DeckEmpty) == [events.DeckEmpty(0, "equipment")]


@rule("WO-454")
def test_a_weapon_goes_back_into_its_deck() -> None:
    table = pair()
    weapon = table.position.active[0]
    table.position.reloads = 1 << weapon
    effects.run(table.position, (fx.Disarm(),), effects.Context(0))
    assert table.position.weapon_deck >> weapon & 1
    assert table.position.active[0] == NO_CARD
    assert table.position.reloads == 0


@rule("WO-454")
def test_chests_are_discarded_and_come_again() -> None:
    table = pair()
    seen = [decks.draw_chest(table.position) for _ in range(ALL_CHESTS.bit_count())]
    assert len(set(seen)) == len(seen)
    assert table.position.chest_discard == ALL_CHESTS
    assert decks.draw_chest(table.position) in seen


def test_set_keeps_one_of_two_cards() -> None:
    table = staged("a", heroes={"set": "a"}, active="set")
    decks.draw_gear(table.position, 0)
    cards = table.position.pending[0][2:]
    assert [move.answer for move in table.legal()] == list(cards)
    table.play(moves.Choose(0, cards[1]))
    assert members(table.position.carried[0]) == [cards[1]]
    assert table.position.gear_discard == 1 << cards[0]


# ---- events and tasks (WO-456)


@rule("WO-456")
def test_a_task_is_kept_and_pays_when_its_hero_reaches_a_hero_start() -> None:
    table = staged("h b c a", heroes={"bj": "a"}, active="bj", starts="h")
    position = table.position
    position.event_deck &= ~(1 << EVENT["hunted"])
    choose_option(position, 0, EVENT["hunted"], table.at("c"), 0)
    assert position.tasks[0] == 1 << EVENT["hunted"]
    for figure in members(position.enemies):
        position.remove_figure(figure)
    table.step("c")
    assert position.tasks[0]
    table.step("b")  # next to the start
    assert position.tasks[0] == 0
    assert position.event_discard == 1 << EVENT["hunted"]
    assert position.glory == (2, 2, 2, 2)


@rule("WO-456", "WO-506")
def test_the_hunters_come_to_the_events_place() -> None:
    table = staged("a . . . e . .", heroes={"bj": "a"}, active="bj")
    table.position.event_deck &= ~(1 << EVENT["hunted"])
    choose_option(table.position, 0, EVENT["hunted"], table.at("e"), 0)
    squares = sorted(table.position.enemy_at[figure] for figure in members(table.position.enemies))
    assert table.at("e") in squares
    assert all(abs(square - table.at("e")) <= 1 for square in squares)


def test_cards_of_one_kind_are_offered_once() -> None:
    table = pair()
    table.give("bj", gear="aid-kit")
    table.give("bj", gear="aid-kit")
    assert len(table.legal(moves.UseGear)) == 1
    assert GEAR_OF[table.legal(moves.UseGear)[0].card] == GEAR["aid-kit"]
