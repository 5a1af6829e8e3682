"""Tables leave memory when nobody is connected; how long a request takes tells nobody of a hidden step."""

from __future__ import annotations

from random import Random
from time import perf_counter

import pytest

from kordon.tables.log import playing
from kordon.tables.log.playing import TakeBack
from tests.ranks import margin, share_larger
from tests.tables.house import House, in_a_house

BURST = 24  # requests, of which the quickest counts
ENOUGH = 2000  # of each class
RESOLUTION = 1e-5  # seconds: finer differences are lost on the way to any client


@in_a_house
async def test_a_table_stays_in_memory_while_anybody_is_connected(house: House) -> None:
    ada, ben = await house.people("Ada", "Ben")
    id = await house.table(ada, ben)
    client = await house.client(id, ada)
    for is_connected in (True, False):
        house.time.advance(house.service.settings.idle + 1)
        await house.service.node.tidy()
        assert (id in house.service.node.rooms) is is_connected
        client.subscription.close()


class Quiet:
    """A table where somebody who is connected can make a step that nobody else notices."""

    async def open(self, house: House, *names: str) -> None:
        people = dict(enumerate(await house.people(*names)))
        self.house, self.id = house, await house.table(*people.values())
        clients = {seat: await house.client(self.id, person) for seat, person in people.items()}
        self.seat = await house.play_to_a_quiet_step(self.id, people, clients)
        self.person, self.client = people[self.seat], clients[self.seat]

    async def step(self) -> None:
        await self.client.read()
        path = self.client.paths()[0]
        await self.house.service.play(self.id, self.person, self.seat, self.client.counter, path)

    async def take_back(self) -> None:
        await self.house.service.ask(self.id, self.person, TakeBack(0))


@pytest.mark.full
@in_a_house
async def test_a_burst_of_requests_does_not_tell_a_hidden_step(house: House) -> None:
    """Long after the last public move: was there a hidden one since? The quickest of a burst is compared."""
    table, other, eve = Quiet(), Quiet(), await house.person("Eve")
    await table.open(house, "Ada", "Ben")
    await other.open(house, "Cyd", "Dan")
    kinds = [True] * ENOUGH + [False] * ENOUGH
    Random(1).shuffle(kinds)
    times: dict[bool, list[float]] = {True: [], False: []}
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(playing, "MOST_TAKEN_BACK", 2 * ENOUGH)
        for is_hidden in kinds:
            house.time.advance(house.service.settings.idle + 1)
            if is_hidden:
                await table.step()
            await other.step()  # so that the last thing the process did is the same in both cases
            await other.take_back()
            await house.service.node.tidy()
            burst = []
            for _ in range(BURST):
                begun = perf_counter()
                await house.service.info(table.id, eve)
                burst.append(perf_counter() - begun)
            times[is_hidden].append(min(burst) // RESOLUTION)
            if is_hidden:
                await table.take_back()
    longer, most = share_larger(times[True], times[False]), margin(ENOUGH, ENOUGH)
    print(f"{ENOUGH} of each; longer in {longer:.3f}, margin {most:.3f}")
    assert abs(longer - 0.5) < most
