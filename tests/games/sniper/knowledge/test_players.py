"""What the quick players go by: the public view, sets of places, routes, and plain good sense."""

from __future__ import annotations

from math import sqrt
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from kordon.bots.levels import CARE
from kordon.bots.quick import QuickBot
from kordon.engine.bits import mask_of, members
from kordon.engine.chance import seed_from
from kordon.engine.knowledge import ALERT, NOVICE, forgets
from kordon.engine.match import Match
from kordon.engine.records import SPECTATOR, Delivery
from kordon.engine.rule_ids import rule
from kordon.engine.tuples import replaced
from kordon.games.sniper import GAME, events, moves
from kordon.games.sniper.belief.belief import SniperBelief
from kordon.games.sniper.belief.sniper_model import AT_MOST, TEMPER, WALKS
from kordon.games.sniper.board import FAR, board_of
from kordon.games.sniper.knowledge.defenders import DefenderPlayer
from kordon.games.sniper.knowledge.defenders_turn import NOTHING, QUESTIONS, TRACKING, DefendersTurn
from kordon.games.sniper.knowledge.hearing import UNNOTICED, Ears, Places, only
from kordon.games.sniper.knowledge.novice import AROUND, HUNCH, HUNCHES, IMAGINED, Memory, imagined
from kordon.games.sniper.knowledge.public_view import public_delivery
from kordon.games.sniper.knowledge.routes import EACH_TURN_ALONE, TOO_LATE, Plan, Routes
from kordon.games.sniper.knowledge.sniper import SniperPlayer
from kordon.games.sniper.knowledge.suspicion import MODELS, Suspicion
from kordon.games.sniper.maps.compiled import OBJECTIVES
from kordon.games.sniper.pieces import (
    JAEGER,
    KENNEL,
    MASKING,
    NO_SPACE,
    OFFICER_OF,
    SNIPER,
    SNIPER_SEAT,
    UNKNOWN,
)
from kordon.games.sniper.position import DEFENDERS_TURN, ENTERING, SNIPER_TURN
from kordon.games.sniper.rules.sniper_turn import alerted_units


def play(match: Match, until: Any, seed: str = "") -> Match:
    """Quick players on both sides, until something holds of the position."""
    players: dict[int, Any] = {seat: GAME.player(seat, 1.0, Random(seed)) for seat in range(match.seats)}
    sent = dict.fromkeys(players, 0)
    while not until(match.position) and (acting := GAME.to_act(match.position)):
        seat = acting[0]
        for sight in match.history[seat][sent[seat] :]:
            players[seat].see(sight)
        sent[seat] = len(match.history[seat])
        match.play(max(players[seat].options(), key=lambda option: option.value).move)
    return match


def begun(map: str, name: str, seats: int = 2) -> Match:
    return Match(GAME, GAME.parse_options({"map": map}), seats, seed_from(name))


def told(player: Any, match: Match, seat: int) -> Any:
    for sight in match.history[seat]:
        player.see(sight)
    return player


def best(player: Any) -> Any:
    return max(player.options(), key=lambda option: option.value).move


def under_way(map: str, number: int) -> Match:
    return play(begun(map, f"public {number}"), lambda position: position.round > 6)


def has_a_card_face_down(match: Match) -> bool:
    told_all = [event for sight in match.history[SPECTATOR] for event in sight.events]
    return events.CardPlayed(UNKNOWN) in told_all and match.position.outcome is None


@pytest.mark.parametrize("map", ["launch", "pens"])
def test_the_sniper_computes_just_what_others_can_know(map: str) -> None:
    """From the sniper's own messages alone, the belief of somebody who only looks on."""
    match = next(match for number in range(20) if has_a_card_face_down(match := under_way(map, number)))
    looking_on = SniperBelief(match.history[SPECTATOR])
    mine = SniperBelief([public_delivery(sight) for sight in match.history[SNIPER_SEAT]])
    assert mine.spaces() == pytest.approx(looking_on.spaces())
    assert mine.places() == looking_on.places()
    assert len(mine.places()) > 1


@pytest.mark.parametrize("map", ["launch", "pens"])
def test_places_after_a_walk_are_those_of_every_walk_that_sounds_the_same(map: str) -> None:
    match = play(begun(map, "ears"), lambda position: position.round == 4 and position.phase == SNIPER_TURN)
    position = match.position
    ears = Ears(position.board, position.occupied, position.dogs)
    source = Random(map)
    places = mask_of(source.sample(members(position.board.map.enterable_mask & ~position.occupied), 6))
    by_sound: dict[Any, int] = {}
    for start in members(places):
        for walk in position.board.walks[start]:
            if mask_of(walk.path) & position.occupied:
                continue
            units = alerted_units(position, start, walk.path)
            heard = mask_of([position.units[unit] for unit in members(units)])
            by_sound[heard, 0] = by_sound.get((heard, 0), 0) | 1 << walk.path[-1]
    by_sound[UNNOTICED] = by_sound.get(UNNOTICED, 0) | places
    assert len(by_sound) > 3
    possible = Places({space: 1.0 + space for space in members(places)})
    for noticed, ends in by_sound.items():
        assert ears.after(possible, noticed).mask == ends
    anywhere = 0
    for ends in by_sound.values():
        anywhere |= ends
    assert ears.after_masked(possible).mask == anywhere
    # Who walked can't be told from who stayed, so the weights of all that may be heard add up to all.
    sums = [sum(ears.after(possible, noticed).weights.values()) for noticed in by_sound]
    assert sum(sums) == pytest.approx(sum(possible.weights.values()) / WALKS)


def test_the_sniper_weighs_who_can_come_to_the_entrance() -> None:
    """On the pens squads can strike at every entrance in their first turn: who just waits there is hit."""
    match = play(begun("pens", "enter"), lambda position: position.phase == ENTERING)
    player = told(GAME.player(SNIPER_SEAT, 1.0, Random(1)), match, SNIPER_SEAT)
    turn = player._planned(match.observation(SNIPER_SEAT))
    values = {option.move.path: option.value for option in player.options()}
    waiting = {path: value for path, value in values.items() if len(path) == 1}
    assert len(waiting) == 2
    for path, value in waiting.items():
        assert turn.in_reach(path[-1])
        assert value < 1 - turn._to_come(path[-1]) - 0.01
    best = max(values, key=values.__getitem__)
    places = turn.places_after(moves.Enter(SNIPER_SEAT, best))
    assert not turn.in_reach(best[-1]) or places.share(best[-1]) < 0.1


def test_the_sniper_ends_where_others_think_it_unlikely() -> None:
    match = play(
        begun("launch", "unlikely"), lambda position: position.round == 3 and position.phase == SNIPER_TURN
    )
    turn = told(GAME.player(SNIPER_SEAT, 1.0, Random(1)), match, SNIPER_SEAT)._planned(
        match.observation(SNIPER_SEAT)
    )
    near = [space for space in members(turn.board.map.enterable_mask) if turn.in_reach(space)][:2]
    places = Places(dict(zip(near, (1.0, 9.0), strict=True)))
    likely, unlikely = turn._finish(places, near[1], 0.0), turn._finish(places, near[0], 0.0)
    assert unlikely < likely < turn._finish(only(near[0]), near[0], 0.0) + 0.01


def test_the_sniper_counts_with_specialists_who_strike_from_afar() -> None:
    """The defenders' sniper aims as far as it sees, a Jaeger beside itself (SE-704, SE-706)."""
    match = play(
        begun("launch", "afar"), lambda position: position.round == 2 and position.phase == SNIPER_TURN
    )
    seen = match.observation(SNIPER_SEAT)
    player = told(GAME.player(SNIPER_SEAT, 1.0, Random(1)), match, SNIPER_SEAT)
    map = board_of("launch").map
    here = seen.units[OFFICER_OF[1]]
    for specialist, reached in ((SNIPER, map.sight_mask[here]), (JAEGER, map.adjacent_mask[here])):
        specialists = (KENNEL, specialist, KENNEL)
        turn = player._planned(replace(seen, specialists=specialists, uses=(2, 2, 2)))
        mask = turn._specialist_mask(1)
        assert mask
        assert not mask & ~reached
        assert all(turn.in_reach(space) for space in members(mask))
        used_up = player._planned(replace(seen, specialists=specialists, uses=(2, 0, 2)))
        assert not used_up._specialist_mask(1)


def test_a_route_costs_more_with_less_time_and_is_hopeless_without() -> None:
    board = board_of("launch")
    routes = Routes(board, (NO_SPACE,) * 9, 0)
    goal = board.map.objective_spaces[1]
    start = board.map.entrances[2]
    costs = [table[start] for table in routes.to(goal, 10)]
    assert costs[0] == TOO_LATE
    assert costs[10] < TOO_LATE
    assert costs == sorted(costs, reverse=True)
    assert routes.to(goal, 10)[1][goal] < routes.to(goal, 10)[1][start]
    blocked = Routes(board, (goal, *(NO_SPACE,) * 8), 1 << goal)
    assert blocked.to(goal, 10)[10][start] > costs[10]
    both = Plan(routes, [goal, board.map.objective_spaces[5]], 10, 9)
    assert both.cost(start, 10) > costs[10]


@pytest.mark.parametrize("map", ["launch", "pens"])
def test_the_second_objective_is_completed_as_soon_as_it_is_reached(map: str) -> None:
    """Whoever stands on the last goal completes it, and goes there if nothing is in the way."""
    match = play(begun(map, "last"), lambda position: position.round == 2 and position.phase == SNIPER_TURN)
    position = match.position.copy()
    first, second = position.objectives
    position.completed = 1 << first
    position.space = position.board.map.objective_spaces[second]
    position.units, position.occupied = (NO_SPACE,) * 9, 0
    seen = GAME.observe(position, SNIPER_SEAT)
    player = told(SniperPlayer(1.0, Random(1)), match, SNIPER_SEAT)
    player._seen = seen
    assert best(player) == moves.COMPLETE
    beside = members(position.board.map.step_mask[position.space])[0]
    position.space = beside
    player._seen = GAME.observe(position, SNIPER_SEAT)
    move = best(player)
    assert isinstance(move, moves.Walk)
    assert move.path[-1] == position.board.map.objective_spaces[second]


def test_ending_the_turn_is_always_offered() -> None:
    """Wounded, found, among all squads and out of time: there may be nothing else to do."""
    match = play(
        begun("launch", "cornered"), lambda position: position.round == 2 and position.phase == SNIPER_TURN
    )
    position = match.position.copy()
    steps = position.board.map.step_mask
    position.space = max(range(len(steps)), key=lambda space: steps[space].bit_count())
    around = members(steps[position.space])
    position.units = tuple(around[unit] if unit < len(around) else NO_SPACE for unit in range(9))
    position.occupied = mask_of(around)
    position.wounds, position.countdown = 1, 1
    player = told(SniperPlayer(1.0, Random(1)), match, SNIPER_SEAT)
    player._seen = GAME.observe(position, SNIPER_SEAT)
    player._places = lambda walked: only(position.space)
    assert moves.END_TURN in [option.move for option in player.options()]


class Sure:
    """The belief of somebody who knows where the sniper is."""

    def __init__(self, space: int, size: int) -> None:
        self.chances = [float(other == space) for other in range(size)]

    def spaces(self) -> list[float]:
        return self.chances

    def pairs(self) -> dict[Any, float]:
        return {}


def test_several_models_of_the_sniper_share_what_is_possible() -> None:
    """The likeliest space stays the likeliest, but by less; nothing becomes possible, and the sum stays."""
    chances = Suspicion().chances([0.64, 0.0, 0.16, 0.0])
    assert sum(chances) == pytest.approx(0.8)
    assert 0.4 < chances[0] < 0.64
    assert chances[1] == chances[3] == 0.0
    assert Suspicion().chances([0.0, 0.0]) == [0.0, 0.0]


class Told(Sure):
    """A belief that tells these chances."""

    def __init__(self, chances: list[float]) -> None:
        self.chances = chances


def test_what_a_sniper_did_tells_what_kind_they_are() -> None:
    """A strike at the likeliest space that hits speaks for the model, one that misses against it."""
    match = begun("launch", "kind")
    size = board_of("launch").map.size
    belief: Any = Told([0.7, 0.3 / (size - 1)] + [0.3 / (size - 1)] * (size - 2))
    straight, _, anywhere, contrary, _ = range(len(MODELS))
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
    assert suspicion.chances(told)[map.objective_spaces[3]] > 1.5 / map.size
    assert suspicion.chances(told)[map.objective_spaces[4]] < 1 / map.size
    suspicion.learn(belief, Delivery((events.SniperBegan(2, 9),), seen), seen)
    assert suspicion.chances(told)[map.objective_spaces[3]] == pytest.approx(1 / map.size)


def test_a_net_is_worth_what_it_leaves_out_of_reach_no_longer() -> None:
    """The same unit in a place from which its squad comes to more of where the sniper may go."""
    match = play(
        begun("pens", "net"), lambda position: position.round == 3 and position.phase == DEFENDERS_TURN
    )
    turn = DefendersTurn(match.observation(1), SniperBelief(match.history[1]), Suspicion())
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
        values.append(DefendersTurn(seen, sure, Suspicion()).march(march))
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
        return DefendersTurn(seen, belief, Suspicion()).march(march)

    assert worth(0.05, (3, 6)) < 0
    assert worth(0.05, (5, 6)) > 0
    assert worth(1.0, (3, 6)) > 0.3, "a sniper who is found is struck"


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
    turn = DefendersTurn(replace(seen, units=units, actions=(1, 0, 0)), belief, Suspicion())
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
        turn = DefendersTurn(seen, belief, Suspicion())
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
    with_officer = DefendersTurn(GAME.observe(position, 1), belief, Suspicion())
    position.units = replaced(position.units, officer, NO_SPACE)
    without = DefendersTurn(GAME.observe(position, 1), belief, Suspicion())
    assert without._guards(0, start) < with_officer._guards(0, start) - 0.1
    beside = members(position.board.map.step_mask[start])[0]
    prices = [turn._guards(0, beside) - turn._net(0, beside) for turn in (without, with_officer)]
    assert prices[0] >= prices[1]


def test_a_beginner_remembers_the_last_sign_roughly_and_not_for_long() -> None:
    match = begun("launch", "memory")
    board = board_of("launch")
    seen, space = match.observation(1), board.map.objective_spaces[1]
    memory = Memory()
    assert sum(memory.chances(board)) == 0.0

    def possible(*told: Any) -> set[int]:
        memory.learn(Delivery(told, seen), seen)
        chances = memory.chances(board)
        assert len({chance for chance in chances if chance}) <= 1, "all are alike"
        return {at for at, chance in enumerate(chances) if chance}

    for turns, steps in enumerate(AROUND):
        told = possible(events.SniperBegan(turns, 9)) if turns else possible(events.Revealed(space))
        assert told == {at for at, far in enumerate(board.steps_to(1 << space)) if far <= steps}
    assert possible(events.SniperBegan(9, 9)) == set()
    soldier = next(unit for unit, at in enumerate(seen.units) if at != NO_SPACE)
    for event in (events.Killed(soldier, 0), events.Alerted(1 << soldier)):
        assert seen.units[soldier] in possible(event)


def test_a_beginner_takes_an_answer_for_a_sign_until_the_sniper_moves() -> None:
    match = begun("launch", "answers")
    board = board_of("launch")
    seen = match.observation(1)
    memory = Memory()
    goals = [board.map.objective_spaces[number] for number in range(1, OBJECTIVES + 1)]

    def possible(*told: Any) -> set[int]:
        memory.learn(Delivery(told, seen), seen)
        return {at for at, chance in enumerate(memory.chances(board)) if chance}

    memory.think_of(goals, Random(1))
    hunch = possible()
    assert sum(memory.chances(board)) == pytest.approx(HUNCH)
    assert len(hunch.intersection(goals)) >= HUNCHES
    memory.think_of(goals, Random(2))
    assert possible() == hunch, "it lasts"
    asked = tuple(sorted(hunch)[:3])
    assert possible(events.Swept(1, 0, asked, False)) == hunch - {*asked}
    assert possible(events.SniperBegan(1, 9)) == hunch, "who was not there may have come"
    assert possible(events.Swept(1, 0, (0, 1, 2), True)) == {0, 1, 2}
    assert sum(memory.chances(board)) == pytest.approx(1.0)
    near = {at for at, far in enumerate(board.steps_to(1)) if far <= AROUND[1]}
    assert possible(events.SniperBegan(2, 9)) == near


@pytest.mark.parametrize("map", ["launch", "pens"])
def test_beginners_move_in_every_round_and_search(map: str) -> None:
    """Nobody waits on the spot for a sign, and nobody who hunts asks nothing."""
    match = begun(map, "hunt")
    players: dict[int, Any] = {seat: GAME.player(seat, CARE["beginner"], Random(seat)) for seat in range(2)}
    sent = dict.fromkeys(players, 0)
    moved: set[int] = set()
    asked: list[int] = []
    while match.position.round <= 5 and (acting := GAME.to_act(match.position)):
        seat = acting[0]
        for sight in match.history[seat][sent[seat] :]:
            players[seat].see(sight)
        sent[seat] = len(match.history[seat])
        move = max(players[seat].options(), key=lambda option: option.value).move
        if isinstance(move, moves.March):
            moved.add(match.position.round)
        if isinstance(move, QUESTIONS):
            asked.append(match.position.round)
        match.play(move)
    rounds = range(1, min(match.position.round, 6))
    assert moved.issuperset(rounds)
    assert len(asked) >= len(rounds) / 2, asked


def test_a_beginner_guesses_no_strike_and_strikes_a_sniper_in_sight() -> None:
    """What is likely by the belief means nothing to a beginner; who stands there for all to see is struck."""
    match = play(begun("pens", "found"), lambda position: position.phase == DEFENDERS_TURN)
    position, size = match.position, match.position.board.map.size
    player = told(DefenderPlayer(CARE["beginner"], Random(1)), match, 1)
    officer = position.units[3]
    player._belief = Sure(officer, size)
    assert best(player) == moves.attack(1, 3)
    likely: Any = Told([0.3 if space in (officer, 0) else 0.4 / (size - 2) for space in range(size)])
    turn = DefendersTurn(match.observation(1), likely, Suspicion(), 0.1, remembered=[0.0] * size)
    assert turn.attack(moves.attack(1, 3)) < 0
    assert DefendersTurn(match.observation(1), likely, Suspicion()).attack(moves.attack(1, 3)) > 0.05
    left = OBJECTIVES - len(match.observation(1).completed)
    assert set(turn._wanted(likely).values()) == {2 / left}
    assert turn._net(3, officer) == 0.0


def test_between_a_novice_and_somebody_alert_some_turns_are_a_novice_s() -> None:
    """The less care, the more of them; whoever forgets goes by signs and not by what is possible."""

    def share(care: float) -> float:
        source = Random(1)
        return sum([forgets(care, source) for _ in range(1000)]) / 1000

    assert [share(NOVICE - 0.01), share(ALERT), share(1.0)] == [1.0, 0.0, 0.0]
    assert share(CARE["steady"]) == pytest.approx(0.66, abs=0.05)
    match = play(begun("pens", "found"), lambda position: position.phase == DEFENDERS_TURN)
    likely: Any = Told([1 / match.position.board.map.size] * match.position.board.map.size)
    strikes = set()
    for seed in range(12):
        player = told(DefenderPlayer(CARE["steady"], Random(seed)), match, 1)
        player._belief = likely
        attacks = [option for option in player.options() if isinstance(option.move, moves.Attack)]
        assert not (attacks and player._forgets)
        strikes.add(bool(attacks))
    assert strikes == {False, True}
    match = play(match, lambda position: position.phase == SNIPER_TURN)
    for seed in range(12):
        sniper = told(SniperPlayer(CARE["steady"], Random(seed)), match, SNIPER_SEAT)
        sniper.options()
        seen = match.observation(SNIPER_SEAT)
        is_imagined = sniper._planned(seen).places.weights == imagined(seen, seen.space)
        assert is_imagined == sniper._forgets


def test_a_beginner_as_the_sniper_works_nothing_out_and_stays_after_a_shot() -> None:
    match = play(
        begun("launch", "novice"), lambda position: position.round == 3 and position.phase == SNIPER_TURN
    )
    player = told(SniperPlayer(CARE["beginner"], Random(1)), match, SNIPER_SEAT)
    assert player._tracker is None
    player.options()
    player._is_rash = True
    seen = match.observation(SNIPER_SEAT)
    near = [
        space for space, far in enumerate(match.position.board.steps_to(1 << seen.space)) if far <= IMAGINED
    ]
    assert sorted(player._planned(seen).places.weights) == near
    assert any(isinstance(option.move, moves.Walk) for option in player._planned(seen).options())
    shot = replace(seen, acted=True, moves=tuple(m for m in seen.moves if not isinstance(m, moves.Shoot)))
    assert not any(isinstance(option.move, moves.Walk) for option in player._planned(shot).options())
    master = told(SniperPlayer(1.0, Random(1)), match, SNIPER_SEAT)
    assert any(isinstance(option.move, moves.Walk) for option in master._planned(shot).options())


def test_a_rash_sniper_does_not_think_of_being_revealed() -> None:
    match = play(
        begun("launch", "rash"), lambda position: position.round == 3 and position.phase == SNIPER_TURN
    )
    player = told(SniperPlayer(1.0, Random(1)), match, SNIPER_SEAT)
    calm: list[float] = []
    rash: list[float] = []
    for found, is_rash in ((calm, False), (rash, True)):
        player._is_rash = is_rash
        found += player._planned(match.observation(SNIPER_SEAT))._tokens(0.1, 2, False, 0.25)
    assert rash[0] >= calm[0]
    assert rash[2] == 0.0 < calm[2]


def test_nobody_overlooks_a_space_where_the_sniper_surely_is() -> None:
    match = play(begun("pens", "plain"), lambda position: position.phase == DEFENDERS_TURN)
    seen, size = match.observation(1), match.position.board.map.size
    officer = match.position.units[3]
    everywhere = (1 << size) - 1
    turn = DefendersTurn(seen, Sure(officer, size), Suspicion(), 0.5, overlooked=everywhere)  # type: ignore[arg-type]
    assert turn.chances[officer] == pytest.approx(1.0)
    guessing = DefendersTurn(seen, SniperBelief(match.history[1]), Suspicion(), 0.5, overlooked=everywhere)
    assert 0.0 < sum(guessing.chances) < 0.5  # only what is plain is left


def on_the_first_goal(map: str, unit: int, distance: int) -> Any:
    """The sniper's turn begins on one of two objectives, with one unit in sight and nobody near."""
    match = play(begun(map, "goal"), lambda position: position.round == 2 and position.phase == SNIPER_TURN)
    position = match.position.copy()
    map_table = position.board.map
    goal = map_table.objective_spaces[position.objectives[0]]
    far = [
        space
        for space in members(map_table.sight_mask[goal])
        if map_table.distance[goal][space] == distance and map_table.enterable_mask >> space & 1
    ]
    position.space = goal
    position.units = replaced((NO_SPACE,) * 9, unit, far[0])
    position.occupied = 1 << far[0]
    player = told(SniperPlayer(1.0, Random(1)), match, SNIPER_SEAT)
    player._seen = GAME.observe(position, SNIPER_SEAT)
    return player


@pytest.mark.parametrize(
    ("map", "unit", "distance"), [("launch", 1, 2), ("pens", 1, 2), ("launch", 0, 2), ("pens", 0, 3)]
)
def test_an_objective_at_hand_comes_before_a_shot(map: str, unit: int, distance: int) -> None:
    """At a soldier, and at an officer."""
    player = on_the_first_goal(map, unit, distance)
    values = {type(option.move): option.value for option in player.options()}
    assert moves.Shoot in values
    assert values[moves.Complete] > values[moves.Shoot]


@rule("SE-901")
def test_alone_the_first_objective_leaves_the_second_the_turns_that_are_left() -> None:
    """The order deck is one clock for both: a sniper who dawdles has no time for the second."""
    board = board_of("launch")
    routes = Routes(board, (NO_SPACE,) * 9, 0)
    goals = [board.map.objective_spaces[1], board.map.objective_spaces[5]]
    start = board.map.entrances[2]
    alone = Plan(routes, goals, 8, None)
    reset = Plan(routes, goals, 8, 9)
    needed = [
        next(turns for turns in range(9) if plan.cost(start, turns) < TOO_LATE) for plan in (alone, reset)
    ]
    assert needed[0] > needed[1]
    assert alone.rest[0][start] == routes.to(goals[1], 7)[7][start]
    match = play(
        begun("pens", "alone", 1), lambda position: position.round == 3 and position.phase == SNIPER_TURN
    )
    seen = match.observation(SNIPER_SEAT)
    player = told(SniperPlayer(1.0, Random(1)), match, SNIPER_SEAT)
    plan = player._plan(replace(seen, orders_left=4))
    assert plan.turns == 5  # this one and four more
    assert min(plan.routes.exposure) == EACH_TURN_ALONE


def test_alone_a_turn_lost_is_no_matter_of_taste() -> None:
    """A sharp sniper mixes moves of about the same worth; one that takes a turn more is not among them."""
    board = board_of("launch")
    goal = board.map.objective_spaces[1]
    costs = Routes(board, (NO_SPACE,) * 9, 0, EACH_TURN_ALONE).to(goal, 10)[10]
    sharp = QuickBot(SniperPlayer(CARE["sharp"], Random(1)), Random(1), CARE["sharp"])
    near = {walk.path[-1] for walk in board.walks[goal]}
    far = set(members(board.map.enterable_mask)) - near - {goal}
    one_turn, two_turns = (min([costs[space] for space in spaces]) for spaces in (near, far))
    assert two_turns - one_turn > sharp.spread


def test_masking_is_played_for_a_walk_that_would_be_heard() -> None:
    """A single step is silent anyway: no card for somebody who can't go further."""
    match = play(
        begun("launch", "mask"), lambda position: position.round == 3 and position.phase == SNIPER_TURN
    )
    position = match.position.copy()
    position.hand = replaced(position.hand, MASKING, 1)
    player = told(SniperPlayer(1.0, Random(1)), match, SNIPER_SEAT)
    seen = GAME.observe(position, SNIPER_SEAT)
    player._seen = seen
    assert moves.PLAY[MASKING] in [option.move for option in player.options()]
    steps = position.board.map.step_mask[position.space]
    beyond = 0
    for space in members(steps):
        beyond |= position.board.map.step_mask[space]
    beyond &= ~steps & ~(1 << position.space)
    turn = player._planned(seen)
    turn.ears = Ears(position.board, beyond | position.occupied & ~steps, position.dogs)
    turn._costs = {}
    turn._offer_cards([(0.0, ())])
    assert moves.PLAY[MASKING] not in turn._costs


def squares(chances: list[float]) -> float:
    return sum([chance * chance for chance in chances])


def test_squads_that_ask_go_before_squads_that_strike() -> None:
    """A question is worth more while others can still strike, and comes before what they would do."""
    match = play(
        begun("launch", "ask"), lambda position: position.round == 1 and position.phase == DEFENDERS_TURN
    )
    belief = SniperBelief(match.history[1])
    position = match.position.copy()
    chances = belief.spaces()
    sectors = position.board.map.sector_mask
    sector = min(sectors, key=lambda mask: abs(0.5 - sum([chances[space] for space in members(mask)])))
    together = DefendersTurn(GAME.observe(position, 1), belief, Suspicion())
    chances = together.chances
    gained = together._question(sector, 0, 0) + together.plain
    position.actions = (2, 0, 0)
    alone = DefendersTurn(GAME.observe(position, 1), belief, Suspicion())
    knowing = alone._question(sector, 0, 0) + alone.plain  # nobody is left to strike
    assert knowing < gained
    yes = [chance for space, chance in enumerate(chances) if sector >> space & 1]
    no = [chance for space, chance in enumerate(chances) if not sector >> space & 1]
    sharper = squares(yes) / sum(yes) + squares(no) / sum(no) - squares(chances)
    assert knowing == pytest.approx(TRACKING * sharper)
    values = {
        moves.attack(1, 3): 0.4,
        moves.spot(1, 3, 7): 0.1,
        moves.spot(1, 0, 7): 0.2,
        moves.attack(1, 0): 0.1,
    }
    together._ask_first(values)
    assert max(values, key=values.__getitem__) == moves.spot(1, 0, 7)
    assert values[moves.spot(1, 3, 7)] == 0.1


@pytest.mark.parametrize("seats", [1, 3, 4])
def test_players_take_any_seat_to_the_end(seats: int) -> None:
    match = play(begun("pens", f"seats {seats}", seats), lambda position: False)
    assert match.position.outcome is not None


def test_less_care_overlooks_squads_and_spaces() -> None:
    match = play(
        begun("launch", "care"), lambda position: position.round == 3 and position.phase == DEFENDERS_TURN
    )
    careless = told(DefenderPlayer(0.0, Random(1)), match, 1)
    careless.options()
    assert careless._overlooked.bit_count() > 20
    careful = told(DefenderPlayer(1.0, Random(1)), match, 1)
    careful.options()
    assert careful._overlooked == 0
    sniper = SniperPlayer(0.0, Random(3))
    forgotten = []
    for _ in range(20):
        sniper._overlook()
        forgotten.append((sniper._overlooked, sniper._is_deaf))
    assert len(set(forgotten)) > 4


# ---- how sure they are


def chance_of(player: Any, seen: Any) -> float:
    """What the player would tell if it saw this."""
    player._seen = seen
    return float(player.chance())


def test_an_objective_done_is_hope_and_a_wound_is_none() -> None:
    match = play(
        begun("launch", "standing"), lambda position: position.round == 4 and position.phase == DEFENDERS_TURN
    )
    for seat, sign in ((SNIPER_SEAT, 1), (1, -1)):
        player = told(GAME.player(seat, 1.0, Random(1)), match, seat)
        seen = replace(match.observation(seat), completed=(), wounds=0)
        number = match.observation(SNIPER_SEAT).objectives[0]
        ahead, hurt = replace(seen, completed=(number,)), replace(seen, wounds=1)
        chances = [sign * chance_of(player, one) for one in (hurt, seen, ahead)]
        assert chances == sorted(chances), seat
        assert len(set(chances)) == 3


def test_the_chance_of_the_sniper_knows_the_way_the_time_and_who_is_near() -> None:
    match = play(
        begun("launch", "standing"), lambda position: position.round == 3 and position.phase == SNIPER_TURN
    )
    player, seen = told(SniperPlayer(1.0, Random(1)), match, SNIPER_SEAT), match.observation(SNIPER_SEAT)
    board = match.position.board
    goal = board.map.objective_spaces[seen.objectives[0]]
    near = next(space for space in members(board.map.step_mask[goal]) if space not in seen.units)
    far = max(range(board.map.size), key=lambda space: min(FAR - 1, board.steps_to(1 << goal)[space]))
    assert chance_of(player, replace(seen, space=near)) > chance_of(player, replace(seen, space=far)) + 0.1
    assert chance_of(player, replace(seen, countdown=2)) < chance_of(player, seen) - 0.05
    beside = tuple([near] * len(seen.units))
    there = replace(seen, space=near)
    assert chance_of(player, replace(there, units=beside)) < chance_of(player, there)


def test_the_chance_of_defenders_knows_what_they_can_reach() -> None:
    match = play(begun("pens", "found"), lambda position: position.phase == DEFENDERS_TURN)
    size, officer = match.position.board.map.size, match.position.units[3]
    player = told(DefenderPlayer(1.0, Random(1)), match, 1)
    player._belief = Sure(officer, size)
    found = player.chance()
    somewhere: Any = Told([1 / size] * size)
    player._belief = somewhere
    assert found > player.chance() + 0.2


def told_chances(*chances: float) -> list[float]:
    """What is told when the filter gives these chances."""
    belief = SniperBelief(begun("launch", "likely").history[1])
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(belief, "spaces", lambda: list(chances))
        return belief.likely_spaces()


def test_what_is_told_of_likely_spaces_keeps_their_order_and_sum() -> None:
    match = play(
        begun("pens", "likely"), lambda position: position.round == 3 and position.phase == DEFENDERS_TURN
    )
    belief = SniperBelief(match.history[1])
    plain, likely = belief.spaces(), belief.likely_spaces()
    assert sum(likely) == pytest.approx(sum(plain))
    assert [chance > 0 for chance in likely] == [chance > 0 for chance in plain]
    order = sorted(range(len(plain)), key=plain.__getitem__)
    assert sorted(likely) == [likely[space] for space in order]
    assert max(likely) < max(plain)


def test_no_space_is_told_to_be_likelier_than_proves_right() -> None:
    """However sharp the filter is, what it takes from the likeliest goes to the others in proportion."""
    told = told_chances(0.9, 0.0, *[0.01] * 9, 0.001)
    assert told[0] == AT_MOST
    assert told[1] == 0.0
    assert sum(told) == pytest.approx(0.991)
    assert told[11] / told[10] == pytest.approx(0.1**TEMPER)


@pytest.mark.parametrize("spaces", [1, 2, 3, 5])
def test_of_few_spaces_none_is_told_to_be_likelier(spaces: int) -> None:
    filtered = [10.0**-power for power in range(1, spaces)]
    told = told_chances(1 - sum(filtered), *filtered)
    assert told == pytest.approx([1 / spaces] * spaces)


def test_nothing_is_told_of_a_sniper_who_is_off_the_board() -> None:
    assert told_chances(0.0, 0.0) == [0.0, 0.0]


@pytest.mark.full
def test_likely_spaces_hold_the_sniper_as_often_as_they_say() -> None:
    """Ten bins over 200 games of masters: within five points, or two standard errors if those are more."""
    called, held, cases = [0.0] * 10, [0] * 10, [0] * 10
    for number in range(200):
        match = begun(("launch", "pens")[number % 2], f"calibrated {number}")
        bots = [QuickBot(GAME.player(seat, 1.0, Random(number)), Random(number)) for seat in range(2)]
        belief = SniperBelief(match.history[1])
        sent = [0, 0]
        while acting := GAME.to_act(match.position):
            seat = acting[0]
            for sight in match.history[seat][sent[seat] :]:
                bots[seat].see(sight)
            sent[seat] = len(match.history[seat])
            shown = match.play(bots[seat].choose()).get(1)
            if shown is None or shown.observation.outcome is not None:
                continue
            belief.update(shown)
            if any(isinstance(event, events.SniperDone) for event in shown.events):
                for space, chance in enumerate(belief.likely_spaces()):
                    if chance > 0.005:
                        bin = min(9, int(10 * chance))
                        called[bin] += chance
                        held[bin] += space == match.position.space
                        cases[bin] += 1
    for bin, count in enumerate(cases):
        if count:
            share = called[bin] / count
            spread = 2 * sqrt(share * (1 - share) / count)
            assert abs(held[bin] / count - share) < max(0.05, spread), f"{share:.0%}: {held[bin]} of {count}"
