"""Nodes: loading, racing, following each other, and never breaking a game silently."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from kordon.engine.checks.finding import state
from kordon.engine.play import Refused
from kordon.games import find
from kordon.tables.live.node import Settings
from kordon.tables.log.decisions import Note, Say
from kordon.tables.log.entries import decode_entry
from kordon.tables.log.playing import Answer, TakeBack
from kordon.tables.log.setups import Clock, Setup, decode_setup
from kordon.tables.log.table import Table, fold
from kordon.tables.messages import VersionNews
from kordon.tables.store.interface import Unavailable
from kordon.tables.store.sqlite import SQLiteStore
from tests.tables.house import House, in_a_house

ESTORIL = find("estoril")


def looks(table: Table) -> tuple[object, ...]:
    """All that makes two tables the same."""
    match = table.match
    return (
        table.sequence,
        table.rules_version,
        table.seating.summary(0),
        table.seating.seats(frozenset()),
        table.seating.seat_known,
        table.counters,
        table.question(),
        {team: list(lines) for team, lines in table.chat.items()},
        table.notes,
        table.marks,
        table.rematch,
        None if table.clocks is None else (table.clocks.left, table.clocks.running, table.clocks.since),
        match and (state(match.position), match.moves, match.commitments, match.history),
    )


@in_a_house
async def test_a_table_read_again_after_any_entry_is_the_same_table(house: House) -> None:
    people = dict(enumerate(await house.people("Ada", "Ben")))
    id = await house.table(*people.values(), clock=Clock("game", 900))
    clients = {seat: await house.client(id, person) for seat, person in people.items()}
    live = await house.service.node.table(id)
    after: dict[int, tuple[object, ...]] = {}
    while await house.to_act(id):
        house.time.advance(2)
        seat = await house.play_random(id, people, clients)
        after[live.sequence] = looks_copy(live)
        if len(after) % 12 == 0 and not live.seating.is_over:
            await house.service.ask(id, people[seat], Say(0, "well"))
            await house.service.ask(id, people[seat], Note(0, f"{len(after)}"))
            await house.service.ask(id, people[seat], TakeBack(0, ask=True))
            after[live.sequence] = looks_copy(live)
            if live.asker is not None:
                await house.service.ask(id, people[1 - seat], Answer(0, True))
                after[live.sequence] = looks_copy(live)
    setup: Setup = decode_setup(await house.store.setup(id))
    log = [decode_entry(row) for _, row in await house.store.entries(id)]
    again = Table(id, setup, ESTORIL)
    for entry in log:
        again.apply(entry)
        if again.sequence in after:
            assert looks_copy(again) == after[again.sequence]
    assert looks(await fold(id, setup, ESTORIL, log)) == looks(live)
    assert len(after) > 100


def looks_copy(table: Table) -> tuple[object, ...]:
    """The looks of this moment; the histories are long, so of them only their lengths."""
    *rest, match = looks(table)
    assert isinstance(match, tuple)
    position, moves, commitments, history = match
    sizes = {viewer: len(deliveries) for viewer, deliveries in history.items()}
    frozen = [dict(part) if isinstance(part, dict) else part for part in rest]
    return (*map(repr, frozen), position, tuple(moves), tuple(commitments), tuple(sizes.items()))


@in_a_house
async def test_two_nodes_play_one_table(house: House) -> None:
    other = house.another_service()
    ada, ben = await house.people("Ada", "Ben")
    id = await house.table(ada, ben)
    services, people = [house.service, other], [ada, ben]
    clients = [await house.client(id, who, service=node) for who, node in zip(people, services, strict=True)]
    for _ in range(40):
        acting = await house.to_act(id)
        for node in services:
            await node.node.look_for_missed()
        for client in clients:
            await client.read()
        seat = acting[0]
        await services[seat].play(id, people[seat], seat, clients[seat].counter, clients[seat].paths()[0])
        await house.service.node.look_for_missed()
    one, two = [await node.node.table(id) for node in services]
    await other.node.look_for_missed()
    assert looks(one) == looks(two)


@in_a_house
async def test_of_two_nodes_that_move_at_once_one_wins(house: House) -> None:
    nodes = [house.service, house.another_service()]
    ada, ben = await house.people("Ada", "Ben")
    id = await house.table(ada, ben)
    seat = (await house.to_act(id))[0]
    who = (ada, ben)[seat]
    clients = [await house.client(id, who, service=node) for node in nodes]
    paths = [clients[0].paths()[0], clients[1].paths()[-1]]
    done = await asyncio.gather(
        *(node.play(id, who, seat, 0, path) for node, path in zip(nodes, paths, strict=True)),
        return_exceptions=True,
    )
    assert sum(isinstance(result, bool) for result in done) == 1
    [lost] = [result for result in done if isinstance(result, Refused)]
    assert lost.rules == ("KO-105",)
    for client in clients:
        await client.read()
    assert clients[0].scene == clients[1].scene


@in_a_house
async def test_what_may_have_been_written_is_read_again(house: House) -> None:
    """The store fails after the write: the move counts, everybody is told, and the next click is stale."""
    ada, ben = await house.people("Ada", "Ben")
    id = await house.table(ada, ben)
    seat = (await house.to_act(id))[0]
    who = (ada, ben)[seat]
    client = await house.client(id, who)
    append = house.store.append_many

    async def written_but_lost(*args: Any) -> None:
        await append(*args)
        raise Unavailable("the answer got lost")

    house.store.append_many = written_but_lost  # type: ignore[method-assign, assignment]
    path = client.paths()[0]
    with pytest.raises(Unavailable):
        await house.service.play(id, who, seat, client.counter, path)
    house.store.append_many = append  # type: ignore[method-assign]
    await house.service.settled()
    await client.read()
    assert client.counter == 1
    with pytest.raises(Refused):
        await house.service.play(id, who, seat, 0, path)


@in_a_house
async def test_a_bot_of_a_node_that_died_is_moved_by_another(house: House) -> None:
    ada = await house.person("Ada")
    id = await house.table(ada, "beginner", start=False)
    other = house.another_service(Settings(beat=0, stand_by=15))
    await house.client(id, ada, service=other)
    house.service.node.changed = lambda room: None  # this node's bots are dead
    await house.service.start(id, ada)
    table = await house.service.node.table(id)
    client = await house.client(id, ada)
    while not table.bots_to_act():
        await client.read()
        await house.service.play(id, ada, 0, client.counter, client.paths()[0])
    moves = len(table.running().moves)
    await other.node.look_for_missed()
    there = await other.node.table(id)
    await house.time.somebody_waits.wait()
    assert len(there.running().moves) == moves
    house.time.advance(15)
    await other.settled()
    assert len(there.running().moves) > moves
    assert not there.bots_to_act()


class Newer(type(ESTORIL)):  # type: ignore[misc]
    """The same rules under another number."""

    version = ESTORIL.version + 1


@in_a_house
async def test_a_game_whose_moves_are_still_legal_is_carried_over_and_everybody_told(house: House) -> None:
    people = dict(enumerate(await house.people("Ada", "Ben")))
    id = await house.table(*people.values())
    clients = {seat: await house.client(id, person) for seat, person in people.items()}
    for _ in range(5):
        await house.play_random(id, people, clients)
    newer = house.another_service(find=lambda name: Newer())
    client = await house.client(id, people[0], service=newer)
    assert client.snapshot is not None
    assert client.snapshot.table.rules_version == Newer.version
    await house.service.node.look_for_missed()
    assert (await clients[0].read())[-1] == VersionNews(Newer.version)


@in_a_house
async def test_other_nodes_notifications_are_followed(house: House) -> None:
    """The store tells of entries in its own way; here its listeners are told as another node would."""
    ada, ben = await house.people("Ada", "Ben")
    id = await house.table(ada, ben)
    other = house.another_service()
    client = await house.client(id, ada, service=other)
    await other.open()
    await asyncio.sleep(0)
    await house.service.ask(id, ben, Say(0, "hello"))
    assert isinstance(house.store, SQLiteStore)
    house.store._hear((id, (await house.service.node.table(id)).sequence))
    assert b"hello" in await anext(client.subscription)
