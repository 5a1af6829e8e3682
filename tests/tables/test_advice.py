"""Advice at tables: for players among bots, or where all agreed, from the messages of their own seat."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from kordon.bots.advice import Advice
from kordon.engine.chance import seed_from
from kordon.engine.errors import Fault
from kordon.engine.match import Match
from kordon.engine.records import SPECTATOR
from kordon.engine.rule_ids import rule
from kordon.engine.words import Text
from kordon.games import find
from kordon.tables.bots import advice
from kordon.tables.bots.queue import BotQueue
from kordon.tables.bots.workers import BotRunner
from kordon.tables.log.decisions import Agree, GiveBack, Stand, TakeOver
from kordon.tables.log.table import Table
from kordon.tables.messages import Advised, ChatLine
from kordon.tables.requests import Person
from tests.tables.house import BUDGETS, Client, House, in_a_house, refused


class Recorder(BotRunner):
    """Gives the first moves as advice, and keeps what it was told."""

    def __init__(self) -> None:
        super().__init__(processes=0, budgets=BUDGETS)
        self.asked: list[tuple[Any, ...]] = []
        self.answers = asyncio.Event()
        self.answers.set()

    async def advise(self, game: str, seat: int, history: Any, within: float) -> list[Advice]:
        self.asked.append((game, seat, list(history), within))
        await self.answers.wait()
        first, *others = history[-1].observation.moves
        found = [Advice(first, Text("advice-only-move"), 0.618)]
        return found + [Advice(other, Text("advice-rule-of-thumb")) for other in others[:1]]


async def to_move(house: House, *seats: Any, **wanted: Any) -> tuple[str, Client]:
    """A table where the first player, at seat 0, is to move."""
    id = await house.table(*seats, **wanted)
    await house.service.settled()
    client = await house.client(id, seats[0])
    assert client.paths()
    return id, client


@in_a_house
async def test_a_player_among_bots_is_told_paths_reasons_and_chances(house: House) -> None:
    house.service = house.another_service(bots=(recorder := Recorder()))
    ada = await house.person("Ada")
    id, client = await to_move(house, ada, "beginner", game="sniper")
    first, second = await house.service.advisers.advise(id, ada, 0, client.counter)
    paths = client.paths()
    assert first == Advised(paths[0], Text("advice-only-move"), 62)
    assert second == Advised(paths[1], Text("advice-rule-of-thumb"))
    table = await house.service.node.table(id)
    [(game, seat, history, within)] = recorder.asked
    assert (game, seat, history) == ("sniper", 0, table.running().history[0])
    assert within == advice.WITHIN


@in_a_house
async def test_everybody_is_told_once_that_advice_was_asked_for_and_nothing_else(house: House) -> None:
    """A sniper who asks at every hidden step tells as much as one who asks at the first alone."""
    house.service = house.another_service(bots=Recorder())
    ada, eve = await house.people("Ada", "Eve")
    id, client = await to_move(house, ada, "beginner", game="sniper")
    watcher = await house.client(id, eve)
    public = (await house.service.node.table(id)).running().history[SPECTATOR]
    moments, hidden = set(), 0
    while hidden < 2:
        house.time.advance(10)
        moments.add(len(public))
        await house.service.advisers.advise(id, ada, 0, client.counter)
        await watcher.read()
        told = [message for message in watcher.news if isinstance(message, ChatLine)]
        assert told == [ChatLine("Ada", "", 0, event="advised")] * len(moments)
        assert [seat.advised for seat in watcher.seats] == [len(moments), 0]
        # The sniper walks: in the set-up choices are public.
        path = max(client.paths(), key=lambda path: path[0].startswith("space:"))
        await house.service.play(id, ada, 0, client.counter, path)
        hidden += len(public) in moments
        await house.service.settled()
        await client.read()


@in_a_house
async def test_after_a_public_change_a_question_is_told_again(house: House) -> None:
    house.service = house.another_service(bots=Recorder())
    ada = await house.person("Ada")
    id, client = await to_move(house, ada, "beginner")
    for count in (1, 2):
        await house.service.advisers.advise(id, ada, 0, client.counter)
        table = await house.service.node.table(id)
        assert table.seating.chairs[0].advised == count
        publics = len(table.running().history[SPECTATOR])
        while len(table.running().history[SPECTATOR]) == publics or not client.paths():
            if client.paths():
                await house.service.play(id, ada, 0, client.counter, client.paths()[0])
            await house.service.settled()
            await client.read()


@rule("KO-160")
@in_a_house
async def test_nobody_is_advised_among_people_who_did_not_agree(house: House) -> None:
    house.service = house.another_service(bots=Recorder())
    ada, ben = await house.people("Ada", "Ben")
    for game in ("sniper", "wolfenstein"):  # against each other, and side by side
        id, client = await to_move(house, ada, ben, game=game)
        with refused("KO-160"):
            await house.service.advisers.advise(id, ada, 0, client.counter)
        await house.service.ask(id, ben, TakeOver(1))  # a bot plays for Ben, who may come back
        with refused("KO-160"):
            await house.service.advisers.advise(id, ada, 0, client.counter)
        assert not (await house.service.node.table(id)).seating.chairs[0].advised


@rule("KO-103", "KO-160")
@in_a_house
async def test_people_who_all_agreed_are_advised_and_a_newcomer_ends_it(house: House) -> None:
    house.service = house.another_service(bots=Recorder())
    ada, ben, cyd = await house.people("Ada", "Ben", "Cyd")
    id = await house.table(ada, ben, game="sniper", start=False)
    await house.service.ask(id, ada, Agree("hints", True))
    await house.service.ask(id, ben, Agree("hints", True))
    info = await house.service.info(id, cyd)
    assert all("hints" in seat.agrees for seat in info.seats)
    await house.service.start(id, ada)
    with refused("KO-103"):
        await house.service.ask(id, ben, Agree("hints", False))
    client = await house.client(id, ada)
    assert await house.service.advisers.advise(id, ada, 0, client.counter)
    await house.service.ask(id, ben, Stand())
    assert await house.service.advisers.advise(id, ada, 0, client.counter)
    await house.service.ask(id, ben, GiveBack())  # who comes back has not changed their mind
    assert await house.service.advisers.advise(id, ada, 0, client.counter)
    await house.service.ask(id, ben, Stand())
    await house.service.sit(id, cyd, 1)
    with refused("KO-160"):
        await house.service.advisers.advise(id, ada, 0, client.counter)


@rule("KO-160")
@in_a_house
async def test_one_who_sits_down_again_after_a_bot_has_played_still_agrees(house: House) -> None:
    house.service = house.another_service(bots=Recorder())
    ada, ben = await house.people("Ada", "Ben")
    id = await house.table(ada, ben, game="sniper", start=False)
    for person in (ada, ben):
        await house.service.ask(id, person, Agree("hints", True))
    await house.service.start(id, ada)
    client = await house.client(id, ada)
    await house.service.ask(id, ben, Stand())
    await house.service.ask(id, ada, TakeOver(1))  # Ada lets a bot play for Ben
    await house.service.sit(id, ben, 1)
    await client.read()
    assert [seat.agrees for seat in client.seats] == [("hints",), ("hints",)]
    assert await house.service.advisers.advise(id, ada, 0, client.counter)


@rule("KO-160")
@in_a_house
async def test_one_who_takes_the_consent_back_ends_it_for_all(house: House) -> None:
    house.service = house.another_service(bots=Recorder())
    ada, ben = await house.people("Ada", "Ben")
    id = await house.table(ada, ben, game="sniper", start=False)
    for person in (ada, ben):
        await house.service.ask(id, person, Agree("hints", True))
    await house.service.ask(id, ben, Agree("hints", False))
    await house.service.start(id, ada)
    client = await house.client(id, ada)
    with refused("KO-160"):
        await house.service.advisers.advise(id, ada, 0, client.counter)


@rule("KO-001", "KO-101", "KO-104", "KO-105", "KO-108")
@in_a_house
async def test_advice_is_for_the_one_who_is_to_move_now_and_then(house: House) -> None:
    house.service = house.another_service(bots=Recorder())
    ada, eve = await house.people("Ada", "Eve")
    waiting = await house.table(ada, "beginner", start=False)
    with refused("KO-104"):
        await house.service.advisers.advise(waiting, ada, 0, 0)
    id, client = await to_move(house, ada, "beginner", game="sniper")
    with refused("KO-101"):
        await house.service.advisers.advise(id, eve, 0, client.counter)
    with refused("KO-101"):
        await house.service.advisers.advise(id, ada, 1, client.counter)
    with refused("KO-105"):
        await house.service.advisers.advise(id, ada, 0, client.counter - 1)
    for _ in range(advice.QUESTIONS[0].most):
        await house.service.advisers.advise(id, ada, 0, client.counter)
    with refused("KO-108"):
        await house.service.advisers.advise(id, ada, 0, client.counter)
    house.time.advance(10)
    await house.service.advisers.advise(id, ada, 0, client.counter)
    together = await house.table(eve, ada, game="wolfenstein", start=False)
    for person in (eve, ada):
        await house.service.ask(together, person, Agree("hints", True))
    await house.service.start(together, eve)
    waits = await house.client(together, ada)
    assert not waits.paths()
    with refused("KO-001"):
        await house.service.advisers.advise(together, ada, 1, waits.counter)


@in_a_house
async def test_a_table_does_not_wait_for_advice(house: House) -> None:
    """Bots and adviser have workers of their own; what was asked before a move is worthless after it."""
    house.service = house.another_service(bots=(recorder := Recorder()))
    ada = await house.person("Ada")
    id, client = await to_move(house, ada, "beginner")
    recorder.answers.clear()
    asking = [
        asyncio.ensure_future(house.service.advisers.advise(id, ada, 0, client.counter)) for _ in range(2)
    ]
    while not recorder.asked:
        await asyncio.sleep(0)
    await house.service.play(id, ada, 0, client.counter, client.paths()[0])
    await house.service.settled()
    recorder.answers.set()
    await asking[0]
    with refused("KO-105"):
        await asking[1]


def test_advice_comes_from_a_process_that_may_die() -> None:
    game = find("estoril")
    match = Match(game, game.parse_options({}), 2, seed_from("advice"))
    seat = game.to_act(match.position)[0]
    runner = BotRunner(processes=1, budgets=BUDGETS)

    async def story() -> None:
        first = await runner.advise("estoril", seat, match.history[seat], 5.0)
        assert first[0].move in game.moves(match.position, seat)
        [worker] = runner._workers.values()
        for process in list(worker._processes.values()):  # type: ignore[attr-defined]
            process.kill()
        assert await runner.advise("estoril", seat, match.history[seat], 5.0) == first

    try:
        asyncio.run(story())
    finally:
        runner.close()
    assert not runner._workers


@in_a_house
async def test_who_has_asked_least_is_answered_first(house: House) -> None:
    """Each player has a share of the adviser, also where one host has all tables and bots think long."""
    recorder = Recorder()
    house.service = house.another_service(bots=recorder)
    queue = house.service.advisers.queue = BotQueue(lambda: house.time.ms / 1000)
    tables = {one: await to_move(house, one, "beginner") for one in await house.people("Ada", "Ben", "Cyd")}
    answered: list[str] = []

    async def ask(person: Person) -> None:
        id, client = tables[person]
        await house.service.advisers.advise(id, person, 0, client.counter)
        answered.append(person.name)

    async def asking(person: Person) -> asyncio.Task[None]:
        waited = queue.figures().waiting
        task = asyncio.create_task(ask(person))
        while queue.figures().waiting == waited:  # what everybody is told is on the disk first
            await asyncio.sleep(0)
        return task

    ada, ben, cyd = tables
    recorder.answers.clear()
    first = await asking(ada)
    house.time.advance(5)
    recorder.answers.set()
    await first
    recorder.answers.clear()
    waiting = [await asking(one) for one in (cyd, ada, ben)]
    recorder.answers.set()
    await asyncio.gather(*waiting)
    assert answered == ["Ada", "Cyd", "Ben", "Ada"]


# ---- after the end


@rule("KO-108", "KO-116")
@in_a_house
async def test_bots_say_after_the_end_why_they_moved(house: House) -> None:
    ada, eve = await house.people("Ada", "Eve")
    id = await house.table(ada, "beginner", "beginner")
    with refused("KO-116"):
        await house.service.reason(id, eve, 0)
    client = await house.client(id, ada)
    while (await house.service.node.table(id)).seating.state == "playing":
        await client.read()
        if client.paths():
            await house.service.play(id, ada, 0, client.counter, client.paths()[0])
        await house.service.settled()
    table = await house.service.node.table(id)
    moves = table.running().moves
    own = next(number for number, move in enumerate(moves) if move.seat == 0)
    assert await house.service.reason(id, eve, own) == (0, None)  # people keep their reasons
    numbers = [number for number, move in enumerate(moves) if move.seat != 0]
    for number in numbers[: advice.REASONS[0].most]:
        seat, why = await house.service.reason(id, eve, number)
        assert (seat, why) == (moves[number].seat, reason_then(table, number))
        assert why is None or why.id.startswith("advice-")
    with refused("KO-108"):
        await house.service.reason(id, eve, numbers[0])
    with pytest.raises(Fault, match="move"):
        await house.service.reason(id, ada, len(moves))


def reason_then(table: Table, number: int) -> Text | None:
    """What speaks for a move, by what its seat was shown at that moment."""
    match = Match(table.game, table.options, 3, table.setup.seed)
    for move in table.running().moves[:number]:
        match.play(move)
    move = table.running().moves[number]
    return table.game.why(match.observation(move.seat), move)
