"""What Estoril's author knows: what cards are worth, how things stand, which moves are worth trying."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from kordon.engine.bits import mask_of, members
from kordon.engine.chance import seed_from
from kordon.engine.records import EVERYBODY
from kordon.engine.rule_ids import rule
from kordon.games.estoril import GAME, moves
from kordon.games.estoril.knowledge.policy import RISKY, SCORES, Boards, chance
from kordon.games.estoril.knowledge.training import chances, features, fit, play, surprise
from kordon.games.estoril.knowledge.worth import (
    AHEAD,
    FEATURES,
    WEIGHTS,
    evaluate,
    leads,
    rounds_left,
    standings,
    worths,
)
from kordon.games.estoril.phases import DISCARDING, LAYING, PEEKING, USING
from kordon.games.estoril.position import NO_SEAT, ROUNDS, Position
from kordon.games.estoril.rules.characters import CHARACTERS, DECK, NO_CARD, POINTS
from kordon.games.estoril.rules.ground import CELLS, PLACE_OF
from kordon.games.estoril.rules.missions import MISSION_POINTS, MISSIONS, count
from kordon.games.estoril.words import ADVICE
from tests.games.estoril.table import Table, card_of


def started(name: str, seats: int = 2) -> Position:
    return GAME.start(GAME.parse_options({}), seats, seed_from(name))


def on(position: Position, wanted: Any) -> Position:
    """Played on by the policy until something holds."""
    policy, source = GAME.policy(), Random("on")
    while not wanted(position):
        seat = GAME.to_act(position)[0]
        GAME.apply(position, policy.pick(position, seat, source))
    return position


def test_a_card_is_worth_its_points_and_what_it_adds_to_missions() -> None:
    assassins = next(i for i, mission in enumerate(MISSIONS) if mission.symbol == "A")
    plain, with_mission = worths(()), worths((assassins,))
    for card in DECK:
        assert plain[card] == max(1, POINTS[card])
        assert (with_mission[card] > plain[card]) == (count(assassins, 1 << card) > 0)


def test_chances_to_win_add_up_and_follow_the_cards() -> None:
    position = started("standing", 3)
    assert sum(evaluate(position)) == pytest.approx(1.0)
    even = evaluate(position)[1]
    rich = max(DECK, key=POINTS.__getitem__)
    position.hands[1] |= 1 << rich
    assert evaluate(position)[1] > even
    before = standings(position)[1]
    position.hands[1] &= ~(1 << rich)
    laid = list(position.laid)
    cell = next(cell for cell in range(24) if position.ground.area_mask >> cell & 1)
    laid[cell] = rich
    position.laid = tuple(laid)
    position.owner = (*position.owner[:cell], 1, *position.owner[cell + 1 :])
    assert standings(position)[1] == before  # a card on the boards still belongs to its owner


def test_what_a_seat_has_is_weighed_as_it_was_trained() -> None:
    """The quick way to the sum, with its caches, is the sum of the features times their weights."""
    policy, source = GAME.policy(), Random("features")
    options = {"recruitment": "true", "secret_missions": "true", "second_place": "true"}
    seen = set()
    for seats, given in ((2, {}), (4, options)):
        position = GAME.start(GAME.parse_options(given), seats, seed_from(f"features {seats}"))
        while acting := GAME.to_act(position):
            weights = WEIGHTS[rounds_left(position) - 1]
            found = features(position)
            sums = [sum([weights[index] * value for index, value in own]) for own in found]
            assert standings(position) == pytest.approx(sums)
            assert evaluate(position) == pytest.approx(chances(weights, found))
            seen |= {index for own in found for index, value in own if value}
            GAME.apply(position, policy.pick(position, acting[0], source))
    assert seen >= set(range(AHEAD, len(FEATURES)))


def test_a_lead_is_counted_from_the_best_rival() -> None:
    assert leads([3, 1, 2]) == [1, -2, -1]
    assert leads([2, 2, 0]) == [0, 0, -2]
    assert leads([0, 4]) == [-4, 4]


def test_training_finds_what_decides() -> None:
    """Whoever has the third character wins; the others are dealt at random."""
    source = Random("training")
    examples = []
    for _ in range(300):
        winner = source.randrange(3)
        found = [[(source.choice((5, 6, 7)), 1.0), (3, float(seat == winner))] for seat in range(3)]
        examples.append((2, found, [float(seat == winner) for seat in range(3)]))
    weights = fit(examples, Random(1))
    assert weights[1][3] > 2
    assert max([abs(weights[1][kind]) for kind in (5, 6, 7)]) < 1
    assert surprise(weights, examples) < 0.2
    assert not any(weights[0])  # of another round, nothing was learned


def test_training_games_are_the_same_each_time_and_of_all_kinds() -> None:
    games = [play(number) for number in range(24)]
    assert games[:3] == [play(number) for number in range(3)]
    assert {len(shares) for game in games for _, _, shares in game} == {2, 3, 4}
    assert all([left for left, _, _ in game] == [3, 2, 1] for game in games)
    assert all(sum(shares) == pytest.approx(1.0) for game in games for _, _, shares in game)


def test_the_policy_plays_whole_games_and_weighs_every_legal_move() -> None:
    policy, source = GAME.policy(), Random("weights")
    for seats in (2, 4):
        position = started(f"whole {seats}", seats)
        phases = set()
        while acting := GAME.to_act(position):
            legal = GAME.moves(position, acting[0])
            weights = policy.weights(position, acting[0], legal)
            assert len(weights) == len(legal)
            assert min(weights) >= 0
            assert max(weights) > 0
            phases.add(position.phase)
            move = policy.pick(position, acting[0], source)
            assert move in legal
            GAME.apply(position, move)
        assert phases >= {LAYING, USING, DISCARDING}


def test_a_roll_out_ends_with_a_round_or_the_game() -> None:
    policy = GAME.policy()
    position = started("roll-out", 3)
    policy.play_on(position, Random(1), last_stage=2, limit=400)
    assert (position.round, position.phase, position.laid.count(NO_CARD)) == (3, LAYING, CELLS)
    before = position.turn
    policy.play_on(position, Random(1), last_stage=None, limit=1)
    assert position.turn - before <= 1
    assert position.laid.count(NO_CARD) == CELLS - 1
    policy.play_on(position, Random(1), last_stage=None, limit=400)
    assert position.outcome is not None


def test_it_goes_by_what_the_seat_can_know() -> None:
    """Cards face down that the seat does not know can be any others: the weights stay the same."""
    policy = GAME.policy()
    position = on(
        started("known", 3), lambda position: position.phase == LAYING and sum(position.markers) < 7
    )
    seat = GAME.to_act(position)[0]
    legal = GAME.moves(position, seat)
    before = policy.weights(position, seat, legal)
    source = Random(1)
    worlds = [GAME.swap_secrets(position, seat, source) for _ in range(8)]
    assert any(world.laid != position.laid for world in worlds)
    for world in worlds:
        assert policy.weights(world, seat, legal) == before


def test_nobody_sends_an_own_character_home_without_need() -> None:
    for name in range(40):
        position = on(started(f"assassin {name}"), lambda position: position.phase == USING)
        seat = GAME.to_act(position)[0]
        offered = [move for move in GAME.moves(position, seat) if isinstance(move, moves.Assassinate)]
        own = [move for move in offered if position.owner[move.cell] == seat]
        rivals = [move for move in offered if position.owner[move.cell] != seat]
        if own and rivals:
            [declined] = scores(position, seat, [moves.DECLINE[seat]])
            assert max(scores(position, seat, own)) < declined < min(scores(position, seat, rivals))
            weights = GAME.policy().weights(position, seat, own)
            assert any(weights) == (position.ground.layout[position.place] in RISKY)  # it is not considered
            return
    raise AssertionError("no assassin had a choice")


def used(name: str, wanted: Any) -> Position:
    """The first position of some games of the policy in which a symbol can be used and something holds."""
    for number in range(60):
        position = started(f"{name} {number}")
        policy, source = GAME.policy(), Random(number)
        while acting := GAME.to_act(position):
            if position.phase == USING and wanted(position, acting[0], GAME.moves(position, acting[0])):
                return position
            GAME.apply(position, policy.pick(position, acting[0], source))
    raise AssertionError(f"no such position: {name}")


@pytest.mark.parametrize("symbol", [moves.Rally, moves.Conspire])
def test_more_strength_and_a_look_at_the_deck_are_never_declined(symbol: type) -> None:
    position = used("free", lambda _, seat, legal: symbol in map(type, legal))
    seat = GAME.to_act(position)[0]
    weights = dict(weighed(position, seat, GAME.moves(position, seat)))
    assert weights[moves.DECLINE[seat]] == 0
    assert any(weight for move, weight in weights.items() if type(move) is symbol)


@rule("ES-507")
def test_nobody_alone_where_the_weakest_loses_sends_a_character_home() -> None:
    def is_alone(position: Position, seat: int, legal: list[Any]) -> bool:
        here = {position.owner[cell] for cell in position.ground.areas[position.place]} - {NO_SEAT}
        own = [move for move in legal if isinstance(move, moves.Assassinate)]
        return bool(own) and here == {seat} and position.ground.layout[position.place] in RISKY

    position = used("alone", is_alone)
    seat = GAME.to_act(position)[0]
    home = [move for move in GAME.moves(position, seat) if isinstance(move, moves.Assassinate)]
    assert not any(GAME.policy().weights(position, seat, home))


@rule("ES-507")
def test_no_shield_for_a_character_that_is_about_to_be_given_up() -> None:
    """Not even from another board: the sacrifice asks for no shield."""

    def is_behind(position: Position, seat: int, legal: list[Any]) -> bool:
        return any(is_lost(position, seat, move) for move in legal)

    def is_lost(position: Position, seat: int, move: Any) -> bool:
        if not isinstance(move, moves.Protect) or position.owner[move.cell] != seat:
            return False
        place = PLACE_OF[move.cell]
        is_later = position.ground.order.index(place) > position.step
        return position.ground.layout[place] in RISKY and is_later and Boards(position, seat).leads[place] < 0

    position = used("lost", is_behind)
    seat = GAME.to_act(position)[0]
    legal: list[Any] = GAME.moves(position, seat)
    shields = [move for move in legal if is_lost(position, seat, move)]
    assert max(scores(position, seat, shields)) < scores(position, seat, [moves.DECLINE[seat]])[0]


def test_a_free_look_at_a_new_card_is_taken() -> None:
    """Nobody declines while there is a card to learn, nor looks at a card that is known (ES-006)."""

    def is_choice(position: Position) -> bool:
        """Both a character and a reward can be looked at."""
        spots = [move.spot for move in GAME.moves(position, position.acting) if isinstance(move, moves.Peek)]
        return position.phase == PEEKING and min(spots) < CELLS <= max(spots)

    position = on(started("peek", 3), is_choice)
    seat = GAME.to_act(position)[0]
    legal: list[Any] = GAME.moves(position, seat)
    *looks, decline = legal
    assert [look for look, weight in weighed(position, seat, legal) if weight] == looks
    position.knows = (EVERYBODY,) * len(position.knows)
    rewards = [look for look in looks if look.spot >= CELLS]
    assert [look for look, weight in weighed(position, seat, legal) if weight] == rewards
    position.reward_knows = (EVERYBODY,) * len(position.reward_knows)
    assert [look for look, weight in weighed(position, seat, legal) if weight] == [decline]


def weighed(position: Position, seat: int, legal: list[Any]) -> list[tuple[Any, float]]:
    """Moves with the policy's weights."""
    return list(zip(legal, GAME.policy().weights(position, seat, legal), strict=True))


def scores(position: Position, seat: int, offered: list[Any]) -> list[float]:
    """What the policy makes of moves."""
    return SCORES[position.phase](position, seat, offered)


def test_the_card_that_is_worth_least_is_discarded() -> None:
    position = on(started("discard"), lambda position: position.phase == DISCARDING)
    seat = GAME.to_act(position)[0]
    position.round, position.missions = ROUNDS, ()
    legal: list[Any] = GAME.moves(position, seat)
    weights = GAME.policy().weights(position, seat, legal)
    first = legal[weights.index(max(weights))]
    assert POINTS[first.card] == min([POINTS[move.card] for move in legal]), CHARACTERS[first.card].name


def test_a_larger_lead_is_a_larger_chance() -> None:
    chances = [chance(lead / 2) for lead in range(-30, 31)]
    assert chances == sorted(chances)
    assert chance(0.0) == pytest.approx(0.5)


def named(*names: str) -> int:
    """These cards, as a mask."""
    return mask_of([next(card for card in DECK if CHARACTERS[card].name == name) for name in names])


def test_at_the_end_a_card_counts_for_what_it_still_brings() -> None:
    """After the last round a symbol for a mission that is lost or safe is worth nothing, points are."""
    position = on(started("last"), lambda position: position.phase == DISCARDING)
    nationalists = next(i for i, mission in enumerate(MISSIONS) if mission.symbol == "N")
    position.missions = (nationalists,)
    garbo, green, hedy = (named(name).bit_length() - 1 for name in ("Garbo", "G. Green", "Hedy L."))

    def least(own: int, rival: int, picked: int = 0) -> int:
        position.hands, position.picked = [own, rival], [0, picked]
        cards = members(own)
        found = scores(position, 0, [moves.Discard(0, card) for card in cards])
        return cards[found.index(max(found))]

    cards, two = named("Garbo", "G. Green"), named("Salazar", "A. Ferro")
    position.round = ROUNDS - 1
    assert least(cards, two) == garbo  # there is a round to come
    position.round = ROUNDS
    assert least(cards, two) == green  # the mission is lost
    assert least(cards, 0) == garbo  # won, and lost without
    [lost] = scores(position, 0, [moves.Discard(0, green)])
    assert -lost == POINTS[green] + 2 * MISSION_POINTS  # the prize, and the rival's hope of it (ES-603)
    assert least(cards, named("Walser S.")) == garbo  # shared, and lost without
    assert least(cards | 1 << hedy, 0) == hedy  # won anyway
    assert least(cards | 1 << hedy, named("Walser S.")) == garbo  # shared without
    assert least(cards, 0, picked=two) == green  # a rival's secret choice tells nothing


@rule("ES-601", "ES-603")
@pytest.mark.parametrize(
    ("name", "missions", "said"),
    [
        ("Araújo", "A S C N", "discard-free"),  # 1 VP, and no such symbol
        ("Linda X.", "A S C N", "discard-even"),
        ("Garbo", "A PT", "discard-mission"),  # 3 VP
        ("Garbo", "A strength", "discard-least"),
    ],
)
def test_the_reason_for_a_discard_says_what_it_costs(name: str, missions: str, said: str) -> None:
    laid = {"1-I": "red Araújo", "4-II": "red Garbo"}
    table = Table(laid=laid, rewards={1: "", 2: "", 4: ""}, missions=missions).resolve()
    table.leave_all()
    assert table.position.phase == DISCARDING
    why = GAME.why(table.observe("red"), moves.Discard(0, card_of(name, "red")))
    assert why == ADVICE(said)
