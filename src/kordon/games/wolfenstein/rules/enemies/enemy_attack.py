"""What an enemy's attack does (WO-403, WO-410, WO-455); whom it attacks is decided in `enemy_phase`."""

from __future__ import annotations

from typing import Any, Final

from kordon.engine.bits import members
from kordon.games.wolfenstein import events
from kordon.games.wolfenstein.content import traits as tr
from kordon.games.wolfenstein.content.tables import FIGURE_KINDS, Figure, has, total, with_trait
from kordon.games.wolfenstein.pieces import ALLY, HEART, SHIELD, Target
from kordon.games.wolfenstein.position import Position
from kordon.games.wolfenstein.rules import life
from kordon.games.wolfenstein.rules.attack import dice, sighting
from kordon.games.wolfenstein.rules.glory_and_gear.effects import is_enough
from kordon.games.wolfenstein.rules.noise_and_threat import noise

COMMANDERS: Final = with_trait(FIGURE_KINDS, tr.Command)


def enemy_dice(position: Position, figure: Figure, who: Target) -> int:
    """The dice that an enemy rolls at a hero or ally: they shrink with the distance (WO-410)."""
    kind = FIGURE_KINDS[figure]
    distance = sighting.distance_to(position, position.square_of(who), figure)
    count = kind.dice
    if not has(kind.traits, tr.NoFallOff):
        count = max(1, count - (distance - 1))
    count += command_dice(position, figure)
    if who < ALLY:
        count -= total(sighting.traits_of(position, who), tr.Cover)
    return max(1, count)


def command_dice(position: Position, figure: Figure) -> int:
    """The dice that other figures' orders add: an officer's in the same area, a boss's everywhere."""
    count = 0
    for other in members(position.enemies & COMMANDERS & ~(1 << figure)):
        are_together = sighting.own_areas(position, figure) & sighting.own_areas(position, other)
        for trait in FIGURE_KINDS[other].traits:
            if isinstance(trait, tr.Command) and (are_together or trait.where == "map"):
                count += trait.dice
    return count


def absorbed(position: Position, who: Target) -> int:
    """The shields that a hero's armour takes off each attack (WO-455)."""
    if who >= ALLY:
        return 0
    return total(sighting.traits_of_cards(position.worn[who]), tr.Absorb)


def enemy_attacks(position: Position, figure: Figure, who: Target) -> None:
    """One attack of an enemy, with what its skills add; a reload is a blank (WO-403)."""
    kind = FIGURE_KINDS[figure]
    targets = [who]
    if has(kind.traits, tr.Sweep):
        targets += [
            other
            for other in position.targets()
            if other != who and sighting.is_next_to(position, figure, other)
        ]
    for target in targets:
        faces = dice.roll(position, enemy_dice(position, figure, target))
        position.tell(events.EnemyAttacked(figure, target, tuple(faces)))
        squares = position.squares_of(figure) | 1 << position.square_of(target)
        noise.attack_noise(position, squares)
        shields = max(0, faces.count(SHIELD) - absorbed(position, target))
        beside = sighting.targets_beside(position, target) if has(kind.traits, tr.Blast) else []
        lost = life.suffer(position, target, faces.count(HEART), shields)
        _shock(position, kind.traits, target, lost)
        for trait in kind.traits:
            if isinstance(trait, tr.Blast):
                for other in beside:
                    life.suffer(position, other, 0, trait.n)


def _shock(position: Position, traits: tuple[Any, ...], who: Target, lost: tuple[int, int]) -> None:
    """A hero who was hit and stands is stunned or sabotaged, if the attack does that; no ally is (WO-420)."""
    if not position.standing >> who & 1:  # allies are not in slots
        return
    for trait in traits:
        if isinstance(trait, tr.StunOnHit | tr.SabotageOnHit) and is_enough(trait.life, *lost):
            life.daze(position, who, sabotaged=isinstance(trait, tr.SabotageOnHit))
