"""How a new table is stored: under an id and with a key that nobody can guess."""

from __future__ import annotations

import hmac
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Mapping, Sequence
from hmac import compare_digest
from typing import Any, Final

import msgspec

from kordon.engine.errors import Fault
from kordon.engine.game import AnyGame
from kordon.tables.log.entries import AnyEntry, Setup, TableId, encode_entry, encode_setup
from kordon.tables.log.seating import Seating
from kordon.tables.store.base import Store

ID_BYTES: Final = 9
KEY_LENGTH: Final = 12  # in characters, of a key of that many bytes
SIGNATURE_BYTES: Final = 6


def key() -> str:
    """The key of an invitation."""
    return secrets.token_urlsafe(ID_BYTES)


def another_key(setup: Setup) -> str:
    """A key for a table that had one; it can be told from a stranger's guess by the set-up alone."""
    fresh = key()
    return fresh + _signature(setup, fresh)


def may_be_key(setup: Setup, given: str) -> bool:
    """Whether this is, or was, a key of the table; only its log says which one counts."""
    first, signature = given[:KEY_LENGTH], given[KEY_LENGTH:]
    is_signed = compare_digest(signature.encode(), _signature(setup, first).encode())
    return is_signed or compare_digest(given.encode(), setup.invitation.encode())


def _signature(setup: Setup, fresh: str) -> str:
    made = hmac.digest(setup.seed, b"invitation " + fresh.encode(), "sha256")
    return urlsafe_b64encode(made[:SIGNATURE_BYTES]).decode()


def fresh_id() -> TableId:
    """An id that nobody can guess, and that no command takes for an option."""
    id = key()
    return id if id[0].isalnum() else fresh_id()


def carried_options(game: AnyGame) -> frozenset[str]:
    """The options that only the game before can hand on."""
    names = (field.name for field in msgspec.structs.fields(game.options_type))
    return frozenset(names) - game.offered_options().keys()


def check_chosen(game: AnyGame, options: Mapping[str, Any]) -> None:
    """Refuse what nobody can choose for a new table."""
    for name in carried_options(game) & options.keys():
        raise Fault(f"{name}: it comes from the game before and can't be chosen")


async def create(store: Store, id: TableId, setup: Setup, first: Sequence[AnyEntry] = ()) -> TableId:
    """Store a table with its first entries; raises `Exists` if there is one with this id."""
    seating = Seating(setup)
    await store.create(id, encode_setup(setup), seating.summary(setup.at))
    if first:
        for entry in first:
            seating.apply(entry)
        await store.append_many(id, 0, list(map(encode_entry, first)), seating.summary(setup.at))
    return id
