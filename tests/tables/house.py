"""Tables for tests: a real store, a service, clients, and a fake clock."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest

from kordon.bots.levels import Budget, Level
from kordon.engine import delta
from kordon.engine.knowledge import ALONE, Around
from kordon.engine.play import Refused
from kordon.engine.records import Delivery, Seat, encode
from kordon.engine.scene import NOTHING, Scene
from kordon.games import find
from kordon.games.estoril.phases import DISCARDING
from kordon.tables.bots.workers import BotRunner, Chosen
from kordon.tables.live.node import Settings
from kordon.tables.live.subscription import Subscription
from kordon.tables.log import decisions
from kordon.tables.log.decisions import SeatBot, TakeOver
from kordon.tables.log.setups import TableId, Viewer
from kordon.tables.messages import AnyMessage, Delta, Question, SeatNews, Snapshot, decode_message
from kordon.tables.requests import NewTable, Person
from kordon.tables.service import TableService
from kordon.tables.store.base import Store
from kordon.tables.store.interface import Player
from kordon.tables.store.sqlite import SQLiteStore
from kordon.tables.timing import Time

QUICK = Settings(beat=0.0, idle=600.0)
BUDGETS: dict[Level, Budget] = {
    "beginner": Budget(iterations=2),
    "steady": Budget(iterations=4),
    "sharp": Budget(iterations=8),
    "master": Budget(iterations=16),
}


class FakeTime(Time):
    """Time that passes only when told to."""

    def __init__(self) -> None:
        self.ms = 1_800_000_000_000
        self.somebody_waits = asyncio.Event()
        self._sleepers: list[tuple[int, asyncio.Future[None]]] = []

    def now(self) -> int:
        return self.ms

    async def sleep(self, seconds: float) -> None:
        waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._sleepers.append((self.ms + int(seconds * 1000), waiting))
        self.somebody_waits.set()
        await waiting

    @property
    def sleepers(self) -> int:
        return len([1 for _, waiting in self._sleepers if not waiting.done()])

    def advance_to_next(self) -> None:
        """Go on to when the next sleeper wakes."""
        self.advance(
            max(0, min(due for due, waiting in self._sleepers if not waiting.done()) - self.ms) / 1000
        )

    def advance(self, seconds: float) -> None:
        self.ms += round(seconds * 1000)
        for due, waiting in self._sleepers:
            if due <= self.ms and not waiting.done():
                waiting.set_result(None)
        self._sleepers = [one for one in self._sleepers if not one[1].done()]


class Asked(NamedTuple):
    """What a bot is asked for a move with."""

    key: str  # of the table and the seat
    game: str
    seat: Seat
    level: Level
    history: Sequence[Delivery]
    within: float | None
    around: Around

    @property
    def table(self) -> TableId:
        return self.key.partition("/")[0]

    @property
    def moves(self) -> Sequence[Any]:
        moves: Sequence[Any] = self.history[-1].observation.moves
        return moves


class StagedBots(BotRunner):
    """Bots of this process; what they are asked is kept, and a test may say what they answer."""

    def __init__(self) -> None:
        super().__init__(processes=0, budgets=BUDGETS)
        self.asked: list[Asked] = []

    async def choose(
        self,
        key: str,
        game: str,
        seat: Seat,
        level: Level,
        history: Sequence[Delivery],
        within: float | None = None,
        around: Around = ALONE,
    ) -> Chosen:
        self.asked.append(Asked(key, game, seat, level, list(history), within, around))
        answer = await self.answer(self.asked[-1])
        return answer if isinstance(answer, Chosen) else Chosen(answer)

    async def answer(self, asked: Asked) -> Any:
        """The move, chosen as a bot does, or with what the bot says."""
        return await super().choose(*asked)


class Client:
    """A client: it reads messages and keeps its picture up to date from deltas alone."""

    def __init__(self, subscription: Subscription) -> None:
        self.subscription = subscription
        self.messages: list[bytes] = []
        self.news: list[AnyMessage] = []
        self.snapshot: Snapshot | None = None
        self.counter = -1
        self.seats: Any = ()
        self.question: Question | None = None
        self._scene: dict[str, Any] | None = None

    async def read(self) -> list[AnyMessage]:
        """Everything that waits."""
        fresh: list[AnyMessage] = []
        while self.subscription.has_news():
            fresh.append(self.take(await anext(self.subscription)))
        return fresh

    def take(self, encoded: bytes) -> AnyMessage:
        """One message that was sent."""
        message: AnyMessage = decode_message(encoded)
        self.messages.append(encoded)
        self.news.append(message)
        self._take_in(message, msgspec.json.decode(encoded))
        return message

    def _take_in(self, message: AnyMessage, plain: dict[str, Any]) -> None:
        if isinstance(message, Snapshot):
            self.snapshot, self.counter, self.seats = message, message.counter, message.table.seats
            self._scene = on_its_board(message.table.game, plain["scene"]) if "scene" in plain else None
            self.question = message.question
        elif isinstance(message, Delta):
            assert self._scene is not None
            self.counter = message.counter
            self._scene = delta.apply(self._scene, plain.get("scene", {}))
        elif isinstance(message, SeatNews):
            self.seats = message.seats
        elif isinstance(message, Question) and not message.taken_back:
            self.question = message

    def deltas(self) -> list[bytes]:
        """The changes of what this viewer sees, as they were sent."""
        return [message for message in self.messages if message.startswith(b'{"kind":"delta"')]

    @property
    def scene(self) -> Scene:
        assert self._scene is not None
        return as_scene(self._scene)

    def paths(self) -> list[tuple[str, ...]]:
        """The click paths that the client offers."""
        return [] if self._scene is None else [choice.path for choice in self.scene.choices]


def as_scene(plain: dict[str, Any]) -> Scene:
    """What a client holds, as a record; a client knows no groups of pieces."""
    return msgspec.convert({**plain, "groups": [plain.get("pieces", [])]}, Scene)


def as_shown(scene: Scene) -> Scene:
    """A scene as clients know it."""
    return msgspec.structs.replace(scene, groups=(scene.pieces,))


def on_its_board(game: str, changes: dict[str, Any]) -> dict[str, Any]:
    """The scene of a snapshot, as plain values."""
    name = changes.get("board", "")
    board = find(game).board(name) if name else NOTHING
    return delta.apply(msgspec.json.decode(encode(delta.patch(NOTHING, board))), changes)


class House:
    """One store and services over it."""

    def __init__(self, store: Store, stack: AsyncExitStack) -> None:
        self.store = store
        self.time = FakeTime()
        self._stack = stack
        self.service = self.another_service()
        self.source = Random(7)

    def another_service(self, settings: Settings = QUICK, **more: Any) -> TableService:
        """A further node over the same store."""
        bots = more.pop("bots", None) or BotRunner(processes=0, budgets=BUDGETS)
        service = TableService(self.store, bots, time=self.time, settings=settings, **more)
        self._stack.push_async_callback(service.close)
        return service

    async def person(self, name: str) -> Person:
        id = f"id-{name}"
        if await self.store.player(id) is None:
            await self.store.create_player(Player(id, name))
        return Person(id, name)

    async def people(self, *names: str) -> list[Person]:
        return [await self.person(name) for name in names]

    async def table(
        self, *seats: Person | Level, game: str = "estoril", start: bool = True, **wanted: Any
    ) -> TableId:
        """A table where these people and bots sit, in this order; the first person is the host."""
        host = next(one for one in seats if isinstance(one, Person))
        id = await self.service.create(host, NewTable(game, len(seats), **wanted))
        for seat, one in enumerate(seats):
            if isinstance(one, Person):
                agrees = wanted.get("open_view", False)
                await self.service.sit(id, one, seat, agrees=agrees, key=await self.key(id))
            else:
                await self.service.ask(id, host, SeatBot(seat, level=one))
        if start:
            await self.service.start(id, host)
        return id

    async def key(self, id: TableId) -> str:
        return (await self.service.node.table(id)).setup.invitation

    async def client(
        self, id: TableId, person: Person, viewer: Viewer | None = None, service: TableService | None = None
    ) -> Client:
        subscription = await (service or self.service).subscribe(id, person, viewer, await self.key(id))
        client = Client(subscription)
        await client.read()
        return client

    async def replace(self, id: TableId, person: Person, seat: Seat, level: Level = "beginner") -> None:
        """Let a bot play on for somebody who is away: they are called, and do not come back."""
        self.time.advance(decisions.AWAY / 1000)
        await self.service.ask(id, person, TakeOver(seat, level=level))
        self.time.advance(decisions.GRACE / 1000)
        await self.service.ask(id, person, TakeOver(seat, level=level))

    async def to_act(self, id: TableId) -> tuple[Seat, ...]:
        table = await self.service.node.table(id)
        return table.game.to_act(table.running().position)

    async def play_random(self, id: TableId, people: dict[Seat, Person], clients: dict[Seat, Client]) -> Seat:
        """One of the people to act clicks one of the paths they are offered."""
        seat = next(seat for seat in await self.to_act(id) if seat in people)
        await clients[seat].read()
        path = self.source.choice(clients[seat].paths())
        await self.service.play(id, people[seat], seat, clients[seat].counter, path)
        await self.service.settled()
        return seat

    async def play_to_a_quiet_step(
        self, id: TableId, people: dict[Seat, Person], clients: dict[Seat, Client]
    ) -> Seat:
        """Play Estoril until a seat can do something that nobody notices: lay aside a card of several."""
        table = await self.service.node.table(id)
        while True:
            await self.play_random(id, people, clients)
            position = table.running().position
            if position.phase == DISCARDING:
                for seat in await self.to_act(id):
                    if position.surplus(seat) > 1:
                        return seat


@contextmanager
def refused(*rules: str) -> Iterator[None]:
    """What happens inside is refused by exactly these rules."""
    with pytest.raises(Refused) as refusal:
        yield
    assert refusal.value.rules == rules


Story = Callable[[House], Awaitable[None]]


def in_a_house(story: Story) -> Callable[[Path], None]:
    """Make an async story about a house a test."""

    def test(tmp_path: Path) -> None:
        asyncio.run(tell(tmp_path, story))

    functools.update_wrapper(test, story)
    del test.__wrapped__  # type: ignore[attr-defined]
    test.__annotations__ = {"tmp_path": Path, "return": None}
    return test


async def tell(folder: Path, story: Story) -> None:
    async with AsyncExitStack() as stack:
        store = await SQLiteStore.open(folder / "kordon.db", read_only=False)
        stack.push_async_callback(store.close)
        await story(House(store, stack))
