"""What tests ask of a belief, beyond what players do."""

from __future__ import annotations

from kordon.games.sniper.belief.belief import SniperBelief
from kordon.games.sniper.belief.filter import Chances
from kordon.games.sniper.belief.sniper_model import OFF, Pair
from kordon.games.sniper.belief.transitions import SPACE_MASK, entrance_of, looted_of
from kordon.games.sniper.board import SECTORS
from kordon.games.sniper.observation import SniperObservation
from kordon.games.sniper.pieces import NO_SECTOR, NO_SPACE, Space


def chances_of(belief: SniperBelief) -> Chances | None:
    """The probabilities of who does not know."""
    if belief._tracker is None or belief._last.observation.outcome is not None:
        return None
    return belief._tracker.filter.chances


def entrances(belief: SniperBelief) -> list[float]:
    """By sector: the probability that the sniper comes, or came, by its entrance."""
    found = [0.0] * SECTORS
    chances = chances_of(belief)
    if chances is None:
        _known_entrance(belief, found)
        return found
    for state, chance in chances.weights():
        found[entrance_of(state)] += chance
    return found


def _known_entrance(belief: SniperBelief, found: list[float]) -> None:
    seen: SniperObservation = belief._last.observation
    walked = [path for _, _, path in seen.record if path] or ([seen.walked] if seen.walked else [])
    if walked:
        found[belief._board.map.entrances.index(walked[0][0])] = 1.0
        return
    barred = [belief._board.suit(objective) for objective in seen.objectives]
    for sector in range(SECTORS):
        if sector not in barred:
            found[sector] = 1 / (SECTORS - len(set(barred)))


def joint(belief: SniperBelief) -> dict[tuple[Space, Pair], float]:
    """By possible space (NO_SPACE: off the board) and pair: their probability together."""
    chances = chances_of(belief)
    if chances is None:
        seen: SniperObservation = belief._last.observation
        return {(seen.space, pair): chance for pair, chance in belief.pairs().items()}
    found: dict[tuple[Space, Pair], float] = {}
    for state, chance in chances.weights():
        space = state & SPACE_MASK
        where = NO_SPACE if space == OFF else space
        for pair, share in chances.pair_shares(state).items():
            found[where, pair] = found.get((where, pair), 0.0) + chance * share
    return found


def chance_of(belief: SniperBelief, space: Space, pair: Pair) -> float:
    """The probability of one space (NO_SPACE: off the board) with one pair."""
    chances = chances_of(belief)
    if chances is None:
        return joint(belief).get((space, pair), 0.0)
    wanted = OFF if space == NO_SPACE else space
    return sum(
        [
            chance * chances.pair_shares(state).get(pair, 0.0)
            for state, chance in chances.weights()
            if state & SPACE_MASK == wanted
        ]
    )


def places(belief: SniperBelief) -> set[tuple[Space, Pair, int, int]]:
    """All that is possible of space, pair, entrance (NO_SECTOR: to come), mask of numbers looted."""
    chances = chances_of(belief)
    assert chances is not None, "the sniper knows all that"
    found = set()
    for state, _ in chances.weights():
        space = state & SPACE_MASK
        entered = (space, entrance_of(state)) if space != OFF else (NO_SPACE, NO_SECTOR)
        for pair in chances.pair_shares(state):
            found.add((entered[0], pair, entered[1], looted_of(state)))
    return found
