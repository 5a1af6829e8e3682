"""The two ways to show a scene: drawn with boxes and colour, or in plain sentences."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from kordon.engine.looks import Looks
from kordon.engine.records import Seat, Target
from kordon.engine.scene import Scene, labels
from kordon.engine.speech import Speech
from kordon.terminal import words
from kordon.terminal.around import Around
from kordon.terminal.board import Board
from kordon.terminal.letters import BOLD, Ink, in_columns, listed, wrap
from kordon.terminal.plain import Plain, sentence
from kordon.terminal.signs import legend, number_tag
from kordon.terminal.walk import DONE

ENDLESS = 10_000  # a screen reader has no columns


class Screen(Protocol):
    """A way to show scenes."""

    columns: int

    def table(self, scene: Scene, numbers: Mapping[Target, int], full: bool) -> list[str]:
        """The whole table; in full, also what is seldom looked at."""
        ...

    def step(self, scene: Scene, numbers: Mapping[Target, int]) -> list[str]:
        """What must be seen again for the next step of a move."""
        ...

    def choices(self, scene: Scene, numbers: Mapping[Target, int], notes: Mapping[Target, str]) -> list[str]:
        """What can be chosen, as far as the table does not show it already."""
        ...

    def legend(self, scene: Scene) -> list[str]:
        """What the signs mean."""
        ...


class DrawnScreen:
    """Drawn with boxes and colour."""

    def __init__(self, speech: Speech, looks: Looks, viewer: Seat, ink: Ink, columns: int) -> None:
        self.speech = speech
        self.looks = looks
        self.ink = ink
        self.columns = columns
        self._around = Around(speech, looks, ink, columns, viewer)
        self._shown = ""  # what was printed last; once there was a board, it appears only if it is in use

    def table(self, scene: Scene, numbers: Mapping[Target, int], full: bool) -> list[str]:
        """The seats, the board, what lies beside it, and tables of numbers."""
        places = {shape.id for shape in scene.shapes}
        in_use = {piece.at for piece in scene.pieces} | {
            step for choice in scene.choices for step in choice.path
        }
        around = self._around
        lines = around.head(scene, full or not self._shown)
        if not self._shown or full or places & in_use:
            lines += Board(scene, self.speech, self.looks, numbers, self.columns).lines(self.ink)
        lines += [*around.zones(scene, numbers, full), *around.sheets(scene)]
        self._shown = "\n".join(lines)
        return lines

    def step(self, scene: Scene, numbers: Mapping[Target, int]) -> list[str]:
        """The board, if anything on it can be chosen now, and the pieces beside it that can."""
        on_board = {shape.id for shape in scene.shapes}
        on_board |= {piece.id for piece in scene.pieces if piece.at in on_board}
        lines: list[str] = []
        if on_board & numbers.keys():
            lines = Board(scene, self.speech, self.looks, numbers, self.columns).lines(self.ink)
        beside = [piece for piece in scene.pieces if piece.id in numbers and piece.id not in on_board]
        entries = [self._around.piece(piece, numbers, piece.owner) for piece in beside]
        lines += in_columns(entries, self.columns)
        self._shown = "\n".join(lines) or " "
        return lines

    def choices(self, scene: Scene, numbers: Mapping[Target, int], notes: Mapping[Target, str]) -> list[str]:
        """Targets without a number on the board, such as buttons, and targets with a note."""
        wanted = {
            target: number
            for target, number in numbers.items()
            if target in notes or f"[{number}]" not in self._shown
        }
        entries = []
        for target, label in _named(scene, wanted, notes, self.speech).items():
            tag = "".join(self.ink(text, style) for text, style in number_tag(numbers[target]))
            entries.append(f"{tag} {label}")
        asked = wrap(self.ink(self.speech.say(scene.prompt), BOLD), self.columns, "  ")
        return [*asked, *in_columns(entries, self.columns)]

    def legend(self, scene: Scene) -> list[str]:
        """Every sign in use."""
        signs = legend(scene, self.speech, self.looks)
        return listed(self.speech.say(words.SIGNS(signs="")), signs, self.columns) if signs else []


class PlainScreen:
    """For ears, and for pipes."""

    columns = ENDLESS

    def __init__(self, speech: Speech, viewer: Seat) -> None:
        self.speech = speech
        self._plain = Plain(speech, viewer)
        self._status = ""

    def table(self, scene: Scene, numbers: Mapping[Target, int], full: bool) -> list[str]:
        """Everything in sentences; between two changes of the game's status only if asked for in full."""
        status = self.speech.say(scene.status)
        if status == self._status and not full and not scene.sheets:
            return []
        is_first, self._status = not self._status, status
        plain = self._plain
        return [
            *plain.head(scene, full or is_first),
            *plain.board(scene, full),
            *plain.zones(scene, full),
            *plain.sheets(scene),
        ]

    def step(self, scene: Scene, numbers: Mapping[Target, int]) -> list[str]:
        """Nothing: every target is in the list."""
        return []

    def choices(self, scene: Scene, numbers: Mapping[Target, int], notes: Mapping[Target, str]) -> list[str]:
        """Every target, one line each."""
        named = _named(scene, numbers, notes, self.speech)
        pieces = {piece.id: piece for piece in scene.pieces}
        lines = [sentence(self.speech.say(scene.prompt))]
        if numbers:
            lines.append(self.speech.say(words.CHOOSE()))
        for target, label in named.items():
            if target in pieces:
                label = self._plain.piece(pieces[target], with_owner=False)
            lines.append(f"{numbers[target]}: {label}")
        return lines

    def legend(self, scene: Scene) -> list[str]:
        """Nothing: there are no signs."""
        return []


def _named(
    scene: Scene, numbers: Mapping[Target, int], notes: Mapping[Target, str], speech: Speech
) -> dict[Target, str]:
    """Every numbered target by its name, with what is known about it."""
    texts = labels(scene)
    details = {button.id: speech.say(button.detail) for button in scene.buttons if button.detail is not None}
    found: dict[Target, str] = {}
    for target in numbers:
        name = speech.say(words.DONE() if target == DONE else texts[target])
        more = [*filter(None, (details.get(target), notes.get(target)))]
        found[target] = f"{name} ({'; '.join(more)})" if more else name
    return found
