"""What is allowed in play, as decisions: moves, what is asked about them, and taking them back."""

from __future__ import annotations

from copy import copy
from typing import Any, ClassVar, Final

from kordon.engine.campaign import Result, result_of
from kordon.engine.match import NOTHING_TO_TAKE_BACK, Match
from kordon.engine.play import (
    GAME_OVER,
    NOT_OFFERED,
    NOT_YOUR_TURN,
    Refused,
    leading_on,
    matter_of_path,
    moves_by_path,
    why_not_path,
)
from kordon.engine.records import SPECTATOR, Path, RuleId, Seat, Target
from kordon.engine.scene import Survey, labels
from kordon.engine.words import Text
from kordon.tables import refusals as rules
from kordon.tables.log import entries
from kordon.tables.log.entries import Entry
from kordon.tables.log.setups import By, PlayerId
from kordon.tables.log.table import Table, legal_move
from kordon.tables.refusals import refuse_if, refused
from kordon.tables.requests import Asker, SocketRequest

MOST_TAKEN_BACK: Final = 60  # moves of a seat, between two moves that everybody sees


def require_running(table: Table) -> Match:
    """The game that is played, or a refusal."""
    table.seating.require_started()
    refuse_if(table.seating.is_over, GAME_OVER)
    refuse_if(table.has_stopped, rules.GAME_STOPPED)
    return table.running()


def match_of_own_seat(table: Table, player: PlayerId, seat: Seat) -> Match:
    """The match, if this player decides for this seat."""
    refuse_if(table.seating.own_seat(player) != seat, rules.NOT_YOUR_SEAT)
    match = require_running(table)
    refuse_if(table.seating.chairs[seat].left, rules.HAVE_LEFT)
    refuse_if(table.seating.chairs[seat].level is not None, rules.BOT_PLAYS)
    return match


def play(
    table: Table, at: int, player: PlayerId, seat: Seat, counter: int, path: Path | None, move: Any
) -> list[Entry]:
    """Make a move."""
    match = match_of_own_seat(table, player, seat)
    refuse_if(counter != table.counters[seat], rules.STALE)
    refuse_if(table.clocks is not None and table.clocks.is_up(at, seat), rules.TIME_IS_UP)
    observation = match.observation(seat)
    if path is not None:
        return played(table, at, "person", *_by_path(table, seat, path))
    chosen = legal_move(table, observation, move)
    if chosen is None:
        raise Refused(why_not_path(table.game, observation, ()))
    return played(table, at, "person", chosen)


def check_advice(table: Table, player: PlayerId, seat: Seat, counter: int) -> None:
    """Refuse advice to players who are not to move, and where other people have not agreed to it."""
    match = match_of_own_seat(table, player, seat)
    refuse_if(counter != table.counters[seat], rules.STALE)
    refuse_if(not table.seating.may_advise, rules.UNFAIR_ADVICE)
    # That somebody asks is public, so it must be public that they may have something to decide.
    if seat not in match.observation(SPECTATOR).to_act or not match.observation(seat).moves:
        raise refused(NOT_YOUR_TURN)


def ask_advice(table: Table, at: int, player: PlayerId, seat: Seat, counter: int) -> list[Entry]:
    """Ask for advice, which everybody is told.

    They are told once until the next public change: by more, hidden steps could be counted.
    """
    check_advice(table, player, seat, counter)
    return [] if seat in table.advised else [entries.AdviceAsked(at, seat)]


def played(table: Table, at: int, by: By, move: Any, *others: Any) -> list[Entry]:
    """The entries of a legal move and of those that follow it, and of the end if the last ends the game."""
    thinking = max(0, at - table.asked_at.get(move.seat, at))
    made: list[Entry] = [entries.Played(at, move.seat, move, by, thinking)]
    after = table.running().foresee(move)
    if others:
        after = after.copy()  # the match keeps what it has foreseen
        for other in others:
            table.game.apply(after, other)
            made.append(entries.Played(at, move.seat, other, by, 0))
    if table.game.outcome(after) is not None:
        made.append(entries.Ended(at, _result(table, move, *others)))
    return made


def _result(table: Table, *last: Any) -> Result | None:
    """What came of the game that these moves end, if it is a campaign's chapter and people played it."""
    match, people = table.running(), table.played_by_people()
    if not people:
        return None
    return result_of(table.game, match.options, match.seats, match.seed, [*match.moves, *last], people)


def bot_move(table: Table, at: int, move: Any, by: By, counter: int, says: Text | None = None) -> list[Entry]:
    """A move that no person makes; nothing if the seat has seen more since, or its player is back."""
    if move.seat not in _due(table, at, by) or counter != table.counters[move.seat]:
        return []
    made = played(table, at, by, move)
    if says is not None and table.setup.chat and table.team_of(move.seat):
        return [entries.BotSaid(at, move.seat, says), *made]
    return made


def _due(table: Table, at: int, by: By) -> list[Seat]:
    """The seats that this kind of mover is to move for now."""
    if by == "forced":
        return table.forced()
    return table.bots_to_act() if by == "bot" else table.overdue(at)


def _by_path(table: Table, seat: Seat, path: Path) -> list[Any]:
    observation = table.running().observation(seat)
    try:
        return moves_by_path(table.game, observation, path)
    except Refused:
        raise Refused(why_not(table, seat, path) or (NOT_OFFERED,)) from None


def why_not(table: Table, seat: Seat, path: Path) -> tuple[RuleId, ...]:
    """The rules against a click path; none if it is one, or the beginning of one, that can be chosen."""
    if table.has_stopped:
        return (rules.GAME_STOPPED,)
    observation = table.running().observation(seat)
    if leading_on(table.game, observation)(path):
        return ()
    return why_not_path(table.game, observation, _shown(table, observation, path))


def matter(table: Table, seat: Seat, path: Path) -> Text | None:
    """What is the matter with a click path here and now, if the game has a sentence for it."""
    if table.has_stopped:
        return None
    observation = table.running().observation(seat)
    return matter_of_path(table.game, observation, _shown(table, observation, path))


def _shown(table: Table, observation: Any, path: Path) -> Path:
    """The path, if the scene shows all of it: games explain only targets that they show."""
    known = labels(table.game.scene(observation))
    return path if all(target in known for target in path) else ()


def survey(table: Table, seat: Seat, target: Target) -> Survey:
    """What a place sees, as far as the seat knows; nothing where the game can't tell."""
    refuse_if(table.has_stopped, rules.GAME_STOPPED)
    return table.game.survey(table.running().observation(seat), target) or Survey()


# ---- taking back


class TakeBack(SocketRequest, frozen=True, tag="take_back"):
    """Undo, or ask the others for it."""

    limit: ClassVar = "take-backs"
    is_for_insiders: ClassVar = True

    ask: bool = False

    def decide(self, table: Table, at: int, by: Asker) -> list[Entry]:
        seat = table.seating.own_seat(by.person.id)
        match = match_of_own_seat(table, by.person.id, seat)
        refuse_if(table.took_back[seat] >= MOST_TAKEN_BACK, rules.TOOK_BACK_ENOUGH)
        try:
            _fork(match).take_back(seat)
        except Refused:
            if not self.ask:
                raise
        else:
            return [entries.TookBack(at, seat, by_consent=False)]
        refuse_if(table.asker is not None, rules.QUESTION_IS_OPEN)
        refuse_if(table.was_refused, rules.WAS_REFUSED)
        refuse_if(not table.own_moves(seat), NOTHING_TO_TAKE_BACK)
        asked: list[Entry] = [entries.TakeBackAsked(at, seat)]
        if not table.others_asked(seat):
            asked.append(entries.TookBack(at, seat, by_consent=True))
        return asked


def _fork(match: Match) -> Match:
    """A copy that can be changed on its own.

    Earlier positions are shared, because a match never changes them.
    """
    other = copy(match)
    for name, value in vars(match).items():
        if isinstance(value, list):
            setattr(other, name, list(value))
    other.history = {seat: list(deliveries) for seat, deliveries in match.history.items()}
    other.position = match.position.copy()
    return other


class Answer(SocketRequest, frozen=True, tag="answer"):
    """Answer the take-back question; who asked withdraws it by a no."""

    is_for_insiders: ClassVar = True

    agrees: bool

    def decide(self, table: Table, at: int, by: Asker) -> list[Entry]:
        seat = table.seating.own_seat(by.person.id)
        is_withdrawn = seat == table.asker and not self.agrees
        if table.asker is None or not (seat in table.waiting or is_withdrawn):
            raise refused(rules.NO_QUESTION)
        answered: list[Entry] = [entries.TakeBackAnswered(at, seat, self.agrees)]
        if self.agrees and table.waiting == (seat,):  # the last consent undoes the move
            answered.append(entries.TookBack(at, table.asker, by_consent=True))
        return answered
