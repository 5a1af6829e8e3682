"""Everything that can happen; all of it is public. Enemies are told step by step, in the order it happens.

`who` is a target: 0 to 3 a hero's slot, 4 to 7 the ally of slot − 4. `faces` are the dice as they finally
lie, each a face of `pieces` (a rerolled die is told apart by `rerolled`: how many were).
"""

from __future__ import annotations

from typing import TypeAlias

from kordon.engine.records import Event, RuleId, Seat
from kordon.games.wolfenstein.content.tables import Card, Figure, Kind
from kordon.games.wolfenstein.pieces import Area, AreaMask, Slot, Square, Target

Faces: TypeAlias = tuple[int, ...]

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


class Entrusted(Event, frozen=True, tag="entrusted"):
    """The only shared-life token went to a hero."""

    slot: Slot


class RoundBegan(Event, frozen=True, tag="round"):
    """A round began."""

    round: int
    first: Seat


class Led(Event, frozen=True, tag="led"):
    """The next first player was named."""

    seat: Seat
    next: Seat


class Activated(Event, frozen=True, tag="activated"):
    """A hero's or ally's turn began with so many action points."""

    who: Target
    square: Square
    ap: int


class TurnEnded(Event, frozen=True, tag="turn-ended"):
    """A hero's or ally's turn is over."""

    who: Target


class Missed(Event, frozen=True, tag="missed"):
    """A stunned hero had no actions this turn, or one that could not enter."""

    who: Target


class Tidied(Event, frozen=True, tag="tidied"):
    """Noise tokens went from these areas (WO-205)."""

    areas: AreaMask


# ---- actions


class Moved(Event, frozen=True, tag="moved"):
    """A hero or ally took a step."""

    who: Target
    origin: Square
    to: Square


class Travelled(Event, frozen=True, tag="travelled"):
    """A hero used a secret passage."""

    who: Target
    origin: Square
    to: Square


class DoorOpened(Event, frozen=True, tag="door-opened"):
    """A hero or ally opened a door."""

    who: Target
    door: int


class BarsBurned(Event, frozen=True, tag="bars-burned"):
    """Bars were removed."""

    who: Target
    bars: int


class EventFound(Event, frozen=True, tag="event-found"):
    """An event token was searched; the card, or NO_CARD if there is none left (WO-454)."""

    who: Target
    square: Square
    card: Card


class EventChosen(Event, frozen=True, tag="event-chosen"):
    """What the hero chose to do about an event."""

    slot: Slot
    card: Card
    option: int


class ChestOpened(Event, frozen=True, tag="chest-opened"):
    """A chest was searched; the card's kind, or NO_CARD."""

    who: Target
    square: Square
    chest: Kind


class Worked(Event, frozen=True, tag="worked"):
    """A hero took or destroyed an objective."""

    who: Target
    square: Square
    goal: int


class Exhausted(Event, frozen=True, tag="exhausted"):
    """A hero exhausted for more action points."""

    slot: Slot
    ap: int


class Tired(Event, frozen=True, tag="tired"):
    """A hero got a fatigue token, or lost it."""

    slot: Slot
    is_tired: bool


class Reloaded(Event, frozen=True, tag="reloaded"):
    """The reload token went off the weapon; `stuck` if the die put it back (WO-906)."""

    slot: Slot
    weapon: Card
    stuck: bool


class SkillUsed(Event, frozen=True, tag="skill-used"):
    """A hero used a skill for glory."""

    slot: Slot
    hero: Kind
    skill: int
    target: int


class GearUsed(Event, frozen=True, tag="gear-used"):
    """A hero used an equipment card."""

    slot: Slot
    gear: Kind
    target: int


class Readied(Event, frozen=True, tag="readied"):
    """Another weapon is the active one."""

    slot: Slot
    weapon: Card


class Wore(Event, frozen=True, tag="wore"):
    """A hero put on an equipment card."""

    slot: Slot
    card: Card


class Attached(Event, frozen=True, tag="attached"):
    """An equipment card was attached to a weapon."""

    slot: Slot
    card: Card
    weapon: Card


class GaveWeapon(Event, frozen=True, tag="gave-weapon"):
    """A hero handed over a weapon."""

    slot: Slot
    to: Slot
    weapon: Card


class GaveGear(Event, frozen=True, tag="gave-gear"):
    """A hero handed over an equipment card."""

    slot: Slot
    to: Slot
    card: Card


class GaveAmmunition(Event, frozen=True, tag="gave-ammunition"):
    """A hero handed over an ammunition token."""

    slot: Slot
    to: Slot
    kind: int


class Helped(Event, frozen=True, tag="helped"):
    """A bleeding hero is back; `token` tells whether a shared-life token was discarded."""

    slot: Slot
    helped: Slot
    token: bool


# ---- attacks


class Attacked(Event, frozen=True, tag="attacked"):
    """A hero or ally attacked an enemy; the weapon's kind, or −1 for fists, an ally's own weapon."""

    who: Target
    figure: Figure
    weapon: Kind
    mode: int  # its number on the card, from 1; 0 for none
    faces: Faces
    rerolled: int


class SilentlyAttacked(Event, frozen=True, tag="silently-attacked"):
    """A hero attacked a neighbour with a knife, an axe or a pipe."""

    slot: Slot
    figure: Figure
    gear: Kind
    faces: Faces


class EnemyAttacked(Event, frozen=True, tag="enemy-attacked"):
    """An enemy attacked a hero or ally."""

    figure: Figure
    who: Target
    faces: Faces


class FigureHurt(Event, frozen=True, tag="figure-hurt"):
    """What an enemy lost."""

    figure: Figure
    life: int
    armour: int


class HeroHurt(Event, frozen=True, tag="hero-hurt"):
    """What a hero or ally lost."""

    who: Target
    life: int
    armour: int


class Killed(Event, frozen=True, tag="killed"):
    """An enemy died; `who` gets the loot, or NOBODY."""

    figure: Figure
    who: Target


class Jammed(Event, frozen=True, tag="jammed"):
    """A reload on the dice put a reload token on the weapon (WO-403)."""

    slot: Slot
    weapon: Card


class Stunned(Event, frozen=True, tag="stunned"):
    """An enemy was stunned, or sabotaged."""

    figure: Figure
    sabotaged: bool


class HeroStunned(Event, frozen=True, tag="hero-stunned"):
    """A hero was stunned, or sabotaged."""

    slot: Slot
    sabotaged: bool = False


class Pushed(Event, frozen=True, tag="pushed"):
    """An enemy was pushed."""

    figure: Figure
    origin: Square
    to: Square


# ---- what heroes get and lose


class GotGlory(Event, frozen=True, tag="got-glory"):
    """A hero got glory points, or lost some with a negative number."""

    slot: Slot
    n: int


class GotAmmunition(Event, frozen=True, tag="got-ammunition"):
    """A hero got ammunition tokens, or lost some with a negative number."""

    slot: Slot
    kind: int
    n: int


class GotGear(Event, frozen=True, tag="got-gear"):
    """A hero drew an equipment card."""

    slot: Slot
    card: Card


class GotWeapon(Event, frozen=True, tag="got-weapon"):
    """A hero drew a weapon card."""

    slot: Slot
    weapon: Card


class LostWeapon(Event, frozen=True, tag="lost-weapon"):
    """A hero's weapon went back into the deck."""

    slot: Slot
    weapon: Card


class DeckEmpty(Event, frozen=True, tag="deck-empty"):
    """No card came: deck and discard pile are empty (WO-454)."""

    slot: Slot
    deck: str


class Mended(Event, frozen=True, tag="mended"):
    """A hero's life or armour came back or rose."""

    slot: Slot
    life: int
    armour: int


class Cleared(Event, frozen=True, tag="cleared"):
    """The reload tokens went off all weapons of a hero."""

    slot: Slot


class StateBegan(Event, frozen=True, tag="state"):
    """A hero is unseen from further than `beyond`, or hushed (0), to the start of the next turn."""

    slot: Slot
    beyond: int


class GotPoints(Event, frozen=True, tag="got-points"):
    """The active hero has more action points, attacks or dice for the next attack."""

    slot: Slot
    ap: int
    attacks: int
    dice: int


class Rolled(Event, frozen=True, tag="rolled"):
    """A success roll (WO-312)."""

    slot: Slot
    faces: Faces
    success: bool


class TaskKept(Event, frozen=True, tag="task-kept"):
    """A hero keeps an event card until a hero start is reached."""

    slot: Slot
    card: Card


class TaskPaid(Event, frozen=True, tag="task-paid"):
    """A kept event card paid."""

    slot: Slot
    card: Card


class AllyJoined(Event, frozen=True, tag="bot-joined"):
    """An enemy figure was won over."""

    slot: Slot
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


class Appeared(Event, frozen=True, tag="appeared"):
    """An enemy figure was placed."""

    figure: Figure
    square: Square


# ---- the enemy phase


class EnemyPhaseBegan(Event, frozen=True, tag="enemy-phase"):
    """The enemies' turn; the seat that decides what their rules leave open."""

    controller: Seat


class Woke(Event, frozen=True, tag="woke"):
    """An enemy is active; why: it sees a hero, hears noise, was attacked, or came with the alarm."""

    figure: Figure
    why: str  # "sight", "noise", "attacked", "alarm"


class EnemyActs(Event, frozen=True, tag="enemy-acts"):
    """An enemy's activation; whom it goes for (or NOBODY) or the noisy area (or NOWHERE), by which rule."""

    figure: Figure
    who: Target
    area: Area
    rule: RuleId


class EnemyMoved(Event, frozen=True, tag="enemy-moved"):
    """An enemy took a step."""

    figure: Figure
    origin: Square
    to: Square


class EnemyOpened(Event, frozen=True, tag="enemy-opened"):
    """An enemy opened a door."""

    figure: Figure
    door: int


class EnemyWaits(Event, frozen=True, tag="enemy-waits"):
    """An enemy can do nothing now, and by which rule; a blocked one may act later (WO-602)."""

    figure: Figure
    why: str  # "stunned", "sabotaged", "blocked" (by friends), "obstacle", "idle" (nothing to go for), "near"
    rule: RuleId


class Directed(Event, frozen=True, tag="directed"):
    """The AI controller decided between equal ways."""

    seat: Seat
    kind: str  # "order", "target", "area", "square"
    choice: int


# ---- life and death, goals, the end


class Bled(Event, frozen=True, tag="bled"):
    """A hero is at 0 life and bleeds (WO-701)."""

    slot: Slot


class HeroDied(Event, frozen=True, tag="hero-died"):
    """A hero died (WO-703)."""

    slot: Slot


class AllyLost(Event, frozen=True, tag="bot-lost"):
    """An ally is out of the game."""

    slot: Slot


class GoalReached(Event, frozen=True, tag="goal"):
    """A goal of the mission is done."""

    goal: int


class Ended(Event, frozen=True, tag="ended"):
    """The mission is over."""

    won: bool
    rule: RuleId


WolfensteinEvent: TypeAlias = (
    Picked
    | FirstPlayerRolled
    | Wished
    | Entrusted
    | RoundBegan
    | Led
    | Activated
    | TurnEnded
    | Missed
    | Tidied
    | Moved
    | Travelled
    | DoorOpened
    | BarsBurned
    | EventFound
    | EventChosen
    | ChestOpened
    | Worked
    | Exhausted
    | Tired
    | Reloaded
    | SkillUsed
    | GearUsed
    | Readied
    | Wore
    | Attached
    | GaveWeapon
    | GaveGear
    | GaveAmmunition
    | Helped
    | Attacked
    | SilentlyAttacked
    | EnemyAttacked
    | FigureHurt
    | HeroHurt
    | Killed
    | Jammed
    | Stunned
    | HeroStunned
    | Pushed
    | GotGlory
    | GotAmmunition
    | GotGear
    | GotWeapon
    | LostWeapon
    | DeckEmpty
    | Mended
    | Cleared
    | StateBegan
    | GotPoints
    | Rolled
    | TaskKept
    | TaskPaid
    | AllyJoined
    | NoiseMade
    | NoiseGone
    | ThreatChanged
    | OfficersGone
    | AlarmSounded
    | Appeared
    | EnemyPhaseBegan
    | Woke
    | EnemyActs
    | EnemyMoved
    | EnemyOpened
    | EnemyWaits
    | Directed
    | Bled
    | HeroDied
    | AllyLost
    | GoalReached
    | Ended
)
