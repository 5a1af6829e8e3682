"""Set-up, rounds, and the order of the phases (ES-1xx, ES-2xx, ES-305, ES-306)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kordon.engine.audience import only
from kordon.engine.bits import mask_of, members
from kordon.engine.chance import chance_from
from kordon.engine.records import EVERYBODY, NOBODY_KNOWS, Notice, Seat
from kordon.games.estoril import events, moves, phases
from kordon.games.estoril.moves import EstorilMove
from kordon.games.estoril.options import EstorilOptions
from kordon.games.estoril.position import HAND_LIMIT, NO_SEAT, ROUNDS, Position
from kordon.games.estoril.rules import abilities, laying, resolving, scoring
from kordon.games.estoril.rules.characters import DECK, NO_CARD, Card, starters_mask
from kordon.games.estoril.rules.ground import BOARDS, CELLS, PLACES, Ground
from kordon.games.estoril.rules.missions import MISSIONS, STRENGTH_MISSION

OPEN_MISSIONS: Final = 4


def set_up(options: EstorilOptions, seats: int, seed: bytes) -> Position:
    """Missions, deck, first player, and the first round's boards (ES-103)."""
    position = Position()
    position.chance = chance_from(seed)
    position.options = options
    position.seats = seats
    position.round = position.turn = 0
    deal_missions(position)
    deck = list(DECK)
    position.chance.shuffle(deck)
    position.deck = tuple(deck)
    position.deck_knows = (NOBODY_KNOWS,) * len(deck)
    position.first = position.chance.below(seats)
    position.hands = [starters_mask(seat) for seat in range(seats)]
    position.discards = (0,) * seats
    position.picked = [0] * seats
    position.gone = 0
    position.came_home = 0
    position.outcome = position.scores = None
    begin_round(position, [])
    return position


def deal_missions(position: Position) -> None:
    """Four open ones, or one open and one between each two neighbours; and the recruits' (ES-7xx)."""
    # ES-102, ES-704
    pile = list(range(len(MISSIONS)))
    position.chance.shuffle(pile)
    slots = 1 + position.seats if position.options.secret_missions else OPEN_MISSIONS
    position.missions = tuple(pile[:slots])
    rest = [mission for mission in pile[slots:] if mission != STRENGTH_MISSION]
    position.recruits = tuple(rest[: position.seats]) if position.options.recruitment else ()


def begin_round(position: Position, notices: list[Notice]) -> None:
    """Six random boards, each turned at random, with a reward each (ES-201, ES-202)."""
    position.round += 1
    numbers = sorted(BOARDS)
    position.chance.shuffle(numbers)
    turned = tuple(position.chance.below(4) for _ in range(PLACES))
    position.ground = Ground(tuple(numbers[:PLACES]), turned)
    position.clear_boards()
    deal_rewards(position)
    position.markers = (laying.MARKERS_BY_SEATS[position.seats],) * position.seats
    position.acting = position.first
    position.step = position.area = position.used = 0
    position.phase = phases.LAYING
    notices.append((EVERYBODY, events.RoundBegan(position.round, position.first)))


def deal_rewards(position: Position) -> None:
    """The deck's top cards go to the boards in ascending number, while there are any."""
    reward, reward_knows = list(position.reward), list(position.reward_knows)
    deck, deck_knows = list(position.deck), list(position.deck_knows)
    for place in position.ground.order[: len(deck)]:
        reward[place] = deck.pop()
        reward_knows[place] = deck_knows.pop()
        if not position.ground.board(place).secret_reward:
            position.rewards_up |= 1 << place
            reward_knows[place] = EVERYBODY
    position.reward, position.reward_knows = tuple(reward), tuple(reward_knows)
    position.deck, position.deck_knows = tuple(deck), tuple(deck_knows)


# ---- the phases: each step returns True where somebody must decide, or moves on to the next phase


def _laying(position: Position, notices: list[Notice]) -> bool:
    position.acting = laying.next_to_lay(position)
    if position.acting != NO_SEAT:
        return True
    position.step = 0
    position.phase = phases.OPENING
    return False


def _deciding(position: Position, notices: list[Notice]) -> bool:
    return True


def _opening(position: Position, notices: list[Notice]) -> bool:
    if position.step == PLACES:
        take_back_cards(position)
        position.phase = phases.DISCARDING
        return False
    resolving.open_board(position, notices)
    if resolving.occupied_areas(position):
        position.area = position.used = 0
        position.phase = phases.USING
    else:
        resolving.leave_unclaimed(position, notices)
        position.step += 1
    return False


def _using(position: Position, notices: list[Notice]) -> bool:
    if abilities.find_next(position):
        return True
    position.area = position.used = 0
    position.phase = phases.EFFECT
    return False


def _effect(position: Position, notices: list[Notice]) -> bool:
    board = position.ground.board(position.place)
    position.phase = phases.AWARDING
    if board.dice:
        resolving.roll_dice(position, notices)
    elif board.weakest_loses:
        position.acting = resolving.weakest(position)
        if position.acting != NO_SEAT:
            position.phase = phases.SACRIFICING
    return False


def _awarding(position: Position, notices: list[Notice]) -> bool:
    if resolving.occupied_areas(position):
        resolving.award(position, notices)
    else:
        resolving.leave_unclaimed(position, notices)
    position.step += 1
    position.phase = phases.OPENING
    return False


def _discarding(position: Position, notices: list[Notice]) -> bool:
    if any(position.surplus(seat) for seat in range(position.seats)):
        return True
    for seat in range(position.seats):
        for card in members(position.picked[seat]):
            notices.append((EVERYBODY, events.Discarded(seat, card)))
    pairs = zip(position.discards, position.picked, strict=True)
    position.discards = tuple([discards | picked for discards, picked in pairs])
    position.picked = [0] * position.seats
    if position.round == ROUNDS:
        scoring.finish(position, notices)
        return True
    position.first = (position.first + 1) % position.seats
    begin_round(position, notices)
    return False


def take_back_cards(position: Position) -> None:
    """All characters return to their owners' hands (ES-305)."""
    position.came_home = mask_of([card for card in position.laid if card != NO_CARD])
    for cell in range(CELLS):
        if position.laid[cell] != NO_CARD:
            position.hands[position.owner[cell]] |= 1 << position.laid[cell]
    position.clear_boards()
    position.step = 0
    position.acting = NO_SEAT


def discards(position: Position, seat: Seat) -> list[EstorilMove]:
    """Any card in hand, while there are more than six."""
    if not position.surplus(seat):
        return []
    table = moves.DISCARD[seat]
    return [table[card] for card in members(position.hands[seat])]


def discard(position: Position, move: moves.Discard, notices: list[Notice]) -> None:
    """The card is laid aside face down; nobody else is told."""
    bit: Card = 1 << move.card
    position.hands[move.seat] &= ~bit
    position.picked[move.seat] |= bit
    notices.append((only(move.seat), events.Picked(move.seat, move.card)))


def decline(position: Position, move: moves.Decline, notices: list[Notice]) -> None:
    """Decline a peek or an ability."""
    if position.phase == phases.PEEKING:
        notices.append((EVERYBODY, events.Declined(move.seat, NO_CARD, "")))
        laying.end_peek(position, move.seat)
    else:
        abilities.decline(position, move, notices)


def sacrifice(position: Position, move: moves.Sacrifice, notices: list[Notice]) -> None:
    """Give up the character, then see who takes the reward."""
    resolving.sacrifice(position, move, notices)
    position.phase = phases.AWARDING


STEPS: Final[dict[int, Callable[[Position, list[Notice]], bool]]] = {
    phases.LAYING: _laying,
    phases.PEEKING: _deciding,
    phases.OPENING: _opening,
    phases.USING: _using,
    phases.CONSPIRING: _deciding,
    phases.EFFECT: _effect,
    phases.SACRIFICING: _deciding,
    phases.AWARDING: _awarding,
    phases.DISCARDING: _discarding,
    phases.OVER: _deciding,
}

LEGAL: Final[dict[int, Callable[[Position, Seat], list[EstorilMove]]]] = {
    phases.LAYING: laying.lays,
    phases.PEEKING: laying.peeks,
    phases.USING: abilities.uses,
    phases.CONSPIRING: abilities.choices,
    phases.SACRIFICING: resolving.sacrifices,
    phases.DISCARDING: discards,
}

APPLY: Final[dict[type, Callable[[Position, Any, list[Notice]], None]]] = {
    moves.Lay: laying.lay,
    moves.Peek: laying.peek,
    moves.Decline: decline,
    moves.Assassinate: abilities.assassinate,
    moves.Conspire: abilities.conspire,
    moves.Choose: abilities.choose,
    moves.Rally: abilities.rally,
    moves.Seduce: abilities.seduce,
    moves.Protect: abilities.protect,
    moves.Sacrifice: sacrifice,
    moves.Discard: discard,
}

# A decision in one of these phases goes on with the turn it follows.
SAME_TURN: Final = (phases.PEEKING, phases.CONSPIRING)


def apply(position: Position, move: EstorilMove) -> list[Notice]:
    """Carry out a legal move and advance to the next decision."""
    notices: list[Notice] = []
    was_discarding = position.phase == phases.DISCARDING
    APPLY[type(move)](position, move, notices)
    while not STEPS[position.phase](position, notices):
        pass
    goes_on = position.phase in SAME_TURN or (was_discarding and position.phase == phases.DISCARDING)
    position.turn += not goes_on
    return notices


def to_act(position: Position) -> tuple[Seat, ...]:
    """One seat; or, while discarding, all that have too many cards."""
    if position.phase == phases.DISCARDING:
        return tuple([seat for seat, hand in enumerate(position.hands) if hand.bit_count() > HAND_LIMIT])
    return () if position.phase == phases.OVER else (position.acting,)


def legal_moves(position: Position, seat: Seat) -> list[EstorilMove]:
    """The legal moves of a seat; none when it is not to act."""
    if position.phase == phases.OVER or seat not in to_act(position):
        return []
    return LEGAL[position.phase](position, seat)
