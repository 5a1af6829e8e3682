"""Every kind of move. Moves are frozen; those that are offered often are made once and shared.

The sniper's moves come first, then the medic's answer, then the defenders'. `unit`, `squad`, `space`, `card`
and `objective` are the numbers of `pieces`; a path holds the spaces entered, in order, without the start.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final, TypeAlias

from kordon.engine.bits import members
from kordon.engine.records import Move, one_of
from kordon.games.sniper import pieces
from kordon.games.sniper.pieces import Loadout, Objective, Space, SpaceMask, Specialist, Squad, Unit


class UnitTo(Move, frozen=True):
    """What a unit does in a space."""

    unit: Unit
    space: Space


# ---- the sniper's set-up


class Bury(Move, frozen=True, tag="bury"):
    """Put one of two objectives of the same suit under the deck and draw another (SE-201)."""

    objective: Objective


class Show(Move, frozen=True, tag="show"):
    """Show the defenders an objective card that is not in this game (SE-863)."""

    objective: Objective


class Equip(Move, frozen=True, tag="equip"):
    """Take these loadout cards, in rising order; with SE-861 the two that were drawn (SE-203)."""

    cards: tuple[Loadout, ...]


# ---- the sniper's turn


class Enter(Move, frozen=True, tag="enter"):
    """The first move: the path's first space is the one an entrance's arrow points at (SE-301)."""

    path: tuple[Space, ...]


class Walk(Move, frozen=True, tag="walk"):
    """Move 1 to 3 spaces; a move of 0 is not walking (SE-304)."""

    path: tuple[Space, ...]


class Play(Move, frozen=True, tag="play"):
    """Play a loadout card that needs no further choice: any but a distraction (SE-4xx)."""

    card: Loadout


class Distract(UnitTo, frozen=True, tag="distract"):
    """Play a distraction: the unit goes to a space in the sniper's sight (SE-405)."""


class Shoot(Move, frozen=True, tag="shoot"):
    """Draw this many tokens for a shot at a unit; with a tommy gun as many as announced (SE-35x)."""

    unit: Unit
    tokens: int


class Announce(Move, frozen=True, tag="announce"):
    """Announce the tokens of both shots of a tommy gun; the targets follow one by one (SE-406)."""

    first: int
    second: int


class Blast(Move, frozen=True, tag="blast"):
    """Shoot with the trench gun (SE-407)."""


class Loot(Move, frozen=True, tag="loot"):
    """Look at three loadout cards (SE-371)."""


class Keep(Move, frozen=True, tag="keep"):
    """Keep one of the loadout cards just looked at (SE-371)."""

    card: Loadout


class Complete(Move, frozen=True, tag="complete"):
    """Complete the objective of the sniper's space (SE-372)."""


class Swap(Move, frozen=True, tag="swap"):
    """Solo: swap the order cards of two slots, 0 to 2 (SE-907)."""

    first: int
    second: int


class Peek(Move, frozen=True, tag="peek"):
    """Solo: look at the face-down order card (SE-907)."""


class EndTurn(Move, frozen=True, tag="end"):
    """The sniper's turn is over."""


# ---- the medic's answer, in the sniper's turn


class Save(Move, frozen=True, tag="save"):
    """The medic keeps this soldier on the board (SE-702)."""

    unit: Unit


class Decline(Move, frozen=True, tag="decline"):
    """The medic does not help."""


# ---- the defenders' set-up and turn


class Assign(Move, frozen=True, tag="assign"):
    """Give a squad its specialist (SE-204)."""

    squad: Squad
    specialist: Specialist


class March(UnitTo, frozen=True, tag="march"):
    """Move a unit to a space 1 or 2 spaces away (SE-504)."""


class Attack(Move, frozen=True, tag="attack"):
    """Attack the unit's own space (SE-505)."""

    unit: Unit


class Spot(UnitTo, frozen=True, tag="spot"):
    """Look into an adjacent space (SE-506)."""


class Sweep(Move, frozen=True, tag="sweep"):
    """Search the unit's space and these matching-adjacent ones, rising; two if there are two (SE-507)."""

    unit: Unit
    spaces: tuple[Space, ...]


class Deploy(UnitTo, frozen=True, tag="deploy"):
    """Bring a unit back onto the board (SE-508, SE-509)."""


class Dismiss(Move, frozen=True, tag="dismiss"):
    """Take a unit off the board (SE-510)."""

    unit: Unit


class Intel(Move, frozen=True, tag="intel"):
    """Ask whether the sniper is in the squad's sector (SE-503)."""

    squad: Squad


class Done(Move, frozen=True, tag="done"):
    """This player does nothing more this turn; when all have said so, the turn is over (SE-512)."""


# ---- specialists in the defenders' turn; the squad is the one that has the specialist


class Radio(UnitTo, frozen=True, tag="radio"):
    """The radio operator calls a soldier of any squad to his side (SE-703)."""


class Aim(Move, frozen=True, tag="aim"):
    """The specialist sniper's attack: first the space in his sight (SE-704)."""

    space: Space


class Draw(Move, frozen=True, tag="draw"):
    """The specialist sniper's attack: then the number of tokens, which is drawn at once (SE-704)."""

    tokens: int


class Unleash(Move, frozen=True, tag="unleash"):
    """The kennel master puts down a dog (SE-705)."""

    space: Space


class Pounce(Move, frozen=True, tag="pounce"):
    """The Jäger attacks an adjacent space (SE-706)."""

    space: Space


class Scout(UnitTo, frozen=True, tag="scout"):
    """The scout's soldier goes to a space of the officer's sector (SE-707)."""


if TYPE_CHECKING:
    SniperMove: TypeAlias = Move
else:
    SniperMove = one_of(Move, globals())

# ---- what is the same move is the same object: quick to look up and to compare

distract: Final = cache(Distract)
announce: Final = cache(Announce)
march: Final = cache(March)
attack: Final = cache(Attack)
spot: Final = cache(Spot)
sweep: Final = cache(Sweep)
deploy: Final = cache(Deploy)
dismiss: Final = cache(Dismiss)
radio: Final = cache(Radio)
aim: Final = cache(Aim)
unleash: Final = cache(Unleash)
pounce: Final = cache(Pounce)
scout: Final = cache(Scout)


@lru_cache(maxsize=8192)
def to_each(
    kind: Callable[..., SniperMove], who: tuple[int, ...], spaces: SpaceMask
) -> tuple[SniperMove, ...]:
    """The moves of a kind, by a seat or by a seat with a unit, that lead to each of these spaces."""
    return tuple([kind(*who, space) for space in members(spaces)])


_SNIPER: Final = pieces.SNIPER_SEAT
_ALL_TOKENS: Final = sum(pieces.TOKENS_IN_BOX)
_SEATS: Final = range(pieces.MOST_SEATS)

PLAY: Final = [Play(_SNIPER, card) for card in range(len(pieces.LOADOUT_NAMES))]
SHOOT: Final = [[Shoot(_SNIPER, unit, n) for n in range(_ALL_TOKENS + 1)] for unit in range(pieces.UNITS)]
BLAST: Final = Blast(_SNIPER)
LOOT: Final = Loot(_SNIPER)
KEEP: Final = [Keep(_SNIPER, card) for card in range(len(pieces.LOADOUT_NAMES))]
COMPLETE: Final = Complete(_SNIPER)
SWAPS: Final = [Swap(_SNIPER, 0, 1), Swap(_SNIPER, 0, 2), Swap(_SNIPER, 1, 2)]
PEEK: Final = Peek(_SNIPER)
END_TURN: Final = EndTurn(_SNIPER)
SAVE: Final = [[Save(seat, unit) for unit in range(pieces.UNITS)] for seat in _SEATS]
DECLINE: Final = [Decline(seat) for seat in _SEATS]
INTEL: Final = [[Intel(seat, squad) for squad in range(pieces.SQUADS)] for seat in _SEATS]
DRAW: Final = [[Draw(seat, n) for n in range(_ALL_TOKENS + 1)] for seat in _SEATS]
DONE: Final = [Done(seat) for seat in _SEATS]
