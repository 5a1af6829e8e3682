"""The boards in roll-outs: resolved in order, by the rules (ES-3xx, ES-5xx)."""

from __future__ import annotations

from typing import Final

from kordon.engine.records import Seat
from kordon.games.estoril import moves, phases
from kordon.games.estoril.knowledge.quick_symbols import choose, use_symbols
from kordon.games.estoril.knowledge.round import Round
from kordon.games.estoril.position import NO_SEAT
from kordon.games.estoril.rules.characters import CONSPIRATOR, NO_CARD
from kordon.games.estoril.rules.ground import BOARDS, PLACES, Place
from kordon.games.estoril.rules.resolving import DIE_SIDES

WITH_DICE: Final = frozenset(number for number, board in BOARDS.items() if board.dice)
WEAKEST_LOSES: Final = frozenset(number for number, board in BOARDS.items() if board.weakest_loses)


def resolve(round: Round) -> None:
    """Resolve the boards, from wherever the round stands after the laying."""
    phase = round.phase
    if phase == phases.CONSPIRING:
        place = round.ground.order[round.step]
        choose(round, place, round.acting)
        round.spend(round.laid[round.active_cell(place)], CONSPIRATOR)
        use_symbols(round, place)
        _decide_board(round, place)
    elif phase == phases.USING:
        place = round.ground.order[round.step]
        use_symbols(round, place)
        _decide_board(round, place)
    elif phase == phases.SACRIFICING:
        place = round.ground.order[round.step]
        _sacrifice(round, place, round.acting)
        _award(round, place)
    while round.step < PLACES:
        _open(round, round.ground.order[round.step])


def _open(round: Round, place: Place) -> None:
    round.rewards_up |= 1 << place
    laid, is_empty = round.laid, True
    for cell in round.ground.areas[place]:
        if laid[cell] != NO_CARD:
            round.up |= 1 << cell
            is_empty = False
    if is_empty:
        round.leave_unclaimed(place)
        round.step += 1
        return
    round.area = round.used = 0
    use_symbols(round, place)
    _decide_board(round, place)


def _decide_board(round: Round, place: Place) -> None:
    """The board's own effect, and who takes the reward."""
    number = round.ground.layout[place]
    if number in WITH_DICE:
        die = round.chance.die
        for cell in round.ground.areas[place]:
            if round.laid[cell] != NO_CARD:
                first = die(DIE_SIDES)
                round.bonus[cell] += abs(first - die(DIE_SIDES))
    elif number in WEAKEST_LOSES:
        sums = round.sums(place)
        if len(sums) > 1:
            least = min(sums.values())
            _sacrifice(round, place, [seat for seat, total in sums.items() if total == least][-1])
    _award(round, place)


def _award(round: Round, place: Place) -> None:
    sums = round.sums(place)
    card = round.reward[place]
    if not sums:
        round.leave_unclaimed(place)
    elif card != NO_CARD:
        winner, most = NO_SEAT, -1
        for seat, total in sums.items():
            if total > most:
                winner, most = seat, total
        round.hands[winner] |= 1 << card
        round.reward[place] = NO_CARD
        round.rewards_up &= ~(1 << place)
    round.step += 1
    round.area = round.used = 0


def _sacrifice(round: Round, place: Place, seat: Seat) -> None:
    values, least, given = round.values, 1e9, -1
    for cell in round.ground.areas[place]:
        if round.owner[cell] == seat and values[round.laid[cell]] < least:
            given, least = cell, values[round.laid[cell]]
    round.gone |= 1 << round.take_off(given)
    if round.made is not None:
        round.made.append(moves.SACRIFICE[seat][given])
