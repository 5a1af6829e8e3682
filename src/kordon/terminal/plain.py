"""A scene in sentences and lists, for screen readers: everything is there, nothing is drawn."""

from __future__ import annotations

from kordon.engine.records import Seat
from kordon.engine.scene import NOBODY, Panel, Piece, Scene, Shape, Sheet
from kordon.engine.speech import Speech
from kordon.engine.words import LITERAL, SEAT, Text
from kordon.terminal import words
from kordon.terminal.signs import badge_words


class Plain:
    """One viewer's words for a scene, without any drawing."""

    def __init__(self, speech: Speech, viewer: Seat) -> None:
        self.speech = speech
        self.viewer = viewer

    def head(self, scene: Scene, with_goal: bool) -> list[str]:
        """Where the game stands, perhaps what it is played for, and what is known of each seat."""
        say = self.speech.say
        tracks = [
            say(words.TRACK(thing=track.label, value=track.value, high=track.high)) for track in scene.tracks
        ]
        goal = [] if scene.goal is None or not with_goal else [say(scene.goal)]
        return [
            "",
            sentence(say(scene.status), *tracks),
            *goal,
            *(self._panel(panel) for panel in scene.panels),
        ]

    def _panel(self, panel: Panel) -> str:
        name = words.YOU(who=panel.label) if panel.seat == self.viewer else panel.label
        said = self.speech.say(words.ON_TURN(who=name) if panel.active else name)
        badges = badge_words(panel.badges, self.speech)
        return f"{said}: {badges}." if badges else f"{said}."

    def board(self, scene: Scene, full: bool) -> list[str]:
        """Every place that holds something, and what it holds; the others counted, or in full by name."""
        lying: dict[str, list[Piece]] = {}
        for piece in scene.pieces:
            lying.setdefault(piece.at, []).append(piece)
        lines = [
            f"{self.speech.say(shape.label)}: {self._things(lying[shape.id])}."
            for shape in scene.shapes
            if shape.id in lying
        ]
        empty = [shape for shape in self._places(scene) if shape.id not in lying]
        if empty and full:
            places = LITERAL.say(", ".join(self.speech.say(shape.label) for shape in empty))
            lines.append(self.speech.say(words.EMPTY_NAMED(places=places)))
        elif empty:
            lines.append(self.speech.say(words.EMPTY(count=len(empty))))
        return lines

    def _places(self, scene: Scene) -> list[Shape]:
        """The shapes that things can lie on: those of a kind that holds a piece or can be chosen."""
        used = {piece.at for piece in scene.pieces} | {
            target for choice in scene.choices for target in choice.path
        }
        kinds = {target.partition(":")[0] for target in used}
        return [shape for shape in scene.shapes if shape.id.partition(":")[0] in kinds]

    def zones(self, scene: Scene, full: bool) -> list[str]:
        """Everything beside the board."""
        lines: list[str] = []
        for zone in scene.zones:
            inside = [piece for piece in scene.pieces if piece.at == zone.id]
            name = self.speech.say(zone.label)
            foreign = 0 <= zone.owner != self.viewer
            if inside and (full or not foreign):
                lines.append(f"{name}: {self._things(inside, zone.owner)}.")
            elif inside or zone.count is not None:
                count = len(inside) if zone.count is None else zone.count
                lines.append(self.speech.say(words.COUNTED(thing=zone.label, count=count)) + ".")
        return lines

    def sheets(self, scene: Scene) -> list[str]:
        """Every table, row by row."""
        return [
            line for sheet in scene.sheets for line in [self.speech.say(sheet.label), *self._sheet(sheet)]
        ]

    def _sheet(self, sheet: Sheet) -> list[str]:
        heads = [self._entry(head) for head in sheet.heads]
        return [
            f"{self._entry(row[0])}: "
            + ", ".join(
                f"{head} {self._entry(entry)}" for head, entry in zip(heads[1:], row[1:], strict=True)
            )
            + "."
            for row in sheet.rows
        ]

    def _entry(self, entry: Text | int) -> str:
        return self.speech.say(entry) if isinstance(entry, Text) else str(entry)

    def _things(self, pieces: list[Piece], owner: Seat = NOBODY) -> str:
        return "; ".join(self.piece(piece, piece.owner != owner) for piece in pieces)

    def piece(self, piece: Piece, with_owner: bool) -> str:
        """A piece with its owner and all its badges."""
        name = piece.label
        # An unseen card's label says whose it is.
        if with_owner and piece.owner >= 0 and "back" not in piece.look.split():
            name = words.OWNED(thing=name, who=SEAT(piece.owner))
        return ", ".join([self.speech.say(name), *(self.speech.say(badge.label) for badge in piece.badges)])


def sentence(*parts: str) -> str:
    """The parts, each closed by a full stop."""
    return " ".join(part if part.endswith((".", "!", "?", "…")) else f"{part}." for part in parts)
