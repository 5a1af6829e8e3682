"""Wolfenstein: four heroes against the castle, one to four players together."""
