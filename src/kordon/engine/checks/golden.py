"""Golden games: whole games with their results, kept so that no change alters the rules unnoticed."""

from __future__ import annotations

import hashlib
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from kordon.engine import log
from kordon.engine.chance import seed_from
from kordon.engine.checks.finding import state
from kordon.engine.checks.fuzz import configurations
from kordon.engine.game import AnyGame
from kordon.engine.match import Match
from kordon.engine.records import Delivery, encode, everybody_at

GAMES_AT_LEAST = 100


class Golden(msgspec.Struct, frozen=True):
    """A log, and digests of where it leads and of all that anybody was sent on the way."""

    log: str
    state: str
    sent: str


def digests(match: Match) -> tuple[str, str]:
    """The end of a match, and everything that was sent in it.

    Which events were private follows from what spectators were sent, so it needs no digest of its own.
    """
    sent = hashlib.sha256()
    for seat in everybody_at(match.seats):
        for delivery in match.history[seat]:
            sent.update(encode(Delivery(delivery.events, delivery.observation)))
    return hashlib.sha256(state(match.position)).hexdigest(), sent.hexdigest()


def play(game: AnyGame, options: Any, seats: int, number: int) -> Match:
    """A random game; a third of them leans towards the first moves offered, to come to other ends."""
    source = Random(f"golden {number}")
    match = Match(game, options, seats, seed_from(f"golden {game.name} {number}"))
    while acting := game.to_act(match.position):
        moves = game.moves(match.position, source.choice(acting))
        if number % 3 == 0 and source.random() < 0.5:
            moves = moves[: max(1, len(moves) // 4)]
        match.play(source.choice(moves))
    return match


def make(game: AnyGame, least: int = GAMES_AT_LEAST) -> list[Golden]:
    """Games of every configuration, again and again until there are enough."""
    everything = configurations(game)
    source = Random("golden order")
    source.shuffle(everything)
    chosen = [everything[i % len(everything)] for i in range(max(least, min(len(everything), 150)))]
    games = []
    for number, (options, seats) in enumerate(chosen):
        match = play(game, options, seats, number)
        games.append(Golden(log.write(match), *digests(match)))
    return games


def load(file: Path) -> list[Golden]:
    """The games of a file, one per line."""
    return [msgspec.json.decode(line, type=Golden) for line in file.read_bytes().splitlines()]


def is_unchanged(game: AnyGame, golden: Golden) -> bool:
    """Whether the game replays to the same end and sends the same bytes."""
    return digests(log.verify(golden.log, lambda name: game)) == (golden.state, golden.sent)
