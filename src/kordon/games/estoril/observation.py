"""What one seat knows, as a record; and the fields that it shares with the position."""

from __future__ import annotations

from typing import Annotated

import msgspec

from kordon.engine.fields import After, Masked
from kordon.engine.records import Observation, Seat, SeatMask
from kordon.games.estoril.moves import EstorilMove
from kordon.games.estoril.options import EstorilOptions
from kordon.games.estoril.rules.characters import Card, CardMask
from kordon.games.estoril.rules.missions import Mission


class Scores(msgspec.Struct, frozen=True):
    """The final score, by seat, and within `missions` by mission."""

    discards: tuple[int, ...]
    characters: tuple[int, ...]
    missions: tuple[tuple[int, ...], ...]
    missions_won: tuple[int, ...]
    recruits: tuple[int, ...]
    totals: tuple[int, ...]


class Public:
    """What positions and observations share. Sets of cells and of cards are masks."""

    __slots__ = ()

    options: EstorilOptions  # as chosen before the game
    round: int  # 1 to 4
    first: Seat  # the round's first player
    phase: int  # what is being done
    acting: Seat  # by whom (in DISCARDING: by all with `surplus`)
    laid: Masked[tuple[Card, ...]]  # by cell: the card or NO_CARD
    owner: tuple[Seat, ...]  # by cell: whose marker is on it or NO_SEAT
    knows: tuple[SeatMask, ...]  # by cell: the seats that know the card there
    bonus: tuple[int, ...]  # by cell: strength gained by an ability or by dice
    up: int  # cells whose card is face up
    silent: int  # cells whose abilities are ignored (ES-404)
    shielded: int  # cells with a white marker (ES-405)
    reward: Masked[tuple[Card, ...]]  # by place: the card or NO_CARD
    reward_knows: tuple[SeatMask, ...]  # by place: who knows it
    rewards_up: int  # places whose reward is face up
    deck: Masked[tuple[Card, ...]]  # the draw pile, its top last
    deck_knows: tuple[SeatMask, ...]  # who knows each of its cards
    discards: tuple[CardMask, ...]  # by seat
    gone: CardMask  # cards out of the game (ES-507)
    came_home: CardMask  # the cards that lay on the boards, open to all, when the last round ended (ES-305);
    # the same move may have turned them up and ended the round
    markers: tuple[int, ...]  # by seat: still to be laid this round
    missions: Masked[tuple[Mission, ...]]  # by slot: what scores at the end
    recruits: Masked[tuple[Mission, ...]]  # by seat: what scores at the end
    step: int  # resolving: which board, in order, has its turn
    area: int  # resolving: which area
    used: int  # resolving: mask of the area's symbols that were used
    scores: Scores | None  # once the game is over


class EstorilObservation(Observation, Public, frozen=True):
    """One seat's knowledge. Where its own fields stand among the public ones, golden games hold."""

    moves: tuple[EstorilMove, ...]  # of the seat
    layout: Annotated[tuple[int, ...], After("acting")]  # by place: the number of its board
    turned: Annotated[tuple[int, ...], After("layout")]  # by place: quarter turns clockwise
    networks: Annotated[tuple[CardMask, ...], After("deck_knows")]  # by seat: in hand, or lying face down
    # where this seat can't see it
    hand_sizes: Annotated[tuple[int, ...], After("networks")]  # by seat
    picked: Annotated[CardMask, After("hand_sizes")]  # by this seat
