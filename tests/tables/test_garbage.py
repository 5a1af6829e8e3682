"""Tables create no reference cycles, because the server runs GC only after sockets have closed."""

from __future__ import annotations

import gc

from kordon.tables.requests import Person
from tests.tables.house import House, in_a_house

HARDLY_ANY = 50  # objects


@in_a_house
async def test_a_whole_game_leaves_hardly_any_cycles(house: House) -> None:
    people = dict(enumerate(await house.people("Ada", "Ben")))
    await play_to_the_end(house, people)
    gc.collect()
    gc.disable()
    try:
        await play_to_the_end(house, people)
        assert gc.collect() < HARDLY_ANY
    finally:
        gc.enable()


async def play_to_the_end(house: House, people: dict[int, Person]) -> None:
    """A game from the first seat taken until the table is put away."""
    id = await house.table(*people.values())
    clients = {seat: await house.client(id, person) for seat, person in people.items()}
    while await house.to_act(id):
        mover = await house.play_random(id, people, clients)
        await clients[mover].read()
    for client in clients.values():
        client.subscription.close()
    house.time.advance(house.service.settings.idle + 1)
    await house.service.tick()
    assert id not in house.service.node.rooms
