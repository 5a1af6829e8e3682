"""What a bot's hero is about, in a line for the people of its team. Everything in it lies open."""

# Not compiled: only bots among people speak.
from __future__ import annotations

from typing import Any, Final

from kordon.engine.bits import lowest, members
from kordon.engine.words import Text
from kordon.games.wolfenstein import moves
from kordon.games.wolfenstein.knowledge.errands import next_to
from kordon.games.wolfenstein.knowledge.prospects import Prospects
from kordon.games.wolfenstein.knowledge.reasons import leaves_it
from kordon.games.wolfenstein.knowledge.team import Judge
from kordon.games.wolfenstein.pieces import NOWHERE, Square
from kordon.games.wolfenstein.position import Position
from kordon.games.wolfenstein.screen.log_lines import hero_name, square_name
from kordon.games.wolfenstein.words import INTENT, listed

WAYS: Final = (moves.Step, moves.Open, moves.Search, moves.Work, moves.Travel, moves.Help)
CALLED: Final = {"work": "work", "travel": "passage"}  # by what the plan is


def intent(judge: Judge, move: Any, began: Square) -> Text | None:
    """What to say with a move: whom or what the hero goes for, or what it leaves to people.

    Who ends the turn no nearer to the goal than where it began says nothing of going there.
    """
    hero = hero_name(judge.slot)
    if isinstance(move, moves.EndTurn):
        return INTENT("leave", hero=hero) if leaves_it(judge) else None
    if not isinstance(move, WAYS):
        return None
    plan, prospects = judge.plan(), judge.prospects
    is_on_the_way = prospects.progress(plan.square, 0) > 0
    if prospects.errand.rescues and (plan.act == "help" or is_on_the_way):
        return INTENT("help", hero=hero, friends=_fallen(judge.position))
    if judge.pointed and is_on_the_way:
        return INTENT("flag", hero=hero)
    if plan.act in CALLED:
        return INTENT(CALLED[plan.act], hero=hero)
    if plan.act == "open":
        return INTENT("door", hero=hero, place=square_name(plan.square))
    if plan.act == "search":
        return INTENT("search", hero=hero, place=square_name(_searched(prospects, plan.square)))
    errand = prospects.errand
    is_nearer = is_on_the_way and errand.cost(plan.square) < errand.cost(began)
    if plan.act == "rest" and is_nearer and not errand.hunts:
        return INTENT(_way(judge), hero=hero)
    return None


def _way(judge: Judge) -> str:
    """Which way the hero goes: to the goal or home, and home with what."""
    position, errand = judge.position, judge.prospects.errand
    if errand.is_last:
        return "home"
    if not errand.is_homeward:
        return "goal"
    is_carrier = bool(position.objectives_by[judge.slot] or position.tasks[judge.slot])
    return "carry" if is_carrier else "escort"


def _fallen(position: Position) -> Text:
    """Those who bleed on the map."""
    fallen = [slot for slot in members(position.bleeding) if position.hero_at[slot] != NOWHERE]
    return listed([hero_name(slot) for slot in fallen])


def _searched(prospects: Prospects, square: Square) -> Square:
    """What is searched from a square."""
    tokens = prospects.own_chests() | prospects.own_events()
    return lowest(next_to(prospects.position, 1 << square) & tokens)
