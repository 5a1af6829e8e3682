"""The rules, by the chapters of the catalogue.

| chapter | where |
|---|---|
| Pieces (WO-0xx), Difficulty (WO-90x) | `content`, `data` |
| Set-up (WO-1xx) | `setup` |
| The round (WO-2xx) | `rounds` |
| Actions (WO-3xx) | `actions` |
| Attack (WO-4xx) | `attack` |
| Glory and gear (WO-45x) | `glory_and_gear` |
| Noise and threat (WO-5xx) | `noise_and_threat` |
| Enemies (WO-6xx) | `enemies` |
| Life and death (WO-7xx) | `life` |
| Special figures (WO-8xx) | allies in `life`; large figures in `board` |
| Missions (WO-95x) | `missions` |

`dispatch` finds the function for each phase and each kind of move. Further rulings (WO-96x) stand with the
chapter they are about.
"""

from typing import Final

# Rules that hold because nothing breaks them: there is no code to point at.
BY_ABSENCE: Final[dict[str, str]] = {
    "WO-010": "no drawing has one",
    "WO-416": "nothing but help and effects raises a hero's armour",
    "WO-803": "no rule treats a player who is alone otherwise",
}
