"""Absence: nobody is replaced for a blink, everybody is called first, and coming back undoes it."""

from __future__ import annotations

from kordon.engine.records import SPECTATOR
from kordon.engine.rule_ids import rule
from kordon.tables.log import decisions
from kordon.tables.log.decisions import TakeOver
from kordon.tables.log.setups import Clock
from kordon.tables.messages import SeatInfo
from tests.tables.house import House, in_a_house, refused

AWAY, GRACE = decisions.AWAY / 1000, decisions.GRACE / 1000
DAY = 24 * 3600.0


@rule("KO-140")
@in_a_house
async def test_a_reload_after_a_long_quiet_is_no_absence(house: House) -> None:
    ada, ben = await house.people("Ada", "Ben")
    id = await house.table(ada, ben)
    await house.client(id, ada)
    client = await house.client(id, ben)
    house.time.advance(3600)
    client.subscription.close()
    house.time.advance(0.15)
    with refused("KO-140"):
        await house.service.ask(id, ada, TakeOver(1))
    with refused("KO-120"):
        await house.service.abandon(id, ada)
    client = await house.client(id, ben)
    house.time.advance(3600)
    with refused("KO-102"):
        await house.service.ask(id, ada, TakeOver(1))


@in_a_house
async def test_absences_do_not_add_up(house: House) -> None:
    ada, ben = await house.people("Ada", "Ben")
    id = await house.table(ada, ben)
    await house.client(id, ada)
    for _ in range(3):
        client = await house.client(id, ben)
        client.subscription.close()
        house.time.advance(AWAY - 1)
        with refused("KO-140"):
            await house.service.ask(id, ada, TakeOver(1))


@rule("KO-141")
@in_a_house
async def test_who_is_missed_is_called_and_gets_time(house: House) -> None:
    calls: list[tuple[str, str]] = []
    house.service = house.another_service(called=lambda *call: calls.append(call))
    ada, ben = await house.people("Ada", "Ben")
    id = await house.table(ada, ben)
    looker = await house.client(id, ada)
    (await house.client(id, ben)).subscription.close()
    calls.clear()
    house.time.advance(AWAY)
    await house.service.ask(id, ada, TakeOver(1))
    assert calls == [(id, ben.id)]
    await looker.read()
    assert looker.seats[1] == SeatInfo("person", "Ben", called=True)
    assert (await house.service.node.table(id)).played_by_bots() == [False, False]
    house.time.advance(GRACE - 0.001)
    with refused("KO-141"):
        await house.service.ask(id, ada, TakeOver(1))
    assert calls == [(id, ben.id)]
    house.time.advance(0.001)
    await house.service.ask(id, ada, TakeOver(1))
    await looker.read()
    assert looker.seats[1] == SeatInfo("person", "Ben", "steady")


@in_a_house
async def test_coming_back_undoes_the_call_and_the_bot(house: House) -> None:
    ada, ben = await house.people("Ada", "Ben")
    id = await house.table(ada, ben)
    looker = await house.client(id, ada)
    (await house.client(id, ben)).subscription.close()
    house.time.advance(AWAY)
    await house.service.ask(id, ada, TakeOver(1))
    client = await house.client(id, ben)
    await looker.read()
    assert looker.seats[1] == SeatInfo("person", "Ben", here=True)
    client.subscription.close()
    house.time.advance(GRACE)
    with refused("KO-140"):
        await house.service.ask(id, ada, TakeOver(1))
    await house.replace(id, ada, 1)
    await house.service.settled()
    screen = await house.client(id, ben, SPECTATOR)  # on a screen for all; the player need not be near it
    assert (await house.service.node.table(id)).played_by_bots() == [False, True]
    screen.subscription.close()
    client = await house.client(id, ben)
    await looker.read()
    assert looker.seats[1] == SeatInfo("person", "Ben", here=True)
    assert client.snapshot is not None
    assert client.snapshot.table.seats[1] == SeatInfo("person", "Ben", here=True)


@in_a_house
async def test_a_call_is_good_for_one_absence(house: House) -> None:
    """A look at a screen for all does not answer the call, but it ends the absence."""
    ada, ben = await house.people("Ada", "Ben")
    id = await house.table(ada, ben)
    await house.client(id, ada)
    house.time.advance(AWAY)
    await house.service.ask(id, ada, TakeOver(1))
    house.time.advance(1)
    screen = await house.client(id, ben, SPECTATOR)
    screen.subscription.close()
    house.time.advance(AWAY + GRACE)
    await house.service.ask(id, ada, TakeOver(1))
    with refused("KO-141"):
        await house.service.ask(id, ada, TakeOver(1))


@in_a_house
async def test_a_bot_that_one_has_asked_for_stays_when_one_looks_in(house: House) -> None:
    ada, ben = await house.people("Ada", "Ben")
    id = await house.table(ada, ben)
    await house.service.ask(id, ben, TakeOver(1, level="beginner"))
    await house.client(id, ben)
    assert (await house.service.node.table(id)).played_by_bots() == [False, True]


@rule("KO-142")
@in_a_house
async def test_with_a_day_for_a_move_being_away_is_normal(house: House) -> None:
    ada, ben = await house.people("Ada", "Ben")
    for clock in (Clock("move", 24 * 3600), Clock("game", 7 * 24 * 3600)):
        id = await house.table(ada, ben, clock=clock)
        await house.client(id, ada)
        (await house.client(id, ben)).subscription.close()
        house.time.advance(DAY / 2)
        with refused("KO-142"):
            await house.service.ask(id, ada, TakeOver(1))
    id = await house.table(ada, ben, clock=Clock("move", 3600))
    await house.client(id, ada)
    await house.replace(id, ada, 1)


@rule("KO-120")
@in_a_house
async def test_nobody_gives_up_a_game_that_the_other_side_may_still_want(house: House) -> None:
    ada, ben = await house.people("Ada", "Ben")
    id = await house.table(ada, ben, clock=Clock("move", 7200))
    await house.client(id, ada)
    await house.replace(id, ada, 1)
    with refused("KO-120"):
        await house.service.abandon(id, ada)
    house.time.advance(decisions.LONG_GONE / 1000)
    with refused("KO-120"):
        await house.service.abandon(id, ada)
    client = await house.client(id, ben)
    house.time.advance(DAY)
    with refused("KO-120"):
        await house.service.abandon(id, ada)
    client.subscription.close()
    await house.replace(id, ada, 1)
    house.time.advance(7200 - AWAY - GRACE - 1)
    with refused("KO-120"):
        await house.service.abandon(id, ada)
    house.time.advance(1)
    await house.service.abandon(id, ada)
    assert (await house.service.info(id, ada)).state == "abandoned"


@in_a_house
async def test_absence_counts_from_the_start_of_the_game(house: House) -> None:
    ada, ben = await house.people("Ada", "Ben")
    id = await house.table(ada, ben, start=False)
    await house.client(id, ada)
    house.time.advance(3600)
    await house.service.start(id, ada)
    with refused("KO-140"):
        await house.service.ask(id, ada, TakeOver(1))


@in_a_house
async def test_after_a_restart_absence_counts_from_there(house: House) -> None:
    ada, ben = await house.people("Ada", "Ben")
    id = await house.table(ada, ben)
    house.time.advance(3600)
    house.service = house.another_service()
    with refused("KO-140"):
        await house.service.ask(id, ada, TakeOver(1))
    await house.replace(id, ada, 1)
