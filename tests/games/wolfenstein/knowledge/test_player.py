"""The player of a seat's heroes, and what slips its mind."""

from __future__ import annotations

from random import Random

from kordon.bots.factory import make_bot
from kordon.bots.levels import CARE, Level
from kordon.engine.chance import seed_from
from kordon.engine.match import Match
from kordon.games.wolfenstein import GAME, moves
from kordon.games.wolfenstein.knowledge.player import TeamPlayer
from kordon.games.wolfenstein.knowledge.team import OVERSIGHTS, Judge, TeamPolicy
from kordon.games.wolfenstein.options import WolfensteinOptions
from kordon.games.wolfenstein.pieces import HERO_TURN
from tests.games.wolfenstein.table import staged


def first_turn() -> Match:
    """A game in which the first hero has just been activated."""
    match = Match(GAME, WolfensteinOptions(mission="cells"), 1, seed_from("start"))
    while match.position.phase != HERO_TURN:
        match.play(TeamPolicy().pick(match.position, 0, Random(1)))
    return match


def test_with_all_care_it_goes_by_the_rules_of_thumb() -> None:
    match = first_turn()
    player = TeamPlayer(0, 1.0, Random(1))
    player.see(match.history[0][-1])
    judge = Judge(match.position)
    best = max(player.options(), key=lambda option: option.value)
    assert judge.value(best.move) == max(judge.value(move) for move in GAME.moves(match.position, 0))
    assert best.value == 1


def test_without_care_things_slip_its_mind_for_a_whole_turn() -> None:
    last = first_turn().history[0][-1]
    forgotten: set[str] = set()
    for seed in range(20):
        player = TeamPlayer(0, 0.0, Random(seed))
        player.see(last)
        first = player.options()
        assert player.options() == first, "the same until the turn is over"
        forgotten |= player.overlooked
    assert forgotten == set(OVERSIGHTS)


def test_with_care_nobody_forgets_danger_gear_or_mission() -> None:
    """A sharp player may forget to go all out, and nothing that a beginner would think of; a master none."""
    last = first_turn().history[0][-1]
    forgotten: dict[Level, set[str]] = {"sharp": set(), "master": set()}
    for level, slipped in forgotten.items():
        for seed in range(80):
            player = TeamPlayer(0, CARE[level], Random(seed))
            player.see(last)
            player.options()
            slipped |= player.overlooked
    assert forgotten == {"sharp": {"effort"}, "master": set()}


def test_a_steady_player_seldom_forgets_danger_and_a_beginner_often() -> None:
    """It falls with the square of the missing care: 16 and 75 % of turns are meant."""
    last = first_turn().history[0][-1]

    def forgotten(care: float) -> int:
        players = [TeamPlayer(0, care, Random(seed)) for seed in range(200)]
        for player in players:
            player.see(last)
            player.options()
        return sum("danger" in player.overlooked for player in players)

    assert 16 <= forgotten(CARE["steady"]) <= 48
    assert 130 <= forgotten(CARE["beginner"]) <= 170


def test_what_is_overlooked_is_not_done() -> None:
    table = staged("a . s", heroes={"bj": "a"}, enemies={"soldat": "s"}, active="bj")
    table.give("bj", gear="vest")
    wear = table.legal(moves.Wear)[0]
    assert Judge(table.position).value(wear) > 0
    assert Judge(table.position, frozenset({"gear"})).value(wear) == 0


def test_the_levels_are_this_player_and_it_sees_only_its_seat() -> None:
    """The same messages and the same seed give the same move, whatever luck is to come."""
    options = WolfensteinOptions(mission="cells")
    chosen = []
    for luck in ("one", "other"):
        match = Match(GAME, options, 1, seed_from("start"))
        match.position.chance = GAME.start(options, 1, seed_from(luck)).chance
        bot = make_bot(GAME, 0, "steady", Random(7))
        bot.see(match.history[0][-1])
        chosen.append(bot.choose())
    assert chosen[0] == chosen[1]
