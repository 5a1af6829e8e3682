"""The worlds that fit what a seat knows, sampled from its last observation alone.

The model: players choose among their legal moves regardless of the faces of their cards, so all
ways to deal the unseen cards to the unseen places are equally likely: each player's unknown face-down
cards among that player's own unseen cards, the deck's unseen cards among hidden rewards and unknown
places of the deck. While others pick discards, all numbers they may have picked so far are equally
likely.
Observations remember everything a seat ever saw, so older ones add nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from kordon.engine.bits import mask_of, members
from kordon.engine.chance import QuickChance
from kordon.engine.records import Delivery
from kordon.games.estoril.observation import EstorilObservation
from kordon.games.estoril.phases import DISCARDING
from kordon.games.estoril.position import HAND_LIMIT, Position
from kordon.games.estoril.rules.characters import DECK_MASK, NO_CARD, UNKNOWN, Card, CardMask
from kordon.games.estoril.rules.ground import ground_of
from kordon.games.estoril.rules.missions import MISSIONS, STRENGTH_MISSION, UNKNOWN_MISSION, Mission


class EstorilBelief:
    """What is fixed by an observation is worked out once; `draw` only deals the rest."""

    def __init__(self, history: Sequence[Delivery]) -> None:
        self.update(history[-1])

    def update(self, delivery: Delivery) -> None:
        """Take in the next message."""
        seen: EstorilObservation = delivery.observation
        self.seen = seen
        self._ground = ground_of(seen.layout, seen.turned)
        self._hidden_cells: list[list[int]] = [[] for _ in range(seen.seats)]
        for cell, card in enumerate(seen.laid):
            if card == UNKNOWN:
                self._hidden_cells[seen.owner[cell]].append(cell)
        self._networks = [list(members(mask)) for mask in seen.networks]
        self._hidden_rewards = [place for place, card in enumerate(seen.reward) if card == UNKNOWN]
        self._hidden_depths = [depth for depth, card in enumerate(seen.deck) if card == UNKNOWN]
        self._unseen = list(members(unseen_deck_cards(seen)))

    def draw(self, source: Random) -> Position:
        """One world, dealt by its own chance."""
        seen = self.seen
        world = Position.showing(seen)
        world.chance = QuickChance(source.getrandbits(30))
        world.ground = self._ground
        world.hands = list(seen.networks)
        world.picked = [0] * seen.seats
        world.missions, world.recruits = seen.missions, seen.recruits
        self._deal_hands(world)
        self._deal_deck(world)
        if UNKNOWN_MISSION in seen.missions or UNKNOWN_MISSION in seen.recruits:
            world.missions, world.recruits = draw_missions(seen, source)
        if seen.phase == DISCARDING:
            self._pick_discards(world, source)
        return world

    def _deal_hands(self, world: Position) -> None:
        laid = list(self.seen.laid)
        for seat, cells in enumerate(self._hidden_cells):
            if cells:
                cards = self._networks[seat][:]
                world.chance.shuffle(cards)
                for index, cell in enumerate(cells):
                    card = laid[cell] = cards[index]
                    world.hands[seat] &= ~(1 << card)
        world.laid = tuple(laid)

    def _deal_deck(self, world: Position) -> None:
        reward, deck = list(self.seen.reward), list(self.seen.deck)
        unseen = self._unseen[:]
        world.chance.shuffle(unseen)
        for place in self._hidden_rewards:
            reward[place] = unseen.pop()
        for depth in self._hidden_depths:
            deck[depth] = unseen.pop()
        world.reward, world.deck = tuple(reward), tuple(deck)
        assert not unseen, "every unseen card of the deck has a place"

    def _pick_discards(self, world: Position, source: Random) -> None:
        """Somebody is still picking: if it is not this seat, then not all the others are done."""
        seen = self.seen
        surplus = {seat: seen.hand_sizes[seat] - HAND_LIMIT for seat in seen.to_act if seat != seen.seat}
        picks = {seat: source.randint(0, most) for seat, most in surplus.items()}
        while seen.seat not in seen.to_act and picks == surplus:
            picks = {seat: source.randint(0, most) for seat, most in surplus.items()}
        for seat, count in picks.items():
            world.picked[seat] = mask_of(source.sample(self._networks[seat], count))
            world.hands[seat] &= ~world.picked[seat]
        if seen.seat < seen.seats:
            world.picked[seen.seat] = seen.picked


def unseen_deck_cards(seen: EstorilObservation) -> CardMask:
    """The cards of the deck that the seat can't place."""
    known = seen.gone | seen.picked
    for mask in (*seen.networks, *seen.discards):
        known |= mask
    placed: list[Card] = [
        card for card in (*seen.laid, *seen.reward, *seen.deck) if card not in (NO_CARD, UNKNOWN)
    ]
    return DECK_MASK & ~known & ~mask_of(placed)


def draw_missions(
    seen: EstorilObservation, source: Random
) -> tuple[tuple[Mission, ...], tuple[Mission, ...]]:
    """The unseen missions, dealt as they were at the start: recruits last, never the strength one.

    Dealing recruits is a little less likely to give any one hand when the strength mission is out of
    the way, since one more mission can be dealt then; rejection keeps that exact.
    """
    assert STRENGTH_MISSION not in seen.recruits, "no recruit has the strength mission (ES-702)"
    known = {*seen.missions, *seen.recruits}
    pool = [mission for mission in range(len(MISSIONS)) if mission not in known]
    strength_is_open = STRENGTH_MISSION in seen.missions
    while True:
        source.shuffle(pool)
        rest = iter(pool)
        missions = tuple(next(rest) if m == UNKNOWN_MISSION else m for m in seen.missions)
        recruits = tuple(next(rest) if m == UNKNOWN_MISSION else m for m in seen.recruits)
        if STRENGTH_MISSION in recruits:
            continue
        if recruits and not strength_is_open and STRENGTH_MISSION in missions:
            left = len(MISSIONS) - len(missions)
            if source.random() >= (left - len(recruits)) / left:
                continue
        return missions, recruits
