"""A match: who is sent what, refusals, and taking back."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from kordon.engine.audience import only, others
from kordon.engine.chance import seed_from
from kordon.engine.checks.finding import state
from kordon.engine.match import Match
from kordon.engine.play import Refused, move_by_path, why_not_path
from kordon.engine.records import EVERYBODY, OPEN, SPECTATOR, Event, delivery_to, encode, everybody_at
from kordon.engine.rule_ids import rule
from kordon.games import find
from kordon.games.estoril import Estoril
from kordon.games.estoril.moves import Discard, Lay
from kordon.games.estoril.phases import DISCARDING

ESTORIL = find("estoril")


def new_match(seats: int = 3, seed: str = "match") -> Match:
    return Match(ESTORIL, ESTORIL.parse_options({}), seats, seed_from(seed))


def play_until(match: Match, phase: int, source: Random) -> None:
    while match.position.phase != phase:
        seat = ESTORIL.to_act(match.position)[0]
        match.play(source.choice(ESTORIL.moves(match.position, seat)))


def discarding_match() -> tuple[Match, int]:
    """A match where some seat has at least two cards to lay aside."""
    for number in range(50):
        match = new_match(2, f"discard {number}")
        play_until(match, DISCARDING, Random(number))
        for seat in ESTORIL.to_act(match.position):
            if match.position.surplus(seat) > 1:
                return match, seat
    raise AssertionError("no such match")


@rule("KO-001")
def test_a_seat_that_is_not_to_act_is_told_so() -> None:
    match = new_match()
    waiting = next(seat for seat in range(3) if seat not in ESTORIL.to_act(match.position))
    with pytest.raises(Refused) as refusal:
        match.play(Lay(waiting, 6 * waiting, 0))
    assert refusal.value.rules == ("KO-001",)
    assert not match.moves


@rule("KO-002")
def test_after_the_end_nothing_moves() -> None:
    match = new_match(2)
    source = Random(1)
    while acting := ESTORIL.to_act(match.position):
        match.play(source.choice(ESTORIL.moves(match.position, acting[0])))
    with pytest.raises(Refused) as refusal:
        match.play(Lay(0, 0, 0))
    assert refusal.value.rules == ("KO-002",)


@rule("KO-003")
def test_a_path_that_stops_short_is_no_move() -> None:
    match = new_match()
    seat = ESTORIL.to_act(match.position)[0]
    with pytest.raises(Refused) as refusal:
        move_by_path(ESTORIL, match.observation(seat), (f"card:{6 * seat}",))
    assert refusal.value.rules == ("KO-003",)


class AlsoByZone(Estoril):
    """Whoever clicks the first zone of the scene means the first card that can be chosen."""

    def scene(self, observation: Any) -> Any:
        scene = super().scene(observation)
        alike = ((scene.choices[0].path[0], scene.zones[0].id),) if scene.choices else ()
        return msgspec.structs.replace(scene, alike=alike)


def test_either_of_two_targets_that_are_alike_makes_the_move() -> None:
    game, match = AlsoByZone(), new_match()
    seen = match.observation(ESTORIL.to_act(match.position)[0])
    scene, first = game.scene(seen), seen.moves[0]
    _, *rest = scene.choices[0].path
    assert move_by_path(game, seen, (scene.zones[0].id, *rest)) == first
    assert move_by_path(game, seen, scene.choices[0].path) == first
    # Why a path leads nowhere is the same by both.
    nowhere = scene.buttons[0].id if scene.buttons else scene.zones[-1].id
    assert why_not_path(game, seen, (scene.zones[0].id, nowhere)) == why_not_path(
        game, seen, (scene.choices[0].path[0], nowhere)
    )
    with pytest.raises(Refused):
        move_by_path(ESTORIL, seen, (scene.zones[0].id, *rest))


def test_a_refused_move_changes_nothing() -> None:
    match = new_match()
    before = state(match.position)
    seat = ESTORIL.to_act(match.position)[0]
    with pytest.raises(Refused):
        match.play(Discard(seat, 6 * seat))
    assert state(match.position) == before
    assert not match.moves


def test_everybody_is_sent_what_they_can_see_of_a_move() -> None:
    match = new_match()
    seat = ESTORIL.to_act(match.position)[0]
    secret = match.position.ground.secret_mask
    move = next(m for m in ESTORIL.moves(match.position, seat) if secret >> m.cell & 1)
    sent = match.play(move)
    assert set(sent) == set(everybody_at(3))
    assert sent[seat].events[0].card == move.card
    assert all(sent[other].events[0].card != move.card for other in sent if other != seat)


def test_hidden_steps_reach_nobody_else() -> None:
    match, seat = discarding_match()
    sent = match.play(ESTORIL.moves(match.position, seat)[0])
    assert set(sent) == {seat}


def test_a_hidden_step_can_be_taken_back_and_nobody_notices() -> None:
    match, seat = discarding_match()
    before = state(match.position)
    told = {other: len(match.history[other]) for other in everybody_at(2) if other != seat}
    match.play(ESTORIL.moves(match.position, seat)[0])
    assert set(match.take_back(seat)) == {seat}
    assert state(match.position) == before
    assert {other: len(match.history[other]) for other in told} == told


@rule("KO-001")
def test_alone_against_the_cards_one_takes_nothing_back_that_those_who_look_on_have_seen() -> None:
    game = find("sniper")
    match, source = Match(game, game.parse_options({}), 1, seed_from("looked on")), Random(5)
    refusals = 0
    while game.outcome(match.position) is None and len(match.moves) < 60:
        match.play(source.choice(game.moves(match.position, 0)))
        told = len(match.history[SPECTATOR])
        try:
            taken = match.take_back(0)
        except Refused:
            refusals += 1
            continue
        assert set(taken) == {0}
        assert len(match.history[SPECTATOR]) == told
        match.play(source.choice(game.moves(match.position, 0)))
    assert refusals > 5


def both_discarding_match() -> Match:
    """A match where both seats have at least two cards to lay aside."""
    for number in range(500):
        match = new_match(2, f"both {number}")
        play_until(match, DISCARDING, Random(number))
        if all(match.position.surplus(seat) > 1 for seat in range(2)):
            return match
    raise AssertionError("no such match")


def test_a_hidden_step_can_be_taken_back_after_another_seat_went_on() -> None:
    match = both_discarding_match()
    match.play(ESTORIL.moves(match.position, 0)[0])
    match.play(ESTORIL.moves(match.position, 1)[0])
    picked = match.position.picked[1]
    match.take_back(0)
    assert match.position.picked == [0, picked]
    assert match.moves[-1].seat == 1


@rule("KO-005")
def test_a_step_that_told_its_mover_something_can_t_be_taken_back() -> None:
    match = both_discarding_match()
    while ESTORIL.moves(match.position, 0):
        match.play(ESTORIL.moves(match.position, 0)[0])
    # That nothing was revealed has told the seat that the other is still choosing.
    with pytest.raises(Refused) as refusal:
        match.take_back(0)
    assert refusal.value.rules == ("KO-005",)


@rule("KO-005")
def test_what_the_mover_learned_can_t_be_taken_back() -> None:
    """A step that shows its mover a hidden card is no step to take back, even if nobody else noticed it."""

    class Nosy(type(ESTORIL)):  # type: ignore[misc]
        """While discarding, every pick also shows the deck's top card to the picker, and to nobody else."""

        def apply(self, position: Any, move: Any) -> Any:
            notices = super().apply(position, move)
            if isinstance(move, Discard):
                *under, top = position.deck_knows
                position.deck_knows = (*under, top | 1 << move.seat)
            return notices

        def observe(self, position: Any, seat: int) -> Any:
            seen = super().observe(position, seat)
            masks = tuple(mask & (1 << seat | 0xC0) for mask in seen.deck_knows)
            return msgspec.structs.replace(seen, deck_knows=masks)

    match = both_discarding_match()
    match.game = Nosy()
    match.play(ESTORIL.moves(match.position, 0)[0])
    with pytest.raises(Refused) as refusal:
        match.take_back(0)
    assert refusal.value.rules == ("KO-005",)


@rule("KO-004")
def test_a_turn_that_has_ended_is_over() -> None:
    match = new_match()
    seat = ESTORIL.to_act(match.position)[0]
    lay = next(m for m in ESTORIL.moves(match.position, seat) if match.position.ground.peek[m.cell] == 0)
    match.play(lay)
    with pytest.raises(Refused) as refusal:
        match.take_back(seat)
    assert refusal.value.rules == ("KO-004",)


def test_two_matches_of_one_seed_send_the_same_bytes() -> None:
    def sent(match: Match) -> list[bytes]:
        source = Random(5)
        out: list[bytes] = []
        while acting := ESTORIL.to_act(match.position):
            answer: dict[int, Any] = match.play(source.choice(ESTORIL.moves(match.position, acting[0])))
            out += [encode([seat, delivery]) for seat, delivery in answer.items()]
        return out

    assert sent(new_match()) == sent(new_match())


def test_a_message_says_which_of_its_events_the_public_was_not_told() -> None:
    events = [Event() for _ in range(4)]
    notices = list(zip((others(0), EVERYBODY, only(0), only(0)), events, strict=True))
    for seat, told, private in ((0, 3, (1, 2)), (1, 2, ()), (SPECTATOR, 2, ()), (OPEN, 3, (1, 2))):
        delivery = delivery_to(notices, seat, None)
        assert (len(delivery.events), delivery.private) == (told, private)
    assert delivery_to(notices, 0, None).events[0] is events[1]


def test_spectators_are_told_no_more_than_the_table_shows() -> None:
    match = new_match()
    assert match.observation(SPECTATOR).moves == ()
    assert all(card == -2 for card in match.observation(SPECTATOR).deck)


@pytest.mark.parametrize("name", ["sniper", "wolfenstein"])
def test_a_final_move_is_never_one_that_could_be_taken_back(name: str) -> None:
    game, source = find(name), Random(5)
    match = Match(game, game.parse_options({}), 2, seed_from("final"))
    found: set[tuple[bool, bool]] = set()
    for _ in range(60):
        seat = source.choice(game.to_act(match.position))
        match.play(source.choice(game.moves(match.position, seat)))
        found.add((match.is_final(seat), match.can_take_back(seat)))
    assert (True, True) not in found
    assert {(True, False), (False, True)} <= found
