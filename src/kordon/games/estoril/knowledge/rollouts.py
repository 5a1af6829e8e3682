"""Roll-outs: a round played to its end in lists, and written back to the position (`round`).

Nobody peeks in a roll-out, since what a seat learns changes little there.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Final

from kordon.engine.bits import mask_of, members
from kordon.engine.records import Outcome, Seat
from kordon.games.estoril import moves
from kordon.games.estoril.knowledge.quick_boards import resolve
from kordon.games.estoril.knowledge.quick_lays import lay_all
from kordon.games.estoril.knowledge.round import Round
from kordon.games.estoril.knowledge.worth import (
    AHEAD,
    FOR_A_MISSION,
    FOR_STRENGTH,
    KIND,
    LEAD,
    MISSION_KIND,
    WEIGHTS,
    final_points,
)
from kordon.games.estoril.moves import EstorilMove
from kordon.games.estoril.phases import DISCARDING, LAYING, OVER, PEEKING
from kordon.games.estoril.position import HAND_LIMIT, NO_SEAT, ROUNDS, Position
from kordon.games.estoril.rules import laying, rounds
from kordon.games.estoril.rules.characters import CARDS, POINTS, Card, CardMask
from kordon.games.estoril.rules.missions import MISSION_POINTS, MISSIONS, STRENGTH_MISSION, Mission, count
from kordon.games.estoril.rules.scoring import SECOND_PLACE_POINTS, WINNING_RULE, recruit_points

MOST_MOVES: Final = 100  # in a round
FOR_AHEAD: Final = 0.35  # of being ahead in a mission, for one more of what it counts
LEAST_VALUE: Final = 0.02


def finish_round(
    position: Position, source: Random, goes_on: bool, made: list[EstorilMove] | None = None
) -> None:
    """Play to the end of the round, and of the game after the last one.

    The next round's boards and rewards are dealt only if play goes on there: nothing that is judged at a
    round's end depends on them. Turns are not counted.
    """
    left = ROUNDS - position.round
    if position.phase != DISCARDING:
        _play_boards(position, Round(position, values_of(position.missions, left), source, made))
    _lay_aside(position, left, made)
    if not left:
        _finish(position)
        return
    position.first = (position.first + 1) % position.seats
    if goes_on:
        rounds.begin_round(position, [])
        return
    position.round += 1
    position.markers = (laying.MARKERS_BY_SEATS[position.seats],) * position.seats
    position.acting = position.first
    position.step = position.area = position.used = 0
    position.phase = LAYING


def _play_boards(position: Position, round: Round) -> None:
    if round.phase in (LAYING, PEEKING):
        lay_all(round)
    resolve(round)
    position.came_home = round.take_back()
    position.hands = round.hands
    position.gone = round.gone
    position.deck = tuple(round.deck)
    position.deck_knows = tuple(round.deck_knows)
    position.clear_boards()
    position.markers = tuple(round.markers)
    position.step = position.area = position.used = 0
    position.acting = NO_SEAT


@lru_cache(maxsize=512)
def values_of(missions: tuple[Mission, ...], left: int) -> tuple[float, ...]:
    """By card: what it is worth to have, with so many rounds left after this one."""
    values = []
    for card in range(CARDS):
        value = WEIGHTS[left - 1][KIND[card]] if left else float(POINTS[card])
        for mission in missions:
            more = count(mission, 1 << card)
            if left:
                kind = MISSION_KIND[mission]
                value += more * (WEIGHTS[left - 1][LEAD + kind] + FOR_AHEAD * WEIGHTS[left - 1][AHEAD + kind])
            else:
                value += more * (FOR_STRENGTH if mission == STRENGTH_MISSION else FOR_A_MISSION)
        values.append(max(LEAST_VALUE, value))
    return tuple(values)


# ---- what is laid aside


def _lay_aside(position: Position, left: int, made: list[EstorilMove] | None) -> None:
    """All seats lay aside what they have above six cards."""
    missions, hands, discards = position.missions, position.hands, list(position.discards)
    for seat in range(position.seats):
        hand = hands[seat]
        if hand.bit_count() > HAND_LIMIT:
            aside = surplus(hand, missions, left) if left else _last(position, seat)
            if made is not None:
                made += [moves.DISCARD[seat][card] for card in members(aside)]
            hands[seat] = hand & ~aside
            discards[seat] |= aside
    for seat, picked in enumerate(position.picked):
        discards[seat] |= picked
    position.picked = [0] * position.seats
    position.discards = tuple(discards)


@lru_cache(maxsize=1 << 14)
def surplus(hand: CardMask, missions: tuple[Mission, ...], left: int) -> CardMask:
    """The cards above six that are worth least."""
    values = values_of(missions, left)
    cards = sorted(members(hand), key=values.__getitem__)
    return mask_of(cards[: len(cards) - HAND_LIMIT])


def _last(position: Position, seat: Seat) -> CardMask:
    """What the seat lays aside after the last round."""
    missions, picked = position.missions, position.picked
    rivals = [
        final_points(hand | picked[other], missions)[1]
        for other, hand in enumerate(position.hands)
        if other != seat
    ]
    return last_surplus(position.hands[seat], tuple(rivals), missions, position.options.second_place)


@lru_cache(maxsize=1 << 13)
def last_surplus(
    hand: CardMask, rivals: tuple[tuple[int, ...], ...], missions: tuple[Mission, ...], has_second: bool
) -> CardMask:
    """After the last round: one after another, the card whose points and missions are missed least.

    Rivals are given by what they have for each mission.
    """
    counts = list(final_points(hand, missions)[1])
    prizes = [
        prizes_of(tuple([counted[index] for counted in rivals]), counts[index], has_second)
        for index in range(len(missions))
    ]
    aside = 0
    for _ in range(hand.bit_count() - HAND_LIMIT):
        least, given = 1e9, 0
        for card in members(hand):
            loss = float(POINTS[card])
            for index, fewer in adds(card, missions):
                own = counts[index]
                less = count(missions[index], hand & ~(1 << card)) if fewer < 0 else own - fewer
                loss += prizes[index][own] - prizes[index][less]
            if loss < least:
                least, given = loss, card
        hand &= ~(1 << given)
        aside |= 1 << given
        counts = list(final_points(hand, missions)[1])
    return aside


@lru_cache(maxsize=1 << 13)
def adds(card: Card, missions: tuple[Mission, ...]) -> tuple[tuple[int, int], ...]:
    """For which of these missions a card counts, and how much; −1 where that depends on the others."""
    found = []
    for index, mission in enumerate(missions):
        more = count(mission, 1 << card)
        if more:
            found.append((index, -1 if MISSIONS[mission].flags else more))
    return tuple(found)


@lru_cache(maxsize=1 << 13)
def prizes_of(rivals: tuple[int, ...], most: int, has_second: bool) -> tuple[float, ...]:
    """By the number of what a mission counts, up to the most: what it brings, and what rivals then miss."""
    found = []
    for number in range(most + 1):
        points = mission_points((number, *rivals), has_second)
        found.append(points[0] - sum(points[1:]) / len(rivals))
    return tuple(found)


# ---- the end


@lru_cache(maxsize=1 << 13)
def mission_points(counts: tuple[int, ...], has_second: bool) -> tuple[int, ...]:
    """What a mission brings to each seat (ES-603, ES-703)."""
    most = max(counts)
    if not most:
        return (0,) * len(counts)
    second = SECOND_PLACE_POINTS if has_second else 0
    firsts = counts.count(most)
    if firsts > 1:
        share = (MISSION_POINTS + second) // firsts
        return tuple([share if number == most else 0 for number in counts])
    next_best = max([number for number in counts if number < most])
    share = second // counts.count(next_best) if next_best else 0
    return tuple(
        [MISSION_POINTS if number == most else share if number == next_best else 0 for number in counts]
    )


def _finish(position: Position) -> None:
    """Who won, without the breakdown of the points."""
    missions, has_second, seats = position.missions, position.options.second_place, range(position.seats)
    held = [final_points(hand, missions) for hand in position.hands]
    characters = [points for points, _ in held]
    totals = [characters[seat] + position.discards[seat].bit_count() for seat in seats]
    first = [0] * position.seats
    for index in range(len(missions)):
        counts = tuple([counted[index] for _, counted in held])
        most = max(counts)
        for seat, points in enumerate(mission_points(counts, has_second)):
            totals[seat] += points
            first[seat] += counts[seat] == most > 0
    if position.recruits:
        for seat in seats:
            totals[seat] += recruit_points(position, seat)
    ranking = [(totals[seat], first[seat], characters[seat]) for seat in seats]
    best = max(ranking)
    winners = tuple([seat for seat in seats if ranking[seat] == best])
    position.outcome = Outcome(winners, WINNING_RULE, tuple(totals))
    position.phase = OVER
