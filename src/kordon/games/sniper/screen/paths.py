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
| `act:move` | a button |

No path is the beginning of another that can be legal at the same time: a walk of fewer than three spaces ends
with `act:go`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kordon.engine.memo import thing
from kordon.engine.records import Path, Target
from kordon.games.sniper import moves
from kordon.games.sniper.board import LONGEST_WALK
from kordon.games.sniper.moves import SniperMove
from kordon.games.sniper.pieces import DISTRACTION, JAEGER, KENNEL, OFFICER_OF, RADIO, SCOUT, SNIPER, Space

# By kind of move: its targets, with the move's fields in them, but for those that a move has several of.
PATHS: Final[dict[type, str]] = {
    moves.Bury: "objective:{objective}",
    moves.Show: "objective:{objective}",
    moves.Equip: "",  # and the cards
    moves.Assign: "specialist:{specialist}",
    moves.Enter: "act:go",  # after the spaces, if they are few
    moves.Walk: "act:go",
    moves.Play: "loadout:{card}",
    moves.Distract: f"loadout:{DISTRACTION} unit:{{unit}} space:{{space}}",
    moves.Shoot: "act:shoot unit:{unit} tokens:{tokens}",
    moves.Announce: "act:shoot tokens:{first} tokens:{second}",
    moves.Blast: "act:blast",
    moves.Loot: "act:loot",
    moves.Keep: "loadout:{card}",
    moves.Complete: "act:complete",
    moves.Swap: "slot:{first} slot:{second}",
    moves.Peek: "act:peek",
    moves.EndTurn: "act:end",
    moves.Save: "unit:{unit}",
    moves.Decline: "act:decline",
    moves.March: "unit:{unit} act:move space:{space}",
    moves.Attack: "unit:{unit} act:attack",
    moves.Spot: "unit:{unit} act:spot space:{space}",
    moves.Sweep: "unit:{unit} act:sweep",  # and the other spaces
    moves.Deploy: "unit:{unit} act:deploy space:{space}",
    moves.Dismiss: "unit:{unit} act:dismiss",
    moves.Intel: "act:intel",  # of the squad's officer
    moves.Done: "act:pass",
    moves.Radio: f"specialist:{RADIO} unit:{{unit}} space:{{space}}",
    moves.Aim: f"specialist:{SNIPER} space:{{space}}",
    moves.Draw: "tokens:{tokens}",
    moves.Unleash: f"specialist:{KENNEL} space:{{space}}",
    moves.Pounce: f"specialist:{JAEGER} space:{{space}}",
    moves.Scout: f"specialist:{SCOUT} unit:{{unit}} space:{{space}}",
}
# By kind of move: the action on its paths. The first of all walks offered is always a short one.
BUTTONS: Final[dict[type, Target]] = {
    kind: target for kind, path in PATHS.items() for target in path.split() if target.startswith("act:")
}
# By kind of move: the numbers of tokens on its path.
NUMBERS: Final[dict[type, Callable[[Any], tuple[int, ...]]]] = {
    moves.Shoot: lambda move: (move.tokens,),
    moves.Announce: lambda move: (move.first, move.second),
    moves.Draw: lambda move: (move.tokens,),
}


def _part(target: str) -> tuple[str, str]:
    """The text of a target, and the move's field that follows it, if any."""
    text, _, field = target.partition("{")
    return text, field.rstrip("}")


_PARTS: Final = {kind: [_part(target) for target in path.split()] for kind, path in PATHS.items()}


@thing
def path(move: SniperMove) -> Path:
    """The targets one clicks for this move."""
    if isinstance(move, moves.Walk | moves.Enter):
        spaces = _targets(move.path)
        return tuple(spaces if len(spaces) == LONGEST_WALK else [*spaces, "act:go"])
    if isinstance(move, moves.Equip):
        return tuple([f"loadout:{card}" for card in move.cards])
    if isinstance(move, moves.Intel):
        return f"unit:{OFFICER_OF[move.squad]}", "act:intel"
    targets = [f"{text}{getattr(move, field)}" if field else text for text, field in _PARTS[type(move)]]
    if isinstance(move, moves.Sweep):
        targets += _targets(move.spaces)
    return tuple(targets)


def _targets(spaces: tuple[Space, ...]) -> list[Target]:
    return [f"space:{space}" for space in spaces]
