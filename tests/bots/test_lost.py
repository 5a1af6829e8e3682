"""A bot that can't explain what it was sent says so in the log and plays on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest

from kordon.bots.advice import advise
from kordon.bots.baselines import DeterminisedBot, PlayoutBot
from kordon.bots.bot import Bot
from kordon.bots.factory import make_bot
from kordon.bots.levels import Budget
from kordon.bots.quick import PolicyPlayer, QuickBot
from kordon.engine.belief import Unexplained
from kordon.engine.chance import seed_from
from kordon.engine.errors import Fault
from kordon.engine.match import Match
from kordon.engine.records import Delivery
from tests.engine.tiny.burrow import HUNTER, Burrow, BurrowBelief, BurrowOptions

BUDGET = Budget(iterations=3)


class Baffled(BurrowBelief):
    def update(self, delivery: Delivery) -> None:
        if delivery.events:
            raise Unexplained("burrow: no world explains it")
        super().update(delivery)


class Baffling(Burrow):
    def belief(self, history: Sequence[Delivery]) -> BurrowBelief:
        return Baffled(history)


GAME = Baffling()
NO_POLICY: Any = None
BOTS: dict[str, Callable[[], Bot]] = {
    "search": lambda: make_bot(GAME, HUNTER, "steady", Random(1), {"steady": BUDGET}),
    "playouts": lambda: PlayoutBot(GAME, HUNTER, Random(1), BUDGET),
    "one world": lambda: DeterminisedBot(GAME, HUNTER, Random(1), BUDGET),
    "policy": lambda: QuickBot(PolicyPlayer(GAME, NO_POLICY, HUNTER, 1.0, Random(1)), Random(1)),
}


def begun() -> Match:
    match = Match(GAME, BurrowOptions(), 2, seed_from("lost"))
    match.play(GAME.moves(match.position, 0)[0])
    return match


@pytest.mark.parametrize("kind", BOTS)
def test_a_bot_without_an_explanation_asks_for_help_once_and_makes_legal_moves(
    kind: str, caplog: pytest.LogCaptureFixture
) -> None:
    match, bot, sent = begun(), BOTS[kind](), 0
    while acting := GAME.to_act(match.position):
        for delivery in match.history[HUNTER][sent:]:
            bot.see(delivery)
        sent = len(match.history[HUNTER])
        match.play(bot.choose() if acting[0] == HUNTER else GAME.moves(match.position, 0)[0])
    assert [record.levelname for record in caplog.records] == ["WARNING"]
    assert "seat 1 needs help and plays at random from now on" in caplog.text
    assert "no world explains it" in caplog.text


def test_there_is_no_advice_without_an_explanation() -> None:
    with pytest.raises(Fault, match="nothing explains what this seat was sent"):
        advise(GAME, HUNTER, begun().history[HUNTER], BUDGET)
