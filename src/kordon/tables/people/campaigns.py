"""What a player has won of a campaign, alone and with others, counted from the tables that are over.

A result is stored in a table's log and summary when its game ends. A game counts for the people who were
there to its end and made at least half of their seat's moves themselves. Where a bot played on for somebody,
the others have the result without them; games of bots alone, and imported ones, count for nobody.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Final

import msgspec

from kordon.engine import campaign
from kordon.engine.campaign import ChapterLine, Result
from kordon.engine.game import AnyGame
from kordon.tables.log.setups import PlayerId
from kordon.tables.store.base import Store
from kordon.tables.store.interface import NEWEST, Place, Summary

PAGE: Final = 100
MOST_GROUPS: Final = 30  # those that played last


class GroupSheet(msgspec.Struct, frozen=True):
    """People who played together, nobody else among them, and what they won."""

    names: tuple[str, ...]  # as they were called at their last table
    chapters: tuple[ChapterLine, ...]


class CampaignSheet(msgspec.Struct, frozen=True):
    """What a player has won with anybody, and with each group of others."""

    chapters: tuple[ChapterLine, ...]
    groups: tuple[GroupSheet, ...]


async def sheet_of(store: Store, game: AnyGame, player: PlayerId) -> CampaignSheet:
    """A player's sheet: theirs alone, and nothing in it of games they did not play."""
    own: list[tuple[Result, bool]] = []
    groups: dict[frozenset[PlayerId], tuple[tuple[str, ...], list[tuple[Result, bool]]]] = {}
    async for summary, result in _results(store, game, player):
        party = [summary.members[seat] for seat in result.people]
        seats = [seat for seat in result.people if summary.members[seat].player == player]
        if not seats:
            continue
        scored = result, seats[0] in result.winners
        own.append(scored)
        ids = frozenset(member.player for member in party)
        # Who asked to be forgotten can't be told from another: such a game is no group's any more.
        if len(ids) > 1 and "" not in ids:
            names = tuple(member.name for member in party)
            groups.setdefault(ids, (names, []))[1].append(scored)
    shown = list(groups.values())[:MOST_GROUPS]
    return CampaignSheet(
        campaign.sheet(game, own), tuple(GroupSheet(names, campaign.sheet(game, won)) for names, won in shown)
    )


async def _results(store: Store, game: AnyGame, player: PlayerId) -> AsyncIterator[tuple[Summary, Result]]:
    """The results of the tables that the player was at, the last changed first."""
    before: Place = NEWEST
    while tables := await store.tables_of(player, PAGE, before, game.name):
        for _, summary in tables:
            if summary.result is not None:
                yield summary, summary.result
        last, summary = tables[-1]
        before = summary.changed_at, last
