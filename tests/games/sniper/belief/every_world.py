"""All worlds that a defender can hold possible, by playing every one of them: slow, but plain.

The sniper of these worlds holds every card that was not played, since any hand might have been picked.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

from kordon.engine.chance import Chance
from kordon.engine.match import Match
from kordon.engine.records import Delivery, Seat, witnessed
from kordon.games.sniper import GAME, moves
from kordon.games.sniper.pieces import LOADOUT_COPIES, NO_SECTOR, Space
from kordon.games.sniper.position import Position
from kordon.games.sniper.rules.loadout import FACE_DOWN

Key = tuple[Any, ...]
Place = tuple[Space, tuple[int, ...], int, int]  # space, pair, entrance, mask of numbers looted


class EveryWorld:
    """The worlds that look the same to a seat, for a few pairs of objectives."""

    def __init__(self, match: Match, seat: Seat, pairs: Iterable[tuple[int, ...]]) -> None:
        self.match = match
        self.seat = seat
        self.worlds: dict[Key, Position] = {}
        for pair in pairs:
            world = match.position.copy()
            world.objectives = pair
            self._add(self.worlds, world)
        self._let_hidden_moves_pass()

    def play(self, move: Any) -> None:
        """Make a move in truth, and in every world all moves that look the same."""
        before = len(self.match.history[self.seat])
        chance = self.match.position.chance.copy()
        self.match.play(move)
        if self.match.position.outcome is not None or len(self.match.history[self.seat]) == before:
            return
        delivery = self.match.history[self.seat][-1]
        after: dict[Key, Position] = {}
        for world in self.worlds.values():
            for answer in self._answers(world, move):
                trial = world.copy()
                if self._delivery(trial, answer, chance) == delivery:
                    self._add(after, trial)
        self.worlds = after
        self._let_hidden_moves_pass()

    def places(self) -> set[Place]:
        """Where the sniper may be, with all that hangs together with it."""
        return {
            (world.space, world.objectives, self._entrance(world), world.looted)
            for world in self.worlds.values()
        }

    def _delivery(self, world: Position, move: Any, chance: Chance) -> Delivery:
        world.chance = chance.copy()
        notices = GAME.apply(world, move)
        return Delivery(witnessed(notices, self.seat), GAME.observe(world, self.seat))

    def _answers(self, world: Position, move: Any) -> list[Any]:
        """The moves that could look like this one."""
        if move.seat:
            return [move]
        legal = GAME.moves(world, 0)
        if isinstance(move, moves.Enter | moves.Walk):
            return [other for other in legal if isinstance(other, moves.Enter | moves.Walk)]
        if isinstance(move, moves.Shoot):
            return [
                other for other in legal if isinstance(other, moves.Shoot) and other.tokens == move.tokens
            ]
        if isinstance(move, moves.Play) and move.card in FACE_DOWN:
            return [other for other in legal if isinstance(other, moves.Play) and other.card in FACE_DOWN]
        return [other for other in legal if other == move]

    def _let_hidden_moves_pass(self) -> None:
        """The sniper may have gone on by moves that nobody notices."""
        known = self.match.observation(self.seat)
        edge = list(self.worlds.values())
        while edge:
            world = edge.pop()
            if GAME.to_act(world) != (0,):
                continue
            for move in GAME.moves(world, 0):
                if not isinstance(move, moves.Enter | moves.Walk | moves.Keep):
                    continue
                trial = world.copy()
                delivery = self._delivery(trial, move, world.chance)
                if not delivery.events and delivery.observation == known and self._add(self.worlds, trial):
                    edge.append(trial)

    def _add(self, worlds: dict[Key, Position], world: Position) -> bool:
        world.hand = tuple([copies - world.played.count(card) for card, copies in enumerate(LOADOUT_COPIES)])
        if self.match.observation(self.seat).deck_size:
            world.deck = (1,) * len(LOADOUT_COPIES)
        key = (
            world.space,
            world.objectives,
            self._entrance(world),
            world.looted,
            bool(world.walked),
            world.phase,
            *world.played,
            *world.mined,
        )
        if key in worlds:
            return False
        worlds[key] = world
        return True

    @staticmethod
    def _entrance(world: Position) -> int:
        path = world.record[0][2] if world.record else world.walked
        return world.board.map.entrances.index(path[0]) if path else NO_SECTOR


def lively(legal: list[Any], source: Random) -> Any:
    """Some legal move: every kind as likely as another, so that rare things happen."""
    kind = source.choice(sorted({type(move).__name__ for move in legal}))
    return source.choice([move for move in legal if type(move).__name__ == kind])


def daring(position: Position, seat: Seat, source: Random) -> Any:
    """The same, but mines are often stepped on and numbered spaces often sought."""
    legal = GAME.moves(position, seat)
    numbered = position.board.map.objective_spaces[1:]
    tempting = [
        move
        for move in legal
        if (isinstance(move, moves.March | moves.Distract) and move.space in position.mined)
        or (isinstance(move, moves.Enter | moves.Walk) and move.path[-1] in numbered)
    ]
    return source.choice(tempting) if tempting and source.random() < 0.5 else lively(legal, source)
