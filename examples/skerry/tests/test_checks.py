"""What every game is put through, secrecy first."""

from __future__ import annotations

from kordon.engine.checks.fuzz import Tally, fuzz_game
from kordon.engine.checks.looks import unseen
from kordon.engine.checks.texts import game_faults

from skerry import GAME


def test_random_games_pass_every_check() -> None:
    tally = Tally()
    for number in range(30):
        tally.add(fuzz_game(GAME, "tests", number, thoroughness=2))
    tally.evidence.judge()
    assert tally.worlds > 100


def test_the_texts_are_complete_in_all_languages() -> None:
    assert game_faults(GAME) == []


def test_every_seam_of_the_board_can_be_seen() -> None:
    start = GAME.start(GAME.parse_options({}), 2, b"seed")
    assert unseen(GAME.looks, GAME.scene(GAME.observe(start, 0)).shapes) == []
