"""What is shown of a game: the map with all that stands on it, and what is asked of the viewer."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from itertools import chain
from typing import Final

import msgspec

from kordon.engine.records import Seat, Target
from kordon.engine.scene import NOTHING, Button, Choice, Line, Mark, Marker, Panel, Scene, Sheet, Track
from kordon.engine.words import LITERAL, SEAT, Text
from kordon.games.sniper import words
from kordon.games.sniper.drawn_map import DrawnMap, drawn_map
from kordon.games.sniper.log_lines import walk_text, won_text
from kordon.games.sniper.maps.table import MAP_NAMES, SECTOR_NAMES
from kordon.games.sniper.moves import SniperMove
from kordon.games.sniper.notes import NOTES, Notes
from kordon.games.sniper.observation import SniperObservation
from kordon.games.sniper.options import SniperOptions
from kordon.games.sniper.order_cards import ORDERS
from kordon.games.sniper.paths import SHOOT, path
from kordon.games.sniper.pieces import (
    CONTROLLERS,
    CUBES,
    NO_CARD,
    NO_SECTOR,
    NO_SPACE,
    NO_SPECIALIST,
    OBJECTIVES_TO_WIN,
    SNIPER_SEAT,
    SQUAD_NAMES,
    SQUADS,
    TOMMY,
    WOUNDS_TO_LOSE,
    Squad,
)
from kordon.games.sniper.pieces_shown import (
    loadout_pieces,
    objective_pieces,
    order_pieces,
    pieces_on_board,
    specialist_pieces,
    token_pieces,
    zones,
)
from kordon.games.sniper.position import (
    ASSIGNING,
    BURSTING,
    BURYING,
    CHOOSING_LOOT,
    DEFENDERS_TURN,
    DRAWING,
    ENTERING,
    HEALING,
    OVER,
    PICKING,
    SHOWING,
    SNIPER_TURN,
)
from kordon.games.sniper.rounds import FIRST_TURN
from kordon.games.sniper.setup import cards_at_start, countdown_start
from kordon.games.sniper.solo import SLOTS

NO_ORDERS: Final = -1
DEFENDERS_PHASES: Final = (DEFENDERS_TURN, DRAWING)
SET_UP_PHASES: Final = (BURYING, SHOWING, PICKING, ASSIGNING)


def scene(seen: SniperObservation) -> Scene:
    """Everything the seat is shown."""
    drawn = drawn_map(seen.options.map)
    notes = Notes(seen)
    choices = tuple(
        [
            Choice(path(move), notes.note(move)) if type(move) in NOTES else _choice(move)
            for move in seen.moves
        ]
    )
    return Scene(
        status=_status(seen),
        prompt=_prompt(seen, drawn, notes),
        width=drawn.map.width,
        height=drawn.map.height,
        board=seen.options.map if seen.options.map in MAP_NAMES else "",
        shapes=drawn.shapes,
        lines=(*drawn.lines, *_trail(seen, drawn)) if seen.record or seen.walked else drawn.lines,
        groups=(
            tuple(pieces_on_board(seen)),
            tuple(objective_pieces(seen, drawn)),
            tuple(loadout_pieces(seen)),
            tuple(token_pieces(seen)),
            tuple(specialist_pieces(seen)),
            tuple(order_pieces(seen)),
        ),
        zones=tuple(zones(seen)),
        tracks=_tracks(
            seen.options,
            seen.countdown,
            seen.orders_left if seen.slots else NO_ORDERS,
            len(seen.completed),
            seen.wounds,
        ),
        panels=tuple([_panel(seen, seat) for seat in range(seen.seats)]),
        buttons=tuple(_buttons(seen, choices)),
        sheets=(_trail_sheet(seen, drawn),) if seen.outcome is not None and seen.record else (),
        choices=choices,
        markers=_markers(seen),
    )


def board(name: str) -> Scene:
    """The map alone."""
    drawn = drawn_map(name)
    return msgspec.structs.replace(
        NOTHING, width=drawn.map.width, height=drawn.map.height, shapes=drawn.shapes, lines=drawn.lines
    )


# What looks the same is the same object: quick to make, and quick to compare with what was shown before.


@lru_cache(maxsize=1 << 15)
def _choice(move: SniperMove) -> Choice:
    return Choice(path(move))


def _markers(seen: SniperObservation) -> tuple[Marker, ...]:
    """The tracking cubes, once the sniper is on the way; any defender may use them in any turn (SE-007)."""
    if seen.seats == 1 or seen.turn < FIRST_TURN:
        return ()
    return _cubes(SNIPER_SEAT < seen.seat < seen.seats and seen.outcome is None)


@cache
def _cubes(mine: bool) -> tuple[Marker, ...]:
    return (Marker("cube", words.CUBE(), "cube", "space:", CUBES, rule="SE-007", mine=mine),)


# ---- where the sniper went


def _trail(seen: SniperObservation, drawn: DrawnMap) -> Iterator[Line]:
    """The sniper's path of this game, a line a turn: for the sniper, and for all after the end (SE-307)."""
    here = NO_SPACE
    turns = [walked for _, _, walked in seen.record]
    if seen.walked and seen.outcome is None:
        turns.append(seen.walked)
    for turn, walked in enumerate(turns, 1):
        spaces = walked if here == NO_SPACE else (here, *walked)
        if len(spaces) > 1:
            points = tuple([number for space in spaces for number in drawn.map.labels[space]])
            latest = " latest" if turn == len(turns) else ""
            yield Line(points, f"path{latest}", words.PATH(turn=turn))
        here = spaces[-1] if spaces else here


def _trail_sheet(seen: SniperObservation, drawn: DrawnMap) -> Sheet:
    """Every turn of the sniper with the countdown at its end."""
    heads = (words.TRAIL_TURN(), words.TRAIL_LEFT(), words.TRAIL_PATH(), words.TRAIL_END())
    rows = tuple(
        (turn, left, LITERAL.say(walk_text(walked) or "–"), drawn.spaces[space])
        for turn, (left, space, walked) in enumerate(seen.record, 1)
        if space != NO_SPACE
    )
    return Sheet(words.TRAIL_SHEET(), heads, rows)


# ---- numbers


@lru_cache(maxsize=1024)
def _tracks(
    options: SniperOptions, countdown: int, orders_left: int, completed: int, wounds: int
) -> tuple[Track, ...]:
    if orders_left != NO_ORDERS:
        time = Track("track:orders", words.ORDERS_LEFT(), orders_left, 0, len(ORDERS) - SLOTS)
    else:
        time = Track("track:countdown", words.COUNTDOWN(), countdown, 1, countdown_start(options))
    return (
        time,
        Track("track:objectives", words.COMPLETED_COUNT(), completed, 0, OBJECTIVES_TO_WIN, SNIPER_SEAT),
        Track("track:wounds", words.WOUNDS(), wounds, 0, WOUNDS_TO_LOSE, SNIPER_SEAT),
    )


def _panel(seen: SniperObservation, seat: Seat) -> Panel:
    active = seat in seen.to_act
    if seat == SNIPER_SEAT:
        return _sniper_panel(active, seen.hand_size, seen.sector)
    squads = _squads_of(seen.seats, seat)
    if seen.phase in DEFENDERS_PHASES:
        return _acting_panel(seat, active, squads, seen.intel, seen.actions, seen.done >> seat & 1)
    return _waiting_panel(seat, active, squads)


@cache
def _squads_of(seats: int, seat: Seat) -> tuple[Squad, ...]:
    return tuple([squad for squad in range(SQUADS) if CONTROLLERS[seats][squad] >> seat & 1])


@lru_cache(maxsize=1024)
def _sniper_panel(active: bool, hand_size: int, sector: int) -> Panel:
    marks = [Mark("hand", words.CARDS_IN_HAND(count=hand_size), hand_size)]
    if sector != NO_SECTOR:
        name = SECTOR_NAMES[sector]
        marks.append(Mark(f"sector-{name}", words.LAST_SECTOR(sector=words.SECTOR(name))))
    return Panel(SNIPER_SEAT, SEAT(SNIPER_SEAT), active, tuple(marks))


@lru_cache(maxsize=1024)
def _acting_panel(
    seat: Seat, active: bool, squads: tuple[Squad, ...], intel: int, actions: tuple[int, ...], is_done: int
) -> Panel:
    marks = [_squad_mark(squad, intel >> squad & 1, actions[squad]) for squad in squads]
    if is_done:
        marks.append(Mark("done", words.IS_DONE()))
    return Panel(seat, SEAT(seat), active, tuple(marks))


def _squad_mark(squad: Squad, has_intel: int, actions: int) -> Mark:
    name = SQUAD_NAMES[squad]
    if has_intel:
        return Mark(f"squad-{name}", words.INTEL_GATHERED(squad=words.SQUAD(name)))
    return Mark(f"squad-{name}", words.ACTIONS_LEFT(squad=words.SQUAD(name), count=actions), actions)


@lru_cache(maxsize=64)
def _waiting_panel(seat: Seat, active: bool, squads: tuple[Squad, ...]) -> Panel:
    names = [SQUAD_NAMES[squad] for squad in squads]
    return Panel(
        seat, SEAT(seat), active, tuple([Mark(f"squad-{name}", words.SQUAD(name)) for name in names])
    )


# ---- what is asked


def _status(seen: SniperObservation) -> Text:
    name = seen.options.map
    map = words.MAP(name) if name in MAP_NAMES else LITERAL.say(name)
    if seen.phase == OVER:
        return words.STATUS_OVER(map=map)
    if seen.phase in SET_UP_PHASES:
        return words.STATUS_SET_UP(map=map)
    message = words.STATUS_DEFENDERS if seen.phase in DEFENDERS_PHASES else words.STATUS_SNIPER
    return message(map=map, round=seen.round)


def _prompt(seen: SniperObservation, drawn: DrawnMap, notes: Notes) -> Text:
    if seen.outcome is not None:
        return won_text(SNIPER_SEAT in seen.outcome.winners, seen.outcome.rule)
    if seen.seat not in seen.to_act:
        if len(seen.to_act) == 1:
            return words.PROMPT_WAIT(who=SEAT(seen.to_act[0]))
        return words.PROMPT_WAIT_ALL()
    return PROMPTS[seen.phase](seen, drawn, notes)


def _prompt_pick(seen: SniperObservation, drawn: DrawnMap, notes: Notes) -> Text:
    if seen.options.two_random_cards:
        return words.PROMPT_TAKE()
    return words.PROMPT_PICK(count=cards_at_start(seen.options))


def _prompt_assign(seen: SniperObservation, drawn: DrawnMap, notes: Notes) -> Text:
    squad = seen.specialists.index(NO_SPECIALIST)
    return words.PROMPT_ASSIGN(squad=words.SQUAD(SQUAD_NAMES[squad]))


def _prompt_turn(seen: SniperObservation, drawn: DrawnMap, notes: Notes) -> Text:
    move, card, action = not seen.walked, seen.card == NO_CARD and any(seen.hand), not seen.acted
    if not (move or card or action):
        return words.PROMPT_END()
    return words.PROMPT_TURN(move=int(move), card=int(card), action=int(action))


def _prompt_burst(seen: SniperObservation, drawn: DrawnMap, notes: Notes) -> Text:
    return words.PROMPT_BURST(shot=3 - len(seen.announced), tokens=seen.announced[0])


def _prompt_draw(seen: SniperObservation, drawn: DrawnMap, notes: Notes) -> Text:
    return words.PROMPT_DRAW(space=drawn.spaces[seen.target], distance=notes.aim_distance())


PROMPTS: dict[int, Callable[[SniperObservation, DrawnMap, Notes], Text]] = {
    BURYING: lambda seen, drawn, notes: words.PROMPT_BURY(),
    SHOWING: lambda seen, drawn, notes: words.PROMPT_SHOW(),
    PICKING: _prompt_pick,
    ASSIGNING: _prompt_assign,
    ENTERING: lambda seen, drawn, notes: words.PROMPT_ENTER(),
    SNIPER_TURN: _prompt_turn,
    CHOOSING_LOOT: lambda seen, drawn, notes: words.PROMPT_LOOT(),
    BURSTING: _prompt_burst,
    HEALING: lambda seen, drawn, notes: words.PROMPT_HEAL(),
    DEFENDERS_TURN: lambda seen, drawn, notes: words.PROMPT_DEFEND(),
    DRAWING: _prompt_draw,
}


def _buttons(seen: SniperObservation, choices: tuple[Choice, ...]) -> Iterator[Button]:
    """A button for every action and number that some path goes through."""
    twice = seen.phase == SNIPER_TURN and seen.card == TOMMY
    for target in dict.fromkeys(chain.from_iterable([choice.path for choice in choices])):
        button = _button(target, twice)
        if button is not None:
            yield button


@lru_cache(maxsize=1024)
def _button(target: Target, twice: bool) -> Button | None:
    kind, _, name = target.partition(":")
    if kind == "act":
        how = words.SHOOT_TWICE() if target == SHOOT and twice else words.ACT(name, "how")
        return Button(target, words.ACT(name), how)
    return Button(target, words.TOKENS(count=int(name))) if kind == "tokens" else None
