"""Seats: who may sit where, who may start, who may watch, and which seats a player must not take."""

from __future__ import annotations

import pytest

from kordon.engine.errors import Fault
from kordon.engine.records import OPEN, SPECTATOR
from kordon.engine.rule_ids import rule
from kordon.tables.log.decisions import GiveBack, OpenSeat, RenewInvitation, Say, SeatBot, Stand, TakeOver
from kordon.tables.log.entries import decode_entry
from kordon.tables.log.new_tables import fresh_id
from kordon.tables.log.seating import Seating
from kordon.tables.log.setups import Clock, Setup
from kordon.tables.messages import EndNews, SeatInfo, SeatNews, Snapshot
from kordon.tables.requests import NewTable
from kordon.tables.store.interface import Missing
from tests.tables.house import House, as_shown, in_a_house, refused


@in_a_house
async def test_sitting_down_and_standing_up_before_the_start(house: House) -> None:
    ada, ben = await house.people("Ada", "Ben")
    id = await house.service.create(ada, NewTable("estoril", 2))
    looker = await house.client(id, ada)
    assert await house.service.sit(id, ben) == 0
    assert await house.service.sit(id, ada, 1) == 1
    await looker.read()
    assert looker.seats == (SeatInfo("person", "Ben"), SeatInfo("person", "Ada", here=True, host=True))
    await house.service.ask(id, ben, Stand())
    await looker.read()
    assert looker.seats[0] == SeatInfo("open")
    listed = await house.service.store.open_tables()
    assert [(name, summary.open_seats) for name, summary in listed] == [(id, 1)]


def test_a_log_of_before_four_levels_still_seats_its_bots() -> None:
    seating = Seating(Setup("sniper", 2, {}, 4, b"", "ada", "key", 1))
    for seat, level in enumerate(("easy", "normal", "hard", "master")):
        decode_entry(b'["BotSeated",1,%d,"%s"]' % (seat, level.encode())).apply_to(seating)
    assert [chair.level for chair in seating.chairs] == ["beginner", "steady", "sharp", "master"]


@rule("KO-102", "KO-118")
@in_a_house
async def test_one_seat_a_person_and_one_person_a_seat(house: House) -> None:
    ada, ben = await house.people("Ada", "Ben")
    id = await house.table(ada, "beginner", start=False)
    with refused("KO-118"):
        await house.service.sit(id, ada, 1)
    with refused("KO-102"):
        await house.service.sit(id, ben, 0)
    with refused("KO-102"):
        await house.service.sit(id, ben)
    with refused("KO-102"):
        await house.service.ask(id, ada, SeatBot(0))


@rule("KO-121")
@in_a_house
async def test_there_are_only_so_many_seats(house: House) -> None:
    ada, ben = await house.people("Ada", "Ben")
    id = await house.table(ada, "beginner", start=False)
    for seat in (-1, 2, SPECTATOR):
        with refused("KO-121"):
            await house.service.sit(id, ben, seat)


@rule("KO-103", "KO-111", "KO-112")
@in_a_house
async def test_the_host_fills_the_seats_and_begins(house: House) -> None:
    ada, ben = await house.people("Ada", "Ben")
    id = await house.service.create(ada, NewTable("estoril", 3))
    await house.service.sit(id, ada)
    await house.service.sit(id, ben)
    with refused("KO-111"):
        await house.service.start(id, ada)
    for what in (house.service.start(id, ben), house.service.ask(id, ben, SeatBot(2))):
        with refused("KO-112"):
            await what
    await house.service.ask(id, ada, SeatBot(2))
    await house.service.ask(id, ada, OpenSeat(1))
    await house.service.ask(id, ada, RenewInvitation())
    await house.service.sit(id, ben, 1, await house.key(id))
    await house.service.start(id, ada)
    for what in (house.service.start(id, ada), house.service.ask(id, ada, OpenSeat(1))):
        with refused("KO-103"):
            await what
    await house.service.settled()
    assert await house.service.store.counts() == {"playing": 1}


@rule("KO-113")
@in_a_house
async def test_a_table_by_link_is_for_those_who_have_the_link(house: House) -> None:
    ada, ben, eve = await house.people("Ada", "Ben", "Eve")
    id = await house.table(ada, ben, public=False)
    assert await house.service.store.open_tables() == []
    for what in (
        house.service.sit(id, eve),
        house.service.subscribe(id, eve),
        house.service.info(id, eve, "guess"),
        house.service.ask(id, eve, Say(0, "hello")),
    ):
        with refused("KO-113"):
            await what
    client = await house.client(id, ben)
    assert client.snapshot is not None
    assert (await house.service.info(id, eve, client.snapshot.you.invitation)).game == "estoril"
    looker = await house.client(id, eve)
    assert looker.snapshot is not None
    assert looker.snapshot.you.invitation == ""


@rule("KO-109")
@in_a_house
async def test_who_may_look_at_what(house: House) -> None:
    ada, ben, eve = await house.people("Ada", "Ben", "Eve")
    closed = await house.table(ada, ben, spectators=False)
    with refused("KO-109"):
        await house.service.subscribe(closed, eve)
    id = await house.table(ada, ben)
    for person in (ada, eve):
        with refused("KO-109"):
            await house.service.subscribe(id, person, OPEN)
    with refused("KO-101"):
        await house.service.subscribe(id, eve, 0)
    with refused("KO-101"):
        await house.service.subscribe(id, ada, 1)


@rule("KO-110", "KO-122")
@in_a_house
async def test_who_has_seen_everything_can_neither_sit_nor_speak(house: House) -> None:
    ada, ben, eve = await house.people("Ada", "Ben", "Eve")
    id = await house.table(ada, ben, open_view=True)
    with refused("KO-109"):
        await house.service.subscribe(id, ada, OPEN)
    await house.client(id, eve, OPEN)
    await house.service.ask(id, ben, Stand())
    restarted = house.another_service()
    for service in (house.service, restarted):
        with refused("KO-110"):
            await service.sit(id, eve, 1)
        with refused("KO-122"):
            await service.ask(id, eve, Say(0, "Ben holds the ace!"))
    with refused("KO-109"):
        await house.service.subscribe(id, ben, OPEN)


@in_a_house
async def test_the_open_view_needs_everybody_s_word(house: House) -> None:
    ada, ben, eve = await house.people("Ada", "Ben", "Eve")
    id = await house.service.create(ada, NewTable("estoril", 2, open_view=True))
    await house.service.sit(id, ada, agrees=True)
    await house.service.sit(id, ben)
    await house.service.start(id, ada)
    assert not (await house.service.info(id, eve)).open_view
    with refused("KO-109"):
        await house.service.subscribe(id, eve, OPEN)


@rule("KO-110")
@in_a_house
async def test_who_comes_back_to_any_seat_gets_one_they_may_know(house: House) -> None:
    ada, ben, cyn, eve = await house.people("Ada", "Ben", "Cyn", "Eve")
    id = await house.table(ada, ben, cyn)
    await house.service.ask(id, ben, Stand())
    assert await house.service.sit(id, eve, 1) == 1
    for person in (ada, eve):
        await house.service.ask(id, person, Stand())
    assert await house.service.sit(id, ben) == 1


@in_a_house
async def test_the_open_view_lies_behind(house: House) -> None:
    people = dict(enumerate(await house.people("Ada", "Ben")))
    id = await house.table(*people.values(), open_view=True)
    clients = {seat: await house.client(id, person) for seat, person in people.items()}
    opened = await house.client(id, await house.person("Eve"), OPEN)
    table = await house.service.node.table(id)
    first = opened.scene
    delay = house.service.settings.open_view_delay
    while len(table.running().turn_ends) <= delay:
        await house.play_random(id, people, clients)
        await opened.read()
        assert opened.scene == first or len(table.running().turn_ends) > delay
    assert opened.counter == table.running().turn_ends[0]
    while await house.to_act(id):
        await house.play_random(id, people, clients)
        await opened.read()
    assert opened.scene == as_shown(table.game.scene(table.game.observe(table.running().position, OPEN)))
    assert isinstance(opened.news[-1], EndNews)


@rule("KO-110")
@in_a_house
async def test_who_knows_one_seat_can_t_take_another(house: House) -> None:
    ada, ben, cyd, dan = await house.people("Ada", "Ben", "Cyd", "Dan")
    id = await house.table(ada, ben, cyd)
    await house.service.ask(id, ben, Stand())
    await house.service.ask(id, cyd, Stand())
    assert await house.service.sit(id, dan, 1) == 1
    with refused("KO-110"):
        await house.service.sit(id, ben, 2)
    with refused("KO-102"):
        await house.service.sit(id, ben, 1)
    assert await house.service.sit(id, cyd) == 2


@in_a_house
async def test_a_bot_takes_over_and_gives_back_to_the_same_person(house: House) -> None:
    ada, ben, eve = await house.people("Ada", "Ben", "Eve")
    id = await house.table(ada, ben)
    people, clients = {0: ada}, {0: await house.client(id, ada)}
    gone = await house.client(id, ben)
    gone.subscription.close()
    await house.replace(id, ada, 1, "beginner")
    await house.service.settled()
    await clients[0].read()
    assert clients[0].seats[1] == SeatInfo("person", "Ben", "beginner")
    table = await house.service.node.table(id)
    if 0 in await house.to_act(id):
        await house.play_random(id, people, clients)
    with refused("KO-102"):
        await house.service.sit(id, eve, 1)
    with refused("KO-102"):
        await house.service.ask(id, ada, TakeOver(1))
    await house.service.ask(id, ben, GiveBack())
    assert not any(table.played_by_bots())


@rule("KO-119")
@in_a_house
async def test_who_lets_a_bot_play_does_not_play(house: House) -> None:
    ada, ben = await house.people("Ada", "Ben")
    id = await house.table(ada, ben)
    await house.service.ask(id, ada, TakeOver(0))
    await house.service.settled()
    client = await house.client(id, ada)
    with refused("KO-119"):
        await house.service.play(id, ada, 0, client.counter, ("card:0", "area:0"))


@rule("KO-102")
@in_a_house
async def test_nobody_is_replaced_who_is_here(house: House) -> None:
    ada, ben = await house.people("Ada", "Ben")
    id = await house.table(ada, ben)
    await house.client(id, ben)
    house.time.advance(60)
    with refused("KO-102"):
        await house.service.ask(id, ada, TakeOver(1))


@rule("KO-120")
@in_a_house
async def test_a_table_is_given_up_by_the_last_one_there(house: House) -> None:
    ada, ben = await house.people("Ada", "Ben")
    id = await house.table(ada, ben)
    with refused("KO-120"):
        await house.service.abandon(id, ada)
    await house.service.ask(id, ben, Stand())
    looker = await house.client(id, ada)
    await house.service.abandon(id, ada)
    await looker.read()
    assert isinstance(looker.news[-1], EndNews)
    assert looker.news[-1].state == "abandoned"
    with refused("KO-002"):
        await house.service.play(id, ada, 0, looker.counter, ("card:0", "area:0"))


@in_a_house
async def test_who_sits_down_sees_with_other_viewer(house: House) -> None:
    ada, ben, eve = await house.people("Ada", "Ben", "Eve")
    id = await house.table(ada, ben)
    looker = await house.client(id, eve)
    assert looker.snapshot is not None
    assert looker.snapshot.you.viewer == SPECTATOR
    await house.service.ask(id, ben, Stand())
    await house.service.sit(id, eve, 1)
    fresh = await looker.read()
    assert isinstance(fresh[0], Snapshot)
    assert (fresh[0].you.viewer, fresh[0].you.seat) == (1, 1)
    was = await house.client(id, ben)
    assert was.snapshot is not None
    assert was.snapshot.you.viewer == SPECTATOR
    assert isinstance(fresh[-1], SeatNews | Snapshot)


@in_a_house
async def test_what_can_t_be_set_up_is_said_plainly(house: House) -> None:
    ada = await house.person("Ada")
    with pytest.raises(Fault, match="players: estoril takes 2 to 4"):
        await house.service.create(ada, NewTable("estoril", 9))
    with pytest.raises(Fault, match="no game called chess"):
        await house.service.create(ada, NewTable("chess", 2))
    with pytest.raises(Fault, match="colour: estoril has no such option"):
        await house.service.create(ada, NewTable("estoril", 2, {"colour": 1}))
    with pytest.raises(Fault, match="languages: Kordon speaks"):
        await house.service.create(ada, NewTable("estoril", 2, languages=("tlh",)))
    with pytest.raises(Fault, match="clock: from 5 to"):
        await house.service.create(ada, NewTable("estoril", 2, clock=Clock("move", 1)))
    with pytest.raises(Missing):
        await house.service.info("nowhere", ada)
    assert "nowhere" not in house.service.node.rooms


def test_no_command_takes_the_id_of_a_table_for_an_option() -> None:
    assert all(fresh_id()[0].isalnum() for _ in range(2000))
