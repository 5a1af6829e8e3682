"""From mission to mission (WO-953, WO-955, WO-956)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from kordon.engine.bits import members
from kordon.engine.campaign import result_of
from kordon.engine.chance import seed_from
from kordon.engine.errors import Fault
from kordon.engine.records import Outcome
from kordon.engine.rule_ids import rule
from kordon.engine.scene import SENSIBLE
from kordon.engine.tuples import replaced
from kordon.games import find
from kordon.games.wolfenstein import events, moves
from kordon.games.wolfenstein.board.mission import MISSIONS, load
from kordon.games.wolfenstein.content.tables import GEAR, GEAR_OF, HERO, WEAPON, WEAPON_OF
from kordon.games.wolfenstein.knowledge.team import Judge
from kordon.games.wolfenstein.options import WolfensteinOptions
from kordon.games.wolfenstein.pieces import OVER, PICKING, SPOIL_WEAPONS, WHICH_SPOIL
from kordon.games.wolfenstein.position import Position
from kordon.games.wolfenstein.rules import campaign, dispatch
from tests.games.wolfenstein.small import small_mission
from tests.games.wolfenstein.table import begun

GAME: Any = find("wolfenstein")
VETERANS: Any = {"heroes": "veterans", "mission": "cells"}


def won(position: Position, *, is_won: bool = True) -> Position:
    """The same position after the end."""
    position.phase, position.pending = OVER, ()
    position.outcome = Outcome((0,) if is_won else (), "WO-704", (1,))
    return position


def card_of(kinds: tuple[int, ...], kind: int, deck: int) -> int:
    """A card of a kind that is still in its deck."""
    return next(card for card in members(deck) if kinds[card] == kind)


def find_gear(position: Position, slot: int, name: str) -> None:
    """The hero found a piece of equipment."""
    card = card_of(GEAR_OF, GEAR[name], position.gear_deck)
    position.gear_deck &= ~(1 << card)
    position.carried = replaced(position.carried, slot, position.carried[slot] | 1 << card)


def find_weapon(position: Position, slot: int, name: str) -> int:
    """The hero found a weapon."""
    card = card_of(WEAPON_OF, WEAPON[name], position.weapon_deck)
    position.weapon_deck &= ~(1 << card)
    position.weapons = replaced(position.weapons, slot, position.weapons[slot] | 1 << card)
    return card


def without_gear(position: Position) -> Position:
    """Nobody has any equipment."""
    for slot, carried in enumerate(position.carried):
        position.gear_deck |= carried
        position.carried = replaced(position.carried, slot, 0)
    return position


# ---- medals


@rule("WO-955")
def test_a_victory_without_alarm_and_blood_and_with_rounds_to_spare_has_all_medals() -> None:
    position = won(begun(small_mission(rounds=8)))
    position.round = 6
    assert set(campaign.medals(position, [events.Helped(0, 1, True)])) == {"quiet", "unscathed", "in-time"}


@rule("WO-955")
def test_each_medal_is_lost_by_its_own_mishap() -> None:
    position = won(begun(small_mission(rounds=8)))
    position.round = 7
    assert set(campaign.medals(position, [])) == {"quiet", "unscathed"}
    position.round, position.alarms = 6, 1
    assert set(campaign.medals(position, [])) == {"unscathed", "in-time"}
    position.alarms = 0
    assert set(campaign.medals(position, [events.Bled(0)])) == {"quiet", "in-time"}


@rule("WO-955")
def test_a_mission_that_is_lost_brings_no_medal() -> None:
    options = GAME.parse_options({"mission": "officers-room", "level": "death"})
    position = GAME.start(options, 1, seed_from("lost"))
    played = []
    while GAME.to_act(position):  # everybody waits until the rounds have run out
        legal = GAME.moves(position, 0)
        move = next((one for one in legal if isinstance(one, moves.EndTurn)), legal[0])
        GAME.apply(position, move)
        played.append(move)
    result = result_of(GAME, options, 1, seed_from("lost"), played, (0,))
    assert result is not None
    assert (result.chapter, result.level, result.winners) == ("officers-room", "death", ())
    assert result.medals == ()
    assert result_of(GAME, options, 1, seed_from("lost"), played[:-1], (0,)) is None


# ---- what carries over


@rule("WO-953")
def test_after_a_victory_comes_the_next_mission_and_nothing_else_carries_over() -> None:
    position = won(begun(small_mission()))
    find_gear(position, 1, "binoculars")
    after = GAME.sequel(position)
    assert after == msgspec.structs.replace(position.options, mission="cells")
    assert "brought" not in msgspec.to_builtins(after)
    assert GAME.sequel(won(position, is_won=False)) is None
    position.options = msgspec.structs.replace(position.options, mission=MISSIONS[-1])
    assert GAME.sequel(won(position)) is None


@rule("WO-956")
def test_veterans_have_earned_what_the_living_hold_beyond_their_own_gear() -> None:
    position = without_gear(begun(small_mission(), team=("bj", "klaus", "anya", "bombate")))
    position.options = msgspec.structs.replace(position.options, heroes="veterans")
    assert GAME.sequel(won(position.copy())).brought is msgspec.UNSET
    find_gear(position, 2, "knife")  # Anya's own, and one more
    find_gear(position, 2, "knife")
    find_gear(position, 0, "axe")  # Bombate's own, in another hand
    find_gear(position, 1, "binoculars")
    pistol = find_weapon(position, 0, "pistol-1960")  # Klaus has one of his own; this is another
    scope = card_of(GEAR_OF, GEAR["scope"], position.gear_deck)
    position.gear_deck &= ~(1 << scope)
    position.attached = replaced(position.attached, pistol, scope)
    find_gear(position, 3, "vest")
    position.dead |= 1 << 3
    brought = GAME.sequel(won(position)).brought
    assert brought == "gear:binoculars gear:knife gear:scope weapon:pistol-1960"


def at_the_question(brought: str, **options: Any) -> Position:
    """A team has been picked and equipped."""
    given = VETERANS | {"brought": brought} | options
    position: Position = GAME.start(GAME.parse_options(given), 1, seed_from("veterans"))
    for hero in ("bj", "klaus", "anya", "bombate"):
        dispatch.apply(position, moves.Pick(0, HERO[hero]))
    return position


@rule("WO-956")
def test_veterans_choose_one_card_and_the_first_hero_has_it() -> None:
    position = at_the_question("gear:vest weapon:marksman-rifle")
    assert position.pending[0][:2] == (WHICH_SPOIL, 0)
    seen = GAME.observe(position, 0)
    legal = [move.answer for move in seen.moves]
    gear, weapon = legal
    assert GEAR_OF[gear] == GEAR["vest"]
    assert WEAPON_OF[weapon - SPOIL_WEAPONS] == WEAPON["marksman-rifle"]
    offered = [piece.id for piece in GAME.scene(seen).pieces if piece.at == "zone:offer"]
    assert offered == [f"gear:{gear}", f"weapon:{weapon - SPOIL_WEAPONS}"]
    assert GAME.explain(seen, ("act:end",)) == ("WO-956",)
    for answer in legal:
        chosen = position.copy()
        notices = dispatch.apply(chosen, moves.Choose(0, answer))
        assert not chosen.faults()
        assert not chosen.pending
        rifle, vest = chosen.weapons[0] >> weapon - SPOIL_WEAPONS & 1, chosen.carried[0] >> gear & 1
        assert (rifle, vest) == ((1, 0) if answer == weapon else (0, 1))
        kind = events.GotWeapon if answer == weapon else events.GotGear
        assert [type(event) for _, event in notices][:1] == [kind]


@rule("WO-956")
def test_what_no_deck_has_any_more_is_not_offered() -> None:
    everything = [f"gear:{name}" for name in GEAR]
    position = at_the_question(" ".join(everything))
    left = {GEAR_OF[card] for card in members(position.gear_deck)}
    assert {GEAR_OF[card] for card in position.pending[0][2:]} == left
    assert not at_the_question("").pending


@rule("WO-956")
def test_nobody_but_veterans_brings_anything() -> None:
    assert not at_the_question("gear:vest", heroes="any").pending


def test_a_card_that_there_is_none_of_is_refused() -> None:
    for name in ("gear:crown", "vest", "hero:bj"):
        with pytest.raises(Fault, match="brought"):
            GAME.check_options(GAME.parse_options(VETERANS | {"brought": name}), 1)


def test_bots_bring_a_weapon_rather_than_anything_else() -> None:
    position = at_the_question("gear:vest weapon:marksman-rifle")
    judge = Judge(position)
    best = max(dispatch.legal_moves(position, 0), key=judge.value)
    assert isinstance(best, moves.Choose)
    assert best.answer >= SPOIL_WEAPONS


# ---- which heroes


@rule("WO-104", "WO-951")
@pytest.mark.parametrize("mission", MISSIONS)
def test_any_hero_may_be_chosen_and_the_suggested_ones_are_marked(mission: Any) -> None:
    suggested = [HERO[name] for name in load(mission).suggested]
    for heroes in ("any", "veterans"):
        options = WolfensteinOptions(mission=mission, heroes=heroes)
        position = GAME.start(options, 1, seed_from("pick"))
        assert position.phase == PICKING
        for number in range(4):
            seen = GAME.observe(position, 0)
            scene = GAME.scene(seen)
            offered = {piece.id: piece for piece in scene.pieces if piece.at == "zone:offer"}
            assert len(offered) == 6 - number
            marked = {
                id for id, piece in offered.items() if any(one.icon == "suggested" for one in piece.badges)
            }
            assert marked == {f"pick:{hero}" for hero in suggested[number:]}
            sensible = [choice.path for choice in scene.choices if choice.worth == SENSIBLE]
            assert sensible == [(f"pick:{suggested[number]}",)]
            judge = Judge(position)
            wanted = {move.hero for move in seen.moves if judge.value(move) > 0}
            assert wanted == set(suggested[number:])
            dispatch.apply(position, moves.Pick(0, suggested[number]))
    few = GAME.scene(GAME.observe(GAME.start(WolfensteinOptions(mission=mission), 1, seed_from("pick")), 0))
    assert not any(one.icon == "suggested" for piece in few.pieces for one in piece.badges)
