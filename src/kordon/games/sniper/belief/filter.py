"""A Bayes filter over all that a hidden sniper may be and do, and whole histories drawn from it.

What the sniper can do does not depend on the objectives, with three exceptions: the entrance is in the sector
of neither, a looted number is neither, a completed one is either. So the weights of states need no pair. A
hypothesis is a pair of objectives with the one headed for. Its weight changes with every piece of evidence by
how well it predicted it, and within a hypothesis a state counts what `MapModel.pull` says of its space.
Together that is the exact set of (space, pair, entrance, numbers looted), each with its probability under the
stated model.
"""

# Not compiled: mypyc takes the sum of floats for an int.
from __future__ import annotations

from itertools import accumulate
from random import Random
from typing import Final, NamedTuple

from kordon.games.sniper.belief.hypotheses import Hypotheses
from kordon.games.sniper.belief.sniper_model import OFF, MapModel, Pair
from kordon.games.sniper.belief.transitions import (
    ENTRANCE_SHIFT,
    GROUP_MASK,
    PLACE_MASK,
    SPACE_MASK,
    STILL,
    Completed,
    Copied,
    Distribution,
    FaceDown,
    HiddenWalk,
    Loot,
    Past,
    Stage,
    State,
    Transition,
    Turn,
    UnnoticedWalk,
    pick,
)
from kordon.games.sniper.board import SECTORS
from kordon.games.sniper.pieces import LOADOUT_CARDS, Objective, Space

PASTS: Final = 16  # histories kept for a state at the start of a turn; later draws share them
LINKS: Final = (HiddenWalk, FaceDown, Loot)


class Filter(Copied):
    """The weights now, the steps that led to them, and draws from both."""

    def __init__(self, model: MapModel) -> None:
        self.model = model
        self.steps: list[Transition] = []
        self.distribution = Distribution(
            {sector << ENTRANCE_SHIFT | OFF: 1.0 for sector in range(SECTORS)}, {}, {}
        )
        self.distribution = self.distribution.scaled()
        self.hypotheses = Hypotheses(model)
        self.hypotheses.base = self.hypotheses.totals(self.distribution.stages)
        self._face_down: dict[int, FaceDown] = {}  # by number of the card played: those not shown since
        self._unsettled = False  # whether that nothing was noticed has still to count
        # By card: the number of its step, and all before it.
        self._before_card: dict[int, tuple[int, Distribution, Hypotheses]] = {}
        self._turns: list[Turn] = []
        self._links: list[list[Transition]] = []  # by turn: the steps that a history is drawn back through
        self._pasts: list[dict[State, list[Past]]] = []  # by turn: histories up to its start
        self._chances: Chances | None = None

    def unshare(self) -> None:
        """Replace what a copy must not have in common with the original."""
        copies = {id(step): step.copy() for step in self.steps}
        self.steps = [copies[id(step)] for step in self.steps]
        self.hypotheses = self.hypotheses.copy()
        played = [step for step in self.steps if isinstance(step, FaceDown)]
        self._face_down = {step.index: step for step in played if step.index in self._face_down}
        self._before_card = self._before_card.copy()
        self._turns = [step for step in self.steps if isinstance(step, Turn)]
        self._links = [[copies[id(step)] for step in links] for links in self._links]
        self._pasts = [{} for _ in self._pasts]

    # ---- taking in

    def take(self, step: Transition) -> None:
        """The next thing happened."""
        if isinstance(step, Turn):
            self._turns.append(step)
            self._links.append([])
            self._pasts.append({})
        elif isinstance(step, LINKS):
            self._links[-1].append(step)
        if isinstance(step, FaceDown):
            self._face_down[step.index] = step
        self.steps.append(step)
        self._carry_out(len(self.steps) - 1)

    def settle(self) -> None:
        """The sniper's turn is over: that nothing more was noticed counts now."""
        if self._unsettled:
            self._chances = None
            self.hypotheses.learn(self.hypotheses.totals(self.distribution.stages))
            self._unsettled = False

    def drop(self, objective: Objective) -> None:
        """This is not an objective of the game (SE-863)."""
        self._chances = None
        self.hypotheses.drop(objective)

    def prove(self, index: int, space: Space) -> None:
        """The card played as number `index` was a mine in this space."""
        card = self._face_down.pop(index)
        card.mine = space
        self._weigh_again(index)

    def bar_mines(self, space: Space, older_than: int = LOADOUT_CARDS) -> None:
        """A unit ended a movement here and no mine went off, or only a later one, so none older lies here."""
        for index, card in self._face_down.items():
            if index < older_than:
                card.barred |= 1 << space
        self._chances = None

    def _bar(self) -> None:
        """Replay from the first card that could be a mine in a space that can hold none."""
        for index, card in self._face_down.items():
            if card.barred & card.may_lie:
                self._weigh_again(index)
                return

    def _weigh_again(self, index: int) -> None:
        """More is known about a card: replay everything since it was played."""
        was_settled = not self._unsettled
        first, self.distribution, before = self._before_card[index]
        self.hypotheses = before.copy()
        self._unsettled = False
        self._pasts = [{} for _ in self._pasts]
        for number in range(first, len(self.steps)):
            self._carry_out(number)
        if was_settled:
            self.settle()

    def _carry_out(self, number: int) -> None:
        step = self.steps[number]
        self._chances = None
        hypotheses = self.hypotheses
        if not step.is_evidence:
            self.settle()
        if isinstance(step, FaceDown):
            self._before_card[step.index] = number, self.distribution, hypotheses.copy()
        after = step.run(self.distribution)
        self.distribution = after.scaled()
        if isinstance(step, UnnoticedWalk):
            hypotheses.base = hypotheses.totals((*after.stages, step.noticed))
            self._unsettled = True
            return
        totals = hypotheses.totals(self.distribution.stages)
        if step.is_evidence:
            hypotheses.learn(totals)
            self._unsettled = False
        hypotheses.base = totals
        if isinstance(step, Completed):
            hypotheses.complete(step.objective)
            hypotheses.base = hypotheses.totals(self.distribution.stages)

    # ---- what is possible

    @property
    def chances(self) -> Chances:
        """The probabilities now, computed on first use."""
        if self._chances is None:
            self._bar()
            self._chances = Chances(self.distribution, self.hypotheses)
        return self._chances

    def draw(self, source: Random) -> Drawn:
        """A state, a pair and a history that led there."""
        chances = self.chances
        stage, state = chances.draw_state(source)
        past, just_walked = self._draw_history(stage, state, source)
        return Drawn(state, chances.draw_pair(state, source), past, just_walked)

    def _draw_history(self, stage: Stage, state: State, source: Random) -> tuple[Past, bool]:
        past = Past()
        just_walked = False
        if not self._turns:
            return past, just_walked
        for step in reversed(self._links[-1]):
            stage, state = step.back(stage, state, past, source)
            if step is self.steps[-1]:
                just_walked = bool(past.path)
        before = self._past_before(len(self._turns) - 1, state, source)
        past.turns = before.turns
        past.cards += before.cards
        return past, just_walked

    def _past_before(self, turn: int, state: State, source: Random) -> Past:
        """A history up to the start of a turn; after the first few, those drawn before are used again."""
        kept = self._pasts[turn].setdefault(state, [])
        if len(kept) == PASTS:
            return kept[int(source.random() * PASTS)]
        past = Past()
        if turn:
            space = state & SPACE_MASK
            stage, state = self._turns[turn].back(STILL, state, past, source)
            for step in reversed(self._links[turn - 1]):
                stage, state = step.back(stage, state, past, source)
            before = self._past_before(turn - 1, state, source)
            past.turns = (*before.turns, (self._turns[turn].number, space, past.path))
            past.cards += before.cards
            past.path = ()
        kept.append(past)
        return past


class Drawn(NamedTuple):
    """One draw: where the sniper is and what led there."""

    state: State
    pair: Pair
    past: Past
    just_walked: bool  # since the last thing that all saw


class Chances:
    """The probabilities at one moment, as tables to look up and to draw from."""

    __slots__ = ("_hypotheses", "_pairs", "_shares", "_sums", "_totals", "_weights", "states")

    def __init__(self, distribution: Distribution, hypotheses: Hypotheses) -> None:
        self._hypotheses = hypotheses
        self._totals = hypotheses.totals(distribution.stages)
        self.states: list[tuple[Stage, State]] = []
        self._weights: list[float] = []
        worths: dict[int, list[float]] = {}
        for stage, part in enumerate(distribution.stages):
            for state, weight in part.items():
                group = state & GROUP_MASK
                if group not in worths:
                    worths[group] = hypotheses.worths(self._totals, group)
                worth = worths[group][state & SPACE_MASK]
                if worth:
                    self.states.append((stage, state))
                    self._weights.append(weight * worth)
        self._sums = list(accumulate(self._weights))
        self._shares: dict[State, dict[Pair, float]] = {}
        self._pairs: dict[State, tuple[list[Pair], list[float]]] = {}

    def weights(self) -> list[tuple[State, float]]:
        """Every possible state, once a stage, with its probability."""
        total = self._sums[-1]
        return [(state, w / total) for (_, state), w in zip(self.states, self._weights, strict=True)]

    def draw_state(self, source: Random) -> tuple[Stage, State]:
        """One of the states, by its probability."""
        return pick(self.states, self._sums, source)

    def draw_pair(self, state: State, source: Random) -> Pair:
        """One of the pairs that the state leaves open."""
        place = state & PLACE_MASK
        known = self._pairs.get(place)
        if known is None:
            shares = self.pair_shares(state)
            known = self._pairs[place] = list(shares), list(accumulate(shares.values()))
        return pick(*known, source)

    def pair_shares(self, state: State) -> dict[Pair, float]:
        """The pairs possible in a state, with their probabilities."""
        place = state & PLACE_MASK
        known = self._shares.get(place)
        if known is None:
            found = self._hypotheses.pair_weights(self._totals, state & GROUP_MASK, state & SPACE_MASK)
            total = sum(found.values())
            known = self._shares[place] = {pair: weight / total for pair, weight in found.items()}
        return known
