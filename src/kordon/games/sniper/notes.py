"""What is known about the result of a choice before it is made: odds of a shot, who will hear a run."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any, Final

from kordon.engine.bits import mask_of, members
from kordon.engine.scene import Choice
from kordon.engine.words import Text
from kordon.games.sniper import moves, words
from kordon.games.sniper.board import board_of
from kordon.games.sniper.events import Tokens
from kordon.games.sniper.maps.table import MapTable
from kordon.games.sniper.moves import SniperMove
from kordon.games.sniper.observation import SniperObservation
from kordon.games.sniper.paths import path
from kordon.games.sniper.pieces import MASKING, NO_SPACE, OFFICER_OF, SILENCED, SNIPER, Space, SpaceMask
from kordon.games.sniper.position import BURSTING, DRAWING, ENTERING, SNIPER_TURN
from kordon.games.sniper.shooting import odds
from kordon.games.sniper.sniper_turn import QUIET_WALK

SURE: Final = 1.0
ONE_PERCENT: Final = 0.01
MOST_KEPT: Final = 1 << 15


def percent(chance: float) -> str:
    """A chance in whole percent; what is possible is never called 0, what may fail never 100."""
    if 0 < chance < ONE_PERCENT:
        return "<1"
    if SURE - ONE_PERCENT < chance < SURE:
        return ">99"
    return str(round(100 * chance))


class Choices(dict[SniperMove, Choice]):
    """The choice of every move that was asked for, without a note."""

    def __missing__(self, move: SniperMove) -> Choice:
        if len(self) >= MOST_KEPT:
            self.clear()
        choice = self[move] = Choice(path(move))
        return choice


CHOICES: Final = Choices()


class Notes:
    """The notes to the choices of one observation."""

    def __init__(self, seen: SniperObservation) -> None:
        self.seen = seen
        self.map: MapTable = board_of(seen.options.map).map
        self.masks_of_walk = _masks_on(self.map)
        self.occupied: SpaceMask = mask_of([space for space in seen.units if space != NO_SPACE])
        self.dogs: SpaceMask = mask_of([space for space in seen.dogs if space != NO_SPACE])

    def choice(self, move: SniperMove) -> Choice:
        """The choice of a move with what can be said about it."""
        find = NOTED.get(type(move))
        return CHOICES[move] if find is None else find(self, move)


def aim_distance(seen: SniperObservation) -> int:
    """How far the space is that the specialist sniper aims at (SE-704)."""
    here = seen.units[OFFICER_OF[seen.specialists.index(SNIPER)]]
    return board_of(seen.options.map).map.distance[here][seen.target]


# ---- walking (SE-305, SE-705)


def _walk(notes: Notes, move: moves.Enter | moves.Walk) -> Choice:
    touched, around = notes.masks_of_walk(notes.seen.space, move.path)
    loud = len(move.path) > QUIET_WALK and notes.seen.card != MASKING
    heard = around & notes.occupied if loud else 0
    smelled = touched & notes.dogs
    return _noticed(move, heard.bit_count(), smelled != 0) if heard or smelled else CHOICES[move]


@cache
def _masks_on(map: MapTable) -> Callable[[Space, tuple[Space, ...]], tuple[SpaceMask, SpaceMask]]:
    """By start and path of a walk: the spaces it leads through, and those adjacent to any of them."""

    @lru_cache(maxsize=1 << 14)
    def masks(start: Space, path: tuple[Space, ...]) -> tuple[SpaceMask, SpaceMask]:
        touched = mask_of(path) if start == NO_SPACE else mask_of(path) | 1 << start
        around = 0
        for space in members(touched):
            around |= map.adjacent_mask[space]
        return touched, around

    return masks


@lru_cache(maxsize=1 << 14)
def _noticed(move: moves.Enter | moves.Walk, heard: int, smelled: bool) -> Choice:
    if not heard:
        return Choice(path(move), words.WALK_SMELLED())
    message = words.WALK_NOTICED if smelled else words.WALK_HEARD
    return Choice(path(move), message(count=heard))


# ---- shooting (SE-35x, SE-404, SE-406, SE-407, SE-704)


def _shot(notes: Notes, move: moves.Shoot) -> Choice:
    seen = notes.seen
    far = notes.map.distance[seen.space][seen.units[move.unit]]
    together = 0
    if seen.phase == BURSTING and len(seen.announced) > 1:
        # The noise of both shots is judged together, after the second.
        together = sum(seen.announced)
    return _judged(move, seen.bag, far, seen.card == SILENCED, seen.drawn, together)


@lru_cache(maxsize=1 << 14)
def _judged(
    move: moves.Shoot, bag: Tokens, far: int, silenced: bool, before: Tokens, together: int
) -> Choice:
    return Choice(path(move), _odds(bag, far, move.tokens, silenced, before, together))


@lru_cache(maxsize=1 << 14)
def _odds(bag: Tokens, far: int, tokens: int, silenced: bool, before: Tokens, together: int) -> Text:
    chances = odds(bag, far, tokens, silenced, before)
    reveal = odds(bag, far, together).reveal if together else chances.reveal
    return words.ODDS(
        distance=far, hit=percent(chances.hit), reveal=percent(reveal), misfire=percent(chances.misfire)
    )


def _both_shots(notes: Notes, move: moves.Announce) -> Choice:
    return Choice(path(move), _odds_of_both(notes.seen.bag, move.first + move.second))


@lru_cache(maxsize=1024)
def _odds_of_both(bag: Tokens, tokens: int) -> Text:
    return words.ODDS_OF_BOTH(reveal=percent(odds(bag, 1, tokens).reveal))


def _blast(notes: Notes, move: moves.Blast) -> Choice:
    reached = notes.map.matching_mask[notes.seen.space] | 1 << notes.seen.space
    return Choice(path(move), words.BLAST_HITS(count=(reached & notes.occupied).bit_count()))


def _specialist_shot(notes: Notes, move: moves.Draw) -> Choice:
    far = aim_distance(notes.seen)
    chances = odds(notes.seen.bag, far, move.tokens)
    hit, misfire = percent(chances.hit), percent(chances.misfire)
    return Choice(path(move), words.ODDS_OF_SPECIALIST(distance=far, hit=hit, misfire=misfire))


NOTED: dict[type, Callable[[Notes, Any], Choice]] = {
    moves.Enter: _walk,
    moves.Walk: _walk,
    moves.Shoot: _shot,
    moves.Announce: _both_shots,
    moves.Blast: _blast,
    moves.Draw: _specialist_shot,
}
NOTED_PHASES: Final = (ENTERING, SNIPER_TURN, BURSTING, DRAWING)  # those with moves of these kinds
