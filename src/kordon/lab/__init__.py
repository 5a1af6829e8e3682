"""Measuring: games by the hundred, and what they say about bots and balance."""
