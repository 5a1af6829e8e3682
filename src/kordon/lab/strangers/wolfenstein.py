"""Strangers for Wolfenstein: one team, whose schools differ in what they go for."""

from __future__ import annotations

from typing import Any, Final

from kordon.engine.bits import members
from kordon.games.wolfenstein import moves
from kordon.games.wolfenstein.observation import WolfensteinObservation
from kordon.games.wolfenstein.pieces import NOWHERE, Square
from kordon.games.wolfenstein.secrets import position_of
from kordon.lab.strangers import Stranger, steps_to

FAR = 99
FIXED: Final[dict[type, float]] = {
    moves.Help: 20.0,
    moves.Reload: 3.0,
    moves.Burn: 1.0,
    moves.Exhaust: -1.0,
    **dict.fromkeys([moves.EndTurn, moves.Choose, moves.Direct, moves.Lead, moves.Pick, moves.Entrust], 0.0),
}
OTHER = -2.0


class TeamStranger(Stranger):
    """Fights who is in reach, helps, works on goals, and walks to what its school likes."""

    seen: WolfensteinObservation

    fight = 10.0
    loot = 4.0
    goal = 6.0
    hunt = 2.0
    caution = 0.0  # for each enemy that stands within four squares at the end of a step
    calm = 0.0  # what an attack costs for each point of threat

    def consider(self) -> None:
        """The ways to all that is wanted, from every square."""
        self.position = position_of(self.seen)
        board, seen = self.position.board, self.seen
        wanted = [square for square in seen.objective_at if square != NOWHERE]
        if not wanted:
            wanted = list(board.starts)
        enemies = [seen.enemy_at[figure] for figure in members(self.position.enemies)]
        self.enemies = enemies
        tokens = members(seen.event_tokens | seen.chest_tokens)

        def ways(square: Square) -> list[Square]:
            return members(board.neighbours(square, 0, 0))  # past doors and everybody

        likes = ((self.goal, wanted), (self.hunt, enemies), (self.loot, tokens))
        self.ways = [(like, steps_to(goals, ways)) for like, goals in likes]

    def place(self, square: Square) -> float:
        """What it is worth to stand there."""
        likes = sum([like / (2 + steps.get(square, FAR)) for like, steps in self.ways])
        distance = self.position.board.distance
        return likes - self.caution * sum([distance(square, enemy) <= 4 for enemy in self.enemies])

    def value(self, move: Any) -> float:
        """By the kind of move."""
        seen = self.seen
        here = seen.hero_at[seen.hero] if seen.hero >= 0 else NOWHERE
        match move:
            case moves.Attack() | moves.SilentKill():
                life = seen.enemy_life[move.figure] + seen.enemy_armour[move.figure]
                silent = isinstance(move, moves.SilentKill)
                return self.fight / (1 + 0.1 * life) - (0 if silent else self.calm * seen.threat)
            case moves.Work():
                return 5 * self.goal
            case moves.Search():
                return 2 * self.loot
            case moves.Step(to=to) | moves.Travel(to=to):
                return self.place(to) - self.place(here) - 0.01
            case moves.Open():
                return 0.3 - self.caution
            case moves.Activate(slot=slot):
                return float(seen.life[slot])
        return FIXED.get(type(move), OTHER)


class Rusher(TeamStranger):
    """Straight to the goal."""

    goal, loot, hunt, fight = 20.0, 0.5, 0.5, 4.0


class Cautious(TeamStranger):
    """Keeps away from crowds and shoots from afar."""

    caution, hunt = 0.15, 0.5


class Greedy(TeamStranger):
    """Goes for the next enemy."""

    hunt, fight = 8.0, 15.0


class Looter(TeamStranger):
    """Chests and events first."""

    loot, goal = 12.0, 3.0


class Quiet(TeamStranger):
    """Holds its fire while the alarm is near."""

    calm, hunt, caution = 3.0, 0.5, 0.05


class Learner(TeamStranger):
    """What it goes for was bred by missions on the two easier levels (`kordon.lab.breeding`)."""

    fight, goal, hunt, loot, caution, calm = 15.6, 17.1, 1.66, 0.36, -0.02, -0.04


class FirstTimer(TeamStranger):
    """A sensible newcomer: a bit of everything, and as likely as not a chest."""

    loot, goal, hunt = 5.0, 5.0, 2.0

    def value(self, move: Any) -> float:
        """As others do, with a mind that wanders."""
        return super().value(move) + 0.3 * self.source.random()
