"""One turn of the sniper, planned as a whole: shoot and walk, walk and complete, complete and walk, a card.

A plan costs what it may lose, in winning chances: a strike by squads that can come to where the sniper ends,
weighed by how many places they would have to choose from, and the rest of the way in the turns that are left.
Where others can hold the sniper possible follows from public events, so the sniper computes it.
"""

# Not compiled: mypyc takes the sum of floats for an int.
from __future__ import annotations

from typing import Any, Final

from kordon.engine.bits import mask_of, members
from kordon.engine.knowledge import Option
from kordon.engine.tuples import replaced
from kordon.games.sniper import moves, pieces
from kordon.games.sniper.belief.sniper_model import OFF, Noticed
from kordon.games.sniper.board import SECTORS, units_in
from kordon.games.sniper.knowledge.forecast import Forecast
from kordon.games.sniper.knowledge.hearing import UNNOTICED, Ears, Expecting, Places, ears_of, only
from kordon.games.sniper.knowledge.routes import Plan, reach_of_squads
from kordon.games.sniper.observation import SniperObservation
from kordon.games.sniper.pieces import NO_SPACE, OBJECTIVES_TO_WIN, Space, SpaceMask, Squad, Unit
from kordon.games.sniper.rules.shooting import odds
from kordon.games.sniper.rules.sniper_turn import heard_from

# What is lost.
WOUND: Final = (0.2, 0.57)  # by wounds already taken
LOCATED: Final = 0.085  # shared among the places where the sniper may be
SURE_STRIKE: Final = 0.85
TRUST: Final = 0.42  # the power to which defenders raise what the model calls likely
QUESTIONS: Final = 0.75  # what squads learn before one of them strikes, as further strikes
CARD: Final = 0.035
REVEALED_AND_OFF: Final = 0.09  # for the number of tokens only
REVEALED_AT_THE_END: Final = 0.25
# What is won.
KILL: Final = 0.037
KILL_NEAR: Final = 0.068
KILL_ON_GOAL: Final = 0.18
KILL_OFFICER: Final = 0.035
LOOT: Final = 0.02
DONE: Final = 0.12  # an objective: what is done can't be prevented any more
SIEGE: Final = 0.06  # a shot at the unit that blocks all that is left, in the next turn
SAVED: Final = 0.8  # how often a medic helps who can

MOST_TOKENS: Final = 7
FARTHEST_SHOT: Final = 4
FARTHEST_AIM: Final = 3  # of the defenders' own sniper, with a fair chance
TARGETS_TRIED: Final = 4
WALKS_TRIED: Final = 3  # with a shot after them
DISTRACTIONS_TRIED: Final = 6
NEAR: Final = 3
HOPELESS: Final = 9.0  # more than anything costs that can be done, so ending the turn is always offered
WON: Final = -1.0

Threat = tuple[list[SpaceMask], SpaceMask]
"""By squad: the spaces that it can strike at in its next turn; and all of them."""
Way = tuple[float, tuple[Space, ...]]
"""What a walk costs with all that follows, and its path; the empty one is to stay."""
Target = tuple[float, Unit, int]
"""What a unit is worth, the unit, its distance."""


class SniperTurn:
    """One decision in the sniper's turn."""

    def __init__(
        self,
        seen: SniperObservation,
        plan: Plan,
        places: Places,
        overlooked: tuple[Squad, ...] = (),
        is_deaf: bool = False,
        is_rash: bool = False,
        stays: bool = False,
        forecast: Forecast | None = None,
    ) -> None:
        self.seen = seen
        self._forecast = forecast  # what others expect, if it is thought of
        self.plan = plan
        self.board = plan.routes.board
        self.space = seen.space
        self.places = places.and_at(seen.space) if seen.space != NO_SPACE else places
        self.is_deaf = is_deaf  # does not think of who hears
        self.is_rash = is_rash  # shoots without a thought of being revealed
        # Does not think of walking on after a shot; who has just completed an objective does.
        at_done = seen.space in [plan.routes.board.map.objective_spaces[done] for done in seen.completed]
        self.has_walked = bool(seen.walked) or (stays and seen.acted and not at_done)
        self.can_act = not seen.acted
        self.ears = self._ears(seen.units)
        self._overlooked = overlooked
        self.threat = self._threat(seen.units)
        self._wound = WOUND[min(seen.wounds, 1)]
        self._trust = 1.0 if seen.seats == 1 else TRUST  # order cards trust nothing
        self._sieges = self._besieged() if plan.turns > 1 else {}
        # A card that nothing is left to be done with is worth nothing.
        self._card = CARD * len(plan.goals) / OBJECTIVES_TO_WIN
        self._near_goals = self.board.within(mask_of(plan.goals), 2)
        self._costs: dict[Any, float] = {}

    def _ears(self, units: tuple[Space, ...], freed: SpaceMask = 0) -> Ears | Expecting:
        """What units in these spaces hear, and what they make of it."""
        occupied = mask_of([space for space in units if space != NO_SPACE])
        ears = ears_of(self.seen.options.map, occupied, self.seen.dogs, freed)
        return ears if self._forecast is None else Expecting(self._forecast, ears, units, self.seen.dogs)

    def _threat(self, units: tuple[Space, ...]) -> Threat:
        """What squads could strike at if units stood so."""
        squads = [
            0 if squad in self._overlooked else mask | self._officer_mask(squad, units)
            for squad, mask in enumerate(reach_of_squads(self.board, units))
        ]
        return squads, squads[0] | squads[1] | squads[2]

    def options(self) -> list[Option]:
        """Every first step worth taking, by the best plan that begins with it."""
        still = self.places_after(moves.END_TURN)
        self._offer(moves.END_TURN, self._finish(still, self.space, self._to_come(self.space)))
        ways = [] if self.has_walked else self._ways(self.places, self.ears, self.can_act)
        self._offer_walks(ways)
        if self.can_act:
            self._offer_completing()
            self._offer_shots()
            if moves.LOOT in self.seen.moves:
                self._offer(moves.LOOT, self._finish(still, self.space, self._to_come(self.space)) - LOOT)
        if self.seen.card == pieces.NO_CARD:
            self._offer_cards(ways)
        legal = set(self.seen.moves)
        return [Option(move, 1 - cost) for move, cost in self._costs.items() if move in legal]

    def _offer_walks(self, ways: list[Way]) -> None:
        """The walks, and the first of them once more, each with a shot after it."""
        walks = {move.path: move for move in self.seen.moves if isinstance(move, moves.Walk)}
        for cost, path in ways:
            if path:
                self._offer(walks[path], cost)
        if self.can_act and self.seen.card not in (pieces.TOMMY, pieces.TRENCH):
            for _, path in ways[:WALKS_TRIED]:
                if path:
                    self._offer(walks[path], self._shot_after(walks[path]))

    def entries(self) -> list[Option]:
        """Every way onto the board, by the chance to be struck at its end and the way that is left."""
        offered: tuple[Any, ...] = self.seen.moves
        found = []
        for move in offered:
            end = move.path[-1]
            cost = self._finish(self.places_after(move).and_at(end), end, self._to_come(end))
            found.append(Option(move, 1 - cost))
        return found

    def in_reach(self, space: Space) -> bool:
        """Whether a squad can come to the space in its next turn."""
        return bool(self.threat[1] >> space & 1)

    def places_after(self, move: Any) -> Places:
        """Where others can hold the sniper possible after a way onto the board, a walk, or none."""
        if isinstance(move, moves.Enter):
            heard = heard_from(self.board.map, NO_SPACE, move.path) & self.ears.occupied
            return self._entered(0 if self.is_deaf else heard)
        if isinstance(move, moves.Walk):
            walk = next(walk for walk in self.ears.walks(self.space) if walk[3] == move.path)
            noticed = UNNOTICED if self.is_deaf else self.ears.noticed(self.space, walk)
            return self.ears.after(self.places, noticed).and_at(move.path[-1])
        if self.has_walked:
            return self.places
        return _after(self.places, self.ears, UNNOTICED, self.seen.card == pieces.MASKING)

    def _entered(self, heard: SpaceMask) -> Places:
        """Where a way onto the board may have ended that the units on these spaces heard."""
        found: dict[Space, float] = {}
        for sector in range(SECTORS):
            for end, chance in self.ears.ends(OFF << 8 | sector).get((heard, 0), {}).items():
                found[end] = found.get(end, 0.0) + chance
        return Places(found)

    def _officer_mask(self, squad: Squad, units: tuple[Space, ...]) -> SpaceMask:
        """Where the squad's officer can strike at once as a specialist, or from where it is deployed."""
        seen, map = self.seen, self.board.map
        here, struck = units[pieces.OFFICER_OF[squad]], 0
        if here == NO_SPACE:
            here = map.officer_starts[squad]
            if here in units:
                return 0
            struck = 1 << here
        if not seen.uses[squad]:
            return struck
        if seen.specialists[squad] == pieces.JAEGER:
            return struck | map.adjacent_mask[here]
        if seen.specialists[squad] == pieces.SNIPER:
            far = map.distance[here]
            return struck | mask_of(
                [space for space in members(map.sight_mask[here]) if far[space] <= FARTHEST_AIM]
            )
        return struck

    def _offer(self, move: Any, cost: float) -> None:
        if cost < self._costs.get(move, HOPELESS):
            self._costs[move] = cost

    # ---- what the end of a turn costs

    def _finish(self, places: Places, space: Space, rest: float, threat: Threat | None = None) -> float:
        """To be in a space at the end of the turn, when others hold these places possible."""
        squads, anywhere = threat or self.threat
        cost = LOCATED * places.share(space, self._trust) + rest
        if anywhere >> space & 1:
            able = sum([mask >> space & 1 for mask in squads])
            likely = places.share_within(space, anywhere, self._trust)
            cost += self._wound * min(SURE_STRIKE, (able + QUESTIONS) * likely)
        return cost

    def _to_come(self, space: Space) -> float:
        """The way that is left after this turn; who can shoot at a guard from here may clear it."""
        return self.plan.cost(space, self.plan.turns - 1) - SIEGE * self._sieges.get(space, 0.0)

    def _besieged(self) -> dict[Space, float]:
        """By space: how likely a shot from it hits a unit that blocks all that is left to do."""
        goals, found = self.plan.goals, dict[Space, float]()
        if not all(goal in self.seen.units for goal in goals):
            return found
        for goal in goals:
            far = self.board.map.distance[goal]
            for space in members(self.board.map.sight_mask[goal]):
                if 0 < far[space] <= FARTHEST_SHOT:
                    most = min(MOST_TOKENS, sum(self.seen.bag))
                    tokens = range(far[space], most + 1)
                    hit = max([odds(self.seen.bag, far[space], n, False).hit for n in tokens], default=0.0)
                    found[space] = max(hit, found.get(space, 0.0))
        return found

    def _completed(self, space: Space) -> float | None:
        """What completing here costs if the turn ends with it; None where there is nothing to complete."""
        if space not in self.plan.goals:
            return None
        if len(self.plan.goals) == 1:
            return WON
        return self._finish(only(space), space, self.plan.rest[self.plan.goals.index(space)][space])

    def _ways(
        self,
        places: Places,
        ears: Ears | Expecting,
        can_complete: bool,
        done: Space = NO_SPACE,
        masked: bool = False,
        threat: Threat | None = None,
    ) -> list[Way]:
        """The walks from here, cheapest first. `done` is an objective completed just before."""
        space = self.space

        def rest(end: Space) -> float:
            return (
                self._to_come(end) if done == NO_SPACE else self.plan.rest[self.plan.goals.index(done)][end]
            )

        masked = masked or self.seen.card == pieces.MASKING
        sets: dict[Noticed, Places] = {}
        still = _after(places, ears, UNNOTICED, masked)
        best: dict[tuple[Space, Noticed], Way] = {
            (space, UNNOTICED): (self._finish(still, space, rest(space), threat), ())
        }
        for walk in ears.walks(space):
            noticed = UNNOTICED if self.is_deaf else ears.noticed(space, walk)
            if masked:
                noticed = 0, noticed[1]
            end = walk[2]
            if (end, noticed) in best:
                continue
            if noticed not in sets:
                sets[noticed] = _after(places, ears, noticed, masked)
            cost = self._finish(sets[noticed].and_at(end), end, rest(end), threat)
            completed = self._completed(end) if can_complete else None
            best[end, noticed] = cost if completed is None else min(cost, completed), walk[3]
        return sorted(best.values())

    def _go_on(self, places: Places, ears: Ears | Expecting, threat: Threat | None = None) -> float:
        """What the rest of the turn costs from here, after a shot: the best walk, if there was none yet."""
        if self.has_walked:
            return self._finish(places, self.space, self._to_come(self.space), threat)
        return self._ways(places, ears, can_complete=False, threat=threat)[0][0]

    def _offer_completing(self) -> None:
        completed = self._completed(self.space)
        if completed is None:
            return
        if not self.has_walked and completed != WON:
            ways = self._ways(only(self.space), self.ears, can_complete=False, done=self.space)
            completed = ways[0][0] - DONE
        self._offer(moves.COMPLETE, completed)

    # ---- shots

    def prize(self, unit: Unit) -> float:
        """What it is worth to take this unit off the board."""
        seen = self.seen
        at = seen.units[unit]
        prize = KILL
        if pieces.OFFICERS_MASK >> unit & 1:
            prize += KILL_OFFICER
        if at in self.plan.goals:
            prize += KILL_ON_GOAL
        elif self._near_goals >> at & 1 or self.board.steps_to(1 << at)[self.space] <= NEAR:
            prize += KILL_NEAR
        return prize * (1 - self._saved(unit))

    def _saved(self, unit: Unit) -> float:
        """How likely a medic keeps a unit on the board that is hit."""
        seen, squad = self.seen, pieces.SQUAD_OF[unit]
        medic = pieces.OFFICER_OF[squad]
        can_help = (
            seen.specialists[squad] == pieces.MEDIC
            and seen.uses[squad]
            and unit != medic
            and seen.units[medic] != NO_SPACE
        )
        return SAVED if can_help else 0.0

    def _targets(self, space: Space) -> list[Target]:
        """The units to shoot at from a space, the most promising first."""
        far = self.board.map.distance[space]
        found = [
            (self.prize(unit), unit, far[at])
            for unit, at in enumerate(self.seen.units)
            if at != NO_SPACE and 0 < far[at] <= FARTHEST_SHOT
        ]
        return sorted(found, key=lambda target: (target[2] - 12 * target[0], target[1]))[:TARGETS_TRIED]

    def _tokens(
        self, prize: float, distance: int, silenced: bool, revealed: float
    ) -> tuple[int, float, float]:
        """How many tokens to draw: the number, the chance to hit, the chance to be revealed."""
        best, most = (0, 0.0, 0.0), 0.0
        for tokens in range(distance, min(MOST_TOKENS, sum(self.seen.bag)) + 1):
            chances = odds(self.seen.bag, distance, tokens, silenced)
            reveal = 0.0 if self.is_rash else chances.reveal
            value = chances.hit * prize - reveal * revealed
            if value > most:
                best, most = (tokens, chances.hit, reveal), value
        return best

    def _seen_hitting(self, places: Places, target: Space, tokens: int) -> Places:
        """Where a shot that hits there may come from."""
        map = self.board.map
        close = members(map.sight_mask[target] | 1 << target)
        return places.among([place for place in close if 0 < map.distance[place][target] <= tokens])

    def _shot(self, target: Target, silenced: bool) -> tuple[float, int]:
        """What a shot from here costs with all that follows it, and its number of tokens."""
        prize, unit, distance = target
        exposed = REVEALED_AT_THE_END if self.has_walked else REVEALED_AND_OFF
        tokens, hit, reveal = self._tokens(prize, distance, silenced, exposed)
        if not tokens:
            return HOPELESS, 0
        at = self.seen.units[unit]
        if_hit = self._seen_hitting(self.places, at, tokens).and_at(self.space)
        saved = self._saved(unit)
        hitting = saved * self._go_on(if_hit, self.ears) if saved else 0.0
        left, ears = replaced(self.seen.units, unit, NO_SPACE), self.ears
        if not self.has_walked:
            freed = 1 << at if at in self.board.map.objective_spaces else 0
            ears = self._ears(left, freed)
        hitting += (1 - saved) * self._go_on(if_hit, ears, self._threat(left))
        revealed, missing = self._go_on(only(self.space), self.ears), self._go_on(self.places, self.ears)
        return reveal * revealed + (1 - reveal) * (hit * hitting + (1 - hit) * missing) - hit * prize, tokens

    def _shot_after(self, move: moves.Walk) -> float:
        """What a walk costs that ends in the best shot from there."""
        end = move.path[-1]
        rest = self._to_come(end)
        places = self.places_after(move)
        best = HOPELESS
        for prize, unit, distance in self._targets(end)[:2]:
            tokens, hit, reveal = self._tokens(
                prize, distance, self.seen.card == pieces.SILENCED, REVEALED_AT_THE_END
            )
            if tokens:
                if_hit = self._seen_hitting(places, self.seen.units[unit], tokens).and_at(end)
                unseen = hit * self._finish(if_hit, end, rest) + (1 - hit) * self._finish(places, end, rest)
                cost = reveal * self._finish(only(end), end, rest) + (1 - reveal) * unseen - hit * prize
                best = min(best, cost)
        return best

    def _offer_shots(self) -> None:
        card = self.seen.card
        if card == pieces.TRENCH:
            self._offer(moves.BLAST, WON)
            return
        if card == pieces.TOMMY:
            self._offer_bursts()
            return
        for target in self._targets(self.space):
            cost, tokens = self._shot(target, card == pieces.SILENCED)
            if tokens:
                self._offer(moves.SHOOT[target[1]][tokens], cost)
            if card == pieces.NO_CARD and self.seen.hand[pieces.SILENCED]:
                cost, tokens = self._shot(target, silenced=True)
                if tokens:
                    self._offer(moves.PLAY[pieces.SILENCED], cost + self._card)

    def _offer_bursts(self) -> None:
        """The tommy gun: a few tokens more than the distances of the two best targets."""
        total = sum(self.seen.bag)
        distances = [distance for _, _, distance in self._targets(self.space)[:2]] or [1]
        first = min(distances[0] + 3, total - 1)
        second = min(distances[-1] + 3, total - first)
        for move in self.seen.moves:
            if isinstance(move, moves.Announce):
                self._offer(move, 0.05 * (abs(move.first - first) + abs(move.second - second)))

    # ---- cards

    def _offer_cards(self, ways: list[Way]) -> None:
        hand = self.seen.hand
        if not self.has_walked:
            if hand[pieces.MASKING]:
                masked = self._ways(self.places, self.ears, self.can_act, masked=True)
                heard = [cost for cost, path in masked if len(path) > 1]  # a single step is silent anyway
                self._offer(moves.PLAY[pieces.MASKING], min(heard, default=HOPELESS) + self._card)
            if hand[pieces.MINE] and self.seen.figure == self.space:
                # They will come here first.
                self._offer(moves.PLAY[pieces.MINE], ways[0][0] - self._card / 2)
            if hand[pieces.DISTRACTION]:
                self._offer_distractions()
        if self.can_act:
            self._offer_guns(ways)

    def _offer_guns(self, ways: list[Way]) -> None:
        """Trench gun and tommy gun, for at least two units; the first reveals for sure."""
        seen = self._go_on(only(self.space), self.ears)
        hit = self._prizes_of_trench_gun() if self.seen.hand[pieces.TRENCH] else []
        if len(hit) > 1:
            self._offer(moves.PLAY[pieces.TRENCH], seen - sum(hit) + self._card)
        if self.seen.hand[pieces.TOMMY]:
            near = [prize for prize, _, distance in self._targets(self.space) if distance < NEAR][:2]
            if len(near) > 1:
                still = self._finish(self.places, self.space, self._to_come(self.space))
                unseen = ways[0][0] if ways else still
                self._offer(moves.PLAY[pieces.TOMMY], (seen + unseen) / 2 - 0.7 * sum(near) + self._card)

    def _prizes_of_trench_gun(self) -> list[float]:
        reached = self.board.map.matching_mask[self.space] | 1 << self.space
        return [self.prize(unit) for unit in members(units_in(self.seen.units, reached))]

    def _offer_distractions(self) -> None:
        """A unit off a goal, or out of the way."""
        near = self.board.map.step_mask[self.space] | mask_of(self.plan.goals)
        useful = [
            move
            for move in self.seen.moves
            if isinstance(move, moves.Distract) and near >> self.seen.units[move.unit] & 1
        ]
        for move in useful[:DISTRACTIONS_TRIED]:
            ears = self._ears(replaced(self.seen.units, move.unit, move.space))
            places = self.places.among(members(self.board.map.sight_mask[move.space])).and_at(self.space)
            self._offer(move, self._ways(places, ears, self.can_act)[0][0] + self._card)


def _after(places: Places, ears: Ears | Expecting, noticed: Noticed, masked: bool) -> Places:
    """Where the sniper can be after a walk that just these noticed, or none."""
    return ears.after_masked(places, noticed[1]) if masked else ears.after(places, noticed)
