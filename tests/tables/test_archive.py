"""After the game: export, import, rematch, and deleting a player's data."""

from __future__ import annotations

import asyncio
import threading
import time
from typing import Any

import pytest

from kordon.engine import log
from kordon.engine.checks.finding import state
from kordon.engine.errors import Fault
from kordon.engine.records import OPEN
from kordon.engine.rule_ids import rule
from kordon.games import find
from kordon.tables import archive
from kordon.tables.log import entries
from kordon.tables.log.decisions import Note, Say, TakeOver
from kordon.tables.messages import RematchNews
from tests.tables.house import House, in_a_house, refused


async def finished_table(house: House) -> str:
    people = dict(enumerate(await house.people("Ada", "Ben")))
    id = await house.table(*people.values())
    clients = {seat: await house.client(id, person) for seat, person in people.items()}
    while await house.to_act(id):
        await house.play_random(id, people, clients)
    for client in clients.values():
        client.subscription.close()
    return id


@rule("KO-116")
@in_a_house
async def test_a_log_comes_out_after_the_end_and_goes_in_again(house: House) -> None:
    ada, ben, eve = await house.people("Ada", "Ben", "Eve")
    running = await house.table(ada, ben)
    with refused("KO-116"):
        await house.service.exports.export(running, ada)
    id = await finished_table(house)
    text = await house.service.exports.export(id, eve)
    match = log.verify(text, find)
    copy = await house.service.exports.import_log(eve, text)
    table = await house.service.node.table(copy)
    assert state(table.running().position) == state(match.position)
    assert table.seating.state == "finished"
    assert await house.service.exports.export(copy, eve) == text
    assert (await house.client(copy, eve, OPEN)).scene.sheets
    with refused("KO-113"):
        await house.service.info(copy, ben)
    with refused("KO-107"):
        await house.service.ask(copy, eve, Say(0, "nobody can hear this"))
    with pytest.raises(Fault, match="the log is empty"):
        await house.service.exports.import_log(eve, "")


@in_a_house
async def test_logs_are_checked_one_at_a_time_and_beside_the_loop(house: House) -> None:
    ada = await house.person("Ada")
    text = await house.service.exports.export(await finished_table(house), ada)
    here, from_log = threading.get_ident(), archive.from_log
    checking: list[int] = []
    seen: list[list[int]] = []

    def slowly(*args: Any) -> Any:
        checking.append(threading.get_ident())
        seen.append(list(checking))
        time.sleep(0.02)
        made = from_log(*args)
        checking.remove(threading.get_ident())
        return made

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(archive, "from_log", slowly)
        copies = await asyncio.gather(*(house.service.exports.import_log(ada, text) for _ in range(4)))
    assert len(set(copies)) == 4
    assert [len(at_once) for at_once in seen] == [1] * 4
    assert not any(here in at_once for at_once in seen), "play goes on meanwhile"


@in_a_house
async def test_a_game_that_was_given_up_can_be_kept_but_not_played_on(house: House) -> None:
    ada = await house.person("Ada")
    id = await house.table(ada, "beginner")
    await house.service.settled()
    await house.service.abandon(id, ada)
    text = await house.service.exports.export(id, ada)
    copy = await house.service.exports.import_log(ada, text)
    assert (await house.service.info(copy, ada)).state == "abandoned"
    with refused("KO-103"):
        await house.service.sit(copy, ada)


@rule("KO-116")
@in_a_house
async def test_a_rematch_changes_sides(house: House) -> None:
    ada, ben = await house.people("Ada", "Ben")
    running = await house.table(ada, ben)
    with refused("KO-116"):
        await house.service.rematch(running, ada)
    id = await finished_table(house)
    client = await house.client(id, ben)
    fresh, _ = await house.service.rematch(id, ada)
    assert await house.service.rematch(id, ben, swaps=False) == (fresh, True)
    assert (await client.read())[-1] == RematchNews(fresh)
    info = await house.service.info(fresh, ada)
    assert [seat.name for seat in info.seats] == ["Ben", "Ada"]
    one, other = [await house.service.node.table(table) for table in (id, fresh)]
    assert one.setup.seed != other.setup.seed
    assert one.setup.invitation != other.setup.invitation
    await house.service.start(fresh, ada)
    with refused("KO-101"):
        await house.service.rematch(id, await house.person("Eve"))


@in_a_house
async def test_a_rematch_on_the_same_sides_is_so_for_all_who_come(house: House) -> None:
    ada, ben = await house.people("Ada", "Ben")
    id = await finished_table(house)
    create = house.store.create
    house.store.create = _fails  # type: ignore[method-assign, assignment]
    with pytest.raises(Fault):
        await house.service.rematch(id, ada, swaps=False)
    house.store.create = create  # type: ignore[method-assign]
    fresh, swaps = await house.service.rematch(id, ben, swaps=True)
    assert not swaps, "Ada was first, so her choice holds"
    info = await house.service.info(fresh, ada)
    assert [seat.name for seat in info.seats] == ["Ada", "Ben"]


@in_a_house
async def test_a_rematch_whose_table_was_never_made_is_made_when_asked_for_again(house: House) -> None:
    ada = await house.person("Ada")
    id = await finished_table(house)
    create = house.store.create
    house.store.create = _fails  # type: ignore[method-assign, assignment]
    with pytest.raises(Fault):
        await house.service.rematch(id, ada)
    house.store.create = create  # type: ignore[method-assign]
    fresh, _ = await house.service.rematch(id, ada)
    assert (await house.service.info(fresh, ada)).state == "open"


async def _fails(*args: object) -> None:
    raise Fault("the disk is full")


@in_a_house
async def test_a_forgotten_player_leaves_nothing_but_moves(house: House) -> None:
    ada, ben, eve = await house.people("Ada", "Ben", "Eve")
    id = await house.table(ada, ben)
    await house.service.ask(id, ben, Say(0, "my hobbyhorse"))
    await house.service.ask(id, eve, Say(0, "what a hobbyhorse"))
    await house.service.ask(id, ben, Note(0, "my masterplan"))
    await house.service.forget(ben.id)
    await house.service.forget(eve.id)
    for service in (house.service, house.another_service()):
        client = await house.client(id, ada, service=service)
        assert not any(word in client.messages[0] for word in (b"Ben", b"Eve", b"masterplan", b"hobby"))
        assert client.seats[1].left
    assert await house.store.player(ben.id) is None
    assert await house.service.store.tables_of(ben.id) == []
    assert await house.service.store.tables_of(eve.id) == []
    [(_, summary)] = await house.service.store.tables_of(ada.id)
    assert "Ben" not in {member.name for member in summary.members}
    await house.service.ask(id, ada, TakeOver(1, level="beginner"))
    await house.service.settled()


@in_a_house
async def test_a_forgotten_player_is_in_no_entry_and_the_game_replays(house: House) -> None:
    ada, ben, eve = await house.people("Ada", "Ben", "Eve")
    other = house.another_service()
    id = await house.table(ben, ada)
    elsewhere = await house.client(id, ada, service=other)
    own = await house.client(id, ben)
    await house.service.ask(id, ben, Say(0, "my hobbyhorse"))
    await house.service.ask(id, eve, Say(0, "what a hobbyhorse"))
    await house.service.ask(id, ben, Note(0, "my masterplan"))
    people = {0: ben, 1: ada}
    clients = {seat: await house.client(id, person) for seat, person in people.items()}
    for _ in range(8):
        await house.play_random(id, people, clients)
    before = state((await house.service.node.table(id)).running().position)
    await house.service.forget(eve.id)
    await house.service.forget(ben.id)
    stored = b"".join(row for _, row in await house.store.entries(id)) + await house.store.setup(id)
    for word in (b"Ben", b"Eve", b"hobbyhorse", b"masterplan"):
        assert word not in stored
    for service in (house.service, other, house.another_service()):
        await service.node.look_for_missed()
        table = await service.node.table(id)
        assert state(table.running().position) == before
        assert [chair.left for chair in table.seating.chairs] == [True, False]
        assert table.setup.host == ""
    await elsewhere.read()
    assert [(seat.kind, seat.name, seat.left) for seat in elsewhere.seats] == [
        ("person", "", True),
        ("person", "Ada", False),
    ]
    assert [message async for message in own.subscription] == []
    await house.service.ask(id, ada, TakeOver(0, level="beginner"))
    await house.service.settled()
    clients[1] = await house.client(id, ada)
    for _ in range(4):
        await house.play_random(id, {1: ada}, clients)


@in_a_house
async def test_two_forgotten_players_of_one_table_stay_two(house: House) -> None:
    """Also if one was forgotten before the start, when that frees the seat."""
    ada, ben, cid = await house.people("Ada", "Ben", "Cid")
    id = await house.table(ada, ben, start=False)
    await house.service.forget(ben.id)
    await house.service.sit(id, cid)
    await house.service.start(id, ada)
    await house.service.forget(cid.id)
    again = await house.another_service().node.table(id)
    live = await house.service.node.table(id)
    assert [chair.player for chair in again.seating.chairs] == [ada.id, "?"]
    assert again.seating.seats(frozenset()) == live.seating.seats(frozenset())


@in_a_house
async def test_a_table_that_waits_for_a_forgotten_host_is_given_up(house: House) -> None:
    ada = await house.person("Ada")
    id = await house.table(ada, "beginner", start=False)
    await house.service.forget(ada.id)
    assert await house.service.store.open_tables() == []
    assert (await house.store.summary(id)).state == "abandoned"


def test_every_kind_of_entry_that_names_a_player_can_be_emptied() -> None:
    naming = [kind for kind in entries.KINDS if "player" in kind.__struct_fields__]
    assert set(naming) == set(entries.OfPlayer.__subclasses__())
