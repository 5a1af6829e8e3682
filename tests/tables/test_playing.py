"""Moves: what is checked before anything is done, and the replies to hostile or hasty clients."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from kordon.engine.play import Refused
from kordon.engine.rule_ids import rule
from kordon.engine.scene import labels
from kordon.tables.log.decisions import Note
from kordon.tables.log.playing import TakeBack
from kordon.tables.messages import Delta
from kordon.tables.requests import Person
from tests.tables.house import Client, House, in_a_house, refused


async def two_at_a_table(house: House, **wanted: Any) -> tuple[str, dict[int, Person], dict[int, Client]]:
    people = dict(enumerate(await house.people("Ada", "Ben")))
    id = await house.table(*people.values(), **wanted)
    return id, people, {seat: await house.client(id, person) for seat, person in people.items()}


@rule("KO-101", "KO-104")
@in_a_house
async def test_only_the_seat_s_own_person_moves_and_only_once_it_has_begun(house: House) -> None:
    ada, ben, eve = await house.people("Ada", "Ben", "Eve")
    id = await house.table(ada, ben, start=False)
    with refused("KO-104"):
        await house.service.play(id, ada, 0, 0, ("card:0", "area:0"))
    await house.service.start(id, ada)
    for person, seat in ((eve, 0), (ben, 0), (ada, 1), (ada, 9)):
        with refused("KO-101"):
            await house.service.play(id, person, seat, 0, ("card:0", "area:0"))


@rule("KO-105")
@in_a_house
async def test_a_double_click_is_one_move(house: House) -> None:
    id, people, clients = await two_at_a_table(house)
    seat = (await house.to_act(id))[0]
    path, counter = clients[seat].paths()[0], clients[seat].counter
    done = await asyncio.gather(
        *(house.service.play(id, people[seat], seat, counter, path) for _ in range(5)), return_exceptions=True
    )
    assert [result.rules if isinstance(result, Refused) else result for result in done].count(
        ("KO-105",)
    ) == 4
    table = await house.service.node.table(id)
    assert table.counters[seat] == counter + 1
    assert len(table.running().moves) == 1


@rule("KO-105")
@in_a_house
async def test_a_far_target_is_played_as_several_moves_each_told_to_everybody(house: House) -> None:
    id, people, clients = await two_at_a_table(house, game="wolfenstein")
    while not any(client.scene.far for client in clients.values()):
        await house.play_random(id, people, clients)
        for client in clients.values():
            await client.read()
    seat = (await house.to_act(id))[0]
    mine, other = clients[seat], clients[1 - seat]
    with refused("KO-105"):
        await house.service.play(id, people[seat], seat, mine.counter + 1, (mine.scene.far[-1].targets[0],))
    with refused("KO-001"):
        await house.service.play(
            id, people[1 - seat], 1 - seat, other.counter, mine.scene.far[-1].targets[:1]
        )
    target = mine.scene.far[-1].targets[0]
    match = (await house.service.node.table(id)).running()
    made, told = len(match.moves), len(other.deltas())
    await house.service.play(id, people[seat], seat, mine.counter, (target,))
    steps = match.moves[made:]
    assert len(steps) > 1
    assert f"square:{steps[-1].to}" == target
    await other.read()
    assert len(other.deltas()) == told + len(steps)
    await mine.read()
    assert all(target not in group.targets for group in mine.scene.far), "that is where the hero stands"
    with pytest.raises(Refused):
        await house.service.play(id, people[seat], seat, mine.counter, (target,))


@rule("KO-105")
@in_a_house
async def test_a_click_on_an_old_picture_is_told_so(house: House) -> None:
    id, people, clients = await two_at_a_table(house)
    first = await house.play_random(id, people, clients)
    other = 1 - first
    while other not in await house.to_act(id):
        await house.play_random(id, people, clients)
    stale = clients[other].counter
    with refused("KO-105"):
        await house.service.play(id, people[other], other, stale, ("card:0", "area:0"))
    clients[other].subscription.refresh()
    await clients[other].read()
    assert clients[other].counter > stale
    await house.service.play(id, people[other], other, clients[other].counter, clients[other].paths()[0])


@in_a_house
async def test_moves_may_come_as_data_too(house: House) -> None:
    id, people, clients = await two_at_a_table(house)
    table = await house.service.node.table(id)
    seat = (await house.to_act(id))[0]
    move = msgspec.to_builtins(table.running().observation(seat).moves[3])
    await house.service.play(id, people[seat], seat, clients[seat].counter, move=move)
    assert table.counters[seat] == 1
    assert msgspec.to_builtins(table.running().moves) == [move]


HOSTILE: list[Any] = [
    (),
    ("",),
    ("card:999999999999999999999",),
    ("card:-1", "area:0"),
    ("area:0", "card:0"),
    ("card:0", "area:", "area:\0"),
    ("'; DROP TABLE tables; --", "<script>"),
    ("card:0",) * 500,
    ("board:0", "board:0"),
]


@in_a_house
async def test_nonsense_is_refused_with_a_rule_and_changes_nothing(house: House) -> None:
    id, people, clients = await two_at_a_table(house)
    seat = (await house.to_act(id))[0]
    await clients[0].read()
    for path in HOSTILE:
        with pytest.raises(Refused):
            await house.service.play(id, people[seat], seat, clients[seat].counter, path)
    moves: list[Any] = [None, [], {}, "lay", [["Lay"]], ["Lay", seat, 10**30, -5], ["Lay", 1 - seat, 0, 0]]
    for move in moves:
        with refused("KO-003"):
            await house.service.play(id, people[seat], seat, clients[seat].counter, move=move)
    with refused("KO-001"):
        other = 1 - seat
        await house.service.play(id, people[other], other, clients[other].counter, ("card:0", "area:0"))
    table = await house.service.node.table(id)
    assert table.running().moves == []
    assert [await client.read() for client in clients.values()] == [[], []]


@in_a_house
async def test_every_target_is_explained_or_can_be_chosen(house: House) -> None:
    id, people, clients = await two_at_a_table(house)
    seat = (await house.to_act(id))[0]
    scene = clients[seat].scene
    begins = {path[0] for path in clients[seat].paths()}
    for target in labels(scene):
        rules, _ = await house.service.why_not(id, people[seat], seat, (target,))
        assert (rules == ()) == (target in begins)
    with refused("KO-101"):
        await house.service.why_not(id, people[seat], 1 - seat, ("card:0",))


@rule("KO-002")
@in_a_house
async def test_after_the_end_nothing_moves(house: House) -> None:
    id, people, clients = await two_at_a_table(house)
    while await house.to_act(id):
        await house.play_random(id, people, clients)
    await clients[0].read()
    with refused("KO-002"):
        await house.service.play(id, people[0], 0, clients[0].counter, ("card:0", "area:0"))
    with refused("KO-002"):
        await house.service.ask(id, people[0], TakeBack(0))
    with refused("KO-103"):
        await house.service.sit(id, await house.person("Eve"))


@in_a_house
async def test_a_hidden_step_reaches_nobody_else(house: House) -> None:
    """Nor does a note, nor the number of either."""
    id, people, clients = await two_at_a_table(house)
    table = await house.service.node.table(id)
    looker = await house.client(id, await house.person("Eve"))
    hidden = 0
    while await house.to_act(id):
        for client in (*clients.values(), looker):
            await client.read()
        told = dict(table.counters)
        seat = await house.play_random(id, people, clients)
        house.time.advance(1)
        await house.service.ask(id, people[seat], Note(0, f"after {table.sequence}"))
        noticed = {viewer for viewer, counter in table.counters.items() if counter != told[viewer]}
        if noticed == {seat}:
            hidden += 1
            assert await clients[1 - seat].read() == []
            assert await looker.read() == []
        deltas = [one for one in await clients[seat].read() if isinstance(one, Delta)]
        assert [one.counter for one in deltas] == [told[seat] + 1]
    assert hidden
