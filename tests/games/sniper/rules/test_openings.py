"""How many ways a game can open, counted move by move: a change of any rule of movement shows here."""

from __future__ import annotations

import pytest

from kordon.engine.chance import seed_from
from kordon.engine.rule_ids import rule
from kordon.games.sniper import GAME, moves
from kordon.games.sniper.options import SniperOptions
from kordon.games.sniper.phases import ENTERING
from kordon.games.sniper.pieces import JAEGER, KENNEL, MASKING, MEDIC, MINE
from kordon.games.sniper.position import Position
from kordon.games.sniper.rules import dispatch
from kordon.games.sniper.rules.rounds import begin_first_turn


def opening(map: str, objectives: tuple[int, int]) -> Position:
    """The sniper is about to enter, with these objectives, a mine and two sound maskings."""
    position = GAME.start(SniperOptions(map=map), 2, seed_from("opening"))  # type: ignore[arg-type]
    position.objectives, position.buried, position.looked = objectives, 0, ()
    position.hand, position.deck = (2, 1, 0, 0, 0, 0), (0, 1, 2, 2, 1, 1)
    position.specialists, position.uses = (MEDIC, KENNEL, JAEGER), (2, 2, 2)
    begin_first_turn(position, [])
    assert position.phase == ENTERING
    assert (position.hand[MASKING], position.hand[MINE]) == (2, 1)
    return position


def count(position: Position, turns_left: int) -> int:
    """The number of ways to walk for so many turns while the defenders stand still."""
    if not turns_left:
        return 1
    total = 0
    for move in dispatch.legal_moves(position, 0):
        if isinstance(move, moves.Enter | moves.Walk):
            trial = position.copy()
            for step in (move, moves.END_TURN, moves.DONE[1]):
                dispatch.apply(trial, step)
            total += count(trial, turns_left - 1)
    return total


@rule("SE-301", "SE-304")
@pytest.mark.parametrize(("map", "counts"), [("launch", (15, 501, 21230)), ("pens", (19, 515, 15886))])
def test_openings_of_the_sniper(map: str, counts: tuple[int, int, int]) -> None:
    assert tuple(count(opening(map, (1, 9)), length) for length in (1, 2, 3)) == counts


@rule("SE-501", "SE-504")
@pytest.mark.parametrize(("map", "counts"), [("launch", (283, 75553)), ("pens", (237, 52896))])
def test_openings_of_the_defenders(map: str, counts: tuple[int, int]) -> None:
    position = opening(map, (1, 9))
    dispatch.apply(position, dispatch.legal_moves(position, 0)[0])
    dispatch.apply(position, moves.END_TURN)
    first = dispatch.legal_moves(position, 1)
    second = 0
    for move in first:
        trial = position.copy()
        dispatch.apply(trial, move)
        second += len(dispatch.legal_moves(trial, dispatch.to_act(trial)[0]))
    assert (len(first), second) == counts
