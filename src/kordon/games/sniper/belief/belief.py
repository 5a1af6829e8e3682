"""What a seat can hold possible, built from what it was sent and from nothing else.

For the defenders and for spectators: every (space, objective pair, entrance, set of looted numbers, number of
sound maskings among the cards played face down) that fits all they were told, weighed by the stated model of
the sniper (`sniper_model`). Evidence is: alerts, smells and their absence; who was in sight and in reach of
a shot; answers to intel, sweeps, spots and attacks; spaces that units block; loots, completed and shown
objectives; distractions; mines that went off, and those that did not when a unit came there. When a card
played face down becomes known later, everything since then is weighed again. One thing is left out, in solo:
which units come closer by themselves, and where to.

A drawn world has a whole past: the path of every turn, the mines, the cards. Cards that nobody saw are dealt
at random. For the sniper only the order cards of solo are hidden, and future chance.
"""

# Not compiled: mypyc takes the sum of floats for an int.
from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from kordon.engine.bits import mask_of
from kordon.engine.chance import Chance, QuickChance
from kordon.engine.records import Delivery
from kordon.engine.tuples import replaced
from kordon.games.sniper import events, phases, pieces
from kordon.games.sniper.belief.filter import Drawn
from kordon.games.sniper.belief.sniper_model import AT_MOST, OFF, TEMPER, Pair, model_of
from kordon.games.sniper.belief.tracker import Tracker
from kordon.games.sniper.belief.transitions import SPACE_MASK, Copied, looted_of
from kordon.games.sniper.board import Board, board_of
from kordon.games.sniper.observation import SniperObservation
from kordon.games.sniper.pieces import NO_SPACE, OBJECTIVES, SNIPER_SEAT, Loadout, Space, UnitMask
from kordon.games.sniper.position import Position, changed
from kordon.games.sniper.rules.objectives import CARDS_LOOKED_AT
from kordon.games.sniper.rules.rounds import FIRST_TURN
from kordon.games.sniper.solo.order_cards import ORDERS

STOPS: Final = 0.5  # how often a set-up is drawn that has still to bury an objective


class SniperBelief(Copied):
    """The worlds that fit all that a seat was sent."""

    def __init__(self, history: Sequence[Delivery]) -> None:
        first: SniperObservation = history[0].observation
        self.seat = first.seat
        self._board = board_of(first.options.map)
        self._tracker = None if self.seat == SNIPER_SEAT else Tracker(self._board, first)
        self._worlds: Worlds | None = None
        self._aimed_mask: UnitMask = 0
        self._last = history[0]
        for delivery in history:
            self.update(delivery)

    def unshare(self) -> None:
        """Replace what a copy must not have in common with the original."""
        if self._tracker is not None:
            self._tracker = self._tracker.copy()

    def update(self, delivery: Delivery) -> None:
        """Take in the next message."""
        self._last = delivery
        self._worlds = None
        seen: SniperObservation = delivery.observation
        for event in delivery.events:
            if isinstance(event, events.Aimed):
                self._aimed_mask |= 1 << event.unit
        if not seen.announced:
            self._aimed_mask = 0
        if self._tracker is not None and seen.outcome is None:
            self._tracker.follow(delivery)

    def draw(self, source: Random) -> Position:
        """One world that would have looked the same, with luck of its own."""
        if self._worlds is None:
            self._worlds = Worlds(self._board, self._last.observation)
        if self._tracker is None or self._last.observation.outcome is not None:
            return self._worlds.known(self._aimed_mask, source)
        if self._last.observation.turn < FIRST_TURN:
            return self._worlds.preparing(source)
        return self._worlds.drawn(self._tracker.filter.draw(source), self._tracker.just_looted, source)

    # ---- probabilities

    def spaces(self) -> list[float]:
        """By space: the probability that the sniper is there; the rest is that of being off the board."""
        chances = [0.0] * self._board.map.size
        if self._tracker is None or self._last.observation.outcome is not None:
            if self._last.observation.space != NO_SPACE:
                chances[self._last.observation.space] = 1.0
            return chances
        for state, chance in self._tracker.filter.chances.weights():
            if state & SPACE_MASK != OFF:
                chances[state & SPACE_MASK] += chance
        return chances

    def likely_spaces(self) -> list[float]:
        """The same, as often as it proves right against somebody who evades; the sum stays, and the order.

        Chances are raised to the power of `TEMPER`, and none is above `AT_MOST`; if so few spaces are left
        that some must be, all are alike.
        """
        chances = self.spaces()
        total = sum(chances)
        ranked = sorted([chance**TEMPER for chance in chances if chance], reverse=True)
        most = max(AT_MOST, total / (len(ranked) or 1))
        scale = 0.0
        for above, highest in enumerate(ranked):  # how many are cut off; the others share what those leave
            scale = (total - above * most) / sum(ranked[above:])
            if highest * scale <= most:
                break
        return [min(most, chance**TEMPER * scale) if chance else 0.0 for chance in chances]

    def pairs(self) -> dict[Pair, float]:
        """By possible pair of objectives: its probability."""
        if self._tracker is None or self._last.observation.outcome is not None:
            own = self._last.observation.objectives
            return {(own[0], own[1]): 1.0} if len(own) == 2 else {}
        chances = self._tracker.filter.chances
        found: dict[Pair, float] = {}
        for state, chance in chances.weights():
            for pair, share in chances.pair_shares(state).items():
                found[pair] = found.get(pair, 0.0) + chance * share
        return found


# ---- whole positions made of an observation and of what is drawn for all that it hides


class Worlds:
    """The public part of one moment, prepared once; each draw copies it and adds the secrets."""

    def __init__(self, board: Board, seen: SniperObservation) -> None:
        self.board = board
        self.seen = seen
        self.public = public_part(board, seen)
        self.buried: dict[Pair, tuple[list[int], list[float]]] = {}
        for pair, buried, chance in model_of(board).dealt:
            masks, chances = self.buried.setdefault(pair, ([], []))
            masks.append(buried)
            chances.append(chance)
        gone = [*seen.orders_gone, *(order for order in seen.slots if order >= 0)]
        self.unseen_orders = (
            [order for order in range(len(ORDERS)) if order not in gone] if seen.slots else []
        )
        self._decks: dict[int, list[Loadout]] = {}

    # ---- three kinds of worlds

    def known(self, aimed_mask: UnitMask, source: Random) -> Position:
        """For those who see the sniper's secrets: the observation as it is."""
        seen = self.seen
        world = self._copy(source)
        world.objectives = seen.objectives
        world.buried = mask_of(seen.buried)
        world.hand, world.deck, world.looked = seen.hand, seen.deck, seen.looked
        world.space, world.walked, world.record = seen.space, seen.walked, seen.record
        world.looted = mask_of(seen.looted)
        world.played, world.card, world.mined = seen.played, seen.card, seen.mined
        if seen.seats == 1:
            world.targets = aimed_mask
        return world

    def preparing(self, source: Random) -> Position:
        """Before the first turn: how far the sniper's set-up may have got, and with what."""
        seen = self.seen
        world = self._copy(source)
        must_be_ready = bool(seen.shown) or seen.phase == phases.ASSIGNING
        self._deal_objectives(world, source)
        while seen.shown in world.objectives or (must_be_ready and world.phase == phases.BURYING):
            self._deal_objectives(world, source)
        is_ready = world.phase != phases.BURYING
        world.hand, world.deck = (0,) * len(pieces.LOADOUT_COPIES), pieces.LOADOUT_COPIES
        world.looked = ()
        if seen.phase == phases.ASSIGNING:
            world.phase = phases.ASSIGNING
            deal(self.deck_after(()), seen.hand_size, world, source)
        elif is_ready and seen.options.objective_shown and seen.shown == pieces.NO_OBJECTIVE:
            world.phase = phases.SHOWING
        elif is_ready and seen.options.two_random_cards:
            deal(self.deck_after(()), pieces.RANDOM_CARDS, world, source)
            world.looked = tuple([card for card, count in enumerate(world.hand) for _ in range(count)])
            world.hand = (0,) * len(pieces.LOADOUT_COPIES)
        return world

    def drawn(self, draw: Drawn, just_looted: bool, source: Random) -> Position:
        """For all others: the sniper as drawn, with cards dealt at random."""
        seen = self.seen
        world = self._copy(source)
        past = draw.past
        space = draw.state & SPACE_MASK
        world.space = NO_SPACE if space == OFF else space
        world.walked = past.path
        world.record = tuple(past.turns)
        if seen.phase in (phases.DEFENDERS_TURN, phases.DRAWING):
            world.record = (*world.record, (seen.countdown, space, past.path))
        world.objectives = draw.pair
        world.buried = self._draw_buried(draw.pair, source)
        world.looted = looted_of(draw.state)
        world.played = seen.played
        world.mined = (NO_SPACE,) * len(seen.played)
        _turn_up(past.cards, world)
        world.card = seen.card if seen.card != pieces.UNKNOWN else world.played[-1]
        self._deal_cards(world, just_looted and not draw.just_walked, source)
        if space == OFF:
            world.phase = phases.ENTERING
        if seen.seats == 1 and seen.announced and any(seen.drawn):
            world.targets = self._draw_target(world.space, source)
        return world

    # ---- parts

    def _copy(self, source: Random) -> Position:
        world = self.public.copy()
        world.chance = QuickChance(source.getrandbits(128))
        if self.seen.slots:
            unseen = self.unseen_orders
            if pieces.UNKNOWN in self.seen.slots:
                order = source.choice(unseen)
                world.slots = tuple([order if slot == pieces.UNKNOWN else slot for slot in self.seen.slots])
                unseen = [other for other in unseen if other != order]
            world.orders = mask_of(unseen)
        return world

    def _draw_buried(self, pair: Pair, source: Random) -> int:
        masks, chances = self.buried[pair]
        return source.choices(masks, chances)[0] if len(masks) > 1 else masks[0]

    def _deal_objectives(self, world: Position, source: Random) -> None:
        suit = self.board.suit
        deck = source.sample(range(1, OBJECTIVES + 1), OBJECTIVES)
        pair = [deck.pop(), deck.pop()]
        world.buried = 0
        world.phase = phases.PICKING
        while suit(pair[0]) == suit(pair[1]):
            if source.random() < STOPS:
                world.phase = phases.BURYING
                break
            world.buried |= 1 << pair.pop(source.randrange(2))
            pair.append(deck.pop())
        world.objectives = tuple(sorted(pair))

    def deck_after(self, played: tuple[Loadout, ...]) -> list[Loadout]:
        """The cards that are neither of these."""
        left = list(pieces.LOADOUT_COPIES)
        for card in played:
            left[card] -= 1
        return [card for card, count in enumerate(left) for _ in range(count)]

    def _deal_cards(self, world: Position, may_be_choosing: bool, source: Random) -> None:
        seen = self.seen
        maskings = world.played.count(pieces.MASKING)
        deck = self._decks.get(maskings)
        if deck is None:
            deck = self._decks[maskings] = self.deck_after(world.played)
        world.looked = ()
        if may_be_choosing and source.random() < STOPS:
            world.phase = phases.CHOOSING_LOOT
            deal(deck, seen.hand_size - 1, world, source)
            rest = [card for card, count in enumerate(world.deck) for _ in range(count)]
            looked = source.sample(rest, min(CARDS_LOOKED_AT, len(rest)))
            world.looked = tuple(sorted(looked))
            for card in looked:
                world.deck = changed(world.deck, card, -1)
        else:
            deal(deck, seen.hand_size, world, source)

    def _draw_target(self, space: Space, source: Random) -> UnitMask:
        """Between two shots of a tommy gun: some unit that the first may have been meant for."""
        far = self.board.map.distance[space]
        units = self.seen.units
        near = [
            unit
            for unit in range(pieces.UNITS)
            if units[unit] != NO_SPACE and (units[unit] == space or far[units[unit]])
        ]
        return 1 << source.choice(near) if near else 0


def deal(cards: list[Loadout], count: int, world: Position, source: Random) -> None:
    """So many of the cards, any of them, go to the hand, the rest to the deck."""
    hand, deck = [0] * len(pieces.LOADOUT_COPIES), [0] * len(pieces.LOADOUT_COPIES)
    rest = cards[:]
    for left in range(len(rest), len(rest) - count, -1):
        hand[rest.pop(int(source.random() * left))] += 1
    for card in rest:
        deck[card] += 1
    world.hand, world.deck = tuple(hand), tuple(deck)


def public_part(board: Board, seen: SniperObservation) -> Position:
    """A position with all that is public, and nothing else."""
    world = Position.showing(seen)
    world.chance = Chance(0)
    world.board = board
    world.phase = seen.phase
    world.objectives = world.hand = world.deck = world.looked = ()
    world.buried = world.looted = world.targets = 0
    world.space, world.walked, world.record = NO_SPACE, (), ()
    world.card = pieces.NO_CARD
    world.played = world.mined = ()
    world.completed = mask_of(seen.completed)
    world.occupied = mask_of([space for space in seen.units if space != NO_SPACE])
    world.slots = seen.slots
    world.orders = 0
    return world


def _turn_up(cards: tuple[tuple[int, Space], ...], world: Position) -> None:
    """Cards played face down are what they were drawn as."""
    for card, mine in cards:
        if world.played[card] == pieces.UNKNOWN:
            kind = pieces.MASKING if mine == NO_SPACE else pieces.MINE
            world.played = replaced(world.played, card, kind)
            world.mined = replaced(world.mined, card, mine)
