"""What is shown of an observation, the click path of each move, the log lines, and why not."""

from __future__ import annotations

from collections.abc import Iterator

from kordon.engine.records import Path, RuleId
from kordon.engine.scene import Choice, Panel, Piece, Scene, Shape, Sheet, Track, rectangle, verdict
from kordon.engine.words import LITERAL, NAMED, SEAT, Text

from hideout import events, words
from hideout.events import GameEvent
from hideout.moves import GameMove
from hideout.position import HIDER, SEEKER, SIDE, SQUARES, UNKNOWN, GameObservation

UNIT = 100


def target_of(square: int) -> str:
    """What is clicked to choose a square."""
    return f"square:{square}"


def path(seen: GameObservation, move: GameMove) -> Path:
    """The targets one clicks in turn; no path may be the beginning of another."""
    return (target_of(move.square),)


def scene(seen: GameObservation) -> Scene:
    """The board with all that the seat sees on it."""
    most = seen.options.looks
    return Scene(
        status=words.STATUS(looks=len(seen.looked), most=most),
        prompt=_prompt(seen),
        width=SIDE * UNIT,
        height=SIDE * UNIT,
        shapes=tuple(_shape(square, square == seen.blocked) for square in SQUARES),
        groups=(tuple(_pieces(seen)),),
        tracks=(Track("track:looks", words.LOOKS(), len(seen.looked), 0, most),),
        panels=tuple(Panel(seat, SEAT(seat), seat in seen.to_act) for seat in (HIDER, SEEKER)),
        sheets=_sheets(seen),
        choices=tuple(Choice(path(seen, move)) for move in seen.moves),
    )


def _shape(square: int, blocked: bool) -> Shape:
    name = LITERAL.say(f"{'abc'[square % SIDE]}{square // SIDE + 1}")
    outline = rectangle(square % SIDE * UNIT, square // SIDE * UNIT, UNIT, UNIT)
    look, label = ("square blocked", words.BLOCKED(square=name)) if blocked else ("square", name)
    return Shape(target_of(square), outline, look, label, name)


def _pieces(seen: GameObservation) -> Iterator[Piece]:
    for square in seen.looked:
        yield Piece(f"looked:{square}", target_of(square), "token search", words.LOOKED_HERE(), SEEKER)
    if seen.hider in SQUARES:
        hidden = seen.outcome is None
        yield Piece("hider", target_of(seen.hider), "figure hider red", words.HIDER(), HIDER, hidden)


def _sheets(seen: GameObservation) -> tuple[Sheet, ...]:
    if seen.outcome is None:
        return ()
    row = SEAT(seen.outcome.winners[0]), words.WHY(seen.outcome.rule)
    return (Sheet(words.RESULT(), (words.RESULT_WINNER(), words.RESULT_WHY()), (row,)),)


def _prompt(seen: GameObservation) -> Text:
    if seen.outcome is not None:
        who, why = SEAT(seen.outcome.winners[0]), words.WHY(seen.outcome.rule)
        return verdict(seen, words.PROMPT_OVER(who=who, why=why))
    if seen.seat not in seen.to_act:
        return words.PROMPT_WAIT(who=SEAT(seen.to_act[0]))
    return words.PROMPT_LOOK() if seen.seat == SEEKER else words.PROMPT_HIDE()


def tell(event: GameEvent) -> Text:
    """The log line of an event."""
    place = NAMED.say(target_of(event.square))
    match event:
        case events.Hid(square=square):
            return words.HID() if square == UNKNOWN else words.HID_IN(place=place)
        case events.Looked(found=found):
            return (words.FOUND if found else words.LOOKED)(place=place)


def weight(event: GameEvent) -> int:
    """What the story of a game tells: where the hider was found."""
    return 1 if isinstance(event, events.Looked) and event.found else 0


def explain(seen: GameObservation, path: Path) -> tuple[RuleId, ...]:
    """Why the last target of the path can't be chosen after the ones before it."""
    if path[-1] == target_of(seen.blocked):
        return ("HI-101",)
    return ("HI-102",) if seen.seat == HIDER else ("HI-201",)
