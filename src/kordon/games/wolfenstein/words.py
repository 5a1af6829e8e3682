"""Every message of the game, declared with its arguments."""

from __future__ import annotations
