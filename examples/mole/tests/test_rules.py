"""The rules, each by an example; a mark names the rules that a test guards."""

from __future__ import annotations

import pytest
from kordon.engine.play import Refused, play, why_not_path
from kordon.engine.records import OPEN, SPECTATOR, Outcome, witnessed
from kordon.engine.rule_ids import rule

from mole import GAME, events, moves
from mole.board import NO_SQUARE, SQUARES, TARGETS, UNKNOWN, name_of
from mole.position import HUNTER, MOLE, MoleOptions, Position


def sq(name: str) -> int:
    return next(square for square in SQUARES if name_of(square) == name)


def squares(names: str) -> set[int]:
    return {sq(name) for name in names.split()}


def at(mole: str, agents: str = "b3 d3", turn: int = 2, visited: str = "") -> Position:
    """A position: even turns are the hunter's, odd ones the mole's."""
    position = GAME.start(MoleOptions(), 2, b"seed")
    position.mole = sq(mole)
    position.agents = tuple(sq(name) for name in agents.split())
    position.turn = turn
    position.visited = tuple(sq(name) for name in visited.split())
    return position


def burrows(position: Position) -> set[int]:
    return {move.square for move in GAME.moves(position, MOLE) if isinstance(move, moves.Burrow)}


def sends(position: Position, agent: int) -> set[int]:
    legal = GAME.moves(position, HUNTER)
    return {move.square for move in legal if isinstance(move, moves.Send) and move.agent == agent}


def searches(position: Position) -> set[int]:
    return {move.square for move in GAME.moves(position, HUNTER) if isinstance(move, moves.Search)}


@rule("MO-101")
def test_the_board_has_six_targets_and_squares_next_to_each_other_share_a_side() -> None:
    assert squares("c1 a2 e2 a4 e4 c5") == set(TARGETS)
    assert burrows(at("c3", turn=1)) == squares("c2 b3 d3 c4")
    assert burrows(at("a1", turn=1)) == squares("b1 a2")
    assert burrows(at("e3", turn=1)) == squares("e2 d3 e4")


@rule("MO-102")
def test_agents_begin_apart_and_never_share_a_square() -> None:
    start = GAME.start(MoleOptions(), 2, b"seed")
    assert start.agents == (sq("b3"), sq("d3"))
    position = at("a1", agents="c3 c4")
    assert sq("c4") not in sends(position, 0)
    assert sq("c3") not in sends(position, 1)
    with pytest.raises(Refused, match="MO-102"):
        play(GAME, position, moves.Send(HUNTER, 0, sq("c4")))


@rule("MO-201")
def test_the_mole_hides_on_any_square_without_target_and_agent_and_nobody_else_learns_which() -> None:
    start = GAME.start(MoleOptions(), 2, b"seed")
    assert GAME.to_act(start) == (MOLE,)
    assert burrows(start) == set(SQUARES) - set(TARGETS) - squares("b3 d3")
    with pytest.raises(Refused, match="MO-201"):
        play(GAME, start, moves.Burrow(MOLE, TARGETS[0]))
    notices = GAME.apply(start, moves.Burrow(MOLE, sq("e5")))
    assert witnessed(notices, MOLE) == (events.Burrowed(sq("e5")),)
    assert witnessed(notices, HUNTER) == witnessed(notices, SPECTATOR) == (events.Burrowed(UNKNOWN),)
    assert GAME.observe(start, MOLE).mole == sq("e5")
    assert GAME.observe(start, HUNTER).mole == UNKNOWN
    assert (start.turn, GAME.to_act(start)) == (1, (MOLE,))


@rule("MO-202")
def test_the_mole_must_dig_on_and_agents_do_not_stop_it() -> None:
    position = at("c3", turn=3)
    assert burrows(position) == squares("c2 b3 d3 c4")
    with pytest.raises(Refused, match="MO-202"):
        play(GAME, position, moves.Burrow(MOLE, sq("c3")))
    notices = play(GAME, position, moves.Burrow(MOLE, sq("b3")))
    assert position.mole == sq("b3")
    assert GAME.to_act(position) == (HUNTER,)
    assert witnessed(notices, HUNTER) == (events.Burrowed(UNKNOWN),)


@rule("MO-203")
def test_a_visit_is_told_when_the_hunters_next_turn_is_over_and_only_once() -> None:
    position = at("c2", turn=3)
    notices = play(GAME, position, moves.Burrow(MOLE, sq("c1")))
    assert witnessed(notices, HUNTER) == (events.Burrowed(UNKNOWN),)
    assert GAME.observe(position, HUNTER).visited == ()
    notices = play(GAME, position, moves.Rest(HUNTER))
    assert witnessed(notices, HUNTER)[-1] == events.Visited(sq("c1"))
    assert position.visited == (sq("c1"),)
    again = at("c1", visited="c1")
    assert witnessed(play(GAME, again, moves.Rest(HUNTER)), HUNTER) == (events.Searched(NO_SQUARE, False),)
    assert again.visited == (sq("c1"),)


@rule("MO-301")
def test_each_agent_may_move_once_one_or_two_squares() -> None:
    position = at("a1", agents="c3 e5")
    assert sends(position, 0) == squares("c2 b3 d3 c4 c1 b2 d2 a3 e3 b4 d4 c5")
    play(GAME, position, moves.Send(HUNTER, 0, sq("c1")))
    assert position.agents == (sq("c1"), sq("e5"))
    assert sends(position, 0) == set()
    assert sends(position, 1)
    assert GAME.to_act(position) == (HUNTER,)
    with pytest.raises(Refused, match="MO-301"):
        play(GAME, position, moves.Send(HUNTER, 0, sq("c2")))
    # In the next turn the agent may move again.
    play(GAME, position, moves.Rest(HUNTER))
    play(GAME, position, moves.Burrow(MOLE, sq("b1")))
    assert sends(position, 0)


@rule("MO-302")
def test_a_search_reaches_the_squares_next_to_an_agent_and_ends_the_turn_as_resting_does() -> None:
    position = at("a1", agents="c3 e5")
    assert searches(position) == squares("c2 b3 d3 c4 e4 d5")
    with pytest.raises(Refused, match="MO-302"):
        play(GAME, position.copy(), moves.Search(HUNTER, sq("a5")))
    for last in (moves.Search(HUNTER, sq("c4")), moves.Rest(HUNTER)):
        after = position.copy()
        play(GAME, after, last)
        assert GAME.to_act(after) == (MOLE,)
        assert after.turn == 3


@rule("MO-303")
def test_the_mole_is_caught_where_it_is_searched() -> None:
    position = at("c2", agents="c3 e5")
    missed = position.copy()
    heard = witnessed(play(GAME, missed, moves.Search(HUNTER, sq("c4"))), MOLE)
    assert heard == (events.Searched(sq("c4"), found=False),)
    assert missed.outcome is None
    heard = witnessed(play(GAME, position, moves.Search(HUNTER, sq("c2"))), MOLE)
    assert heard == (events.Searched(sq("c2"), found=True),)
    assert position.outcome == Outcome((HUNTER,), "MO-303", (0, 0))
    assert GAME.observe(position, HUNTER).mole == sq("c2")
    assert GAME.to_act(position) == ()


@rule("MO-303")
def test_a_mole_caught_on_its_third_target_has_not_won() -> None:
    position = at("c1", agents="c2 e5", visited="a2 e2")
    play(GAME, position, moves.Search(HUNTER, sq("c1")))
    assert position.outcome == Outcome((HUNTER,), "MO-303", (0, 0))


@rule("MO-401")
def test_the_mole_wins_when_its_third_visit_is_told_even_in_the_last_round() -> None:
    for turn in (6, 24):
        position = at("c1", visited="a2 e2", turn=turn)
        assert position.outcome is None
        play(GAME, position, moves.Rest(HUNTER))
        assert position.outcome == Outcome((MOLE,), "MO-401", (0, 0))


@rule("MO-402")
def test_the_hunter_wins_after_the_last_round() -> None:
    for rounds in (12, 9, 15):
        position = at("c2", visited="a2 e2", turn=2 * rounds)
        position.options = MoleOptions(rounds=rounds)
        play(GAME, position, moves.Rest(HUNTER))
        assert position.outcome == Outcome((HUNTER,), "MO-402", (0, 0))
        earlier = at("c2", visited="a2 e2", turn=2 * rounds - 2)
        earlier.options = position.options
        play(GAME, earlier, moves.Rest(HUNTER))
        assert earlier.outcome is None


def test_after_the_end_everybody_sees_the_mole_and_before_it_only_the_open_view_does() -> None:
    position = at("c2")
    assert [GAME.observe(position, seat).mole for seat in (MOLE, HUNTER, SPECTATOR, OPEN)] == [
        sq("c2"),
        UNKNOWN,
        UNKNOWN,
        sq("c2"),
    ]


@pytest.mark.parametrize(
    ("turn", "seat", "path", "rule_id"),
    [
        (1, MOLE, ("square:0",), "MO-202"),
        (2, HUNTER, ("square:0",), "MO-302"),
        (2, HUNTER, ("act:search", "square:0"), "MO-302"),
        (2, HUNTER, ("agent:0", "square:4"), "MO-301"),
        (2, HUNTER, ("agent:0", "square:13"), "MO-102"),
        (2, MOLE, ("square:0",), "KO-001"),
    ],
)
def test_a_click_that_leads_nowhere_is_refused_by_a_rule(
    turn: int, seat: int, path: tuple[str, ...], rule_id: str
) -> None:
    observation = GAME.observe(at("c3", turn=turn), seat)
    assert why_not_path(GAME, observation, path) == (rule_id,)
