"""How a new table is stored: under an id and with a key that nobody can guess."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Final

from kordon.tables.entries import encode_entry, encode_setup
from kordon.tables.seating import Seating

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kordon.tables.entries import AnyEntry, Setup, TableId
    from kordon.tables.store.interface import Store

ID_BYTES: Final = 9


def key() -> str:
    """The key of an invitation."""
    return secrets.token_urlsafe(ID_BYTES)


def fresh_id() -> TableId:
    """An id that nobody can guess, and that no command takes for an option."""
    id = key()
    return id if id[0].isalnum() else fresh_id()


async def create(store: Store, id: TableId, setup: Setup, first: Sequence[AnyEntry] = ()) -> TableId:
    """Store a table with its first entries; raises `Exists` if there is one with this id."""
    seating = Seating(setup)
    await store.create(id, encode_setup(setup), seating.summary(setup.at))
    if first:
        for entry in first:
            seating.apply(entry)
        await store.append_many(id, 0, list(map(encode_entry, first)), seating.summary(setup.at))
    return id
