"""The checked way to move: what is not offered is refused with a rule, and nothing changes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import chain
from operator import indexOf
from typing import Any

from kordon.engine.errors import Fault
from kordon.engine.game import AnyGame
from kordon.engine.records import Notice, Path, RuleId
from kordon.engine.scene import arranged, meant, unordered
from kordon.engine.words import Text

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
    return why_not_paths(game, observation, [path])[0]


def why_not_paths(game: AnyGame, observation: Any, paths: Sequence[Path]) -> list[tuple[RuleId, ...]]:
    """The same for many paths at once; the legal ones are worked out only once."""
    if observation.outcome is not None:
        return [(GAME_OVER,)] * len(paths)
    if observation.seat not in observation.to_act:
        return [(NOT_YOUR_TURN,)] * len(paths)
    leads_on, alike = leading_on(game, observation), game.scene(observation).alike
    blocked = [_blocked(meant(path, alike), leads_on) for path in paths]
    return [(steps and game.explain(observation, steps)) or (NOT_OFFERED,) for steps in blocked]


def leading_on(game: AnyGame, observation: Any) -> Callable[[Path], bool]:
    """A function that says of steps whether some legal move begins with them."""
    legal = list(game.paths(observation))
    beginnings = {path[:length] for path in legal for length in range(1, len(path) + 1)}
    any_order = game.scene(observation).any_order
    runs = [(path, unordered(path, any_order)) for path in legal] if any_order else []
    loose = [(path, start) for path, (start, end) in runs if end - start > 1]

    def leads_on(steps: Path) -> bool:
        return steps in beginnings or any(
            arranged(path, steps, any_order)[: len(steps)] == steps
            for path, start in loose
            if start < len(steps)
        )

    return leads_on


def _blocked(path: Path, leads_on: Callable[[Path], bool]) -> Path:
    """The path up to its first step that leads to no legal move; nothing if all of it does."""
    for length in range(1, len(path) + 1):
        if not leads_on(path[:length]):
            return path[:length]
    return ()


def matter_of_path(game: AnyGame, observation: Any, path: Path) -> Text | None:
    """What is the matter with the first step of the path that leads to no legal move, if the game says so."""
    if observation.outcome is not None or observation.seat not in observation.to_act:
        return None
    steps = _blocked(meant(path, game.scene(observation).alike), leading_on(game, observation))
    return game.matter(observation, steps) if steps else None


def move_by_path(game: AnyGame, observation: Any, path: Path) -> Any:
    """The legal move with this click path, or one that means the same in this scene; else `Refused`."""
    try:
        return observation.moves[indexOf(game.paths(observation), path)]
    except ValueError:
        scene = game.scene(observation)
        clicked = meant(path, scene.alike)
        for known, move in zip(game.paths(observation), observation.moves, strict=True):
            if arranged(known, clicked, scene.any_order) == clicked:
                return move
    raise Refused(why_not_path(game, observation, path))


def moves_by_path(game: AnyGame, observation: Any, path: Path) -> list[Any]:
    """The same, or the moves that lead to a far target (`Scene.far`)."""
    try:
        return [move_by_path(game, observation, path)]
    except Refused:
        far = chain(*(group.targets for group in game.scene(observation).far))
        if len(path) != 1 or path[0] not in far:
            raise
        return game.way(observation, path)
