"""Opponents: they are given what a player in their seat would see, and nothing else."""
