"""The log line of every event, and the story that is told of them after the end."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

from kordon.engine.records import Seat
from kordon.engine.statistics import Statistic, lines
from kordon.engine.telling import Fields, Lines, Ways, one_way, plain
from kordon.engine.words import LITERAL, SEAT, Text
from kordon.games.estoril import events, words
from kordon.games.estoril.observation import EstorilObservation
from kordon.games.estoril.rules.characters import CHARACTERS, NO_CARD, POINTS, UNKNOWN, Card
from kordon.games.estoril.words import BOARD, SYMBOL, place_text


def card_name(card: Card) -> Text:
    """A character's name, the same in every language."""
    return LITERAL.say(CHARACTERS[card].name)


def _place(event: Any) -> Text:
    return place_text(event.board, event.area)


def _is_hidden(event: Any) -> bool:
    return bool(event.card == UNKNOWN)


def _is_own(event: events.Assassinated | events.Seduced) -> bool:
    return event.owner == event.seat


FIELDS: Fields = {
    "seat": ("who", SEAT),
    "owner": ("owner", SEAT),
    "first": ("who", SEAT),
    "board": ("board", BOARD),
    "symbol": ("symbol", SYMBOL),
    **{card: (card, card_name) for card in ("card", "reward", "under")},
    **{number: (number, plain) for number in ("round", "bonus", "strength", "score")},
}

LINES = Lines(
    events.EstorilEvent,
    FIELDS,
    ids={events.RoundBegan: "round-began", events.Picked: "picked-by"},
    told={},
    ways={
        events.Laid: Ways(_is_hidden, "laid who card place", "laid-secretly who place", place=_place),
        events.Peeked: Ways(_is_hidden, "saw who card place", "peeked who place", place=_place),
        events.NothingToPeek: one_way("nothing-to-peek place", place=_place),
        events.Declined: Ways(
            lambda e: e.card == NO_CARD, "ability-declined who card symbol", "peek-declined who"
        ),
        events.Assassinated: Ways(_is_own, "assassinated who card owner", "assassinated-own who card"),
        events.Looked: Ways(_is_hidden, "looked-at who card", "looked who"),
        events.Conspired: Ways(
            lambda e: 2 if e.swapped else e.under == UNKNOWN,
            "kept-knowing who reward under",
            "kept who reward",
            "swapped who reward under",
        ),
        events.Protected: Ways(
            _is_hidden, "protected who card place", "protected-hidden who place", place=_place
        ),
        events.Seduced: Ways(_is_own, "seduced who card owner board", "seduced-own who card board"),
        events.Rolled: one_way(
            "rolled who card dice gain",
            dice=lambda e: words.DICE_ROLLED(first=e.first, second=e.second),
            gain=lambda e: abs(e.first - e.second),
        ),
        events.Won: Ways(lambda e: e.tied, "won who card board strength", "won-tie who card board strength"),
        events.Ended: Ways(lambda e: e.won, "ended who score", "ended-won who score"),
    },
)


# ---- what decided a game, who won it and what each player did


BETRAYAL = 2  # more than a poor reward, less than a rich one
KINDS: Final = ("rewards", "peeks", "victims", "seduced")


def weight(event: events.EstorilEvent) -> int:
    """How much the event decided: characters by their points, and what others did to one's own."""
    match event:
        case events.Won(card=card) | events.Sacrificed(card=card):
            return POINTS[card]
        case events.Assassinated() | events.Seduced():
            return BETRAYAL
        case _:
            return 0


def decided(seen: EstorilObservation) -> Text:
    """Who won and why: by points, or by what decides a tie (ES-606)."""
    outcome, scores = seen.outcome, seen.scores
    assert outcome is not None
    assert scores is not None
    winner, best = outcome.winners[0], max(scores.totals)
    if len(outcome.winners) > 1:
        return words.WON_TOGETHER(score=best)
    others = [seat for seat in range(seen.seats) if seat != winner]
    second = max(others, key=scores.totals.__getitem__)
    ahead = best - scores.totals[second]
    if ahead:
        return words.WON_BY_POINTS(who=SEAT(winner), score=best, ahead=ahead, second=SEAT(second))
    missions = max([scores.missions_won[seat] for seat in others if scores.totals[seat] == best])
    by_missions = missions < scores.missions_won[winner]
    return (words.WON_BY_MISSIONS if by_missions else words.WON_BY_HAND)(who=SEAT(winner), score=best)


def statistics(seen: EstorilObservation, course: Iterable[Any]) -> tuple[tuple[Seat, tuple[Text, ...]], ...]:
    """Rewards won, cards looked at, and what was done to the others' characters."""
    return lines(_done(course), [KINDS] * seen.seats, words.STATISTIC)


def _done(course: Iterable[Any]) -> Iterator[Statistic]:
    for event in course:
        match event:
            case events.Won(seat=seat):
                yield seat, "rewards", 1
            case events.Peeked(seat=seat):
                yield seat, "peeks", 1
            case events.Assassinated(seat=seat):
                yield seat, "victims", 1
            case events.Seduced(seat=seat):
                yield seat, "seduced", 1
