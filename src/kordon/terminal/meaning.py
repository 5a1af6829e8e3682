"""What things mean: the explanations that a scene and a game's texts give of signs, numbers and places."""

from __future__ import annotations

from collections.abc import Iterator

from kordon.engine.records import Target
from kordon.engine.scene import Badge, Button, Panel, Piece, Scene, Shape, Track, Zone, labels
from kordon.engine.speech import Speech
from kordon.engine.words import Text

SIGN, GROUND = "sign", "ground"  # families of texts: what an icon means, what a look word does to a place


def sign_of(family: str, word: str, speech: Speech) -> str:
    """What a game's texts say about a word, whole or by its first part; empty if nothing."""
    for known in (f"{family}-{word}", f"{family}-{word.partition('-')[0]}"):
        if speech.has(known):
            return speech.rule(known)
    return ""


def badge_meaning(badge: Badge, speech: Speech) -> str:
    """A badge, and what it means."""
    said, means = speech.say(badge.label), sign_of(SIGN, badge.icon, speech)
    return f"{said}: {means}" if means else said


def panels(scene: Scene) -> dict[Target, Text]:
    """The seats by the targets under which they can be asked about."""
    return {panel_target(panel): panel.label for panel in scene.panels}


def panel_target(panel: Panel) -> Target:
    """The name under which a seat's panel can be asked about."""
    return f"panel:{panel.seat}"


def meanings(target: Target, scene: Scene, speech: Speech) -> Iterator[str]:
    """Sentences about a thing of the scene, beyond its name and its badges' labels; some may be empty."""
    names = labels(scene)
    for piece in scene.pieces:
        if piece.id == target:
            yield from _of_piece(piece, speech)
            yield from (speech.say(detail, names) for detail in piece.detail)
    for shape in scene.shapes:
        if shape.id == target:
            yield from (sign_of(GROUND, word, speech) for word in shape.look.split())
    for panel in scene.panels:
        if panel_target(panel) == target:
            yield from (badge_meaning(badge, speech) for badge in panel.badges)
    detail = _details(scene).get(target)
    if detail is not None:
        yield speech.say(detail, names)


def _of_piece(piece: Piece, speech: Speech) -> Iterator[str]:
    """What its look and its badges mean."""
    own = (sign_of(SIGN, word, speech) for word in reversed(piece.look.split()))
    yield next(filter(None, own), "")
    yield from (sign_of(SIGN, badge.icon, speech) for badge in piece.badges)


def _details(scene: Scene) -> dict[Target, Text | None]:
    things: list[Shape | Zone | Track | Button] = [*scene.shapes, *scene.zones, *scene.tracks, *scene.buttons]
    return {thing.id: thing.detail for thing in things} | {
        panel_target(panel): panel.detail for panel in scene.panels
    }
