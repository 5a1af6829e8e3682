"""Reports and bans."""

from __future__ import annotations

import pytest

from kordon.engine.errors import Fault
from kordon.engine.rule_ids import rule
from kordon.tables.log.decisions import Note, Say
from kordon.tables.people import moderation
from kordon.tables.people.moderation import Ban, key_of_network
from kordon.tables.requests import Person
from tests.tables.house import House, in_a_house, refused


@rule("KO-121")
@in_a_house
async def test_a_report_quotes_what_was_said_to_all_and_nothing_else(house: House) -> None:
    ada, ben, cyd, eve = await house.people("Ada", "Ben", "Cyd", "Eve")
    id = await house.table(ada, ben, cyd, game="sniper")
    await house.service.ask(id, ben, Say(0, "you fools"))
    await house.service.ask(id, ben, Say(0, "hobbyhorse", team=True))
    await house.service.ask(id, ada, Say(0, "now now"))
    await house.service.ask(id, ben, Note(0, "masterplan"))
    await house.service.report(id, cyd, 1, "chat", " he is\nrude ")
    filed_at = house.time.ms
    house.time.advance(1)
    await house.service.report(id, eve, 1, "name")
    for seat in (2, 7):
        with refused("KO-121"):
            await house.service.report(id, cyd, seat, "chat")
    [(first, made), (_, other)] = await house.service.moderation.reports()
    assert made == moderation.Report(
        filed_at, id, cyd.id, "Cyd", ben.id, "Ben", "chat", "he is rude", ("you fools",)
    )
    assert other.by == eve.id
    await house.service.moderation.settle(first)
    assert len(await house.service.moderation.reports()) == 1
    await house.service.forget(eve.id)
    assert await house.service.moderation.reports() == []


@rule("KO-108", "KO-113", "KO-117")
@in_a_house
async def test_reports_are_bounded(house: House) -> None:
    ada, ben, eve = await house.people("Ada", "Ben", "Eve")
    id = await house.table(ada, ben, public=False)
    with refused("KO-113"):
        await house.service.report(id, eve, 0, "chat")
    with refused("KO-117"):
        await house.service.report(id, ada, 1, "chat", "x" * 501)
    for _ in range(6):
        await house.service.report(id, ada, 1, "play")
    with refused("KO-108"):
        await house.service.report(id, ada, 1, "play")
    house.time.advance(1)
    before, moderation.MOST_REPORTS = moderation.MOST_REPORTS, 4  # type: ignore[misc]
    try:
        await house.service.report(id, ben, 0, "other", "the seventh")
    finally:
        moderation.MOST_REPORTS = before  # type: ignore[misc]
    kept = await house.service.moderation.reports()
    assert len(kept) == 4
    assert kept[-1][1].text == "the seventh"


@rule("KO-148")
@in_a_house
async def test_who_is_banned_is_out_on_every_node_until_it_is_lifted(house: House) -> None:
    ada, ben = await house.people("Ada", "Ben")
    id = await house.table(ada, ben)
    other = house.another_service()
    here, there = await house.client(id, ben), await house.client(id, ben, service=other)
    await house.service.ban(ben.id, "was rude")
    assert await here.subscription.batch() == []
    with refused("KO-148"):
        house.service.moderation.check(ben)
    house.service.moderation.check(ada)
    await other.refresh_bans()
    await there.read()
    assert await there.subscription.batch() == []
    with refused("KO-148"):
        other.moderation.check(ben)
    assert await other.moderation.bans() == [(ben.id, Ban(house.time.ms, "was rude"))]
    await other.lift_ban(ben.id)
    other.moderation.check(ben)
    await house.service.tick()
    house.time.advance(60)
    await house.service.tick()
    house.service.moderation.check(ben)


@rule("KO-148")
@in_a_house
async def test_a_network_is_banned_with_all_its_addresses(house: House) -> None:
    await house.service.ban(key_of_network("2001:db8::7"), "")
    await house.service.ban(key_of_network("192.0.2.7"), "")
    for address in ("2001:db8::1", "2001:db8::ffff:1", "192.0.2.7", "::ffff:192.0.2.7"):
        with refused("KO-148"):
            house.service.moderation.check(Person("anybody", "", address=address))
    for address in ("2001:db8:0:1::1", "192.0.2.8", "127.0.0.1", ""):
        house.service.moderation.check(Person("anybody", "", address=address))
    assert key_of_network("2001:db8::/64") == key_of_network("2001:db8::7")
    for wrong in ("127.0.0.1", "::1", "192.0.2.0/24", "2001:db8::/48", "nowhere", ""):
        with pytest.raises(Fault, match="address: "):
            key_of_network(wrong)
