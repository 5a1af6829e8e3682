"""The names of places, in a reader's language, for drawings and for the checker's sentences."""

from __future__ import annotations

from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource

from kordon.engine.errors import Fault
from kordon.engine.speech import LANGUAGES


class Words:
    """A language's names: those that a map file brings along, and those in the game's `maps.ftl`."""

    def __init__(
        self, language: str, own: dict[str, dict[str, str]], texts: Traversable | None = None
    ) -> None:
        if language not in LANGUAGES:
            raise Fault(f"unsupported language {language!r}; maps have {', '.join(LANGUAGES)}")
        self.language = language
        self.own = own.get(language, {})
        self._bundle = _bundle(texts, language)

    def __contains__(self, id: str) -> bool:
        return id in self.own or self._bundle.has_message(id)

    def __call__(self, id: str) -> str:
        """The name, or the bare id where nobody has written one."""
        if id in self.own:
            return self.own[id]
        bundle = self._bundle
        if not bundle.has_message(id):
            return id
        pattern = bundle.get_message(id).value
        assert pattern is not None, f"{id} has no text of its own"
        return str(bundle.format_pattern(pattern)[0])


_bundles: dict[tuple[str, str], FluentBundle] = {}  # by folder and language; parsing takes long


def _bundle(texts: Traversable | None, language: str) -> FluentBundle:
    key = str(texts), language
    if key not in _bundles:
        _bundles[key] = FluentBundle([language], use_isolating=False)
        if texts is not None:
            names = texts.joinpath(language, "maps.ftl").read_text(encoding="utf-8")
            _bundles[key].add_resource(FluentResource(names))
    return _bundles[key]
