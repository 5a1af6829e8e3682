from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from tests.web.served import Guest, guests


@pytest.fixture
def arrive() -> Iterator[Callable[[str], Guest]]:
    """Lets guests arrive at an address; they are shown out after the test."""
    with guests() as arrive:
        yield arrive
