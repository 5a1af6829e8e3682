"""What each seat, the spectators and the open table see in each phase, and that nothing hidden is in it."""

from __future__ import annotations

from itertools import islice

import pytest

from kordon.engine.chance import Chance
from kordon.engine.records import EVERYBODY, encode
from kordon.engine.rule_ids import rule
from kordon.games.estoril import GAME
from kordon.games.estoril.options import EstorilOptions
from kordon.games.estoril.phases import CONSPIRING, LAYING, PEEKING, SACRIFICING, USING
from kordon.games.estoril.rules.characters import NO_CARD, UNKNOWN
from tests.games.estoril.moments import HIDDEN, PHASES, conspiring, discarding, laying, using
from tests.games.estoril.table import Table, card_of, name_of, names_of, seat_of
from tests.games.estoril.worlds import key_of, worlds_for

EYES = ("red", "green", "blue", "spectator")


@rule("ES-005", "ES-006", "ES-402", "ES-305")
@pytest.mark.parametrize("phase", PHASES)
def test_worlds_that_differ_in_what_is_hidden_look_the_same(phase: int) -> None:
    table = PHASES[phase]()
    assert table.position.phase == phase
    for who in EYES:
        seen = encode(table.observe(who))
        found = 0
        for world, _ in islice(worlds_for(table.position, seat_of(who)), 400):
            world.chance = Chance(found)
            assert encode(GAME.observe(world, seat_of(who))) == seen
            found += 1
        assert found > 1


@pytest.mark.parametrize("phase", [LAYING, PEEKING, USING, CONSPIRING, SACRIFICING])
def test_the_open_table_sees_every_difference(phase: int) -> None:
    table = PHASES[phase]()
    worlds = {
        key_of(world): world for world, _ in islice(worlds_for(table.position, seat_of("spectator")), 300)
    }
    assert len({encode(GAME.observe(world, seat_of("open"))) for world in worlds.values()}) == len(worlds)


@pytest.mark.parametrize("phase", PHASES)
def test_only_who_is_to_act_is_offered_moves(phase: int) -> None:
    table = PHASES[phase]()
    to_act = GAME.to_act(table.position)
    for who in (*EYES, "open"):
        seen = table.observe(who)
        assert seen.to_act == to_act
        assert bool(seen.moves) == (seat_of(who) in to_act)
        assert all(move.seat == seat_of(who) for move in seen.moves)


@pytest.mark.parametrize("phase", PHASES)
def test_what_is_public_looks_the_same_to_all(phase: int) -> None:
    table = PHASES[phase]()
    public = (
        "phase acting round first turn layout turned owner up silent shielded bonus rewards_up discards gone"
    )
    public += " markers step area used outcome scores knows reward_knows deck_knows"
    for field in public.split():
        views = [getattr(table.observe(who), field) for who in (*EYES, "open")]
        assert all(view == views[0] for view in views), field
    for who in EYES:
        seen = table.observe(who)
        assert len(seen.deck) == len(table.position.deck)
        assert [card != NO_CARD for card in seen.laid] == [card != NO_CARD for card in table.position.laid]


@rule("ES-005")
def test_own_face_down_cards_are_seen_and_others_are_not() -> None:
    table = laying()
    views = {
        who: [name_of(table.observe(who).laid[table.spot(at)]) for at in HIDDEN] for who in (*EYES, "open")
    }
    assert views == {
        "red": ["?", "?", "Salazar"],
        "green": ["Garbo", "?", "?"],
        "blue": ["?", "Pires", "?"],
        "spectator": ["?", "?", "?"],
        "open": ["Garbo", "Pires", "Salazar"],
    }


@rule("ES-005")
def test_a_network_is_the_hand_and_what_lies_face_down_unseen() -> None:
    seen = laying().observe("red")
    assert [names_of(mask) for mask in seen.networks] == [
        {"Araújo", "Hans R."},
        {"Roque", "Hans R.", "Garbo"},
        {"Guedes", "Araújo", "Pires"},
    ]
    assert seen.hand_sizes == (2, 2, 2)


@rule("ES-013")
def test_everybody_may_look_at_the_cards_of_everybody_else() -> None:
    """Green lays one of three cards face down: all three stay in the row of green's cards."""
    table = Table(hands={"green": "Roque, Hans R., Garbo"}, first="green")
    table.lay("green", "Garbo", "4-I")
    for who in ("red", "spectator"):
        row = [piece for piece in GAME.scene(table.observe(who)).pieces if piece.at == "zone:network-1"]
        assert {piece.label.args["text"] for piece in row} == {"Roque", "Hans R.", "Garbo"}
        assert not any(piece.hidden for piece in row)
    assert table.observe("red").hand_sizes[1] == 2


@rule("ES-202", "ES-103")
def test_the_deck_and_a_hidden_reward_are_unknown_to_all() -> None:
    table = laying()
    for who in EYES:
        seen = table.observe(who)
        assert seen.deck == (UNKNOWN,)
        assert [name_of(card) for card in seen.reward] == ["nothing", "?", *["nothing"] * 4]
    shown = table.observe("open")
    assert (name_of(shown.deck[0]), name_of(shown.reward[1])) == ("C. Rosa", "Otto M.")


@rule("ES-402")
def test_only_the_conspirator_sees_the_top_card() -> None:
    table = conspiring()
    tops = {who: name_of(table.observe(who).deck[-1]) for who in EYES}
    assert tops == {"red": "C. Rosa", "green": "?", "blue": "?", "spectator": "?"}
    assert {table.observe(who).deck_knows[-1] for who in EYES} == {table.position.deck_knows[-1]}


@rule("ES-305")
def test_only_the_picker_sees_the_pick() -> None:
    table = discarding()
    assert {who: names_of(table.observe(who).picked) for who in EYES} == {
        "red": {"Garbo"},
        "green": set(),
        "blue": set(),
        "spectator": set(),
    }
    assert "Garbo" not in names_of(table.observe("red").networks[0])
    for who in ("green", "blue", "spectator"):
        assert "Garbo" in names_of(table.observe(who).networks[0])
        assert table.observe(who).hand_sizes[0] == 8
    assert table.observe("red").hand_sizes[0] == 7


@rule("ES-305")
def test_what_the_last_move_of_a_round_turned_up_stays_known_although_it_went_home() -> None:
    """Else the messages would tell more than the observations."""
    laid = {"1-I": "red Araújo", "4-II": "red Garbo"}
    table = Table(laid=laid, rewards={1: "", 4: ""})
    for who in ("red", "green", "spectator"):
        assert names_of(table.observe(who).came_home) == set()
    table.resolve()
    for who in ("red", "green", "spectator"):
        assert names_of(table.observe(who).came_home) == {"Araújo", "Garbo"}


@rule("ES-301")
def test_an_open_board_is_seen_by_all() -> None:
    table = using()
    for who in EYES:
        seen = table.observe(who)
        assert seen.laid[table.spot("3-I")] == card_of("Guedes", "red")
        assert seen.knows[table.spot("3-I")] == EVERYBODY
        assert name_of(seen.reward[table.place(3)]) == "Otto M."
        assert name_of(seen.reward[table.place(8)]) == "?"


@rule("ES-701", "ES-702")
def test_after_the_end_every_mission_is_seen() -> None:
    options = EstorilOptions(secret_missions=True, recruitment=True)
    before = Table(seats=3, options=options, missions="A S C N", recruits="D W PT")
    after = Table(seats=3, options=options, missions="A S C N", recruits="D W PT", round=4).resolve()
    for who in EYES:
        assert after.observe(who).missions == after.position.missions
        assert after.observe(who).recruits == after.position.recruits
        assert before.observe(who).missions != before.position.missions
        assert before.observe(who).recruits != before.position.recruits
