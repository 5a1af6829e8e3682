"""Where people point with the flag, bots go; and what they say that they are about."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from kordon.engine.knowledge import Around
from kordon.engine.records import SPECTATOR, Delivery
from kordon.engine.rule_ids import rule
from kordon.engine.tuples import replaced
from kordon.engine.words import Text
from kordon.games.wolfenstein import GAME, moves
from kordon.games.wolfenstein.board.mission import load
from kordon.games.wolfenstein.content.goals import Carry, Leave
from kordon.games.wolfenstein.knowledge import player as player_module
from kordon.games.wolfenstein.knowledge.player import TeamPlayer
from kordon.games.wolfenstein.rules import life
from kordon.games.wolfenstein.screen.log_lines import hero_name, square_name
from kordon.games.wolfenstein.words import INTENT, listed
from tests.games.wolfenstein.knowledge.test_courtesy import BOT, PEOPLE, company
from tests.games.wolfenstein.table import Table, begun

HERO = hero_name(0)  # B.J.
Playing = Callable[..., TeamPlayer]


@pytest.fixture
def playing(monkeypatch: pytest.MonkeyPatch) -> Playing:
    """A bot's player of a staged table, with the flag on a letter."""

    def made(table: Table, flag: str = "", people: frozenset[int] = PEOPLE) -> TeamPlayer:
        monkeypatch.setattr(player_module, "position_of", lambda seen: table.position.copy())
        marks = (f"square:{table.at(flag)}",) if flag else ()
        player = TeamPlayer(BOT, 1.0, Random(1), Around(people, marks))
        player.see(Delivery((), GAME.observe(table.position, BOT)))
        return player

    return made


def turn(table: Table, player: TeamPlayer) -> list[Any]:
    """The moves of a whole turn; its end is not made."""
    made: list[Any] = []
    while (seen := GAME.observe(table.position, BOT)).moves:
        player.see(Delivery((), seen))
        made.append(max(player.options(), key=lambda option: option.value).move)
        if isinstance(made[-1], moves.EndTurn):
            break
        table.play(made[-1])
    return made


@rule("WO-957")
def test_a_hero_goes_where_a_person_points_and_not_to_the_goal(playing: Playing) -> None:
    picture = "f . . . . a . . . . o k"
    for flag, letter in (("", "o"), ("f", "f")):
        table = company(picture, objectives="o", heroes={"bj": "a"})
        turn(table, playing(table, flag))
        here = table.position.hero_at[table.slot("bj")]
        assert (here < table.at("a")) is (letter == "f")


@rule("WO-957")
def test_a_bleeding_friend_comes_first(playing: Playing) -> None:
    table = company("f . . . . a . . k . . o", objectives="o")
    life.suffer(table.position, table.slot("klaus"), hearts=9, shields=0)
    made = turn(table, playing(table, "f"))
    assert any(isinstance(move, moves.Help) for move in made)


@rule("WO-957")
def test_who_has_come_stays_for_the_turn_and_is_free_in_the_next_round(playing: Playing) -> None:
    table = company("f a . . . . . . . . . . o", objectives="o", heroes={"bj": "a"})
    player = playing(table, "f")
    assert [type(move) for move in turn(table, player)] == [moves.EndTurn]
    table.position.round += 1
    assert isinstance(turn(table, player)[0], moves.Step)
    bj = table.slot("bj")
    table.position.hero_at = replaced(table.position.hero_at, bj, table.at("a") + 4)
    assert player._pointers.of(table.position, bj) == 0, "once is enough"


@rule("WO-957")
def test_a_thing_that_is_pointed_at_is_not_left_to_people(playing: Playing) -> None:
    table = company("k . . o a", objectives="o")
    work = table.legal(moves.Work)[0]
    assert turn(table, playing(table))[0] != work
    assert turn(table, playing(table, "o"))[0] == work


@rule("WO-957")
def test_a_thing_is_for_the_nearest_bots_hero_a_place_for_all(playing: Playing) -> None:
    """Anya is the bot's, too, and nearer to the left end."""
    picture = "c . n . . . a . . o . k"
    for flag, goes in (("c", False), ("n", True)):
        heroes = {"bj": "a", "klaus": "k", "anya": "n" if flag == "c" else "o"}
        table = company(picture.replace("o", "p"), heroes=heroes | ({"anya": "p"} if flag == "n" else {}))
        if flag == "c":
            table.position.chest_tokens = 1 << table.at("c")
        pointed = playing(table, flag)._pointers.of(table.position, table.slot("bj"))
        assert bool(pointed) is goes


@rule("WO-957")
def test_a_chest_that_is_pointed_at_draws_nobody_once_it_is_open(playing: Playing) -> None:
    picture = "c n . . . . a" + " ." * 12 + " o . k"
    table = company(picture, objectives="o", heroes={"bj": "a", "klaus": "k", "anya": "n"})
    table.position.chest_tokens = 1 << table.at("c")
    player = playing(table, "c")
    assert player._pointers.of(table.position, table.slot("bj")) == 0
    assert player._pointers.of(table.position, table.slot("anya")) == 1 << table.at("c")
    table.position.chest_tokens = 0
    for hero in ("bj", "anya"):
        assert player._pointers.of(table.position, table.slot(hero)) == 0


@rule("WO-957")
def test_nobody_goes_where_no_way_leads(playing: Playing) -> None:
    table = company("f # . a . . . . . o k", objectives="o", heroes={"bj": "a"})
    turn(table, playing(table, "f"))
    assert table.position.hero_at[table.slot("bj")] > table.at("a")


@rule("WO-957")
def test_an_enemy_that_is_pointed_at_matters_more(playing: Playing) -> None:
    for flag in "st":
        picture = "s . . a . . t" + " ." * 20 + " o"
        table = company(picture, objectives="o", enemies={"soldat": "st"}, heroes={"bj": "a"})
        wanted = table.figure(flag)
        attacks = [move for move in turn(table, playing(table, flag)) if isinstance(move, moves.Attack)]
        assert attacks[0].figure == wanted


@rule("WO-957")
def test_players_are_offered_the_flag_and_who_looks_on_only_sees_it() -> None:
    for seats, flags in ((1, 0), (2, 1)):
        position = begun(load("officers-room", "daddy"), seats=seats)
        for seat, mine in ((0, True), (seats - 1, True), (SPECTATOR, False)):
            shown = GAME.scene(GAME.observe(position, seat)).markers
            assert [(flag.id, flag.limit, flag.mine) for flag in shown] == [(GAME.pointer, 1, mine)] * flags


def said(table: Table, player: TeamPlayer, kind: type) -> Text | None:
    return player.says(table.legal(kind)[0])


def test_a_hero_says_once_a_turn_what_it_is_about(playing: Playing) -> None:
    table = company("a . . . . . . . . . . o k", objectives="o")
    table.position.activated = 1 << table.slot("klaus")
    player = playing(table)
    line = said(table, player, moves.Step)
    assert line is not None
    assert line.id == "intent-goal"
    assert said(table, player, moves.Step) is None


@pytest.mark.parametrize(
    ("picture", "flag", "kind", "key"),
    [
        ("f . . . . a . . k", "f", moves.Step, "flag"),
        ("o a . . . . . . . . . . . . . . . k", "", moves.Work, "work"),
        ("k . . o a", "", moves.EndTurn, "leave"),
    ],
)
def test_lines_by_what_the_hero_goes_for(
    playing: Playing, picture: str, flag: str, kind: type, key: str
) -> None:
    table = company(picture, objectives="o" if "o" in picture else "")
    if kind is moves.EndTurn:
        table.position.ap = 1
    line = said(table, playing(table, flag), kind)
    assert line is not None
    assert line.id == INTENT.messages[key].id


def test_lines_name_what_the_hero_goes_for(playing: Playing) -> None:
    table = company("o . . k . . a", objectives="o")
    klaus = table.slot("klaus")
    life.suffer(table.position, klaus, hearts=9, shields=0)
    friend = listed([hero_name(klaus)])
    assert said(table, playing(table), moves.Step) == INTENT("help", hero=HERO, friends=friend)
    table = company("o . . . . . . . . . . . . k . a c", objectives="o")
    table.position.chest_tokens = 1 << table.at("c")
    chest = square_name(table.at("c"))
    assert said(table, playing(table, "c"), moves.Search) == INTENT("search", hero=HERO, place=chest)
    table = company("k .1. o\n       \n. a1b .", areas="1 1 2 2\n       \n1 1 2 2", objectives="o")
    table.position.closed = table.drawn.closed("1")
    table.position.activated |= 1 << table.slot("klaus")
    place = square_name(table.at("a"))
    assert said(table, playing(table), moves.Open) == INTENT("door", hero=HERO, place=place)
    table = company("h . . . . . . . . a k", starts="h", goals=(Leave(heroes=2),))
    assert said(table, playing(table), moves.Step) == INTENT("home", hero=HERO)


def test_of_several_who_go_the_same_way_the_first_one_speaks(playing: Playing) -> None:
    """Anya is a bot's, too; what she was about in this round, B.J. does not say again."""
    heroes = {"bj": "a", "klaus": "k", "anya": "n"}
    for first, key in ((False, "goal"), (True, None)):
        table = company("k a n . . . . . . . . . . o", objectives="o", heroes=heroes)
        table.position.activated |= first << table.slot("anya")
        step = max(table.legal(moves.Step), key=lambda move: move.to)
        line = playing(table).says(step)
        assert line == (INTENT(key, hero=HERO) if key else None)
    table = company("h . . . . . . . . a k n", starts="h", goals=(Leave(heroes=2),), heroes=heroes)
    table.position.activated |= 1 << table.slot("anya")
    assert said(table, playing(table), moves.Step) is None


def test_who_went_through_a_passage_in_this_round_said_so(playing: Playing) -> None:
    """It tired Anya (WO-310)."""
    heroes = {"bj": "p", "klaus": "k", "anya": "n"}
    table = company("k . p|q n . . o", objectives="o", heroes=heroes)
    position, board = table.position, table.position.board
    p, q = table.at("p"), table.at("q")
    board.passages = ((p, q),)
    board.passage_mask = 1 << p | 1 << q
    board.no_stop |= board.passage_mask
    position.activated |= 1 << table.slot("anya")
    assert said(table, playing(table), moves.Travel) == INTENT("passage", hero=HERO)
    position.fatigued |= 1 << table.slot("anya")
    assert said(table, playing(table), moves.Travel) is None


def test_a_person_on_the_same_way_has_said_nothing(playing: Playing) -> None:
    table = company("h . . . . . . . . a k", starts="h", goals=(Leave(heroes=2),))
    table.position.activated |= 1 << table.slot("klaus")
    assert said(table, playing(table), moves.Step) == INTENT("home", hero=HERO)


@pytest.mark.parametrize(("carrier", "key"), [("bj", "carry"), ("klaus", "escort")])
def test_who_goes_home_with_the_thing_says_so(playing: Playing, carrier: str, key: str) -> None:
    table = company("h . . . . . . . . . . k a", starts="h", goals=(Carry("A"),))
    slot = table.slot(carrier)
    table.position.objectives_by = replaced(table.position.objectives_by, slot, 1)
    assert said(table, playing(table), moves.Step) == INTENT(key, hero=HERO)


def test_who_comes_back_to_where_the_turn_began_does_not_speak_of_the_goal(playing: Playing) -> None:
    """B.J. began on b and went back to a; one point leads to b again."""
    table = company("a b . . . . . . . . . . o k", objectives="o", heroes={"bj": "b", "klaus": "k"})
    table.position.activated = 1 << table.slot("klaus")
    player = playing(table)
    player.options()
    table.position.put_hero(table.slot("bj"), table.at("a"))
    table.position.ap = 2
    assert said(table, player, moves.Step) is not None, "to beyond b"
    player = playing(table)
    table.position.put_hero(table.slot("bj"), table.at("b"))
    player.see(Delivery((), GAME.observe(table.position, BOT)))
    player.options()
    table.position.put_hero(table.slot("bj"), table.at("a"))
    table.position.ap = 1
    assert said(table, player, moves.Step) is None


def test_nobody_speaks_among_bots_alone(playing: Playing) -> None:
    table = company("f . . . . a . . k")
    assert said(table, playing(table, "f", frozenset()), moves.Step) is None
