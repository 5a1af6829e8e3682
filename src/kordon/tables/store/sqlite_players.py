"""The players in SQLite."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, TypeVar

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
from kordon.tables.store.reads import PLAYER, Reads, for_sqlite, player_of
from kordon.tables.store.sqlite_writes import put_summary

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Callable

T = TypeVar("T")


class SQLitePlayers(Reads):
    """The part of the store that keeps players."""

    @abstractmethod
    async def _write(self, job: Callable[[sqlite3.Connection], T]) -> T: ...

    @abstractmethod
    async def _wipe(self) -> None: ...

    async def create_player(self, player: Player) -> None:
        check_id(player.id)
        check_size(player.settings)
        account, looks = keys_of(player)
        row = {
            "id": player.id,
            "name": player.name.encode(),
            "account": account,
            "passphrase_hash": player.passphrase_hash,
            "settings": player.settings,
            "looks": looks,
            "generation": player.generation,
        }

        def job(db: sqlite3.Connection) -> None:
            if db.execute("SELECT 1 FROM players WHERE id = ?", (player.id,)).fetchone():
                raise Exists("there already is a player with that id")
            check_name(db, player)
            columns = ", ".join(row)
            db.execute(f"INSERT INTO players ({columns}) VALUES (:{', :'.join(row)})", row)

        await self._write(job)

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

    async def _change_player(self, player_id: str, change: Callable[[Player], Player]) -> Player:
        if not is_id(player_id):
            raise no_player()

        def job(db: sqlite3.Connection) -> Player:
            row = db.execute(for_sqlite(PLAYER + "id = $1"), (player_id,)).fetchone()
            if not row:
                raise no_player()
            before = player_of(row)
            player = change(before)
            if keys_of(player) != keys_of(before):
                check_name(db, player)
            db.execute(
                "UPDATE players SET name = ?, account = ?, looks = ?, passphrase_hash = ?, settings = ?, "
                "generation = ? WHERE id = ?",
                (
                    player.name.encode(),
                    *keys_of(player),
                    player.passphrase_hash,
                    player.settings,
                    player.generation,
                    player_id,
                ),
            )
            return player

        return await self._write(job)


def check_name(db: sqlite3.Connection, player: Player) -> None:
    """Refuse an account a name that another one has, or could be taken for."""
    if player.passphrase_hash is None:
        return
    others = db.execute(
        "SELECT 1 FROM players WHERE (account = ? OR looks = ?) AND id <> ?", (*keys_of(player), player.id)
    )
    if others.fetchone():
        raise name_taken()
