"""Attacks of heroes and allies, and silent kills (WO-401 to WO-412, WO-415, WO-963).

`Shot` is all that an attack is made of; `odds` reads it to tell the chances before.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from kordon.engine.records import Seat
from kordon.games.wolfenstein import events, moves, pieces
from kordon.games.wolfenstein.content import tables
from kordon.games.wolfenstein.content import traits as tr
from kordon.games.wolfenstein.content.cards import SilentKill
from kordon.games.wolfenstein.content.tables import Card, Figure, Kind, has
from kordon.games.wolfenstein.pieces import NO_CARD, NO_FIGURE, Slot, SquareMask, Target
from kordon.games.wolfenstein.position import Position
from kordon.games.wolfenstein.rules.attack import dice, kills, sighting
from kordon.games.wolfenstein.rules.glory_and_gear import decks, effects
from kordon.games.wolfenstein.rules.noise_and_threat import noise

FISTS: Final = -1  # in place of a weapon's kind
NO_MODE: Final = 0  # in place of the number of a special mode
_MODES: Final = tuple(weapon.modes for weapon in tables.WEAPONS)

HALTING: Final = (tr.StunOnHit, tr.SabotageOnHit)
SPILLING: Final = (tr.Blast, *HALTING)


@dataclass(eq=False)
class Shot:
    """How an attack is made, by any figure: range, dice, price and traits."""

    weapon: Card  # or NO_CARD
    range: int
    dice: int
    ap: int
    traits: tuple[Any, ...]
    falls_off: bool = False  # whether the dice shrink with the distance (WO-410)

    def __post_init__(self) -> None:
        """See whether it has two targets, and whether it does more than wound."""
        self.pairs: bool = self.has(tr.SecondTarget) or self.has(tr.ShareDice)
        self.spills: bool = any(isinstance(trait, SPILLING) for trait in self.traits)

    def dice_at(self, distance: int) -> int:
        """The dice against a target at this distance; a hero's do not shrink (WO-402, WO-410)."""
        count = max(1, self.dice - (distance - 1)) if self.falls_off else self.dice
        for trait in self.traits:
            if isinstance(trait, tr.Dice) and trait.at_least <= distance <= (trait.at_most or distance):
                count += trait.n
        return max(1, count)

    def has(self, kind: type) -> bool:
        """Whether the attack has such a trait."""
        return has(self.traits, kind)


def hero_shot(position: Position, slot: Slot, *, mode: int = NO_MODE) -> Shot | None:
    """How the hero attacks now: with the active weapon, or the bare fists; None without either."""
    weapon = position.active[slot]
    part = NO_CARD if weapon == NO_CARD else position.attached[weapon]
    return shot_of(position.heroes[slot], position.worn[slot], weapon, part, mode)


@lru_cache(maxsize=4096)
def shot_of(hero_kind: Kind, worn: int, weapon: Card, part: Card, mode: int = NO_MODE) -> Shot | None:
    """How a hero who wears these cards attacks with a weapon and what is attached to it."""
    hero = tables.HEROES[hero_kind]
    if weapon == NO_CARD and hero.fists is None:
        return None
    traits = tables.HERO_TRAITS[hero_kind] + sighting.traits_of_cards(worn)
    accuracy = hero.accuracy + tables.total(traits, tr.SharpEye)
    if hero.fists is not None and weapon == NO_CARD:
        return Shot(NO_CARD, 1, accuracy + hero.fists.dice, hero.fists.ap, traits)
    kind = tables.WEAPON_CARDS[weapon]
    traits += kind.traits
    if part != NO_CARD:
        traits += tables.GEAR_CARDS[part].traits
    if 0 < mode <= len(kind.modes):
        traits += kind.modes[mode - 1].traits
    ap = max(1, kind.ap - tables.total(traits, tr.Cheaper))
    return Shot(weapon, kind.range + tables.total(traits, tr.Range), accuracy + kind.dice, ap, traits)


def ally_shot(position: Position, slot: Slot) -> Shot:
    """How an ally attacks: as printed on its figure's card (WO-802)."""
    kind = tables.FIGURE_KINDS[position.allies[slot]]
    falls_off = not has(kind.traits, tr.NoFallOff)
    return Shot(NO_CARD, kind.range, kind.dice, kind.attack_ap, kind.traits, falls_off)


def active_shot(position: Position, *, mode: int = NO_MODE) -> Shot | None:
    """How the active figure attacks, a hero or an ally."""
    if position.phase == pieces.ALLY_TURN:
        return ally_shot(position, position.hero)
    return hero_shot(position, position.hero, mode=mode)


# ---- what is allowed


def tokens_for(position: Position, slot: Slot, weapon: Card) -> int:
    """How many tokens of the weapon's ammunition the hero has (WO-415)."""
    kind = tables.WEAPON_AMMUNITION[tables.WEAPON_OF[weapon]]
    if kind == tables.ANY_AMMUNITION:
        return sum(position.ammunition_of(slot))
    return 0 if kind == tables.NO_AMMUNITION else position.ammunition_of(slot)[kind]


def is_loaded(position: Position, slot: Slot, weapon: Card) -> bool:
    """No reload token on it, and ammunition where the level needs some (WO-401, WO-901)."""
    if position.reloads >> weapon & 1:
        return False
    kind = tables.WEAPON_AMMUNITION[tables.WEAPON_OF[weapon]]
    if not position.level.attacks_need_ammunition or kind == tables.NO_AMMUNITION:
        return True
    return tokens_for(position, slot, weapon) > 0


def mode_price(position: Position, weapon: Card, mode: int) -> int:
    """The tokens that a special mode of the weapon costs (WO-405, WO-901)."""
    return _MODES[tables.WEAPON_OF[weapon]][mode - 1].tokens + position.level.mode_surcharge


def usable_modes(position: Position, slot: Slot, weapon: Card) -> list[int]:
    """The special modes that the hero can pay for, one per turn, by number (WO-302, WO-405)."""
    if weapon == NO_CARD or position.turn_marks & pieces.USED_MODE:
        return []
    tokens = tokens_for(position, slot, weapon) - position.level.mode_surcharge
    if tokens <= 0:
        return []
    modes = _MODES[tables.WEAPON_OF[weapon]]
    return [number for number, mode in enumerate(modes, 1) if mode.tokens <= tokens]


def _is_ready(position: Position, slot: Slot) -> bool:
    """Whether the active figure is an ally, or a hero who is not sabotaged and holds no empty weapon."""
    if position.phase == pieces.ALLY_TURN:
        return True
    weapon = position.active[slot]
    return not position.sabotaged >> slot & 1 and (weapon == NO_CARD or is_loaded(position, slot, weapon))


def offer_attacks(position: Position, seat: Seat, found: list[moves.WolfensteinMove]) -> None:
    """Every attack of the active figure, with and without the weapon's special modes."""
    slot = position.hero
    if not position.attacks or not position.enemies or not _is_ready(position, slot):
        return
    shot = active_shot(position)
    if shot is None:
        return
    modes = usable_modes(position, slot, shot.weapon) if position.phase != pieces.ALLY_TURN else []
    if shot.ap > position.ap and not modes:
        return
    square = position.actor_square
    targets = sighting.in_reach(position, square, shot.range)
    if shot.ap <= position.ap:
        found += [moves.cached_attack(seat, figure) for figure in targets]
    for mode in modes:
        with_mode = hero_shot(position, slot, mode=mode)
        assert with_mode is not None, "the active weapon has modes"
        if with_mode.ap <= position.ap:
            far = with_mode.range > shot.range
            reached = sighting.in_reach(position, square, with_mode.range) if far else targets
            others = reached if with_mode.pairs else [NO_FIGURE]
            found += [
                moves.cached_attack(seat, figure, mode, other)
                for figure in reached
                for other in others
                if other != figure
            ]


# ---- a hero's or ally's attack


def attack(position: Position, move: moves.Attack) -> None:
    """Pay, roll, and see what it does; a mode that has one attacks a second target (WO-401 to WO-406)."""
    shot = active_shot(position, mode=move.mode)
    assert shot is not None, "there is something to attack with"
    if move.mode:
        pay_mode(position, position.hero, shot.weapon, move.mode)
    position.ap -= shot.ap
    position.attacks -= 1
    square = position.actor_square
    targets = [move.figure] if move.second == NO_FIGURE else [move.figure, move.second]
    bonus, position.bonus_dice = position.bonus_dice, 0
    counts = [shot.dice_at(sighting.distance_to(position, square, figure)) + bonus for figure in targets]
    if len(targets) > 1 and shot.has(tr.ShareDice):
        counts = [(counts[0] + 1) // 2, counts[0] // 2]
    silent = shot.has(tr.Silent)
    for figure, count in zip(targets, counts, strict=True):
        if count and position.outcome is None and position.is_target_still(figure):
            _shoot(position, shot, figure, count, mode=move.mode, silent=silent)


def _shoot(position: Position, shot: Shot, figure: Figure, count: int, *, mode: int, silent: bool) -> None:
    who, faces = position.actor, dice.roll(position, count)
    rerolls = [trait for trait in shot.traits if isinstance(trait, tr.Reroll)]
    rerolled = dice.reroll_once(position, faces, rerolls) if rerolls else 0
    weapon = FISTS if shot.weapon == NO_CARD else tables.WEAPON_OF[shot.weapon]
    position.tell(events.Attacked(who, figure, weapon, mode, tuple(faces), rerolled))
    if not silent:
        noise.attack_noise(position, 1 << position.actor_square | position.squares_of(figure))
    position.attacked |= 1 << figure
    if pieces.RELOAD in faces and shot.weapon != NO_CARD and not shot.has(tr.NoReload):
        jam(position, who, shot.weapon)
    hearts, shields = results(position, figure, faces, pierces=shot.has(tr.Piercing))
    around = sighting.squares_beside(position, figure) if shot.has(tr.Blast) else 0
    before = position.enemy_life[figure], position.enemy_armour[figure]
    effects.strike(position, figure, hearts, shields, who, silent=silent)
    if position.is_target_still(figure):
        _shock(position, shot, figure, before)
    for trait in shot.traits:
        if isinstance(trait, tr.Blast):
            _blast(position, trait.n, figure, around, who, silent=silent)


def _shock(position: Position, shot: Shot, figure: Figure, before: tuple[int, int]) -> None:
    """A target that was hit and stands is stunned or sabotaged, if the attack does that (WO-420)."""
    life, armour = before[0] - position.enemy_life[figure], before[1] - position.enemy_armour[figure]
    for trait in shot.traits:
        if isinstance(trait, HALTING) and effects.is_enough(trait.life, life, armour):
            effects.halt(position, figure, sabotaged=isinstance(trait, tr.SabotageOnHit))


def _blast(
    position: Position, n: int, figure: Figure, around: SquareMask, who: Target, *, silent: bool
) -> None:
    """An explosion hits everybody around its target, friends too, but not who set it off (WO-419)."""
    others = position.enemies & ~position.arrivals & ~(1 << figure)
    for other in sighting.figures_on(position, others, around):
        if position.outcome is None and position.is_target_still(other):
            position.attacked |= 1 << other
            effects.strike(position, other, 0, n, who, silent=silent)
    effects.hit_friends(position, n, around, who)


def pay_mode(position: Position, slot: Slot, weapon: Card, mode: int) -> None:
    """The mode's tokens go; of any kind: those that the hero has most of (WO-405, WO-418)."""
    position.turn_marks |= pieces.USED_MODE
    kind = tables.WEAPON_AMMUNITION[tables.WEAPON_OF[weapon]]
    for _ in range(mode_price(position, weapon, mode)):
        most = effects.most_of(position, slot) if kind == tables.ANY_AMMUNITION else kind
        effects.add_ammunition(position, slot, most, -1)


def jam(position: Position, slot: Slot, weapon: Card) -> None:
    """A reload on the dice: a reload token on the weapon, one at most (WO-403)."""
    if not position.reloads >> weapon & 1:
        position.reloads |= 1 << weapon
        position.tell(events.Jammed(slot, weapon))


def results(position: Position, figure: Figure, faces: list[int], *, pierces: bool) -> tuple[int, int]:
    """Hearts and shields that count against an enemy, after its skills (WO-403, WO-705, WO-905)."""
    hearts, shields = faces.count(pieces.HEART), faces.count(pieces.SHIELD)
    if pierces and not kills.is_immune(figure, "piercing"):
        hearts, shields = hearts + shields, 0
    for trait in tables.FIGURE_KINDS[figure].traits:
        if isinstance(trait, tr.Void):
            voiding = trait.easy if position.level.easy_voids else trait.faces
            voided = sum(faces.count(pieces.RELOAD if name == "reload" else pieces.BLANK) for name in voiding)
            hearts = max(0, hearts - voided)
    return hearts, shields


# ---- silent kill (WO-411, WO-963)


def offer_silent_kills(position: Position, seat: Seat, found: list[moves.WolfensteinMove]) -> None:
    """Every neighbour with every knife, axe and pipe; it takes the turn's attack."""
    slot = position.hero
    blades = position.carried[slot] & tables.BLADES
    if not blades or not position.attacks or position.sabotaged >> slot & 1:
        return
    near = position.board.neighbours(position.hero_at[slot], position.closed, 0)
    if not near & position.enemy_squares:
        return
    figures = sighting.figures_on(position, position.enemies, near)
    found += [
        moves.SilentKill(seat, card, figure)
        for card in decks.one_of_each_kind(blades)
        if blade(card).ap <= position.ap
        for figure in figures
        if not kills.is_immune(figure, "silent-kill")
    ]


def blade(card: Card) -> SilentKill:
    """What a card says about silent kills."""
    printed = tables.GEAR_CARDS[card].silent_kill
    assert printed is not None, f"equipment card {card} is not a blade"
    return printed


def silent_kill(position: Position, move: moves.SilentKill) -> None:
    """The card's dice only; the card goes, kill or not; no noise and no threat."""
    slot, printed = position.hero, blade(move.card)
    position.ap -= printed.ap
    position.attacks -= 1
    decks.discard_gear(position, slot, move.card)
    faces = dice.roll(position, printed.dice)
    position.tell(events.SilentlyAttacked(slot, move.figure, tables.GEAR_OF[move.card], tuple(faces)))
    position.attacked |= 1 << move.figure
    hearts, shields = results(position, move.figure, faces, pierces=False)
    effects.strike(position, move.figure, hearts, shields, slot, silent=True)
