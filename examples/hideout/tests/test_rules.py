"""The rules, each by an example; a mark names the rules that a test guards."""

from __future__ import annotations

import pytest
from kordon.engine.play import Refused, play
from kordon.engine.records import Outcome, witnessed
from kordon.engine.rule_ids import rule

from hideout import GAME, events, moves
from hideout.position import HIDER, SEEKER, SQUARES, UNKNOWN, GameOptions, Position


def hidden(square: int = 0, blocked: int = 8, looks: int = 4) -> Position:
    position = GAME.start(GAME.parse_options({"looks": looks}), 2, b"seed")
    position.blocked = blocked
    play(GAME, position, moves.Hide(HIDER, square))
    return position


@rule("HI-101")
def test_chance_blocks_a_square_that_nobody_can_use() -> None:
    starts = [GAME.start(GameOptions(), 2, bytes([number])) for number in range(200)]
    assert {start.blocked for start in starts} == set(SQUARES)
    for start in starts:
        with pytest.raises(Refused, match="HI-101"):
            play(GAME, start, moves.Hide(HIDER, start.blocked))
    with pytest.raises(Refused, match="HI-101"):
        play(GAME, hidden(blocked=8), moves.Look(SEEKER, 8))


@rule("HI-102")
def test_only_the_hider_learns_the_square() -> None:
    start = GAME.start(GameOptions(), 2, b"seed")
    legal = {move.square for move in GAME.moves(start, HIDER)}
    assert legal == set(SQUARES) - {start.blocked}
    square = min(legal)
    notices = play(GAME, start, moves.Hide(HIDER, square))
    assert witnessed(notices, HIDER) == (events.Hid(square),)
    assert witnessed(notices, SEEKER) == (events.Hid(UNKNOWN),)
    assert (GAME.observe(start, HIDER).hider, GAME.observe(start, SEEKER).hider) == (square, UNKNOWN)


@rule("HI-201")
def test_the_seeker_looks_into_a_square_only_once() -> None:
    position = hidden(0)
    play(GAME, position, moves.Look(SEEKER, 1))
    with pytest.raises(Refused, match="HI-201"):
        play(GAME, position, moves.Look(SEEKER, 1))
    assert {move.square for move in GAME.moves(position, SEEKER)} == {0, 2, 3, 4, 5, 6, 7}


@rule("HI-202")
def test_the_seeker_wins_by_looking_into_the_right_square() -> None:
    position = hidden(3)
    assert witnessed(play(GAME, position, moves.Look(SEEKER, 3)), HIDER) == (events.Looked(3, found=True),)
    assert position.outcome == Outcome((SEEKER,), "HI-202", (0, 0))


@rule("HI-203")
@pytest.mark.parametrize("looks", [3, 4, 5])
def test_the_hider_wins_when_the_seeker_has_looked_in_vain(looks: int) -> None:
    position = hidden(7, looks=looks)
    for square in range(looks):
        assert position.outcome is None
        play(GAME, position, moves.Look(SEEKER, square))
    assert position.outcome == Outcome((HIDER,), "HI-203", (0, 0))
