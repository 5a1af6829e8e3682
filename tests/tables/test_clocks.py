"""Clocks: they follow what everybody sees, and when one is up a stand-in moves."""

from __future__ import annotations

from kordon.engine.rule_ids import rule
from kordon.tables.live.node import Settings
from kordon.tables.log import entries
from kordon.tables.log.clocks import Clocks
from kordon.tables.log.entries import decode_entry
from kordon.tables.log.setups import Clock
from kordon.tables.messages import ClockNews, Delta
from tests.tables.house import House, in_a_house, refused


@rule("KO-106")
@in_a_house
async def test_a_stand_in_moves_for_whom_the_time_is_up(house: House) -> None:
    people = dict(enumerate(await house.people("Ada", "Ben")))
    id = await house.table(*people.values(), clock=Clock("move", 60))
    clients = {seat: await house.client(id, person) for seat, person in people.items()}
    table = await house.service.node.table(id)
    seat = (await house.to_act(id))[0]
    house.time.advance(59)
    await house.service.tick()
    await house.service.settled()
    assert table.running().moves == []
    house.time.advance(1)
    with refused("KO-106"):
        await house.service.play(id, people[seat], seat, 0, clients[seat].paths()[0])
    await house.service.tick()
    await house.service.settled()
    assert len(table.running().moves) == 1
    written = [decode_entry(row) for _, row in await house.store.entries(id)]
    assert isinstance(written[-1], entries.Played)
    assert written[-1].by == "stand-in"
    assert written[-1].seat == seat
    await clients[seat].read()
    last = clients[seat].news[-1]
    assert isinstance(last, Delta)
    assert last.clock is not None
    assert last.clock.left == (60_000, 60_000)


@in_a_house
async def test_a_game_s_clock_is_spent_little_by_little(house: House) -> None:
    people = dict(enumerate(await house.people("Ada", "Ben")))
    id = await house.table(*people.values(), clock=Clock("game", 100))
    clients = {seat: await house.client(id, person) for seat, person in people.items()}
    seat = (await house.to_act(id))[0]
    house.time.advance(30)
    await house.play_random(id, people, clients)
    last = (await clients[1 - seat].read())[-1]
    assert isinstance(last, Delta)
    assert last.clock is not None
    assert last.clock.left[seat] == 70_000
    assert last.clock.left[1 - seat] == 100_000
    late = await house.client(id, await house.person("Eve"))
    assert late.snapshot is not None
    assert late.snapshot.clock == last.clock


@in_a_house
async def test_bots_have_no_clock(house: House) -> None:
    ada = await house.person("Ada")
    id = await house.table(ada, "beginner", clock=Clock("move", 30))
    await house.service.settled()
    client = await house.client(id, ada)
    assert client.snapshot is not None
    assert client.snapshot.clock is not None
    assert client.snapshot.clock.left[1] is None


def test_steps_in_secret_neither_stop_nor_restart_a_clock() -> None:
    """Nothing but a public change touches it, so two courses that look the same show the same clock."""
    clocks = Clocks(Clock("move", 10), 2)
    clocks.public_change(1000, (0, 1))
    assert clocks.news(4000, (False, False)) == ClockNews((7000, 7000), (0, 1))
    assert not clocks.is_up(10_999, 0)
    assert clocks.is_up(11_000, 1)
    clocks.public_change(11_500, (1,))
    assert clocks.news(11_500, (False, False)) == ClockNews((10_000, 10_000), (1,))


@in_a_house
async def test_a_table_that_was_put_away_comes_back_when_a_clock_runs_out(house: House) -> None:
    service = house.another_service(Settings(beat=0, idle=10))
    people = dict(enumerate(await house.people("Ada", "Ben")))
    id = await house.table(*people.values(), clock=Clock("move", 3600))
    await house.service.tick()
    await service.info(id, people[0])
    house.time.advance(11)
    await service.tick()
    assert service.node.rooms[id].table is None
    house.time.advance(3600)
    await service.tick()
    await service.settled()
    assert len((await service.node.table(id)).running().moves) == 1
