"""Wolfenstein: four heroes against the castle, one to four players together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar

from kordon.engine.campaign import Campaign
from kordon.engine.game import Game, MapTools
from kordon.engine.knowledge import ALONE, Around
from kordon.engine.records import Delivery, Seat
from kordon.games.wolfenstein import words
from kordon.games.wolfenstein.events import WolfensteinEvent
from kordon.games.wolfenstein.knowledge.player import TeamPlayer
from kordon.games.wolfenstein.knowledge.team import TeamPolicy
from kordon.games.wolfenstein.moves import WolfensteinMove
from kordon.games.wolfenstein.observation import WolfensteinObservation
from kordon.games.wolfenstein.observe import observe
from kordon.games.wolfenstein.options import WolfensteinOptions
from kordon.games.wolfenstein.position import Position
from kordon.games.wolfenstein.rules import dispatch, setup
from kordon.games.wolfenstein.rules.campaign import check_brought, medals, sequel
from kordon.games.wolfenstein.screen import asking, log_lines, matters, paths, refusals, scene, story
from kordon.games.wolfenstein.secrets import WolfensteinBelief, swap_secrets

if TYPE_CHECKING:
    from kordon.engine.book import Book


class Wolfenstein(Game[Position, WolfensteinMove, WolfensteinObservation]):
    """The engine's contract, answered by the modules of this folder."""

    name = "wolfenstein"
    prefix = "WO"
    version = 7
    seat_counts = range(1, 5)
    minutes = (60, 90)
    complexity = 3
    first_game: ClassVar[Mapping[str, Any]] = {"level": "daddy"}
    pointer = "flag"  # bots go there first (WO-957)
    campaign = Campaign("mission", "level", ("quiet", "unscathed", "in-time"))
    carried: ClassVar[Mapping[str, tuple[str, ...]]] = {"brought": ("gear:aid-kit weapon:marksman-rifle",)}
    options_type = WolfensteinOptions
    move_type: ClassVar[Any] = WolfensteinMove
    event_type: ClassVar[Any] = WolfensteinEvent
    observation_type = WolfensteinObservation
    words: ClassVar[ModuleType] = words
    lines = log_lines.LINES

    # ---- the rules
    start = staticmethod(setup.set_up)
    to_act = staticmethod(dispatch.to_act)
    moves = staticmethod(dispatch.legal_moves)
    apply = staticmethod(dispatch.apply)
    observe = staticmethod(observe)
    swap_secrets = staticmethod(swap_secrets)
    sequel = staticmethod(sequel)
    medals = staticmethod(medals)

    # ---- the screen
    board = staticmethod(scene.board)
    way = staticmethod(scene.way)
    survey = staticmethod(scene.survey)
    scene = staticmethod(scene.scene)
    is_setting_up = staticmethod(asking.is_setting_up)
    matter = staticmethod(matters.matter)
    statistics = staticmethod(story.statistics)
    path = staticmethod(paths.path)
    explain = staticmethod(refusals.explain)
    weight = staticmethod(story.weight)
    is_brief = staticmethod(story.is_brief)

    def sees_everything(self, position: Position, viewer: Seat) -> bool:
        """Everything lies open but the luck to come."""
        return True

    def belief(self, history: Sequence[Delivery]) -> WolfensteinBelief:
        return WolfensteinBelief(history)

    def stage(self, position: Position) -> int:
        return position.round

    def policy(self) -> TeamPolicy:
        return TeamPolicy()

    def player(self, seat: Seat, care: float, source: Random, around: Around = ALONE) -> TeamPlayer:
        return TeamPlayer(seat, care, source, around)

    def start_like(self, first: WolfensteinObservation, source: Random) -> Position:
        """The one start there is, with luck of its own."""
        return self.start(first.options, first.seats, source.randbytes(32))

    def team(self, position: Position, seat: Seat) -> tuple[Seat, ...]:
        """All players together (WO-704)."""
        return tuple(range(position.seats))

    def check_options(self, options: WolfensteinOptions, seats: int) -> None:
        super().check_options(options, seats)
        check_brought(options)

    def map_tools(self) -> MapTools:
        from kordon.games.wolfenstein.board.tools import WolfensteinMaps  # only for `kordon map`

        return WolfensteinMaps()

    def book(self) -> Book:
        from kordon.games.wolfenstein.book import WolfensteinBook

        return WolfensteinBook(self)


GAME = Wolfenstein()
