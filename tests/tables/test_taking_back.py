"""Taking back: alone when nobody learned anything, else with everybody's consent."""

from __future__ import annotations

import pytest

from kordon.engine import log
from kordon.engine.checks.finding import state
from kordon.engine.play import Refused
from kordon.engine.rule_ids import rule
from kordon.games import find
from kordon.tables.log.decisions import Stand
from kordon.tables.log.playing import Answer, TakeBack
from kordon.tables.messages import Question, Snapshot
from tests.tables.house import House, as_shown, in_a_house, refused


@in_a_house
async def test_a_step_that_nobody_noticed_is_undone_without_a_question(house: House) -> None:
    people = dict(enumerate(await house.people("Ada", "Ben")))
    id = await house.table(*people.values())
    clients = {seat: await house.client(id, person) for seat, person in people.items()}
    table = await house.service.node.table(id)
    seat = await house.play_to_a_quiet_step(id, people, clients)
    for client in clients.values():
        await client.read()
    before, shown = state(table.running().position), clients[seat].scene
    await house.service.play(id, people[seat], seat, clients[seat].counter, clients[seat].paths()[0])
    assert (await house.service.ask(id, people[seat], TakeBack(0))).asker is None
    assert state(table.running().position) == before
    assert len(await clients[seat].read()) == 2
    assert clients[seat].scene == shown
    assert await clients[1 - seat].read() == []


@rule("KO-114", "KO-115")
@in_a_house
async def test_with_consent_of_all_the_table_goes_back(house: House) -> None:
    people = dict(enumerate(await house.people("Ada", "Ben", "Cyd")))
    id = await house.table(*people.values())
    clients = {seat: await house.client(id, person) for seat, person in people.items()}
    table = await house.service.node.table(id)
    with refused("KO-004"):
        await house.service.ask(id, people[0], TakeBack(0, ask=True))
    before = state(table.running().position)
    seat = await house.play_random(id, people, clients)
    with pytest.raises(Refused):
        await house.service.ask(id, people[seat], TakeBack(0))
    assert (await house.service.ask(id, people[seat], TakeBack(0, ask=True))).asker is not None
    with refused("KO-115"):
        await house.service.ask(id, people[seat], TakeBack(0, ask=True))
    with refused("KO-114"):
        await house.service.ask(id, people[seat], Answer(0, True))
    one, two = (other for other in people if other != seat)
    await house.service.ask(id, people[one], Answer(0, True))
    await clients[two].read()
    assert clients[two].question == Question(seat, (two,), rules=("KO-143",))
    with refused("KO-114"):
        await house.service.ask(id, people[one], Answer(0, True))
    counters = dict(table.counters)
    await house.service.ask(id, people[two], Answer(0, True))
    assert state(table.running().position) == before
    for client in clients.values():
        news = await client.read()
        assert isinstance(news[-2], Snapshot)
        assert news[-1] == Question(taken_back=True), "everybody is told that all agreed"
        assert client.counter > counters[0]
    await house.play_random(id, people, clients)


@in_a_house
async def test_one_no_is_enough(house: House) -> None:
    people = dict(enumerate(await house.people("Ada", "Ben", "Cyd")))
    id = await house.table(*people.values())
    clients = {seat: await house.client(id, person) for seat, person in people.items()}
    table = await house.service.node.table(id)
    seat = await house.play_random(id, people, clients)
    await house.service.ask(id, people[seat], TakeBack(0, ask=True))
    await house.service.ask(id, people[(seat + 1) % 3], Answer(0, False))
    assert len(table.running().moves) == 1
    with refused("KO-114"):
        await house.service.ask(id, people[(seat + 2) % 3], Answer(0, True))


@in_a_house
async def test_a_move_or_a_leaving_ends_the_question(house: House) -> None:
    people = dict(enumerate(await house.people("Ada", "Ben", "Cyd")))
    id = await house.table(*people.values())
    clients = {seat: await house.client(id, person) for seat, person in people.items()}
    seat = await house.play_random(id, people, clients)
    other = (seat + 1) % 3
    await house.service.ask(id, people[seat], TakeBack(0, ask=True))
    await house.play_random(id, people, clients)
    with refused("KO-114"):
        await house.service.ask(id, people[other], Answer(0, True))
    await house.service.ask(id, people[seat], TakeBack(0, ask=True))
    await house.service.ask(id, people[other], Stand())
    await clients[seat].read()
    assert clients[seat].question == Question()


@in_a_house
async def test_who_is_behind_still_sees_the_next_question(house: House) -> None:
    """That the first was agreed to is told after a snapshot, in which the second is open already."""
    people = dict(enumerate(await house.people("Ada", "Ben")))
    id = await house.table(*people.values())
    clients = {seat: await house.client(id, person) for seat, person in people.items()}
    for _ in range(2):
        seat = await house.play_random(id, people, clients)
        await house.service.ask(id, people[seat], TakeBack(0, ask=True))
        await house.service.ask(id, people[1 - seat], Answer(0, True))
    seat = await house.play_random(id, {seat: people[seat]}, clients)
    await house.service.ask(id, people[seat], TakeBack(0, ask=True))
    assert Question(taken_back=True) in await clients[1 - seat].read()
    assert clients[1 - seat].question == Question(seat, (1 - seat,), rules=("KO-143",))


@in_a_house
async def test_bots_need_not_be_asked(house: House) -> None:
    ada = await house.person("Ada")
    id = await house.table(ada, "beginner")
    await house.service.settled()
    client = await house.client(id, ada)
    await house.play_random(id, {0: ada}, {0: client})
    table = await house.service.node.table(id)
    moves = len(table.running().moves)
    assert (await house.service.ask(id, ada, TakeBack(0, ask=True))).asker is None
    assert len(table.running().moves) < moves
    await house.service.settled()
    await house.play_random(id, {0: ada}, {0: client})


@in_a_house
async def test_a_hidden_step_does_not_show_by_ending_the_question(house: House) -> None:
    people = dict(enumerate(await house.people("Ada", "Ben")))
    id = await house.table(*people.values())
    clients = {seat: await house.client(id, person) for seat, person in people.items()}
    table = await house.service.node.table(id)
    seat = await house.play_to_a_quiet_step(id, people, clients)
    asker = 1 - seat
    moves = len(table.running().moves)
    assert (await house.service.ask(id, people[asker], TakeBack(0, ask=True))).asker is not None
    for client in clients.values():
        await client.read()
    await house.play_random(id, {seat: people[seat]}, clients)
    assert await clients[asker].read() == []
    await house.service.ask(id, people[seat], Answer(0, True))
    assert len(table.running().moves) < moves
    await clients[seat].read()
    assert clients[seat].scene == as_shown(table.game.scene(table.running().observation(seat)))


@rule("KO-143")
@in_a_house
async def test_who_agrees_is_told_that_the_same_luck_comes_again(house: House) -> None:
    """Luck that was drawn is drawn again, everybody who is asked is told so, and all commitments hold."""
    people = dict(enumerate(await house.people("Ada", "Ben")))
    id = await house.table(*people.values(), game="sniper")
    clients = {seat: await house.client(id, person) for seat, person in people.items()}
    table = await house.service.node.table(id)
    lucky = 0
    while lucky < 2:
        before = table.running().position
        seat = await house.play_random(id, people, clients)
        if table.running().position.chance.count == before.chance.count:
            continue
        lucky += 1
        after, move = state(table.running().position), table.running().moves[-1]
        await house.service.ask(id, people[seat], TakeBack(0, ask=True))
        await clients[1 - seat].read()
        assert clients[1 - seat].question == Question(seat, (1 - seat,), rules=("KO-143",))
        newcomer = await house.client(id, people[1 - seat])
        assert newcomer.question == clients[1 - seat].question
        await house.service.ask(id, people[1 - seat], Answer(0, True))
        assert state(table.running().position) == state(before)
        await house.service.play(id, people[seat], seat, table.counters[seat], move=move)
        assert state(table.running().position) == after
    await house.service.ask(id, people[1], Stand())
    await house.service.abandon(id, people[0])
    exported = await house.service.exports.export(id, people[0])
    assert log.verify(exported, find).moves == table.running().moves
