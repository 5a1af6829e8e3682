"""What decided a game, who won it and what each player did, for the story after its end."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

from kordon.engine.deeds import Deed, lines
from kordon.engine.records import Seat
from kordon.engine.words import SEAT, Text
from kordon.games.estoril import events, words
from kordon.games.estoril.observation import EstorilObservation
from kordon.games.estoril.rules.characters import POINTS

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


def deeds(seen: EstorilObservation, course: Iterable[Any]) -> tuple[tuple[Seat, tuple[Text, ...]], ...]:
    """Rewards won, cards looked at, and what was done to the others' characters."""
    return lines(_done(course), [KINDS] * seen.seats, words.DEED)


def _done(course: Iterable[Any]) -> Iterator[Deed]:
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
