"""A game for one, of five moves: is the next card of the deck higher or lower?"""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources.abc import Traversable
from pathlib import Path as File
from random import Random
from types import ModuleType
from typing import Any, ClassVar

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
from kordon.engine.scene import Button, Choice, Piece, Scene, Zone, verdict
from kordon.engine.words import Text
from tests.engine.tiny.patience import words

CARDS = 6


class PatienceOptions(Options, frozen=True):
    """None."""


class Guess(Move, frozen=True, tag="g"):
    higher: bool


class Turned(Event, frozen=True, tag="t"):
    card: int


class PatienceObservation(Observation, frozen=True):
    deck: tuple[int, ...]
    shown: tuple[int, ...]
    points: int


class Position:
    FIELDS: ClassVar[tuple[str, ...]] = ("chance", "deck", "points", "shown")
    __slots__ = FIELDS

    chance: Chance
    deck: tuple[int, ...]
    points: int
    shown: tuple[int, ...]

    def copy(self) -> Position:
        other = Position()
        other.chance, other.deck = self.chance.copy(), self.deck
        other.points, other.shown = self.points, self.shown
        return other

    def faults(self) -> list[str]:
        return [] if sorted(self.deck + self.shown) == list(range(CARDS)) else ["cards are missing"]


class PatienceBelief:
    def __init__(self, history: Sequence[Delivery]) -> None:
        self.update(history[-1])

    def update(self, delivery: Delivery) -> None:
        self.seen: PatienceObservation = delivery.observation

    def draw(self, source: Random) -> Position:
        world = Position()
        world.chance = Chance(source.getrandbits(128))
        world.shown, world.points = self.seen.shown, self.seen.points
        left = [card for card in range(CARDS) if card not in world.shown]
        source.shuffle(left)
        world.deck = tuple(left)
        return world


class Patience(Game[Position, Guess, PatienceObservation]):
    name = "patience"
    prefix = "PA"
    version = 1
    seat_counts = range(1, 2)
    options_type = PatienceOptions
    move_type: ClassVar[Any] = Guess
    event_type: ClassVar[Any] = Turned
    observation_type = PatienceObservation
    words: ClassVar[ModuleType] = words

    @property
    def texts(self) -> Traversable:
        return File(__file__).parent / "text"

    def start(self, options: PatienceOptions, seats: int, seed: bytes) -> Position:
        position = Position()
        position.chance = chance_from(seed)
        cards = list(range(CARDS))
        position.chance.shuffle(cards)
        position.shown, position.deck, position.points = (cards[0],), tuple(cards[1:]), 0
        return position

    def to_act(self, position: Position) -> tuple[Seat, ...]:
        return (0,) if position.deck else ()

    def moves(self, position: Position, seat: Seat) -> list[Guess]:
        return [Guess(0, True), Guess(0, False)] if seat in self.to_act(position) else []

    def apply(self, position: Position, move: Guess) -> list[Notice]:
        card = position.deck[0]
        position.points += (card > position.shown[-1]) == move.higher
        position.shown, position.deck = (*position.shown, card), position.deck[1:]
        return [(EVERYBODY, Turned(card))]

    def turn(self, position: Position) -> int:
        return len(position.shown)

    def outcome(self, position: Position) -> Outcome | None:
        won = (0,) if position.points * 2 > CARDS else ()
        return None if position.deck else Outcome(won, "PA-101", (position.points,))

    def observe(self, position: Position, seat: Seat) -> PatienceObservation:
        return PatienceObservation(
            seat,
            1,
            self.turn(position),
            self.to_act(position),
            tuple(self.moves(position, seat)),
            self.outcome(position),
            position.deck if seat == OPEN else (),
            position.shown,
            position.points,
        )

    def scene(self, observation: PatienceObservation) -> Scene:
        status = words.STATUS(points=observation.points)
        return Scene(
            status,
            verdict(observation, status) if observation.outcome else words.PROMPT(),
            10,
            10,
            groups=(
                tuple(Piece(f"card:{i}", "deck", "card", _card(c)) for i, c in enumerate(observation.shown)),
            ),
            zones=(Zone("deck", "row", words.DECK()),),
            buttons=(Button("act:higher", words.HIGHER()), Button("act:lower", words.LOWER())),
            choices=tuple(Choice(self.path(observation, move)) for move in observation.moves),
        )

    def path(self, observation: PatienceObservation, move: Guess) -> Path:
        return ("act:higher",) if move.higher else ("act:lower",)

    def explain(self, observation: PatienceObservation, path: Path) -> tuple[RuleId, ...]:
        return ("PA-101",)

    def tell(self, event: Turned) -> Text:
        return words.TURNED(number=event.card)

    def swap_secrets(self, position: Position, seat: Seat, source: Random) -> Position:
        world = position.copy()
        world.chance = Chance(source.getrandbits(128))
        world.deck = tuple(source.sample(position.deck, len(position.deck)))
        return world

    def belief(self, history: Sequence[Delivery]) -> PatienceBelief:
        return PatienceBelief(history)


def _card(number: int) -> Text:
    return words.CARD(number=number)


GAME = Patience()
