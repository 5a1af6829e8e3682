"""Opponents: they are given what a player in their seat would see, and nothing else.

`factory.make_bot` is the one way to get one; `levels` holds what they may be called and what they may spend.
"""
