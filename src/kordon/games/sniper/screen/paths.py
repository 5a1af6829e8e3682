"""The click path of every move: the targets one clicks in turn.

| target | what it is |
|---|---|
| `space:12` | a space of the map |
| `unit:4` | a unit, 0 to 8 |
| `squad:1` | a squad |
| `loadout:3` | a kind of loadout card |
| `specialist:2` | a specialist card |
| `objective:7` | an objective card |
| `tokens:5` | a number of tokens |
| `slot:1` | solo: a slot for order cards |
| `act:move` | a button; its names are below |

No path is the beginning of another that can be legal at the same time: a walk of fewer than three spaces ends
with `act:go`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kordon.engine.memo import thing
from kordon.engine.records import Path, Target
from kordon.games.sniper import moves, pieces
from kordon.games.sniper.board import LONGEST_WALK
from kordon.games.sniper.moves import SniperMove
from kordon.games.sniper.pieces import Loadout, Objective, Space, Specialist, Squad, Unit

GO: Final = "act:go"
SHOOT: Final = "act:shoot"
BLAST: Final = "act:blast"
LOOT: Final = "act:loot"
COMPLETE: Final = "act:complete"
PEEK: Final = "act:peek"
END_TURN: Final = "act:end"
DECLINE: Final = "act:decline"
MARCH: Final = "act:move"
ATTACK: Final = "act:attack"
SPOT: Final = "act:spot"
SWEEP: Final = "act:sweep"
DEPLOY: Final = "act:deploy"
DISMISS: Final = "act:dismiss"
INTEL: Final = "act:intel"
DONE: Final = "act:pass"


def space_target(space: Space) -> Target:
    """A space of the map."""
    return f"space:{space}"


def unit_target(unit: Unit) -> Target:
    """A unit, on the board or off it."""
    return f"unit:{unit}"


def squad_target(squad: Squad) -> Target:
    """A squad."""
    return f"squad:{squad}"


def loadout_target(card: Loadout) -> Target:
    """A kind of loadout card."""
    return f"loadout:{card}"


def specialist_target(specialist: Specialist) -> Target:
    """A specialist card."""
    return f"specialist:{specialist}"


def objective_target(objective: Objective) -> Target:
    """An objective card."""
    return f"objective:{objective}"


def tokens_target(tokens: int) -> Target:
    """A number of shot tokens."""
    return f"tokens:{tokens}"


def slot_target(slot: int) -> Target:
    """A slot for order cards."""
    return f"slot:{slot}"


def _walk(path: tuple[Space, ...]) -> Path:
    steps = tuple([space_target(space) for space in path])
    return steps if len(path) == LONGEST_WALK else (*steps, GO)


PATHS: dict[type, Callable[[Any], Path]] = {
    moves.Bury: lambda move: (objective_target(move.objective),),
    moves.Show: lambda move: (objective_target(move.objective),),
    moves.Equip: lambda move: tuple([loadout_target(card) for card in move.cards]),
    moves.Assign: lambda move: (specialist_target(move.specialist),),
    moves.Enter: lambda move: _walk(move.path),
    moves.Walk: lambda move: _walk(move.path),
    moves.Play: lambda move: (loadout_target(move.card),),
    moves.Distract: lambda move: (
        loadout_target(pieces.DISTRACTION),
        unit_target(move.unit),
        space_target(move.space),
    ),
    moves.Shoot: lambda move: (SHOOT, unit_target(move.unit), tokens_target(move.tokens)),
    moves.Announce: lambda move: (SHOOT, tokens_target(move.first), tokens_target(move.second)),
    moves.Blast: lambda move: (BLAST,),
    moves.Loot: lambda move: (LOOT,),
    moves.Keep: lambda move: (loadout_target(move.card),),
    moves.Complete: lambda move: (COMPLETE,),
    moves.Swap: lambda move: (slot_target(move.first), slot_target(move.second)),
    moves.Peek: lambda move: (PEEK,),
    moves.EndTurn: lambda move: (END_TURN,),
    moves.Save: lambda move: (unit_target(move.unit),),
    moves.Decline: lambda move: (DECLINE,),
    moves.March: lambda move: (unit_target(move.unit), MARCH, space_target(move.space)),
    moves.Attack: lambda move: (unit_target(move.unit), ATTACK),
    moves.Spot: lambda move: (unit_target(move.unit), SPOT, space_target(move.space)),
    moves.Sweep: lambda move: (
        unit_target(move.unit),
        SWEEP,
        *[space_target(space) for space in move.spaces],
    ),
    moves.Deploy: lambda move: (unit_target(move.unit), DEPLOY, space_target(move.space)),
    moves.Dismiss: lambda move: (unit_target(move.unit), DISMISS),
    moves.Intel: lambda move: (squad_target(move.squad), INTEL),
    moves.Done: lambda move: (DONE,),
    moves.Radio: lambda move: (
        specialist_target(pieces.RADIO),
        unit_target(move.unit),
        space_target(move.space),
    ),
    moves.Aim: lambda move: (specialist_target(pieces.SNIPER), space_target(move.space)),
    moves.Draw: lambda move: (tokens_target(move.tokens),),
    moves.Unleash: lambda move: (specialist_target(pieces.KENNEL), space_target(move.space)),
    moves.Pounce: lambda move: (specialist_target(pieces.JAEGER), space_target(move.space)),
    moves.Scout: lambda move: (
        specialist_target(pieces.SCOUT),
        unit_target(move.unit),
        space_target(move.space),
    ),
}

# By kind of move: the action on its paths. The first of all walks offered is always a short one.
BUTTONS: dict[type, Target] = {
    moves.Enter: GO,
    moves.Walk: GO,
    moves.Shoot: SHOOT,
    moves.Announce: SHOOT,
    moves.Blast: BLAST,
    moves.Loot: LOOT,
    moves.Complete: COMPLETE,
    moves.Peek: PEEK,
    moves.EndTurn: END_TURN,
    moves.Decline: DECLINE,
    moves.March: MARCH,
    moves.Attack: ATTACK,
    moves.Spot: SPOT,
    moves.Sweep: SWEEP,
    moves.Deploy: DEPLOY,
    moves.Dismiss: DISMISS,
    moves.Intel: INTEL,
    moves.Done: DONE,
}

# By kind of move: the numbers of tokens on its path.
NUMBERS: dict[type, Callable[[Any], tuple[int, ...]]] = {
    moves.Shoot: lambda move: (move.tokens,),
    moves.Announce: lambda move: (move.first, move.second),
    moves.Draw: lambda move: (move.tokens,),
}


@thing
def path(move: SniperMove) -> Path:
    """The targets one clicks for this move."""
    return PATHS[type(move)](move)
