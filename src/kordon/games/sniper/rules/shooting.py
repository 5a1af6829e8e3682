"""Shooting: targets, draws, odds, the medic's answer (SE-35x, SE-404, SE-406, SE-407, SE-702)."""

from __future__ import annotations

from functools import lru_cache
from math import comb
from typing import Final, NamedTuple

from kordon.engine.audience import only
from kordon.engine.records import EVERYBODY, Notice, Seat
from kordon.games.sniper import events, moves, pieces
from kordon.games.sniper.board import units_in
from kordon.games.sniper.moves import SniperMove
from kordon.games.sniper.phases import BURSTING, HEALING, SNIPER_TURN
from kordon.games.sniper.pieces import NO_SPACE, SNIPER_SEAT, Tokens, Unit
from kordon.games.sniper.position import Position
from kordon.games.sniper.rules.bag import MISFIRE, draw_tokens, is_misfire, together
from kordon.games.sniper.rules.consequences import kill, load_pending, reveal
from kordon.games.sniper.rules.specialists import spend_use, usable
from kordon.games.sniper.solo import orders

REVEAL: Final = 2


# ---- what can be shot at


def targets(position: Position, tokens: int) -> list[tuple[Unit, int]]:
    """The units in sight that so many tokens can reach, each with its distance (SE-351, SE-857)."""
    found = []
    far = position.board.map.distance[position.space]
    for unit in range(pieces.UNITS):
        space = position.units[unit]
        if space != NO_SPACE and 0 < far[space] <= tokens:
            found.append((unit, far[space]))
    return found


def add_shots(position: Position, found: list[SniperMove]) -> None:
    """The ways to shoot this turn, as the card played allows."""
    if position.card == pieces.TRENCH:
        found.append(moves.BLAST)
        return
    total = sum(position.bag)
    reached = targets(position, total)
    if position.card != pieces.TOMMY:
        for unit, aim in reached:
            found += moves.SHOOT[unit][aim : total + 1]
    elif reached:
        nearest = min([aim for _, aim in reached])
        for first in range(nearest, total):
            for second in range(1, total - first + 1):
                found.append(moves.announce(SNIPER_SEAT, first, second))


def announced_shots(position: Position, seat: Seat) -> list[SniperMove]:
    """The targets of the tommy gun's next shot (SE-409)."""
    tokens = position.announced[0]
    return [moves.SHOOT[unit][tokens] for unit, _ in targets(position, tokens)]


# ---- what happens


def announce(position: Position, move: moves.Announce, notices: list[Notice]) -> None:
    """Both numbers of the tommy gun (SE-406)."""
    position.acted = True
    position.announced = (move.first, move.second)
    position.phase = BURSTING
    notices.append((EVERYBODY, events.Announced(move.first, move.second)))


def shoot(position: Position, move: moves.Shoot, notices: list[Notice]) -> None:
    """One shot: draw, judge, reveal, and kill unless a medic can still help (SE-354, SE-359)."""
    unit = move.unit
    aim = position.board.map.distance[position.space][position.units[unit]]
    position.acted = True
    position.announced = position.announced[1:]
    notices.append((only(SNIPER_SEAT), events.Aimed(unit, aim)))
    drawn = draw_tokens(position, move.tokens)
    position.drawn = together(position.drawn, drawn)
    if position.is_solo:
        position.targets |= 1 << unit
    misfire = is_misfire(drawn)
    hits = not misfire and drawn[pieces.AIM] >= aim
    notices.append((EVERYBODY, events.Shot(move.tokens, drawn, misfire, unit if hits else pieces.NO_UNIT)))
    if not position.announced:
        _judge_noise(position, notices)
    if hits:
        position.hit = 1 << unit
        _strike(position, notices)
    else:
        _go_on(position, notices)


def heard_noise(position: Position) -> int:
    """The noise of this shoot action; silenced ammo makes it recoil (SE-404)."""
    return 0 if position.card == pieces.SILENCED else position.drawn[pieces.NOISE]


def _judge_noise(position: Position, notices: list[Notice]) -> None:
    """Enough noise puts the figure on the board, for all shots of the action together (SE-355)."""
    if heard_noise(position) >= REVEAL + position.drawn[pieces.SUPPRESSION]:
        reveal(position, notices)


def blast(position: Position, move: moves.Blast, notices: list[Notice]) -> None:
    """The trench gun: revealed, then all units here and in matching-adjacent spaces are hit (SE-407)."""
    position.acted = True
    reveal(position, notices)
    reached = position.board.map.matching_mask[position.space] | 1 << position.space
    position.hit = units_in(position.units, reached)
    notices.append((EVERYBODY, events.Blasted(position.space, position.hit)))
    if position.is_solo:
        position.targets = position.hit
    _strike(position, notices)


def _strike(position: Position, notices: list[Notice]) -> None:
    if savable(position):
        position.phase = HEALING
    else:
        _kill_hit(position, notices)


def _kill_hit(position: Position, notices: list[Notice]) -> None:
    """The units hit leave the board; only the trench gun's add no tokens (SE-357, SE-407)."""
    hit = position.hit
    position.hit = 0
    for unit in range(pieces.UNITS):
        if hit >> unit & 1:
            kill(position, unit, earns=position.card != pieces.TRENCH, notices=notices)
    _go_on(position, notices)


def _go_on(position: Position, notices: list[Notice]) -> None:
    """After a shot: the tommy gun's second one, or all tokens go back (SE-356, SE-406)."""
    if position.announced:
        tokens = position.announced[0]
        if targets(position, tokens):
            position.phase = BURSTING
            return
        position.announced = ()
        notices.append((EVERYBODY, events.ShotLost(tokens)))
        _judge_noise(position, notices)
    noise = heard_noise(position)
    position.bag = together(position.bag, position.drawn)
    position.drawn = pieces.NO_TOKENS
    load_pending(position)
    position.phase = SNIPER_TURN
    if position.is_solo:
        orders.come_closer(position, noise, notices)
        position.targets = 0


# ---- the medic (SE-702)


def savable(position: Position) -> list[Unit]:
    """The soldiers just hit whom the medic could still save."""
    squad = position.squad_with(pieces.MEDIC)
    if squad < 0 or not usable(position, squad) or position.hit >> pieces.OFFICER_OF[squad] & 1:
        return []
    return [soldier for soldier in pieces.SOLDIERS_OF[squad] if position.hit >> soldier & 1]


def rescues(position: Position, seat: Seat) -> list[SniperMove]:
    """Save one of them, or none."""
    found: list[SniperMove] = [moves.SAVE[seat][soldier] for soldier in savable(position)]
    found.append(moves.DECLINE[seat])
    return found


def save(position: Position, move: moves.Save, notices: list[Notice]) -> None:
    """The soldier stays; any others that were hit do not."""
    spend_use(position, move.seat, position.squad_with(pieces.MEDIC), notices)
    position.hit ^= 1 << move.unit
    notices.append((EVERYBODY, events.Saved(move.seat, move.unit)))
    _kill_hit(position, notices)


def decline(position: Position, move: moves.Decline, notices: list[Notice]) -> None:
    """The medic keeps the use for later."""
    _kill_hit(position, notices)


# ---- odds


class Odds(NamedTuple):
    """The exact chances of one shot."""

    hit: float
    misfire: float
    reveal: float


@lru_cache(maxsize=65536)
def odds(
    bag: Tokens, aim: int, tokens: int, silenced: bool = False, before: Tokens = pieces.NO_TOKENS
) -> Odds:
    """Chances of drawing `tokens` from this bag at a distance of `aim` (multivariate hypergeometric).

    `before` is what the tommy gun's first shot drew: its noise and suppression count for the reveal.
    """
    aims, recoils, noises, suppressions = bag
    hits = misfires = reveals = 0
    for noise in range(min(noises, tokens) + 1):
        for recoil in range(min(recoils, tokens - noise) + 1):
            for suppression in range(min(suppressions, tokens - noise - recoil) + 1):
                drawn_aim = tokens - noise - recoil - suppression
                ways = (
                    comb(noises, noise)
                    * comb(recoils, recoil)
                    * comb(suppressions, suppression)
                    * comb(aims, drawn_aim)
                )
                if noise + recoil >= MISFIRE:
                    misfires += ways
                elif drawn_aim >= aim:
                    hits += ways
                heard = noise + before[pieces.NOISE]
                if not silenced and heard >= REVEAL + suppression + before[pieces.SUPPRESSION]:
                    reveals += ways
    total = comb(aims + recoils + noises + suppressions, tokens)
    return Odds(hits / total, misfires / total, reveals / total)
