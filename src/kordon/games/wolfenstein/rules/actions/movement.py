"""Movement, doors, bars and secret passages (WO-301, WO-305 to WO-310, WO-314).

The same for the active hero and, in ALLY_TURN, the hero's ally (WO-802).
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from kordon.engine.bits import BITS, members
from kordon.engine.records import Seat
from kordon.games.wolfenstein import events, moves, pieces
from kordon.games.wolfenstein.board.grid import OpenEdges
from kordon.games.wolfenstein.content import tables
from kordon.games.wolfenstein.content import traits as tr
from kordon.games.wolfenstein.pieces import NO_CARD, NOWHERE, Square, SquareMask
from kordon.games.wolfenstein.position import Position
from kordon.games.wolfenstein.rules import life, missions
from kordon.games.wolfenstein.rules.actions.search import pay_tasks
from kordon.games.wolfenstein.rules.noise_and_threat import noise

_SURE_HEROES: Final = tuple(tables.has(traits, tr.SureFooted) for traits in tables.HERO_TRAITS)
_SURE_FIGURES: Final = tables.with_trait(tables.FIGURE_KINDS, tr.SureFooted)
_SURE_CARDS: Final = tables.with_trait(tables.GEAR_CARDS, tr.SureFooted)
_BURNERS: Final = tables.with_trait(tables.WEAPON_CARDS, tr.BurnsMetal)


def difficult_ap(position: Position) -> int:
    """What a step into difficult terrain costs the active figure."""
    hero = position.hero
    if position.phase == pieces.ALLY_TURN:
        sure = bool(_SURE_FIGURES >> position.allies[hero] & 1)
    else:
        sure = _SURE_HEROES[position.heroes[hero]] or bool(position.worn[hero] & _SURE_CARDS)
    return pieces.STEP_AP if sure else pieces.DIFFICULT_AP


class Walker:
    """What limits the steps of the active figure now (WO-972)."""

    def __init__(self, position: Position) -> None:
        board = position.board
        self.position = position
        self.edges: OpenEdges = board.open_edges(position.closed, position.barred)
        self.passable: SquareMask = board.floor ^ (position.enemy_squares | position.tokens)  # all floor
        self.friends: SquareMask = _friends(position)
        self.no_stop: SquareMask = board.no_stop | self.friends
        if position.phase == pieces.ALLY_TURN:
            self.passable &= ~board.passage_mask
        self.difficult: SquareMask = board.difficult
        self.difficult_ap: int = difficult_ap(position)

    def steps(self, square: Square, ap: int) -> SquareMask:
        """The squares that can be entered with these points; from one where none may stop, one can go on."""
        if ap < pieces.STEP_AP:
            return 0
        reach = self.edges.steps_from(square, self.passable)
        if ap < self.difficult_ap:
            reach &= ~self.difficult
        crossed = reach & self.no_stop
        if crossed:
            for through in members(crossed):
                if not self.goes_on(through, ap - self.cost(through), BITS[through]):
                    reach ^= BITS[through]
        return reach

    def cost(self, square: Square) -> int:
        """What entering a square costs."""
        return self.difficult_ap if self.difficult & BITS[square] else pieces.STEP_AP

    def goes_on(self, square: Square, ap: int, crossed: SquareMask) -> bool:
        """Whether there are points and a free square to go on to (WO-307, WO-310).

        Only squares where none may stop have been crossed.
        """
        if ap < pieces.STEP_AP:
            return False
        reach = self.edges.steps_from(square, self.passable)
        if ap < self.difficult_ap:
            reach &= ~self.difficult
        if reach & self.no_stop != reach:
            return True
        for through in members(reach & ~crossed):
            if self.goes_on(through, ap - self.cost(through), crossed | BITS[through]):
                return True
        return self.travels(square, ap, crossed)

    def travels(self, square: Square, ap: int, crossed: SquareMask) -> bool:
        """Whether a passage leads from here to a square one can step off (WO-310)."""
        other = other_end(self.position, square)
        if other == NOWHERE or crossed >> other & 1 or self.position.phase == pieces.ALLY_TURN:
            return False
        return self.goes_on(other, ap - pieces.TRAVEL_AP, crossed | 1 << other)


def _friends(position: Position) -> SquareMask:
    """The squares of the other heroes, bleeding ones too, and of allies: passed through, not stopped on."""
    squares, here = position.hero_squares | position.fallen_squares, position.actor_square
    if here == NOWHERE:
        return squares
    figures = position.hero_at.count(here)
    if position.ally_figures:
        figures += sum([position.enemy_at[figure] == here for figure in members(position.ally_figures)])
    return squares if figures > 1 else squares ^ BITS[here]


def other_end(position: Position, square: Square) -> Square:
    """The other end of the secret passage on a square, or NOWHERE."""
    for a, b in position.board.passages:
        if square in (a, b):
            return b if square == a else a
    return NOWHERE


@lru_cache(maxsize=65536)
def steps_onto(seat: Seat, squares: SquareMask) -> tuple[moves.WolfensteinMove, ...]:
    """A step onto each of some squares."""
    return tuple([moves.Step(seat, to) for to in members(squares)])


def walks(position: Position, seat: Seat, walker: Walker) -> list[moves.WolfensteinMove]:
    """Steps and journeys of the active figure."""
    square, ap = position.actor_square, position.ap
    found = list(steps_onto(seat, walker.steps(square, ap)))
    if position.board.passage_mask & BITS[square] and walker.travels(square, ap, 1 << square):
        found.append(moves.Travel(seat, other_end(position, square)))
    return found


def step(position: Position, move: moves.Step) -> None:
    """One square; noise, goals and tasks follow where they come about."""
    to = move.to
    cost = difficult_ap(position) if position.board.difficult & BITS[to] else pieces.STEP_AP
    position.ap -= cost
    origin = position.actor_square
    who = position.actor
    position.tell(events.Moved(who, origin, to))
    _arrive(position, to)


def travel(position: Position, move: moves.Travel) -> None:
    """To the other end of a secret passage, with a fatigue token as an effect (WO-310)."""
    position.ap -= pieces.TRAVEL_AP
    hero = position.hero
    position.tell(events.Travelled(hero, position.hero_at[hero], move.to))
    life.tire(position, hero)
    _arrive(position, move.to)


def _arrive(position: Position, square: Square) -> None:
    """Entering a hero start or coming next to one pays a hero's tasks and serves goals (WO-456)."""
    position.turn_marks |= pieces.MOVED
    is_hero = position.phase != pieces.ALLY_TURN
    if is_hero:
        position.put_hero(position.hero, square)
    else:
        position.put_figure(position.allies[position.hero], square)
    noise.heed_presence(position, position.board.area[square])
    if is_hero and missions.at_start(position, square):
        pay_tasks(position, position.hero)
        missions.heed_start(position, position.hero)


# ---- doors and bars (WO-308, WO-309, WO-314)


def offer_openings(position: Position, seat: Seat, found: list[moves.WolfensteinMove]) -> None:
    """Closed doors that the active figure's square touches, and bars for a weapon that burns metal."""
    if position.ap < pieces.OPEN_AP:
        return
    square = position.actor_square
    doors = position.board.touching_doors[square] & position.closed
    if doors:
        found += [moves.cached_open(seat, door) for door in members(doors)]
    if position.barred and position.phase != pieces.ALLY_TURN:
        bars = position.board.touching_bars[square] & position.barred
        if bars and burns_metal(position):
            found += [moves.Burn(seat, number) for number in members(bars)]


def burns_metal(position: Position) -> bool:
    """Whether the active hero's active weapon removes bars."""
    weapon = position.active[position.hero]
    return weapon != NO_CARD and bool(_BURNERS >> weapon & 1)


def open_door(position: Position, move: moves.Open) -> None:
    """Once open it stays open (WO-308)."""
    position.ap -= pieces.OPEN_AP
    position.closed &= ~(1 << move.door)
    position.tell(events.DoorOpened(position.actor, move.door))


def burn(position: Position, move: moves.Burn) -> None:
    """The bars are gone for good (WO-309)."""
    position.ap -= pieces.BURN_AP
    position.barred &= ~(1 << move.bars)
    position.tell(events.BarsBurned(position.actor, move.bars))
