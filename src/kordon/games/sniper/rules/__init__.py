"""The rules, one module for each chapter of the catalogue; `dispatch` ties them together."""

from typing import Final

# Rules that hold because nothing breaks them: there is no code to point at.
BY_ABSENCE: Final[dict[str, str]] = {
    "SE-358": "a killed unit is off the board like any other, and nothing else is remembered of it",
}
