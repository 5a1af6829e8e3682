"""The chances told before an attack are those of the dice."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from kordon.engine.rule_ids import rule
from kordon.games.wolfenstein.content import traits as tr
from kordon.games.wolfenstein.pieces import DIE, HEART, RELOAD, SHIELD
from kordon.games.wolfenstein.rules.attack import odds
from kordon.games.wolfenstein.rules.attack.dice import to_reroll
from tests.games.wolfenstein.table import staged


@rule("WO-004", "WO-009")
def test_the_die_has_four_hearts_four_shields_two_reloads_and_two_blanks() -> None:
    chances = odds.rolled(1)
    assert sorted(chances.values()) == [Fraction(1, 6), Fraction(1, 6), Fraction(1, 3), Fraction(1, 3)]
    assert [DIE.count(face) for face in (HEART, SHIELD, RELOAD)] == [4, 4, 2]


def by_hand(dice: int, reroll: tr.Reroll | None) -> odds.Rolls:
    """All rolls, and all second rolls, one by one."""
    found: odds.Rolls = {}
    for faces in product(DIE, repeat=dice):
        places = to_reroll(list(faces), reroll) if reroll else []
        for again in product(DIE, repeat=len(places)):
            final = list(faces)
            for place, face in zip(places, again, strict=True):
                final[place] = face
            counts = (final.count(0), final.count(1), final.count(2), final.count(3))
            chance = Fraction(1, len(DIE) ** (dice + len(places)))
            found[counts] = found.get(counts, Fraction(0)) + chance
    return found


@rule("WO-313")
@pytest.mark.parametrize(
    "reroll", [None, tr.Reroll("reload"), tr.Reroll("miss", 1), tr.Reroll("blank", 1)], ids=str
)
def test_rolls_are_counted_as_one_by_one(reroll: tr.Reroll | None) -> None:
    rerolls = ((reroll.face, reroll.most),) if reroll else ()
    assert odds.rerolled(2, rerolls) == by_hand(2, reroll)


def test_the_worked_example_of_klaus() -> None:
    table = staged("a . s . t", heroes={"klaus": "a"}, enemies={"soldat": "st"}, active="klaus")
    chances = odds.attack_odds(table.position, table.figure("s"))
    assert chances is not None
    assert chances.dice == 3
    # One life: any heart kills. Three shields only take the armour. A reload is rolled again.
    heart = Fraction(1, 3) + Fraction(1, 6) * Fraction(1, 3)
    assert chances.kill == 1 - (1 - heart) ** 3
    assert chances.reload == 1 - (1 - Fraction(1, 36)) ** 3
    assert sum(chances.hearts) == sum(chances.shields) == sum(chances.life) == sum(chances.armour) == 1


def test_an_enemys_chances_heed_the_distance() -> None:
    table = staged("a . . . s", heroes={"klaus": "a"}, enemies={"soldat": "s"})
    chances = odds.enemy_odds(table.position, table.figure("s"), table.slot("klaus"))
    assert chances.dice == 1
    assert chances.life[1] == chances.armour[1] == Fraction(1, 3)
    assert chances.kill == 0
    assert chances.reload == 0
