"""What can't be chosen is refused with the rule that says so."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kordon.engine.chance import seed_from
from kordon.engine.play import why_not_path
from kordon.engine.rule_ids import rule
from kordon.games.wolfenstein import GAME, moves
from kordon.games.wolfenstein.content.goals import Leave
from kordon.games.wolfenstein.options import WolfensteinOptions
from kordon.games.wolfenstein.pieces import USED_MODE
from kordon.games.wolfenstein.rules import setup
from tests.games.wolfenstein.screen.shown import SPEECHES, Shown
from tests.games.wolfenstein.small import small_mission
from tests.games.wolfenstein.table import Table, begun, staged

MAP = """
    h a b c .1. d

    . e . f .1. s

    . ~ . . .x. k
"""


def at(start: str, hero: str = "klaus", **more: object) -> Table:
    """A hero on the map with a door, bars, an event, a chest, an objective and two enemies."""
    given: dict[str, object] = {
        "heroes": {hero: start},
        "enemies": {"soldat": "s", "officer": "k"},
        "active": hero,
        "starts": "h",
        "events": "e",
        "chests": "f",
        "objectives": "d",
    }
    return staged(MAP, **(given | more))  # type: ignore[arg-type]


def spent(table: Table) -> Table:
    table.position.ap = 0
    return table


def jammed(table: Table) -> Table:
    table.position.reloads |= 1 << table.position.active[table.position.hero]
    return table


def unloaded(table: Table) -> Table:
    table.position.ammunition = (0,) * 12
    return table


def few(table: Table) -> Table:
    table.position.ap = 1
    return table


def behind_a_friend() -> Table:
    """Anya's room lies between Klaus and what he wants to reach."""
    return staged("a b d c", areas="1 2 2 3", heroes={"klaus": "a", "anya": "d"}, active="klaus")


def awaited() -> Table:
    """Klaus, on his way to the start marker, where he is awaited."""
    goals = {"goals": (Leave(),)}
    return staged("f h a b c", heroes={"klaus": "c"}, active="klaus", starts="h", mission=goals)


def without_attack(table: Table) -> Table:
    table.position.attacks = 0
    return table


def sabotaged(table: Table) -> Table:
    table.position.sabotaged = 1 << table.position.hero
    return table


@pytest.mark.parametrize(
    ("table", "target", "rules"),
    [
        (lambda: at("a"), "square c", ("WO-305",)),
        (lambda: spent(at("a")), "square b", ("WO-301",)),
        (lambda: spent(at("a")), "square c", ("WO-301", "WO-305")),
        (lambda: at("c"), "square e", ("WO-307", "WO-311")),
        (lambda: spent(at("a")), "square e", ("WO-301",)),
        (lambda: at("c"), "square d", ("WO-307", "WO-951")),
        (lambda: at("c"), "square s", ("WO-306",)),
        (lambda: at("a"), "door 0", ("WO-314",)),
        (lambda: at("a"), "bars 0", ("WO-309",)),
        (lambda: at("a", "set"), "bars 0", ("WO-314",)),
        (lambda: at("a"), "enemy s", ("WO-409",)),
        (lambda: at("a", "bj"), "enemy s", ("WO-408",)),
        (lambda: jammed(at("a", "bj")), "enemy s", ("WO-404",)),
        (lambda: unloaded(at("a", "bj")), "enemy s", ("WO-401",)),
        (lambda: spent(at("a", "bj")), "enemy s", ("WO-301", "WO-401")),
        (lambda: without_attack(at("a", "bj")), "enemy s", ("WO-302",)),
        (lambda: sabotaged(at("a", "bj")), "enemy s", ("WO-413",)),
        (lambda: at("a"), "hero klaus", ("WO-202",)),
    ],
)
def test_the_rule_is_named(
    table: Callable[[], Table], target: str, rules: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = Shown(table(), monkeypatch)
    kind, name = target.split()
    named = {"square": shown.square, "enemy": shown.enemy, "hero": shown.hero}
    id = named[kind](name) if kind in named else f"{kind}:{name}"
    assert shown.why_not(id) == rules


@rule("WO-311")
def test_an_event_is_not_searched_beside_an_enemy(monkeypatch: pytest.MonkeyPatch) -> None:
    table = staged("a e s", heroes={"klaus": "a"}, enemies={"soldat": "s"}, active="klaus", events="e")
    assert Shown(table, monkeypatch).why_not(f"square:{table.at('e')}") == ("WO-311",)


@rule("WO-405")
def test_a_mode_is_paid_for_and_used_once(monkeypatch: pytest.MonkeyPatch) -> None:
    table = staged("a s", heroes={"klaus": "a"}, enemies={"soldat": "s"}, active="klaus")
    shown = Shown(table, monkeypatch)
    table.position.turn_marks |= USED_MODE
    assert shown.why_not(shown.enemy("s"), "mode:1") == ("WO-302",)


@rule("WO-307")
def test_where_nobody_stops_only_steps_are_left(monkeypatch: pytest.MonkeyPatch) -> None:
    table = staged("a b . .", heroes={"klaus": "a", "anya": "b"}, active="klaus")
    table.play(moves.Step(0, table.at("b")))
    shown = Shown(table, monkeypatch)
    assert shown.say(shown.scene.prompt) == "Klaus Kreutz can’t stop here: go on (5 AP)."
    assert shown.why_not(f"weapon:{table.position.active[0]}") == ("WO-307",)


@rule("WO-202", "WO-703")
def test_whose_turn_comes_is_the_players_choice_among_the_living(monkeypatch: pytest.MonkeyPatch) -> None:
    table = staged("a b . .", heroes={"klaus": "a", "anya": "b"}, seats=2)
    shown = Shown(table, monkeypatch, table.position.acting)
    other = next(slot for slot, owner in enumerate(table.position.owners) if owner != table.position.acting)
    assert shown.why_not(f"hero:{other}") == ("WO-202",)
    table.position.dead = 1 << other
    assert shown.why_not(f"hero:{other}") == ("WO-703",)


@rule("WO-104", "WO-903")
def test_set_up_names_its_rules() -> None:
    position = setup.set_up(WolfensteinOptions(level="death"), 1, seed_from("set-up"))
    assert why_not_path(GAME, GAME.observe(position, 0), ("pick:5",)) == ("WO-104",)
    position = begun(small_mission(), level="death")
    position.pending = ()
    assert why_not_path(GAME, GAME.observe(position, 0), ("goal:0",)) == ("WO-903",)


def test_the_refusal_can_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = Shown(at("a"), monkeypatch)
    assert len({speech.rule("WO-305") for speech in SPEECHES.values()}) == len(SPEECHES)
    assert shown.why_not("track:round") == ("KO-003",)


@rule("WO-107", "WO-307")
@pytest.mark.parametrize(
    ("path", "rules", "ap"),
    [
        (("enemy:0",), ("WO-409",), 6),
        (("enemy:0",), ("WO-301", "WO-401"), 1),
        (("door:0",), ("WO-314",), 6),
        (("bars:0",), ("WO-309",), 6),
        (("skill:0",), ("WO-451",), 6),
        (("act:help",), ("WO-702",), 6),
        (("act:end",), ("WO-106",), 6),
    ],
)
def test_on_the_start_marker_the_usual_reasons_are_told(
    path: tuple[str, ...], rules: tuple[str, ...], ap: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = at("h")
    table.position.ap = ap
    assert Shown(table, monkeypatch).why_not(*path) == rules


@rule("WO-107")
def test_on_the_start_marker_it_is_said_that_points_are_kept_for_the_step(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = staged("h . s", heroes={"klaus": "h"}, enemies={"soldat": "s"}, active="klaus", starts="h")
    table.position.ap = 2
    assert Shown(table, monkeypatch).why_not("enemy:0") == ("WO-107", "WO-301", "WO-401")


# ---- what is the matter here


@pytest.mark.parametrize(
    ("table", "target", "said"),
    [
        (lambda: jammed(at("a", "bj")), "enemy s", "Your weapon is empty: reload first."),
        (lambda: unloaded(at("a", "bj")), "enemy s", "No ammunition for the weapon in hand."),
        (lambda: at("a"), "enemy s", "Out of range: 5 squares away, your weapon reaches 2."),
        (lambda: at("a", "bj"), "enemy s", "No clear line of sight from here."),
        (
            lambda: without_attack(at("a", "bj")),
            "enemy s",
            "No attack left this turn. Exhaust, and you get one more.",
        ),
        (lambda: sabotaged(at("a", "bj")), "enemy s", "Sabotaged: no attack this turn."),
        (lambda: spent(at("a", "bj")), "enemy s", "No action points left."),
        (lambda: spent(at("a")), "square b", "No action points left."),
        (lambda: at("c"), "square e", "Go next to it first."),
        (lambda: at("c"), "square s", "An enemy is in the way: attack, or walk around."),
        (lambda: at("a"), "door 0", "Go next to the door first."),
        (lambda: at("a"), "hero klaus", "Another hero has the turn."),
        (lambda: at("a"), "square a", "Your hero is already here."),
        (lambda: at("c"), "event e", "Go next to it first."),
        (lambda: at("a"), "chest f", "Go next to it first."),
        (lambda: at("a"), "objective 0", "Go next to it first."),
        (lambda: at("b"), "square h", "Nobody can stop on that square: choose one beside it."),
        (lambda: few(at("a")), "square c", "Too far for 1 AP. Try a nearer square."),
        (
            behind_a_friend,
            "square c",
            "You would make noise on the way: go step by step, and you are told where.",
        ),
        (
            awaited,
            "square f",
            "The way there leads past the hero start, where something comes of it: go to the start first.",
        ),
        (
            lambda: jammed(at("a", "bj")),
            "weapon",
            "It has to be reloaded: press Reload, below the question.",
        ),
        (lambda: few(jammed(at("a", "bj"))), "weapon", "It has to be reloaded: that costs 2 AP."),
        (
            lambda: without_attack(jammed(at("a", "bj"))),
            "weapon",
            "It has to be reloaded, and on this level that takes an attack. Exhaust, and you get one more.",
        ),
    ],
)
def test_a_wrong_click_is_answered_by_what_is_the_matter_here(
    table: Callable[[], Table], target: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = Shown(table(), monkeypatch)
    kind, _, name = target.partition(" ")
    active = shown.table.position.active
    named: dict[str, Callable[[str], str]] = {
        "square": shown.square,
        "enemy": shown.enemy,
        "hero": shown.hero,
        "event": lambda letter: f"event:{shown.table.at(letter)}",
        "chest": lambda letter: f"chest:{shown.table.at(letter)}",
        "weapon": lambda _: f"weapon:{active[shown.table.position.hero]}",
    }
    id = named[kind](name) if kind in named else f"{kind}:{name}"
    matter = GAME.matter(shown.seen, (id,))
    assert matter is not None
    assert shown.say(matter) == said


def test_before_a_turn_begins_a_click_is_answered_by_what_comes_first() -> None:
    position = setup.set_up(WolfensteinOptions(), 2, seed_from("set-up"))
    picking = GAME.matter(GAME.observe(position, 0), ("square:5",))
    assert picking is not None
    assert SPEECHES["en"].say(picking) == "First choose a hero, from the cards."
