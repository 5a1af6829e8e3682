"""The search for all games: Monte Carlo tree search over information sets.

Every iteration draws a world from the seat's belief and walks down one tree that all worlds share. A node
stands for a sequence of moves with any luck between them; what is legal depends on the world at hand.
So a move is judged over all worlds in which it can be made. The seat's own next decision has one node for
everything that would look the same to it. Below the tree a roll-out by the game's policy goes on to the end
of the stage, where the game's evaluation judges it, or to the end of the game.

The moves at hand are compared in common worlds with common luck, so they differ by what they are good for.
The worst of them are given up as the budget is spent (sequential halving), until the last few share the rest.

When that next decision comes, the search goes on from the node of what the seat then observes, if there is
one, and its visits count as done. So what is taken over follows from the seat's messages alone.

Where a game has a policy, only its most promising moves are compared, the more the larger the budget. Below
them a node does not try all moves at once: their number grows with its visits. Each team maximises its own
result.

How much results vary is measured at every decision. It differs between games, and in one game between its
middle, where chances are judged, and its end, where somebody wins. Nodes explore by that. The search stops
before its budget is spent when one move did clearly better than all others.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, inf, log, sqrt
from random import Random
from time import perf_counter
from typing import Any, Final

from kordon.bots.believer import Believer
from kordon.bots.levels import Budget
from kordon.bots.quick import noticed, worthwhile
from kordon.engine.game import AnyGame, Belief
from kordon.engine.knowledge import forgets
from kordon.engine.records import Seat

EXPLORATION: Final = 1.0  # standard deviations of results
LEAST_DEVIATION: Final = 0.05
UNKNOWN_DEVIATION: Final = 0.5
FIRST_WIDTH: Final = 4
WIDENING: Final = 1.2  # moves compared after n visits: FIRST_WIDTH + WIDENING × √n
STAGES: Final = 1  # to play on for, counted from the one at hand
DOUBT: Final = 1.0  # standard errors by which two moves differ that did equally well
CLEAR: Final = 2.0  # standard errors by which one is clearly better
ENOUGH: Final = 25  # visits, to say that of a move
AT_ONCE: Final = 50  # iterations before it is seen whether a move is clearly the best
LEAST_COMPARED: Final = 4  # moves, where a policy says which
COMPARED: Final = 0.85  # moves compared with n iterations: COMPARED × √n
MOST_COMPARED: Final = 24
HAZE: Final = 1.2  # how far a ranking is off that is not worked out, without any care
WORLDS_WEIGHED: Final = 2  # at a time, where a game tells which are plausible


class Node:
    """What came of one sequence of moves."""

    __slots__ = ("available", "children", "squares", "total", "visits", "won")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0  # of the results for the seat that moved here, and its team
        # Of the results; kept of decisions alone, with the total for the seat that decides.
        self.squares = 0.0
        self.won = 0.0  # shares of victories of the seat that decides; kept of its own moves alone
        self.available = 1  # how often the move could have been made
        self.children: dict[Any, Node] = {}

    def mean(self) -> float:
        """The mean of the results."""
        return self.total / self.visits

    def assured(self, deviation: float) -> float:
        """The mean if the results had luck, as far as it goes with such a deviation."""
        return self.mean() - deviation / sqrt(self.visits)

    def deviation(self) -> float:
        """The standard deviation of a decision's results, over all its moves."""
        if not self.visits:
            return 0.0
        mean = self.mean()
        return sqrt(max(0.0, self.squares / self.visits - mean * mean))


class Tree:
    """What came of all sequences of moves from one decision on."""

    __slots__ = ("foreseen", "root")

    def __init__(self, root: Node, foreseen: dict[Any, Node] | None) -> None:
        self.root = root
        # The seat's next decisions, by what it would observe; None to tell none apart.
        self.foreseen = foreseen


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
        self._exploration = EXPLORATION * UNKNOWN_DEVIATION
        self._plausibility = game.plausibility() if with_knowledge else None
        self._weighed: list[tuple[float, Any]] = []  # the world taken last, if any are weighed
        self._considered: list[Any] = []
        self._foreseen: dict[Any, Node] = {}

    def choose(self, within: float | None = None) -> Any:
        """The best move found within the budget."""
        moves = self._last.moves
        if len(moves) == 1:
            return moves[0]
        if self.is_lost:
            return self.source.choice(moves)
        ranked = self.ranked(self.think(within))
        return ranked[0] if ranked else self._without_search(self._considered)

    def ranked(self, root: Node) -> list[Any]:
        """The considered moves that were tried, the best first.

        Visits rank them, but the first is the one whose results are the best even if it had luck: of two that
        were tried about as often the other may have done clearly better. Among those whose results differ
        from the first one's by no more than chance would make them, the policy decides: it knows which moves
        are good for nothing, such as a shield for a rival.
        """
        children = root.children
        tried = [move for move in self._considered if move in children and children[move].visits]
        tried.sort(key=lambda move: (-children[move].visits, -children[move].total))
        if self._policy is None or len(tried) < 2:
            return tried
        alike = _alike(root, tried)
        assert self._belief is not None, "a bot must see before it chooses"
        weights = self._policy.weights(self._belief.draw(self.source), self.seat, alike)
        order = sorted(range(len(alike)), key=lambda index: -weights[index])
        return [alike[index] for index in order] + [move for move in tried if move not in alike]

    def think(self, within: float | None = None) -> Node:
        """The root of a tree grown within the budget."""
        assert self._belief is not None, "a bot must see before it chooses"
        start = perf_counter()
        until = inf if within is None else start + within
        if self.budget.seconds is not None:
            until = min(until, start + self.budget.seconds)
        self._considered = self._compared(self._belief.draw(self.source))
        self._weighed = []
        tree = Tree(self._foreseen.get(self._last) or Node(), {})
        root, most = tree.root, self.budget.iterations or inf
        alive, first = self._considered, len(self._considered)
        halvings = (first - 1).bit_length()
        begun = checked = root.visits
        while root.visits < most and perf_counter() < until and len(self._considered) > 1:
            self._grow_together(tree, self._belief, alive, most, until)
            spent = max((root.visits - begun) / (most - begun), (perf_counter() - start) / (until - start))
            alive = _best(root, alive, ceil(first / 2 ** int(min(1.0, spent) * halvings)))
            if root.visits - checked >= AT_ONCE:
                checked = root.visits
                if self._is_settled(root):
                    break
        self._foreseen = tree.foreseen or {}
        return root

    def _compared(self, world: Any) -> list[Any]:
        """The moves to compare: those noticed, the most promising ones if a policy says which they are."""
        moves = self._last.moves
        if self._policy is None:
            return noticed(moves, self.care, self.source)
        moves = noticed(worthwhile(self._policy, world, self.seat, moves), self.care, self.source)
        most = MOST_COMPARED
        if self.budget.iterations is not None:
            most = min(most, max(LEAST_COMPARED, int(COMPARED * sqrt(self.budget.iterations))))
        is_hasty = forgets(self.care, self.source)
        if len(moves) <= most and not is_hasty:
            return moves
        weights = self._policy.weights(world, self.seat, moves)
        if is_hasty:  # what comes to mind first, the more promising the likelier
            haze = HAZE * (1 - self.care) ** 2
            weights = [weight * self.source.expovariate(1.0) ** haze for weight in weights]
            most = 1
        order = sorted(range(len(moves)), key=lambda index: -weights[index])
        return [moves[index] for index in order[:most]]

    def _drawn(self, belief: Belief) -> Any:
        """A world that fits, preferably one in which rivals would have acted as they did.

        The last one taken is weighed with the new ones: in the long run each comes as often as it should,
        however few are drawn at a time.
        """
        if self._plausibility is None:
            return belief.draw(self.source)
        for _ in range(WORLDS_WEIGHED):
            world = belief.draw(self.source)
            self._weighed.append((self._plausibility(world, self.seat), world))
        self._weighed = self.source.choices(self._weighed, [weight for weight, _ in self._weighed])
        return self._weighed[0][1]

    def _grow_together(
        self, tree: Tree, belief: Belief, alive: list[Any], iterations: float, until: float
    ) -> None:
        """Try every move that is left in one more world, with the same luck."""
        world, luck = self._drawn(belief), self.source.getrandbits(32)
        self._exploration = EXPLORATION * max(LEAST_DEVIATION, tree.root.deviation() or UNKNOWN_DEVIATION)
        for move in alive:
            if perf_counter() >= until or tree.root.visits >= iterations:
                break
            self._iterate(tree, world.copy(), Random(luck), [move])
            self.iterations += 1

    def _is_settled(self, root: Node) -> bool:
        """Whether it is clear which move is the best one."""
        if len(self._considered) == 1:
            return True
        tried = [child for move in self._considered if (child := root.children.get(move)) and child.visits]
        if len(tried) < 2:
            return False
        best = max(tried, key=lambda child: (child.visits, child.total))
        if best.visits < ENOUGH:
            return False
        worse = CLEAR * root.deviation()
        return not any(_is_within(child, best, worse) for child in tried if child is not best)

    def _grow(self, tree: Tree, belief: Belief, iterations: float, until: float) -> None:
        done = 0
        while perf_counter() < until and tree.root.visits < iterations:
            self._iterate(tree, belief.draw(self.source), self.source, self._considered)
            done += 1
        self.iterations += done

    def _without_search(self, moves: list[Any]) -> Any:
        assert self._belief is not None
        if self._policy is None:
            return self.source.choice(moves)
        weights = self._policy.weights(self._belief.draw(self.source), self.seat, moves)
        return moves[max(range(len(moves)), key=weights.__getitem__)]

    def _iterate(self, tree: Tree, world: Any, luck: Random, moves: Sequence[Any]) -> None:
        """Walk down the tree from one of these moves, play on, and note how that ended."""
        game = self.game
        stage = game.stage(world)
        decisions = [tree.root]  # of the seat, the one at hand and the next
        node, seat = tree.root, self.seat
        path: list[tuple[Node, Seat]] = []
        while True:
            node, is_new = self._step(node, world, seat, moves)
            path.append((node, seat))
            acting = game.to_act(world)
            if is_new or not acting or game.stage(world) >= stage + STAGES:
                break
            seat = acting[0]
            if seat == self.seat and tree.foreseen is not None and len(decisions) == 1:
                seen = game.observe(world, seat)
                node, moves = tree.foreseen.setdefault(seen, Node()), seen.moves
                decisions.append(node)
            else:
                moves = game.moves(world, seat)
        results = self.roll_out(world, luck, None if self._evaluation is None else stage + STAGES - 1)
        own, won = results.worth(self.seat), results.share(self.seat)
        for decision in decisions:
            decision.visits += 1
            decision.total += own
            decision.squares += own * own
        for visited, mover in path:
            visited.visits += 1
            visited.total += results.worth(mover)
            if mover == self.seat:
                visited.won += won

    def _step(self, node: Node, world: Any, seat: Seat, moves: Sequence[Any]) -> tuple[Node, bool]:
        """Choose a move, make it in the world, and go to its node, which may be new."""
        children = node.children
        known = [(move, child) for move in moves if (child := children.get(move)) is not None]
        for _, child in known:
            child.available += 1
        width = inf if self._policy is None else FIRST_WIDTH + WIDENING * sqrt(node.visits)
        is_new = len(known) < min(len(moves), width)
        if is_new:
            move = self._next(world, seat, [move for move in moves if move not in children])
            child = children[move] = Node()
        else:
            move, child = most_urgent(known, self._exploration)
        self.game.apply(world, move)
        return child, is_new

    def _next(self, world: Any, seat: Seat, untried: list[Any]) -> Any:
        if len(untried) == 1:
            return untried[0]
        if self._policy is None:
            return self.source.choice(untried)
        weights = self._policy.weights(world, seat, untried)
        return untried[max(range(len(untried)), key=weights.__getitem__)]


def most_urgent(known: list[tuple[Any, Node]], exploration: float) -> tuple[Any, Node]:
    """The move to try once more: it has done well, or has been tried little for how often it could be."""
    best, most = known[0], -inf
    for one in known:
        child = one[1]
        value = child.total / child.visits + exploration * sqrt(log(child.available + 1) / child.visits)
        if value > most:
            best, most = one, value
    return best


def _best(root: Node, moves: list[Any], most: int) -> list[Any]:
    """So many of the moves, those that did best."""
    if len(moves) <= most:
        return moves
    tried = [move for move in moves if move in root.children and root.children[move].visits]
    return sorted(tried, key=lambda move: -root.children[move].mean())[:most]


def _alike(root: Node, tried: list[Any]) -> list[Any]:
    """The best move even without luck, and those that only chance tells apart from it."""
    children, deviation = root.children, root.deviation()
    best = max([children[move] for move in tried], key=lambda child: child.assured(CLEAR * deviation))
    doubt = DOUBT * deviation
    often = [move for move in tried if 2 * children[move].visits >= best.visits]
    return [move for move in often if children[move] is best or _is_within(children[move], best, doubt)]


def _is_within(node: Node, best: Node, deviation: float) -> bool:
    """Whether a move did as well as the one tried most often, as far as can be told with such a deviation."""
    return node.mean() > best.mean() - deviation * sqrt(1 / node.visits + 1 / best.visits)
