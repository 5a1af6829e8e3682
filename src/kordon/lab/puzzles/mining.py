"""Looking for puzzles: games of bots, the decisions in them where somebody sees a difference, the judgement.

Everything follows from a seed and the number of a game, so a run that was stopped goes on where it ended and
finds what it would have found. Games are played here from their start to their end: none is anybody's.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final, NamedTuple

from kordon.bots.factory import make_bot
from kordon.bots.levels import Level, is_played_together
from kordon.bots.quick import QuickBot, mixed
from kordon.bots.search import SearchBot
from kordon.engine.chance import SEED_BYTES
from kordon.engine.game import AnyGame
from kordon.engine.lessons.puzzles import Cut, Setting, Source, kind_of, kinds_of
from kordon.engine.lessons.walker import play_line
from kordon.engine.match import Match
from kordon.engine.play import Refused
from kordon.engine.records import Seat
from kordon.lab.arena import decisions, ended
from kordon.lab.puzzles.judging import TEN_TIMES, judge, usual_budget

LEVELS: Final[tuple[Level, ...]] = ("master", "sharp")
SEARCHED: Final[Level] = "steady"
SEEMING: Final = 0.08  # a difference that a quick player sees between the best two moves
LEAST_MOVES: Final = 3
MOST_A_GAME: Final = 4
APART: Final = 6  # moves between two of them


class Decision(NamedTuple):
    """Where a seat had to choose: after how many moves of the game, and messages of the seat."""

    at: int
    seat: Seat
    sent: int


def _may_be_a_puzzle(game: AnyGame, seen: Any, move: Any) -> bool:
    """Whether there are enough moves, in the game itself, and the move is of a kind that is asked for."""
    is_large = len(seen.moves) >= LEAST_MOVES and not game.is_setting_up(seen)
    return is_large and bool(kind_of(game, seen, game.path(seen, move)))


def source_game(game: AnyGame, setting: Setting, seed: int) -> tuple[Match, list[Decision]]:
    """A whole game of bots, and the decisions in it that may be puzzles, the last ones first."""
    match = begun(game, setting.options, setting.seats, seed)
    level = SEARCHED if game.player(0, 1.0, Random(0)) is None else LEVELS[seed % len(LEVELS)]
    bots = [make_bot(game, seat, level, Random(f"{seed} {seat}")) for seat in range(match.seats)]
    found: list[Decision] = []
    for seat in decisions(match, bots):
        seen = match.observation(seat)
        move, gap = _considered(bots[seat], seen)
        if gap >= SEEMING and _may_be_a_puzzle(game, seen, move):
            found.append(Decision(len(match.moves), seat, len(match.history[seat])))
        match.play(move)
    if is_played_together(game) and not ended(match).winners:
        return match, []  # at the end of a game that everybody loses nothing helps any more
    return match, [one for one in found[::-1] if one.at >= kinds_of(game).late * len(match.moves)]


def begun(game: AnyGame, options: dict[str, Any], seats: int, seed: int) -> Match:
    """The start of a game that a puzzle is cut from."""
    return Match(game, game.parse_options(options), seats, seed.to_bytes(SEED_BYTES, "big"))


def _considered(bot: Any, seen: Any) -> tuple[Any, float]:
    """What a bot does, and by how much it prefers that to everything else."""
    if len(seen.moves) == 1:
        return seen.moves[0], 0.0
    if isinstance(bot, QuickBot):
        options = sorted(bot.player.options(), key=lambda option: -option.value)
        gap = 0.0 if len(options) < 2 else options[0].value - options[1].value
        return mixed(options, bot.spread, bot.source), gap
    assert isinstance(bot, SearchBot), "there are no other bots"
    root = bot.think()
    tried = bot.ranked(root)
    if len(tried) < 2:
        return (tried[0] if tried else bot.source.choice(seen.moves)), 0.0
    shares = sorted([child.won / child.visits for child in root.children.values() if child.visits])
    return tried[0], shares[-1] - shares[-2]


def mined(match: Match, decisions: list[Decision], seed: int) -> Iterator[Cut | Decision]:
    """The puzzles among the decisions of a game; one that was judged to be none comes as it is."""
    game = match.game
    found: list[int] = []
    budget = usual_budget(game)
    for decision in decisions:
        if any(abs(decision.at - at) < APART for at in found):
            continue
        history = match.history[decision.seat][: decision.sent]
        named = f"{game.name} {seed} {decision.at}"
        judged = judge(game, decision.seat, history, budget, f"{named} screening", screening=True)
        if judged is not None:
            judged = judge(game, decision.seat, history, TEN_TIMES * budget, f"{named} judging")
        seen = history[-1].observation
        kind = "" if judged is None else kind_of(game, seen, game.path(seen, judged.best.moves[0]))
        if judged is None or not kind:
            yield decision
            continue
        wants = tuple([" ".join(game.path(seen, move)) for move in judged.best.moves])
        chances = round(100 * judged.best.chance), round(100 * judged.next.chance)
        yield Cut(decision.at, decision.seat, kind, wants, *chances)
        found.append(decision.at)
        if len(found) == MOST_A_GAME:
            return


def stands(game: AnyGame, source: Source, cut: Cut, luck: str = "audit") -> bool:
    """Whether a puzzle can still be reached, and gets the same answer at ten times the usual budget."""
    match = begun(game, source.options, source.seats, source.seed)
    try:
        for line in source.moves[: cut.at]:
            play_line(match, line)
    except Refused:  # the game has changed since
        return False
    judged = judge(
        game,
        cut.seat,
        match.history[cut.seat],
        TEN_TIMES * usual_budget(game),
        f"{game.name} {source.seed} {cut.at} {luck}",
    )
    if judged is None:
        return False
    seen = match.observation(cut.seat)
    return {" ".join(game.path(seen, move)) for move in judged.best.moves} == set(cut.wants)


def lines_of(match: Match) -> tuple[str, ...]:
    """A game's moves, as lines of a course."""
    game = match.game
    again = Match(game, match.options, match.seats, match.seed)
    lines = []
    for move in match.moves:
        lines.append(f"{move.seat} {' '.join(game.path(again.observation(move.seat), move))}")
        again.play(move)
    return tuple(lines)
