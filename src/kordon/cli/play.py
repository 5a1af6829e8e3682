"""`kordon play`: a whole game at the keyboard, against opponents who see only what their seats see."""

from __future__ import annotations

import argparse
import os
import secrets
import shlex
import shutil
import sys
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from random import Random

from kordon.bots.bot import Bot
from kordon.bots.factory import known_level, make_bot
from kordon.bots.levels import LEVELS, Level, usual_level
from kordon.cli.serve import data_folder
from kordon.engine import log
from kordon.engine.chance import seed_commitment, seed_from
from kordon.engine.errors import Fault
from kordon.engine.game import AnyGame
from kordon.engine.knowledge import Around
from kordon.engine.looks import Looks
from kordon.engine.match import Match
from kordon.engine.records import SPECTATOR, Seat
from kordon.engine.speech import FALLBACK, LANGUAGES, Speech
from kordon.engine.words import SEAT
from kordon.games import GAMES, find
from kordon.terminal import campaign
from kordon.terminal.console import Console
from kordon.terminal.letters import Ink
from kordon.terminal.screen import DrawnScreen, PlainScreen, Screen
from kordon.terminal.session import Session, welcome
from kordon.terminal.table import LocalTable
from kordon.terminal.words import TEXTS

HELP = f"""Play a game in the terminal: {", ".join(GAMES)}.

At the prompt, type the number or the beginning of the name of what you choose; ? brings help.
  kordon play GAME --players 3 --lang pl
  kordon play GAME --option NAME=VALUE --save game.log

With an invitation you take a seat at a table that somebody serves:
  kordon play --join "http://HOST/#/table/ID?key=…" --name Anna
"""

NARROWEST_SCREEN = 40
MOST_DIGITS = 6
MOST_SEATS = len(SEAT.keys)
LANGUAGE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("game", nargs="?", metavar="GAME", help="the game; not needed with --load")
    parser.add_argument("--players", metavar="N", help="how many play (the fewest the game allows)")
    parser.add_argument("--seat", metavar="N", help="your seat, counted from 1 (1; at a served table any)")
    parser.add_argument("--lang", metavar="CODE", help="en, pl or cs (your system's language)")
    parser.add_argument("--seed", metavar="TEXT", help="the same text gives the same luck")
    parser.add_argument(
        "--option", metavar="NAME=VALUE", action="append", default=[], help="an option of the game"
    )
    parser.add_argument(
        "--bots", metavar="LEVEL", help=f"{', '.join(LEVELS)} (steady; master where all play together)"
    )
    parser.add_argument("--watch", action="store_true", help="watch bots play every seat")
    parser.add_argument("--plain", action="store_true", help="sentences and lists only, for screen readers")
    parser.add_argument("--no-color", action="store_true", help="draw without colours")
    parser.add_argument("--width", metavar="N", help="columns to draw in (as wide as the terminal)")
    parser.add_argument("--save", metavar="FILE", help="save the game to this file after every move")
    parser.add_argument("--load", metavar="FILE", help="continue a saved game")
    parser.add_argument("--join", metavar="LINK", help="take a seat at a served table, by its invitation")
    parser.add_argument("--name", metavar="NAME", default="", help="your name at a served table")


def run(args: argparse.Namespace) -> int:
    """Play until the game is over or the player leaves."""
    if args.join is not None:
        return join_table(args)
    if args.name:
        raise Fault("name: names are for served tables; say which one with --join LINK")
    match = load(args.load, args) if args.load else begin(args)
    seat = SPECTATOR if args.watch else number("seat", args.seat or "1", 1, match.seats) - 1
    level = usual_level(match.game) if args.bots is None else known_level(args.bots)
    speech = Speech(match.game, language(args.lang, os.environ), client=TEXTS)
    screen = choose_screen(args, speech, match.game.looks, seat)
    save = file_to_save(args)
    table = LocalTable(match, partial(bots_beside, match, seat, level), seat, lambda match: keep(match, save))
    session = Session(table, speech, screen, Console())
    was_over = match.game.outcome(match.position) is not None
    greeting = welcome(session, seed_commitment(match.seed))
    if session.attend(greeting, how_to_go_on(args, match.game)) and not was_over and seat != SPECTATOR:
        session.terminal.write(campaign.ended(match, seat, speech, results_file()))
    return 0


def bots_beside(match: Match, seat: Seat, level: Level, around: Around) -> dict[Seat, Bot]:
    """A bot of this level for every other seat."""
    others = [other for other in range(match.seats) if other != seat]
    return {
        other: make_bot(match.game, other, level, Random(f"{other} {match.seed.hex()}"), around=around)
        for other in others
    }


def file_to_save(args: argparse.Namespace) -> Path | None:
    """Where the game is saved, if it is; no other game is overwritten."""
    save = Path(args.save) if args.save else None
    if save is not None and save.exists() and args.load != args.save:
        raise Fault(f"save: {save} is there already; load it with --load, or choose another name")
    return save


def results_file() -> Path:
    """Where the results of games in this terminal are."""
    return data_folder() / "results.jsonl"


def join_table(args: argparse.Namespace) -> int:
    """Take a seat at a served table."""
    from kordon.terminal.join import Wish, join  # which needs the network's modules

    for field in ("game", "players", "seed", "option", "watch", "save", "load"):
        if getattr(args, field):
            raise Fault(f"{field}: a table that is joined has its own already")
    chosen = language(args.lang, os.environ)
    guests = data_folder() / "guests.json"
    seat = None if args.seat is None else number("seat", args.seat, 1, MOST_SEATS) - 1
    join(Wish(args.join, args.name, chosen, seat, guests), partial(choose_screen, args), Console())
    return 0


def begin(args: argparse.Namespace) -> Match:
    """A new game as the arguments want it."""
    if args.game is None:
        raise Fault(f"choose a game: {', '.join(GAMES)}; for example `kordon play {GAMES[0]}`")
    game = find(args.game)
    players = game.seat_counts[0] if args.players is None else number("players", args.players, 1, None)
    given = dict(split_option(given) for given in args.option)
    options = game.parse_options({**game.first_game, **given})
    seed = secrets.token_bytes(32) if args.seed is None else seed_from(args.seed)
    return Match(game, options, players, seed)


def load(name: str, args: argparse.Namespace) -> Match:
    """The game in a file, checked move by move."""
    for field in ("players", "seed", "option"):
        if getattr(args, field):
            raise Fault(f"{field}: a game that is loaded has its own already")
    try:
        text = Path(name).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise Fault(f"load: {name} can't be read ({reason(error)})") from None
    match = log.verify(text, find)
    if args.game not in (None, match.game.name):
        raise Fault(f"load: {name} holds a game of {match.game.name}, not of {args.game}")
    return match


def keep(match: Match, file: Path | None) -> None:
    """Write the game into its file, all or nothing."""
    if file is None:
        return
    fresh = file.with_name(file.name + ".new")
    try:
        fresh.write_text(log.write(match), encoding="utf-8")
        fresh.replace(file)
    except OSError as error:
        raise Fault(f"save: {file} can't be written ({reason(error)})") from None


def reason(error: OSError | UnicodeDecodeError) -> str:
    """Why a file could not be read or written, in a few words."""
    return (error.strerror or "unknown").lower() if isinstance(error, OSError) else "it is not text"


def how_to_go_on(args: argparse.Namespace, game: AnyGame) -> str | None:
    """The command that goes on with the game, if it is kept."""
    if not args.save:
        return None
    seat = ["--seat", args.seat] if args.seat not in (None, "1") else []
    command = ["kordon", "play", game.name, *seat, "--load", args.save, "--save", args.save]
    return shlex.join(command)


def choose_screen(args: argparse.Namespace, speech: Speech, looks: Looks, seat: Seat) -> Screen:
    """Drawn or plain, coloured or not, as wide as asked."""
    if args.width is None:
        columns = max(NARROWEST_SCREEN, shutil.get_terminal_size().columns)
    else:
        columns = number("width", args.width, NARROWEST_SCREEN, None)
    if args.plain or not can_draw(sys.stdout.encoding):
        return PlainScreen(speech, seat)
    colour = not args.no_color and not os.environ.get("NO_COLOR") and sys.stdout.isatty()
    return DrawnScreen(speech, looks, seat, Ink(colour), columns)


def can_draw(encoding: str | None) -> bool:
    """Whether the screen has letters to draw with."""
    try:
        "┼▒●".encode(encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def language(asked: str | None, environment: Mapping[str, str]) -> str:
    """The language that was asked for, or the system's if we speak it."""
    if asked is None:
        set_one = next((environment[name] for name in LANGUAGE_VARIABLES if environment.get(name)), "")
        return set_one[:2] if set_one[:2] in LANGUAGES else FALLBACK
    if asked not in LANGUAGES:
        raise Fault(f"lang: Kordon speaks {', '.join(LANGUAGES)}, not “{asked}”")
    return asked


def split_option(given: str) -> tuple[str, str]:
    """The name and the value of an option."""
    name, equals, value = given.partition("=")
    if not name or not equals:
        raise Fault(f"option: write it as NAME=VALUE, not “{given}”")
    return name, value


def number(field: str, given: str, low: int, high: int | None) -> int:
    """A whole number within its bounds."""
    bounds = f"from {low} to {high}" if high is not None else f"of at least {low}"
    few_digits = given.isdecimal() and len(given) <= MOST_DIGITS
    if not few_digits or int(given) < low or (high is not None and int(given) > high):
        raise Fault(f"{field}: a whole number {bounds} is needed, not “{given}”")
    return int(given)
