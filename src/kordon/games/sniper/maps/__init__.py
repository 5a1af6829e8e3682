"""Sniper Elite's maps: sources people draw, and the tables of steps, sight and distance made from them."""
