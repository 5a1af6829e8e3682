"""What somebody has won of a campaign, with the names of everything on the sheet."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from kordon.engine.campaign import values_of
from kordon.engine.game import AnyGame
from kordon.engine.speech import Speech
from kordon.engine.words import Text
from kordon.games import working
from kordon.tables.people.campaigns import CampaignSheet, sheet_of
from kordon.tables.requests import Person
from kordon.web.api import ValueInfo, language_of, value_name
from kordon.web.responses import json_response
from kordon.web.routes import Routes


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


def campaign_info(game: AnyGame, speech: Speech, won: CampaignSheet) -> CampaignInfo:
    """A sheet with the names of everything on it."""
    campaign = game.campaign
    assert campaign is not None, f"{game.name} has no campaign"

    def named(option: str) -> tuple[ValueInfo, ...]:
        return tuple(ValueInfo(value, value_name(speech, option, value)) for value in values_of(game, option))

    medals = tuple(
        MedalInfo(medal, speech.say(Text(f"medal-{medal}")), speech.say(Text(f"medal-{medal}.how")))
        for medal in campaign.medals
    )
    return CampaignInfo(
        game.name,
        speech.say(Text("game")),
        speech.say(Text(f"option-{campaign.chapter}")),
        campaign.chapter,
        named(campaign.chapter),
        named(campaign.level),
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
