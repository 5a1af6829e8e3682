"""A finding checked again from its log, and its game made shorter while the same check still fails."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final, NamedTuple

from kordon.engine.checks.finding import Finding
from kordon.engine.checks.fuzz import MOST_MOVES, Run, described
from kordon.engine.match import Match
from kordon.engine.play import Refused

ROUNDS: Final = 20  # of all checks, each with other random worlds, before a finding counts as gone
ROUNDS_OF_A_TRY: Final = 5
MOST_TRIES: Final = 200  # to make it shorter
NEXT_MOVES: Final = 6  # tried in each round: a move that fails may not be in the log any more
LENGTH: Final = "length"


class Found(NamedTuple):
    """A finding, and the match that leads to it."""

    finding: str
    match: Match

    @property
    def check(self) -> str:
        """The name of the check that failed."""
        return check_of(self.finding)


def check_of(finding: str) -> str:
    """The name of the check that reported it."""
    return finding.partition(":")[0]


def recheck(
    start: Match,
    moves: Sequence[Any],
    check: str = "",
    rounds: int = ROUNDS,
    tell: Callable[[int], None] = lambda done: None,
) -> Found | None:
    """Replay the moves and run every check at their end; what this check finds, or else any other.

    Checks draw worlds at random, so they run several times. `Refused` if a move is not legal any more.
    """
    before, match, other = start.copy(), start.copy(), None
    try:
        for number, move in enumerate(moves, 1):
            match.play(move)
            if number == len(moves) - 1:
                before = match.copy()
    except Refused:
        raise
    except Exception as error:
        return Found(described(error), match)
    for number in range(rounds):
        run = Run(before.copy(), Random(f"recheck/{number}"), always=True)
        run.pool = [*moves]
        try:
            _round(run, moves[-1:])
        except Exception as error:
            found = Found(described(error), match)
            if check in ("", found.check):
                return found
            other = other or found
        tell(number + 1)
    return other


def _round(run: Run, last: Sequence[Any]) -> None:
    for move in last:
        run.play(move)
    if len(run.match.moves) > MOST_MOVES:
        raise Finding(f"{LENGTH}: no end after {MOST_MOVES} moves")
    run.check(last=True)
    run.courses()
    match, game = run.match, run.match.game
    legal = [move for seat in game.to_act(match.position) for move in game.moves(match.position, seat)]
    for move in run.source.sample(legal, min(NEXT_MOVES, len(legal))):
        run.match = match.copy()
        run.play(move)


def shorten(start: Match, found: Found, tell: Callable[[int], None]) -> Found:
    """Drop moves, all at first and one by one at last, while the same check still fails; in bounded tries."""
    size, tries = len(found.match.moves), 0
    while size and found.check != LENGTH:
        end, dropped = len(found.match.moves), False
        while end > 0:
            if tries == MOST_TRIES:
                return found
            tries += 1
            tell(tries)
            moves = found.match.moves
            shorter = _still(start, [*moves[: max(0, end - size)], *moves[end:]], found.check)
            if shorter is not None:
                found, dropped = shorter, True
            end = min(end - size, len(found.match.moves))
        size = size // 2 or int(dropped)
    return found


def _still(start: Match, moves: Sequence[Any], check: str) -> Found | None:
    try:
        found = recheck(start, moves, check, ROUNDS_OF_A_TRY)
    except Refused:
        return None
    return found if found is not None and found.check == check else None
