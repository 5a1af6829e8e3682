"""What a bot's hero is about, in a line for the people of its team. Everything in it lies open."""

# Not compiled: only bots among people speak.
from __future__ import annotations

from typing import Any, Final

from kordon.engine.bits import lowest, mask_of, members
from kordon.engine.words import Text
from kordon.games.wolfenstein import moves
from kordon.games.wolfenstein.knowledge.errands import Errand, next_to
from kordon.games.wolfenstein.knowledge.prospects import Prospects
from kordon.games.wolfenstein.knowledge.reasons import leaves_it
from kordon.games.wolfenstein.knowledge.team import Judge
from kordon.games.wolfenstein.pieces import NOWHERE, Square
from kordon.games.wolfenstein.position import Position
from kordon.games.wolfenstein.screen.log_lines import hero_name, square_name
from kordon.games.wolfenstein.words import INTENT, listed

WAYS: Final = (moves.Step, moves.Open, moves.Search, moves.Work, moves.Travel, moves.Help)
SHARED: Final = ("help", "goal", "home", "escort", "passage")  # said by one for all
CALLED: Final = {"work": "work", "travel": "passage"}  # by what the plan is


def intent(judge: Judge, move: Any, began: Square) -> Text | None:
    """What to say with a move: whom or what the hero goes for, or what it leaves to people.

    Who ends the turn no nearer to the goal than where it began says nothing of going there. Of several who
    go the same way in a round only the first one speaks.
    """
    what, about = _purpose(judge, move, began)
    if not what or (what in SHARED and _is_said(judge, what)):
        return None
    return INTENT(what, hero=hero_name(judge.slot), **about)


def _purpose(judge: Judge, move: Any, began: Square) -> tuple[str, dict[str, Text]]:
    """What the hero is about, and what belongs to it; nothing worth a word is empty."""
    if isinstance(move, moves.EndTurn):
        return "leave" if leaves_it(judge) else "", {}
    if not isinstance(move, WAYS):
        return "", {}
    plan, prospects = judge.plan(), judge.prospects
    is_on_the_way = prospects.progress(plan.square, 0) > 0
    if prospects.errand.rescues and (plan.act == "help" or is_on_the_way):
        return "help", {"friends": _fallen(judge.position)}
    if judge.pointed and is_on_the_way:
        return "flag", {}
    if plan.act in CALLED:
        return CALLED[plan.act], {}
    if plan.act == "open":
        return "door", {"place": square_name(plan.square)}
    if plan.act == "search":
        return "search", {"place": square_name(_searched(prospects, plan.square))}
    errand = prospects.errand
    is_nearer = is_on_the_way and errand.cost(plan.square) < errand.cost(began)
    if plan.act == "rest" and is_nearer and not errand.hunts:
        return _way(errand), {}
    return "", {}


def _is_said(judge: Judge, what: str) -> bool:
    """Whether another hero of bots, who had a turn in this round, goes the same way."""
    position = judge.position
    people = judge.courtesy.heroes if judge.courtesy is not None else []
    before = position.activated & position.standing & ~mask_of([judge.slot, *people])
    errands = [Errand(position, slot, escorts=bool(people)) for slot in members(before)]
    if what == "passage":  # it tires (WO-310)
        return any(errand.entry == NOWHERE and position.fatigued >> errand.slot & 1 for errand in errands)
    return any(_way(errand) == what for errand in errands)


def _way(errand: Errand) -> str:
    """Which way a hero goes: to who bleeds, to the goal or home, and home with what."""
    position, slot = errand.position, errand.slot
    if errand.rescues:
        return "help"
    if errand.is_last:
        return "home"
    if not errand.is_homeward:
        return "" if errand.hunts else "goal"
    is_carrier = bool(position.objectives_by[slot] or position.tasks[slot])
    return "carry" if is_carrier else "escort"


def _fallen(position: Position) -> Text:
    """Those who bleed on the map."""
    fallen = [slot for slot in members(position.bleeding) if position.hero_at[slot] != NOWHERE]
    return listed([hero_name(slot) for slot in fallen])


def _searched(prospects: Prospects, square: Square) -> Square:
    """What is searched from a square."""
    tokens = prospects.own_chests() | prospects.own_events()
    return lowest(next_to(prospects.position, 1 << square) & tokens)
