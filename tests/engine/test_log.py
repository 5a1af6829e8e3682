"""Logs: what is written can be verified, and every manipulation is reported."""

from __future__ import annotations

import json
from random import Random

import pytest

from kordon.engine import log
from kordon.engine.chance import seed_from
from kordon.engine.checks.finding import state
from kordon.engine.errors import Fault
from kordon.engine.match import Match
from kordon.games import find

ESTORIL = find("estoril")


def played(moves: int | None = None) -> Match:
    source = Random(3)
    match = Match(ESTORIL, ESTORIL.parse_options({"second_place": True}), 3, seed_from("log"))
    while (acting := ESTORIL.to_act(match.position)) and len(match.moves) != moves:
        match.play(source.choice(ESTORIL.moves(match.position, acting[0])))
    return match


@pytest.fixture(scope="module")
def finished() -> str:
    return log.write(played())


def verify(lines: list[str]) -> Match:
    return log.verify("\n".join(lines), find)


def test_a_log_replays_to_the_same_position(finished: str) -> None:
    match = log.verify(finished, find)
    assert state(match.position) == state(played().position)
    assert log.write(match) == finished


def test_an_unfinished_game_can_be_saved_and_gone_on_with() -> None:
    match = log.verify(log.write(played(40)), find)
    assert len(match.moves) == 40
    assert ESTORIL.to_act(match.position)


def test_the_header_says_everything_that_was_fixed_before_the_first_move(finished: str) -> None:
    header = json.loads(finished.splitlines()[0])
    assert header["kordon"] == 1
    assert header["game"] == "estoril"
    assert header["rules"] == ESTORIL.version
    assert header["seats"] == 3
    assert header["options"]["second_place"] is True
    assert "seed" not in header


def test_every_turn_is_promised_once(finished: str) -> None:
    turns = [line for line in finished.splitlines() if line.startswith('{"turn"')]
    assert [json.loads(line)["turn"] for line in turns] == list(range(len(turns)))


def edited(text: str, index: int, line: str) -> list[str]:
    lines = text.splitlines()
    lines[index] = line
    return lines


def test_a_cut_off_log_is_named_so(finished: str) -> None:
    with pytest.raises(Fault, match=r"the log is cut off: line 20 "):
        verify(finished.splitlines()[:20])


def test_half_a_line_is_named_by_its_number(finished: str) -> None:
    lines = finished.splitlines()
    with pytest.raises(Fault, match="line 5 of the log is damaged"):
        verify(edited(finished, 4, lines[4][:4]))


def test_a_missing_move_is_noticed(finished: str) -> None:
    lines = finished.splitlines()
    with pytest.raises(Fault, match=r"counts \d+ moves, but there are \d+"):
        verify(lines[:1] + lines[2:])


def test_an_edited_move_is_noticed_even_where_it_is_legal(finished: str) -> None:
    lines = finished.splitlines()
    move = json.loads(lines[1])
    assert move[0] == "lay"
    own_cards = range(6 * move[1], 6 * move[1] + 6)
    other_card = next(card for card in own_cards if card != move[2])
    with pytest.raises(Fault, match=r"turn 0 are not those that were promised|is not legal"):
        verify(edited(finished, 1, json.dumps([move[0], move[1], other_card, move[3]])))


def test_an_illegal_move_is_named_with_its_rule(finished: str) -> None:
    with pytest.raises(Fault, match=r"move 1 \(line 2\) is not legal where it stands \((KO|ES)-\d{3}"):
        verify(edited(finished, 1, '["discard",0,1]'))


def test_a_thing_that_is_no_move_is_named(finished: str) -> None:
    with pytest.raises(Fault, match="line 2 of the log is not a move of estoril"):
        verify(edited(finished, 1, '["fly",0,1]'))


def test_a_wrong_seed_is_noticed(finished: str) -> None:
    ending = json.loads(finished.splitlines()[-1])
    ending["seed"] = seed_from("another").hex()
    with pytest.raises(Fault, match="the seed does not match the hash"):
        verify(edited(finished, -1, json.dumps(ending)))


@pytest.mark.parametrize(
    ("field", "value", "sentence"),
    [
        ("kordon", 9, "format 9"),
        ("game", "chess", "no game called chess"),
        ("rules", 99, "version 99 of the rules"),
        ("seats", 7, "players: estoril takes 2 to 4 players, not 7"),
        ("options", {"haste": True}, "haste: estoril has no such option"),
    ],
)
def test_a_wrong_header_is_named_by_its_field(
    finished: str, field: str, value: object, sentence: str
) -> None:
    header = json.loads(finished.splitlines()[0])
    header[field] = value
    with pytest.raises(Fault, match=sentence):
        verify(edited(finished, 0, json.dumps(header)))


@pytest.mark.parametrize("text", ["", "\n", "no log at all", '{"a": 1}\n{"seed": "00"}', "[]"])
def test_garbage_is_refused(text: str) -> None:
    with pytest.raises(Fault):
        log.verify(text, find)


def test_a_false_word_about_the_end_is_noticed(finished: str) -> None:
    ending = json.loads(finished.splitlines()[-1])
    ending["finished"] = False
    with pytest.raises(Fault, match="whether the game was finished"):
        verify(edited(finished, -1, json.dumps(ending)))
