"""All squads' turns planned at once: what every action leaves them to gain, by all that may be answered.

What squads can still gain is an outlook: each has one strike where the sniper is likeliest, unless a better
place for its units is worth more than what the strike takes. Every move is worth what it brings at once and
the outlook after it, over both answers where it is one to a question; a strike is a question, too. So
squads ask before they strike as long as an answer can tell somebody where to strike, and no longer.
"""

# Not compiled: mypyc takes the sum of floats for an int.
from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from kordon.engine.knowledge import Option
from kordon.games.sniper import moves, pieces
from kordon.games.sniper.knowledge.guarding import (
    ACTION,
    CLOSE,
    LEAST_AIM,
    LEAST_CHANCE,
    LEAST_POUNCE,
    NOTHING,
    Guarding,
)
from kordon.games.sniper.pieces import NO_SPACE, NO_UNIT, Space, SpaceMask, Specialist, Squad, Unit
from kordon.games.sniper.rules.rounds import ACTIONS
from kordon.games.sniper.rules.shooting import odds
from kordon.games.sniper.rules.specialists import MOST_TOKENS, aim_distance

TRACKING: Final = 0.8  # to know better where the sniper is
COSTS: Final = 0.8  # how much of the better places counts that a strike takes
INTEL: Final = 0.15  # of a whole sector one learns more than where to strike now
FIRST: Final = 0.08  # of what an answer or a hit brings: what is known early can be used
SPECIALIST_USE: Final = 0.004

Reserve: TypeAlias = tuple[SpaceMask, SpaceMask, float, float, float]
"""What a squad can still do: where it strikes with one action and where only with two; what better places are
worth to it, and how much of that either strike takes."""
IDLE: Final[Reserve] = (0, 0, 0.0, 0.0, 0.0)


class Hunt(Guarding):
    """One decision of defenders who work things out."""

    def _prepare(self) -> None:
        seen = self.seen
        # By squad and unit: what the best place is worth that it can go to.
        self._gains: list[dict[Unit, float]] = [{} for _ in range(pieces.SQUADS)]
        for move in seen.moves:
            if isinstance(move, moves.March | moves.Deploy):
                value = self.moved(move) if isinstance(move, moves.March) else self.deployed(move)
                gains = self._gains[pieces.SQUAD_OF[move.unit]]
                gains[move.unit] = max(value, gains.get(move.unit, 0.0))
        self._reserves = [self._reserve(squad, seen.actions[squad]) for squad in range(pieces.SQUADS)]
        self.now = self._outlook(-1, 1.0, self._reserves)

    def options(self) -> list[Option]:
        """Every move worth making, by what it is worth beyond doing nothing more."""
        values = {move: VALUES[type(move)](self, move) for move in self.seen.moves}
        least = min([value for move, value in values.items() if isinstance(move, moves.Done)], default=0.0)
        return [Option(move, 0.5 + value - least) for move, value in values.items() if value >= least]

    def hits(self) -> float:
        """The chance that one strike of each squad hits now."""
        total, free = 0.0, [reserve[0] | reserve[1] for reserve in self._reserves]
        for space, chance in self.ranked:
            for mask in free:
                if mask >> space & 1:
                    total += chance
                    free.remove(mask)
                    break
        return total

    # ---- what squads can still gain

    def _reserve(self, squad: Squad, actions: int, did: Unit = NO_UNIT, to: Space = NO_SPACE) -> Reserve:
        """With so many actions left, after a unit did something: it went to a space, or else it struck."""
        if not actions:
            return IDLE
        at_once = further = 0
        for unit in pieces.UNITS_OF[squad]:
            space, done = to if unit == did else self.seen.units[unit], self.seen.did[unit]
            if space == NO_SPACE or done & (pieces.ATTACKED | pieces.SCOUTED):
                continue
            at_once |= 1 << space
            if self._is_jaeger(unit):
                at_once |= self.map.adjacent_mask[space]
            if actions >= ACTIONS and not done & pieces.MOVED:
                further |= self.board.reach_mask[space] & ~self.occupied
        went = NO_UNIT if to == NO_SPACE else did
        gains = [gain for unit, gain in self._gains[squad].items() if unit != went]
        first, second, *_ = sorted([*gains, 0.0, 0.0], reverse=True)
        if actions < ACTIONS:
            return at_once, 0, first, first, first
        return at_once, further, first + second, second, first + second

    def _is_jaeger(self, unit: Unit) -> bool:
        squad, seen = pieces.SQUAD_OF[unit], self.seen
        is_able = seen.specialists[squad] == pieces.JAEGER and seen.uses[squad]
        return bool(is_able) and unit == pieces.OFFICER_OF[squad]

    def _with(self, squad: Squad, reserve: Reserve) -> list[Reserve]:
        reserves = self._reserves.copy()
        reserves[squad] = reserve
        return reserves

    def _outlook(self, inside: SpaceMask, whole: float, reserves: list[Reserve]) -> float:
        """What can still be gained if the sniper is in one of these spaces, which is as likely as `whole`."""
        total = whole * sum([reserve[2] for reserve in reserves])
        squares = 0.0
        free = [reserve for reserve in reserves if reserve[0] | reserve[1]]
        for space, chance in self.ranked:
            if not inside >> space & 1:
                continue
            squares += chance * chance
            least, best = self.wound * chance, None
            for reserve in free:
                if reserve[0] >> space & 1:
                    cost = COSTS * reserve[3] * whole
                elif reserve[1] >> space & 1:
                    cost = COSTS * reserve[4] * whole
                else:
                    continue
                if cost < least:
                    least, best = cost, reserve
            if best is not None:
                total += self.wound * chance - least
                free.remove(best)
        return total + (TRACKING * squares / whole if whole else 0.0)

    # ---- moves

    def _asked(self, spaces: SpaceMask, squad: Squad, actions: int) -> float:
        """What an answer is worth to a squad with so many actions after it; less to who takes less care."""
        yes = sum([chance for space, chance in self.ranked if spaces >> space & 1])
        no = sum([chance for space, chance in self.ranked if not spaces >> space & 1])
        if yes < LEAST_CHANCE or no < LEAST_CHANCE:
            return NOTHING
        reserves = self._with(squad, self._reserve(squad, actions))
        found = self._outlook(spaces, yes, reserves) + self._outlook(~spaces, no, reserves)
        return self.now + self.care * (1 + FIRST) * (found - self.now)

    def _struck(self, unit: Unit, space: Space, hit: float = 1.0) -> float:
        """What a strike is worth that hits so likely if the sniper is there: a miss is an answer, too."""
        chance = self.chances[space]
        if not chance:
            return NOTHING
        squad = pieces.SQUAD_OF[unit]
        reserves = self._with(squad, self._reserve(squad, self.seen.actions[squad] - 1, unit))
        missed = self._outlook(~(1 << space), max(0.0, sum(self.chances) - chance), reserves)
        found = (1 + FIRST) * (self.wound + TRACKING) + sum([reserve[2] for reserve in reserves])
        return hit * chance * found + missed - ACTION

    def intel(self, move: moves.Intel) -> float:
        """Both actions for one answer, which all squads go by."""
        return super().intel(move) + INTEL

    def attack(self, move: moves.Attack) -> float:
        """A strike where the unit stands."""
        return self._struck(move.unit, self.seen.units[move.unit])

    def pounce(self, move: moves.Pounce) -> float:
        """A strike beside the officer."""
        return self._struck(self._officer(pieces.JAEGER), move.space) - SPECIALIST_USE

    def aim(self, move: moves.Aim) -> float:
        """A shot from afar, where it is likely enough."""
        if self.chances[move.space] < LEAST_AIM:
            return NOTHING
        seen = self.seen
        far = aim_distance(self.map, seen.units, seen.specialists, move.space)
        most = min(MOST_TOKENS, sum(seen.bag))
        hit = max([odds(seen.bag, far, tokens).hit for tokens in range(far, most + 1)])
        return self._struck(self._officer(pieces.SNIPER), move.space, hit) - SPECIALIST_USE

    def _officer(self, specialist: Specialist) -> Unit:
        return pieces.OFFICER_OF[self.seen.specialists.index(specialist)]

    def march(self, move: moves.March) -> float:
        """A better place, and a strike there if an action is left for it."""
        squad = pieces.SQUAD_OF[move.unit]
        value = self.moved(move)
        if self.seen.actions[squad] < ACTIONS:
            # Nobody marches onto the likeliest space who can no longer strike: who is there just leaves
            # (SE-104).
            chance = self.chances[move.space]
            if chance >= LEAST_POUNCE and chance == self.ranked[0][1]:
                return NOTHING
            value -= CLOSE * chance
        else:
            value += FIRST * (self.wound + TRACKING) * self.chances[move.space]
        return value + self._gone(move)

    def deploy(self, move: moves.Deploy) -> float:
        """A unit more, which may strike where it stands."""
        return self.deployed(move) + self._gone(move)

    def _gone(self, move: moves.March | moves.Deploy) -> float:
        """The outlook when a unit has gone to a space."""
        squad = pieces.SQUAD_OF[move.unit]
        reserve = self._reserve(squad, self.seen.actions[squad] - 1, move.unit, move.space)
        return self._outlook(-1, 1.0, self._with(squad, reserve))

    def done(self, move: moves.Done) -> float:
        """What the squads of others can still gain."""
        own = {pieces.SQUAD_OF[one.unit] for one in self.seen.moves if isinstance(one, UNIT_ACTIONS)}
        others = [IDLE if squad in own else reserve for squad, reserve in enumerate(self._reserves)]
        return self._outlook(-1, 1.0, others)


UNIT_ACTIONS: Final = (moves.March, moves.Attack, moves.Spot, moves.Sweep, moves.Deploy)
VALUES: Final[dict[type, Callable[[Hunt, Any], float]]] = {
    moves.Done: Hunt.done,
    moves.Dismiss: lambda turn, move: NOTHING,  # never worth it
    moves.Intel: Hunt.intel,
    moves.Sweep: Hunt.sweep,
    moves.Spot: Hunt.spot,
    moves.Attack: Hunt.attack,
    moves.March: Hunt.march,
    moves.Deploy: Hunt.deploy,
    moves.Radio: lambda turn, move: turn.now + turn.called(move),
    moves.Unleash: lambda turn, move: turn.now + turn.unleashed(move),
    moves.Pounce: Hunt.pounce,
    moves.Aim: Hunt.aim,
    moves.Scout: lambda turn, move: turn.now + turn.scouted(move),
}
