"""Leaks to plant in an honest game: each wraps it so that somebody can learn a secret of another."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple

import msgspec

from kordon.engine.game import AnyGame
from kordon.engine.records import EVERYBODY, OPEN, Delivery, Event, Notice, Seat
from kordon.engine.words import LITERAL, Text
from tests.engine import deceptions
from tests.engine.deceptions import Instead

replace = msgspec.structs.replace


class Ground(NamedTuple):
    """A game to plant leaks in, and a number in it that only one seat may know."""

    base: type[AnyGame]
    secret: Callable[[Any], int]  # below 0 while there is none
    put: Callable[[Any, int], None]
    values: range
    field: str  # an int of observations that everybody sees
    row: int = 3  # how many values a swap within a row keeps together
    once: int = 2  # the turn at which a rare leak shows
    believed: range | None = None  # values that a careless belief draws, if not all
    ordered: str = ""  # a tuple of observations that everybody sees
    bound: Callable[[Any], Seat | None] | None = None  # who could be left without a choice by what is hidden


class Leak(Event, frozen=True, tag="leak"):
    what: int


Plant = Callable[[Ground], type[AnyGame]]


def _telling(what: Callable[[Ground, int], int | None], is_less: bool = False) -> Plant:
    """When the secret is chosen, an event tells everybody something of it, or one event is missing."""

    def plant(ground: Ground) -> type[AnyGame]:
        class Telling(ground.base):  # type: ignore[misc, name-defined]
            def apply(self, position: Any, move: Any) -> list[Notice]:
                before = ground.secret(position)
                notices = list(super().apply(position, move))
                secret = ground.secret(position)
                told = what(ground, secret) if secret >= 0 and secret != before else None
                if told is None:
                    return notices
                return notices[:1] if is_less else [*notices, (EVERYBODY, Leak(told))]

            def tell(self, event: Any) -> Text:
                return LITERAL.say(str(event.what)) if isinstance(event, Leak) else super().tell(event)

        return Telling

    return plant


event_whole = _telling(lambda ground, secret: secret)
event_parity = _telling(lambda ground, secret: secret % 2)
one_message_more = _telling(lambda ground, secret: 0 if secret == ground.values[-1] else None)
one_message_less = _telling(lambda ground, secret: 0 if secret == ground.values[-1] else None, is_less=True)


def _showing(show: Callable[[Any, int, Any], Any], always: bool = False) -> Plant:
    """The observation of those who don't know the secret depends on it."""

    def plant(ground: Ground) -> type[AnyGame]:
        class Showing(ground.base):  # type: ignore[misc, name-defined]
            def observe(self, position: Any, seat: Seat) -> Any:
                seen, secret = super().observe(position, seat), ground.secret(position)
                if seat in (0, OPEN) or position.outcome or (secret < 0 and not always):
                    return seen
                return show(seen, secret, (ground, position))

        return Showing

    return plant


def _add(seen: Any, field: str, more: int) -> Any:
    return replace(seen, **{field: getattr(seen, field) + more})


observe_whole = _showing(lambda seen, secret, at: _add(seen, at[0].field, 100 * secret))
observe_one_bit = _showing(lambda seen, secret, at: _add(seen, at[0].field, 100 * (secret % 2)))
order_of_moves = _showing(
    lambda seen, secret, at: replace(seen, moves=seen.moves[::-1] if secret % 2 else seen.moves)
)
order_of_a_field = _showing(
    lambda seen, secret, at: replace(
        seen, **{at[0].ordered: getattr(seen, at[0].ordered)[:: -1 if secret % 2 else 1]}
    )
)
who_acts = _showing(lambda seen, secret, at: replace(seen, to_act=seen.to_act * (1 + secret % 2)))
luck_to_come = _showing(
    lambda seen, secret, at: _add(seen, at[0].field, 100 * at[1].chance.copy().below(2)), always=True
)
one_value_once = _showing(
    lambda seen, secret, at: _add(
        seen, at[0].field, 100 * (secret == at[0].values[-1] and at[1].turn == at[0].once)
    )
)


def legal_moves(ground: Ground) -> type[AnyGame]:
    """What others may do depends on the secret."""

    class LegalMoves(ground.base):  # type: ignore[misc, name-defined]
        def moves(self, position: Any, seat: Seat) -> Any:
            moves = super().moves(position, seat)
            return moves[1:] if seat and len(moves) > 1 and ground.secret(position) % 2 else moves

        def observe(self, position: Any, seat: Seat) -> Any:
            seen = super().observe(position, seat)
            return replace(seen, moves=tuple(self.moves(position, seat))) if seat < seen.seats else seen

    return LegalMoves


def forced_move_made(ground: Ground) -> type[AnyGame]:
    """Where something hidden leaves a player one move only, the game makes it at once (KO-007)."""
    bound: Callable[[Any], Seat | None] = ground.bound or (lambda position: None)

    class ForcedMoveMade(ground.base):  # type: ignore[misc, name-defined]
        def moves(self, position: Any, seat: Seat) -> Any:
            moves = super().moves(position, seat)
            return moves[:1] if bound(position) == seat else moves

        def observe(self, position: Any, seat: Seat) -> Any:
            seen = super().observe(position, seat)
            return replace(seen, moves=tuple(self.moves(position, seat))) if seat < seen.seats else seen

        def apply(self, position: Any, move: Any) -> list[Notice]:
            notices = list(super().apply(position, move))
            while (seat := bound(position)) is not None and seat in self.to_act(position):
                notices += super().apply(position, self.moves(position, seat)[0])
            return notices

    return ForcedMoveMade


def turn_counter(ground: Ground) -> type[AnyGame]:
    class TurnCounter(ground.base):  # type: ignore[misc, name-defined]
        def turn(self, position: Any) -> int:
            return int(super().turn(position)) + 100 * (ground.secret(position) % 2)

    return TurnCounter


def turn_counter_rarely(ground: Ground) -> type[AnyGame]:
    class TurnCounterRarely(ground.base):  # type: ignore[misc, name-defined]
        def turn(self, position: Any) -> int:
            return int(super().turn(position)) + 100 * (ground.secret(position) == ground.values[-1])

    return TurnCounterRarely


def secret_team(ground: Ground) -> type[AnyGame]:
    class SecretTeam(ground.base):  # type: ignore[misc, name-defined]
        def team(self, position: Any, seat: Seat) -> tuple[Seat, ...]:
            return (0, 1) if ground.secret(position) % 2 and seat < 2 else (seat,)

    return SecretTeam


def said_to_see_everything(ground: Ground) -> type[AnyGame]:
    class SaidToSeeEverything(ground.base):  # type: ignore[misc, name-defined]
        def sees_everything(self, position: Any, viewer: Seat) -> bool:
            return True

    return SaidToSeeEverything


def _by_a_global(part: str) -> Plant:
    """A method that is given no position reads what `apply` and `observe` leave behind."""

    def plant(ground: Ground) -> type[AnyGame]:
        class ByAGlobal(ground.base):  # type: ignore[misc, name-defined]
            last = 0

            def apply(self, position: Any, move: Any) -> list[Notice]:
                notices: list[Notice] = super().apply(position, move)
                ByAGlobal.last = ground.secret(position)
                return notices

            def observe(self, position: Any, seat: Seat) -> Any:
                ByAGlobal.last = ground.secret(position)
                return super().observe(position, seat)

        def leaking(self: Any, *args: Any) -> Any:
            honest = getattr(super(ByAGlobal, self), part)(*args)
            return LEAKING[part](honest) if ByAGlobal.last % 2 else honest

        setattr(ByAGlobal, part, leaking)
        return ByAGlobal

    return plant


LEAKING: dict[str, Callable[[Any], Any]] = {
    "tell": lambda text: LITERAL.say("odd"),
    "scene": lambda scene: replace(scene, status=LITERAL.say("odd")),
    "explain": lambda rules: rules * 2,
}
log_line_by_a_global = _by_a_global("tell")
scene_by_a_global = _by_a_global("scene")
refusal_by_a_global = _by_a_global("explain")


def swaps_within_a_row(ground: Ground) -> type[AnyGame]:
    """Other worlds keep a part of the secret, so what shows that part is never found."""

    class SwapsWithinARow(ground.base):  # type: ignore[misc, name-defined]
        def swap_secrets(self, position: Any, seat: Seat, source: Random) -> Any:
            while True:
                world = super().swap_secrets(position, seat, source)
                if ground.secret(world) // ground.row == ground.secret(position) // ground.row:
                    return world

    return SwapsWithinARow


def swaps_within_the_row_it_shows(ground: Ground) -> type[AnyGame]:
    """What is shown of the secret and what other worlds keep of it agree."""
    shown = _showing(lambda seen, secret, at: _add(seen, at[0].field, 100 * (secret // at[0].row)))
    return swaps_within_a_row(ground._replace(base=shown(ground)))


def swaps_nothing(ground: Ground) -> type[AnyGame]:
    return deceptions.swaps_nothing(ground.base)


def swaps_nothing_and_shows(ground: Ground) -> type[AnyGame]:
    return deceptions.swaps_nothing(observe_one_bit(ground))


def believes_anything(ground: Ground) -> type[AnyGame]:
    """Its worlds have any value, whatever was sent before."""

    class BelievesAnything(ground.base):  # type: ignore[misc, name-defined]
        def belief(self, history: Sequence[Delivery]) -> Any:
            def draw(honest: Any, source: Random) -> Any:
                world = honest.draw(source)
                if history[0].observation.seat and ground.secret(world) >= 0 and not world.outcome:
                    ground.put(world, source.choice(ground.believed or ground.values))
                return world

            return Instead(super().belief(history), draw)

    return BelievesAnything
