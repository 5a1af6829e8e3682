"""Quick players at a game of Sniper Elite, and beliefs that say what a test wants."""

from __future__ import annotations

from random import Random
from typing import Any

from kordon.engine.chance import seed_from
from kordon.engine.match import Match
from kordon.games.sniper import GAME


def play(match: Match, until: Any, seed: str = "") -> Match:
    """Quick players on both sides, until something holds of the position."""
    players: dict[int, Any] = {seat: GAME.player(seat, 1.0, Random(seed)) for seat in range(match.seats)}
    sent = dict.fromkeys(players, 0)
    while not until(match.position) and (acting := GAME.to_act(match.position)):
        seat = acting[0]
        for sight in match.history[seat][sent[seat] :]:
            players[seat].see(sight)
        sent[seat] = len(match.history[seat])
        match.play(max(players[seat].options(), key=lambda option: option.value).move)
    return match


def begun(map: str, name: str, seats: int = 2) -> Match:
    return Match(GAME, GAME.parse_options({"map": map}), seats, seed_from(name))


def told(player: Any, match: Match, seat: int) -> Any:
    for sight in match.history[seat]:
        player.see(sight)
    return player


def best(player: Any) -> Any:
    return max(player.options(), key=lambda option: option.value).move


class Sure:
    """The belief of somebody who knows where the sniper is."""

    def __init__(self, space: int, size: int) -> None:
        self.chances = [float(other == space) for other in range(size)]

    def spaces(self) -> list[float]:
        return self.chances

    def pairs(self) -> dict[Any, float]:
        return {}


class Told(Sure):
    """A belief that tells these chances."""

    def __init__(self, chances: list[float]) -> None:
        self.chances = chances
