"""What is shown of a game: the map with all that stands on it, and what is asked of the viewer."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from kordon.engine.records import Seat
from kordon.engine.scene import Button, Choice, Line, Mark, Marker, Panel, Scene, Sheet, Track
from kordon.engine.words import LITERAL, SEAT, Text
from kordon.games.sniper import words
from kordon.games.sniper.drawn_map import DrawnMap, drawn_map
from kordon.games.sniper.log_lines import walk_text, won_text
from kordon.games.sniper.maps.table import MAP_NAMES, SECTOR_NAMES
from kordon.games.sniper.notes import Notes
from kordon.games.sniper.observe import SniperObservation
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

DEFENDERS_PHASES: Final = (DEFENDERS_TURN, DRAWING)
SET_UP_PHASES: Final = (BURYING, SHOWING, PICKING, ASSIGNING)


def scene(seen: SniperObservation) -> Scene:
    """Everything the seat is shown."""
    drawn = drawn_map(seen.options.map)
    notes = Notes(seen)
    choices = tuple([Choice(path(move), notes.note(move)) for move in seen.moves])
    return Scene(
        status=_status(seen),
        prompt=_prompt(seen, drawn, notes),
        width=drawn.map.width,
        height=drawn.map.height,
        shapes=drawn.shapes,
        lines=(*drawn.lines, *_trail(seen, drawn)),
        pieces=(
            *pieces_on_board(seen),
            *objective_pieces(seen, drawn),
            *loadout_pieces(seen),
            *token_pieces(seen),
            *specialist_pieces(seen),
            *order_pieces(seen),
        ),
        zones=tuple(zones(seen)),
        tracks=tuple(_tracks(seen)),
        panels=tuple([_panel(seen, seat) for seat in range(seen.seats)]),
        buttons=tuple(_buttons(seen, choices)),
        sheets=(_trail_sheet(seen, drawn),) if seen.outcome is not None and seen.record else (),
        choices=choices,
        markers=_markers(seen),
    )


def _markers(seen: SniperObservation) -> tuple[Marker, ...]:
    """The tracking cubes, once the sniper is on the way; any defender may use them in any turn (SE-007)."""
    if seen.seats == 1 or seen.turn < FIRST_TURN:
        return ()
    mine = SNIPER_SEAT < seen.seat < seen.seats and seen.outcome is None
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


def _tracks(seen: SniperObservation) -> Iterator[Track]:
    if seen.slots:
        yield Track("track:orders", words.ORDERS_LEFT(), seen.orders_left, 0, len(ORDERS) - SLOTS)
    else:
        yield Track("track:countdown", words.COUNTDOWN(), seen.countdown, 1, countdown_start(seen.options))
    done = len(seen.completed)
    yield Track("track:objectives", words.COMPLETED_COUNT(), done, 0, OBJECTIVES_TO_WIN, SNIPER_SEAT)
    yield Track("track:wounds", words.WOUNDS(), seen.wounds, 0, WOUNDS_TO_LOSE, SNIPER_SEAT)


def _panel(seen: SniperObservation, seat: Seat) -> Panel:
    marks: list[Mark] = []
    if seat == SNIPER_SEAT:
        marks.append(Mark("hand", words.CARDS_IN_HAND(count=seen.hand_size), seen.hand_size))
        if seen.sector != NO_SECTOR:
            name = SECTOR_NAMES[seen.sector]
            marks.append(Mark(f"sector-{name}", words.LAST_SECTOR(sector=words.SECTOR(name))))
    elif seen.phase in DEFENDERS_PHASES:
        marks += _squad_marks(seen, seat)
        if seen.done >> seat & 1:
            marks.append(Mark("done", words.IS_DONE()))
    else:
        for squad in _squads_of(seen, seat):
            marks.append(Mark(f"squad-{SQUAD_NAMES[squad]}", words.SQUAD(SQUAD_NAMES[squad])))
    return Panel(seat, SEAT(seat), seat in seen.to_act, tuple(marks))


def _squads_of(seen: SniperObservation, seat: Seat) -> list[int]:
    return [squad for squad in range(SQUADS) if CONTROLLERS[seen.seats][squad] >> seat & 1]


def _squad_marks(seen: SniperObservation, seat: Seat) -> Iterator[Mark]:
    for squad in _squads_of(seen, seat):
        name = SQUAD_NAMES[squad]
        if seen.intel >> squad & 1:
            yield Mark(f"squad-{name}", words.INTEL_GATHERED(squad=words.SQUAD(name)))
        else:
            left = seen.actions[squad]
            yield Mark(f"squad-{name}", words.ACTIONS_LEFT(squad=words.SQUAD(name), count=left), left)


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
    targets = {target: None for choice in choices for target in choice.path}
    for target in targets:
        kind, _, name = target.partition(":")
        if target == SHOOT and seen.phase == SNIPER_TURN and seen.card == TOMMY:
            yield Button(target, words.ACT(name), words.SHOOT_TWICE())
        elif kind == "act":
            yield Button(target, words.ACT(name), words.ACT(name, "how"))
        elif kind == "tokens":
            yield Button(target, words.TOKENS(count=int(name)))
