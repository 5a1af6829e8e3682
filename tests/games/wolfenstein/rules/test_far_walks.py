"""Walks of several steps: where they lead, what they cost, and that nothing else comes of them."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace
from typing import Any

from kordon.engine.chance import seed_from
from kordon.engine.checks.steps import way_drawn
from kordon.engine.rule_ids import rule
from kordon.engine.tuples import replaced
from kordon.games.wolfenstein import GAME, events, moves
from kordon.games.wolfenstein.board.mission import MISSIONS
from kordon.games.wolfenstein.content.goals import Leave
from kordon.games.wolfenstein.pieces import ALLY_TURN, HERO_TURN
from kordon.games.wolfenstein.rules.actions.far_walks import FarWalks, way_to
from kordon.games.wolfenstein.rules.noise_and_threat import noise
from kordon.games.wolfenstein.screen import matters
from kordon.games.wolfenstein.screen.asking import far
from kordon.tables.log import entries, playing
from tests.games.wolfenstein.table import Table, staged


def walk(picture: str, **rest: Any) -> Table:
    """B.J., who has 6 points, on a, with Klaus on k if he is there."""
    heroes = {"bj": "a"} | ({"klaus": "k"} if "k" in picture else {})
    return staged(picture, heroes=heroes, active="bj", **rest)


def targets(table: Table) -> dict[str, int]:
    """The letters that can be walked to, and what that costs."""
    found: dict[str, int] = {}
    for cost, squares in FarWalks(table.position).targets():
        found |= dict.fromkeys(table.drawn.written(squares), cost)
    return found


@rule("WO-301", "WO-305")
def test_every_square_the_points_last_for_but_the_next_one() -> None:
    assert targets(walk("a b c d e f g h")) == {"c": 2, "d": 3, "e": 4, "f": 5, "g": 6}


@rule("WO-301", "WO-307")
def test_difficult_squares_cost_two_and_markers_are_crossed_only() -> None:
    table = walk("a ~ c s e f g", supports="s")
    assert targets(table) == {"c": 3, "e": 5, "f": 6}
    assert table.drawn.written(sum(1 << square for square in way_to(table.position, table.at("e")))) == "ces~"


@rule("WO-306", "WO-307", "WO-308", "WO-309")
def test_walls_doors_bars_foes_and_tokens_end_a_walk_and_friends_do_not() -> None:
    assert targets(walk("a k c d")) == {"c": 2, "d": 3}
    assert targets(walk("a b c1d")) == targets(walk("a b cxd")) == targets(walk("a b c|d")) == {"c": 2}
    assert targets(walk("a b c s e", enemies={"drone": "s"}, areas="1 1 1 1 1")) == {"c": 2}
    table = walk("a b c t e")
    table.position.chest_tokens = 1 << table.at("t")
    assert targets(table) == {"c": 2}


@rule("WO-502", "WO-904")
def test_a_walk_does_not_enter_where_it_would_make_noise() -> None:
    areas = "1 1 1 2 2 3 3"
    table = walk("a b c d e|s .", areas=areas, enemies={"drone": "s"})
    assert targets(table) == {"c": 2, "d": 3, "e": 4}, "the drone is in another room"
    table = walk("a b c d e s .", areas="1 1 1 2 2 2 2", enemies={"drone": "s"})
    assert targets(table) == {"c": 2}
    table.position.noise = 0b10
    assert targets(table) == {"c": 2, "d": 3, "e": 4}, "there is noise already"
    table.position.noise = 0
    table.position.hushed = 1 << table.slot("bj")
    assert targets(table) == {"c": 2, "d": 3, "e": 4}, "nobody hears a quiet hero"
    for level, expected in (("bring", {"c": 2}), ("daddy", {"c": 2, "d": 3, "e": 4})):
        table = walk("a b c d e k .", areas="1 1 1 2 2 2 2", level=level)
        assert {letter: cost for letter, cost in targets(table).items() if letter in "cde"} == expected


@rule("WO-307", "WO-502", "WO-907")
def test_a_quiet_hero_on_the_square_of_a_friend_is_still_quiet() -> None:
    """In the middle of a walk over a friend, who is heard, the next room is as quiet as before."""
    table = walk("a b k d e s .", areas="1 1 1 2 2 2 2", enemies={"drone": "s"})
    table.position.hushed = 1 << table.slot("bj")
    assert targets(table)["e"] == 4
    table.position.put_hero(table.slot("bj"), table.at("k"))
    assert noise.areas_disturbed(table.position, table.at("k")) == 0
    table.position.hushed = 0
    assert noise.areas_disturbed(table.position, table.at("k")) == 0b10


@rule("WO-456")
def test_a_walk_ends_at_a_start_where_something_comes_of_it() -> None:
    picture = "a b c d s f g"
    table = walk(picture, starts="s")
    assert targets(table) == {"c": 2, "d": 3, "f": 5, "g": 6}
    assert not [group for group in far(table.position) if group.asks]
    table.position.tasks = replaced(table.position.tasks, table.slot("bj"), 1)
    assert targets(table) == {"c": 2, "d": 3}, "nothing leads on from there"
    table = walk(picture, starts="s", mission={"goals": (Leave(),)})
    assert targets(table) == {"c": 2, "d": 3}
    shown = [(group.targets, group.asks) for group in far(table.position)]
    c, d, s = (f"square:{table.at(sign)}" for sign in "cds")
    assert shown == [((c,), False), ((d,), True), ((s,), True)], "what can't be taken back is asked about"
    assert way_drawn(far(table.position), d)[1:] == [f"square:{table.at(sign)}" for sign in "bcd"]


@rule("WO-307", "WO-456")
def test_a_click_on_the_start_itself_leads_to_the_square_beside_it() -> None:
    goal = {"goals": (Leave(),)}
    for picture, way in (("a b c d s f", "bcd"), ("a d s f", "d"), ("a . . . . . . d s f", "")):
        table = walk(picture, starts="s", mission=goal)
        assert "".join(table.drawn.signs[square] for square in way_to(table.position, table.at("s"))) == way
        assert bool(way) == any(f"square:{table.at('s')}" in group.targets for group in far(table.position))
    table = walk("a s f g", starts="s", mission=goal)
    assert way_to(table.position, table.at("s")) == [], "a hero who is there already has no way to go"


@rule("WO-307", "WO-456")
def test_a_start_out_of_reach_is_refused_with_how_it_is_reached() -> None:
    goal = {"goals": (Leave(),)}
    asked = {
        "start-far": ("a . . . . . . d s f", "s", {}),
        "far": ("a . . . . . . d s f", "d", {}),
        "by-goal": ("a b c d s f", "f", {}),
        "by-noise": ("a b c d s f", "s", {"areas": "1 1 1 2 2 2", "enemies": {"drone": "f"}}),
    }
    for key, (picture, sign, rest) in asked.items():
        table = walk(picture, starts="s", mission=goal, **rest)
        said = matters.TURN["square", "WO-305"](table.position, (f"square:{table.at(sign)}",), ())
        assert said is not None
        assert said.id == f"matter-{key}"


@rule("WO-456", "WO-909")
def test_a_walk_to_the_last_goal_is_written_with_the_end_of_the_game() -> None:
    table = walk("a b c d s f", starts="s", mission={"goals": (Leave(heroes=1),)})
    steps = [moves.Step(0, square) for square in way_to(table.position, table.at("s"))]

    def foresee(move: Any) -> Any:
        after = table.position.copy()
        GAME.apply(after, move)
        return after

    match = SimpleNamespace(foresee=foresee)
    seated: Any = SimpleNamespace(
        game=GAME, asked_at={0: 3}, running=lambda: match, played_by_people=lambda: ()
    )
    written = playing.played(seated, 5, "person", *steps)
    assert [(type(one), getattr(one, "move", None)) for one in written] == [
        *[(entries.Played, step) for step in steps],
        (entries.Ended, None),
    ]
    assert [one.thinking for one in written if isinstance(one, entries.Played)] == [2, 0, 0]
    assert len(playing.played(seated, 5, "person", *steps[:2])) == 2, "the game goes on"


@rule("WO-305")
def test_the_way_is_the_cheapest_and_straight_on() -> None:
    table = walk("""
        a b . .
          -
        . c d e

        . . . f
    """)
    way = way_to(table.position, table.at("f"))
    assert "".join(table.drawn.signs[square] for square in way) == "bdf"
    assert way_to(table.position, table.at("b")) == [], "one step is a move"
    assert way_to(table.position, table.at("a")) == []


@rule("WO-301", "WO-502")
def test_nothing_but_steps_comes_of_a_walk() -> None:
    walked = 0
    for number, mission in enumerate(MISSIONS):
        source = Random(mission)
        options = GAME.parse_options(
            {"mission": mission, "level": ("daddy", "hurt", "bring", "death")[number % 4]}
        )
        position = GAME.start(options, 1 + number % 4, seed_from(mission))
        for _ in range(400):
            if not (acting := GAME.to_act(position)):
                break
            if position.phase in (HERO_TURN, ALLY_TURN) and not position.pending and source.random() < 0.3:
                reach = FarWalks(position)
                for cost, reached in reach.targets():
                    squares = reached & ~reach.ends
                    if not squares:
                        continue
                    world, to = position.copy(), squares.bit_length() - 1
                    told: list[Any] = []
                    for square in way_to(position, to):
                        step = moves.Step(acting[0], square)
                        assert step in GAME.moves(world, acting[0])
                        told += [event for _, event in GAME.apply(world, step)]
                    assert {type(event) for event in told} == {events.Moved}
                    assert (told[-1].to, world.ap) == (to, position.ap - cost)
                    walked += 1
            legal = GAME.moves(position, acting[0])
            walks = [move for move in legal if type(move) is moves.Step]
            GAME.apply(position, source.choice(walks if walks and source.random() < 0.5 else legal))
    assert walked > 500


@rule("WO-301")
def test_the_way_that_is_drawn_is_the_one_that_is_walked() -> None:
    """Straight on if it can be, also past a friend, where nobody can stop."""
    table = walk("a b k d e\n. . . . .")
    walks = FarWalks(table.position)
    assert table.drawn.written(sum(1 << square for square in walks.way(table.at("e")))) == "bdek"
    places = [f"square:{square}" for square in (table.at("a"), *walks.way(table.at("e")))]
    assert way_drawn(far(table.position), places[-1]) == places
