"""What is shown of an observation, the click path of each move, the log lines, and why not."""

from __future__ import annotations

from collections.abc import Iterator

from kordon.engine.records import Path, RuleId
from kordon.engine.scene import Button, Choice, Panel, Piece, Scene, Shape, Sheet, Track, rectangle, verdict
from kordon.engine.words import LITERAL, NAMED, SEAT, Text

from mole import events, moves, words
from mole.board import NO_SQUARE, SIDE, SQUARES, TARGETS, UNKNOWN, Square, name_of
from mole.events import MoleEvent
from mole.moves import MoleMove
from mole.position import HUNTER, MOLE, MoleObservation
from mole.rules import VISITS_TO_WIN

UNIT = 100
SEARCH, REST = "act:search", "act:rest"


def target_of(square: Square) -> str:
    """What is clicked to choose a square."""
    return f"square:{square}"


def path(seen: MoleObservation, move: MoleMove) -> Path:
    """The targets one clicks in turn."""
    match move:
        case moves.Burrow(square=square):
            return (target_of(square),)
        case moves.Send(agent=agent, square=square):
            return f"agent:{agent}", target_of(square)
        case moves.Search(square=square):
            return SEARCH, target_of(square)
        case moves.Rest():
            return (REST,)


def scene(seen: MoleObservation) -> Scene:
    """The board with all that the seat sees on it."""
    hunting = seen.seat == HUNTER and HUNTER in seen.to_act
    return Scene(
        status=words.STATUS(round=seen.round, rounds=seen.options.rounds, visits=len(seen.visited)),
        prompt=_prompt(seen),
        width=SIDE * UNIT,
        height=SIDE * UNIT,
        shapes=tuple(_shape(square) for square in SQUARES),
        groups=(tuple(_pieces(seen)),),
        tracks=(
            Track("track:round", words.ROUND(), seen.round, 0, seen.options.rounds),
            Track("track:visits", words.VISITS(), len(seen.visited), 0, VISITS_TO_WIN),
        ),
        panels=tuple(Panel(seat, SEAT(seat), seat in seen.to_act) for seat in (MOLE, HUNTER)),
        buttons=(Button(SEARCH, words.SEARCH()), Button(REST, words.REST())) if hunting else (),
        sheets=_sheets(seen),
        choices=tuple(Choice(path(seen, move)) for move in seen.moves),
    )


def _shape(square: Square) -> Shape:
    outline = rectangle(square % SIDE * UNIT, square // SIDE * UNIT, UNIT, UNIT)
    name = LITERAL.say(name_of(square))
    look, label = ("square target", words.TARGET(square=name)) if square in TARGETS else ("square", name)
    return Shape(target_of(square), outline, look, label, name)


def _pieces(seen: MoleObservation) -> Iterator[Piece]:
    for square in seen.visited:
        yield Piece(f"visited:{square}", target_of(square), "token visited", words.VISITED_HERE(), MOLE)
    if seen.searched != NO_SQUARE:
        yield Piece("searched", target_of(seen.searched), "token search", words.SEARCHED_HERE(), HUNTER)
    for agent, square in enumerate(seen.agents):
        yield Piece(f"agent:{agent}", target_of(square), "figure agent blue", words.AGENT(agent), HUNTER)
    if seen.mole in SQUARES:
        yield Piece("mole", target_of(seen.mole), "figure mole red", words.MOLE(), MOLE, seen.outcome is None)


def _sheets(seen: MoleObservation) -> tuple[Sheet, ...]:
    if seen.outcome is None:
        return ()
    row = SEAT(seen.outcome.winners[0]), words.WHY(seen.outcome.rule)
    return (Sheet(words.RESULT(), (words.RESULT_WINNER(), words.RESULT_WHY()), (row,)),)


def _prompt(seen: MoleObservation) -> Text:
    if seen.outcome is not None:
        who, why = SEAT(seen.outcome.winners[0]), words.WHY(seen.outcome.rule)
        return verdict(seen, words.PROMPT_OVER(who=who, why=why))
    if seen.seat not in seen.to_act:
        return words.PROMPT_WAIT(who=SEAT(seen.to_act[0]))
    if seen.seat == HUNTER:
        return words.PROMPT_HUNT()
    return words.PROMPT_BURROW() if seen.turn else words.PROMPT_HIDE()


def tell(event: MoleEvent) -> Text:
    """The log line of an event."""
    match event:
        case events.Burrowed(square=square):
            return words.BURROWED() if square == UNKNOWN else words.BURROWED_TO(place=_place(square))
        case events.Sent(agent=agent, square=square):
            return words.SENT(agent=words.AGENT(agent), place=_place(square))
        case events.Searched(square=square, found=found):
            if square == NO_SQUARE:
                return words.RESTED()
            return (words.FOUND if found else words.SEARCHED)(place=_place(square))
        case events.Visited(target=target):
            return words.VISITED(place=_place(target))


def weight(event: MoleEvent) -> int:
    """What the story of a game tells: every visit, and above all the catch."""
    match event:
        case events.Visited():
            return 1
        case events.Searched(found=True):
            return 2
        case _:
            return 0


def _place(square: Square) -> Text:
    return NAMED.say(target_of(square))


def explain(seen: MoleObservation, path: Path) -> tuple[RuleId, ...]:
    """Why the last target of the path can't be chosen after the ones before it."""
    *before, last = path
    if seen.seat == MOLE:
        return (("MO-202",) if seen.turn else ("MO-201",)) if last.startswith("square:") else ()
    if before == [SEARCH]:
        return ("MO-302",)
    if last.startswith("agent:") or before:
        taken = [target_of(square) for square in seen.agents]
        return ("MO-102",) if before and last in taken else ("MO-301",)
    return ("MO-302",) if last.startswith("square:") else ()
