"""Strangers for Sniper Elite: each school hunts in one way and hides in another."""

from __future__ import annotations

from math import exp
from typing import Any, Final

from kordon.engine.bits import mask_of, members
from kordon.engine.records import Delivery
from kordon.games.sniper import events, moves, pieces
from kordon.games.sniper.board import FAR, board_of
from kordon.games.sniper.observation import SniperObservation
from kordon.games.sniper.phases import ENTERING, SNIPER_TURN
from kordon.games.sniper.pieces import NO_SPACE, SNIPER_SEAT, Space, SpaceMask, Squad, Unit
from kordon.games.sniper.rules.shooting import odds
from kordon.lab.strangers import Stranger
from kordon.lab.strangers.traces import Traces, Weights

STRIKE: Final = 10.0  # a wound
DEPLOY: Final = 0.9
SURELY: Final = 100.0
NEVER: Final = -100.0
LIKED_CARDS: Final = (pieces.MASKING, pieces.SILENCED)
LIKED_SPECIALISTS: Final = (pieces.JAEGER, pieces.MEDIC, pieces.RADIO)


class SniperStranger(Stranger):
    """Both sides: a hunter values places for units, a sniper spaces to end a turn in."""

    # As the sniper
    haste = 1.0  # a step towards the nearest objective
    fear = 4.0  # to be among the places that squads could strike
    quiet = 0.4  # each unit that hears
    trigger = 1.0  # a kill
    # As defenders
    asks = 0.0  # what an answer adds to strikes

    seen: SniperObservation

    def see(self, delivery: Delivery) -> None:
        """Take in the next message; the traces follow what everybody was told."""
        super().see(delivery)
        self.board = board_of(self.seen.options.map)
        if not hasattr(self, "traces"):
            self.traces = Traces(self.seen.options.map)
            self.alarm: Space = NO_SPACE  # where the sniper was last heard or seen
        self.traces.follow(delivery)
        for event in delivery.events:
            if isinstance(event, events.Alerted):
                unit = next(unit for unit in range(pieces.UNITS) if event.units >> unit & 1)
                self.alarm = self.seen.units[unit]
            elif isinstance(event, events.Revealed):
                self.alarm = event.space

    def consider(self) -> None:
        """Look at the board once for all moves."""
        seen = self.seen
        self.standing: dict[Unit, Space] = {u: s for u, s in enumerate(seen.units) if s != NO_SPACE}
        self.reached: list[SpaceMask] = [0, 0, 0]
        for unit, space in self.standing.items():
            self.reached[pieces.SQUAD_OF[unit]] |= self.board.reach_mask[space] | 1 << space
        self.places: Weights = self.traces.weights()
        if self.seat != SNIPER_SEAT:
            self.survey()
        elif seen.phase in (SNIPER_TURN, ENTERING):
            spaces = self.board.map.objective_spaces
            self.goals = [spaces[number] for number in seen.objectives if number not in seen.completed]
            self.steps = self.board.steps_to(mask_of(self.goals))

    def value(self, move: Any) -> float:
        """By the side."""
        match move:
            case moves.Equip(cards=cards):
                return sum([card in LIKED_CARDS for card in cards])
            case moves.Keep(card=card):
                return float(card in LIKED_CARDS)
            case moves.Assign(specialist=specialist):
                return float(specialist in LIKED_SPECIALISTS)
            case moves.Save():
                return 1.0
            case moves.Draw(tokens=tokens):
                return -abs(tokens - 5)
        return self.hide(move) if self.seat == SNIPER_SEAT else self.hunt(move)

    # ---- the sniper

    def hide(self, move: Any) -> float:
        """Objectives first, then shots that pay, then a good place to end the turn."""
        seen = self.seen
        match move:
            case moves.Complete():
                return SURELY
            case moves.Enter(path=path) | moves.Walk(path=path):
                return self.rest(path[-1]) - self.quiet * self.hearers(path)
            case moves.EndTurn():
                return -1.0 if seen.walked else self.rest(seen.space) - self.quiet / 2
            case moves.Shoot(unit=unit, tokens=tokens):
                return self.shot(unit, tokens)
            case moves.Play(card=card):
                return self.shots() - 0.5 if card == pieces.SILENCED and not seen.acted else NEVER
            case moves.Loot():
                return 0.5
        return NEVER

    def rest(self, space: Space) -> float:
        """To end a turn in a space."""
        end = SURELY / 2 if space in self.goals and not self.seen.acted else 0.0
        return end - self.hurry() * self.steps[space] - self.fear * self.danger(space)

    def hurry(self) -> float:
        """What a step towards the nearest objective is worth."""
        return self.haste

    def danger(self, space: Space) -> float:
        """How many squads can strike there, for how many places they have to choose from."""
        able = sum([mask >> space & 1 for mask in self.reached])
        return able / max(1.0, len(self.places) / 6)

    def hearers(self, path: tuple[Space, ...]) -> int:
        """The units that hear a walk."""
        if len(path) < 2 or self.seen.card == pieces.MASKING:
            return 0
        near = self.board.map.adjacent_mask
        mask = near[self.seen.space] if self.seen.space >= 0 else 0
        for space in path:
            mask |= near[space]
        return sum([mask >> space & 1 for space in self.standing.values()])

    def shots(self) -> float:
        """The best shot there is."""
        return max(
            [self.shot(m.unit, m.tokens) for m in self.seen.moves if isinstance(m, moves.Shoot)] or [NEVER]
        )

    def shot(self, unit: Unit, tokens: int) -> float:
        """A kill, most of all of who stands on or beside an objective; less what a reveal costs."""
        seen, space = self.seen, self.seen.units[unit]
        if not seen.walked and any(
            isinstance(move, moves.Walk) and move.path[-1] in self.goals for move in seen.moves
        ):
            return NEVER  # an objective can be completed this turn
        chances = odds(
            seen.bag, self.board.map.distance[seen.space][space], tokens, seen.card == pieces.SILENCED
        )
        prize = self.trigger * (1.5 + 6 * (space in self.goals) + (self.steps[space] <= 2))
        worth = chances.hit * prize - chances.reveal * (3.0 if seen.walked else 1.2) - 0.5
        return worth if seen.walked else worth + (SURELY / 4 if worth > 0 else NEVER)

    # ---- the defenders

    def hunt(self, move: Any) -> float:
        """Strikes by how likely they are, marches by what the new place is worth, questions by bits."""
        seen = self.seen
        match move:
            case moves.Attack(unit=unit):
                return STRIKE * self.places.get(seen.units[unit], 0.0) - 0.05
            case moves.Pounce(space=space):
                return STRIKE * self.places.get(space, 0.0) - 0.6
            case moves.Aim(space=space):
                return STRIKE * self.places.get(space, 0.0) * 0.4 - 1.0
            case moves.March(unit=unit, space=space):
                return self.march(unit, space) - 0.05
            case moves.Deploy(unit=unit, space=space) | moves.Radio(unit=unit, space=space):
                return DEPLOY + self.post(unit, space) / 4
            case moves.Intel(squad=squad):
                return self.answer(self.board.map.sector_mask[squad], squad)
            case moves.Sweep(unit=unit, spaces=spaces):
                return self.answer(mask_of(spaces) | 1 << seen.units[unit], pieces.SQUAD_OF[unit])
            case moves.Spot(unit=unit, space=space):
                return self.answer(1 << space, pieces.SQUAD_OF[unit])
            case moves.Done():
                return 0.0
        return NEVER

    def march(self, unit: pieces.Unit, space: Space) -> float:
        """A better post, or a strike with the squad's next action."""
        seen = self.seen
        better = self.post(unit, space) - self.post(unit, seen.units[unit])
        if seen.actions[pieces.SQUAD_OF[unit]] > 1 and not seen.did[unit] & pieces.ATTACKED:
            return max(better, 0.95 * STRIKE * self.places.get(space, 0.0) + better / 4)
        return better

    def survey(self) -> None:
        """Prepare for valuing places."""

    def post(self, unit: Unit, space: Space) -> float:
        """What a unit is worth in a space."""
        return 0.0

    def answer(self, mask: SpaceMask, squad: Squad) -> float:
        """What an answer about these spaces adds to the strikes of the squads that have not acted yet."""
        others = sum([left > 1 for other, left in enumerate(self.seen.actions) if other != squad])
        inside = sum([mask >> space & 1 for space in self.places])
        count = len(self.places)
        if not self.asks or not others or not 0 < inside < count:
            return NEVER
        gain = min(others, inside) + min(others, count - inside) - min(others + 1, count)
        return self.asks * STRIKE * gain / count

    def nearness(self, space: Space, target: Space) -> float:
        """From 1, there, to 0, far off."""
        steps = self.board.steps_to(1 << target)[space]
        return exp(-steps / 3) if steps < FAR else 0.0


class Net(SniperStranger):
    """Stands so that few spaces where the sniper may go next stay out of every squad's reach; hides far off.

    All spaces that are possible count the same, so nothing is gained by avoiding what looks likely.
    """

    haste, fear, quiet = 0.6, 6.0, 0.6
    shares = (0.0, 1.0, 1.5, 1.75)  # of a space, by how many squads can come there
    close = 2.0  # how much the net counts, against strikes at once

    def survey(self) -> None:
        """Where the sniper may be now and in a turn, and what each unit reaches."""
        self.places = dict.fromkeys(self.places, 1 / max(1, len(self.places)))
        later = self.traces.next_turn() or members(self.board.map.enterable_mask)
        self.later = dict.fromkeys(later, 1 / len(later))
        self.by_unit = {
            unit: self.board.reach_mask[space] | 1 << space for unit, space in self.standing.items()
        }
        self.scale = self.close * STRIKE * 3 / len(later)
        self.known: dict[tuple[Unit, Space], float] = {}

    def post(self, unit: Unit, space: Space) -> float:
        """What squads would reach of where the sniper may go."""
        key = unit, space
        if key not in self.known:
            squads = [0, 0, 0]
            for other, mask in self.by_unit.items():
                if other != unit:
                    squads[pieces.SQUAD_OF[other]] |= mask
            squads[pieces.SQUAD_OF[unit]] |= self.board.reach_mask[space] | 1 << space
            one, two, three = squads
            self.known[key] = self.scale * sum(
                [
                    weight * self.shares[(one >> at & 1) + (two >> at & 1) + (three >> at & 1)]
                    for at, weight in self.later.items()
                ]
            )
        return self.known[key]


class Guard(SniperStranger):
    """Shares its units out among the objectives and waits there; walks in single steps and ambushes."""

    haste, fear, quiet, trigger = 0.8, 3.0, 2.0, 2.0

    def post(self, unit: Unit, space: Space) -> float:
        """Beside the objective that is this unit's, or where the sniper showed, if that is near."""
        left = [n for n in range(1, 10) if n not in self.seen.completed]
        goal = self.board.map.objective_spaces[left[unit % len(left)]]
        alarm = self.alarm if self.alarm != NO_SPACE else goal
        near = self.nearness(goal, alarm)
        return 2 * ((1 - near) * self.nearness(space, goal) + near * self.nearness(space, alarm))


class Rusher(SniperStranger):
    """Runs at once: to the nearest objective, or to where the sniper was last noticed."""

    haste, fear, quiet, trigger = 3.0, 0.3, 0.05, 0.6

    def post(self, unit: Unit, space: Space) -> float:
        """Near the last alarm."""
        return 3 * self.nearness(space, self.alarm) if self.alarm != NO_SPACE else 0.0


class Greedy(SniperStranger):
    """Closes in on what is likely now and strikes the likeliest; shoots at all that pays."""

    haste, fear, quiet, trigger = 1.2, 3.0, 0.3, 1.6

    def post(self, unit: Unit, space: Space) -> float:
        """Near the likeliest spaces, not where comrades are."""
        likely = sorted(self.places.items(), key=lambda row: -row[1])[:8]
        crowd = sum(
            [space == at or self.board.map.adjacent_mask[space] >> at & 1 for at in self.standing.values()]
        )
        return 4 * sum([chance * self.nearness(space, at) for at, chance in likely]) / (1 + 0.3 * crowd)


class Evader(Greedy):
    """As the sniper stays out of reach, where many other places are possible, and hurries at the end."""

    fear, quiet, trigger = 9.0, 1.0, 0.7

    def hurry(self) -> float:
        """The less time, the more."""
        return 0.5 + 3.0 / max(1, self.seen.countdown)

    def danger(self, space: Space) -> float:
        """By how likely others think this space among those that they can strike."""
        anywhere = self.reached[0] | self.reached[1] | self.reached[2]
        able = sum([mask >> space & 1 for mask in self.reached])
        near = sum([weight for at, weight in self.places.items() if anywhere >> at & 1]) or 1.0
        return able * max(0.06, self.places.get(space, 0.02) / near)


class Asker(Net):
    """Asks before it strikes, and keeps the net closed; as the sniper kills guards on its way."""

    asks = 2.0
    haste, fear, quiet, trigger = 1.5, 3.0, 0.4, 2.5


class Learner(Asker, Evader, Guard):
    """All that the others look at; `kordon.lab.breeding` finds weights against whom one likes."""

    net, chase, guard = 0.5, 0.5, 0.3
    sharpness = 0.7  # between the plain filter (1) and all possible spaces alike (0)

    def survey(self) -> None:
        """As for a net, but what is likelier counts for more."""
        likely = {space: weight**self.sharpness for space, weight in self.places.items()}
        super().survey()
        whole = sum(likely.values())
        self.places = {space: weight / whole for space, weight in likely.items()}

    def post(self, unit: Unit, space: Space) -> float:
        """What a net, a chase and a guard make of it."""
        return (
            self.net * Asker.post(self, unit, space)
            + self.chase * Evader.post(self, unit, space)
            + self.guard * Guard.post(self, unit, space)
        )


class FirstTimer(SniperStranger):
    """A sensible newcomer: guards, runs to the figure, strikes what shows; avoids who is near, and noise."""

    haste, fear, quiet, trigger = 1.0, 1.5, 0.6, 0.5

    def survey(self) -> None:
        """Only the figure and alarms count; nothing is worked out."""
        figure = self.seen.figure
        self.places = {figure: 0.6} if figure != NO_SPACE else {}
        if not self.places and self.alarm != NO_SPACE:
            near = members(self.board.map.adjacent_mask[self.alarm] & self.board.map.enterable_mask)
            self.places = dict.fromkeys([self.alarm, *near], 0.5 / (1 + len(near)))

    def danger(self, space: Space) -> float:
        """Units within two steps."""
        return float(sum([self.board.steps_to(1 << at)[space] <= 2 for at in self.standing.values()]))

    def post(self, unit: Unit, space: Space) -> float:
        """Officers run to the alarm, and everybody to the figure; soldiers share the objectives out."""
        if self.alarm != NO_SPACE and (unit % 3 == 0 or self.seen.figure != NO_SPACE):
            return 2 * self.nearness(space, self.alarm)
        left = [n for n in range(1, 10) if n not in self.seen.completed]
        return 2 * self.nearness(space, self.board.map.objective_spaces[left[unit % len(left)]])
