"""The end: points, ties, the winner (ES-6xx, ES-702, ES-703)."""

from __future__ import annotations

from kordon.engine.bits import members
from kordon.engine.records import EVERYBODY, Notice, Outcome, Seat
from kordon.games.estoril import events
from kordon.games.estoril.observation import Scores
from kordon.games.estoril.position import OVER, Position
from kordon.games.estoril.rules.characters import POINTS
from kordon.games.estoril.rules.missions import MISSION_POINTS, Mission, count

SECOND_PLACE_POINTS = 3
WINNING_RULE = "ES-606"


def finish(position: Position, notices: list[Notice]) -> None:
    """Count everything and name the winners."""
    scores = final_scores(position)
    ranking = [
        (scores.totals[seat], scores.missions_won[seat], scores.characters[seat])
        for seat in range(position.seats)
    ]
    best = max(ranking)
    winners = tuple(seat for seat in range(position.seats) if ranking[seat] == best)
    position.scores = scores
    position.outcome = Outcome(winners, WINNING_RULE, scores.totals)
    position.phase = OVER
    for seat in range(position.seats):
        notices.append((EVERYBODY, events.Ended(seat, scores.totals[seat], won=seat in winners)))


def final_scores(position: Position) -> Scores:
    """The breakdown of every seat's points (ES-601, ES-602)."""
    seats = range(position.seats)
    discards = tuple(position.discards[seat].bit_count() for seat in seats)
    characters = tuple(sum(POINTS[card] for card in members(position.hands[seat])) for seat in seats)
    missions = tuple(mission_points(position, mission) for mission in position.missions)
    won = tuple(sum(is_first(position, mission, seat) for mission in position.missions) for seat in seats)
    recruits = tuple(
        count(position.recruits[seat], position.hands[seat] | position.discards[seat])
        if position.recruits
        else 0
        for seat in seats
    )
    totals = tuple(
        discards[seat] + characters[seat] + sum(points[seat] for points in missions) + recruits[seat]
        for seat in seats
    )
    return Scores(discards, characters, missions, won, recruits, totals)


def is_first(position: Position, mission: Mission, seat: Seat) -> bool:
    """Whether the seat has the most of what the mission counts, alone or tied, and at least one."""
    counts = [count(mission, hand) for hand in position.hands]
    return counts[seat] > 0 and counts[seat] == max(counts)


def mission_points(position: Position, mission: Mission) -> tuple[int, ...]:
    """What the mission brings to each seat (ES-603, ES-703, ES-705)."""
    counts = [count(mission, hand) for hand in position.hands]
    values = sorted({value for value in counts if value > 0}, reverse=True)
    points = [0] * position.seats
    if not values:
        return tuple(points)
    first = [seat for seat, value in enumerate(counts) if value == values[0]]
    with_second = position.options.second_place
    if len(first) > 1:
        prize = MISSION_POINTS + (SECOND_PLACE_POINTS if with_second else 0)
        for seat in first:
            points[seat] = prize // len(first)
        return tuple(points)
    points[first[0]] = MISSION_POINTS
    if with_second and len(values) > 1:
        second = [seat for seat, value in enumerate(counts) if value == values[1]]
        for seat in second:
            points[seat] = SECOND_PLACE_POINTS // len(second)
    return tuple(points)
