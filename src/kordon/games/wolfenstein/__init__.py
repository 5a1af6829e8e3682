"""Wolfenstein: four heroes against the castle, one to four players together."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar

from kordon.engine.campaign import Campaign
from kordon.engine.game import Game, MapTools
from kordon.engine.records import Delivery, Notice, Path, RuleId, Seat, Target
from kordon.engine.scene import Scene, Survey
from kordon.engine.words import Text
from kordon.games.wolfenstein import words
from kordon.games.wolfenstein.events import WolfensteinEvent
from kordon.games.wolfenstein.knowledge.player import TeamPlayer
from kordon.games.wolfenstein.knowledge.team import TeamPolicy
from kordon.games.wolfenstein.moves import WolfensteinMove
from kordon.games.wolfenstein.observation import WolfensteinObservation
from kordon.games.wolfenstein.observe import observe
from kordon.games.wolfenstein.options import WolfensteinOptions
from kordon.games.wolfenstein.position import Position
from kordon.games.wolfenstein.rules import campaign, dispatch, setup
from kordon.games.wolfenstein.screen import asking, log_lines, matters, paths, refusals, scene, story
from kordon.games.wolfenstein.secrets import WolfensteinBelief, swap_secrets

if TYPE_CHECKING:
    from kordon.engine.book import Book


class Wolfenstein(Game[Position, WolfensteinMove, WolfensteinObservation]):
    """The engine's contract, answered by the modules of this folder."""

    name = "wolfenstein"
    prefix = "WO"
    version = 6
    seat_counts = range(1, 5)
    minutes = (60, 90)
    complexity = 3
    first_game: ClassVar[Mapping[str, Any]] = {"level": "daddy"}
    campaign = Campaign("mission", "level", ("quiet", "unscathed", "in-time"))
    carried: ClassVar[Mapping[str, tuple[str, ...]]] = {"brought": ("gear:aid-kit weapon:marksman-rifle",)}
    options_type = WolfensteinOptions
    move_type: ClassVar[Any] = WolfensteinMove
    event_type: ClassVar[Any] = WolfensteinEvent
    observation_type = WolfensteinObservation
    words: ClassVar[ModuleType] = words
    lines = log_lines.LINES

    def start(self, options: WolfensteinOptions, seats: int, seed: bytes) -> Position:
        return setup.set_up(options, seats, seed)

    def to_act(self, position: Position) -> tuple[Seat, ...]:
        return dispatch.to_act(position)

    def moves(self, position: Position, seat: Seat) -> list[WolfensteinMove]:
        return dispatch.legal_moves(position, seat)

    def apply(self, position: Position, move: WolfensteinMove) -> list[Notice]:
        return dispatch.apply(position, move)

    def observe(self, position: Position, seat: Seat) -> WolfensteinObservation:
        return observe(position, seat)

    def scene(self, observation: WolfensteinObservation) -> Scene:
        return scene.scene(observation)

    def is_setting_up(self, observation: WolfensteinObservation) -> bool:
        return asking.is_setting_up(observation)

    def board(self, name: str) -> Scene:
        return scene.board(name)

    def path(self, observation: WolfensteinObservation, move: WolfensteinMove) -> Path:
        return paths.path(observation, move)

    def way(self, observation: WolfensteinObservation, path: Path) -> list[WolfensteinMove]:
        return scene.way(observation, path)

    def survey(self, observation: WolfensteinObservation, target: Target) -> Survey | None:
        return scene.survey(observation, target)

    def explain(self, observation: WolfensteinObservation, path: Path) -> tuple[RuleId, ...]:
        return refusals.explain(observation, path)

    def matter(self, observation: WolfensteinObservation, path: Path) -> Text | None:
        return matters.matter(observation, path)

    def weight(self, event: WolfensteinEvent) -> int:
        return story.weight(event)

    def deeds(
        self, observation: WolfensteinObservation, course: Iterable[Any]
    ) -> tuple[tuple[Seat, tuple[Text, ...]], ...]:
        return story.deeds(observation, course)

    def is_brief(self, event: WolfensteinEvent) -> bool:
        return story.is_brief(event)

    def swap_secrets(self, position: Position, seat: Seat, source: Random) -> Position:
        return swap_secrets(position, seat, source)

    def sees_everything(self, position: Position, viewer: Seat) -> bool:
        """Everything lies open but the luck to come."""
        return True

    def belief(self, history: Sequence[Delivery]) -> WolfensteinBelief:
        return WolfensteinBelief(history)

    def stage(self, position: Position) -> int:
        return position.round

    def policy(self) -> TeamPolicy:
        return TeamPolicy()

    def player(
        self, seat: Seat, care: float, source: Random, people: frozenset[Seat] = frozenset()
    ) -> TeamPlayer:
        return TeamPlayer(care, source, people - {seat})

    def start_like(self, first: WolfensteinObservation, source: Random) -> Position:
        """The one start there is, with luck of its own."""
        return self.start(first.options, first.seats, source.randbytes(32))

    def team(self, position: Position, seat: Seat) -> tuple[Seat, ...]:
        """All players together (WO-704)."""
        return tuple(range(position.seats))

    def sequel(self, position: Position) -> WolfensteinOptions | None:
        return campaign.sequel(position)

    def medals(self, position: Position, course: Sequence[Any]) -> Iterable[str]:
        return campaign.medals(position, course)

    def check_options(self, options: WolfensteinOptions, seats: int) -> None:
        super().check_options(options, seats)
        campaign.check_brought(options)

    def map_tools(self) -> MapTools:
        from kordon.games.wolfenstein.board.tools import WolfensteinMaps  # only for `kordon map`

        return WolfensteinMaps()

    def book(self) -> Book:
        from kordon.games.wolfenstein.book import WolfensteinBook

        return WolfensteinBook(self)


GAME = Wolfenstein()
