"""What is refused, and what is only read, never waits while a hidden step is written."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from typing import Any

import pytest

from kordon.engine.play import Refused
from kordon.engine.records import OPEN
from kordon.tables.log.decisions import GiveBack, Note, OpenSeat, PutMark, Say, SeatBot, Stand, TakeOver
from kordon.tables.log.playing import Answer, TakeBack
from kordon.tables.messages import WatcherNews
from kordon.tables.requests import NewTable, Person
from kordon.tables.service import TableService
from kordon.tables.store.interface import Missing
from kordon.tables.timing import EXCEPTIONS, OF_LATE
from tests.tables.house import Client, House, in_a_house, refused

PATIENCE = 30.0


@asynccontextmanager
async def disk_hangs(house: House) -> AsyncIterator[None]:
    """Nothing is written until this is over."""
    goes_on = asyncio.Event()
    append_many = house.store.append_many

    async def wait(*entry: Any, **more: Any) -> None:
        await goes_on.wait()
        await append_many(*entry, **more)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(house.store, "append_many", wait)
        try:
            yield
        finally:
            goes_on.set()


async def in_hidden_step(house: House, **wanted: Any) -> tuple[str, Person, Client, Awaitable[int]]:
    """A table where a hidden step is about to be written; the table, the other player, their client."""
    people = dict(enumerate(await house.people("Ada", "Ben")))
    id = await house.table(*people.values(), **wanted)
    clients = {seat: await house.client(id, person) for seat, person in people.items()}
    seat = await house.play_to_a_quiet_step(id, people, clients)
    for client in clients.values():
        await client.read()
    path = clients[seat].paths()[0]
    step = house.service.play(id, people[seat], seat, clients[seat].counter, path)
    return id, people[1 - seat], clients[1 - seat], step


def requests(service: TableService, id: str, player: Person, stranger: Person) -> list[Awaitable[object]]:
    """Everything that can be asked for, in a way that changes nothing."""
    seat = 0 if player.name == "Ada" else 1
    return [
        service.info(id, stranger),
        service.exports.course(id, player, seat),
        service.exports.export(id, player),
        service.subscribe(id, stranger),
        service.subscribe(id, stranger, OPEN),
        service.sit(id, player),
        service.sit(id, stranger, seat),
        service.ask(id, stranger, Stand()),
        service.ask(id, stranger, SeatBot(0)),
        service.ask(id, player, OpenSeat(0)),
        service.start(id, player),
        service.ask(id, player, TakeOver(1 - seat)),
        service.ask(id, stranger, TakeOver(seat)),
        service.ask(id, player, GiveBack()),
        service.abandon(id, player),
        service.rematch(id, player),
        service.play(id, player, seat, -1, ("no:such",)),
        service.play(id, stranger, seat, 0, ("no:such",)),
        service.why_not(id, player, seat, ("no:such",)),
        service.ask(id, stranger, TakeBack(0)),
        service.ask(id, player, Answer(0, True)),
        service.ask(id, stranger, Say(0, "")),
        service.ask(id, stranger, Note(0, "?")),
        service.ask(id, player, PutMark(0, "no such marker", "space:1")),
        service.silence(id, False),
    ]


@in_a_house
async def test_nothing_that_changes_nothing_waits_for_a_hidden_step(house: House) -> None:
    id, player, client, step = await in_hidden_step(house)
    stranger = await house.person("Eve")
    async with disk_hangs(house):
        written = asyncio.ensure_future(step)
        await asyncio.sleep(0)
        async with asyncio.timeout(PATIENCE):
            for request in requests(house.service, id, player, stranger):
                try:
                    await request
                except Refused:
                    continue
        assert not written.done()
        assert await client.read() == [WatcherNews(("Eve",))]  # who looks on is no secret
    await written


@in_a_house
async def test_what_had_to_wait_is_decided_again(house: House) -> None:
    """Two moves of one seat are sent at once, from two devices: only one of them is made."""
    ada, ben = await house.people("Ada", "Ben")
    id = await house.table(ada, ben)
    table = await house.service.node.table(id)
    seat = (await house.to_act(id))[0]
    client = await house.client(id, (ada, ben)[seat])
    async with disk_hangs(house):
        moves = [
            asyncio.ensure_future(
                house.service.play(id, (ada, ben)[seat], seat, client.counter, client.paths()[0])
            )
            for _ in range(2)
        ]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
    first, second = await asyncio.gather(*moves, return_exceptions=True)
    assert isinstance(first, int)
    assert isinstance(second, Refused)
    assert second.rules == ("KO-105",)
    assert len(table.running().moves) == 1


@in_a_house
async def test_strangers_are_turned_away_before_the_table_is_looked_at(house: House) -> None:
    ada, ben, eve = await house.people("Ada", "Ben", "Eve")
    id = await house.table(ada, ben, public=False)
    service = house.another_service()
    for request in (
        service.info(id, eve),
        service.info(id, eve, "wrong"),
        service.subscribe(id, eve),
        service.sit(id, eve),
        service.ask(id, eve, Stand()),
        service.start(id, eve),
        service.abandon(id, eve),
        service.exports.course(id, eve),
        service.exports.export(id, eve),
    ):
        with refused("KO-113"):
            await request
    with pytest.raises(Missing):
        await service.ask("nowhere", eve, Stand())
    assert service.node.rooms == {}
    key = await house.key(id)
    assert (await service.info(id, eve, key)).id == id
    assert (await service.info(id, ben)).id == id


@in_a_house
async def test_a_move_is_taken_up_at_once_unless_it_could_time_others(house: House) -> None:
    people = dict(enumerate(await house.people("Ada", "Ben")))
    id = await house.table(*people.values())
    [mover] = await house.to_act(id)
    assert house.service.moves_at_once(id, mover)
    assert not house.service.moves_at_once(id, 1 - mover)
    assert not house.service.moves_at_once(id, OPEN)
    assert not house.service.moves_at_once("nowhere", 0)
    fresh = await house.service.create(people[0], NewTable("estoril", 2))
    await house.service.info(fresh, people[0])
    assert not house.service.moves_at_once(fresh, 0)


@in_a_house
async def test_who_tries_moves_out_beside_others_is_delayed(house: House) -> None:
    people = dict(enumerate(await house.people("Ada", "Ben")))
    id = await house.table(*people.values())
    clients = {seat: await house.client(id, person) for seat, person in people.items()}
    table = await house.service.node.table(id)
    seat = await house.play_to_a_quiet_step(id, people, clients)
    while len(await house.to_act(id)) < 2:
        seat = await house.play_to_a_quiet_step(id, people, clients)
    assert house.service.moves_at_once(id, 0)
    assert house.service.moves_at_once(id, 1)
    await clients[seat].read()
    await house.service.play(id, people[seat], seat, clients[seat].counter, clients[seat].paths()[0])
    assert (await house.service.ask(id, people[seat], TakeBack(0))).asker is None
    assert not house.service.moves_at_once(id, seat)
    assert house.service.moves_at_once(id, 1 - seat)
    changed_at = table.public_at
    while table.public_at == changed_at:
        house.time.advance(1)
        await house.play_random(id, people, clients)
    assert not table.took_back


@in_a_house
async def test_a_request_waits_for_up_to_eight_commits_of_a_slow_disk(house: House) -> None:
    """Beside a commit the delay has to be long, or a request that waits for a hidden step stands out."""
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(house.time, "sleep", sleep)
        patched.setattr("kordon.tables.service.secrets.randbelow", lambda most: most)
        for commit, most in ((0, 0.1), (10, 0.1), (50, 0.4), (5000, 1.0), (10, 1.0)):
            for _ in range(EXCEPTIONS + 1):
                house.service.node.commits.count(commit)
            await house.service.delay_request()
            assert slept.pop() == most
        for _ in range(OF_LATE):
            house.service.node.commits.count(2)
        await house.service.delay_request()
        assert slept == [0.1]
        append_many = house.store.append_many

        async def slowly(*entry: Any, **more: Any) -> None:
            house.time.advance(0.06)
            await append_many(*entry, **more)

        patched.setattr(house.store, "append_many", slowly)
        id = await house.table(await house.person("Ada"), "beginner", start=False)
        for _ in range(EXCEPTIONS + 1):
            await house.service.ask(id, await house.person("Ada"), Say(0, "hm"))
    assert house.service.node.commits.most() == 60
