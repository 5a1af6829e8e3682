"""Show what you have won of a game's campaign: chapters, levels, medals.

Games that you finish with `kordon play GAME` count by themselves. With a server's address it is what you have
won there, alone and with others, as the guest that `kordon play --join` was on this machine.
  kordon campaign GAME --lang pl
  kordon campaign GAME --server http://HOST:8000 --name Anna
  kordon campaign GAME --json > sheet.json
"""

from __future__ import annotations

import argparse
import os
import re
from typing import Final
from urllib.parse import quote

import msgspec

from kordon.cli.play import language, results_file
from kordon.cli.serve import data_folder
from kordon.engine.campaign import sheet
from kordon.engine.errors import Fault
from kordon.engine.speech import Speech
from kordon.games import find
from kordon.terminal.campaign import kept, said
from kordon.terminal.server import Guests, Server
from kordon.terminal.words import TEXTS
from kordon.web.campaigns import CampaignInfo, CampaignSheet, campaign_info

ADDRESS: Final = re.compile(r"https?://[^/#?\s]+")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("game", metavar="GAME", help="the game")
    parser.add_argument("--server", metavar="URL", help="the address of a server (this terminal's own games)")
    parser.add_argument("--name", metavar="NAME", default="", help="your name there")
    parser.add_argument("--lang", metavar="CODE", help="en, pl or cs (your system's language)")
    parser.add_argument("--json", action="store_true", help="print all of it as JSON")


def run(args: argparse.Namespace) -> int:
    """Print the sheet."""
    chosen = language(args.lang, os.environ)
    info = local(args.game, chosen) if args.server is None else served(args, chosen)
    if args.json:
        print(msgspec.json.format(msgspec.json.encode(info)).decode())
    else:
        print("\n".join(said(info, Speech(None, chosen, client=TEXTS))))
    return 0


def local(name: str, language: str) -> CampaignInfo:
    """What was won in this terminal."""
    game = find(name)
    if game.campaign is None:
        raise Fault(f"{game.name} has no campaign")
    won = [(result, bool(set(result.people) & set(result.winners))) for result in kept(results_file(), name)]
    return campaign_info(game, Speech(game, language), CampaignSheet(sheet(game, won), ()))


def served(args: argparse.Namespace, language: str) -> CampaignInfo:
    """What was won at a server, by this machine's guest of that name."""
    found = ADDRESS.match(args.server)
    if found is None:
        raise Fault(f"server: an address looks like http://HOST:8000, not “{args.server[:200]}”")
    server = Server(found[0], language)
    server.token = Guests(data_folder() / "guests.json").token(server.address, args.name)
    if not server.token:
        raise Fault(f"server: nobody has played at {server.address} from here under that name")
    answer = server.get(f"/campaigns/{quote(args.game, safe='')}?language={language}")
    try:
        return msgspec.convert(answer, CampaignInfo)
    except msgspec.ValidationError:
        raise Fault(f"server: {server.address} keeps campaigns this version does not know") from None
