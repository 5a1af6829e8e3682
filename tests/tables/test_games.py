"""Whole games at a table: people, bots, spectators, and what each of them is sent."""

from __future__ import annotations

import asyncio
import functools
from pathlib import Path

import pytest

from kordon.engine import log
from kordon.engine.records import OPEN, SPECTATOR
from kordon.games import GAMES, find
from kordon.tables.messages import Delta, EndNews, Snapshot
from tests.tables.house import House, as_shown, in_a_house, tell

PEOPLE = 3  # or as many as the game takes


@pytest.mark.parametrize("game", GAMES)
def test_people_play_to_the_end_by_clicks_alone(tmp_path: Path, game: str) -> None:
    asyncio.run(tell(tmp_path, functools.partial(play_by_clicks, game=game)))


async def play_by_clicks(house: House, game: str) -> None:
    counts = find(game).seat_counts
    seats = max(counts[0], min(PEOPLE, counts[-1]))
    people = dict(enumerate(await house.people(*[f"Player{seat}" for seat in range(seats)])))
    id = await house.table(*people.values(), game=game)
    clients = {seat: await house.client(id, person) for seat, person in people.items()}
    looker = await house.client(id, await house.person("Eve"))
    table = await house.service.node.table(id)
    while await house.to_act(id):
        await house.play_random(id, people, clients)
        for viewer, client in [*clients.items(), (SPECTATOR, looker)]:
            await client.read()
            assert client.counter == table.counters[viewer]
            assert client.scene == as_shown(table.game.scene(table.running().observation(viewer)))
    assert table.seating.state == "finished"
    for client in [*clients.values(), looker]:
        assert isinstance(client.news[-1], EndNews)
        assert client.news[-1].seed == table.setup.seed.hex()
        commitments = [news.commitment for news in client.news if isinstance(news, Delta) and news.commitment]
        assert commitments == table.running().commitments


@in_a_house
async def test_people_and_bots_play_to_the_end(house: House) -> None:
    ada = await house.person("Ada")
    id = await house.table("beginner", ada, "steady")
    await house.service.settled()
    client = await house.client(id, ada)
    while await house.to_act(id):
        await house.play_random(id, {1: ada}, {1: client})
    await client.read()
    assert isinstance(client.news[-1], EndNews)
    assert log.verify(await house.service.exports.export(id, ada), find).moves


@in_a_house
async def test_after_the_end_everybody_may_see_everything(house: House) -> None:
    ada = await house.person("Ada")
    id = await house.table("beginner", ada)
    await house.service.settled()
    client = await house.client(id, ada)
    while await house.to_act(id):
        await house.play_random(id, {1: ada}, {1: client})
    opened = await house.client(id, ada, OPEN)
    table = await house.service.node.table(id)
    match = table.running()
    assert opened.scene == as_shown(table.game.scene(table.game.observe(match.position, OPEN)))
    assert isinstance(opened.news[0], Snapshot)
    assert opened.news[0].table.seed == table.setup.seed.hex()
    assert opened.news[0].log
