"""What is shown of a game: the map with all that stands on it, and what is asked of the viewer."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain
from typing import Final, TypeAlias

import msgspec

from kordon.engine.memo import group, part, thing
from kordon.engine.records import Seat, Target
from kordon.engine.scene import (
    NOBODY,
    NOTHING,
    Badge,
    Button,
    Choice,
    Line,
    Marker,
    Panel,
    Scene,
    Sheet,
    Track,
    verdict,
    with_ending,
)
from kordon.engine.words import LITERAL, SEAT, Text
from kordon.games.sniper import phases, pieces, words
from kordon.games.sniper.events import TurnRecord
from kordon.games.sniper.maps.compiled import MAP_NAMES
from kordon.games.sniper.moves import SniperMove
from kordon.games.sniper.observation import SniperObservation
from kordon.games.sniper.options import SniperOptions
from kordon.games.sniper.pieces import NO_SPACE, SECTOR_NAMES, SNIPER_SEAT, Space, Squad
from kordon.games.sniper.rules.rounds import FIRST_TURN
from kordon.games.sniper.rules.setup import cards_at_start, countdown_start
from kordon.games.sniper.screen import notes
from kordon.games.sniper.screen.drawn_map import DrawnMap, drawn_map
from kordon.games.sniper.screen.log_lines import won_text
from kordon.games.sniper.screen.paths import BUTTONS, NUMBERS
from kordon.games.sniper.screen.pieces_shown import piece_groups, zones
from kordon.games.sniper.screen.sharing import SET_UP_PHASES, shares
from kordon.games.sniper.solo.order_cards import ORDERS
from kordon.games.sniper.solo.orders import SLOTS

Offered: TypeAlias = tuple[tuple[Choice, ...], tuple[Button, ...]]

NOTHING_OFFERED: Final[Offered] = ((), ())
NO_ORDERS: Final = -1
DEFENDERS_PHASES: Final = (phases.DEFENDERS_TURN, phases.DRAWING)


def scene(seen: SniperObservation) -> Scene:
    """Everything the seat is shown."""
    drawn = drawn_map(seen.options.map)
    choices, buttons = _offered(seen) if seen.moves else NOTHING_OFFERED
    made = Scene(
        status=_status(seen.options.map, seen.phase, seen.round),
        prompt=_prompt(seen),
        width=drawn.map.file.width,
        height=drawn.map.file.height,
        board=seen.options.map if seen.options.map in MAP_NAMES else "",
        shapes=drawn.shapes,
        lines=_lines(seen, drawn) if seen.record or seen.walked else drawn.lines,
        groups=piece_groups(seen, drawn),
        zones=zones(seen),
        tracks=_tracks(
            seen.options,
            seen.countdown,
            seen.orders_left if seen.slots else NO_ORDERS,
            len(seen.completed),
            seen.wounds,
        ),
        panels=_panels(seen),
        buttons=buttons,
        sheets=(_trail_sheet(seen, drawn),) if seen.outcome is not None and seen.record else (),
        choices=choices,
        markers=_markers(seen),
        goal=_goal(seen.seat, seen.seats),
        prompts=_steps(seen),
        free=UNNOTICED if _walks_in_secret(seen) else (),
        any_order=ANY_ORDER,
        set_up=seen.phase in SET_UP_PHASES,
        shared=shares(seen),
    )
    return made if seen.outcome is None else with_ending(made, seen, _how_decided(seen))


def board(name: str) -> Scene:
    """The map alone."""
    drawn = drawn_map(name)
    return msgspec.structs.replace(
        NOTHING,
        width=drawn.map.file.width,
        height=drawn.map.file.height,
        shapes=drawn.shapes,
        lines=drawn.lines,
    )


# What looks the same is the same object: quick to make, and quick to compare with what was shown before.


def _markers(seen: SniperObservation) -> tuple[Marker, ...]:
    """The tracking cubes, once the sniper is on the way; any defender may use them in any turn (SE-007)."""
    if seen.seats == 1 or seen.turn < FIRST_TURN:
        return ()
    return _cubes(SNIPER_SEAT < seen.seat < seen.seats and seen.outcome is None)


@group
def _cubes(mine: bool) -> tuple[Marker, ...]:
    return (Marker("cube", words.CUBE(), "cube", "space:", pieces.CUBES, rule="SE-007", mine=mine),)


# ---- where the sniper went

# When the record holds the latest walk already: from the end of the sniper's turn to the next one.
WRITTEN_DOWN: Final = (phases.DEFENDERS_TURN, phases.DRAWING, phases.OVER)


def _lines(seen: SniperObservation, drawn: DrawnMap) -> tuple[Line, ...]:
    """The map's lines and the sniper's path: for the sniper, and for all after the end (SE-307)."""
    return _with_trail(drawn, seen.record, () if seen.phase in WRITTEN_DOWN else seen.walked)


@group
def _with_trail(
    drawn: DrawnMap, record: tuple[TurnRecord, ...], walked_now: tuple[Space, ...]
) -> tuple[Line, ...]:
    """One line per turn on top of the map's own."""
    turns = [walked for _, _, walked in record]
    if walked_now:
        turns.append(walked_now)
    found = [*drawn.lines]
    here: tuple[Space, ...] = ()
    for turn, walked in enumerate(turns, 1):
        spaces = (*here, *walked)
        if len(spaces) > 1:
            found.append(_trail_line(drawn, turn, spaces, turn == len(turns)))
        here = spaces[-1:]
    return tuple(found)


@thing
def _trail_line(drawn: DrawnMap, turn: int, spaces: tuple[Space, ...], latest: bool) -> Line:
    points = tuple([number for space in spaces for number in drawn.map.file.labels[space]])
    return Line(points, "path latest" if latest else "path", words.PATH(turn=turn))


def _trail_sheet(seen: SniperObservation, drawn: DrawnMap) -> Sheet:
    """Every turn of the sniper with the countdown at its end."""
    heads = (words.TRAIL("turn"), words.TRAIL("left"), words.TRAIL("path"), words.TRAIL("end"))
    rows = tuple(
        (turn, left, LITERAL.say(" → ".join(map(str, walked)) or "–"), drawn.spaces[space])
        for turn, (left, space, walked) in enumerate(seen.record, 1)
        if space != NO_SPACE
    )
    return Sheet(words.TRAIL("sheet"), heads, rows)


# ---- numbers


@group
def _tracks(
    options: SniperOptions, countdown: int, orders_left: int, completed: int, wounds: int
) -> tuple[Track, ...]:
    if orders_left != NO_ORDERS:
        time = _track("orders", words.ORDERS_LEFT(), orders_left, 0, len(ORDERS) - SLOTS)
    else:
        time = _track("countdown", words.COUNTDOWN(), countdown, 1, countdown_start(options))
    return (
        time,
        _track("objectives", words.COMPLETED_COUNT(), completed, 0, pieces.OBJECTIVES_TO_WIN, SNIPER_SEAT),
        _track("wounds", words.WOUNDS(), wounds, 0, pieces.WOUNDS_TO_LOSE, SNIPER_SEAT),
    )


def _track(name: str, label: Text, value: int, low: int, high: int, owner: Seat = NOBODY) -> Track:
    return Track(f"track:{name}", label, value, low, high, owner, words.TRACK(name))


@part
def _panels(seen: SniperObservation) -> tuple[Panel, ...]:
    panels = [_sniper_panel(SNIPER_SEAT in seen.to_act, seen.hand_size, seen.sector)]
    is_acting = seen.phase in DEFENDERS_PHASES
    for seat in range(SNIPER_SEAT + 1, seen.seats):
        turn = (seen.intel, seen.actions, seen.done >> seat & 1) if is_acting else None
        panels.append(_defender_panel(seat, seat in seen.to_act, _squads_of(seen.seats, seat), turn))
    return tuple(panels)


@group
def _squads_of(seats: int, seat: Seat) -> tuple[Squad, ...]:
    return tuple([squad for squad in range(pieces.SQUADS) if pieces.CONTROLLERS[seats][squad] >> seat & 1])


@thing
def _sniper_panel(active: bool, hand_size: int, sector: int) -> Panel:
    badges = [Badge("hand", words.CARDS_IN_HAND(count=hand_size), hand_size)]
    if sector != pieces.NO_SECTOR:
        name = SECTOR_NAMES[sector]
        badges.append(Badge(f"sector-{name}", words.LAST_SECTOR(sector=words.SECTOR(name))))
    return Panel(SNIPER_SEAT, SEAT(SNIPER_SEAT), active, tuple(badges), "sniper", words.SNIPER_PANEL())


@thing
def _defender_panel(
    seat: Seat, active: bool, squads: tuple[Squad, ...], turn: tuple[int, tuple[int, ...], int] | None
) -> Panel:
    """In the defenders' turn: which squads have intel, the actions left, whether the player is done."""
    names = [pieces.SQUAD_NAMES[squad] for squad in squads]
    badges = [Badge(f"squad-{name}", words.SQUAD(name)) for name in names]
    if turn is not None:
        intel, actions, is_done = turn
        badges = [_squad_badge(squad, intel >> squad & 1, actions[squad]) for squad in squads]
        if is_done:
            badges.append(Badge("done", words.IS_DONE()))
    leads = words.DEFENDER_PANEL(squads=words.listed([words.SQUAD(name) for name in names]))
    return Panel(seat, SEAT(seat), active, tuple(badges), " ".join(names), leads)


def _squad_badge(squad: Squad, has_intel: int, actions: int) -> Badge:
    name = pieces.SQUAD_NAMES[squad]
    if has_intel:
        return Badge(f"squad-{name}", words.INTEL_GATHERED(squad=words.SQUAD(name)))
    return Badge(f"squad-{name}", words.ACTIONS_LEFT(squad=words.SQUAD(name), count=actions), actions)


# ---- what is asked


@thing
def _status(name: str, phase: int, round: int) -> Text:
    map = words.MAP(name) if name in MAP_NAMES else LITERAL.say(name)
    if phase == phases.OVER:
        return words.STATUS_OVER(map=map)
    if phase in SET_UP_PHASES:
        return words.STATUS_SET_UP(map=map)
    message = words.STATUS_DEFENDERS if phase in DEFENDERS_PHASES else words.STATUS_SNIPER
    return message(map=map, round=round)


def _prompt(seen: SniperObservation) -> Text:
    if seen.outcome is not None:
        return verdict(seen, _how_decided(seen))
    if seen.seat not in seen.to_act:
        return _prompt_wait(seen.to_act)
    return PLAIN_PROMPTS.get(seen.phase) or PROMPTS[seen.phase](seen)


def _how_decided(seen: SniperObservation) -> Text:
    assert seen.outcome is not None
    return won_text(SNIPER_SEAT in seen.outcome.winners, seen.outcome.rule)


@thing
def _prompt_wait(to_act: tuple[Seat, ...]) -> Text:
    return words.PROMPT_WAIT(who=SEAT(to_act[0])) if len(to_act) == 1 else words.PROMPT("wait-all")


def _prompt_pick(seen: SniperObservation) -> Text:
    if seen.options.two_random_cards:
        return words.PROMPT("take")
    return words.PROMPT_PICK(count=cards_at_start(seen.options))


def _prompt_assign(seen: SniperObservation) -> Text:
    squad = seen.specialists.index(pieces.NO_SPECIALIST)
    return words.PROMPT_ASSIGN(squad=words.SQUAD(pieces.SQUAD_NAMES[squad]))


def _prompt_turn(seen: SniperObservation) -> Text:
    return _prompt_left(not seen.walked, seen.card == pieces.NO_CARD and any(seen.hand), not seen.acted)


@thing
def _prompt_left(move: bool, card: bool, action: bool) -> Text:
    if not (move or card or action):
        return words.PROMPT("end")
    return words.PROMPT_TURN(move=int(move), card=int(card), action=int(action))


def _prompt_draw(seen: SniperObservation) -> Text:
    aimed_at = drawn_map(seen.options.map).spaces[seen.target]
    return words.PROMPT_DRAW(space=aimed_at, distance=notes.seen_aim_distance(seen))


PLAIN_PROMPTS: Final = {
    phases.BURYING: words.PROMPT("bury"),
    phases.SHOWING: words.PROMPT("show"),
    phases.ENTERING: words.PROMPT("enter"),
    phases.CHOOSING_LOOT: words.PROMPT("loot"),
    phases.HEALING: words.PROMPT("heal"),
    phases.DEFENDERS_TURN: words.PROMPT("defend"),
}
PROMPTS: Final[dict[int, Callable[[SniperObservation], Text]]] = {
    phases.PICKING: _prompt_pick,
    phases.ASSIGNING: _prompt_assign,
    phases.SNIPER_TURN: _prompt_turn,
    phases.BURSTING: lambda seen: words.PROMPT_BURST(shot=3 - len(seen.announced), tokens=seen.announced[0]),
    phases.DRAWING: _prompt_draw,
}


def _asked(*steps: tuple[str, str]) -> tuple[tuple[str, Text], ...]:
    return tuple([(clicked, words.ASK(asked)) for clicked, asked in steps])


def _steps(seen: SniperObservation) -> tuple[tuple[str, Text], ...]:
    """What is asked after the first clicks of a path."""
    if seen.phase == phases.SNIPER_TURN:
        return STEPS_OF_TWO_SHOTS if seen.card == pieces.TOMMY else STEPS_OF_SNIPER
    return STEPS.get(seen.phase, ())


WALKING: Final = (("space", "walk"), ("space space", "walk"))
CARDS: Final = (("loadout", "distract"), ("loadout unit", "move"), ("slot", "swap"))
STEPS_OF_SNIPER: Final = _asked(*WALKING, *CARDS, ("act:shoot", "shoot"), ("act:shoot unit", "tokens"))
STEPS_OF_TWO_SHOTS: Final = _asked(
    *WALKING, *CARDS, ("act:shoot", "tokens-first"), ("act:shoot tokens", "tokens-second")
)

# By phase, but for the sniper's turn.
STEPS: Final = {
    phases.ENTERING: _asked(*WALKING),
    phases.DEFENDERS_TURN: _asked(
        ("unit", "unit"),
        ("unit act:move", "move"),
        ("unit act:spot", "spot"),
        ("unit act:sweep", "sweep"),
        ("unit act:sweep space", "sweep-second"),
        ("unit act:deploy", "deploy"),
        ("specialist", "specialist"),
        ("specialist unit", "move"),
    ),
}
ANY_ORDER: Final = ("loadout", "slot", "unit act:sweep space")  # a hand, a pair of slots, what is swept
UNNOTICED: Final = ("space:",)  # a walk is the sniper's secret, unless somebody hears it (SE-306)


@thing
def _goal(seat: Seat, seats: int) -> Text:
    if seats == 1:
        return words.GOAL("solo")
    return words.GOAL("sniper" if seat == SNIPER_SEAT else "defenders" if seat < seats else "all")


# ---- what can be chosen


def _walks_in_secret(seen: SniperObservation) -> bool:
    return seen.phase == phases.SNIPER_TURN or (seen.phase == phases.ENTERING and seen.seats > 1)


def _offered(seen: SniperObservation) -> Offered:
    """A choice for every move, and the buttons they need."""
    if seen.phase in SET_UP_PHASES:
        return notes.suggesting(seen.moves), ()
    if seen.phase not in notes.NOTED_PHASES:
        return _plainly_offered(seen.moves)
    return notes.noted_choices(seen), _buttons(
        seen.moves, seen.phase == phases.SNIPER_TURN and seen.card == pieces.TOMMY
    )


@group
def _plainly_offered(moves: tuple[SniperMove, ...]) -> Offered:
    return tuple(map(notes.CHOICES.__getitem__, moves)), _buttons(moves, twice=False)


def _buttons(moves: tuple[SniperMove, ...], twice: bool) -> tuple[Button, ...]:
    """A button for every action and number that some path goes through, in the order of the moves."""
    targets: list[Target] = []
    for kind in dict.fromkeys(map(type, moves)):
        if kind in BUTTONS:
            targets.append(BUTTONS[kind])
        if kind in NUMBERS:
            numbers = [NUMBERS[kind](move) for move in moves if type(move) is kind]
            targets += [f"tokens:{number}" for number in sorted(set(chain.from_iterable(numbers)))]
    return tuple([_button(target, twice) for target in targets])


@thing
def _button(target: Target, twice: bool) -> Button:
    kind, _, name = target.partition(":")
    if kind == "tokens":
        return Button(target, words.TOKENS(count=int(name)), value=int(name))
    how = words.SHOOT_TWICE() if target == "act:shoot" and twice else words.ACT(name, "how")
    return Button(target, words.ACT(name), how)
