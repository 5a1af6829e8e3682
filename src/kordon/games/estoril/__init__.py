"""Estoril 1942: spy networks on the Portuguese riviera, two to four players."""

from __future__ import annotations

from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar, Final

from kordon.engine.errors import Fault
from kordon.engine.game import Game
from kordon.engine.knowledge import Evaluation, Plausibility
from kordon.games.estoril import observe as viewing
from kordon.games.estoril import secrets, words
from kordon.games.estoril.belief import EstorilBelief
from kordon.games.estoril.events import EstorilEvent
from kordon.games.estoril.knowledge.policy import EstorilPolicy, plausibility
from kordon.games.estoril.knowledge.reasons import reason
from kordon.games.estoril.knowledge.standing import sober
from kordon.games.estoril.knowledge.worth import evaluate
from kordon.games.estoril.moves import EstorilMove
from kordon.games.estoril.observation import EstorilObservation
from kordon.games.estoril.options import EstorilOptions
from kordon.games.estoril.position import Position
from kordon.games.estoril.rules import rounds
from kordon.games.estoril.screen import log_lines, refusals
from kordon.games.estoril.screen import paths as clicks
from kordon.games.estoril.screen import scene as scenes

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

    start = staticmethod(rounds.set_up)
    to_act = staticmethod(rounds.to_act)
    moves = staticmethod(rounds.legal_moves)
    apply = staticmethod(rounds.apply)
    observe = staticmethod(viewing.observe)
    swap_secrets = staticmethod(secrets.swap_secrets)
    scene = staticmethod(scenes.scene)
    path = staticmethod(clicks.path)
    paths = staticmethod(clicks.all_paths)
    explain = staticmethod(refusals.explain)
    matter = staticmethod(refusals.matter)
    weight = staticmethod(log_lines.weight)
    statistics = staticmethod(log_lines.statistics)
    belief = staticmethod(EstorilBelief)
    why = staticmethod(reason)
    sober = staticmethod(sober)

    def stage(self, position: Position) -> int:
        return position.round

    def policy(self) -> EstorilPolicy:
        return POLICY

    def evaluation(self) -> Evaluation:
        return evaluate

    def plausibility(self) -> Plausibility:
        return plausibility

    def book(self) -> Book:
        from kordon.games.estoril.book import EstorilBook

        return EstorilBook(self)


POLICY: Final = EstorilPolicy()
GAME = Estoril()
