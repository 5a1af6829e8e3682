"""The cards and boards, fact by fact (ES-0xx)."""

from __future__ import annotations

from collections import Counter
from textwrap import dedent

import pytest

from kordon.engine.chance import seed_from
from kordon.engine.rule_ids import rule
from kordon.games.estoril import GAME
from kordon.games.estoril.options import EstorilOptions
from kordon.games.estoril.rules.characters import CHARACTERS, DECK
from kordon.games.estoril.rules.ground import (
    BOARDS,
    CELLS,
    COLUMNS,
    NO_PEEK,
    PEEK_ANYWHERE,
    PEEK_HERE,
    PEEK_NEAR,
    PLACE_OF,
    Ground,
)
from kordon.games.estoril.rules.missions import MISSION_POINTS, MISSIONS, count
from kordon.games.estoril.rules.printed import Character
from tests.games.estoril.table import COLOURS, ROMAN, Table, card_of, ground_of, mission

STARTERS = """
    Hans R.           DE 1/1 C
    Elizabeth         GB 1/1 S W
    Linda X.          US 0/1 A W
    Araújo            PT 2/1
    Guedes            PT 1/1 D
    Roque             PT 0/1 N
"""

OTHERS = """
    C. Rosa           PT 2/2 A
    A. Monteiro       PT 3/3 D
    A. Ferro          PT 1/4 N
    Amélia            PT 4/1 S W
    Pires             PT 4/1 C
    Salazar           PT 2/1 N N
    S. Smith          US 1/3 A
    Clark G.          US 2/4 D
    Hedy L.           US 3/2 N W
    Anne D.           US 2/3 S W
    Loreta B.         GB 1/4 C W
    E. Windsor        GB 4/2 D
    G. Green          GB 2/3 N
    I. L. Fleming     GB 3/2 S
    C. Lucky Luciano  IT 5/1
    Walser S.         DE 4/1 N
    Zarah L.          DE 1/4 S W
    Otto M.           DE 2/3 C
    Nora S.           DE 1/3 A W
    Dusko P.          YU 3/1 C C
    I. Shouwaloff     SU 1/1 A A
    A. Alekhine       SU 0/2 A D
    J. Bourbon        ES 2/3 D D
    Garbo             ES 3/4
    G. René           FR 0/2 A C
    Antoine S.E.      FR 2/2 S C
    Zsa Zsa G.        HU 1/3 S S W
"""


def facts(character: Character) -> str:
    symbols = [*character.symbols, *("W" * character.woman)]
    return " ".join(
        [f"{character.name:<17} {character.flag} {character.strength}/{character.points}", *symbols]
    )


def rows(text: str) -> list[str]:
    return dedent(text).strip().splitlines()


@rule("ES-001", "ES-007")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_colour_starts_with_the_same_six(seats: int) -> None:
    position = GAME.start(EstorilOptions(), seats, seed_from("six"))
    assert len(position.hands) == seats
    assert COLOURS == ("red", "green", "blue", "yellow")
    seen = 0
    for hand in position.hands:
        assert not seen & hand
        seen |= hand
        own = [CHARACTERS[card] for card in range(len(CHARACTERS)) if hand >> card & 1]
        assert [facts(character) for character in own] == rows(STARTERS)


@rule("ES-001", "ES-008")
def test_the_27_characters_of_the_deck() -> None:
    assert [facts(CHARACTERS[card]) for card in DECK] == rows(OTHERS)
    assert len(DECK) == 27


@rule("ES-008")
def test_the_deck_adds_up_to_the_published_totals() -> None:
    deck = [CHARACTERS[card] for card in DECK]
    symbols = Counter("".join(character.symbols + "W" * character.woman for character in deck))
    assert symbols == {"A": 7, "S": 7, "C": 7, "D": 6, "N": 6, "W": 7}
    flags = Counter(character.flag for character in deck)
    assert flags == {"PT": 6, "DE": 4, "GB": 4, "US": 4, "ES": 2, "FR": 2, "SU": 2, "HU": 1, "IT": 1, "YU": 1}


@rule("ES-002")
def test_a_character_has_up_to_two_abilities() -> None:
    assert max(len(character.symbols) for character in CHARACTERS) == 2
    assert min(character.strength for character in CHARACTERS) == 0
    doubles = {c.name for c in CHARACTERS if len(c.symbols) == 2 and c.symbols[0] == c.symbols[1]}
    assert doubles == {"Salazar", "Dusko P.", "I. Shouwaloff", "J. Bourbon", "Zsa Zsa G."}


@rule("ES-002")
def test_a_double_symbol_is_used_twice_and_counts_twice() -> None:
    laid = {"3-I": "red I. Shouwaloff", "3-II": "green Araújo", "3-III": "green Guedes"}
    table = Table(laid=laid).resolve()
    table.assassinate("3-II")
    assert table.asked == "red I. Shouwaloff A"
    table.assassinate("3-III")
    assert (table.on("3-II"), table.on("3-III")) == ("nothing", "nothing")
    assert count(mission("A"), 1 << card_of("I. Shouwaloff", "red")) == 2


@rule("ES-003", "ES-009")
def test_the_twelve_missions() -> None:
    assert MISSION_POINTS == 6
    assert len(MISSIONS) == 12
    assert [card.symbol for card in MISSIONS if card.symbol] == ["A", "S", "C", "N", "D", "W"]
    assert [card.flag for card in MISSIONS if card.flag] == ["PT", "DE", "GB", "US"]
    assert [card.flags for card in MISSIONS if card.flags] == [("ES", "FR", "HU", "IT", "SU", "YU")]
    plain = [card for card in MISSIONS if not (card.symbol or card.flag or card.flags)]
    assert [card.key for card in plain] == ["strength"]


@rule("ES-009", "ES-406")
@pytest.mark.parametrize(
    ("key", "amount"),
    [
        *[("A", 2), ("S", 3), ("C", 1), ("N", 2), ("D", 1), ("W", 2)],
        *[("PT", 2), ("DE", 0), ("GB", 1), ("US", 0)],
        *[("strength", 6), ("flags", 3)],
    ],
)
def test_what_each_mission_counts(key: str, amount: int) -> None:
    names = ("Zsa Zsa G.", "A. Alekhine", "G. René", "Salazar", "Elizabeth", "Araújo")
    cards = sum(1 << card_of(name, "red") for name in names)
    assert count(mission(key), cards) == amount


def drawing(ground: Ground) -> list[list[str]]:
    """The ground cell by cell: the board's number and its area or reward field."""
    cells = [f"{ground.layout[PLACE_OF[cell]]}{ROMAN[ground.number[cell]]}" for cell in range(CELLS)]
    return [cells[start : start + COLUMNS] for start in range(0, CELLS, COLUMNS)]


def drawn(picture: str) -> list[list[str]]:
    return [row.split() for row in rows(picture)]


@rule("ES-004", "ES-010")
@pytest.mark.parametrize(
    ("boards", "picture"),
    [
        (
            "1 2 3 4 5 6",
            """
            1R   1I   2III 2R   3II  3III
            1III 1II  2II  2I   3I   3R
            4I   4II  5R   5II  6II  6R
            4R   4III 5I   5III 6I   6III
            """,
        ),
        (
            "7 8 1 2 3 4",
            """
            7III 7II  8I   8II  1R   1I
            7I   7R   8IV  8III 1III 1II
            2III 2R   3II  3III 4I   4II
            2II  2I   3I   3R   4R   4III
            """,
        ),
        (
            "1' 1'' 1''' 8' 7'' 6'''",
            """
            1III 1R   1II  1III 1I   1II
            1II  1I   1I   1R   1R   1III
            8IV  8I   7R   7I   6R   6III
            8III 8II  7II  7III 6II  6I
            """,
        ),
    ],
)
def test_the_cells_of_every_board_and_how_they_turn(boards: str, picture: str) -> None:
    assert drawing(ground_of(boards)) == drawn(picture)


@rule("ES-004", "ES-508")
def test_eight_boards_and_only_the_eighth_has_four_areas() -> None:
    assert sorted(BOARDS) == [1, 2, 3, 4, 5, 6, 7, 8]
    ground = ground_of("1 2 3 4 5 8")
    assert [len(areas) for areas in ground.areas] == [3, 3, 3, 3, 3, 4]
    assert len(ground_of("5 8 1 6 7 2").areas[1]) == 4


@rule("ES-010", "ES-503")
@pytest.mark.parametrize("number", range(1, 9))
def test_what_is_top_secret_and_where_one_may_peek(number: int) -> None:
    others = [str(other) for other in range(1, 9) if other != number][:5]
    ground = ground_of(" ".join([f"{number}'", *others]))
    areas = ground.areas[0]
    secret = [bool(ground.secret_mask >> cell & 1) for cell in areas]
    assert secret == [number != 3] * len(areas)
    assert ground.board(0).secret_reward == (number in (2, 8))
    peeks = [ground.peek[cell] for cell in areas]
    reach = [NO_PEEK, PEEK_HERE, PEEK_NEAR, PEEK_ANYWHERE]
    assert peeks == ([NO_PEEK] * 3 if number == 3 else reach[: len(areas)])
