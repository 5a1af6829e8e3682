"""A table's log can't be made long by stepping and taking back, and folding a long one stops nobody."""

from __future__ import annotations

import asyncio
import gc
import time
from statistics import quantiles

import pytest

from kordon.engine.play import Refused
from kordon.engine.rule_ids import rule
from kordon.tables import timing
from kordon.tables.log import entries, playing
from kordon.tables.log.decisions import Note
from kordon.tables.log.entries import encode_entry
from kordon.tables.log.playing import TakeBack
from kordon.tables.log.setups import TableId
from kordon.tables.people.limits import Rate, RateLimit
from kordon.tables.requests import Asker
from kordon.tables.service import TableService
from tests.tables.house import House, in_a_house, refused


async def lengthened(house: House, pairs: int) -> tuple[TableId, TableService]:
    """A table where somebody has stepped and taken back so often, and a service that has not loaded it."""
    people = dict(enumerate(await house.people("Ada", "Ben")))
    id = await house.table(*people.values())
    clients = {seat: await house.client(id, person) for seat, person in people.items()}
    seat = await house.play_to_a_quiet_step(id, people, clients)
    known = await house.service.node.table(id)
    move = known.running().observation(seat).moves[0]
    step = encode_entry(entries.Played(house.time.now(), seat, move, "person", 0))
    back = encode_entry(entries.TookBack(house.time.now(), seat, by_consent=False))
    await house.store.append_many(id, known.sequence + 1, [step, back] * pairs, None, None)
    return id, house.another_service()


@in_a_house
async def test_everybody_gets_their_turn_while_a_long_log_is_folded(house: House) -> None:
    id, service = await lengthened(house, 50)
    turns = 0

    async def others() -> None:
        nonlocal turns
        while True:
            await asyncio.sleep(0)
            turns += 1

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(timing, "SLICE", 0.0)
        busy = asyncio.create_task(others())
        loaded = await service.node.table(id)
        busy.cancel()
    assert turns > 3 * loaded.sequence  # at least one for each entry that is read, looked through, applied


@in_a_house
async def test_what_was_allowed_is_not_asked_again_in_the_fold(house: House) -> None:
    """Whether the mover learned anything is asked of many worlds: thirty times the work of a move."""
    id, service = await lengthened(house, 3)
    known = await house.service.node.table(id)
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(type(known.game), "belief", lambda *_: pytest.fail("worlds were drawn"))
        loaded = await service.node.table(id)
    assert loaded.took_back.total() == 3
    assert not loaded.has_stopped


@rule("KO-150")
@in_a_house
async def test_a_turn_has_only_so_many_take_backs(house: House) -> None:
    people = dict(enumerate(await house.people("Ada", "Ben")))
    id = await house.table(*people.values())
    clients = {seat: await house.client(id, person) for seat, person in people.items()}
    seat = await house.play_to_a_quiet_step(id, people, clients)
    house.service.limits["take-backs"] = RateLimit(Rate(10_000))

    async def step() -> None:
        await clients[seat].read()
        await house.service.play(id, people[seat], seat, clients[seat].counter, clients[seat].paths()[0])

    for _ in range(playing.MOST_TAKEN_BACK):
        await step()
        await house.service.ask(id, people[seat], TakeBack(0))
    await step()
    for ask in (False, True):
        with refused("KO-150"):
            await house.service.ask(id, people[seat], TakeBack(0, ask))
    known = await house.service.node.table(id)
    before = known.public_at
    house.time.advance(1)
    while known.public_at == before:
        await house.play_random(id, people, clients)
    assert not known.took_back


@rule("KO-108")
@in_a_house
async def test_an_hour_has_only_so_many_take_backs(house: House) -> None:
    ada, ben = await house.people("Ada", "Ben")
    id = await house.table(ada, ben)
    house.service.limits["take-backs"] = RateLimit(Rate(2))
    for _ in range(2):
        with pytest.raises(Refused) as refusal:
            await house.service.ask(id, ada, TakeBack(0))
        assert "KO-108" not in refusal.value.rules
    with refused("KO-108"):
        await house.service.ask(id, ada, TakeBack(0))


LONG = 20_000  # pairs of entries
WORSE = 3.0  # times as long as usual is what others may have to wait


@pytest.mark.full
@in_a_house
async def test_others_wait_little_longer_while_a_log_of_40_000_entries_is_folded(house: House) -> None:
    id, service = await lengthened(house, LONG)
    ada, ben = await house.people("Ada", "Ben")
    other = await house.table(ada, ben)
    number = 0
    asker = Asker(ada, "", lambda player: None)

    async def wait() -> float:
        nonlocal number
        number += 1
        began = time.perf_counter()
        await service.node.change(other, Note(0, f"thought {number}").decide, asker)
        took = time.perf_counter() - began
        await asyncio.sleep(0.005)
        return took

    usual = [await wait() for _ in range(400)]
    began = time.perf_counter()
    gc.disable()  # as a server nearly does, see `make_ready`
    try:
        loading = asyncio.create_task(service.node.table(id))
        meanwhile: list[float] = []
        while not loading.done():
            meanwhile.append(await wait())
    finally:
        gc.enable()
    idle, busy = (quantiles(waits, n=20)[-1] * 1000 for waits in (usual, meanwhile))
    print(f"p95 {idle:.1f} ms, {busy:.1f} ms, most {max(meanwhile) * 1000:.1f} ms", end=" ")
    print(f"while {2 * LONG} entries were folded in {time.perf_counter() - began:.1f} s")
    assert len(meanwhile) >= 100
    assert busy <= WORSE * idle
