"""What one seat knows, as a record."""

from __future__ import annotations

from kordon.engine.records import Observation, Outcome
from kordon.games.sniper.events import SniperEvent, Tokens, TurnRecord
from kordon.games.sniper.moves import SniperMove
from kordon.games.sniper.options import SniperOptions
from kordon.games.sniper.pieces import (
    Loadout,
    Objective,
    Space,
    UnitMask,
)


class SniperObservation(Observation, frozen=True):
    """One seat's knowledge. Fields are those of the position unless said otherwise."""

    moves: tuple[SniperMove, ...]
    outcome: Outcome | None
    options: SniperOptions
    phase: int  # for others than the sniper: PICKING for all of the sniper's set-up, SNIPER_TURN for
    # ENTERING, SNIPER_TURN and CHOOSING_LOOT
    news: tuple[SniperEvent, ...]  # what everybody was told in this turn and in the one before it
    older_news: int  # how many of them are of the turn before
    round: int  # the sniper's turns begun so far
    countdown: int
    wounds: int
    # ---- the sniper in public
    completed: tuple[Objective, ...]  # rising
    shown: Objective
    played: tuple[Loadout, ...]  # face down: UNKNOWN to others
    played_round: tuple[int, ...]
    face_up: int
    loots: tuple[int, ...]
    hand_size: int  # as everybody can count it: a card being looted counts at once
    deck_size: int
    acted: bool
    figure: Space
    bag: Tokens
    announced: tuple[int, ...]
    drawn: Tokens
    hit: UnitMask
    pending: Tokens
    # ---- the defenders
    units: tuple[Space, ...]
    specialists: tuple[int, ...]
    uses: tuple[int, ...]
    suppression: int
    used: int
    dogs: tuple[Space, ...]
    actions: tuple[int, ...]
    did: tuple[int, ...]
    off_at_start: UnitMask
    intel: int
    done: int
    target: Space
    # ---- solo
    slots: tuple[int, ...]  # the face-down card is UNKNOWN unless all saw it or, to the sniper, a look
    orders_left: int  # cards in the deck
    orders_gone: tuple[int, ...]  # carried out so far, rising
    order_known: int
    sector: int
    # ---- the sniper's secrets
    objectives: tuple[Objective, ...]
    buried: tuple[Objective, ...]
    hand: tuple[int, ...]  # by kind
    deck: tuple[int, ...]  # by kind
    looked: tuple[Loadout, ...]
    space: Space  # UNKNOWN to others
    walked: tuple[Space, ...]
    record: tuple[TurnRecord, ...]
    looted: tuple[Objective, ...]
    card: Loadout  # played this turn; UNKNOWN to others if face down
    mined: tuple[Space, ...]  # by card played
