"""What may be done and what happens then, by rule; chapters 2 to 4 of the rules."""

from __future__ import annotations

from random import Random
from typing import Final

from kordon.engine.audience import told
from kordon.engine.chance import Chance, chance_from
from kordon.engine.records import EVERYBODY, OPEN, Notice, Outcome, RuleId, Seat

from mole import events, moves
from mole.board import AGENTS_START, NO_SQUARE, SQUARES, TARGETS, UNKNOWN, Square, within
from mole.moves import MoleMove
from mole.position import HUNTER, MOLE, MoleObservation, MoleOptions, Position

VISITS_TO_WIN: Final = 3
AGENT_STEPS: Final = 2


def set_up(options: MoleOptions, seats: int, seed: bytes) -> Position:
    """The agents stand in the middle; the mole has yet to hide (MO-102)."""
    position = Position()
    position.chance, position.seats, position.turn, position.outcome = chance_from(seed), seats, 0, None
    position.options, position.agents, position.sent = options, AGENTS_START, 0
    position.searched, position.visited, position.mole = NO_SQUARE, (), NO_SQUARE
    return position


def to_act(position: Position) -> tuple[Seat, ...]:
    """The mole hides and moves in odd turns, the hunter has the others; nobody after the end."""
    if position.outcome is not None:
        return ()
    return (HUNTER,) if position.turn and position.turn % 2 == 0 else (MOLE,)


def legal_moves(position: Position, seat: Seat) -> list[MoleMove]:
    """Everything the seat may do now."""
    if seat not in to_act(position):
        return []
    return hunts(position) if seat == HUNTER else burrows(position)


def burrows(position: Position) -> list[MoleMove]:
    """Where the mole may hide (MO-201), or go (MO-202)."""
    free = [square for square in SQUARES if square not in (*TARGETS, *position.agents)]
    return [moves.Burrow(MOLE, to) for to in (within(1, position.mole) if position.turn else free)]


def hunts(position: Position) -> list[MoleMove]:
    """Agents that have not moved yet, every search, or the end of the turn (MO-301, MO-302)."""
    found: list[MoleMove] = [
        moves.Send(HUNTER, agent, square)
        for agent, stands in enumerate(position.agents)
        if not position.sent >> agent & 1
        for square in within(AGENT_STEPS, stands)
        if square not in position.agents
    ]
    near = {square for stands in position.agents for square in within(1, stands)}
    found += [moves.Search(HUNTER, square) for square in sorted(near)]
    return [*found, moves.Rest(HUNTER)]


def apply(position: Position, move: MoleMove) -> list[Notice]:
    """Carry out a legal move."""
    match move:
        case moves.Burrow(square=square):
            return burrow(position, square)
        case moves.Send(agent=agent, square=square):
            return send(position, agent, square)
        case moves.Search(square=square):
            return search(position, square)
        case moves.Rest():
            return search(position, NO_SQUARE)


def burrow(position: Position, square: Square) -> list[Notice]:
    """Only the mole knows where it is (MO-201, MO-202)."""
    position.mole = square
    position.turn += 1
    position.sent = 0
    return list(told(MOLE, events.Burrowed(square), events.Burrowed(UNKNOWN)))


def send(position: Position, agent: int, square: Square) -> list[Notice]:
    """Each agent moves once a turn at most (MO-301)."""
    position.agents = tuple(square if one == agent else at for one, at in enumerate(position.agents))
    position.sent |= 1 << agent
    return [(EVERYBODY, events.Sent(agent, square))]


def search(position: Position, square: Square) -> list[Notice]:
    """The mole is caught if it is there (MO-303); everybody sees what comes of it."""
    position.searched = square
    found = position.mole == square
    if found:
        end(position, HUNTER, "MO-303")
    return [(EVERYBODY, events.Searched(square, found)), *end_turn(position)]


def end_turn(position: Position) -> list[Notice]:
    """A visit is told now, a turn after it was made (MO-203); then the game may be over (MO-401, MO-402)."""
    mole = position.mole
    if position.outcome is not None:
        return []
    is_visit = mole in TARGETS and mole not in position.visited
    position.visited += (mole,) * is_visit
    if len(position.visited) == VISITS_TO_WIN:
        end(position, MOLE, "MO-401")
    elif position.round == position.options.rounds:
        end(position, HUNTER, "MO-402")
    else:
        position.turn += 1
    return [(EVERYBODY, events.Visited(mole))] if is_visit else []


def end(position: Position, winner: Seat, rule: RuleId) -> None:
    """Somebody has won. Nothing is scored, so all scores are 0."""
    position.outcome = Outcome((winner,), rule, (0,) * position.seats)


# ---- what a seat knows


def sees_everything(position: Position, viewer: Seat) -> bool:
    """The mole does, and everybody after the end."""
    return viewer in (MOLE, OPEN) or position.outcome is not None


def observe(position: Position, seat: Seat) -> MoleObservation:
    """All that the seat may know; only where the mole is can be a secret."""
    legal, sees = tuple(legal_moves(position, seat)), sees_everything(position, seat)
    return MoleObservation.of(position, seat, to_act(position), legal, sees_secrets=sees)


def swap_secrets(position: Position, seat: Seat, source: Random) -> Position:
    """For all but the mole it may be anywhere, once it has hidden."""
    world = position.copy()
    world.chance = Chance(source.getrandbits(128))
    if position.turn and not sees_everything(position, seat):
        world.mole = source.choice(SQUARES)
    return world
