"""What is the matter with a wrong click, in a sentence; none where the rules answer by themselves."""

from __future__ import annotations

from kordon.engine.records import Path
from kordon.engine.words import Text
from kordon.games.estoril import words
from kordon.games.estoril.observation import EstorilObservation
from kordon.games.estoril.position import DISCARDING, LAYING, PEEKING, USING
from kordon.games.estoril.screen.refusals import explain


def matter(seen: EstorilObservation, path: Path) -> Text | None:
    """What is the matter with the last target of the path; None if the rules say it best."""
    rules = explain(seen, path)
    key = None
    if not rules:
        return None
    if seen.phase == LAYING:
        key = _of_laying(path, rules)
    elif seen.phase == PEEKING:
        key = "own-card" if rules[0] == "ES-011" else "peek"
    elif seen.phase == DISCARDING:
        key = "picked" if path[-1].startswith("picked:") else "discard"
    elif seen.phase == USING:
        key = "shielded" if rules[0] == "ES-405" and path[-1].startswith(("area:", "on:")) else "lit"
    return None if key is None else words.MATTER(key)


def _of_laying(path: Path, rules: tuple[str, ...]) -> str | None:
    if len(path) == 1:
        return "card-first"
    if path[-1].startswith("reward:"):
        return "reward"
    if rules == ("ES-203",):
        return "taken" if path[-1].startswith(("area:", "on:")) else "area"
    return "inner" if len(rules) == 2 else None
