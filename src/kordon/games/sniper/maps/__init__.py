"""Sniper Elite's maps: what they add to the shared shapes, their rules, look and compiled form."""
