"""What speaks for a move, in words for a player who asks for advice. Everything in it lies open."""

# Not compiled: only advice uses it.
from __future__ import annotations

from typing import Any, Final

from kordon.engine.words import Text
from kordon.games.wolfenstein import moves, pieces
from kordon.games.wolfenstein.board.routes import FAR
from kordon.games.wolfenstein.content import effects as fx
from kordon.games.wolfenstein.content.tables import GEAR_CARDS, HEROES
from kordon.games.wolfenstein.knowledge.answers import EVEN
from kordon.games.wolfenstein.knowledge.errands import Errand
from kordon.games.wolfenstein.knowledge.team import NO_USE, Judge
from kordon.games.wolfenstein.pieces import NO_FIGURE, NOWHERE, Slot
from kordon.games.wolfenstein.rules import dispatch
from kordon.games.wolfenstein.rules.attack import odds
from kordon.games.wolfenstein.screen.chances import shares_dice
from kordon.games.wolfenstein.screen.log_lines import hero_name
from kordon.games.wolfenstein.screen.sentences import enemy_name
from kordon.games.wolfenstein.words import ADVICE


def reason(judge: Judge, move: Any) -> Text | None:
    """Why the hero, or the players, might do that."""
    position = judge.position
    match move:
        case moves.Pick():
            return None
        case moves.Direct():
            return ADVICE("bears-it" if position.tie_kind == pieces.TARGET_TIE else "no-matter")
        case moves.Activate(slot=slot):
            return _turn(judge, slot)
        case moves.Lead():
            return ADVICE("lead" if position.bleeding else "no-matter")
        case moves.EndTurn():
            if leaves_it(judge):
                return ADVICE("leave")
            return ADVICE("end" if position.phase == pieces.ALLY_TURN or judge.is_here("rest") else "nothing")
    value = judge.value(move)
    if isinstance(move, moves.Choose):
        return _answer(judge, move, value)
    if value <= NO_USE:
        return ADVICE("nothing")
    return _act(judge, move)


def leaves_it(judge: Judge) -> bool:
    """Whether the hero has nothing to do only because people can do it soon."""
    courtesy = judge.courtesy
    if courtesy is None or not judge.is_here("rest"):
        return False
    return not Judge(judge.position, courtesy=courtesy.company(), pointed=judge.pointed).is_here("rest")


def _answer(judge: Judge, move: moves.Choose, value: float) -> Text:
    """Why this might be the answer; where no card or ammunition is of use, none is worse than another."""
    position = judge.position
    kind = position.pending[0][0]
    is_event = kind == pieces.WHICH_OPTION
    if value >= EVEN or (value > NO_USE and not is_event):
        return ADVICE(ANSWERS[kind])
    best = max([judge.value(other) for other in dispatch.legal_moves(position, move.seat)])
    return ADVICE("no-matter" if value == best and not is_event else "nothing")


def _act(judge: Judge, move: Any) -> Text:
    """Why the active hero might do that, which is worth something."""
    position = judge.position
    match move:
        case moves.Step():
            return _step(judge)
        case moves.Attack(figure=figure, mode=mode, second=second):
            shared = int(second != NO_FIGURE and shares_dice(position, mode))
            known = odds.attack_odds(position, figure, mode=mode, shared=shared)
            assert known is not None, "what is offered can be done"
            return ADVICE("attack", enemy=enemy_name(figure), chance=round(100 * known.kill))
        case moves.SilentKill(card=card, figure=figure):
            chance = odds.silent_odds(position, card, figure).kill
            return ADVICE("silent", enemy=enemy_name(figure), chance=round(100 * chance))
        case moves.Help(slot=slot):
            return ADVICE("help", hero=hero_name(slot))
        case moves.GiveWeapon(slot=slot) | moves.GiveGear(slot=slot) | moves.GiveAmmunition(slot=slot):
            return ADVICE("give", hero=hero_name(slot))
        case moves.UseGear(card=card):
            return _use(GEAR_CARDS[card].use)
        case moves.UseSkill(skill=skill):
            return _use(HEROES[position.heroes[judge.slot]].skills[skill].use)
    return ADVICE(SIMPLE[type(move)])


SIMPLE: Final[dict[type, str]] = {
    moves.Entrust: "entrust",
    moves.Travel: "passage",
    moves.Open: "open",
    moves.Burn: "burn",
    moves.Search: "search",
    moves.Work: "work",
    moves.Reload: "reload",
    moves.Exhaust: "exhaust",
    moves.Ready: "ready",
    moves.Wear: "wear",
    moves.Attach: "attach",
}

ANSWERS: Final = {
    pieces.WHICH_AMMUNITION: "ammunition",
    pieces.WHICH_OPTION: "option",
    pieces.WHICH_CARD: "card",
    pieces.WHICH_SPOIL: "card",
}

# What a step leads to, by the plan of the turn.
ACTS: Final = {
    "attack": "to-attack",
    "work": "to-work",
    "help": "to-help",
    "search": "to-search",
    "open": "to-door",
    "travel": "to-passage",
}

EFFECTS: Final[dict[type, str]] = {
    fx.Heal: "heal",
    fx.NextAttack: "dice",
    fx.ExtraAttack: "again",
    fx.Help: "rescue",
    fx.Damage: "blast",
    fx.Stun: "stun",
    fx.Sabotage: "stun",
    fx.Unseen: "unseen",
    fx.ClearReload: "reload",
    fx.Rest: "rest",
}


def _turn(judge: Judge, slot: Slot) -> Text:
    """Why it might be this hero's turn."""
    position, hero = judge.position, hero_name(slot)
    if position.bleeding >> slot & 1:
        return ADVICE("last", hero=hero)
    if position.hero_at[slot] == NOWHERE:
        return ADVICE("enter", hero=hero, life=position.life[slot])
    left = Errand(position, slot).cost(position.hero_at[slot])
    return ADVICE("first", hero=hero, points=left) if left < FAR else ADVICE("no-matter")


def _step(judge: Judge) -> Text:
    """By what the way leads to; where the turn has nothing to do, way made or danger avoided."""
    if judge.position.phase == pieces.ALLY_TURN:
        return ADVICE("bot")
    plan, prospects = judge.plan(), judge.prospects
    if plan.act in ACTS:
        return ADVICE(ACTS[plan.act])
    closed = judge.position.closed
    if prospects.progress(plan.square, 0) <= 0:
        is_safer = prospects.danger(plan.square, closed) < prospects.danger(prospects.here, closed)
        return ADVICE("to-safety" if is_safer else "to-place")
    if prospects.errand.rescues:
        return ADVICE("to-help")
    if judge.pointed:
        return ADVICE("to-flag")
    if prospects.errand.hunts:
        return ADVICE("to-hunt")
    return ADVICE("to-home" if prospects.errand.is_last else "to-goal")


def _use(use: Any) -> Text:
    """By the first effect that there are words for."""
    found = [EFFECTS[type(effect)] for effect in use.effects if type(effect) in EFFECTS]
    return ADVICE(found[0] if found else "use")
