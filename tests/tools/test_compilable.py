"""Which modules are compiled follows from what is in them."""

from __future__ import annotations

from pathlib import Path

from kordon_dev.compilable import OPT_OUT, modules

ROOT = Path(__file__).parents[2]


def compiled(tmp_path: Path, files: dict[str, str]) -> list[str]:
    for name, content in files.items():
        path = tmp_path / "kordon" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content)
    return [path.relative_to(tmp_path / "kordon").as_posix() for path in modules(tmp_path)]


def test_modules_of_the_engine_and_of_any_game_are_compiled_and_others_are_not(tmp_path: Path) -> None:
    files = {
        "engine/bits.py": "",
        "games/chess/rules/castling.py": "",
        "games/chess/__init__.py": "",
        "maps/sight.py": "",
        "web/app.py": "",
    }
    assert compiled(tmp_path, files) == ["engine/bits.py", "games/chess/rules/castling.py"]


def test_records_are_found_through_other_modules_however_they_are_imported(tmp_path: Path) -> None:
    files = {
        "engine/records.py": "import msgspec\nclass Move(msgspec.Struct, frozen=True): pass",
        "maps/format.py": "from msgspec import Struct as Record\nclass Space(Record): pass",
        "games/chess/moves.py": "from kordon.engine.records import Move\nclass Castle(Move, tag='c'): pass",
        "games/chess/more.py": "from kordon.games.chess import moves\nclass Long(moves.Castle): pass",
        "games/chess/source.py": "from kordon.maps import format\nclass Square(format.Space): pass",
        "games/chess/generic.py": "import kordon.engine.records as r\nclass Any(r.Move[int]): pass",
        "games/chess/own.py": "class Space: pass\nclass Castle(Space): pass",
        "games/chess/rules.py": "from kordon.games.chess.moves import Castle\nclass Board: pass",
    }
    assert compiled(tmp_path, files) == ["games/chess/own.py", "games/chess/rules.py"]


def test_a_module_opts_out_with_a_reason_only(tmp_path: Path) -> None:
    files = {
        "engine/one.py": "# Not compiled: it is faster without.\n",
        "engine/two.py": "# Not compiled:\n",
        "engine/three.py": "a = 1  # Not compiled: this is no line of its own\n",
    }
    assert compiled(tmp_path, files) == ["engine/three.py", "engine/two.py"]


def test_what_runs_at_every_move_is_compiled() -> None:
    found = {path.relative_to(ROOT / "src" / "kordon").as_posix() for path in modules(ROOT / "src")}
    assert {"engine/match.py", "engine/play.py"} <= found
    for game in (ROOT / "src" / "kordon" / "games").iterdir():
        hot = {path.relative_to(ROOT / "src" / "kordon").as_posix() for path in game.glob("rules/*.py")}
        out = {name for name in hot if OPT_OUT.search((ROOT / "src" / "kordon" / name).read_text())}
        assert not out, f"rules that are not compiled: {out}"
