"""What places are worth to the defenders' units, by the chances of where the sniper is.

Chances are trusted as far as what this sniper did so far says (`suspicion`). A unit's place is worth what it
guards: objectives that may still be wanted, the neighbourhood of the sniper, and a net that leaves few spaces
out of reach where the sniper may go next.
"""

# Not compiled: mypyc takes the sum of floats for an int.
from __future__ import annotations

from functools import cache
from math import exp
from typing import Final

from kordon.engine.bits import mask_of, members
from kordon.games.sniper import moves, pieces
from kordon.games.sniper.belief.belief import SniperBelief
from kordon.games.sniper.board import FAR, Board, board_of
from kordon.games.sniper.knowledge.routes import reach_of_squads
from kordon.games.sniper.knowledge.suspicion import Suspicion
from kordon.games.sniper.observation import SniperObservation
from kordon.games.sniper.pieces import NO_SPACE, OBJECTIVES, Space, SpaceMask, Squad, Unit

# In winning chances; a hit counts more than it is worth, for what is likely is trusted less than it is told.
WOUND: Final = (1.2, 1.25)  # a hit, by wounds already there
ACTION: Final = 0.0026  # what an action is worth at least
BLOCK: Final = 0.82  # a unit on an objective that is surely wanted, with the sniper beside it
BESIDE_BLOCK: Final = 0.36  # of that, for a unit one step away
CLOSE: Final = 0.8  # a unit beside the sniper
ON_BOARD: Final = 0.068
OFFICER_ON_BOARD: Final = 0.086
DOG: Final = 0.067
SCOUTING: Final = 0.03
CROWDED: Final = 0.2  # how much less a unit is worth for each comrade beside it
NET: Final = 0.43  # squads that can come to where the sniper may go next
SQUADS_THERE: Final = (0.0, 1.0, 1.8, 2.2)  # of that, by how many can

EXPOSED: Final = 0.0  # to stand where the sniper surely has a shot from beside
FARTHEST_SHOT: Final = 4
FALLOFF: Final = 2.5  # steps over which a unit's use falls to a third
FARTHEST: Final = 8
LEAST_CHANCE: Final = 0.01  # of a space that is thought of
PLAIN: Final = 0.4  # as told, of a space that nobody overlooks
LEAST_POUNCE: Final = 0.06
LEAST_AIM: Final = 0.12
FIRST_DOG: Final = 9  # countdown
NOTHING: Final = -1.0


class Guarding:
    """What the defenders go by in one decision."""

    def __init__(
        self,
        seen: SniperObservation,
        belief: SniperBelief,
        suspicion: Suspicion,
        care: float = 1.0,
        overlooked: SpaceMask = 0,
    ) -> None:
        self.seen = seen
        self.board = board_of(seen.options.map)
        self.map = self.board.map
        self.care = care
        told = self._told(belief)
        self.chances: list[float] = [
            0.0 if overlooked >> space & 1 and told[space] < PLAIN else chance
            for space, chance in enumerate(self._trusted(suspicion, told))
        ]
        self.ranked: list[tuple[Space, float]] = sorted(
            [(space, chance) for space, chance in enumerate(self.chances) if chance > 0],
            key=lambda row: -row[1],
        )
        self.occupied: SpaceMask = sum([1 << space for space in seen.units if space != NO_SPACE])
        self.awaited: SpaceMask = self._awaited()
        self.wound = WOUND[min(seen.wounds, 1)]
        self.blocks: dict[Space, float] = {}  # by objective space: what keeping the sniper off it is worth
        self.wanted = self._wanted(belief, suspicion)
        self.worth = self._worths(self.wanted)
        self._exposed = self._in_sight()
        self._later = self._next_turn()
        self._reached = reach_of_squads(self.board, seen.units)
        self._nets: dict[tuple[Unit, Space], float] = {}
        self._prepare()

    def _prepare(self) -> None:
        """Whatever else a decision goes by."""

    def _told(self, belief: SniperBelief) -> list[float]:
        """By space: what is known of where the sniper is."""
        return belief.spaces()

    def _trusted(self, suspicion: Suspicion, told: list[float]) -> list[float]:
        """The same as far as it is to be trusted."""
        return suspicion.chances(told)

    # ---- what places are worth

    def _wanted(self, belief: SniperBelief, suspicion: Suspicion) -> dict[Space, float]:
        """By objective space that is left: the chance that the sniper still needs it."""
        wanted = dict.fromkeys(range(1, OBJECTIVES + 1), 0.0)
        for pair, chance in belief.pairs().items():
            for number in pair:
                wanted[number] += chance
        left = {
            number: chance
            for number, chance in wanted.items()
            if number not in self.seen.completed and chance > 0
        }
        return {
            self.map.objective_spaces[number]: chance
            for number, chance in suspicion.wanted(left, self.board).items()
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
        price += EXPOSED * self._exposed[space]
        return self.worth[space] / (1 + CROWDED * comrades.bit_count()) + self._net(unit, space) - price

    def _in_sight(self) -> list[float]:
        """By space: how likely the sniper could shoot at a unit there, before walking."""
        exposed = [0.0] * self.map.size
        for space, chance in self.ranked:
            if chance < LEAST_CHANCE:
                break
            far = self.map.distance[space]
            for other in members(self.map.sight_mask[space] | 1 << space):
                if far[other] <= FARTHEST_SHOT:
                    exposed[other] += chance / max(1, far[other])
        return exposed

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

    # ---- questions

    def _asked(self, spaces: SpaceMask, squad: Squad, actions: int) -> float:
        """What an answer about these spaces is worth to a squad with so many actions after it."""
        raise NotImplementedError

    def intel(self, move: moves.Intel) -> float:
        """Both actions for one answer."""
        return self._asked(self.map.sector_mask[move.squad], move.squad, 0) + ACTION

    def sweep(self, move: moves.Sweep) -> float:
        """One action for an answer about three spaces; where only one is possible, spotting it tells more."""
        asked = [self.seen.units[move.unit], *move.spaces]
        is_spot = sum([self.chances[space] > 0 for space in asked]) == 1
        squad = pieces.SQUAD_OF[move.unit]
        price = 3 * ACTION if is_spot else ACTION
        return self._asked(mask_of(asked), squad, self.seen.actions[squad] - 1) - price

    def spot(self, move: moves.Spot) -> float:
        """One action for an answer about one space."""
        squad = pieces.SQUAD_OF[move.unit]
        return self._asked(1 << move.space, squad, self.seen.actions[squad] - 1) - 2 * ACTION

    # ---- moves that only better where units stand

    def moved(self, move: moves.March) -> float:
        """A better place for a unit."""
        here = self.seen.units[move.unit]
        return self._guards(move.unit, move.space) - self._guards(move.unit, here) - ACTION

    def deployed(self, move: moves.Deploy) -> float:
        """A unit more."""
        officer = OFFICER_ON_BOARD if pieces.OFFICERS_MASK >> move.unit & 1 else 0.0
        return self._joins(move.unit, move.space) + ON_BOARD + officer

    def _joins(self, unit: Unit, space: Space) -> float:
        """What a unit from off the board adds in a space to what the others do."""
        return self._guards(unit, space) - self._net(unit, NO_SPACE)

    def called(self, move: moves.Radio) -> float:
        """A unit more, for no action."""
        return self._joins(move.unit, move.space) + 2 * ON_BOARD

    def unleashed(self, move: moves.Unleash) -> float:
        """A dog where the sniper is likely to pass; not before anything is known."""
        if self.seen.countdown > FIRST_DOG:
            return NOTHING
        return DOG * (self.worth[move.space] + self.chances[move.space])

    def scouted(self, move: moves.Scout) -> float:
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
