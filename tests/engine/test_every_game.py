"""What every registered game is put through, by the same checks."""

from __future__ import annotations

import os
from functools import cache, partial
from random import Random
from typing import NamedTuple

import pytest

from kordon.engine.chance import seed_from
from kordon.engine.checks import courses
from kordon.engine.checks.evidence import ALL, BELIEF, BESIDE_COURSES, COURSES, SWAP, Evidence
from kordon.engine.checks.fuzz import MOST_MOVES, Tally, configurations, fuzz_game
from kordon.engine.checks.texts import game_faults
from kordon.engine.game import AnyGame
from kordon.engine.match import Match
from kordon.engine.records import SPECTATOR, everybody_at
from kordon.engine.speech import LANGUAGES, Speech, Unsaid
from kordon.engine.words import Text
from kordon.games import GAMES, find
from tests.engine.tiny import burrow, patience

PARTS = 4
MANY = 100
GAMES_A_PART = 4
IS_FULL = bool(os.environ.get("KORDON_FULL"))
EVERY = 1 if IS_FULL else 7  # every how many configurations of many are played
THOROUGHNESS = 1.0 if IS_FULL else 0.5  # in big games: few, checked at half as many moments
# Two that are as small as can be, with two seats and one, so that no check asks for a big game.
TINY: dict[str, AnyGame] = {game.name: game for game in (burrow.GAME, patience.GAME)}
EVERY_GAME = (*GAMES, *TINY)


def found(name: str) -> AnyGame:
    return TINY.get(name) or find(name)


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("name", EVERY_GAME)
def test_random_games_pass_every_check(name: str, part: int) -> None:
    game = found(name)
    tally = Tally()
    # A small one shows little in a game.
    count, thoroughness = (GAMES_A_PART, THOROUGHNESS) if name in GAMES else (4 * GAMES_A_PART, 1.0)
    for number in range(part * count, (part + 1) * count):
        tally.add(fuzz_game(game, "tests", number, thoroughness))
    assert tally.games == count
    # The checks must have had something to check: worlds that differ, other courses, messages to compare.
    tally.evidence.judge()
    assert tally.worlds >= tally.games
    assert tally.courses > 0
    assert tally.twin_messages > 0


def test_at_moments_with_few_other_courses_the_worlds_are_compared_too() -> None:
    """Else what differs only at such moments seems forgotten by `swap_secrets`."""
    game, source = find("sniper"), Random("few courses")
    options = game.parse_options({})
    few = 0
    for number in range(30):
        match = Match(game, options, 3, seed_from(f"few courses {number}"))
        while len(match.moves) < 20 and (acting := game.to_act(match.position)):
            match.play(source.choice(game.moves(match.position, acting[0])))
        evidence = Evidence()
        count = courses.compare(match, 1, source, evidence)
        few += 0 < count < courses.COURSES_NEEDED
        for judged in (SWAP, BELIEF):
            assert evidence.counts[BESIDE_COURSES, 1, judged, ALL] == courses.WORLDS_PER_COURSE * count
        assert evidence.counts[BESIDE_COURSES, 1, COURSES, ALL] == count
    assert few > 3


@pytest.mark.full
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("name", GAMES)
def test_many_random_games_pass_every_check(name: str, part: int) -> None:
    game = find(name)
    tally = Tally()
    for number in range(500):
        tally.add(fuzz_game(game, f"full {part}", number))
    tally.evidence.judge()


@pytest.mark.parametrize("name", EVERY_GAME)
def test_the_texts_are_complete_in_all_languages(name: str) -> None:
    assert game_faults(found(name)) == []


@pytest.mark.parametrize("name", GAMES)
def test_private_lines_are_those_the_public_was_not_told(name: str) -> None:
    game, source = find(name), Random(name)
    match = Match(game, game.parse_options({}), 3, source.randbytes(32))
    private = 0
    while acting := game.to_act(match.position):
        sent = match.play(source.choice(game.moves(match.position, acting[0])))
        public = sent[SPECTATOR].events if SPECTATOR in sent else ()
        for seat, delivery in sent.items():
            kept = [event for index, event in enumerate(delivery.events) if index in delivery.private]
            assert kept == [event for event in delivery.events if event not in public]
            assert not kept or seat != SPECTATOR
            private += len(kept)
    assert private > 10 or all(map(partial(game.sees_everything, match.position), range(3)))


class Shown(NamedTuple):
    """What the scenes of some random games show."""

    goals: list[Text | None]
    plain_tracks: set[str]  # ids of those without a detail
    icons: set[str]  # of badges


@cache
def shown(name: str) -> Shown:
    game, source = find(name), Random(name)
    goals: dict[str, Text | None] = {}
    plain_tracks, icons = set(), set()
    for options, seats in source.sample(configurations(game), 4):
        position = game.start(options, seats, source.randbytes(32))
        while acting := game.to_act(position):
            scene = game.scene(game.observe(position, acting[0]))
            goals[repr(scene.goal)] = scene.goal
            plain_tracks |= {track.id for track in scene.tracks if track.detail is None}
            icons |= {badge.icon for piece in scene.pieces for badge in piece.badges}
            icons |= {badge.icon for panel in scene.panels for badge in panel.badges}
            game.apply(position, source.choice(game.moves(position, acting[0])))
    return Shown([*goals.values()], plain_tracks, icons)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_everything_on_the_table_says_what_it_means(name: str, language: str) -> None:
    speech = Speech(find(name), language, strict=True)
    goals, plain_tracks, icons = shown(name)
    for goal in goals:
        assert goal is not None
        assert speech.say(goal)
    assert plain_tracks == set()
    assert {icon for icon in icons if not is_explained(speech, icon)} == set()


def is_explained(speech: Speech, icon: str) -> bool:
    for id in (f"sign-{icon}", f"sign-{icon.partition('-')[0]}"):
        try:
            return bool(speech.say(Text(id)))
        except Unsaid:
            continue
    return False


@pytest.mark.parametrize("name", EVERY_GAME)
def test_all_options_and_seat_counts_can_be_played(name: str) -> None:
    """Each to its end at random, with an outcome that fits the seats."""
    game = found(name)
    played = set()
    everything = list(enumerate(configurations(game)))
    few = everything[:: EVERY if len(everything) > MANY else 1]
    for number, (options, seats) in few:
        source = Random(f"{name} {number}")
        position = game.start(options, seats, seed_from(f"{name} {number}"))
        moves = 0
        while acting := game.to_act(position):
            game.apply(position, source.choice(game.moves(position, source.choice(acting))))
            moves += 1
            assert moves <= MOST_MOVES, f"{options} with {seats} seats does not end"
        outcome = game.outcome(position)
        assert outcome is not None, f"{options} with {seats} seats ends without an outcome"
        assert set(outcome.winners) <= set(range(seats))
        assert len(outcome.scores) == seats
        for viewer in everybody_at(seats):
            told = game.scene(game.observe(position, viewer)).prompt.id.partition("-")
            won = "won" if viewer in outcome.winners else "lost"
            assert (told[0] == "verdict") == (viewer != SPECTATOR), "players read whether they won"
            assert viewer == SPECTATOR or told[2].startswith(won)
        assert moves > 0
        played.add(seats)
    assert played == set(game.seat_counts)
