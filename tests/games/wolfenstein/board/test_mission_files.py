"""Missions as files: what is read out of them, and every mistake told with its place and rule."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from kordon.engine.bits import members
from kordon.engine.errors import Fault
from kordon.engine.rule_ids import rule
from kordon.games.wolfenstein.board.mission import Mission, read_mission
from kordon.games.wolfenstein.board.source import MissionMistake
from kordon.games.wolfenstein.board.tools import WolfensteinMaps
from kordon.games.wolfenstein.content.goals import Kill, Take

SOUND = '''
mission = "small"
number = 1
rounds = 8
threat = 6
alarm = ["soldat"]
heroes = ["bj", "klaus", "anya", "set"]
goals = [{ goal = "kill", enemy = "officer" }, { goal = "take", objective = "A" }]

[signs]
s = "soldat"
o = "officer"
h = "panzerhund"

[[tiles]]
name = "cellar"
at = [0, 0]
drawn = """
1.....
......
..$...
......
......
?....P
"""

[[tiles]]
name = "corridor"
at = [6, 2]
drawn = """
~.....
~...s.
"""

[[tiles]]
name = "hall"
at = [12, 0]
drawn = """
A....W
......
..hh..
..hh..
.....o
P.....
"""

[[tiles]]
name = "annex"
at = [12, 6]
drawn = """
......
......
......
......
......
$.....
"""

[[joints]]
tiles = ["cellar", "corridor"]
has = "door"

[[joints]]
tiles = ["hall", "annex"]
has = "bars"
gap = 2
'''
ANNEX_TOP = "......\n......\n......\n......"
ANNEX_JOINT = 'tiles = ["hall", "annex"]\nhas = "bars"\ngap = 2'


def written(folder: Path, *changes: tuple[str, str]) -> Path:
    """The sound mission with changes, as a file."""
    text = SOUND
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    path = folder / "small.toml"
    path.write_text(text, encoding="utf-8")
    return path


def faults(folder: Path, *changes: tuple[str, str]) -> list[str]:
    return WolfensteinMaps().faults(written(folder, *changes))


# ---- what is read


@pytest.fixture
def small(tmp_path: Path) -> Mission:
    assert faults(tmp_path) == []
    return read_mission(tmp_path / "small.toml")


@rule("WO-951", "WO-006")
def test_everything_written_is_there(small: Mission) -> None:
    board, width = small.board, 18
    assert (board.width, board.height) == (18, 12)
    assert [area.name for area in board.areas] == ["cellar", "corridor", "hall", "annex"]
    assert (small.name, small.number, small.rounds, small.threat_limit) == ("small", 1, 8, 6)
    assert small.alarm == ("soldat",)
    assert small.suggested == ("bj", "klaus", "anya", "set")
    assert small.goals == (Kill("officer"), Take("A"))
    assert board.starts == (0,)
    assert board.supports == (17,)
    assert board.objectives == (12,)
    assert board.events == (5 * width,)
    assert board.chests == (2 * width + 2, 11 * width + 12)
    assert board.passages == ((5 * width + 5, 5 * width + 12),)
    assert members(board.difficult) == [2 * width + 6, 3 * width + 6]
    assert small.enemies == (
        ("panzerhund", 2 * width + 14),
        ("soldat", 3 * width + 10),
        ("officer", 4 * width + 17),
    )


@rule("WO-009", "WO-014")
def test_rooms_are_six_by_six_and_corridors_six_by_two_turned_at_will(small: Mission, tmp_path: Path) -> None:
    assert [area.kind for area in small.board.areas] == ["room", "corridor", "room", "room"]
    assert [area.squares.bit_count() for area in small.board.areas] == [36, 12, 36, 36]
    turned = SOUND.replace("at = [6, 2]", "at = [2, 6]").replace("~.....\n~...s.", "~~\n..\n..\n..\ns.\n..")
    turned = turned.replace("at = [12, 0]", "at = [0, 12]").replace("at = [12, 6]", "at = [0, 18]")
    (tmp_path / "turned.toml").write_text(turned)
    assert WolfensteinMaps().faults(tmp_path / "turned.toml") == []
    assert read_mission(tmp_path / "turned.toml").board.areas[1].kind == "corridor"


@rule("WO-011", "WO-012")
def test_joints_are_open_unless_said_otherwise(small: Mission) -> None:
    board = small.board
    edges = board.open_edges(0, 0)
    assert board.beside == ((1,), (0, 2), (1, 3), (2,))
    assert edges.east >> 2 * 18 + 11 & 1, "the corridor's mouth to the hall"
    assert [door.edges for door in board.doors] == [((2 * 18 + 5, 2 * 18 + 6), (3 * 18 + 5, 3 * 18 + 6))]
    assert board.doors[0].areas == (0, 1)
    below = [edges.south >> 5 * 18 + x & 1 for x in range(12, 18)]
    assert below == [0, 1, 1, 0, 0, 0], "a gap of two in a walled joint"
    assert [edge[0] - 5 * 18 for edge in board.bars[0].edges] == [13, 14]
    assert not board.open_edges(1, 1).south >> 5 * 18 + 13 & 1


@rule("WO-951")
def test_tiles_may_lie_anywhere(small: Mission, tmp_path: Path) -> None:
    moved = SOUND
    for x, y in ((0, 0), (6, 2), (12, 0), (12, 6)):
        moved = moved.replace(f"at = [{x}, {y}]", f"at = [{x - 20}, {y + 7}]")
    (tmp_path / "moved.toml").write_text(moved)
    other = read_mission(tmp_path / "moved.toml")
    assert (other.board.width, other.board.height, other.enemies) == (18, 12, small.enemies)


@rule("WO-905")
def test_the_hardest_level_swaps_the_enemy_that_is_named(tmp_path: Path) -> None:
    swap = "[signs]"
    line = 'hardest = [{ tile = "hall", enemy = "officer", by = "hans-grosse" }]\n\n[signs]'
    mission = read_mission(written(tmp_path, (swap, line)))
    assert mission.swaps == ((2, "hans-grosse"),)
    wrong = faults(tmp_path, (swap, line.replace('"hall"', '"cellar"')))
    assert wrong == [
        "A swap for the hardest level names an enemy that does not stand in its tile. (WO-905)",
    ]


@rule("WO-905", "WO-951", "WO-013")
def test_goals_and_the_box_hold_on_the_hardest_level_too(tmp_path: Path) -> None:
    signs, hans = "[signs]", '{ tile = "hall", enemy = "officer", by = "hans-grosse" }'
    wrong = faults(tmp_path, (signs, f"hardest = [{hans}]\n\n[signs]"))
    assert wrong == ["Goal 1 is to kill 1 of officer; 0 are there. (WO-951)"]
    other = '{ tile = "corridor", enemy = "soldat", by = "hans-grosse" }'
    wrong = faults(tmp_path, (signs, f"hardest = [{hans}, {other}]\n\n[signs]"))
    assert wrong[0] == "There are 2 of hans-grosse; the box has 1. (WO-013)"


# ---- what is wrong

ONLY_SIX = "only a joint of six has a gap, from 1 to 5; this one is of"
NO_BURNER = "and no hero is sure to have a weapon that burns metal. (WO-309)"
MISTAKES = [
    # the file
    ([("rounds = 8", "rounds = ")], "small.toml: Invalid value (at line 4, column 10). (WO-951)"),
    ([("rounds = 8", 'rounds = "x"')], "small.toml: rounds: Expected `int`, got `str`. (WO-951)"),
    ([("rounds = 8\n", "")], "small.toml: Object missing required field `rounds`. (WO-951)"),
    (
        [("rounds = 8", "rounds = 8\nweather = 1")],
        "small.toml: Object contains unknown field `weather`. (WO-951)",
    ),
    (
        [("at = [6, 2]", "at = [6]")],
        "small.toml: tile corridor, at: Expected `array` of length 2, got 1. (WO-951)",
    ),
    ([('has = "door"', 'has = "hatch"')], "small.toml: joint 1, has: Invalid enum value 'hatch'. (WO-951)"),
    ([('"kill", ', '"hug", ')], "small.toml: goal 1, goal: Invalid value 'hug'. (WO-951)"),
    (
        [("rounds = 8", 'rounds = 8\nspecial = ["fog"]')],
        "small.toml: special[0]: Invalid enum value 'fog'. (WO-951)",
    ),
    # tiles
    (
        [("......\n..$...\n", "......\n..$..\n")],
        "Tile cellar is not six rows of six signs, two of six or six of two. (WO-009)",
    ),
    ([("at = [6, 2]", "at = [5, 2]")], "Tiles cellar and corridor overlap. (WO-011)"),
    (
        [("at = [6, 2]", "at = [600, 2]")],
        "The tiles lie too far apart: the map would be 606 squares wide and 12 high. (WO-011)",
    ),
    ([('name = "annex"', 'name = "hall"')], "There are two tiles called hall. (WO-951)"),
    (
        [("..$...", "..x...")],
        "Tile cellar, row 3, column 3: x is not a sign; give it an enemy under [signs]. (WO-951)",
    ),
    ([('s = "soldat"', 's = "clown"')], "The sign s is for clown, and the enemies are"),
    ([('s = "soldat"', 's = "soldat"\nS = "drone"')], "The sign S is not one small letter. (WO-951)"),
    ([('s = "soldat"', 's = "soldat"\nd = "drone"')], "The sign d (drone) is drawn nowhere. (WO-951)"),
    (
        [("..hh..\n..hh..", "..hh..\n..h...")],
        "Tile hall, row 3, column 3: panzerhund needs four squares. (WO-801)",
    ),
    # joints
    (
        [(ANNEX_JOINT, 'tiles = ["cellar", "annex"]\nhas = "wall"')],
        "Joint 2, between cellar and annex, leads nowhere: the two tiles don't touch. (WO-011)",
    ),
    (
        [(ANNEX_JOINT, 'tiles = ["hall", "attic"]')],
        "Joint 2, between hall and attic, names attic, and there is no such tile. (WO-951)",
    ),
    (
        [(ANNEX_JOINT, 'tiles = ["corridor", "cellar"]')],
        "Joint 2, between corridor and cellar, is there twice. (WO-011)",
    ),
    (
        [('has = "bars"\ngap = 2', 'has = "bars"')],
        "Joint 2, between hall and annex, has bars, but is neither a corridor's mouth nor a gap of two.",
    ),
    (
        [("gap = 2", "gap = 6")],
        f"Joint 2, between hall and annex, has a gap at 6: {ONLY_SIX} 6. (WO-012)",
    ),
    (
        [('has = "door"', 'has = "door"\ngap = 1')],
        f"Joint 1, between cellar and corridor, has a gap at 1: {ONLY_SIX} 2. (WO-012)",
    ),
    (
        [('has = "bars"', 'has = "wall"')],
        "Joint 2, between hall and annex, is wall, so it can't have a gap. (WO-012)",
    ),
    (
        [("at = [6, 2]", "at = [6, -1]")],
        "Joint 1, between cellar and corridor, has a door, but is neither a corridor's mouth nor a gap",
    ),
    # the box
    ([("~.....\n~...s.", "~~....\n~~~.s.")], "There are 5 difficult squares; the box has 4. (WO-952)"),
    (
        [("......\n..$...", "$$$$$$\n..$..$")],
        "There are 9 chests; the box has 8. (WO-952)",
    ),
    (
        [("......\n..$...", "?????.\n..$...")],
        "There are 6 event tokens; the box has 5. (WO-952)",
    ),
    (
        [("......\n..$...", "oooooo\n..$...")],
        "There are 7 of officer; the box has 6. (WO-013)",
    ),
    ([("rounds = 8", "rounds = 0")], "The mission has 0 rounds. (WO-201)"),
    # heroes
    ([('"bj", ', '"bob", ')], "Hero bob is unknown; the heroes are"),
    ([('"bj", ', '"bj", "max", ')], "Four different heroes are suggested, not 5. (WO-104)"),
    ([('"bj", ', '"set", ')], "Four different heroes are suggested, not 4. (WO-104)"),
    # markers
    ([("1.....", "12....")], "There are 2 hero starts; there must be one or four. (WO-103)"),
    ([("1.....", "1..1..")], "Hero start 1 is drawn 2 times. (WO-103)"),
    ([("A....W", "A....X")], "Support marker X is drawn without W. (WO-505)"),
    ([("?....P", "?.....")], "Secret passage P has 1 ends instead of two. (WO-310)"),
    # the alarm
    ([('alarm = ["soldat"]', 'alarm = ["clown"]')], "The alarm brings clown, and the enemies are"),
    ([('alarm = ["soldat"]\n', "")], "There is a threat limit, but the alarm brings nobody. (WO-505)"),
    ([("threat = 6\n", "")], "The alarm brings enemies, but there is no threat limit. (WO-505)"),
    ([("threat = 6", "threat = -6")], "The threat limit is -6. (WO-505)"),
    ([("A....W", "A.....")], "The alarm brings enemies, but there is no support marker. (WO-505)"),
    (
        [('threat = 6\nalarm = ["soldat"]', "repeats = true")],
        "The alarm repeats, but there is none. (WO-966)",
    ),
    (
        [('alarm = ["soldat"]', 'alarm = ["soldat", "panzerhund", "panzerhund", "panzerhund"]')],
        "The alarm brings 3 of panzerhund; of those in the box, 2 are not on the map. (WO-013)",
    ),
    # levels
    (
        [("[signs]", "[levels.easy]\nrounds = 9\n\n[signs]")],
        "There is no level easy; there are daddy, hurt, bring, death. (WO-908)",
    ),
    (
        [("[signs]", '[levels.daddy]\naway = [{ tile = "cellar", enemy = "officer" }]\n\n[signs]')],
        "On level daddy 1 enemies stay away, but only 0 of them are drawn. (WO-908)",
    ),
    (
        [("[signs]", "[levels.death]\nalarm = []\n\n[signs]")],
        "On level death: There is a threat limit, but the alarm brings nobody. (WO-505)",
    ),
    (
        [("[signs]", "[levels.hurt]\nrounds = 0\n\n[signs]")],
        "On level hurt the mission has 0 rounds. (WO-201)",
    ),
    # goals
    (
        [
            (
                'goals = [{ goal = "kill", enemy = "officer" }, { goal = "take", objective = "A" }]',
                "goals = []",
            )
        ],
        "There is no goal. (WO-951)",
    ),
    (
        [('enemy = "officer" }', 'enemy = "clown" }')],
        "Goal 1 is to kill clown, which is not an enemy. (WO-951)",
    ),
    (
        [('enemy = "officer" }', 'enemy = "officer", count = 2 }')],
        "Goal 1 is to kill 2 of officer; 1 are there. (WO-951)",
    ),
    (
        [('enemy = "officer" }', 'enemy = "drone", count = 0 }')],
        "Goal 1 is to kill all of drone; 0 are there. (WO-951)",
    ),
    (
        [('objective = "A"', 'objective = "B"')],
        "Goal 2 is about objective B, which is not on the map. (WO-951)",
    ),
    (
        [('objective = "A"', 'objective = "B"')],
        "Objective A is on the map, but no goal is about it. (WO-951)",
    ),
    (
        [('objective = "A" }', 'objective = "A" }, { goal = "carry", objective = "A" }')],
        "Goal 3 is about objective A, like another one. (WO-951)",
    ),
    (
        [('objective = "A" }', 'objective = "A" }, { goal = "leave" }, { goal = "leave" }')],
        "Goals 3 and 4 are both to leave. (WO-951)",
    ),
    (
        [('goal = "kill", enemy = "officer"', 'goal = "task"'), ("?....P", ".....P")],
        "Goal 1 is an event's task, but no event on the map can bring one. (WO-456)",
    ),
    # ways
    (
        [
            ("..hh..\n..hh..", "......\n......"),
            ("P.....\n", "Phh...\n"),
            (ANNEX_TOP, ".hh...\n......\n......\n......"),
        ],
        "Tile hall, row 6, column 2: panzerhund stands across a doorway. (WO-801)",
    ),
    (
        [
            ("..hh..\n..hh..", "......\n......"),
            ("P.....\n", "P..hh.\n"),
            (ANNEX_TOP, "...hh.\n......\n......\n......"),
        ],
        "Tile hall, row 6, column 4: panzerhund stands on a wall. (WO-801)",
    ),
    (
        [('has = "bars"\ngap = 2', 'has = "wall"')],
        "Tile annex can't be reached from the hero start. (WO-011)",
    ),
    (
        [("A....W", ".....W"), ("......\n$.....\n", "A.....\n$.....\n")],
        f"Tile annex, row 5, column 1: objective A can be reached only through bars, {NO_BURNER}",
    ),
    (
        [(".....o", "......"), ("......\n$.....\n", ".....o\n$.....\n")],
        "Tile annex, row 5, column 6: officer can be reached only through bars",
    ),
    (
        [("A....W", "A$...W"), ("......\n..hh..", "?$....\n..hh..")],
        "Tile hall, row 1, column 1: objective A can't be reached from the hero start. (WO-951)",
    ),
    (
        [("1.....", "......")],
        "There are 0 hero starts; there must be one or four. (WO-103)",
    ),
    (
        [("1.....\n......", "1s....\nss....")],
        "Tile cellar, row 1, column 1: there is no room for 4 around this hero start. (WO-103)",
    ),
    (
        [("1.....\n......\n..$...", "?$....\n$$....\n..1...")],
        "Tile cellar, row 1, column 1: nobody can stand next to this event. (WO-311)",
    ),
]


@rule("WO-951", "WO-952", "WO-012", "WO-009")
@pytest.mark.parametrize(("changes", "sentence"), MISTAKES, ids=[sentence[:50] for _, sentence in MISTAKES])
def test_a_mistake_is_told_with_its_place_and_rule(
    changes: list[tuple[str, str]], sentence: str, tmp_path: Path
) -> None:
    told = faults(tmp_path, *changes)
    assert any(fault.startswith(sentence) for fault in told), told
    assert all(fault.endswith(")") and "(WO-" in fault for fault in told)


@rule("WO-951")
def test_a_file_that_is_not_there_or_not_text_is_named(tmp_path: Path) -> None:
    assert WolfensteinMaps().faults(tmp_path / "none.toml") == [
        "none.toml can't be read: No such file or directory. (WO-951)"
    ]
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe")
    assert WolfensteinMaps().faults(tmp_path / "bytes.toml") == ["bytes.toml is not in UTF-8. (WO-951)"]


@rule("WO-951", "WO-011")
def test_a_mission_with_a_mistake_is_not_played(tmp_path: Path) -> None:
    path = written(tmp_path, (ANNEX_JOINT, 'tiles = ["cellar", "annex"]'))
    with pytest.raises(
        MissionMistake, match=r"small\.toml: Joint 2, between cellar and annex, leads nowhere"
    ):
        read_mission(path)
    with pytest.raises(Fault, match=r"small\.toml can't be drawn yet: Joint 2, .* \(WO-011\)"):
        WolfensteinMaps().draw(path, "en")


# ---- the picture


def test_the_picture_shows_tiles_doors_bars_tokens_and_enemies(tmp_path: Path) -> None:
    tools, path = WolfensteinMaps(), written(tmp_path)
    picture = tools.draw(path, "pl")
    root = ET.fromstring(picture)
    said = [text.text for text in root.iter("{http://www.w3.org/2000/svg}text")]
    assert "Piwnica" in said
    assert said.count("▣") == 2
    for token in ("?", "A", "➀", "▲", "s", "o", "h"):
        assert said.count(token) == 1, token
    assert said.count("a") == 2
    assert "h panzerhund × 1" in said
    assert picture.count('fill="#b5742c"') == 1, "one door"
    assert picture.count('stroke="#4d6b7a"') == 1, "one set of bars"
    assert tools.summary(path) == "small: 3 rooms, 1 corridors, 1 doors, 3 enemies"
    assert tools.stale() == []
    assert tools.build(path)[0] is None


def test_the_example_in_the_documentation_is_sound(tmp_path: Path) -> None:
    page = (Path(__file__).parents[4] / "docs" / "maps.md").read_text(encoding="utf-8")
    example = page.partition("```toml\n")[2].partition("```")[0]
    (tmp_path / "lighthouse.toml").write_text(example, encoding="utf-8")
    assert WolfensteinMaps().faults(tmp_path / "lighthouse.toml") == []
