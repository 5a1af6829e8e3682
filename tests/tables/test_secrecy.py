"""Secrecy at the table: what a seat can't know changes no byte and no number of what it is sent.

Two tables share everything but what one viewer can't know: from a moment on, other players hold
other secrets and make other hidden choices. As long as the visible course is the same, so must be every
message, every snapshot, every refusal and every explanation. Only the commitments differ: they are hashes
of what is hidden, and as long as each other.
"""

from __future__ import annotations

import asyncio
import re
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from kordon.engine.checks.finding import hidden_state
from kordon.engine.game import AnyGame
from kordon.engine.play import Refused
from kordon.engine.records import SPECTATOR, Delivery, encode, everybody_at, witnessed
from kordon.engine.scene import labels
from kordon.games import find
from kordon.tables.log import new_tables
from kordon.tables.log.decisions import Note, PutMark
from kordon.tables.log.setups import Clock, Setup
from kordon.tables.log.table import Table
from kordon.tables.requests import Person
from kordon.tables.service import TableService
from kordon.tables.store.sqlite import SQLiteStore
from tests.tables.house import Client, House

SEATS = 3
TRIES = 12
PAIRS = 10
STEPS = 30  # of each pair, at most
HASH = re.compile(rb"[0-9a-f]{64}")


def masked(messages: list[bytes]) -> list[bytes]:
    return [HASH.sub(b"hash", message) for message in messages]


class Side:
    """One of the two tables."""

    def __init__(self, game: AnyGame, house: House, people: list[Person]) -> None:
        self.game = game
        self.house = house
        self.people = people
        self.client: Client

    @classmethod
    async def open(
        cls, game: AnyGame, folder: Path, stack: AsyncExitStack, seed: bytes, options: dict[str, Any]
    ) -> Side:
        folder.mkdir()
        store = await SQLiteStore.open(folder / "kordon.db", read_only=False)
        stack.push_async_callback(store.close)
        house = House(store, stack)
        people = await house.people("Ada", "Ben", "Cyd", "Eve")
        clock = Clock("game", 3600)
        setup = Setup(game.name, game.version, options, SEATS, seed, people[0].id, "key", 0, clock=clock)
        await new_tables.create(house.service.store, "table", setup)
        for seat in range(SEATS):
            await house.service.sit("table", people[seat], seat)
        await house.service.start("table", people[0])
        return cls(game, house, people)

    @property
    def service(self) -> TableService:
        return self.house.service

    @property
    def table(self) -> Table:
        table = self.service.node.rooms["table"].table
        assert table is not None
        return table

    def person(self, viewer: int) -> Person:
        return self.people[viewer] if viewer < SEATS else self.people[-1]

    async def play(self, move: Any) -> None:
        self.house.time.advance(1)
        counter = self.table.counters[move.seat]
        plain = msgspec.to_builtins(move)
        await self.service.play("table", self.people[move.seat], move.seat, counter, move=plain)

    async def hidden_trouble(self, viewer: int) -> None:
        """Things that others do in private: notes, pencil marks, refused clicks, stale clicks."""
        place = next(shape.id for shape in self.client.scene.shapes)
        for seat in range(SEATS):
            if seat != viewer:
                await self.service.ask("table", self.people[seat], PutMark(0, "pencil", place))
                await self.service.ask("table", self.people[seat], Note(0, f"note {self.table.sequence}"))
                for counter in (self.table.counters[seat], -1):
                    with pytest.raises(Refused):
                        await self.service.play("table", self.people[seat], seat, counter, ("nothing",))

    async def answers(self, viewer: int) -> list[object]:
        """What the seat is told when it asks about everything it sees, and when it clicks wrongly."""
        if viewer >= SEATS:
            return []
        person, counter = self.people[viewer], self.table.counters[viewer]
        asked: list[object] = []
        for target in labels(self.client.scene):
            asked.append(await self.service.why_not("table", person, viewer, (target,)))
        for path in [("card:0", "area:0"), ("act:decline", "act:decline"), ("card:7", "card:7")]:
            for seen in (counter - 1, counter):
                if seen != counter or path not in self.client.paths():
                    with pytest.raises(Refused) as refusal:
                        await self.service.play("table", person, viewer, seen, path)
                    asked.append(refusal.value.rules)
        return asked


def swap(side: Side, viewer: int, source: Random) -> bool:
    """Give the others other secrets; whether anything became different."""
    game, match = side.game, side.table.running()
    before = hidden_state(match.position)
    chance = match.position.chance.copy()
    match.position = game.swap_secrets(match.position, viewer, source)
    match.position.chance = chance
    for other in everybody_at(SEATS):
        if other != viewer:
            match.history[other][-1] = Delivery((), game.observe(match.position, other))
    return hidden_state(match.position) != before


def sent(game: AnyGame, position: Any, move: Any, viewer: int) -> tuple[bytes, bytes]:
    """What the viewer is sent by a move, and nothing if nothing is noticed."""
    after = position.copy()
    before = game.observe(after, viewer)
    events = witnessed(game.apply(after, move), viewer)
    observation = game.observe(after, viewer)
    return encode(events), b"" if observation == before else encode(observation)


async def step(truth: Side, twin: Side, viewer: int, source: Random) -> bool:
    """One move at each table that looks the same to the viewer; False if none is found."""
    game = truth.game
    one, other = truth.table.running().position, twin.table.running().position
    for _ in range(TRIES):
        mover = source.choice(game.to_act(one) or (SPECTATOR,))
        if mover == SPECTATOR or mover not in game.to_act(other):
            continue
        move = source.choice(game.moves(one, mover))
        shown = sent(game, one, move, viewer)
        candidates = [move] if mover == viewer else game.moves(other, mover)
        source.shuffle(candidates)
        for answer in candidates:
            if sent(game, other, answer, viewer) == shown:
                await truth.play(move)
                await twin.play(answer)
                return True
    return False


CASES: list[tuple[str, int, dict[str, Any]]] = [
    ("estoril", 0, {}),
    ("estoril", 2, {"secret_missions": True, "recruitment": True}),
    ("estoril", SPECTATOR, {}),
    ("sniper", 1, {}),
    ("sniper", SPECTATOR, {}),
]


@pytest.mark.parametrize(("name", "viewer", "options"), CASES)
def test_the_same_bytes_and_the_same_number_of_them(
    tmp_path: Path, name: str, viewer: int, options: dict[str, Any]
) -> None:
    different = asyncio.run(compare(find(name), tmp_path, viewer, options))
    assert different["steps"] > 25
    assert different["worlds"] > PAIRS // 2


async def compare(game: AnyGame, folder: Path, viewer: int, options: dict[str, Any]) -> dict[str, int]:
    source = Random(f"{viewer} {options}")
    totals = {"steps": 0, "worlds": 0}
    for number in range(PAIRS):
        async with AsyncExitStack() as stack:
            seed = source.randbytes(32)
            truth, twin = [
                await Side.open(game, folder / f"{number}-{name}", stack, seed, options) for name in "ab"
            ]
            for _ in range(source.randrange(4, 50)):
                seat = source.choice(game.to_act(truth.table.running().position))
                move = source.choice(game.moves(truth.table.running().position, seat))
                await truth.play(move)
                await twin.play(move)
            for side in (truth, twin):
                side.client = await side.house.client("table", side.person(viewer))
            totals["worlds"] += swap(twin, viewer, source)
            for taken in range(STEPS):
                if not await step(truth, twin, viewer, source):
                    break
                totals["steps"] += 1
                if taken % 6 == 0:
                    await twin.hidden_trouble(viewer)
                for side in (truth, twin):
                    await side.client.read()
                assert masked(truth.client.messages) == masked(twin.client.messages)
            assert await truth.answers(viewer) == await twin.answers(viewer)
            again = [await side.house.client("table", side.person(viewer)) for side in (truth, twin)]
            assert masked(again[0].messages) == masked(again[1].messages)
    return totals
