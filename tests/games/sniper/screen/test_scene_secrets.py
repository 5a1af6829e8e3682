"""What the scene of a defender must not show, and what it shows after the end."""

from __future__ import annotations

import pytest

from kordon.engine.records import OPEN, SPECTATOR, encode
from kordon.engine.scene import Scene
from kordon.engine.speech import Speech
from kordon.games.sniper import GAME, moves
from kordon.games.sniper.phases import DEFENDERS_TURN
from kordon.games.sniper.pieces import MASKING, MINE, SILENCED
from kordon.games.sniper.position import Position
from kordon.games.sniper.rules.consequences import end
from tests.games.sniper.boards import at, play, sniper_turn, spaces, walk

SECRET_IDS = ("sniper:", "mine:", "looted:", "objective:", "loadout:", "held:")


def hidden_turn(space: str, path: str, card: int, objectives: tuple[int, int]) -> Position:
    """A turn in which a card was played face down and a quiet step was made."""
    position = sniper_turn(space, hand=(card, SILENCED), objectives=objectives)
    play(position, moves.PLAY[card])
    play(position, walk(path))
    return position


def shown(position: Position, seat: int) -> Scene:
    """The scene of a seat."""
    return GAME.scene(GAME.observe(position, seat))


@pytest.mark.parametrize("seat", [1, SPECTATOR])
def test_a_defender_is_shown_the_same_whatever_the_sniper_hides(seat: int) -> None:
    """Where the sniper is and was, mines, cards and objectives are secret (SE-306, SE-401)."""
    one = hidden_turn("c", "b", MINE, (1, 6))
    other = hidden_turn("r", "n", MASKING, (2, 8))
    assert encode(shown(one, seat)) == encode(shown(other, seat))
    assert encode(shown(one, 0)) != encode(shown(other, 0))


@pytest.mark.parametrize("seat", [1, SPECTATOR])
def test_nothing_of_the_sniper_stands_in_a_defenders_scene(seat: int) -> None:
    position = hidden_turn("c", "b", MINE, (1, 6))
    secret = [piece.id for piece in shown(position, 0).pieces if piece.id.startswith(SECRET_IDS)]
    assert secret == ["sniper:0", "mine:0", "objective:1", "objective:6", f"loadout:{SILENCED}"]
    scene = shown(position, seat)
    assert not [piece.id for piece in scene.pieces if piece.id.startswith(SECRET_IDS)]
    assert not [line for line in scene.lines if line.look.startswith("path")]
    assert scene.choices == ()


def test_what_only_the_sniper_knows_looks_hidden() -> None:
    pieces = {piece.id: piece for piece in shown(hidden_turn("c", "b", MINE, (1, 6)), 0).pieces}
    assert pieces["sniper:0"].at == f"space:{at('b')}"
    assert pieces["mine:0"].at == f"space:{at('c')}"
    assert pieces["sniper:0"].hidden
    assert pieces["mine:0"].hidden
    assert pieces["played:0"].hidden


def test_a_defender_sees_a_face_down_card_as_a_back() -> None:
    pieces = {piece.id: piece for piece in shown(hidden_turn("c", "b", MINE, (1, 6)), 1).pieces}
    assert pieces["played:0"].look == "card back"


def test_the_figure_is_seen_by_all() -> None:
    position = sniper_turn("c")
    position.figure = at("i")
    for seat in (0, 1, SPECTATOR):
        (figure,) = [piece for piece in shown(position, seat).pieces if piece.id == "figure:0"]
        assert figure.at == f"space:{at('i')}"


def test_a_completed_objective_is_seen_by_all_and_the_other_one_by_the_sniper() -> None:
    """Completing shows the card (SE-372)."""
    position = sniper_turn("a", objectives=(1, 6))
    play(position, moves.COMPLETE)
    cards = [
        [piece.id for piece in shown(position, seat).pieces if piece.at == "zone:objectives"]
        for seat in (0, 1)
    ]
    assert cards == [["objective:1", "objective:6"], ["objective:1"]]


def test_the_sniper_sees_the_path_of_the_game() -> None:
    position = hidden_turn("c", "b", MASKING, (1, 6))
    position.record = ((10, at("c"), spaces("dc")),)
    lines = [line for line in shown(position, 0).lines if line.look.startswith("path")]
    d, c, b = (position.board.map.file.labels[space] for space in spaces("dcb"))
    assert [(line.look, line.points) for line in lines] == [("path", (*d, *c)), ("path latest", (*c, *b))]


def test_the_defenders_turn_draws_no_step_twice() -> None:
    """The walk is in the record by then: it led from c to b, and not back again (SE-307)."""
    position = hidden_turn("c", "b", MASKING, (1, 6))
    position.record = ((10, at("c"), spaces("dc")),)
    before = shown(position, 0).lines
    play(position, moves.END_TURN)
    assert position.phase == DEFENDERS_TURN
    assert shown(position, 0).lines == before


def test_after_the_end_everything_is_open_to_everybody() -> None:
    """The whole path is shown with the countdown at the end of each turn (SE-307)."""
    position = hidden_turn("c", "b", MINE, (1, 6))
    play(position, moves.END_TURN)
    end(position, sniper_won=False, rule="SE-601", notices=[])
    for seat in (0, 1, SPECTATOR, OPEN):
        scene = shown(position, seat)
        ids = {piece.id for piece in scene.pieces}
        assert {"sniper:0", "mine:0", "objective:1", "objective:6", f"loadout:{SILENCED}"} <= ids
        assert not [piece for piece in scene.pieces if piece.hidden]
        (sheet,) = scene.sheets
        turn, left, path, space = sheet.rows[0]
        assert (turn, left) == (1, 10)
        say = Speech(GAME, "en", strict=True).say
        assert say(path) == str(at("b"))  # type: ignore[arg-type]
        assert say(space).startswith(f"{at('b')} ")  # type: ignore[arg-type]
