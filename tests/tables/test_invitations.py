"""Who is invited: keys that the host replaces, seats that the host cleared, and a share of open seats."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from kordon.engine.play import Refused
from kordon.engine.rule_ids import rule
from kordon.tables.log import new_tables
from kordon.tables.log.decisions import OpenSeat, RenewInvitation, Stand, TableChange
from kordon.tables.people import shares
from kordon.tables.requests import Person
from tests.tables.house import House, in_a_house, refused


@rule("KO-113")
@in_a_house
async def test_a_new_invitation_replaces_the_old_one(house: House) -> None:
    """Who sits stays and is told the new one; who only looked on by the old one is let go."""
    ada, ben, eve = await house.people("Ada", "Ben", "Eve")
    id = await house.table(ada, ben, public=False, start=False)
    old = await house.key(id)
    hers, his, looker = [await house.client(id, one) for one in (ada, ben, eve)]
    with refused("KO-112"):
        await house.service.ask(id, ben, RenewInvitation())
    await house.service.ask(id, ada, RenewInvitation())
    new = await house.key(id)
    assert new != old
    for client in (hers, his):
        await client.read()
        assert client.snapshot is not None
        assert client.snapshot.you.invitation == new
        assert not client.subscription.is_closed
    assert looker.subscription.is_closed
    for key in (old, "", new[:-1], new[:12]):
        with refused("KO-113"):
            await house.service.info(id, eve, key)
    await house.service.info(id, eve, new)
    await house.service.start(id, ada)
    await house.service.ask(id, ada, RenewInvitation())
    with refused("KO-113"):
        await house.service.subscribe(id, eve, None, new)


@in_a_house
async def test_a_new_invitation_is_known_where_the_table_is_not_loaded(house: House) -> None:
    ada, eve = await house.people("Ada", "Eve")
    id = await house.table(ada, "beginner", public=False, start=False)
    old = await house.key(id)
    await house.service.ask(id, ada, RenewInvitation())
    new = await house.key(id)
    other = house.another_service()
    with refused("KO-113"):
        await other.info(id, eve, "x" * len(new))
    assert id not in other.node.rooms, "a stranger's guess loads nothing"
    await other.info(id, eve, new)
    with refused("KO-113"):
        await other.info(id, eve, old)


@in_a_house
async def test_a_key_of_one_table_opens_no_other(house: House) -> None:
    ada = await house.person("Ada")
    first, second = [await house.table(ada, "beginner", public=False, start=False) for _ in range(2)]
    setups = [(await house.service.node.table(id)).setup for id in (first, second)]
    key = new_tables.another_key(setups[0])
    assert new_tables.may_be_key(setups[0], key)
    assert not new_tables.may_be_key(setups[1], key)
    assert not new_tables.may_be_key(setups[0], key[:12])
    assert not new_tables.may_be_key(setups[0], "é" * 20)


@in_a_house
async def test_a_table_that_becomes_private_gets_another_invitation(house: House) -> None:
    """Somebody who sat at it for a moment while it was public has the old one."""
    ada, eve = await house.people("Ada", "Eve")
    id = await house.table(ada, "beginner", "beginner", start=False)
    looker = await house.client(id, eve)
    old = await house.key(id)
    await house.service.ask(id, ada, TableChange(seats=2))
    assert await house.key(id) == old
    await house.service.ask(id, ada, TableChange(public=False))
    assert await house.key(id) != old
    assert looker.subscription.is_closed
    with refused("KO-113"):
        await house.service.info(id, eve, old)
    private = await house.key(id)
    await house.service.ask(id, ada, TableChange(public=True))
    assert await house.key(id) == private


@rule("KO-152")
@in_a_house
async def test_who_was_removed_needs_a_newer_invitation(house: House) -> None:
    ada, ben, cyd = await house.people("Ada", "Ben", "Cyd")
    id = await house.table(ada, ben, cyd, start=False)
    key = await house.key(id)
    await house.service.ask(id, cyd, Stand())
    await house.service.sit(id, cyd, 2)
    await house.service.ask(id, ada, OpenSeat(1))
    for given in ("", key):
        with refused("KO-152"):
            await house.service.sit(id, ben, 1, given)
    with refused("KO-152"):
        await house.another_service().sit(id, ben, 1, key)
    await house.service.ask(id, ada, RenewInvitation())
    with refused("KO-152"):
        await house.service.sit(id, ben, 1, key)
    await house.service.sit(id, ben, 1, await house.key(id))
    await house.service.ask(id, ada, OpenSeat(0))
    await house.service.sit(id, ada, 0)


@rule("KO-153")
@in_a_house
async def test_one_guest_does_not_sit_at_every_open_table(house: House) -> None:
    """Neither one by one nor all at once; a game that begins, or a seat given up, makes room."""
    host, eve = await house.people("Ada", "Eve")
    most = shares.MOST_SEATS[0]
    ids = []
    for _ in range(most + 3):
        ids.append(id := await house.table(host, "beginner", "beginner", start=False))
        await house.service.ask(id, host, OpenSeat(1))
        await house.service.ask(id, host, Stand())
    asked = await asyncio.gather(*(house.service.sit(id, eve, 1) for id in ids), return_exceptions=True)
    got = [id for id, result in zip(ids, asked, strict=True) if result == 1]
    assert len(got) == most
    refusals = [result for result in asked if isinstance(result, Refused)]
    assert {refusal.rules for refusal in refusals} == {("KO-153",)}
    late = next(id for id in ids if id not in got)
    with refused("KO-153"):
        await house.service.sit(late, eve, 1)
    with refused("KO-118"):  # that is her own, not one more
        await house.service.sit(got[0], eve, 1)
    await house.service.ask(got[0], eve, Stand())
    await house.service.sit(late, eve, 1)
    await house.service.sit(got[1], host, 0)
    await house.service.start(got[1], host)
    await house.service.sit(got[0], eve, 1)


@rule("KO-153")
@in_a_house
async def test_a_seat_taken_while_seats_are_read_counts(house: House) -> None:
    host, eve = await house.people("Ada", "Eve")
    ids = [await house.table(host, "beginner", start=False) for _ in range(2)]
    for id in ids:
        await house.service.ask(id, host, OpenSeat(1))
    is_read, goes_on = asyncio.Event(), asyncio.Event()
    read = house.store.tables_of

    async def slowly(*given: Any) -> list[Any]:
        found = await read(*given)
        if not is_read.is_set():
            is_read.set()
            await goes_on.wait()
        return found

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(shares, "MOST_SEATS", (1, 48))
        patch.setattr(house.store, "tables_of", slowly)
        slow = asyncio.create_task(house.service.sit(ids[0], eve, 1))
        await is_read.wait()
        await house.service.sit(ids[1], eve, 1)
        goes_on.set()
        with refused("KO-153"):
            await slow


@rule("KO-153")
@in_a_house
async def test_nor_do_all_guests_of_one_network(house: House) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(shares, "MOST_SEATS", (2, 3))
        host = await house.person("Ada")
        ids = [await house.table(host, "beginner", "beginner", start=False) for _ in range(2)]
        for id in ids:
            await house.service.ask(id, host, Stand())
            for seat in (1, 2):
                await house.service.ask(id, host, OpenSeat(seat))

        async def near(name: str, address: str = "192.0.2.7") -> Person:
            return msgspec.structs.replace(await house.person(name), address=address)

        for name, id in (("Eve", ids[0]), ("Eve", ids[1]), ("Mal", ids[0])):
            await house.service.sit(id, await near(name))
        with refused("KO-153"):
            await house.service.sit(ids[1], await near("Mal"))
        await house.service.sit(ids[1], await near("Ben", "198.51.100.7"))
        await house.service.ask(ids[0], await near("Eve"), Stand())
        await house.service.sit(ids[1], await near("Mal"))
