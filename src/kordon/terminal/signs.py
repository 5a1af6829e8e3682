"""Signs: pieces and badges in a few letters, and what a game's texts say that they mean."""

from __future__ import annotations

from collections.abc import Iterator

from kordon.engine.looks import Looks, in_scheme, shade
from kordon.engine.records import Target
from kordon.engine.scene import Badge, Button, Panel, Piece, Scene, Shape, Track, Zone, labels
from kordon.engine.speech import Speech
from kordon.engine.words import Text
from kordon.terminal.letters import BOLD, REVERSE, Ink, colour_style, seat_sign, seat_style

HIDDEN = "▒"
UNKNOWN = "▒▒▒"
LONGEST_CODE = 3


def number_tag(number: int | None, ink: Ink) -> str:
    """The number that is typed to choose a thing, if it can be chosen."""
    return "" if number is None else ink(f"[{number}]", BOLD, REVERSE)


def badge_sign(badge: Badge, speech: Speech, looks: Looks) -> str:
    """The badge in as few letters as can be: its letter, or else its last word or its label."""
    code = badge.icon.rpartition("-")[2]
    known = looks.signs.get(badge.icon)
    sign = (known and known.letter) or (
        code if len(code) <= LONGEST_CODE else speech.say(badge.label)[:LONGEST_CODE]
    )
    return sign if badge.value is None else f"{sign}{badge.value}"


def badge_words(badges: tuple[Badge, ...], speech: Speech) -> str:
    """All the badges of a thing by their names, each with its number unless the name has it already."""
    said = [(speech.say(badge.label), badge.value) for badge in badges]
    return ", ".join(
        [name if value is None or str(value) in name else f"{name} {value}" for name, value in said]
    )


def badge_signs(badges: tuple[Badge, ...], speech: Speech, looks: Looks, columns: int | None = None) -> str:
    """All the badges of a thing in a few letters, with spaces between if there is room for them."""
    signs = [badge_sign(badge, speech, looks) for badge in badges]
    found = ""
    single = False
    for sign in signs:
        beside = single and len(sign) == 1
        found += sign if beside or not found else f" {sign}"
        single = len(sign) == 1
    return found if columns is None or len(found) <= columns else "".join(signs)


def look_signs(look: str, looks: Looks) -> str:
    """What a shape's look says about it, in signs."""
    return "".join(letter + number for _, letter, number in looks.letters(look))


def look_text(word: str) -> Text:
    """What a sign on a shape means; a game's own signs are in its own texts."""
    return Text(f"look-{word}")


def legend(scene: Scene, speech: Speech, looks: Looks) -> list[str]:
    """Every sign on the pieces and places of the scene, with what it means."""
    used = {word: letter for shape in scene.shapes for word, letter, _ in looks.letters(shape.look)}
    letters = {word: used[word] for word in looks.signs if word in used}
    found = [f"{letter} {speech.say(look_text(word))}" for word, letter in letters.items()]
    badges = {badge.icon: badge for piece in scene.pieces for badge in piece.badges}
    return found + [
        f"{badge_sign(badge, speech, looks)} {badge_meaning(badge, speech)}" for badge in badges.values()
    ]


def look_style(look: str, looks: Looks) -> str:
    """The colour code for the tint of a look; none if it has none."""
    tint = looks.style(look).tint
    return "" if tint is None else colour_style(shade(in_scheme(tint, dark=False))[:3])


def piece_sign(
    piece: Piece,
    speech: Speech,
    looks: Looks,
    ink: Ink,
    number: int | None,
    length: int | None = None,
    at_home: bool = False,
) -> str:
    """The piece with its number, its name (or its first letters) and, unless at home, its owner's sign."""
    style = look_style(piece.look, looks) or seat_style(piece.owner)  # its own colour, or else its owner's
    sign = "" if at_home else seat_sign(piece.owner)
    if piece.hidden and "back" in piece.look.split():
        return number_tag(number, ink) + ink(sign + UNKNOWN, style)
    # What a name says in brackets about being hidden, the sign says too.
    name = speech.say(piece.label).partition(" (" if piece.hidden else "\n")[0]
    short = name if length is None else name[:length].rstrip(" .,")
    if piece.caption is not None and length is not None and len(name) > length:
        short = speech.say(piece.caption)
    return number_tag(number, ink) + ink(sign + HIDDEN * piece.hidden + short, style)


# ---- what they mean

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


def panel_target(panel: Panel) -> Target:
    """The name under which a seat's panel can be asked about."""
    return f"panel:{panel.seat}"


def meanings(target: Target, scene: Scene, speech: Speech) -> Iterator[str]:
    """Sentences about a thing of the scene, beyond its name and its badges' labels; some may be empty."""
    names = labels(scene)
    for piece in scene.pieces:
        if piece.id == target:
            own = (sign_of(SIGN, word, speech) for word in reversed(piece.look.split()))
            yield next(filter(None, own), "")
            yield from (sign_of(SIGN, badge.icon, speech) for badge in piece.badges)
            yield from (speech.say(detail, names) for detail in piece.detail)
    for shape in scene.shapes:
        if shape.id == target:
            yield from (sign_of(GROUND, word, speech) for word in shape.look.split())
    for panel in scene.panels:
        if panel_target(panel) == target:
            yield from (badge_meaning(badge, speech) for badge in panel.badges)
    if (detail := _details(scene).get(target)) is not None:
        yield speech.say(detail, names)


def _details(scene: Scene) -> dict[Target, Text | None]:
    things: list[Shape | Zone | Track | Button] = [*scene.shapes, *scene.zones, *scene.tracks, *scene.buttons]
    panels = {panel_target(panel): panel.detail for panel in scene.panels}
    return {thing.id: thing.detail for thing in things} | panels
