"""What is shown of special modes, explosions, and what enemies forbid (WO-405, WO-419, WO-420, WO-612)."""

from __future__ import annotations

from typing import Any

import pytest

from kordon.engine.rule_ids import rule
from kordon.engine.tuples import replaced
from kordon.games.wolfenstein import events, moves
from kordon.games.wolfenstein.content.tables import ENEMY, WEAPONS
from kordon.games.wolfenstein.screen import log_lines, sentences
from tests.games.wolfenstein.screen.shown import SPEECHES, Shown
from tests.games.wolfenstein.table import Table, staged


def armed(picture: str, weapon: str, *, level: str = "bring", **tokens: Any) -> Table:
    """B.J. on `a` with a weapon in hand, Klaus on `k` if drawn, a Supersoldat on `s`."""
    heroes = {"bj": "a", "klaus": "k"} if "k" in picture else {"bj": "a"}
    table = staged(picture, heroes=heroes, enemies={"supersoldat": "s"}, active="bj", level=level)
    card = table.give("bj", weapon=weapon, **tokens)
    table.position.active = replaced(table.position.active, table.slot("bj"), card)
    return table


@rule("WO-405")
@pytest.mark.parametrize(("level", "tokens"), [("bring", "1 ammunition"), ("death", "2 ammunition")])
def test_every_mode_is_a_button_with_its_name_its_price_and_what_it_does(
    level: str, tokens: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = armed("a . s", "sturmgewehr", level=level, heavy=3)
    shown = Shown(table, monkeypatch)
    buttons = {button.id: button for button in shown.scene.buttons}
    assert shown.say(buttons["mode:1"].label) == f"Armour-piercing round ({tokens})"
    assert shown.say(buttons["mode:2"].detail) == "dice +3"
    shown.click(shown.enemy("s"), "mode:1")
    line = shown.say(log_lines.LINES.tell(table.told(events.Attacked)[0]))
    assert "(Sturmgewehr, Armour-piercing round)" in line


@rule("WO-405")
def test_every_mode_has_a_name_in_every_language() -> None:
    for speech in SPEECHES.values():
        for kind, weapon in enumerate(WEAPONS):
            said = [speech.say(text) for text in sentences.weapon_detail(kind)]
            assert len(set(said[-len(weapon.modes) :])) == len(weapon.modes)


@rule("WO-405")
def test_the_card_shows_how_many_modes_a_weapon_has(monkeypatch: pytest.MonkeyPatch) -> None:
    table = armed("a . s", "marksman-rifle", heavy=1)
    card = table.position.active[table.slot("bj")]
    badges = {badge.icon: badge.value for badge in Shown(table, monkeypatch).piece(f"weapon:{card}").badges}
    assert badges["modes"] == 3


@rule("WO-419")
def test_whom_an_explosion_would_hit_is_said_before(monkeypatch: pytest.MonkeyPatch) -> None:
    table = armed("k s . a", "rocket-launcher", special=1)
    shown = Shown(table, monkeypatch)
    assert "; also hits Klaus Kreutz: damage 1 · " in shown.note(shown.enemy("s"), "act:attack")
    card = table.give("bj", gear="hand-grenade")
    assert shown.note(f"gear:{card}", "act:use", shown.square("s")) == "also hits Klaus Kreutz: damage 2"
    for picture in ("k . s . a", "k . . s a"):  # too far away; who fires is spared
        shown = Shown(armed(picture, "rocket-launcher", special=1), monkeypatch)
        assert "also hits" not in shown.note(shown.enemy("s"), "act:attack")


@rule("WO-420", "WO-413")
def test_a_sabotaged_hero_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    table = staged("a s", heroes={"bj": "a"}, enemies={"drone": "s"})
    slot = table.slot("bj")
    table.position.sabotaged = 1 << slot
    table.play(moves.Activate(0, slot))
    shown = Shown(table, monkeypatch)
    assert shown.say(shown.scene.prompt).startswith("B.J. Blazkowicz is sabotaged and can’t attack")
    assert "sabotaged: no attack this turn" in shown.said_of(shown.hero("bj"))
    assert shown.say(log_lines.LINES.tell(events.HeroStunned(slot, True))) == "B.J. Blazkowicz is sabotaged."
    assert shown.say(log_lines.LINES.tell(events.HeroStunned(slot))) == "B.J. Blazkowicz is stunned."


@rule("WO-612")
def test_a_forbidden_manoeuvre_is_drawn_and_refused_with_its_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    table = staged("a s", heroes={"bj": "a"}, enemies={"stormtrooper": "s"}, active="bj")
    shown = Shown(table, monkeypatch)
    assert shown.why_not("act:exhaust") == ("WO-612",)
    assert "pinned: an enemy next to the hero forbids a manoeuvre" in shown.said_of(shown.hero("bj"))
    assert any("can’t exhaust" in shown.say(text) for text in sentences.enemy_detail(ENEMY["stormtrooper"]))
    table.position.fatigued = 1 << table.slot("bj")
    assert shown.why_not("act:exhaust") == ("WO-303",)
    table.position.stunned_enemies = table.position.enemies
    assert "pinned" not in shown.said_of(shown.hero("bj"))


@rule("WO-612", "WO-404")
def test_why_a_weapon_is_not_reloaded(monkeypatch: pytest.MonkeyPatch) -> None:
    table = staged("a p p\n\n. p p", heroes={"bj": "a"}, enemies={"panzerhund": "p"}, active="bj")
    card = table.position.active[table.slot("bj")]
    shown = Shown(table, monkeypatch)
    assert shown.why_not(f"reload:{card}") == ("WO-404",)
    table.position.reloads = 1 << card
    assert shown.why_not(f"reload:{card}") == ("WO-612",)
    table.position.stunned_enemies = table.position.enemies
    table.position.ap = 1
    assert shown.why_not(f"reload:{card}") == ("WO-301",)
    table.position.ap, table.position.attacks = 6, 0
    assert shown.why_not(f"reload:{card}") == ("WO-302", "WO-404")
