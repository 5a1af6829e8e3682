"""Leaving the table: the others know at once, the leaver does not play on, and may come back."""

from __future__ import annotations

from kordon.engine.rule_ids import rule
from kordon.tables.log.decisions import GiveBack, PutMark, Stand, TakeOver
from kordon.tables.log.playing import TakeBack
from kordon.tables.messages import AnyMessage, ChatLine, SeatNews
from tests.tables.house import House, in_a_house, refused


def events(news: list[AnyMessage]) -> list[tuple[str, str, int | None]]:
    """What people did, by the chat."""
    return [(one.event, one.name, one.seat) for one in news if isinstance(one, ChatLine) and one.event]


@rule("KO-149")
@in_a_house
async def test_who_left_does_not_play_on(house: House) -> None:
    ada, ben = await house.people("Ada", "Ben")
    id = await house.table(ada, ben, game="sniper")
    client = await house.client(id, ada)
    path = client.paths()[0]
    await house.service.ask(id, ada, Stand())
    with refused("KO-149"):
        await house.service.play(id, ada, 0, client.counter, path)
    with refused("KO-149"):
        await house.service.ask(id, ada, TakeBack(0))
    with refused("KO-149"):
        await house.service.advisers.advise(id, ada, 0, client.counter)
    with refused("KO-149"):
        await house.service.ask(id, ada, PutMark(0, "pencil", path[0]))
    await house.service.ask(id, ada, GiveBack())
    await house.service.play(id, ada, 0, client.counter, path)


@in_a_house
async def test_the_others_are_told_who_left_and_may_go_on_at_once(house: House) -> None:
    ada, ben, eve = await house.people("Ada", "Ben", "Eve")
    id = await house.table(ada, ben, game="sniper")
    other, looker = await house.client(id, ben), await house.client(id, eve)
    await house.service.ask(id, ada, Stand())
    for client in (other, looker):
        news = await client.read()
        assert events(news) == [("left", "Ada", 0)]
        assert [one.seats[0].left for one in news if isinstance(one, SeatNews)] == [True]
    late = await house.client(id, eve)
    assert late.snapshot is not None
    assert [line.event for line in late.snapshot.chat] == ["left"]
    await house.service.ask(id, ben, TakeOver(0, level="beginner"))  # nobody waits for three minutes
    assert (await house.service.info(id, ben)).seats[0].level == "beginner"


@in_a_house
async def test_who_left_takes_the_seat_back_from_nobody_and_from_a_bot(house: House) -> None:
    ada, ben = await house.people("Ada", "Ben")
    id = await house.table(ada, ben, game="sniper")
    other = await house.client(id, ben)
    for has_bot in (False, True):
        await house.service.ask(id, ada, Stand())
        if has_bot:
            await house.service.ask(id, ben, TakeOver(0))
        await other.read()
        await house.service.ask(id, ada, GiveBack())
        assert events(await other.read()) == [("sat", "Ada", 0)]
        seat = (await house.service.info(id, ada)).seats[0]
        assert (seat.name, seat.left, seat.level) == ("Ada", False, None)


@in_a_house
async def test_before_the_start_nothing_is_said_about_seats(house: House) -> None:
    ada, ben = await house.people("Ada", "Ben")
    id = await house.table(ada, ben, start=False)
    client = await house.client(id, ada)
    await house.service.ask(id, ben, Stand())
    await house.service.sit(id, ben)
    assert events(await client.read()) == []


@rule("KO-149")
@in_a_house
async def test_a_rematch_seats_nobody_who_left(house: House) -> None:
    """Their bot stays; without one the seat is open. A host who left is one no more."""
    for level in (None, "beginner"):
        ada, ben = await house.people("Ada", "Ben")
        id = await house.table(ada, ben, game="sniper")
        await house.service.ask(id, ada, Stand())
        if level is not None:
            await house.service.ask(id, ben, TakeOver(0, level="beginner"))
        await house.service.abandon(id, ben)
        with refused("KO-149"):
            await house.service.rematch(id, ada, swaps=False)
        fresh, _ = await house.service.rematch(id, ben, swaps=False)
        first, second = (await house.service.info(fresh, ben)).seats
        assert (first.kind, first.level) == (("open", None) if level is None else ("bot", level))
        assert (second.kind, second.name) == ("person", "Ben")
        assert (await house.service.node.table(fresh)).setup.host == ben.id
