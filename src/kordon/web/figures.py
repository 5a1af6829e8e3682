"""What the server has done so far, for `/metrics`."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from kordon.tables.store.interface import TableState


class Figures(msgspec.Struct):
    """Counted since the start; `sockets` is how many are open now."""

    sockets: int = 0
    messages: int = 0
    moves: int = 0
    refusals: int = 0
    unreadable: int = 0


def as_text(figures: Figures, tables: Mapping[TableState, int]) -> str:
    """In the text format that Prometheus reads."""
    lines = [f'kordon_tables{{state="{state}"}} {count}' for state, count in sorted(tables.items())]
    lines += [f"kordon_{name} {getattr(figures, name)}" for name in figures.__struct_fields__]
    return "\n".join(lines) + "\n"
