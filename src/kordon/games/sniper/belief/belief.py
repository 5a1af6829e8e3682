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
from copy import copy
from random import Random

from kordon.engine.records import Delivery
from kordon.games.sniper import events
from kordon.games.sniper.belief.sniper_model import AT_MOST, OFF, TEMPER, Pair
from kordon.games.sniper.belief.tracker import Tracker
from kordon.games.sniper.belief.transitions import SPACE_MASK, entrance_of, looted_of
from kordon.games.sniper.belief.worlds import Worlds
from kordon.games.sniper.board import SECTORS, board_of
from kordon.games.sniper.observation import SniperObservation
from kordon.games.sniper.pieces import NO_SECTOR, NO_SPACE, SNIPER_SEAT, Space, UnitMask
from kordon.games.sniper.position import Position
from kordon.games.sniper.rules.rounds import FIRST_TURN


class SniperBelief:
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

    def copy(self) -> SniperBelief:
        """One that can be told what might come next; much quicker than to follow all messages again."""
        other = copy(self)
        other.unshare()
        return other

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

    def entrances(self) -> list[float]:
        """By sector: the probability that the sniper comes, or came, by its entrance."""
        chances = [0.0] * SECTORS
        seen: SniperObservation = self._last.observation
        if self._tracker is None or seen.outcome is not None:
            self._known_entrance(seen, chances)
            return chances
        for state, chance in self._tracker.filter.chances.weights():
            chances[entrance_of(state)] += chance
        return chances

    def pairs(self) -> dict[Pair, float]:
        """By possible pair of objectives: its probability."""
        return {pair: chance for (_, pair), chance in self._joint(by_space=False).items()}

    def joint(self) -> dict[tuple[Space, Pair], float]:
        """By possible space (NO_SPACE: off the board) and pair: their probability together."""
        return self._joint(by_space=True)

    def chance_of(self, space: Space, pair: Pair) -> float:
        """The probability of one space (NO_SPACE: off the board) with one pair."""
        if self._tracker is None or self._last.observation.outcome is not None:
            return self.joint().get((space, pair), 0.0)
        chances = self._tracker.filter.chances
        wanted = OFF if space == NO_SPACE else space
        return sum(
            [
                chance * chances.pair_shares(state).get(pair, 0.0)
                for state, chance in chances.weights()
                if state & SPACE_MASK == wanted
            ]
        )

    def places(self) -> set[tuple[Space, Pair, int, int]]:
        """All that is possible of space, pair, entrance (NO_SECTOR: to come), mask of numbers looted."""
        assert self._tracker is not None, "the sniper knows all that"
        chances = self._tracker.filter.chances
        found = set()
        for state, _ in chances.weights():
            space = state & SPACE_MASK
            entered = (space, entrance_of(state)) if space != OFF else (NO_SPACE, NO_SECTOR)
            for pair in chances.pair_shares(state):
                found.add((entered[0], pair, entered[1], looted_of(state)))
        return found

    def _joint(self, by_space: bool) -> dict[tuple[Space, Pair], float]:
        seen: SniperObservation = self._last.observation
        if self._tracker is None or seen.outcome is not None:
            if len(seen.objectives) < 2:
                return {}
            first, second = seen.objectives
            return {(seen.space if by_space else NO_SPACE, (first, second)): 1.0}
        chances = self._tracker.filter.chances
        found: dict[tuple[Space, Pair], float] = {}
        for state, chance in chances.weights():
            space = state & SPACE_MASK
            where = space if by_space and space != OFF else NO_SPACE
            for pair, share in chances.pair_shares(state).items():
                found[where, pair] = found.get((where, pair), 0.0) + chance * share
        return found

    def _known_entrance(self, seen: SniperObservation, chances: list[float]) -> None:
        walked = [path for _, _, path in seen.record if path] or ([seen.walked] if seen.walked else [])
        if walked:
            chances[self._board.map.entrances.index(walked[0][0])] = 1.0
            return
        barred = [self._board.suit(objective) for objective in seen.objectives]
        for sector in range(SECTORS):
            if sector not in barred:
                chances[sector] = 1 / (SECTORS - len(set(barred)))
