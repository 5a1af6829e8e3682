"""A player of Wolfenstein who has read the rules once: a yardstick for how missions welcome newcomers.

It shares nothing with the levels of bots. It shoots what it can hit, picks up what lies beside the way, walks
the shortest way to what the mission asks for, waits for those behind, and helps who bleeds. It does not look
at what enemies will do, at noise or at threat.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from random import Random
from typing import Any, Final

from kordon.engine.bits import members
from kordon.engine.game import AnyGame
from kordon.engine.records import Delivery, Seat
from kordon.games.wolfenstein import moves
from kordon.games.wolfenstein.board.mission import load
from kordon.games.wolfenstein.content import goals as gl
from kordon.games.wolfenstein.content.tables import ENEMIES, ENEMY, EQUIPMENT, FIGURE_OF, GEAR_OF
from kordon.games.wolfenstein.observation import WolfensteinObservation
from kordon.games.wolfenstein.pieces import HERO_TURN, NOWHERE, WHICH_OPTION, Square

FAR: Final = 10_000
AHEAD: Final = 7  # steps that nobody goes ahead of the last one
TOUGH: Final = 3  # life and armour above this ask for the special mode
HURT: Final = 2  # life lost that is worth a bandage


class Newcomer:
    """Plays its seat's heroes one after the other, each by the first of its habits that fits."""

    def __init__(self, game: AnyGame, seat: Seat, source: Random) -> None:
        self._source = source
        self._seen: WolfensteinObservation | None = None

    def see(self, delivery: Delivery) -> None:
        """Take in the next message of the seat."""
        self._seen = delivery.observation

    def choose(self, within: float | None = None) -> Any:
        """What a newcomer does now."""
        seen = self._seen
        assert seen is not None, "it looks before it chooses"
        if len(seen.moves) == 1:
            return seen.moves[0]
        if seen.pending:
            return self._answer(seen)
        if seen.phase == HERO_TURN:
            return self._turn(seen)
        return self._between_turns(seen)

    def _between_turns(self, seen: WolfensteinObservation) -> Any:
        """Allies attack the weakest, and whole heroes act first."""
        by_kind = _by_kind(seen)
        if moves.Attack in by_kind:
            return _weakest(seen, by_kind[moves.Attack])
        if moves.Activate in by_kind:  # heroes who bleed act last
            return min(by_kind[moves.Activate], key=lambda move: seen.bleeding >> move.slot & 1)
        steps = [move for move in seen.moves if isinstance(move, moves.Step | moves.EndTurn)]
        return self._source.choice(steps or list(seen.moves))

    def _answer(self, seen: WolfensteinObservation) -> Any:
        """The first option of an event, which helps somebody; anything else by chance."""
        if seen.pending[0][0] == WHICH_OPTION:
            return seen.moves[0]
        return self._source.choice(seen.moves)

    # ---- a hero's turn

    def _turn(self, seen: WolfensteinObservation) -> Any:
        by_kind = _by_kind(seen)
        for kind in (moves.Help, moves.Work, moves.Wear):
            if kind in by_kind:
                return by_kind[kind][0]
        if urgent := _bandage(seen, by_kind) or self._attack(seen, by_kind):
            return urgent
        if moves.Search in by_kind:
            return by_kind[moves.Search][0]
        if moves.Reload in by_kind and seen.reloads >> seen.active[seen.hero] & 1:
            return moves.Reload(by_kind[moves.Reload][0].seat, seen.active[seen.hero])
        return self._walk(seen, by_kind) or by_kind.get(moves.EndTurn, list(seen.moves))[0]

    def _attack(self, seen: WolfensteinObservation, by_kind: dict[type, list[Any]]) -> Any:
        """A grenade, then a shot, with the special mode at the tough; then once more, if not yet tired."""
        thrown = [
            move
            for move in by_kind.get(moves.UseGear, [])
            if _explodes(move.card) and not _friends_near(seen, move.target)
        ]
        if thrown:
            return self._source.choice(thrown)
        if moves.Attack in by_kind:
            return _shot(seen, by_kind[moves.Attack])
        if moves.SilentKill in by_kind:
            return _weakest(seen, by_kind[moves.SilentKill])
        if moves.Exhaust in by_kind and not seen.attacks and self._is_threatened(seen):
            return by_kind[moves.Exhaust][0]
        return None

    def _is_threatened(self, seen: WolfensteinObservation) -> bool:
        here, board = seen.hero_at[seen.hero], load(seen.options.mission).board
        return any(board.distance(here, seen.enemy_at[figure]) <= 4 for figure in _enemies(seen))

    # ---- ways

    def _walk(self, seen: WolfensteinObservation, by_kind: dict[type, list[Any]]) -> Any:
        """A step that brings the hero nearer, or the door that is in the way."""
        here = seen.hero_at[seen.hero]
        goals = _places(seen)
        costs = _costs(seen, goals, seen.barred)
        if here not in costs:
            costs = _costs(seen, goals, 0)
        left = costs.get(here, FAR)
        stuck = moves.EndTurn not in by_kind
        if not stuck and self._is_ahead(seen, costs):
            return None
        for journey in by_kind.get(moves.Travel, []):
            if costs.get(journey.to, FAR) < left:
                return journey
        if here in goals and not stuck:
            return None
        best = min(by_kind.get(moves.Step, []), key=lambda move: costs.get(move.to, FAR), default=None)
        if best is not None and (stuck or costs.get(best.to, FAR) < left):
            return best
        in_the_way = by_kind.get(moves.Open) or by_kind.get(moves.Burn)
        return in_the_way[0] if in_the_way else None

    def _is_ahead(self, seen: WolfensteinObservation, costs: dict[Square, int]) -> bool:
        """Whether the hero would leave the others behind."""
        others = [
            costs.get(square, FAR)
            for slot, square in enumerate(seen.hero_at)
            if square != NOWHERE and slot != seen.hero and not seen.bleeding >> slot & 1
        ]
        if NOWHERE in [square for slot, square in enumerate(seen.hero_at) if not seen.dead >> slot & 1]:
            return False
        own = costs.get(seen.hero_at[seen.hero], FAR)
        return bool(others) and max(others) < FAR and max(others) - own > AHEAD


def _by_kind(seen: WolfensteinObservation) -> dict[type, list[Any]]:
    by_kind: dict[type, list[Any]] = {}
    for move in seen.moves:
        by_kind.setdefault(type(move), []).append(move)
    return by_kind


def _bandage(seen: WolfensteinObservation, by_kind: dict[type, list[Any]]) -> Any:
    """A bandage, if the hero is hurt."""
    if seen.base_life[seen.hero] - seen.life[seen.hero] < HURT:
        return None
    return next((move for move in by_kind.get(moves.UseGear, []) if _heals(move.card)), None)


def _weakest(seen: WolfensteinObservation, attacks: list[Any]) -> Any:
    return min(attacks, key=lambda move: _toughness(seen, move.figure))


def _shot(seen: WolfensteinObservation, shots: list[Any]) -> Any:
    """At the weakest, with the special mode if even that one is tough."""
    weakest = _toughness(seen, _weakest(seen, shots).figure)
    wanted = [move for move in shots if _toughness(seen, move.figure) == weakest]
    return next((move for move in wanted if bool(move.mode) == (weakest > TOUGH)), wanted[0])


def _toughness(seen: WolfensteinObservation, figure: int) -> int:
    return seen.enemy_life[figure] + seen.enemy_armour[figure]


def _enemies(seen: WolfensteinObservation) -> list[int]:
    return [figure for figure in members(seen.alive) if figure not in seen.allies]


def _heals(card: int) -> bool:
    use = EQUIPMENT[GEAR_OF[card]].use
    return use is not None and any(type(effect).__name__ == "Heal" for effect in use.effects)


def _explodes(card: int) -> bool:
    use = EQUIPMENT[GEAR_OF[card]].use
    return use is not None and any(type(effect).__name__ in ("Damage", "Stun") for effect in use.effects)


def _friends_near(seen: WolfensteinObservation, square: Square) -> bool:
    board = load(seen.options.mission).board
    return any(
        at != NOWHERE and slot != seen.hero and board.distance(square, at) <= 1
        for slot, at in enumerate(seen.hero_at)
    )


def _places(seen: WolfensteinObservation) -> set[Square]:
    """Where the hero is needed: beside who bleeds, what the next open goal is about, then a hero start."""
    mission = load(seen.options.mission)
    fallen = [seen.hero_at[slot] for slot in members(seen.bleeding) if slot != seen.hero]
    if fallen:
        return _beside(seen, fallen)
    wanted: list[Square] = []
    for number, goal in enumerate(mission.goals):
        if seen.goals_done >> number & 1:
            continue
        places = _places_of(seen, goal)
        if places is None:
            wanted = []
            break
        wanted += places
    return _beside(seen, wanted) if wanted else {*mission.board.starts, *_beside(seen, mission.board.starts)}


def _beside(seen: WolfensteinObservation, places: Iterable[Square]) -> set[Square]:
    board = load(seen.options.mission).board
    return {square for place in places for square in members(board.neighbours(place, 0, 0))}


def _kinds_to_kill(enemy: str) -> set[int]:
    """An enemy, and those that bring it or turn into it."""
    return {ENEMY[enemy]} | {
        kind
        for kind, other in enumerate(ENEMIES)
        if any(getattr(trait, "enemy", "") == enemy for trait in other.traits)
    }


def _places_of(seen: WolfensteinObservation, goal: gl.Goal) -> list[Square] | None:
    """What a goal is about; None if somebody already carries it home."""
    if isinstance(goal, gl.Kill):
        kinds = _kinds_to_kill(goal.enemy)
        return [seen.enemy_at[figure] for figure in members(seen.garrison) if FIGURE_OF[figure] in kinds]
    if isinstance(goal, gl.Take | gl.Destroy | gl.Carry):
        square = seen.objective_at["ABCD".index(goal.objective)]
        if square != NOWHERE:
            return [square]
        return None if any(seen.objectives_by) else []
    if isinstance(goal, gl.Finish):
        return None if any(seen.tasks) else members(seen.event_tokens)
    return []


def _costs(seen: WolfensteinObservation, goals: set[Square], barred: int) -> dict[Square, int]:
    """Steps from every square to the nearest of these, through doors and passages, around tokens."""
    board = load(seen.options.mission).board
    blocked = seen.event_tokens | seen.chest_tokens
    for square in seen.objective_at:
        if square != NOWHERE:
            blocked |= 1 << square
    costs = {square: 0 for square in goals if not blocked >> square & 1}
    queue = deque(costs)
    while queue:
        square = queue.popleft()
        open_ways = members(board.neighbours(square, seen.closed, barred) & ~blocked)
        for other in (*open_ways, *_ways_to_open(seen, square)):
            if other not in costs:
                costs[other] = costs[square] + 1
                queue.append(other)
    return costs


def _ways_to_open(seen: WolfensteinObservation, square: Square) -> Iterator[Square]:
    """Where closed doors and passages lead."""
    board = load(seen.options.mission).board
    for door in members(board.touching_doors[square] & seen.closed):
        yield from [b if a == square else a for a, b in board.doors[door].edges if square in (a, b)]
    for a, b in board.passages:
        if square in (a, b):
            yield b if a == square else a
