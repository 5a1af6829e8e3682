"""What one seat knows, as a record; and the fields that it shares with the position.

Everything on this table is open. Decks have no order: the top card of a shuffled deck is any of its cards,
and it is decided when it is drawn. So only the luck to come is hidden, and an observation holds all else.
"""

from __future__ import annotations

from kordon.engine.records import Observation, Seat
from kordon.games.wolfenstein.content.tables import Card, Figure, Kind
from kordon.games.wolfenstein.events import WolfensteinEvent
from kordon.games.wolfenstein.moves import WolfensteinMove
from kordon.games.wolfenstein.options import WolfensteinOptions
from kordon.games.wolfenstein.pieces import Area, AreaMask, Slot, SlotMask, Square, SquareMask, Target


class Public:
    """What positions and observations share. By slot: a tuple of four. By figure: one for each of the box."""

    __slots__ = ()

    options: WolfensteinOptions  # as chosen before the game
    # ---- the round
    round: int  # from 1; 0 during set-up
    phase: int  # what is being done
    acting: Seat  # by whom, unless a question is pending
    first: Seat  # the round's first player
    wishes: tuple[Seat, ...]  # by seat, before the first round: who should begin, as far as said (WO-105)
    controller: Seat  # who decides what the enemies' rules leave open (WO-606)
    starts_taken: SquareMask  # hero starts that were entered, where each hero has an own one (WO-103)
    activated: SlotMask  # heroes whose turn of this round is over or under way
    news: tuple[WolfensteinEvent, ...]  # what the last move brought about, in order
    # ---- heroes, by slot
    heroes: tuple[Kind, ...]  # who they are; shorter while heroes are picked
    owners: tuple[Seat, ...]  # who plays them
    hero_at: tuple[Square, ...]  # where they are; NOWHERE before they enter and when dead
    life: tuple[int, ...]
    armour: tuple[int, ...]
    base_life: tuple[int, ...]  # boosters raise it (WO-455)
    base_armour: tuple[int, ...]
    shared_lives: tuple[int, ...]  # tokens (WO-702)
    glory: tuple[int, ...]
    ammunition: tuple[int, ...]  # by slot · 3 + kind
    unseen: tuple[int, ...]  # enemies further away than this do not see the hero; 0: they all do
    fatigued: SlotMask
    stunned: SlotMask
    sabotaged: SlotMask
    bleeding: SlotMask
    dead: SlotMask
    hushed: SlotMask  # their presence makes no noise
    # ---- gear
    weapons: tuple[int, ...]  # by slot: mask of weapon cards, the active one among them
    active: tuple[Card, ...]  # by slot: the active weapon or NO_CARD
    reloads: int  # mask of weapon cards with a reload token
    carried: tuple[int, ...]  # by slot: mask of equipment cards that are neither worn nor attached
    worn: tuple[int, ...]  # by slot: mask of equipment cards in the hero's slots
    attached: tuple[Card, ...]  # by weapon card: the equipment card attached to it or NO_CARD
    tasks: tuple[int, ...]  # by slot: mask of event cards kept for their task (WO-456)
    allies: tuple[Figure, ...]  # by slot: the figure won over or NO_FIGURE (WO-802)
    # ---- the active hero's turn
    hero: Slot  # whose turn it is, or NOBODY; in ALLY_TURN it is that hero's ally
    ap: int  # action points left
    attacks: int  # attacks and reloads left (WO-302)
    bonus_dice: int  # for the next attack of this turn
    turn_marks: int  # mask of what was done this turn (see `pieces`)
    handled_weapons: int  # weapon cards made active since something else was done; they wait for that
    handled_gear: int  # equipment cards put on or attached, likewise
    used_gear: int  # equipment cards used this turn that are not discarded
    # ---- enemies, by figure
    alive: int  # mask of the figures on the map, allies among them
    enemy_at: tuple[Square, ...]  # NOWHERE off the map; a large figure's top left square
    enemy_life: tuple[int, ...]
    enemy_armour: tuple[int, ...]
    garrison: int  # mask of the figures that stand there since the start, or came out of one (WO-951)
    attacked: int  # mask of figures attacked since the last enemy phase (WO-601)
    stunned_enemies: int
    sabotaged_enemies: int
    # ---- the map
    closed: int  # mask of doors still closed
    barred: int  # mask of bars still there
    event_tokens: SquareMask
    chest_tokens: SquareMask
    objective_at: tuple[Square, ...]  # by letter: where the token lies, or NOWHERE
    noise: AreaMask
    threat: int
    alarms: int  # how often the alarm has sounded
    # ---- decks: masks of cards
    weapon_deck: int
    gear_deck: int
    gear_discard: int
    event_deck: int
    event_discard: int
    chest_deck: int
    chest_discard: int
    # ---- questions: each a tuple (kind, slot, ...); the first is asked now (see `pieces`)
    pending: tuple[tuple[int, ...], ...]
    # ---- the enemy phase
    awake: int  # mask of figures that act in this phase
    done: int  # mask of those that have acted
    waiting: int  # mask of those that were blocked when they were first tried (WO-602)
    tried: int  # mask of those that could do nothing since the last figure acted
    figure: Figure  # which acts now, or NO_FIGURE
    figure_ap: int
    figure_attacks: int  # attacks it has left
    chased: Target  # whom it goes for, or NOBODY
    noisy_area: Area  # where noise draws it, or NOWHERE
    summons: int  # how often a summoner has acted
    tie: tuple[int, ...]  # what the controller chooses from: figures, targets, areas or squares
    tie_kind: int  # which of them (see `pieces`)
    # ---- goals
    goals_done: int  # mask of the mission's goals
    kills: tuple[int, ...]  # by enemy kind: how many of the garrison have died
    objectives_by: tuple[int, ...]  # by slot: mask of objective letters carried (0 is A)


class WolfensteinObservation(Observation, Public, frozen=True):
    """What a seat sees: everything but the luck to come."""

    moves: tuple[WolfensteinMove, ...]  # of the seat
