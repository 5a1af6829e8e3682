"""One decision of defenders who play from memory (`novice`): what is seen or looks likely is struck.

A novice values each move by itself, asks out of curiosity, and thinks of no net.
"""

# Not compiled: mypyc takes the sum of floats for an int.
from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kordon.engine.knowledge import Option
from kordon.games.sniper import moves, pieces
from kordon.games.sniper.belief.belief import SniperBelief
from kordon.games.sniper.knowledge.guarding import (
    ACTION,
    CLOSE,
    LEAST_AIM,
    LEAST_CHANCE,
    LEAST_POUNCE,
    NOTHING,
    Guarding,
    goals_left,
)
from kordon.games.sniper.knowledge.suspicion import Suspicion
from kordon.games.sniper.observation import SniperObservation
from kordon.games.sniper.pieces import Space, SpaceMask, Squad, Unit
from kordon.games.sniper.rules.rounds import ACTIONS

SEEN: Final = 0.9  # of a space where everybody sees that the sniper is
LIKELY: Final = 0.12  # of a space that is struck
CURIOUS: Final = 0.5  # what an answer is worth that is as likely yes as no


class NoviceTurn(Guarding):
    """One decision by what is remembered."""

    def __init__(
        self,
        seen: SniperObservation,
        belief: SniperBelief,
        suspicion: Suspicion,
        overlooked: SpaceMask,
        remembered: list[float],
    ) -> None:
        self._remembered = remembered
        super().__init__(seen, belief, suspicion, 0.0, overlooked)

    def options(self) -> list[Option]:
        """Every move worth making, by what it is worth beyond doing nothing more."""
        values = {move: VALUES[type(move)](self, move) for move in self.seen.moves}
        self._ask_first(values)
        return [Option(move, 0.5 + value) for move, value in values.items() if value >= 0]

    def _ask_first(self, values: dict[Any, float]) -> None:
        """A squad that has nothing better to do than to ask asks before any other acts."""
        most = max(values.values())
        others = [0.0] * pieces.SQUADS
        for move, value in values.items():
            if isinstance(move, ACTS):
                squad = pieces.SQUAD_OF[move.unit]
                others[squad] = max(others[squad], value)
        for move, value in values.items():
            if isinstance(move, QUESTIONS):
                squad = move.squad if isinstance(move, moves.Intel) else pieces.SQUAD_OF[move.unit]
                if value > others[squad]:
                    values[move] = most + value

    def _told(self, belief: SniperBelief) -> list[float]:
        told = belief.spaces()
        if max(told) < SEEN:
            return self._remembered
        return [chance if chance >= SEEN else 0.0 for chance in told]

    def _trusted(self, suspicion: Suspicion, told: list[float]) -> list[float]:
        return suspicion.chances(told, works_it_out=False)

    def _wanted(self, belief: SniperBelief, suspicion: Suspicion) -> dict[Space, float]:
        left = goals_left(self.seen)
        return {space: 2 / len(left) for space in left}

    def _net(self, unit: Unit, space: Space) -> float:
        return 0.0

    # ---- moves

    def _asked(self, spaces: SpaceMask, squad: Squad, actions: int) -> float:
        """What an answer is worth to a squad with the actions it has after it."""
        yes = sum([chance for space, chance in self.ranked if spaces >> space & 1])
        no = sum([chance for space, chance in self.ranked if not spaces >> space & 1])
        if yes < LEAST_CHANCE or no < LEAST_CHANCE:
            return NOTHING
        return CURIOUS * yes * (1 - yes) * (actions + 1) / ACTIONS

    def _struck(self, space: Space) -> float:
        """What a strike is worth there."""
        chance = self.chances[space]
        return self.wound * chance if chance >= LIKELY else 0.0

    def attack(self, move: moves.Attack) -> float:
        """A strike where the unit stands."""
        return self._struck(self.seen.units[move.unit]) - ACTION

    def march(self, move: moves.March) -> float:
        """A better place, or a strike there if an action is left for it."""
        unit, here = move.unit, self.seen.units[move.unit]
        value = self.moved(move)
        if self.seen.actions[pieces.SQUAD_OF[unit]] >= ACTIONS and not self.seen.did[unit] & pieces.ATTACKED:
            strike = self._struck(move.space) - self.blocks.get(here, 0.0) - 2 * ACTION
            return max(value, strike, strike + value / 2)
        return value - CLOSE * self.chances[move.space]

    def pounce(self, move: moves.Pounce) -> float:
        """A strike beside the officer."""
        chance = self.chances[move.space]
        return self.wound * chance - 1.5 * ACTION if chance >= LEAST_POUNCE else NOTHING

    def aim(self, move: moves.Aim) -> float:
        """A shot from afar."""
        chance = self.chances[move.space]
        return self.wound * chance / 2 if chance >= LEAST_AIM else NOTHING


QUESTIONS: Final = (moves.Intel, moves.Sweep, moves.Spot)
ACTS: Final = (moves.March, moves.Attack, moves.Deploy)
VALUES: Final[dict[type, Callable[[NoviceTurn, Any], float]]] = {
    moves.Done: lambda turn, move: 0.0,
    moves.Dismiss: lambda turn, move: NOTHING,  # never worth it
    moves.Intel: NoviceTurn.intel,
    moves.Sweep: NoviceTurn.sweep,
    moves.Spot: NoviceTurn.spot,
    moves.Attack: NoviceTurn.attack,
    moves.March: NoviceTurn.march,
    moves.Deploy: NoviceTurn.deployed,
    moves.Radio: NoviceTurn.called,
    moves.Unleash: NoviceTurn.unleashed,
    moves.Pounce: NoviceTurn.pounce,
    moves.Aim: NoviceTurn.aim,
    moves.Scout: NoviceTurn.scouted,
}
