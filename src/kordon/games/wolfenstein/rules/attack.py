"""Attacks of heroes and bots, and silent kills (WO-401 to WO-412, WO-415, WO-963).

`Shot` is all that an attack is made of; `odds` reads it to tell the chances before.
"""

from __future__ import annotations

from typing import Any, Final

from kordon.engine.bits import members
from kordon.engine.caches import remember
from kordon.engine.records import EVERYBODY, Notice, Seat
from kordon.games.wolfenstein import events, moves
from kordon.games.wolfenstein.content import traits as tr
from kordon.games.wolfenstein.content.cards import SilentKill
from kordon.games.wolfenstein.content.tables import (
    AMMUNITION,
    ANY_AMMUNITION,
    BLADES,
    ENEMIES,
    EQUIPMENT,
    FIGURE_OF,
    GEAR_OF,
    HEROES,
    NO_AMMUNITION,
    WEAPON_AMMUNITION,
    WEAPON_OF,
    WEAPONS,
    Card,
    Figure,
    Kind,
    has,
)
from kordon.games.wolfenstein.moves import WolfensteinMove
from kordon.games.wolfenstein.pieces import (
    BLANK,
    HEART,
    NO_CARD,
    NO_FIGURE,
    RELOAD,
    SHIELD,
    Slot,
    Target,
)
from kordon.games.wolfenstein.position import BOT_TURN, USED_MODE, Position
from kordon.games.wolfenstein.rules import decks, dice, kills, noise
from kordon.games.wolfenstein.rules.effects import add_ammunition, strike, stun
from kordon.games.wolfenstein.rules.movement import actor, actor_square
from kordon.games.wolfenstein.rules.sighting import (
    SKILL_TRAITS,
    distance_to,
    figures_beside,
    in_reach,
    traits_of_cards,
)

FISTS: Final = -1  # in place of a weapon's kind
_HAS_FISTS: Final = tuple(hero.fists is not None for hero in HEROES)
NO_MODE: Final = -1  # in place of the tokens that a special mode costs
_MODE_TOKENS: Final[tuple[int, ...]] = tuple(
    NO_MODE if weapon.mode is None else weapon.mode.tokens for weapon in WEAPONS
)
_PAIRS: Final = tuple(
    weapon.mode is not None
    and (has(weapon.mode.traits, tr.SecondTarget) or has(weapon.mode.traits, tr.ShareDice))
    for weapon in WEAPONS
)


_known_shots: Final[dict[tuple[Kind, int, Card, Card, bool], Shot]] = {}
_MOST_SHOTS_KNOWN: Final = 4096


class Shot:
    """How an attack is made, whoever makes it: range, dice, price and traits."""

    __slots__ = ("ap", "dice", "falls_off", "range", "traits", "weapon")

    def __init__(self, weapon: Card, reach: int, dice_count: int, ap: int, traits: tuple[Any, ...]) -> None:
        self.weapon = weapon  # the card, or NO_CARD
        self.range = reach
        self.dice = dice_count
        self.ap = ap
        self.traits = traits
        self.falls_off = False  # whether the dice shrink with the distance (WO-410)

    def dice_at(self, distance: int) -> int:
        """The dice against a target at this distance; a hero's do not shrink (WO-402, WO-410)."""
        count = max(1, self.dice - (distance - 1)) if self.falls_off else self.dice
        for trait in self.traits:
            if isinstance(trait, tr.Dice) and _within(trait, distance):
                count += trait.n
        return max(1, count)

    def has(self, kind: type) -> bool:
        """Whether the attack has such a trait."""
        return has(self.traits, kind)


def _within(trait: tr.Dice, distance: int) -> bool:
    return distance >= trait.at_least and (not trait.at_most or distance <= trait.at_most)


def hero_shot(position: Position, slot: Slot, *, mode: bool = False) -> Shot | None:
    """How the hero attacks now: with the active weapon, or the bare fists; None without either."""
    weapon = position.active[slot]
    part = NO_CARD if weapon == NO_CARD else position.attached[weapon]
    return shot_of(position.heroes[slot], position.worn[slot], weapon, part, mode)


def shot_of(hero_kind: Kind, worn: int, weapon: Card, part: Card, mode: bool) -> Shot | None:
    """How a hero who wears these cards attacks with a weapon and what is attached to it."""
    if weapon == NO_CARD and not _HAS_FISTS[hero_kind]:
        return None
    key = hero_kind, worn, weapon, part, mode
    known = _known_shots.get(key)
    if known is None:
        known = remember(_known_shots, key, _new_shot(hero_kind, worn, weapon, part, mode), _MOST_SHOTS_KNOWN)
    return known


def _new_shot(hero_kind: Kind, worn: int, weapon: Card, part: Card, mode: bool) -> Shot:
    hero = HEROES[hero_kind]
    traits = SKILL_TRAITS[hero_kind] + traits_of_cards(worn)
    accuracy = hero.accuracy
    for trait in traits:
        if isinstance(trait, tr.SharpEye):
            accuracy += trait.n
    if weapon == NO_CARD:
        assert hero.fists is not None, "who has neither has no attack"
        return Shot(NO_CARD, 1, accuracy + hero.fists.dice, hero.fists.ap, traits)
    kind = WEAPONS[WEAPON_OF[weapon]]
    traits += kind.traits
    if part != NO_CARD:
        traits += EQUIPMENT[GEAR_OF[part]].traits
    if mode and kind.mode is not None:
        traits += kind.mode.traits
    reach, ap = kind.range, kind.ap
    for trait in traits:
        if isinstance(trait, tr.Range):
            reach += trait.n
        elif isinstance(trait, tr.Cheaper):
            ap = max(1, ap - trait.n)
    return Shot(weapon, reach, accuracy + kind.dice, ap, traits)


def bot_shot(position: Position, slot: Slot) -> Shot:
    """How a bot attacks: as printed on its figure's card (WO-802)."""
    kind = ENEMIES[FIGURE_OF[position.bots[slot]]]
    shot = Shot(NO_CARD, kind.range, kind.dice, kind.attack_ap, kind.traits)
    shot.falls_off = not shot.has(tr.NoFallOff)
    return shot


# ---- what is allowed


def tokens_for(position: Position, slot: Slot, weapon: Card) -> int:
    """How many tokens of the weapon's ammunition the hero has (WO-415)."""
    kind = WEAPON_AMMUNITION[WEAPON_OF[weapon]]
    own = slot * len(AMMUNITION)
    if kind == ANY_AMMUNITION:
        return sum(position.ammunition[own : own + len(AMMUNITION)])
    return 0 if kind == NO_AMMUNITION else position.ammunition[own + kind]


def is_loaded(position: Position, slot: Slot, weapon: Card) -> bool:
    """No reload token on it, and ammunition where the level needs some (WO-401, WO-901)."""
    if position.reloads >> weapon & 1:
        return False
    if not position.level.attacks_need_ammunition or WEAPON_AMMUNITION[WEAPON_OF[weapon]] == NO_AMMUNITION:
        return True
    return tokens_for(position, slot, weapon) > 0


def mode_price(position: Position, weapon: Card) -> int:
    """The tokens that the weapon's special mode costs (WO-405, WO-901)."""
    tokens = _MODE_TOKENS[WEAPON_OF[weapon]]
    return tokens + position.level.mode_surcharge if tokens != NO_MODE else 0


def can_use_mode(position: Position, slot: Slot, weapon: Card) -> bool:
    """Once a turn, with the tokens on the card (WO-302, WO-405)."""
    if position.deeds & USED_MODE or _MODE_TOKENS[WEAPON_OF[weapon]] == NO_MODE:
        return False
    return tokens_for(position, slot, weapon) >= mode_price(position, weapon)


def offer_attacks(position: Position, seat: Seat, found: list[WolfensteinMove]) -> None:
    """Every attack of the active figure, with and without the weapon's special mode."""
    slot = position.hero
    if not position.attacks or not position.enemies:
        return
    if position.phase == BOT_TURN:
        shot: Shot | None = bot_shot(position, slot)
    else:
        if position.sabotaged >> slot & 1:
            return
        weapon = position.active[slot]
        if weapon != NO_CARD and not is_loaded(position, slot, weapon):
            return
        shot = hero_shot(position, slot)
    if shot is None or shot.ap > position.ap:
        return
    square = actor_square(position)
    targets = in_reach(position, square, shot.range)
    found += [moves.cached_attack(seat, figure) for figure in targets]
    if position.phase != BOT_TURN and shot.weapon != NO_CARD and can_use_mode(position, slot, shot.weapon):
        with_mode = hero_shot(position, slot, mode=True)
        assert with_mode is not None, "the active weapon has a mode"
        if with_mode.range > shot.range:
            targets = in_reach(position, square, with_mode.range)
        found += _with_mode(seat, targets, pairs=_PAIRS[WEAPON_OF[shot.weapon]])


def _with_mode(seat: Seat, targets: list[Figure], *, pairs: bool) -> list[WolfensteinMove]:
    if not pairs:
        return [moves.cached_attack(seat, figure, True) for figure in targets]
    return [
        moves.cached_attack(seat, figure, True, other)
        for figure in targets
        for other in targets
        if other != figure
    ]


# ---- a hero's or bot's attack


def attack(position: Position, move: moves.Attack, notices: list[Notice]) -> None:
    """Pay, roll, and see what it does; a mode that has one attacks a second target (WO-401 to WO-406)."""
    slot, who = position.hero, actor(position)
    if position.phase == BOT_TURN:
        shot = bot_shot(position, slot)
    else:
        own = hero_shot(position, slot, mode=move.mode)
        assert own is not None, "there is something to attack with"
        shot = own
        if move.mode:
            pay_mode(position, slot, shot.weapon, notices)
    position.ap -= shot.ap
    position.attacks -= 1
    square = actor_square(position)
    targets = [move.figure] if move.second == NO_FIGURE else [move.figure, move.second]
    bonus, position.bonus_dice = position.bonus_dice, 0
    counts = [shot.dice_at(distance_to(position, square, figure)) + bonus for figure in targets]
    if len(targets) > 1 and shot.has(tr.ShareDice):
        counts = [(counts[0] + 1) // 2, counts[0] // 2]
    silent = shot.has(tr.Silent)
    for figure, count in zip(targets, counts, strict=True):
        if count and position.outcome is None and position.enemies >> figure & 1:
            _shoot(position, shot, figure, count, who, notices, mode=move.mode, silent=silent)


def _shoot(
    position: Position,
    shot: Shot,
    figure: Figure,
    count: int,
    who: Target,
    notices: list[Notice],
    *,
    mode: bool,
    silent: bool,
) -> None:
    faces = dice.roll(position, count)
    rerolls = [trait for trait in shot.traits if isinstance(trait, tr.Reroll)]
    rerolled = dice.reroll_once(position, faces, rerolls) if rerolls else 0
    weapon = FISTS if shot.weapon == NO_CARD else WEAPON_OF[shot.weapon]
    notices.append((EVERYBODY, events.Attacked(who, figure, weapon, mode, tuple(faces), rerolled)))
    if not silent:
        noise.attack_noise(position, 1 << actor_square(position) | position.squares_of(figure), notices)
    position.attacked |= 1 << figure
    if RELOAD in faces and shot.weapon != NO_CARD and not shot.has(tr.NoReload):
        jam(position, who, shot.weapon, notices)
    hearts, shields = results(position, figure, faces, pierces=shot.has(tr.Piercing))
    around = figures_beside(position, figure)
    hurt = strike(position, figure, hearts, shields, who, notices, silent=silent)
    if hurt and position.enemies >> figure & 1 and shot.has(tr.StunOnHit):
        stun(position, figure, notices)
    for trait in shot.traits:
        if isinstance(trait, tr.Blast):
            for other in around:
                if position.outcome is None and position.enemies >> other & 1:
                    position.attacked |= 1 << other
                    strike(position, other, 0, trait.n, who, notices, silent=silent)


def pay_mode(position: Position, slot: Slot, weapon: Card, notices: list[Notice]) -> None:
    """The mode's tokens go; of any kind: those that the hero has most of (WO-405)."""
    position.deeds |= USED_MODE
    kind = WEAPON_AMMUNITION[WEAPON_OF[weapon]]
    own = slot * len(AMMUNITION)
    for _ in range(mode_price(position, weapon)):
        tokens = position.ammunition[own : own + len(AMMUNITION)]
        add_ammunition(
            position, slot, tokens.index(max(tokens)) if kind == ANY_AMMUNITION else kind, -1, notices
        )


def jam(position: Position, slot: Slot, weapon: Card, notices: list[Notice]) -> None:
    """A reload on the dice: a reload token on the weapon, one at most (WO-403)."""
    if not position.reloads >> weapon & 1:
        position.reloads |= 1 << weapon
        notices.append((EVERYBODY, events.Jammed(slot, weapon)))


def results(position: Position, figure: Figure, faces: list[int], *, pierces: bool) -> tuple[int, int]:
    """Hearts and shields that count against an enemy, after its skills (WO-403, WO-705, WO-905)."""
    hearts, shields = faces.count(HEART), faces.count(SHIELD)
    if pierces and not kills.is_immune(figure, "piercing"):
        hearts, shields = hearts + shields, 0
    for trait in ENEMIES[FIGURE_OF[figure]].traits:
        if isinstance(trait, tr.Void):
            voiding = trait.easy if position.level.easy_voids else trait.faces
            voided = sum(faces.count(RELOAD if name == "reload" else BLANK) for name in voiding)
            hearts = max(0, hearts - voided)
    return hearts, shields


# ---- silent kill (WO-411, WO-963)


def offer_silent_kills(position: Position, seat: Seat, found: list[WolfensteinMove]) -> None:
    """Every neighbour with every knife, axe and pipe; it takes the turn's attack."""
    slot = position.hero
    blades = position.carried[slot] & BLADES
    if not blades or not position.attacks or position.sabotaged >> slot & 1:
        return
    near = position.board.neighbours(position.hero_at[slot], position.closed, 0)
    if not near & position.enemy_squares:
        return
    figures = [
        figure
        for figure in members(position.enemies)
        if position.squares_of(figure) & near and not kills.is_immune(figure, "silent-kill")
    ]
    found += [
        moves.SilentKill(seat, card, figure)
        for card in _one_of_each_kind(blades)
        if blade(card).ap <= position.ap
        for figure in figures
    ]


def blade(card: Card) -> SilentKill:
    """What a card says about silent kills."""
    printed = EQUIPMENT[GEAR_OF[card]].silent_kill
    assert printed is not None, f"equipment card {card} is no blade"
    return printed


def _one_of_each_kind(cards: int) -> list[Card]:
    """Copies of a card do the same: one of each is offered."""
    kinds: dict[int, Card] = {}
    for card in members(cards):
        kinds.setdefault(GEAR_OF[card], card)
    return list(kinds.values())


def silent_kill(position: Position, move: moves.SilentKill, notices: list[Notice]) -> None:
    """The card's dice only; the card goes, kill or not; no noise and no threat."""
    slot, printed = position.hero, blade(move.card)
    position.ap -= printed.ap
    position.attacks -= 1
    decks.discard_gear(position, slot, move.card)
    faces = dice.roll(position, printed.dice)
    notices.append((EVERYBODY, events.SilentlyAttacked(slot, move.figure, GEAR_OF[move.card], tuple(faces))))
    position.attacked |= 1 << move.figure
    hearts, shields = results(position, move.figure, faces, pierces=False)
    strike(position, move.figure, hearts, shields, slot, notices, silent=True)
