"""Rule ids: how they look, and how a test says which rules it guards."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, TypeVar

RULE_ID = re.compile(r"[A-Z]{2}-\d{3}")
RULES_ATTRIBUTE = "guarded_rules"

Test = TypeVar("Test", bound=Callable[..., Any])


def rule(*ids: str) -> Callable[[Test], Test]:
    """Mark a test as one that fails when any of these rules is broken."""
    wrong = [id for id in ids if not RULE_ID.fullmatch(id)]
    if wrong or not ids:
        raise ValueError(f"not a rule id: {', '.join(wrong) or 'none given'}")

    def decorate(test: Test) -> Test:
        known: tuple[str, ...] = getattr(test, RULES_ATTRIBUTE, ())
        setattr(test, RULES_ATTRIBUTE, (*known, *ids))
        return test

    return decorate
