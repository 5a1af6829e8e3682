"""What every game is put through, secrecy first; and what the belief makes of what the hunter hears."""

from __future__ import annotations

from random import Random

import pytest
from kordon.engine.chance import seed_from
from kordon.engine.checks.fuzz import Tally, fuzz_game
from kordon.engine.checks.looks import unseen
from kordon.engine.checks.texts import game_faults
from kordon.engine.match import Match

from mole import GAME, moves
from mole.board import SQUARES, TARGETS, distance
from mole.position import HUNTER, MOLE, MoleOptions


@pytest.mark.parametrize("part", range(2))
def test_random_games_pass_every_check(part: int) -> None:
    tally = Tally()
    for number in range(part * 12, part * 12 + 12):
        tally.add(fuzz_game(GAME, "tests", number, thoroughness=2))
    tally.evidence.judge()
    assert tally.worlds > 100
    assert tally.twin_messages > 20


def test_the_texts_are_complete_in_all_languages() -> None:
    assert game_faults(GAME) == []


def drawn(match: Match) -> set[int]:
    """Where the hunter's belief draws the mole."""
    belief, source = GAME.belief(match.history[HUNTER]), Random(1)
    return {belief.draw(source).mole for _ in range(400)}


def test_the_hunters_belief_is_exactly_where_the_mole_can_be() -> None:
    match = Match(GAME, MoleOptions(), 2, seed_from("belief"))
    starts = set(SQUARES) - set(TARGETS) - set(match.position.agents)
    match.play(moves.Burrow(MOLE, 7))
    assert drawn(match) == starts
    match.play(moves.Burrow(MOLE, 2))
    reached = {square for square in SQUARES if any(distance(square, start) == 1 for start in starts)}
    assert drawn(match) == reached
    # Nothing is found on c2 (square 7), and then a visit is told: the mole was on c1 (square 2).
    match.play(moves.Search(HUNTER, 6))
    assert drawn(match) == {2}
    match.play(moves.Burrow(MOLE, 3))
    assert drawn(match) == {1, 3, 7}


def test_every_seam_of_the_board_can_be_seen() -> None:
    start = GAME.start(GAME.parse_options({}), 2, b"seed")
    assert unseen(GAME.looks, GAME.scene(GAME.observe(start, 0)).shapes) == []
