"""Backups of a running server, and games that come in from their logs."""

from __future__ import annotations

import argparse
import asyncio
import importlib
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import httpx
import pytest

from kordon.cli.main import main
from kordon.engine import log
from kordon.engine.errors import Fault
from kordon.engine.match import Match
from kordon.games import find
from kordon.tables.archive import Course
from kordon.tables.requests import Person
from kordon.tables.service import TableService
from kordon.tables.store import open_store
from tests.web.node import node
from tests.web.players import Player, new_table


def command(name: str, *arguments: str | Path) -> int:
    """Run a command as the `kordon` command does."""
    module = importlib.import_module(f"kordon.cli.{name}")
    parser = argparse.ArgumentParser()
    module.add_arguments(parser)
    code: int = module.run(parser.parse_args(list(map(str, arguments))))
    return code


def finished_log(seed: int) -> str:
    game = find("estoril")
    source = Random(seed)
    match = Match(game, game.parse_options({}), 2, source.randbytes(32))
    while acting := game.to_act(match.position):
        match.play(source.choice(game.moves(match.position, acting[0])))
    return log.write(match)


async def play_some(player: Player, other: Player, address: str, moves: int) -> None:
    enough = asyncio.Event()
    made = 0

    def done() -> None:
        nonlocal made
        made += 1
        if made == moves:
            enough.set()

    playing = [asyncio.create_task(one.play(address, done)) for one in (player, other)]
    await enough.wait()
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)


def test_a_backup_of_a_running_server_can_be_served_from(tmp_path: Path) -> None:
    database, backup, fresh = (tmp_path / name for name in ("tables.sqlite", "backup.sqlite", "fresh.sqlite"))
    with node(str(database)) as server:
        anna, ben = new_table(server.address, Random(1))
        asyncio.run(play_some(anna, ben, server.address, 10))
        assert command("backup", backup, "--database", database) == 0
        with pytest.raises(Fault, match="already there"):
            command("backup", backup, "--database", database)
    assert command("backup", backup, "--database", fresh, "--restore") == 0
    with pytest.raises(Fault, match="empty"):
        command("backup", backup, "--database", fresh, "--restore")
    with node(str(fresh)) as server:

        async def go_on() -> None:
            await asyncio.gather(*(one.play(server.address, lambda: None) for one in (anna, ben)))

        asyncio.run(go_on())
    assert anna.over
    assert ben.over


def test_there_is_nothing_to_back_up_where_no_database_is(tmp_path: Path) -> None:
    with pytest.raises(Fault, match="there is no database"):
        command("backup", tmp_path / "backup", "--database", tmp_path / "none.sqlite")
    assert list(tmp_path.iterdir()) == []


def test_an_imported_game_is_a_finished_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database, file = tmp_path / "tables.sqlite", tmp_path / "game.jsonl"
    file.write_text(finished_log(3), "utf-8")
    assert command("import_", file, "--database", database) == 0
    table, key = printed(capsys)

    async def course() -> Course:
        store = await open_store(str(database))
        try:
            assert (await store.summary(table)).state == "finished"
            return await TableService(store).exports.course(table, Person("passer-by", "Ada"), key=key)
        finally:
            await store.close()

    assert asyncio.run(course()).is_over


def printed(capsys: pytest.CaptureFixture[str]) -> tuple[str, str]:
    """The table that `kordon import` tells of, and the key in the link to its replay."""
    table, key = capsys.readouterr().out.rpartition("/#/table/")[2].strip().split("/replay?key=")
    return table, key


def test_a_log_that_was_tampered_with_is_not_taken_in(tmp_path: Path) -> None:
    database, file = tmp_path / "tables.sqlite", tmp_path / "game.jsonl"
    lines = finished_log(4).splitlines(keepends=True)
    file.write_text("".join([lines[0], *lines[2:]]), "utf-8")
    with pytest.raises(Fault):
        command("import_", file, "--database", database)


def test_a_running_server_keeps_its_database_to_itself(tmp_path: Path) -> None:
    database, file = tmp_path / "tables.sqlite", tmp_path / "game.jsonl"
    file.write_text(finished_log(5), "utf-8")
    with node(str(database)) as server:
        new_table(server.address, Random(1))
        with pytest.raises(Fault, match="in use"):
            command("import_", file, "--database", database)


def finished_table(database: Path, file: Path, capsys: pytest.CaptureFixture[str]) -> str:
    file.write_text(finished_log(6), "utf-8")
    assert command("import_", file, "--database", database) == 0
    return printed(capsys)[0]


def test_a_table_is_exported_as_its_log_or_as_a_seat_saw_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database, file, copy = (tmp_path / name for name in ("tables.sqlite", "game.jsonl", "copy.jsonl"))
    table = finished_table(database, file, capsys)
    with node(str(database)):  # also while a server has it
        assert command("export", "--database", database, table, "--format", "log", "--output", copy) == 0
    assert copy.read_text("utf-8") == file.read_text("utf-8")
    for form in ("text", "json"):
        for seat in ("0", "spectator", "open"):
            wanted = ("--format", form, "--seat", seat, "--lang", "pl")
            assert command("export", "--database", database, table, *wanted) == 0
            from_table = capsys.readouterr().out
            assert command("export", file, *wanted) == 0
            assert capsys.readouterr().out == from_table


def test_a_running_table_is_not_exported(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite"
    with node(str(database)) as server:
        anna, _ = new_table(server.address, Random(1))
        with pytest.raises(Fault, match="not over"):
            command("export", "--database", database, anna.table)
    with pytest.raises(Fault, match="there is no table 'nowhere'"):
        command("export", "--database", database, "nowhere")


@pytest.mark.parametrize(
    "arguments",
    [
        ("--database", "{}/none.sqlite", "table"),
        ("{}/none.jsonl",),
        ("--database", "{}/tables.sqlite", "nowhere"),
        ("--database", "{}/tables.sqlite", "../../etc/passwd"),
        ("--database", "{}/tables.sqlite", "TABLE", "--seat", "9"),
        ("--database", "{}/tables.sqlite", "TABLE", "--output", "{}/no/such/folder"),
        ("--database", "mysql://x/y", "table"),
        ("--database", "postgresql://127.0.0.1:1/x", "table"),
        (),
    ],
)
def test_a_mistake_is_one_sentence_and_exit_code_2(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...]
) -> None:
    table = finished_table(tmp_path / "tables.sqlite", tmp_path / "game.jsonl", capsys)
    given = [one.format(tmp_path).replace("TABLE", table) for one in arguments]
    assert main(["export", *given]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith("kordon: ")
    assert len(told.err.splitlines()) == 1


def test_a_table_that_never_began_has_nothing_to_export(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite"
    with node(str(database)) as server, httpx.Client(base_url=server.address, timeout=30) as host:
        table = host.post("/tables", json={"game": "estoril", "seats": 2}).json()["table"]
        host.post(f"/tables/{table}/abandon").raise_for_status()
    with pytest.raises(Fault, match="nothing to export"):
        command("export", "--database", database, table)


def test_a_game_of_other_rules_is_told_in_one_sentence_and_still_written_out(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A log that names a version of the rules which is not installed, alone and in a database."""
    version = find("estoril").version
    path, database = tmp_path / "old.kordon", tmp_path / "tables.sqlite"
    written = finished_log(5)
    path.write_text(written)
    assert command("import_", path, "--database", database) == 0
    capsys.readouterr()
    path.write_text(written.replace(f'"rules":{version}', '"rules":99', 1))
    sentence = f"written under version 99 of the rules of estoril; this Kordon has version {version}"
    for arguments in (["verify", path], ["export", path], ["import", path, "--database", database]):
        assert main(list(map(str, arguments))) == 2
        said = capsys.readouterr()
        assert said.out == ""
        assert sentence in said.err
        assert said.err.count("\n") == 1
    assert main(["export", "--format", "log", str(path)]) == 0
    said = capsys.readouterr()
    assert said.out == path.read_text()
    assert sentence in said.err
    [table] = asyncio.run(tables_in(database))
    with closing(sqlite3.connect(database)) as file, file:
        (setup,) = file.execute("SELECT setup FROM tables").fetchone()
        file.execute("UPDATE tables SET setup = ?", (setup.replace(b'"rules":%d' % version, b'"rules":99'),))
    assert main(["export", "--database", str(database), table]) == 2
    assert sentence in capsys.readouterr().err
    assert main(["export", "--database", str(database), "--format", "log", table]) == 0
    raw = capsys.readouterr().out
    assert log.read(raw).ending.raw is True
    assert [move for _, move in log.read(raw).moves] == [move for _, move in log.read(written).moves]


async def tables_in(database: Path) -> list[str]:
    store = await open_store(str(database), read_only=True)
    try:
        return [id for id, _ in await store.all_tables()]
    finally:
        await store.close()
