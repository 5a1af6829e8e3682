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

from kordon.engine.records import Delivery
from kordon.games.sniper import events
from kordon.games.sniper.belief.sniper_model import AT_MOST, OFF, TEMPER, Pair
from kordon.games.sniper.belief.tracker import Tracker
from kordon.games.sniper.belief.transitions import SPACE_MASK, Copied
from kordon.games.sniper.belief.worlds import Worlds
from kordon.games.sniper.board import board_of
from kordon.games.sniper.observation import SniperObservation
from kordon.games.sniper.pieces import NO_SPACE, SNIPER_SEAT, UnitMask
from kordon.games.sniper.position import Position
from kordon.games.sniper.rules.rounds import FIRST_TURN


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
