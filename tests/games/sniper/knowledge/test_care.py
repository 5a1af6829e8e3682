"""What players with less care overlook, forget and do not think of."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from kordon.bots.levels import CARE
from kordon.engine.knowledge import ALERT, NOVICE, forgets
from kordon.engine.records import Delivery
from kordon.games.sniper import GAME, events, moves
from kordon.games.sniper.board import board_of
from kordon.games.sniper.knowledge.defenders import DefenderPlayer
from kordon.games.sniper.knowledge.hunt import Hunt
from kordon.games.sniper.knowledge.novice import AROUND, HUNCH, HUNCHES, IMAGINED, Memory, imagined
from kordon.games.sniper.knowledge.novice_turn import NoviceTurn
from kordon.games.sniper.knowledge.sniper import SniperPlayer
from kordon.games.sniper.knowledge.suspicion import Suspicion
from kordon.games.sniper.phases import DEFENDERS_TURN, SNIPER_TURN
from kordon.games.sniper.pieces import NO_SPACE, OBJECTIVES, SNIPER_SEAT
from tests.games.sniper.knowledge.playing import Sure, Told, begun, best, play, told


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
    """Nobody waits on the spot for a sign, and in every second round of four games somebody asks."""
    asked = rounds = 0
    for number in range(4):
        match = begun(map, f"hunt {number}")
        players: dict[int, Any] = {
            seat: GAME.player(seat, CARE["beginner"], Random(seat)) for seat in range(2)
        }
        sent = dict.fromkeys(players, 0)
        moved: set[int] = set()
        while match.position.round <= 5 and (acting := GAME.to_act(match.position)):
            seat = acting[0]
            for sight in match.history[seat][sent[seat] :]:
                players[seat].see(sight)
            sent[seat] = len(match.history[seat])
            move = max(players[seat].options(), key=lambda option: option.value).move
            if isinstance(move, moves.March):
                moved.add(match.position.round)
            asked += isinstance(move, moves.Intel | moves.Sweep | moves.Spot)
            match.play(move)
        played = range(1, min(match.position.round, 6))
        assert moved.issuperset(played)
        rounds += len(played)
    assert asked >= rounds / 2


def test_a_beginner_guesses_no_strike_and_strikes_a_sniper_in_sight() -> None:
    """What is likely by the belief means nothing to a beginner; who stands there for all to see is struck."""
    match = play(begun("pens", "found"), lambda position: position.phase == DEFENDERS_TURN)
    position, size = match.position, match.position.board.map.size
    player = told(DefenderPlayer(CARE["beginner"], Random(1)), match, 1)
    officer = position.units[3]
    player._belief = Sure(officer, size)
    assert best(player) == moves.attack(1, 3)
    likely: Any = Told([0.3 if space in (officer, 0) else 0.4 / (size - 2) for space in range(size)])
    turn = NoviceTurn(match.observation(1), likely, Suspicion(), 0, [0.0] * size)
    assert turn.attack(moves.attack(1, 3)) < 0
    hunt = Hunt(match.observation(1), likely, Suspicion())
    assert hunt.attack(moves.attack(1, 3)) > hunt.done(moves.DONE[1])
    left = OBJECTIVES - len(match.observation(1).completed)
    assert set(turn._wanted(likely, Suspicion()).values()) == {2 / left}
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
    officer = max(match.position.units)  # of one that stands
    everywhere = (1 << size) - 1
    turn = Hunt(seen, Sure(officer, size), Suspicion(), 0.5, overlooked=everywhere)  # type: ignore[arg-type]
    assert turn.chances[officer] == pytest.approx(1.0)
    rest = [0.6 / (size - 1)] * size
    guess: Any = Told([0.4 if space == officer else chance for space, chance in enumerate(rest)])
    guessing = Hunt(seen, guess, Suspicion(), 0.5, overlooked=everywhere)
    assert 0.0 < sum(guessing.chances) < 0.5  # only what is plain is left


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
