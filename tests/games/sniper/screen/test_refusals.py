"""Why not: the rules given for what can't be done. The yard is in `boards.py`."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kordon.engine.play import Refused, matter_of_path, move_by_path, why_not_path
from kordon.engine.play import play as checked_play
from kordon.engine.rule_ids import rule
from kordon.engine.speech import LANGUAGES, Speech
from kordon.engine.tuples import replaced
from kordon.games.sniper import GAME, moves
from kordon.games.sniper.observe import observe
from kordon.games.sniper.pieces import (
    DISTRACTION,
    KENNEL,
    MASKING,
    MEDIC,
    MINE,
    MOVED,
    RADIO,
    SCOUT,
    SNIPER,
    TOMMY,
)
from kordon.games.sniper.position import Position
from kordon.games.sniper.screen.refusals import explain
from tests.games.sniper.boards import (
    Y1,
    Y,
    at,
    defenders_turn,
    end_defenders_turn,
    end_sniper_turn,
    fresh,
    play,
    sniper_turn,
    walk,
)

THREE = (MEDIC, KENNEL, SNIPER)


def why(position: Position, *path: str, seat: int = 0) -> str:
    """The first rule against a click path; `space:c` stands for the space's number."""
    numbered = [f"space:{at(step[6:])}" if step.startswith("space:") else step for step in path]
    return why_not_path(GAME, observe(position, seat), tuple(numbered))[0]


def after(position: Position, *done: moves.SniperMove) -> Position:
    for move in done:
        play(position, move)
    return position


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        (("space:A",), "SE-105"),
        (("space:f",), "SE-101"),
        (("space:~",), "SE-107"),
        (("space:#",), "SE-108"),
        (("space:b",), "SE-104"),
        (("space:d", "space:c"), "SE-304"),
        (("space:d", "space:e", "space:f"), "SE-106"),
        (("loadout:4",), "SE-401"),
        (("space:d", "loadout:4"), "SE-401"),
        (("act:shoot", "loadout:4"), "SE-401"),
        (("loadout:3", "unit:0", "space:x"), "SE-405"),
        (("act:shoot", "unit:6"), "SE-351"),
        (("act:shoot", "unit:0", "tokens:12"), "SE-352"),
        (("act:loot",), "SE-371"),
        (("act:complete",), "SE-372"),
        (("act:blast",), "SE-407"),
        (("act:peek",), "SE-907"),
        (("slot:0",), "SE-907"),
        (("bag:aim",), "SE-354"),
        (("act:shoot", "bag:recoil"), "SE-353"),
        (("space:d", "bag:noise"), "SE-355"),
    ],
)
def test_in_the_snipers_turn(path: tuple[str, ...], expected: str) -> None:
    assert why(sniper_turn("c", "b.. ... q..", hand=(DISTRACTION, MINE)), *path) == expected


@rule("SE-303")
@pytest.mark.parametrize(
    ("done", "path"),
    [
        (walk("d"), ("space:e",)),
        (moves.PLAY[MINE], ("loadout:0",)),
        (moves.SHOOT[Y][1], ("act:shoot", "unit:0", "tokens:1")),
        (moves.SHOOT[Y][1], ("act:loot",)),
    ],
)
def test_nothing_is_done_twice_in_a_turn(done: moves.SniperMove, path: tuple[str, ...]) -> None:
    position = sniper_turn("c", "b.. ... ...", hand=(MINE, MASKING), bag=(0, 1, 1, 0))
    assert why(after(position, done), *path) == "SE-303"


@rule("SE-408")
def test_sound_masking_after_the_move_is_refused_for_that() -> None:
    position = after(sniper_turn("c", "... ... ...", hand=(MASKING, MINE)), walk("d"))
    assert why(position, "loadout:0") == "SE-408"
    # It is no part of the shot that was begun.
    shooting = after(sniper_turn("c", "b.. ... ...", hand=(MASKING, MINE)), walk("d"))
    assert why(shooting, "act:shoot", "loadout:0") == "SE-408"


def with_a_used_card() -> Position:
    position = after(sniper_turn("c", "... ... ...", hand=(MINE,)), moves.PLAY[MINE])
    end_sniper_turn(position)
    end_defenders_turn(position)
    return position


@rule("SE-105", "SE-352", "SE-401")
@pytest.mark.parametrize(
    ("position", "move", "expected"),
    [
        (lambda: sniper_turn("b", "... ... ..."), walk("A"), "SE-101"),
        (lambda: sniper_turn("c", "... ... ..."), walk("A"), "SE-105"),
        (lambda: sniper_turn("c", "... ... ..."), walk("bhlC"), "SE-105"),
        (lambda: sniper_turn("c", "e.. ... ..."), moves.SHOOT[Y][1], "SE-352"),
        (lambda: sniper_turn("c", "e.. ... ...", bag=(1, 0, 0, 0)), moves.SHOOT[Y][2], "SE-352"),
        (with_a_used_card, moves.PLAY[MINE], "SE-401"),
    ],
    ids=[
        "out of reach",
        "wall",
        "wall after a while",
        "too few announced",
        "too few in the bag",
        "used card",
    ],
)
def test_a_bad_move_is_answered_with_a_sentence_and_the_rule(
    position: Callable[[], Position], move: moves.SniperMove, expected: str
) -> None:
    with pytest.raises(Refused, match=rf"not allowed now \({expected}\)"):
        checked_play(GAME, position(), move)
    for language in LANGUAGES:
        assert Speech(GAME, language, strict=True).rule(expected).endswith(".")


@rule("SE-409")
def test_with_the_tommy_gun() -> None:
    position = after(sniper_turn("c", "... .de ...", hand=(TOMMY,)), moves.PLAY[TOMMY])
    assert explain(observe(position, 0), ("act:shoot", "tokens:2", "tokens:10")) == ("SE-352", "SE-409")
    play(position, moves.Announce(0, 1, 1))
    assert why(position, "act:shoot", "unit:5") == "SE-409", "two spaces away, and one token is announced"
    assert why(position, "act:end") == "SE-409", "the shot must be taken"


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        (("space:b",), "SE-301"),
        (("space:h",), "SE-301"),
        (("act:end",), "SE-301"),
        (("space:r",), "SE-104"),
        (("space:c", "space:A"), "SE-105"),
    ],
)
def test_when_entering(path: tuple[str, ...], expected: str) -> None:
    assert why(sniper_turn(".", "r.. ... ..."), *path) == expected


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        (("unit:3",), "SE-207"),
        (("unit:0", "act:move", "space:g"), "SE-103"),
        (("unit:0", "act:move", "space:d"), "SE-504"),
        (("unit:0", "act:spot", "space:d"), "SE-506"),
        (("unit:0", "act:sweep", "space:A"), "SE-507"),
        (("unit:0", "act:deploy"), "SE-508"),
        (("unit:2", "act:attack"), "SE-505"),
        (("unit:2", "act:deploy", "space:g"), "SE-103"),
        (("unit:2", "act:deploy", "space:x"), "SE-509"),
        (("unit:4",), "SE-207"),
        (("squad:1",), "SE-207"),
        (("unit:3", "act:intel"), "SE-207"),
        (("specialist:5",), "SE-204"),
        (("specialist:3",), "SE-207"),
        (("specialist:0",), "SE-702"),
        (("act:end",), "SE-501"),
    ],
)
def test_in_the_defenders_turn(path: tuple[str, ...], expected: str) -> None:
    position = defenders_turn("y", "hg. m.. u..", seats=4, specialists=THREE)
    assert why(position, *path, seat=1) == expected


@rule("SE-502")
def test_why_a_unit_does_not_do_the_same_twice() -> None:
    position = after(defenders_turn("y"), moves.March(1, Y1, at("a")))
    assert why(position, "unit:1", "act:move", "space:b", seat=1) == "SE-502"


@rule("SE-707")
def test_why_a_scouted_soldier_does_nothing() -> None:
    position = after(defenders_turn("y", specialists=(SCOUT, MEDIC, SNIPER)), moves.Scout(1, Y1, at("a")))
    assert why(position, "unit:1", seat=1) == "SE-707"


@pytest.mark.parametrize(
    ("start", "space", "expected"),
    [
        ("o", "t", "SE-106"),
        ("u", "~", "SE-107"),
        ("v", "#", "SE-108"),
        ("c", "A", "SE-105"),
        ("p", "p", "SE-504"),
    ],
)
def test_where_a_unit_can_not_march(start: str, space: str, expected: str) -> None:
    position = defenders_turn("y", f"{start}.. ... ...")
    assert why(position, "unit:0", "act:move", f"space:{space}", seat=1) == expected


@pytest.mark.parametrize(
    ("given", "round", "expected"),
    [({"late_intel": True}, 1, "SE-867"), ({"single_intel": True}, 3, "SE-868"), ({}, 3, "SE-503")],
)
def test_why_there_is_no_intel(given: dict[str, bool], round: int, expected: str) -> None:
    position = defenders_turn("y", "hgl mjq upv", round=round, **given)
    position.intel = 0b001
    position.actions = replaced(position.actions, 1, 1)
    assert why(position, "unit:3", "act:intel", seat=1) == expected


@pytest.mark.parametrize(
    ("prepare", "expected"),
    [
        (lambda position: setattr(position, "uses", (0, 2, 2)), "SE-701"),
        (lambda position: setattr(position, "used", 1), "SE-701"),
        (lambda position: position.take_off(Y), "SE-701"),
        (lambda position: position.note(Y, MOVED), "SE-703"),
    ],
)
def test_why_an_ability_can_not_be_used(prepare: Callable[[Position], None], expected: str) -> None:
    position = defenders_turn("y", "h.. m.. ...", specialists=(RADIO, SCOUT, SNIPER))
    prepare(position)
    assert why(position, "specialist:1", seat=1) == expected


def test_in_the_set_up() -> None:
    position = fresh()
    position.objectives, position.phase = (1, 2), 0
    assert why(position, "objective:5") == "SE-201"
    position.objectives, position.phase = (1, 6), 2
    assert why(position, "loadout:4", "loadout:4", "loadout:5") == "SE-203"
    play(position, moves.Equip(0, (0, 1, 2)))
    play(position, moves.Assign(1, 0, MEDIC))
    assert why(position, "specialist:0", seat=1) == "SE-204"


@pytest.mark.parametrize(
    "path", ["", "space", "space:", "space:999", "unit:-1", "unit:²", "tokens:x", "nothing:1"]
)
@pytest.mark.parametrize("seat", [0, 1])
def test_targets_that_are_none_are_refused_like_any_other(path: str, seat: int) -> None:
    position = sniper_turn("c") if seat == 0 else defenders_turn("c", specialists=THREE)
    assert explain(observe(position, seat), (path,))
    assert explain(observe(position, seat), ("unit:0", path))
    assert explain(observe(position, seat), (path, path, path))


def test_a_refused_move_changes_nothing() -> None:
    position = sniper_turn("c", hand=(MINE,))
    with pytest.raises(Refused, match="SE-105"):
        checked_play(GAME, position, walk("A"))
    with pytest.raises(Refused, match="SE-401"):
        checked_play(GAME, position, moves.PLAY[MASKING])
    assert position.space == at("c")
    assert position.hand[MINE] == 1


def test_pairs_are_clicked_in_either_order() -> None:
    position = defenders_turn("x", "b.. ... ...")
    seen = observe(position, 1)
    clicks = (f"unit:{Y}", "act:sweep", f"space:{at('h')}", f"space:{at('a')}")
    assert move_by_path(GAME, seen, clicks) == moves.Sweep(1, Y, (at("a"), at("h")))
    assert why_not_path(GAME, seen, (*clicks[:3], clicks[2])) == ("SE-507",)
    walked = observe(sniper_turn("c"), 0)
    with pytest.raises(Refused):
        move_by_path(GAME, walked, (f"space:{at('a')}", f"space:{at('b')}", "act:go"))


# ---- what is the matter here


def matter(position: Position, *path: str, seat: int = 0) -> str:
    """The sentence that answers a wrong click; empty where the rule does."""
    numbered = [f"space:{at(step[6:])}" if step.startswith("space:") else step for step in path]
    said = matter_of_path(GAME, observe(position, seat), tuple(numbered))
    return "" if said is None else Speech(GAME, "en").say(said)


@pytest.mark.parametrize(
    ("path", "said"),
    [
        (("space:A",), "No doorway or ladder on this side."),
        (("space:f",), "Too far: a move goes from space to neighbouring space."),
        (("space:b",), "A unit stands there: you can’t go in."),
        (("unit:0",), "To shoot, press Shoot first, then choose the target."),
        (("act:shoot", "unit:6"), "You can’t see this unit from here."),
        (("space:~",), ""),
    ],
)
def test_the_sniper_reads_what_is_the_matter_here(path: tuple[str, ...], said: str) -> None:
    assert matter(sniper_turn("c", "b.. ... q..", hand=(DISTRACTION, MINE)), *path) == said


def test_the_sniper_reads_what_was_done_already() -> None:
    position = sniper_turn("c", "b.. ... ...", hand=(MINE, MASKING), bag=(0, 1, 1, 0))
    assert matter(after(position, walk("d")), "space:e") == "You have already moved this turn."
    assert (
        matter(after(position, moves.PLAY[MINE]), "loadout:0") == "You have already played a card this turn."
    )


def test_defenders_read_what_comes_first() -> None:
    position = defenders_turn("c", "b.. ... q..")
    assert matter(position, "space:c", seat=1) == "First choose one of your units, then what it does."
    for place in ("space:c", "figure", "bag:aim"):
        assert matter(position, "unit:0", place, seat=1) == "First choose what the unit does."
