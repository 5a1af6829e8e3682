"""What can be chosen before a game of Sniper Elite: the map and the difficulty (SE-008, SE-86x)."""

from __future__ import annotations

from typing import Literal

from kordon.engine.errors import Fault
from kordon.engine.records import Options

ONLY_WITH_DEFENDERS = (
    "objective_shown",
    "short_countdown",
    "single_use_specialists",
    "late_intel",
    "single_intel",
)


class SniperOptions(Options, frozen=True):
    """The map, and each change of difficulty as an option of its own."""

    map: Literal["launch", "pens"] = "launch"  # SE-008
    two_random_cards: bool = False  # SE-861: two random loadout cards instead of three chosen ones
    fewer_aim: bool = False  # SE-862: the bag starts with 5 aim
    objective_shown: bool = False  # SE-863: the defenders see one card that is not an objective of this game
    short_countdown: bool = False  # SE-864: the countdown starts on 7
    extra_card: bool = False  # SE-865: the sniper picks one more loadout card
    single_use_specialists: bool = False  # SE-866: one use a specialist
    late_intel: bool = False  # SE-867: no intel in the first two turns
    single_intel: bool = False  # SE-868: one squad a turn gathers intel


def check(options: SniperOptions, seats: int) -> None:
    """Refuse what can't be combined; the `Fault` names the field, the reason and the rule."""
    if options.two_random_cards and options.extra_card:
        raise Fault(
            "extra_card: it adds to a choice that two_random_cards takes away (SE-861)", "SE-861", "SE-865"
        )
    if seats == 1:
        for name in ONLY_WITH_DEFENDERS:
            if getattr(options, name):
                why = "it needs players on the defenders' side, and this is solo (SE-908)"
                raise Fault(f"{name}: {why}", "SE-908")
