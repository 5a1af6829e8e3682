"""What is shown: the map, figures and cards, who plays whom, what is asked and what is known before."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import get_args

import pytest

from kordon.engine.chance import seed_from
from kordon.engine.checks import steps
from kordon.engine.checks.looks import unseen
from kordon.engine.checks.sayings import Sayings
from kordon.engine.match import Match
from kordon.engine.records import SPECTATOR
from kordon.engine.rule_ids import rule
from kordon.engine.tuples import replaced
from kordon.games.wolfenstein import GAME, moves, words
from kordon.games.wolfenstein.board.mission import MISSIONS
from kordon.games.wolfenstein.content.goals import Kill, Leave, Take
from kordon.games.wolfenstein.content.tables import EVENT, HEROES
from kordon.games.wolfenstein.moves import WolfensteinMove
from kordon.games.wolfenstein.pieces import (
    ACTIVATING,
    ENEMY_PHASE,
    LEADING,
    ORDER_TIE,
    WHICH_AMMUNITION,
    WHICH_OPTION,
)
from kordon.games.wolfenstein.rules.attack import odds
from kordon.games.wolfenstein.screen.chances import percent
from kordon.games.wolfenstein.screen.drawn_board import SIZE, drawn_board, lines
from kordon.games.wolfenstein.screen.paths import PATHS
from tests.games.wolfenstein.phase import add_enemy
from tests.games.wolfenstein.screen.shown import SPEECHES, Shown
from tests.games.wolfenstein.table import Table, staged

MOST_MOVES = 60
HALL = "a . . s . . k"


def hall(**more: object) -> Table:
    """Klaus and B.J. in a hall with a Soldat and an officer; Klaus acts."""
    given = {"heroes": {"klaus": "a"}, "enemies": {"soldat": "s", "officer": "k"}, "active": "klaus"}
    return staged(HALL, **(given | more))  # type: ignore[arg-type]


@pytest.mark.parametrize("mission", MISSIONS)
def test_every_moment_of_a_mission_can_be_shown_said_and_clicked(mission: str) -> None:
    source = Random(mission)
    options = GAME.parse_options({"mission": mission, "level": source.choice(["daddy", "death"])})
    match = Match(GAME, options, source.choice([1, 2, 4]), seed_from(mission))
    sayings = Sayings(GAME)
    while (acting := GAME.to_act(match.position)) and len(match.moves) < MOST_MOVES:
        seen = match.observation(acting[0])
        steps.click_paths(GAME, seen)
        if source.random() < 0.2:
            sayings.check_scene(GAME.scene(seen))
            sayings.check_refusals(seen)
        legal = seen.moves
        weights = [0.2 if type(move) is moves.EndTurn else 1 for move in legal]
        for sight in match.play(source.choices(legal, weights)[0]).values():
            sayings.check_events(sight)


def test_every_kind_of_move_has_a_path() -> None:
    assert set(PATHS) == set(get_args(WolfensteinMove))


@rule("WO-010")
@pytest.mark.parametrize("mission", ["cells", "tunnels"])  # together they have every kind of square
def test_seams_can_be_seen_in_light_and_dark(mission: str) -> None:
    assert unseen(GAME.looks, GAME.board(mission).shapes) == []


def test_all_that_is_drawn_has_a_look_of_its_own() -> None:
    icons = GAME.looks.icons
    assert all(hero.name in icons for hero in HEROES)
    outlines = [GAME.looks.icon(hero.name) for hero in HEROES]
    assert len(set(outlines)) == len(outlines)


@rule("WO-011", "WO-308")
def test_doors_and_noise_are_drawn_as_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    table = staged(
        """
        a . .1. . .

        . . .1. . s
        """,
        areas="""
        1 1 1 2 2 2

        1 1 1 2 2 2
        """,
        heroes={"klaus": "a"},
        enemies={"soldat": "s"},
        active="klaus",
    )
    shown = Shown(table, monkeypatch)
    looks = [line.look for line in shown.scene.lines]
    assert "door" in looks
    assert "opened" not in looks
    assert "noise" not in looks
    table.position.closed = 0
    table.position.noise = 1 << table.area("s")
    looks = [line.look for line in shown.scene.lines]
    assert "door" not in looks
    assert "opened" in looks
    assert looks.count("noise") == 1
    noise = shown.piece(f"noise:{table.area('s')}")
    assert noise.at != shown.square("s")
    assert shown.scene.shapes == GAME.board(table.position.options.mission).shapes


@rule("WO-801")
def test_a_large_figure_lies_on_four_squares(monkeypatch: pytest.MonkeyPatch) -> None:
    table = staged(
        """
        a . p p

        . . p p
        """,
        heroes={"klaus": "a"},
        enemies={"panzerhund": "p"},
        active="klaus",
    )
    shown = Shown(table, monkeypatch)
    hound = shown.piece(shown.enemy("p"))
    lair = next(shape for shape in shown.scene.shapes if shape.id == hound.at)
    assert "large" in hound.look
    assert lair.outline == (120, 0, 240, 0, 240, 120, 120, 120)


@rule("WO-104")
def test_who_plays_whom_is_always_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    table = hall(seats=4)
    shown = Shown(table, monkeypatch, SPECTATOR)
    scene = shown.scene
    for slot, seat in enumerate(table.position.owners):
        name = HEROES[table.position.heroes[slot]].name
        zone = next(zone for zone in scene.zones if zone.id == f"zone:hero-{slot}")
        assert zone.owner == seat
        assert shown.say(zone.label).endswith(f"Player {seat + 1}")
        panel = scene.panels[seat]
        assert panel.look == name
        assert panel.badges[0].icon == f"hero-{name}"
    alone = Shown(hall(), monkeypatch).scene.panels[0]
    assert len(alone.look.split()) == 4


@rule("WO-202", "WO-606")
def test_who_begins_and_who_controls_is_shown_once_it_is_settled(monkeypatch: pytest.MonkeyPatch) -> None:
    table = hall(seats=2)
    table.position.first, table.position.controller = 0, 1
    panels = Shown(table, monkeypatch).scene.panels
    assert [[badge.icon for badge in panel.badges][-1] for panel in panels] == ["first", "controller"]
    table.position.round = 0
    icons = [badge.icon for panel in Shown(table, monkeypatch).scene.panels for badge in panel.badges]
    assert not {"first", "controller"} & set(icons)


def test_all_heroes_whose_turn_it_can_be_are_at_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those who have acted lie beside the board."""
    table = staged("a b c", heroes={"klaus": "a", "bj": "b", "anya": "c"}, active="klaus")
    table.position.phase, table.position.activated = ACTIVATING, 1 << table.slot("anya")
    shown = Shown(table, monkeypatch)
    said = shown.say(shown.scene.prompt)
    assert said.startswith("You play ")
    assert all(name in said for name in ("Klaus Kreutz", "B.J. Blazkowicz", "Anya Oliwa"))
    zones = {zone.id: zone.look.split()[0] for zone in shown.scene.zones}
    heroes = {id for id in zones if id.startswith("zone:hero-")}
    at_hand = {id for id, look in zones.items() if look == "hand"}
    assert heroes - at_hand == {f"zone:hero-{table.slot('anya')}"}


def test_the_active_hero_is_at_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    table = hall()
    shown = Shown(table, monkeypatch)
    slot = table.slot("klaus")
    zones = {zone.id: zone.look.split()[0] for zone in shown.scene.zones}
    assert zones[f"zone:hero-{slot}"] == "hand"
    assert list(zones.values()).count("hand") == 1
    assert shown.say(shown.scene.prompt) == "Klaus Kreutz: 6 action points, 1 attack. What now?"
    assert shown.scene.about == (shown.hero("klaus"),)
    tracks = {track.id: (track.value, track.high) for track in shown.scene.tracks}
    assert tracks["track:points"] == (6, 6)
    figure = shown.piece(shown.hero("klaus"))
    assert [badge.icon for badge in figure.badges] == ["life", "armour", "turn"]
    assert shown.say(figure.caption) == "Klaus"
    assert SPEECHES["pl"].say(words.HERO("anya", "short")) == "Ania"


def test_goals_are_told_and_ticked_off(monkeypatch: pytest.MonkeyPatch) -> None:
    table = hall(
        mission={"goals": (Kill("officer"), Take("A"), Leave()), "rounds": 8, "special": ("lose-none",)}
    )
    shown = Shown(table, monkeypatch)
    assert (
        shown.say(shown.scene.goal)
        == "To win: kill the officer; take objective A (1 AP); get all who live beside a hero start (last);"
        " lose no hero – within 8 rounds"
    )
    table.position.goals_done = 1
    assert shown.say(shown.scene.goal).startswith("To win: ✓ kill the officer; take")
    assert [badge.icon for badge in shown.piece("goal:0").badges] == ["done"]
    assert shown.say(shown.piece("goal:1").label) == "take objective A", "the log says so when it is paid"


def test_what_a_goal_costs_is_told_once(monkeypatch: pytest.MonkeyPatch) -> None:
    given = {"heroes": {"klaus": "a"}, "enemies": {"officer": "k"}, "active": "klaus", "objectives": "o"}
    table = staged("a o . . . k", mission={"goals": (Take("A", 2), Kill("officer"))}, **given)  # type: ignore[arg-type]
    shown = Shown(table, monkeypatch)
    assert shown.note(shown.square("o")) == "2 action points: take objective A"


# ---- what is known before


@rule("WO-405")
def test_the_odds_on_two_targets_are_told_once_if_they_are_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    for second, said in (("soldat", "on each: "), ("officer", "1. ")):
        table = staged(
            "t a s", heroes={"bombate": "a"}, enemies={"soldat": "s"}, active="bombate", level="daddy"
        )
        add_enemy(table, second, "t")
        table.give("bombate", heavy=2)
        shown = Shown(table, monkeypatch)
        path = f"enemy:{table.figure('s')}", "mode:1", f"enemy:{table.figure('t')}"
        assert shown.note(*path).startswith(said)
        label = next(shown.say(button.label) for button in shown.scene.buttons if button.id == "mode:1")
        assert label.endswith(" ammunition): choose the second enemy")


@rule("WO-402", "WO-403")
def test_odds_stand_on_every_attack(monkeypatch: pytest.MonkeyPatch) -> None:
    table = staged("a s", heroes={"klaus": "a"}, enemies={"soldat": "s"}, active="klaus")
    table.give("klaus", gear="knife")
    shown = Shown(table, monkeypatch)
    exact = odds.attack_odds(table.position, table.figure("s"))
    assert exact is not None
    kill, hit, reload = percent(exact.kill), percent(exact.hit), percent(exact.reload)
    note = shown.note(shown.enemy("s"), "act:attack")
    assert note == f"kills {kill}% · hits {hit}% · 3 dice · reload afterwards {reload}%"
    assert "4 dice" in shown.note(shown.enemy("s"), "mode:1")
    blade = next(button.id for button in shown.scene.buttons if button.id.startswith("blade:"))
    assert shown.note(shown.enemy("s"), blade).endswith("afterwards 0%")
    said = shown.said_of(shown.enemy("s"))
    assert f"Hearts on the dice: 0 ({percent(exact.hearts[0])}%)" in said
    assert "Shields on the dice" in said


@rule("WO-403", "WO-963")
def test_a_hit_takes_life_or_armour() -> None:
    table = staged("a s", heroes={"klaus": "a"}, enemies={"soldat": "s"}, active="klaus")
    knife = table.give("klaus", gear="knife")
    exact = odds.silent_odds(table.position, knife, table.figure("s"))
    assert exact.hit == 1 - Fraction(4, 12) ** 3
    assert exact.kill < exact.hit


def test_chances_are_neither_sure_nor_impossible_unless_they_are() -> None:
    assert percent(Fraction(0)) == 0
    assert percent(Fraction(1, 1000)) == 1
    assert percent(Fraction(999, 1000)) == 99
    assert percent(Fraction(1)) == 100


@rule("WO-601", "WO-603")
def test_enemies_show_what_they_would_do(monkeypatch: pytest.MonkeyPatch) -> None:
    table = hall()
    shown = Shown(table, monkeypatch)
    soldat = shown.piece(shown.enemy("s"))
    assert "awake" in [badge.icon for badge in soldat.badges]
    said = shown.said_of(shown.enemy("s"))
    assert "would act: it sees a hero" in said
    assert "Goes for Klaus Kreutz (WO-603)" in said
    assert "Attacks Klaus Kreutz with" in said
    assert shown.note("act:end") == "1 enemy would act."
    table.position.stunned_enemies = 1 << table.figure("s")
    assert "awake" not in [badge.icon for badge in shown.piece(shown.enemy("s")).badges]


@rule("WO-601")
def test_only_an_enemy_that_sees_somebody_has_an_eye(monkeypatch: pytest.MonkeyPatch) -> None:
    table = staged("a .|s", areas="1 1 2", heroes={"bj": "a"}, enemies={"soldat": "s"}, active="bj")
    shown = Shown(table, monkeypatch)
    assert " asleep " in shown.piece(shown.enemy("s")).look
    table.position.noise = 0b1
    soldat = shown.piece(shown.enemy("s"))
    assert [badge.icon for badge in soldat.badges if badge.icon.startswith("awake")] == ["awake-noise"]
    assert "asleep" not in soldat.look


@rule("WO-601")
def test_who_is_awake_stays_so_whatever_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    table = hall()
    shown = Shown(table, monkeypatch)
    position = table.position
    awake = shown.piece(shown.enemy("s"))
    position.pending = ((WHICH_AMMUNITION, position.hero),)
    assert shown.piece(shown.enemy("s")).badges == awake.badges
    assert "asleep" not in shown.piece(shown.enemy("s")).look
    position.pending = ()
    for phase in (LEADING, ENEMY_PHASE):
        position.phase, position.awake, position.acting = phase, 1 << table.figure("s"), 0
        position.controller = 0
        position.tie_kind, position.tie = ORDER_TIE, (table.figure("s"),)
        assert "asleep" not in shown.piece(shown.enemy("s")).look


def test_between_rounds_the_status_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """It ends what is told of the enemies: their sum is shown before anything is asked."""
    table = hall()
    table.position.phase = LEADING
    status = Shown(table, monkeypatch).scene.status
    assert status.id in GAME.looks.groups["enemies"].ends


@rule("WO-204")
def test_only_the_last_turn_tells_what_comes_after_it(monkeypatch: pytest.MonkeyPatch) -> None:
    table = hall()
    table.position.activated &= ~(1 << table.slot("anya"))
    assert Shown(table, monkeypatch).note("act:end") == ""


@rule("WO-311", "WO-456")
def test_what_can_t_be_taken_back_is_asked_about(monkeypatch: pytest.MonkeyPatch) -> None:
    table = staged(
        "h a b . c s",
        heroes={"klaus": "b"},
        enemies={"soldat": "s"},
        active="klaus",
        starts="h",
        chests="c",
    )
    shown = Shown(table, monkeypatch)
    assert "square:" in shown.scene.free
    assert shown.note(shown.square("a")) == ""
    slot, card = table.slot("klaus"), EVENT["hunted"]
    table.position.event_deck &= ~(1 << card)
    table.position.tasks = replaced(table.position.tasks, slot, 1 << card)
    assert shown.note(shown.square("a")) == "reaches the hero start"
    table.play(moves.Step(0, table.at("b") + 1))
    assert shown.note(shown.square("c")) == "1 action point; a card is drawn"


@rule("WO-311", "WO-456")
def test_an_event_is_told_with_all_its_ways_out(monkeypatch: pytest.MonkeyPatch) -> None:
    table = hall()
    slot, card = table.slot("klaus"), EVENT["hunted"]
    table.position.event_deck &= ~(1 << card)
    table.position.pending += ((WHICH_OPTION, slot, card, table.at("a") + 1),)
    shown = Shown(table, monkeypatch)
    assert shown.say(shown.scene.prompt).endswith("What does Klaus Kreutz do?")
    assert shown.scene.about[-1] == f"event-card:{card}"
    now, _, later = shown.note("option:0").partition("; ")
    assert now == "brings a Soldat, a space trooper and an officer here"
    assert later == "the hero keeps this card for a reward at a hero start (glory +2 for every hero)"
    assert shown.why_not(shown.square("s")) == ("WO-311",)


def test_a_click_path_makes_the_move(monkeypatch: pytest.MonkeyPatch) -> None:
    table = staged("a . b s", heroes={"klaus": "a", "anya": "b"}, enemies={"soldat": "s"}, active="anya")
    shown = Shown(table, monkeypatch)
    table.rolls("blank blank blank blank")
    shown.click(shown.enemy("s"), "act:attack")
    assert table.position.attacks == 0
    shown.click("act:exhaust")
    assert table.position.attacks == 1
    shown.click("act:end")
    assert table.position.hero != table.slot("anya")


@rule("WO-453")
def test_cards_and_tokens_are_handed_over_by_clicking_them(monkeypatch: pytest.MonkeyPatch) -> None:
    table = staged("a b", heroes={"klaus": "a", "anya": "b"}, active="klaus")
    knife = table.give("klaus", gear="knife", light=2)
    shown = Shown(table, monkeypatch)
    shown.click(f"gear:{knife}", shown.hero("anya"))
    assert table.position.carried[table.slot("anya")] >> knife & 1
    shown.click("ammo:0", shown.hero("anya"))
    assert table.position.ammunition[table.slot("klaus") * 3] == 1
    assert shown.why_not(f"gear:{knife}") == ("WO-453",)


def test_rows_and_columns_are_called_at_the_edge_as_squares_are() -> None:
    drawn = drawn_board("officers-room")
    said = [line.label for line in drawn.lines if line.look == "scenery ruler"]
    names = {str(text.args["text"]) for text in said if text is not None}
    squares = [str(text.args["text"]) for text in drawn.squares]
    assert names == {square.rstrip("0123456789") for square in squares} | {
        square.lstrip("ABCDEFGHIJKLMNOPQRSTUVWXYZ") for square in squares
    }


def test_tiles_without_a_hero_lie_in_the_dark_and_open_doors_show_their_leaves() -> None:
    drawn = drawn_board("officers-room")
    everywhere = (1 << len(drawn.areas)) - 1

    def of(look: str, closed: int, lit: int) -> int:
        return sum(line.look == look for line in lines(drawn, closed, 0, 0, lit))

    assert of("scenery veil", 0, everywhere) == 0
    assert of("scenery veil", 0, 1) == len(drawn.areas) - 1
    all_closed = (1 << len(drawn.doors)) - 1
    assert of("scenery leaf", all_closed, 1) == 0
    assert of("scenery leaf", 0, 1) >= len(drawn.doors)


@pytest.mark.parametrize("mission", MISSIONS)
def test_furniture_stands_where_nothing_happens(mission: str) -> None:
    """Not in doorways, nor where somebody enters."""
    drawn = drawn_board(mission)
    board = drawn.board
    kept = {*board.starts, *board.supports, *(square for ends in board.passages for square in ends)}
    props = [line for line in drawn.lines if line.look.startswith("scenery prop")]
    assert props
    for line in props:
        x1, y1, x2, y2 = line.points
        square = (y1 + y2) // 2 // SIZE * board.width + (x1 + x2) // 2 // SIZE
        assert board.floor >> square & 1
        assert square not in kept
        assert not any(door.squares >> square & 1 for door in (*board.doors, *board.bars))
        assert line.look.split()[-1] in GAME.looks.figures


@rule("WO-104")
def test_a_hero_just_picked_has_the_life_of_its_card() -> None:
    """Also before all heroes are picked and the game begins."""
    match = Match(GAME, GAME.parse_options({}), 3, seed_from("picked"))
    match.play(match.observation(0).moves[0])
    scene = GAME.scene(match.observation(0))
    hero = HEROES[match.position.heroes[0]]
    card = next(piece for piece in scene.pieces if piece.id == "hero:0")
    assert [badge.value for badge in card.badges if badge.icon in ("life", "armour")] == [
        hero.life,
        hero.armour,
    ]
    panel = next(panel for panel in scene.panels if panel.badges)
    assert panel.badges[0].value == hero.life > 0


@rule("WO-503", "WO-966")
def test_the_meter_is_full_after_the_alarm_and_says_that_it_is_over() -> None:
    """After an alarm that does not repeat, threat that still rises brings nobody."""
    match = Match(GAME, GAME.parse_options({}), 3, seed_from("threat"))
    limit = match.position.mission.threat_limit
    match.position.threat, match.position.alarms = limit + 2, 1
    assert not match.position.mission.repeats
    scene = GAME.scene(GAME.observe(match.position, 0))
    (track,) = [track for track in scene.tracks if track.id == "track:threat"]
    assert (track.value, track.high) == (limit, limit)
    assert track.detail == words.TRACK("alarmed")


@rule("WO-703")
def test_a_dead_hero_stays_in_the_row_of_its_player(monkeypatch: pytest.MonkeyPatch) -> None:
    table = hall()
    table.position.dead = 1 << table.slot("klaus")
    (panel,) = Shown(table, monkeypatch).scene.panels
    assert [badge.icon for badge in panel.badges].count("dead") == 1


def test_goals_have_pictures_of_their_own() -> None:
    match = Match(GAME, GAME.parse_options({}), 1, seed_from("goals"))
    scene = GAME.scene(GAME.observe(match.position, 0))
    looks = [piece.look for piece in scene.pieces if piece.id.startswith("goal:")]
    assert len(looks) > 2
    assert len(set(looks)) == len(looks)


def test_ammunition_says_which_weapon_it_is_for(monkeypatch: pytest.MonkeyPatch) -> None:
    table = hall(heroes={"bj": "a"}, active="bj")
    table.position.pending = ((WHICH_AMMUNITION, table.slot("bj")),)
    shown = Shown(table, monkeypatch)
    notes = {choice.path[0]: choice.note for choice in shown.scene.choices}
    assert shown.say(notes["take:1"]) == "for your Sturmgewehr"
    assert notes["take:0"] is None


@rule("WO-303", "WO-404", "WO-906")
def test_exhausting_and_reloading_say_what_they_give_and_cost(monkeypatch: pytest.MonkeyPatch) -> None:
    for level, cost in (("daddy", "2 AP"), ("bring", "2 AP and your attack")):
        table = hall(level=level)
        weapon = table.position.active[table.position.hero]
        table.position.reloads |= 1 << weapon
        shown = Shown(table, monkeypatch)
        assert shown.note(f"reload:{weapon}") == cost
        assert shown.note("act:exhaust") == "+3 AP and an attack now; half your AP next turn"
        before = table.position.ap
        shown.click("act:exhaust")
        assert table.position.ap == before + 3
