"""`kordon measure`: complexity, caches and duplicates are counted as its help says."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from kordon_dev.measure import Module, above_limits, figures, functions_of, lines_by_package, repeated_lines
from kordon_dev.measure import repeated_shapes as shapes

if TYPE_CHECKING:
    from collections.abc import Iterable

BLOCK = """
def first(a, b):
    total = a + b
    if total > 3:
        total -= 1
    elif total < 2:
        total += 5
    return total
"""


def modules(**texts: str) -> list[Module]:
    return [Module(Path("kordon", f"{name}.py"), text, ast.parse(text)) for name, text in texts.items()]


def complexity(body: str) -> int:
    (function,) = functions_of(modules(one=f"def f():\n    {body}\n"))
    return function.complexity


@pytest.mark.parametrize(
    ("body", "ways"),
    [
        ("return 1", 1),
        ("return 1 if a else 2", 2),
        ("return a and b and c", 3),
        ("return [x for x in y if x]", 3),
        ("return lambda: 1", 2),
        ("assert a", 2),
        ("while a: pass", 2),
        ("for a in b: pass", 2),
        ("try: pass\n    except KeyError: pass", 2),
        ("match a:\n        case 1: pass\n        case _: pass", 2),
        ("if a: pass\n    elif b: pass\n    else: pass", 3),
    ],
)
def test_complexity_counts_the_ways_through_a_function(body: str, ways: int) -> None:
    assert complexity(body) == ways


def test_a_function_inside_another_counts_on_its_own() -> None:
    text = "def f():\n    def g():\n        return a or b\n    return g\n"
    assert {f.node.name: f.complexity for f in functions_of(modules(one=text))} == {"f": 1, "g": 2}


def test_lines_are_counted_by_package_and_game() -> None:
    paths = [
        "kordon/web/app.py",
        "kordon/games/mole/rules/walk.py",
        "kordon/games/all.py",
        "kordon_dev/bench/a.py",
    ]
    found = lines_by_package([Module(Path(path), "a\nb\n", ast.parse("")) for path in paths])
    assert found == {"kordon/web": 2, "kordon/games/mole": 2, "kordon/games": 2, "kordon_dev": 2}


def places(groups: Iterable[Iterable[tuple[Path, range]]]) -> list[list[str]]:
    return [[f"{path.stem}:{lines.start}" for path, lines in group] for group in groups]


def test_six_lines_that_stand_twice_are_duplicates_to_the_letter() -> None:
    again = "# another comment\n\n" + BLOCK.replace("return", "# why\n    return")
    assert places(repeated_lines(modules(one=BLOCK, two=again))) == [["one:2", "two:4"]]
    assert repeated_lines(modules(one=BLOCK, two=BLOCK.replace("total -= 1", "total -= 2"))) == []


def test_imports_are_no_duplicates() -> None:
    names = "from a import (\n" + "".join(f"    name{i},\n" for i in range(8)) + ")\n"
    assert repeated_lines(modules(one=names, two=names)) == []


def test_other_names_and_values_are_a_duplicate_by_shape() -> None:
    other = BLOCK.replace("total", "sum").replace("3", "7")
    assert places(shapes(functions_of(modules(one=BLOCK, two=other)))) == [["one:3", "two:3"]]
    assert shapes(functions_of(modules(one=BLOCK, two=other.replace("> 7", ">= 7")))) == []


def test_the_table_counts_caches_and_names_the_largest_folder() -> None:
    text = "@cache\ndef f(): pass\n@lru_cache(maxsize=1)\ndef g(): pass\nh = cache(f)\nremember(a, b, c, 9)\n"
    found = figures(modules(one=text))
    assert found["caches"] == "4"
    assert found["modules in the largest folder"] == "1 (kordon)"


def test_what_is_above_the_limits_is_named() -> None:
    text = "def f():\n    return " + " or ".join("abcdefghijk") + "\n"
    assert list(above_limits(modules(one=text))) == ["kordon/one.py:1 f: 11, 2 lines"]
