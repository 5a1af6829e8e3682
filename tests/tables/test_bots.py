"""Bots at tables: what they are given, when their moves are shown, and what happens when one fails."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import pytest

from kordon.bots import believer
from kordon.bots.levels import Level
from kordon.engine.belief import Unexplained
from kordon.engine.chance import seed_from
from kordon.engine.checks.fuzz import MOST_MOVES
from kordon.engine.knowledge import ALONE, Around
from kordon.engine.match import Match
from kordon.games import find
from kordon.tables.bots import turns, workers
from kordon.tables.bots.workers import BotRunner, Strength
from kordon.tables.live.node import Settings
from kordon.tables.log.decisions import SeatBot, TakeOver
from kordon.tables.log.setups import Clock
from kordon.tables.messages import Delta
from tests.tables.house import BUDGETS, Asked, House, StagedBots, in_a_house

STRENGTH: Strength = ("beginner", BUDGETS["beginner"], ALONE)


@in_a_house
async def test_a_bot_is_told_what_its_seat_was_sent_and_nothing_else(house: House) -> None:
    spy = StagedBots()
    house.service = house.another_service(bots=spy)
    ada = await house.person("Ada")
    id = await house.table(ada, "beginner", "beginner")
    await house.service.settled()
    client = await house.client(id, ada)
    for _ in range(6):
        await house.play_random(id, {0: ada}, {0: client})
    assert {asked.seat for asked in spy.asked} == {1, 2}
    table = await house.service.node.table(id)
    for asked in spy.asked:
        assert asked.history == table.running().history[asked.seat][: len(asked.history)]
        assert all(delivery.observation.seat == asked.seat for delivery in asked.history)


@in_a_house
async def test_a_bot_is_told_which_seats_people_play_as_everybody_can_see(house: House) -> None:
    """Without bots, and without those who have a bot play on for them."""
    spy = StagedBots()
    house.service = house.another_service(bots=spy)
    ada, ben = await house.people("Ada", "Ben")
    id = await house.table(ada, ben, "master", game="wolfenstein")
    clients = {0: await house.client(id, ada), 1: await house.client(id, ben)}
    while not spy.asked:
        await house.play_random(id, {0: ada, 1: ben}, clients)
        await house.service.settled()
    assert {asked.around.people for asked in spy.asked} == {frozenset({0, 1})}
    spy.asked.clear()
    await house.service.ask(id, ben, TakeOver(1))
    await house.service.settled()
    while not spy.asked:
        await house.play_random(id, {0: ada}, clients)
        await house.service.settled()
    assert {asked.around.people for asked in spy.asked} == {frozenset({0})}


USUAL: dict[str, Level] = {"estoril": "steady", "wolfenstein": "master"}


@in_a_house
async def test_bots_of_no_level_in_particular_play_at_the_games_usual_one(house: House) -> None:
    """Those that fill seats, those that play on for somebody, and stand-ins."""
    spy = StagedBots()
    house.service = house.another_service(bots=spy)
    ada, ben = await house.people("Ada", "Ben")
    for game, level in USUAL.items():
        id = await house.table(ada, ben, "beginner", game=game, start=False, clock=Clock("move", 60))
        await house.service.ask(id, ada, SeatBot(2))
        table = await house.service.node.table(id)
        assert table.seating.chairs[2].level == level
        await house.service.start(id, ada)
        await house.service.settled()
        house.time.advance(60)
        await house.service.tick()
        await house.service.settled()
        assert {asked.level for asked in spy.asked if asked.game == game and asked.seat in (0, 1)} == {level}
        await house.service.ask(id, ben, TakeOver(1))
        assert table.seating.chairs[1].level == level


class Failing(StagedBots):
    """Bots that have all lost their wits."""

    async def answer(self, asked: Asked) -> Any:
        raise RuntimeError("no wits")


class Kept(logging.Handler):
    """Keeps what is logged, in place of every other handler."""

    def __init__(self, logger: logging.Logger) -> None:
        super().__init__()
        self.logger = logger
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(record.getMessage())

    def __enter__(self) -> list[str]:
        self.logger.addHandler(self)
        self.logger.propagate = False
        return self.lines

    def __exit__(self, *error: object) -> None:
        self.logger.removeHandler(self)
        self.logger.propagate = True


@in_a_house
async def test_a_bot_that_fails_does_not_hold_up_the_table(house: House) -> None:
    """Chance moves for it, the host can read why, and the game comes to its end."""
    failing = Failing()
    house.service = house.another_service(bots=failing)
    ada = await house.person("Ada")
    with Kept(turns.logger) as lines:
        async with asyncio.timeout(120):
            id = await house.table(ada, "beginner")
            await house.service.settled()
            client = await house.client(id, ada)
            for _ in range(MOST_MOVES):
                acting = await house.to_act(id)
                if not acting:
                    break
                assert 0 in acting, "the table waits for the bot that failed"
                await house.play_random(id, {0: ada}, {0: client})
    table = await house.service.node.table(id)
    assert table.seating.state == "finished"
    moved = len([move for move in table.running().moves if move.seat == 1])
    assert len(failing.asked) >= moved > 0
    assert len(lines) == len(failing.asked)
    assert all(line.startswith(f"the bot at seat 1 of table {id} failed") for line in lines)


@in_a_house
async def test_a_bot_s_moves_are_shown_on_the_beat(house: House) -> None:
    """However long or short it thinks: others see the move when the beat comes."""
    house.service = house.another_service(Settings(beat=2.0))
    ada, ben = await house.people("Ada", "Ben")
    id = await house.table(ada, ben)
    looker = await house.client(id, await house.person("Eve"))
    seat = (await house.to_act(id))[0]
    started = house.time.now()
    house.time.advance(0.3)
    await house.service.ask(id, (ada, ben)[seat], TakeOver(seat))
    await house.time.somebody_waits.wait()
    assert not [one for one in await looker.read() if isinstance(one, Delta)]
    house.time.advance(1.9)
    await asyncio.sleep(0)
    assert house.time.sleepers == 1
    house.time.advance(0.1)
    assert b'{"kind":"delta"' in await anext(looker.subscription)
    assert house.time.now() - started == 2300


def test_after_its_process_died_a_bot_is_told_everything_again() -> None:
    game = find("estoril")
    match = Match(game, game.parse_options({}), 2, seed_from("bots"))
    runner = BotRunner(processes=1, budgets=BUDGETS)

    async def play() -> None:
        seat = game.to_act(match.position)[0]
        chosen = await runner.choose(f"t/{seat}", game.name, seat, "beginner", match.history[seat])
        match.play(chosen.move)

    async def story() -> None:
        for _ in range(4):
            await play()
        [worker] = runner._workers.values()
        assert isinstance(worker, ProcessPoolExecutor)
        for process in list(worker._processes.values()):
            process.kill()
        for _ in range(2):
            await play()

    try:
        asyncio.run(story())
    finally:
        runner.close()
    assert len(match.moves) == 6


def test_a_bot_that_asks_for_help_in_its_own_process_is_heard(capfd: pytest.CaptureFixture[str]) -> None:
    """`tests/bots/test_lost.py` shows that it asks; here that the host can read it."""
    runner = BotRunner(processes=1)
    try:
        asyncio.run(runner.in_worker(0, believer.warn, 1, Unexplained("no world explains it")))
    finally:
        runner.close()
    line = "The bot in seat 1 needs help and plays at random from now on: no world explains it"
    assert line in capfd.readouterr().err


def test_a_bot_goes_on_only_from_where_it_was() -> None:
    assert workers.answer("nobody knows this one", "estoril", 0, STRENGTH, 5, []) is None


def test_a_bot_goes_on_only_at_its_own_level() -> None:
    """A seat that is given another level gets another bot, which is told everything."""
    game = find("estoril")
    match = Match(game, game.parse_options({}), 2, seed_from("levels"))
    seat = game.to_act(match.position)[0]
    history = match.history[seat]
    for start, news in ((0, history), (len(history), [])):
        chosen = workers.answer("key", game.name, seat, STRENGTH, start, news)
        assert chosen is not None
        assert chosen.move in history[-1].observation.moves
    sharper: Strength = ("sharp", BUDGETS["sharp"], ALONE)
    assert workers.answer("key", game.name, seat, sharper, len(history), []) is None
    workers.answer("key", game.name, seat, STRENGTH, 0, history)
    in_company = *STRENGTH[:2], Around(frozenset({1 - seat}))
    assert workers.answer("key", game.name, seat, in_company, len(history), []) is None


@pytest.mark.parametrize("processes", [0, 1])
def test_a_runner_can_be_closed_before_it_was_used(processes: int) -> None:
    BotRunner(processes).close()
