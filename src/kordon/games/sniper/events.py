"""Everything that can happen, as its witnesses are told. A card that a witness can't see is `UNKNOWN`.

Sets of units, dogs and squads are masks, sets of spaces rising tuples. In solo the seat of a unit's action is
NO_SEAT: an order card acts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from kordon.engine.records import Event, RuleId, Seat, one_of
from kordon.games.sniper.pieces import Loadout, Objective, Space, Specialist, Squad, Tokens, Unit, UnitMask

TurnRecord: TypeAlias = tuple[int, int, tuple[Space, ...]]
"""A turn of the sniper: the countdown at its end (solo: cards left in the deck), the space, the path."""


class OfUnit(Event, frozen=True):
    """What a unit does, by which player."""

    seat: Seat
    unit: Unit


# ---- set-up


class Buried(Event, frozen=True, tag="buried"):
    """To the sniper only: an objective went under the deck and another was drawn."""

    objective: Objective
    drawn: Objective


class ObjectiveShown(Event, frozen=True, tag="objective-shown"):
    """This card is not an objective of the game (SE-863)."""

    objective: Objective


class Equipped(Event, frozen=True, tag="equipped"):
    """The sniper is ready; to the others each card is UNKNOWN."""

    cards: tuple[Loadout, ...]


class Assigned(Event, frozen=True, tag="assigned"):
    """A squad got its specialist."""

    seat: Seat
    squad: Squad
    specialist: Specialist


# ---- the sniper's turn


class SniperBegan(Event, frozen=True, tag="sniper-began"):
    """The sniper's turn begins; a figure on the board is taken off. Solo: countdown is the deck's count."""

    round: int
    countdown: int


class Walked(Event, frozen=True, tag="walked"):
    """To the sniper only: where they went; the first time, from off the board (origin NO_SPACE)."""

    origin: Space
    path: tuple[Space, ...]


class Alerted(Event, frozen=True, tag="alerted"):
    """These units heard the sniper run (SE-305)."""

    units: UnitMask


class Scented(Event, frozen=True, tag="scented"):
    """These dogs smelled the sniper (SE-705)."""

    dogs: int


class CardPlayed(Event, frozen=True, tag="card-played"):
    """A loadout card was played; face down it is UNKNOWN to the others (SE-401)."""

    card: Loadout


class Mined(Event, frozen=True, tag="mined"):
    """To the sniper only: a mine lies here now (SE-403)."""

    space: Space


class Distracted(Event, frozen=True, tag="distracted"):
    """A unit went after a noise (SE-405)."""

    unit: Unit
    origin: Space
    space: Space


class Announced(Event, frozen=True, tag="announced"):
    """The numbers of both shots of the tommy gun (SE-406)."""

    first: int
    second: int


class Aimed(Event, frozen=True, tag="aimed"):
    """To the sniper only: who the next shot is meant for and at what distance."""

    unit: Unit
    distance: int


class Shot(Event, frozen=True, tag="shot"):
    """A shot: tokens announced and drawn; the unit hit, or NO_UNIT (SE-352 to SE-354)."""

    tokens: int
    drawn: Tokens
    misfire: bool
    unit: Unit


class ShotLost(Event, frozen=True, tag="shot-lost"):
    """The tommy gun's second shot had nobody to aim at (SE-406)."""

    tokens: int


class Blasted(Event, frozen=True, tag="blasted"):
    """The trench gun went off and hit these units (SE-407)."""

    space: Space
    units: UnitMask


class Revealed(Event, frozen=True, tag="revealed"):
    """The sniper figure was put on this space."""

    space: Space


class Saved(OfUnit, frozen=True, tag="saved"):
    """The medic kept a soldier on the board (SE-702)."""


class Killed(Event, frozen=True, tag="killed"):
    """A unit left the board and this token goes into the bag, or NO_TOKEN (SE-357)."""

    unit: Unit
    token: int


class Looted(Event, frozen=True, tag="looted"):
    """The sniper looted: they are on a numbered space (SE-371). The cards are UNKNOWN to the others."""

    cards: tuple[Loadout, ...]


class Kept(Event, frozen=True, tag="kept"):
    """To the sniper only: the card kept."""

    card: Loadout


class Completed(Event, frozen=True, tag="completed"):
    """An objective was completed (SE-372)."""

    objective: Objective
    space: Space


class SniperDone(Event, frozen=True, tag="sniper-done"):
    """The sniper's turn is over."""

    countdown: int


# ---- the defenders' turn


class Marched(OfUnit, frozen=True, tag="marched"):
    """A unit moved."""

    origin: Space
    space: Space


class MineWentOff(Event, frozen=True, tag="mine"):
    """A unit ended its movement on a mine, played in this round (SE-403)."""

    space: Space
    unit: Unit
    round: int


class Attacked(OfUnit, frozen=True, tag="attacked"):
    """A unit attacked a space; `wounded` tells whether the sniper was there (SE-505, SE-706)."""

    space: Space
    wounded: bool


class Spotted(OfUnit, frozen=True, tag="spotted"):
    """A unit looked into a space (SE-506)."""

    space: Space
    found: bool


class Swept(OfUnit, frozen=True, tag="swept"):
    """A unit searched its own space (the first) and others (SE-507)."""

    spaces: tuple[Space, ...]
    found: bool


class Deployed(OfUnit, frozen=True, tag="deployed"):
    """A unit came onto the board."""

    space: Space


class Dismissed(OfUnit, frozen=True, tag="dismissed"):
    """A unit left the board."""

    space: Space


class IntelGathered(Event, frozen=True, tag="intel"):
    """The sniper's answer: whether they are in the squad's sector (SE-503)."""

    seat: Seat
    squad: Squad
    found: bool


class AbilityUsed(Event, frozen=True, tag="ability"):
    """A specialist used the ability; this many uses are left. What it did follows."""

    seat: Seat
    squad: Squad
    specialist: Specialist
    left: int


class SpecialistShot(OfUnit, frozen=True, tag="specialist-shot"):
    """The specialist sniper's shot: it `reached` the space or not, `wounded` the sniper or not (SE-704)."""

    space: Space
    distance: int
    tokens: int
    drawn: Tokens
    misfire: bool
    reached: bool
    wounded: bool


class DogPlaced(Event, frozen=True, tag="dog"):
    """A dog was put on the board (SE-705)."""

    seat: Seat
    dog: int
    space: Space


class Scouted(OfUnit, frozen=True, tag="scouted"):
    """A soldier went where the scout sent him (SE-707)."""

    origin: Space
    space: Space


class DefenderDone(Event, frozen=True, tag="defender-done"):
    """A player has nothing more to do this turn."""

    seat: Seat


# ---- solo


class OrderDrawn(Event, frozen=True, tag="order"):
    """The solo die picked a slot (0 to 2) and with it an order card (SE-903)."""

    die: int
    slot: int
    order: int


class OrderTurned(Event, frozen=True, tag="order-turned"):
    """A card reached slot 1 and was turned up (SE-903)."""

    order: int


class OrdersSwapped(Event, frozen=True, tag="orders-swapped"):
    """The sniper swapped two slots' cards (SE-907)."""

    first: int
    second: int


class OrderSeen(Event, frozen=True, tag="order-seen"):
    """The sniper looked at the face-down order; to the others it is UNKNOWN (SE-907)."""

    order: int


class SectorKnown(Event, frozen=True, tag="sector-known"):
    """The last known sector changed (SE-904)."""

    sector: int


class Lured(Event, frozen=True, tag="lured"):
    """A unit came closer because of the noise of a shot (SE-905)."""

    unit: Unit
    origin: Space
    space: Space


# ---- the end


class Ended(Event, frozen=True, tag="ended"):
    """The game is over."""

    sniper_won: bool
    rule: RuleId


class RecordShown(Event, frozen=True, tag="record"):
    """After the end: the sniper's whole path and the cards still face down (SE-307, SE-402)."""

    turns: tuple[TurnRecord, ...]
    played: tuple[Loadout, ...]


if TYPE_CHECKING:
    SniperEvent: TypeAlias = Event
else:
    SniperEvent = one_of(Event, globals())
