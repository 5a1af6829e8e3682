"""What both databases read by the same statements.

The statements are written for PostgreSQL; `for_sqlite` turns one into SQLite's.
"""
# ruff: noqa: D102 - a store's methods answer the interface

from __future__ import annotations

from abc import abstractmethod
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from kordon.tables.store.interface import (
    NEWEST,
    Collection,
    Listed,
    Place,
    Player,
    Store,
    Summary,
    TableState,
    account_key,
    check_size,
    decode_summary,
    is_id,
    no_table,
)
from kordon.tables.store.lookalikes import looks_of

if TYPE_CHECKING:
    from collections.abc import Callable

PLAYER: Final = "SELECT id, name, passphrase_hash, settings, generation FROM kordon.players WHERE "


@cache
def for_sqlite(statement: str) -> str:
    """The same statement without schemas, which SQLite lacks, and with its sign for values."""
    return statement.replace("kordon.", "").replace("$", "?")


class Reads(Store):
    """The part of a store that only reads, and what follows from changing one player."""

    @abstractmethod
    async def _read(self, statement: str, *values: Any) -> list[Any]: ...

    @abstractmethod
    async def _change_player(self, player_id: str, change: Callable[[Player], Player]) -> Player: ...

    # ---- tables

    async def setup(self, table_id: str) -> bytes:
        return bytes(await self._of_table(table_id, "SELECT setup FROM kordon.tables WHERE id = $1"))

    async def summary(self, table_id: str) -> Summary:
        content = await self._of_table(table_id, "SELECT summary FROM kordon.tables WHERE id = $1")
        return decode_summary(content)

    async def _of_table(self, table_id: str, statement: str) -> bytes:
        rows = await self._read(statement, table_id) if is_id(table_id) else []
        if not rows:
            raise no_table(table_id)
        content: bytes = rows[0][0]
        return content

    async def entries(self, table_id: str, after: int = -1) -> list[tuple[int, bytes]]:
        if is_id(table_id):
            rows = await self._read(
                "SELECT sequence, entry FROM kordon.entries WHERE table_id = $1 AND sequence > $2 "
                "ORDER BY sequence",
                table_id,
                after,
            )
            if rows:
                return rows
        await self.setup(table_id)
        return []

    async def open_tables(self, limit: int = 50, before: Place = NEWEST, game: str = "") -> list[Listed]:
        wanted = [game.encode()] if game else []
        return await self._listed(
            "SELECT id, summary FROM kordon.tables WHERE state = 'open' AND public = 1 AND free > 0 "
            f"AND (changed_at, id) < ($1, $2) {'AND game = $4' if game else ''} "
            "ORDER BY changed_at DESC, id DESC LIMIT $3",
            *before,
            limit,
            *wanted,
        )

    async def tables_of(
        self, player_id: str, limit: int = 50, before: Place = NEWEST, game: str = ""
    ) -> list[Listed]:
        if not is_id(player_id):
            return []
        wanted = [game.encode()] if game else []
        return await self._listed(
            "SELECT id, summary FROM kordon.members JOIN kordon.tables ON id = table_id "
            f"WHERE player_id = $1 AND (changed_at, id) < ($2, $3) {'AND game = $5' if game else ''} "
            "ORDER BY changed_at DESC, id DESC LIMIT $4",
            player_id,
            *before,
            limit,
            *wanted,
        )

    async def all_tables(self, limit: int = 50, after: str = "") -> list[Listed]:
        return await self._listed(
            "SELECT id, summary FROM kordon.tables WHERE id > $1 ORDER BY id LIMIT $2", after, limit
        )

    async def _listed(self, statement: str, *values: Any) -> list[Listed]:
        rows = await self._read(statement, *values)
        return [(table_id, decode_summary(summary)) for table_id, summary in rows]

    async def counts(self) -> dict[TableState, int]:
        rows = await self._read("SELECT state, count(*) FROM kordon.tables GROUP BY state")
        return {state: count for state, count in rows}  # noqa: C416 - a record is no pair to dict()

    async def due(self, until: int, limit: int, after: Place = (-1, "")) -> list[Place]:
        rows = await self._read(
            "SELECT due_at, id FROM kordon.tables WHERE due_at <= $1 AND (due_at, id) > ($2, $3) "
            "ORDER BY due_at, id LIMIT $4",
            until,
            *after,
            limit,
        )
        return [(due_at, table_id) for due_at, table_id in rows]

    async def without_record(self, limit: int, after: str = "") -> list[str]:
        return await self._ids(
            "SELECT id FROM kordon.tables WHERE state IN ('finished', 'abandoned') AND id > $1 "
            "AND NOT EXISTS (SELECT 1 FROM kordon.shelves WHERE shelf = 'record' AND shelves.id = tables.id) "
            "ORDER BY id LIMIT $2",
            after,
            limit,
        )

    async def long_running(self, before: int, limit: int, after: str = "") -> list[str]:
        return await self._ids(
            "SELECT id FROM kordon.tables WHERE state = 'playing' AND changed_at < $1 AND id > $2 "
            "ORDER BY id LIMIT $3",
            before,
            after,
            limit,
        )

    async def _ids(self, statement: str, *values: Any) -> list[str]:
        return [id for (id,) in await self._read(statement, *values)]

    # ---- documents

    async def get(self, collection: Collection, id: str) -> bytes | None:
        rows = await self._read(
            "SELECT content FROM kordon.shelves WHERE shelf = $1 AND id = $2", collection, id
        )
        return bytes(rows[0][0]) if rows else None

    async def documents(
        self, collection: Collection, limit: int = 100, after: str = ""
    ) -> list[tuple[str, bytes]]:
        rows = await self._read(
            "SELECT id, content FROM kordon.shelves WHERE shelf = $1 AND id > $2 ORDER BY id LIMIT $3",
            collection,
            after,
            limit,
        )
        return [(id, bytes(content)) for id, content in rows]

    # ---- players

    async def player(self, player_id: str) -> Player | None:
        return await self._player("id = $1", player_id) if is_id(player_id) else None

    async def by_name(self, name: str) -> Player | None:
        return await self._player("account = $1", account_key(name))

    async def lookalike(self, name: str) -> Player | None:
        return await self._player("account = $1 OR looks = $2", account_key(name), looks_of(name))

    async def _player(self, condition: str, *values: Any) -> Player | None:
        rows = await self._read(PLAYER + condition, *values)
        return player_of(rows[0]) if rows else None

    async def end_sessions(self, player_id: str) -> int:
        after = await self._change_player(
            player_id, lambda player: replace(player, generation=player.generation + 1)
        )
        return after.generation

    async def set_name(self, player_id: str, name: str) -> None:
        await self._change_player(player_id, lambda player: replace(player, name=name))

    async def set_passphrase_hash(self, player_id: str, passphrase_hash: str | None) -> None:
        await self._change_player(player_id, lambda player: replace(player, passphrase_hash=passphrase_hash))

    async def set_settings(self, player_id: str, settings: bytes) -> None:
        check_size(settings)
        await self._change_player(player_id, lambda player: replace(player, settings=settings))


def player_of(row: Any) -> Player:
    """The record of a row."""
    player_id, name, passphrase_hash, settings, generation = row
    return Player(player_id, name.decode(), passphrase_hash, settings, generation)
