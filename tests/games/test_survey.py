"""Looking around from a place: what it sees, how far, and where what stands there could go."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from kordon.engine.bits import members
from kordon.engine.match import Match
from kordon.engine.scene import Survey
from kordon.games import find
from kordon.games.sniper import moves
from kordon.games.sniper.board import board_of
from kordon.games.sniper.pieces import NO_SPACE
from kordon.games.wolfenstein.moves import Attack
from kordon.games.wolfenstein.secrets import position_of


def under_way(name: str, seed: int, wanted: Any, seat: int) -> Match:
    """A game of chance at a moment when a move of this kind can be made."""
    game, source = find(name), Random(seed)
    match = Match(game, game.parse_options({}), 2, seed.to_bytes(32, "big"))
    while acting := game.to_act(match.position):
        offered = game.moves(match.position, acting[0])
        if seat in acting and any(isinstance(move, wanted) for move in game.moves(match.position, seat)):
            return match
        match.play(source.choice(offered))
    raise AssertionError("it never came to that")


def view(match: Match, seat: int, target: str) -> Survey:
    """What this seat is told of a place that there is."""
    found = match.game.survey(match.observation(seat), target)
    assert found is not None
    return found


def test_a_space_sees_what_the_map_says_and_a_unit_reaches_where_it_may_march() -> None:
    match = under_way("sniper", 1, moves.March, 1)
    seen = match.observation(1)
    map = board_of(seen.options.map).map
    for unit, space in enumerate(seen.units):
        ends = {
            f"space:{move.space}"
            for move in seen.moves
            if isinstance(move, moves.March) and move.unit == unit
        }
        found = None if space == NO_SPACE else view(match, 1, f"space:{space}")
        if found is not None:
            assert set(found.reach) == ends or not ends
            assert dict(found.sees) == {
                f"space:{other}": far for other, far in enumerate(map.distance[space]) if far
            }
    empty = next(space for space in range(map.size) if space not in (*seen.units, seen.figure))
    assert not view(match, 1, f"space:{empty}").reach


def test_only_the_sniper_is_shown_where_the_hidden_sniper_could_go() -> None:
    match = under_way("sniper", 2, moves.Walk, 0)
    seen, others = match.observation(0), match.observation(1)
    ends = {f"space:{move.path[-1]}" for move in seen.moves if isinstance(move, moves.Walk)}
    assert ends <= set(view(match, 0, f"space:{seen.space}").reach)
    assert seen.space not in (*seen.units, others.figure), "then everybody knew"
    assert not view(match, 1, f"space:{seen.space}").reach


def test_a_square_sees_whom_its_hero_may_attack() -> None:
    match = under_way("wolfenstein", 3, Attack, 0)
    seen = match.observation(0)
    position = position_of(seen)
    here = position.hero_at[position.hero]
    sees = dict(view(match, 0, f"square:{here}").sees)
    for move in seen.moves:
        if isinstance(move, Attack):
            squares = {
                f"square:{square}"
                for square in range(position.board.size)
                if position.squares_of(move.figure) >> square & 1
            }
            assert squares & sees.keys()
    for square, far in list(sees.items())[:20]:
        assert dict(view(match, 0, square).sees)[f"square:{here}"] == far, "sight is mutual"
    assert f"square:{here}" not in sees


def test_closed_doors_end_the_view() -> None:
    match = under_way("wolfenstein", 3, Attack, 0)
    position = position_of(match.observation(0))
    joined = position.board.open_edges(position.closed, 0)
    closed = [door for number, door in enumerate(position.board.doors) if position.closed >> number & 1]
    assert closed
    for square in (square for door in closed for square in members(door.squares)):
        sees = {int(target.partition(":")[2]) for target, _ in view(match, 0, f"square:{square}").sees}
        assert sees
        assert not sees - set(members(joined.part(square)))


@pytest.mark.parametrize(
    ("name", "kind"), [("sniper", "space"), ("wolfenstein", "square"), ("estoril", "area")]
)
def test_there_is_no_view_from_nowhere(name: str, kind: str) -> None:
    game = find(name)
    seen = Match(game, game.parse_options({}), 2, b"1" * 32).observation(0)
    for target in (f"{kind}:9999", f"{kind}:-1", f"{kind}:", "", "act:end", f"{kind}:x"):
        assert game.survey(seen, target) is None
    assert (game.survey(seen, f"{kind}:1") is None) == (not game.looks.surveys)
