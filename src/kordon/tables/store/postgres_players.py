"""The players in PostgreSQL."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any
from zlib import crc32

import asyncpg

from kordon.tables.store.interface import (
    Exists,
    Player,
    check_id,
    check_size,
    decode_summary,
    is_id,
    keys_of,
    name_taken,
    no_player,
)
from kordon.tables.store.postgres_writes import put_summaries
from kordon.tables.store.reads import PLAYER, Reads, player_of

if TYPE_CHECKING:
    from collections.abc import Callable
    from contextlib import AbstractAsyncContextManager

PUT = """
    INSERT INTO kordon.players (id, name, account, looks, passphrase_hash, settings, generation)
    VALUES ($1, $2, $3, $4, $5, $6, $7)
"""
CHANGE = """
    UPDATE kordon.players SET name = $2, account = $3, looks = $4, passphrase_hash = $5, settings = $6,
        generation = $7
    WHERE id = $1
"""


class PostgresPlayers(Reads):
    """The part of the store that keeps players."""

    @abstractmethod
    def _transaction(self) -> AbstractAsyncContextManager[Any]: ...

    async def create_player(self, player: Player) -> None:
        check_id(player.id)
        check_size(player.settings)
        async with self._transaction() as db:
            await check_name(db, player)
            try:
                await db.execute(PUT, *row_of(player))
            except asyncpg.UniqueViolationError as error:
                if error.constraint_name == "players_pkey":
                    raise Exists("there already is a player with that id") from None
                raise name_taken() from None

    async def delete_player(self, player_id: str) -> None:
        if not is_id(player_id):
            raise no_player()
        async with self._transaction() as db:
            # Waits for every transaction that is writing this player into a summary, so that none is missed.
            if rows_of(await db.execute("DELETE FROM kordon.players WHERE id = $1", player_id)) == 0:
                raise no_player()
            theirs = await db.fetch(
                "SELECT id, summary FROM kordon.tables "
                "WHERE id IN (SELECT table_id FROM kordon.members WHERE player_id = $1) "
                "ORDER BY id FOR NO KEY UPDATE",
                player_id,
            )
            await put_summaries(db, {table_id: decode_summary(summary) for table_id, summary in theirs})

    async def _change_player(self, player_id: str, change: Callable[[Player], Player]) -> Player:
        async with self._transaction() as db:
            rows = await db.fetch(PLAYER + "id = $1 FOR NO KEY UPDATE", player_id) if is_id(player_id) else []
            if not rows:
                raise no_player()
            before = player_of(rows[0])
            player = change(before)
            if keys_of(player) != keys_of(before):
                await check_name(db, player)
            try:
                await db.execute(CHANGE, *row_of(player))
            except asyncpg.UniqueViolationError:
                raise name_taken() from None
        return player


async def check_name(db: Any, player: Player) -> None:
    """Refuse an account a name that another one has, or could be taken for."""
    account, looks = keys_of(player)
    if looks is None:
        return
    # Two accounts that take such names at once take turns; nothing else waits for this lock.
    await db.execute("SELECT pg_advisory_xact_lock($1)", crc32(looks))
    others = "SELECT 1 FROM kordon.players WHERE (account = $1 OR looks = $2) AND id <> $3"
    if await db.fetchval(others, account, looks, player.id):
        raise name_taken()


def row_of(player: Player) -> tuple[Any, ...]:
    """The values of `PUT` and `CHANGE`."""
    name, keys = player.name.encode(), keys_of(player)
    return player.id, name, *keys, player.passphrase_hash, player.settings, player.generation


def rows_of(status: str) -> int:
    """How many rows a command touched, from what PostgreSQL answers to it."""
    return int(status.rpartition(" ")[2])
