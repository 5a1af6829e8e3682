"""The log: a line for every event, and random games shown and told from beginning to end."""

from __future__ import annotations

from random import Random

import pytest

from kordon.engine.chance import seed_from
from kordon.engine.checks import steps
from kordon.engine.checks.reading import faults
from kordon.engine.checks.sayings import Sayings
from kordon.engine.match import Match
from kordon.engine.scene import labels
from kordon.engine.speech import LANGUAGES, Speech
from kordon.games.sniper import GAME, events
from kordon.games.sniper.options import SniperOptions
from kordon.games.sniper.pieces import MASKING, MINE, NO_TOKEN, NO_UNIT, SUPPRESSION, UNKNOWN

ENGLISH = Speech(GAME, "en", strict=True)
SHOWN = 0.05  # of all messages: the scene is checked as well


LINES_SAID: list[tuple[events.SniperEvent, str]] = [
    (events.Equipped((UNKNOWN, UNKNOWN, UNKNOWN)), "The sniper is ready, with 3 loadout cards."),
    (events.Equipped((MASKING, MINE)), "The sniper takes: Sound masking, S-mine."),
    (events.Walked(-1, (3, 5)), "The sniper comes onto the board: 3 → 5."),
    (events.Walked(5, (6, 7, 8)), "The sniper walks: 5 → 6 → 7 → 8."),
    (events.Alerted(0b1000001), "Alerted: Yellow officer, Black officer."),
    (events.Scented(0b01), "Dog 1 smells the sniper."),
    (events.Scented(0b10), "Dog 2 smells the sniper."),
    (events.Scented(0b11), "Both dogs smell the sniper."),
    (events.CardPlayed(UNKNOWN), "The sniper plays a card face down."),
    (events.CardPlayed(MINE), "The sniper plays a card: S-mine."),
    (
        events.Shot(4, (2, 1, 1, 0), False, 4),
        "A shot with 4 tokens (aim 2, recoil 1, noise 1). Hit: Red soldier 1!",
    ),
    (
        events.Shot(1, (0, 1, 0, 0), False, NO_UNIT),
        "A shot with 1 token (aim 0, recoil 1, noise 0) misses.",
    ),
    (
        events.Shot(5, (0, 3, 2, 0), True, NO_UNIT),
        "A shot with 5 tokens (aim 0, recoil 3, noise 2): misfire.",
    ),
    (events.Blasted(7, 0), "The trench gun goes off in space 7 and hits nobody."),
    (events.Blasted(7, 0b11), "The trench gun goes off in space 7. Hit: Yellow officer, Yellow soldier 1!"),
    (events.Killed(0, SUPPRESSION), "Killed: Yellow officer. Into the bag: Suppression."),
    (events.Killed(0, NO_TOKEN), "Killed: Yellow officer. Nothing goes into the bag."),
    (events.Looted((UNKNOWN,) * 3), "The sniper loots, and so must be on a numbered space."),
    (events.Looted((MINE,)), "The sniper loots and looks at: S-mine."),
    (events.Attacked(1, 0, 7, True), "Yellow officer attacks space 7: the sniper is wounded!"),
    (events.Attacked(1, 0, 7, False), "Yellow officer attacks space 7: nobody there."),
    (events.Spotted(1, 0, 7, True), "Yellow officer spots the sniper in space 7!"),
    (events.Spotted(1, 0, 7, False), "Yellow officer spots nobody in space 7."),
    (
        events.Swept(1, 0, (5, 7, 9), True),
        "Yellow officer sweeps spaces 5, 7, 9: the sniper is in one of them!",
    ),
    (events.Swept(1, 0, (5, 7, 9), False), "Yellow officer sweeps spaces 5, 7, 9: nobody there."),
    (events.IntelGathered(1, 1, True), "Red squad gathers intel. Red sector: the sniper is there!"),
    (events.IntelGathered(1, 1, False), "Red squad gathers intel. Red sector: the sniper is not there."),
    (
        events.SpecialistShot(1, 3, 9, 2, 3, (2, 1, 0, 0), False, True, True),
        "Red officer shoots at space 9: aim 2, recoil 1, noise 0. The sniper is wounded!",
    ),
    (
        events.SpecialistShot(1, 3, 9, 2, 3, (2, 1, 0, 0), False, True, False),
        "Red officer shoots at space 9: aim 2, recoil 1, noise 0. Nobody is there.",
    ),
    (
        events.SpecialistShot(1, 3, 9, 2, 3, (1, 2, 0, 0), False, False, False),
        "Red officer shoots at space 9: aim 1, recoil 2, noise 0. Not enough aim.",
    ),
    (
        events.SpecialistShot(1, 3, 9, 2, 6, (1, 3, 2, 0), True, False, False),
        "Red officer shoots at space 9: aim 1, recoil 3, noise 2. A misfire.",
    ),
    (events.Ended(True, "SE-601"), "The sniper wins: both objectives are completed."),
    (events.Ended(False, "SE-601"), "The defenders win: the sniper has two wounds."),
    (events.Ended(False, "SE-901"), "The defenders win: the sniper is out of time."),
]


@pytest.mark.parametrize(("event", "said"), LINES_SAID, ids=[f"{n}" for n in range(len(LINES_SAID))])
def test_what_is_said(event: events.SniperEvent, said: str) -> None:
    assert ENGLISH.say(GAME.tell(event)) == said
    for language in LANGUAGES:
        Speech(GAME, language, strict=True).say(GAME.tell(event))


NAMED_LINES: list[tuple[events.SniperEvent, dict[str, str]]] = [
    (
        events.Marched(1, 3, 22, 41),
        {
            "en": "Red officer moves: 22 Laboratory Street → 41 Hydrant Alley.",
            "pl": "Czerwony oficer, ruch: 22 Ulica Laboratoryjna → 41 Zaułek hydrantów.",
            "cs": "Červený důstojník, pohyb: 22 Laboratorní ulice → 41 Ulička hydrantů.",
        },
    ),
    (
        events.Swept(1, 3, (41, 26), False),
        {
            "en": "Red officer sweeps spaces 41 Hydrant Alley, 26 Garage: nobody there.",
            "pl": "Czerwony oficer przeczesuje pola 41 Zaułek hydrantów, 26 Garaż: nikogo tam nie ma.",
            "cs": "Červený důstojník prohledává pole 41 Ulička hydrantů, 26 Garáž: nikdo tam není.",
        },
    ),
]


@pytest.mark.parametrize(("event", "said"), NAMED_LINES, ids=["marched", "swept"])
def test_places_are_named_as_the_map_calls_them(event: events.SniperEvent, said: dict[str, str]) -> None:
    position = GAME.start(SniperOptions(map="launch"), 2, seed_from("names"))
    names = labels(GAME.scene(GAME.observe(position, 1)))
    for language, words in said.items():
        assert Speech(GAME, language, strict=True).say(GAME.tell(event), names) == words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_reads_well_where_an_objective_is(language: str) -> None:
    position = GAME.start(SniperOptions(map="launch"), 2, seed_from("names"))
    names = labels(GAME.scene(GAME.observe(position, 1)))
    names |= {target: names["space:43"] for target in names if target.startswith("space:")}
    for event, _ in LINES_SAID:
        words = Speech(GAME, language, strict=True).say(GAME.tell(event), names)
        assert faults(words, language) == [], words


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("map", ["launch", "pens"])
def test_random_games_are_shown_and_told_in_all_languages(map: str, seats: int) -> None:
    source = Random(f"{map} {seats}")
    sayings = Sayings(GAME)
    match = Match(GAME, SniperOptions(map=map), seats, seed_from(f"{map} {seats}"))  # type: ignore[arg-type]
    checked = 0
    while acting := GAME.to_act(match.position):
        legal = GAME.moves(match.position, source.choice(acting))
        # Kinds of moves are chosen evenly: there are far more sweeps than shots.
        kind = source.choice(sorted({type(move).__name__ for move in legal}))
        sent = match.play(source.choice([move for move in legal if type(move).__name__ == kind]))
        for sight in sent.values():
            sayings.check_events(sight)
            if not checked or source.random() < SHOWN:
                steps.click_paths(GAME, sight.observation)
                sayings.check_scene(GAME.scene(sight.observation))
                checked += 1
    assert checked
