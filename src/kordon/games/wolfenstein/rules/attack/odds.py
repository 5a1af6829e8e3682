"""The exact chances of an attack before it is made, for heroes, allies and enemies.

Everything is counted in whole numbers: a roll is a set of counts of faces with a weight, and weights over a
common denominator become fractions at the end.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from fractions import Fraction
from functools import lru_cache
from math import lcm
from typing import Final, NamedTuple, TypeAlias

from kordon.games.wolfenstein import pieces
from kordon.games.wolfenstein.content import traits as tr
from kordon.games.wolfenstein.content.tables import Card, Figure
from kordon.games.wolfenstein.pieces import ALLY, NO_CARD, Target
from kordon.games.wolfenstein.position import Position
from kordon.games.wolfenstein.rules.attack import attacks
from kordon.games.wolfenstein.rules.attack.dice import FACE, MISS
from kordon.games.wolfenstein.rules.attack.sighting import distance_to
from kordon.games.wolfenstein.rules.enemies import enemy_attack

Counts: TypeAlias = tuple[int, int, int, int]  # by face: how many dice show it
Rolls: TypeAlias = dict[Counts, Fraction]
NO_DICE: Final[Counts] = (0, 0, 0, 0)
ONE_DIE: Final[tuple[Counts, ...]] = ((1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1))  # by face
FACES: Final = 4
CHANCE: Final = tuple(Fraction(pieces.DIE.count(face), len(pieces.DIE)) for face in range(FACES))


class Odds(NamedTuple):
    """What an attack brings, as exact fractions."""

    dice: int  # how many are rolled
    hearts: list[Fraction]  # by number of hearts on the dice, after rerolls: the chance of exactly so many
    shields: list[Fraction]
    life: list[Fraction]  # by life points lost by the target
    armour: list[Fraction]  # by armour points lost
    kill: Fraction  # the target's life comes to 0
    reload: Fraction  # the weapon gets a reload token
    hit: Fraction  # the target loses life or armour


# ---- rolls


@lru_cache(maxsize=64)
def rolled(dice: int) -> Rolls:
    """All rolls of so many dice."""
    if not dice:
        return {NO_DICE: Fraction(1)}
    rolls: Rolls = defaultdict(Fraction)
    for counts, chance in rolled(dice - 1).items():
        for face, one in enumerate(ONE_DIE):
            rolls[_together(counts, one)] += chance * CHANCE[face]
    return rolls


def _together(a: Counts, b: Counts) -> Counts:
    return a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3]


@lru_cache(maxsize=512)
def rerolled(dice: int, rerolls: tuple[tuple[str, int], ...]) -> Rolls:
    """All rolls of so many dice after each reroll `(face, most)`; no die is rolled a third time (WO-313)."""
    # By (dice that may still be rolled again, dice that may not): the chance.
    states: dict[tuple[Counts, Counts], Fraction] = {
        (counts, NO_DICE): chance for counts, chance in rolled(dice).items()
    }
    for face_name, most in rerolls:
        following: dict[tuple[Counts, Counts], Fraction] = defaultdict(Fraction)
        for (fresh, fixed), chance in states.items():
            miss = pieces.RELOAD if fresh[pieces.RELOAD] else pieces.BLANK
            face = miss if face_name == MISS else FACE[face_name]
            again = min(fresh[face], most) if most else fresh[face]
            listed = list(fresh)
            listed[face] -= again
            blank, reload, shield, heart = listed
            for counts, part in rolled(again).items():
                state = (blank, reload, shield, heart), _together(fixed, counts)
                following[state] += chance * part
        states = following
    rolls: Rolls = defaultdict(Fraction)
    for (fresh, fixed), chance in states.items():
        rolls[_together(fresh, fixed)] += chance
    return rolls


# ---- what the rolls do


@lru_cache(maxsize=512)
def weighed(dice: int, rerolls: tuple[tuple[str, int], ...] = ()) -> tuple[list[tuple[Counts, int]], int]:
    """The same rolls with whole numbers as weights, and their sum."""
    rolls = rerolled(dice, rerolls)
    total = lcm(*[chance.denominator for chance in rolls.values()])
    return [(counts, int(chance * total)) for counts, chance in rolls.items()], total


def _odds(
    rolls: tuple[list[tuple[Counts, int]], int],
    dice: int,
    life: int,
    armour: int,
    effect: Callable[[Counts], tuple[int, int]],
    *,
    jams: bool,
) -> Odds:
    hearts, shields = [0] * (dice + 1), [0] * (dice + 1)
    lives, armours = [0] * (life + 1), [0] * (armour + 1)
    reload = hit = 0
    weights, total = rolls
    for counts, weight in weights:
        hearts[counts[pieces.HEART]] += weight
        shields[counts[pieces.SHIELD]] += weight
        if jams and counts[pieces.RELOAD]:
            reload += weight
        past, against = effect(counts)
        if past or against:
            hit += weight
        lost_armour = min(armour, against)
        lives[min(life, past + against - lost_armour)] += weight
        armours[lost_armour] += weight

    def shares(counted: list[int]) -> list[Fraction]:
        return [Fraction(weight, total) for weight in counted]

    return Odds(
        dice,
        shares(hearts),
        shares(shields),
        shares(lives),
        shares(armours),
        Fraction(lives[life], total),
        Fraction(reload, total),
        Fraction(hit, total),
    )


def attack_odds(position: Position, figure: Figure, *, mode: int = 0, shared: int = 0) -> Odds | None:
    """The chances of the active figure's attack on an enemy, or None if it has nothing to attack with.

    `shared` tells that the dice are shared out: 1 for the first target's part, 2 for the second's.
    """
    shot = attacks.active_shot(position, mode=mode)
    if shot is None:
        return None
    dice = shot.dice_at(distance_to(position, position.actor_square, figure)) + position.bonus_dice
    if shared:
        dice = (dice + 1) // 2 if shared == 1 else dice // 2
    rerolls = tuple((trait.face, trait.most) for trait in shot.traits if isinstance(trait, tr.Reroll))
    pierces = shot.has(tr.Piercing)

    def effect(counts: Counts) -> tuple[int, int]:
        return attacks.results(position, figure, faces_of(counts), pierces=pierces)

    jams = shot.weapon != NO_CARD and not shot.has(tr.NoReload)
    life, armour = position.enemy_life[figure], position.enemy_armour[figure]
    return _odds(weighed(dice, rerolls), dice, life, armour, effect, jams=jams)


def silent_odds(position: Position, card: Card, figure: Figure) -> Odds:
    """The chances of a silent kill (WO-963)."""
    dice = attacks.blade(card).dice

    def effect(counts: Counts) -> tuple[int, int]:
        return attacks.results(position, figure, faces_of(counts), pierces=False)

    life, armour = position.enemy_life[figure], position.enemy_armour[figure]
    return _odds(weighed(dice), dice, life, armour, effect, jams=False)


def enemy_odds(position: Position, figure: Figure, who: Target) -> Odds:
    """The chances of an enemy's attack on a hero or ally; `kill` means that a hero would bleed."""
    dice = enemy_attack.enemy_dice(position, figure, who)
    absorbed = enemy_attack.absorbed(position, who)
    if who < ALLY:
        life, armour = position.life[who], position.armour[who]
    else:
        ally = position.allies[who - ALLY]
        life, armour = position.enemy_life[ally], position.enemy_armour[ally]

    return _enemy_odds(dice, absorbed, life, armour)


@lru_cache(maxsize=4096)
def _enemy_odds(dice: int, absorbed: int, life: int, armour: int) -> Odds:
    def effect(counts: Counts) -> tuple[int, int]:
        return counts[pieces.HEART], max(0, counts[pieces.SHIELD] - absorbed)

    return _odds(weighed(dice), dice, life, armour, effect, jams=False)


def faces_of(counts: Counts) -> list[int]:
    """A roll with these counts."""
    return [face for face in range(FACES) for _ in range(counts[face])]
