"""Drawing cards (WO-102, WO-454). A deck has no order: its top card is any of its cards."""

from __future__ import annotations

from kordon.engine.bits import lowest, members
from kordon.engine.tuples import replaced
from kordon.games.wolfenstein import events
from kordon.games.wolfenstein.content import traits as tr
from kordon.games.wolfenstein.content.tables import HAS_FISTS, HERO_TRAITS, TASKS, Card, has
from kordon.games.wolfenstein.pieces import NO_CARD, WHICH_CARD, Slot
from kordon.games.wolfenstein.position import Position


def top_of(position: Position, deck: int) -> Card:
    """A card of a deck that is not empty."""
    cards = members(deck)
    return cards[position.chance.below(len(cards))]


def draw_gear_card(position: Position) -> Card:
    """The top equipment card; the discards are shuffled when the deck is empty (WO-454)."""
    if not position.gear_deck:
        position.gear_deck, position.gear_discard = position.gear_discard, 0
        if not position.gear_deck:
            return NO_CARD
    card = top_of(position, position.gear_deck)
    position.gear_deck &= ~(1 << card)
    return card


def draw_event(position: Position) -> Card:
    """The top event card, likewise; where tasks come first, one with a task while there are any (WO-456)."""
    if not position.event_deck:
        position.event_deck, position.event_discard = position.event_discard, 0
        if not position.event_deck:
            return NO_CARD
    tasks = position.event_deck & TASKS if "tasks-first" in position.mission.special else 0
    card = top_of(position, tasks or position.event_deck)
    position.event_deck &= ~(1 << card)
    return card


def draw_chest(position: Position) -> Card:
    """The top chest card, likewise; it is discarded at once."""
    if not position.chest_deck:
        position.chest_deck, position.chest_discard = position.chest_discard, 0
        if not position.chest_deck:
            return NO_CARD
    card = top_of(position, position.chest_deck)
    position.chest_deck &= ~(1 << card)
    position.chest_discard |= 1 << card
    return card


def draw_gear(position: Position, slot: Slot) -> None:
    """A hero draws an equipment card; a picky one keeps one of two."""
    card = draw_gear_card(position)
    if card == NO_CARD:
        position.tell(events.DeckEmpty(slot, "equipment"))
        return
    if has(HERO_TRAITS[position.heroes[slot]], tr.Picky):
        other = draw_gear_card(position)
        if other != NO_CARD:
            position.pending += ((WHICH_CARD, slot, card, other),)
            return
    keep_gear(position, slot, card)


def keep_gear(position: Position, slot: Slot, card: Card) -> None:
    """The card is the hero's."""
    position.carried = replaced(position.carried, slot, position.carried[slot] | 1 << card)
    position.tell(events.GotGear(slot, card))


def discard_gear(position: Position, slot: Slot, card: Card) -> None:
    """A used card goes from the hero to the discard pile."""
    others = ~(1 << card)
    position.carried = replaced(position.carried, slot, position.carried[slot] & others)
    position.worn = replaced(position.worn, slot, position.worn[slot] & others)
    position.gear_discard |= 1 << card


def draw_weapon(position: Position, slot: Slot) -> None:
    """A hero draws a weapon; a hero with nothing in hand makes it the active one at once (WO-458)."""
    if not position.weapon_deck:
        position.tell(events.DeckEmpty(slot, "weapon"))
        return
    card = top_of(position, position.weapon_deck)
    position.weapon_deck &= ~(1 << card)
    take_weapon(position, slot, card)
    position.tell(events.GotWeapon(slot, card))


def take_weapon(position: Position, slot: Slot, card: Card) -> None:
    """The weapon is the hero's."""
    position.weapons = replaced(position.weapons, slot, position.weapons[slot] | 1 << card)
    if position.active[slot] == NO_CARD:
        position.active = replaced(position.active, slot, next_in_hand(position, slot))


def next_in_hand(position: Position, slot: Slot) -> Card:
    """What a hero with nothing in hand takes: a weapon if there is one, unless the fists will do (WO-458)."""
    weapons = position.weapons[slot]
    return NO_CARD if not weapons or HAS_FISTS[position.heroes[slot]] else lowest(weapons)


def return_weapon(position: Position, slot: Slot, card: Card) -> None:
    """The weapon goes back into its deck without its reload token; what was attached stays with the hero."""
    position.weapons = replaced(position.weapons, slot, position.weapons[slot] & ~(1 << card))
    position.weapon_deck |= 1 << card
    position.reloads &= ~(1 << card)
    if position.active[slot] == card:
        position.active = replaced(position.active, slot, next_in_hand(position, slot))
    part = position.attached[card]
    if part != NO_CARD:
        position.attached = replaced(position.attached, card, NO_CARD)
        position.carried = replaced(position.carried, slot, position.carried[slot] | 1 << part)
