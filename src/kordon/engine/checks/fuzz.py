"""Random games with every check on the way: the driver behind the tests and `kordon fuzz`."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from random import Random
from time import process_time
from typing import Any, Literal, get_args, get_origin

import msgspec

from kordon.engine import log
from kordon.engine.chance import seed_from
from kordon.engine.checks import courses, forced, secrecy, steps
from kordon.engine.checks.evidence import Evidence
from kordon.engine.checks.finding import Finding
from kordon.engine.checks.sayings import Sayings
from kordon.engine.errors import Fault
from kordon.engine.game import AnyGame
from kordon.engine.match import Match
from kordon.engine.records import everybody_at

MOST_MOVES = 5000
POOL = 400
CHECKS_A_GAME = 1.5  # of secrecy, for each viewer, on average at least
SHORT = 30  # moves


class Tally(msgspec.Struct):
    """What was done; sums up over processes."""

    games: int = 0
    moves: int = 0
    worlds: int = 0
    twin_messages: int = 0
    courses: int = 0
    taken_back: int = 0
    seconds: float = 0.0  # of CPU
    belief_seconds: float = 0.0  # of them, to build beliefs for the secrecy checks
    evidence: Evidence = msgspec.field(default_factory=Evidence)

    def add(self, other: Tally) -> None:
        """Sum up."""
        self.evidence.add(other.evidence)
        for name in self.__struct_fields__:
            if name != "evidence":
                setattr(self, name, getattr(self, name) + getattr(other, name))


class Failure(Exception):
    """A finding, with the log of the game that leads to it."""

    def __init__(self, finding: str, log: str) -> None:
        super().__init__(finding)
        self.finding = finding
        self.log = log

    def __reduce__(self) -> tuple[type[Failure], tuple[str, str]]:
        """Failures travel between processes."""
        return Failure, (self.finding, self.log)


def configurations(game: AnyGame) -> list[tuple[Any, int]]:
    """Every combination of options and seats that the game accepts."""
    found = []
    for values in itertools.product(*_values(game)):
        options = game.options_type(*values)
        for seats in game.seat_counts:
            try:
                game.check_options(options, seats)
            except Fault:
                continue
            found.append((options, seats))
    return found


def _values(game: AnyGame) -> Iterator[tuple[Any, ...]]:
    choices = game.offered_options()
    for field in msgspec.structs.fields(game.options_type):
        if field.name not in choices:
            yield msgspec.UNSET, *game.carried.get(field.name, ())
        elif choices[field.name] is bool:
            yield False, True
        elif get_origin(choices[field.name]) is Literal:
            yield get_args(choices[field.name])
        else:
            raise TypeError(f"option {field.name}: give its type as bool or as a Literal of its values")


def fuzz_game(game: AnyGame, seed: str, number: int, thoroughness: float = 1.0) -> Tally:
    """One random game under all checks; raises `Failure` with a log that leads to the finding.

    The costly checks are spread over the steps at random, more densely with more `thoroughness`. Some
    faults show only over many games: add up the tallies and have their `evidence` judged at the end.
    """
    source = Random(f"{seed}/{number}")
    everything = configurations(game)
    options, seats = everything[source.randrange(len(everything))] if number else everything[0]
    match = Match(game, options, seats, seed_from(f"{seed}/{number}"))
    return Run(match, source, thoroughness).run()


class Run:
    """One game under checks: `always` has all of them at every step."""

    def __init__(self, match: Match, source: Random, thoroughness: float = 1.0, always: bool = False) -> None:
        self.match = match
        self.source = source
        self.thoroughness = thoroughness
        self.tally = Tally(games=1)
        self.pool: list[Any] = []  # moves that were legal at some time, to try when they are not
        self.sayings = Sayings(match.game)
        # In a few games everything is checked at every step.
        self.always = always or source.random() < 0.01 * thoroughness
        self.length = 1 if always else usual_length(match, source)

    def run(self) -> Tally:
        """Play it to its end."""
        match, begun = self.match, process_time()
        try:
            while match.game.to_act(match.position):
                self.check()
                self._move()
                if len(match.moves) > MOST_MOVES:
                    raise Finding(f"length: no end after {MOST_MOVES} moves")
            self.check(last=True)
            self.courses()
        except Exception as error:
            finding = described(error)
            raise Failure(finding, log.write(match, finding)) from error
        self.tally.moves = len(match.moves)
        self.tally.seconds = process_time() - begun
        return self.tally

    def _now(self, chance: float) -> bool:
        return self.always or self.source.random() < chance * self.thoroughness

    def _move(self) -> None:
        match, source = self.match, self.source
        seat = source.choice(match.game.to_act(match.position))
        moves = match.game.moves(match.position, seat)
        if len(self.pool) < POOL or source.random() < 0.1:
            self.pool = [*self.pool[-POOL:], *source.sample(moves, min(5, len(moves)))]
        self.play(source.choice(moves))

    def play(self, move: Any) -> None:
        """Make the move; what is told of it can be said, and it can be taken back or not, as promised."""
        match = self.match
        before = match.observation(move.seat)
        for delivery in match.play(move).values():
            if self._now(0.1):
                self.sayings.check_events(delivery)
        if self._now(0.03):
            was_promised = steps.is_free(match.game, before, move)
            self.tally.taken_back += steps.taking_back(match, was_promised)

    def check(self, last: bool = False) -> None:
        """All that must hold at this moment."""
        match, source = self.match, self.source
        steps.soundness(match)
        if last or self._now(0.05):
            steps.copies(match, source)
        if self._now(0.05):
            steps.refusals(match, self.pool, source)
        if last or self._now(0.005):
            steps.saving(match)
        for seat in everybody_at(match.seats):
            if self._now(0.03):
                observation = match.observation(seat)
                steps.click_paths(match.game, observation)
                steps.far_targets(match, seat)
                steps.records(match.game, observation)
                self.sayings.check_scene(match.game.scene(observation))
                self.sayings.check_refusals(observation)
            if self._now(max(0.02, CHECKS_A_GAME / self.length)):
                self._secrecy(seat)

    def _secrecy(self, seat: int) -> None:
        match, source = self.match, self.source
        begun = process_time()
        belief = match.game.belief(match.history[seat])
        self.tally.belief_seconds += process_time() - begun
        strangers = steps.strangers(match, self.pool, source)
        worlds = secrecy.at_a_moment(match, seat, belief, strangers, source, self.tally.evidence)
        self.tally.worlds += len(worlds)
        forced.unseen(match, seat, worlds, source)
        if self.length <= SHORT or source.random() < 0.2:
            secrecy.in_events(match, seat, source)
        if source.random() < 0.2:
            self.tally.twin_messages += secrecy.Twin(match, seat, belief, source).run(most=12)

    def courses(self) -> None:
        """Other courses of the beginning, for two viewers; in a short game for all."""
        match, source = self.match, self.source
        viewers = everybody_at(match.seats)
        for viewer in viewers if self.length <= SHORT else source.sample(viewers, 2):
            self.tally.courses += courses.compare(match, viewer, source, self.tally.evidence)


def described(error: Exception) -> str:
    """A finding in words; what else goes wrong in a game is one too."""
    return str(error) if isinstance(error, Finding) else f"{type(error).__name__}: {error}"


def usual_length(match: Match, source: Random) -> int:
    """How many moves a random game takes: short ones are checked more densely."""
    game = match.game
    position = game.start(match.options, match.seats, match.seed)
    for length in range(MOST_MOVES):
        moves = [move for seat in game.to_act(position) for move in game.moves(position, seat)]
        if not moves:
            return max(1, length)
        try:
            game.apply(position, source.choice(moves))
        except Exception:  # found in the game itself, with a log, or in another one
            return max(1, length)
    return MOST_MOVES
