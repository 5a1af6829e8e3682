"""What the table does by itself, and what it leaves to people: only moves, and what they share with bots."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from kordon.engine.rule_ids import rule
from kordon.games import find
from kordon.games.sniper.phases import DEFENDERS_TURN
from kordon.tables.log.clocks import length, set_up_length
from kordon.tables.log.setups import Pace, TableId
from kordon.tables.log.table import Table
from kordon.tables.messages import Delta
from kordon.tables.requests import Person
from tests.tables.house import Client, House, in_a_house

HEROES = 4

# ---- only moves


async def _before_the_last_hero(house: House) -> tuple[TableId, dict[int, Person], dict[int, Client]]:
    ada, ben = people = await house.people("Ada", "Ben")
    id = await house.table(ada, ben, game="wolfenstein")
    clients = {seat: await house.client(id, one) for seat, one in enumerate(people)}
    for _ in range(HEROES - 2):
        await house.play_random(id, {0: ada, 1: ben}, clients)
    return id, {0: ada, 1: ben}, clients


@rule("KO-007")
@in_a_house
async def test_an_only_move_makes_itself_where_nothing_is_hidden(house: House) -> None:
    """The last of four heroes; everybody is told whose move it was."""
    id, people, clients = await _before_the_last_hero(house)
    for client in clients.values():
        await client.read()
    await house.play_random(id, people, clients)
    match = (await house.service.node.table(id)).running()
    assert [type(move).__name__ for move in match.moves] == ["Pick"] * HEROES
    for client in clients.values():
        told = [one.forced for one in await client.read() if isinstance(one, Delta)]
        assert told == [None, 1]


@rule("KO-007")
@in_a_house
async def test_an_only_move_waits_while_its_player_may_want_the_one_before_back(house: House) -> None:
    id, people, clients = await _before_the_last_hero(house)
    table = await house.service.node.table(id)
    await clients[0].read()
    await house.service.play(id, people[0], 0, clients[0].counter, clients[0].paths()[0])
    assert table.forced() == [1]
    match = table.running()
    assert not match.has_moved(1)
    match.turn_ends.clear()  # as if all were one turn: then the player's first hero could be wanted back
    assert match.has_moved(1)
    assert table.forced() == []


async def _with_two_random_cards(house: House) -> Table:
    """A table of Sniper Elite whose sniper can only take the two cards that were drawn."""
    ada, ben = await house.people("Ada", "Ben")
    for _ in range(12):
        id = await house.table(ada, ben, game="sniper", options={"two_random_cards": True})
        table = await house.service.node.table(id)
        if len(table.running().observation(0).moves) == 1:
            return table
    raise AssertionError("there is always an objective to bury first")


@rule("KO-007")
@in_a_house
async def test_an_only_move_is_left_to_its_player_where_something_is_hidden(house: House) -> None:
    """Nobody else may learn that there was nothing to choose."""
    table = await _with_two_random_cards(house)
    await house.service.tick()
    await house.service.settled()
    assert await house.to_act(table.id) == (0,)
    assert len(table.running().observation(0).moves) == 1


# ---- what a person shares with a bot


async def _to_what_is_shared(house: House) -> tuple[Person, Client, Table]:
    """A game of three in which Ada is the first defender, up to what she shares with a bot."""
    ada = await house.person("Ada")
    id = await house.table("beginner", ada, "beginner", game="sniper")
    client = await house.client(id, ada)
    await house.service.settled()
    table = await house.service.node.table(id)
    while not table.game.shares(table.running().observation(1)):
        await house.play_random(id, {1: ada}, {1: client})
    return ada, client, table


async def _wait(house: House) -> None:
    for _ in range(3):
        await house.service.tick()
        await house.service.settled()


@in_a_house
async def test_a_bot_lets_a_person_go_first_who_shares_a_squad(house: House) -> None:
    ada, client, table = await _to_what_is_shared(house)
    assert 2 in await house.to_act(table.id)
    made = len(table.running().moves)
    await _wait(house)
    assert len(table.running().moves) == made
    await client.read()
    assert client.scene.shared == (2,)
    await house.service.go_ahead(table.id, ada)
    await house.service.settled()
    assert [move.seat for move in table.running().moves[made:]][:1] == [2]


@in_a_house
async def test_a_bot_waits_for_nobody_who_has_gone(house: House) -> None:
    _, client, table = await _to_what_is_shared(house)
    made = len(table.running().moves)
    client.subscription.close()
    await _wait(house)
    assert [move.seat for move in table.running().moves[made:]][:1] == [2]


@in_a_house
async def test_to_go_ahead_is_for_this_turn_only(house: House) -> None:
    """Having let the bot choose a specialist, Ada is waited for again in the defenders' turn."""
    ada, client, table = await _to_what_is_shared(house)
    await house.service.go_ahead(table.id, ada)
    await house.service.settled()
    while not table.game.shares(table.running().observation(1)):
        await house.play_random(table.id, {1: ada}, {1: client})
    made = len(table.running().moves)
    await _wait(house)
    assert len(table.running().moves) == made


def test_who_shares_a_squad_follows_from_what_everybody_sees() -> None:
    """Two defenders share the black squad; the sniper shares nothing with anybody."""
    game = find("sniper")
    position = game.start(game.parse_options({}), 3, bytes(32))
    while game.to_act(position) == (0,):
        game.apply(position, game.moves(position, 0)[0])
    for asked in ((1,), (2,), (1, 2)):  # who chooses a specialist for the yellow, red and black squad
        assert game.to_act(position) == asked
        for seat in asked:
            assert game.shares(game.observe(position, seat)) == tuple(one for one in asked if one != seat)
        assert game.shares(game.observe(position, 0)) == ()
        game.apply(position, game.moves(position, asked[0])[0])


@pytest.mark.parametrize("pace", ["calm", "brisk"])
def test_before_the_first_turn_bots_do_not_linger(pace: Pace) -> None:
    assert 0 < set_up_length(pace) <= length(pace, ["master"]) / 2
    assert set_up_length("at-once") == 0


def test_nobody_shares_a_squad_that_can_do_nothing_any_more() -> None:
    game, source = find("sniper"), Random(1)
    position = game.start(game.parse_options({}), 3, bytes(32))
    while position.phase != DEFENDERS_TURN:
        game.apply(position, source.choice(game.moves(position, game.to_act(position)[0])))
    seen = game.observe(position, 1)
    assert game.shares(seen) == (2,)
    yellow, red, _ = seen.actions
    spent = replace(seen, actions=(yellow, red, 0), uses=(0, 0, 0))
    assert game.shares(spent) == ()
    assert game.shares(replace(spent, uses=(0, 0, 1))) == (2,), "its specialist is left"
