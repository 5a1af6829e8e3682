"""What was won of a campaign: the sheet in plain lines, and the results of games played in this terminal."""

from __future__ import annotations

import shlex
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from kordon.engine.campaign import ChapterLine, Result, result_of
from kordon.engine.errors import Fault
from kordon.engine.match import Match
from kordon.engine.records import Seat
from kordon.engine.speech import Speech
from kordon.engine.words import LITERAL, Message, Text
from kordon.terminal import words

if TYPE_CHECKING:
    from kordon.web.campaigns import CampaignInfo


class Kept(msgspec.Struct, frozen=True):
    """A game that came to its end in this terminal: a line of the file."""

    game: str
    result: Result


def keep(file: Path, game: str, result: Result) -> None:
    """Write a result down; a `Fault` says why it could not be."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with file.open("ab") as results:
            results.write(msgspec.json.encode(Kept(game, result)) + b"\n")
    except OSError as error:
        raise Fault(f"campaign: {file} can't be written ({error.strerror or error})") from None


def kept(file: Path, game: str) -> Iterator[Result]:
    """The results of a game that were written down; a line that is none is passed over."""
    try:
        lines = file.read_bytes().splitlines()
    except FileNotFoundError:
        return
    except OSError as error:
        raise Fault(f"campaign: {file} can't be read ({error.strerror or error})") from None
    for line in lines:
        try:
            known = msgspec.json.decode(line, type=Kept)
        except (msgspec.DecodeError, UnicodeDecodeError):
            continue
        if known.game == game:
            yield known.result


def ended(match: Match, seat: Seat, speech: Speech, file: Path) -> list[str]:
    """Keep what came of a campaign's chapter; what was earned, and the command for the next one."""
    game = match.game
    result = result_of(game, match.options, match.seats, match.seed, match.moves, (seat,))
    if result is None:
        return []
    keep(file, game.name, result)
    medals = [f"medal-{medal}" for medal in result.medals]
    told = [f"{speech.say(Text(medal))}: {speech.say(Text(f'{medal}.how'))}" for medal in medals]
    after = game.sequel(match.position)
    if after is not None:
        given = [f"--option={name}={value}" for name, value in msgspec.to_builtins(after).items()]
        command = shlex.join(["kordon", "play", game.name, "--players", str(match.seats), *given])
        told.append(speech.say(words.ONWARD(command=command)))
    return ["", *told, speech.say(words.SHEET(command=f"kordon campaign {game.name}"))]


def said(info: CampaignInfo, speech: Speech) -> list[str]:
    """The whole sheet: all chapters, then for each group those that it played."""
    found = [_heading(words.CAMPAIGN, info.title, info.won.chapters, speech)]
    found += _chapters(info, info.won.chapters, speech)
    for group in info.won.groups:
        names = ", ".join(group.names)
        found += ["", _heading(words.CAMPAIGN_WITH, names, group.chapters, speech)]
        found += _chapters(info, [line for line in group.chapters if line.played], speech)
    return found


def _heading(message: Message, name: str, lines: Iterable[ChapterLine], speech: Speech) -> str:
    known = list(lines)
    won = sum(bool(line.won) for line in known)
    return speech.say(message(name=LITERAL.say(name), won=won, count=len(known)))


def _chapters(info: CampaignInfo, lines: Iterable[ChapterLine], speech: Speech) -> Iterator[str]:
    levels = {level.value: level.label for level in info.levels}
    medals = {medal.value: medal.label for medal in info.medals}
    numbers = {chapter.value: number for number, chapter in enumerate(info.chapters, 1)}
    labels = {chapter.value: chapter.label for chapter in info.chapters}
    for line in lines:
        yield f"{numbers.get(line.chapter, 0):2}. {labels.get(line.chapter, line.chapter)}"
        for won in reversed(line.won):
            level = LITERAL.say(levels.get(won.level, won.level))
            text = words.CAMPAIGN_WON(level=level, times=won.times)
            earned = ", ".join(medals.get(medal, medal) for medal in won.medals)
            yield f"    {speech.say(text)}" + (f" · {earned}" if earned else "")
        if not line.won:
            yield f"    {speech.say(words.CAMPAIGN_OPEN(played=line.played))}"
