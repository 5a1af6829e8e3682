"""The two ways to show a scene: drawn with boxes and colour, or in plain sentences for ears and pipes."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from typing import TypeAlias

from kordon.engine.looks import Looks
from kordon.engine.records import Seat, Target
from kordon.engine.scene import NOBODY, Panel, Piece, Scene, Shape, Sheet, Zone, labels
from kordon.engine.speech import Speech
from kordon.engine.words import LITERAL, SEAT, Text
from kordon.terminal import letters, words
from kordon.terminal.board import Board
from kordon.terminal.letters import BOLD, DIM, Ink, in_columns, joined, listed, width_of, wrap
from kordon.terminal.signs import badge_signs, badge_words, legend, number_tag, piece_sign
from kordon.terminal.walk import DONE

Numbers: TypeAlias = Mapping[Target, int]
"""What is typed to choose a target."""

ENDLESS = 10_000  # a screen reader has no columns
GUTTER = "  "


class Screen(ABC):
    """A way to show scenes to one viewer."""

    def __init__(self, speech: Speech, viewer: Seat, columns: int) -> None:
        self.speech = speech
        self.viewer = viewer
        self.columns = columns

    @abstractmethod
    def table(self, scene: Scene, numbers: Numbers, full: bool) -> list[str]:
        """The whole table; in full, also what is seldom looked at."""

    def step(self, scene: Scene, numbers: Numbers) -> list[str]:
        """What must be seen again for the next step of a move, if choices are not all listed."""
        return []

    @abstractmethod
    def choices(self, scene: Scene, numbers: Numbers, notes: Mapping[Target, str]) -> list[str]:
        """What can be chosen, as far as the table does not show it already."""

    def legend(self, scene: Scene) -> list[str]:
        """What the signs mean, if there are any."""
        return []

    def _named(self, scene: Scene, numbers: Numbers, notes: Mapping[Target, str]) -> dict[Target, str]:
        """Every numbered target by its name, with what is known about it."""
        say, texts = self.speech.say, labels(scene)
        details = {button.id: say(button.detail) for button in scene.buttons if button.detail is not None}
        found: dict[Target, str] = {}
        for target in numbers:
            name = say(words.DONE() if target == DONE else texts[target])
            more = [*filter(None, (details.get(target), notes.get(target)))]
            found[target] = f"{name} ({'; '.join(more)})" if more else name
        return found

    def _held(
        self, scene: Scene, numbers: Numbers, full: bool
    ) -> Iterator[tuple[Zone, list[Piece], int | None]]:
        """The zones that hold something: what is shown by name; or else nothing, and how much it is.

        Of others it is only counted, unless it can be chosen or all is asked for.
        """
        for zone in scene.zones:
            inside = [piece for piece in scene.pieces if piece.at == zone.id]
            if inside and (full or self._is_named(zone, inside, numbers)):
                yield zone, inside, None
            elif inside or zone.count is not None:
                yield zone, [], len(inside) if zone.count is None else zone.count

    def _is_named(self, zone: Zone, inside: list[Piece], numbers: Numbers) -> bool:
        is_foreign = 0 <= zone.owner != self.viewer
        return not is_foreign or any(piece.id in numbers for piece in inside)

    def _cells(self, row: tuple[Text | int, ...]) -> list[str]:
        """A row of a table in words."""
        return [self.speech.say(entry) if isinstance(entry, Text) else str(entry) for entry in row]


class DrawnScreen(Screen):
    """Drawn with boxes and colour."""

    def __init__(self, speech: Speech, looks: Looks, viewer: Seat, ink: Ink, columns: int) -> None:
        super().__init__(speech, viewer, columns)
        self.looks = looks
        self.ink = ink
        self._shown = ""  # what was printed last; once there was a board, it appears only if it is in use

    def table(self, scene: Scene, numbers: Numbers, full: bool) -> list[str]:
        """The seats, the board, what lies beside it, and tables of numbers."""
        places = {shape.id for shape in scene.shapes}
        lines = self._head(scene, full or not self._shown)
        if not self._shown or full or places & _in_use(scene):
            lines += self._board(scene, numbers)
        lines += [*self._zones(scene, numbers, full), *self._sheets(scene)]
        self._shown = "\n".join(lines)
        return lines

    def step(self, scene: Scene, numbers: Numbers) -> list[str]:
        """The board, if anything on it can be chosen now, and the pieces beside it that can."""
        on_board = {shape.id for shape in scene.shapes}
        on_board |= {piece.id for piece in scene.pieces if piece.at in on_board}
        lines = self._board(scene, numbers) if on_board & numbers.keys() else []
        beside = [piece for piece in scene.pieces if piece.id in numbers and piece.id not in on_board]
        lines += in_columns([self._piece(piece, numbers, piece.owner) for piece in beside], self.columns)
        self._shown = "\n".join(lines) or " "
        return lines

    def choices(self, scene: Scene, numbers: Numbers, notes: Mapping[Target, str]) -> list[str]:
        """Targets without a number on the board, such as buttons, and targets with a note."""
        wanted = {
            target: number
            for target, number in numbers.items()
            if target in notes or f"[{number}]" not in self._shown
        }
        named = self._named(scene, wanted, notes)
        entries = [f"{number_tag(numbers[target], self.ink)} {label}" for target, label in named.items()]
        asked = wrap(self.ink(self.speech.say(scene.prompt), BOLD), self.columns, "  ")
        return [*asked, *in_columns(entries, self.columns)]

    def legend(self, scene: Scene) -> list[str]:
        """Every sign in use."""
        signs = legend(scene, self.speech, self.looks)
        return listed(self.speech.say(words.SIGNS(signs="")), signs, self.columns) if signs else []

    def _board(self, scene: Scene, numbers: Numbers) -> list[str]:
        return Board(scene, self.speech, self.looks, numbers, self.columns).lines(self.ink)

    def _head(self, scene: Scene, with_goal: bool) -> list[str]:
        """Where the game stands, perhaps what it is played for, and what is seen of each seat."""
        say = self.speech.say
        goal = scene.goal if with_goal else None
        return [
            "",
            self.ink(say(scene.status), BOLD),
            *([] if goal is None else wrap(self.ink(say(goal), DIM), self.columns)),
            *joined([self._panel(panel) for panel in scene.panels], self.columns, "   "),
        ]

    def _panel(self, panel: Panel) -> str:
        is_own = panel.seat == self.viewer
        name = self.speech.say(words.YOU(who=panel.label) if is_own else panel.label)
        seat, weight = panel.seat, BOLD if panel.active else ""
        name = self.ink(f"{letters.seat_sign(seat)} {name}", letters.seat_style(seat), weight)
        badges = badge_words(panel.badges, self.speech)
        return f"{'▸' if panel.active else ''}{name}: {badges}" if badges else name

    def _zones(self, scene: Scene, numbers: Numbers, full: bool) -> list[str]:
        """Everything beside the board: in lines of its own, or in short."""
        lines: list[str] = []
        brief = [f"{self.speech.say(track.label)} {track.value}/{track.high}" for track in scene.tracks]
        for zone, inside, count in self._held(scene, numbers, full):
            if not inside:
                brief.append(self._zone_name(zone, numbers, count))
                continue
            name = self._zone_name(zone, numbers, zone.count)
            entries = [self._piece(piece, numbers, zone.owner) for piece in inside]
            if any(piece.id in numbers for piece in inside):
                lines += [name, *in_columns(entries, self.columns)]
            else:
                lines += listed(f"{name}: ", entries, self.columns)
        return [*joined(brief, self.columns), *lines]

    def _zone_name(self, zone: Zone, numbers: Numbers, count: int | None) -> str:
        label = self.ink(self.speech.say(zone.label), letters.seat_style(zone.owner))
        name = number_tag(numbers.get(zone.id), self.ink) + label
        return name if count is None else f"{name} ({count})"

    def _piece(self, piece: Piece, numbers: Numbers, home: Seat) -> str:
        """A piece beside the board, with its number and badges."""
        number, at_home = numbers.get(piece.id), piece.owner == home
        name = piece_sign(piece, self.speech, self.looks, self.ink, number, at_home=at_home)
        badges = badge_signs(piece.badges, self.speech, self.looks)
        return name + self.ink(f" {badges}" if badges else "", DIM)

    def _sheets(self, scene: Scene) -> list[str]:
        """All tables of numbers."""
        titles = [self.ink(self.speech.say(sheet.label), BOLD) for sheet in scene.sheets]
        sheets = zip(titles, scene.sheets, strict=True)
        return [line for title, sheet in sheets for line in ["", title, *self._sheet(sheet)]]

    def _sheet(self, sheet: Sheet) -> list[str]:
        table = [self._cells(row) for row in (sheet.heads, *sheet.rows)]
        numeric = not any(isinstance(entry, Text) for row in sheet.rows for entry in row[1:])
        drawn = aligned(table, numeric)
        if max(width_of(line) for line in drawn) > self.columns:
            drawn = aligned([list(column) for column in zip(*table, strict=True)], numeric)
        return [letters.clip(line, self.columns) for line in drawn]


def aligned(table: list[list[str]], numeric: bool) -> list[str]:
    """The rows of a table, column under column; numbers stand to the right, wide letters count as two."""
    widths = [max(width_of(row[column]) for row in table) for column in range(len(table[0]))]
    lines = [
        GUTTER.join(
            letters.pad(entry, width, right=numeric and column > 0)
            for column, (entry, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in table
    ]
    return [lines[0], "─" * max(map(width_of, lines)), *lines[1:]]


class PlainScreen(Screen):
    """In sentences and lists, for screen readers and pipes: everything is there, nothing is drawn."""

    def __init__(self, speech: Speech, viewer: Seat) -> None:
        super().__init__(speech, viewer, ENDLESS)
        self._status = ""

    def table(self, scene: Scene, numbers: Numbers, full: bool) -> list[str]:
        """Everything in sentences; between two changes of the game's status only if asked for in full."""
        say = self.speech.say
        status = say(scene.status)
        if status == self._status and not full and not scene.sheets:
            return []
        is_first, self._status = not self._status, status
        tracks = [
            say(words.TRACK(thing=track.label, value=track.value, high=track.high)) for track in scene.tracks
        ]
        return [
            "",
            sentence(status, *tracks),
            *([] if scene.goal is None or not (full or is_first) else [say(scene.goal)]),
            *(self._panel(panel) for panel in scene.panels),
            *self._board(scene, full),
            *self._zones(scene, full),
            *[line for sheet in scene.sheets for line in [say(sheet.label), *self._sheet(sheet)]],
        ]

    def choices(self, scene: Scene, numbers: Numbers, notes: Mapping[Target, str]) -> list[str]:
        """Every target, one line each."""
        pieces = {piece.id: piece for piece in scene.pieces}
        lines = [sentence(self.speech.say(scene.prompt))]
        if numbers:
            lines.append(self.speech.say(words.CHOOSE()))
        for target, label in self._named(scene, numbers, notes).items():
            if target in pieces:
                label = piece_told(pieces[target], self.speech, with_owner=False)
            lines.append(f"{numbers[target]}: {label}")
        return lines

    def _panel(self, panel: Panel) -> str:
        name = words.YOU(who=panel.label) if panel.seat == self.viewer else panel.label
        said = self.speech.say(words.ON_TURN(who=name) if panel.active else name)
        badges = badge_words(panel.badges, self.speech)
        return f"{said}: {badges}." if badges else f"{said}."

    def _board(self, scene: Scene, full: bool) -> list[str]:
        """Every place that holds something, and what it holds; the others counted, or in full by name."""
        say = self.speech.say
        lying: dict[str, list[Piece]] = {}
        for piece in scene.pieces:
            lying.setdefault(piece.at, []).append(piece)
        lines = [
            f"{say(shape.label)}: {self._things(lying[shape.id])}."
            for shape in scene.shapes
            if shape.id in lying
        ]
        empty = [shape for shape in _places(scene) if shape.id not in lying]
        if empty and full:
            places = LITERAL.say(", ".join(say(shape.label) for shape in empty))
            lines.append(say(words.EMPTY_NAMED(places=places)))
        elif empty:
            lines.append(say(words.EMPTY(count=len(empty))))
        return lines

    def _zones(self, scene: Scene, full: bool) -> Iterator[str]:
        """Everything beside the board."""
        for zone, inside, count in self._held(scene, {}, full):
            if count is None:
                yield f"{self.speech.say(zone.label)}: {self._things(inside, zone.owner)}."
            else:
                yield self.speech.say(words.COUNTED(thing=zone.label, count=count)) + "."

    def _sheet(self, sheet: Sheet) -> Iterator[str]:
        """A table, row by row."""
        heads = self._cells(sheet.heads)
        for first, *others in map(self._cells, sheet.rows):
            cells = [f"{head} {cell}" for head, cell in zip(heads[1:], others, strict=True)]
            yield f"{first}: {', '.join(cells)}."

    def _things(self, pieces: list[Piece], owner: Seat = NOBODY) -> str:
        return "; ".join(piece_told(piece, self.speech, piece.owner != owner) for piece in pieces)


def piece_told(piece: Piece, speech: Speech, with_owner: bool) -> str:
    """A piece with its owner and all its badges."""
    name = piece.label
    # An unseen card's label says whose it is.
    if with_owner and piece.owner >= 0 and "back" not in piece.look.split():
        name = words.OWNED(thing=name, who=SEAT(piece.owner))
    return ", ".join([speech.say(name), *(speech.say(badge.label) for badge in piece.badges)])


def sentence(*parts: str) -> str:
    """The parts, each closed by a full stop."""
    return " ".join(part if part.endswith((".", "!", "?", "…")) else f"{part}." for part in parts)


def _places(scene: Scene) -> list[Shape]:
    """The shapes that things can lie on: those of a kind that holds a piece or can be chosen."""
    kinds = {target.partition(":")[0] for target in _in_use(scene)}
    return [shape for shape in scene.shapes if shape.id.partition(":")[0] in kinds]


def _in_use(scene: Scene) -> set[Target]:
    """Where pieces lie, and all that can be chosen."""
    chosen = {step for choice in scene.choices for step in choice.path}
    return chosen | {piece.at for piece in scene.pieces}
