"""Reports by players, and what the server's host does about them: bans of players and of networks.

A report quotes what the reported player has said to everybody. It never holds what was said to a team, nor
anything else that is secret in a running game.
"""

from __future__ import annotations

import secrets
from ipaddress import ip_network
from typing import Final, Literal, TypeAlias

import msgspec

from kordon.engine.errors import Fault
from kordon.engine.records import Seat
from kordon.tables.log.seating import GONE
from kordon.tables.log.setups import NOBODY, PlayerId, TableId
from kordon.tables.log.table import Table
from kordon.tables.people.limits import network_of
from kordon.tables.refusals import BANNED, NO_SUCH_SEAT, TEXT_UNFIT, refuse_if, refused
from kordon.tables.requests import Person
from kordon.tables.store.base import Store
from kordon.tables.store.interface import Collection
from kordon.tables.user_text import clean_line

ReportReason: TypeAlias = Literal["chat", "name", "play", "other"]

LINES_QUOTED: Final = 10
LONGEST_REPORT: Final = 500
MOST_REPORTS: Final = 1000  # the oldest are dropped
FROM: Final = "from "  # begins the key of a network's ban; no player's id looks like it


class Report(msgspec.Struct, frozen=True):
    """Something that a player wants the host to see to."""

    at: int
    table: TableId
    by: PlayerId
    by_name: str
    about: PlayerId
    about_name: str
    reason: ReportReason
    text: str = ""
    said: tuple[str, ...] = ()  # the last lines that the reported player said to everybody


class Ban(msgspec.Struct, frozen=True):
    """Somebody who may not play here, or a network from which nobody may."""

    at: int
    note: str = ""  # the host's own: a name, a reason


decode_report = msgspec.json.Decoder(Report).decode
decode_ban = msgspec.json.Decoder(Ban).decode
encode = msgspec.json.Encoder().encode


def report(table: Table, at: int, person: Person, seat: Seat, reason: ReportReason, text: str) -> Report:
    """A report about the player of a seat, by somebody at the same table."""
    chair = table.seating.chair(seat)
    refuse_if(chair.player in (NOBODY, GONE, person.id), NO_SUCH_SEAT)
    refuse_if(len(text) > LONGEST_REPORT, TEXT_UNFIT)
    public = [line.text for _, player, line in table.chat[()] if player == chair.player and line.text]
    said = tuple(public[-LINES_QUOTED:])
    words = clean_line(text) if text.strip() else ""
    return Report(at, table.id, person.id, person.name, chair.player, chair.name, reason, words, said)


class Moderation:
    """The reports and bans in a store; bans are kept in memory and read again from time to time."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._banned: frozenset[str] = frozenset()

    # ---- bans

    async def refresh(self) -> frozenset[str]:
        """Read the bans, which another node may have changed; the keys of those that are new here."""
        before, self._banned = self._banned, frozenset([key for key, _ in await self.bans()])
        return self._banned - before

    def check(self, person: Person) -> None:
        """Refuse a player who is banned, and everybody from a network that is."""
        if not self._banned:
            return
        if person.id in self._banned or (person.network and FROM + person.network in self._banned):
            raise refused(BANNED)

    async def bans(self) -> list[tuple[str, Ban]]:
        """All bans by their keys."""
        return [(key, decode_ban(content)) for key, content in await self._all("ban")]

    async def _all(self, collection: Collection) -> list[tuple[str, bytes]]:
        found: list[tuple[str, bytes]] = []
        while page := await self._store.documents(collection, after=found[-1][0] if found else ""):
            found += page
        return found

    async def ban(self, key: str, ban: Ban) -> None:
        """Ban a player by id, or a network by `from ADDRESS`; replaces an earlier ban."""
        await self._store.put("ban", key, encode(ban))

    async def lift(self, key: str) -> None:
        """End a ban."""
        await self._store.drop("ban", key)

    # ---- reports

    async def file(self, made: Report) -> None:
        """Keep a report; when there are too many, the oldest goes."""
        known = await self.reports()
        for id, _ in known[: max(0, len(known) + 1 - MOST_REPORTS)]:
            await self._store.drop("report", id)
        await self._store.put("report", f"{made.at:015d}-{secrets.token_hex(6)}", encode(made))

    async def reports(self) -> list[tuple[str, Report]]:
        """All reports, the oldest first."""
        return [(id, decode_report(content)) for id, content in await self._all("report")]

    async def settle(self, id: str) -> None:
        """The host has seen to a report."""
        await self._store.drop("report", id)

    async def forget(self, player: PlayerId) -> None:
        """Drop every report by or about a player whose data is deleted; a ban stays, or this would end it."""
        for id, made in await self.reports():
            if player in (made.by, made.about):
                await self.settle(id)


def key_of_network(address: str) -> str:
    """The key of the ban of an address, or of an IPv6 network; this machine can't be banned."""
    try:
        wanted = ip_network(address.strip(), strict=False)
    except ValueError:
        raise Fault("address: it takes an address, as 192.0.2.7 or 2001:db8::/64") from None
    if wanted.num_addresses > (1 if wanted.version == 4 else 1 << 64):
        raise Fault("address: it takes one address, or an IPv6 network of 64 bits, not more")
    network = network_of(str(wanted.network_address))
    if network is None:
        raise Fault("address: this machine itself can't be banned")
    return FROM + network
