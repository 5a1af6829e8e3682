"""What may be done and what happens then."""

from __future__ import annotations

from random import Random

from kordon.engine.audience import told
from kordon.engine.chance import Chance, chance_from
from kordon.engine.records import EVERYBODY, OPEN, Notice, Outcome, RuleId, Seat

from hideout import events, moves
from hideout.moves import GameMove
from hideout.position import (
    HIDER,
    NO_SQUARE,
    SEEKER,
    SQUARES,
    UNKNOWN,
    GameObservation,
    GameOptions,
    Position,
)


def set_up(options: GameOptions, seats: int, seed: bytes) -> Position:
    """Chance blocks a square; all luck comes from the position (HI-101)."""
    position = Position()
    position.chance, position.seats, position.turn, position.outcome = chance_from(seed), seats, 0, None
    position.options, position.looked, position.hider = options, (), NO_SQUARE
    position.blocked = position.chance.below(len(SQUARES))
    return position


def to_act(position: Position) -> tuple[Seat, ...]:
    """First the hider, then the seeker; nobody after the end."""
    if position.outcome is not None:
        return ()
    return (SEEKER,) if position.turn else (HIDER,)


def legal_moves(position: Position, seat: Seat) -> list[GameMove]:
    """Every square that is not blocked (HI-102) and was not looked into before (HI-201)."""
    if seat not in to_act(position):
        return []
    free = [square for square in SQUARES if square not in (position.blocked, *position.looked)]
    return [moves.Hide(HIDER, square) if seat == HIDER else moves.Look(SEEKER, square) for square in free]


def apply(position: Position, move: GameMove) -> list[Notice]:
    """Carry out a legal move."""
    position.turn += 1
    match move:
        case moves.Hide(square=square):
            position.hider = square
            return list(told(HIDER, events.Hid(square), events.Hid(UNKNOWN)))
        case moves.Look(square=square):
            position.looked = (*position.looked, square)
            found = square == position.hider
            if found:
                end(position, SEEKER, "HI-202")
            elif len(position.looked) == position.options.looks:
                end(position, HIDER, "HI-203")
            return [(EVERYBODY, events.Looked(square, found))]


def end(position: Position, winner: Seat, rule: RuleId) -> None:
    """Somebody has won. Nothing is scored, so all scores are 0."""
    position.outcome = Outcome((winner,), rule, (0,) * position.seats)


def sees_everything(position: Position, viewer: Seat) -> bool:
    """The hider does, and everybody after the end."""
    return viewer in (HIDER, OPEN) or position.outcome is not None


def observe(position: Position, seat: Seat) -> GameObservation:
    """All that the seat may know; only the hider's square is a secret."""
    legal, sees = tuple(legal_moves(position, seat)), sees_everything(position, seat)
    return GameObservation.of(position, seat, to_act(position), legal, sees_secrets=sees)


def swap_secrets(position: Position, seat: Seat, source: Random) -> Position:
    """For all but the hider, the hider may be anywhere that nobody has looked yet."""
    world = position.copy()
    world.chance = Chance(source.getrandbits(128))
    if position.turn and not sees_everything(position, seat):
        left = [square for square in SQUARES if square not in (position.blocked, *position.looked)]
        world.hider = source.choice(left)
    return world
