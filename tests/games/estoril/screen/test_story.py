"""The story after the end: who won and why, and what decided it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from kordon.engine.records import OPEN, Outcome
from kordon.engine.rule_ids import rule
from kordon.engine.speech import Speech
from kordon.games import find
from kordon.games.estoril import events
from kordon.games.estoril.rules.characters import CHARACTERS, POINTS
from kordon.games.estoril.screen.log_lines import LINES, decided, weight
from tests.analysis.test_replays import played


@pytest.fixture(scope="module")
def ended() -> Any:
    match = played("estoril", 3, "story")
    return match.game.observe(match.position, OPEN)


def told(ended: Any, winners: tuple[int, ...], **scores: tuple[int, ...]) -> str:
    changed = msgspec.structs.replace(ended.scores, **scores)
    outcome = Outcome(winners, "ES-606", changed.totals)
    seen = msgspec.structs.replace(ended, outcome=outcome, scores=changed)
    return Speech(find("estoril"), "en", strict=True).say(decided(seen))


@rule("ES-606")
def test_the_sentence_says_what_decided(ended: Any) -> None:
    assert told(ended, (1,), totals=(20, 31, 27)) == "Green wins with 31 VP, 4 ahead of Blue."
    level = {"totals": (31, 20, 31)}
    assert "more missions won" in told(ended, (2,), missions_won=(1, 3, 2), **level)
    assert "characters in hand" in told(ended, (0,), missions_won=(2, 0, 2), characters=(9, 0, 8), **level)
    assert "shared" in told(ended, (0, 2), **level)


def test_rich_rewards_and_betrayals_count() -> None:
    rich, poor = POINTS.index(max(POINTS)), POINTS.index(min(POINTS))
    won = [weight(events.Won(0, card, 1, 3, tied=False)) for card in (rich, poor)]
    assert won[0] > weight(events.Assassinated(0, rich, 1)) > 0
    assert won[0] > won[1]
    assert weight(events.RoundBegan(1, 0)) == 0


@rule("ES-603")
def test_after_the_end_the_players_list_shows_the_final_score(ended: Any) -> None:
    """Missions included."""
    shown = [panel.badges[0] for panel in find("estoril").scene(ended).panels]
    assert [badge.value for badge in shown] == list(ended.scores.totals)
    assert {badge.icon for badge in shown} == {"final-points"}


@rule("ES-401", "ES-404")
def test_what_is_done_to_ones_own_character_names_the_player_once() -> None:
    garbo = next(card for card, character in enumerate(CHARACTERS) if character.name == "Garbo")

    def said(event: events.EstorilEvent) -> str:
        return Speech(find("estoril"), "en", strict=True).say(LINES.tell(event))

    assert said(events.Assassinated(0, garbo, 1)) == "Red strikes: Garbo returns to Green."
    own = "Red takes Garbo, one of their own, back into hand."
    assert said(events.Assassinated(0, garbo, 0)) == own
    assert said(events.Seduced(0, garbo, 1, 2, 3, 5)) == "Red lures Garbo (Green) over: Muchaxo."
    assert said(events.Seduced(0, garbo, 0, 2, 3, 5)) == "Red brings Garbo, one of their own, over: Muchaxo."
