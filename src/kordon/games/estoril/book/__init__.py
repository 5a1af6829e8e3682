"""The book of Estoril 1942: boards with cards on them, what is claimed of them, and tables of the cards."""

# Not compiled: it is read when somebody opens the book.
from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from importlib.resources import files
from typing import TYPE_CHECKING, Any, ClassVar

from kordon.engine.bits import members
from kordon.engine.book import Book, table_of
from kordon.engine.chance import seed_from
from kordon.engine.records import EVERYBODY
from kordon.engine.scene import Sheet
from kordon.engine.tuples import replaced
from kordon.engine.words import LITERAL, Text
from kordon.games.estoril.moves import Lay
from kordon.games.estoril.options import EstorilOptions
from kordon.games.estoril.position import Position
from kordon.games.estoril.rules import resolving, rounds
from kordon.games.estoril.rules.characters import CHARACTERS, DECK, STARTERS, SYMBOLS, WOMAN, Card
from kordon.games.estoril.rules.ground import BOARDS, NEIGHBOURS, ROMAN, Cell, Ground, place_of_spot
from kordon.games.estoril.rules.laying import MARKERS_BY_SEATS, end_peek, lay, open_mask, peek_spots
from kordon.games.estoril.rules.missions import MISSIONS

if TYPE_CHECKING:
    from kordon.engine.game import AnyGame


class EstorilBook(Book):
    """Positions are given by boards, row by row, each with a `'` for a quarter turn, and by cards on them.

    Cards lie on `BOARD-AREA` and are written `SEAT NAME`: `{ "2-I" = "0 Linda X." }`.
    """

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game, files("kordon.games.estoril.book"))

    def position(self, given: Mapping[str, Any]) -> Position:
        """The first round, laid out; with `resolve` up to the first decision after the laying."""
        seats = given.get("seats", 2)
        position = rounds.set_up(EstorilOptions(), seats, seed_from(given.get("seed", "book")))
        words = str(given["boards"]).split()
        turned = tuple(word.count("'") for word in words)
        position.deck = (*[card for card in position.reward if card >= 0], *position.deck)
        position.ground = Ground(tuple(int(word.rstrip("'")) for word in words), turned)
        position.clear_boards()
        position.first = 0
        _lay_rewards(position, given.get("rewards", {}))
        for where, what in given.get("laid", {}).items():
            seat, name = what.split(" ", 1)
            card = card_called(name, int(seat))
            position.deck = tuple(other for other in position.deck if other != card)
            lay(position, Lay(int(seat), card, area(position, where)), [])
            end_peek(position, int(seat))
        position.acting = 0
        position.deck_knows = (0,) * len(position.deck)
        if given.get("resolve"):
            position.markers = (0,) * seats
            while not rounds.STEPS[position.phase](position, []):
                pass
        return position

    def holds(self, position: Position, claim: str, value: Any) -> bool:
        """Whether the rules say the same."""
        return CLAIMS[claim](position, value)

    signs: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "symbols": SYMBOLS,
        "boards": tuple(f"board-{number}" for number in sorted(BOARDS)),
    }

    tables: ClassVar[Mapping[str, Callable[[], Sheet]]] = {
        "symbols": lambda: table_of("symbols", ["effect"], [[f"sign-symbol-{symbol}"] for symbol in SYMBOLS]),
        "boards": lambda: table_of("boards", ["effect"], [[f"ES-50{number}"] for number in sorted(BOARDS)]),
        "markers": lambda: table_of("markers", ["players", "cards-each"], MARKERS_BY_SEATS.items()),
        "starters": lambda: _characters("starters", range(STARTERS)),
        "deck": lambda: _characters("deck", DECK),
        "missions": lambda: table_of(
            "missions",
            ["mission", "effect"],
            [(f"mission-{card.key}", f"mission-{card.key}.how") for card in MISSIONS],
        ),
        "variants": lambda: table_of(
            "variants-table",
            ["variant", "effect"],
            [(f"option-{name}", f"option-{name}.how") for name in EstorilOptions.__struct_fields__],
        ),
    }


def _characters(name: str, cards: Iterable[Card]) -> Sheet:
    rows = []
    for card in cards:
        character = CHARACTERS[card]
        symbols = [*character.symbols, *([WOMAN] if character.woman else [])]
        rows.append(
            (
                LITERAL.say(character.name),
                f"flag-{character.flag}",
                character.strength,
                character.points,
                _listed([Text(f"symbol-{symbol}") for symbol in symbols]),
            )
        )
    return table_of(name, ["character", "flag", "strength", "points", "symbols-on-it"], rows)


def _listed(texts: list[Text]) -> Text:
    if not texts:
        return LITERAL.say("–")
    said = texts[-1]
    for text in reversed(texts[:-1]):
        said = Text("book-list", {"first": text, "rest": said})
    return said


# ---- laying out


def card_called(name: str, seat: int = 0) -> Card:
    """The card of that name: a starter is the seat's own."""
    names = [character.name for character in CHARACTERS]
    card = names.index(name)
    return card + STARTERS * seat if card < STARTERS else names.index(name, STARTERS * 4)


def _place(position: Position, board: int) -> int:
    return position.ground.layout.index(board)


def area(position: Position, where: str) -> Cell:
    """The cell of an area: `2-III`."""
    board, number = where.split("-")
    return position.ground.areas[_place(position, int(board))][ROMAN.index(number) - 1]


def _lay_rewards(position: Position, rewards: Mapping[str, str]) -> None:
    """The rewards that are given by place, and cards of the deck for all other places."""
    for place, name in rewards.items():
        _lay_reward(position, _place(position, int(place)), card_called(name))
    for number in position.ground.layout:
        if str(number) not in rewards:
            _lay_reward(position, _place(position, number), position.deck[-1])


def _lay_reward(position: Position, place: int, card: Card) -> None:
    position.deck = tuple(other for other in position.deck if other != card)
    position.reward = replaced(position.reward, place, card)
    if not position.ground.board(place).secret_reward:
        position.rewards_up |= 1 << place
        position.reward_knows = replaced(position.reward_knows, place, EVERYBODY)


# ---- what can be claimed


def _areas(position: Position, mask: int) -> list[str]:
    return sorted(
        f"{position.ground.layout[place]}-{ROMAN[position.ground.number[cell]]}"
        for place, cells in enumerate(position.ground.areas)
        for cell in cells
        if mask >> cell & 1
    )


def _neighbours(position: Position, value: list[Any]) -> bool:
    board, expected = value
    found = [position.ground.layout[place] for place in NEIGHBOURS[_place(position, board)]]
    return sorted(found) == sorted(expected)


def _totals(position: Position, value: Mapping[str, int]) -> bool:
    return {str(seat): total for seat, total in resolving.totals(position).items()} == dict(value)


def _peeks(position: Position, value: list[Any]) -> bool:
    where, boards = value
    spots = peek_spots(position, 0, area(position, where))
    found = {position.ground.layout[place_of_spot(spot)] for spot in spots}
    return sorted(found) == sorted(boards)


CLAIMS: dict[str, Callable[[Position, Any], bool]] = {
    "open": lambda position, value: _areas(position, open_mask(position, 0)) == sorted(value),
    "outer": lambda position, value: _areas(position, position.ground.outer_mask) == sorted(value),
    "neighbours": _neighbours,
    "totals": _totals,
    "peeks": _peeks,
    "in_hand": lambda position, value: all(
        card_called(name, int(seat)) in members(position.hands[int(seat)]) for seat, name in value.items()
    ),
    "gone": lambda position, value: all(
        card_called(name, int(seat)) not in position.laid for seat, name in value.items()
    ),
}
