"""Noise is foretold before the move that makes it, and its reason is told with it."""

from __future__ import annotations

import pytest

from kordon.games.wolfenstein import events, moves, words
from kordon.games.wolfenstein.content import effects as fx
from kordon.games.wolfenstein.rules.glory_and_gear import effects
from tests.games.wolfenstein.screen.shown import SPEECHES, Shown
from tests.games.wolfenstein.table import Table, staged


def entering(level: str = "bring", *, enemy: bool = False) -> Table:
    """B.J. beside a room with Klaus in it, or a Soldat."""
    heroes = {"bj": "a"} | ({} if enemy else {"klaus": "k"})
    enemies = {"soldat": "k"} if enemy else {}
    return staged("a b k", areas="1 2 2", heroes=heroes, enemies=enemies, active="bj", level=level)


def whys(table: Table) -> list[str]:
    return [event.why for event in table.told(events.NoiseMade)]


@pytest.mark.parametrize(("enemy", "why"), [(False, "together"), (True, "enemy")])
def test_a_step_into_company_is_warned_of_and_the_noise_has_that_reason(
    monkeypatch: pytest.MonkeyPatch, enemy: bool, why: str
) -> None:
    table = entering(enemy=enemy)
    shown = Shown(table, monkeypatch)
    warning = shown.note(shown.square("b"))
    assert warning.startswith("makes noise: ")
    table.step("b")
    assert whys(table) == [why]
    assert SPEECHES["en"].say(words.NOISE_WHY(why)) in warning


def test_a_step_that_makes_no_noise_is_not_warned_of(monkeypatch: pytest.MonkeyPatch) -> None:
    easy = Shown(entering("daddy"), monkeypatch)  # heroes together make none on this level
    assert easy.note(easy.square("b")) == ""
    loud = Shown(entering(), monkeypatch)
    loud.table.position.noise = 0b10  # it is there already
    assert loud.note(loud.square("b")) == ""


def test_a_turn_that_begins_in_company_is_warned_of(monkeypatch: pytest.MonkeyPatch) -> None:
    table = staged("a k . s", areas="1 1 1 2", heroes={"bj": "a", "klaus": "k"})
    shown = Shown(table, monkeypatch)
    assert "makes noise" in shown.note(shown.hero("bj"))
    table.play(moves.Activate(0, table.slot("bj")))
    assert whys(table) == ["together"]


def test_who_bleeds_and_dies_makes_no_noise_and_who_is_helped_does(monkeypatch: pytest.MonkeyPatch) -> None:
    table = staged("a k", areas="1 1", heroes={"bj": "a", "klaus": "k"})
    position, klaus = table.position, table.slot("klaus")
    position.life = tuple([0 if slot == klaus else life for slot, life in enumerate(position.life)])
    position.bleeding = 1 << klaus
    position.count_heroes()
    shown = Shown(table, monkeypatch)
    assert shown.note(shown.hero("klaus")) == ""
    table.play(moves.Activate(0, table.slot("bj")))
    assert "makes noise" in shown.note(shown.hero("klaus"), "act:help")
    shown.click(shown.hero("klaus"), "act:help")
    assert whys(table) == ["together"]


def test_an_attack_says_where_it_will_be_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    table = staged("a . s", areas="1 1 2", heroes={"bj": "a"}, enemies={"soldat": "s"}, active="bj")
    shown = Shown(table, monkeypatch)
    assert "makes noise: " in shown.note(shown.enemy("s"), "act:attack")
    table.rolls("blank " * 4)
    table.play(moves.Attack(0, table.figure("s")))
    assert whys(table) == ["attack", "attack"]
    table.position.attacks, table.position.ap, table.position.reloads = 1, 9, 0
    assert "noise" not in shown.note(shown.enemy("s"), "act:attack")  # both rooms are loud already


def test_what_falls_loudly_is_foretold_on_a_quiet_level(monkeypatch: pytest.MonkeyPatch) -> None:
    table = staged(
        "a . s", areas="1 1 2", heroes={"bj": "a"}, enemies={"drone": "s"}, active="bj", level="daddy"
    )
    shown = Shown(table, monkeypatch)
    assert "a kill makes noise: " in shown.note(shown.enemy("s"), "act:attack")
    table.rolls("heart " * 4)
    table.play(moves.Attack(0, table.figure("s")))
    assert whys(table) == ["crash"]


def test_noise_of_a_card_says_so() -> None:
    table = entering()
    table.position.news = ()
    effects.run(table.position, (fx.Noise("here"),), effects.Context(0))
    assert [event.why for event in table.told(events.NoiseMade)] == ["effect"]
