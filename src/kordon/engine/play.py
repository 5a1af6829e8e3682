"""The checked way to move: what is not offered is refused with a rule, and nothing changes."""

from __future__ import annotations

from typing import Any

from kordon.engine.errors import Fault
from kordon.engine.game import AnyGame
from kordon.engine.records import Notice, Path, RuleId

NOT_YOUR_TURN = "KO-001"
GAME_OVER = "KO-002"
NOT_OFFERED = "KO-003"


class Refused(Fault):
    """A move that may not be made now, and the rules that say so."""

    def __init__(self, rules: tuple[RuleId, ...]) -> None:
        super().__init__(f"that move is not allowed now ({', '.join(rules)})", *rules)


def play(game: AnyGame, position: Any, move: Any) -> list[Notice]:
    """Carry out the move if it is legal; raise `Refused` and change nothing otherwise."""
    if move.seat not in game.to_act(position) or move not in game.moves(position, move.seat):
        raise Refused(why_not(game, game.observe(position, move.seat), move))
    return game.apply(position, move)


def why_not(game: AnyGame, observation: Any, move: Any) -> tuple[RuleId, ...]:
    """The rules against a move that is not offered, from the mover's observation alone."""
    return why_not_path(game, observation, game.path(observation, move))


def why_not_path(game: AnyGame, observation: Any, path: Path) -> tuple[RuleId, ...]:
    """The rules against the first step of the path that leads to no legal move."""
    if observation.outcome is not None:
        return (GAME_OVER,)
    if observation.seat not in observation.to_act:
        return (NOT_YOUR_TURN,)
    paths = [game.path(observation, legal) for legal in observation.moves]
    for length in range(1, len(path) + 1):
        if not any(legal[:length] == path[:length] for legal in paths):
            return game.explain(observation, path[:length]) or (NOT_OFFERED,)
    return (NOT_OFFERED,)


def move_by_path(game: AnyGame, observation: Any, path: Path) -> Any:
    """The legal move with this click path; `Refused` if there is none."""
    for move in observation.moves:
        if game.path(observation, move) == path:
            return move
    raise Refused(why_not_path(game, observation, path))
