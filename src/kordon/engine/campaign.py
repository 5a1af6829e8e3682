"""Campaigns: games whose chapters are won one by one, on levels, with medals; and the sheet that says so.

A game declares which of its options names the chapter and which the level (`Game.campaign`). What came of a
finished game is a `Result`; sheets are counted from any number of them.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from kordon.engine.records import OPEN, Seat, witnessed

if TYPE_CHECKING:
    from kordon.engine.game import AnyGame


class Campaign(msgspec.Struct, frozen=True):
    """What a campaign consists of; the texts of a medal are `medal-NAME` and `medal-NAME.how`."""

    chapter: str  # the option that names the chapter: its values, in order
    level: str  # the option that says how hard it is: its values, the easiest first
    medals: tuple[str, ...] = ()  # what can be earned by winning a chapter


class Result(msgspec.Struct, frozen=True, array_like=True):
    """What came of a finished game. It is stored: fields may be added at the end with a default."""

    chapter: str
    level: str
    winners: tuple[Seat, ...]
    medals: tuple[str, ...]
    people: tuple[Seat, ...] = ()  # the seats that people played, not bots in their place


class LevelWon(msgspec.Struct, frozen=True):
    """A chapter won on a level: how often, and every medal that was ever earned by it."""

    level: str
    times: int
    medals: tuple[str, ...]


class ChapterLine(msgspec.Struct, frozen=True):
    """A chapter on a sheet."""

    chapter: str
    played: int
    won: tuple[LevelWon, ...]  # by level, the easiest first


def values_of(game: AnyGame, option: str) -> tuple[str, ...]:
    """What an option can be, in its order; nothing if it is no choice among words."""
    hint = get_type_hints(game.options_type).get(option)
    return get_args(hint) if get_origin(hint) is Literal else ()


def result_of(
    game: AnyGame, options: Any, seats: int, seed: bytes, moves: Iterable[Any], people: tuple[Seat, ...] = ()
) -> Result | None:
    """What came of a game with these moves; None if it is no chapter of a campaign, or not over."""
    campaign = game.campaign
    if campaign is None:
        return None
    position = game.start(options, seats, seed)
    course: list[Any] = []
    for move in moves:
        course += witnessed(game.apply(position, move), OPEN)
    outcome = game.outcome(position)
    if outcome is None:
        return None
    earned = game.medals(position, course) if outcome.winners else ()
    return Result(
        getattr(options, campaign.chapter),
        getattr(options, campaign.level),
        outcome.winners,
        tuple(medal for medal in campaign.medals if medal in earned),
        people,
    )


def sheet(game: AnyGame, results: Iterable[tuple[Result, bool]]) -> tuple[ChapterLine, ...]:
    """A line for every chapter, in order, from results and whether each was a victory."""
    campaign = game.campaign
    assert campaign is not None, f"{game.name} has no campaign"
    known = list(results)
    return tuple(
        _line(game, campaign, chapter, [one for one in known if one[0].chapter == chapter])
        for chapter in values_of(game, campaign.chapter)
    )


def _line(game: AnyGame, campaign: Campaign, chapter: str, results: list[tuple[Result, bool]]) -> ChapterLine:
    won = []
    for level in values_of(game, campaign.level):
        victories = [result for result, is_won in results if is_won and result.level == level]
        if victories:
            earned = {medal for result in victories for medal in result.medals}
            won.append(LevelWon(level, len(victories), tuple(m for m in campaign.medals if m in earned)))
    return ChapterLine(chapter, len(results), tuple(won))
