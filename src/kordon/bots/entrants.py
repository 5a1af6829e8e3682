"""Who can enter an arena: levels, baselines with a budget, and bots of any other module, by name."""

from __future__ import annotations

import importlib
import re
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any, Final

from kordon.bots.baselines import DeterminisedBot, PlayoutBot, RandomBot, rule_bot
from kordon.bots.bot import Bot
from kordon.bots.factory import make_bot
from kordon.bots.levels import LEVELS, Budget
from kordon.bots.search import SearchBot
from kordon.engine.errors import Fault
from kordon.engine.game import AnyGame
from kordon.engine.records import Seat

Entrant = Callable[[AnyGame, Seat, Random], Bot]

USUAL_BUDGET: Final = Budget(iterations=160)
BUDGET: Final = re.compile(r"(\d+)|(\d+(?:\.\d+)?)s")
WITHOUT_BUDGET: Final[dict[str, Entrant]] = {"random": RandomBot, "rules": rule_bot}
WITH_BUDGET: Final[dict[str, Callable[[AnyGame, Seat, Random, Budget], Bot]]] = {
    "playouts": partial(PlayoutBot, with_knowledge=False),
    "determinised": partial(DeterminisedBot, with_knowledge=False),
    "search": SearchBot,
}
NAMES: Final = f"{', '.join(LEVELS)}, {', '.join(WITHOUT_BUDGET)}, {', '.join(WITH_BUDGET)}"


def entrant(name: str) -> Entrant:
    """The bot of that name; a `Fault` names those there are.

    A level; a baseline; one with a budget in iterations or seconds (`playouts:160`, `search:0.5s`); or
    `module:Class`, called with the game, the seat and a source of chance, and with a budget if one is named
    (`module:Class:0.1s`).
    """
    for level in LEVELS:
        if name == level:
            return lambda game, seat, source: make_bot(game, seat, level, source)
    kind, _, rest = name.partition(":")
    if name in WITHOUT_BUDGET:
        return WITHOUT_BUDGET[name]
    if kind in WITH_BUDGET:
        make, budget = WITH_BUDGET[kind], parse_budget(name, rest)
        return lambda game, seat, source: make(game, seat, source, budget)
    if rest:
        attribute, colon, text = rest.partition(":")
        made = imported(name, kind, attribute)
        if not colon:
            return made
        given = parse_budget(name, text)
        return lambda game, seat, source: made(game, seat, source, given)
    raise Fault(f"bots: there is no “{name}”; there are {NAMES}, and module:Class")


def parse_budget(name: str, text: str) -> Budget:
    """Iterations, or seconds with an s."""
    if not text:
        return USUAL_BUDGET
    found = BUDGET.fullmatch(text)
    if found is None:
        raise Fault(f"bots: {name} has no budget; say for example {name.rpartition(':')[0]}:160 or :0.5s")
    iterations, seconds = found.groups()
    return Budget(iterations=int(iterations)) if iterations else Budget(seconds=float(seconds))


def imported(name: str, module: str, attribute: str) -> Callable[..., Bot]:
    """A bot of another package."""
    try:
        made: Any = getattr(importlib.import_module(module), attribute)
    except (ImportError, AttributeError) as error:
        raise Fault(f"bots: {name} can't be loaded: {error}") from None
    return made  # type: ignore[no-any-return]
