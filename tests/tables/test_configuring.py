"""Before the start the host may change how the table is set up; everybody there is told."""

from __future__ import annotations

import pytest

from kordon.engine.errors import Fault
from kordon.engine.records import SPECTATOR
from kordon.engine.rule_ids import rule
from kordon.tables.log.decisions import SeatBot, TableChange
from kordon.tables.log.setups import Clock
from kordon.tables.messages import SeatInfo
from kordon.tables.requests import NewTable
from tests.tables.house import House, in_a_house, refused

CLOCK = Clock("move", 60)


@in_a_house
async def test_the_host_changes_everything_and_the_game_is_played_so(house: House) -> None:
    ada, ben, eve = await house.people("Ada", "Ben", "Eve")
    id = await house.table(ada, ben, "beginner", start=False, game="estoril")
    lookers = [await house.client(id, one) for one in (ada, ben, eve)]
    await house.service.ask(id, ada, TableChange({"secret_missions": True}, 4, public=False, clock=CLOCK))
    assert lookers.pop().subscription.is_closed, "Eve was not invited"
    for looker in lookers:
        await looker.read()
        assert looker.snapshot is not None
        told = looker.snapshot.table
        assert (told.options, told.public, told.clock) == ({"secret_missions": True}, False, CLOCK)
        assert [seat.kind for seat in told.seats] == ["person", "person", "bot", "open"]
    assert await house.service.store.open_tables() == []
    with refused("KO-111"):
        await house.service.start(id, ada)
    await house.service.ask(id, ada, SeatBot(3))
    await house.service.start(id, ada)
    table = await house.service.node.table(id)
    assert table.running().options.secret_missions
    assert table.running().seats == len(table.acted) == 4
    assert table.clocks is not None
    assert set(table.counters) == {0, 1, 2, 3, SPECTATOR}


@in_a_house
async def test_what_is_not_named_stays_and_what_is_the_same_is_not_told(house: House) -> None:
    ada = await house.person("Ada")
    id = await house.table(
        ada, "beginner", "sharp", start=False, game="sniper", options={"map": "pens"}, clock=CLOCK
    )
    looker = await house.client(id, ada)
    await house.service.ask(id, ada, TableChange(seats=3, options={"map": "pens"}))
    assert await looker.read() == []
    await house.service.ask(id, ada, TableChange(seats=2))
    info = await house.service.info(id, ada)
    assert (info.options, info.clock, info.public) == ({"map": "pens"}, CLOCK, True)
    assert info.seats == (SeatInfo("person", "Ada", here=True, host=True), SeatInfo("bot", level="beginner"))


@rule("KO-102", "KO-103", "KO-112")
@in_a_house
async def test_only_the_host_only_before_the_start_and_nobody_loses_a_seat(house: House) -> None:
    ada, ben = await house.people("Ada", "Ben")
    id = await house.table(ada, "beginner", ben, start=False)
    change = TableChange({"recruitment": True})
    with refused("KO-112"):
        await house.service.ask(id, ben, change)
    with refused("KO-102"):
        await house.service.ask(id, ada, TableChange(seats=2))
    await house.service.start(id, ada)
    with refused("KO-103"):
        await house.service.ask(id, ada, change)


@in_a_house
async def test_what_can_t_be_played_is_refused_and_changes_nothing(house: House) -> None:
    ada = await house.person("Ada")
    id = await house.table(ada, "beginner", "beginner", start=False, options={"secret_missions": True})
    before = await house.service.info(id, ada)
    for wrong, why in (
        (TableChange(seats=2), "secret_missions: they need"),
        (TableChange(seats=9), "players: estoril takes"),
        (TableChange({"no_such": True}), "no_such: estoril has no such option"),
        (TableChange(clock=Clock("move", 1)), "clock: from"),
    ):
        with pytest.raises(Fault, match=why):
            await house.service.ask(id, ada, wrong)
    assert await house.service.info(id, ada) == before


@in_a_house
async def test_the_log_leads_to_the_same_table(house: House) -> None:
    ada = await house.person("Ada")
    id = await house.service.create(ada, NewTable("estoril", 2))
    await house.service.ask(id, ada, TableChange({"second_place": True}, 3))
    await house.service.ask(id, ada, TableChange(seats=4))
    known = await house.service.node.table(id)
    read = await house.another_service().node.table(id)
    assert read.setup == known.setup == read.seating.setup
    assert (read.options.second_place, len(read.seating.chairs)) == (True, 4)
    assert await house.store.summary(id) == known.seating.summary((await house.store.summary(id)).changed_at)
