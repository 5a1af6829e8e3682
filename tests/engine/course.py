"""Whole games with all that is computed from them, as one digest: two builds must agree on it."""

from __future__ import annotations

from hashlib import sha256
from random import Random

from kordon.engine.chance import seed_from
from kordon.engine.game import Belief
from kordon.engine.match import Match
from kordon.engine.play import why_not_paths
from kordon.engine.records import Seat, encode
from kordon.games import find


def digest(name: str) -> str:
    """A game of every seat count: scenes, log lines, refusals, drawn worlds, swapped secrets."""
    game = find(name)
    told = sha256()
    for number, seats in enumerate(game.seat_counts):
        source = Random(number)
        match = Match(game, game.parse_options({}), seats, seed_from(f"course {number}"))
        beliefs: dict[Seat, Belief] = {}
        known: dict[Seat, int] = {}
        while acting := game.to_act(match.position):
            move = source.choice(game.moves(match.position, source.choice(acting)))
            match.play(move)
            for viewer, history in match.history.items():
                if viewer not in beliefs:
                    beliefs[viewer] = game.belief(history)
                for delivery in history[known.get(viewer, len(history)) :]:
                    beliefs[viewer].update(delivery)
                    for event in delivery.events:
                        told.update(encode(game.tell(event)))
                known[viewer] = len(history)
                seen = history[-1].observation
                told.update(encode(game.scene(seen)))
                if source.random() < 0.2:
                    drawn = beliefs[viewer].draw(source)
                    swapped = game.swap_secrets(match.position, viewer, source)
                    told.update(encode([game.observe(world, viewer) for world in (drawn, swapped)]))
                    path = game.path(seen, move)
                    wrong = [(*path[:length], "nothing") for length in range(len(path))]
                    told.update(encode(why_not_paths(game, seen, [path, *wrong])))
    return told.hexdigest()
