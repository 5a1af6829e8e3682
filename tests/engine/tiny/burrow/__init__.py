"""A game as small as can be, for the checks: a hidden mole, a hunter who digs, sixteen squares.

The mole begins in a known square and goes one step each round, to a square beside that is not filled in;
only if there is none it stays. The hunter digs up a square: the mole is there, or the square is filled in.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources.abc import Traversable
from pathlib import Path as File
from random import Random
from types import ModuleType
from typing import Any, ClassVar, Literal

from kordon.engine.audience import only, others
from kordon.engine.bits import members
from kordon.engine.chance import Chance, chance_from
from kordon.engine.game import Game
from kordon.engine.records import (
    EVERYBODY,
    OPEN,
    Delivery,
    Event,
    Move,
    Notice,
    Observation,
    Options,
    Outcome,
    Path,
    RuleId,
    Seat,
)
from kordon.engine.scene import Button, Choice, Piece, Scene, Shape, verdict
from kordon.engine.words import NAMED, Text
from tests.engine.tiny.burrow import words

WIDTH = 4
SQUARES = WIDTH * WIDTH
START = 5
MOLE, HUNTER = 0, 1
UNKNOWN = -1


def beside(square: int) -> list[int]:
    x, y = square % WIDTH, square // WIDTH
    near = [(x, y - 1), (x - 1, y), (x + 1, y), (x, y + 1)]
    return [b * WIDTH + a for a, b in near if 0 <= a < WIDTH and 0 <= b < WIDTH]


class BurrowOptions(Options, frozen=True):
    """How long it takes."""

    rounds: Literal["4", "7"] = "7"


class Step(Move, frozen=True, tag="s"):
    to: int


class Dig(Move, frozen=True, tag="d"):
    square: int


class Moved(Event, frozen=True, tag="m"):
    to: int


class Dug(Event, frozen=True, tag="d"):
    square: int
    caught: bool


class BurrowObservation(Observation, frozen=True):
    options: BurrowOptions
    round: int
    filled: int
    mole: int


class Position:
    FIELDS: ClassVar[tuple[str, ...]] = (
        "acting",
        "chance",
        "filled",
        "mole",
        "options",
        "outcome",
        "round",
        "turn",
    )
    __slots__ = FIELDS

    acting: Seat
    chance: Chance
    filled: int
    mole: int
    options: BurrowOptions
    outcome: Outcome | None
    round: int
    turn: int

    def copy(self) -> Position:
        other = Position()
        for name in self.FIELDS:
            setattr(other, name, getattr(self, name))
        other.chance = self.chance.copy()
        return other

    def faults(self) -> list[str]:
        return ["the mole is in a square that is filled in"] if self.filled >> self.mole & 1 else []


class BurrowBelief:
    """Every square where the mole may be, by what the hunter was sent; all are equally likely."""

    def __init__(self, history: Sequence[Delivery]) -> None:
        self.squares = {START}
        self.seen: BurrowObservation = history[0].observation
        for delivery in history:
            self.update(delivery)

    def update(self, delivery: Delivery) -> None:
        seen: BurrowObservation = delivery.observation
        if any(isinstance(event, Moved) for event in delivery.events):
            self.squares = {to for square in self.squares for to in steps(square, self.seen.filled)}
        self.squares -= set(members(seen.filled))
        if seen.mole != UNKNOWN:
            self.squares = {seen.mole}
        self.seen = seen

    def draw(self, source: Random) -> Position:
        seen, world = self.seen, Position()
        world.chance = Chance(source.getrandbits(128))
        world.acting = seen.to_act[0] if seen.to_act else MOLE
        world.mole = source.choice(sorted(self.squares))
        world.options, world.outcome, world.turn = seen.options, seen.outcome, seen.turn
        world.round, world.filled = seen.round, seen.filled
        return world


def steps(square: int, filled: int) -> list[int]:
    return [near for near in beside(square) if not filled >> near & 1] or [square]


class Burrow(Game[Position, Any, BurrowObservation]):
    name = "burrow"
    prefix = "BU"
    version = 1
    seat_counts = range(2, 3)
    options_type = BurrowOptions
    move_type: ClassVar[Any] = Step | Dig
    event_type: ClassVar[Any] = Moved | Dug
    observation_type = BurrowObservation
    words: ClassVar[ModuleType] = words

    @property
    def texts(self) -> Traversable:
        return File(__file__).parent / "text"

    def start(self, options: BurrowOptions, seats: int, seed: bytes) -> Position:
        position = Position()
        position.chance = chance_from(seed)
        position.options = options
        position.acting, position.mole, position.filled = MOLE, START, 0
        position.outcome, position.round, position.turn = None, 1, 0
        return position

    def to_act(self, position: Position) -> tuple[Seat, ...]:
        return () if position.outcome else (position.acting,)

    def moves(self, position: Position, seat: Seat) -> list[Any]:
        if seat not in self.to_act(position):
            return []
        if seat == MOLE:
            return [Step(MOLE, to) for to in steps(position.mole, position.filled)]
        return [Dig(HUNTER, square) for square in range(SQUARES) if not position.filled >> square & 1]

    def apply(self, position: Position, move: Any) -> list[Notice]:
        position.turn += 1
        if isinstance(move, Step):
            position.mole = move.to
            position.acting = HUNTER
            return [(only(MOLE), Moved(move.to)), (others(MOLE), Moved(UNKNOWN))]
        caught = move.square == position.mole
        position.acting = MOLE
        if caught:
            position.outcome = Outcome((HUNTER,), "BU-102", (0, 1))
        else:
            position.filled |= 1 << move.square
            if position.round == int(position.options.rounds):
                position.outcome = Outcome((MOLE,), "BU-103", (1, 0))
            position.round += position.outcome is None
        return [(EVERYBODY, Dug(move.square, caught))]

    def turn(self, position: Position) -> int:
        return position.turn

    def outcome(self, position: Position) -> Outcome | None:
        return position.outcome

    def sees_everything(self, position: Position, viewer: Seat) -> bool:
        return viewer == MOLE

    def observe(self, position: Position, seat: Seat) -> BurrowObservation:
        return BurrowObservation(
            seat,
            2,
            position.turn,
            self.to_act(position),
            tuple(self.moves(position, seat)),
            position.outcome,
            position.options,
            position.round,
            position.filled,
            position.mole if seat in (MOLE, OPEN) or position.outcome else UNKNOWN,
        )

    def scene(self, observation: BurrowObservation) -> Scene:
        if observation.outcome:
            prompt = verdict(observation, words.OVER())
        else:
            prompt = words.MOLE_MOVES() if MOLE in observation.to_act else words.HUNTER_DIGS()
        return Scene(
            words.STATUS(round=observation.round, rounds=observation.options.rounds),
            prompt,
            WIDTH * 10,
            WIDTH * 10,
            shapes=tuple(_shape(square, observation.filled) for square in range(SQUARES)),
            groups=((_piece(observation.mole),),) if observation.mole != UNKNOWN else (),
            buttons=(Button("act:stay", words.STAY()),),
            choices=tuple(Choice(self.path(observation, move)) for move in observation.moves),
        )

    def path(self, observation: BurrowObservation, move: Any) -> Path:
        if isinstance(move, Dig):
            return (f"square:{move.square}",)
        return ("act:stay",) if move.to == observation.mole else (f"square:{move.to}",)

    def explain(self, observation: BurrowObservation, path: Path) -> tuple[RuleId, ...]:
        return ("BU-101",) if observation.seat == MOLE else ("BU-102",)

    def tell(self, event: Any) -> Text:
        if isinstance(event, Dug):
            say = words.CAUGHT if event.caught else words.DUG
            return say(square=NAMED.say(f"square:{event.square}"))
        if event.to == UNKNOWN:
            return words.MOVED()
        return words.MOVED_TO(square=NAMED.say(f"square:{event.to}"))

    def swap_secrets(self, position: Position, seat: Seat, source: Random) -> Position:
        world = position.copy()
        world.chance = Chance(source.getrandbits(128))
        if seat != MOLE and position.outcome is None:
            world.mole = source.choice([s for s in range(SQUARES) if not position.filled >> s & 1])
        return world

    def belief(self, history: Sequence[Delivery]) -> BurrowBelief:
        return BurrowBelief(history)


def _shape(square: int, filled: int) -> Shape:
    x, y = square % WIDTH * 10, square // WIDTH * 10
    caption = words.FILLED() if filled >> square & 1 else None
    outline = (x, y, x + 10, y, x + 10, y + 10, x, y + 10)
    return Shape(f"square:{square}", outline, "area", words.SQUARE(number=square + 1), caption)


def _piece(square: int) -> Piece:
    return Piece("mole", f"square:{square}", "figure", Text("seat-0"))


GAME = Burrow()
