"""The rules, each by an example; a mark names the rules that a test guards."""

from __future__ import annotations

import pytest
from kordon.engine.play import Refused, play
from kordon.engine.records import OPEN, SPECTATOR, witnessed
from kordon.engine.rule_ids import rule

from skerry import GAME, events, moves
from skerry.position import NOBODY, SITES, UNKNOWN, Position, SkerryOptions, touches
from skerry.rules import score


def bidding(*bids: int, die: int = 4, tide: tuple[int, int, int] = (2, 3, 6)) -> Position:
    """After these bids; if all are made, the diver has rolled this die."""
    position = GAME.start(SkerryOptions(), max(2, len(bids)), b"seed")
    position.tide = tide
    for seat, coins in enumerate(bids):
        play(GAME, position, moves.Bid(seat, coins))
    if position.diver != NOBODY:
        position.found = tuple(die if seat == position.diver else 0 for seat in range(position.seats))
    return position


@rule("SK-101")
def test_the_skerry_touches_all_banks_and_a_bank_three_sites() -> None:
    start = bidding()
    assert (start.coins, start.pearls, set(start.buoys)) == ((6, 6), (0, 0), {NOBODY})
    neighbours = [sum(touches(one, other) for other in range(len(SITES))) for one in range(len(SITES))]
    assert neighbours == [6, 3, 3, 3, 3, 3, 3]


@rule("SK-102", "SK-301")
def test_a_claim_is_at_least_the_lowest_die_of_the_tide() -> None:
    position = bidding(1, 0, tide=(5, 3, 4))
    claims = {move.pearls for move in GAME.moves(position, 0) if isinstance(move, moves.Claim)}
    assert claims == {3, 4, 5, 6}
    with pytest.raises(Refused, match="SK-301"):
        play(GAME, position, moves.Claim(0, 0, 2))


@rule("SK-201")
def test_a_bid_is_sealed_until_all_are_made_and_can_be_paid() -> None:
    start = bidding()
    notices = play(GAME, start, moves.Bid(0, 2))
    assert witnessed(notices, 0) == (events.Sealed(0, 2),)
    for viewer in (1, SPECTATOR):
        assert witnessed(notices, viewer) == (events.Sealed(0, UNKNOWN),)
        assert GAME.observe(start, viewer).bids[0] == UNKNOWN
    assert (GAME.observe(start, 0).bids[0], GAME.observe(start, OPEN).bids[0]) == (2, 2)
    play(GAME, start, moves.Bid(1, 0))
    assert GAME.observe(start, SPECTATOR).opened == (2, 0)
    start = bidding()
    start.coins = (1, 6)
    assert len(GAME.moves(start, 0)) == 2
    with pytest.raises(Refused, match="SK-201"):
        play(GAME, start, moves.Bid(0, 2))


@rule("SK-202")
@pytest.mark.parametrize(
    ("bids", "round", "diver"), [((1, 3, 2), 1, 1), ((2, 0, 2), 1, 0), ((2, 0, 2), 2, 2), ((0, 0, 0), 3, 2)]
)
def test_the_highest_bid_pays_and_dives(bids: tuple[int, ...], round: int, diver: int) -> None:
    position = GAME.start(SkerryOptions(), 3, b"seed")
    position.round = round
    for seat, coins in enumerate(bids):
        play(GAME, position, moves.Bid(seat, coins))
    assert position.diver == diver
    assert position.coins == tuple(6 - bids[diver] * (seat == diver) for seat in range(3))


@rule("SK-301")
def test_only_the_diver_sees_the_die() -> None:
    position = bidding(1, 0, die=4)
    assert [GAME.observe(position, viewer).found[0] for viewer in (0, 1, SPECTATOR)] == [4, UNKNOWN, UNKNOWN]


@rule("SK-302", "SK-304")
def test_a_claim_that_all_believe_is_taken_true_or_not() -> None:
    position = bidding(1, 0, 0, die=1)
    play(GAME, position, moves.Claim(0, 3, 6))
    for seat in (1, 2):
        assert GAME.to_act(position) == (seat,)
        play(GAME, position, moves.Believe(seat))
    assert (position.pearls, position.buoys[3], position.round) == ((6, 0, 0), 0, 2)
    play(GAME, position, moves.Bid(0, 1))
    play(GAME, position, moves.Bid(1, 0))
    play(GAME, position, moves.Bid(2, 0))
    with pytest.raises(Refused, match="SK-304"):
        play(GAME, position, moves.Claim(0, 3, 6))


@rule("SK-303")
@pytest.mark.parametrize(
    ("die", "pearls", "coins", "owner"),
    [(5, (5, 0), (6, 5), 0), (6, (5, 0), (6, 5), 0), (4, (0, 3), (5, 6), 1)],
)
def test_a_doubt_shows_the_die(die: int, pearls: tuple[int, int], coins: tuple[int, int], owner: int) -> None:
    position = bidding(1, 0, die=die)
    play(GAME, position, moves.Claim(0, 2, 5))
    play(GAME, position, moves.Doubt(1))
    assert (position.pearls, position.coins, position.buoys[2]) == (pearls, coins, owner)
    assert GAME.observe(position, SPECTATOR).shown == die


@rule("SK-401", "SK-402")
def test_the_last_dive_ends_the_game_and_neighbours_count() -> None:
    position = bidding(1, 0, die=6)
    position.round, position.buoys = 4, (1, 0, 1, NOBODY, NOBODY, NOBODY, NOBODY)
    play(GAME, position, moves.Claim(0, 6, 3))
    play(GAME, position, moves.Believe(1))
    assert position.outcome is not None
    # The red sites 1 and 6 touch, as the green ones 0 and 2 do.
    assert [score(position, seat) for seat in range(2)] == [5, 2]
    assert (position.outcome.winners, position.outcome.scores) == ((0,), (5, 2))
