"""What a viewer reads first when a game is over."""

from __future__ import annotations

import re
from random import Random

import pytest

from kordon.engine.chance import seed_from
from kordon.engine.records import OPEN, SPECTATOR, Observation, Outcome, witnessed
from kordon.engine.scene import NOTHING, labels, verdict, with_ending
from kordon.engine.speech import Speech
from kordon.engine.words import LITERAL
from kordon.games import GAMES, find

HOW = LITERAL.say("It was close.")


def told(seat: int, winners: tuple[int, ...], seats: int = 3, language: str = "en") -> str:
    seen = Observation(seat, seats, 1, (), (), Outcome(winners, "KO-002", (0,) * seats))
    return Speech(None, language, strict=True).say(verdict(seen, HOW))


def test_a_player_reads_whether_they_won_and_with_others() -> None:
    assert told(1, (1,)) == "You won! It was close."
    assert told(1, (0, 1)) == "You won together! It was close."
    assert told(2, (0, 1)) == "You lost. It was close."
    assert told(2, ()) == "You lost together. It was close."
    assert told(0, (), seats=1) == "You lost. It was close."


@pytest.mark.parametrize(
    ("seat", "winners", "seats", "title", "won"),
    [
        (1, (1,), 3, "You won", True),
        (1, (0, 1), 3, "You won together", True),
        (2, (0, 1), 3, "You lost", False),
        (2, (0, 1, 2), 3, "The team won", True),
        (2, (), 3, "The team lost", False),
        (0, (), 1, "You lost", False),
        (0, (0,), 1, "You won", True),
        (SPECTATOR, (1,), 3, "Player 2 won", None),
        (SPECTATOR, (0, 1), 3, "The game is over", None),
        (OPEN, (), 3, "The team lost", None),
    ],
)
def test_the_title_over_the_board(
    seat: int, winners: tuple[int, ...], seats: int, title: str, won: bool | None
) -> None:
    seen = Observation(seat, seats, 1, (), (), Outcome(winners, "KO-002", (0,) * seats))
    scene = with_ending(NOTHING, seen, HOW)
    assert scene.title is not None
    assert Speech(find("wolfenstein"), "en", strict=True).say(scene.title) == title
    assert (scene.how, scene.won) == (HOW, won)


@pytest.mark.parametrize("viewer", [SPECTATOR, OPEN])
def test_who_looks_on_reads_how_it_was_decided(viewer: int) -> None:
    assert told(viewer, (0,)) == "It was close."


@pytest.mark.parametrize("language", ["pl", "cs"])
def test_each_language_tells_the_four_ends_apart(language: str) -> None:
    ends = [told(0, winners, language=language) for winners in ((0,), (0, 1), (1,), ())]
    assert len(set(ends)) == 4


@pytest.mark.parametrize("name", GAMES)
def test_with_everything_open_no_line_speaks_to_anybody(name: str) -> None:
    """There a line is read by people who were not the player it tells of."""
    game, source = find(name), Random(name)
    speech = Speech(game, "en")
    position = game.start(game.parse_options({}), 3, seed_from(name))
    lines: set[str] = set()
    while acting := game.to_act(position):
        notices = game.apply(position, source.choice(game.moves(position, acting[0])))
        names = labels(game.scene(game.observe(position, OPEN)))
        lines |= {speech.say(game.tell(event), names) for event in witnessed(notices, OPEN)}
    assert len(lines) > 20
    assert [line for line in lines if re.search(r"\byou", line, re.IGNORECASE)] == []
