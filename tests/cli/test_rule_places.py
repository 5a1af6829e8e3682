from __future__ import annotations

from typing import TYPE_CHECKING

from kordon.cli.rule_places import Places

if TYPE_CHECKING:
    from pathlib import Path

REFUSALS = """
from typing import Final
LATE: Final = "XX-003"
"""

RULES = """\"\"\"The rules (XX-001).\"\"\"
from typing import Final
BY_ABSENCE: Final[dict[str, str]] = {"XX-006": "nothing does it"}

# ---- cards (XX-002)

KINGS: Final = 4

def deal():
    \"\"\"Cards for all (XX-004).\"\"\"
    raise Refused(LATE)

class Deck:
    def draw(self):
        # XX-004, XX-005
        return refusals.LATE
"""


def test_places_are_found_by_what_names_the_rule(tmp_path: Path) -> None:
    package = tmp_path / "game"
    for name, text in {
        "refusals.py": REFUSALS,
        "rules.py": RULES,
        "events.py": RULES,
        "screen/scene.py": RULES,
        "data/cards.toml": "# XX-007",
    }.items():
        (package / name).parent.mkdir(parents=True, exist_ok=True)
        (package / name).write_text(text)
    places = Places(package, tmp_path)
    assert places.absent == {"XX-006": "nothing does it"}
    assert places.deciding == {
        "XX-001": ["game/rules.py"],
        "XX-002": ["game/rules.py:KINGS"],
        "XX-003": ["game/rules.py:deal", "game/rules.py:Deck.draw"],
        "XX-004": ["game/rules.py:deal", "game/rules.py:Deck.draw"],
        "XX-005": ["game/rules.py:Deck.draw"],
        "XX-007": ["game/data/cards.toml"],
    }
