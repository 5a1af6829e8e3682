"""Bots are shared fairly: people's tables first, everybody's share alike, and nobody's bots without end."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from kordon.engine.rule_ids import rule
from kordon.tables.bots import queue
from kordon.tables.bots.queue import HALF_LIFE, MOST_THINKING, BotQueue
from kordon.tables.log.decisions import SeatBot, Stand
from kordon.tables.people import shares
from kordon.tables.requests import NewTable, Person
from kordon.tables.store.interface import NEVER
from tests.tables.house import Asked, House, StagedBots, in_a_house, refused

LATE = NEVER - 1
PATIENCE = 30.0


class Line:
    """A queue with its own time, in which everybody thinks for as long as they say."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.queue = BotQueue(lambda: self.seconds)
        self.served: list[str] = []

    async def think(self, name: str, owner: str, people: bool = False, seconds: float = 1.0) -> None:
        async with self.queue.turn(0, (owner,), people):
            self.served.append(name)
            await asyncio.sleep(0)
            self.seconds += seconds

    async def all(self, *thoughts: Any) -> list[str]:
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*thoughts)
        return self.served


def test_tables_with_people_come_first() -> None:
    async def story(line: Line) -> list[str]:
        return await line.all(
            line.think("1", "eve"),
            line.think("2", "eve"),
            line.think("3", "mallory"),
            line.think("person", "ada", people=True),
        )

    assert asyncio.run(story(Line())) == ["1", "person", "3", "2"]


def test_who_has_used_least_comes_first() -> None:
    async def story(line: Line) -> list[str]:
        many = [line.think(f"eve {number}", "eve", people=True) for number in range(4)]
        few = [line.think(f"ada {number}", "ada", people=True) for number in range(2)]
        return await line.all(*many, *few)

    assert asyncio.run(story(Line())) == ["eve 0", "ada 0", "eve 1", "ada 1", "eve 2", "eve 3"]


def test_an_owner_is_a_player_and_a_network() -> None:
    line = Line()

    async def story() -> None:
        async with line.queue.turn(0, ("eve", "from 192.0.2.1"), False):
            line.seconds += 5
        assert line.queue.used(("mallory", "from 192.0.2.1")) == pytest.approx(5)
        assert line.queue.used(("mallory",)) == 0
        line.seconds += HALF_LIFE
        assert line.queue.used(("eve",)) == pytest.approx(2.5)

    asyncio.run(story())


def test_at_a_table_with_people_every_turn_counts_alike() -> None:
    """Else who has made more hidden steps would wait longer afterwards; bots alone pay for what they use."""
    line = Line()

    async def story() -> None:
        await line.think("usual", "eve", people=True, seconds=1.0)
        for owner, seconds in (("none", 1.0), ("many", 1.5)):
            await line.think(owner, owner, people=True, seconds=seconds)
        assert line.queue.used(("many",)) == pytest.approx(line.queue.used(("none",)), rel=0.03)
        await line.think("alone", "ada", seconds=4.0)
        assert line.queue.used(("ada",)) == 4
        assert line.queue.figures().thinking == 7.5

    asyncio.run(story())


def test_bots_alone_stop_when_their_owner_has_had_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queue, "PAUSE", 0.001)
    line = Line()

    async def story() -> None:
        await line.think("much", "eve", seconds=2 * MOST_THINKING)
        more = asyncio.create_task(line.think("more", "eve"))
        await asyncio.sleep(0.01)
        assert line.served == ["much"]
        # Her tables with people go on, and others' bots as well.
        await line.all(line.think("hers", "eve", people=True), line.think("others", "ada"))
        assert line.served == ["much", "hers", "others"]
        line.seconds += 2 * HALF_LIFE
        await line.all(more)

    asyncio.run(story())
    assert line.served[-1] == "more"


def test_who_goes_while_waiting_or_thinking_holds_nobody_up() -> None:
    line = Line()

    async def story() -> None:
        first = asyncio.create_task(line.think("first", "eve"))
        waiting = [asyncio.create_task(line.think(str(number), "eve")) for number in range(3)]
        await asyncio.sleep(0)
        assert line.queue.figures().waiting == 4
        waiting[1].cancel()
        first.cancel()
        await line.all(waiting[0], waiting[2])

    asyncio.run(story())
    assert line.served == ["first", "0", "2"]
    assert line.queue.figures().waiting == 0
    assert line.queue.figures().thinking == 2


class Order(StagedBots):
    """Remembers for which tables moves were chosen."""

    def __init__(self) -> None:
        super().__init__()
        self.tables: list[str] = []

    async def answer(self, asked: Asked) -> Any:
        move = await super().answer(asked._replace(within=None))
        self.tables.append(asked.table)
        return move


async def bots_alone(house: House, host: Person, start: bool = True) -> str:
    id = await house.service.create(host, NewTable("estoril", 2))
    for seat in range(2):
        await house.service.ask(id, host, SeatBot(seat, level="beginner"))
    if start:
        await house.service.start(id, host)
    return id


@in_a_house
async def test_forty_tables_of_bots_do_not_make_a_person_wait(house: House) -> None:
    order = Order()
    house.service = house.another_service(bots=order)
    ada = await house.person("Ada")
    id = await house.table(ada, "beginner")
    await house.service.settled()
    client = await house.client(id, ada)
    for number in range(40):
        host = await house.person(f"Host{number}")
        watched = await bots_alone(house, host)
        await house.client(watched, host)
    table = await house.service.node.table(id)
    for _ in range(5):
        while not table.bots_to_act():
            await client.read()
            await house.service.play(id, ada, 0, client.counter, client.paths()[0])
        asked = len(order.tables)
        async with asyncio.timeout(PATIENCE):
            while id not in order.tables[asked:]:
                await asyncio.sleep(0.001)
        # One was being thought about, and perhaps its answer was still on its way.
        assert order.tables.index(id, asked) - asked <= 2
        async with asyncio.timeout(PATIENCE):
            while table.bots_to_act():
                await asyncio.sleep(0.001)


@in_a_house
async def test_bots_that_nobody_watches_pause(house: House) -> None:
    ada, ben = await house.people("Ada", "Ben")
    id = await bots_alone(house, ada)
    table = await house.service.node.table(id)
    await house.service.tick()
    await house.service.settled()
    assert table.running().moves == []
    await house.service.tick()
    assert await house.store.due(LATE, 10) == []
    client = await house.client(id, ben)
    async with asyncio.timeout(PATIENCE):
        while len(table.running().moves) < 5:
            await asyncio.sleep(0.001)
    client.subscription.close()
    await house.service.settled()
    moves = len(table.running().moves)
    await house.service.tick()
    await house.service.settled()
    assert len(table.running().moves) == moves


@in_a_house
async def test_bots_go_on_for_a_person_who_is_away(house: House) -> None:
    ada = await house.person("Ada")
    id = await house.table(ada, "beginner", "beginner")
    await house.service.settled()
    assert await house.to_act(id) == (0,) or 0 in await house.to_act(id)


@rule("KO-145")
@in_a_house
async def test_a_player_has_only_so_many_games_of_bots(house: House) -> None:
    ada, ben = await house.people("Ada", "Ben")
    ids = [await bots_alone(house, ada, start=False) for _ in range(8)]
    results = await asyncio.gather(*(house.service.start(id, ada) for id in ids), return_exceptions=True)
    assert [result is None for result in results].count(True) == shares.MOST_BOT_GAMES[0]
    with refused("KO-145"):
        await bots_alone(house, ada)
    await house.table(ada, ben)
    await bots_alone(house, ben)
    running = next(id for id, result in zip(ids, results, strict=True) if result is None)
    with refused("KO-101"):
        await house.service.abandon(running, ben)
    await house.service.abandon(running, ada)
    await bots_alone(house, ada)


@rule("KO-145")
@in_a_house
async def test_a_network_has_only_so_many_games_of_bots(house: House) -> None:
    started: list[str] = []
    for number in range(shares.MOST_BOT_GAMES[1] + 1):
        person = await house.person(f"Guest{number}")
        near = msgspec.structs.replace(person, address="192.0.2.7")
        id = await bots_alone(house, near, start=False)
        if number < shares.MOST_BOT_GAMES[1]:
            await house.service.start(id, near)
            started.append(id)
            continue
        with refused("KO-145"):
            await house.service.start(id, near)
        await house.service.abandon(started[0], await house.person("Guest0"))
        await house.service.start(id, near)
    table = await house.service.node.table(started[1])
    assert house.service.shares.owners(table) == ("id-Guest1", "from 192.0.2.7")


@rule("KO-144")
@in_a_house
async def test_a_player_has_only_so_many_running_games(house: House) -> None:
    ada, ben, cyd = await house.people("Ada", "Ben", "Cyd")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(shares, "MOST_GAMES", (2, 3))
        ids = [await house.table(ada, ben) for _ in range(2)]
        with refused("KO-144"):
            await house.table(ada, cyd)
        await house.table(cyd, "beginner")
        await house.service.ask(ids[0], ben, Stand())
        await house.service.abandon(ids[0], ada)
        await house.table(ada, cyd)
