"""Drawing cards (WO-102, WO-454). A deck has no order: its top card is any of its cards."""

from __future__ import annotations

from collections.abc import Sequence

from kordon.engine.bits import lowest, members
from kordon.engine.tuples import replaced
from kordon.games.wolfenstein import events
from kordon.games.wolfenstein.content import traits as tr
from kordon.games.wolfenstein.content.tables import GEAR_OF, HAS_FISTS, HERO_TRAITS, TASKS, Card, Kind, has
from kordon.games.wolfenstein.pieces import NO_CARD, WHICH_CARD, Slot
from kordon.games.wolfenstein.position import Position


def first_of(kinds: Sequence[Kind], kind: Kind, deck: int) -> Card:
    """The first card of a kind that is in a deck, or NO_CARD."""
    return next((card for card in members(deck) if kinds[card] == kind), NO_CARD)


def one_of_each_kind(cards: int) -> list[Card]:
    """Copies of a card do the same: one of each is offered."""
    kinds: dict[int, Card] = {}
    for card in members(cards):
        kinds.setdefault(GEAR_OF[card], card)
    return list(kinds.values())


def _drawn(position: Position, deck: int, discard: int, before_others: int = 0) -> tuple[Card, int, int]:
    """The top card, or NO_CARD, and what is left; an empty deck is made of the discards (WO-454)."""
    if not deck:
        deck, discard = discard, 0
    if not deck:
        return NO_CARD, 0, 0
    cards = members(deck & before_others or deck)
    card = cards[position.chance.below(len(cards))]
    return card, deck & ~(1 << card), discard


def draw_gear_card(position: Position) -> Card:
    """The top equipment card."""
    card, position.gear_deck, position.gear_discard = _drawn(
        position, position.gear_deck, position.gear_discard
    )
    return card


def draw_event(position: Position) -> Card:
    """The top event card; where tasks come first, one with a task while there are any (WO-456)."""
    first = TASKS if "tasks-first" in position.mission.special else 0
    card, position.event_deck, position.event_discard = _drawn(
        position, position.event_deck, position.event_discard, first
    )
    return card


def draw_chest(position: Position) -> Card:
    """The top chest card; it is discarded at once."""
    card, position.chest_deck, position.chest_discard = _drawn(
        position, position.chest_deck, position.chest_discard
    )
    if card != NO_CARD:
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
    card, position.weapon_deck, _ = _drawn(position, position.weapon_deck, 0)
    if card == NO_CARD:
        position.tell(events.DeckEmpty(slot, "weapon"))
    else:
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
