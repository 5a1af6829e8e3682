"""The search for all games: Monte Carlo tree search over information sets.

Every iteration draws a world from the seat's belief and walks down one tree that all worlds share. A node
stands for a sequence of moves, whatever luck came between them; what is legal depends on the world at hand.
So a move is judged over all worlds in which it can be made, and nobody in the tree acts on what only a world
knows. Below the tree a roll-out by the game's policy goes on to the end of the stage, where the game's
evaluation judges it, or to the end of the game.

Where a game has a policy, a node does not try all moves at once: the number of moves that it compares grows
with its visits, the most promising ones first. Each team maximises its own result.
"""

from __future__ import annotations

from math import inf, log, sqrt
from random import Random
from time import perf_counter
from typing import Any, Final

from kordon.bots.believer import Believer
from kordon.bots.levels import Budget
from kordon.bots.quick import noticed
from kordon.engine.game import AnyGame, Belief
from kordon.engine.records import Seat

EXPLORATION: Final = 0.5
FIRST_WIDTH: Final = 4
WIDENING: Final = 1.2  # moves compared after n visits: FIRST_WIDTH + WIDENING × √n
STAGES: Final = 1  # to play on for, counted from the one at hand
DOUBT: Final = 0.25  # by how much one result differs from another, whichever move it follows


class Node:
    """What came of one sequence of moves."""

    __slots__ = ("available", "children", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0  # for the seat that moved here, and its team
        self.available = 0  # how often the move could have been made
        self.children: dict[Any, Node] = {}


class SearchBot(Believer):
    """Chooses the move that was tried most often, or one that did as well and that the policy prefers."""

    def __init__(
        self,
        game: AnyGame,
        seat: Seat,
        source: Random,
        budget: Budget,
        care: float = 1.0,
        with_knowledge: bool = True,
    ) -> None:
        super().__init__(game, seat, source, budget, with_knowledge)
        self.care = care
        self.iterations = 0
        self._considered: list[Any] = []

    def choose(self, within: float | None = None) -> Any:
        """The best move found within the budget."""
        moves = self._last.moves
        if len(moves) == 1:
            return moves[0]
        root = self.think(within)
        if not root.children:
            return self._without_search(moves)
        return self.ranked(root)[0]

    def ranked(self, root: Node) -> list[Any]:
        """The moves that were tried, the best first.

        Visits rank them. Among those whose results differ from the best one's by no more than chance would
        make them, the policy decides: it knows which moves are good for nothing, such as a shield for a
        rival.
        """
        children = root.children
        tried = sorted(children, key=lambda move: (-children[move].visits, -children[move].total))
        if self._policy is None or len(tried) < 2:
            return tried
        alike = [move for move in tried if _is_alike(children[move], children[tried[0]])]
        assert self._belief is not None, "a bot must see before it chooses"
        weights = self._policy.weights(self._belief.draw(self.source), self.seat, alike)
        order = sorted(range(len(alike)), key=lambda index: -weights[index])
        return [alike[index] for index in order] + [move for move in tried if move not in alike]

    def think(self, within: float | None = None) -> Node:
        """A tree grown within the budget."""
        assert self._belief is not None, "a bot must see before it chooses"
        start = perf_counter()
        until = inf if within is None else start + within
        if self.budget.seconds is not None:
            until = min(until, start + self.budget.seconds)
        self._considered = noticed(self._last.moves, self.care, self.source)
        root = Node()
        self._grow(root, self._belief, self.budget.iterations, until)
        return root

    def _grow(self, root: Node, belief: Belief, iterations: int | None, until: float) -> None:
        done = 0
        while perf_counter() < until and (iterations is None or done < iterations):
            self._iterate(root, belief.draw(self.source))
            done += 1
        self.iterations += done

    def _without_search(self, moves: tuple[Any, ...]) -> Any:
        assert self._belief is not None
        if self._policy is None:
            return self.source.choice(moves)
        weights = self._policy.weights(self._belief.draw(self.source), self.seat, moves)
        return moves[max(range(len(moves)), key=weights.__getitem__)]

    def _iterate(self, root: Node, world: Any) -> None:
        game = self.game
        stage = game.stage(world)
        node = root
        path: list[tuple[Node, Seat]] = []
        while True:
            acting = game.to_act(world)
            if not acting or game.stage(world) >= stage + STAGES:
                break
            seat = self.seat if node is root else acting[0]
            moves = self._considered if node is root else game.moves(world, seat)
            node, is_new = self._step(node, world, seat, moves)
            path.append((node, seat))
            if is_new:
                break
        root.visits += 1
        results = self.roll_out(world, None if self._evaluation is None else stage + STAGES - 1)
        teams: dict[Seat, float] = {}
        for visited, seat in path:
            visited.visits += 1
            if seat not in teams:
                teams[seat] = results(seat)
            visited.total += teams[seat]

    def _step(self, node: Node, world: Any, seat: Seat, moves: Any) -> tuple[Node, bool]:
        """Choose a move, make it in the world, and go to its node."""
        children = node.children
        if len(moves) == 1:
            move = moves[0]
        else:
            legal = [move for move in moves if move in children]
            width = inf if self._policy is None else FIRST_WIDTH + WIDENING * sqrt(node.visits)
            if len(legal) < min(len(moves), width):
                move = self._next(world, seat, [move for move in moves if move not in children])
            else:
                move = self._most_urgent(children, legal)
        child = children.get(move)
        is_new = child is None
        if child is None:
            child = children[move] = Node()
        for other in moves if len(moves) < len(children) else children:
            known = children.get(other)
            if known is not None:
                known.available += 1
        self.game.apply(world, move)
        return child, is_new

    def _next(self, world: Any, seat: Seat, untried: list[Any]) -> Any:
        if self._policy is None:
            return self.source.choice(untried)
        weights = self._policy.weights(world, seat, untried)
        return untried[max(range(len(untried)), key=weights.__getitem__)]

    def _most_urgent(self, children: dict[Any, Node], legal: list[Any]) -> Any:
        best, most = legal[0], -inf
        for move in legal:
            child = children[move]
            if not child.visits:
                return move
            value = child.total / child.visits + EXPLORATION * sqrt(log(child.available + 1) / child.visits)
            if value > most:
                best, most = move, value
        return best


def _is_alike(node: Node, best: Node) -> bool:
    """Whether a move did as well as the one that was tried most often, as far as so many games can tell."""
    if node is best:
        return True
    if 2 * node.visits < best.visits:
        return False
    return node.total / node.visits > best.total / best.visits - DOUBT / sqrt(node.visits)
