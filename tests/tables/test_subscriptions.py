"""Clients: reconnecting, falling behind, coming and going."""

from __future__ import annotations

import pytest

from kordon.engine.records import SPECTATOR
from kordon.tables.live.node import Settings
from kordon.tables.live.subscription import MOST_WAITING, Subscription
from kordon.tables.live.views import LINES_SHOWN
from kordon.tables.messages import Delta, SeatNews, Snapshot, WatcherNews, decode_message
from tests.tables.house import Client, House, as_shown, in_a_house

LARGEST_SNAPSHOT = 30 << 10  # bytes


@in_a_house
async def test_a_snapshot_is_small_whatever_the_game_s_length(house: House) -> None:
    people = dict(enumerate(await house.people("Ada", "Ben", "Cyd", "Dan")))
    id = await house.table(*people.values())
    clients = {seat: await house.client(id, person) for seat, person in people.items()}
    largest = 0
    while await house.to_act(id):
        seat = await house.play_random(id, people, clients)
        await clients[seat].read()
        again = await house.client(id, people[seat])
        assert again.scene == clients[seat].scene
        assert again.counter == clients[seat].counter
        largest = max(largest, len(again.messages[0]))
        again.subscription.close()
    assert largest < LARGEST_SNAPSHOT


@in_a_house
async def test_who_falls_behind_gets_one_snapshot(house: House) -> None:
    people = dict(enumerate(await house.people("Ada", "Ben")))
    id = await house.table(*people.values())
    clients = {seat: await house.client(id, person) for seat, person in people.items()}
    slow = await house.client(id, await house.person("Eve"))
    table = await house.service.node.table(id)
    while table.counters[SPECTATOR] <= MOST_WAITING + 1:
        await house.play_random(id, people, clients)
    news = await slow.read()
    assert [type(message) for message in news] == [Snapshot]
    assert slow.scene == as_shown(table.game.scene(table.running().observation(SPECTATOR)))


@in_a_house
async def test_what_needs_no_waiting_is_handed_over_at_once(house: House) -> None:
    """A reply after the messages it follows; and the owner is hurried once for all of it."""
    subscription, hurried = await hurried_client(house)
    written: list[list[bytes]] = []

    def write(messages: list[bytes]) -> bool:
        written.append(messages)
        return True

    subscription.reply(b"the reply")
    subscription.send(b"the change")
    assert hurried == [True]
    assert subscription.deliver(write)
    assert subscription.deliver(write)
    assert written == [[b"the change", b"the reply"]]
    subscription.send(b"more")
    assert hurried == [True, True]


@in_a_house
async def test_what_there_is_no_room_for_stays_for_later(house: House) -> None:
    subscription, _ = await hurried_client(house)
    subscription.reply(b"the reply")
    subscription.send(b"the change")
    assert not subscription.deliver(lambda messages: False)
    assert await subscription.batch() == [b"the change", b"the reply"]


@in_a_house
async def test_a_snapshot_is_made_before_anything_is_handed_over(house: House) -> None:
    subscription, hurried = await hurried_client(house)
    subscription.refresh()
    assert hurried == [True]
    subscription.reply(b"the reply")
    assert not subscription.deliver(lambda messages: pytest.fail("there is a snapshot due"))
    snapshot, *others = await subscription.batch()
    assert isinstance(decode_message(snapshot), Snapshot)
    assert others == [b"the reply"]


@in_a_house
async def test_the_owner_is_hurried_when_a_subscription_ends(house: House) -> None:
    subscription, hurried = await hurried_client(house)
    subscription.send(b"too late")
    subscription.deliver(lambda messages: True)
    subscription.close()
    assert hurried == [True, True]
    assert not subscription.deliver(lambda messages: pytest.fail("nothing is sent after the end"))
    assert await subscription.batch() == []


async def hurried_client(house: House) -> tuple[Subscription, list[bool]]:
    """The subscription of an owner who has sent the snapshot, and how often the owner was hurried since."""
    ada, ben = await house.people("Ada", "Ben")
    subscription = await house.service.subscribe(await house.table(ada, ben), ada)
    await subscription.batch()
    hurried: list[bool] = []
    subscription.hurry = lambda: hurried.append(True)
    return subscription, hurried


@in_a_house
async def test_presence_is_told_when_it_changes(house: House) -> None:
    ada, ben, eve = await house.people("Ada", "Ben", "Eve")
    id = await house.table(ada, ben)
    client = await house.client(id, ada)
    phone = await house.client(id, ben)
    desk = await house.client(id, ben)
    looker = await house.client(id, eve)
    news = await client.read()
    assert [type(message) for message in news] == [SeatNews, WatcherNews]
    assert client.seats[1].here
    phone.subscription.close()
    assert await client.read() == []
    looker.subscription.close()
    assert await client.read() == [WatcherNews(())]
    desk.subscription.close()
    await client.read()
    assert not client.seats[1].here
    phone.subscription.close()


@in_a_house
async def test_the_last_message_is_followed_by_the_end(house: House) -> None:
    ada, ben = await house.people("Ada", "Ben")
    id = await house.table(ada, ben)
    subscription = await house.service.subscribe(id, ada)
    messages = [await anext(subscription)]
    subscription.close()
    messages += [message async for message in subscription]
    assert len(messages) == 1


@in_a_house
async def test_a_table_may_be_put_away_under_its_clients(house: House) -> None:
    """They are told only what is new to them, and nothing at all of what others do in secret."""
    service = house.another_service(Settings(beat=0, idle=10))
    people = dict(enumerate(await house.people("Ada", "Ben")))
    id = await house.table(*people.values())
    here = {seat: await house.client(id, person) for seat, person in people.items()}
    there = [await house.client(id, person, service=service) for person in people.values()]
    for _ in range(40):
        service.node.rooms[id].put_away()
        await house.play_random(id, people, here)
        await service.node.look_for_missed()
        for mine, theirs in zip(here.values(), there, strict=True):
            await mine.read()
            await theirs.read()
            assert theirs.scene == mine.scene
    assert [Client.deltas(one) for one in there] == [Client.deltas(one) for one in here.values()]
    for client in there:
        client.subscription.close()
    house.time.advance(11)
    await service.tick()
    assert id not in service.node.rooms


@in_a_house
async def test_who_is_away_is_called_when_there_is_something_to_decide(house: House) -> None:
    """Once for each time, by what their own seat knows, and never while they look on themselves."""
    calls: list[tuple[str, str]] = []
    house.service = house.another_service(called=lambda table, player: calls.append((table, player)))
    people = dict(enumerate(await house.people("Ada", "Ben")))
    id = await house.table(*people.values())
    first = (await house.to_act(id))[0]
    assert calls == [(id, people[first].id)]
    clients = {first: await house.client(id, people[first])}
    while first in await house.to_act(id):
        await house.play_random(id, people, clients)
    assert calls[1:] == [(id, people[1 - first].id)]
    clients[1 - first] = await house.client(id, people[1 - first])
    for _ in range(10):
        await house.play_random(id, people, clients)
    assert len(calls) == 2


@in_a_house
async def test_a_snapshot_says_which_lines_came_after_the_viewer_s_own_last_move(house: House) -> None:
    people = dict(enumerate(await house.people("Ada", "Ben")))
    id = await house.table(*people.values())
    clients = {seat: await house.client(id, person) for seat, person in people.items()}
    heard: dict[int, int] = {}  # lines since, by those who have moved
    most = 0
    for _ in range(30):
        mover = await house.play_random(id, people, clients)
        for seat, client in clients.items():
            lines = sum(len(one.log) for one in await client.read() if isinstance(one, Delta))
            if seat == mover:
                heard[seat] = 0
            elif seat in heard:
                heard[seat] += lines
            fresh = await house.client(id, people[seat])
            assert fresh.snapshot is not None
            assert fresh.snapshot.since == min(heard.get(seat, 0), LINES_SHOWN)
            fresh.subscription.close()
            most = max(most, fresh.snapshot.since)
    assert most > 1
    looker = await house.client(id, await house.person("Eve"))
    assert looker.snapshot is not None
    assert looker.snapshot.since == 0
