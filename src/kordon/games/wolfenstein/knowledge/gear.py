"""Who needs what: weapons, equipment and ammunition within the team (WO-45x)."""

from __future__ import annotations

from typing import Final

from kordon.engine.bits import members
from kordon.games.wolfenstein import moves
from kordon.games.wolfenstein.content import effects as fx
from kordon.games.wolfenstein.content import tables
from kordon.games.wolfenstein.content import traits as tr
from kordon.games.wolfenstein.content.tables import Card, has
from kordon.games.wolfenstein.pieces import NO_CARD, Slot
from kordon.games.wolfenstein.position import Position
from kordon.games.wolfenstein.rules.attack import attacks

FISTS: Final = 2.0
BURNER: Final = 2.0  # while there are bars
CLEARLY: Final = 0.5
BETTER: Final = 0.05  # enough to change weapons
BADLY_HURT: Final = 2  # life lost that is worth a bandage


def strength(position: Position, weapon: Card) -> float:
    """What a weapon is about worth: dice above all, then range, cheap attacks and what it can do."""
    if weapon == NO_CARD:
        return FISTS
    kind = tables.WEAPON_CARDS[weapon]
    value = kind.dice + 0.15 * min(kind.range, 5) - 0.4 * (kind.ap - 2) + 0.2 * len(kind.modes)
    if position.barred and has(kind.traits, tr.BurnsMetal):
        value += BURNER
    return value


def usable(position: Position, slot: Slot, weapon: Card) -> float:
    """The same for a hero now: next to nothing if it can't be fired."""
    if weapon == NO_CARD:
        return FISTS if attacks.shot_of(position.heroes[slot], 0, NO_CARD, NO_CARD) else 0.0
    value = strength(position, weapon)
    if position.level.attacks_need_ammunition and not attacks.tokens_for(position, slot, weapon):
        return 0.1 * value
    return value * (0.5 if position.reloads >> weapon & 1 else 1.0)


def is_worth_wearing(position: Position, slot: Slot, move: moves.Wear) -> bool:
    """What goes into an empty slot, and of several things the one that does most."""
    card = tables.GEAR_CARDS[move.card]
    if card.kind in [tables.GEAR_CARDS[worn].kind for worn in members(position.worn[slot])]:
        return False
    bag = [tables.GEAR_CARDS[other] for other in members(position.carried[slot])]
    return len(card.traits) == max([len(other.traits) for other in bag if other.kind == card.kind])


def is_worth_attaching(position: Position, slot: Slot, move: moves.Attach) -> bool:
    """To the weapon in hand, what has no place yet."""
    is_free = position.attached[move.weapon] == NO_CARD and move.card not in position.attached
    return is_free and move.weapon == position.active[slot]


def is_weapon_needed(position: Position, slot: Slot, move: moves.GiveWeapon) -> bool:
    """A spare weapon, not the own best, that is better than the other's and that the other can fire."""
    own = usable(position, slot, position.active[slot])
    if move.weapon == position.active[slot] or usable(position, slot, move.weapon) > own + BETTER:
        return False
    theirs = max(
        [usable(position, move.slot, weapon) for weapon in members(position.weapons[move.slot])],
        default=usable(position, move.slot, NO_CARD),
    )
    return usable(position, move.slot, move.weapon) > theirs + CLEARLY


def is_gear_needed(position: Position, slot: Slot, move: moves.GiveGear) -> bool:
    """What has no place here and one there; what heals, for somebody who is hurt more."""
    kind = tables.GEAR_CARDS[move.card].kind
    if heals(move.card):
        if position.bleeding >> move.slot & 1 or any(map(heals, members(position.carried[move.slot]))):
            return False
        return lost_life(position, slot) < BADLY_HURT <= lost_life(position, move.slot)
    if kind not in ("armour", "booster", "outfit", "other") or not position.carried[slot] >> move.card & 1:
        return False
    own = [tables.GEAR_CARDS[card].kind for card in members(position.worn[slot])]
    theirs = [
        tables.GEAR_CARDS[card].kind
        for card in members(position.worn[move.slot] | position.carried[move.slot])
    ]
    return kind in own and kind not in theirs


def heals(card: Card) -> bool:
    """Whether a card gives life back to the hero who uses it."""
    use = tables.GEAR_CARDS[card].use
    return use is not None and any(isinstance(effect, fx.Heal) for effect in use.effects)


def lost_life(position: Position, slot: Slot) -> int:
    """What the hero has lost."""
    return position.base_life[slot] - position.life[slot]


def is_ammunition_needed(position: Position, slot: Slot, move: moves.GiveAmmunition) -> bool:
    """What the other's weapon lacks and the own one can do without."""
    theirs = _kind(position, move.slot)
    if theirs not in (move.kind, tables.ANY_AMMUNITION) or not position.level.attacks_need_ammunition:
        return False
    if attacks.tokens_for(position, move.slot, position.active[move.slot]):
        return False
    own = _kind(position, slot)
    left = position.ammunition[slot * 3 + move.kind]
    if own == tables.ANY_AMMUNITION:
        return attacks.tokens_for(position, slot, position.active[slot]) > 1
    return own != move.kind or left > 1


def _kind(position: Position, slot: Slot) -> int:
    weapon = position.active[slot]
    return tables.NO_AMMUNITION if weapon == NO_CARD else tables.WEAPON_AMMUNITION[tables.WEAPON_OF[weapon]]
