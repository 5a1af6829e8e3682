"""The players in PostgreSQL."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any

import asyncpg

from kordon.tables.store.interface import (
    Exists,
    Player,
    Store,
    account_key,
    check_id,
    check_size,
    decode_summary,
    is_id,
    name_taken,
    no_player,
)
from kordon.tables.store.postgres_writes import put_summaries

if TYPE_CHECKING:
    from contextlib import AbstractAsyncContextManager

PLAYER = "SELECT id, name, passphrase_hash, settings FROM kordon.players WHERE "


class PostgresPlayers(Store):
    """The part of the store that keeps players."""

    @abstractmethod
    async def _read(self, query: str, *values: Any) -> list[Any]: ...

    @abstractmethod
    def _transaction(self) -> AbstractAsyncContextManager[Any]: ...

    async def create_player(self, player: Player) -> None:
        check_id(player.id)
        check_size(player.settings)
        async with self._transaction() as db:
            try:
                await db.execute(
                    "INSERT INTO kordon.players VALUES ($1, $2, $3, $4, $5)",
                    player.id,
                    player.name.encode(),
                    account_key(player.name) if player.passphrase_hash else None,
                    player.passphrase_hash,
                    player.settings,
                )
            except asyncpg.UniqueViolationError as error:
                if error.constraint_name == "players_pkey":
                    raise Exists("there already is a player with that id") from None
                raise name_taken() from None

    async def player(self, player_id: str) -> Player | None:
        rows = await self._read(PLAYER + "id = $1", player_id) if is_id(player_id) else []
        return player_of(rows[0]) if rows else None

    async def by_name(self, name: str) -> Player | None:
        rows = await self._read(PLAYER + "account = $1", account_key(name))
        return player_of(rows[0]) if rows else None

    async def set_name(self, player_id: str, name: str) -> None:
        await self._change_player(
            player_id,
            "name = $2, account = CASE WHEN passphrase_hash IS NULL THEN NULL ELSE $3::bytea END",
            name.encode(),
            account_key(name),
        )

    async def set_passphrase_hash(self, player_id: str, passphrase_hash: str | None) -> None:
        async with self._transaction() as db:
            rows = await db.fetch(PLAYER + "id = $1 FOR NO KEY UPDATE", player_id) if is_id(player_id) else []
            if not rows:
                raise no_player()
            try:
                await db.execute(
                    "UPDATE kordon.players SET passphrase_hash = $2, account = $3 WHERE id = $1",
                    player_id,
                    passphrase_hash,
                    account_key(player_of(rows[0]).name) if passphrase_hash else None,
                )
            except asyncpg.UniqueViolationError:
                raise name_taken() from None

    async def set_settings(self, player_id: str, settings: bytes) -> None:
        check_size(settings)
        await self._change_player(player_id, "settings = $2", settings)

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

    async def _change_player(self, player_id: str, change: str, *values: Any) -> None:
        if not is_id(player_id):
            raise no_player()
        async with self._transaction() as db:
            try:
                done = await db.execute(
                    f"UPDATE kordon.players SET {change} WHERE id = $1", player_id, *values
                )
            except asyncpg.UniqueViolationError:
                raise name_taken() from None
            if rows_of(done) == 0:
                raise no_player()


def rows_of(status: str) -> int:
    """How many rows a command touched, from what PostgreSQL answers to it."""
    return int(status.rpartition(" ")[2])


def player_of(row: asyncpg.Record) -> Player:
    """The record of a row."""
    return Player(row["id"], row["name"].decode(), row["passphrase_hash"], row["settings"])
