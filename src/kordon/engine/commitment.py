"""Commitments to what is hidden: a hash now, the thing itself after the game."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b, sha256
from typing import Any

from kordon.engine.records import encode


def turn_salt(seed: bytes, turn: int) -> bytes:
    """A salt that nobody can guess before the seed is shown, and everybody can compute after."""
    return blake2b(turn.to_bytes(8, "big"), digest_size=16, key=seed, person=b"kordon turn").digest()


def turn_commitment(seed: bytes, turn: int, moves: Sequence[Any]) -> str:
    """The promise published when a turn ends: one per turn, so that the number of records tells nothing."""
    return sha256(turn_salt(seed, turn) + encode(moves)).hexdigest()
