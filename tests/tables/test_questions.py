"""Nobody is pestered: with questions that were answered, or with the bots' pace."""

from __future__ import annotations

from kordon.engine.rule_ids import rule
from kordon.tables.log.decisions import SetPace
from kordon.tables.log.playing import Answer, TakeBack
from kordon.tables.people.limits import LIMITS
from tests.tables.house import House, in_a_house, refused


@rule("KO-151")
@in_a_house
async def test_a_no_holds_until_the_next_public_move(house: House) -> None:
    people = dict(enumerate(await house.people("Ada", "Ben")))
    id = await house.table(*people.values())
    clients = {seat: await house.client(id, person) for seat, person in people.items()}
    table = await house.service.node.table(id)
    while not all(any(move.seat == seat for move in table.running().moves) for seat in people):
        await house.play_random(id, people, clients)
    assert (await house.service.ask(id, people[0], TakeBack(0, ask=True))).asker is not None
    await house.service.ask(id, people[1], Answer(0, agrees=False))
    with refused("KO-151"):
        await house.service.ask(id, people[0], TakeBack(0, ask=True))
    before = table.public_at
    house.time.advance(1)
    while table.public_at == before:
        await house.play_random(id, people, clients)
    assert not table.was_refused


@rule("KO-114", "KO-151")
@in_a_house
async def test_who_asked_may_withdraw_it_and_asks_no_more_in_this_turn(house: House) -> None:
    people = dict(enumerate(await house.people("Ada", "Ben")))
    id = await house.table(*people.values())
    clients = {seat: await house.client(id, person) for seat, person in people.items()}
    table = await house.service.node.table(id)
    while not all(any(move.seat == seat for move in table.running().moves) for seat in people):
        await house.play_random(id, people, clients)
    assert (await house.service.ask(id, people[0], TakeBack(0, ask=True))).asker == 0
    with refused("KO-114"):
        await house.service.ask(id, people[0], Answer(0, agrees=True))
    await house.service.ask(id, people[0], Answer(0, agrees=False))
    assert table.asker is None
    with refused("KO-114"):
        await house.service.ask(id, people[1], Answer(0, agrees=True))
    with refused("KO-151"):
        await house.service.ask(id, people[0], TakeBack(0, ask=True))


@rule("KO-108")
@in_a_house
async def test_the_pace_is_changed_now_and_then(house: House) -> None:
    ada = await house.person("Ada")
    id = await house.table(ada, "beginner", start=False)
    for number in range(LIMITS["pace"][0].most):
        await house.service.ask(id, ada, SetPace(("calm", "brisk")[number % 2]))
    with refused("KO-108"):
        await house.service.ask(id, ada, SetPace("at-once"))
    house.time.advance(60)
    await house.service.ask(id, ada, SetPace("at-once"))
