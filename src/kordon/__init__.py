"""Kordon: a table for board games of secrets."""
