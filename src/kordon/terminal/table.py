"""A seat at a table, as the loop at the keyboard knows it; and one at a match in this process."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final, TypeAlias

from kordon.analysis.replays import decisive, in_full
from kordon.bots.advice import advise
from kordon.bots.bot import Bot
from kordon.bots.quick import said_with
from kordon.engine.game import AnyGame
from kordon.engine.knowledge import Around
from kordon.engine.looks import Looks
from kordon.engine.marks import Marks, toggled
from kordon.engine.match import Match
from kordon.engine.play import move_by_path, why_not_path
from kordon.engine.records import OPEN, Delivery, Path, RuleId, Seat, Target
from kordon.engine.scene import Scene, labels
from kordon.engine.words import Text

ADVICE_SECONDS: Final = 2.0

Advised: TypeAlias = tuple[Path, Text, int | None]
"""A move worth considering: its click path, what speaks for it, the chance to win in per cent if known."""
Line: TypeAlias = tuple[Text, Mapping[Target, Text]]
"""A line of the log, and the names of the scene that it may mention."""


def told(game: AnyGame, sent: Iterable[Delivery]) -> Iterator[Line]:
    """The lines of the log that messages to a viewer make."""
    for delivery in sent:
        names = labels(game.scene(delivery.observation)) if delivery.events else {}
        yield from ((game.tell(event), names) for event in delivery.events)


class Table(ABC):
    """Where scenes and choices come from, and where moves go. What it refuses it raises as a `Fault`."""

    wake: int | None = None  # a file that can be read when there is news; None if none comes by itself
    is_among_people = False  # whether people sit at the other seats

    def __init__(self, seat: Seat, looks: Looks) -> None:
        self.seat = seat  # or SPECTATOR
        self.looks = looks
        self.marks: Marks = {}  # on the board, as the player sees them

    @property
    @abstractmethod
    def scene(self) -> Scene:
        """What the seat is shown now, without marks."""

    @property
    @abstractmethod
    def is_over(self) -> bool:
        """Whether the game has ended."""

    def seconds_left(self) -> int | None:
        """The player's time for this move; None if there is no clock."""
        return None

    @abstractmethod
    def news(self) -> list[Line]:
        """What happened since the last call; at the first call, what had happened before."""

    def go_on(self) -> bool:
        """Let somebody else move; False if that happens by itself."""
        return False

    @abstractmethod
    def play(self, path: Path) -> bool:
        """Make the move with this click path; whether others have moved meanwhile."""

    @abstractmethod
    def why_not(self, path: Path) -> tuple[RuleId, ...]:
        """The rules against the path's last target."""

    @abstractmethod
    def advise(self) -> list[Advised]:
        """The best few moves, the best one first."""

    @abstractmethod
    def take_back(self, ask: bool) -> bool:
        """Undo the last move, or ask the others to agree; whether it is undone."""

    @abstractmethod
    def mark(self, marker: str, target: Target) -> None:
        """Put a mark on the board, or take it off."""

    def say(self, text: str, to_team: bool = False) -> None:
        """Say something to the people at the table, or to one's team."""
        raise NotImplementedError

    def answer(self, agrees: bool) -> None:
        """Answer their question whether a move may be taken back."""
        raise NotImplementedError

    def moments(self) -> list[tuple[Text, Line]]:
        """When the game is over: the lines that decided it, in their order, each after where it stood."""
        return []

    def final(self) -> tuple[Scene, str]:
        """When the game is over: the scene with everything open, and the seed, if there are such."""
        return self.scene, ""


class LocalTable(Table):
    """Moves go in from the keyboard and from the bots; every bot is sent what its seat noticed."""

    def __init__(
        self,
        match: Match,
        beside: Callable[[Around], Mapping[Seat, Bot]],
        seat: Seat,
        keep: Callable[[Match], None],
    ) -> None:
        super().__init__(seat, match.game.looks)
        self.match = match
        self._beside = beside  # makes the bots
        self._keep = keep  # called after every change; saves the game where that is wanted
        self._told = 0  # how many messages of the seat are in the log
        self._said: list[Text] = []  # by bots, and not in the log yet
        self._seat_bots()
        keep(match)

    def _seat_bots(self) -> None:
        """Bots that know where the player points."""
        marks = self.marks.get(self.match.game.pointer, ())
        self.bots = self._beside(Around(frozenset({self.seat}), marks))
        for other, bot in self.bots.items():
            for delivery in self.match.history[other]:
                bot.see(delivery)

    @property
    def scene(self) -> Scene:
        return self.match.game.scene(self._last.observation)

    @property
    def is_over(self) -> bool:
        return self._last.observation.outcome is not None

    @property
    def _last(self) -> Delivery:
        return self.match.history[self.seat][-1]

    def news(self) -> list[Line]:
        history = self.match.history[self.seat]
        new, self._told = history[self._told :], len(history)
        said, self._said = self._said, []
        names = labels(self.scene) if said else {}
        return [*[(line, names) for line in said], *told(self.match.game, new)]

    def go_on(self) -> bool:
        """Make the move of a bot; one of them must be to act."""
        acting = self.match.game.to_act(self.match.position)
        seat = next(seat for seat in acting if seat in self.bots)
        bot = self.bots[seat]
        move = bot.choose()
        says = said_with(bot, move)
        if says is not None:
            self._said.append(says)
        self._send(self.match.play(move))
        return True

    def play(self, path: Path) -> bool:
        """Make a move; bots wait until they are asked."""
        move = move_by_path(self.match.game, self._last.observation, path)
        self._send(self.match.play(move))
        return False

    def why_not(self, path: Path) -> tuple[RuleId, ...]:
        return why_not_path(self.match.game, self._last.observation, path)

    def advise(self) -> list[Advised]:
        """The best few moves, by what the seat was sent."""
        game, seen = self.match.game, self._last.observation
        return [
            (game.path(seen, one.move), one.why, None if one.chance is None else round(100 * one.chance))
            for one in advise(game, self.seat, self.match.history[self.seat], within=ADVICE_SECONDS)
        ]

    def take_back(self, ask: bool) -> bool:
        """Undo the seat's last move, if nobody learned anything by it; there is nobody to ask."""
        self._send(self.match.take_back(self.seat))
        return True

    def mark(self, marker: str, target: Target) -> None:
        self.marks[marker] = toggled(self.scene, self.marks, marker, target)
        if marker == self.match.game.pointer:
            self._seat_bots()

    def final(self) -> tuple[Scene, str]:
        game = self.match.game
        return game.scene(game.observe(self.match.position, OPEN)), self.match.seed.hex()

    def moments(self) -> list[tuple[Text, Line]]:
        names = labels(self.final()[0])
        return [(when, (line, names)) for when, line in decisive(in_full(self.match, OPEN))]

    def _send(self, sent: dict[Seat, Delivery]) -> None:
        for seat, delivery in sent.items():
            if seat in self.bots:
                self.bots[seat].see(delivery)
        self._keep(self.match)
