"""Every kind of move. Moves are frozen; those offered often are made once and shared (see the end).

In the player phase a move is made by the hero (or ally) that is active, so it does not name it.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, TypeAlias

from kordon.engine.records import Move, Seat, one_of
from kordon.games.wolfenstein.content.tables import Card, Figure, Kind
from kordon.games.wolfenstein.pieces import MOST_SEATS, NO_FIGURE, NOWHERE, Slot, Square

# ---- set-up


class Pick(Move, frozen=True, tag="pick"):
    """Take a hero (WO-104)."""

    hero: Kind


class Entrust(Move, frozen=True, tag="entrust"):
    """Give the only shared-life token to a hero (WO-903)."""

    slot: Slot


# ---- the player phase


class Activate(Move, frozen=True, tag="activate"):
    """Begin a hero's turn; `start` is the marker the hero enters on, or NOWHERE (WO-103, WO-202)."""

    slot: Slot
    start: Square = NOWHERE


class Step(Move, frozen=True, tag="step"):
    """Move to a neighbouring square (WO-305)."""

    to: Square


class Travel(Move, frozen=True, tag="travel"):
    """Use the secret passage one stands on, to its other end (WO-310)."""

    to: Square


class Open(Move, frozen=True, tag="open"):
    """Open a door (WO-308)."""

    door: int


class Burn(Move, frozen=True, tag="burn"):
    """Remove bars (WO-309)."""

    bars: int


class Search(Move, frozen=True, tag="search"):
    """Search the event or chest token on a neighbouring square (WO-311)."""

    square: Square


class Work(Move, frozen=True, tag="work"):
    """Take or destroy the objective on a neighbouring square (WO-951)."""

    square: Square


class Attack(Move, frozen=True, tag="attack"):
    """Attack with the active weapon or the fists; `second` is the other target of a mode that has one."""

    figure: Figure
    mode: int = 0  # the number of the special mode on the card, from 1; 0 for none (WO-405)
    second: Figure = NO_FIGURE


class SilentKill(Move, frozen=True, tag="silent"):
    """Attack a neighbour with a knife, an axe or a pipe (WO-411)."""

    card: Card
    figure: Figure


class Reload(Move, frozen=True, tag="reload"):
    """Take the reload token off a weapon (WO-404)."""

    weapon: Card


class UseSkill(Move, frozen=True, tag="skill"):
    """Use a skill for glory; the target is a figure, a slot, a square or an area, as the skill says."""

    skill: int
    target: int = -1


class UseGear(Move, frozen=True, tag="gear"):
    """Use an equipment card on a target, as the card says."""

    card: Card
    target: int = -1


class Exhaust(Move, frozen=True, tag="exhaust"):
    """More action points and a second attack for a fatigue token (WO-303)."""


class Help(Move, frozen=True, tag="help"):
    """Bring a bleeding neighbour back (WO-702)."""

    slot: Slot


class Ready(Move, frozen=True, tag="ready"):
    """Make another weapon the active one (WO-452), or with NO_CARD the fists (WO-458)."""

    weapon: Card


class Wear(Move, frozen=True, tag="wear"):
    """Put an equipment card into its slot; what was there is carried on (WO-452)."""

    card: Card


class Attach(Move, frozen=True, tag="attach"):
    """Attach an equipment card to a weapon; what was attached there is carried on (WO-452)."""

    card: Card
    weapon: Card


class GiveWeapon(Move, frozen=True, tag="give-weapon"):
    """Hand a weapon to a neighbouring hero (WO-453)."""

    weapon: Card
    slot: Slot


class GiveGear(Move, frozen=True, tag="give-gear"):
    """Hand an equipment card to a neighbouring hero (WO-453)."""

    card: Card
    slot: Slot


class GiveAmmunition(Move, frozen=True, tag="give-ammunition"):
    """Hand one ammunition token to a neighbouring hero (WO-453)."""

    kind: int
    slot: Slot


class EndTurn(Move, frozen=True, tag="end"):
    """End the hero's (or ally's) turn; what is left of the action points is lost (WO-204)."""


# ---- answers


class Choose(Move, frozen=True, tag="choose"):
    """Answer the first of the pending questions: a kind of ammunition, a card, an event's option."""

    answer: int


class Direct(Move, frozen=True, tag="direct"):
    """The AI controller decides what the enemies' rules leave open: an index into `tie` (WO-606)."""

    answer: int


class Lead(Move, frozen=True, tag="lead"):
    """The first player says who begins the next round (WO-205)."""

    next: Seat


if TYPE_CHECKING:
    WolfensteinMove: TypeAlias = Move
else:
    WolfensteinMove = one_of(Move, globals())

cached_open = cache(Open)
cached_attack = cache(Attack)
cached_ready = cache(Ready)
cached_wear = cache(Wear)
cached_attach = cache(Attach)
cached_use_gear = cache(UseGear)
cached_use_skill = cache(UseSkill)
cached_choose = cache(Choose)

# By seat
EXHAUSTIONS: Final[tuple[Exhaust, ...]] = tuple([Exhaust(seat) for seat in range(MOST_SEATS)])
ENDS: Final[tuple[EndTurn, ...]] = tuple([EndTurn(seat) for seat in range(MOST_SEATS)])
