"""Games that outlive their rules: running ones stop and say so, finished ones keep what was made of them.

The rules really change here: in version 2 of Burrow the mole may not go north. Each test is told with both
kinds of store, and every node is a new one, as after an upgrade.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack
from typing import Any

import msgspec
import pytest

from kordon.analysis import replays
from kordon.engine import log
from kordon.engine.errors import Fault
from kordon.engine.game import AnyGame
from kordon.engine.records import OPEN, SPECTATOR, everybody_at
from kordon.engine.rule_ids import rule
from kordon.games import find
from kordon.tables import archive
from kordon.tables.bots import workers
from kordon.tables.live.node import Settings
from kordon.tables.log.decisions import Say, Stand, TakeOver
from kordon.tables.log.playing import Answer, TakeBack
from kordon.tables.log.setups import Clock, decode_setup, encode_setup
from kordon.tables.messages import EndNews
from kordon.tables.refusals import Unreadable
from kordon.tables.requests import Person
from kordon.tables.service import TableService
from kordon.tables.store.base import Store
from tests.engine.tiny.burrow import WIDTH, Burrow, Position, Step
from tests.tables.house import Client, House, refused

pytestmark = pytest.mark.anyio

NORTH = 5 - WIDTH  # of where the mole begins
MONTH = 31 * 24 * 3600
QUICK = Settings(beat=0.0, idle=600.0)
PATIENCE = 60.0  # seconds; only a failing test waits this long


class Stricter(Burrow):
    """Version 2: the mole may not go north."""

    version = 2

    def moves(self, position: Position, seat: int) -> list[Any]:
        legal = super().moves(position, seat)
        return [move for move in legal if not isinstance(move, Step) or move.to != position.mole - WIDTH]


class Keeping(Stricter):
    """Version 2, in a package that keeps version 1."""

    @property
    def earlier(self) -> tuple[AnyGame, ...]:
        return (Burrow(),)


class Renamed(Stricter):
    """Version 2, which has other options."""

    def parse_options(self, given: Any) -> Any:
        raise Fault("rounds: burrow has no such option")


def only(game: AnyGame) -> Callable[[str], AnyGame]:
    return lambda name: game


def no_game(name: str) -> AnyGame:
    raise Fault(f"there is no game called {name}")


class Upgrades:
    """One store, and nodes with other rules, one after the other."""

    def __init__(self, store: Store, stack: AsyncExitStack) -> None:
        self.house = House(store, stack)
        self.store = store
        self.under(Burrow())

    def under(self, game: AnyGame | None, **more: Any) -> TableService:
        """A fresh node with these rules alone."""
        find = no_game if game is None else only(game)
        self.house.service = self.house.another_service(QUICK, find=find, make_replays=replays.all_of, **more)
        return self.house.service

    async def begun(self, moves: int = 1) -> tuple[str, list[Person]]:
        """A game in which the mole has gone north."""
        people = await self.house.people("Ada", "Ben")
        id = await self.house.table(*people, game="burrow")
        if moves:
            await self.house.service.play(id, people[0], 0, 0, (f"square:{NORTH}",))
        for square in range(8, 8 + moves - 1):
            await self.play(id, people[1], 1, f"square:{square}")
            await self.play(id, people[0], 0)
        return id, people

    async def play(self, id: str, person: Person, seat: int, target: str = "") -> None:
        table = await self.house.service.node.table(id)
        observation = table.running().observation(seat)
        path = (target,) if target else table.game.path(observation, observation.moves[0])
        await self.house.service.play(id, person, seat, table.counters[seat], path)

    async def finished(self) -> tuple[str, list[Person]]:
        id, people = await self.begun()
        await self.play(id, people[1], 1, f"square:{NORTH}")
        return id, people

    async def client(self, id: str, person: Person, viewer: int | None = None) -> Client:
        client = Client(await self.house.service.subscribe(id, person, viewer))
        await asyncio.wait_for(client.read(), 30)
        return client


@pytest.fixture
async def upgrades(store: Store) -> AsyncIterator[Upgrades]:
    async with AsyncExitStack() as stack:
        yield Upgrades(store, stack)


# ---- running games


@rule("KO-146")
async def test_a_game_that_can_not_go_on_says_so_and_can_be_closed(upgrades: Upgrades) -> None:
    id, (ada, ben) = await upgrades.begun(moves=3)
    service = upgrades.under(Stricter())
    info = await service.info(id, ben)
    assert (info.state, info.stopped, info.rules_version) == ("playing", True, 1)
    [(_, summary)] = await service.store.tables_of(ada.id)
    assert summary.stopped, "lists show it"
    client = await upgrades.client(id, ada)
    assert client.snapshot is not None
    assert client.snapshot.table.stopped
    assert client.scene.status.args["round"] == 1, "the board as far as the moves go"
    assert client.paths() == []
    assert await service.why_not(id, ada, 0, ("square:5",)) == (("KO-146",), None)
    for asked in (
        service.play(id, ada, 0, 0, ("square:6",)),
        service.ask(id, ada, TakeBack(0, ask=True)),
        service.ask(id, ben, TakeOver(0)),
    ):
        with refused("KO-146"):
            await asked
    await service.ask(id, ben, Say(0, "a pity"))
    eve = await upgrades.house.person("Eve")
    with refused("KO-101"):
        await service.abandon(id, eve)
    with refused("KO-116"):
        await service.exports.export(id, ada)
    await service.abandon(id, ben)
    assert [message for message in await client.read() if isinstance(message, EndNews)]
    assert (await service.info(id, ada)).state == "abandoned"
    assert not (await upgrades.store.summary(id)).stopped


async def test_its_course_so_far_can_be_read_as_ones_own_and_all_of_it_once_it_is_closed(
    upgrades: Upgrades,
) -> None:
    id, (_, ben) = await upgrades.begun(moves=3)
    before = replays.of(await upgrades.house.service.exports.course(id, ben))
    service = upgrades.under(Stricter())
    shown = msgspec.json.decode(replays.of(await service.exports.course(id, ben)))
    assert len(shown.get("steps", [])) < len(msgspec.json.decode(before)["steps"])
    with refused("KO-101"):
        await service.exports.course(id, ben, 0)
    await service.close_table(id)
    assert msgspec.json.decode(replays.of(await service.exports.course(id, ben, OPEN)))["viewer"] == OPEN


async def test_what_was_stored_is_written_out_and_verifies_where_the_rules_are(upgrades: Upgrades) -> None:
    id, (ada, ben) = await upgrades.begun(moves=3)
    await upgrades.house.service.ask(id, ada, TakeBack(0, ask=True))
    await upgrades.house.service.ask(id, ben, Answer(0, True))
    await upgrades.play(id, ada, 0)
    moves = (await upgrades.house.service.node.table(id)).running().moves
    text = ""
    for game in (Stricter(), Renamed(), None):
        text = await exported(upgrades, id, ada, game)
        with pytest.raises(Fault, match=r"written under version 1 of the rules of burrow; .* version 2"):
            log.verify(text, only(Stricter()))
        assert log.verify(text, only(Burrow())).moves == moves
        assert await archive.read(upgrades.store, id, only(Stricter())) == text
    copy = await upgrades.under(Burrow()).exports.import_log(ada, text)
    assert (await upgrades.house.service.info(copy, ada)).state == "abandoned"


async def exported(upgrades: Upgrades, id: str, person: Person, game: AnyGame | None) -> str:
    service = upgrades.under(game)
    await service.abandon(id, person)
    return await service.exports.export(id, person)


async def test_a_game_whose_options_are_gone_can_be_closed_too(upgrades: Upgrades) -> None:
    id, (ada, _) = await upgrades.begun(moves=0)
    service = upgrades.under(Renamed())
    assert (await service.info(id, ada)).stopped
    client = await upgrades.client(id, ada)
    assert client.snapshot is not None
    assert client.snapshot.scene is None
    with refused("KO-146"):
        await service.exports.course(id, ada)
    await service.abandon(id, ada)
    assert (await upgrades.store.summary(id)).state == "abandoned"


@rule("KO-134")
async def test_a_table_whose_game_is_gone_can_be_closed_and_exported(upgrades: Upgrades) -> None:
    id, (ada, ben) = await upgrades.begun()
    eve = await upgrades.house.person("Eve")
    service = upgrades.under(None)
    for asked in (service.info(id, ada), service.abandon(id, eve), service.exports.export(id, ada)):
        with pytest.raises(Unreadable) as refusal:
            await asked
        assert refusal.value.rules == ("KO-134",)
    await service.abandon(id, ben)
    await service.abandon(id, ben)
    assert (await upgrades.store.summary(id)).state == "abandoned"
    assert log.read(await service.exports.export(id, ada)).header.rules_version == 1
    assert log.verify(await upgrades.under(Burrow()).exports.export(id, ada), only(Burrow())).moves


async def test_no_bot_and_no_clock_waits_for_it(upgrades: Upgrades, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "find", only(Burrow()))
    (ada,) = await upgrades.house.people("Ada")
    id = await upgrades.house.table(ada, "beginner", game="burrow", clock=Clock("move", 60))
    await upgrades.house.service.play(id, ada, 0, 0, (f"square:{NORTH}",))
    await upgrades.house.service.settled()
    service = upgrades.under(Stricter())
    upgrades.house.time.advance(3600)
    await service.tick()
    await service.settled()
    table = await service.node.table(id)
    assert table.has_stopped
    assert (table.bots_to_act(), table.overdue(upgrades.house.time.now()), table.next_deadline()) == (
        [],
        [],
        None,
    )
    await service.tick()
    assert await upgrades.store.due(2**62, 10) == []


async def test_a_damaged_log_is_a_game_that_has_stopped(upgrades: Upgrades) -> None:
    """The number of the rules is the same, the move is not legal: it is told, and never a dead end."""
    id, (ada, _) = await upgrades.begun(moves=0)
    last = (await upgrades.store.last([id]))[id]
    await upgrades.store.append_many(id, last + 1, [b'["Played",1,0,["s",0,15],"person",0]'])
    service = upgrades.under(Burrow())
    assert (await service.info(id, ada)).stopped
    await service.abandon(id, ada)


async def test_when_the_rules_are_back_the_game_goes_on(upgrades: Upgrades) -> None:
    id, (ada, ben) = await upgrades.begun()
    await upgrades.under(Stricter()).info(id, ada)
    assert (await upgrades.store.summary(id)).stopped
    upgrades.under(Keeping())
    assert not (await upgrades.house.service.info(id, ada)).stopped
    assert not (await upgrades.store.summary(id)).stopped
    await upgrades.play(id, ben, 1)


# ---- versions that are kept


async def test_a_game_goes_on_under_the_version_it_began_with(
    upgrades: Upgrades, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workers, "find", lambda name: Keeping().under(int(name.partition("@")[2] or 2)))
    (ada,) = await upgrades.house.people("Ada")
    id = await upgrades.house.table("beginner", ada, game="burrow", start=False)
    old, ben = await upgrades.begun(moves=0)
    service = upgrades.under(Keeping())
    await service.play(old, ben[0], 0, 0, (f"square:{NORTH}",))
    assert (await service.info(old, ada)).rules_version == 1
    await service.start(id, ada)
    await service.settled()
    assert (await service.node.table(id)).game.version == 1
    fresh = await upgrades.house.table(ada, ben[1], game="burrow")
    with refused("BU-101"):
        await service.play(fresh, ada, 0, 0, (f"square:{NORTH}",))
    await service.ask(old, ben[1], Stand())
    await service.abandon(old, ben[0])
    assert log.verify(await service.exports.export(old, ada), only(Keeping())).game.version == 1
    again, _ = await service.rematch(old, ben[0])
    assert (await service.info(again, ada)).rules_version == 2, "the next game is played by today's rules"


def test_a_game_is_found_under_a_version_that_it_keeps() -> None:
    estoril = find("estoril")
    assert find(f"estoril@{estoril.version}") is estoril
    for version in ("1000", "x"):
        with pytest.raises(Fault, match=f"version {estoril.version} of its rules here, not {version}"):
            find(f"estoril@{version}")


# ---- the same moves under another number


async def test_estoril_begun_under_another_number_is_carried_over_or_stops(upgrades: Upgrades) -> None:
    people = await upgrades.house.people("Ada", "Ben")
    upgrades.house.service = upgrades.house.another_service(QUICK)
    id = await upgrades.house.table(*people)
    clients = {seat: await upgrades.house.client(id, one) for seat, one in enumerate(people)}
    for _ in range(6):
        await upgrades.house.play_random(id, dict(enumerate(people)), clients)
    setup = msgspec.structs.replace(decode_setup(await upgrades.store.setup(id)), rules_version=1)
    last = (await upgrades.store.last([id]))[id]
    end = b'["Silenced",1,false]'
    await upgrades.store.erase(id, last + 1, [end], None, encode_setup(setup), {})
    service = upgrades.house.another_service(QUICK)
    info = await service.info(id, people[0])
    assert (info.rules_version, info.stopped) == (find("estoril").version, False)


# ---- finished games


async def test_finished_games_keep_the_replay_that_was_made_when_they_ended(upgrades: Upgrades) -> None:
    id, (ada, ben) = await upgrades.finished()
    old = upgrades.house.service
    log_text = await old.exports.export(id, ada)
    shown = {viewer: await seen(old, id, ada, viewer) for viewer in (*everybody_at(2), OPEN)}
    await kept(upgrades, id)
    for game in (Stricter(), Renamed()):
        service = upgrades.under(game)
        for viewer, replay in shown.items():
            assert await seen(service, id, ada, viewer) == replay
        assert await service.exports.export(id, ben) == log_text
        with refused("KO-121"):
            await seen(service, id, ada, 3)
        assert (await service.info(id, ada)).stopped
    assert await upgrades.under(None).exports.export(id, ben) == log_text


async def seen(service: TableService, id: str, person: Person, viewer: int) -> Any:
    """A replay, with its first scene as a client has it."""
    return msgspec.json.decode(replays.of(await service.exports.course(id, person, viewer)))


async def kept(upgrades: Upgrades, id: str) -> bytes:
    """The record, made in the background."""
    await upgrades.house.service.open()
    async with asyncio.timeout(PATIENCE):
        while (content := await upgrades.store.get("record", id)) is None:
            await asyncio.sleep(0.02)
    return content


async def test_records_that_are_missing_are_made_at_the_start(upgrades: Upgrades) -> None:
    id, _ = await upgrades.finished()
    given_up, (ada, ben) = await upgrades.begun()
    await upgrades.house.service.ask(given_up, ben, Stand())
    await upgrades.house.service.abandon(given_up, ada)
    unbegun = await upgrades.house.table(ada, ben, game="burrow", start=False)
    await upgrades.house.service.abandon(unbegun, ada)
    upgrades.under(Burrow())
    opened = upgrades.house.service.open
    await opened()
    while await upgrades.store.without_record(10) != [unbegun]:
        upgrades.house.time.advance(60)
        await asyncio.sleep(0.01)
    assert await upgrades.store.get("record", id) is not None
    assert len(await upgrades.store.get("record", given_up) or b"") < 20_000


async def test_a_record_is_never_made_under_other_rules(upgrades: Upgrades) -> None:
    """The moves of a game may be legal under new rules, and mean something else there."""
    id, _ = await upgrades.begun(moves=0)
    await upgrades.house.service.close_table(id)
    service = upgrades.under(Stricter())
    await service.open()
    await asyncio.sleep(0.2)
    assert await upgrades.store.without_record(10) == [id]


async def test_a_record_goes_with_its_table(upgrades: Upgrades) -> None:
    id, (ada, ben) = await upgrades.begun()
    await upgrades.house.service.ask(id, ben, Stand())
    await upgrades.house.service.abandon(id, ada)
    await kept(upgrades, id)
    await upgrades.store.expire(2**62)
    assert await upgrades.store.get("record", id) is None


async def test_spectators_see_of_a_stopped_game_what_they_saw(upgrades: Upgrades) -> None:
    id, _ = await upgrades.begun(moves=3)
    upgrades.under(Stricter())
    eve = await upgrades.house.person("Eve")
    client = await upgrades.client(id, eve)
    assert client.snapshot is not None
    assert client.snapshot.you.viewer == SPECTATOR
    assert client.scene.pieces == (), "where the mole is stays its own"
    assert client.snapshot.table.seed == ""
    with refused("KO-109"):
        await upgrades.client(id, eve, OPEN)
