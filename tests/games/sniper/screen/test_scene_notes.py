"""What a choice is known to bring before it is made: the odds of a shot, who hears a run."""

from __future__ import annotations

import pytest

from kordon.engine.bits import members
from kordon.engine.records import witnessed
from kordon.engine.scene import Choice
from kordon.engine.speech import Speech
from kordon.engine.tuples import replaced
from kordon.games.sniper import GAME, events, moves
from kordon.games.sniper.pieces import JAEGER, KENNEL, MASKING, SILENCED, SNIPER, TOMMY, TRENCH
from kordon.games.sniper.position import Position
from kordon.games.sniper.screen.notes import percent
from kordon.games.sniper.words import unit_name
from tests.games.sniper.boards import Y1, Y, at, defenders_turn, legal, play, sniper_turn, spaces

ENGLISH = Speech(GAME, "en", strict=True)


def choices(position: Position, seat: int = 0) -> list[Choice]:
    """The choices of a seat."""
    return list(GAME.scene(GAME.observe(position, seat)).choices)


def note(position: Position, *path: str, seat: int = 0) -> str:
    """What is said about the choice with this path."""
    (text,) = [choice.note for choice in choices(position, seat) if choice.path == path]
    return "" if text is None else ENGLISH.in_full(text)


def target_at(
    distance: int, bag: tuple[int, int, int, int] = (6, 3, 2, 0), **given: tuple[int, ...]
) -> Position:
    """The sniper's turn with the first yellow soldier alone on the board, at a distance."""
    for start in "abcdefgijklmnopqrsx":
        for end in "abcdefgijklmnopqrsx":
            position = sniper_turn(start, f".{end}. ... ...", bag=bag, **given)  # type: ignore[arg-type]
            if start != end and position.board.map.distance[at(start)][at(end)] == distance:
                return position
    raise AssertionError(f"nobody can stand at distance {distance}")


@pytest.mark.parametrize(
    ("tokens", "distance", "said"),
    [
        (4, 2, "hits 80% · gives you away 11% · distance 2 · misfire 0%"),
        (4, 3, "hits 35% · gives you away 11% · distance 3 · misfire 0%"),
        (5, 2, "hits 93% · gives you away 18% · distance 2 · misfire <1%"),
        (5, 3, "hits 61% · gives you away 18% · distance 3 · misfire <1%"),
        (6, 2, "hits 99% · gives you away 27% · distance 2 · misfire 1%"),
        (6, 3, "hits 82% · gives you away 27% · distance 3 · misfire 1%"),
        (7, 2, "hits 95% · gives you away 38% · distance 2 · misfire 5%"),
        (7, 3, "hits 95% · gives you away 38% · distance 3 · misfire 5%"),
    ],
)
def test_the_odds_stand_beside_every_number_of_tokens(tokens: int, distance: int, said: str) -> None:
    """With the bag as it starts: 6 aim, 2 noise, 3 recoil (SE-352 to SE-355)."""
    assert note(target_at(distance), "act:shoot", f"unit:{Y1}", f"tokens:{tokens}") == said


def test_a_unit_in_the_snipers_space_is_at_distance_one() -> None:
    """The same space counts as 1 (SE-351)."""
    position = sniper_turn("c", ".c. ... ...")
    said = note(position, "act:shoot", f"unit:{Y1}", "tokens:1")
    assert said == "hits 55% · gives you away 0% · distance 1 · misfire 0%"


def test_silenced_ammo_reveals_nobody() -> None:
    """Noise counts as recoil (SE-404)."""
    position = target_at(2, hand=(SILENCED,))
    play(position, moves.PLAY[SILENCED])
    said = note(position, "act:shoot", f"unit:{Y1}", "tokens:7")
    assert said == "hits 95% · gives you away 0% · distance 2 · misfire 5%"


def test_suppression_lowers_the_reveal() -> None:
    """Each suppression token drawn takes one more noise (SE-355)."""
    loud = note(target_at(2), "act:shoot", f"unit:{Y1}", "tokens:6")
    quiet = note(target_at(2, bag=(6, 3, 2, 3)), "act:shoot", f"unit:{Y1}", "tokens:6")
    assert "gives you away 27%" in loud
    assert "gives you away 4%" in quiet


def test_the_tommy_gun_tells_the_reveal_of_both_shots() -> None:
    """Noise is judged once, over all tokens of both shots (SE-406)."""
    position = target_at(2, hand=(TOMMY,))
    play(position, moves.PLAY[TOMMY])
    assert note(position, "act:shoot", "tokens:4", "tokens:3") == "gives you away 38%, both shots together"
    play(position, moves.Announce(0, 4, 3))
    said = note(position, "act:shoot", f"unit:{Y1}", "tokens:4")
    assert said == "hits 80% · gives you away 38% · distance 2 · misfire 0%"


def test_the_second_shot_knows_what_the_first_has_drawn() -> None:
    position = target_at(2, hand=(TOMMY,))
    play(position, moves.PLAY[TOMMY])
    play(position, moves.Announce(0, 4, 3))
    position.announced, position.drawn, position.bag = (3,), (0, 2, 2, 0), (6, 1, 0, 0)
    said = note(position, "act:shoot", f"unit:{Y1}", "tokens:3")
    assert said == "hits 100% · gives you away 100% · distance 2 · misfire 0%"


@pytest.mark.parametrize(("units", "said"), [("iad ... ...", "hits 1 unit"), ("xay ... ...", "hits nobody")])
def test_the_trench_gun_tells_how_many_it_hits(units: str, said: str) -> None:
    """All units in the space and in matching-adjacent ones (SE-407)."""
    position = sniper_turn("c", units, hand=(TRENCH,))
    play(position, moves.PLAY[TRENCH])
    assert note(position, "act:blast") == said


def test_the_specialist_sniper_is_told_the_odds() -> None:
    """The shot needs as much aim as the distance, and reveals nobody (SE-704)."""
    position = defenders_turn("c", specialists=(SNIPER, JAEGER, KENNEL))
    far = position.board.map.distance[position.units[Y]]
    aim = next(move for move in legal(position, moves.Aim) if far[move.space] == 2)
    play(position, aim)
    said = note(position, "tokens:4", seat=1)
    assert said == "hits that space 80% · distance 2 · misfire 0%"


def walked(path: str) -> tuple[str, ...]:
    """The click path of a walk."""
    steps = tuple(f"space:{space}" for space in spaces(path))
    return steps if len(path) == 3 else (*steps, "act:go")


def test_a_run_tells_whom_it_alerts() -> None:
    """Units adjacent to any space of a move of 2 or 3 (SE-305)."""
    position = sniper_turn("c", "hgl mjq upv", hand=(MASKING,))
    assert note(position, *walked("b")) == ""
    assert note(position, *walked("ba")) == "alerts Yellow officer, Yellow soldier 1"
    play(position, moves.PLAY[MASKING])
    assert note(position, *walked("ba")) == ""


def test_every_walk_alerts_and_smells_as_it_was_noted() -> None:
    found = set()
    for start in "bcdfikowz":
        position = sniper_turn(start, "hgl mjq upv")
        position.dogs = (at("c"), at("f"))
        for move, choice in zip(GAME.moves(position, 0), choices(position), strict=True):
            if isinstance(move, moves.Walk):
                told = witnessed(play(position.copy(), move), 1)
                units = [
                    unit
                    for event in told
                    if isinstance(event, events.Alerted)
                    for unit in members(event.units)
                ]
                alerted = len(units)
                smelled = any(isinstance(event, events.Scented) for event in told)
                said = "" if choice.note is None else ENGLISH.say(choice.note)
                named = ", ".join(ENGLISH.say(unit_name(unit)) for unit in units)
                assert (f"alerts {named}" in said) == ("alerts" in said) == bool(alerted)
                assert ("a dog smells you" in said) == smelled
                found.add((alerted, smelled))
    assert {alerted for alerted, _ in found} >= {0, 1, 2, 3}
    assert {smelled for _, smelled in found} == {False, True}


def test_a_dog_smells_even_a_quiet_step() -> None:
    """The dog's space is entered, left or passed (SE-705)."""
    position = sniper_turn("c", "hgl mjq upv")
    position.dogs = replaced(position.dogs, 0, at("b"))
    assert note(position, *walked("b")) == "a dog smells you"
    assert note(position, *walked("ba")) == "alerts Yellow officer, Yellow soldier 1, and a dog smells you"
    assert note(position, *walked("d")) == ""


def test_the_way_onto_the_board_is_told_too() -> None:
    """The arrow alerts nobody, the spaces do (SE-301, SE-305)."""
    position = sniper_turn(".", "hgl mjq upv", objectives=(6, 8))
    assert note(position, *walked("b")) == ""
    assert note(position, *walked("ba")) == "alerts Yellow officer, Yellow soldier 1"


@pytest.mark.parametrize(
    ("chance", "said"), [(0.0, "0"), (0.004, "<1"), (0.016, "2"), (0.5, "50"), (0.996, ">99"), (1.0, "100")]
)
def test_a_chance_is_never_called_none_or_certain_unless_it_is(chance: float, said: str) -> None:
    assert percent(chance) == said
