"""Sniper Elite: one sniper against three squads, on a map of secrets; two to four players, or one alone."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar

from kordon.engine.game import Game, MapTools
from kordon.engine.knowledge import ALONE, Around, Player
from kordon.engine.records import Path, Seat
from kordon.engine.scene import Scene
from kordon.games.sniper import observe as viewing
from kordon.games.sniper import secrets, words
from kordon.games.sniper.belief.belief import SniperBelief
from kordon.games.sniper.events import SniperEvent
from kordon.games.sniper.knowledge.cast import SniperCast
from kordon.games.sniper.knowledge.defenders import DefenderPlayer
from kordon.games.sniper.knowledge.sniper import SniperPlayer
from kordon.games.sniper.maps.compiled import MAP_NAMES
from kordon.games.sniper.moves import SniperMove
from kordon.games.sniper.observation import SniperObservation
from kordon.games.sniper.options import SniperOptions, check
from kordon.games.sniper.pieces import SNIPER_SEAT
from kordon.games.sniper.position import Position
from kordon.games.sniper.rules import dispatch, setup
from kordon.games.sniper.screen import drawn_map, log_lines, paths, refusals, sharing
from kordon.games.sniper.screen import scene as scenes

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

    start = staticmethod(setup.set_up)
    to_act = staticmethod(dispatch.to_act)
    moves = staticmethod(dispatch.legal_moves)
    apply = staticmethod(dispatch.apply)
    observe = staticmethod(viewing.observe)
    swap_secrets = staticmethod(secrets.swap_secrets)
    shares = staticmethod(sharing.shares)
    scene = staticmethod(scenes.scene)
    survey = staticmethod(drawn_map.survey)
    explain = staticmethod(refusals.explain)
    matter = staticmethod(refusals.matter)
    weight = staticmethod(log_lines.weight)
    statistics = staticmethod(log_lines.statistics)
    belief = staticmethod(SniperBelief)
    cast = staticmethod(SniperCast)

    def is_setting_up(self, observation: SniperObservation) -> bool:
        return observation.phase in sharing.SET_UP_PHASES

    def board(self, name: str) -> Scene:
        return scenes.board(name) if name in MAP_NAMES else super().board(name)

    def path(self, observation: SniperObservation, move: SniperMove) -> Path:
        return paths.path(move)

    def paths(self, observation: SniperObservation) -> Iterable[Path]:
        return map(paths.path, observation.moves)

    def sees_everything(self, position: Position, viewer: Seat) -> bool:
        """The defenders hide nothing from the sniper (SE-511); solo hides order cards from all."""
        return viewer == SNIPER_SEAT and not position.is_solo

    def team(self, position: Position, seat: Seat) -> tuple[Seat, ...]:
        """The sniper alone, or all defenders together (SE-601)."""
        return (SNIPER_SEAT,) if seat == SNIPER_SEAT else tuple(range(1, position.seats))

    def player(self, seat: Seat, care: float, source: Random, around: Around = ALONE) -> Player:
        return SniperPlayer(care, source) if seat == SNIPER_SEAT else DefenderPlayer(care, source)

    def stage(self, position: Position) -> int:
        return position.round

    def map_tools(self) -> MapTools:
        from kordon.games.sniper.maps.tools import SniperMaps  # needs Shapely

        return SniperMaps()

    def book(self) -> Book:
        from kordon.games.sniper.book import SniperBook

        return SniperBook(self)


GAME = SniperElite()
