"""Everything that can happen; all of it is public. Enemies are told step by step, in the order it happens.

`who` is a target: 0 to 3 a hero's slot, 4 to 7 the ally of slot − 4. `faces` are the dice as they finally
lie, each a face of `pieces` (a rerolled die is told apart by `rerolled`: how many were).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from kordon.engine.records import Event, RuleId, Seat, one_of
from kordon.games.wolfenstein.content.tables import Card, Figure, Kind
from kordon.games.wolfenstein.pieces import Area, AreaMask, Slot, Square, Target

Faces: TypeAlias = tuple[int, ...]


class OfHero(Event, frozen=True):
    """What a hero does, or what happens to one."""

    slot: Slot


class OfTarget(Event, frozen=True):
    """The same of a hero or a hero's ally."""

    who: Target


class OfFigure(Event, frozen=True):
    """The same of an enemy."""

    figure: Figure


# ---- set-up and rounds


class Picked(Event, frozen=True, tag="picked"):
    """A player took a hero."""

    seat: Seat
    slot: Slot
    hero: Kind


class FirstPlayerRolled(Event, frozen=True, tag="first-rolled"):
    """The dice said who begins (WO-105): successes by seat."""

    seat: Seat
    successes: tuple[int, ...]


class Wished(Event, frozen=True, tag="wished"):
    """A player said who should begin (WO-105)."""

    seat: Seat
    next: Seat


class Entrusted(OfHero, frozen=True, tag="entrusted"):
    """The only shared-life token went to a hero."""


class RoundBegan(Event, frozen=True, tag="round"):
    """A round began."""

    round: int
    first: Seat


class Led(Event, frozen=True, tag="led"):
    """The next first player was named."""

    seat: Seat
    next: Seat


class Activated(OfTarget, frozen=True, tag="activated"):
    """A hero's or ally's turn began with so many action points."""

    square: Square
    ap: int


class TurnEnded(OfTarget, frozen=True, tag="turn-ended"):
    """A hero's or ally's turn is over."""


class Missed(OfTarget, frozen=True, tag="missed"):
    """A stunned hero had no actions this turn, or one that could not enter."""


class Tidied(Event, frozen=True, tag="tidied"):
    """Noise tokens went from these areas (WO-205)."""

    areas: AreaMask


# ---- actions


class Moved(OfTarget, frozen=True, tag="moved"):
    """A hero or ally took a step."""

    origin: Square
    to: Square


class Travelled(OfTarget, frozen=True, tag="travelled"):
    """A hero used a secret passage."""

    origin: Square
    to: Square


class DoorOpened(OfTarget, frozen=True, tag="door-opened"):
    """A hero or ally opened a door."""

    door: int


class BarsBurned(OfTarget, frozen=True, tag="bars-burned"):
    """Bars were removed."""

    bars: int


class EventFound(OfTarget, frozen=True, tag="event-found"):
    """An event token was searched; the card, or NO_CARD if there is none left (WO-454)."""

    square: Square
    card: Card


class EventChosen(OfHero, frozen=True, tag="event-chosen"):
    """What the hero chose to do about an event."""

    card: Card
    option: int


class ChestOpened(OfTarget, frozen=True, tag="chest-opened"):
    """A chest was searched; the card's kind, or NO_CARD."""

    square: Square
    chest: Kind


class Worked(OfTarget, frozen=True, tag="worked"):
    """A hero took or destroyed an objective."""

    square: Square
    goal: int


class Exhausted(OfHero, frozen=True, tag="exhausted"):
    """A hero exhausted for more action points."""

    ap: int


class Tired(OfHero, frozen=True, tag="tired"):
    """A hero got a fatigue token, or lost it."""

    is_tired: bool


class Reloaded(OfHero, frozen=True, tag="reloaded"):
    """The reload token went off the weapon; `stuck` if the die put it back (WO-906)."""

    weapon: Card
    stuck: bool


class SkillUsed(OfHero, frozen=True, tag="skill-used"):
    """A hero used a skill for glory."""

    hero: Kind
    skill: int
    target: int


class GearUsed(OfHero, frozen=True, tag="gear-used"):
    """A hero used an equipment card."""

    gear: Kind
    target: int


class Readied(OfHero, frozen=True, tag="readied"):
    """Another weapon is the active one."""

    weapon: Card


class Wore(OfHero, frozen=True, tag="wore"):
    """A hero put on an equipment card."""

    card: Card


class Attached(OfHero, frozen=True, tag="attached"):
    """An equipment card was attached to a weapon."""

    card: Card
    weapon: Card


class GaveWeapon(OfHero, frozen=True, tag="gave-weapon"):
    """A hero handed over a weapon."""

    to: Slot
    weapon: Card


class GaveGear(OfHero, frozen=True, tag="gave-gear"):
    """A hero handed over an equipment card."""

    to: Slot
    card: Card


class GaveAmmunition(OfHero, frozen=True, tag="gave-ammunition"):
    """A hero handed over an ammunition token."""

    to: Slot
    kind: int


class Helped(OfHero, frozen=True, tag="helped"):
    """A bleeding hero is back; `token` tells whether a shared-life token was discarded."""

    helped: Slot
    token: bool


# ---- attacks


class Attacked(OfTarget, frozen=True, tag="attacked"):
    """A hero or ally attacked an enemy; the weapon's kind, or −1 for fists, an ally's own weapon."""

    figure: Figure
    weapon: Kind
    mode: int  # its number on the card, from 1; 0 for none
    faces: Faces
    rerolled: int


class SilentlyAttacked(OfHero, frozen=True, tag="silently-attacked"):
    """A hero attacked a neighbour with a knife, an axe or a pipe."""

    figure: Figure
    gear: Kind
    faces: Faces


class EnemyAttacked(OfFigure, frozen=True, tag="enemy-attacked"):
    """An enemy attacked a hero or ally."""

    who: Target
    faces: Faces


class FigureHurt(OfFigure, frozen=True, tag="figure-hurt"):
    """What an enemy lost."""

    life: int
    armour: int


class HeroHurt(OfTarget, frozen=True, tag="hero-hurt"):
    """What a hero or ally lost."""

    life: int
    armour: int


class Killed(OfFigure, frozen=True, tag="killed"):
    """An enemy died; `who` gets the loot, or NOBODY."""

    who: Target


class Jammed(OfHero, frozen=True, tag="jammed"):
    """A reload on the dice put a reload token on the weapon (WO-403)."""

    weapon: Card


class Stunned(OfFigure, frozen=True, tag="stunned"):
    """An enemy was stunned, or sabotaged."""

    sabotaged: bool


class HeroStunned(OfHero, frozen=True, tag="hero-stunned"):
    """A hero was stunned, or sabotaged."""

    sabotaged: bool = False


class Pushed(OfFigure, frozen=True, tag="pushed"):
    """An enemy was pushed."""

    origin: Square
    to: Square


# ---- what heroes get and lose


class GotGlory(OfHero, frozen=True, tag="got-glory"):
    """A hero got glory points, or lost some with a negative number."""

    n: int


class GotAmmunition(OfHero, frozen=True, tag="got-ammunition"):
    """A hero got ammunition tokens, or lost some with a negative number."""

    kind: int
    n: int


class GotGear(OfHero, frozen=True, tag="got-gear"):
    """A hero drew an equipment card."""

    card: Card


class GotWeapon(OfHero, frozen=True, tag="got-weapon"):
    """A hero drew a weapon card."""

    weapon: Card


class LostWeapon(OfHero, frozen=True, tag="lost-weapon"):
    """A hero's weapon went back into the deck."""

    weapon: Card


class DeckEmpty(OfHero, frozen=True, tag="deck-empty"):
    """No card came: deck and discard pile are empty (WO-454)."""

    deck: str


class Mended(OfHero, frozen=True, tag="mended"):
    """A hero's life or armour came back or rose."""

    life: int
    armour: int


class Cleared(OfHero, frozen=True, tag="cleared"):
    """The reload tokens went off all weapons of a hero."""


class StateBegan(OfHero, frozen=True, tag="state"):
    """A hero is unseen from further than `beyond`, or hushed (0), to the start of the next turn."""

    beyond: int


class GotPoints(OfHero, frozen=True, tag="got-points"):
    """The active hero has more action points, attacks or dice for the next attack."""

    ap: int
    attacks: int
    dice: int


class Rolled(OfHero, frozen=True, tag="rolled"):
    """A success roll (WO-312)."""

    faces: Faces
    success: bool


class TaskKept(OfHero, frozen=True, tag="task-kept"):
    """A hero keeps an event card until a hero start is reached."""

    card: Card


class TaskPaid(OfHero, frozen=True, tag="task-paid"):
    """A kept event card paid."""

    card: Card


class AllyJoined(OfHero, frozen=True, tag="bot-joined"):
    """An enemy figure was won over."""

    figure: Figure
    square: Square


# ---- noise, threat, alarm


class NoiseMade(Event, frozen=True, tag="noise"):
    """A noise token was put into an area; why: what was heard there (WO-501, WO-502)."""

    area: Area
    why: str  # "together", "enemy", "attack", "crash", "effect"


class NoiseGone(Event, frozen=True, tag="noise-gone"):
    """A noise token was taken from an area."""

    area: Area


class ThreatChanged(Event, frozen=True, tag="threat"):
    """The threat is now this; why: what moved it (WO-503, WO-504, WO-505, WO-610)."""

    threat: int
    why: str  # "kill", "shout", "effect", "officers", "alarm"


class OfficersGone(Event, frozen=True, tag="officers-gone"):
    """The last officer died: the threat is 0 (WO-504)."""


class AlarmSounded(Event, frozen=True, tag="alarm"):
    """The threat reached the mission's limit."""


class Appeared(OfFigure, frozen=True, tag="appeared"):
    """An enemy figure was placed."""

    square: Square


# ---- the enemy phase


class EnemyPhaseBegan(Event, frozen=True, tag="enemy-phase"):
    """The enemies' turn; the seat that decides what their rules leave open."""

    controller: Seat


class Woke(OfFigure, frozen=True, tag="woke"):
    """An enemy is active; why: it sees a hero, hears noise, was attacked, or came with the alarm."""

    why: str  # "sight", "noise", "attacked", "alarm"


class EnemyActs(OfFigure, frozen=True, tag="enemy-acts"):
    """An enemy's activation; whom it goes for (or NOBODY) or the noisy area (or NOWHERE), by which rule."""

    who: Target
    area: Area
    rule: RuleId


class EnemyMoved(OfFigure, frozen=True, tag="enemy-moved"):
    """An enemy took a step."""

    origin: Square
    to: Square


class EnemyOpened(OfFigure, frozen=True, tag="enemy-opened"):
    """An enemy opened a door."""

    door: int


class EnemyWaits(OfFigure, frozen=True, tag="enemy-waits"):
    """An enemy can do nothing now, and by which rule; a blocked one may act later (WO-602)."""

    why: str  # "stunned", "sabotaged", "blocked" (by friends), "obstacle", "idle" (nothing to go for), "near"
    rule: RuleId


class Directed(Event, frozen=True, tag="directed"):
    """The AI controller decided between equal ways."""

    seat: Seat
    kind: str  # "order", "target", "area", "square"
    choice: int


# ---- life and death, goals, the end


class Bled(OfHero, frozen=True, tag="bled"):
    """A hero is at 0 life and bleeds (WO-701)."""


class HeroDied(OfHero, frozen=True, tag="hero-died"):
    """A hero died (WO-703)."""


class AllyLost(OfHero, frozen=True, tag="bot-lost"):
    """An ally is out of the game."""


class GoalReached(Event, frozen=True, tag="goal"):
    """A goal of the mission is done."""

    goal: int


class Ended(Event, frozen=True, tag="ended"):
    """The mission is over."""

    won: bool
    rule: RuleId


if TYPE_CHECKING:
    WolfensteinEvent: TypeAlias = Event
else:
    WolfensteinEvent = one_of(Event, globals())
