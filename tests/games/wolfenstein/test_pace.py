"""How long a player watches others in a round: bots' moves on the table's beat, and the enemies' phase."""

from __future__ import annotations

from random import Random
from typing import Any

from kordon.bots.factory import known_level
from kordon.engine.chance import seed_from
from kordon.engine.records import SPECTATOR, Delivery
from kordon.games.wolfenstein import GAME, events, moves
from kordon.lab import curve
from kordon.tables.log.clocks import brief_length, length
from kordon.tables.log.entries import Played
from kordon.tables.messages import Seen
from kordon_dev.bench.tables import BenchTable
from tests.games.wolfenstein.table import staged

SEATS = 4
SUMMED_UP = 2.4  # seconds: how long the enemies' phase is staged (`LASTS.sum` of the client's moments)
MOST_WATCHED = 8.0  # seconds a round, on average


def test_walks_are_brief_and_acts_are_not() -> None:
    table = staged("a b . s", heroes={"bj": "a"}, enemies={"soldat": "s"}, active="bj")
    assert all(GAME.is_brief(event) for event in table.step("b"))
    table.rolls("blank blank blank blank")
    assert not all(GAME.is_brief(event) for event in table.play(moves.Attack(0, table.figure("s"))))
    assert not GAME.is_brief(events.EnemyAttacked(0, 0, (0,)))
    assert GAME.is_brief(events.EnemyMoved(0, 1, 2))


def test_a_brief_event_begins_a_short_beat_and_a_act_a_whole_one() -> None:
    bench = BenchTable(GAME, "brief beats", {"level": "daddy"})
    table, source = bench.table, Random(3)
    lengths: dict[bool, set[int]] = {True: set(), False: set()}
    while (move := bench.random_move(source)) is not None:
        (seen, *_) = table.apply(Played(table.beat.began + 1, move.seat, move, "bot", 0))
        assert isinstance(seen, Seen)
        told = seen.deliveries[SPECTATOR]
        if not GAME.is_setting_up(told.observation):
            lengths[all(map(GAME.is_brief, told.events))].add(table.beat.length)
    assert lengths == {True: {brief_length("brisk")}, False: {length("brisk", [])}}


def watched(level: str, games: int) -> list[float]:
    """The seconds that a newcomer with three bots watches, by round, at the usual pace."""
    found = []
    for game in range(games):
        options = GAME.parse_options({"mission": "officers-room", "level": "daddy"})
        position = GAME.start(options, SEATS, seed_from(f"pace {game}"))
        kinds = ["newcomer"] + [level] * (SEATS - 1)
        players = [curve.made(kind, seat, Random(f"{game} {seat}")) for seat, kind in enumerate(kinds)]
        watch, beat, began = 0.0, 0, position.round
        while acting := GAME.to_act(position):
            seat = acting[0]
            players[seat].see(Delivery((), GAME.observe(position, seat)))
            told: list[Any] = [event for _, event in GAME.apply(position, players[seat].choose())]
            watch += beat / 1000 if seat and began else 0.0
            is_brief = all(map(GAME.is_brief, told))
            beat = brief_length("brisk") if is_brief else length("brisk", [known_level(level)])
            watch += SUMMED_UP * any(isinstance(event, events.Woke) for event in told)
            if position.round != began:
                found.append(watch) if began else None
                watch, began = 0.0, position.round
    return found


def test_a_round_with_three_bots_is_watched_for_at_most_eight_seconds() -> None:
    rounds = watched("steady", 3)
    assert sum(rounds) / len(rounds) < MOST_WATCHED
