"""Sniper Elite: one sniper against three squads, on a map of secrets; two to four players, or one alone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar

from kordon.engine.game import Game, MapTools
from kordon.engine.knowledge import Cast, Player
from kordon.engine.records import Delivery, Notice, Path, RuleId, Seat, Target
from kordon.engine.scene import Scene, Survey
from kordon.engine.words import Text
from kordon.games.sniper import words
from kordon.games.sniper.belief.belief import SniperBelief
from kordon.games.sniper.events import SniperEvent
from kordon.games.sniper.knowledge.cast import SniperCast
from kordon.games.sniper.knowledge.defenders import DefenderPlayer
from kordon.games.sniper.knowledge.sniper import SniperPlayer
from kordon.games.sniper.maps.compiled import MAP_NAMES
from kordon.games.sniper.moves import SniperMove
from kordon.games.sniper.observation import SniperObservation
from kordon.games.sniper.observe import observe
from kordon.games.sniper.options import SniperOptions, check
from kordon.games.sniper.pieces import SNIPER_SEAT
from kordon.games.sniper.position import Position
from kordon.games.sniper.rules import dispatch, setup
from kordon.games.sniper.screen import (
    deeds,
    log_lines,
    matters,
    paths,
    refusals,
    scene,
    sharing,
    story,
    survey,
)
from kordon.games.sniper.secrets import swap_secrets

if TYPE_CHECKING:
    from kordon.engine.book import Book


class SniperElite(Game[Position, SniperMove, SniperObservation]):
    """The engine's contract, answered by the modules of this folder."""

    name = "sniper"
    prefix = "SE"
    version = 3
    seat_counts = range(1, 5)
    minutes = (30, 60)
    complexity = 2
    sides = (SNIPER_SEAT, SNIPER_SEAT + 1)
    options_type = SniperOptions
    move_type: ClassVar[Any] = SniperMove
    event_type: ClassVar[Any] = SniperEvent
    observation_type = SniperObservation
    words: ClassVar[ModuleType] = words
    lines = log_lines.LINES

    def check_options(self, options: SniperOptions, seats: int) -> None:
        """Some changes of difficulty exclude each other, or need defenders who are people."""
        super().check_options(options, seats)
        check(options, seats)

    def start(self, options: SniperOptions, seats: int, seed: bytes) -> Position:
        return setup.set_up(options, seats, seed)

    def to_act(self, position: Position) -> tuple[Seat, ...]:
        return dispatch.to_act(position)

    def moves(self, position: Position, seat: Seat) -> list[SniperMove]:
        return dispatch.legal_moves(position, seat)

    def apply(self, position: Position, move: SniperMove) -> list[Notice]:
        return dispatch.apply(position, move)

    def observe(self, position: Position, seat: Seat) -> SniperObservation:
        return observe(position, seat)

    def is_setting_up(self, observation: SniperObservation) -> bool:
        return observation.phase in sharing.SET_UP_PHASES

    def shares(self, observation: SniperObservation) -> tuple[Seat, ...]:
        return sharing.shares(observation)

    def scene(self, observation: SniperObservation) -> Scene:
        return scene.scene(observation)

    def board(self, name: str) -> Scene:
        return scene.board(name) if name in MAP_NAMES else super().board(name)

    def path(self, observation: SniperObservation, move: SniperMove) -> Path:
        return paths.path(move)

    def paths(self, observation: SniperObservation) -> Iterable[Path]:
        return map(paths.path, observation.moves)

    def survey(self, observation: SniperObservation, target: Target) -> Survey | None:
        return survey.survey(observation, target)

    def explain(self, observation: SniperObservation, path: Path) -> tuple[RuleId, ...]:
        return refusals.explain(observation, path)

    def matter(self, observation: SniperObservation, path: Path) -> Text | None:
        return matters.matter(observation, path)

    def weight(self, event: SniperEvent) -> int:
        return story.weight(event)

    def deeds(
        self, observation: SniperObservation, course: Iterable[Any]
    ) -> tuple[tuple[Seat, tuple[Text, ...]], ...]:
        return deeds.lines(observation, course)

    def swap_secrets(self, position: Position, seat: Seat, source: Random) -> Position:
        return swap_secrets(position, seat, source)

    def sees_everything(self, position: Position, viewer: Seat) -> bool:
        """The defenders hide nothing from the sniper (SE-511); solo hides order cards from all."""
        return viewer == SNIPER_SEAT and not position.is_solo

    def team(self, position: Position, seat: Seat) -> tuple[Seat, ...]:
        """The sniper alone, or all defenders together (SE-601)."""
        return (SNIPER_SEAT,) if seat == SNIPER_SEAT else tuple(range(1, position.seats))

    def belief(self, history: Sequence[Delivery]) -> SniperBelief:
        return SniperBelief(history)

    def player(
        self, seat: Seat, care: float, source: Random, people: frozenset[Seat] = frozenset()
    ) -> Player:
        return SniperPlayer(care, source) if seat == SNIPER_SEAT else DefenderPlayer(care, source)

    def cast(self, history: Sequence[Delivery]) -> Cast:
        return SniperCast(history)

    def stage(self, position: Position) -> int:
        return position.round

    def map_tools(self) -> MapTools:
        from kordon.games.sniper.maps.tools import SniperMaps  # needs Shapely

        return SniperMaps()

    def book(self) -> Book:
        from kordon.games.sniper.book import SniperBook

        return SniperBook(self)


GAME = SniperElite()
