"""A player of Wolfenstein who has read the rules once: a yardstick for how missions welcome newcomers.

It shares nothing with the levels of bots. It shoots what it can hit, picks up what lies beside the way, walks
the shortest way to what the mission asks for, waits for those behind, and helps who bleeds. It does not look
at what enemies will do, at noise or at threat.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import Any, Final

from kordon.engine.bits import mask_of, members
from kordon.games.wolfenstein import moves
from kordon.games.wolfenstein.board.mission import load
from kordon.games.wolfenstein.content import goals as gl
from kordon.games.wolfenstein.content.tables import ENEMIES, ENEMY, EQUIPMENT, FIGURE_OF, GEAR_OF
from kordon.games.wolfenstein.observation import WolfensteinObservation
from kordon.games.wolfenstein.pieces import HERO_TURN, NOWHERE, WHICH_OPTION, Square
from kordon.lab.strangers import Stranger, steps_to

FAR: Final = 10_000
AHEAD: Final = 7  # steps that nobody goes ahead of the last one
TOUGH: Final = 3  # life and armour above this ask for the special mode
HURT: Final = 2  # life lost that is worth a bandage


class Newcomer(Stranger):
    """Plays its seat's heroes one after the other, each by the first of its habits that fits."""

    seen: WolfensteinObservation

    def choose(self, within: float | None = None) -> Any:
        """What a newcomer does now."""
        seen = self.seen
        if len(seen.moves) == 1:
            return seen.moves[0]
        self.mission = load(seen.options.mission)
        self.board = self.mission.board
        self.by_kind: dict[type, list[Any]] = defaultdict(list)
        for move in seen.moves:
            self.by_kind[type(move)].append(move)
        if seen.pending:
            # The first option of an event helps somebody; anything else is left to chance.
            return seen.moves[0] if seen.pending[0][0] == WHICH_OPTION else self.source.choice(seen.moves)
        return self._turn() if seen.phase == HERO_TURN else self._between_turns()

    def _between_turns(self) -> Any:
        """Allies attack the weakest, and whole heroes act first."""
        if attacks := self.by_kind[moves.Attack]:
            return self._weakest(attacks)
        if heroes := self.by_kind[moves.Activate]:  # heroes who bleed act last
            return min(heroes, key=lambda move: self.seen.bleeding >> move.slot & 1)
        steps = [move for move in self.seen.moves if isinstance(move, moves.Step | moves.EndTurn)]
        return self.source.choice(steps or list(self.seen.moves))

    # ---- a hero's turn

    def _turn(self) -> Any:
        seen, by_kind = self.seen, self.by_kind
        for kind in (moves.Help, moves.Work, moves.Wear):
            if by_kind[kind]:
                return by_kind[kind][0]
        if urgent := self._bandage() or self._attack():
            return urgent
        if by_kind[moves.Search]:
            return by_kind[moves.Search][0]
        if by_kind[moves.Reload] and seen.reloads >> seen.active[seen.hero] & 1:
            return moves.Reload(by_kind[moves.Reload][0].seat, seen.active[seen.hero])
        return self._walk() or (by_kind[moves.EndTurn] or seen.moves)[0]

    def _bandage(self) -> Any:
        """A bandage, if the hero is hurt."""
        seen = self.seen
        if seen.base_life[seen.hero] - seen.life[seen.hero] < HURT:
            return None
        return next((move for move in self.by_kind[moves.UseGear] if _does(move.card, "Heal")), None)

    def _attack(self) -> Any:
        """A grenade, then a shot, with the special mode at the tough; then once more, if not yet tired."""
        thrown = [
            move
            for move in self.by_kind[moves.UseGear]
            if _does(move.card, "Damage", "Stun") and not self._friends_near(move.target)
        ]
        if thrown:
            return self.source.choice(thrown)
        if shots := self.by_kind[moves.Attack]:
            return self._shot(shots)
        if kills := self.by_kind[moves.SilentKill]:
            return self._weakest(kills)
        if (again := self.by_kind[moves.Exhaust]) and not self.seen.attacks and self._is_threatened():
            return again[0]
        return None

    def _shot(self, shots: list[Any]) -> Any:
        """At the weakest, with the special mode if even that one is tough."""
        weakest = self._toughness(self._weakest(shots))
        wanted = [move for move in shots if self._toughness(move) == weakest]
        return next((move for move in wanted if bool(move.mode) == (weakest > TOUGH)), wanted[0])

    def _weakest(self, attacks: list[Any]) -> Any:
        return min(attacks, key=self._toughness)

    def _toughness(self, attack: Any) -> int:
        figure: int = attack.figure
        return self.seen.enemy_life[figure] + self.seen.enemy_armour[figure]

    def _is_threatened(self) -> bool:
        seen, here = self.seen, self.seen.hero_at[self.seen.hero]
        enemies = [seen.enemy_at[figure] for figure in members(seen.alive) if figure not in seen.allies]
        return any(self.board.distance(here, enemy) <= 4 for enemy in enemies)

    def _friends_near(self, square: Square) -> bool:
        return any(
            at != NOWHERE and slot != self.seen.hero and self.board.distance(square, at) <= 1
            for slot, at in enumerate(self.seen.hero_at)
        )

    # ---- ways

    def _walk(self) -> Any:
        """A step that brings the hero nearer, or the door that is in the way."""
        here = self.seen.hero_at[self.seen.hero]
        goals = self._places()
        costs = self._costs(goals, self.seen.barred)
        if here not in costs:
            costs = self._costs(goals, 0)
        left = costs.get(here, FAR)
        stuck = not self.by_kind[moves.EndTurn]
        if not stuck and self._is_ahead(costs):
            return None
        for journey in self.by_kind[moves.Travel]:
            if costs.get(journey.to, FAR) < left:
                return journey
        if here in goals and not stuck:
            return None
        best = min(self.by_kind[moves.Step], key=lambda move: costs.get(move.to, FAR), default=None)
        if best is not None and (stuck or costs.get(best.to, FAR) < left):
            return best
        in_the_way = self.by_kind[moves.Open] or self.by_kind[moves.Burn]
        return in_the_way[0] if in_the_way else None

    def _is_ahead(self, costs: dict[Square, int]) -> bool:
        """Whether the hero would leave the others behind."""
        seen = self.seen
        heroes = list(enumerate(seen.hero_at))
        if any(square == NOWHERE and not seen.dead >> slot & 1 for slot, square in heroes):
            return False
        others = [
            costs.get(square, FAR)
            for slot, square in heroes
            if square != NOWHERE and slot != seen.hero and not seen.bleeding >> slot & 1
        ]
        own = costs.get(seen.hero_at[seen.hero], FAR)
        return bool(others) and max(others) < FAR and max(others) - own > AHEAD

    def _places(self) -> set[Square]:
        """Where the hero is needed: beside who bleeds, where open goals are, then at a hero start."""
        seen = self.seen
        fallen = [seen.hero_at[slot] for slot in members(seen.bleeding) if slot != seen.hero]
        if fallen:
            return self._beside(fallen)
        goals = [goal for number, goal in enumerate(self.mission.goals) if not seen.goals_done >> number & 1]
        places = [self._places_of(goal) for goal in goals]
        wanted = [] if None in places else [square for found in places for square in found or ()]
        return self._beside(wanted) if wanted else {*self.board.starts, *self._beside(self.board.starts)}

    def _places_of(self, goal: gl.Goal) -> list[Square] | None:
        """What a goal is about; None if somebody already carries it home."""
        seen = self.seen
        match goal:
            case gl.Kill(enemy=enemy):
                kinds = _kinds_to_kill(enemy)
                return [seen.enemy_at[one] for one in members(seen.garrison) if FIGURE_OF[one] in kinds]
            case gl.Take() | gl.Destroy() | gl.Carry():
                square = seen.objective_at["ABCD".index(goal.objective)]
                if square != NOWHERE:
                    return [square]
                return None if any(seen.objectives_by) else []
            case gl.Finish():
                return None if any(seen.tasks) else members(seen.event_tokens)
        return []

    def _beside(self, places: Iterable[Square]) -> set[Square]:
        return {square for place in places for square in members(self.board.neighbours(place, 0, 0))}

    def _costs(self, goals: set[Square], barred: int) -> dict[Square, int]:
        """Steps from every square to the nearest of these, through doors and passages, around tokens."""
        seen = self.seen
        objectives = mask_of([square for square in seen.objective_at if square != NOWHERE])
        blocked = seen.event_tokens | seen.chest_tokens | objectives

        def ways(square: Square) -> list[Square]:
            open_ways = members(self.board.neighbours(square, seen.closed, barred) & ~blocked)
            return [*open_ways, *self._ways_to_open(square)]

        return steps_to([square for square in goals if not blocked >> square & 1], ways)

    def _ways_to_open(self, square: Square) -> Iterator[Square]:
        """Where closed doors and passages lead."""
        doors = members(self.board.touching_doors[square] & self.seen.closed)
        edges = [edge for door in doors for edge in self.board.doors[door].edges]
        for a, b in (*edges, *self.board.passages):
            if square in (a, b):
                yield b if a == square else a


def _does(card: int, *effects: str) -> bool:
    """Whether the use of a piece of equipment has one of these effects."""
    use = EQUIPMENT[GEAR_OF[card]].use
    return use is not None and any(type(effect).__name__ in effects for effect in use.effects)


def _kinds_to_kill(enemy: str) -> set[int]:
    """An enemy, and those that bring it or turn into it."""
    return {ENEMY[enemy]} | {
        kind
        for kind, other in enumerate(ENEMIES)
        if any(getattr(trait, "enemy", "") == enemy for trait in other.traits)
    }
