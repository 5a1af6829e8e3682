"""What a seat must not know, said by the rules and not by `observe`: tests compare the two (SE-306, SE-511).

The others don't see: the objectives except completed and shown ones, the cards in hand, in the deck and
face down, the mines, the numbers looted, where the sniper is and was, and how far hidden steps have got:
the set-up, the way onto the board, the choice of a looted card. From everybody in solo: the deck of orders,
and the face-down one unless all saw it laid there; the sniper may have looked at it. Nobody knows the luck to
come.
"""

from __future__ import annotations

from itertools import combinations
from random import Random

from kordon.engine.bits import mask_of, members
from kordon.engine.chance import Chance
from kordon.engine.records import OPEN, Seat
from kordon.engine.tuples import replaced
from kordon.games.sniper import events, phases, pieces
from kordon.games.sniper.board import LONGEST_WALK
from kordon.games.sniper.pieces import NO_SPACE, OBJECTIVES, SNIPER_SEAT, Loadout, Objective, Space
from kordon.games.sniper.position import Position, changed
from kordon.games.sniper.rules.objectives import CARDS_LOOKED_AT
from kordon.games.sniper.rules.rounds import FIRST_TURN
from kordon.games.sniper.rules.setup import cards_at_start
from kordon.games.sniper.rules.shooting import targets
from kordon.games.sniper.solo.orders import FACE_DOWN

Pair = tuple[Objective, ...]


def swap_secrets(position: Position, seat: Seat, source: Random) -> Position:
    """Another position that the seat must not be able to tell from this one."""
    world = position.copy()
    world.chance = Chance(source.getrandbits(128))
    if position.outcome is not None or seat == OPEN:
        return world
    if position.is_solo and position.order_known < (
        pieces.SNIPER_KNOWS if seat == SNIPER_SEAT else pieces.ALL_KNOW
    ):
        _swap_order(world, source)
    if seat != SNIPER_SEAT:
        if position.phase in (phases.BURYING, phases.SHOWING, phases.PICKING):
            _swap_preparation(world, source)
        else:
            _swap_objectives(world, source)
            _swap_cards(world, source)
            _swap_place(world, source)
    return world


def _swap_order(world: Position, source: Random) -> None:
    """The face-down order card is any of those not seen yet (SE-902)."""
    unseen = members(world.orders | 1 << world.slots[FACE_DOWN])
    world.slots = replaced(world.slots, FACE_DOWN, source.choice(unseen))
    world.orders = mask_of(unseen) & ~(1 << world.slots[FACE_DOWN])


def _pairs(world: Position, of_one_suit: bool) -> list[Pair]:
    suit = world.board.suit
    numbers = [number for number in range(1, OBJECTIVES + 1) if number != world.shown]
    return [(a, b) for a, b in combinations(numbers, 2) if (suit(a) == suit(b)) == of_one_suit]


def _swap_preparation(world: Position, source: Random) -> None:
    """How far the sniper's set-up has got, and with what (SE-201, SE-203, SE-861)."""
    reached = [phases.PICKING] if world.shown or not world.options.objective_shown else [phases.SHOWING]
    if not world.shown:
        reached.append(phases.BURYING)
    world.phase = source.choice(reached)
    world.objectives = source.choice(_pairs(world, of_one_suit=world.phase == phases.BURYING))
    world.buried = _some_buried(world, source)
    world.deck = pieces.LOADOUT_COPIES
    world.looked = ()
    if world.phase == phases.PICKING and world.options.two_random_cards:
        world.looked = tuple(sorted(_deal(world, cards_at_start(world.options), source)))


def _some_buried(world: Position, source: Random) -> int:
    """Perhaps a card went under the deck; it may be any that the sniper does not hold (SE-201)."""
    others = [number for number in range(1, OBJECTIVES + 1) if number not in world.objectives]
    return mask_of(source.sample(others, source.randrange(2)))


def _deal(world: Position, count: int, source: Random) -> list[Loadout]:
    cards = [card for card, copies in enumerate(world.deck) for _ in range(copies)]
    dealt = source.sample(cards, count)
    for card in dealt:
        world.deck = changed(world.deck, card, -1)
    return dealt


def _swap_objectives(world: Position, source: Random) -> None:
    """The two objectives except completed ones, and which numbered spaces were looted (SE-201, SE-371)."""
    done = members(world.completed)
    world.objectives = source.choice(
        [pair for pair in _pairs(world, of_one_suit=False) if all(number in pair for number in done)]
    )
    world.buried = _some_buried(world, source)
    others = [number for number in range(1, OBJECTIVES + 1) if number not in world.objectives]
    world.looted = mask_of(source.sample(others, min(len(world.loots), len(others))))


def _swap_cards(world: Position, source: Random) -> None:
    """The cards in hand, in the deck and face down, and where mines lie (SE-203, SE-401, SE-403)."""
    _swap_face_down(world, source)
    if world.card != pieces.NO_CARD:
        world.card = world.played[-1]
    size = cards_at_start(world.options) + len(world.loots) - len(world.played)
    world.looked = ()
    if world.news and isinstance(world.news[-1], events.Looted):
        # Whether the card has been kept yet is nobody else's business (SE-371).
        world.phase = source.choice((phases.SNIPER_TURN, phases.CHOOSING_LOOT))
    if world.phase == phases.CHOOSING_LOOT:
        size -= 1
    world.hand = (0,) * len(pieces.LOADOUT_COPIES)
    for card in _deal(world, size, source):
        world.hand = changed(world.hand, card, 1)
    if world.phase == phases.CHOOSING_LOOT:
        world.looked = tuple(sorted(_deal(world, min(CARDS_LOOKED_AT, sum(world.deck)), source)))


def _swap_face_down(world: Position, source: Random) -> None:
    """The cards face down, out of all that are not face up, and where mines lie."""
    world.deck = pieces.LOADOUT_COPIES
    hidden = []
    for index, card in enumerate(world.played):
        if world.face_up >> index & 1:
            world.deck = changed(world.deck, card, -1)
        else:
            hidden.append(index)
    spaces = members(world.board.map.enterable_mask)
    for index in hidden:
        card = source.choice([card for card in (pieces.MASKING, pieces.MINE) if world.deck[card]])
        world.deck = changed(world.deck, card, -1)
        world.played = replaced(world.played, index, card)
        world.mined = replaced(world.mined, index, source.choice(spaces) if card == pieces.MINE else NO_SPACE)


def _swap_place(world: Position, source: Random) -> None:
    """Where the sniper is and was, and whether this turn's move was made (SE-304, SE-306)."""
    if world.turn < FIRST_TURN:
        return
    nothing_done = world.card == pieces.NO_CARD and not world.acted
    if _may_still_enter(world):
        world.phase = (
            source.choice((phases.ENTERING, phases.SNIPER_TURN)) if nothing_done else phases.SNIPER_TURN
        )
    world.space = NO_SPACE if world.phase == phases.ENTERING else _some_space(world, source)
    moved = world.space != NO_SPACE and (world.turn == FIRST_TURN or source.random() < 0.5)
    world.walked = _some_way(world, source) if moved else ()
    spaces = members(world.board.map.enterable_mask)
    world.record = tuple([(number, source.choice(spaces), ()) for number, _, _ in world.record])


def _may_still_enter(world: Position) -> bool:
    """Whether nobody else knows if the sniper is on the board yet."""
    is_snipers = world.phase in (phases.ENTERING, phases.SNIPER_TURN)
    return is_snipers and world.turn == FIRST_TURN and not world.is_solo


def _some_way(world: Position, source: Random) -> tuple[Space, ...]:
    """Up to three steps that end where the sniper is (SE-104)."""
    way = [world.space]
    while len(way) < source.randint(1, LONGEST_WALK):
        way.insert(0, source.choice(members(world.board.map.adjacent_mask[way[0]])))
    return tuple(way)


def _some_space(world: Position, source: Random) -> Space:
    """Any space; between two shots of a tommy gun one with a target, for else the shot were lost (SE-406)."""
    while True:
        world.space = source.choice(members(world.board.map.enterable_mask))
        if world.phase != phases.BURSTING or targets(world, world.announced[0]):
            return world.space
