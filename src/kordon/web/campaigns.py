"""What a player has won of a campaign, alone and with others, counted from the tables that are over.

A result is stored in a table's log and summary when its game ends. A game counts for the people who were
there to its end and made at least half of their seat's moves themselves. Where a bot played on for somebody,
the others have the result without them; games of bots alone, and imported ones, count for nobody.
"""

from __future__ import annotations

from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from kordon.engine import campaign
from kordon.engine.campaign import ChapterLine, Result, values_of
from kordon.engine.game import AnyGame
from kordon.engine.speech import Speech
from kordon.engine.words import Text
from kordon.games import working
from kordon.tables.log.setups import PlayerId
from kordon.tables.requests import Person
from kordon.tables.store.base import Store
from kordon.web.api import ValueInfo, language_of, value_name
from kordon.web.routes import Routes, json_response

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


class MedalInfo(msgspec.Struct, frozen=True):
    """What can be earned by winning a chapter of a campaign."""

    value: str
    label: str  # in the language that was asked for
    how: str


class CampaignInfo(msgspec.Struct, frozen=True):
    """A campaign, and what somebody has won of it."""

    game: str
    title: str  # in the language that was asked for
    chapter: str  # what a chapter is called
    option: str  # that names it, for a new table
    chapters: tuple[ValueInfo, ...]
    levels: tuple[ValueInfo, ...]  # the easiest first
    medals: tuple[MedalInfo, ...]
    won: CampaignSheet


async def sheet_of(store: Store, game: AnyGame, player: PlayerId) -> CampaignSheet:
    """A player's sheet: theirs alone, and nothing in it of games they did not play."""
    own: list[tuple[Result, bool]] = []
    groups: dict[frozenset[PlayerId], tuple[tuple[str, ...], list[tuple[Result, bool]]]] = {}
    async for _, summary in store.every_table_of(player, PAGE, game.name):
        if (result := summary.result) is None:
            continue
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


def campaign_info(game: AnyGame, speech: Speech, won: CampaignSheet) -> CampaignInfo:
    """A sheet with the names of everything on it."""
    played = game.campaign
    assert played is not None, f"{game.name} has no campaign"

    def named(option: str) -> tuple[ValueInfo, ...]:
        return tuple(ValueInfo(value, value_name(speech, option, value)) for value in values_of(game, option))

    medals = tuple(
        MedalInfo(medal, speech.say(Text(f"medal-{medal}")), speech.say(Text(f"medal-{medal}.how")))
        for medal in played.medals
    )
    return CampaignInfo(
        game.name,
        speech.say(Text("game")),
        speech.say(Text(f"option-{played.chapter}")),
        played.chapter,
        named(played.chapter),
        named(played.level),
        medals,
        won,
    )


class Campaigns(Routes):
    """The handler."""

    def routes(self) -> list[Route]:
        """The route."""
        return [self.route("GET", "/campaigns/{game}", self.campaign)]

    async def campaign(self, request: Request, person: Person) -> CampaignInfo | Response:
        """What the person has won of a game's campaign, alone and with others."""
        game = working()[0].get(request.path_params["game"])
        if game is None or game.campaign is None:
            return json_response({"error": "there is no such campaign"}, 404)
        speech = Speech(game, language_of(request))
        won = await sheet_of(self.service.store, game, person.id)
        return campaign_info(game, speech, won)
