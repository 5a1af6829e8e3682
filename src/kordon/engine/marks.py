"""Marks that players put on the board: they carry no rules, so they are neither moves nor part of a position.

A mark made during a hidden turn is not recorded between two moves, so it reveals nothing about them.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from msgspec.structs import replace

from kordon.engine.play import NOT_OFFERED, Refused
from kordon.engine.records import Target
from kordon.engine.scene import Marker, Piece, Scene
from kordon.engine.words import LITERAL, PENCIL_MARK

Marks: TypeAlias = dict[str, tuple[Target, ...]]
"""What bears a mark, by marker."""

PENCIL: Final = Marker("pencil", PENCIL_MARK(), "pencil", "", limit=60, rule="KO-006", mine=True)
"""Every player's own marker, which nobody else sees."""

SIGN: Final = LITERAL.say("✎")


def toggled(scene: Scene, marks: Marks, id: str, target: Target) -> tuple[Target, ...]:
    """What bears the marker once it is put on the target, or taken off; `Refused` if that can't be.

    The only one of its kind is taken from where it was.
    """
    marker = next((marker for marker in (PENCIL, *scene.markers) if marker.id == id), None)
    if marker is None:
        raise Refused((NOT_OFFERED,))
    is_moved = marker.limit == 1 and target not in marks.get(id, ())
    changed = (target,) if is_moved else changed_by(marks, id, target)
    fits = target.startswith(marker.on) and any(shape.id == target for shape in scene.shapes)
    if not marker.mine or not fits or len(changed) > marker.limit:
        raise Refused((marker.rule,))
    return changed


def changed_by(marks: Marks, id: str, target: Target) -> tuple[Target, ...]:
    """What bears the marker after it was put on the target or taken off, in the order it was put there."""
    before = marks.get(id, ())
    left = tuple(other for other in before if other != target)
    return left if len(left) < len(before) else (*before, target)


def with_marks(scene: Scene, marks: Marks) -> Scene:
    """The scene with all its marks drawn as pieces."""
    shown = tuple(
        Piece(f"mark:{marker.id}:{target}", target, f"token {marker.look}", marker.label, caption=SIGN)
        for marker in (PENCIL, *scene.markers)
        for target in marks.get(marker.id, ())
    )
    return replace(scene, groups=(*scene.groups, shown))
