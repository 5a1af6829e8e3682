"""Old tables that nobody plays at are deleted."""

from __future__ import annotations

import pytest

from kordon.tables.node import Settings
from kordon.tables.store.interface import Missing
from tests.tables.house import House, in_a_house

MONTH = 31 * 24 * 3600


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
    assert [id for id, _ in await house.service.tables_of(ada.id)] == [fresh, playing]


@in_a_house
async def test_a_host_may_keep_them_for_ever(house: House) -> None:
    ada = await house.person("Ada")
    service = house.another_service(Settings(beat=0.0, expire_days=0))
    waiting = await house.table(ada, "steady", start=False)
    house.time.advance(MONTH)
    await service.tick()
    assert [id for id, _ in await house.store.all_tables()] == [waiting]
