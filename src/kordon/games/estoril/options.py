"""What can be chosen before a game of Estoril (ES-7xx)."""

from __future__ import annotations

from kordon.engine.records import Options


class EstorilOptions(Options, frozen=True):
    """Each variant is a separate option; all can be combined."""

    secret_missions: bool = False  # ES-701, three or four players
    recruitment: bool = False  # ES-702
    second_place: bool = False  # ES-703
