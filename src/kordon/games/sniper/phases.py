"""The phases of a game: who is asked what."""

from __future__ import annotations

from typing import Final

BURYING: Final = 0  # the sniper: which of two objectives of one suit goes (secret)
SHOWING: Final = 1  # the sniper: which objective card is shown (SE-863)
PICKING: Final = 2  # the sniper: which loadout cards (secret)
ASSIGNING: Final = 3  # a squad's player: which specialist
ENTERING: Final = 4  # the sniper: the first move (secret)
SNIPER_TURN: Final = 5  # the sniper: anything of SE-303, or the end of the turn
CHOOSING_LOOT: Final = 6  # the sniper: which of the cards looked at (secret)
BURSTING: Final = 7  # the sniper: the target of the tommy gun's next shot
HEALING: Final = 8  # the medic's player: save a soldier or not
DEFENDERS_TURN: Final = 9  # all defenders that are not done: anything of SE-5xx and SE-7xx
DRAWING: Final = 10  # the specialist sniper's player: how many tokens
OVER: Final = 11
PHASES: Final = 12
