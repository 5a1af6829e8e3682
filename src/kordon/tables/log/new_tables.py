"""New tables, stored under an id and with a key that nobody can guess; also for the same people again."""

from __future__ import annotations

import hmac
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Callable, Iterator, Sequence
from hmac import compare_digest
from typing import Final

import msgspec

from kordon.engine.chance import SEED_BYTES
from kordon.engine.errors import Fault
from kordon.engine.game import AnyGame
from kordon.tables.log import entries
from kordon.tables.log.entries import Entry, encode_entry
from kordon.tables.log.seating import GONE, Seating
from kordon.tables.log.setups import PlayerId, Setup, TableId, encode_setup
from kordon.tables.log.table import Table
from kordon.tables.requests import NewTable, check
from kordon.tables.store.base import Store

ID_BYTES: Final = 9
KEY_LENGTH: Final = 12  # in characters, of a key of that many bytes
SIGNATURE_BYTES: Final = 6


def key() -> str:
    """The key of an invitation."""
    return secrets.token_urlsafe(ID_BYTES)


def fresh_seed() -> bytes:
    """The seed of all chance in a game."""
    return secrets.token_bytes(SEED_BYTES)


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


def set_up(find: Callable[[str], AnyGame], wanted: NewTable, at: int, host: PlayerId) -> Setup:
    """The set-up of the table that somebody wants; a `Fault` names a wrong option."""
    check(wanted)
    game = find(wanted.game)
    for name in carried_options(game) & wanted.options.keys():
        raise Fault(f"{name}: it comes from the game before and can't be chosen")
    game.check_options(game.parse_options(wanted.options), wanted.seats)
    chosen = msgspec.structs.asdict(wanted) | {"game": game.name}
    return Setup(**chosen, rules_version=game.version, seed=fresh_seed(), host=host, invitation=key(), at=at)


async def create(store: Store, id: TableId, setup: Setup, first: Sequence[Entry] = ()) -> TableId:
    """Store a table with its first entries; raises `Exists` if there is one with this id."""
    seating = Seating(setup)
    await store.create(id, encode_setup(setup), seating.summary(setup.at))
    if first:
        for entry in first:
            entry.apply_to(seating)
        await store.append_many(id, 0, list(map(encode_entry, first)), seating.summary(setup.at))
    return id


# ---- the same people again


def again(old: Table, game: AnyGame, at: int, asker: PlayerId) -> tuple[Setup, list[Entry]]:
    """The new table's set-up and who sits where at its beginning; it shares no secret with the old one.

    Everybody sits one seat further, or where they sat. Who has left is not seated; if that was the host, the
    asker is the new one. It may be for the next game of a campaign.
    """
    left = {chair.player for chair in old.seating.chairs if chair.left}
    setup = msgspec.structs.replace(
        old.setup,
        seed=fresh_seed(),
        invitation=key(),
        at=at,
        rules_version=game.version,
        pace=old.pace,
        host=asker if old.setup.host in left else old.setup.host,
    )
    if old.rematch_onward and (options := old.sequel()) is not None:
        setup = msgspec.structs.replace(setup, options=options)
    return setup, list(_seated(old, at))


def _seated(old: Table, at: int) -> Iterator[Entry]:
    """Who plays again, on the same seats or each on the next one."""
    for seat, chair in enumerate(old.seating.chairs):
        next_seat = (seat + old.rematch_swaps) % old.setup.seats
        if chair.player and chair.player != GONE and not chair.left:
            yield entries.sat_again(at, chair, next_seat)
        elif chair.level is not None:
            yield entries.BotSeated(at, next_seat, chair.level)
