"""What kind of sniper this is: several models of where somebody hides, weighed by what came of it so far.

The belief says what is possible and how likely a sniper of its stated model is there; the forecast, how
likely one who wants to win is. Who knows the former avoids what it calls likely, others walk straight on, and
some take the objective whose guard they have just shot. Each model reshapes the chances of one of the two;
answers and reveals tell which of them was right.
"""

# Not compiled: mypyc takes the sum of floats for an int.
from __future__ import annotations

from typing import Final, NamedTuple

from kordon.engine.bits import members
from kordon.engine.records import Delivery
from kordon.games.sniper import events
from kordon.games.sniper.belief.belief import SniperBelief
from kordon.games.sniper.belief.tracker import answer_of
from kordon.games.sniper.board import Board, board_of
from kordon.games.sniper.knowledge.forecast import Forecast
from kordon.games.sniper.knowledge.routes import reach_of_squads
from kordon.games.sniper.observation import SniperObservation
from kordon.games.sniper.pieces import NO_OBJECTIVE, OBJECTIVES, Objective, SpaceMask


class Model(NamedTuple):
    """One way in which a sniper may hide."""

    prior: float  # how much it is thought of at first
    power: float  # to which it raises chances
    is_forecast: bool = False  # whether it begins with the forecast, or with what the belief calls likely
    freed: float = 1.0  # what it makes of an objective whose guard was just shot
    # The most that it expects on a space which squads could reach when the sniper stopped there.
    most: float = 1.0


MODELS: Final = (
    Model(0.14, 1.0, is_forecast=True),  # as forecast
    Model(0.05, 0.6, is_forecast=True),  # roughly so
    Model(0.23, 1.0, is_forecast=True, most=0.02),  # so, but where nobody would strike
    Model(0.23, 0.5, is_forecast=True, most=0.02),
    Model(0.18, 0.5, most=0.02),
    Model(0.02, 1.0),  # straight on
    Model(0.07, 0.7),  # wary
    Model(0.03, 0.0),  # anywhere
    Model(0.01, -0.25),  # anywhere but there
    Model(0.04, 0.7, freed=9.5),  # a taker
)
UNEXPECTED: Final = 1e-4  # a forecast below this counts as this, where the belief calls a space possible
LEAST: Final = 0.003  # a chance below this counts as this, so that the unlikeliest does not become likely
DOUBT: Final = 0.02  # that anything is possible, in spite of the model
LESSON: Final = 0.6  # the power to which evidence counts: answers depend on each other


class Suspicion:
    """Chances of spaces as far as they are to be trusted, of one sniper in one game."""

    def __init__(self) -> None:
        self.weights = [model.prior for model in MODELS]
        self._freed: SpaceMask = 0  # objectives whose guard was shot in the sniper's last turn
        self._forecast: Forecast | None = None
        self._reached: SpaceMask = 0  # by squads as they stood when the sniper's turn ended

    def chances(self, told: list[float], *, works_it_out: bool = True) -> list[float]:
        """The mixture of all models, with the sum of what was told; somebody may not work out a forecast."""
        shapes = self._shapes(told, works_it_out)
        return [
            sum([w * shape[space] for w, shape in zip(self.weights, shapes, strict=True)])
            for space in range(len(told))
        ]

    def learn(self, belief: SniperBelief, delivery: Delivery, before: SniperObservation) -> None:
        """Take in a message that the belief has not: models that expected it count for more."""
        if self._forecast is None:
            self._forecast = Forecast(before)
        told: list[float] | None = None
        map = board_of(before.options.map).map
        for event in delivery.events:
            if isinstance(event, events.SniperBegan):
                self._freed = 0
            elif isinstance(event, events.SniperDone):
                squads = reach_of_squads(board_of(before.options.map), delivery.observation.units)
                self._reached = squads[0] | squads[1] | squads[2]
            elif isinstance(event, events.Killed):
                number = map.objective_at[before.units[event.unit]]
                if number != NO_OBJECTIVE and number not in before.completed:
                    self._freed |= 1 << before.units[event.unit]
            answer = answer_of(map, event)
            if answer is None:
                continue
            told = told or belief.spaces()
            mask, is_inside = answer
            self._weigh(told, mask, is_inside)
        self._forecast.follow(delivery)

    def wanted(self, told: dict[Objective, float], board: Board) -> dict[Objective, float]:
        """The chance of each objective to be wanted still: halfway between the belief's and the forecast's.

        The one that the sniper heads for is wanted, and one of another suit until one is completed.
        """
        if self._forecast is None:
            return told
        aims = self._forecast.aims()
        is_first = len(aims) == OBJECTIVES
        found = {}
        for number, chance in told.items():
            expected = aims.get(number, 0.0)
            for other, aim in aims.items() if is_first else ():
                if board.suit(other) != board.suit(number):
                    fitting = [one for one in told if board.suit(one) != board.suit(other)]
                    expected += aim / len(fitting)
            found[number] = (chance + expected) / 2
        return found

    def _weigh(self, told: list[float], mask: SpaceMask, is_inside: bool) -> None:
        whole = sum(told) or 1.0
        for model, shape in enumerate(self._shapes(told)):
            inside = sum([shape[space] for space in members(mask)]) / whole
            expected = inside if is_inside else 1 - inside
            self.weights[model] *= ((1 - DOUBT) * expected + DOUBT) ** LESSON
        total = sum(self.weights)
        self.weights = [weight / total for weight in self.weights]

    def _shapes(self, told: list[float], works_it_out: bool = True) -> list[list[float]]:
        """By model: the chances as it has them."""
        forecast = told if self._forecast is None or not works_it_out else self._forecast.spaces()
        expected = [
            max(chance, UNEXPECTED) if is_possible else 0.0
            for chance, is_possible in zip(forecast, told, strict=True)
        ]
        whole = sum(told)
        return [self._shape(model, expected if model.is_forecast else told, whole) for model in MODELS]

    def _shape(self, model: Model, base: list[float], whole: float) -> list[float]:
        """The chances as one model has them, with this sum."""
        least = LEAST if model.power < 0 else 0.0
        shape = [max(chance, least) ** model.power if chance else 0.0 for chance in base]
        if model.most < 1.0:
            for space in members(self._reached):
                shape[space] = min(shape[space], model.most)
        if model.freed != 1.0:
            for space in members(self._freed):
                shape[space] *= model.freed
        scale = whole / (sum(shape) or 1.0)
        return [scale * chance for chance in shape]
