"""Spectators, whose table it is, and the names that people sit under."""

from __future__ import annotations

import msgspec

from kordon.engine.records import SPECTATOR
from kordon.tables.live.room import MOST_WATCHERS
from kordon.tables.log.decisions import Say, Stand
from kordon.tables.messages import AnyMessage, ChatLine, SeatInfo, WatcherNews
from kordon.tables.requests import NewTable, Person
from tests.tables.house import House, in_a_house, refused


def told(messages: list[AnyMessage]) -> list[tuple[str, ...]]:
    """The spectators, each time they were announced."""
    return [message.watchers for message in messages if isinstance(message, WatcherNews)]


@in_a_house
async def test_everybody_is_told_who_looks_on_and_no_player_is_named(house: House) -> None:
    ada, ben, eve = await house.people("Ada", "Ben", "Eve")
    id = await house.table(ada, ben)
    player = await house.client(id, ada)
    other = await house.client(id, ben)
    board = await house.client(id, ada, SPECTATOR)  # a screen on the table is no watcher
    assert told(player.news + other.news + board.news) == []
    watcher = await house.client(id, eve)
    twice = await house.client(id, eve)
    assert watcher.snapshot is not None
    assert watcher.snapshot.table.watchers == ("Eve",)
    assert told(await player.read()) == [("Eve",)]
    assert (await house.service.info(id, ada)).watchers == ("Eve",)
    watcher.subscription.close()
    assert told(await player.read()) == []
    twice.subscription.close()
    assert told(await player.read()) == [()]


@in_a_house
async def test_who_sits_down_looks_on_no_longer(house: House) -> None:
    ada, ben = await house.people("Ada", "Ben")
    id = await house.service.create(ada, NewTable("estoril", 2))
    await house.service.sit(id, ada)
    player = await house.client(id, ada)
    await house.client(id, ben)
    await house.service.sit(id, ben)
    assert told(await player.read()) == [("Ben",), ()]
    await house.service.ask(id, ben, Stand())
    assert told(await player.read()) == [("Ben",)]


@in_a_house
async def test_a_crowd_is_not_announced_one_by_one(house: House) -> None:
    ada, ben = await house.people("Ada", "Ben")
    id = await house.table(ada, ben)
    player = await house.client(id, ada)
    crowd = await house.people(*[f"Eve{number}" for number in range(MOST_WATCHERS + 5)])
    for one in crowd:
        await house.client(id, one)
    assert len(told(await player.read())) == MOST_WATCHERS


@in_a_house
async def test_the_host_is_known_and_may_sit_under_another_name_until_the_start(house: House) -> None:
    ada, ben = await house.people("Ada", "Ben")
    id = await house.service.create(ada, NewTable("estoril", 2))
    await house.service.sit(id, ada)
    await house.service.sit(id, ben)
    looker = await house.client(id, ben)
    renamed: Person = msgspec.structs.replace(ada, name="Lady Ada")
    assert await house.service.sit(id, renamed, 0) == 0
    await house.service.ask(id, ada, Say(0, "hello"))  # from a page that was open before
    said = [message for message in await looker.read() if isinstance(message, ChatLine)]
    assert [line.name for line in said] == ["Lady Ada"]
    assert looker.seats == (SeatInfo("person", "Lady Ada", host=True), SeatInfo("person", "Ben", here=True))
    with refused("KO-118"):
        await house.service.sit(id, renamed, 0)
    await house.service.start(id, ada)
    with refused("KO-118"):
        await house.service.sit(id, ada, 0)
