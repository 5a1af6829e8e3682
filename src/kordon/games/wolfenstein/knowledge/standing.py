"""How likely the team is to win as things stand, by what everybody can see; fitted to games of masters.

`python -m kordon.lab.standing` fits the weights in `data/standing.json`.
"""

# Not compiled: only advice uses it.
from __future__ import annotations

from functools import cache
from math import exp
from typing import Final

import msgspec

from kordon.engine.bits import members
from kordon.engine.chance import Chance
from kordon.games.wolfenstein.board.routes import FAR
from kordon.games.wolfenstein.content.loading import folder
from kordon.games.wolfenstein.content.tables import FIGURE_KINDS
from kordon.games.wolfenstein.knowledge.errands import Errand, fight_ahead
from kordon.games.wolfenstein.moves import WolfensteinMove
from kordon.games.wolfenstein.pieces import SLOTS
from kordon.games.wolfenstein.position import Position
from kordon.games.wolfenstein.rules import dispatch
from kordon.games.wolfenstein.rules.rounds import base_ap

FILE: Final = "standing.json"
TIGHTEST: Final = 2.0  # more is as bad
WAVE: Final = 20.0  # dice of enemies
# What is counted; each once by itself, and once more by how much of the time is over.
COUNTED: Final = (
    "start",  # the mission's own weight: it counts for less and less
    "even",
    "tight",
    "fight",
    "goals",
    "carried",
    "health",
    "bleeding",
    "dead",
    "enemies",
    "threat",
    "alarm",
)
LATE: Final = "late "
MISSION: Final = "mission "


class Weights(msgspec.Struct, frozen=True):
    """What adds to the logarithm of the odds: how often a mission is won on a level, and each count."""

    missions: dict[str, float]
    counts: dict[str, float]


@cache
def weights() -> Weights:
    """Those that were fitted."""
    return msgspec.json.decode(folder().joinpath(FILE).read_bytes(), type=Weights)


def team_wins(position: Position) -> float:
    """The team's chance to win, if all play like masters; even at the start of a mission of one's own."""
    known = weights()
    start = known.missions.get(cell(position), 0.0)
    odds = start + sum(known.counts.get(name, 0.0) * value for name, value in counts(position, start).items())
    return 1 / (1 + exp(-odds))


def chance_after(position: Position, move: WolfensteinMove, luck: int) -> float:
    """The same after a move, if luck has it so."""
    world = position.copy()
    world.chance = Chance(luck)
    dispatch.apply(world, move)
    return team_wins(world) if world.outcome is None else float(bool(world.outcome.winners))


def cell(position: Position) -> str:
    """The mission and the level."""
    return f"{position.mission.name} {position.level.name}"


def counts(position: Position, start: float) -> dict[str, float]:
    """How things stand, as the numbers that weights multiply; `start` is the mission's own weight."""
    rounds = position.mission.rounds
    turns = (position.living & ~position.activated).bit_count()
    left = max(0.0, rounds - position.round + turns / SLOTS) if position.round else float(rounds)
    late = 1 - left / rounds
    found = {
        "start": start,
        "even": 1.0,
        "tight": _tight(position, left),
        "fight": fight_ahead(position) / 10,
        "goals": 1 - position.goals_done.bit_count() / max(1, len(position.mission.goals)),
        "carried": float(any(position.objectives_by) or any(position.tasks)),
        "health": _health(position),
        "bleeding": float(position.bleeding.bit_count()),
        "dead": float(position.dead.bit_count()),
        "enemies": sum(FIGURE_KINDS[figure].dice for figure in members(position.enemies)) / WAVE,
        "threat": _threat(position),
        "alarm": float(position.alarms > 0),
    }
    found |= {LATE + name: late * value for name, value in found.items()}
    return found | {MISSION + position.mission.name: 1.0}


def _tight(position: Position, left: float) -> float:
    """The way that is left to the hero who is nearest, as a share of what a hero can still walk."""
    ways = [Errand(position, slot).whole_way(position.hero_at[slot]) for slot in members(position.standing)]
    way = min(ways, default=0)
    points = max([base_ap(position, slot) for slot in members(position.standing)], default=6)
    return min(TIGHTEST, way / max(1.0, points * left)) if way < FAR else TIGHTEST


def _health(position: Position) -> float:
    """Life and armour of all heroes as a share of what they began with."""
    whole = sum(position.base_life) + 0.6 * sum(position.base_armour)
    return (sum(position.life) + 0.6 * sum(position.armour)) / whole if whole else 1.0


def _threat(position: Position) -> float:
    """How near the alarm is; nothing if none can sound any more."""
    mission = position.mission
    if not mission.threat_limit or (position.alarms and not mission.repeats):
        return 0.0
    return position.threat / mission.threat_limit
