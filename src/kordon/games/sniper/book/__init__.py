"""The book of Sniper Elite: positions on its maps, what is claimed of them, and tables of its data."""

# Not compiled: it is read when somebody opens the book.
from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib.resources import files
from typing import TYPE_CHECKING, Any, ClassVar, get_args

import msgspec

from kordon.engine.bits import mask_of, members
from kordon.engine.book import Book, table_of
from kordon.engine.chance import seed_from
from kordon.engine.scene import Sheet
from kordon.engine.words import Text
from kordon.games.sniper import events, moves, pieces
from kordon.games.sniper.options import SniperOptions
from kordon.games.sniper.phases import SNIPER_TURN
from kordon.games.sniper.pieces import NO_SPACE, SNIPER_SEAT
from kordon.games.sniper.position import Position
from kordon.games.sniper.rules import dispatch, setup
from kordon.games.sniper.rules.shooting import odds
from kordon.games.sniper.rules.sniper_turn import alerted_units
from kordon.games.sniper.solo.order_cards import ORDERS, Kind

if TYPE_CHECKING:
    from kordon.engine.game import AnyGame

MOST_TOKENS = 7  # in the table of odds
FARTHEST = 4
GROUNDS = ("open", "enclosed", "elevated", "difficult", "water", "obstruction", "objective")


class SniperBook(Book):
    """Positions are given by a map, the sniper's space and the spaces of units; those not named are away."""

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game, files("kordon.games.sniper.book"))

    def position(self, given: Mapping[str, Any]) -> Position:
        """The sniper's second turn."""
        options = SniperOptions(map=given.get("map", "launch"))
        position = setup.set_up(options, 2, seed_from(given.get("seed", "book")))
        position.phase, position.turn = SNIPER_TURN, 4
        position.objectives = tuple(given.get("objectives", (1, 4)))
        position.space = given["sniper"]
        position.looked = ()
        if "units" in given:
            position.units = tuple([given["units"].get(name, NO_SPACE) for name in pieces.UNIT_NAMES])
            position.occupied = mask_of(space for space in position.units if space != NO_SPACE)
        return position

    def holds(self, position: Position, claim: str, value: Any) -> bool:
        """Whether the engine says the same."""
        return CLAIMS[claim](position, value)

    signs: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "tokens": pieces.TOKEN_NAMES,
        "loadout": pieces.LOADOUT_NAMES,
        "specialists": pieces.SPECIALIST_NAMES,
    }

    tables: ClassVar[Mapping[str, Callable[[], Sheet]]] = {
        "tokens": lambda: table_of(
            "tokens",
            ["token", "at-start", "in-box", "effect"],
            (
                (f"token-{name}", pieces.BAG_AT_START[token], pieces.TOKENS_IN_BOX[token], f"sign-{name}")
                for token, name in enumerate(pieces.TOKEN_NAMES)
            ),
        ),
        "odds": lambda: Sheet(
            Text("book-odds"),
            (
                Text("book-drawn"),
                *[Text("book-at-distance", {"n": far}) for far in range(1, FARTHEST + 1)],
                Text("book-revealed"),
            ),
            tuple(_odds(tokens) for tokens in range(1, MOST_TOKENS + 1)),
        ),
        "loadout": lambda: table_of(
            "loadout",
            ["card", "copies", "effect"],
            (
                (f"loadout-{name}", copies, f"loadout-{name}.how")
                for name, copies in zip(pieces.LOADOUT_NAMES, pieces.LOADOUT_COPIES, strict=True)
            ),
        ),
        "specialists": lambda: table_of(
            "specialists",
            ["specialist", "effect"],
            ((f"specialist-{name}", f"specialist-{name}.how") for name in pieces.SPECIALIST_NAMES),
        ),
        "difficulty": lambda: table_of(
            "difficulty",
            ["option", "effect"],
            (
                (f"option-{field.name}", f"option-{field.name}.how")
                for field in msgspec.structs.fields(SniperOptions)
                if field.type is bool
            ),
        ),
        "orders": lambda: table_of(
            "orders",
            ["card", "copies", "effect"],
            (
                (f"order-{kind}", [order.kind for order in ORDERS].count(kind), f"order-{kind}.how")
                for kind in get_args(Kind)
            ),
        ),
        "grounds": lambda: table_of("grounds", ["effect"], ((f"ground-{name}",) for name in GROUNDS)),
    }


def _odds(tokens: int) -> tuple[int | Text, ...]:
    hits = [_percent(odds(pieces.BAG_AT_START, far, tokens).hit) for far in range(1, FARTHEST + 1)]
    return tokens, *hits, _percent(odds(pieces.BAG_AT_START, 1, tokens).reveal)


def _percent(share: float) -> Text:
    return Text("book-percent", {"n": round(share * 100)})


# ---- what can be claimed


def _shot(position: Position, value: Mapping[str, Any]) -> bool:
    """A shot from here: what it draws, whom it hits, whether it gives the sniper away."""
    unit = pieces.UNIT_NAMES.index(value["at"])
    after = position.copy()
    shoot = moves.SHOOT[unit][value["tokens"]]
    if shoot not in dispatch.legal_moves(after, SNIPER_SEAT):
        return False
    told = [event for _, event in dispatch.apply(after, shoot)]
    (shot,) = [event for event in told if isinstance(event, events.Shot)]
    revealed = any(isinstance(event, events.Revealed) for event in told)
    told_as = [value["drawn"], value["hit"], value.get("misfire", False), value["revealed"]]
    return told_as == [list(shot.drawn), shot.unit == unit, shot.misfire, revealed]


def _heard(position: Position, value: Mapping[str, Any]) -> bool:
    """Which units hear a walk; it has to be a legal one."""
    path = tuple(value["path"])
    if moves.Walk(SNIPER_SEAT, path) not in dispatch.legal_moves(position, SNIPER_SEAT):
        return False
    alerted = alerted_units(position, position.space, path)
    heard: list[str] = value["by"]
    return [pieces.UNIT_NAMES[unit] for unit in members(alerted)] == heard


def _far(position: Position, a: int, b: int) -> int:
    there, back = position.board.map.distance[a][b], position.board.map.distance[b][a]
    assert there == back, "sight is mutual"
    return there


CLAIMS: dict[str, Callable[[Position, Any], bool]] = {
    "distance": lambda position, value: _far(position, value[0], value[1]) == value[2] > 0,
    "blocked": lambda position, value: _far(position, *value) == 0,
    "adjacent": lambda position, value: position.board.map.adjacent_mask[value[0]] == mask_of(value[1]),
    "matching": lambda position, value: position.board.map.matching_mask[value[0]] == mask_of(value[1]),
    "steps": lambda position, value: position.board.map.step_mask[value[0]] == mask_of(value[1]),
    "shot": _shot,
    "heard": _heard,
}
