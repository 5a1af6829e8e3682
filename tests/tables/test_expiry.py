"""Old tables that nobody plays at are deleted."""

from __future__ import annotations

import pytest

from kordon.tables.live.node import Settings
from kordon.tables.log.decisions import Say, Stand
from kordon.tables.log.setups import Clock
from kordon.tables.store.interface import Missing
from tests.tables.house import House, in_a_house

DAY = 24 * 3600
MONTH = 31 * DAY


@in_a_house
async def test_tables_that_did_not_start_or_were_given_up_expire(house: House) -> None:
    ada, ben = await house.people("Ada", "Ben")
    waiting = await house.table(ada, "steady", start=False)
    given_up = await house.table(ada, "steady", start=False)
    await house.service.abandon(given_up, ada)
    playing = await house.table(ada, ben)
    looker = await house.client(waiting, ben)
    await house.service.tick()
    assert {id for id, _ in await house.store.all_tables()} == {waiting, given_up, playing}
    house.time.advance(MONTH)
    fresh = await house.table(ada, "steady", start=False)
    await house.service.tick()
    assert {id for id, _ in await house.store.all_tables()} == {playing, fresh}
    assert await looker.subscription.batch() == []
    for id in (waiting, given_up):
        with pytest.raises(Missing):
            await house.service.info(id, ada)
    assert [id for id, _ in await house.service.store.tables_of(ada.id)] == [fresh, playing]


@in_a_house
async def test_a_game_in_which_nothing_happens_for_long_is_given_up(house: House) -> None:
    ada, ben = await house.people("Ada", "Ben")
    left, slow, timed, broken = [
        await house.table(ada, ben, clock=clock)
        for clock in (Clock(), Clock(), Clock("move", 30 * 24 * 3600), Clock())
    ]
    for one in (ada, ben):
        await house.service.ask(left, one, Stand())
    house.time.advance(8 * DAY)
    await house.service.ask(slow, ada, Say(0, "I am thinking"))
    last = (await house.store.last([broken]))[broken]
    await house.store.append_many(broken, last + 1, [b'["Danced",1]'])
    house.time.advance(8 * DAY)
    await house.another_service(Settings(beat=0.0)).tick()
    await house.another_service(Settings(beat=0.0, close_days=0)).tick()
    assert {summary.state for _, summary in await house.store.all_tables()} == {"playing"}
    service = house.another_service(Settings(beat=0.0, close_days=10))
    await service.tick()
    states = {id: summary.state for id, summary in await house.store.all_tables()}
    assert states == {left: "abandoned", slow: "playing", timed: "playing", broken: "abandoned"}
    assert (await service.info(left, ada)).seed, "what was secret is open, as at any end"


@in_a_house
async def test_a_host_may_keep_them_for_ever(house: House) -> None:
    ada = await house.person("Ada")
    service = house.another_service(Settings(beat=0.0, expire_days=0))
    waiting = await house.table(ada, "steady", start=False)
    house.time.advance(MONTH)
    await service.tick()
    assert [id for id, _ in await house.store.all_tables()] == [waiting]
