"""Estoril 1942: spy networks on the Portuguese riviera, two to four players."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar, Final

from kordon.engine.errors import Fault
from kordon.engine.game import Game
from kordon.engine.knowledge import Evaluation, Plausibility
from kordon.engine.records import Delivery, Notice, Path, RuleId, Seat
from kordon.engine.scene import Scene
from kordon.engine.words import Text
from kordon.games.estoril import words
from kordon.games.estoril.belief import EstorilBelief
from kordon.games.estoril.events import EstorilEvent
from kordon.games.estoril.knowledge.plausible import plausibility
from kordon.games.estoril.knowledge.policy import EstorilPolicy
from kordon.games.estoril.knowledge.reasons import reason
from kordon.games.estoril.knowledge.worth import evaluate
from kordon.games.estoril.moves import EstorilMove
from kordon.games.estoril.observation import EstorilObservation
from kordon.games.estoril.observe import observe
from kordon.games.estoril.options import EstorilOptions
from kordon.games.estoril.position import Position
from kordon.games.estoril.rules import rounds
from kordon.games.estoril.screen import deeds, log_lines, matters, paths, refusals, scene, story
from kordon.games.estoril.secrets import swap_secrets

if TYPE_CHECKING:
    from kordon.engine.book import Book


class Estoril(Game[Position, EstorilMove, EstorilObservation]):
    """The engine's contract, answered by the modules of this folder."""

    name = "estoril"
    prefix = "ES"
    version = 2
    seat_counts = range(2, 5)
    minutes = (45, 75)
    complexity = 2
    options_type = EstorilOptions
    move_type: ClassVar[Any] = EstorilMove
    event_type: ClassVar[Any] = EstorilEvent
    observation_type = EstorilObservation
    words: ClassVar[ModuleType] = words
    lines = log_lines.LINES

    def check_options(self, options: EstorilOptions, seats: int) -> None:
        """Secret missions lie between neighbours, so they need three players (ES-701)."""
        super().check_options(options, seats)
        if options.secret_missions and seats < 3:
            raise Fault(f"secret_missions: they need 3 or 4 players, not {seats} (ES-701)", "ES-701")

    def start(self, options: EstorilOptions, seats: int, seed: bytes) -> Position:
        return rounds.set_up(options, seats, seed)

    def to_act(self, position: Position) -> tuple[Seat, ...]:
        return rounds.to_act(position)

    def moves(self, position: Position, seat: Seat) -> list[EstorilMove]:
        return rounds.legal_moves(position, seat)

    def apply(self, position: Position, move: EstorilMove) -> list[Notice]:
        return rounds.apply(position, move)

    def observe(self, position: Position, seat: Seat) -> EstorilObservation:
        return observe(position, seat)

    def scene(self, observation: EstorilObservation) -> Scene:
        return scene.scene(observation)

    def path(self, observation: EstorilObservation, move: EstorilMove) -> Path:
        return paths.path(observation, move)

    def paths(self, observation: EstorilObservation) -> list[Path]:
        return paths.all_paths(observation)

    def explain(self, observation: EstorilObservation, path: Path) -> tuple[RuleId, ...]:
        return refusals.explain(observation, path)

    def matter(self, observation: EstorilObservation, path: Path) -> Text | None:
        return matters.matter(observation, path)

    def weight(self, event: EstorilEvent) -> int:
        return story.weight(event)

    def deeds(
        self, observation: EstorilObservation, course: Iterable[Any]
    ) -> tuple[tuple[Seat, tuple[Text, ...]], ...]:
        return deeds.lines(observation, course)

    def swap_secrets(self, position: Position, seat: Seat, source: Random) -> Position:
        return swap_secrets(position, seat, source)

    def belief(self, history: Sequence[Delivery]) -> EstorilBelief:
        return EstorilBelief(history)

    def stage(self, position: Position) -> int:
        return position.round

    def policy(self) -> EstorilPolicy:
        return POLICY

    def evaluation(self) -> Evaluation:
        return evaluate

    def plausibility(self) -> Plausibility:
        return plausibility

    def why(self, observation: EstorilObservation, move: EstorilMove) -> Text:
        return reason(observation, move)

    def book(self) -> Book:
        from kordon.games.estoril.book import EstorilBook

        return EstorilBook(self)


POLICY: Final = EstorilPolicy()
GAME = Estoril()
