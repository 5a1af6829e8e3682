"""The loop at the keyboard: shows the table, walks a move's path step by step, answers questions."""

from __future__ import annotations

from kordon.engine.records import SPECTATOR, Path
from kordon.engine.speech import Speech
from kordon.engine.words import SEAT, Message, Text
from kordon.terminal import words
from kordon.terminal.console import Leaving, Terminal
from kordon.terminal.decision import Decision
from kordon.terminal.letters import wrap
from kordon.terminal.screen import Screen
from kordon.terminal.table import Table

TITLE = Text("game")  # every game has this one among its own messages


class Session:
    """One person at one table, from the first look to the end or to leaving."""

    def __init__(self, table: Table, speech: Speech, screen: Screen, terminal: Terminal) -> None:
        self.table = table
        self.seat = table.seat
        self.speech = speech
        self.screen = screen
        self.terminal = terminal
        self.has_changed = True  # whether anybody else moved since the whole table was shown
        self.log = [speech.say(*line) for line in table.news()]
        self._stage: Text | None = None  # the status under which the table was shown to somebody who waits
        self._awaited: Text | None = None  # what the player was last told to wait for

    def attend(self, greeting: list[str], command: str | None, how: Message = words.SAVED) -> bool:
        """Greet the player and play on; whether to the end. Who leaves is told the command to return."""
        self.terminal.write(greeting)
        try:
            is_over = self.run()
        except KeyboardInterrupt:
            is_over = False
        if not is_over:
            texts = [words.GOODBYE(), *([] if command is None else [how(command=command)])]
            self.terminal.write(["", *map(self.speech.say, texts)])
        return is_over

    def run(self) -> bool:
        """Play on until the game is over; the answer is whether it is."""
        try:
            while not self.table.is_over:
                self.tell()
                if self.table.scene.choices:
                    self._awaited = None
                    Decision(self).make()
                    continue
                if self.seat == SPECTATOR or self.table.wake is not None:
                    self.show_stage()
                if self.table.go_on():
                    self.has_changed = True
                else:
                    Decision(self).make()
        except Leaving:
            return False
        self.tell()
        self._show_end()
        return True

    def play(self, path: Path) -> bool:
        """Make the move with this path; returns whether the log mentions it."""
        self.has_changed = self.table.play(path)
        return self.tell()

    def take_back(self, ask: bool) -> bool:
        """Take the player's last move back, or ask the others; `Refused` says why not."""
        is_done = self.table.take_back(ask)
        self.tell()
        if is_done:
            self.note(self.speech.say(words.TAKEN_BACK()))
        return is_done

    def tell(self) -> bool:
        """Print what happened since the last look; whether there was anything."""
        lines = self.table.news()
        for line in lines:
            self.note(self.speech.say(*line))
        return bool(lines)

    def note(self, line: str) -> None:
        """Print a line that also belongs into the log."""
        self.log.append(line)
        self.terminal.write(wrap(line, self.screen.columns, "  "))

    def show_stage(self) -> None:
        """Show the table to somebody who waits, whenever the game enters a new stage."""
        scene = self.table.scene
        if scene.status != self._stage and scene.width:
            self._stage = scene.status
            self.terminal.write(self.screen.table(scene, {}, full=False))

    def say_awaited(self) -> None:
        """Say what everybody waits for, once; the last line of the log may have said it already."""
        scene = self.table.scene
        if scene.prompt == self._awaited:
            return
        self._awaited = scene.prompt
        if self.log[-1:] != [self.speech.say(scene.prompt)]:
            self.terminal.write(self.screen.choices(scene, {}, {}))

    def _show_end(self) -> None:
        scene, seed = self.table.final()
        if scene.width:
            self.terminal.write(self.screen.table(scene, {}, full=True))
            self.terminal.write(self.screen.choices(scene, {}, {}))
        if moments := self.table.moments():
            self.terminal.write(["", self.speech.say(words.MOMENTS())])
            for number, (when, line) in enumerate(moments, 1):
                told = f"{number}. {self.speech.say(when)}. {self.speech.tell(*line)}"
                self.terminal.write(wrap(told, self.screen.columns, "   "))
        self.terminal.write([self.speech.say(words.SEED(seed=seed))])


def welcome(session: Session, promise: str) -> list[str]:
    """The first lines: the game, one's seat, and the promise that the luck is already settled."""
    say = session.speech.say
    watching = session.seat == SPECTATOR
    greeting = words.WATCHING(game=TITLE) if watching else words.WELCOME(game=TITLE, who=SEAT(session.seat))
    return [say(greeting), say(words.SEED_HASH(hash=promise))]
