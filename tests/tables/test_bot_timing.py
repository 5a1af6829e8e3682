"""How long a bot's move takes does not tell how many hidden steps came before it, however many bots wait."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import AsyncExitStack, suppress
from itertools import count
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

import pytest

from kordon.bots.levels import Level
from kordon.engine.chance import seed_from
from kordon.engine.records import encode
from kordon.games import find
from kordon.tables.bots.queue import BotQueue
from kordon.tables.bots.turns import would_be_noticed
from kordon.tables.bots.workers import BotRunner
from kordon.tables.live.node import Settings
from kordon.tables.log import new_tables
from kordon.tables.log.decisions import SeatBot
from kordon.tables.log.setups import Setup
from kordon.tables.messages import Delta
from kordon.tables.requests import Person
from kordon.tables.store.sqlite import SQLiteStore
from kordon.tables.timing import Time
from tests.ranks import margin, share_larger
from tests.tables.house import Asked, Client, House, StagedBots, tell
from tests.tables.test_pace import at_rest

PATIENCE = 60.0
SNIPER, SQUAD = 0, 1
TABLES = 12
WATCHED = 7  # others' bots wait before its bot and after it


class Walker(StagedBots):
    """A sniper that makes one hidden step, or none, when it first may; all others think for long."""

    def __init__(self, house: House, is_hidden: bool) -> None:
        super().__init__()
        self.house = house
        self.is_hidden = is_hidden
        self.chosen_at = 0  # when the watched bot first had a choice between hidden and noticed

    async def answer(self, asked: Asked) -> Any:
        assert asked.within is not None
        await self.house.time.sleep(asked.within)
        moves = sorted(asked.moves, key=encode)
        match = (await self.house.service.node.table(asked.table)).running()
        hidden = [move for move in moves if not would_be_noticed(match, move)]
        noticed = [move for move in moves if move not in hidden]
        if hidden and noticed and asked.table == name(WATCHED) and not self.chosen_at:
            self.chosen_at = self.house.time.ms
            return (hidden if self.is_hidden else noticed)[0]
        return Random(len(asked.history)).choice(noticed or hidden)


def name(number: int) -> str:
    return f"table-{number}"


class Seated(NamedTuple):
    """A person who plays the squads at a table of their own, against a sniper."""

    table: str
    person: Person
    client: Client

    async def answer(self, house: House, source: Random) -> None:
        """Play, if there is something to decide."""
        if paths := self.client.paths():
            await house.service.play(
                self.table, self.person, SQUAD, self.client.counter, source.choice(paths)
            )


async def open_tables(house: House, numbers: range, level: Level) -> list[Seated]:
    """Tables with a bot of this level as the sniper."""
    seated = []
    for id in map(name, numbers):
        person = await house.person(f"At-{id}")
        version, seed = find("sniper").version, seed_from(id)
        await new_tables.create(
            house.store, id, Setup("sniper", version, {}, 2, seed, person.id, "key", house.time.now())
        )
        await house.service.sit(id, person, SQUAD)
        await house.service.ask(id, person, SeatBot(SNIPER, level=level))
        seated.append(Seated(id, person, await house.client(id, person)))
    for one in seated:
        await house.service.start(one.table, one.person)
    return seated


class Counted(BotQueue):
    """Counts the places that each owner's bots have had, in simulated time."""

    def __init__(self, house: House) -> None:
        super().__init__(lambda: house.time.ms / 1000)
        self.places: Counter[str] = Counter()

    def turn(self, place: int, owners: tuple[str, ...], has_people: bool) -> Any:
        self.places[owners[0]] += 1
        return super().turn(place, owners, has_people)


def told(folder: Path, is_hidden: bool) -> tuple[list[tuple[int, bytes]], int]:
    """What the player at the watched table is told and when, up to the first move that follows the choice.

    Also how many places its bot has had in the queue.
    """
    found: list[tuple[int, bytes]] = []
    places: list[int] = []

    async def story(house: House) -> None:
        walker = Walker(house, is_hidden)
        house.service = house.another_service(Settings(), bots=walker)
        house.service.bot_turns.queue = queue = Counted(house)
        seated = await open_tables(house, range(TABLES), "steady")
        async with asyncio.timeout(PATIENCE):
            while not walker.chosen_at or found[-1][0] < walker.chosen_at:
                while not at_rest(house):
                    await asyncio.sleep(0.0005)
                for one in seated:
                    before = len(one.client.deltas())
                    await one.client.read()
                    if one.table == name(WATCHED):
                        found.extend((house.time.ms, told) for told in one.client.deltas()[before:])
                    await one.answer(house, Random(one.table))
                if house.time.sleepers:
                    house.time.advance_to_next()

        places.append(queue.places[seated[WATCHED].person.id])

    asyncio.run(tell(folder, story))
    return found, places[0]


def test_a_turn_has_one_place_in_the_queue_however_many_steps_are_hidden(tmp_path: Path) -> None:
    """Twelve bots share a worker; one makes a hidden step more, and is seen to move at the same moment."""
    folders = tmp_path / "none", tmp_path / "one"
    for folder in folders:
        folder.mkdir()
    (without, places), (with_one, as_many) = (told(folder, folder.name == "one") for folder in folders)
    assert places == as_many
    assert [at for at, _ in without] == [at for at, _ in with_one]
    assert len(without) > 3
    assert without[:-1] == with_one[:-1]
    assert without[-1] != with_one[-1]


# ---- a rank test: sixty tables, one worker, bots that are late

BUSY = 60  # tables
ENOUGH = 2000  # waits of each class

Waits = dict[bool, list[float]]
"""Seconds that people waited for a bot's move; True: after hidden steps."""


def is_enough(waits: Waits) -> bool:
    return min(map(len, waits.values())) >= ENOUGH


def tells_nothing(waits: Waits) -> None:
    """A wait is as long with hidden steps before a move as without."""
    longer, most = share_larger(waits[True], waits[False]), margin(len(waits[True]), len(waits[False]))
    counts = f"{len(waits[False])} without, {len(waits[True])} with hidden steps"
    print(f"{counts}; longer in {longer:.3f}, margin {most:.3f}")
    assert is_enough(waits), counts
    assert abs(longer - 0.5) < most


class Late(StagedBots):
    """Bots that move at random, and take longer for it than they may, as on a busy machine."""

    def __init__(self, house: House) -> None:
        super().__init__()
        self.house = house
        self.source = Random(3)

    async def answer(self, asked: Asked) -> Any:
        assert asked.within is not None
        await self.house.time.sleep(asked.within * self.source.random() + self.source.expovariate(1 / LATE))
        return self.source.choice(asked.moves)


LATE = 0.03  # seconds that a decision takes too long on average


class Awaited:
    """A table whose person answers at once, and notes how long the bot's next move takes to come."""

    def __init__(self, one: Seated, waits: Waits) -> None:
        self.one = one
        self.waits = waits
        self._answered: tuple[int, int] | None = None  # when, and how many moves there were then

    async def take(self, house: House, source: Random) -> bool:
        """What has come at this moment; False once the game is over."""
        table = await house.service.node.table(self.one.table)
        heard = await self.one.client.read()
        moves, acting = len(table.running().moves), table.game.to_act(table.running().position)
        if self._answered is not None and any(isinstance(message, Delta) for message in heard):
            since, before = self._answered
            if moves > before:
                self.waits[moves - before > 1].append(house.time.ms - since)
                self._answered = None
        if SQUAD in acting:
            await self.one.answer(house, source)
            await self.one.client.read()
            self._answered = house.time.ms, len(table.running().moves)
        return bool(acting)


@pytest.mark.full
def test_sixty_tables_of_late_bots_do_not_tell_hidden_steps(tmp_path: Path) -> None:
    """In simulated time, so that nothing but the queue, the beats and their lateness makes a difference."""
    waits: Waits = {False: [], True: []}

    async def story(house: House) -> None:
        house.service = house.another_service(Settings(), bots=Late(house))
        house.service.bot_turns.queue = BotQueue(lambda: house.time.ms / 1000)
        numbers, source = count(), Random(1)

        async def another() -> Awaited:
            number = next(numbers)
            [one] = await open_tables(house, range(number, number + 1), "beginner")
            return Awaited(one, waits)

        tables = [await another() for _ in range(BUSY)]
        while not is_enough(waits):
            while not at_rest(house):
                await asyncio.sleep(0)
            for index, one in enumerate(tables):
                if not await one.take(house, source):
                    one.one.client.subscription.close()
                    tables[index] = await another()
            if at_rest(house) and house.time.sleepers:
                house.time.advance_to_next()

    asyncio.run(tell(tmp_path, story))
    tells_nothing(waits)


# ---- the same with real bots, clocks and processes

MOST_SECONDS = 1500.0


async def play(house: House, one: Seated, waits: Waits, source: Random) -> None:
    """Answer the bot at once, and note how long its first moves after an answer took."""
    table = await house.service.node.table(one.table)
    moves, since, has_answered = 0, perf_counter(), False
    while not is_enough(waits) and (acting := table.game.to_act(table.running().position)):
        if SQUAD in acting:
            await one.client.read()
            await one.answer(house, source)
            await one.client.read()  # what became of it
            moves, since, has_answered = len(table.running().moves), perf_counter(), True
            continue
        while not isinstance(one.client.take(await anext(one.client.subscription)), Delta):
            pass
        if has_answered:
            waits[len(table.running().moves) - moves > 1].append(perf_counter() - since)
        has_answered = False


@pytest.mark.full
def test_sixty_tables_of_bots_do_not_tell_hidden_steps(tmp_path: Path) -> None:
    """In a queue that misses beats, a wait is as long with hidden steps before a move as without."""
    waits: Waits = {False: [], True: []}

    async def story() -> None:
        async with AsyncExitStack() as stack:
            store = await SQLiteStore.open(tmp_path / "kordon.db", read_only=False)
            stack.push_async_callback(store.close)
            house = House(store, stack)
            house.time = Time()  # type: ignore[assignment]
            house.service = house.another_service(Settings(), bots=BotRunner(processes=1))
            stack.callback(house.service.bots.close)
            source = Random(1)
            with suppress(TimeoutError):
                async with asyncio.timeout(MOST_SECONDS):
                    for first in range(0, 100 * BUSY, BUSY):
                        seated = await open_tables(house, range(first, first + BUSY), "beginner")
                        await asyncio.gather(*(play(house, one, waits, source) for one in seated))
                        if is_enough(waits):
                            return

    asyncio.run(story())
    tells_nothing(waits)
