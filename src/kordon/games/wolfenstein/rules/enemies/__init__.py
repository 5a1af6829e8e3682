"""Enemies (WO-6xx): who wakes, in which order they act, whom they go for, what their attacks do."""
