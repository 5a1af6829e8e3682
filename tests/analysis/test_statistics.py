"""What each seat did is counted from the whole game, with everything open, once it is over."""

from __future__ import annotations

from random import Random

import pytest

from kordon.analysis import replays
from kordon.engine.match import Match
from kordon.engine.records import OPEN
from kordon.engine.speech import Speech
from kordon.games import GAMES, find
from kordon.games.estoril import events


def finished(name: str) -> Match:
    game, source = find(name), Random(name)
    match = Match(game, game.parse_options({}), 3, source.randbytes(32))
    while acting := game.to_act(match.position):
        match.play(source.choice(game.moves(match.position, acting[0])))
    return match


@pytest.mark.parametrize("name", GAMES)
def test_every_seat_has_a_line_of_figures_in_the_open_replay_alone(name: str) -> None:
    match = finished(name)
    lines = replays.in_full(match, OPEN).statistics
    assert [seat for seat, _ in lines] == [0, 1, 2]
    speech = Speech(match.game, "en", strict=True)
    said = [speech.say(statistic) for _, statistics in lines for statistic in statistics]
    assert all(text[0].isdigit() for text in said)
    assert any(text[0] != "0" for text in said)
    assert replays.in_full(match, 0).statistics == ()


def test_figures_are_those_of_the_events() -> None:
    match = finished("estoril")
    game = match.game
    course = [events.Won(1, 3, 1, 4, False), events.Won(1, 4, 2, 4, False), events.Peeked(2, 3, 0, 1, 2)]
    lines = game.statistics(game.observe(match.position, OPEN), course)
    speech = Speech(game, "en")
    assert [speech.say(statistics[0]) for _, statistics in lines] == ["0 rewards", "2 rewards", "0 rewards"]
    assert [speech.say(statistics[1]) for _, statistics in lines] == ["0 peeks", "0 peeks", "1 peek"]
