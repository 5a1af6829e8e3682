"""One decision of the defenders: squads that ask go before squads that strike, the rest cut off what is left.

Everything is weighed by the chances of where the sniper is, as far as what this sniper did so far says to
trust them (`suspicion`). A question is worth what it adds to the strikes of the
squads that still can; a strike its chance to hit; a march what the unit guards from its new place: objectives
that may still be wanted, the neighbourhood of the sniper, and a net that leaves few spaces out of reach where
the sniper may go next. Squads of other players count as able to strike
until they have acted.
"""

# Not compiled: mypyc takes the sum of floats for an int.
from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import exp
from typing import Any, Final

from kordon.engine.bits import mask_of, members
from kordon.engine.knowledge import Option
from kordon.games.sniper import moves, pieces
from kordon.games.sniper.belief.belief import SniperBelief
from kordon.games.sniper.board import FAR, Board, board_of
from kordon.games.sniper.knowledge.routes import reach_of_squads
from kordon.games.sniper.knowledge.suspicion import Suspicion
from kordon.games.sniper.observation import SniperObservation
from kordon.games.sniper.pieces import NO_SPACE, OBJECTIVES, Space, SpaceMask, Squad, Unit
from kordon.games.sniper.rules.rounds import ACTIONS
from kordon.games.sniper.rules.shooting import odds
from kordon.games.sniper.rules.specialists import MOST_TOKENS, aim_distance

# In winning chances; a hit counts more than it is worth, for what is likely is trusted less than it is told.
WOUND: Final = (1.2, 1.25)  # a hit, by wounds already there
TRACKING: Final = 0.8  # to know better where the sniper is
ACTION: Final = 0.0026  # what an action is worth at least
BLOCK: Final = 0.82  # a unit on an objective that is surely wanted, with the sniper beside it
BESIDE_BLOCK: Final = 0.36  # of that, for a unit one step away
CLOSE: Final = 0.48  # a unit beside the sniper
ON_BOARD: Final = 0.068
OFFICER_ON_BOARD: Final = 0.086
DOG: Final = 0.067
SCOUTING: Final = 0.03
CROWDED: Final = 0.2  # how much less a unit is worth for each comrade beside it
NET: Final = 0.35  # squads that can come to where the sniper may go next
SQUADS_THERE: Final = (0.0, 1.0, 1.8, 2.2)  # of that, by how many can

FALLOFF: Final = 2.5  # steps over which a unit's use falls to a third
FARTHEST: Final = 8
LEAST_CHANCE: Final = 0.01  # of a space that is thought of
PLAIN: Final = 0.4  # as told, of a space that nobody overlooks
SEEN: Final = 0.9  # of a space where everybody sees that the sniper is
LIKELY: Final = 0.12  # of a space that a novice strikes at
CURIOUS: Final = 0.35  # what an answer is worth to a novice that is as likely yes as no
LEAST_POUNCE: Final = 0.06
LEAST_AIM: Final = 0.12
FIRST_DOG: Final = 9  # countdown
NOTHING: Final = -1.0


class DefendersTurn:
    """One decision in the defenders' turn."""

    def __init__(
        self,
        seen: SniperObservation,
        belief: SniperBelief,
        suspicion: Suspicion,
        care: float = 1.0,
        overlooked: SpaceMask = 0,
        remembered: list[float] | None = None,
    ) -> None:
        self.seen = seen
        self.board = board_of(seen.options.map)
        self.map = self.board.map
        self.care = care
        # What a novice goes by instead of what is possible.
        self.remembered = remembered
        told = belief.spaces()
        if remembered is not None:
            is_seen = max(told) >= SEEN
            told = [chance if chance >= SEEN else 0.0 for chance in told] if is_seen else remembered
        self.chances: list[float] = [
            0.0 if overlooked >> space & 1 and told[space] < PLAIN else chance
            for space, chance in enumerate(suspicion.chances(told, works_it_out=remembered is None))
        ]
        self.ranked: list[tuple[Space, float]] = sorted(
            [(space, chance) for space, chance in enumerate(self.chances) if chance > 0],
            key=lambda row: -row[1],
        )
        self.occupied: SpaceMask = sum([1 << space for space in seen.units if space != NO_SPACE])
        self.awaited: SpaceMask = self._awaited()
        self.wound = WOUND[min(seen.wounds, 1)]
        self.blocks: dict[Space, float] = {}  # by objective space: what keeping the sniper off it is worth
        self.wanted = self._wanted(belief)
        self.worth = self._worths(self.wanted)
        self.strikes = [self._strike_mask(squad, seen.actions[squad]) for squad in range(pieces.SQUADS)]
        self.plain = self.wound * self.hits(-1, self.strikes)
        self._later = self._next_turn()
        self._reached = reach_of_squads(self.board, seen.units)
        self._nets: dict[tuple[Unit, Space], float] = {}

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
            squad = squad_of(move)
            if squad >= 0 and not isinstance(move, QUESTIONS):
                others[squad] = max(others[squad], value)
        for move, value in values.items():
            if isinstance(move, QUESTIONS) and value > others[squad_of(move)]:
                values[move] = most + value

    # ---- what places are worth

    def _wanted(self, belief: SniperBelief) -> dict[Space, float]:
        """By objective space that is left: the chance that the sniper still needs it."""
        if self.remembered is not None:
            left = goals_left(self.seen)
            return {space: 2 / len(left) for space in left}
        wanted = dict.fromkeys(range(1, OBJECTIVES + 1), 0.0)
        for pair, chance in belief.pairs().items():
            for number in pair:
                wanted[number] += chance
        return {
            self.map.objective_spaces[number]: chance
            for number, chance in wanted.items()
            if number not in self.seen.completed and chance > 0
        }

    def _worths(self, wanted: dict[Space, float]) -> list[float]:
        """By space: what a unit there is worth, comrades apart."""
        worth = [0.0] * self.map.size
        for space, chance in self.ranked:
            if chance < LEAST_CHANCE:
                break
            for other, steps in enumerate(self.board.steps_to(1 << space)):
                if steps < FARTHEST:
                    worth[other] += CLOSE * chance * exp(-steps / FALLOFF)
        for goal, chance in wanted.items():
            steps_to = self.board.steps_to(1 << goal)
            near = sum(
                [p * exp(-steps_to[at] / (2 * FALLOFF)) for at, p in self.ranked if steps_to[at] < FAR]
            )
            block = self.blocks[goal] = BLOCK * chance * near
            worth[goal] += block
            for other, steps in enumerate(steps_to):
                if 0 < steps <= 2:
                    worth[other] += block * BESIDE_BLOCK / steps
        return worth

    def _awaited(self) -> SpaceMask:
        """The start spaces of officers off the board: a unit that stands there keeps them off it (SE-508)."""
        units, starts = self.seen.units, self.map.officer_starts
        return mask_of(
            [starts[squad] for squad in range(pieces.SQUADS) if units[pieces.OFFICER_OF[squad]] == NO_SPACE]
        )

    def _guards(self, unit: Unit, space: Space) -> float:
        """What the unit is worth in a space: less where comrades stand already or an officer has to."""
        comrades = self.map.adjacent_mask[space] & self.occupied
        here = self.seen.units[unit]
        if here != NO_SPACE:
            comrades &= ~(1 << here)
        price = ON_BOARD + OFFICER_ON_BOARD if self.awaited >> space & 1 else 0.0
        return self.worth[space] / (1 + CROWDED * comrades.bit_count()) + self._net(unit, space) - price

    def _next_turn(self) -> list[tuple[Space, float]]:
        """Where the sniper may be after one more walk; all ends of one are as likely."""
        later: dict[Space, float] = {}
        for space, chance in self.ranked:
            ends = members(walk_ends(self.board)[space] & ~self.occupied)
            for end in ends:
                later[end] = later.get(end, 0.0) + chance / len(ends)
        return list(later.items())

    def _net(self, unit: Unit, space: Space) -> float:
        """What of that squads can come to, with the unit in a space or off the board."""
        if self.remembered is not None:
            return 0.0
        key = unit, space
        if key not in self._nets:
            squad = pieces.SQUAD_OF[unit]
            own = 0 if space == NO_SPACE else self.board.reach_mask[space] | 1 << space
            for other in pieces.UNITS_OF[squad]:
                at = self.seen.units[other]
                if other != unit and at != NO_SPACE:
                    own |= self.board.reach_mask[at] | 1 << at
            one, two = [mask for other, mask in enumerate(self._reached) if other != squad]
            self._nets[key] = NET * sum(
                [
                    chance * SQUADS_THERE[(own >> at & 1) + (one >> at & 1) + (two >> at & 1)]
                    for at, chance in self._later
                ]
            )
        return self._nets[key]

    # ---- strikes and questions

    def _strike_mask(self, squad: Squad, actions: int) -> SpaceMask:
        """Where the squad can still strike this turn with so many actions."""
        mask = 0
        for unit in pieces.UNITS_OF[squad] if actions else ():
            space, did = self.seen.units[unit], self.seen.did[unit]
            if space == NO_SPACE or did & (pieces.ATTACKED | pieces.SCOUTED):
                continue
            mask |= 1 << space
            if actions >= ACTIONS and not did & pieces.MOVED:
                mask |= self.board.reach_mask[space] & ~self.occupied
        return mask

    def hits(self, inside: SpaceMask, strikes: list[SpaceMask]) -> float:
        """The chance that the sniper is in one of these spaces and is hit by one strike of each squad."""
        total = 0.0
        taken = 0
        for mask in strikes:
            free = mask & inside & ~taken
            if free:
                for space, chance in self.ranked:
                    if free >> space & 1:
                        total += chance
                        taken |= 1 << space
                        break
        return total

    def _question(self, spaces: SpaceMask, squad: Squad, actions: int) -> float:
        """What it is worth that a squad learns whether the sniper is in one of these spaces.

        The others strike after it, and so does the squad with the actions that it has left.
        """
        yes = no = squares_yes = squares_no = 0.0
        for space, chance in self.ranked:
            if spaces >> space & 1:
                yes += chance
                squares_yes += chance * chance
            else:
                no += chance
                squares_no += chance * chance
        if yes < LEAST_CHANCE or no < LEAST_CHANCE:
            return NOTHING
        if self.remembered is not None:
            return CURIOUS * yes * (1 - yes) * (actions + 1) / ACTIONS
        strikes = self.strikes.copy()
        strikes[squad] = self._strike_mask(squad, actions)
        sharper = squares_yes / yes + squares_no / no - squares_yes - squares_no
        hits = self.hits(spaces, strikes) + self.hits(~spaces, strikes)
        return self.care * (self.wound * hits + TRACKING * sharper) - self.plain

    # ---- moves

    def intel(self, move: moves.Intel) -> float:
        """Both actions for one answer."""
        return self._question(self.map.sector_mask[move.squad], move.squad, 0) + ACTION

    def sweep(self, move: moves.Sweep) -> float:
        """One action for an answer about three spaces; where only one is possible, spotting it tells more."""
        asked = [self.seen.units[move.unit], *move.spaces]
        is_spot = sum([self.chances[space] > 0 for space in asked]) == 1
        squad = pieces.SQUAD_OF[move.unit]
        price = 3 * ACTION if is_spot else ACTION
        return self._question(mask_of(asked), squad, self.seen.actions[squad] - 1) - price

    def spot(self, move: moves.Spot) -> float:
        """One action for an answer about one space."""
        squad = pieces.SQUAD_OF[move.unit]
        return self._question(1 << move.space, squad, self.seen.actions[squad] - 1) - 2 * ACTION

    def attack(self, move: moves.Attack) -> float:
        """A strike where the unit stands."""
        return self._struck(self.seen.units[move.unit]) - ACTION

    def _struck(self, space: Space) -> float:
        """What a strike there is worth; a novice strikes only where it seems likely."""
        chance = self.chances[space]
        is_blind = self.remembered is not None and chance < LIKELY
        return 0.0 if is_blind else self.wound * chance

    def march(self, move: moves.March) -> float:
        """A better place, and a strike there if an action is left for it.

        Who strikes from a worse place loses only what it guarded: an objective that may be wanted.
        """
        unit, here = move.unit, self.seen.units[move.unit]
        value = self._guards(unit, move.space) - self._guards(unit, here) - ACTION
        if self.seen.actions[pieces.SQUAD_OF[unit]] >= ACTIONS and not self.seen.did[unit] & pieces.ATTACKED:
            strike = self._struck(move.space) - self.blocks.get(here, 0.0) - 2 * ACTION
            return max(value, strike, strike + value / 2)
        # Nobody marches onto the likeliest space who can no longer strike: who is there just leaves (SE-104).
        chance = self.chances[move.space]
        is_likeliest = chance >= LEAST_POUNCE and chance == self.ranked[0][1]
        return NOTHING if is_likeliest else value - CLOSE * chance

    def deploy(self, move: moves.Deploy) -> float:
        """A unit more."""
        officer = OFFICER_ON_BOARD if pieces.OFFICERS_MASK >> move.unit & 1 else 0.0
        return self._joins(move.unit, move.space) + ON_BOARD + officer

    def _joins(self, unit: Unit, space: Space) -> float:
        """What a unit from off the board adds in a space to what the others do."""
        return self._guards(unit, space) - self._net(unit, NO_SPACE)

    # ---- specialists

    def radio(self, move: moves.Radio) -> float:
        """A unit more, for no action."""
        return self._joins(move.unit, move.space) + 2 * ON_BOARD

    def unleash(self, move: moves.Unleash) -> float:
        """A dog where the sniper is likely to pass; not before anything is known."""
        if self.seen.countdown > FIRST_DOG:
            return NOTHING
        return DOG * (self.worth[move.space] + self.chances[move.space])

    def pounce(self, move: moves.Pounce) -> float:
        """A strike beside the officer, where it is likely enough for one of two uses."""
        chance = self.chances[move.space]
        return self.wound * chance - 1.5 * ACTION if chance >= LEAST_POUNCE else NOTHING

    def aim(self, move: moves.Aim) -> float:
        """A shot from afar, where it is likely enough."""
        chance = self.chances[move.space]
        if chance < LEAST_AIM:
            return NOTHING
        seen = self.seen
        far = aim_distance(self.map, seen.units, seen.specialists, move.space)
        most = min(MOST_TOKENS, sum(seen.bag))
        hit = max([odds(seen.bag, far, tokens).hit for tokens in range(far, most + 1)])
        return self.wound * chance * hit - 1.5 * ACTION

    def scout(self, move: moves.Scout) -> float:
        """A soldier to where he is needed most; he does nothing else."""
        unit, here = move.unit, self.seen.units[move.unit]
        return self._guards(unit, move.space) - self._guards(unit, here) - SCOUTING


@cache
def walk_ends(board: Board) -> list[SpaceMask]:
    """By space: where a walk from it can end, itself among them."""
    return [
        1 << space | mask_of([walk.path[-1] for walk in walks]) for space, walks in enumerate(board.walks)
    ]


def goals_left(seen: SniperObservation) -> list[Space]:
    """The spaces of objectives that nobody has completed."""
    spaces = board_of(seen.options.map).map.objective_spaces
    return [spaces[number] for number in range(1, OBJECTIVES + 1) if number not in seen.completed]


def squad_of(move: Any) -> Squad:
    """The squad whose actions a move takes; −1 for none."""
    if isinstance(move, moves.Intel):
        return move.squad
    return pieces.SQUAD_OF[move.unit] if isinstance(move, UNIT_ACTIONS) else -1


QUESTIONS: Final = (moves.Intel, moves.Sweep, moves.Spot)
UNIT_ACTIONS: Final = (moves.March, moves.Attack, moves.Spot, moves.Sweep, moves.Deploy)
VALUES: Final[dict[type, Callable[[DefendersTurn, Any], float]]] = {
    moves.Done: lambda turn, move: 0.0,
    moves.Dismiss: lambda turn, move: NOTHING,  # never worth it
    moves.Intel: DefendersTurn.intel,
    moves.Sweep: DefendersTurn.sweep,
    moves.Spot: DefendersTurn.spot,
    moves.Attack: DefendersTurn.attack,
    moves.March: DefendersTurn.march,
    moves.Deploy: DefendersTurn.deploy,
    moves.Radio: DefendersTurn.radio,
    moves.Unleash: DefendersTurn.unleash,
    moves.Pounce: DefendersTurn.pounce,
    moves.Aim: DefendersTurn.aim,
    moves.Scout: DefendersTurn.scout,
}
