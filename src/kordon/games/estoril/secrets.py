"""What a seat must not know, derived from the rules and not from `observe`: tests compare the two."""

from __future__ import annotations

from random import Random

from kordon.engine.bits import mask_of, members
from kordon.engine.chance import Chance
from kordon.engine.records import Seat
from kordon.engine.tuples import replaced
from kordon.games.estoril.phases import DISCARDING
from kordon.games.estoril.position import Position
from kordon.games.estoril.rules.characters import NO_CARD
from kordon.games.estoril.rules.missions import MISSIONS, STRENGTH_MISSION


def swap_secrets(position: Position, seat: Seat, source: Random) -> Position:
    """Another position that the seat must not be able to tell from this one."""
    world = position.copy()
    world.chance = Chance(source.getrandbits(128))
    _swap_deck(world, seat, source)
    for other in range(world.seats):
        if other != seat:
            _swap_network(world, seat, other, source)
    _swap_missions(world, seat, source)
    return world


def _swap_deck(world: Position, seat: Seat, source: Random) -> None:
    """Cards of the deck, and rewards lying face down, that the seat has not looked at (ES-005, ES-402)."""
    depths = [depth for depth, knows in enumerate(world.deck_knows) if not knows >> seat & 1]
    places = [
        place
        for place, card in enumerate(world.reward)
        if card != NO_CARD and not world.reward_knows[place] >> seat & 1
    ]
    cards = [world.deck[depth] for depth in depths] + [world.reward[place] for place in places]
    source.shuffle(cards)
    for depth in depths:
        world.deck = replaced(world.deck, depth, cards.pop())
    for place in places:
        world.reward = replaced(world.reward, place, cards.pop())


def _swap_network(world: Position, seat: Seat, other: Seat, source: Random) -> None:
    """Which of another player's cards lie face down, are in hand, or are laid aside (ES-203, ES-305)."""
    cells = [
        cell
        for cell, owner in enumerate(world.owner)
        if owner == other and not world.up >> cell & 1 and not world.knows[cell] >> seat & 1
    ]
    cards = [world.laid[cell] for cell in cells] + members(world.hands[other] | world.picked[other])
    picks = world.picked[other].bit_count()
    if world.phase == DISCARDING:
        # Somebody must still be picking, so nobody who is gets done by the swap.
        picks = source.randint(0, picks + world.surplus(other) - (world.surplus(other) > 0))
    source.shuffle(cards)
    for cell in cells:
        world.laid = replaced(world.laid, cell, cards.pop())
    world.picked[other] = mask_of(cards[:picks])
    world.hands[other] = mask_of(cards[picks:])


def _swap_missions(world: Position, seat: Seat, source: Random) -> None:
    """Missions between other neighbours and other players' recruitment missions (ES-701, ES-702)."""
    if world.outcome is not None:
        return
    missions, recruits = list(world.missions), list(world.recruits)
    secret = range(1, len(missions)) if world.options.secret_missions else ()
    slots = [slot for slot in secret if seat not in (slot - 1, slot % world.seats)]
    others = [other for other in range(len(recruits)) if other != seat]
    hidden = {*[missions[slot] for slot in slots], *[recruits[other] for other in others]}
    seen = {*missions, *recruits} - hidden
    unseen = [mission for mission in range(len(MISSIONS)) if mission not in seen]
    for other in others:
        recruits[other] = source.choice([mission for mission in unseen if mission != STRENGTH_MISSION])
        unseen.remove(recruits[other])
    source.shuffle(unseen)
    for slot in slots:
        missions[slot] = unseen.pop()
    world.missions, world.recruits = tuple(missions), tuple(recruits)
