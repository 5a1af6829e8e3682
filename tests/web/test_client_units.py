"""What of the client needs no browser: its own tests, and that it makes of patches what the server means."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from kordon.engine.chance import seed_from
from kordon.engine.delta import patch
from kordon.engine.match import Match
from kordon.engine.records import encode
from kordon.engine.scene import Scene
from kordon.games import OURS, find
from kordon_dev import client

MOVES = 25  # of each game at most


def as_sent(scene: Scene) -> dict[str, Any]:
    """A scene as a client keeps it: without groups of pieces."""
    sent: dict[str, Any] = msgspec.json.decode(encode(scene))
    sent["pieces"] = [piece for group in sent.pop("groups", ()) for piece in group]
    return sent


def patches(name: str) -> list[tuple[Any, Any, Any]]:
    """The scenes of a game's first moves in pairs, with the patch between them."""
    game, source = find(name), Random(name)
    match = Match(game, game.parse_options({}), game.seat_counts[0], seed_from(name))
    found: list[tuple[Any, Any, Any]] = []
    while len(found) < MOVES and (acting := game.to_act(match.position)):
        seat = acting[0]
        before = game.scene(match.observation(seat))
        match.play(source.choice(game.moves(match.position, seat)))
        after = game.scene(match.observation(seat))
        found.append((as_sent(before), msgspec.json.decode(encode(patch(before, after))), as_sent(after)))
    return found


def test_the_clients_own_tests_pass(tmp_path: Path) -> None:
    """In Node, by Vitest; real patches of all our games are among what they are given."""
    given = tmp_path / "patches.json"
    given.write_bytes(msgspec.json.encode([one for name in OURS for one in patches(name)]))
    done = subprocess.run(
        client.command(*client.TESTS),
        cwd=client.FOLDER,
        env={**os.environ, "KORDON_PATCHES": str(given), "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
