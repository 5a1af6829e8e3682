"""Replays: what a viewer was sent, step by step, and after the end the course that stands for all."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from kordon.analysis import replays
from kordon.engine import delta, log
from kordon.engine.errors import Fault
from kordon.engine.match import Match
from kordon.engine.records import OPEN, SPECTATOR, everybody_at
from kordon.engine.rule_ids import rule
from kordon.engine.scene import Scene
from kordon.games import find
from kordon.tables.log.decisions import Stand
from kordon.tables.log.playing import Answer, TakeBack
from tests.tables.house import House, as_scene, as_shown, in_a_house, on_its_board, refused
from tests.tables.test_secrecy import CASES, Side, step, swap


def played(name: str, seats: int, seed: str, moves: int = 10_000) -> Match:
    """A game of random moves, to its end or so far."""
    game, source = find(name), Random(seed)
    match = Match(game, game.parse_options({}), seats, source.randbytes(32))
    while (acting := game.to_act(match.position)) and len(match.moves) < moves:
        match.play(source.choice(game.moves(match.position, source.choice(acting))))
    return match


def scenes(name: str, replay: replays.Replay) -> list[Scene]:
    """Every moment of a replay of a game, made from its bytes as a client makes them."""
    plain = msgspec.json.decode(replays.encoded(replay))
    shown = [on_its_board(name, plain["scene"])]
    for one in plain.get("steps", []):
        shown.append(delta.apply(shown[-1], one.get("scene", {})))
    return [as_scene(scene) for scene in shown]


def picture(match: Match, observation: Any) -> Scene:
    scene = as_shown(match.game.scene(observation))
    return msgspec.structs.replace(scene, choices=(), buttons=(), markers=())


@pytest.mark.parametrize("name", ["estoril", "sniper"])
def test_steps_lead_through_all_that_each_pair_of_eyes_was_sent(name: str) -> None:
    match = played(name, 3, "steps")
    for viewer in everybody_at(3):
        deliveries = match.history[viewer]
        for replay in (replays.so_far(match, viewer), replays.in_full(match, viewer)):
            assert scenes(name, replay) == [picture(match, delivery.observation) for delivery in deliveries]
            told = [list(map(match.game.tell, delivery.events)) for delivery in deliveries[1:]]
            assert [list(one.log) for one in replay.steps] == told


@pytest.mark.parametrize("name", ["estoril", "sniper"])
def test_everything_open_has_a_step_for_every_move(name: str) -> None:
    match = played(name, 2, "open")
    replay = replays.in_full(match, OPEN)
    assert [one.moves for one in replay.steps] == list(range(1, len(match.moves) + 1))
    assert scenes(name, replay)[-1] == picture(match, match.game.observe(match.position, OPEN))


@pytest.mark.parametrize("name", ["estoril", "sniper"])
def test_a_finished_game_marks_the_moments_that_decided_it(name: str) -> None:
    match = played(name, 3, "moments")
    replay = replays.in_full(match, OPEN)
    for viewer in everybody_at(3):
        told = [one.log[index] for one in replays.in_full(match, viewer).steps for index in one.moments]
        assert 0 < len(told) <= replays.MOMENTS
    weights = sorted(
        match.game.weight(event)
        for delivery, _ in replays._with_everything(match)
        for event in delivery.events
    )
    marked = sorted(
        match.game.weight(delivery.events[index])
        for (delivery, _), one in zip(list(replays._with_everything(match))[1:], replay.steps, strict=True)
        for index in one.moments
    )
    assert marked == [weight for weight in weights[-replays.MOMENTS :] if weight]
    assert not any(one.moments for one in replays.so_far(match, SPECTATOR).steps)


def test_a_game_that_weighs_nothing_has_its_last_line(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played("sniper", 2, "weightless")
    monkeypatch.setattr(type(match.game), "weight", lambda game, event: 0)
    steps = replays.in_full(match, OPEN).steps
    said = [(step, index) for step, one in enumerate(steps) for index in one.moments]
    last = max(step for step, one in enumerate(steps) if one.log)
    assert said == [(last, len(steps[last].log) - 1)]


def test_the_same_moment_is_found_with_other_viewer() -> None:
    match = played("sniper", 3, "moment")
    again = Match(match.game, match.options, 3, match.seed)
    moments = {viewer: {0: 0} for viewer in everybody_at(3)}
    for number, move in enumerate(match.moves, 1):
        for viewer in again.play(move):
            moments[viewer][number] = len(again.history[viewer]) - 1
    for viewer, known in moments.items():
        steps = replays.in_full(match, viewer).steps
        assert {one.moves: index for index, one in enumerate(steps, 1)} | {0: 0} == known


def test_while_it_is_played_no_step_has_a_number() -> None:
    match = played("sniper", 2, "numbers", moves=30)
    for viewer in everybody_at(2):
        assert not any(one.moves for one in replays.so_far(match, viewer).steps)
        assert b'"moves"' not in replays.encoded(replays.so_far(match, viewer))


def test_a_replay_that_nobody_could_take_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "MOST_BYTES", 1000)
    with pytest.raises(Fault, match="too long"):
        replays.encoded(replays.so_far(played("estoril", 2, "long", moves=5), 0))


@rule("KO-101", "KO-109")
@in_a_house
async def test_before_the_end_only_with_ones_own_viewer(house: House) -> None:
    ada, ben, eve = await house.people("Ada", "Ben", "Eve")
    id = await house.table(ada, ben, public=False)
    key = await house.key(id)
    service = house.service
    assert (await service.exports.course(id, ada))[1:3] == (0, False)
    assert (await service.exports.course(id, ada, SPECTATOR))[1] == SPECTATOR
    assert (await service.exports.course(id, eve, key=key))[1] == SPECTATOR
    for person, viewer in ((ada, 1), (eve, 0)):
        with refused("KO-101"):
            await service.exports.course(id, person, viewer, key)
    for person in (ada, eve):
        with refused("KO-109"):
            await service.exports.course(id, person, OPEN, key)
    with refused("KO-113"):
        await service.exports.course(id, eve)


@in_a_house
async def test_lookers_on_can_be_kept_out(house: House) -> None:
    ada, ben, eve = await house.people("Ada", "Ben", "Eve")
    id = await house.table(ada, ben, spectators=False)
    with refused("KO-109"):
        await house.service.exports.course(id, eve)


@rule("KO-104", "KO-121")
@in_a_house
async def test_after_the_end_with_anybodys(house: House) -> None:
    ada, ben, eve = await house.people("Ada", "Ben", "Eve")
    id = await house.table(ada, ben, start=False)
    with refused("KO-104"):
        await house.service.exports.course(id, ada)
    await house.service.start(id, ada)
    await house.service.ask(id, ben, Stand())
    await house.service.abandon(id, ada)
    for viewer in (0, 1, SPECTATOR, OPEN):
        course = await house.service.exports.course(id, eve, viewer)
        assert course[1:3] == (viewer, True)
        assert msgspec.json.decode(replays.of(course))["viewer"] == viewer
    assert (await house.service.exports.course(id, eve))[1] == OPEN
    assert (await house.service.exports.course(id, ada))[1] == 0
    with refused("KO-121"):
        replays.of((await house.service.exports.course(id, eve))._replace(viewer=5))


@rule("KO-104")
@in_a_house
async def test_a_table_that_was_given_up_before_it_began_has_no_past(house: House) -> None:
    ada, ben = await house.people("Ada", "Ben")
    id = await house.table(ada, ben, start=False)
    await house.service.abandon(id, ada)
    with refused("KO-104"):
        await house.service.exports.course(id, ada)


@in_a_house
async def test_an_imported_log_can_be_gone_through(house: House) -> None:
    match = played("estoril", 3, "import")
    (ada,) = await house.people("Ada")
    id = await house.service.exports.import_log(ada, log.write(match))
    found = await house.service.exports.course(id, ada, 1)
    assert found.is_over
    assert replays.of(found) == replays.encoded(replays.in_full(match, 1))


@in_a_house
async def test_a_quiet_take_back_is_a_step_of_ones_own_and_of_nobody_elses(house: House) -> None:
    people = dict(enumerate(await house.people("Ada", "Ben")))
    id = await house.table(*people.values())
    clients = {seat: await house.client(id, person) for seat, person in people.items()}
    table = await house.service.node.table(id)
    seat = await house.play_to_a_quiet_step(id, people, clients)
    await clients[seat].read()
    before = [replays.so_far(table.running(), viewer) for viewer in (0, 1, SPECTATOR)]
    await house.service.play(id, people[seat], seat, clients[seat].counter, clients[seat].paths()[0])
    await house.service.ask(id, people[seat], TakeBack(0))
    after = [replays.so_far(table.running(), viewer) for viewer in (0, 1, SPECTATOR)]
    steps = len(before[seat].steps)
    assert [len(one.steps) - len(other.steps) for one, other in zip(after, before, strict=True)] == [
        2 if viewer == seat else 0 for viewer in (0, 1, SPECTATOR)
    ]
    earlier, later = (scenes("estoril", one[seat]) for one in (before, after))
    assert later[-1] == earlier[-1] == later[steps]
    # After the end it is the course that stands.
    assert len(replays.in_full(table.running(), seat).steps) == steps


@in_a_house
async def test_a_table_that_went_back_shows_the_course_that_stands(house: House) -> None:
    people = dict(enumerate(await house.people("Ada", "Ben")))
    id = await house.table(*people.values())
    clients = {seat: await house.client(id, person) for seat, person in people.items()}
    first = await house.play_random(id, people, clients)
    table = await house.service.node.table(id)
    start = Match(table.game, table.options, 2, table.setup.seed)
    await house.service.ask(id, people[first], TakeBack(0, ask=True))
    await house.service.ask(id, people[1 - first], Answer(0, True))
    for viewer in (0, 1, SPECTATOR):
        assert replays.so_far(table.running(), viewer) == replays.so_far(start, viewer)
    await house.play_random(id, people, clients)
    for seat, client in clients.items():
        await client.read()
        shown = scenes("estoril", replays.so_far(table.running(), seat))
        assert shown[-1] == msgspec.structs.replace(client.scene, choices=(), buttons=(), markers=())


@pytest.mark.parametrize(("name", "viewer", "options"), CASES)
def test_what_eyes_can_not_know_changes_no_byte_of_their_replay(
    tmp_path: Path, name: str, viewer: int, options: dict[str, Any]
) -> None:
    assert asyncio.run(compare(name, tmp_path, viewer, options)) > 10


async def compare(name: str, folder: Path, viewer: int, options: dict[str, Any]) -> int:
    """Two tables that differ only in what the viewer can't know; how many steps were compared."""
    source, game, steps = Random(f"{viewer} {options}"), find(name), 0
    for number in range(4):
        async with AsyncExitStack() as stack:
            seed = source.randbytes(32)
            sides = [
                await Side.open(game, folder / f"{number}-{side}", stack, seed, options) for side in "ab"
            ]
            for _ in range(source.randrange(4, 40)):
                position = sides[0].table.running().position
                move = source.choice(game.moves(position, source.choice(game.to_act(position))))
                for side in sides:
                    await side.play(move)
            for side in sides:
                side.client = await side.house.client("table", side.person(viewer))
            swap(sides[1], viewer, source)
            for _ in range(12):
                if not await step(sides[0], sides[1], viewer, source):
                    break
                steps += 1
                await sides[1].hidden_trouble(viewer)
                made = []
                for side in sides:
                    course = await side.service.exports.course("table", side.person(viewer), None, "key")
                    made.append(replays.of(course))
                assert made[0] == made[1]
            others = [
                replays.encoded(replays.so_far(side.table.running(), other))
                for side in sides
                for other in range(3)
                if other != viewer
            ]
            assert len(set(others)) > len(others) // 2
    return steps
