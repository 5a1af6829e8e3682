"""Advice: the best few moves with chances and reasons, from what the seat was sent and nothing else."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from kordon.bots import words
from kordon.bots.advice import MOST_MOVES, SEED, Advice, advise, falling
from kordon.bots.factory import make_bot
from kordon.bots.levels import Budget
from kordon.bots.search import SearchBot
from kordon.engine.checks.finding import state
from kordon.engine.game import AnyGame
from kordon.engine.match import Match
from kordon.engine.records import Delivery
from kordon.engine.scene import labels
from kordon.engine.speech import LANGUAGES, Speech
from kordon.games import GAMES, find
from tests.bots.under_way import half_played, told
from tests.engine.tiny.burrow import Burrow
from tests.engine.tiny.patience import Patience

SMALL = Budget(iterations=20)


@pytest.mark.parametrize("game", [*map(find, GAMES), Burrow(), Patience()], ids=lambda game: game.name)
def test_advice_names_legal_moves_the_best_one_first(game: AnyGame) -> None:
    match, seat = half_played(game, game.seat_counts[-1], "advice", moves=3)
    found = advise(game, seat, match.history[seat], SMALL)
    assert 1 < len(found) <= MOST_MOVES
    assert len({advice.move for advice in found}) == len(found)
    for advice in found:
        assert advice.move in game.moves(match.position, seat)
        assert advice.chance is None or 0.0 < advice.chance < 1.0
    told_chances = [advice.chance or 0.0 for advice in found]
    assert told_chances == sorted(told_chances, reverse=True)


@pytest.mark.parametrize("game", GAMES)
def test_advice_follows_from_the_messages_of_the_seat(game: str) -> None:
    """The truth is changed behind its back: the same messages get the same advice."""
    rules = find(game)
    for number, seats in enumerate((2, rules.seat_counts[-1])):
        match, seat = half_played(rules, seats, f"honest {number}", moves=20 + 9 * number)
        history = match.history[seat]
        before = advise(rules, seat, history, SMALL)
        assert before == advise(rules, seat, history, SMALL)
        worlds = [rules.swap_secrets(match.position, seat, Random(draw)) for draw in range(3)]
        if not rules.sees_everything(match.position, seat):
            assert any(state(world) != state(match.position) for world in worlds)
        for world in worlds:
            seen = Delivery(history[-1].events, rules.observe(world, seat), history[-1].private)
            assert advise(rules, seat, [*history[:-1], seen], SMALL) == before


def test_an_only_move_needs_no_thought() -> None:
    game = find("estoril")
    match, seat = half_played(game, 2, "only")
    last = match.history[seat][-1]
    only = Delivery((), replace(last.observation, moves=last.observation.moves[:1]))
    assert advise(game, seat, [only]) == [Advice(last.observation.moves[0], words.ONLY_MOVE())]


def test_the_search_advises_what_it_would_do() -> None:
    game = find("estoril")
    match, seat = half_played(game, 2, "same", moves=30)
    found = advise(game, seat, match.history[seat], Budget(iterations=60))
    bot = make_bot(game, seat, "master", Random("advice"), {"master": Budget(iterations=60)})
    assert found[0].move == told(bot, match.history[seat]).choose()


def test_chances_never_rise_down_the_list() -> None:
    assert falling([(6, 10), (4, 10), (1, 10)]) == [0.6, 0.4, 0.1]
    assert falling([(5, 10), (4, 5), (1, 10)]) == [0.6, 0.6, 0.1]
    assert falling([(1, 4), (1, 2), (3, 4)]) == [0.5, 0.5, 0.5]


def test_a_chance_told_is_the_share_of_games_won_whatever_the_margin() -> None:
    """In the last round every roll-out ends with a winner; points beyond victory add nothing."""
    game = find("estoril")
    match = Match(game, game.parse_options({}), 2, b"margin".ljust(32))
    source = Random(4)
    while match.position.round < 4 or len(game.moves(match.position, game.to_act(match.position)[0])) < 3:
        match.play(source.choice(game.moves(match.position, game.to_act(match.position)[0])))
    seat = game.to_act(match.position)[0]
    bot = SearchBot(game, seat, Random(1), Budget(iterations=40))
    told(bot, match.history[seat])
    root = bot.think()
    for child in root.children.values():
        assert 0 <= child.won <= child.visits
        assert child.won == pytest.approx(round(2 * child.won) / 2), "victories are whole, or shared by two"
    assert any(child.won != pytest.approx(child.total) for child in root.children.values())


@pytest.mark.parametrize("seed", ["first", "second"])
@pytest.mark.parametrize("game", GAMES)
def test_reasons_can_be_said_in_every_language(game: str, seed: str) -> None:
    """Through whole games: every move that bots make, with the reason for it."""
    rules = find(game)
    said: set[str] = set()
    for match, seat in moments(rules, seed):
        seen = match.observation(seat)
        names = labels(rules.scene(seen))
        found = advise(rules, seat, match.history[seat], Budget(iterations=8))
        reasons = [advice.why for advice in found]
        assert all(reasons.count(why) == 1 for why in reasons), "a reason is said twice"
        for advice in found:
            said.add(advice.why.id)
            for language in LANGUAGES:
                words_of = Speech(rules, language, strict=True).say(advice.why, names)
                assert words_of
                assert "{" not in words_of
    assert len(said) > 4


def moments(game: AnyGame, seed: str, every: int = 6) -> Any:
    """Every so many moves of a game among bots: the match and a seat with a choice."""
    match = Match(game, game.parse_options({}), 2, seed.encode().ljust(32))
    bots = [
        make_bot(game, seat, "steady", Random(seed), {"steady": Budget(iterations=4)}) for seat in range(2)
    ]
    sent = [0, 0]
    while acting := game.to_act(match.position):
        seat = acting[0]
        if len(match.moves) % every == 0 and len(match.observation(seat).moves) > 1:
            yield match, seat
        told(bots[seat], match.history[seat][sent[seat] :])
        sent[seat] = len(match.history[seat])
        match.play(bots[seat].choose())


def test_a_search_tells_less_than_its_roll_outs_won() -> None:
    """They take rivals for weaker than these are: both sides would be told that they win."""
    game = find("estoril")
    match, seat = half_played(game, 2, "sober", moves=5)
    history = match.history[seat]
    best = advise(game, seat, history, SMALL)[0]
    bot = SearchBot(game, seat, Random(SEED), SMALL)
    for delivery in history:
        bot.see(delivery)
    children = bot.think().children
    share = children[best.move].won / children[best.move].visits
    assert best.chance is not None
    assert 0 < best.chance < share < 1


def test_most_is_taken_off_in_the_last_round_where_roll_outs_end_with_a_victory() -> None:
    game = find("estoril")
    seen = half_played(game, 2, "sober", moves=5)[0].observation(0)
    told = [game.sober(replace(seen, round=number), 0.6) for number in (1, 2, 3, 4)]
    assert told == sorted(told, reverse=True)
    assert told[0] > 0.55
    assert told[3] < 0.35
    assert game.sober(seen, 0.0) == 0.0
    assert game.sober(seen, 1.0) == 1.0
    assert find("sniper").sober(seen, 0.6) == 0.6, "what a game does not know better stays"
