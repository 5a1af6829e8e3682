"""Playing on: a rematch, or the next game of a campaign."""

from __future__ import annotations

from typing import Any
from unittest.mock import patch

import msgspec

from kordon.games import find
from kordon.tables.log.setups import TableId
from kordon.tables.messages import EndNews
from kordon.tables.requests import Person
from tests.tables.house import Client, House, in_a_house


def sequel(game: Any, position: Any) -> Any:
    """Estoril as a campaign of two games: the second one with recruitment."""
    options = position.options
    return None if options.recruitment else msgspec.structs.replace(options, recruitment=True)


CAMPAIGN = patch.object(type(find("estoril")), "sequel", sequel)


async def play_to_the_end(house: House, id: TableId, people: list[Person]) -> Client:
    clients = {seat: await house.client(id, person) for seat, person in enumerate(people)}
    while await house.to_act(id):
        await house.play_random(id, dict(enumerate(people)), clients)
    await clients[0].read()
    return clients[0]


@in_a_house
async def test_a_campaign_goes_on_with_the_next_game_in_the_same_seats(house: House) -> None:
    people = await house.people("Ada", "Bo")
    ada, bo = people
    with CAMPAIGN:
        first = await house.table(ada, bo)
        assert not (await house.service.info(first, ada)).onward
        client = await play_to_the_end(house, first, people)
        (end,) = (news for news in client.news if isinstance(news, EndNews))
        assert end.onward
        assert (await house.service.info(first, ada)).onward
        second, swaps = await house.service.rematch(first, bo, swaps=True, onward=True)
        assert not swaps
        info = await house.service.info(second, ada)
        assert info.options == {"secret_missions": False, "recruitment": True, "second_place": False}
        assert [seat.name for seat in info.seats] == ["Ada", "Bo"]
        # Who asks later comes to the same table, whatever they asked for.
        assert await house.service.rematch(first, ada, swaps=True) == (second, False)
        await house.service.start(second, ada)
        client = await play_to_the_end(house, second, people)
        (end,) = (news for news in client.news if isinstance(news, EndNews))
        assert not end.onward


@in_a_house
async def test_where_there_is_no_campaign_onward_is_another_game_of_the_same(house: House) -> None:
    people = await house.people("Ada", "Bo")
    id = await house.table(*people)
    await play_to_the_end(house, id, people)
    assert not (await house.service.info(id, people[0])).onward
    again, swaps = await house.service.rematch(id, people[0], onward=True)
    assert swaps
    info = await house.service.info(again, people[0])
    assert info.options == (await house.service.info(id, people[0])).options


@in_a_house
async def test_a_game_that_was_given_up_has_no_sequel(house: House) -> None:
    people = await house.people("Ada", "Bo")
    with CAMPAIGN:
        id = await house.table(*people)
        await house.service.close_table(id)
        assert not (await house.service.info(id, people[0])).onward
