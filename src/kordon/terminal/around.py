"""What is printed around the drawn board: where the game stands, the seats, the zones, tables of numbers."""

from __future__ import annotations

from collections.abc import Mapping

from kordon.engine.looks import Looks
from kordon.engine.records import Seat, Target
from kordon.engine.scene import Panel, Piece, Scene, Sheet, Track, Zone
from kordon.engine.speech import Speech
from kordon.engine.words import Text
from kordon.terminal import words
from kordon.terminal.letters import (
    BOLD,
    DIM,
    Ink,
    clip,
    in_columns,
    joined,
    listed,
    pad,
    seat_sign,
    seat_style,
    width_of,
    wrap,
)
from kordon.terminal.signs import Words, badge_signs, badge_words, number_tag, piece_words

GUTTER = "  "


class Around:
    """One viewer's words and colours for all that is not the board."""

    def __init__(self, speech: Speech, looks: Looks, ink: Ink, columns: int, viewer: Seat) -> None:
        self.speech = speech
        self.looks = looks
        self.ink = ink
        self.columns = columns
        self.viewer = viewer

    def head(self, scene: Scene, with_goal: bool) -> list[str]:
        """Where the game stands, perhaps what it is played for, and what is seen of each seat."""
        title = self.ink(self.speech.say(scene.status), BOLD)
        goal = scene.goal if with_goal else None
        lines = [] if goal is None else wrap(self.ink(self.speech.say(goal), DIM), self.columns)
        return [
            "",
            title,
            *lines,
            *joined([self._panel(panel) for panel in scene.panels], self.columns, "   "),
        ]

    def _track(self, track: Track) -> str:
        return f"{self.speech.say(track.label)} {track.value}/{track.high}"

    def _panel(self, panel: Panel) -> str:
        name = self.speech.say(panel.label)
        if panel.seat == self.viewer:
            name = self.speech.say(words.YOU(who=panel.label))
        name = self.ink(
            f"{seat_sign(panel.seat)} {name}", seat_style(panel.seat), BOLD if panel.active else ""
        )
        badges = badge_words(panel.badges, self.speech)
        return f"{'▸' if panel.active else ''}{name}: {badges}" if badges else name

    def zones(self, scene: Scene, numbers: Mapping[Target, int], full: bool) -> list[str]:
        """Everything beside the board: own and common things by name, others' in full only if asked for."""
        lines: list[str] = []
        brief = [self._track(track) for track in scene.tracks]
        for zone in scene.zones:
            inside = [piece for piece in scene.pieces if piece.at == zone.id]
            is_foreign = 0 <= zone.owner != self.viewer
            if inside and (full or not is_foreign or _has_number(inside, numbers)):
                lines += self._zone(zone, inside, numbers)
            elif inside or zone.count is not None:
                brief.append(self._zone_name(zone, numbers, _count(zone, inside)))
        return [*joined(brief, self.columns), *lines]

    def _zone(self, zone: Zone, inside: list[Piece], numbers: Mapping[Target, int]) -> list[str]:
        name = self._zone_name(zone, numbers, zone.count)
        entries = [self.piece(piece, numbers, zone.owner) for piece in inside]
        if not any(piece.id in numbers for piece in inside):
            return listed(f"{name}: ", entries, self.columns)
        return [name, *in_columns(entries, self.columns)]

    def _zone_name(self, zone: Zone, numbers: Mapping[Target, int], count: int | None) -> str:
        name = self.inked(
            [*number_tag(numbers.get(zone.id)), (self.speech.say(zone.label), seat_style(zone.owner))]
        )
        return name if count is None else f"{name} ({count})"

    def piece(self, piece: Piece, numbers: Mapping[Target, int], home: Seat) -> str:
        """A piece beside the board, with its number and badges."""
        name = piece_words(piece, self.speech, self.looks, numbers.get(piece.id), at_home=piece.owner == home)
        badges = badge_signs(piece.badges, self.speech, self.looks)
        return self.inked([*name, (f" {badges}" if badges else "", DIM)])

    def sheets(self, scene: Scene) -> list[str]:
        """All tables of numbers."""
        return [
            line
            for sheet in scene.sheets
            for line in ["", self.ink(self.speech.say(sheet.label), BOLD), *self._sheet(sheet)]
        ]

    def _sheet(self, sheet: Sheet) -> list[str]:
        table = [tuple(self._entry(entry) for entry in row) for row in (sheet.heads, *sheet.rows)]
        numeric = not any(isinstance(entry, Text) for row in sheet.rows for entry in row[1:])
        drawn = aligned(table, numeric)
        if max(width_of(line) for line in drawn) > self.columns:
            drawn = aligned(list(zip(*table, strict=True)), numeric)
        return [clip(line, self.columns) for line in drawn]

    def _entry(self, entry: Text | int) -> str:
        return self.speech.say(entry) if isinstance(entry, Text) else str(entry)

    def inked(self, content: Words) -> str:
        """The words in their styles."""
        return "".join(self.ink(text, style) for text, style in content)


def aligned(table: list[tuple[str, ...]], numeric: bool) -> list[str]:
    """The rows of a table, column under column; numbers stand to the right, wide letters count as two."""
    widths = [max(width_of(row[column]) for row in table) for column in range(len(table[0]))]
    lines = [
        GUTTER.join(
            pad(entry, width, right=numeric and column > 0)
            for column, (entry, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in table
    ]
    return [lines[0], "─" * max(map(width_of, lines)), *lines[1:]]


def _count(zone: Zone, inside: list[Piece]) -> int:
    return len(inside) if zone.count is None else zone.count


def _has_number(pieces: list[Piece], numbers: Mapping[Target, int]) -> bool:
    return any(piece.id in numbers for piece in pieces)
