"""Life and death of heroes and allies (WO-701 to WO-704, WO-802, WO-805, WO-961)."""

from __future__ import annotations

from kordon.engine.bits import members
from kordon.engine.records import Outcome, RuleId, Seat
from kordon.engine.tuples import replaced
from kordon.games.wolfenstein import events, moves, pieces
from kordon.games.wolfenstein.content import traits as tr
from kordon.games.wolfenstein.content.tables import HERO_TRAITS, Kind, has
from kordon.games.wolfenstein.pieces import ALLY, NO_FIGURE, NOWHERE, Slot, Square, SquareMask, Target
from kordon.games.wolfenstein.position import Position, damage
from kordon.games.wolfenstein.rules.noise_and_threat import arrivals, noise


def end(position: Position, rule: RuleId, *, won: bool) -> None:
    """The mission is over, for all players alike (WO-704)."""
    if position.outcome is not None:
        return
    winners = tuple(range(position.seats)) if won else ()
    position.outcome = Outcome(winners, rule, (int(won),) * position.seats)
    position.phase = pieces.OVER
    position.pending = ()
    position.tell(events.Ended(won, rule))


def suffer(position: Position, who: Target, hearts: int, shields: int) -> tuple[int, int]:
    """A hero or ally is hit: hearts go past the armour, shields take it first (WO-403).

    The life and the armour that a hero lost.
    """
    if who >= ALLY:
        _ally_suffers(position, who - ALLY, hearts, shields)
        return 0, 0
    armour, life = position.armour[who], position.life[who]
    lost_life, lost_armour = damage(life, armour, hearts, shields)
    if not lost_armour and not lost_life:
        return 0, 0
    position.armour = replaced(position.armour, who, armour - lost_armour)
    position.life = replaced(position.life, who, life - lost_life)
    position.tell(events.HeroHurt(who, lost_life, lost_armour))
    if life == lost_life:
        position.bleeding |= 1 << who
        position.count_heroes()
        position.tell(events.Bled(who))
    return lost_life, lost_armour


def die(position: Position, slot: Slot) -> None:
    """Nobody helped in time: the hero leaves with all gear, the ally with the hero (WO-701, WO-703, WO-706).

    What the hero carried of the objectives stays where the hero lay.
    """
    square = position.hero_at[slot]
    position.bleeding &= ~(1 << slot)
    position.dead |= 1 << slot
    position.put_hero(slot, NOWHERE)
    for letter in members(position.objectives_by[slot]):
        position.put_objective(letter, square)
    position.objectives_by = replaced(position.objectives_by, slot, 0)
    position.tell(events.HeroDied(slot))
    _lose_ally(position, slot)
    position.pending = tuple([question for question in position.pending if question[1] != slot])
    if "lose-none" in position.mission.special:
        end(position, "WO-703", won=False)
    elif position.dead == pieces.ALL_SLOTS:
        end(position, "WO-704", won=False)


# ---- shared life (WO-702, WO-903)


def offer_help(position: Position, seat: Seat, near: SquareMask, found: list[moves.WolfensteinMove]) -> None:
    """The bleeding heroes next to the active one; also for a tired helper."""
    if position.bleeding and can_help(position, position.hero):
        found += [
            moves.Help(seat, slot)
            for slot in members(position.bleeding & ~(1 << position.hero))
            if near >> position.hero_at[slot] & 1
        ]


def can_help(position: Position, slot: Slot) -> bool:
    """Whether the hero has a shared-life token, where one is needed (WO-903)."""
    return position.shared_lives[slot] > 0 or not position.level.help_needs_token


def help_hero(position: Position, move: moves.Help) -> None:
    """The helper's token goes, and the helper tires, also one with a token already (WO-702)."""
    helper = position.hero
    token = position.level.help_needs_token
    if token:
        position.shared_lives = replaced(position.shared_lives, helper, position.shared_lives[helper] - 1)
    revive(position, helper, move.slot, token=token)
    if not has(HERO_TRAITS[position.heroes[helper]], tr.FreshHelper):
        tire(position, helper)


def revive(position: Position, helper: Slot, slot: Slot, *, token: bool) -> None:
    """A bleeding hero is back at full life and armour."""
    position.bleeding &= ~(1 << slot)
    position.life = replaced(position.life, slot, position.base_life[slot])
    position.armour = replaced(position.armour, slot, position.base_armour[slot])
    position.count_heroes()
    position.tell(events.Helped(helper, slot, token))
    noise.heed_presence(position, position.board.area[position.hero_at[slot]])


def daze(position: Position, slot: Slot, *, sabotaged: bool = False) -> None:
    """A hero is stunned, or sabotaged, in the next turn; there is never more than one token (WO-413)."""
    bit = 1 << slot
    if (position.sabotaged if sabotaged else position.stunned) & bit:
        return
    if sabotaged:
        position.sabotaged |= bit
    else:
        position.stunned |= bit
    position.tell(events.HeroStunned(slot, sabotaged))


def tire(position: Position, slot: Slot) -> None:
    """Fatigue as an effect: it always happens, and there is never more than one token (WO-304)."""
    if not position.fatigued >> slot & 1:
        position.fatigued |= 1 << slot
        position.tell(events.Tired(slot, is_tired=True))


# ---- allies: enemy figures won over by an event; they act by the functions of heroes, in ALLY_TURN (WO-802)


def ally_joins(position: Position, slot: Slot, kind: Kind, square: Square) -> None:
    """A figure comes over; a hero has one ally at most, a new one takes its place (WO-805)."""
    _lose_ally(position, slot)
    figure = arrivals.free_figure(position, kind)
    if figure == NO_FIGURE:
        return
    place = arrivals.nearest_free(position, figure, square, arrivals.taken_squares(position))
    if place == NOWHERE:
        return
    position.add_figure(figure, place)
    position.allies = replaced(position.allies, slot, figure)
    position.count_all()
    position.tell(events.AllyJoined(slot, figure, place))
    noise.heed_presence(position, position.board.area[place])


def _ally_suffers(position: Position, slot: Slot, hearts: int, shields: int) -> None:
    """An ally is hit; without life it is lost, it does not bleed (WO-802)."""
    figure = position.allies[slot]
    life, armour = position.wound(figure, hearts, shields)
    if life or armour:
        position.tell(events.HeroHurt(slot + ALLY, life, armour))
    if not position.enemy_life[figure]:
        _lose_ally(position, slot)


def _lose_ally(position: Position, slot: Slot) -> None:
    """The hero's ally, if there is one, is out of the game."""
    if position.allies[slot] != NO_FIGURE:
        position.remove_figure(position.allies[slot])
        position.tell(events.AllyLost(slot))
