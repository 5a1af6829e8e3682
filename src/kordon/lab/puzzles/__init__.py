"""Puzzles cut from games of bots: what a move is worth under a seat's own belief, and the search for them."""
