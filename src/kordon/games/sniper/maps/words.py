"""The names of places, in the three languages, for drawings and for the checker's sentences."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from kordon.engine.errors import Fault

LANGUAGES: Final = ("en", "pl", "cs")
TEXT: Final = Path(__file__).parent.parent / "text"


class Words:
    """A language's names: those of our own maps, and those that a map file brings along."""

    def __init__(self, language: str, own: dict[str, dict[str, str]]) -> None:
        if language not in LANGUAGES:
            raise Fault(f"Maps speak {', '.join(LANGUAGES[:-1])} and {LANGUAGES[-1]}, not {language!r}.")
        self.language = language
        self.own = own.get(language, {})

    def __contains__(self, id: str) -> bool:
        return id in self.own or _bundle(self.language).has_message(id)

    def __call__(self, id: str) -> str:
        """The name, or the bare id where nobody has written one."""
        if id in self.own:
            return self.own[id]
        bundle = _bundle(self.language)
        if not bundle.has_message(id):
            return id
        pattern = bundle.get_message(id).value
        assert pattern is not None, f"{id} has no text of its own"
        return str(bundle.format_pattern(pattern)[0])


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((TEXT / language / "maps.ftl").read_text(encoding="utf-8")))
    return bundle
