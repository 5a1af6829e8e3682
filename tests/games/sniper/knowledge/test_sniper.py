"""What the quick player of the sniper goes by: the public view, places, routes, and plain good sense."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from kordon.bots.levels import CARE
from kordon.bots.quick import QuickBot
from kordon.engine.bits import mask_of, members
from kordon.engine.match import Match
from kordon.engine.records import SPECTATOR
from kordon.engine.rule_ids import rule
from kordon.engine.tuples import replaced
from kordon.games.sniper import GAME, events, moves
from kordon.games.sniper.belief.belief import SniperBelief
from kordon.games.sniper.belief.sniper_model import WALKS, model_of
from kordon.games.sniper.belief.tracker import public_delivery
from kordon.games.sniper.board import board_of
from kordon.games.sniper.knowledge.hearing import UNNOTICED, Ears, Places, only
from kordon.games.sniper.knowledge.routes import EACH_TURN_ALONE, TOO_LATE, Plan, Routes
from kordon.games.sniper.knowledge.sniper import SniperPlayer
from kordon.games.sniper.phases import ENTERING, SNIPER_TURN
from kordon.games.sniper.pieces import (
    JAEGER,
    KENNEL,
    MASKING,
    MEDIC,
    NO_SPACE,
    OFFICER_OF,
    SCOUT,
    SNIPER,
    SNIPER_SEAT,
    UNKNOWN,
)
from kordon.games.sniper.rules.sniper_turn import alerted_units
from tests.games.sniper.belief.queries import places
from tests.games.sniper.knowledge.playing import begun, best, play, told


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
    assert places(mine) == places(looking_on)
    assert len(places(mine)) > 1


@pytest.mark.parametrize("map", ["launch", "pens"])
def test_places_after_a_walk_are_those_of_every_walk_that_sounds_the_same(map: str) -> None:
    match = play(begun(map, "ears"), lambda position: position.round == 4 and position.phase == SNIPER_TURN)
    position = match.position
    ears = Ears(model_of(position.board), position.occupied, position.dogs)
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
        mask = turn._officer_mask(1, seen.units)
        assert mask
        assert not mask & ~reached
        assert all(turn.in_reach(space) for space in members(mask))
        used_up = player._planned(replace(seen, specialists=specialists, uses=(2, 0, 2)))
        assert not used_up._officer_mask(1, seen.units)


def at_its_turn(name: str) -> tuple[Any, Any]:
    """A sniper's player in its second turn, and what it sees."""
    match = play(
        begun("launch", name), lambda position: position.round == 2 and position.phase == SNIPER_TURN
    )
    return told(GAME.player(SNIPER_SEAT, 1.0, Random(1)), match, SNIPER_SEAT), match.observation(SNIPER_SEAT)


@rule("SE-508")
def test_the_sniper_counts_with_officers_who_are_deployed_where_it_stands() -> None:
    """A deployment and a strike are two actions; nobody is deployed where a defender stands."""
    player, seen = at_its_turn("deployed")
    start = board_of("launch").map.officer_starts[0]
    officer = OFFICER_OF[0]
    alone = (NO_SPACE,) * len(seen.units)
    turn = player._planned(replace(seen, units=alone))
    assert turn.in_reach(start)
    assert not turn.in_reach(next(space for space in range(turn.board.map.size) if space not in starts()))
    blocked = replaced(alone, officer + 1, start)
    assert not player._planned(seen)._officer_mask(0, blocked)


def starts() -> list[int]:
    return list(board_of("launch").map.officer_starts)


@rule("SE-702")
def test_a_hit_on_a_medics_soldier_is_mostly_saved() -> None:
    """It costs more than the same shot at a squad without a medic who can still help."""
    player, seen = at_its_turn("saved")
    near = members(board_of("launch").map.sight_mask[seen.space])
    beside = next(space for space in near if 0 < board_of("launch").map.distance[seen.space][space] <= 2)
    soldier, officer = 1, OFFICER_OF[0]
    units = replaced(replaced((NO_SPACE,) * len(seen.units), soldier, beside), officer, starts()[0])
    costs: list[float] = []
    same: list[float] = []
    for uses in (2, 0):
        turn = player._planned(
            replace(seen, units=units, specialists=(MEDIC, KENNEL, SCOUT), uses=(uses, 0, 0))
        )
        target = next(target for target in turn._targets(seen.space) if target[1] == soldier)
        costs.append(turn._shot(target, silenced=False)[0])
        same.append(turn._shot((0.2, *target[1:]), silenced=False)[0])
    assert costs[0] > costs[1]
    assert same[0] > same[1], "who is saved still comes near"


def test_who_can_shoot_the_last_guard_is_nearer_to_the_goal() -> None:
    """A unit stands on all that is left: a space with a shot at it is worth something, in time."""
    player, seen = at_its_turn("siege")
    board = board_of("launch")
    goals = [board.map.objective_spaces[number] for number in seen.objectives]
    units = (*goals, *(NO_SPACE,) * (len(seen.units) - 2))
    turn = player._planned(replace(seen, units=units))
    shots = [space for space, hit in turn._besieged().items() if hit > 0.3]
    assert shots
    assert all(turn._to_come(space) < turn.plan.cost(space, turn.plan.turns - 1) for space in shots)
    one_free = player._planned(replace(seen, units=(goals[0], *(NO_SPACE,) * (len(seen.units) - 1))))
    assert not one_free._besieged()
    assert not player._planned(replace(seen, units=units, countdown=1))._sieges


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
    turn.ears = Ears(model_of(position.board), beyond | position.occupied & ~steps, position.dogs)
    turn._costs = {}
    turn._offer_cards([(0.0, ())])
    assert moves.PLAY[MASKING] not in turn._costs


@pytest.mark.parametrize("seats", [1, 3, 4])
def test_players_take_any_seat_to_the_end(seats: int) -> None:
    match = play(begun("pens", f"seats {seats}", seats), lambda position: False)
    assert match.position.outcome is not None
