"""Weapons and equipment: change, put on, attach, use, give, reload (WO-404, WO-417, WO-45x); skills (WO-451).

Changing gear costs nothing and could go on for ever. A card that was readied, put on or attached can't be
again until something else was done (`handled_…`): every arrangement can still be reached.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypeAlias

from kordon.engine.bits import BITS, mask_of, members
from kordon.engine.records import Seat
from kordon.engine.tuples import replaced
from kordon.games.wolfenstein import events, moves, pieces
from kordon.games.wolfenstein.board.sight import sees
from kordon.games.wolfenstein.content import tables
from kordon.games.wolfenstein.content.cards import Skill, Use
from kordon.games.wolfenstein.pieces import NO_CARD, NOBODY, Area, Slot, SquareMask
from kordon.games.wolfenstein.position import Position
from kordon.games.wolfenstein.rules import life
from kordon.games.wolfenstein.rules.attack.sighting import figures_on, in_reach, is_forbidden
from kordon.games.wolfenstein.rules.glory_and_gear import decks
from kordon.games.wolfenstein.rules.glory_and_gear.effects import Context, run

GiftKind: TypeAlias = type[moves.GiveWeapon] | type[moves.GiveGear] | type[moves.GiveAmmunition]

FISTS_BIT: Final = len(tables.WEAPON_OF)  # of `handled_weapons`, after the weapon cards

# ---- reloading (WO-302, WO-404, WO-906)


def offer_reloads(position: Position, seat: Seat, found: list[moves.WolfensteinMove]) -> None:
    """Any of the hero's weapons with a token; it takes the turn's attack, unless the level is kind."""
    jammed = position.reloads & position.weapons[position.hero]
    if not jammed or position.ap < pieces.RELOAD_AP or is_forbidden(position, position.hero, "reload"):
        return
    if is_free_reload(position) or (position.attacks and not is_second_reload(position)):
        found += [moves.Reload(seat, weapon) for weapon in members(jammed)]


def is_free_reload(position: Position) -> bool:
    """On the easier levels the turn's first reload leaves the attack alone (WO-906)."""
    return position.level.reload_is_free_of_slot and not position.turn_marks & pieces.RELOADED


def is_second_reload(position: Position) -> bool:
    """Whether the hero has reloaded and not exhausted: one reload a turn on every level (WO-404)."""
    return bool(position.turn_marks & pieces.RELOADED) and not position.turn_marks & pieces.EXHAUSTED


def reload(position: Position, move: moves.Reload) -> None:
    """The token goes; on the hardest level a die may put it back."""
    position.ap -= pieces.RELOAD_AP
    if not is_free_reload(position):
        position.attacks -= 1
    position.turn_marks |= pieces.RELOADED
    stuck = (
        position.level.reload_may_fail and pieces.DIE[position.chance.below(pieces.SIDES)] == pieces.RELOAD
    )
    if not stuck:
        position.reloads &= ~(1 << move.weapon)
    position.tell(events.Reloaded(position.hero, move.weapon, stuck))


# ---- the active weapon, what is worn, what is attached (WO-452)


def offer_changes(position: Position, seat: Seat, found: list[moves.WolfensteinMove]) -> None:
    """Every change of gear that was not made since something else was done (WO-457)."""
    slot = position.hero
    weapons, carried = position.weapons[slot], position.carried[slot]
    others = weapons & ~position.handled_weapons
    has_fists = False  # could put a weapon away and fight bare-handed (WO-458)
    if position.active[slot] != NO_CARD:
        others &= ~(1 << position.active[slot])
        has_fists = tables.HAS_FISTS[position.heroes[slot]]
    if others:
        found += [moves.cached_ready(seat, weapon) for weapon in members(others)]
    if has_fists and not position.handled_weapons >> FISTS_BIT & 1:
        found.append(moves.cached_ready(seat, NO_CARD))
    fresh = carried & ~position.handled_gear
    if fresh & ~tables.ATTACHMENTS:
        for kind in tables.WORN_KINDS:
            if fresh & kind and not position.worn[slot] & kind & tables.STUCK:
                found += [moves.cached_wear(seat, card) for card in members(fresh & kind)]
    if weapons:
        parts = fresh & tables.ATTACHMENTS
        for weapon in members(weapons):
            part = position.attached[weapon]
            if part != NO_CARD:
                parts |= 1 << part & ~position.handled_gear
        if parts:
            found += [
                moves.cached_attach(seat, part, weapon)
                for part in members(parts)
                for weapon in members(weapons)
                if position.attached[weapon] != part
            ]


def ready(position: Position, move: moves.Ready) -> None:
    """Another weapon is the active one, or the fists."""
    slot = position.hero
    for weapon in (move.weapon, position.active[slot]):
        position.handled_weapons |= 1 << (FISTS_BIT if weapon == NO_CARD else weapon)
    position.active = replaced(position.active, slot, move.weapon)
    position.tell(events.Readied(slot, move.weapon))


def wear(position: Position, move: moves.Wear) -> None:
    """The card goes into its slot; the one that was there is carried. A booster works at once (WO-455)."""
    slot, bit = position.hero, 1 << move.card
    position.handled_gear |= bit
    worn, carried = position.worn[slot], position.carried[slot] & ~bit
    for kind in tables.WORN_KINDS:
        if kind & bit:
            carried |= worn & kind
            position.handled_gear |= worn & kind
            worn = worn & ~kind | bit
    position.worn = replaced(position.worn, slot, worn)
    position.carried = replaced(position.carried, slot, carried)
    position.tell(events.Wore(slot, move.card))
    use = tables.GEAR_CARDS[move.card].use
    if bit & tables.BOOSTERS and use is not None:
        run(position, use.effects, Context(slot))


def attach(position: Position, move: moves.Attach) -> None:
    """The card goes to the weapon; the one that was there is carried."""
    slot = position.hero
    position.handled_gear |= 1 << move.card
    carried = position.carried[slot] & ~(1 << move.card)
    before = position.attached[move.weapon]
    attached = [NO_CARD if part == move.card else part for part in position.attached]
    if before != NO_CARD:
        carried |= 1 << before
        position.handled_gear |= 1 << before
    attached[move.weapon] = move.card
    position.attached = tuple(attached)
    position.carried = replaced(position.carried, slot, carried)
    position.tell(events.Attached(slot, move.card, move.weapon))


# ---- using (WO-417)


def offer_uses(position: Position, seat: Seat, found: list[moves.WolfensteinMove]) -> None:
    """Consumables that are carried and other cards that are worn, on every target that they can have."""
    slot = position.hero
    usable = position.carried[slot] & tables.CONSUMABLES | position.worn[slot] & tables.USABLE
    usable &= ~position.used_gear
    for card in decks.one_of_each_kind(usable) if usable else []:
        use = tables.GEAR_CARDS[card].use
        assert use is not None, "usable cards have a use"
        if can_pay(position, slot, use):
            found += [moves.cached_use_gear(seat, card, target) for target in targets_of(position, slot, use)]


def can_pay(position: Position, slot: Slot, use: Use) -> bool:
    """The action points, and fatigue as a cost only without a token (WO-304)."""
    return use.ap <= position.ap and not (use.fatigue and position.fatigued >> slot & 1)


def use_gear(position: Position, move: moves.UseGear) -> None:
    """The card does what it says; a consumable is discarded, another one rests to the end of the turn."""
    slot, gear = position.hero, tables.GEAR_CARDS[move.card]
    use = gear.use
    assert use is not None, "usable cards have a use"
    position.ap -= use.ap
    if gear.once:
        decks.discard_gear(position, slot, move.card)
    else:
        position.used_gear |= 1 << move.card
    position.tell(events.GearUsed(slot, tables.GEAR_OF[move.card], move.target))
    if use.fatigue:
        life.tire(position, slot)
    run(position, use.effects, Context(slot, move.target))


# ---- skills, paid in glory (WO-451, WO-902)


def price(position: Position, skill: Skill) -> int:
    """What a skill costs in glory on this level."""
    return skill.glory + position.level.skill_surcharge


def offer_skills(position: Position, seat: Seat, found: list[moves.WolfensteinMove]) -> None:
    """Every skill that the hero can pay, on every target it can have; one per turn."""
    slot = position.hero
    glory = position.glory[slot]
    if not glory or position.turn_marks & pieces.USED_SKILL:
        return
    for number, skill in enumerate(tables.HEROES[position.heroes[slot]].skills):
        use = skill.use
        if use is not None and price(position, skill) <= glory and can_pay(position, slot, use):
            found += [
                moves.cached_use_skill(seat, number, target) for target in targets_of(position, slot, use)
            ]


def use_skill(position: Position, move: moves.UseSkill) -> None:
    """The glory goes and the skill works; on the hardest level it tires."""
    slot = position.hero
    skill = tables.HEROES[position.heroes[slot]].skills[move.skill]
    use = skill.use
    assert use is not None, "only skills with a use are offered"
    position.turn_marks |= pieces.USED_SKILL
    position.glory = replaced(position.glory, slot, position.glory[slot] - price(position, skill))
    position.ap -= use.ap
    position.tell(events.SkillUsed(slot, position.heroes[slot], move.skill, move.target))
    if use.fatigue or position.level.skills_tire:
        life.tire(position, slot)
    run(position, use.effects, Context(slot, move.target))


# ---- what something is used on


def targets_of(position: Position, slot: Slot, use: Use) -> list[int]:
    """The figures, slots, squares or areas to choose from; one NOBODY where nothing is chosen."""
    kind, square = use.target, position.hero_at[slot]
    if kind == "none":
        return [NOBODY]
    if kind == "enemy-in-sight":
        return in_reach(position, square, use.range)
    if kind == "area":
        return areas_within(position, position.board.area[square], use.range)
    if kind == "square":
        return squares_for(position, square, use.range)
    near = position.near(square)
    if kind == "enemy-next":
        return figures_on(position, position.enemies, near)
    slots = position.standing if kind == "hero-next" else position.bleeding
    return [other for other in members(slots & ~(1 << slot)) if near >> position.hero_at[other] & 1]


def areas_within(position: Position, start: Area, steps: int) -> list[Area]:
    """The areas at most so many tiles away, the own one among them."""
    found = 1 << start
    for _ in range(steps):
        found |= position.board.areas_beside(found)
    return members(found)


def squares_for(position: Position, square: int, reach: int) -> list[int]:
    """Squares in range and sight where something can be hit: an enemy's own, or next to one (WO-314)."""
    board = position.board
    hit = position.enemy_squares | board.open_edges(position.closed, 0).around(position.enemy_squares)
    hit &= board.within(square, reach) & ~(1 << square)
    return [
        target for target in members(hit) if sees(board, square, target, position.closed, position.occupied)
    ]


# ---- giving (WO-453)


def offer_gifts(position: Position, seat: Seat, near: SquareMask, found: list[moves.WolfensteinMove]) -> None:
    """Weapons, equipment and ammunition for each neighbouring hero; what is worn for good stays (WO-452)."""
    if not near & position.hero_squares:
        return
    slot = position.hero
    kinds = mask_of([kind for kind, tokens in enumerate(position.ammunition_of(slot)) if tokens])
    cards = position.carried[slot] | position.worn[slot] & ~tables.STUCK
    for to in members(position.standing & ~(1 << slot)):
        if near & BITS[position.hero_at[to]]:
            found += gifts(moves.GiveWeapon, seat, to, position.weapons[slot])
            if cards:
                found += gifts(moves.GiveGear, seat, to, cards)
            if kinds:
                found += gifts(moves.GiveAmmunition, seat, to, kinds)


@lru_cache(maxsize=16384)
def gifts(kind: GiftKind, seat: Seat, to: Slot, given: int) -> tuple[moves.WolfensteinMove, ...]:
    """A gift of each of some cards, or kinds of ammunition, to a hero."""
    return tuple([kind(seat, one, to) for one in members(given)])


def give_weapon(position: Position, move: moves.GiveWeapon) -> None:
    """The weapon goes with its reload token and what is attached to it."""
    slot, bit = position.hero, 1 << move.weapon
    position.weapons = replaced(position.weapons, slot, position.weapons[slot] & ~bit)
    if position.active[slot] == move.weapon:
        position.active = replaced(position.active, slot, decks.next_in_hand(position, slot))
    decks.take_weapon(position, move.slot, move.weapon)
    position.tell(events.GaveWeapon(slot, move.slot, move.weapon))


def give_gear(position: Position, move: moves.GiveGear) -> None:
    """The card is carried by the other hero now."""
    slot, to, bit = position.hero, move.slot, 1 << move.card
    position.carried = replaced(position.carried, slot, position.carried[slot] & ~bit)
    position.worn = replaced(position.worn, slot, position.worn[slot] & ~bit)
    position.carried = replaced(position.carried, to, position.carried[to] | bit)
    position.tell(events.GaveGear(slot, to, move.card))


def give_ammunition(position: Position, move: moves.GiveAmmunition) -> None:
    """One token changes hands."""
    slot, to = position.hero, move.slot
    tokens = list(position.ammunition)
    tokens[slot * len(tables.AMMUNITION) + move.kind] -= 1
    tokens[to * len(tables.AMMUNITION) + move.kind] += 1
    position.ammunition = tuple(tokens)
    position.tell(events.GaveAmmunition(slot, to, move.kind))
