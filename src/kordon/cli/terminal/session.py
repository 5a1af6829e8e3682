"""The loop at the keyboard: shows the table, walks a move's path step by step, answers questions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kordon.cli.terminal import words
from kordon.cli.terminal.console import Leaving
from kordon.cli.terminal.decision import Decision
from kordon.cli.terminal.letters import wrap
from kordon.engine.play import move_by_path
from kordon.engine.records import OPEN, SPECTATOR
from kordon.engine.scene import labels
from kordon.engine.words import SEAT, Text

if TYPE_CHECKING:
    from kordon.cli.terminal.console import Terminal
    from kordon.cli.terminal.screen import Screen
    from kordon.cli.terminal.table import Table
    from kordon.engine.marks import Marks
    from kordon.engine.records import Path, Seat, Sight
    from kordon.engine.speech import Speech

TITLE = Text("game")  # every game has this one among its own messages


class Session:
    """One person at one table, from the first look to the end or to leaving."""

    def __init__(self, table: Table, seat: Seat, speech: Speech, screen: Screen, terminal: Terminal) -> None:
        self.table = table
        self.game = table.match.game
        self.seat = seat
        self.speech = speech
        self.screen = screen
        self.terminal = terminal
        self.has_changed = True  # whether anybody else moved since the whole table was shown
        self.marks: Marks = {}  # put on the board by the player
        history = table.match.history[seat]
        self.log = [line for sight in history for line in self._told(sight)]
        self._read = len(history)  # how many messages of the seat are in the log

    def run(self) -> bool:
        """Play on until the game is over; the answer is whether it is."""
        try:
            while (observation := self._news()).outcome is None:
                if self.seat in observation.to_act:
                    Decision(self, observation).make()
                else:
                    self.table.let_a_bot_move()
                    self.has_changed = True
        except Leaving:
            return False
        self._show_end()
        return True

    def watch(self) -> bool:
        """Let the bots play, and show the spectators' view whenever the game enters a new stage."""
        status = None
        while (observation := self._news()).outcome is None:
            scene = self.game.scene(observation)
            if scene.status != status:
                status = scene.status
                self.terminal.write(self.screen.table(scene, {}, full=False))
            self.table.let_a_bot_move()
        self._show_end()
        return True

    def play(self, observation: Any, path: Path) -> bool:
        """Make the move with this path; returns whether the log will mention it."""
        self.table.play(move_by_path(self.game, observation, path))
        self.has_changed = False
        history = self.table.match.history[self.seat]
        return any(sight.events for sight in history[self._read :])

    def take_back(self) -> None:
        """Take the player's last move back; `Refused` says why not."""
        self.table.take_back(self.seat)
        self.note(self.speech.say(words.TAKEN_BACK()))

    def note(self, line: str) -> None:
        """Print a line that also belongs into the log."""
        self.log.append(line)
        self.terminal.write(wrap(line, self.screen.columns, "  "))

    def _news(self) -> Any:
        """Print what happened since the last look; returns what the player observes now."""
        history = self.table.match.history[self.seat]
        for line in (line for sight in history[self._read :] for line in self._told(sight)):
            self.note(line)
        self._read = len(history)
        return history[-1].observation

    def _told(self, sight: Sight) -> list[str]:
        names = labels(self.game.scene(sight.observation)) if sight.events else {}
        return [self.speech.say(self.game.tell(event), names) for event in sight.events]

    def _show_end(self) -> None:
        scene = self.game.scene(self.game.observe(self.table.match.position, OPEN))
        self.terminal.write(self.screen.table(scene, {}, full=True))
        self.terminal.write(self.screen.choices(scene, {}, {}))
        self.terminal.write([self.speech.say(words.SEED(seed=self.table.match.seed.hex()))])


def welcome(session: Session, promise: str) -> list[str]:
    """The first lines: the game, one's seat, and the promise that the luck is already settled."""
    say = session.speech.say
    watching = session.seat == SPECTATOR
    greeting = words.WATCHING(game=TITLE) if watching else words.WELCOME(game=TITLE, who=SEAT(session.seat))
    return [say(greeting), say(words.SEED_HASH(hash=promise))]


def farewell(session: Session, command: str | None) -> list[str]:
    """The last lines before the end of the game: how to go on with it, if it is kept."""
    say = session.speech.say
    return ["", say(words.GOODBYE()), *([] if command is None else [say(words.SAVED(command=command))])]
