"""What is suggested before the first turn: cards that differ, the specialist who finds the sniper best."""

from __future__ import annotations

import msgspec

from kordon.engine.memo import group
from kordon.engine.scene import SENSIBLE, Choice
from kordon.games.sniper import moves
from kordon.games.sniper.knowledge import defenders, sniper
from kordon.games.sniper.moves import SniperMove
from kordon.games.sniper.screen.notes import CHOICES


@group
def suggesting(offered: tuple[SniperMove, ...]) -> tuple[Choice, ...]:
    """The choices of these moves; one of them is the sensible one."""
    best = max(offered, key=_liking)
    return tuple(
        [
            msgspec.structs.replace(CHOICES[move], worth=SENSIBLE) if move is best else CHOICES[move]
            for move in offered
        ]
    )


def _liking(move: SniperMove) -> tuple[int, float]:
    if isinstance(move, moves.Equip):
        return len(set(move.cards)), sum([sniper.LIKED[card] for card in move.cards])
    if isinstance(move, moves.Assign):
        return 0, defenders.LIKED[move.specialist]
    return 0, 0.0
