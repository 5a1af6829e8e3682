"""Lines of sight take seconds to find: each map's are found once for all tests."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from kordon.maps.ground import Ground
from kordon.maps.sight import SightRules


@pytest.fixture(scope="session", autouse=True)
def _found_once() -> Iterator[None]:
    found: dict[tuple[bytes, SightRules], list[list[int]]] = {}
    find = Ground.distances

    def distances(ground: Ground, rules: SightRules) -> list[list[int]]:
        key = msgspec.json.encode(ground.source), rules
        if key not in found:
            found[key] = find(ground, rules)
        return [list(row) for row in found[key]]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Ground, "distances", distances)
        yield
