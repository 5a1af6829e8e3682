"""What the story after the end tells: objectives and wounds first, then where the sniper was found."""

from __future__ import annotations

from kordon.games.sniper import events
from kordon.games.sniper.screen.log_lines import weight


def test_objectives_and_wounds_weigh_most() -> None:
    completed = weight(events.Completed(1, 5))
    found = weight(events.Spotted(1, 0, 5, found=True))
    assert completed == weight(events.Attacked(1, 0, 5, wounded=True)) > found > 0
    assert weight(events.Spotted(1, 0, 5, found=False)) == 0
    assert weight(events.Attacked(1, 0, 5, wounded=False)) == 0
    assert weight(events.DefenderDone(1)) == 0
