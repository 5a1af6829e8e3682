"""Lessons at the real table: courses as data beside a game, and one walker for all clients."""
