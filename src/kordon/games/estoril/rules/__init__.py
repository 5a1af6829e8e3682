"""The rules, one module per chapter of the rulebook."""

from typing import Final

# Rules that hold because nothing breaks them: there is no code to point at.
BY_ABSENCE: Final[dict[str, str]] = {
    "ES-406": "no ability belongs to the symbol",
    "ES-408": "white markers are not counted",
    "ES-605": "each mission counts all cards, even those another has counted",
}
