"""KO-007: that a player had no choice is the player's secret, like the choice itself.

A game that makes a forced step by itself shows that it was forced: where others wait for a message, two
steps come in one. This check looks for just that. The same move is made in two worlds that the viewer can't
tell apart. If they part, and further moves of other players lead the one to what the other shows already,
then nothing but the number of messages or turns is left to tell them apart, and it must not.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final, NamedTuple

import msgspec

from kordon.engine.checks.finding import require
from kordon.engine.game import AnyGame
from kordon.engine.match import Match
from kordon.engine.records import Seat, encode, witnessed

MOST_MOVES: Final = 40  # that are tried as the next step
FURTHER_STEPS: Final = 3  # that are played on after it


class Course(NamedTuple):
    """A position, and what led to it since two worlds were one to the viewer."""

    position: Any
    observation: Any
    events: tuple[bytes, ...]
    messages: int
    turns: int  # that ended on the way
    mover: Seat  # of the first move
    not_asked: frozenset[Seat]  # seats that were asked nothing new by the first move

    @property
    def shown(self) -> bytes:
        """What the viewer sees now, whenever it is."""
        return encode(msgspec.structs.replace(self.observation, turn=0))

    @property
    def counted(self) -> tuple[int, int, int]:
        """What the viewer can count."""
        return self.messages, self.turns, self.observation.turn


def unseen(match: Match, viewer: Seat, worlds: list[Any], source: Random) -> None:
    """Make one move in truth and in other worlds; if they part, look for a step that one of them skipped."""
    game = match.game
    acting = game.to_act(match.position)
    if not acting:
        return
    mover = source.choice(acting)
    move = source.choice(game.moves(match.position, mover))
    truth = _after(
        game, viewer, _beginning(game, viewer, mover, match.position), move, match.position.chance
    )
    for world in worlds:
        if move not in game.moves(world, mover):
            continue
        # With the same luck the secrets of before make the difference; with other luck what is drawn in secret.
        for luck in (match.position.chance, world.chance):
            other = _after(game, viewer, _beginning(game, viewer, mover, world), move, luck)
            if (other.observation, other.events) != (truth.observation, truth.events):
                _compare(game, viewer, truth, other, source)
                _compare(game, viewer, other, truth, source)


def _beginning(game: AnyGame, viewer: Seat, mover: Seat, position: Any) -> Course:
    """Who was deciding already may be done sooner or later than in another world: they skip nothing."""
    deciding = frozenset(seat for seat in game.to_act(position) if seat != mover)
    return Course(position, game.observe(position, viewer), (), 0, 0, mover, deciding | {viewer})


def _after(game: AnyGame, viewer: Seat, course: Course, move: Any, luck: Any) -> Course:
    position = course.position.copy()
    position.chance = luck.copy()
    turn = game.turn(position)
    events = witnessed(game.apply(position, move), viewer)
    observation = game.observe(position, viewer)
    return Course(
        position,
        observation,
        (*course.events, *map(encode, events)),
        course.messages + (bool(events) or observation != course.observation),
        course.turns + (game.turn(position) != turn),
        course.mover,
        course.not_asked,
    )


def _compare(game: AnyGame, viewer: Seat, slow: Course, quick: Course, source: Random) -> None:
    """Whether further moves of others lead the slow course to what the quick one shows already.

    The move itself must have told the same in both; if not, the rules let the viewer know of a difference.
    """
    if slow.events != quick.events[: len(slow.events)]:
        return
    for course in _continued(game, viewer, slow, source):
        same_told = quick.events in (course.events, slow.events)  # the skipped steps are told as well, or not
        if course.counted != quick.counted and same_told and course.shown == quick.shown:
            require(
                False,
                "forced move",
                f"viewer {viewer} can count that another player had no choice (KO-007): what takes "
                f"{course.messages} messages and {course.turns} turns if there is one takes "
                f"{quick.messages} and {quick.turns} if there is none",
            )


def _continued(game: AnyGame, viewer: Seat, course: Course, source: Random) -> list[Course]:
    """The course after each next move of the others, and a few steps on.

    It goes no further than to the first mover's next turn: a step that was skipped comes before that.
    """
    found: list[Course] = []
    not_asked = course.not_asked
    for step in range(1 + FURTHER_STEPS):
        acting = [seat for seat in game.to_act(course.position) if seat not in not_asked]
        if course.mover not in acting:
            not_asked |= {course.mover}
        moves = [move for seat in acting for move in game.moves(course.position, seat)]
        if not moves:
            break
        tried = source.sample(moves, min(MOST_MOVES if step == 0 else 1, len(moves)))
        after = [_after(game, viewer, course, move, course.position.chance) for move in tried]
        found += after
        course = source.choice(after)
    return found
