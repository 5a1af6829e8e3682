"""What is shown: every phase to every seat, the map, pieces, prompts and buttons."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from kordon.engine.checks import steps
from kordon.engine.checks.sayings import Sayings
from kordon.engine.checks.texts import game_faults
from kordon.engine.records import OPEN, SPECTATOR, Seat, everybody_at
from kordon.engine.rule_ids import rule
from kordon.engine.scene import SENSIBLE, USELESS, Piece, Scene, labels
from kordon.engine.speech import Speech
from kordon.games.sniper import GAME, moves, words
from kordon.games.sniper.phases import (
    ASSIGNING,
    BURSTING,
    BURYING,
    CHOOSING_LOOT,
    DEFENDERS_TURN,
    DRAWING,
    ENTERING,
    HEALING,
    OVER,
    PHASES,
    PICKING,
    SHOWING,
    SNIPER_TURN,
)
from kordon.games.sniper.pieces import (
    DISTRACTION,
    JAEGER,
    KENNEL,
    MASKING,
    MEDIC,
    MINE,
    RADIO,
    SCOUT,
    SECTOR_NAMES,
    SNIPER,
    TOMMY,
    TRENCH,
)
from kordon.games.sniper.position import Position
from kordon.games.sniper.rules import dispatch
from kordon.games.sniper.rules.consequences import end
from kordon.games.sniper.rules.shooting import odds
from tests.games.sniper.boards import R1, Y1, B, Y, at, defenders_turn, fresh, legal, play, sniper_turn, walk

ENGLISH = Speech(GAME, "en", strict=True)


def until(position: Position, phase: int) -> Position:
    """Play the first legal move until the phase is reached."""
    while position.phase != phase:
        play(position, dispatch.legal_moves(position, dispatch.to_act(position)[0])[0])
    return position


def burying() -> Position:
    position = fresh()
    position.phase, position.objectives = BURYING, (1, 2)
    return position


def looting() -> Position:
    position = sniper_turn("k", hand=(MINE,))
    play(position, moves.LOOT)
    return position


def bursting(seats: int = 2) -> Position:
    position = sniper_turn("i", seats=seats, hand=(TOMMY, TRENCH))
    play(position, moves.PLAY[TOMMY])
    play(position, moves.Announce(0, 4, 3))
    return position


def healing() -> Position:
    position = sniper_turn("k", specialists=(MEDIC, JAEGER, KENNEL))
    position.phase, position.acted, position.hit = HEALING, True, 1 << Y1
    return position


def drawing() -> Position:
    position = defenders_turn(specialists=(RADIO, SNIPER, KENNEL), seats=4)
    play(position, legal(position, moves.Aim, 2)[0])
    return position


def over(sniper_won: bool = True, rule: str = "SE-601") -> Position:
    position = sniper_turn("c", hand=(MINE, MASKING))
    play(position, moves.PLAY[MINE])
    play(position, walk("b"))
    play(position, moves.END_TURN)
    end(position, sniper_won, rule, [])
    return position


MOMENTS: dict[str, tuple[int, Callable[[], Position]]] = {
    "two objectives of one suit": (BURYING, burying),
    "a card is shown": (SHOWING, lambda: until(fresh(objective_shown=True), SHOWING)),
    "loadout": (PICKING, lambda: until(fresh(), PICKING)),
    "more loadout": (PICKING, lambda: until(fresh(extra_card=True), PICKING)),
    "random loadout": (PICKING, lambda: until(fresh(two_random_cards=True), PICKING)),
    "specialists": (ASSIGNING, lambda: until(fresh(4), ASSIGNING)),
    "shared specialists": (ASSIGNING, lambda: until(fresh(3), ASSIGNING)),
    "entering": (ENTERING, lambda: sniper_turn(".")),
    "the sniper's turn": (SNIPER_TURN, lambda: sniper_turn(hand=(MASKING, MINE, MINE, DISTRACTION))),
    "on an own objective": (SNIPER_TURN, lambda: sniper_turn("a", "hgl mjq upv")),
    "on another objective": (SNIPER_TURN, lambda: sniper_turn("k")),
    "solo": (SNIPER_TURN, lambda: sniper_turn(seats=1)),
    "looting": (CHOOSING_LOOT, looting),
    "tommy gun": (BURSTING, bursting),
    "medic": (HEALING, healing),
    "the defenders' turn": (
        DEFENDERS_TURN,
        lambda: defenders_turn("c", "h.l mj. u.v", specialists=(RADIO, SNIPER, KENNEL)),
    ),
    "other specialists": (
        DEFENDERS_TURN,
        lambda: defenders_turn("c", ".gl mj. upv", specialists=(JAEGER, SCOUT, MEDIC), seats=3),
    ),
    "specialist sniper": (DRAWING, drawing),
    "the sniper won": (OVER, over),
    "wounded": (OVER, lambda: over(sniper_won=False)),
    "out of time": (OVER, lambda: over(sniper_won=False, rule="SE-602")),
}


def shown(position: Position, seat: Seat) -> Scene:
    """The scene of a seat."""
    return GAME.scene(GAME.observe(position, seat))


def pieces_at(scene: Scene, target: str) -> list[Piece]:
    """What lies on a shape or in a zone."""
    return [piece for piece in scene.pieces if piece.at == target]


def test_the_moments_cover_every_phase() -> None:
    assert {phase for phase, _ in MOMENTS.values()} == set(range(PHASES))


@pytest.mark.parametrize("moment", MOMENTS)
def test_every_phase_is_shown_to_every_seat(moment: str) -> None:
    """Paths are unique, all targets are named, and every word can be said in three languages."""
    phase, make = MOMENTS[moment]
    position = make()
    assert position.phase == phase
    sayings = Sayings(GAME)
    for seat in (*everybody_at(position.seats), OPEN):
        observation = GAME.observe(position, seat)
        steps.click_paths(GAME, observation)
        scene = GAME.scene(observation)
        sayings.check_scene(scene)
        assert {piece.at for piece in scene.pieces} <= labels(scene).keys()


@pytest.mark.parametrize("moment", MOMENTS)
def test_ids_are_used_once(moment: str) -> None:
    position = MOMENTS[moment][1]()
    for seat in (*everybody_at(position.seats), OPEN):
        scene = shown(position, seat)
        ids = [piece.id for piece in scene.pieces] + [shape.id for shape in scene.shapes]
        ids += [zone.id for zone in scene.zones] + [track.id for track in scene.tracks]
        ids += [button.id for button in scene.buttons]
        assert len(ids) == len(set(ids))


def test_the_texts_are_complete() -> None:
    assert game_faults(GAME) == []


# ---- pieces


def test_units_stand_in_their_spaces_or_lie_with_their_squad() -> None:
    scene = shown(defenders_turn("c", "h.l mjq upv", seats=4), SPECTATOR)
    units = {piece.id: piece for piece in scene.pieces if piece.id.startswith("unit:")}
    assert units[f"unit:{Y}"].at == f"space:{at('h')}"
    assert units[f"unit:{Y1}"].at == "squad:0"
    assert units[f"unit:{Y}"].look == "figure officer yellow"
    assert units[f"unit:{R1}"].look == "figure soldier red"
    assert [units[f"unit:{unit}"].owner for unit in (Y, R1, B)] == [1, 2, 3]


def test_a_shared_squad_belongs_to_nobody() -> None:
    """Two defenders share the third squad (SE-207)."""
    scene = shown(defenders_turn(seats=3), SPECTATOR)
    assert [piece.owner for piece in scene.pieces if piece.id == f"unit:{B}"] == [-1]


def test_a_unit_tells_what_it_did_this_turn() -> None:
    position = defenders_turn("c")
    play(position, moves.Attack(1, Y))
    (unit,) = [piece for piece in shown(position, 1).pieces if piece.id == f"unit:{Y}"]
    assert [ENGLISH.say(text) for text in unit.detail] == ["has attacked this turn"]


def test_cards_of_one_kind_are_one_piece_with_a_count() -> None:
    scene = shown(sniper_turn(hand=(MINE, MINE, MASKING)), 0)
    counts = {piece.id: [badge.value for badge in piece.badges] for piece in pieces_at(scene, "zone:hand")}
    assert counts == {f"loadout:{MASKING}": [], f"loadout:{MINE}": [2]}


def test_while_cards_are_looked_at_the_hand_can_not_be_clicked() -> None:
    """The card kept is one of those looked at (SE-371)."""
    position = looting()
    scene = shown(position, 0)
    assert [piece.id for piece in pieces_at(scene, "zone:hand")] == [f"held:{MINE}"]
    offered = {piece.id for piece in pieces_at(scene, "zone:offer")}
    assert offered == {f"loadout:{card}" for card in position.looked}
    assert {choice.path[0] for choice in scene.choices} == offered


def test_the_bag_shows_its_tokens() -> None:
    scene = shown(sniper_turn(bag=(6, 3, 2, 0)), 1)
    assert {piece.id: piece.badges[0].value for piece in pieces_at(scene, "zone:bag")} == {
        "bag:aim": 6,
        "bag:recoil": 3,
        "bag:noise": 2,
    }
    assert [zone.count for zone in scene.zones if zone.id == "zone:bag"] == [11]


def test_a_specialist_lies_with_the_squad_and_shows_its_uses() -> None:
    scene = shown(defenders_turn(specialists=(RADIO, MEDIC, KENNEL)), 1)
    (medic,) = [piece for piece in scene.pieces if piece.id == f"specialist:{MEDIC}"]
    assert medic.at == "squad:1"
    assert [ENGLISH.say(badge.label) for badge in medic.badges] == ["2 uses left", "suppression token"]


def test_solo_shows_the_orders_with_all_they_say() -> None:
    """Two cards lie face up, the third face down (SE-902)."""
    position = sniper_turn(seats=1)
    position.slots = (14, 0, 8)
    first, second, third = pieces_at(shown(position, 0), "zone:orders")
    assert ENGLISH.say(first.label) == "1. Patrol"
    assert [ENGLISH.say(text) for text in first.detail[1:]] == [
        "Twice, in this order: Black squad, Yellow squad, Red squad",
        "Yellow officer: objective 4; each following unit heads for the next number",
    ]
    assert not second.hidden
    assert third.hidden
    assert third.detail == ()
    play(position, moves.PEEK)
    assert ENGLISH.say(pieces_at(shown(position, 0), "zone:orders")[2].label) == "3. Sweep"


# ---- tracks, panels, prompts, buttons


@rule("SE-904")
def test_in_solo_a_flag_stands_in_the_last_known_sector() -> None:
    position = sniper_turn("c", seats=1)
    assert not [piece for piece in shown(fresh(1), 0).pieces if piece.id == "sector:0"]
    for sector, name in enumerate(SECTOR_NAMES):
        position.sector = sector
        for seat in (0, SPECTATOR):
            (flag,) = [piece for piece in shown(position, seat).pieces if piece.id == "sector:0"]
            assert position.board.map.sector[int(flag.at.removeprefix("space:"))] == sector
            assert f"sector-{name}" in flag.look.split()
            assert flag.label.args["sector"] == words.SECTOR(name)


def test_the_tracks_show_time_objectives_and_wounds() -> None:
    position = sniper_turn(short_countdown=True)
    position.countdown, position.wounds = 4, 1
    tracks = {track.id: (track.value, track.low, track.high) for track in shown(position, 1).tracks}
    assert tracks == {
        "track:countdown": (4, 1, 7),
        "track:objectives": (0, 0, 2),
        "track:wounds": (1, 0, 2),
    }
    assert shown(sniper_turn(seats=1), 0).tracks[0].id == "track:orders"


def test_the_panels_show_the_actions_left() -> None:
    position = defenders_turn("c", seats=3)
    play(position, moves.Attack(1, Y))
    play(position, moves.INTEL[2][1])
    play(position, moves.DONE[1])
    badges = [[ENGLISH.say(badge.label) for badge in panel.badges] for panel in shown(position, 0).panels]
    assert badges[1] == ["Yellow squad: 1 action", "Black squad: 2 actions", "done"]
    assert badges[2] == ["Red squad: intel gathered", "Black squad: 2 actions"]
    assert [panel.active for panel in shown(position, 0).panels] == [False, False, True]


def test_the_prompt_tells_what_is_still_open() -> None:
    position = sniper_turn("c", hand=(MINE,))
    said = [ENGLISH.say(shown(position, 0).prompt)]
    play(position, moves.PLAY[MINE])
    said.append(ENGLISH.say(shown(position, 0).prompt))
    play(position, walk("b"))
    said.append(ENGLISH.say(shown(position, 0).prompt))
    assert said == [
        "Your turn. You can still choose: a move · a card · an action · the end of the turn.",
        "Your turn. You can still choose: a move · an action · the end of the turn.",
        "Your turn. You can still choose: an action · the end of the turn.",
    ]
    assert ENGLISH.say(shown(position, 1).prompt) == "Waiting for Sniper."


@pytest.mark.parametrize(
    ("sniper_won", "rule", "said"),
    [
        (True, "SE-601", "The sniper wins: both objectives are completed."),
        (False, "SE-601", "The defenders win: the sniper has two wounds."),
        (False, "SE-602", "The defenders win: the sniper is out of time."),
    ],
)
def test_the_end_tells_who_won_and_why(sniper_won: bool, rule: str, said: str) -> None:
    for seat in (SPECTATOR, OPEN):
        assert ENGLISH.say(shown(over(sniper_won, rule), seat).prompt) == said
    for seat, won in ((0, sniper_won), (1, not sniper_won)):
        told = ENGLISH.say(shown(over(sniper_won, rule), seat).prompt)
        assert told.startswith("You won" if won else "You lost")
        assert told.endswith(said)


@rule("SE-307")
def test_after_the_end_nothing_is_called_hidden_or_yours() -> None:
    position = over()
    position.looted, position.mined = 1 << 2, (at("d"),)
    position.played, position.played_round, position.face_up = (MINE,), (1,), 0
    scene = shown(position, 1)
    said = [ENGLISH.say(piece.label) for piece in scene.pieces]
    said += [ENGLISH.say(line.label) for line in scene.lines if line.label is not None]
    assert {"S-mine", "Looted"} <= set(said)
    assert not [words for words in said if re.search(r"hidden|\byou\b|\byour\b", words, re.IGNORECASE)]


def test_there_is_a_button_for_what_is_nowhere_on_the_board_and_no_other() -> None:
    scene = shown(sniper_turn("i"), 0)
    acts = {button.id for button in scene.buttons if button.id.startswith("act:")}
    assert acts == {"act:go", "act:shoot", "act:loot", "act:end"}
    assert shown(sniper_turn("i"), 1).buttons == ()


def test_with_a_tommy_gun_the_button_speaks_of_both_shots() -> None:
    """Both numbers are announced before the first shot (SE-406)."""
    position = sniper_turn("i", hand=(TOMMY,))
    said = []
    for _ in range(2):
        (button,) = [button for button in shown(position, 0).buttons if button.id == "act:shoot"]
        assert button.detail is not None
        said.append(ENGLISH.say(button.detail))
        if position.hand[TOMMY]:
            play(position, moves.PLAY[TOMMY])
    assert said == [
        "Choose a target in sight and draw tokens: the more, the surer you hit and the louder it gets.",
        "Announce the tokens of both shots, then choose the targets.",
    ]


def test_everybody_waits_for_whoever_is_asked() -> None:
    position = healing()
    assert ENGLISH.say(shown(position, 0).prompt) == "Waiting for Defender 1."
    assert ENGLISH.say(shown(position, 1).prompt).startswith("The medic can keep a soldier on the board.")


def test_a_unit_that_is_hit_shows_it() -> None:
    hit = [
        piece.id for piece in shown(healing(), 1).pieces for badge in piece.badges if badge.icon == "wound"
    ]
    assert hit == [f"unit:{Y1}"]


# ---- what choices are worth, and what is asked


def test_the_fewest_tokens_that_hit_nearly_as_well_are_the_sensible_ones() -> None:
    scene = shown(sniper_turn("c", "b.. ... ...", bag=(6, 3, 2, 0)), 0)
    shots = {choice.path[-1]: choice for choice in scene.choices if choice.path[0] == "act:shoot"}
    worths = {int(target[7:]): choice.worth for target, choice in shots.items()}
    hits = {number: odds((6, 3, 2, 0), 1, number).hit for number in worths}
    best = max(hits.values())
    sensible = [number for number, worth in worths.items() if worth == SENSIBLE]
    assert sensible == [min(number for number, hit in hits.items() if hit >= best - 0.05)]
    assert [number for number, worth in worths.items() if worth == USELESS] == [
        number for number, hit in hits.items() if hit == 0
    ]
    assert [button.value for button in scene.buttons if button.value is not None] == sorted(worths)


def test_a_run_says_whom_it_alerts() -> None:
    scene = shown(sniper_turn("c", "f.. ... ..."), 0)
    notes = {ENGLISH.say(choice.note) for choice in scene.choices if choice.note is not None}
    assert "alerts Yellow officer" in notes


def test_a_silent_walk_can_be_taken_back_and_a_run_that_is_heard_can_not() -> None:
    position = sniper_turn("c", "f.. ... ...")
    seen = GAME.observe(position, 0)
    walks = [move for move in seen.moves if isinstance(move, moves.Walk)]
    assert {steps.is_free(GAME, seen, move) for move in walks} == {True, False}
    assert all(steps.is_free(GAME, seen, move) for move in walks if len(move.path) == 1)


@pytest.mark.parametrize(("seats", "leads"), [(2, ["yellow red black"]), (3, ["yellow black", "red black"])])
def test_a_defender_shows_the_colours_they_lead(seats: int, leads: list[str]) -> None:
    position = sniper_turn("c", "... ... ...", seats=seats)
    assert [panel.look for panel in shown(position, 0).panels[1:]] == leads
