"""Tables and players to store."""

from __future__ import annotations

import msgspec

from kordon.tables.store.interface import Member, Player, Summary

OPEN = Summary(game="sniper", state="open", public=True, seats=3, open_seats=3, members=(), changed_at=1_000)
ANIA = Player("ania", "Ania")
BOB = Player("bob", "Bob")


def changed(summary: Summary = OPEN, **fields: object) -> Summary:
    return msgspec.structs.replace(summary, **fields)


def with_members(*players: Player, at: int = 1_000) -> Summary:
    members = tuple(Member(player.name, player.id) for player in players)
    return changed(members=members, open_seats=3 - len(members), changed_at=at)
