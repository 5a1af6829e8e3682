"""Taking back: until a die is rolled or a card drawn; everybody sees it, for all play together."""

from __future__ import annotations

import pytest

from kordon.engine.chance import seed_from
from kordon.engine.checks.finding import state
from kordon.engine.match import Match
from kordon.engine.play import Refused
from kordon.engine.records import SPECTATOR
from kordon.games.wolfenstein import GAME, moves
from kordon.games.wolfenstein.content.tables import HERO
from kordon.games.wolfenstein.options import WolfensteinOptions
from kordon.games.wolfenstein.pieces import LEADING

TEAM = ("bj", "klaus", "anya", "bombate")


def in_a_turn(seats: int) -> Match:
    """A match in which a hero has just taken the first step."""
    match = Match(GAME, WolfensteinOptions(heroes="any"), seats, seed_from("taking back"))
    for hero in TEAM:
        match.play(moves.Pick(match.position.acting, HERO[hero]))
    while match.position.phase == LEADING:
        match.play(moves.Lead(match.position.acting, 0))
    for kind in (moves.Activate, moves.Step):
        seat = GAME.to_act(match.position)[0]
        match.play(next(move for move in GAME.moves(match.position, seat) if isinstance(move, kind)))
    return match


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_step_is_taken_back_and_everybody_sees_it(seats: int) -> None:
    match = in_a_turn(seats)
    seat = GAME.to_act(match.position)[0]
    before = state(match.position)
    step = next(move for move in GAME.moves(match.position, seat) if isinstance(move, moves.Step))
    match.play(step)
    sent = match.take_back(seat)
    assert set(sent) == {*range(seats), SPECTATOR}
    assert state(match.position) == before
    assert all(match.observation(viewer) == GAME.observe(match.position, viewer) for viewer in sent)
    match.play(step)


def test_what_was_drawn_or_rolled_stays() -> None:
    match = in_a_turn(1)
    position = match.position
    # A chest next to the hero.
    square = next(
        square
        for square in range(position.board.size)
        if position.board.neighbours(position.hero_at[position.hero], position.closed, position.barred)
        >> square
        & 1
    )
    position.chest_tokens |= 1 << square
    match.history[0][-1] = type(match.history[0][-1])((), GAME.observe(position, 0))
    match.play(moves.Search(0, square))
    with pytest.raises(Refused) as refused:
        match.take_back(0)
    assert refused.value.rules == ("KO-005",)


def test_an_ended_turn_is_not_taken_back() -> None:
    match = in_a_turn(2)
    seat = GAME.to_act(match.position)[0]
    match.play(moves.EndTurn(seat))
    with pytest.raises(Refused) as refused:
        match.take_back(seat)
    assert refused.value.rules == ("KO-004",)
