"""What the quick player of the defenders goes by: who the sniper may be, nets, strikes, questions."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from kordon.engine.bits import mask_of, members
from kordon.engine.records import Delivery
from kordon.engine.rule_ids import rule
from kordon.engine.tuples import replaced
from kordon.games.sniper import GAME, events, moves
from kordon.games.sniper.belief.belief import SniperBelief
from kordon.games.sniper.board import FAR, board_of
from kordon.games.sniper.knowledge.defenders import DefenderPlayer
from kordon.games.sniper.knowledge.guarding import NOTHING
from kordon.games.sniper.knowledge.hunt import IDLE, TRACKING, Hunt
from kordon.games.sniper.knowledge.suspicion import MODELS, Suspicion
from kordon.games.sniper.phases import DEFENDERS_TURN
from kordon.games.sniper.pieces import JAEGER, MEDIC, NO_SPACE, OBJECTIVES, OFFICER_OF, SCOUT
from tests.games.sniper.knowledge.playing import Sure, Told, begun, best, play, told


def test_several_models_of_the_sniper_share_what_is_possible() -> None:
    """The likeliest space stays the likeliest, but by less; nothing becomes possible, and the sum stays."""
    chances = Suspicion().chances([0.64, 0.0, 0.16, 0.0])
    assert sum(chances) == pytest.approx(0.8)
    assert 0.4 < chances[0] < 0.64
    assert chances[1] == chances[3] == 0.0
    assert Suspicion().chances([0.0, 0.0]) == [0.0, 0.0]


def test_what_a_sniper_did_tells_what_kind_they_are() -> None:
    """A strike at the likeliest space that hits speaks for the model, one that misses against it."""
    match = begun("launch", "kind")
    size = board_of("launch").map.size
    belief: Any = Told([0.7, 0.3 / (size - 1)] + [0.3 / (size - 1)] * (size - 2))
    straight, _, anywhere, contrary, _ = range(len(MODELS) - 5, len(MODELS))
    first = Suspicion().weights
    for wounded in (True, False):
        suspicion = Suspicion()
        delivery = Delivery((events.Attacked(1, 1, 0, wounded),), match.observation(1))
        suspicion.learn(belief, delivery, match.observation(1))
        assert (suspicion.weights[straight] > first[straight]) == wounded
        assert (suspicion.weights[contrary] < first[contrary]) == wounded
        assert (suspicion.weights[anywhere] < first[anywhere]) == wounded
        assert sum(suspicion.weights) == pytest.approx(1.0)


def test_an_objective_whose_guard_was_shot_is_suspected_until_the_next_turn() -> None:
    match = begun("launch", "guard")
    map = board_of("launch").map
    seen = replace(
        match.observation(1), units=replaced(match.observation(1).units, 1, map.objective_spaces[3])
    )
    told = [1 / map.size] * map.size
    belief: Any = Told(told)
    suspicion = Suspicion()
    suspicion.learn(belief, Delivery((events.Killed(1, 0),), seen), seen)
    assert suspicion.chances(told)[map.objective_spaces[3]] > 1.2 / map.size
    assert suspicion.chances(told)[map.objective_spaces[4]] < 1 / map.size
    suspicion.learn(belief, Delivery((events.SniperBegan(2, 9),), seen), seen)
    assert suspicion.chances(told)[map.objective_spaces[3]] == pytest.approx(1 / map.size)


def test_nobody_is_thought_to_stop_where_squads_would_strike() -> None:
    """When the sniper's turn ends, what squads can reach becomes less likely, the rest more so."""
    match = begun("launch", "in reach")
    seen = match.observation(1)
    board = board_of("launch")
    reached = mask_of([space for unit in seen.units for space in members(board.reach_mask[unit])])
    told = [float(bool(board.map.enterable_mask >> space & 1)) for space in range(board.map.size)]
    belief: Any = Told(told)
    near = []
    for heard in ((), (events.SniperDone(9),)):
        suspicion = Suspicion()
        suspicion.learn(belief, Delivery(heard, seen), seen)
        suspicion._forecast = None  # as likely everywhere
        chances = suspicion.chances([share / sum(told) for share in told])
        near.append(sum([chance for space, chance in enumerate(chances) if reached >> space & 1]))
    assert near[0] > near[1] > 0


class Aiming:
    """A forecast that tells where the sniper heads."""

    def __init__(self, **aims: float) -> None:
        self._aims = {int(name[1:]): aim for name, aim in aims.items()}

    def aims(self) -> dict[int, float]:
        return self._aims


def test_what_is_wanted_is_half_what_the_sniper_heads_for() -> None:
    """Before one is completed the other one has another suit; afterwards only one is left."""
    board = board_of("launch")
    suspicion = Suspicion()
    told = dict.fromkeys(range(1, OBJECTIVES + 1), 2 / OBJECTIVES)
    assert suspicion.wanted(told, board) == told
    forecast: Any = Aiming(**{f"o{number}": float(number == 4) for number in told})
    suspicion._forecast = forecast
    wanted = suspicion.wanted(told, board)
    assert wanted[4] == pytest.approx((2 / OBJECTIVES + 1) / 2)
    others = [number for number in told if number != 4 and board.suit(number) == board.suit(4)]
    assert all(wanted[number] == pytest.approx(1 / OBJECTIVES) for number in others)
    assert sum(wanted.values()) == pytest.approx(2.0)
    forecast = Aiming(o5=0.75, o6=0.25)
    suspicion._forecast = forecast
    assert suspicion.wanted({5: 0.5, 6: 0.5}, board) == pytest.approx({5: 0.625, 6: 0.375})


def test_a_net_is_worth_what_it_leaves_out_of_reach_no_longer() -> None:
    """The same unit in a place from which its squad comes to more of where the sniper may go."""
    match = play(
        begun("pens", "net"), lambda position: position.round == 3 and position.phase == DEFENDERS_TURN
    )
    turn = Hunt(match.observation(1), SniperBelief(match.history[1]), Suspicion())
    at, _ = max(turn._later, key=lambda row: row[1])
    far = max(range(turn.map.size), key=lambda space: turn.board.steps_to(1 << at)[space] % 1000)
    assert turn._net(1, at) > turn._net(1, far)


def test_nobody_marches_onto_the_sniper_without_a_strike_left() -> None:
    """Who stands on the sniper's space and can't strike gains nothing by it (SE-104)."""
    match = play(
        begun("pens", "last"), lambda position: position.round == 3 and position.phase == DEFENDERS_TURN
    )
    march = next(move for move in match.observation(1).moves if isinstance(move, moves.March))
    values = []
    for actions in (2, 1):
        seen = replace(match.observation(1), actions=(actions,) * 3)
        sure: Any = Sure(march.space, board_of("pens").map.size)
        values.append(Hunt(seen, sure, Suspicion()).march(march))
    assert values[0] > 0.5
    assert values[1] == NOTHING, "it is not even offered"


class Wanting(Told):
    """One that also knows which objectives are wanted."""

    def __init__(self, chances: list[float], pair: tuple[int, int]) -> None:
        super().__init__(chances)
        self.pair = pair

    def pairs(self) -> dict[Any, float]:
        return {self.pair: 1.0}


def test_who_guards_a_wanted_objective_leaves_it_for_no_long_shot() -> None:
    """A strike nearby that is likely to miss; the same unit goes if nobody wants the objective."""
    match = play(begun("launch", "guard stays"), lambda position: position.phase == DEFENDERS_TURN)
    board = board_of("launch")
    goal = board.map.objective_spaces[3]
    steps = board.steps_to(1 << goal)
    target = next(space for space in members(board.reach_mask[goal]) if steps[space] == 2)
    far = next(space for space, count in enumerate(steps) if count == 4)
    seen = replace(match.observation(1), units=replaced(match.observation(1).units, 4, goal))
    march = moves.March(1, 4, target)

    def worth(chance: float, pair: tuple[int, int]) -> float:
        chances = [0.0] * board.map.size
        chances[target], chances[far] = chance, 1 - chance
        belief: Any = Wanting(chances, pair)
        turn = Hunt(seen, belief, Suspicion())
        return turn.march(march) - turn.now

    assert worth(0.05, (3, 6)) < worth(0.05, (5, 6)) - 0.05
    assert worth(1.0, (3, 6)) == pytest.approx(0.0, abs=0.3), "a sniper who is found is struck, as expected"


def test_a_squad_that_came_to_strike_strikes_before_it_deploys() -> None:
    """A unit more adds only what the others can't come to: it waits for a turn with nothing better to do."""
    match = play(begun("pens", "came to strike"), lambda position: position.phase == DEFENDERS_TURN)
    board = board_of("pens")
    seen = match.observation(1)
    starts = board.map.soldier_starts[0]
    steps = board.steps_to(mask_of(starts))
    here = next(space for space in members(board.map.enterable_mask) if 6 < steps[space] < FAR)
    beside = members(board.map.step_mask[here])
    chances = [0.0] * board.map.size
    for space in (here, *beside):
        chances[space] = 1 / (1 + len(beside))
    units = (seen.units[0], NO_SPACE, here, *seen.units[3:])
    belief: Any = Told(chances)
    turn = Hunt(replace(seen, units=units, actions=(1, 0, 0)), belief, Suspicion())
    deploys = [turn.deploy(moves.Deploy(1, 1, space)) for space in starts]
    assert 0 < max(deploys) < turn.attack(moves.attack(1, 2))


def test_a_single_possible_space_is_spotted_and_not_swept() -> None:
    """The same answer, and it finds the sniper outright (SE-506)."""
    match = play(begun("pens", "spot"), lambda position: position.phase == DEFENDERS_TURN)
    map = board_of("pens").map
    seen = match.observation(1)
    legal: tuple[Any, ...] = seen.moves
    sweep = next(move for move in legal if isinstance(move, moves.Sweep) and len(move.spaces) == 2)
    asked, other = sweep.spaces
    spot = moves.spot(1, sweep.unit, asked)

    def values(*possible: int) -> tuple[float, float]:
        chances = [0.0] * map.size
        for space in possible:
            chances[space] = 1 / len(possible)
        belief: Any = Told(chances)
        turn = Hunt(seen, belief, Suspicion())
        return turn.spot(spot), turn.sweep(sweep)

    far = next(space for space in members(map.enterable_mask) if space not in (*sweep.spaces, asked))
    spotted, swept = values(asked, far)
    assert spotted > swept > NOTHING
    spotted, swept = values(asked, other, far)
    assert swept != NOTHING


def test_defenders_strike_a_sniper_they_have_found() -> None:
    """Any unit that stands there attacks; if none does, one marches there, and then attacks."""
    match = play(begun("pens", "found"), lambda position: position.phase == DEFENDERS_TURN)
    position = match.position
    player = told(DefenderPlayer(1.0, Random(1)), match, 1)
    legal = [move for move in match.observation(1).moves if not isinstance(move, moves.Aim)]
    player._seen = replace(match.observation(1), moves=tuple(legal))
    officer = position.units[3]
    player._belief = Sure(officer, position.board.map.size)
    assert best(player) == moves.attack(1, 3)
    target = next(space for space in members(position.board.reach_mask[officer] & ~position.occupied))
    player._belief = Sure(target, position.board.map.size)
    march = best(player)
    assert isinstance(march, moves.March)
    assert march.space == target
    match.play(march)
    player._seen = match.observation(1)
    assert best(player) == moves.attack(1, march.unit)


def test_defenders_do_nothing_rather_than_something_worse() -> None:
    """No squad leaves its place for a worse one, nor strikes where the sniper can't be."""
    match = play(begun("pens", "nothing"), lambda position: position.phase == DEFENDERS_TURN)
    player = told(DefenderPlayer(0.75, Random(1)), match, 1)
    values = {option.move: option.value for option in player.options()}
    assert values[moves.DONE[1]] == 0.5
    assert min(values.values()) == 0.5
    assert len(values) < len(match.observation(1).moves)


@rule("SE-508")
def test_nobody_stands_where_an_officer_has_to_come_back() -> None:
    match = play(begun("launch", "awaited"), lambda position: position.phase == DEFENDERS_TURN)
    position = match.position.copy()
    officer = OFFICER_OF[1]
    start = position.board.map.officer_starts[1]
    belief = SniperBelief(match.history[1])
    with_officer = Hunt(GAME.observe(position, 1), belief, Suspicion())
    position.units = replaced(position.units, officer, NO_SPACE)
    without = Hunt(GAME.observe(position, 1), belief, Suspicion())
    assert without._guards(0, start) < with_officer._guards(0, start) - 0.1
    beside = members(position.board.map.step_mask[start])[0]
    prices = [turn._guards(0, beside) - turn._net(0, beside) for turn in (without, with_officer)]
    assert prices[0] >= prices[1]


def squares(chances: list[float]) -> float:
    return sum([chance * chance for chance in chances])


def hunting(chances: dict[int, float], units: dict[int, int], actions: tuple[int, ...]) -> Hunt:
    """A turn on the pens with these units alone, by the chances of where the sniper is."""
    match = play(begun("pens", "whole turn"), lambda position: position.phase == DEFENDERS_TURN)
    position = match.position.copy()
    position.units = tuple(units.get(unit, NO_SPACE) for unit in range(len(position.units)))
    position.actions = actions
    told = [chances.get(space, 0.0) for space in range(position.board.map.size)]
    belief: Any = Told(told)
    return Hunt(GAME.observe(position, 1), belief, Suspicion())


def crossroads() -> tuple[int, int, int, int]:
    """Two spaces, one beside the first of them, and one from which a unit can march to either."""
    board = board_of("pens")
    beside, reach = board.map.adjacent_mask, board.reach_mask
    for first in members(board.map.enterable_mask):
        for second in members(board.map.step_mask[first]):
            both = [one for one in members(board.map.enterable_mask) if reach[one] >> first & 1]
            both = [one for one in both if reach[one] >> second & 1 and one not in (first, second)]
            asker = [one for one in members(beside[first] & board.map.enterable_mask) if one != second]
            for one in both:
                if asker and one != asker[0]:
                    return first, second, asker[0], one
    raise AssertionError("the pens have such spaces")


def test_a_question_is_worth_more_while_squads_can_still_strike() -> None:
    """With nobody left to strike, knowing better is all that it brings."""
    first, second, asker, striker = crossroads()
    known = []
    for actions in ((1, 2, 0), (1, 0, 0)):
        turn = hunting({first: 0.5, second: 0.5}, {0: asker, 3: striker}, actions)
        unasked = turn._outlook(-1, 1.0, [IDLE, *turn._reserves[1:]])
        known.append(turn._asked(1 << first, 0, 0) - unasked)
    assert known[1] == pytest.approx(TRACKING * 0.5, rel=0.1)
    assert known[0] > known[1] + 0.4


def test_who_can_strike_after_an_answer_asks_first() -> None:
    """One squad may strike at either of two spaces: another one's question tells it where."""
    first, second, asker, striker = crossroads()
    turn = hunting({first: 0.5, second: 0.5}, {0: asker, 3: striker}, (1, 2, 0))
    values = {option.move: option.value for option in turn.options()}
    strikes = [value for move, value in values.items() if isinstance(move, moves.March) and move.unit == 3]
    assert values[moves.spot(1, 0, first)] > max(strikes)


def test_with_one_action_left_a_likely_strike_beats_a_question() -> None:
    first, second, *_ = crossroads()
    turn = hunting({first: 0.4, second: 0.6}, {1: second}, (1, 0, 0))
    assert turn.attack(moves.attack(1, 1)) > turn.spot(moves.spot(1, 1, first))


@rule("SE-706")
def test_a_jaeger_counts_on_the_spaces_beside_him() -> None:
    """With one action left his squad can still strike there."""
    match = play(begun("pens", "pounce"), lambda position: position.phase == DEFENDERS_TURN)
    position = match.position.copy()
    officer = OFFICER_OF[0]
    beside = position.board.map.adjacent_mask[position.units[officer]]
    position.actions = (1, 0, 0)
    reached = []
    for uses in (2, 0):
        position.specialists, position.uses = (JAEGER, SCOUT, MEDIC), (uses, 2, 2)
        turn = Hunt(GAME.observe(position, 1), SniperBelief(match.history[1]), Suspicion())
        reached.append(turn._reserves[0][0] & beside)
    assert reached[0] == beside
    assert reached[1] != beside
