"""From mission to mission: the next one (WO-953), medals (WO-955), and a veterans' card (WO-956)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, Final

import msgspec

from kordon.engine.bits import members
from kordon.engine.errors import Fault
from kordon.games.wolfenstein import events
from kordon.games.wolfenstein.board.mission import MISSIONS
from kordon.games.wolfenstein.content import tables
from kordon.games.wolfenstein.content.tables import Card
from kordon.games.wolfenstein.options import WolfensteinOptions
from kordon.games.wolfenstein.pieces import NO_CARD, SPOIL_WEAPONS, WHICH_SPOIL, Slot
from kordon.games.wolfenstein.position import Position
from kordon.games.wolfenstein.rules.glory_and_gear import decks

ROUNDS_TO_SPARE: Final = 2  # for the medal “in time”
BRINGER: Final[Slot] = 0  # the hero who was picked first has the card that was brought


def sequel(position: Position) -> WolfensteinOptions | None:
    """After a mission that was won, the next one; for veterans with what the team has to choose from."""
    options, outcome = position.options, position.outcome
    number = MISSIONS.index(options.mission) + 1
    if outcome is None or not outcome.winners or number == len(MISSIONS):
        return None
    earned = " ".join(_earned(position)) if options.heroes == "veterans" else ""
    return msgspec.structs.replace(options, mission=MISSIONS[number], brought=earned or msgspec.UNSET)


def medals(position: Position, course: Iterable[Any]) -> Iterator[str]:
    """What a mission that was won brings (WO-955)."""
    if not position.alarms:
        yield "quiet"
    if not any(isinstance(event, events.Bled) for event in course):
        yield "unscathed"
    if position.round <= position.mission.rounds - ROUNDS_TO_SPARE:
        yield "in-time"


# ---- veterans (WO-956)


def _earned(position: Position) -> list[str]:
    """What living heroes hold beyond their own starting gear, each name once."""
    held: Counter[str] = Counter()
    for slot in members(position.living):
        weapons = members(position.weapons[slot])
        attached = [position.attached[card] for card in weapons]
        gear = [*members(position.carried[slot] | position.worn[slot]), *attached]
        held.update([f"weapon:{tables.WEAPON_CARDS[card].name}" for card in weapons])
        held.update([f"gear:{tables.GEAR_CARDS[card].name}" for card in gear if card != NO_CARD])
    for hero in position.heroes:
        held.subtract([f"weapon:{name}" for name in tables.HEROES[hero].weapons])
        held.subtract([f"gear:{name}" for name in tables.HEROES[hero].equipment])
    return sorted(+held)


def check_brought(options: WolfensteinOptions) -> None:
    """Refuse cards that there are none of."""
    brought = "" if isinstance(options.brought, msgspec.UnsetType) else options.brought
    for name in brought.split():
        deck, _, kind = name.partition(":")
        if kind not in {"weapon": tables.WEAPON, "gear": tables.GEAR}.get(deck, {}):
            raise Fault(f"brought: there is no card {name}")


def ask_spoil(position: Position) -> None:
    """Veterans choose one of the cards they earned, as far as the decks still have them."""
    brought = position.options.brought
    if position.options.heroes != "veterans" or isinstance(brought, msgspec.UnsetType):
        return
    cards = [_card(position, *name.split(":")) for name in brought.split()]
    found = tuple(card for card in cards if card != NO_CARD)
    if found:
        position.pending += ((WHICH_SPOIL, BRINGER, *found),)


def _card(position: Position, deck: str, name: str) -> Card:
    """A card of that name in its deck, weapons from SPOIL_WEAPONS on; NO_CARD if all are taken."""
    if deck == "gear":
        return decks.first_of(tables.GEAR_OF, tables.GEAR[name], position.gear_deck)
    card = decks.first_of(tables.WEAPON_OF, tables.WEAPON[name], position.weapon_deck)
    return card if card == NO_CARD else SPOIL_WEAPONS + card


def bring(position: Position, slot: Slot, chosen: Card) -> None:
    """The chosen card goes from its deck to the hero."""
    if chosen >= SPOIL_WEAPONS:
        weapon = chosen - SPOIL_WEAPONS
        position.weapon_deck &= ~(1 << weapon)
        decks.take_weapon(position, slot, weapon)
        position.tell(events.GotWeapon(slot, weapon))
    else:
        position.gear_deck &= ~(1 << chosen)
        decks.keep_gear(position, slot, chosen)
