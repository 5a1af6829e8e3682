"""The twelve-sided die (WO-004, WO-312, WO-313)."""

from __future__ import annotations

from typing import Final

from kordon.games.wolfenstein.content import traits as tr
from kordon.games.wolfenstein.pieces import BLANK, DIE, FACE_NAMES, RELOAD, SHIELD, SIDES
from kordon.games.wolfenstein.position import Position

MISS: Final = "miss"
FACE: Final = {name: face for face, name in enumerate(FACE_NAMES)}


def roll(position: Position, dice: int) -> list[int]:
    """So many faces."""
    below = position.chance.below
    return [DIE[below(SIDES)] for _ in range(dice)]


def to_reroll(faces: list[int], reroll: tr.Reroll) -> list[int]:
    """The places of the dice that are rolled once more (WO-313)."""
    face = (RELOAD if RELOAD in faces else BLANK) if reroll.face == MISS else FACE[reroll.face]
    places = [place for place, shown in enumerate(faces) if shown == face]
    return places[: reroll.most] if reroll.most else places


def reroll_once(position: Position, faces: list[int], rerolls: list[tr.Reroll]) -> int:
    """Roll dice again as the traits allow, each die at most once; how many were (WO-313)."""
    rolled: set[int] = set()
    for reroll in rerolls:
        for place in to_reroll([-1 if p in rolled else face for p, face in enumerate(faces)], reroll):
            faces[place] = DIE[position.chance.below(SIDES)]
            rolled.add(place)
    return len(rolled)


def successes(faces: list[int]) -> int:
    """Hearts and shields succeed, reloads and blanks fail (WO-312)."""
    return sum(face >= SHIELD for face in faces)
