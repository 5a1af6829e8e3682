"""What one seat knows, as a record; and the fields that it shares with the position."""

from __future__ import annotations

from typing import Annotated

from kordon.engine.fields import After, Masked, Secret
from kordon.engine.records import Observation
from kordon.games.sniper.events import SniperEvent, TurnRecord
from kordon.games.sniper.moves import SniperMove
from kordon.games.sniper.options import SniperOptions
from kordon.games.sniper.pieces import UNKNOWN, Loadout, Objective, Space, Tokens, UnitMask


class Public:
    """What positions and observations share. A set of spaces is a mask, so is one of units, or squads."""

    __slots__ = ()

    options: SniperOptions  # as chosen before the game
    phase: Masked[int]  # what is being asked; others see PICKING for all of the sniper's set-up, and
    # SNIPER_TURN for ENTERING, SNIPER_TURN and CHOOSING_LOOT
    news: tuple[SniperEvent, ...]  # what everybody was told in this turn and in the one before it
    older_news: int  # how many of them are of the turn before
    countdown: int  # where the track stands
    wounds: int  # of the sniper, 0 to 2
    # ---- what the sniper did in public
    shown: Objective  # objective shown under SE-863, or NO_OBJECTIVE
    played: Masked[tuple[Loadout, ...]]  # loadout cards in the order played; face down: UNKNOWN to others
    played_round: tuple[int, ...]  # the round of each
    face_up: int  # mask of indexes into `played`: shown to all
    loots: tuple[int, ...]  # the round of each loot
    acted: bool  # whether this turn's action was taken
    figure: Space  # where the sniper figure stands, or NO_SPACE
    bag: Tokens  # tokens in the bag, by kind
    announced: tuple[int, ...]  # tokens of the tommy gun's shots yet to be made
    drawn: Tokens  # tokens drawn by this shoot action: out of the bag until it is over
    hit: UnitMask  # units hit, for whom the medic may still act
    pending: Tokens  # tokens earned by kills of this shoot action, by kind, not yet in the bag
    # ---- the defenders
    units: tuple[Space, ...]  # by unit: its space or NO_SPACE
    specialists: tuple[int, ...]  # by squad: NO_SPECIALIST before set-up
    uses: tuple[int, ...]  # by squad: uses of the specialist left
    suppression: int  # mask of squads whose suppression token is still on the specialist card
    used: int  # mask of squads whose ability was used this turn
    dogs: tuple[Space, ...]  # by dog: its space or NO_SPACE
    actions: tuple[int, ...]  # by squad: unit actions left this turn
    did: tuple[int, ...]  # by unit: mask of what it did this turn
    off_at_start: UnitMask  # units that were off the board when the defenders' turn began
    intel: int  # mask of squads that gathered intel this turn
    done: int  # mask of seats that have ended the turn
    target: Space  # the space the specialist sniper aims at, or NO_SPACE
    # ---- solo
    slots: Masked[tuple[int, ...]]  # the order cards of the three slots; the last is UNKNOWN to those who
    # don't know it
    order_known: int  # who knows the face-down card: NOBODY_KNOWS, SNIPER_KNOWS, ALL_KNOW
    sector: int  # the last known sector, or NO_SECTOR
    # ---- the sniper's secrets, which others see after the end
    objectives: Annotated[tuple[Objective, ...], Secret(())]  # the two numbers drawn, rising
    hand: Annotated[tuple[int, ...], Secret(())]  # by kind: loadout cards in hand
    deck: Annotated[tuple[int, ...], Secret(())]  # by kind: face down in the deck, which has no order
    looked: Annotated[tuple[Loadout, ...], Secret(())]  # on offer: being looted, or drawn under SE-861
    space: Annotated[Space, Secret(UNKNOWN)]  # where the sniper is; NO_SPACE before the first move
    walked: Annotated[tuple[Space, ...], Secret(())]  # this turn's path, without its start
    record: Annotated[tuple[TurnRecord, ...], Secret(())]  # one for each turn that has ended
    card: Masked[Loadout]  # played this turn, or NO_CARD; UNKNOWN to others if face down
    mined: Annotated[tuple[Space, ...], Secret(())]  # by card played: where its mine lies, or NO_SPACE


class SniperObservation(Observation, Public, frozen=True):
    """One seat's knowledge. Where its own fields stand among the public ones, golden games hold."""

    moves: tuple[SniperMove, ...]  # of the seat
    round: Annotated[int, After("older_news")]  # the sniper's turns begun so far
    completed: Annotated[tuple[Objective, ...], After("wounds")]  # rising
    hand_size: Annotated[int, After("loots")]  # as everybody can count it: a card being looted counts at once
    deck_size: Annotated[int, After("hand_size")]  # as everybody can count it
    orders_left: Annotated[int, After("slots")]  # cards in the solo deck
    orders_gone: Annotated[tuple[int, ...], After("orders_left")]  # carried out so far, rising
    buried: Annotated[tuple[Objective, ...], After("objectives")]  # put under the deck during set-up
    looted: Annotated[tuple[Objective, ...], After("record")]  # whose spaces were looted
