"""Moves that no person makes, and advice: in processes of their own."""
