"""Ways worked out slowly, by the letter of the rules; a state is a place and the doors still closed."""

from __future__ import annotations

from heapq import heappop, heappush

from kordon.engine.bits import members
from kordon.games.wolfenstein.board.grid import Board

State = tuple[int, int]  # place, doors that are still closed
NEAR = [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy]


class Walker:
    """A figure that walks over a board by the letter of the rules."""

    def __init__(
        self, board: Board, barred: int, blocked: int, opens: bool, difficult_cost: int, wide: int
    ) -> None:
        self.board, self.opens, self.difficult_cost, self.wide = board, opens, difficult_cost, wide
        self.barred, self.blocked = barred, blocked
        self.floor = set(members(board.floor))

    def covered(self, place: int) -> list[int]:
        return [place + y * self.board.width + x for y in range(self.wide) for x in range(self.wide)]

    def is_shut(self, a: int, b: int, closed: int) -> bool:
        edge = {a, b}
        return (
            any(edge == set(wall) for wall in self.board.walls)
            or any(edge == set(side) for door in members(closed) for side in self.board.doors[door].edges)
            or any(edge == set(side) for bars in members(self.barred) for side in self.board.bars[bars].edges)
        )

    def stands(self, place: int, closed: int) -> bool:
        """Whether the figure fits there: floor without walls inside it."""
        squares = self.covered(place)
        if place % self.board.width + self.wide > self.board.width or not set(squares) <= self.floor:
            return False
        return not any(
            self.is_shut(a, b, closed) for a in squares for b in squares if b in (a + 1, a + self.board.width)
        )

    def shifts(self, place: int, dx: int, dy: int, closed: int) -> bool:
        """Whether a straight step can be made, with room at its end."""
        width = self.board.width
        after = place + dy * width + dx
        if not 0 <= place % width + dx < width or not 0 <= after < self.board.size:
            return False
        if not self.stands(after, closed) or any(
            self.blocked >> square & 1 and square not in self.own for square in self.covered(after)
        ):
            return False
        return not any(
            self.is_shut(square, square + dy * width + dx, closed) for square in self.covered(place)
        )

    def step(self, place: int, dx: int, dy: int, closed: int) -> int | None:
        after = place + dy * self.board.width + dx
        if dx and dy:
            around = [
                self.shifts(place, dx, 0, closed) and self.shifts(place + dx, 0, dy, closed),
                self.shifts(place, 0, dy, closed)
                and self.shifts(place + dy * self.board.width, dx, 0, closed),
            ]
            return after if any(around) else None
        return after if self.shifts(place, dx, dy, closed) else None

    def actions(self, state: State) -> list[tuple[int, State, int]]:
        """What can be done: cost, what follows, and the action as `Ways.way` writes it."""
        place, closed = state
        found = []
        for dx, dy in NEAR:
            after = self.step(place, dx, dy, closed)
            if after is not None:
                new = set(self.covered(after)) - set(self.covered(place))
                hard = any(self.board.difficult >> square & 1 for square in new)
                found.append((self.difficult_cost if hard else 1, (after, closed), after))
        if self.opens:
            for door in members(closed):
                touching = {square for edge in self.board.doors[door].edges for square in edge}
                if touching & set(self.covered(place)):
                    found.append((1, (place, closed & ~(1 << door)), ~door))
        return found

    def costs(self, start: int, closed: int) -> dict[State, int]:
        self.own = set(self.covered(start))
        best: dict[State, int] = {}
        queue = [(0, (start, closed))]
        while queue:
            cost, state = heappop(queue)
            if state in best:
                continue
            best[state] = cost
            for price, after, _ in self.actions(state):
                if after not in best:
                    heappush(queue, (cost + price, after))
        return best

    def by_place(self, start: int, closed: int) -> dict[int, int]:
        found: dict[int, int] = {}
        for (place, _), cost in self.costs(start, closed).items():
            found[place] = min(cost, found.get(place, cost))
        return found

    def cheapest(self, start: int, closed: int, goals: set[int]) -> list[list[tuple[int, int]]]:
        """All the cheapest ways to the nearest goals: the places passed, each with the cost so far.

        Doors are opened on the last square before them.
        """
        costs = self.costs(start, closed)
        least = min((cost for state, cost in costs.items() if state[0] in goals), default=-1)
        ways: list[list[tuple[int, int]]] = []

        def go(state: State, cost: int, passed: list[tuple[int, int]], opened: int) -> None:
            if state[0] in goals:
                ways.append(passed)
                return
            needless = (
                {action for _, _, action in self.actions((state[0], state[1] | opened))} if opened else {}
            )
            for price, after, action in self.actions(state):
                if costs[after] != cost + price or cost + price > least or action in needless:
                    continue
                if action < 0:
                    if not opened:
                        go(after, cost + price, passed, 1 << ~action)
                else:
                    go(after, cost + price, [*passed, (after[0], cost + price)], 0)

        go((start, closed), 0, [(start, 0)], 0)
        return ways
