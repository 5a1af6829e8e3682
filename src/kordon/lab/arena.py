"""Bots against each other: who sits where, whole games, and what they come to.

Two entrants play pairs of games with the same luck and swapped sides. Where a game has sides (`Game.sides`),
one takes the first side and the other all the rest; elsewhere they take every other seat. An entrant that is
measured against others sits alone among one kind of them, with the same luck in each seat in turn. Where
everybody is one team, each entrant plays alone. A bot gets the messages of its seat and nothing else.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from random import Random
from time import perf_counter
from typing import Any

import msgspec

from kordon.bots.bot import Bot
from kordon.bots.entrants import entrant
from kordon.engine import log
from kordon.engine.chance import seed_from
from kordon.engine.game import AnyGame
from kordon.engine.match import Match
from kordon.engine.records import Outcome, Seat
from kordon.games import find
from kordon.lab.intervals import ratings, wilson


class Pairing(msgspec.Struct, frozen=True):
    """One game to be played: who sits in which seat, under which options and luck."""

    game: str
    seats: tuple[str, ...]  # by seat: the entrant
    options: dict[str, Any]
    seed: str


class Result(msgspec.Struct, frozen=True):
    """How it went."""

    pairing: Pairing
    won: dict[str, float]  # by entrant: the share of the victory
    rule: str
    moves: int
    slowest: dict[str, float]  # by entrant: seconds of its slowest decision
    seconds: dict[str, float]  # by entrant: for all its decisions
    decisions: dict[str, int]  # by entrant: how many it made
    log: str = ""


def pairings(
    name: str,
    entrants: list[str],
    games: int,
    seats: int,
    options: list[dict[str, Any]],
    seed: str,
    against: Sequence[str] = (),
) -> list[Pairing]:
    """All games of a league: so many a pair of entrants, shared out among options and sides.

    One of each pair is among `against`, if it names anybody, and fills the table but for one seat. Every
    pair's first games come before anybody's next ones, so a league that is stopped has about as many of each.
    """
    game = find(name)
    found = []
    for chosen in options:
        game.check_options(game.parse_options(chosen), seats)
    playing = [
        pair[::-1] if pair[0] in against else pair
        for pair in pairs(game, list(dict.fromkeys([*entrants, *against])), seats, options[0])
        if not against or pair[0] == pair[1] or (pair[0] in against) != (pair[1] in against)
    ]
    at_once = seats if against and not game.sides else 2  # with the same luck
    for first in range(0, games, at_once):
        for pair in playing:
            is_alone = pair[0] == pair[1]  # nothing to swap: every game has luck of its own
            for number in range(first, min(first + at_once, games)):
                luck = number if is_alone else number // at_once
                chosen = options[luck % len(options)]
                places = places_of(game, pair, seats, number % at_once, bool(against))
                found.append(Pairing(name, places, chosen, f"{seed} {luck}"))
    return found


def pairs(game: AnyGame, entrants: list[str], seats: int, options: dict[str, Any]) -> list[tuple[str, str]]:
    """Everybody against everybody; each alone where all seats are one team."""
    position = game.start(game.parse_options(options), seats, seed_from("teams"))
    if len(game.team(position, 0)) == seats:
        return [(one, one) for one in entrants]
    return list(combinations(entrants, 2))


def places_of(
    game: AnyGame, pair: tuple[str, str], seats: int, turn: int, among: bool = False
) -> tuple[str, ...]:
    """By seat: who sits there in each of the games with the same luck; with `among` the first sits alone."""
    if among and not game.sides:
        return tuple(pair[seat != turn] for seat in range(seats))
    first, second = reversed(pair) if turn else pair
    if len(game.sides) > 1:
        return (first, *[second] * (seats - 1))
    return tuple(second if seat % 2 else first for seat in range(seats))


def play(pairing: Pairing, with_log: bool = False) -> Result:
    """One whole game."""
    game = find(pairing.game)
    match = Match(game, game.parse_options(pairing.options), len(pairing.seats), seed_from(pairing.seed))
    bots: list[Bot] = [
        entrant(name)(game, seat, Random(f"{pairing.seed} {seat} {name}"))
        for seat, name in enumerate(pairing.seats)
    ]
    slowest = dict.fromkeys(pairing.seats, 0.0)
    seconds, made = dict.fromkeys(pairing.seats, 0.0), dict.fromkeys(pairing.seats, 0)
    start = perf_counter()
    for seat in decisions(match, bots):
        move = bots[seat].choose()
        spent = perf_counter() - start
        match.play(move)
        name = pairing.seats[seat]
        slowest[name] = max(slowest[name], spent)
        seconds[name] += spent
        made[name] += 1
        start = perf_counter()
    outcome = ended(match)
    won = dict.fromkeys(pairing.seats, 0.0)
    for seat in outcome.winners:
        won[pairing.seats[seat]] += 1 / len(outcome.winners)
    text = log.write(match) if with_log else ""
    return Result(pairing, won, outcome.rule, len(match.moves), slowest, seconds, made, text)


def decisions(match: Match, *watching: Sequence[Any]) -> Iterator[Seat]:
    """Whose decision it is, to the end of the game; those who watch that seat have seen its messages."""
    sent = [0] * match.seats
    while acting := match.game.to_act(match.position):
        seat = acting[0]
        for delivery in match.history[seat][sent[seat] :]:
            for players in watching:
                players[seat].see(delivery)
        sent[seat] = len(match.history[seat])
        yield seat


def ended(match: Match) -> Outcome:
    """How a whole game ended."""
    outcome: Outcome | None = match.game.outcome(match.position)
    assert outcome is not None, "a game without anybody to act is over"
    return outcome


# ---- what they come to


class Share(msgspec.Struct, frozen=True):
    """Victories of one entrant against another, overall or in a part of the games."""

    of: str
    against: str
    where: str  # which part of the games, or "" for all
    won: float
    games: int
    low: float
    high: float


class Report(msgspec.Struct, frozen=True):
    """A whole league."""

    game: str
    seed: str
    games: int
    shares: list[Share]
    ratings: dict[str, float]
    slowest: dict[str, float]  # by entrant: seconds of the slowest decision
    seconds: dict[str, float]  # by entrant: of a decision, on average


def report(name: str, results: list[Result], seed: str = "") -> Report:
    """Who beat whom how often: overall, by side and by options."""
    game = find(name)
    counts: dict[tuple[str, str, str], list[float]] = {}
    won: dict[tuple[str, str], float] = {}
    slowest: dict[str, float] = {}
    seconds: dict[str, float] = {}
    made: dict[str, int] = {}
    names: list[str] = []
    for result in results:
        present = list(dict.fromkeys(result.pairing.seats))
        for one, longest in result.slowest.items():
            slowest[one] = max(slowest.get(one, 0.0), longest)
            seconds[one] = seconds.get(one, 0.0) + result.seconds[one]
            made[one] = made.get(one, 0) + result.decisions[one]
        for one in present:
            if one not in names:
                names.append(one)
            other = next((rival for rival in present if rival != one), "")
            won[one, other] = won.get((one, other), 0.0) + result.won[one]
            for where in parts(game, result.pairing, one):
                count = counts.setdefault((one, other, where), [0.0, 0])
                count[0] += result.won[one]
                count[1] += 1
    shares = [
        Share(one, other, where, total, int(games), *wilson(total, int(games)))
        for (one, other, where), (total, games) in counts.items()
    ]
    pace = {one: seconds[one] / max(1, made[one]) for one in names}
    return Report(name, seed, len(results), shares, ratings(names, won), slowest, pace)


def parts(game: AnyGame, pairing: Pairing, one: str) -> list[str]:
    """The parts of the games that this one belongs to for an entrant: all, its side, its options."""
    chosen = ", ".join([f"{name} {value}" for name, value in pairing.options.items()])
    found = [""]
    if len(game.sides) > 1:
        side = f"seat {game.sides[0] + 1}" if pairing.seats[0] == one else f"seats {game.sides[1] + 1} on"
        found.append(side)
        if chosen:
            found.append(f"{side}, {chosen}")
    elif chosen:
        found.append(chosen)
    return found


def as_options(texts: Mapping[str, list[str]]) -> list[dict[str, Any]]:
    """Every combination of the values given for each option."""
    found: list[dict[str, Any]] = [{}]
    for name, values in texts.items():
        found = [{**one, name: value} for one in found for value in values]
    return found
