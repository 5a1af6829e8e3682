"""The end: points, ties, the winner (ES-6xx, ES-702, ES-703)."""

from __future__ import annotations

from kordon.engine.bits import members
from kordon.engine.records import EVERYBODY, Notice, Outcome, Seat
from kordon.games.estoril import events
from kordon.games.estoril.observation import Scores
from kordon.games.estoril.phases import OVER
from kordon.games.estoril.position import Position
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
    recruits = tuple(recruit_points(position, seat) for seat in seats)
    totals = tuple(
        discards[seat] + characters[seat] + sum(points[seat] for points in missions) + recruits[seat]
        for seat in seats
    )
    return Scores(discards, characters, missions, won, recruits, totals)


def recruit_points(position: Position, seat: Seat) -> int:
    """What a seat's recruit counts, also among what it has discarded (ES-702)."""
    if not position.recruits:
        return 0
    return count(position.recruits[seat], position.hands[seat] | position.discards[seat])


def is_first(position: Position, mission: Mission, seat: Seat) -> bool:
    """Whether the seat has the most of what the mission counts, alone or tied, and at least one."""
    counts = [count(mission, hand) for hand in position.hands]
    return counts[seat] > 0 and counts[seat] == max(counts)


def mission_points(position: Position, mission: Mission) -> tuple[int, ...]:
    """What the mission brings to each seat (ES-603, ES-703, ES-705)."""
    counts = [count(mission, hand) for hand in position.hands]
    values = sorted({value for value in counts if value > 0}, reverse=True)
    second_prize = SECOND_PLACE_POINTS if position.options.second_place else 0
    if not values:
        return (0,) * position.seats
    if counts.count(values[0]) > 1:
        prizes = {values[0]: MISSION_POINTS + second_prize}  # those who are equal share both
    else:
        prizes = dict(zip(values, (MISSION_POINTS, second_prize), strict=False))
    return tuple(prizes.get(value, 0) // counts.count(value) for value in counts)
