"""Advice at tables: for players among bots and partners, from the messages of their own seat."""

from __future__ import annotations

import asyncio
from typing import Any

from kordon.bots.advice import Advice
from kordon.engine.chance import seed_from
from kordon.engine.match import Match
from kordon.engine.rule_ids import rule
from kordon.engine.words import Text
from kordon.games import find
from kordon.tables import advice
from kordon.tables.bots import BotRunner
from kordon.tables.messages import Advised
from tests.tables.house import BUDGETS, Client, House, in_a_house, refused


class Recorder(BotRunner):
    """Gives the first moves as advice, and keeps what it was told."""

    def __init__(self) -> None:
        super().__init__(processes=0, budgets=BUDGETS)
        self.asked: list[tuple[Any, ...]] = []
        self.answers = asyncio.Event()
        self.answers.set()

    async def advise(self, game: str, seat: int, history: Any, within: float) -> list[Advice]:
        self.asked.append((game, seat, list(history), within))
        await self.answers.wait()
        first, second, *_ = history[-1].observation.moves
        return [Advice(first, Text("advice-only-move"), 0.618), Advice(second, Text("advice-rule-of-thumb"))]


async def to_move(house: House, *seats: Any, **wanted: Any) -> tuple[str, Client]:
    """A table where the first player, at seat 0, is to move."""
    id = await house.table(*seats, **wanted)
    await house.service.settled()
    client = await house.client(id, seats[0])
    assert client.paths()
    return id, client


@in_a_house
async def test_a_player_among_bots_is_told_paths_reasons_and_chances(house: House) -> None:
    house.service = house.another_service(bots=(recorder := Recorder()))
    ada = await house.person("Ada")
    id, client = await to_move(house, ada, "beginner", game="sniper")
    before = len(client.messages)
    first, second = await house.service.advise(id, ada, 0, client.counter)
    paths = client.paths()
    assert first == Advised(paths[0], Text("advice-only-move"), 62)
    assert second == Advised(paths[1], Text("advice-rule-of-thumb"))
    table = await house.service.node.table(id)
    [(game, seat, history, within)] = recorder.asked
    assert (game, seat, history) == ("sniper", 0, table.running().history[0])
    assert within == advice.WITHIN
    await client.read()
    assert len(client.messages) == before  # it changes nothing that anybody is sent


@rule("KO-160")
@in_a_house
async def test_nobody_is_advised_against_people(house: House) -> None:
    ada, ben, cyd = await house.people("Ada", "Ben", "Cyd")
    id, client = await to_move(house, ada, ben, game="sniper")
    with refused("KO-160"):
        await house.service.advise(id, ada, 0, client.counter)
    await house.service.take_over(id, ben, 1)  # a bot plays for Ben, who may come back
    with refused("KO-160"):
        await house.service.advise(id, ada, 0, client.counter)
    # Partners are no rivals: all heroes of Wolfenstein are one team.
    id, client = await to_move(house, ada, cyd, game="wolfenstein")
    assert await house.service.advise(id, ada, 0, client.counter)


@rule("KO-001", "KO-101", "KO-104", "KO-105", "KO-108")
@in_a_house
async def test_advice_is_for_the_one_who_is_to_move_now_and_then(house: House) -> None:
    house.service = house.another_service(bots=Recorder())
    ada, eve = await house.people("Ada", "Eve")
    waiting = await house.table(ada, "beginner", start=False)
    with refused("KO-104"):
        await house.service.advise(waiting, ada, 0, 0)
    id, client = await to_move(house, ada, "beginner", game="sniper")
    with refused("KO-101"):
        await house.service.advise(id, eve, 0, client.counter)
    with refused("KO-101"):
        await house.service.advise(id, ada, 1, client.counter)
    with refused("KO-105"):
        await house.service.advise(id, ada, 0, client.counter - 1)
    for _ in range(advice.AT_ONCE):
        await house.service.advise(id, ada, 0, client.counter)
    with refused("KO-108"):
        await house.service.advise(id, ada, 0, client.counter)
    house.time.advance(10)
    await house.service.advise(id, ada, 0, client.counter)
    together = await house.table(eve, ada, game="wolfenstein")
    waits = await house.client(together, ada)
    assert not waits.paths()
    with refused("KO-001"):
        await house.service.advise(together, ada, 1, waits.counter)


@in_a_house
async def test_a_table_does_not_wait_for_advice(house: House) -> None:
    """Bots and adviser have workers of their own; what was asked before a move is worthless after it."""
    house.service = house.another_service(bots=(recorder := Recorder()))
    ada = await house.person("Ada")
    id, client = await to_move(house, ada, "beginner")
    recorder.answers.clear()
    asking = [asyncio.ensure_future(house.service.advise(id, ada, 0, client.counter)) for _ in range(2)]
    while not recorder.asked:
        await asyncio.sleep(0)
    await house.service.play(id, ada, 0, client.counter, client.paths()[0])
    await house.service.settled()
    recorder.answers.set()
    await asking[0]
    with refused("KO-105"):
        await asking[1]


def test_advice_comes_from_a_process_that_may_die() -> None:
    game = find("estoril")
    match = Match(game, game.parse_options({}), 2, seed_from("advice"))
    seat = game.to_act(match.position)[0]
    runner = BotRunner(processes=1, budgets=BUDGETS)

    async def story() -> None:
        first = await runner.advise("estoril", seat, match.history[seat], 5.0)
        assert first[0].move in game.moves(match.position, seat)
        [worker] = runner._workers.values()
        for process in list(worker._processes.values()):  # type: ignore[attr-defined]
            process.kill()
        assert await runner.advise("estoril", seat, match.history[seat], 5.0) == first

    try:
        asyncio.run(story())
    finally:
        runner.close()
    assert not runner._workers
