"""Calls to absent players who have something to decide: once until they return."""

from __future__ import annotations

from kordon.tables.log.setups import Clock
from tests.tables.house import House, in_a_house


@in_a_house
async def test_one_is_called_once_however_often_a_stand_in_moves(house: House) -> None:
    calls: list[tuple[str, str]] = []
    house.service = house.another_service(called=lambda table, player: calls.append((table, player)))
    ada, ben = await house.people("Ada", "Ben")
    id = await house.table(ada, ben, clock=Clock("move", 60))
    for _ in range(12):
        house.time.advance(61)
        await house.service.tick()
        await house.service.settled()
    table = await house.service.node.table(id)
    assert len(table.running().moves) >= 6
    assert sorted(calls) == [(id, ada.id), (id, ben.id)]
    (await house.client(id, ben)).subscription.close()
    for _ in range(6):
        house.time.advance(61)
        await house.service.tick()
        await house.service.settled()
    assert sorted(calls) == [(id, ada.id), (id, ben.id), (id, ben.id)]


@in_a_house
async def test_one_is_called_only_when_the_own_picture_says_so(house: House) -> None:
    """Each call comes with an entry after which the seat sees that it is to act, and did not before."""
    calls: list[tuple[str, str]] = []
    house.service = house.another_service(called=lambda table, player: calls.append((table, player)))
    people = dict(enumerate(await house.people("Ada", "Ben")))
    id = await house.table(*people.values())
    table = await house.service.node.table(id)
    calls.clear()
    heard = 0
    for _ in range(30):
        if not await house.to_act(id):
            break
        asked = {seat: table.is_asked(seat) for seat in people}
        seat = (await house.to_act(id))[0]
        path = table.game.path(table.running().observation(seat), table.running().observation(seat).moves[0])
        await house.service.play(id, people[seat], seat, table.counters[seat], path)
        now = {seat for seat in people if table.is_asked(seat) and not asked[seat]}
        assert {player for _, player in calls} <= {people[seat].id for seat in now}
        heard += len(calls)
        calls.clear()
    assert heard > 3
