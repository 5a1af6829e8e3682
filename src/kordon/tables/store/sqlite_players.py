"""The players in SQLite."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any, TypeVar

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
from kordon.tables.store.sqlite_writes import put_summary

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Callable

T = TypeVar("T")

PLAYER = "SELECT id, name, passphrase_hash, settings FROM players WHERE "


class SQLitePlayers(Store):
    """The part of the store that keeps players."""

    @abstractmethod
    async def _read(self, statement: str, *values: Any) -> list[Any]: ...

    @abstractmethod
    async def _write(self, job: Callable[[sqlite3.Connection], T]) -> T: ...

    @abstractmethod
    async def _wipe(self) -> None: ...

    async def create_player(self, player: Player) -> None:
        check_id(player.id)
        check_size(player.settings)
        account = account_key(player.name) if player.passphrase_hash else None
        row = (player.id, player.name.encode(), account, player.passphrase_hash, player.settings)

        def job(db: sqlite3.Connection) -> None:
            if db.execute("SELECT 1 FROM players WHERE id = ?", (player.id,)).fetchone():
                raise Exists("there already is a player with that id")
            if not db.execute("INSERT OR IGNORE INTO players VALUES (?, ?, ?, ?, ?)", row).rowcount:
                raise name_taken()

        await self._write(job)

    async def player(self, player_id: str) -> Player | None:
        rows = await self._read(PLAYER + "id = ?", player_id) if is_id(player_id) else []
        return player_of(rows[0]) if rows else None

    async def by_name(self, name: str) -> Player | None:
        rows = await self._read(PLAYER + "account = ?", account_key(name))
        return player_of(rows[0]) if rows else None

    async def set_name(self, player_id: str, name: str) -> None:
        key = account_key(name)
        await self._change_player(
            player_id,
            "name = ?, account = CASE WHEN passphrase_hash IS NULL THEN NULL ELSE ? END",
            lambda _: (name.encode(), key),
        )

    async def set_passphrase_hash(self, player_id: str, passphrase_hash: str | None) -> None:
        await self._change_player(
            player_id,
            "passphrase_hash = ?, account = ?",
            lambda player: (passphrase_hash, account_key(player.name) if passphrase_hash else None),
        )

    async def set_settings(self, player_id: str, settings: bytes) -> None:
        check_size(settings)
        await self._change_player(player_id, "settings = ?", lambda _: (settings,))

    async def delete_player(self, player_id: str) -> None:
        if not is_id(player_id):
            raise no_player()

        def job(db: sqlite3.Connection) -> None:
            if not db.execute("DELETE FROM players WHERE id = ?", (player_id,)).rowcount:
                raise no_player()
            theirs = db.execute(
                "SELECT id, summary FROM members JOIN tables ON id = table_id WHERE player_id = ?",
                (player_id,),
            ).fetchall()
            for table_id, summary in theirs:
                put_summary(db, table_id, decode_summary(summary))

        await self._write(job)
        await self._wipe()

    async def _change_player(
        self, player_id: str, change: str, values: Callable[[Player], tuple[Any, ...]]
    ) -> None:
        if not is_id(player_id):
            raise no_player()

        def job(db: sqlite3.Connection) -> None:
            row = db.execute(PLAYER + "id = ?", (player_id,)).fetchone()
            if not row:
                raise no_player()
            statement = f"UPDATE OR IGNORE players SET {change} WHERE id = ?"
            if not db.execute(statement, (*values(player_of(row)), player_id)).rowcount:
                raise name_taken()

        await self._write(job)


def player_of(row: tuple[str, bytes, str | None, bytes]) -> Player:
    """The record of a row."""
    player_id, name, passphrase_hash, settings = row
    return Player(player_id, name.decode(), passphrase_hash, settings)
