"""Who is to act, what is legal by phase, and the function that carries out each kind of move."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from kordon.engine.bits import BITS, mask_of, members
from kordon.engine.records import EVERYBODY, Notice, Seat
from kordon.games.wolfenstein import moves, pieces
from kordon.games.wolfenstein.content.tables import AMMUNITION, EVENTS
from kordon.games.wolfenstein.moves import ENDS, WolfensteinMove
from kordon.games.wolfenstein.position import NO_NEWS, Position
from kordon.games.wolfenstein.rules import campaign, life, missions, rounds, setup
from kordon.games.wolfenstein.rules.actions import movement, search
from kordon.games.wolfenstein.rules.actions.search import choose_option
from kordon.games.wolfenstein.rules.attack import attacks
from kordon.games.wolfenstein.rules.enemies import enemy_phase
from kordon.games.wolfenstein.rules.glory_and_gear import decks, effects, gear


def turn_moves(position: Position, seat: Seat) -> list[WolfensteinMove]:
    """All that the active hero can do; on a square where nobody stops, only to go on (WO-307)."""
    walker = movement.Walker(position)
    found = movement.walks(position, seat, walker)
    square = position.hero_at[position.hero]
    if found and walker.no_stop & BITS[square]:
        before = before_leaving(position, walker)
        if before is not None:
            offer_actions(before, seat, found)
        return found
    offer_actions(position, seat, found)
    found.append(ENDS[seat])
    return found


def offer_actions(position: Position, seat: Seat, found: list[WolfensteinMove]) -> None:
    """Add all that a hero can do besides walking and ending the turn.

    They are called by name, not through a table, so that compiled code calls them directly, and share one
    list and the squares next to the hero, because most of them find nothing.
    """
    near = position.near(position.hero_at[position.hero])
    movement.offer_openings(position, seat, found)
    search.offer_searches(position, seat, near, found)
    missions.offer_works(position, seat, near, found)
    attacks.offer_attacks(position, seat, found)
    attacks.offer_silent_kills(position, seat, found)
    gear.offer_reloads(position, seat, found)
    gear.offer_skills(position, seat, found)
    gear.offer_uses(position, seat, found)
    rounds.offer_exhaustion(position, seat, found)
    life.offer_help(position, seat, near, found)
    gear.offer_changes(position, seat, found)
    gear.offer_gifts(position, seat, near, found)


def before_leaving(position: Position, walker: movement.Walker) -> Position | None:
    """The same without the points for the step off the start marker, if none was taken (WO-106, WO-107)."""
    square = position.hero_at[position.hero]
    if position.turn_marks & pieces.MOVED or walker.friends & BITS[square]:
        return None
    steps = walker.steps(square, position.ap)
    world = position.copy()
    world.ap -= min([walker.cost(to) for to in members(steps)], default=0)
    return world


def ally_moves(position: Position, seat: Seat) -> list[WolfensteinMove]:
    """An ally moves, attacks, opens doors and chests (WO-802)."""
    walker = movement.Walker(position)
    found = movement.walks(position, seat, walker)
    square = position.actor_square
    if found and walker.no_stop >> square & 1:
        return found
    near = position.near(square)
    movement.offer_openings(position, seat, found)
    search.offer_searches(position, seat, near, found)
    attacks.offer_attacks(position, seat, found)
    found.append(ENDS[seat])
    return found


def answers(position: Position, seat: Seat) -> list[WolfensteinMove]:
    """What can be answered to the first of the questions that came up in the middle of something."""
    question = position.pending[0]
    answered: Iterable[int] = question[2:]
    if question[0] == pieces.WHICH_AMMUNITION:
        answered = AMMUNITION
    elif question[0] == pieces.WHICH_OPTION:
        answered = range(len(EVENTS[question[2]].options))
    return [moves.cached_choose(seat, one) for one in answered]


def answer(position: Position, move: moves.Choose) -> None:
    """The first pending question is answered."""
    question, position.pending = position.pending[0], position.pending[1:]
    kind, slot = question[0], question[1]
    if kind == pieces.WHICH_AMMUNITION:
        effects.add_ammunition(position, slot, move.answer, 1)
    elif kind == pieces.WHICH_CARD:
        decks.keep_gear(position, slot, move.answer)
        position.gear_discard |= mask_of(question[2:]) & ~(1 << move.answer)
    elif kind == pieces.WHICH_SPOIL:
        campaign.bring(position, slot, move.answer)
    else:
        assert 0 <= move.answer < len(EVENTS[question[2]].options), "options are checked when offered"
        choose_option(position, slot, question[2], question[3], move.answer)


def lead(position: Position, move: moves.Lead) -> None:
    """Before the first round everybody has a say (WO-105); later the first player decides (WO-205)."""
    (rounds.lead if position.round else setup.wish)(position, move)


# By phase: the legal moves of the seat that is to act.
LEGAL: Final[tuple[Callable[[Position, Seat], list[WolfensteinMove]], ...]] = (
    setup.picks,  # PICKING
    setup.entrustments,  # ENTRUSTING
    rounds.activations,  # ACTIVATING
    turn_moves,  # HERO_TURN
    ally_moves,  # ALLY_TURN
    rounds.directions,  # ENEMY_PHASE
    rounds.leads,  # LEADING
)

APPLY: Final[dict[type, Callable[[Position, Any], None]]] = {
    moves.Pick: setup.pick,
    moves.Entrust: setup.entrust,
    moves.Activate: rounds.activate,
    moves.Step: movement.step,
    moves.Travel: movement.travel,
    moves.Open: movement.open_door,
    moves.Burn: movement.burn,
    moves.Search: search.search,
    moves.Work: missions.work,
    moves.Attack: attacks.attack,
    moves.SilentKill: attacks.silent_kill,
    moves.Reload: gear.reload,
    moves.UseSkill: gear.use_skill,
    moves.UseGear: gear.use_gear,
    moves.Exhaust: rounds.exhaust,
    moves.Help: life.help_hero,
    moves.Ready: gear.ready,
    moves.Wear: gear.wear,
    moves.Attach: gear.attach,
    moves.GiveWeapon: gear.give_weapon,
    moves.GiveGear: gear.give_gear,
    moves.GiveAmmunition: gear.give_ammunition,
    moves.EndTurn: rounds.finish,
    moves.Choose: answer,
    moves.Direct: lambda position, move: enemy_phase.decide(position, move.answer),
    moves.Lead: lead,
}

# Changes of gear: they do not let a card be handled again (see `gear`).
FREE: Final = frozenset(
    {moves.Ready, moves.Wear, moves.Attach, moves.GiveWeapon, moves.GiveGear, moves.GiveAmmunition}
)


def apply(position: Position, move: WolfensteinMove) -> list[Notice]:
    """Carry out a legal move and advance to the next decision."""
    position.news = NO_NEWS
    phase, hero = position.phase, position.hero
    if type(move) not in FREE:
        position.handled_weapons = position.handled_gear = 0
    APPLY[type(move)](position, move)
    missions.heed_leaving(position)
    rounds.settle(position)
    if phase != position.phase or hero != position.hero or phase not in (pieces.HERO_TURN, pieces.ALLY_TURN):
        position.turn += 1
    position.arrivals = 0
    return [(EVERYBODY, event) for event in position.news]


def to_act(position: Position) -> tuple[Seat, ...]:
    """One seat: who is asked a question, who controls the enemies' tie, or whose turn it is."""
    if position.phase == pieces.OVER:
        return ()
    if position.pending:
        return (position.owners[position.pending[0][1]],)
    if position.phase == pieces.ENEMY_PHASE:
        return (position.controller,)
    return (position.acting,)


def legal_moves(position: Position, seat: Seat) -> list[WolfensteinMove]:
    """The legal moves of a seat; none when it is not to act."""
    acting = to_act(position)
    if not acting or acting[0] != seat:
        return []
    if position.pending:
        return answers(position, seat)
    return LEGAL[position.phase](position, seat)
