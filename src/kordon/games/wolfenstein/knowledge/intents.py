"""What a bot's hero is about, in a line for the people of its team. Everything in it lies open."""

# Not compiled: only bots among people speak.
from __future__ import annotations

from typing import Any

from kordon.engine.bits import members
from kordon.engine.words import Text
from kordon.games.wolfenstein import moves
from kordon.games.wolfenstein.knowledge.errands import next_to
from kordon.games.wolfenstein.knowledge.reasons import leaves_it
from kordon.games.wolfenstein.knowledge.team import Judge
from kordon.games.wolfenstein.screen.log_lines import hero_name, square_name
from kordon.games.wolfenstein.words import INTENT, listed

WAYS = (moves.Step, moves.Open, moves.Search, moves.Work, moves.Travel, moves.Help)


def intent(judge: Judge, move: Any) -> Text | None:
    """What to say with a move: whom or what the hero goes for, or what it leaves to people."""
    hero = hero_name(judge.slot)
    if isinstance(move, moves.EndTurn):
        return INTENT("leave", hero=hero) if leaves_it(judge) else None
    if not isinstance(move, WAYS):
        return None
    position, plan, errand = judge.position, judge.plan(), judge.prospects.errand
    is_on_the_way = judge.prospects.progress(plan.square, 0) > 0
    if errand.rescues and (plan.act == "help" or is_on_the_way):
        fallen = [slot for slot in members(position.bleeding) if position.hero_at[slot] >= 0]
        return INTENT("help", hero=hero, friends=listed([hero_name(slot) for slot in fallen]))
    if judge.pointed and is_on_the_way:
        return INTENT("flag", hero=hero)
    match plan.act:
        case "work":
            return INTENT("work", hero=hero)
        case "open":
            return INTENT("door", hero=hero, place=square_name(plan.square))
        case "search":
            tokens = judge.prospects.own_chests() | judge.prospects.own_events()
            near = members(next_to(position, 1 << plan.square) & tokens)
            return INTENT("search", hero=hero, place=square_name(near[0]))
        case "travel":
            return INTENT("passage", hero=hero)
        case "rest" if is_on_the_way and not errand.hunts:
            return INTENT("home" if errand.is_last else "goal", hero=hero)
    return None
