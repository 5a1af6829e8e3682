"""Tables that no node has loaded go on: their bots move and their clocks run."""

from __future__ import annotations

import asyncio

import pytest

from kordon.tables.bots.workers import BotRunner, Chosen
from kordon.tables.live import due_tables
from kordon.tables.live.node import Settings
from kordon.tables.log.decisions import GiveBack, TakeOver
from kordon.tables.log.setups import Clock
from kordon.tables.store.interface import NEVER
from tests.tables.house import House, in_a_house

LATE = NEVER - 1


async def bot_to_move(house: House) -> str:
    """A table whose bot is to move, on a node that does nothing about it."""
    ada = await house.person("Ada")
    id = await house.table(ada, "beginner", start=False)
    house.service.node.changed = lambda room: None
    await house.service.start(id, ada)
    table = await house.service.node.table(id)
    client = await house.client(id, ada)
    while not table.bots_to_act():
        await client.read()
        await house.service.play(id, ada, 0, client.counter, client.paths()[0])
    return id


@in_a_house
async def test_another_node_moves_the_bot_of_a_table_that_nobody_opens(house: House) -> None:
    id = await bot_to_move(house)
    later = house.another_service()
    await later.tick()
    await later.settled()
    table = await later.node.table(id)
    assert not table.bots_to_act()
    assert await house.store.due(LATE, 10) != []
    await later.tick()
    assert await house.store.due(LATE, 10) == []


@in_a_house
async def test_where_nodes_share_the_tables_the_first_has_time_to_move(
    house: House,
) -> None:
    id = await bot_to_move(house)
    house.store.is_shared = True  # type: ignore[misc]
    later = house.another_service(Settings(beat=0, stand_by=15, look=10))
    await later.tick()
    assert id not in later.node.rooms
    house.time.advance(15)
    await later.tick()
    await later.settled()
    assert not (await later.node.table(id)).bots_to_act()


@in_a_house
async def test_a_clock_runs_out_although_no_node_holds_the_table(house: House) -> None:
    ada, ben = await house.people("Ada", "Ben")
    id = await house.table(ada, ben, clock=Clock("move", 60))
    await house.service.tick()
    assert await house.store.due(house.time.now() + 59_000, 10) == []
    assert await house.store.due(house.time.now() + 60_000, 10) == [(house.time.now() + 60_000, id)]
    later = house.another_service()
    await later.tick()
    assert id not in later.node.rooms
    house.time.advance(60)
    await later.tick()
    await later.settled()
    assert [move.seat for move in (await later.node.table(id)).running().moves]


@in_a_house
async def test_people_among_themselves_are_never_due(house: House) -> None:
    ada, ben = await house.people("Ada", "Ben")
    id = await house.table(ada, ben)
    assert await house.store.due(LATE, 10) == []
    await house.service.ask(id, ada, TakeOver(0))
    assert await house.store.due(LATE, 10) != []
    await house.service.settled()
    await house.service.ask(id, ada, GiveBack())
    assert await house.store.due(LATE, 10) == []


@in_a_house
async def test_a_table_given_up_is_not_due(house: House) -> None:
    ada = await house.person("Ada")
    id = await house.table(ada, "beginner")
    await house.service.settled()
    await house.service.abandon(id, ada)
    assert await house.store.due(LATE, 10) == []


class Slow(BotRunner):
    """Bots that never come to an end of their thoughts."""

    async def choose(self, *question: object) -> Chosen:
        await asyncio.Event().wait()
        raise AssertionError


@in_a_house
async def test_only_as_many_tables_are_taken_up_as_the_bots_can_think_about(house: House) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(due_tables, "AT_ONCE", 2)
        for _ in range(5):
            await bot_to_move(house)
        later = house.another_service(bots=Slow(processes=0))
        for _ in range(3):
            await later.tick()
        assert len(later.node.rooms) == 2


@in_a_house
async def test_a_table_that_can_not_be_read_does_not_keep_the_others_asleep(
    house: House,
) -> None:
    await house.store.create("broken", b"nonsense", (await house.store.summary(await bot_to_move(house))))
    await house.store.append_many("broken", 0, [b"nonsense"], due_at=0)
    later = house.another_service()
    await later.tick()
    await later.settled()
    assert any(room.table and not room.table.bots_to_act() for room in later.node.rooms.values())
