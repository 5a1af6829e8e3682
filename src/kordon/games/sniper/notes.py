"""What is known about the result of a choice before it is made: odds of a shot, who will hear a run."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any, Final

from kordon.engine.bits import mask_of
from kordon.engine.words import Text
from kordon.games.sniper import moves, words
from kordon.games.sniper.board import board_of
from kordon.games.sniper.maps.table import MapTable
from kordon.games.sniper.moves import SniperMove
from kordon.games.sniper.observation import SniperObservation
from kordon.games.sniper.pieces import MASKING, NO_SPACE, OFFICER_OF, SILENCED, SNIPER, Space, SpaceMask, Unit
from kordon.games.sniper.position import BURSTING
from kordon.games.sniper.shooting import odds
from kordon.games.sniper.sniper_turn import QUIET_WALK

SURE: Final = 1.0
ONE_PERCENT: Final = 0.01


def percent(chance: float) -> str:
    """A chance in whole percent; what is possible is never called 0, what may fail never 100."""
    if 0 < chance < ONE_PERCENT:
        return "<1"
    if SURE - ONE_PERCENT < chance < SURE:
        return ">99"
    return str(round(100 * chance))


class Notes:
    """The notes to the choices of one observation."""

    def __init__(self, seen: SniperObservation) -> None:
        self.seen = seen
        self.map: MapTable = board_of(seen.options.map).map

    @cached_property
    def occupied(self) -> SpaceMask:
        """Where units stand."""
        return mask_of([space for space in self.seen.units if space != NO_SPACE])

    @cached_property
    def dogs(self) -> SpaceMask:
        """Where dogs are."""
        return mask_of([space for space in self.seen.dogs if space != NO_SPACE])

    def note(self, move: SniperMove) -> Text | None:
        """What can be said about a move."""
        find = NOTES.get(type(move))
        return None if find is None else find(self, move)

    def distance(self, unit: Unit) -> int:
        """How many aim tokens a shot at a unit needs (SE-351)."""
        return self.map.distance[self.seen.space][self.seen.units[unit]]

    def aim_distance(self) -> int:
        """How far the space is that the specialist sniper aims at (SE-704)."""
        seen = self.seen
        return self.map.distance[seen.units[OFFICER_OF[seen.specialists.index(SNIPER)]]][seen.target]


# ---- walking (SE-305, SE-705)


def _way(notes: Notes, spaces: tuple[Space, ...], length: int) -> Text | None:
    heard = 0
    if length > QUIET_WALK and notes.seen.card != MASKING:
        for space in spaces:
            heard |= notes.map.adjacent_mask[space]
        heard &= notes.occupied
    smelled = notes.dogs and mask_of(spaces) & notes.dogs
    if heard:
        message = words.WALK_NOTICED if smelled else words.WALK_HEARD
        return message(count=heard.bit_count())
    return words.WALK_SMELLED() if smelled else None


# ---- shooting (SE-35x, SE-404, SE-406, SE-407, SE-704)


def _shot(notes: Notes, move: moves.Shoot) -> Text:
    seen = notes.seen
    far = notes.distance(move.unit)
    chances = odds(seen.bag, far, move.tokens, seen.card == SILENCED, seen.drawn)
    reveal = chances.reveal
    if seen.phase == BURSTING and len(seen.announced) > 1:
        # The noise of both shots is judged together, after the second.
        reveal = odds(seen.bag, far, sum(seen.announced)).reveal
    return words.ODDS(
        distance=far, hit=percent(chances.hit), reveal=percent(reveal), misfire=percent(chances.misfire)
    )


def _both_shots(notes: Notes, move: moves.Announce) -> Text:
    reveal = odds(notes.seen.bag, 1, move.first + move.second).reveal
    return words.ODDS_OF_BOTH(reveal=percent(reveal))


def _blast(notes: Notes, move: moves.Blast) -> Text:
    reached = notes.map.matching_mask[notes.seen.space] | 1 << notes.seen.space
    return words.BLAST_HITS(count=(reached & notes.occupied).bit_count())


def _specialist_shot(notes: Notes, move: moves.Draw) -> Text:
    far = notes.aim_distance()
    chances = odds(notes.seen.bag, far, move.tokens)
    return words.ODDS_OF_SPECIALIST(distance=far, hit=percent(chances.hit), misfire=percent(chances.misfire))


NOTES: dict[type, Callable[[Notes, Any], Text | None]] = {
    moves.Enter: lambda notes, move: _way(notes, move.path, len(move.path)),
    moves.Walk: lambda notes, move: _way(notes, (notes.seen.space, *move.path), len(move.path)),
    moves.Shoot: _shot,
    moves.Announce: _both_shots,
    moves.Blast: _blast,
    moves.Draw: _specialist_shot,
}
