"""What one seat knows, as a record."""

from __future__ import annotations

from kordon.engine.records import Observation, Outcome, Seat, SeatMask
from kordon.games.estoril.moves import EstorilMove
from kordon.games.estoril.options import EstorilOptions
from kordon.games.estoril.rules.characters import Card, CardMask
from kordon.games.estoril.rules.missions import Mission, Scores


class EstorilObservation(Observation, frozen=True):
    """One seat's knowledge. A card it does not know is UNKNOWN; masks are as in the position."""

    moves: tuple[EstorilMove, ...]
    outcome: Outcome | None
    options: EstorilOptions
    round: int
    first: Seat
    phase: int
    acting: Seat
    layout: tuple[int, ...]
    turned: tuple[int, ...]
    laid: tuple[Card, ...]
    owner: tuple[Seat, ...]
    knows: tuple[SeatMask, ...]
    bonus: tuple[int, ...]
    up: int
    silent: int
    shielded: int
    reward: tuple[Card, ...]
    reward_knows: tuple[SeatMask, ...]
    rewards_up: int
    deck: tuple[Card, ...]
    deck_knows: tuple[SeatMask, ...]
    networks: tuple[CardMask, ...]  # by seat: in hand, or lying face down where this seat can't see it
    hand_sizes: tuple[int, ...]
    picked: CardMask  # by this seat
    discards: tuple[CardMask, ...]
    gone: CardMask
    came_home: CardMask  # everybody saw them; the same move may have turned them up and ended the round
    markers: tuple[int, ...]
    missions: tuple[Mission, ...]
    recruits: tuple[Mission, ...]
    step: int
    area: int
    used: int
    scores: Scores | None
