"""What speaks for a move, in words for a player who asks for advice. Only what the seat knows is in it."""

# Not compiled: only advice uses it.
from __future__ import annotations

from typing import Any, Final

from kordon.engine.bits import mask_of, members
from kordon.engine.words import NAMED, Text
from kordon.games.sniper import moves
from kordon.games.sniper.belief.belief import SniperBelief
from kordon.games.sniper.board import board_of
from kordon.games.sniper.knowledge.sniper_turn import SniperTurn
from kordon.games.sniper.observation import SniperObservation
from kordon.games.sniper.pieces import SILENCED, SPECIALIST_NAMES, SpaceMask
from kordon.games.sniper.rules.shooting import odds
from kordon.games.sniper.words import ADVICE, SPECIALIST

LEAST_NEAR: Final = 3  # per cent
# What speaks for a defender's move wherever the sniper is.
PLAIN: Final[dict[type, str]] = {
    moves.Deploy: "reinforce",
    moves.Radio: "reinforce",
    moves.Unleash: "dog",
    moves.Done: "done",
}


def for_sniper(turn: SniperTurn, move: Any) -> Text | None:
    """Why the sniper might do that."""
    match move:
        case moves.Complete():
            return ADVICE("win" if len(turn.plan.goals) == 1 else "complete")
        case moves.Walk(path=path) | moves.Enter(path=path):
            end = path[-1]
            if end in turn.plan.goals:
                return ADVICE("reach", place=NAMED.say(f"space:{end}"))
            if not turn.in_reach(end):
                return ADVICE("unreachable")
            return ADVICE("hidden", places=len(turn.places_after(move).weights))
        case moves.Shoot(unit=unit, tokens=tokens):
            distance = turn.board.map.distance[turn.space][turn.seen.units[unit]]
            hit = odds(turn.seen.bag, distance, tokens, turn.seen.card == SILENCED).hit
            return ADVICE("shoot", chance=round(100 * hit))
        case moves.EndTurn():
            return ADVICE("hidden", places=len(turn.places_after(move).weights))
        case moves.Loot():
            return ADVICE("loot")
        case moves.Play() | moves.Distract():
            return ADVICE("card")
    return None


def for_defenders(seen: SniperObservation, belief: SniperBelief, move: Any) -> Text | None:
    """Why a defender might do that."""
    map = board_of(seen.options.map).map
    chances = belief.likely_spaces()

    def percent(spaces: SpaceMask) -> int:
        """How likely the sniper is in one of these spaces."""
        return round(100 * sum([chances[space] for space in members(spaces)]))

    match move:
        case moves.Assign(specialist=specialist):
            return SPECIALIST(SPECIALIST_NAMES[specialist], "how")
        case moves.Intel(squad=squad):
            return ADVICE("ask", chance=percent(map.sector_mask[squad]))
        case moves.Sweep(unit=unit, spaces=spaces):
            return ADVICE("ask", chance=percent(mask_of([seen.units[unit], *spaces])))
        case moves.Spot(space=space):
            return ADVICE("ask", chance=percent(1 << space))
        case moves.Attack(unit=unit):
            return ADVICE("strike", chance=percent(1 << seen.units[unit]))
        case moves.Pounce(space=space) | moves.Aim(space=space):
            return ADVICE("strike", chance=percent(1 << space))
        case moves.March(space=space) | moves.Scout(space=space):
            near = percent(map.adjacent_mask[space] | 1 << space)
            return ADVICE("close-in", chance=near) if near >= LEAST_NEAR else ADVICE("guard")
    return ADVICE(PLAIN[type(move)]) if type(move) in PLAIN else None
