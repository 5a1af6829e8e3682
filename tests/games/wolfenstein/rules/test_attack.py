"""Attacks (WO-4xx)."""

from __future__ import annotations

import pytest

from kordon.engine.rule_ids import rule
from kordon.engine.tuples import replaced
from kordon.games.wolfenstein import events, moves
from kordon.games.wolfenstein.content import effects as fx
from kordon.games.wolfenstein.content import traits as tr
from kordon.games.wolfenstein.content.tables import ENEMIES, ENEMY
from kordon.games.wolfenstein.pieces import NO_CARD
from kordon.games.wolfenstein.rules.attack import dice
from kordon.games.wolfenstein.rules.enemies.enemy_attack import enemy_attacks, enemy_dice
from kordon.games.wolfenstein.rules.glory_and_gear import effects
from tests.games.wolfenstein.table import LoadedDice, Table, staged


def duel(picture: str = "a . s", hero: str = "bj", enemy: str = "soldat", **rest: object) -> Table:
    """A hero and an enemy on `s`."""
    return staged(picture, heroes={hero: "a"}, enemies={enemy: "s"}, active=hero, **rest)  # type: ignore[arg-type]


def shoot(table: Table, faces: str, *, mode: int = 0) -> list[object]:
    """The active hero attacks the enemy on `s`."""
    table.rolls(faces)
    return table.play(moves.Attack(0, table.figure("s"), mode))


def state(table: Table, letter: str = "s") -> tuple[int, int]:
    """Life and armour of the enemy on a letter."""
    figure = table.figure(letter)
    return table.position.enemy_life[figure], table.position.enemy_armour[figure]


# ---- what an attack needs (WO-401, WO-409, WO-415)


@rule("WO-401", "WO-409")
def test_a_target_has_to_be_in_range_and_sight() -> None:
    assert duel("a . . . . s").legal(moves.Attack)
    assert not duel("a . . . . . s").legal(moves.Attack)
    assert not duel("a .|s").legal(moves.Attack)
    diagonal = duel("a . .\n\n. . .\n\n. . s", hero="klaus")
    assert diagonal.legal(moves.Attack)  # two squares diagonally are range 2


@rule("WO-401")
def test_an_attack_needs_the_points_and_a_token_which_is_kept() -> None:
    table = duel()
    table.position.ap = 2
    assert not table.legal(moves.Attack)
    table.position.ap = 3
    shoot(table, "blank blank blank blank")
    assert table.position.ap == 0
    assert table.position.ammunition[1] == 1
    table = duel()
    table.give("bj", heavy=0, light=1)
    assert not table.legal(moves.Attack)


@rule("WO-401", "WO-403")
def test_a_weapon_with_a_reload_token_does_not_attack() -> None:
    table = duel()
    table.position.reloads = 1 << table.position.active[table.slot("bj")]
    assert not table.legal(moves.Attack)


@rule("WO-402")
def test_dice_are_accuracy_weapon_and_mode() -> None:
    table = duel("a s", hero="klaus")
    shoot(table, "blank blank blank")
    assert len(table.told(events.Attacked)[0].faces) == 3
    table = duel("a s", hero="klaus")
    shoot(table, "blank blank blank blank", mode=1)
    assert len(table.told(events.Attacked)[0].faces) == 4


# ---- what the faces do (WO-403, WO-407)


@rule("WO-403")
def test_a_heart_goes_past_the_armour_a_shield_takes_it_first() -> None:
    table = duel(enemy="officer")
    shoot(table, "heart shield blank blank")
    assert state(table) == (1, 1)


@rule("WO-403")
def test_a_shield_takes_life_once_the_armour_is_gone() -> None:
    table = duel(enemy="officer")
    shoot(table, "shield shield shield blank")
    assert state(table) == (1, 0)


@rule("WO-403")
def test_reloads_put_one_token_on_the_weapon() -> None:
    table = duel()
    shoot(table, "reload reload blank blank")
    weapon = table.position.active[table.slot("bj")]
    assert table.position.reloads == 1 << weapon
    assert table.told(events.Jammed) == [events.Jammed(table.slot("bj"), weapon)]


@rule("WO-407")
def test_damage_without_dice_takes_armour_first() -> None:
    table = duel(enemy="officer")
    effects.run(table.position, (fx.Damage(3),), effects.Context(table.slot("bj"), table.figure("s")))
    assert state(table) == (1, 0)


@rule("WO-313")
def test_klaus_rolls_a_reload_again_once_and_the_second_result_stands() -> None:
    table = duel(hero="klaus")
    shoot(table, "reload blank shield reload")
    told = table.told(events.Attacked)[0]
    assert sorted(told.faces) == [0, 1, 2]
    assert told.rerolled == 1
    assert table.position.reloads


@rule("WO-313")
def test_no_die_is_rolled_a_third_time_by_another_reroll() -> None:
    table = duel()
    table.position.chance = LoadedDice([1, 0, 3])
    faces = [1, 0]
    rerolls = [tr.Reroll("reload"), tr.Reroll("miss", 1)]
    assert dice.reroll_once(table.position, faces, rerolls) == 2
    assert faces == [1, 0]  # the reload came again, and only the other die was left to roll


@rule("WO-403", "WO-410")
def test_a_reload_is_a_blank_for_enemies() -> None:
    table = duel("a s")
    table.rolls("reload reload reload")
    enemy_attacks(table.position, table.figure("s"), table.slot("bj"))
    assert table.life("bj") == (5, 3)
    assert not table.position.reloads


@rule("WO-410")
@pytest.mark.parametrize(("picture", "dice"), [("a s", 3), ("a . s", 2), ("a . . s", 1), ("a . . . s", 1)])
def test_an_enemys_dice_shrink_with_the_distance(picture: str, dice: int) -> None:
    table = duel(picture)
    assert enemy_dice(table.position, table.figure("s"), table.slot("bj")) == dice


@rule("WO-410")
def test_a_heros_dice_do_not_shrink() -> None:
    table = duel("a . . . . s")
    shoot(table, "blank blank blank blank")
    assert len(table.told(events.Attacked)[0].faces) == 4


@rule("WO-416")
def test_armour_does_not_grow_back() -> None:
    table = duel(enemy="officer", picture="a . . . . s")
    shoot(table, "shield blank blank blank")
    table.end()
    assert table.position.round == 3
    figure = table.position.enemies.bit_length() - 1
    assert table.position.enemy_armour[figure] == 1


# ---- modes (WO-405, WO-415)


@rule("WO-405", "WO-415")
def test_a_mode_spends_the_last_token_and_this_attack_stands_but_no_second() -> None:
    table = duel("a . s", hero="klaus", enemy="officer")
    shoot(table, "blank blank blank blank", mode=1)
    assert table.position.ammunition[3 * table.slot("klaus")] == 0
    table.play(moves.Exhaust(0))
    assert not table.legal(moves.Attack)


@rule("WO-302", "WO-405")
def test_a_mode_is_used_once_a_turn() -> None:
    table = duel("a . s", hero="klaus", enemy="officer")
    table.give("klaus", light=3)
    shoot(table, "blank blank blank blank", mode=1)
    table.play(moves.Exhaust(0))
    assert {move.mode for move in table.legal(moves.Attack)} == {False}


@rule("WO-405")
def test_a_mode_needs_its_tokens() -> None:
    table = duel("a . s", hero="klaus", level="hurt")
    table.give("klaus", light=0)
    assert {move.mode for move in table.legal(moves.Attack)} == {False}


@rule("WO-405")
def test_piercing_lets_shields_go_past_the_armour() -> None:
    table = duel(enemy="officer")
    shoot(table, "shield blank blank blank", mode=1)
    assert state(table) == (1, 2)


@rule("WO-405")
def test_a_second_target_is_attacked_with_a_roll_of_its_own() -> None:
    table = staged("s a t", heroes={"bombate": "a"}, enemies={"soldat": "st"}, active="bombate")
    table.position.threat = 0
    pairs = {(move.figure, move.second) for move in table.legal(moves.Attack) if move.mode == 1}
    s, t = table.figure("s"), table.figure("t")
    assert pairs == {(s, t), (t, s)}
    table.rolls("shield blank blank blank shield shield blank blank")
    table.play(moves.Attack(0, s, 1, t))
    assert (state(table, "s"), state(table, "t")) == ((1, 2), (1, 1))
    assert len(table.told(events.Attacked)) == 2
    assert table.position.attacks == 0


# ---- kills (WO-406, WO-005 loot)


@rule("WO-406")
def test_the_killer_gets_the_killers_loot_and_the_others_the_teams() -> None:
    table = staged(
        "a . s . k n", heroes={"bj": "a", "klaus": "k", "anya": "n"}, enemies={"officer": "s"}, active="bj"
    )
    table.position.dead = 1 << 3
    table.position.life = replaced(table.position.life, 3, 0)
    figure = table.figure("s")
    before = table.position.gear_deck.bit_count()
    shoot(table, "heart heart blank blank")
    assert not table.position.alive
    assert table.told(events.Killed) == [events.Killed(figure, table.slot("bj"))]
    assert table.position.glory == (2, 1, 1, 0)
    assert table.position.gear_deck.bit_count() == before - 1
    assert table.position.carried[table.slot("bj")].bit_count() == 1


@rule("WO-406", "WO-008")
def test_a_soldat_pays_glory_a_card_and_ammunition_of_choice_and_nothing_to_the_team() -> None:
    table = staged("a . s k", heroes={"bj": "a", "klaus": "k"}, enemies={"soldat": "s"}, active="bj")
    shoot(table, "heart blank blank blank")
    assert table.position.glory == (1, 0, 0, 0)
    assert [move.answer for move in table.legal()] == [0, 1, 2]
    table.play(moves.Choose(0, 2))
    assert table.position.ammunition[:3] == (0, 1, 1)
    soldat = ENEMIES[ENEMY["soldat"]]
    assert (soldat.life, soldat.armour, soldat.range, soldat.dice, soldat.attack_ap) == (1, 3, 4, 3, 2)
    assert soldat.ap >= 5
    assert not soldat.team_loot


@rule("WO-406")
def test_bjs_first_kill_of_a_turn_gives_a_point() -> None:
    table = staged("a . s t", heroes={"bj": "a"}, enemies={"soldat": "st"}, active="bj")
    shoot(table, "heart blank blank blank")
    assert table.position.ap == 6 - 3 + 1
    table.play(moves.Choose(0, 1), moves.Exhaust(0))
    table.rolls("heart blank blank blank")
    table.play(moves.Attack(0, table.figure("t")))
    assert table.position.ap == 4 + 3 - 3  # not for the second one


# ---- silent kill (WO-411, WO-412, WO-963)


def stalker(picture: str = "a s", **rest: object) -> tuple[Table, int]:
    """Anya with her knife next to a Soldat."""
    table = duel(picture, hero="anya", **rest)  # type: ignore[arg-type]
    card = table.position.carried[table.slot("anya")].bit_length() - 1
    return table, card


@rule("WO-411", "WO-963")
def test_a_silent_kill_takes_the_attack_two_points_and_the_card_and_rolls_only_its_dice() -> None:
    table, card = stalker()
    figure = table.figure("s")
    table.rolls("blank blank blank")
    table.play(moves.SilentKill(0, card, figure))
    told = table.told(events.SilentlyAttacked)[0]
    assert len(told.faces) == 3
    assert table.position.ap == 5
    assert table.position.carried[table.slot("anya")] == 0
    assert table.position.gear_discard == 1 << card
    assert not table.legal(moves.Attack, moves.SilentKill)


@rule("WO-411", "WO-502")
def test_across_a_border_a_silent_kill_makes_no_noise_and_no_threat() -> None:
    table, card = stalker(areas="1 2")
    assert table.position.noise == 0
    table.rolls("heart blank reload")
    table.play(moves.SilentKill(0, card, table.figure("s")))
    assert not table.position.alive
    assert (table.position.noise, table.position.threat) == (0, 0)


@rule("WO-411", "WO-502")
def test_in_one_room_presence_makes_noise_anyway() -> None:
    table, _ = stalker(areas="1 1")
    assert table.position.noise == 1


@rule("WO-411")
def test_a_silent_kill_needs_a_neighbour() -> None:
    table, _ = stalker("a . s")
    assert not table.legal(moves.SilentKill)


@rule("WO-412")
def test_a_silencer_keeps_attacks_quiet_and_kills_from_raising_the_threat() -> None:
    table = duel("a . s", areas="1 1 2")
    weapon = table.position.active[table.slot("bj")]
    card = table.give("bj", gear="silencer")
    table.play(moves.Attach(0, card, weapon))
    shoot(table, "heart blank blank blank")
    assert not table.position.alive
    assert (table.position.noise, table.position.threat) == (0, 0)


# ---- stun and sabotage (WO-413)


@rule("WO-413")
def test_a_stunned_hero_has_no_actions_in_the_next_turn_and_then_is_free() -> None:
    table = staged("a b", heroes={"bj": "a", "klaus": "b"})
    slot = table.slot("bj")
    table.position.stunned = 1 << slot
    table.play(moves.Activate(0, slot))
    assert table.told(events.Missed) == [events.Missed(slot)]
    assert table.position.stunned == 0
    assert [move.slot for move in table.legal()] == [table.slot("klaus")]


@rule("WO-413")
def test_a_hero_stunned_in_the_own_turn_misses_the_next_one() -> None:
    table = staged("a b", heroes={"bj": "a", "klaus": "b"}, active="bj")
    slot = table.slot("bj")
    effects.run(table.position, (fx.Daze(),), effects.Context(slot))
    table.end()
    assert table.position.stunned == 1 << slot


@rule("WO-413")
def test_a_sabotaged_hero_does_not_attack_in_that_turn() -> None:
    table = staged("a s", heroes={"bj": "a"}, enemies={"soldat": "s"})
    slot = table.slot("bj")
    table.position.sabotaged = 1 << slot
    table.give("bj", gear="knife")
    table.play(moves.Activate(0, slot))
    assert not table.legal(moves.Attack, moves.SilentKill)
    assert table.legal(moves.Exhaust)
    table.rolls("blank blank blank")
    table.end()
    assert table.position.sabotaged == 0


# ---- equipment is no attack (WO-417)


@rule("WO-417", "WO-503")
def test_a_grenade_takes_no_attack_and_its_kills_raise_the_threat() -> None:
    table = staged("a . . s t", heroes={"bj": "a"}, enemies={"soldat": "st"}, active="bj")
    card = table.give("bj", gear="hand-grenade")
    for figure in (table.figure("s"), table.figure("t")):
        table.position.enemy_armour = replaced(table.position.enemy_armour, figure, 1)
    table.play(moves.UseGear(0, card, table.at("s")))
    assert not table.position.alive
    assert table.position.threat == 2
    assert table.position.attacks == 1
    assert table.position.gear_discard >> card & 1


def test_max_hits_with_his_fists() -> None:
    table = duel("a s", hero="max")
    assert table.position.active[table.slot("max")] == NO_CARD
    shoot(table, "reload blank blank")
    assert table.position.ap == 3
    assert table.position.reloads == 0
    assert not duel("a . s", hero="max").legal(moves.Attack)
