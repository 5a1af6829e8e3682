"""Noise and threat (WO-501 to WO-504)."""

from __future__ import annotations

from typing import Final

from kordon.engine.bits import mask_of, members
from kordon.games.wolfenstein import events
from kordon.games.wolfenstein.content import traits as tr
from kordon.games.wolfenstein.content.tables import GEAR_CARDS, HERO_TRAITS, has, with_trait
from kordon.games.wolfenstein.pieces import ALLY_TURN, Area, AreaMask, Slot, Square, SquareMask
from kordon.games.wolfenstein.position import Position

_SOFT_CARDS: Final = with_trait(GEAR_CARDS, tr.SoftSteps)
_SOFT_HEROES: Final = tuple(has(traits, tr.SoftSteps) for traits in HERO_TRAITS)


def make_noise(position: Position, area: Area, why: str) -> None:
    """Put a noise token into an area, if there is none (WO-501)."""
    if not position.noise >> area & 1:
        position.noise |= 1 << area
        position.tell(events.NoiseMade(area, why))


def take_noise(position: Position, area: Area) -> None:
    """Take the noise token from an area."""
    if position.noise >> area & 1:
        position.noise &= ~(1 << area)
        position.tell(events.NoiseGone(area))


def is_quiet(position: Position, slot: Slot) -> bool:
    """Whether the hero's presence makes no noise (WO-907)."""
    return bool(
        position.hushed >> slot & 1
        or position.worn[slot] & _SOFT_CARDS
        or _SOFT_HEROES[position.heroes[slot]]
    )


def heard_squares(position: Position) -> list[Square]:
    """The squares of heroes and allies whose presence can make noise, one for each (WO-802, WO-961)."""
    heard = [position.hero_at[slot] for slot in members(position.standing) if not is_quiet(position, slot)]
    if position.ally_figures:
        heard += [position.enemy_at[figure] for figure in members(position.ally_figures)]
    return heard


def heed_presence(position: Position, area: Area) -> None:
    """A hero together with another figure makes noise at once (WO-502, WO-904)."""
    if position.noise >> area & 1:
        return
    here = position.board.areas[area].squares
    if not position.hero_squares & here:
        return
    heard = sum(here >> square & 1 for square in heard_squares(position))
    together = heard > 1 and position.level.heroes_together_make_noise
    if together or (heard and position.enemy_squares & here):
        make_noise(position, area, why_disturbed(position, area))


def why_disturbed(position: Position, area: Area) -> str:
    """Whose company makes the noise there: an enemy's, or that of another hero or ally."""
    return "enemy" if position.enemy_squares & position.board.areas[area].squares else "together"


def areas_disturbed(position: Position, square: Square) -> AreaMask:
    """The quiet areas where the active figure, on a square, would make noise by coming (WO-502, WO-904)."""
    if position.phase != ALLY_TURN and is_quiet(position, position.hero):
        return 0
    others = position.enemy_squares
    if position.level.heroes_together_make_noise:
        others |= mask_of(heard_squares(position))
    there = mask_of([number for number, area in enumerate(position.board.areas) if area.squares & others])
    return there & ~position.noise & ~(1 << position.board.area[square])


def heed_presence_of(position: Position, squares: SquareMask) -> None:
    """The same for all areas that these squares lie in."""
    area_of = position.board.area
    for area in {area_of[square] for square in members(squares)}:
        heed_presence(position, area)


def attack_noise(position: Position, squares: SquareMask) -> None:
    """An attack is heard where attacker and target are (WO-501), unless the level says no (WO-904)."""
    if position.level.attacks_make_noise:
        area_of = position.board.area
        for square in members(squares):
            make_noise(position, area_of[square], "attack")


def set_threat(position: Position, threat: int, why: str) -> None:
    """Move the threat marker; `missions.heed_threat` looks whether the alarm sounds."""
    threat = max(0, threat)
    if threat != position.threat:
        position.threat = threat
        position.tell(events.ThreatChanged(threat, why))


def keep_noise_with_figures(position: Position) -> None:
    """Tidy-up: noise goes from every area without a figure (WO-205)."""
    figures = position.hero_squares | position.fallen_squares | position.enemy_squares
    areas = position.board.areas
    gone = mask_of([area for area in members(position.noise) if not areas[area].squares & figures])
    if gone:
        position.noise &= ~gone
        position.tell(events.Tidied(gone))
