"""A game's looks as clients take them: a stylesheet, its icons, its cover; and all as one record."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Any, Final

import msgspec

from kordon.engine.looks import Looks, Title, Weave, given, in_scheme
from kordon.engine.pictures import still
from kordon.games import working

STYLESHEET: Final = "theme.css"
ICONS: Final = "icons.json"
COVER: Final = "cover.svg"  # in which nothing moves
LIVING: Final = "living.svg"  # the same, with a slow detail
RECORD: Final = "looks.json"  # for clients that draw otherwise, such as terminals
TYPES: Final = {
    STYLESHEET: "text/css",
    ICONS: "application/json",
    COVER: "image/svg+xml",
    LIVING: "image/svg+xml",
    RECORD: "application/json",
}

# The client's names for what a theme and a style may set, where they differ.
OF_THEME: Final[Mapping[str, tuple[str, ...]]] = {"page": ("bg",)}
# What fits the paper of a theme that says no more.
MIXED: Final = {
    name: f"color-mix(in srgb,var(--paper) {share}%,var(--ink))"
    for name, share in (("sunk", 88), ("line", 70), ("muted", 30))
}
OF_STYLE: Final[Mapping[str, tuple[str, ...]]] = {"fill": ("floor",), "ink": ("map-ink", "on-tint")}
# The colours of a plain cover, where the game's looks have none.
OF_COVER: Final = {"bar": "#1d2b3a", "sheet": "#efe7d5", "back": "#31465c", "accent": "#a8371f"}


class Served(msgspec.Struct, frozen=True):
    """The files of a game's looks, and the name of this version of them."""

    tag: str
    files: dict[str, bytes]


@cache
def looks_of(game: str) -> Served | None:
    """What browsers fetch of a game's looks; None if there is no such game."""
    known = working()[0].get(game)
    return None if known is None else made(game, known.looks)


def made(name: str, looks: Looks) -> Served:
    """The files of some looks."""
    cover = looks.cover or plain_cover(looks)
    files = {
        STYLESHEET: stylesheet(name, looks).encode(),
        ICONS: msgspec.json.encode(icons(looks)),
        COVER: still(cover).encode(),
        LIVING: cover.encode(),
        RECORD: msgspec.json.encode(msgspec.structs.replace(looks, cover="")),
    }
    return Served(sha256(b"\0".join(files.values())).hexdigest()[:16], files)


def stylesheet(name: str, looks: Looks) -> str:
    """Custom properties for everything inside `[data-game=NAME]`; what they mean is the client's."""
    scope = f'[data-game="{name}"]'
    lines = [f"{scope}{{{';'.join(_theme(looks))}}}"]
    for words, style in looks.styles.items():
        classes = "".join(f".l-{word}" for word in words.split())
        said = given(style)
        texture = said.pop("texture", None)
        for name in ("letter", "mark", "glow"):
            said.pop(name, None)
        if said:
            lines.append(f"{scope} {classes}{{{';'.join(_properties(said, OF_STYLE))}}}")
        if texture is not None:
            fill = texture if texture == "none" else f"url(#{texture})"
            lines.append(f"{scope} {classes} .texture{{fill:{fill}}}")
    return "\n".join(lines)


def icons(looks: Looks) -> dict[str, Any]:
    """What the client looks up by look words."""

    def styled(field: str) -> dict[str, Any]:
        found = {words: getattr(style, field) for words, style in looks.styles.items()}
        return {words: value for words, value in found.items() if value}

    return {
        "icons": {word: looks.icon(word) for word in looks.icons},
        "bands": looks.bands,
        "signs": {word: sign.at for word, sign in looks.signs.items() if sign.at},
        "tints": list(styled("tint")),
        "marks": styled("mark"),
        "sounds": looks.sounds,
        "moments": looks.moments,
        "groups": looks.groups,
        "tips": looks.tips,
        "courses": looks.courses,
        "told": looks.told,
        "surveys": looks.surveys,
        "pips": [word for word, sign in looks.signs.items() if sign.pips],
        "glows": styled("glow"),
        "rims": list(styled("rim")),
        "textures": {name: _weave(weave) for name, weave in looks.textures.items()},
        "parts": {name: (part.d, part.tone) for name, part in looks.parts.items()},
        "figures": looks.figures,
    }


def _weave(weave: Weave) -> tuple[int, int, str, str, float, str]:
    fill = "none" if weave.fill is None else _values(weave.fill)[0]
    return *weave.size, weave.lines, _values(weave.ink)[0], weave.width, fill


def plain_cover(looks: Looks) -> str:
    """Three cards on the game's own table, for a game that brings no picture."""
    own = {name: getattr(looks.colours, name) for name in OF_COVER}
    colours = {name: in_scheme(own[name], dark=False) for name in own if own[name] is not None}
    drawn = files("kordon.web").joinpath(COVER).read_text("utf-8").replace("\n", "")
    return drawn.format(**OF_COVER | colours, seal=looks.icon("secret"))


def _theme(looks: Looks) -> Iterator[str]:
    colours = {name.replace("_", "-"): colour for name, colour in given(looks.colours).items()}
    grounds = given(looks.grounds)
    if "stage" in grounds:
        colours["table"] = ",".join([grounds.pop("stage"), *_values(colours.pop("table", ()))])
    if "bar" in grounds:
        colours["bar"] = grounds.pop("bar")
    yield from _properties({**colours, **grounds}, OF_THEME)
    if "paper" in colours:
        yield from (f"--{name}:{mixed}" for name, mixed in MIXED.items() if name not in colours)
    yield from (f"--seat-{seat}:{colour}" for seat, colour in enumerate(looks.seats))
    yield from _lettering(looks.title)


def _lettering(title: Title) -> Iterator[str]:
    """How the game's name is set."""
    if title.font:
        yield f"--name-font:{','.join(_font(font) for font in title.font)}"
    if title.capitals:
        yield "--name-case:uppercase"
    if title.italic:
        yield "--name-slant:italic"
    if title.spacing:
        yield f"--name-spacing:{title.spacing}em"


def _properties(said: Mapping[str, Any], names: Mapping[str, tuple[str, ...]]) -> Iterator[str]:
    for name, value in said.items():
        for property in names.get(name, (name,)):
            yield f"--{property}:{' '.join(_values(value, name))}"


def _values(value: Any, name: str = "") -> list[str]:
    if name == "dash":
        return [f"{length:g}" for length in value] or ["none"]
    if isinstance(value, tuple):
        return [f"light-dark({','.join(value)})"] if value else []
    return [f"{value:g}" if isinstance(value, float) else str(value)]


def _font(font: str) -> str:
    generic = font in ("serif", "sans-serif", "monospace", "ui-monospace", "ui-serif", "cursive", "fantasy")
    return font if generic else f"'{font}'"
