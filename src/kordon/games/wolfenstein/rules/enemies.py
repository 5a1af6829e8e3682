"""How enemies act (WO-601 to WO-607). Written by ENEMIES; this first version wakes by sight and attacks once.

`rounds` calls `begin_phase` once, then `act` until it returns True. When only the controller can say how it
goes on, `act` fills `tie` and `tie_kind` and returns False; the answer comes back by `decide`, which clears
them, and `act` is called again. All state of a phase is in the position's fields `awake`, `done`, `waiting`,
`figure`, `figure_ap`, `figure_attacks`, `prey`, `tie`, `tie_kind`.
"""

from __future__ import annotations

from kordon.engine.bits import members
from kordon.engine.records import EVERYBODY, Notice
from kordon.games.wolfenstein import events
from kordon.games.wolfenstein.content.tables import ENEMIES, FIGURE_OF
from kordon.games.wolfenstein.pieces import NOWHERE
from kordon.games.wolfenstein.position import NO_TIE, Position
from kordon.games.wolfenstein.rules.enemy_attack import enemy_attacks
from kordon.games.wolfenstein.rules.sighting import distance_to, sees_target


def begin_phase(position: Position, notices: list[Notice]) -> None:
    """Check once which enemies wake (WO-601)."""
    position.awake = position.done = position.waiting = 0
    for figure in members(position.enemies):
        if any(sees_target(position, figure, who) for who in position.targets()):
            position.awake |= 1 << figure
            notices.append((EVERYBODY, events.Woke(figure, "sight")))


def act(position: Position, notices: list[Notice]) -> bool:
    """Go on until the phase is over (True) or the controller has to decide (False)."""
    for figure in members(position.awake & ~position.done):
        position.done |= 1 << figure
        if (position.stunned_enemies | position.sabotaged_enemies) >> figure & 1:
            continue
        kind = ENEMIES[FIGURE_OF[figure]]
        seen = [who for who in position.targets() if sees_target(position, figure, who)]
        seen.sort(key=lambda who: distance_to(position, position.square_of(who), figure))
        if seen and distance_to(position, position.square_of(seen[0]), figure) <= kind.range:
            notices.append((EVERYBODY, events.EnemyActs(figure, seen[0], NOWHERE, "WO-603")))
            enemy_attacks(position, figure, seen[0], notices)
        if position.outcome is not None:
            return True
    return True


def decide(position: Position, answer: int, notices: list[Notice]) -> None:
    """The controller chose this entry of `tie` (WO-606)."""
    position.tie, position.tie_kind = (), NO_TIE
