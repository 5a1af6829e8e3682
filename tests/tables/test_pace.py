"""How fast bots move: who may say so, and that no moment at which others are told something tells more."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kordon.bots.levels import LEVELS, THINKING, Level
from kordon.engine.chance import seed_from
from kordon.games import find
from kordon.tables.live.node import Settings
from kordon.tables.log import new_tables
from kordon.tables.log.clocks import BEATS, Beat, length
from kordon.tables.log.decisions import SeatBot, SetPace, Stand, TakeOver
from kordon.tables.log.entries import GivenBack, Paced, Played, TookOver
from kordon.tables.log.setups import Clock, Pace, Setup
from kordon.tables.messages import PaceNews
from kordon.tables.store.sqlite import SQLiteStore
from kordon.tables.timing import EXCEPTIONS, OF_LATE, Recent
from kordon_dev.bench.tables import BenchTable
from tests.tables.house import Asked, Client, FakeTime, House, StagedBots, in_a_house, refused
from tests.tables.test_secrecy import masked

PATIENCE = 60.0
PACES: tuple[Pace, ...] = ("calm", "brisk", "at-once")


# ---- who says so, and who is told


@in_a_house
async def test_the_host_sets_the_pace_before_and_during_the_game_and_all_are_told(house: House) -> None:
    ada, ben, eve = await house.people("Ada", "Ben", "Eve")
    id = await house.table(ada, ben, "beginner", start=False)
    ada_s, ben_s, eve_s = [await house.client(id, one) for one in (ada, ben, eve)]
    assert (await house.service.info(id, eve)).pace == "brisk"
    for told in (ben, eve):
        with refused("KO-112"):
            await house.service.ask(id, told, SetPace("at-once"))
    await house.service.ask(id, ada, SetPace("calm"))
    for client in (ada_s, ben_s, eve_s):
        assert [one for one in await client.read() if isinstance(one, PaceNews)] == [PaceNews("calm")]
    await house.service.ask(id, ada, SetPace("calm"))
    await house.service.start(id, ada)
    await house.service.settled()
    for client in (ada_s, ben_s, eve_s):
        await client.read()
    await house.service.ask(id, ada, SetPace("at-once"))
    for client in (ada_s, ben_s, eve_s):
        assert [one for one in await client.read() if isinstance(one, PaceNews)] == [PaceNews("at-once")]
    late = await house.client(id, await house.person("Flo"))
    assert late.snapshot is not None
    assert late.snapshot.table.pace == "at-once"


@in_a_house
async def test_the_only_person_among_bots_sets_the_pace_too(house: House) -> None:
    """The host looks on; who plays alone does not have to ask them."""
    ada, ben = await house.people("Ada", "Ben")
    id = await house.table(ada, "beginner", "beginner", start=False)
    await house.service.ask(id, ada, Stand())
    await house.service.sit(id, ben, 0)
    await house.service.ask(id, ben, SetPace("at-once"))
    assert (await house.service.info(id, ada)).pace == "at-once"
    with refused("KO-112"):
        await house.service.ask(id, await house.person("Eve"), SetPace("calm"))


@in_a_house
async def test_after_the_end_there_is_no_pace_and_a_rematch_keeps_it(house: House) -> None:
    ada = await house.person("Ada")
    id = await house.table(ada, "beginner")
    await house.service.ask(id, ada, SetPace("at-once"))
    await house.service.settled()
    client = await house.client(id, ada)
    while await house.to_act(id):
        await house.play_random(id, {0: ada}, {0: client})
    with refused("KO-002"):
        await house.service.ask(id, ada, SetPace("calm"))
    again, _ = await house.service.rematch(id, ada)
    assert (await house.service.info(again, ada)).pace == "at-once"


# ---- the beat


@pytest.mark.parametrize("pace", PACES)
def test_a_beat_is_as_long_as_the_pace_and_the_slowest_bot_want(pace: Pace) -> None:
    assert length(pace, ["beginner"]) == 1000 * max(BEATS[pace], THINKING["beginner"])
    assert length(pace, ["beginner", "sharp"]) == 1000 * max(BEATS[pace], THINKING["sharp"])


def test_paces_differ() -> None:
    for level in LEVELS[:2]:
        beats = [length(pace, [level]) for pace in PACES]
        assert beats == sorted(set(beats), reverse=True)


def test_a_beat_follows_the_bots_and_the_pace_of_the_moment_it_begins() -> None:
    bench = BenchTable(find("estoril"), "beats")
    table, source = bench.table, Random(1)

    def next_beat() -> int:
        began = table.beat.began
        while table.beat.began == began:
            table.apply(Played(began + 1, 0, bench.random_move(source), "bot", 0))
        return table.beat.length

    assert next_beat() == length("brisk", [])
    table.apply(TookOver(0, 1, "master"))
    assert next_beat() == length("brisk", ["master"])
    table.apply(Paced(0, "calm"))
    assert next_beat() == length("calm", ["master"])
    table.apply(Paced(0, "at-once"))
    table.apply(GivenBack(0, 1))
    assert next_beat() == length("at-once", [])


@given(
    st.integers(100, 5000),
    st.integers(0, 20_000),
    st.integers(0, 2000),
    st.lists(st.floats(0, 1), max_size=40),
)
def test_hidden_steps_never_fill_a_beat(length: int, waited: int, late: int, used: list[float]) -> None:
    """However many there are, and however much each uses of its share: the move after them is in time."""
    beat = Beat(0, length)
    deadline = beat.deadline(waited, late)
    assert deadline.shown % length == 0
    assert 0 <= deadline.shown - late - waited <= length
    now: float = waited
    for share in used:
        now += 1000 * deadline.share(int(now)) * share
    assert now <= deadline.shown - late
    assert now < waited + length


def test_a_bot_that_waited_for_long_thinks_no_longer_than_one_that_did_not() -> None:
    beat = Beat(1000, 300)
    moments = (1000, 1150, 1299, 1301, 1450)
    assert [beat.deadline(at).shown for at in moments] == [1300, 1300, 1300, 1600, 1600]
    assert [beat.deadline(at).share(at) for at in moments] == [0.14, 0.065, 0, 0.1395, 0.065]


def test_a_missed_beat_is_made_up_for_on_the_next() -> None:
    beat = Beat(1000, 300)
    assert [beat.left(at) for at in (1000, 1001, 1299, 1300, 1301, 1599, 1600)] == [300, 299, 1, 0, 299, 1, 0]


# ---- nothing can be timed


class Thinker(StagedBots):
    """Chooses the same in every world, after a time that depends on the world alone."""

    def __init__(self, time: FakeTime, slow: bool) -> None:
        super().__init__()
        self.time = time
        self.slow = slow
        self.source = Random(3)

    async def answer(self, asked: Asked) -> Any:
        wanted = 1000.0 if self.slow else 0.0
        await self.time.sleep(wanted if asked.within is None else min(asked.within, wanted))
        return Random(f"{asked.seat} {len(asked.history)}").choice(asked.moves)


def at_rest(house: House) -> bool:
    """Whether every bot thinks, waits for the beat, or waits for another one to be done thinking."""
    queued = sum(map(len, house.service.bot_turns.queue._waiting.values()))
    return house.time.sleepers + queued >= len(house.service.node.tasks)


class World:
    """A table with a person and bots; it notes what the person and a spectator were told, and when."""

    def __init__(self, house: House, slow: bool) -> None:
        self.house = house
        self.house.service = house.another_service(Settings(), bots=Thinker(house.time, slow))
        self.clients: list[Client] = []
        self.told: list[list[tuple[int, bytes]]] = []
        self.steps = 0

    async def open(self, game: str, seed: bytes, seat: int) -> None:
        house = self.house
        ada, eve = await house.people("Ada", "Eve")
        setup = Setup(game, find(game).version, {}, 3, seed, ada.id, "key", 0)
        await new_tables.create(house.service.store, "table", setup)
        await house.service.sit("table", ada, seat)
        for other in range(3):
            if other != seat:
                await house.service.ask("table", ada, SeatBot(other, level="steady"))
        self.clients = [await house.client("table", ada), await house.client("table", eve)]
        self.told = [[] for _ in self.clients]
        await house.service.start("table", ada)
        await self.note()

    async def note(self) -> None:
        """Take in what has been sent by now."""
        for client, told in zip(self.clients, self.told, strict=True):
            before = len(client.messages)
            await client.read()
            # The commitments are hashes of what is hidden: bots that choose at the same time have no order.
            told += [(self.house.time.ms, message) for message in masked(client.messages[before:])]

    async def still(self) -> None:
        """Wait until every bot thinks or waits for the beat."""
        async with asyncio.timeout(PATIENCE):
            while not at_rest(self.house):
                await asyncio.sleep(0.0005)

    async def go_on(self, seat: int, pace: Pace, until: int) -> None:
        """Let time pass and the person play, up to a moment; the pace changes on the way."""
        house, time = self.house, self.house.time
        ada = await house.person("Ada")
        while time.ms < until:
            await self.still()
            await self.note()
            paths = self.clients[0].paths()
            if paths and seat in await house.to_act("table"):
                time.advance(0.7)
                path = Random(self.clients[0].counter).choice(paths)
                await house.service.play("table", ada, seat, self.clients[0].counter, path)
                await self.note()
                if pace != (await house.service.info("table", ada)).pace:
                    await house.service.ask("table", ada, SetPace(pace))
                continue
            if not time.sleepers:
                return
            time.advance_to_next()
        table = await house.service.node.table("table")
        self.steps = len(table.running().moves)


async def told_in(folder: Path, slow: bool, game: str, seat: int, pace: Pace, seed: str) -> World:
    async with AsyncExitStack() as stack:
        store = await SQLiteStore.open(folder / f"{slow}.db", read_only=False)
        stack.push_async_callback(store.close)
        world = World(House(store, stack), slow)
        await world.open(game, seed_from(seed), seat)
        await world.go_on(seat, pace, world.house.time.ms + (61_000 if pace == "calm" else 25_000))
        return world


@pytest.mark.parametrize("pace", PACES)
@pytest.mark.parametrize(("game", "seat"), [("estoril", 0), ("sniper", 1)])
def test_nobody_can_time_what_a_bot_thinks(tmp_path: Path, game: str, seat: int, pace: Pace) -> None:
    """Two worlds that differ in how long bots think, also about hidden steps: the same messages and times.

    In one they answer at once, in the other they would think for a quarter of an hour.
    """

    async def both() -> list[World]:
        return [await told_in(tmp_path, slow, game, seat, pace, f"{game} {pace}") for slow in (False, True)]

    quick, slow = asyncio.run(both())
    assert quick.told == slow.told
    assert quick.steps == slow.steps
    moments = {at for at, message in quick.told[1] if message.startswith(b'{"kind":"delta"')}
    assert len(moments) > 8
    assert quick.steps > len(moments), "some steps are to be hidden"


async def shown_after(house: House, id: str, looker: Client) -> int:
    """Let time pass until a spectator is told of a move; when that is."""
    async with asyncio.timeout(PATIENCE):
        while not looker.deltas():
            while not at_rest(house):
                await asyncio.sleep(0.0005)
            await looker.read()
            if not looker.deltas():
                house.time.advance_to_next()
    return house.time.ms


@pytest.mark.parametrize(("probe", "after"), [("take-over", 1100), ("pace", 1800)])
def test_a_move_that_waits_comes_when_one_that_is_still_sought_does(
    tmp_path: Path, probe: str, after: int
) -> None:
    """Neither a seat that changes hands nor another pace tells whether a bot has chosen already."""

    @in_a_house
    async def story(house: House) -> None:
        for slow in (False, True):
            house.service = house.another_service(Settings(), bots=Thinker(house.time, slow))
            ada, ben = await house.people("Ada", "Ben")
            id = await house.table(ada, ben, pace="calm" if probe == "pace" else "brisk")
            seat = (await house.to_act(id))[0]
            began = house.time.ms
            await house.service.ask(id, (ada, ben)[seat], TakeOver(seat))
            looker = await house.client(id, await house.person("Eve"))
            async with asyncio.timeout(PATIENCE):
                while house.time.sleepers < 1:
                    await asyncio.sleep(0.0005)
            house.time.advance(0.3 if probe == "take-over" else 0.5)
            if probe == "pace":
                await house.service.ask(id, ada, SetPace("at-once"))
            else:
                await house.service.ask(id, (ada, ben)[1 - seat], TakeOver(1 - seat))
            assert await shown_after(house, id, looker) - began == after
            await house.service.close()

    story(tmp_path)


@pytest.mark.parametrize(("game", "level"), [("estoril", "steady"), ("wolfenstein", "master")])
@pytest.mark.parametrize("pace", PACES)
def test_nobody_can_time_what_a_stand_in_thinks(tmp_path: Path, pace: Pace, game: str, level: Level) -> None:
    """A player's time is up: the move made for them comes on the beat, however soon it was found."""

    @in_a_house
    async def story(house: House) -> None:
        shown: list[int] = []
        for slow in (False, True):
            house.service = house.another_service(Settings(), bots=Thinker(house.time, slow))
            ada, ben = await house.people("Ada", "Ben")
            id = await house.table(ada, ben, game=game, pace=pace, clock=Clock("move", 60))
            began = house.time.ms
            looker = await house.client(id, await house.person("Eve"))
            house.time.advance(60.1)
            await house.service.tick()
            shown.append(await shown_after(house, id, looker) - began)
            await house.service.close()
        beat = 1000 * max(BEATS[pace], THINKING[level])
        assert shown[0] == shown[1]
        assert shown[0] > 60_100
        assert shown[0] % beat == 0

    story(tmp_path)


def test_a_bot_that_can_t_keep_the_beat_waits_for_the_next(tmp_path: Path) -> None:
    """An overloaded machine costs a whole beat, never a part of one."""

    class Late(Thinker):
        async def answer(self, asked: Asked) -> Any:
            await self.time.sleep(0.2 + THINKING["steady"])
            return await super().answer(asked._replace(within=0.0))

    @in_a_house
    async def story(house: House) -> None:
        house.service = house.another_service(Settings(), bots=Late(house.time, slow=False))
        ada, ben = await house.people("Ada", "Ben")
        id = await house.table(ada, ben)
        await house.service.ask(id, ada, SetPace("at-once"))
        seat = (await house.to_act(id))[0]
        looker = await house.client(id, await house.person("Eve"))
        began = house.time.ms
        await house.service.ask(id, (ada, ben)[seat], TakeOver(seat))
        assert await shown_after(house, id, looker) - began == 2 * 1000 * THINKING["steady"]

    story(tmp_path)


def test_where_bots_are_late_all_turns_get_more_time() -> None:
    """Or turns with more steps would be late more often; a few exceptions don't count."""
    lateness, beat = Recent(), Beat(0, 300)
    late, early = beat.deadline(0).found + 200, beat.deadline(0).found - 100
    for _ in range(EXCEPTIONS):
        lateness.count(beat.deadline(0).lateness(late))
    assert lateness.most() == 0
    lateness.count(beat.deadline(0).lateness(late))
    assert lateness.most() == 200
    assert beat.deadline(0, 200) == (300, 100)
    assert beat.deadline(150, 200) == (600, 400)
    for _ in range(OF_LATE):
        lateness.count(beat.deadline(0).lateness(early))
    assert lateness.most() == 0
