"""Chat among team-mates: as secret as what their seats observe."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec

from kordon.analysis import replays
from kordon.engine.records import OPEN, SPECTATOR
from kordon.engine.rule_ids import rule
from kordon.games import find
from kordon.tables.log import new_tables
from kordon.tables.log.decisions import Say
from kordon.tables.log.entries import Said, decode_entry
from kordon.tables.log.setups import Setup
from kordon.tables.log.table import CHAT_KEPT
from kordon.tables.messages import ChatLine
from tests.tables.house import Client, House, in_a_house, refused, tell

SECRET = "hobbyhorse"


async def squads(house: House, **wanted: Any) -> tuple[str, dict[str, Client]]:
    """A game of Sniper Elite: Ada is the sniper, Ben and Cyd defend, Eve looks on."""
    people = await house.people("Ada", "Ben", "Cyd")
    id = await house.table(*people, game="sniper", **wanted)
    clients = {person.name: await house.client(id, person) for person in people}
    clients["Eve"] = await house.client(id, await house.person("Eve"))
    clients["Ben's wall"] = await house.client(id, people[1], SPECTATOR)
    for client in clients.values():
        await client.read()
    return id, clients


@in_a_house
async def test_a_line_to_the_team_reaches_the_team_and_nobody_else(house: House) -> None:
    id, clients = await squads(house)
    assert clients["Ben"].snapshot is not None
    assert clients["Ada"].snapshot is not None
    assert clients["Ben"].snapshot.you.team == (1, 2)
    assert clients["Ada"].snapshot.you.team == ()
    ben = await house.person("Ben")
    await house.service.ask(id, ben, Say(0, SECRET, team=True))
    line = ChatLine("Ben", SECRET, 1, team=True)
    for name, client in clients.items():
        assert await client.read() == ([line] if name in ("Ben", "Cyd") else []), name
    for name in ("Ada", "Ben", "Cyd", "Eve"):
        late = await house.client(id, await house.person(name))
        assert late.snapshot is not None
        assert late.snapshot.chat == ((line,) if name in ("Ben", "Cyd") else ()), name
    wall = await house.client(id, ben, SPECTATOR)
    assert wall.snapshot is not None
    assert wall.snapshot.chat == ()
    assert wall.snapshot.you.team == ()


@rule("KO-101", "KO-107", "KO-147")
@in_a_house
async def test_only_those_who_have_a_team_can_talk_to_it(house: House) -> None:
    id, _ = await squads(house)
    for name, against in (("Ada", "KO-147"), ("Eve", "KO-101")):
        with refused(against):
            await house.service.ask(id, await house.person(name), Say(0, SECRET, team=True))
    alone = await house.table(*await house.people("Ada", "Ben"))
    with refused("KO-147"):
        await house.service.ask(alone, await house.person("Ben"), Say(0, SECRET, team=True))
    waiting = await house.table(*await house.people("Ada", "Ben", "Cyd"), game="sniper", start=False)
    with refused("KO-147"):
        await house.service.ask(waiting, await house.person("Ben"), Say(0, SECRET, team=True))
    silent, _ = await squads(house, chat=False)
    with refused("KO-107"):
        await house.service.ask(silent, await house.person("Ben"), Say(0, SECRET, team=True))


async def other_eyes(folder: Path, is_loud: bool) -> list[object]:
    """All that those outside the team get of a table where the squads talk a lot among themselves, or not."""
    seen: list[object] = []

    async def story(house: House) -> None:
        called: list[object] = []
        house.service.node.called = lambda *call: called.append(call)
        people = await house.people("Ada", "Ben", "Cyd", "Eve")
        ada, ben, cyd, eve = people
        setup = Setup("sniper", find("sniper").version, {}, 3, b"seed" * 8, ada.id, "key", 0)
        await new_tables.create(house.service.store, "table", setup)
        for seat in range(3):
            await house.service.sit("table", people[seat], seat)
        await house.service.start("table", ada)
        lookers = [
            await house.client("table", person, viewer)
            for person, viewer in ((ada, None), (eve, None), (ben, SPECTATOR))
        ]
        for number in range(CHAT_KEPT + 8):
            if is_loud:
                await house.service.ask(
                    "table", (ben, cyd)[number % 2], Say(0, f"{SECRET} {number}", team=True)
                )
            house.time.advance(10)
            if number % 20 == 0:
                await house.service.ask("table", eve, Say(0, "hm"))
        for client in lookers:
            await client.read()
            late = await house.client("table", await house.person(client.subscription.player[3:]), SPECTATOR)
            seen.append((client.messages, late.messages))
        seen.append(await house.service.info("table", eve))
        seen.append(await house.store.summary("table"))
        seen.append(await house.service.store.tables_of(ada.id))
        seen.append(called)

    folder.mkdir()
    await tell(folder, story)
    return seen


def test_nobody_can_tell_whether_others_talk_among_themselves(tmp_path: Path) -> None:
    """Neither by a message, nor by how many lines are kept, nor in the lobby, nor by a call."""
    quiet, loud = [asyncio.run(other_eyes(tmp_path / name, name == "loud")) for name in ("quiet", "loud")]
    assert repr(quiet).count("hm") > 8
    assert quiet == loud


@in_a_house
async def test_it_is_in_no_export_and_no_replay_and_stays_the_team_s_after_the_end(house: House) -> None:
    id, clients = await squads(house)
    ada, ben = await house.people("Ada", "Ben")
    await house.service.ask(id, ben, Say(0, SECRET, team=True))
    for viewer in (0, SPECTATOR):
        assert SECRET.encode() not in replays.of(await house.service.exports.course(id, ada, viewer))
    await house.service.close_table(id)
    assert SECRET not in await house.service.exports.export(id, ada)
    assert SECRET.encode() not in replays.of(await house.service.exports.course(id, ada, OPEN))
    everything = await house.client(id, await house.person("Eve"), OPEN)
    assert not any(SECRET.encode() in message for message in everything.messages)
    for name in ("Ada", "Eve"):
        await clients[name].read()
        assert not any(SECRET.encode() in message for message in clients[name].messages)


@in_a_house
async def test_who_is_forgotten_is_forgotten_there_too(house: House) -> None:
    id, _ = await squads(house)
    ben, cyd = await house.people("Ben", "Cyd")
    await house.service.ask(id, ben, Say(0, SECRET, team=True))
    await house.service.forget(ben.id)
    stored = b"".join(row for _, row in await house.store.entries(id))
    assert SECRET.encode() not in stored
    late = await house.client(id, cyd)
    assert late.snapshot is not None
    assert late.snapshot.chat == ()


def test_a_line_of_old_is_for_everybody() -> None:
    """Entries that were written before there were teams have no such field."""
    assert decode_entry(b'["Said",1,"id","Ada","hello"]') == Said(1, "id", "Ada", "hello")
    assert msgspec.json.decode(msgspec.json.encode(Said(1, "id", "Ada", "x", (1, 2))))[-1] == [1, 2]
