"""What is known about the result of a choice before it is made: odds of a shot, who will hear a run."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from operator import attrgetter
from typing import Any, Final

import msgspec

from kordon.engine.bits import mask_of, members
from kordon.engine.memo import group, thing
from kordon.engine.scene import SENSIBLE, USELESS, Choice
from kordon.engine.words import Text
from kordon.games.sniper import moves, words
from kordon.games.sniper.board import board_of, units_in
from kordon.games.sniper.knowledge import defenders, sniper
from kordon.games.sniper.maps.compiled import CompiledMap
from kordon.games.sniper.moves import SniperMove
from kordon.games.sniper.observation import SniperObservation
from kordon.games.sniper.phases import BURSTING, DRAWING, ENTERING, SNIPER_TURN
from kordon.games.sniper.pieces import MASKING, NO_SPACE, SILENCED, Space, SpaceMask, Tokens, Unit
from kordon.games.sniper.rules.shooting import odds
from kordon.games.sniper.rules.sniper_turn import heard_from
from kordon.games.sniper.rules.specialists import aim_distance
from kordon.games.sniper.screen.paths import path

SURE: Final = 1.0
ONE_PERCENT: Final = 0.01
NEARLY: Final = 0.05  # odds that differ by no more count as the same
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


def noted_choices(seen: SniperObservation) -> tuple[Choice, ...]:
    """The choices of an observation's moves, each with what can be said about it."""
    found: list[Choice] = []
    for kind, block in groupby(seen.moves, type):
        found += NOTED.get(kind, _plain)(seen, block)
    return tuple(found)


def _plain(seen: SniperObservation, block: Iterable[SniperMove]) -> list[Choice]:
    return [CHOICES[move] for move in block]


def _map(seen: SniperObservation) -> CompiledMap:
    return board_of(seen.options.map).map


@thing
def _mask(spaces: tuple[Space, ...]) -> SpaceMask:
    """Those of the spaces that are on the board."""
    return mask_of([space for space in spaces if space != NO_SPACE])


# ---- walking (SE-305, SE-705)


def _walks(seen: SniperObservation, block: Iterable[moves.Enter | moves.Walk]) -> list[Choice]:
    found = []
    start, occupied, dogs = seen.space, _mask(seen.units), _mask(seen.dogs)
    ears = 0 if seen.card == MASKING else occupied
    masks = _masks_on(_map(seen))
    for move in block:
        touched, around = masks(start, move.path)
        heard, smelled = around & ears, touched & dogs
        if heard or smelled:
            found.append(_noticed(move, _those_at(seen.units, heard), smelled != 0))
        else:
            found.append(CHOICES[move])
    return found


@group
def _those_at(units: tuple[Space, ...], spaces: SpaceMask) -> tuple[Unit, ...]:
    """The units in these spaces."""
    return tuple(members(units_in(units, spaces)))


@thing
def _masks_on(map: CompiledMap) -> Callable[[Space, tuple[Space, ...]], tuple[SpaceMask, SpaceMask]]:
    """By start and path of a walk: the spaces it leads through, and those from where it is heard."""

    @group
    def masks(start: Space, path: tuple[Space, ...]) -> tuple[SpaceMask, SpaceMask]:
        return _mask((start, *path)), heard_from(map, start, path)

    return masks


@thing
def _noticed(move: moves.Enter | moves.Walk, heard: tuple[Unit, ...], smelled: bool) -> Choice:
    if not heard:
        return Choice(path(move), words.WALK_SMELLED())
    message = words.WALK_NOTICED if smelled else words.WALK_HEARD
    return Choice(path(move), message(units=words.listed([words.unit_name(unit) for unit in heard])))


# ---- shooting (SE-35x, SE-404, SE-406, SE-407, SE-704)


def _shots(seen: SniperObservation, block: Iterable[moves.Shoot]) -> list[Choice]:
    far, units, bag, before = _map(seen).distance[seen.space], seen.units, seen.bag, seen.drawn
    silenced = seen.card == SILENCED
    together = 0
    if seen.phase == BURSTING and len(seen.announced) > 1:
        # The noise of both shots is judged together, after the second.
        together = sum(seen.announced)
    found: list[Choice] = []
    for unit, shots in groupby(block, attrgetter("unit")):
        offered = tuple(shots)
        found += _shots_at(offered, bag, far[units[unit]], silenced, before, together)
    return found


@group
def _shots_at(
    shots: tuple[moves.Shoot, ...], bag: Tokens, far: int, silenced: bool, before: Tokens, together: int
) -> list[Choice]:
    """The shots at one unit, each with its odds and what it is worth."""
    hits = [odds(bag, far, move.tokens, silenced, before).hit for move in shots]
    return _weighed(shots, hits, [_odds(bag, far, move.tokens, silenced, before, together) for move in shots])


def _weighed(shots: Sequence[SniperMove], hits: list[float], notes: list[Text]) -> list[Choice]:
    """Of numbers of tokens in rising order: the fewest that hit nearly as well as any is the sensible one."""
    best = max(hits)
    sensible = next(move for move, hit in zip(shots, hits, strict=True) if hit >= best - NEARLY)
    worth = SENSIBLE if best and len(hits) > 1 else 0
    return [
        Choice(path(move), note, USELESS if not hit else worth if move is sensible else 0)
        for move, hit, note in zip(shots, hits, notes, strict=True)
    ]


@thing
def _odds(bag: Tokens, far: int, tokens: int, silenced: bool, before: Tokens, together: int) -> Text:
    chances = odds(bag, far, tokens, silenced, before)
    reveal = odds(bag, far, together).reveal if together else chances.reveal
    return words.ODDS(
        distance=far, hit=percent(chances.hit), reveal=percent(reveal), misfire=percent(chances.misfire)
    )


def _both_shots(seen: SniperObservation, block: Iterable[moves.Announce]) -> list[Choice]:
    return [Choice(path(move), _odds_of_both(seen.bag, move.first + move.second)) for move in block]


@thing
def _odds_of_both(bag: Tokens, tokens: int) -> Text:
    return words.ODDS_OF_BOTH(reveal=percent(odds(bag, 1, tokens).reveal))


def _blast(seen: SniperObservation, block: Iterable[moves.Blast]) -> list[Choice]:
    reached = _map(seen).matching_mask[seen.space] | 1 << seen.space
    text = words.BLAST_HITS(count=(reached & _mask(seen.units)).bit_count())
    return [Choice(path(move), text) for move in block]


def seen_aim_distance(seen: SniperObservation) -> int:
    """How far the space is that the specialist sniper aims at."""
    return aim_distance(_map(seen), seen.units, seen.specialists, seen.target)


def _specialist_shots(seen: SniperObservation, block: Iterable[moves.Draw]) -> list[Choice]:
    far, shots = seen_aim_distance(seen), list(block)
    hits = [odds(seen.bag, far, move.tokens).hit for move in shots]
    return _weighed(shots, hits, [_odds_of_specialist(seen.bag, far, move.tokens) for move in shots])


@thing
def _odds_of_specialist(bag: Tokens, far: int, tokens: int) -> Text:
    chances = odds(bag, far, tokens)
    return words.ODDS_OF_SPECIALIST(distance=far, hit=percent(chances.hit), misfire=percent(chances.misfire))


# By kind of move: the choices of moves of the kind.
NOTED: dict[type, Callable[[SniperObservation, Any], list[Choice]]] = {
    moves.Enter: _walks,
    moves.Walk: _walks,
    moves.Shoot: _shots,
    moves.Announce: _both_shots,
    moves.Blast: _blast,
    moves.Draw: _specialist_shots,
}
NOTED_PHASES: Final = (ENTERING, SNIPER_TURN, BURSTING, DRAWING)  # those with moves of these kinds


# ---- what is suggested before the first turn: cards that differ, who finds the sniper best


@group
def suggesting(offered: tuple[SniperMove, ...]) -> tuple[Choice, ...]:
    """The choices of these moves; one of them is the sensible one."""
    best = max(offered, key=_liking)
    return tuple(
        [
            msgspec.structs.replace(CHOICES[move], worth=SENSIBLE) if move is best else CHOICES[move]
            for move in offered
        ]
    )


def _liking(move: SniperMove) -> tuple[int, float]:
    if isinstance(move, moves.Equip):
        return len(set(move.cards)), sum([sniper.LIKED[card] for card in move.cards])
    if isinstance(move, moves.Assign):
        return 0, defenders.LIKED[move.specialist]
    return 0, 0.0
