"""The sniper as a quick player: plans a route to both objectives and shoots on the way.

What is not a clear best is mixed by the bot that asks, so habits can't be read. With less care the sniper
overlooks a squad that could come, or forgets for a turn that running is heard or that a shot may reveal; with
little of it, the sniper does not work out where others may look (`novice`).
"""

# Not compiled: mypyc takes the sum of floats for an int.
from __future__ import annotations

from random import Random
from typing import Any, Final

from kordon.engine.bits import mask_of
from kordon.engine.caches import remember
from kordon.engine.knowledge import NOVICE, Option, forgets
from kordon.engine.records import Delivery
from kordon.engine.words import Text
from kordon.games.sniper import pieces
from kordon.games.sniper.belief.sniper_model import OFF
from kordon.games.sniper.belief.tracker import Tracker, public_delivery
from kordon.games.sniper.belief.transitions import SPACE_MASK, STILL, Copied
from kordon.games.sniper.board import board_of
from kordon.games.sniper.knowledge import reasons, standing
from kordon.games.sniper.knowledge.forecast import Forecast
from kordon.games.sniper.knowledge.hearing import Places
from kordon.games.sniper.knowledge.novice import imagined
from kordon.games.sniper.knowledge.routes import EACH_TURN, EACH_TURN_ALONE, Plan, Routes
from kordon.games.sniper.knowledge.sniper_turn import TRUST, SniperTurn
from kordon.games.sniper.observation import SniperObservation
from kordon.games.sniper.phases import BURSTING, CHOOSING_LOOT, ENTERING, PICKING, SNIPER_TURN
from kordon.games.sniper.pieces import NO_SPACE, Loadout, Space, Squad
from kordon.games.sniper.rules.setup import countdown_start
from kordon.games.sniper.words import ADVICE

SQUADS_OVERLOOKED: Final = 0.95  # without any care
EARS_FORGOTTEN: Final = 0.95
RASHNESS: Final = 0.9
UNHURRIED: Final = 0.012  # what a turn costs somebody who does not work things out
PLANS_KEPT: Final = 8
USUAL_COST: Final = 0.35  # of the way before the sniper has entered
SOLO_TURNS: Final = 14  # as far as a plan looks ahead where order cards are the clock

# How much a card is liked, when the hand is picked and when one is looted.
LIKED: Final[dict[Loadout, float]] = {
    pieces.MASKING: 0.05,
    pieces.SILENCED: 0.045,
    pieces.DISTRACTION: 0.03,
    pieces.TOMMY: 0.025,
    pieces.MINE: 0.018,
    pieces.TRENCH: 0.015,
}


class SniperPlayer(Copied):
    """Plays the sniper's seat from what it is sent."""

    is_secretive = True
    _seen: SniperObservation  # from the first message on

    def __init__(self, care: float, source: Random) -> None:
        self._care = care
        self.source = source
        self._turn = -1
        self._overlooked: tuple[Squad, ...] = ()
        self._is_deaf = False
        self._is_rash = False
        self._forgets = False
        self._tracker: Tracker | None = None
        self._forecast: Forecast | None = None  # what defenders expect; order cards expect nothing
        self._is_first = True
        self._plans: dict[tuple[Any, ...], Plan] = {}

    def see(self, delivery: Delivery) -> None:
        """Take in the next message."""
        self._seen = delivery.observation
        if self._care < NOVICE:
            return
        told = public_delivery(delivery)
        if self._tracker is None:
            self._tracker = Tracker(board_of(delivery.observation.options.map), told.observation)
            self._forecast = None if delivery.observation.seats == 1 else Forecast(told.observation)
        if delivery.observation.outcome is None:
            self._tracker.follow(told)
            if self._forecast is not None and not self._is_first:
                self._forecast.follow(told)
        self._is_first = False

    def unshare(self) -> None:
        """Replace what a copy must not have in common with the original."""
        if self._tracker is not None:
            self._tracker = self._tracker.copy()
        if self._forecast is not None:
            self._forecast = self._forecast.copy()

    def options(self) -> list[Option]:
        """What the sniper can do now, each with the chance to win that is seen in it."""
        seen = self._seen
        offered: tuple[Any, ...] = seen.moves
        if seen.turn != self._turn:
            self._turn = seen.turn
            self._overlook()
        if seen.phase == SNIPER_TURN:
            return self._planned(seen).options()
        if seen.phase == ENTERING:
            return self._planned(seen).entries()
        if seen.phase == PICKING:
            return [Option(move, sum([LIKED[card] for card in move.cards])) for move in offered]
        if seen.phase == CHOOSING_LOOT:
            return [Option(move, LIKED[move.card]) for move in offered]
        if seen.phase == BURSTING:
            turn = self._planned(seen)
            return [Option(move, turn.prize(move.unit)) for move in offered]
        return [Option(move, 0.5) for move in offered]

    def _overlook(self) -> None:
        """What is not thought of in this turn."""
        draw = self.source.random
        less = 1 - self._care
        self._overlooked = tuple(squad for squad in range(pieces.SQUADS) if draw() < SQUADS_OVERLOOKED * less)
        self._is_deaf = draw() < EARS_FORGOTTEN * less
        self._is_rash = draw() < RASHNESS * less
        self._forgets = forgets(self._care, self.source)

    def _planned(self, seen: SniperObservation) -> SniperTurn:
        places = Places(imagined(seen, seen.space)) if self._forgets else self._places(bool(seen.walked))
        stays = self._is_rash and self._forgets
        plan = self._plan(seen)
        forecast = None if self._forgets else self._forecast
        return SniperTurn(seen, plan, places, self._overlooked, self._is_deaf, self._is_rash, stays, forecast)

    def _places(self, walked: bool) -> Places:
        """Where others can hold the sniper possible: before this turn's walk, or after it."""
        assert self._tracker is not None, "a player must see before it considers"
        if self._forecast is not None:
            return Places(self._forecast.weights(walked))
        stages = self._tracker.filter.distribution.stages
        found: dict[Space, float] = {}
        for weights in stages if walked else stages[: STILL + 1]:
            for state, weight in weights.items():
                space = state & SPACE_MASK
                if space != OFF:
                    found[space] = found.get(space, 0.0) + weight
        return Places(found)

    def _plan(self, seen: SniperObservation) -> Plan:
        """The way to all that is left, as the units stand; computed once for each of their positions."""
        board = board_of(seen.options.map)
        spaces = board.map.objective_spaces
        goals = [spaces[number] for number in seen.objectives if number not in seen.completed]
        is_solo = seen.seats == 1
        turns = min(SOLO_TURNS, seen.orders_left + 1) if is_solo else seen.countdown
        key = seen.units, tuple(goals), turns, self._forgets
        known = self._plans.get(key)
        if known is None:
            occupied = mask_of([space for space in seen.units if space != NO_SPACE])
            hurry = EACH_TURN_ALONE if is_solo else UNHURRIED if self._forgets else EACH_TURN
            routes = Routes(board, seen.units, occupied, hurry)
            # No objective sets the order cards back (SE-901).
            afterwards = None if is_solo else countdown_start(seen.options) - 1
            known = remember(self._plans, key, Plan(routes, goals, turns, afterwards), PLANS_KEPT)
        return known

    def chance(self) -> float:
        """By what is done and left to do."""
        return standing.sniper_wins(standing.SNIPER_KNOWS, self.counts())

    def counts(self) -> dict[str, float]:
        """What that chance is told from."""
        seen = self._seen
        plan = self._plan(seen)
        if seen.space == NO_SPACE:
            return standing.sniper_counts(seen, plan.turns, USUAL_COST, 0.0)
        places = self._places(bool(seen.walked)).and_at(seen.space)
        found = places.share(seen.space, TRUST) * plan.routes.squads_at(seen.space)
        return standing.sniper_counts(seen, plan.turns, plan.cost(seen.space, plan.turns), found)

    def loss(self, best: Option, other: Option) -> float:
        """Values are chances to win."""
        return best.value - other.value

    def why(self, move: Any) -> Text | None:
        """What speaks for a move."""
        seen = self._seen
        if seen.phase in (SNIPER_TURN, ENTERING):
            return reasons.for_sniper(self._planned(seen), move)
        return ADVICE("pick") if seen.phase in (PICKING, CHOOSING_LOOT) else None
