"""Positions of the solo game for its tests. The yard is in `tests.games.sniper.boards`."""

from __future__ import annotations

from kordon.engine.bits import mask_of
from kordon.engine.chance import seed_from
from kordon.engine.records import Event, Notice
from kordon.games.sniper.maps import compiled
from kordon.games.sniper.maps.tools import SniperMaps
from kordon.games.sniper.options import SniperOptions
from kordon.games.sniper.phases import SNIPER_TURN
from kordon.games.sniper.pieces import (
    NO_SPACE,
    UNITS,
)
from kordon.games.sniper.position import Position
from kordon.games.sniper.rules.setup import set_up
from kordon.games.sniper.solo.order_cards import Kind, Order, SquadName
from kordon.games.sniper.solo.orders import carry_out
from kordon.maps.words import Words
from tests.games.sniper.boards import (
    letters,
    sniper_turn,
)


def solo(space: str = "c", units: str = "hgl mjq upv", **given: object) -> Position:
    return sniper_turn(space, units, seats=1, **given)  # type: ignore[arg-type]


def ordered(position: Position, kind: Kind, *squads: SquadName, times: int = 1) -> list[Event]:
    """Carry out a card of a kind, in the order yellow, red, black unless said, and return what was told."""
    notices: list[Notice] = []
    carry_out(position, Order(kind, squads or ("yellow", "red", "black"), times), notices)
    return [event for _, event in notices]


def called(name: str) -> int:
    """The space of the Launch Facility with an English name."""
    words = Words("en", {}, SniperMaps.texts)
    return [words(id) for id in compiled.load("launch").file.names].index(name)


def on_launch(sniper: str, officer: str, soldier: str = "") -> Position:
    """Solo on the Launch Facility: the figure where the sniper is, and one or two yellow units."""
    position = set_up(SniperOptions(map="launch"), 1, seed_from("launch"))
    position.phase = SNIPER_TURN
    position.space = position.figure = called(sniper)
    position.sector = position.board.map.sector[position.space]
    places = [called(officer), *([called(soldier)] if soldier else [])]
    position.units = (*places, *(NO_SPACE,) * (UNITS - len(places)))
    position.occupied = mask_of(places)
    return position


def where(position: Position, *units: int) -> str:
    return "".join("." if position.units[u] == NO_SPACE else letters([position.units[u]]) for u in units)
