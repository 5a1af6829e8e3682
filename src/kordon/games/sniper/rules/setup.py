"""Before the first turn: objectives, bag, loadout, specialists (SE-2xx, SE-86x)."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from kordon.engine.audience import only, told
from kordon.engine.bits import mask_of
from kordon.engine.chance import chance_from
from kordon.engine.records import EVERYBODY, Notice, Seat
from kordon.engine.tuples import replaced
from kordon.games.sniper import events, moves, pieces
from kordon.games.sniper.board import Board, board_of
from kordon.games.sniper.moves import SniperMove
from kordon.games.sniper.options import SniperOptions
from kordon.games.sniper.phases import ASSIGNING, BURYING, PICKING, SHOWING
from kordon.games.sniper.pieces import NO_SPACE, OBJECTIVES, SNIPER_SEAT, Objective
from kordon.games.sniper.position import Position, changed
from kordon.games.sniper.rules import rounds
from kordon.games.sniper.rules.bag import draw_from
from kordon.games.sniper.solo import orders


def set_up(options: SniperOptions, seats: int, seed: bytes) -> Position:
    """Everything up to the sniper's first decision."""
    board = board_of(options.map)
    position = Position()
    position.chance = chance_from(seed)
    position.options = options
    position.seats = seats
    position.board = board
    position.turn = position.older_news = position.wounds = 0
    position.outcome = None
    position.news = ()
    position.countdown = countdown_start(options)
    _set_up_sniper(position)
    _set_up_defenders(position, board)
    orders.set_up(position)
    position.objectives = ()
    position.buried = 0
    draw_objective(position)
    draw_objective(position)
    position.phase = BURYING
    _leave_burying(position)
    return position


def countdown_start(options: SniperOptions) -> int:
    """Where the countdown starts, and goes back to (SE-206, SE-864)."""
    return pieces.SHORT_COUNTDOWN if options.short_countdown else pieces.COUNTDOWN


def cards_at_start(options: SniperOptions) -> int:
    """How many loadout cards the sniper begins with (SE-203, SE-861, SE-865)."""
    return pieces.RANDOM_CARDS if options.two_random_cards else pieces.CARDS_AT_START + options.extra_card


def _set_up_sniper(position: Position) -> None:
    position.hand = (0,) * len(pieces.LOADOUT_COPIES)
    position.deck = pieces.LOADOUT_COPIES
    position.looked = position.loots = position.announced = ()
    position.space = position.figure = NO_SPACE
    position.walked = position.record = ()
    position.looted = position.completed = 0
    position.card = pieces.NO_CARD
    position.played = position.played_round = position.mined = ()
    position.face_up = 0
    position.shown = pieces.NO_OBJECTIVE
    position.acted = False
    aim, recoil, noise, suppression = pieces.BAG_AT_START
    position.bag = (pieces.AIM_WITH_FEWER if position.options.fewer_aim else aim, recoil, noise, suppression)
    position.drawn = position.pending = pieces.NO_TOKENS
    position.hit = position.targets = 0


def _set_up_defenders(position: Position, board: Board) -> None:
    position.units = (NO_SPACE,) * pieces.UNITS
    position.occupied = 0
    for squad in range(pieces.SQUADS):
        position.put(3 * squad, board.map.officer_starts[squad])
        for soldier, start in enumerate(board.map.soldier_starts[squad]):
            position.put(3 * squad + 1 + soldier, start)
    position.specialists = (pieces.NO_SPECIALIST,) * pieces.SQUADS
    position.uses = (0,) * pieces.SQUADS
    position.suppression = (1 << pieces.SQUADS) - 1
    position.used = position.intel = position.done = position.off_at_start = 0
    position.dogs = (NO_SPACE,) * pieces.DOGS
    position.actions = (0,) * pieces.SQUADS
    position.did = (0,) * pieces.UNITS
    position.target = NO_SPACE
    position.sector = pieces.NO_SECTOR


# ---- objectives (SE-201, SE-863)


def draw_objective(position: Position) -> Objective:
    """Another objective from the top of the shuffled deck; buried ones never come up again."""
    gone = mask_of(position.objectives) | position.buried
    left = [number for number in range(1, OBJECTIVES + 1) if not gone >> number & 1]
    drawn = left[position.chance.below(len(left))]
    position.objectives = tuple(sorted((*position.objectives, drawn)))
    return drawn


def _leave_burying(position: Position) -> None:
    first, second = position.objectives
    if position.board.suit(first) != position.board.suit(second):
        position.phase = SHOWING
        if not position.options.objective_shown:
            _begin_picking(position)


def burials(position: Position, seat: Seat) -> list[SniperMove]:
    """Either of the two objectives of one suit."""
    return [moves.Bury(SNIPER_SEAT, objective) for objective in position.objectives]


def bury(position: Position, move: moves.Bury, notices: list[Notice]) -> None:
    """One goes under the deck, another is drawn; nobody else learns even that."""
    position.buried |= 1 << move.objective
    position.objectives = tuple([kept for kept in position.objectives if kept != move.objective])
    drawn = draw_objective(position)
    notices.append((only(SNIPER_SEAT), events.Buried(move.objective, drawn)))
    _leave_burying(position)


def showings(position: Position, seat: Seat) -> list[SniperMove]:
    """Any card that is not an objective of this game."""
    numbers = range(1, OBJECTIVES + 1)
    return [moves.Show(SNIPER_SEAT, number) for number in numbers if number not in position.objectives]


def show(position: Position, move: moves.Show, notices: list[Notice]) -> None:
    """Everybody sees the card."""
    position.shown = move.objective
    notices.append((EVERYBODY, events.ObjectiveShown(move.objective)))
    _begin_picking(position)


# ---- loadout (SE-203, SE-861, SE-865)


def _choices(count: int) -> list[SniperMove]:
    """Every hand of so many cards that the box allows."""
    kinds = range(len(pieces.LOADOUT_COPIES))
    return [
        moves.Equip(SNIPER_SEAT, cards)
        for cards in combinations_with_replacement(kinds, count)
        if all(cards.count(kind) <= pieces.LOADOUT_COPIES[kind] for kind in kinds)
    ]


EQUIP: Final = {count: _choices(count) for count in (pieces.CARDS_AT_START, pieces.CARDS_AT_START + 1)}


def look_at_cards(position: Position, count: int) -> None:
    """Take the top cards of the shuffled deck, which are any of its cards, to look at."""
    deck = list(position.deck)
    position.looked = tuple(sorted(draw_from(deck, count, position.chance)))
    position.deck = tuple(deck)


def _begin_picking(position: Position) -> None:
    position.phase = PICKING
    if position.options.two_random_cards:
        look_at_cards(position, pieces.RANDOM_CARDS)


def hands(position: Position, seat: Seat) -> list[SniperMove]:
    """Any cards; or the two that were drawn, so that the sniper's set-up always ends with a move."""
    if position.options.two_random_cards:
        return [moves.Equip(SNIPER_SEAT, position.looked)]
    return list(EQUIP[cards_at_start(position.options)])


def equip(position: Position, move: moves.Equip, notices: list[Notice]) -> None:
    """The cards go to the sniper's hand, the others form the deck; then the defenders choose."""
    for card in move.cards:
        position.hand = changed(position.hand, card, 1)
        if not position.options.two_random_cards:
            position.deck = changed(position.deck, card, -1)
    position.looked = ()
    notices += told(
        SNIPER_SEAT, events.Equipped(move.cards), events.Equipped((pieces.UNKNOWN,) * len(move.cards))
    )
    if position.is_solo:
        rounds.begin_first_turn(position, notices)
    else:
        position.turn = 1
        position.phase = ASSIGNING


# ---- specialists (SE-204, SE-208, SE-866)


def assignments(position: Position, seat: Seat) -> list[SniperMove]:
    """Any specialist that is left, for the next squad."""
    squad = position.squad_with(pieces.NO_SPECIALIST)
    return [
        moves.Assign(seat, squad, specialist)
        for specialist in range(pieces.SPECIALISTS)
        if specialist not in position.specialists
    ]


def assign(position: Position, move: moves.Assign, notices: list[Notice]) -> None:
    """The squad's officer has the card with its uses from now on."""
    uses = 1 if position.options.single_use_specialists else pieces.USES
    position.specialists = replaced(position.specialists, move.squad, move.specialist)
    position.uses = replaced(position.uses, move.squad, uses)
    notices.append((EVERYBODY, events.Assigned(move.seat, move.squad, move.specialist)))
    if pieces.NO_SPECIALIST not in position.specialists:
        rounds.begin_first_turn(position, notices)
